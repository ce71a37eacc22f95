"""What a page tells before its script runs, in the reader's language."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from serai.i18n.files import LANGUAGES, WEB
from serai.i18n.translator import translator
from serai.server.http import page_head, site

TEMPLATE = (WEB / "index.html").read_text("utf-8")


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page and the manifest as they are before the build, which leaves them alike."""
    (tmp_path / "index.html").write_text(TEMPLATE, "utf-8")
    (tmp_path / "manifest.webmanifest").write_bytes((WEB / "public" / "manifest.webmanifest").read_bytes())
    found = site.files(tmp_path)
    monkeypatch.setattr(site, "files", lambda: found)


def ask(path: str, language: str | None = None, public_url: str | None = None) -> httpx.Response:
    """The answer to a browser of this language."""

    async def ask() -> httpx.Response:
        app = httpx.ASGITransport(Starlette(routes=site.routes(public_url)))
        headers = {"accept-language": language} if language else {}
        async with httpx.AsyncClient(transport=app, base_url="http://test") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


def told(page: str) -> dict[str, str]:
    """The tags of a page by name."""
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_the_readers_language(language: str) -> None:
    answer = ask("/", f"{language}-XX,en;q=0.5")
    meta = told(answer.text)
    assert f'<html lang="{language}">' in answer.text
    assert meta["description"] == meta["og:description"] == translator(language)(page_head.say.site_description())
    assert meta["og:locale"] == page_head.LOCALES[language]
    assert "JavaScript" in re.findall("<noscript>(.*)</noscript>", answer.text)[0]
    assert ("Serai needs" in answer.text) == (language == "en")
    assert answer.headers["vary"] == "accept-language"


def test_a_link_may_name_its_language_for_messengers() -> None:
    assert told(ask("/?lang=ja", "fr").text)["og:locale"] == "ja_JP"
    assert told(ask("/?lang=xx", "fr").text)["og:locale"] == "fr_FR"
    assert told(ask("/").text)["og:locale"] == "en_GB"


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Serai"),
        ("/rules", "Rules"),
        ("/rules/jaipur", "How to play Jaipur"),
        ("/rules/nothing", "Serai"),
        ("/about", "About Serai"),
        ("/table/abc", "Serai"),
    ],
)
def test_pages_have_titles(path: str, title: str) -> None:
    page = ask(path).text
    assert told(page)["og:title"] == title
    assert f"<title>{title}{'' if title == 'Serai' else ' · Serai'}</title>" in page


def test_the_picture_of_a_preview_has_a_whole_address() -> None:
    assert told(ask("/").text)["og:image"] == "http://test/icons/icon-512.png"
    assert told(ask("/", public_url="https://play.test").text)["og:image"] == "https://play.test/icons/icon-512.png"


def test_a_head_is_text_and_never_markup() -> None:
    head = page_head.Head('<b>"A" & \\1</b>', "\\g<0> <script>", is_wide=True)
    page = page_head.page(TEMPLATE, head, "en", "http://test").decode()
    assert "<b>" not in page and "<script>" not in page
    assert told(page)["og:title"] == "&lt;b&gt;&quot;A&quot; &amp; \\1&lt;/b&gt;"
    assert told(page)["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_in_the_readers_language(language: str) -> None:
    answer = ask("/manifest.webmanifest", language)
    manifest = json.loads(answer.text)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    assert (manifest["lang"], manifest["name"]) == (language, "Serai")
    assert manifest["description"] == translator(language)(page_head.say.site_description())
    assert manifest["icons"]
