"""What a batch of games does in one call, compiled, written once for every game over the contract."""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.contract import CHANCE, LEGAL
from serai.core.kernel import kernel
from serai.core.random import below
from serai.core.trace import CLOSED


@kernel
def answer(box, state, random):
    """Let chance answer until a player is to move or the game is over."""
    while state.mover == CHANCE:
        contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])


@kernel
def restart(boxes, states, randoms, chosen):
    """Begin the chosen games anew, up to their first decision."""
    for i in range(len(states)):
        if chosen[i]:
            contract.begin(boxes[0], states[i])
            answer(boxes[0], states[i], randoms[i])


@kernel
def count_legal(boxes, states, moves, counts):
    """Count the legal moves of every game."""
    for i in range(len(states)):
        counts[i] = contract.legal(boxes[0], states[i], moves) if states[i].mover >= 0 else 0


@kernel
def list_legal(boxes, states, moves, listed):
    """Write the legal moves of every game into its row."""
    for i in range(len(states)):
        if states[i].mover >= 0:
            for n in range(contract.legal(boxes[0], states[i], moves)):
                listed[i, n] = moves[n]


@kernel
def first_refused(boxes, states, codes):
    """The number of the first game in which its move is not legal, or −1."""
    for i in range(len(states)):
        if states[i].mover >= 0 and contract.refusal(boxes[0], states[i], codes[i]) != LEGAL:
            return i
    return -1


@kernel
def play(boxes, states, codes, randoms):
    """Make a move in every game that is not over, and let chance answer."""
    for i in range(len(states)):
        if states[i].mover >= 0:
            contract.apply(boxes[0], states[i], codes[i], CLOSED[0])
            answer(boxes[0], states[i], randoms[i])


@kernel
def play_random(boxes, states, moves, randoms, decisions):
    """Make random decisions in every game until it is over or `decisions` are made; return how many were made."""
    made = 0
    for i in range(len(states)):
        for _ in range(decisions):
            if states[i].mover < 0:
                break
            n = contract.legal(boxes[0], states[i], moves)
            contract.apply(boxes[0], states[i], moves[below(randoms[i], n)], CLOSED[0])
            answer(boxes[0], states[i], randoms[i])
            made += 1
    return made


@kernel
def observe(boxes, states, seats, views):
    """Fill the view of a seat of every game."""
    for i in range(len(states)):
        contract.observe(boxes[0], states[i], seats[i], views[i])
