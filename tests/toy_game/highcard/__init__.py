"""High Card, a toy game and the template of `docs/adding-a-game.md`: two seats, hidden hands, chance.

Cards of four values, six each; both draw up to three. The leader plays a card, the other answers; the higher one takes
the trick and leads next, equal cards leave it with the leader. Most tricks win when all cards are drawn and played.
"""
# mypy: disable-error-code="no-untyped-def"

from typing import Annotated

import numpy as np

from serai.core import contract
from serai.core.components import Box
from serai.core.contract import CHANCE, LEGAL, NOT_A_MOVE, OVER, WRONG_TIME
from serai.core.definition import Definition
from serai.core.fields import Count, Declaration, Field, Owner
from serai.core.kernel import kernel, supplies
from serai.core.moves import Letter, Move, MoveSet, move
from serai.core.piles import pick, size_of

CARDS, KINDS, NOBODY = "1234", 4, -1
PLAY, DRAW = range(2)  # the lowest bit of a packed move; the card is above it
BOX = np.dtype((np.record, [("copies", "i1"), ("hand", "i1")]))
FIELDS = Declaration(
    __name__,
    Field("mover", "i1"),
    Field("seat", "i1"),  # who plays or draws
    Field("leader", "i1"),
    Field("led", "i1"),  # the card led, from 1; 0: none lies there
    Field("hands", "i1", (2, KINDS), Owner("hand", "hand_sizes")),
    Field("deck", "i1", KINDS, Count("deck_size")),
    Field("played", "i1", KINDS),
    Field("tricks", "i1", 2),
    Field("winner", "i1"),
)
STATE, VIEW, restore = FIELDS.state, FIELDS.view, FIELDS.restore
supplies(contract.observe, STATE)(FIELDS.observe)


@supplies(contract.begin, STATE)
def begin(box, state):
    """All cards are in the deck; the first seat leads."""
    for card in range(KINDS):
        state.deck[card], state.played[card] = box.copies, 0
        state.hands[0, card], state.hands[1, card] = 0, 0
    state.tricks[0], state.tricks[1] = 0, 0
    state.seat, state.leader, state.led, state.winner, state.mover = 0, 0, 0, NOBODY, CHANCE


@supplies(contract.apply, STATE)
def apply(box, state, move, trace):
    """Play a card, or draw one; then somebody draws, leads or answers, or the game is over."""
    card = move >> 1
    if move & 1 == DRAW:
        state.deck[card] -= 1
        state.hands[state.seat, card] += 1
    else:
        state.hands[state.seat, card] -= 1
        state.played[card] += 1
        if state.led > 0:
            state.leader = state.seat if card + 1 > state.led else state.leader
            state.tricks[state.leader] += 1
        state.led = card + 1 if state.led == 0 else 0
    for turn in range(2):
        seat = (state.seat + turn) % 2
        if size_of(state.hands[seat]) < box.hand and size_of(state.deck) > 0:
            state.seat, state.mover = seat, CHANCE
            return
    state.seat = state.leader if state.led == 0 else 1 - state.leader
    state.mover = state.seat
    if size_of(state.hands[state.seat]) == 0:
        lead = state.tricks[0] - state.tricks[1]
        state.mover, state.winner = OVER, NOBODY if lead == 0 else 0 if lead > 0 else 1


@kernel
def list_cards(pile, kind, moves):
    """A move for each card of a pile."""
    n = 0
    for card in range(KINDS):
        if pile[card] > 0:
            moves[n] = card << 1 | kind
            n += 1
    return n


@supplies(contract.legal, STATE)
def legal(box, state, moves):
    """Any card of the hand."""
    return list_cards(state.hands[state.seat], PLAY, moves)


@supplies(contract.refusal, STATE)
def refusal(box, state, move):
    """The reason why a move cannot be made."""
    if state.mover == OVER or (move & 1 == DRAW) != (state.mover == CHANCE):
        return WRONG_TIME
    card = move >> 1 & 3
    left = state.deck[card] if move & 1 == DRAW else state.hands[state.seat, card]
    return LEGAL if 0 <= move < 2 * KINDS and left > 0 else NOT_A_MOVE


@supplies(contract.draw, STATE)
def draw(box, state, random):
    """A card of the deck."""
    card = pick(state.deck, random, size_of(state.deck))
    state.deck[card] += 1
    return card << 1 | DRAW


@supplies(contract.outcomes, STATE)
def outcomes(box, state, moves, weights):
    """Each card by how many are left."""
    n = list_cards(state.deck, DRAW, moves)
    for i in range(n):
        weights[i] = state.deck[moves[i] >> 1]
    return n


@supplies(contract.seen, STATE)
def seen(box, state, move, seat):
    """Only the player sees the card drawn."""
    return move if seat == state.seat else DRAW


@supplies(contract.determinize, VIEW)
def determinize(box, view, random, state):
    """The cards the viewer has not seen are shared out between the deck and the hidden hands."""
    restore(view, state)
    for card in range(KINDS):
        state.deck[card] = box.copies - view.played[card] - view.hand[card]
    for seat in range(2):
        for _ in range(view.hand_sizes[seat] if seat != view.viewer else 0):
            state.hands[seat, pick(state.deck, random, size_of(state.deck))] += 1


@supplies(contract.audit, STATE)
def audit(box, state):
    """Every card is in one place, and every second card played ended a trick."""
    for card in range(KINDS):
        if state.deck[card] + state.hands[0, card] + state.hands[1, card] + state.played[card] != box.copies:
            return 1
    if 2 * size_of(state.tricks) + (state.led > 0) != size_of(state.played) or state.led > KINDS:
        return 2
    return 3 if state.mover != OVER and state.winner != NOBODY else 0


@supplies(contract.settled, STATE)
def settled(box, state, values):
    """At the end; a draw is half a win."""
    for seat in range(2):
        values[seat] = 0.5 if state.winner == NOBODY else 1.0 if state.winner == seat else 0.0
    return state.mover == OVER


@supplies(contract.features, STATE)
def features(box, state, seat, numbers):
    """Tricks, who leads, and both hands."""
    numbers[0], numbers[1] = (state.tricks[seat] - state.tricks[1 - seat]) * 0.3, 1.0 if state.leader == seat else 0.0
    for card in range(KINDS):
        numbers[2 + card], numbers[6 + card] = state.hands[seat, card] * 0.5, state.hands[1 - seat, card] * 0.5
    return 10


Card = Annotated[str, Letter(CARDS, 3, pattern="[1-4]")]


@move(kind=PLAY, form="play {card}")
class Play(Move):
    """Play a card."""

    card: Card


@move(kind=DRAW, form="draw {card}", chance=True)
class Draw(Move):
    """Draw a card."""

    card: Card


def load_box(components, options):
    """Six cards of each value, three in a hand; a components file is not read."""
    return Box(np.array([(6, 3)], BOX), "highcard")


GAME = Definition(
    package=__name__,
    name="High Card",
    seats=(2,),
    state=STATE,
    view=VIEW,
    max_moves=KINDS,
    max_outcomes=KINDS,
    load_box=load_box,
    moves=MoveSet("High Card", 1, Play, Draw),
    feature_count=10,
    scores=lambda result: [float(result["winner"] == seat) for seat in ("1", "2")],
)
