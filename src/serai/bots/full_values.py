"""What a position is worth to each seat when nothing is hidden, and what each answer of chance makes of it.

For reviews: how lucky an outcome was is its worth against the weighted mean of all that could have come. Never for
playing: bots see views.
"""
# mypy: disable-error-code="no-untyped-def"

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from serai.bots.evaluation import evaluate, leaf_network_of, network_of, prepare, scratch_for, value_of_move
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
def look_ahead(box, states, moves, after, network, leaf_network, scratch, values):
    """Write each seat's chance to win into `values`; where a player is to move, after the move that looks best.

    So a position is worth what its next move makes of it, and changes little if that move is made.
    """
    state = states[0]
    if contract.settled(box, state, values) or state.mover == contract.CHANCE:
        evaluate(box, state, leaf_network, scratch, values)
        return
    seats = len(values)
    numbers, best, best_value = scratch[seats], np.int64(0), -1.0
    prepare(box, state, network, scratch, seats)
    count = np.int64(contract.legal(box, state, moves))
    for i in range(count):
        value = value_of_move(box, state, moves[i], network, scratch, numbers, after, values)
        if value > best_value:
            best, best_value = moves[i], value
    after[0] = state
    contract.apply(box, after[0], best, CLOSED[0])
    evaluate(box, after[0], leaf_network, scratch, values)


@kernel
def values_after(
    boxes, states, outcomes, weights, moves, worlds, network, leaf_network, scratch, random, samples, values
):
    """Write each seat's chance to win into a row of `values` for each outcome of chance; return how many are listed.

    Where there are too many outcomes to list, `samples` of them are drawn, and `VAST` is returned. With no samples the
    position itself has the first row. `worlds` are two records to work in.
    """
    box, state = boxes[0], states[0]
    reached, after = worlds[0:1], worlds[1:2]
    if samples == 0:
        look_ahead(box, states, moves, after, network, leaf_network, scratch, values[0])
        return 1
    count = np.int64(contract.outcomes(box, state, outcomes, weights))
    for i in range(samples if count == VAST else count):
        reached[0] = state
        outcome = contract.draw(box, state, random) if count == VAST else outcomes[i]
        contract.apply(box, reached[0], outcome, CLOSED[0])
        look_ahead(box, reached, moves, after, network, leaf_network, scratch, values[i])
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
        self._outcomes, self._weights = np.empty(rows, np.int64), np.empty(rows, np.int64)
        self._room = (np.empty(definition.max_moves, np.int64), np.zeros(2, definition.state), network, leaf_network)
        self._scratch = scratch_for(network, leaf_network, game.seats)
        self._values = np.zeros((rows, game.seats))

    def of(self, position: Position) -> Values:
        """Each seat's chance to win, the next move made; the result of a game that is over."""
        self._fill(position, 0)
        found: Values = self._values[0].copy()
        return found

    def chances(self, position: Position) -> Chances:
        """All that chance may answer at a position, or a sample of it."""
        count = self._fill(position, SAMPLES)
        if count == VAST:
            return Chances(np.full(SAMPLES, 1 / SAMPLES), self._values[:SAMPLES].copy())
        weights = self._weights[:count].astype(np.float64)
        return Chances(weights / weights.sum(), self._values[:count].copy())

    def _fill(self, position: Position, samples: int) -> int:
        count: int = values_after(
            *(self._game.boxes, position.array, self._outcomes, self._weights, *self._room),
            *(self._scratch, seeded(1), samples, self._values),
        )
        return count
