"""The learned judgement: each seat's chance to win, from the numbers a game describes a position with.

A seat's prospects are one number, from one small network for all seats: a layer of ramps, then a sum. The chances are
their softmax, so they add up to one for two players as for four. The network (`mind`) is one array of 32-bit floats:
a row of weights for each feature, a row of thresholds, a row that sums up.
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from functools import cache
from importlib import resources
from math import exp

import numpy as np
from numpy.typing import NDArray

from serai.core import contract
from serai.core.kernel import kernel

Mind = NDArray[np.float32]


@cache
def mind_of(game: str) -> Mind:
    """The network that comes with a game."""
    with resources.as_file(resources.files(f"serai.games.{game}").joinpath("mind.npy")) as path:
        mind: Mind = np.load(path)
    return mind


@kernel
def judge(box, state, mind, scratch, values):
    """Write each seat's chance to win into `values`, whose length is the number of seats."""
    if contract.settled(box, state, values):
        return
    best = -1e30
    for seat in range(len(values)):
        values[seat] = prospects(box, state, seat, mind, scratch)
        best = max(best, values[seat])
    total = 0.0
    for seat in range(len(values)):
        values[seat] = exp(values[seat] - best)
        total += values[seat]
    for seat in range(len(values)):
        values[seat] /= total
    contract.stake(box, state, values)


@kernel
def prospects(box, state, seat, mind, scratch):
    """One seat's prospects. `scratch` has two rows: the features, and the hidden layer."""
    numbers, hidden = scratch[0], scratch[1]
    count = contract.features(box, state, seat, numbers)
    width = mind.shape[1]
    for j in range(width):
        hidden[j] = mind[count, j]
    for i in range(count):
        x = numbers[i]
        if x != 0.0:
            row = mind[i]
            for j in range(width):
                hidden[j] += x * row[j]
    total = np.float32(0.0)
    for j in range(width):
        total += max(hidden[j], np.float32(0.0)) * mind[count + 1, j]
    return total


@kernel
def value_of_move(box, state, move, mind, scratch, after, values):
    """The mover's chance to win after a move, before chance answers; `after` is a record to work in."""
    after[0] = state
    contract.apply(box, after[0], move)
    judge(box, after[0], mind, scratch, values)
    return values[state.mover]
