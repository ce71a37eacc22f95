"""Glicko-2 (Glickman 2022): how strong somebody is, how sure that is, and how steadily they play.

A result counts at once, and time passes in fractions of a period: a player who has not played for long is known less
well. For a puzzle the solver is one side and the puzzle the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, pi, sqrt

#: Points of the shown scale for one of the inner scale, and where it begins.
_SCALE, _CENTRE = 173.7178, 1500.0
#: How much the steadiness may change by one result (Glickman's τ), and when its iteration stops.
CHANGE = 0.5
_CLOSE = 1e-6
#: Nobody is known better than this, or less well.
LEAST_DEVIATION, MOST_DEVIATION = 45.0, 350.0
MOST_VOLATILITY = 0.1
#: Ratings stay on a scale that people can read.
LOWEST, HIGHEST = 400.0, 3_200.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its deviation (about two of them either way hold it nineteen times of twenty), and its volatility."""

    value: float = _CENTRE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rating is, nineteen times of twenty."""
        return self.value - 1.96 * self.deviation, self.value + 1.96 * self.deviation

    def aged(self, periods: float) -> Rating:
        """The rating after a number of periods without a result."""
        return _limited(
            self.value, sqrt(self.deviation**2 + periods * (_SCALE * self.volatility) ** 2), self.volatility
        )


def expected(one: Rating, other: Rating) -> float:
    """The chance of the first to win, or to solve, by all that is known of both."""
    both = sqrt(one.deviation**2 + other.deviation**2) / _SCALE
    return 1 / (1 + exp(-_weight(both) * (one.value - other.value) / _SCALE))


def rated(rating: Rating, results: Iterable[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """The rating after these results: against whom, and 1 for a win, 0 for a loss, ½ for a draw.

    `periods` is the time since the last result.
    """
    mean, deviation = (rating.value - _CENTRE) / _SCALE, rating.deviation / _SCALE
    precision = improvement = 0.0
    for other, score in results:
        weight = _weight(other.deviation / _SCALE)
        chance = 1 / (1 + exp(-weight * (mean - (other.value - _CENTRE) / _SCALE)))
        precision += weight**2 * chance * (1 - chance)
        improvement += weight * (score - chance)
    if precision == 0:
        return rating.aged(periods)
    volatility = _volatility(rating.volatility, deviation, 1 / precision, improvement / precision)
    before = deviation**2 + periods * volatility**2
    after = 1 / (1 / before + precision)
    return _limited(_CENTRE + _SCALE * (mean + after * improvement), _SCALE * sqrt(after), volatility)


def meet(one: Rating, other: Rating, score: float, periods: tuple[float, float] = (0.0, 0.0)) -> tuple[Rating, Rating]:
    """Both ratings after one result between them; `periods` is the time since the last result of each."""
    first, second = one.aged(periods[0]), other.aged(periods[1])
    return rated(first, [(second, score)], 0.0), rated(second, [(first, 1 - score)], 0.0)


def _limited(value: float, deviation: float, volatility: float) -> Rating:
    return Rating(
        min(max(value, LOWEST), HIGHEST),
        min(max(deviation, LEAST_DEVIATION), MOST_DEVIATION),
        min(volatility, MOST_VOLATILITY),
    )


def _weight(deviation: float) -> float:
    """How much a result counts against somebody of this deviation (Glickman's g)."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def _volatility(volatility: float, deviation: float, variance: float, improvement: float) -> float:
    """The new volatility, by the Illinois algorithm of Glickman's step 5."""
    start = log(volatility**2)

    def slope(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (improvement**2 - spread) / (2 * spread**2) - (x - start) / CHANGE**2

    low, surplus = start, improvement**2 - deviation**2 - variance
    if surplus > 0:
        high = log(surplus)
    else:
        high = start - CHANGE
        while slope(high) < 0:
            high -= CHANGE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
