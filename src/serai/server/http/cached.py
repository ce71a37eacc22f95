"""Answers that are the same for everybody: made once, compressed once, with a tag that saves sending them again."""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

#: Encodings that are kept ready, best first.
ENCODINGS = ("br", "gzip")
#: Shown at once from the browser's cache, and asked for anew behind that: what a new server says is seen a look later.
KEPT_A_DAY = "public, max-age=60, stale-while-revalidate=86400"


@dataclass(frozen=True, slots=True)
class Cached:
    """The content of an answer with its compressed forms by encoding; the form "" is plain."""

    kind: str
    cache: str
    etag: str
    forms: dict[str, bytes]


def compressed(content: bytes, kind: str, cache: str) -> Cached:
    """An answer made from its content, compressed here."""
    # Without a time in it: the same content has the same bytes at every worker.
    forms = {"": content, "gzip": gzip.compress(content, 9, mtime=0)}
    return Cached(kind, cache, f'"{blake2b(content, digest_size=12).hexdigest()}"', forms)


def accepted(header: str) -> Iterable[str]:
    """The encodings a browser takes, of ours and best first, and then none."""
    taken = {part.partition(";")[0].strip() for part in header.split(",") if not part.strip().endswith("q=0")}
    return (*(encoding for encoding in ENCODINGS if encoding in taken), "")


def answer(cached: Cached, request: Request) -> Response:
    """The answer in the form the browser takes, or that it has not changed."""
    encoding = next(one for one in accepted(request.headers.get("accept-encoding", "")) if one in cached.forms)
    # A form of its own has a tag of its own.
    etag = cached.etag if not encoding else f'{cached.etag[:-1]}-{encoding}"'
    headers = {"cache-control": cached.cache, "etag": etag, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(cached.forms[encoding], headers=headers, media_type=cached.kind)
