"""Perft: how many positions lie `depth` moves away. Chance outcomes count as children; a vast deal is a leaf."""
# mypy: disable-error-code="no-untyped-def"

import numpy as np

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import kernel
from serai.core.position import Position
from serai.core.trace import CLOSED


@kernel
def children(box, state, moves, weights):
    """List the moves of a position, a player's or chance's; none at the end of a game or before a vast deal."""
    if state.mover == OVER:
        return 0
    if state.mover == CHANCE:
        return max(0, contract.outcomes(box, state, moves, weights))
    return contract.legal(box, state, moves)


@kernel(allocates=True)
def count_leaves(boxes, states, moves, weights, depth):
    """The number of move sequences of exactly this length from `states[0]`; `states[1:]` is the path walked."""
    box = boxes[0]
    next_child = np.zeros(depth + 1, np.int64)
    count = np.zeros(depth + 1, np.int64)
    count[0] = children(box, states[0], moves[0], weights)
    if depth == 1:
        return count[0]
    leaves = 0
    level = 0
    while level >= 0:
        if next_child[level] == count[level]:
            level -= 1
            continue
        move = moves[level, next_child[level]]
        next_child[level] += 1
        states[level + 1] = states[level]
        contract.apply(box, states[level + 1], move, CLOSED[0])
        found = children(box, states[level + 1], moves[level + 1], weights)
        if level + 2 == depth:
            leaves += found
        else:
            level += 1
            next_child[level] = 0
            count[level] = found
    return leaves


def perft(position: Position, depth: int) -> int:
    """The number of move sequences of exactly `depth` moves from here."""
    if depth == 0:
        return 1
    definition = position.game.definition
    size = max(definition.max_moves, definition.max_outcomes)
    states = np.zeros(depth + 1, definition.state)
    states[0] = position.array[0]
    moves, weights = np.zeros((depth + 1, size), np.int64), np.zeros(size, np.int64)
    return int(count_leaves(position.game.boxes, states, moves, weights, depth))
