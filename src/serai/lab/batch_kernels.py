"""What a batch of games does in one call, compiled, written once for every game over the contract.

Few functions, each with all it may be asked for: every one of them is compiled against the whole rules of a game.
"""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.contract import CHANCE, LEGAL
from serai.core.kernel import kernel
from serai.core.random import below
from serai.core.trace import CLOSED

# What `advance` does with a game.
HOLD, PLAY, RANDOM, RESTART = range(4)
#: What `advance` answers if it played nothing because a move was not legal: minus this, minus the number of the game.
REFUSED = 1


@kernel
def answer(box, state, random):
    """Let chance answer until a player is to move or the game is over."""
    while state.mover == CHANCE:
        contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])


@kernel
def advance(boxes, states, orders, codes, decisions, moves, randoms):
    """Do with every game what its order says, up to the next decision; return how many decisions were made.

    `PLAY` makes the packed move of `codes`, `RANDOM` up to `decisions` random ones, `RESTART` begins anew. Nothing
    happens to games that are over, except by `RESTART`. If a move is not legal, no game is changed.
    """
    box = boxes[0]
    for i in range(len(states)):
        is_asked = orders[i] == PLAY and states[i].mover >= 0
        if is_asked and contract.refusal(box, states[i], codes[i]) != LEGAL:
            return -REFUSED - i
    made = 0
    for i in range(len(states)):
        state, order = states[i], orders[i]
        if order == RESTART:
            contract.begin(box, state)
            answer(box, state, randoms[i])
            continue
        wanted = decisions if order == RANDOM else 1 if order == PLAY else 0
        for _ in range(wanted):
            if state.mover < 0:
                break
            code = codes[i]
            if order == RANDOM:
                code = moves[below(randoms[i], contract.legal(box, state, moves))]
            contract.apply(box, state, code, CLOSED[0])
            answer(box, state, randoms[i])
            made += 1
    return made


@kernel
def list_legal(boxes, states, moves, listed, counts):
    """Count the legal moves of every game, and write as many of them into its row as it has room for."""
    for i in range(len(states)):
        counts[i] = contract.legal(boxes[0], states[i], moves) if states[i].mover >= 0 else 0
        for n in range(min(counts[i], listed.shape[1])):
            listed[i, n] = moves[n]


@kernel
def observe(boxes, states, seats, views):
    """Fill the view of a seat of every game."""
    for i in range(len(states)):
        contract.observe(boxes[0], states[i], seats[i], views[i])
