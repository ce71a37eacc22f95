"""When an arena may stop early: a confidence sequence, an interval that is valid after every deal.

An ordinary interval is right at a number of deals fixed beforehand; looking after every deal and stopping when it suits
is wrong far more often than in 5 % of all cases. Here every possible mean has a gambler who bets against it, deal after
deal, on odds that would be fair if the mean were true. A gambler who makes 20 out of 1 has refuted it: of a true mean
that happens with a chance of 1 in 20 at most, however long one plays (Ville's inequality). The bets are those of
Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting" (2023), section 5.
"""

from math import log

import numpy as np

#: The chance to be wrong.
RISK = 0.05
#: The largest bet, as a part of what the gambler has.
_LARGEST_BET = 0.75
_GRID = 1000


class ConfidenceSequence:
    """The means, of scores from 0 to 1, that are not refuted yet."""

    def __init__(self, even: float) -> None:
        #: The mean of a bot that is as strong as the others.
        self.even = even
        self._means = np.append(np.linspace(0.0, 1.0, _GRID + 1), even)
        self._wealth = np.zeros(_GRID + 2)  # logarithms
        self._refuted = np.zeros(_GRID + 2, bool)
        tiny = 1e-9
        self._least = -_LARGEST_BET / np.maximum(1.0 - self._means, tiny)
        self._most = _LARGEST_BET / np.maximum(self._means, tiny)
        self._count, self._sum, self._squares = 1, 0.5, 0.25
        self._mean, self._variance = 0.5, 0.25

    def add(self, score: float) -> None:
        """Look at one more deal."""
        # What is bet depends on the deals before this one only.
        edge = self._mean - self._means
        bets = np.clip(edge / (self._variance + edge**2), self._least, self._most)
        self._wealth += np.log1p(bets * (score - self._means))
        self._refuted |= self._wealth >= log(1.0 / RISK)
        self._count += 1
        self._sum += score
        self._mean = self._sum / self._count
        self._squares += (score - self._mean) ** 2
        self._variance = self._squares / self._count

    @property
    def interval(self) -> tuple[float, float]:
        """From the least to the greatest mean that is not refuted, widened by a step of the grid."""
        left = self._means[:-1][~self._refuted[:-1]]
        if not len(left):
            return self._mean, self._mean
        return max(0.0, float(left[0]) - 1 / _GRID), min(1.0, float(left[-1]) + 1 / _GRID)

    @property
    def verdict(self) -> str | None:
        """`stronger` or `weaker`, once it is refuted that the bot is as strong as the others."""
        if not self._refuted[-1]:
            return None
        return "stronger" if self._mean > self.even else "weaker"
