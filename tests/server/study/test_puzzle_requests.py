"""Puzzles and mistakes over a real connection."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serai.protocol import puzzles as wire
from serai.study.puzzles import find
from server.visitors import Place, running


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"))


async def test_a_walk_through_the_endpoints(place: Place) -> None:
    async with place.company("Ann") as (ann,):
        listed = (await ann.ask("GET", "/api/puzzles")).json()
        assert [game["game"] for game in listed["games"]] == ["jaipur", "istanbul"] and listed["due"] == 0
        shown = (await ann.ask("GET", "/api/puzzles/next?game=istanbul")).json()
        puzzle = find(shown["id"])
        assert puzzle is not None and puzzle.game == "istanbul"
        told = await ann.ask("POST", f"/api/puzzle/{puzzle.id}/try", wire.MoveTried(puzzle.tempting))
        assert told.json()["is_legal"]
        solved = await ann.ask("POST", f"/api/puzzle/{puzzle.id}/attempt", wire.Attempt(puzzle.best.move))
        assert solved.status_code == 200 and solved.json()["is_solved"] and solved.json()["counted"]
        again = (await ann.ask("GET", f"/api/puzzle/{puzzle.id}")).json()
        assert again["counts"] is False
        today = (await ann.ask("GET", "/api/puzzles/daily?game=jaipur")).json()
        (jaipur, _) = (await ann.ask("GET", "/api/puzzles")).json()["games"]
        assert jaipur["daily"] == {"day": today["day"], "id": today["id"]}
        assert (await ann.ask("GET", "/api/mistakes")).json() == {"games": []}


async def test_bad_requests_are_refused_with_a_sentence(place: Place) -> None:
    async with place.company("Ann") as (ann,):
        puzzle = (await ann.ask("GET", "/api/puzzles/next?game=jaipur")).json()["id"]
        for path, wanted in {
            "/api/puzzles/next": (400, "request.bad-parameter"),
            "/api/puzzles/next?game=chess": (400, "cli.unknown-game"),
            "/api/puzzles/next?game=jaipur&theme=x": (404, "puzzle.none"),
            "/api/puzzle/nothing": (404, "puzzle.unknown"),
            "/api/mistake/nothing": (404, "mistake.unknown"),
            "/api/mistakes/next": (404, "puzzle.none"),
        }.items():
            assert await ann.refused("GET", path) == wanted
        for move in ("nonsense", "-DDDDDD"):
            status, _ = await ann.refused("POST", f"/api/puzzle/{puzzle}/attempt", wire.Attempt(move))
            assert status in (400, 409)
        assert (await ann.refused("DELETE", "/api/mistake/nothing"))[0] == 404
