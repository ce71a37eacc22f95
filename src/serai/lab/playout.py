"""Uniformly random play, compiled, written once for every game over the contract."""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import kernel
from serai.core.random import below
from serai.core.trace import CLOSED


@kernel
def random_ply(box, state, moves, random):
    """Let chance answer what it owes, then make one random decision. A finished game starts anew."""
    while state.mover < 0:
        if state.mover == CHANCE:
            contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])
        else:
            contract.begin(box, state)
    n = contract.legal(box, state, moves)
    contract.apply(box, state, moves[below(random, n)], CLOSED[0])
    return n


@kernel
def random_plies(boxes, states, moves, random, plies):
    """Play `plies` random decisions in every game of the batch; return the number of legal moves listed."""
    listed = 0
    for i in range(len(states)):
        for _ in range(plies):
            listed += random_ply(boxes[0], states[i], moves, random)
    return listed


@kernel
def stress(boxes, states, moves, random, games):
    """Play whole random games, auditing every step; return how many ended without a fault (all, if none)."""
    box, state = boxes[0], states[0]
    for done in range(games):
        contract.begin(box, state)
        while state.mover != OVER:
            if state.mover == CHANCE:
                contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])
            else:
                n = contract.legal(box, state, moves)
                if n == 0:
                    return done
                contract.apply(box, state, moves[below(random, n)], CLOSED[0])
            if contract.audit(box, state) != 0:
                return done
    return games
