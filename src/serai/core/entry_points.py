"""Entry points from Python into compiled code. All take arrays of one record: Numba unpacks those ten times faster."""
# mypy: disable-error-code="no-any-return"

from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core import contract
from serai.core.contract import CHANCE, LEGAL
from serai.core.kernel import kernel
from serai.core.random import Random
from serai.core.trace import CLOSED

Records = NDArray[Any]
Codes = NDArray[np.int64]


@kernel
def begin(boxes: Records, states: Records) -> None:
    """Set up the start of a game."""
    contract.begin(boxes[0], states[0])


@kernel
def legal(boxes: Records, states: Records, moves: Codes) -> int:
    """List the legal moves of the player to move; return their number."""
    return contract.legal(boxes[0], states[0], moves)


@kernel
def play(boxes: Records, states: Records, move: int, after: Records, traces: Records) -> int:
    """Make a move, if it is possible here, on a copy (or in place, if `after` is the same array), and trace it.

    Return `LEGAL`, or the reason why it is not possible; then `after` is as it was before.
    """
    reason = contract.refusal(boxes[0], states[0], move)
    if reason == LEGAL:
        after[0] = states[0]
        contract.apply(boxes[0], after[0], move, traces[0])
    return reason


@kernel
def chance(boxes: Records, states: Records, random: Random, after: Records, traces: Records) -> int:
    """Draw a chance move, make it on a copy (or in place), trace it, and return it."""
    move = contract.draw(boxes[0], states[0], random)
    after[0] = states[0]
    contract.apply(boxes[0], after[0], move, traces[0])
    return move


@kernel
def step(boxes: Records, states: Records, move: int, random: Random, moves: Codes) -> int:
    """Make a move in place, let chance answer, and list the next player's moves: a whole turn in one call.

    Return how many moves were listed, 0 when the game is over, or minus the reason why the move is not possible.
    """
    box, state = boxes[0], states[0]
    reason = contract.refusal(box, state, move)
    if reason != LEGAL:
        return -reason
    contract.apply(box, state, move, CLOSED[0])
    while state.mover == CHANCE:
        contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])
    return contract.legal(box, state, moves) if state.mover >= 0 else 0


@kernel
def outcomes(boxes: Records, states: Records, moves: Codes, weights: Codes) -> int:
    """List the chance outcomes with their weights; return their number."""
    return contract.outcomes(boxes[0], states[0], moves, weights)


@kernel
def observe(boxes: Records, states: Records, seat: int, views: Records) -> None:
    """Fill a view for a seat."""
    contract.observe(boxes[0], states[0], seat, views[0])


@kernel
def determinize(boxes: Records, views: Records, random: Random, states: Records) -> None:
    """Fill a state with a world sampled from a view."""
    contract.determinize(boxes[0], views[0], random, states[0])


@kernel
def audit(boxes: Records, states: Records) -> int:
    """0 if all components are accounted for."""
    return contract.audit(boxes[0], states[0])
