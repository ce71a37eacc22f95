"""The bot `random`: any legal move, each as likely as the others."""

from __future__ import annotations

from serai.core.random import Random, below
from serai.core.view import View


class Uniform:
    """Plays uniformly at random."""

    def choose(self, view: View, random: Random) -> int:
        """One of the legal moves."""
        codes = view.legal_moves.codes
        return int(codes[below(random, len(codes))])
