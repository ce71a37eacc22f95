"""Analysis: what the moves of a position are worth, each judged with the same budget.

Playing spends its time on the moves that look best; what it then believes of the others rests on a few tries. Here a
search says which moves are worth judging. Then each of them is given the same number of iterations, slice by slice in
turn, in the same tree; a move that was asked for and that the search left behind gets more, so that in all it is tried
about as often. The first slices look for good replies and try each of them; the value is the mean of the later ones,
and how much these differ says how sure it is. A pure function of view, moves, iterations and seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from serai.bots.interface import Decision
from serai.bots.search import MOST_EDGES_OF_ANALYSIS, Search, Tree
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.view import View

#: An analysis evaluates the moves of a position sooner than a player does, and explores less (`Definition.analysis`):
#: the refutation of a bad move is found with few iterations (`docs/decisions/0044-an-analysis-with-room.md`).
_EXPANSION_THRESHOLD = 1
#: The share of the iterations that goes to the search for moves.
_SCAN = 0.3
#: How many shares a move gets that was asked for and is none of the best; with several such moves they divide them.
_LEFT_BEHIND = 3.0
#: How many of its moves are judged at most; none that is worse than the best by more than this.
_CANDIDATES = 3
_HOPELESS = 0.08
#: Slices of the iterations of a move; of these, the last are counted.
_SLICES = 8
_COUNTED = 6
#: How often the first slices, which are not counted, try every reply to a move (`docs/decisions/0047-every-reply.md`).
_LEAST_REPLIES = 8
#: Student's factor of a 95 % interval for as many slices.
_STUDENT = 2.57
#: What a longer search still changes beside what the slices show, in a value and in a loss. With these, what twenty
#: times the iterations find lies within the margins in 99 (value) and 91 (loss) of 100 positions of Jaipur, in Istanbul
#: in 92 and 88: see `bench/analysis.md`.
_UNSEEN_VALUE = 0.04
_UNSEEN_LOSS = 0.02
#: Moves nearer to the best than this are as good.
EQUAL = 0.01


@dataclass(frozen=True, slots=True)
class Judged:
    """A move, the viewer's chance to win with it, and what it gives up beside the best; each with a margin."""

    code: int
    value: float
    margin: float
    loss: float
    loss_margin: float

    @property
    def is_equal(self) -> bool:
        """Whether nothing says that the best move is better: the difference is small, or not sure."""
        return self.loss < EQUAL or self.loss <= self.loss_margin


@dataclass(frozen=True, slots=True)
class Analysis:
    """The moves that were judged, best first."""

    moves: tuple[Judged, ...]
    iterations: int
    seed: int

    @property
    def best(self) -> Judged:
        """The move of the highest value."""
        return self.moves[0]

    @property
    def is_decided(self) -> bool:
        """Whether one move is better than all others that were judged."""
        return len(self.moves) < 2 or not self.moves[1].is_equal

    def of(self, code: int) -> Judged:
        """What was found of a move that was judged."""
        return next(judged for judged in self.moves if judged.code == code)


def search_of(game: Game) -> Search:
    """How an analysis of this game searches."""
    how = game.definition.analysis
    return Search(exploration=how.exploration, even_share=how.even_share, expansion_threshold=_EXPANSION_THRESHOLD)


def analyse(
    view: View,
    moves: Sequence[int] = (),
    iterations: int | None = None,
    seed: int = 1,
    search: Search | None = None,
) -> Analysis:
    """Judge these moves, packed, beside the best there are; without `iterations`, with as many as the game says."""
    return Analyser(view, iterations, seed, search).analysis(moves)


class Analyser:
    """An analysis in two steps: after a first look one may know enough. What is found later does not depend on it."""

    def __init__(self, view: View, iterations: int | None = None, seed: int = 1, search: Search | None = None) -> None:
        self._codes: list[int] = view.legal_moves.codes.tolist()
        iterations = iterations or view.game.definition.analysis.iterations
        search = search or search_of(view.game)
        self._tree = Tree(search, view, iterations, seeded(seed), MOST_EDGES_OF_ANALYSIS)
        self._iterations, self._seed = iterations, seed

    def first_look(self, iterations: int) -> Decision:
        """What the search finds with a part of the iterations that the analysis begins with."""
        self._tree.grow(max(1, min(iterations, self._scanned)))
        visits, values = self._tree.look_up(len(self._codes))
        best = int(np.lexsort((values, visits))[-1])
        chances = self._tree.corrected(values, keeps_random=True).tolist()
        found = dict(zip(self._codes, visits.tolist()))
        return Decision(self._codes[best], dict(zip(self._codes, chances)), found, self._tree.iterations)

    @property
    def _scanned(self) -> int:
        return max(1, int(self._iterations * _SCAN))

    def analysis(self, moves: Sequence[int] = ()) -> Analysis:
        """The best moves and these, packed, with equal budgets."""
        tree, legal = self._tree, self._codes
        tree.grow(self._scanned - tree.iterations)
        visits, values = tree.look_up(len(legal))
        best = _candidates(visits, values)
        behind = [move for move in dict.fromkeys(map(legal.index, moves)) if move not in best]
        wanted = [*best, *behind]
        shares = [1.0] * len(best) + [max(1.0, _LEFT_BEHIND / max(1, len(behind)))] * len(behind)
        slice_of = (self._iterations - tree.iterations) / (_SLICES * sum(shares))
        found = np.empty((len(wanted), _SLICES))
        for piece in range(_SLICES):
            for row, (move, share) in enumerate(zip(wanted, shares)):
                least = _LEAST_REPLIES if piece < _SLICES - _COUNTED else 0
                found[row, piece] = tree.mean_of(move, max(1, int(share * slice_of)), least)
        counted = tree.corrected(found[:, -_COUNTED:])
        return Analysis(_judged([legal[move] for move in wanted], counted), tree.iterations, self._seed)


def _candidates(visits: NDArray[np.int64], values: NDArray[np.float64]) -> list[int]:
    """The moves tried most often, as far as they are not hopeless."""
    top = values[visits > 0].max() - _HOPELESS
    return [move for move in np.lexsort((values, visits))[::-1][:_CANDIDATES].tolist() if values[move] >= top]


def _judged(codes: Sequence[int], found: NDArray[np.float64]) -> tuple[Judged, ...]:
    """What the slices of each move found, a row a move; losses are taken slice by slice."""
    means = found.mean(axis=1)
    losses = found[means.argmax()] - found
    judged = zip(
        codes,
        means.tolist(),
        _margins(found, _UNSEEN_VALUE),
        losses.mean(axis=1).tolist(),
        _margins(losses, _UNSEEN_LOSS),
    )
    return tuple(sorted((Judged(*one) for one in judged), key=lambda one: one.loss))


def _margins(found: NDArray[np.float64], unseen: float) -> list[float]:
    """The margin of the mean of each row; none where there is nothing to compare."""
    spread = found.std(axis=1, ddof=1)
    margins: list[float] = np.where(spread > 0, unseen + _STUDENT * spread / _COUNTED**0.5, 0.0).tolist()
    return margins
