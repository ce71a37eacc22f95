"""How somebody plays, in plain numbers: shares of the kinds of moves, when they come, and the best single move.

The kinds are those a game declares its moves by, so another game needs nothing here. A moment lies between 0, the first
own move of a round, and 1, the last one; a game without rounds is one round. Beside it stands how level 5 plays
(`habits.json` in the folder of a game, made by `bench/habits.py`).
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from serai import games
from serai.core.defaults import plain_text
from serai.core.message import Message
from serai.core.record import Record

#: Its place in the folder of a game.
FILE = "habits.json"


@dataclass(slots=True)
class Habit:
    """How often a kind of move was made, and the sum of the moments it was made at."""

    count: int = 0
    moments: float = 0.0

    @property
    def moment(self) -> float | None:
        """When it comes on average; nothing if it never came."""
        return self.moments / self.count if self.count else None


Habits = dict[str, Habit]


@dataclass(slots=True)
class SeatPlay:
    """How one seat played a game."""

    habits: Habits = field(default_factory=dict)
    #: The most that one move brought (`Definition.feat`), and the number of its entry of the log; nothing if none did.
    feat: int = 0
    feat_step: int | None = None


def kinds(game: str) -> list[str]:
    """The names of the kinds of moves that players of a game make, in the order they are declared."""
    moves = games.definition(game).moves.by_kind.values()
    return [name_of(move) for move in moves if not move.is_chance]


def name_of(move: type[Any]) -> str:
    """The name of a kind of move: `take-camels`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", move.__name__).lower()


def kind_label(game: str, kind: str) -> Message:
    """What a kind of move is called: the message `<id>-move-kind`, or its plain name where a game has no such text."""
    label = Message(f"{game}-move-kind", {"kind": kind.title().replace("-", "")})  # as the class is called
    return label if label.key in _english(game) else plain_text(kind.replace("-", " "))


def feat_label(game: str, amount: int) -> Message:
    """What a feat is called: the message `<id>-feat`, or its number where a game has no such text."""
    label = Message(f"{game}-feat", {"amount": amount})
    return label if label.key in _english(game) else plain_text(str(amount))


@cache
def _english(game: str) -> str:
    file = games.definition(game).folder / "text" / "en.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def seat_plays(record: Record) -> list[SeatPlay]:
    """How each seat played a game, over all of its rounds; the record is played through once."""
    definition, game = record.game.definition, record.game
    found = [SeatPlay() for _ in range(game.seats)]
    round: list[list[str]] = [[] for _ in range(game.seats)]
    mask = (1 << definition.moves.kind_bits) - 1
    names = {number: name_of(kind) for number, kind in definition.moves.by_kind.items()}
    for step, (before, code, after) in enumerate(record.steps()):
        if (seat := before.mover) >= 0:
            round[seat].append(names[code & mask])
            feat = definition.feat(before, code, after)
            if feat > found[seat].feat:
                found[seat].feat, found[seat].feat_step = feat, step
        if definition.milestone(after):
            _end_round(found, round)
    _end_round(found, round)
    return found


def _end_round(found: list[SeatPlay], round: list[list[str]]) -> None:
    """Add what each seat did in a round, and begin another one."""
    for play, made in zip(found, round):
        for number, kind in enumerate(made):
            habit = play.habits.setdefault(kind, Habit())
            habit.count += 1
            habit.moments += (number + 0.5) / len(made)
        made.clear()


def added(several: Iterable[Mapping[str, Habit]]) -> Habits:
    """The habits of several games together."""
    total: Habits = {}
    for habits in several:
        for kind, one in habits.items():
            habit = total.setdefault(kind, Habit())
            habit.count += one.count
            habit.moments += one.moments
    return total


def to_object(habits: Mapping[str, Habit]) -> dict[str, list[float]]:
    """Habits as they are stored: by kind, how often and the sum of moments."""
    return {kind: [one.count, round(one.moments, 4)] for kind, one in habits.items()}


def from_object(stored: Mapping[str, Any]) -> Habits:
    """Habits as they were stored."""
    return {kind: Habit(int(count), float(moments)) for kind, (count, moments) in stored.items()}


@cache
def strong_play(game: str, seats: int) -> Habits:
    """How level 5 plays with this number of seats, by self-play; nothing where that was not measured."""
    file = games.definition(game).folder / FILE
    if not file.is_file():
        return {}
    return from_object(json.loads(file.read_text("utf-8"))["seats"].get(str(seats), {}))
