"""Skill as a number: 1,000 times the mean loss of a decision, with its interval. Lower is better."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path

#: How much each level errs, by game, as `bench/review.py` finds it.
SCALE = Path(__file__).with_name("scale.json")
#: Levels that err as much as a player: more of them than this tell nothing.
MOST_LEVELS = 3
_SCALED = 1000


@dataclass(frozen=True, slots=True)
class Skill:
    """The mean loss over some decisions; nothing if there were none."""

    decisions: int
    total: float = 0.0
    squares: float = 0.0

    @property
    def number(self) -> float | None:
        """1,000 times the mean loss."""
        return _SCALED * self.total / self.decisions if self.decisions else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the number would lie with many more decisions of the same player, 95 times of 100."""
        if self.decisions < 2:
            return None
        count, mean = self.decisions, self.total / self.decisions
        variance = max(0.0, self.squares / count - mean**2) * count / (count - 1)
        # Student's factor, near enough from five decisions on
        margin = (1.96 + 2.5 / (count - 1)) * sqrt(variance / count)
        return max(0.0, _SCALED * (mean - margin)), _SCALED * (mean + margin)

    def __add__(self, other: Skill) -> Skill:
        """Over the decisions of both."""
        return Skill(self.decisions + other.decisions, self.total + other.total, self.squares + other.squares)


def skill_of(losses: Iterable[float]) -> Skill:
    """The skill shown by the losses of single decisions, in chances to win."""
    kept = list(losses)
    return Skill(len(kept), sum(kept), sum(loss**2 for loss in kept))


@cache
def scale_of(game: str) -> tuple[float, ...]:
    """The skill numbers of the levels, the lowest level first; none for a game that was never measured."""
    found: dict[str, Sequence[float]] = json.loads(SCALE.read_text("utf-8")) if SCALE.exists() else {}
    return tuple(found.get(game, ()))


def tells(levels: tuple[int, int]) -> bool:
    """Whether levels that err as much say anything: a range of nearly all of them does not."""
    lowest, highest = levels
    return highest - lowest < MOST_LEVELS


def levels_like(game: str, skill: Skill) -> tuple[int, int] | None:
    """The lowest and the highest level that err as much, as far as can be told; nothing without figures."""
    scale, number, interval = scale_of(game), skill.number, skill.interval
    if not scale or number is None or interval is None:
        return None
    low, high = interval
    nearest = min(range(len(scale)), key=lambda level: abs(scale[level] - number))
    alike = [level for level, error in enumerate(scale) if low <= error <= high] + [nearest]
    return min(alike) + 1, max(alike) + 1
