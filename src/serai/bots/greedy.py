"""The bot `greedy`: looks one move ahead and takes what is worth most at once. Instant, and a fair first opponent."""

from collections.abc import Mapping

from serai.bots.interface import Budget, Decision
from serai.core.random import Random, below
from serai.core.view import View


def appraisals(view: View) -> dict[int, float]:
    """What the game's rule of thumb thinks of every legal move, by its packed integer."""
    appraise = view.game.definition.appraise
    return {code: appraise(view, view.game.move(code)) for code in view.legal_moves.codes.tolist()}


def highest(values: Mapping[int, float], random: Random) -> int:
    """A move of the highest value; ties are broken at random."""
    best = max(values.values())
    choices = [code for code, value in values.items() if value == best]
    return int(choices[below(random, len(choices))])


class Greedy:
    """Plays the move that is appraised highest; ties are broken at random."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The best move by appraisal."""
        return Decision(highest(appraisals(view), random))
