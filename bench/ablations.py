"""The search with one idea taken away or changed, as bots for the arena: `ablations:OneLook:iterations=1000`."""

from __future__ import annotations

from serai.bots import Budget, Decision
from serai.bots.search import Search
from serai.core.random import Random
from serai.core.view import View


class Whole(Search):
    """The search as it is shipped."""


class NoLookAhead(Search):
    """Without the look one move ahead: every move is as promising as the others until it is tried."""

    def __init__(self) -> None:
        super().__init__(warmth=1e6, trust=1e-3)


class NoTrust(Search):
    """The look one move ahead steers curiosity, but counts for next to nothing as a value."""

    def __init__(self) -> None:
        super().__init__(trust=1e-3)


class Impatient(Search):
    """All moves of a position are looked at as soon as it is met the second time."""

    def __init__(self) -> None:
        super().__init__(patience=1)


class Patient(Search):
    """A position is judged eight times before its moves are looked at."""

    def __init__(self) -> None:
        super().__init__(patience=8)


class Bold(Search):
    """More is tried that does not look best yet."""

    def __init__(self) -> None:
        super().__init__(bold=1.0)


class OneLook:
    """The judgement alone, one move ahead in one imagined world; no tree."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The search with as many iterations as it takes to look at every move of the root once."""
        return Search().choose(view, Budget(iterations=1), random)
