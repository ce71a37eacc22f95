"""The learned judgement: each seat's chance to win, from the numbers a game describes a position with.

A seat's prospects are one number, from one small network for all seats: a layer of ramps, then a sum. The chances are
their softmax, so they add up to one for two players as for four. The network (`mind`) is one array of 32-bit floats:
a row of weights for each feature, a row of thresholds, a row that sums up.

A move changes few features. So the moves of a position are judged by what they change: `prepare` keeps the features of
the position and what they add up to, `value_of_move` adds the differences. Sums are made in a fixed order, without
leave to reorder them (`fastmath`): a level must play the same on every machine.
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
from serai.core.trace import CLOSED

Mind = NDArray[np.float32]


@cache
def mind_of(game: str) -> Mind:
    """The network that comes with a game."""
    folder = resources.files(f"serai.games.{game}")
    name = "network.npy" if folder.joinpath("network.npy").is_file() else "mind.npy"
    with resources.as_file(folder.joinpath(name)) as path:
        mind: Mind = np.load(path)
    return mind


def scratch_for(mind: Mind, seats: int) -> Mind:
    """Room to judge in: for every seat and once more the features, and as many hidden layers."""
    return np.zeros((2 * seats + 2, max(mind.shape) + 4), np.float32)


@kernel
def judge(box, state, mind, scratch, values):
    """Write each seat's chance to win into `values`, whose length is the number of seats."""
    if contract.settled(box, state, values):
        return
    seats = len(values)
    numbers, hidden = scratch[seats], scratch[2 * seats + 1]
    for seat in range(seats):
        add_up(box, state, seat, mind, numbers, hidden)
        values[seat] = sum_up(mind, scratch, 2 * seats + 1)
    share_out(box, state, values)


@kernel
def share_out(box, state, values):
    """Turn every seat's prospects into its chance to win the game."""
    best = -1e30
    for seat in range(len(values)):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(len(values)):
        values[seat] = exp(values[seat] - best)
        total += values[seat]
    for seat in range(len(values)):
        values[seat] /= total
    contract.stake(box, state, values)


@kernel
def add_up(box, state, seat, mind, numbers, hidden):
    """Write one seat's features, and what they and the thresholds add up to."""
    count = contract.features(box, state, seat, numbers)
    width = mind.shape[1]
    for j in range(width):
        hidden[j] = mind[count, j]
    i = 0
    while i < count - 3:  # four rows at a time spare most of the way to memory and back
        a, b, c, d = numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]
        if a != 0.0 or b != 0.0 or c != 0.0 or d != 0.0:
            for j in range(width):
                hidden[j] += (a * mind[i, j] + b * mind[i + 1, j]) + (c * mind[i + 2, j] + d * mind[i + 3, j])
        i += 4
    while i < count:
        for j in range(width):
            hidden[j] += numbers[i] * mind[i, j]
        i += 1


@kernel
def sum_up(mind, scratch, hidden):
    """The ramps, weighed and summed: halves are added to each other, which goes side by side. Spoils the row."""
    last, width = mind.shape[0] - 1, mind.shape[1]
    for j in range(width):
        scratch[hidden, j] = max(scratch[hidden, j], np.float32(0.0)) * mind[last, j]
    while width > 1:
        half = width // 2
        for j in range(half):
            scratch[hidden, j] += scratch[hidden, width - half + j]
        width -= half
    return scratch[hidden, 0]


@kernel
def prepare(box, state, mind, scratch, seats):
    """Get ready to judge the moves of a position (`value_of_move`)."""
    for seat in range(seats):
        add_up(box, state, seat, mind, scratch[seat], scratch[seats + 1 + seat])


@kernel
def value_of_move(box, state, move, mind, scratch, numbers, after, values):
    """The mover's chance to win after a move, before chance answers; `after` is a record to work in.

    The position must have been prepared. `numbers` is `scratch[seats]`, cut out once for all moves: Numba counts who
    holds a part of an array, and that counting was a sixth of the search.
    """
    after[0] = state
    contract.apply(box, after[0], move, CLOSED[0])
    if contract.settled(box, after[0], values):
        return values[state.mover]
    seats, width = len(values), mind.shape[1]
    hidden = 2 * seats + 1
    for seat in range(seats):
        count = contract.features(box, after[0], seat, numbers)
        for j in range(width):
            scratch[hidden, j] = scratch[seats + 1 + seat, j]
        for i in range(count):
            change = numbers[i] - scratch[seat, i]
            if change != 0.0:
                for j in range(width):
                    scratch[hidden, j] += change * mind[i, j]
        values[seat] = sum_up(mind, scratch, hidden)
    share_out(box, after[0], values)
    return values[state.mover]
