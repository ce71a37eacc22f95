"""Levels 1 to 5: from a beginner who errs as people do to full strength, the same on every machine.

A level is a number of iterations of the search and a policy that chooses among the moves it looked at; never a time.
A game declares its levels (`serai.core.levels.Level`) and names them in its texts (`level-name`, `level-character`).
"""

from collections.abc import Mapping
from math import exp
from statistics import pstdev

from serai.bots.greedy import appraisals, highest
from serai.bots.interface import Budget, Decision
from serai.bots.search import Search
from serai.core.levels import Level
from serai.core.random import Random, below
from serai.core.view import View

NUMBERS = (1, 2, 3, 4, 5)
#: The level one plays against when nothing is said.
USUAL = 3


class Leveled:
    """The bot of a level."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._search = Search()

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """Think as much as the level does, and choose as it would; the budget is the level's own."""
        level = view.game.definition.levels[self.number - 1]
        if level.iterations:
            thought = self._search.choose(view, Budget(iterations=level.iterations), random)
            values, best = dict(thought.values), thought.code
        else:
            values = appraisals(view)
            best, thought = highest(values, random), Decision(0)
        noticed = {code: value for code, value in values.items() if not _overlooks(level, view, code, random)}
        if noticed and level.temperature > 0:
            best = _softly(noticed, level.temperature, random)
        elif noticed and best not in noticed:
            best = highest(noticed, random)
        return Decision(best, thought.values, thought.visits, thought.iterations)


def _overlooks(level: Level, view: View, code: int, random: Random) -> bool:
    """Whether this move is not noticed: `+G` always is, `+DGS-LLK` often is not."""
    return level.blindness > 0 and _uniform(random) < level.blindness * (1 - 2 / len(view.game.write(code)))


def _softly(values: Mapping[int, float], temperature: float, random: Random) -> int:
    """A move by the odds of its value: the better, the likelier."""
    width = temperature * pstdev(values.values())
    if width == 0:
        return highest(values, random)
    best = max(values.values())
    odds = {code: exp((value - best) / width) for code, value in values.items()}
    left = _uniform(random) * sum(odds.values())
    for code, weight in odds.items():
        left -= weight
        if left < 0:
            return code
    return code


def _uniform(random: Random) -> float:
    """A number from 0 to 1, 1 not included."""
    return int(below(random, 2**32)) / 2**32
