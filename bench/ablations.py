"""The search with one idea taken away or changed, as bots for the arena: `ablations:OneLook:iterations=1000`."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from serai import games
from serai.bots import Budget, Decision, search
from serai.bots.evaluation import Network, leaf_network_of, network_of
from serai.bots.search import Search
from serai.core.random import Random
from serai.core.view import View


class NoLookAhead(Search):
    """Without the look one move ahead: every move is as promising as the others until it is tried."""

    def __init__(self) -> None:
        super().__init__(prior_temperature=1e6, prior_visits=1e-3)


class NoTrust(Search):
    """The look one move ahead steers curiosity, but counts for next to nothing as a value."""

    def __init__(self) -> None:
        super().__init__(prior_visits=1e-3)


class Impatient(Search):
    """All moves of a position are looked at as soon as it is met the second time."""

    def __init__(self) -> None:
        super().__init__(expansion_threshold=1)


class Patient(Search):
    """A node is evaluated eight times before its moves are."""

    def __init__(self) -> None:
        super().__init__(expansion_threshold=8)


class Bold(Search):
    """More is tried that does not look best yet."""

    def __init__(self) -> None:
        super().__init__(exploration=1.0)


class Timid(Search):
    """Less is tried that does not look best yet."""

    def __init__(self) -> None:
        super().__init__(exploration=0.2)


class OneLook:
    """The evaluation alone, one move ahead in one sampled world; no tree."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The search with as many iterations as it takes to look at every move of the root once."""
        return Search().choose(view, Budget(iterations=1), random)


class LongEnd:
    """Twenty times the iterations while the deck has ten cards or fewer: nearly what an exact solution would give."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The search, its budget by the deck."""
        is_near = int(view.record.deck_size) <= 10
        return Search().choose(view, Budget(iterations=(budget.iterations or 1) * (20 if is_near else 1)), random)


class RoundOnly:
    """Plays each round of a match as if there were no other."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The search, seals forgotten."""
        array = view.array.copy()
        array["seals"] = 0
        return Search().choose(View(games.load("jaipur", rounds=1), array), budget, random)


class EightTrees:
    """The budget goes to eight trees, each for one imagined hand of the other player; they vote with their visits."""

    trees = 8

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The move with most visits in all trees."""
        if len(view.legal_moves) == 1:
            return Decision(int(view.legal_moves.codes[0]))
        share = Budget(
            None if budget.iterations is None else max(1, budget.iterations // self.trees),
            None if budget.seconds is None else budget.seconds / self.trees,
        )
        votes: dict[int, int] = {}
        for _ in range(self.trees):
            array, other = view.array.copy(), 1 - view.seat
            array[0]["known"][other] = view.game.determinize(view, random).array[0]["hands"][other]
            for code, visits in Search().choose(View(view.game, array), share, random).visits.items():
                votes[code] = votes.get(code, 0) + visits
        return Decision(max(votes, key=lambda code: votes[code]))


class Before(Search):
    """The search with the networks it had before they learned from games that wander (`bench/before/`)."""

    def __init__(self) -> None:
        super().__init__(stops_early=True)

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The search, another network in its head."""
        network: Network = np.load(Path(__file__).parent / "before" / f"{view.game.id}.npy")
        search.network_of = search.leaf_network_of = lambda game: network  # type: ignore[assignment]
        try:
            return super().choose(view, budget, random)
        finally:
            search.network_of, search.leaf_network_of = network_of, leaf_network_of


class OneNetwork(Search):
    """Leaves are judged by the quick network too."""

    def __init__(self) -> None:
        super().__init__(stops_early=True)

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The search, the quick network in both places."""
        search.leaf_network_of = network_of
        try:
            return super().choose(view, budget, random)
        finally:
            search.leaf_network_of = leaf_network_of
