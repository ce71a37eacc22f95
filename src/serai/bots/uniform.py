"""The bot `random`: any legal move, each as likely as the others."""

from serai.bots.interface import Budget, Decision
from serai.core.random import Random, below
from serai.core.view import View


class Uniform:
    """Plays uniformly at random."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """One of the legal moves."""
        codes = view.legal_moves.codes
        return Decision(int(codes[below(random, len(codes))]))
