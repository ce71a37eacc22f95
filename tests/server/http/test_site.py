"""The web app as the server hands it out: what may be kept, what must be asked for anew, what is a page."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from serai.i18n.files import LANGUAGES
from serai.server.http import site

#: Compressed JavaScript of the first load of home and of a table, at most; the build itself refuses more.
HOME, TABLE = 100_000, 150_000


class Client:
    """Asks the routes of the app, without a network."""

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return self.ask("GET", path, headers)

    def post(self, path: str) -> httpx.Response:
        return self.ask("POST", path)

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def ask() -> httpx.Response:
            app = httpx.ASGITransport(Starlette(routes=site.routes()))
            async with httpx.AsyncClient(transport=app, base_url="http://test") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(ask())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small app in place of the real one."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Serai</title>", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text("console.log(1)", "utf-8")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"console.log(1)"))
    (tmp_path / "sw.js").write_text("// worker", "utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", "utf-8")
    (tmp_path / ".built").write_text("secret", "utf-8")
    found = site.files(tmp_path)
    monkeypatch.setattr(site, "files", lambda: found)
    yield tmp_path


@pytest.fixture
def client(folder: Path) -> Client:
    return Client()


def test_hashed_assets_may_be_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/main-1a2b.js")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/", "/sw.js", "/manifest.webmanifest"])
def test_everything_else_is_asked_for_anew(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_compressed_forms_for_who_takes_them(client: Client) -> None:
    path = "/assets/main-1a2b.js"
    plain = client.get(path, headers={"accept-encoding": "identity"})
    small = client.get(path, headers={"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["vary"] == "accept-encoding"
    assert small.content == plain.content
    assert small.headers["etag"] != plain.headers["etag"]
    assert "content-encoding" not in client.get(path, headers={"accept-encoding": "gzip;q=0"}).headers


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/abc123", "/join/abc123/secret", "/rules/jaipur", "/no/such/page"]
)
def test_pages_are_the_app(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html><title>") and answer.text.endswith("Serai</title>")


@pytest.mark.parametrize(
    "path",
    ["/api", "/api/nothing", "/assets/old-9z.js", "/favicon.ico", "/.built", "/..%2fapp.py", "/assets/../app.py"],
)
def test_what_is_neither_file_nor_page_is_refused_as_json(client: Client, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "fr"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "request.unknown-path"


def test_a_page_cannot_be_changed(client: Client) -> None:
    assert client.post("/table/abc123").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_app_that_was_not_built_says_what_to_do(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(site, "files", dict)
    answer = Client().get("/", headers={"accept-language": language})
    assert answer.status_code == 503
    assert "make play" in answer.text
    assert f'lang="{language}"' in answer.text


built = pytest.mark.skipif(
    not (site.FOLDER / "index.html").is_file(), reason="the web app was not built: make test does"
)


@built
def test_the_first_load_is_small() -> None:
    first = json.loads((site.FOLDER / "sizes.json").read_text("utf-8"))["first"]
    assert 10_000 < first.pop("home") <= HOME
    assert set(first) == {"istanbul", "jaipur"}
    assert all(10_000 < size <= TABLE for size in first.values())


@built
def test_the_built_app_is_whole() -> None:
    found = site.files(site.FOLDER)
    page = found["/index.html"].forms[""].decode()
    for name in found:
        if name.startswith("/assets/"):
            assert {"", "br", "gzip"} <= set(found[name].forms) or found[name].kind.startswith(("image/", "font/"))
    named = [part.split('"')[0] for part in page.split('="')[1:]]
    files = [path for path in named if path.startswith("/")]
    assert len(files) >= 4
    for path in files:
        assert path in found, path
    worker = found["/sw.js"].forms[""].decode()
    assert "index.html" not in worker, "a page is never kept"
    assert all(name in worker for name in found if name.startswith("/assets/") and name.endswith((".js", ".css")))


@built
def test_the_page_obeys_the_content_policy() -> None:
    page = site.files(site.FOLDER)["/index.html"].forms[""].decode()
    assert "<style" not in page and "style=" not in page
    assert "<script>" not in page
