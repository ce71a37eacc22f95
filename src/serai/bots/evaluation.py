"""The learned evaluation: each seat's chance to win, from the features a game describes a position with.

One small network gives each seat a score: a hidden layer of ReLUs, then a weighted sum. The chances are the softmax of
the scores, so they add up to one for two players as for four. The network is one array of 32-bit floats: a row of
weights for each feature, a row of biases, a row of output weights.

There are two of them. The quick one looks at every move of a position that is met. The leaf network has more features
(`contract.full_features`) and judges the position where a search leaves its tree; a game may have none, then the quick
one does both.

A move changes few features. So the moves of a position are valued by what they change: `prepare` keeps the features of
the position and the hidden layer before its ReLUs, `value_of_move` adds the differences. Sums are made in a fixed
order, without `fastmath`: a level must play the same on every machine.
"""
# mypy: disable-error-code="no-untyped-def"

from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.bots.network_code import WIDTHS, changed_score_code, hidden_layer_code, score_code
from serai.core import contract
from serai.core.definition import Definition
from serai.core.errors import BadInput
from serai.core.kernel import IS_COMPILED, kernel
from serai.core.trace import CLOSED

Network = NDArray[np.float32]
#: Numbers in a line of the cache.
_LINE = 16

_hidden_64, _hidden_128 = map(hidden_layer_code, WIDTHS)
_score_64, _score_128 = map(score_code, WIDTHS)
_changed_64 = changed_score_code(64)


@cache
def network_of(definition: Definition[Any, Any]) -> Network:
    """The network that looks at moves; one that finds all positions equal, if a game comes with none."""
    return load_network(definition.network, definition.feature_count)


@cache
def leaf_network_of(definition: Definition[Any, Any]) -> Network:
    """The network that judges leaves; the quick one, if a game comes with none for them."""
    if not definition.leaf_network.exists():
        return network_of(definition)
    return load_network(definition.leaf_network, definition.full_feature_count)


def load_network(path: Path, features: int) -> Network:
    """The network in a file; `BadInput` if it is for another number of features, or no network."""
    if not path.exists():
        return np.zeros((features + 2, 1), np.float32)
    try:
        network: Network = np.load(path)
    except (OSError, ValueError):
        raise BadInput("bots.no-network", file=path.name) from None
    if network.dtype != np.float32 or network.ndim != 2 or len(network) != features + 2:
        raise BadInput("bots.other-network", file=path.name, features=features, found=len(network) - 2)
    return in_lines(network)


def scratch_for(network: Network, leaf_network: Network, seats: int) -> Network:
    """Working space of an evaluation: features and a hidden layer for every seat, and one more of each."""
    width = max(*network.shape, *leaf_network.shape) + _LINE
    return in_lines(np.zeros((2 * seats + 2, width + -width % _LINE), np.float32))


def in_lines(numbers: Network) -> Network:
    """The same numbers, beginning where a line of the processor's cache begins: rows are read by whole lines."""
    room = np.empty(numbers.size + _LINE, np.float32)
    first = -(room.ctypes.data // room.itemsize) % _LINE
    found: Network = room[first : first + numbers.size].reshape(numbers.shape)
    found[:] = numbers
    return found


def corrected(chances: NDArray[np.float64], low: float, high: float, power: float, factor: float) -> Any:
    """Chances as they come true: the odds of what is at stake, between a lost and a won round, raised and multiplied.

    A search is too hopeful by a few points: the replies it counts in a move's value are partly explored ones, and its
    own choice is the highest of several uncertain figures.
    """
    won = np.clip((chances - low) / (high - low), 0.0, 1.0)
    odds_for = factor * won**power
    return low + (high - low) * odds_for / (odds_for + (1.0 - won) ** power)


@kernel
def at_stake(box, state, seat, values):
    """The seat's chances to win the game if it loses, and if it wins, what `settled` waits for."""
    low, high = 0.0, 1.0
    for is_won in range(2):
        for i in range(len(values)):
            values[i] = (i == seat) == is_won
            if not is_won and i != seat:
                values[i] = 1.0 / (len(values) - 1)
        contract.stake(box, state, values)
        if is_won:
            high = values[seat]
        else:
            low = values[seat]
    return low, high


@kernel
def evaluate(box, state, leaf_network, scratch, values):
    """Write each seat's chance to win into `values`, whose length is the number of seats."""
    if contract.settled(box, state, values):
        return
    seats = len(values)
    numbers, hidden = scratch[seats], scratch[2 * seats + 1]
    for seat in range(seats):
        count = contract.full_features(box, state, seat, numbers)
        if count + 2 != leaf_network.shape[0]:  # it is the quick one
            count = contract.features(box, state, seat, numbers)
        values[seat] = score_of(count, leaf_network, numbers, hidden)
    to_chances(box, state, values)


@kernel
def to_chances(box, state, values):
    """Turn the scores of the seats into their chances to win the game."""
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
def hidden_layer(count, network, numbers, hidden):
    """Write the hidden layer of these features, before its ReLUs."""
    if IS_COMPILED and network.shape[1] == 64:
        _hidden_64(count, network, numbers, hidden)
    elif IS_COMPILED and network.shape[1] == 128:
        _hidden_128(count, network, numbers, hidden)
    else:
        plain_hidden_layer(count, network, numbers, hidden)


@kernel
def plain_hidden_layer(count, network, numbers, hidden):
    """The hidden layer of any width. Four rows are added at a time: that is part of what a network means."""
    width = network.shape[1]
    for j in range(width):
        hidden[j] = network[count, j]
    i = 0
    while i < count - 3:
        a, b, c, d = numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]
        for j in range(width):
            first = a * network[i, j] + b * network[i + 1, j]
            hidden[j] += first + (c * network[i + 2, j] + d * network[i + 3, j])
        i += 4
    while i < count:
        for j in range(width):
            hidden[j] += numbers[i] * network[i, j]
        i += 1


@kernel
def score_of(count, network, numbers, hidden):
    """The score of these features; `hidden` is a row to work in."""
    if IS_COMPILED and network.shape[1] == 64:
        return _score_64(count, network, numbers)
    if IS_COMPILED and network.shape[1] == 128:
        return _score_128(count, network, numbers)
    plain_hidden_layer(count, network, numbers, hidden)
    return plain_output(network, hidden)


@kernel
def changed_score(count, network, numbers, before, before_hidden, hidden):
    """The score of features that differ from those `before`, whose hidden layer is at hand."""
    if IS_COMPILED and network.shape[1] == 64:
        return _changed_64(count, network, numbers, before, before_hidden)
    return plain_changed_score(count, network, numbers, before, before_hidden, hidden)


@kernel
def plain_changed_score(count, network, numbers, before, before_hidden, hidden):
    """The same with a hidden layer of any width."""
    width = network.shape[1]
    for j in range(width):
        hidden[j] = before_hidden[j]
    for i in range(count):
        change = numbers[i] - before[i]
        if change != 0.0:
            for j in range(width):
                hidden[j] += change * network[i, j]
    return plain_output(network, hidden)


@kernel
def plain_output(network, hidden):
    """The score: ReLUs times output weights, summed by adding halves. Overwrites the hidden layer."""
    last, width = network.shape[0] - 1, network.shape[1]
    for j in range(width):
        hidden[j] = max(hidden[j], np.float32(0.0)) * network[last, j]
    while width > 1:
        half = width // 2
        for j in range(half):
            hidden[j] += hidden[width - half + j]
        width -= half
    return hidden[0]


@kernel
def prepare(box, state, network, scratch, seats):
    """Keep what `value_of_move` needs of a position before its moves are valued."""
    for seat in range(seats):
        count = contract.features(box, state, seat, scratch[seat])
        hidden_layer(count, network, scratch[seat], scratch[seats + 1 + seat])


@kernel
def settled_by(box, state, move, after, values):
    """Whether a move settles the game or the round; then write each seat's chance. `after` is a record to work in."""
    after[0] = state
    contract.apply(box, after[0], move, CLOSED[0])
    return contract.settled(box, after[0], values)


@kernel
def value_of_move(box, state, move, network, scratch, numbers, after, values):
    """The mover's chance to win after a move, before chance answers; `after` is a record to work in.

    The position must have been prepared. `numbers` is `scratch[seats]`.
    """
    if settled_by(box, state, move, after, values):
        return values[state.mover]
    seats = len(values)
    hidden = scratch[2 * seats + 1]
    for seat in range(seats):
        count = contract.features(box, after[0], seat, numbers)
        values[seat] = changed_score(count, network, numbers, scratch[seat], scratch[seats + 1 + seat], hidden)
    to_chances(box, after[0], values)
    return values[state.mover]
