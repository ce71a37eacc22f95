"""The catalogue of games on the wire: small, compressed, kept by browsers; complete for clients that ask for it."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from starlette.applications import Starlette

from serai import games
from serai.bots.levels import NUMBERS
from serai.protocol.catalogue import GamesListed
from serai.server.http.catalogue import ENDPOINTS, catalogue
from serai.server.http.endpoints import openapi

#: What home may ask of the line, in bytes.
MOST = 15_000


def get(path: str, **headers: str) -> httpx.Response:
    """Ask, without a network; what a browser would send besides is in `headers`."""

    async def nothing(*_: object) -> None:
        """Nobody is refused."""

    async def ask() -> httpx.Response:
        app = Starlette(routes=[endpoint.route() for endpoint in ENDPOINTS])
        app.state.service = SimpleNamespace(limits=SimpleNamespace(require=nothing))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
            return await client.get(path, headers={name.replace("_", "-"): text for name, text in headers.items()})

    return asyncio.run(ask())


def test_home_gets_all_games_in_few_bytes() -> None:
    answer = get("/api/games-in-short", accept_encoding="br, gzip")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < MOST / 3
    assert len(answer.content) < MOST  # even by who takes no compression
    listed = answer.json()["games"]
    assert [game["id"] for game in listed] == list(games.offered())
    for game in listed:
        assert {"id", "name", "rules", "seats", "options", "levels", "lessons"} == set(game)
        assert len(game["levels"]) == len(NUMBERS)


@pytest.mark.parametrize("path", ["/api/games-in-short", "/api/games", "/api/games/jaipur"])
def test_it_is_kept_and_sent_again_only_if_it_has_changed(path: str) -> None:
    plain, small = get(path, accept_encoding="identity"), get(path, accept_encoding="gzip")
    assert plain.content == small.content and "content-encoding" not in plain.headers
    assert plain.headers["etag"] != small.headers["etag"]
    assert plain.headers["vary"] == "accept-encoding"
    assert "max-age=60" in plain.headers["cache-control"] and "set-cookie" not in plain.headers
    again = get(path, accept_encoding="gzip", if_none_match=small.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_clients_of_before_get_what_they_got() -> None:
    whole = json.loads(msgspec.json.encode(GamesListed(catalogue())))
    listed = get("/api/games").json()
    assert set(listed.pop("lessons")) == set(games.offered())
    assert listed == {"games": whole["games"]}
    for game in whole["games"]:
        assert get(f"/api/games/{game['id']}").json() == game
    assert all(int(get(f"/api/games/{name}").headers["content-length"]) < MOST for name in games.offered())


def test_there_is_no_other_game() -> None:
    answer = get("/api/games/x", accept_language="it")
    assert (answer.status_code, answer.json()["code"]) == (404, "request.unknown-path")


def test_they_are_described() -> None:
    paths = openapi(ENDPOINTS)["paths"]
    (parameter,) = paths["/api/games/{game}"]["get"]["parameters"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("game", "path", True)
    assert "/api/games-in-short" in paths
