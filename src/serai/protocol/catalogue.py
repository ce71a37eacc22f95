"""What a server offers to play, and how ready it is."""

from functools import cache
from typing import Any, Literal

from msgspec import Struct

from serai import games
from serai.core.catalogue import GameInfo, game_info


class GamesListed(Struct, frozen=True):
    """All games that can be played here, each a `GameInfo`."""

    games: tuple[Any, ...]


class GameStatus(Struct, frozen=True):
    """Whether a game can be begun at once; its first start on a machine compiles the rules, about a minute."""

    rules: Literal["ready", "warming"]
    #: Without bots there are still people to play with.
    bots: Literal["ready", "warming", "away"]


class StatusShown(Struct, frozen=True):
    """What this server is, and how ready it is, by game."""

    version: str
    protocol: int
    games: dict[str, GameStatus]


@cache
def catalogue(levels: tuple[int, ...]) -> tuple[GameInfo, ...]:
    """Every game with its options, components and the given levels of its bots; made once."""
    return tuple(game_info(games.definition(name), levels) for name in games.offered())
