"""What a server offers to play, and how ready it is."""

from functools import cache
from typing import Any, Literal

from msgspec import Struct

from serai import games
from serai.core.catalogue import GameInfo, game_info


class LessonInfo(Struct, frozen=True):
    """A lesson of a game; its name is the message `<game>-lesson-<id>`."""

    id: str
    #: How long it takes.
    minutes: int


class GamesListed(Struct, frozen=True):
    """All games that can be played here, each a `GameInfo`."""

    games: tuple[Any, ...]
    #: By game; the first one teaches how it is played.
    lessons: dict[str, tuple[LessonInfo, ...]] = {}


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
