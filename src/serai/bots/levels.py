"""Levels 1 to 5: from a beginner who errs as people do to full strength, the same on every machine.

A level is so many iterations of the search and a policy that chooses among the moves it has looked at; never a time.
What a level is called and how it plays in words is the game's own text (`level-name`, `level-character`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp
from statistics import pstdev

from serai.bots.greedy import appraisals
from serai.bots.interface import Budget, Decision
from serai.bots.search import Search
from serai.core.random import Random, below
from serai.core.view import View

NUMBERS = (1, 2, 3, 4, 5)
#: The level one plays against when nothing is said.
USUAL = 3


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level thinks, and how it errs."""

    #: Iterations of the search; 0: it looks one move ahead, as `greedy` does.
    iterations: int
    #: How freely it takes a worse move, in units of the spread of the moves' values; 0: never knowingly.
    temperature: float = 0.0
    #: The chance to overlook a complicated move. The shorter a move is to write, the easier it is seen.
    blindness: float = 0.0


USUAL_LEVELS = (Level(0, 0.5, 0.7), Level(0, 0.15, 0.2), Level(20, 0.22, 0.2), Level(150, 0.12, 0.1), Level(4000))
#: By game; other games have the usual ones.
LEVELS: Mapping[str, tuple[Level, ...]] = {
    "istanbul": (*USUAL_LEVELS[:2], Level(20, 0.3, 0.15), Level(80, 0.12, 0.08), Level(4000)),
}


class Leveled:
    """The bot of a level."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._search = Search()

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """Think as much as the level does, and choose as it would; the budget is the level's own."""
        level = LEVELS.get(view.game.id, USUAL_LEVELS)[self.number - 1]
        if level.iterations:
            thought = self._search.choose(view, Budget(iterations=level.iterations), random)
            values, best = dict(thought.values), thought.code
        else:
            values = appraisals(view)
            best, thought = _highest(values, random), Decision(0)
        noticed = {code: value for code, value in values.items() if not _overlooks(level, view, code, random)}
        if noticed and level.temperature > 0:
            best = _softly(noticed, level.temperature, random)
        elif noticed and best not in noticed:
            best = _highest(noticed, random)
        return Decision(best, thought.values, thought.visits, thought.iterations)


def _overlooks(level: Level, view: View, code: int, random: Random) -> bool:
    """Whether this move is not noticed: `+G` always is, `+DGS-LLK` often is not."""
    return level.blindness > 0 and _uniform(random) < level.blindness * (1 - 2 / len(view.game.write(code)))


def _softly(values: Mapping[int, float], temperature: float, random: Random) -> int:
    """A move by the odds of its value: the better, the likelier."""
    width = temperature * pstdev(values.values())
    if width == 0:
        return _highest(values, random)
    best = max(values.values())
    odds = {code: exp((value - best) / width) for code, value in values.items()}
    left = _uniform(random) * sum(odds.values())
    for code, weight in odds.items():
        left -= weight
        if left < 0:
            return code
    return code


def _highest(values: Mapping[int, float], random: Random) -> int:
    """A move of the highest value; ties are broken at random."""
    best = max(values.values())
    choices = [code for code, value in values.items() if value == best]
    return int(choices[below(random, len(choices))])


def _uniform(random: Random) -> float:
    """A number from 0 to 1, 1 not included."""
    return int(below(random, 2**32)) / 2**32
