"""Puzzles and own mistakes: a position to solve, the attempt, and what is told afterwards."""

from typing import Annotated

from msgspec import Meta, Struct

from serai.core.options import Value
from serai.core.wire import EventObject, GameScreen, Said
from serai.protocol.commands import MoveText
from serai.protocol.tables import GameView


class RatingInfo(Struct, frozen=True):
    """A rating, where it truly is nineteen times of twenty, and from how many attempts."""

    value: int
    low: int
    high: int
    attempts: int


class PositionToSolve(Struct, frozen=True, omit_defaults=True):
    """A position to solve, as the player to move sees it. Nothing in it tells the solution."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    #: How many play, and the seat that is to move: the solver's.
    seats: int
    seat: int
    shown: GameView
    #: How hard a puzzle is; null for a mistake of the player.
    rating: int | None = None
    #: Whether the next attempt is rated; for a mistake: whether it is due.
    counts: bool = True
    #: The date of a daily puzzle, `2026-11-17`.
    day: str | None = None


class Attempt(Struct, frozen=True):
    """The move that is thought to solve a position, written as in records."""

    move: MoveText


class MoveTried(Struct, frozen=True, omit_defaults=True):
    """Ask what a move would do in a position to solve. Give either `move` or `parts`."""

    move: MoveText | None = None
    #: As in the command `try`.
    parts: Annotated[dict[str, str | int | dict[str, int] | None], Meta(max_length=16)] | None = None


class MoveTold(Struct, frozen=True):
    """What a move would do, or why it cannot be made."""

    is_legal: bool
    say: Said


class MoveValued(Struct, frozen=True, omit_defaults=True):
    """A move, the chance to win with it, and what it gives up beside the best."""

    move: str
    say: Said
    value: float
    loss: float
    solves: bool = False
    #: Whether it is the one that was tried.
    is_yours: bool = False
    #: Whether it is the one that `Solution.facts` compare with the best.
    is_compared: bool = False
    #: How many moves for the same thing, paid otherwise, were judged and are left out; and the best chance of them.
    other_ways: int = 0
    other_value: float = 0.0


class Solution(Struct, frozen=True, omit_defaults=True):
    """Whether an attempt solves the position, and everything about it."""

    is_solved: bool
    move: str
    #: The moves that were judged, best first, of those that differ only in what is paid the best alone; the one that
    #: was tried is among them if it was judged.
    moves: tuple[MoveValued, ...]
    #: Sentences about what the tried move gives up, or about the most tempting one if it was right.
    facts: tuple[Said, ...]
    #: The move those sentences are about.
    about: Said
    themes: tuple[str, ...]
    #: The best move as it happens on the table: its events, and the table after it.
    events: tuple[EventObject, ...]
    after: GameScreen
    #: Whether the attempt counted.
    counted: bool
    #: The solver's rating after it, and by how much it changed; null for a mistake.
    rating: RatingInfo | None = None
    change: int = 0
    #: The puzzle's rating after it.
    puzzle_rating: int | None = None
    #: When a mistake is due again, in milliseconds since 1970; and where it was made.
    due_at: int | None = None
    table: str | None = None
    step: int | None = None


class ThemeListed(Struct, frozen=True):
    """A kind of mistake, its name, and how many positions there are of it."""

    theme: str
    say: Said
    count: int


class DailyListed(Struct, frozen=True, omit_defaults=True):
    """The puzzle of the day, and how one's attempt at it went; null before."""

    day: str
    id: str
    is_solved: bool | None = None


class PuzzleGame(Struct, frozen=True, omit_defaults=True):
    """The puzzles of a game."""

    game: str
    count: int
    tried: int
    solved: int
    themes: tuple[ThemeListed, ...]
    daily: DailyListed | None = None
    #: Null before the first attempt.
    rating: RatingInfo | None = None


class PuzzlesListed(Struct, frozen=True):
    """The puzzles of all games, and how many of the player's own mistakes are due."""

    games: tuple[PuzzleGame, ...]
    mistakes: int
    due: int


class MistakeGame(Struct, frozen=True):
    """Your mistakes in a game, and how many of them are due."""

    game: str
    count: int
    due: int
    themes: tuple[ThemeListed, ...]


class MistakesListed(Struct, frozen=True, omit_defaults=True):
    """Your mistakes: by game and theme, and when the next is due (null if there are none, or some are now)."""

    games: tuple[MistakeGame, ...]
    next_due_at: int | None = None
