"""What a server offers to play, and how ready it is."""

from typing import Any, Literal

from msgspec import Struct

from serai.core.catalogue import GameInfo, LevelInfo, OptionInfo
from serai.core.wire import MessageObject


class LessonInfo(Struct, frozen=True):
    """A lesson of a game; its name is the message `<game>-lesson-<id>`."""

    id: str
    #: How long it takes.
    minutes: int


class GameInShort(Struct, frozen=True):
    """A game as a list of games shows it: everything but its components, which are a hundred times as much."""

    id: str
    name: MessageObject
    #: The version of its rules.
    rules: int
    #: How many may play.
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    #: The first one teaches how it is played.
    lessons: tuple[LessonInfo, ...] = ()


class GamesInShort(Struct, frozen=True):
    """All games that can be played here, without their components."""

    games: tuple[GameInShort, ...]


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


class ServerStatus(Struct, frozen=True):
    """What this server is, and how ready it is, by game."""

    version: str
    protocol: int
    games: dict[str, GameStatus]


def in_short(game: GameInfo, lessons: tuple[LessonInfo, ...] = ()) -> GameInShort:
    """A game without its components."""
    return GameInShort(game.id, game.name, game.rules, game.seats, game.options, game.levels, lessons)
