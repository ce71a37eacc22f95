"""The web app, as it was built into `site/`: hashed assets for ever, everything else asked for anew each time.

Any path that is no file of ours and not below `/api` is a page of the app: `/table/ID`, `/join/TABLE/SECRET`. The app
itself says when there is no such page. A page and the manifest are in the reader's language (`page_head.py`). A link to
a seat is `/join/TABLE/SECRET`; its secret stays out of logs (`logs.path_of`), and no header tells it to others
(`referrer-policy`).
"""

import hashlib
import html
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from serai.core.errors import GameError
from serai.i18n import messages as say
from serai.i18n.translator import translator
from serai.server.http import link_previews, page_head
from serai.server.http.cached import Cached, answer
from serai.server.http.errors import language_of, refused

FOLDER = Path(__file__).resolve().parents[1] / "site"
#: What a browser may be told about a file; others are not served.
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
#: Compressed neighbours of a file.
SUFFIXES = {"br": ".br", "gzip": ".gz"}
#: The name of a hashed file changes with its content.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ANEW = "no-cache"


@cache
def files(folder: Path = FOLDER) -> dict[str, Cached]:
    """All files by path, read once: the app is small, and a request must not wait for a disk."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix not in TYPES or not path.is_file():
            continue
        name = "/" + path.relative_to(folder).as_posix()
        forms = {"": path.read_bytes()}
        for encoding, suffix in SUFFIXES.items():
            if (smaller := path.with_name(path.name + suffix)).is_file():
                forms[encoding] = smaller.read_bytes()
        status = path.stat()
        is_hashed = name.startswith("/assets/")
        etag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
        found[name] = Cached(TYPES[path.suffix], FOR_EVER if is_hashed else ASK_ANEW, etag, forms)
    return found


def worded(content: bytes, kind: str, request: Request) -> Response:
    """What is said in the reader's language: asked for anew each time, by language and by content."""
    etag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    headers = {"cache-control": ASK_ANEW, "etag": etag, "vary": "accept-language"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=kind)


def page(request: Request, head: page_head.Head, language: str, public_url: str | None) -> Response:
    """The app with this head."""
    if (built := files().get("/index.html")) is None:
        return not_built(language)
    template = built.forms[""].decode()
    content = page_head.page(template, head, language, page_head.origin_for(request, public_url))
    return worded(content, TYPES[".html"], request)


async def serve(request: Request, public_url: str | None = None) -> Response:
    """A file, or the app for a path that is one of its pages."""
    path, found = request.url.path, files()
    is_read = request.method in ("GET", "HEAD")
    if path == "/manifest.webmanifest" and path in found and is_read:
        content = page_head.manifest(found[path].forms[""].decode(), page_head.language_for(request))
        return worded(content, TYPES[".webmanifest"], request)
    if path in found and path != "/index.html" and is_read:
        return answer(found[path], request)
    is_page = not path.startswith(("/api/", "/assets/")) and path != "/api" and "." not in path.rpartition("/")[2]
    if not is_read or not (is_page or path == "/index.html"):
        return refused(GameError("request.unknown-path"), language_of(request.scope["headers"]), 404)
    language = page_head.language_for(request)
    head = await link_previews.head_for(request, language, frozenset(found))
    return page(request, head, language, public_url)


def not_built(language: str) -> Response:
    """The page of a server whose web app was not built: it says how to."""
    text = translator(language)
    title, what = html.escape(text(say.site_missing())), html.escape(text(say.site_build()))
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Serai</title>'
    page = f"{head}<h1>{title}</h1><p>{what}</p>"
    return Response(page, 503, {"cache-control": "no-store"}, media_type="text/html")


class _Pages(Route):
    """Everything that nothing else answers."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Below `/api` others come first, even with a method they do not have."""
        match, found = super().matches(scope)
        is_ours = match != Match.FULL or not (scope["path"] + "/").startswith("/api/")
        return match if is_ours else Match.PARTIAL, found


def routes(public_url: str | None = None) -> list[Route]:
    """One for everything that nothing else answers; it comes last."""

    async def pages(request: Request) -> Response:
        return await serve(request, public_url)

    methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    return [_Pages("/{path:path}", pages, methods=methods, include_in_schema=False)]
