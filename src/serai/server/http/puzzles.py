"""The REST endpoints of puzzles, and of a guest's own mistakes."""

import asyncio
from datetime import UTC, datetime

from starlette.responses import Response

from serai import games
from serai.core.errors import BadInput
from serai.protocol import puzzles as wire
from serai.server.http.endpoints import Asked, Endpoint, query
from serai.server.study.puzzles import position_of


def _today() -> datetime:
    return datetime.now(UTC)


def _game(asked: Asked) -> str | None:
    """The game behind the question mark, if there is one."""
    game = asked.query("game")
    if game is not None and game not in games.names():
        raise BadInput("cli.unknown-game", game=game[:40], allowed=", ".join(games.names()))
    return game


def _needed(asked: Asked) -> str:
    game = _game(asked)
    if game is None:
        raise BadInput("request.bad-parameter", name="game")
    return game


async def read_puzzles(asked: Asked) -> wire.PuzzlesListed:
    """The puzzles of all games, your ratings, the puzzles of the day."""
    guest, service = await asked.guest_id(), asked.service
    mistakes = await asyncio.to_thread(service.mistakes.counts, guest)
    return await asyncio.to_thread(service.puzzles.listed, guest, _today().date(), mistakes)


async def next_puzzle(asked: Asked) -> wire.PositionToSolve:
    """A puzzle of a game that fits your rating and that you have not tried."""
    game, puzzles, guest = _needed(asked), asked.service.puzzles, await asked.guest_id()
    found = await asyncio.to_thread(puzzles.next, guest, game, asked.query("theme"))
    return await asyncio.to_thread(puzzles.shown, guest, found)


async def daily_puzzle(asked: Asked) -> wire.PositionToSolve:
    """The puzzle of the day of a game, the same for everybody."""
    game, puzzles, day = _needed(asked), asked.service.puzzles, _today().date()
    found = await asyncio.to_thread(puzzles.daily, game, day)
    if found is None:
        raise BadInput("puzzle.none")
    return await asyncio.to_thread(puzzles.shown, await asked.guest_id(), found, day.isoformat())


async def read_puzzle(asked: Asked) -> wire.PositionToSolve:
    """A puzzle by its id."""
    puzzles = asked.service.puzzles
    found = await asyncio.to_thread(puzzles.find, _id(asked))
    return await asyncio.to_thread(puzzles.shown, await asked.guest_id(), found)


async def try_puzzle(asked: Asked) -> wire.MoveTold:
    """What a move would do in a puzzle; nothing is attempted."""
    found = await asyncio.to_thread(asked.service.puzzles.find, _id(asked))
    return await asyncio.to_thread(lambda: position_of(found).told(asked.body))


async def attempt_puzzle(asked: Asked) -> wire.Solution:
    """Solve a puzzle by a move; your first attempt is rated."""
    puzzles, guest = asked.service.puzzles, await asked.guest()
    found = await asyncio.to_thread(puzzles.find, _id(asked))
    return await asked.service.writes(puzzles.attempt, guest.id, found, asked.body.move)


async def read_mistakes(asked: Asked) -> wire.MistakesListed:
    """Your own mistakes, by game and theme."""
    guest = await asked.guest()
    return await asyncio.to_thread(asked.service.mistakes.listed, guest.id)


async def next_mistake(asked: Asked) -> wire.PositionToSolve:
    """The mistake of yours that is to be repeated next."""
    guest, game = await asked.guest(), _game(asked)
    return await asyncio.to_thread(asked.service.mistakes.next, guest.id, game, asked.query("theme"))


async def read_mistake(asked: Asked) -> wire.PositionToSolve:
    """A mistake of yours by its id."""
    guest = await asked.guest()
    return await asyncio.to_thread(asked.service.mistakes.shown, guest.id, _id(asked))


async def try_mistake(asked: Asked) -> wire.MoveTold:
    """What a move would do there; nothing is attempted."""
    guest = await asked.guest()
    return await asyncio.to_thread(asked.service.mistakes.told, guest.id, _id(asked), asked.body)


async def attempt_mistake(asked: Asked) -> wire.Solution:
    """Solve a mistake of yours by a better move."""
    mistakes, guest, id = asked.service.mistakes, await asked.guest(), _id(asked)
    position, move = await asyncio.to_thread(mistakes.position, guest.id, id, asked.body.move)
    position = await mistakes.judged(position, move)
    return await asked.service.writes(mistakes.attempt, guest.id, id, position, move)


async def remove_mistake(asked: Asked) -> Response:
    """Take a mistake out of your deck."""
    guest = await asked.guest()
    await asked.service.writes(asked.service.mistakes.remove, guest.id, _id(asked))
    return Response(b"{}", media_type="application/json")


def _id(asked: Asked) -> str:
    return str(asked.request.path_params["id"])


_GAME = query("game", "a game by its id", type="string")
_THEME = query("theme", "a kind of mistake; the game lists them", type="string")

ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", read_puzzles, wire.PuzzlesListed),
    Endpoint("GET", "/api/puzzles/next", next_puzzle, wire.PositionToSolve, queries=(_GAME, _THEME)),
    Endpoint("GET", "/api/puzzles/daily", daily_puzzle, wire.PositionToSolve, queries=(_GAME,)),
    Endpoint("GET", "/api/puzzle/{id}", read_puzzle, wire.PositionToSolve),
    Endpoint("POST", "/api/puzzle/{id}/try", try_puzzle, wire.MoveTold, wire.MoveTried),
    Endpoint("POST", "/api/puzzle/{id}/attempt", attempt_puzzle, wire.Solution, wire.Attempt),
    Endpoint("GET", "/api/mistakes", read_mistakes, wire.MistakesListed),
    Endpoint("GET", "/api/mistakes/next", next_mistake, wire.PositionToSolve, queries=(_GAME, _THEME)),
    Endpoint("GET", "/api/mistake/{id}", read_mistake, wire.PositionToSolve),
    Endpoint("POST", "/api/mistake/{id}/try", try_mistake, wire.MoveTold, wire.MoveTried),
    Endpoint("POST", "/api/mistake/{id}/attempt", attempt_mistake, wire.Solution, wire.Attempt),
    Endpoint("DELETE", "/api/mistake/{id}", remove_mistake, None),
)
