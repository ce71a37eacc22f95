"""What a link tells a messenger: to a table, to what was played, to a deal, to a puzzle."""

from __future__ import annotations

import html
import re
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from starlette.applications import Starlette

from serai.core.message import Message
from serai.i18n.files import LANGUAGES, WEB
from serai.i18n.translator import translator
from serai.server.http import site
from serai.server.tables.plans import Refusal
from serai.server.tables.seat_links import table_link
from serai.study.puzzles import shipped
from server.local_tables import LocalTables, local_tables

DUPLICATE = "abcdefgh12"


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page as it is before the build, and the pictures."""
    folder = tmp_path / "site"
    (folder / "previews").mkdir(parents=True)
    (folder / "index.html").write_text((WEB / "index.html").read_text("utf-8"), "utf-8")
    for picture in (WEB / "public" / "previews").glob("*.jpg"):
        (folder / "previews" / picture.name).write_bytes(picture.read_bytes())
    found = site.files(folder)
    monkeypatch.setattr(site, "files", lambda: found)


async def ask(here: LocalTables, path: str, language: str = "en", is_allowed: bool = True) -> httpx.Response:
    """The answer to a messenger of this language."""

    async def allowed(kind: str, key: str) -> bool:
        return is_allowed

    app = Starlette(routes=site.routes("https://serai.example"))
    limits, duplicates = SimpleNamespace(allowed=allowed), SimpleNamespace(game_of=game_of)
    app.state.service = SimpleNamespace(reader=here.registry.reader, limits=limits, duplicates=duplicates)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        return await client.get(path, headers={"accept-language": language})


async def game_of(id: str) -> str:
    """The game of the one duplicate match there is."""
    if id != DUPLICATE:
        raise Refusal("duplicate.unknown")
    return "istanbul"


def told(answer: httpx.Response) -> dict[str, str]:
    """The tags of a page by name."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    return {name: html.unescape(value) for name, value in found}


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
async def test_an_invitation_names_its_game_in_five_languages_and_no_secret(tmp_path: Path, game: str) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open", game)
        link = table_link(live.seed)
        for language in LANGUAGES:
            name = translator(language)(Message(f"{game}-title"))
            for path in (f"/join/{live.table.id}/{link}", f"/table/{live.table.id}"):
                answer = await ask(here, path, language)
                tags = told(answer)
                assert name in tags["og:title"] and f'<html lang="{language}">' in answer.text
                assert tags["og:image"] == f"https://serai.example/previews/{game}.jpg"
                assert tags["twitter:card"] == "summary_large_image"
                for secret in (link, live.links[1], live.seed.hex(), "Ann"):
                    assert secret not in answer.text
        picture = await ask(here, f"/previews/{game}.jpg")
        assert picture.headers["content-type"] == "image/jpeg" and len(picture.content) < 120_000


async def test_a_table_without_spectators_tells_nothing(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open", "jaipur", is_watched=False)
        plain = told(await ask(here, "/"))
        for path in (f"/join/{live.table.id}/x", f"/table/{live.table.id}", "/table/nosuchtable", "/table/No%20Id"):
            assert told(await ask(here, path)) == plain
        seen = await here.table("me open", "jaipur")
        assert told(await ask(here, f"/table/{seen.table.id}", is_allowed=False)) == plain, "too often: still a page"


async def test_links_to_what_was_played_and_to_deals_have_words_of_their_own(tmp_path: Path) -> None:
    """Each kind of link says something else, names its game, and shows its picture; an unknown one is any page."""
    puzzle = next(iter(shipped("jaipur")))
    async with local_tables(tmp_path) as here:
        table = (await here.table("me open", "jaipur")).table.id
        paths = [f"/{kind}/{table}" for kind in ("table", "replay", "review")]
        paths += ["/daily/jaipur", f"/puzzle/{puzzle}", f"/duplicate/{DUPLICATE}"]
        for language in LANGUAGES:
            text, titles, descriptions = translator(language), set(), set()
            for path in paths:
                game = "istanbul" if "duplicate" in path else "jaipur"
                tags = told(await ask(here, path, language))
                assert text(Message(f"{game}-title")) in tags["og:title"], path
                assert tags["og:image"] == f"https://serai.example/previews/{game}.jpg"
                titles.add(tags["og:title"])
                descriptions.add(tags["og:description"])
            assert len(titles) == len(descriptions) == len(paths), titles
        plain = told(await ask(here, "/"))
        for path in ("/daily/chess", "/duplicate/nosuchmatch", "/puzzle/nosuch"):
            assert told(await ask(here, path)) == plain, path
        assert told(await ask(here, f"/duplicate/{DUPLICATE}", is_allowed=False)) == plain
