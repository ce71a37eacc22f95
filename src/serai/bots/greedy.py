"""The bot `greedy`: looks one move ahead and takes what is worth most at once. Instant, and a fair first opponent."""

from __future__ import annotations

from importlib import import_module

from serai.bots.interface import Budget, Decision
from serai.core.random import Random, below
from serai.core.view import View


class Greedy:
    """Plays the move that the game's own `features.appraise` values most; ties are broken at random."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The best move by appraisal."""
        appraise = import_module(f"serai.games.{view.game.id}.features").appraise
        codes = view.legal_moves.codes.tolist()
        values = [appraise(view, view.game.move(code)) for code in codes]
        best = max(values)
        choices = [code for code, value in zip(codes, values) if value == best]
        return Decision(int(choices[below(random, len(choices))]))
