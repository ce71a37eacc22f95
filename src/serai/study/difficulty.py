"""How hard a puzzle is before anybody has tried it: by which levels find it, and how often."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import log

#: The levels on the scale of the solvers' ratings: level 2 near where everybody starts, the others by their results
#: against each other (`bench/strength.md`, the mean of both games).
LEVEL_RATINGS: Mapping[int, float] = {1: 1150.0, 2: 1450.0, 3: 1700.0, 4: 1880.0, 5: 2000.0}
#: What is believed of a puzzle without any try: as hard as the middle, give or take.
_USUAL, _SPREAD = 1500.0, 350.0
#: However often a level was asked, it counts as this many tries; otherwise those that answer quickest would decide.
_WEIGHT = 8.0
_SCALE = 400 / log(10)
_LOWEST, _HIGHEST = 600.0, 2600.0


def starting_rating(found: Mapping[int, float]) -> int:
    """The likeliest rating, from the share of its tries in which each level found the solution."""
    low, high = _LOWEST, _HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        if _slope(middle, found) > 0:
            low = middle
        else:
            high = middle
    return round((low + high) / 2)


def _slope(rating: float, found: Mapping[int, float]) -> float:
    """How the likelihood of what was found changes with the rating."""
    slope = (_USUAL - rating) / _SPREAD**2
    for level, share in found.items():
        slope += _WEIGHT * (expected(LEVEL_RATINGS[level], rating) - share) / _SCALE
    return slope


def expected(solver: float, puzzle: float) -> float:
    """The chance that a solver of this rating finds the solution of a puzzle of that one."""
    return 1 / (1 + 10 ** ((puzzle - solver) / 400))


def share(choices: Collection[int], solutions: Collection[int]) -> float:
    """The share of these choices that solve the puzzle."""
    return sum(choice in solutions for choice in choices) / len(choices)
