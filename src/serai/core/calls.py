"""The doors from Python into compiled code. All take arrays of one record: Numba unpacks those ten times faster."""
# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core import contract
from serai.core.contract import LEGAL
from serai.core.kernel import kernel
from serai.core.random import Random

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
def play(boxes: Records, states: Records, move: int) -> int:
    """Make a move if it is possible here; return `LEGAL`, or the reason why nothing was done."""
    reason = contract.refusal(boxes[0], states[0], move)
    if reason == LEGAL:
        contract.apply(boxes[0], states[0], move)
    return reason


@kernel
def chance(boxes: Records, states: Records, random: Random) -> int:
    """Draw and make a chance move; return it."""
    move = contract.draw(boxes[0], states[0], random)
    contract.apply(boxes[0], states[0], move)
    return move


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
