"""What a position is worth to each seat when nothing is hidden, and what each answer of chance makes of it.

For reviews: how lucky an outcome was is its worth against the weighted mean of all that could have come. Never for
playing: bots see views.
"""
# mypy: disable-error-code="no-untyped-def"

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from serai.bots.evaluation import evaluate, leaf_network_of, network_of, scratch_for
from serai.core import contract
from serai.core.contract import VAST
from serai.core.game import Game
from serai.core.kernel import kernel
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.trace import CLOSED

#: Outcomes that are drawn where there are too many to list.
SAMPLES = 400

Values = NDArray[np.float64]


@kernel
def values_after(boxes, states, moves, weights, after, leaf_network, scratch, random, samples, values):
    """Write each seat's chance to win into a row of `values` for each outcome of chance; return how many are listed.

    A position that does not wait for chance has one row, its own. Where there are too many outcomes to list, `samples`
    of them are drawn, and `VAST` is returned.
    """
    box, state = boxes[0], states[0]
    if state.mover != contract.CHANCE:
        evaluate(box, state, leaf_network, scratch, values[0])
        return 1
    count = np.int64(contract.outcomes(box, state, moves, weights))
    for i in range(samples if count == VAST else count):
        after[0] = state
        move = contract.draw(box, state, random) if count == VAST else moves[i]
        contract.apply(box, after[0], move, CLOSED[0])
        evaluate(box, after[0], leaf_network, scratch, values[i])
    return count


@dataclass(frozen=True, slots=True)
class Chances:
    """What chance may answer at a position: for each outcome its probability and the seats' chances to win."""

    probabilities: Values
    values: Values

    @property
    def mean(self) -> Values:
        """The seats' chances before chance has answered."""
        found: Values = self.probabilities @ self.values
        return found

    @property
    def variance(self) -> Values:
        """How far the outcomes lie apart, for each seat."""
        found: Values = self.probabilities @ (self.values - self.mean) ** 2
        return found


class FullValues:
    """The worth of positions of one game. A pure function of the position: what must be sampled has a fixed seed."""

    def __init__(self, game: Game) -> None:
        definition = game.definition
        network, leaf_network = network_of(definition), leaf_network_of(definition)
        rows = max(definition.max_outcomes, SAMPLES)
        self._game = game
        self._moves, self._weights = np.empty(rows, np.int64), np.empty(rows, np.int64)
        self._after = np.zeros(1, definition.state)
        self._network, self._scratch = leaf_network, scratch_for(network, leaf_network, game.seats)
        self._values = np.zeros((rows, game.seats))

    def of(self, position: Position) -> Values:
        """Each seat's chance to win a position that does not wait for chance; the result of one that is over."""
        self._fill(position)
        found: Values = self._values[0].copy()
        return found

    def chances(self, position: Position) -> Chances:
        """All that chance may answer at a position, or a sample of it."""
        count = self._fill(position)
        if count == VAST:
            return Chances(np.full(SAMPLES, 1 / SAMPLES), self._values[:SAMPLES].copy())
        weights = self._weights[:count].astype(np.float64)
        return Chances(weights / weights.sum(), self._values[:count].copy())

    def _fill(self, position: Position) -> int:
        count: int = values_after(
            *(self._game.boxes, position.array, self._moves, self._weights, self._after),
            *(self._network, self._scratch, seeded(1), SAMPLES, self._values),
        )
        return count
