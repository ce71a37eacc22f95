"""The bot `search`: to come."""

from __future__ import annotations

from serai.bots.interface import Budget, Decision
from serai.core.random import Random
from serai.core.view import View


class Search:
    """Looks ahead in many worlds that fit the view."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """For now: the first move."""
        return Decision(int(view.legal_moves.codes[0]))
