"""The endpoints of the catalogue: the games in short, one game whole, all games whole. Made and compressed once."""

import asyncio
from functools import cache

import msgspec
from starlette.responses import Response

from serai import games
from serai.bots.levels import NUMBERS
from serai.core.catalogue import GameInfo, game_info
from serai.core.errors import BadInput
from serai.protocol.catalogue import GamesInShort, GamesListed, LessonInfo, in_short
from serai.server.http.cached import KEPT_A_DAY, Cached, answer, compressed
from serai.server.http.endpoints import Asked, Endpoint
from serai.server.tables import lesson_files


async def read_games(asked: Asked) -> Response:
    """All games: their options, levels and components; and their lessons."""
    return await _answer(asked, "all")


async def read_games_in_short(asked: Asked) -> Response:
    """All games without their components, small enough for every visit."""
    return await _answer(asked, "short")


async def read_game(asked: Asked) -> Response:
    """One game with its components."""
    return await _answer(asked, f"game {asked.request.path_params['game']}")


async def _answer(asked: Asked, name: str) -> Response:
    found = (await asyncio.to_thread(_contents)).get(name)
    if found is None:
        raise BadInput("request.unknown-path")
    return answer(found, asked.request)


def catalogue() -> tuple[GameInfo, ...]:
    """Every game with its options, its components and all levels of its bots."""
    return tuple(game_info(games.definition(name), NUMBERS) for name in games.offered())


@cache
def _contents() -> dict[str, Cached]:
    """Every answer by its name."""
    whole = catalogue()
    lessons = {game.id: tuple(LessonInfo(*one) for one in lesson_files.listed(game.id)) for game in whole}
    contents: dict[str, object] = {f"game {game.id}": game for game in whole}
    contents |= {
        "short": GamesInShort(tuple(in_short(game, lessons[game.id]) for game in whole)),
        "all": GamesListed(whole, lessons),
    }
    return {
        name: compressed(msgspec.json.encode(content), "application/json", KEPT_A_DAY)
        for name, content in contents.items()
    }


ENDPOINTS = (
    Endpoint("GET", "/api/games", read_games, GamesListed),
    # `GamesInShort` and `GameInfo`: messages within messages, which a schema cannot tell.
    Endpoint("GET", "/api/games-in-short", read_games_in_short, None),
    Endpoint("GET", "/api/games/{game}", read_game, None),
)
