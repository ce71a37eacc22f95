"""Chance: who starts, the row of tiles, the dice, the cards drawn. Dice, deck and stack are multisets."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core import contract
from serai.core.contract import LEGAL, NOT_A_MOVE, VAST, WRONG_TIME
from serai.core.kernel import kernel, supplies
from serai.core.piles import pick, size_of, ways
from serai.core.random import below
from serai.games.istanbul.rules import state as s

#: More cards than this at once are too many to list.
LISTED_CARDS = 3


@kernel
def sorted_in(payload, bits, digit):
    """A list of digits, smallest first, with one more in its place."""
    low, shift = np.int64(0), 0
    mask = (np.int64(1) << bits) - 1
    while payload & mask != 0 and payload & mask <= digit:
        low |= (payload & mask) << shift
        payload >>= bits
        shift += bits
    return low | (payload << bits | digit) << shift


@supplies(contract.draw, s.STATE)
def draw(box, state, random):
    """A random outcome of what the game waits for."""
    if state.stage == s.ROLL:
        payload = np.int64(0)
        for _ in range(state.owed):
            payload += np.int64(1) << (4 * below(random, s.FACES))
        return s.packed(s.ROLL_DICE, payload)
    if state.stage == s.DRAW:
        return s.packed(s.DRAW_CARDS, draw_some(state.deck, state.discard, int(state.owed), s.CARD_BITS, random))
    if state.stage == s.REFILL:
        tile = pick(state.stack, random, size_of(state.stack))
        state.stack[tile] += 1
        return s.packed(s.DRAW_TILE, tile)
    if state.stage == s.FIRST:
        return s.packed(s.CHOOSE_FIRST, below(random, box.seats))
    return s.packed(s.LAY_ROW, draw_some(state.stack, state.row, int(box.row), s.TILE_BITS, random))


@kernel
def draw_some(pile, reserve, count, bits, random):
    """`count` cards of a pile, and of the reserve if it runs out; all are put back at once, for `apply` to take."""
    payload = np.int64(0)
    left = size_of(pile)
    from_pile = min(left, count)
    for i in range(from_pile):
        payload = sorted_in(payload, bits, pick(pile, random, left - i) + 1)
    put_back(pile, payload, bits)
    if from_pile == count:
        return payload
    rest = np.int64(0)
    left = size_of(reserve)
    for i in range(count - from_pile):
        rest = sorted_in(rest, bits, pick(reserve, random, left - i) + 1)
    put_back(reserve, rest, bits)
    while rest != 0:
        payload = sorted_in(payload, bits, rest & ((np.int64(1) << bits) - 1))
        rest >>= bits
    return payload


@kernel
def put_back(pile, payload, bits):
    """Undo what was picked."""
    while payload != 0:
        pile[(payload & ((np.int64(1) << bits) - 1)) - 1] += 1
        payload >>= bits


# --- All outcomes ---------------------------------------------------------------------------------------------------


@supplies(contract.outcomes, s.STATE)
def outcomes(box, state, moves, weights):
    """Every outcome with its weight; rows of tiles, and more than three cards at once, are not listed."""
    if state.stage == s.ROLL:
        return rolls(int(state.owed), moves, weights)
    if state.stage == s.DRAW:
        return draws(state, moves, weights)
    if state.stage == s.FIRST:
        for seat in range(box.seats):
            moves[seat] = s.packed(s.CHOOSE_FIRST, seat)
            weights[seat] = 1
        return int(box.seats)
    if state.stage == s.ROW:
        return VAST
    n = 0
    for tile in range(s.TILES):
        if state.stack[tile] > 0:
            moves[n] = s.packed(s.DRAW_TILE, tile)
            weights[n] = state.stack[tile]
            n += 1
    return n


@kernel
def rolls(dice, moves, weights):
    """I-ROLL by multiset: the weight of a roll is the number of ways identical dice can show it."""
    n = 0
    for a in range(dice + 1):
        for b in range(dice - a + 1):
            for c in range(dice - a - b + 1):
                three = ways(dice, a) * ways(dice - a, b) * ways(dice - a - b, c)
                left = dice - a - b - c
                for d in range(left + 1):
                    for e in range(left - d + 1):
                        payload = a | b << 4 | c << 8 | d << 12 | e << 16 | (left - d - e) << 20
                        moves[n] = s.packed(s.ROLL_DICE, payload)
                        weights[n] = three * ways(left, d) * ways(left - d, e)
                        n += 1
    return n


@kernel
def draws(state, moves, weights):
    """I-CARD: every multiset of cards; those the deck must give anyway are in all of them."""
    count = int(state.owed)
    in_deck = size_of(state.deck)
    is_short = in_deck < count
    pile = state.discard if is_short else state.deck
    fixed = np.int64(0)
    if is_short:
        count -= in_deck
        for card in range(s.CARDS):
            for _ in range(state.deck[card]):
                fixed = sorted_in(fixed, s.CARD_BITS, card + 1)
    if count > LISTED_CARDS:
        return VAST
    n = 0
    for a in range(s.CARDS):
        if pile[a] == 0:
            continue
        for b in range(a if count >= 2 else s.CARDS - 1, s.CARDS):
            for c in range(b if count >= 3 else s.CARDS - 1, s.CARDS):
                payload = fixed
                weight = np.int64(0)
                payload, weight = one_draw(pile, fixed, a, b, c, count)
                if weight == 0:
                    continue
                if n == s.MAX_OUTCOMES:
                    return VAST
                moves[n] = s.packed(s.DRAW_CARDS, payload)
                weights[n] = weight
                n += 1
    return n


@kernel
def one_draw(pile, fixed, a, b, c, count):
    """One, two or three cards of a pile, with the number of ways to draw them: none, if they are not there."""
    payload = sorted_in(fixed, s.CARD_BITS, a + 1)
    weight = np.int64(pile[a])
    if count >= 2:
        payload = sorted_in(payload, s.CARD_BITS, b + 1)
        weight = ways(pile[a], 2) if a == b else weight * pile[b]
    if count >= 3:
        payload = sorted_in(payload, s.CARD_BITS, c + 1)
        if a == b == c:
            weight = ways(pile[a], 3)
        elif b == c:
            weight = pile[a] * ways(pile[b], 2)
        else:
            weight *= pile[c]
    return payload, weight


# --- Whether an outcome is possible ---------------------------------------------------------------------------------


@kernel
def chance_refusal(box, state, kind, payload):
    """The reason why an outcome of chance is not possible here."""
    if kind == s.ROLL_DICE:
        return roll_refusal(state, payload) if state.stage == s.ROLL else WRONG_TIME
    if kind == s.DRAW_CARDS:
        return drawn_refusal(state, payload) if state.stage == s.DRAW else WRONG_TIME
    if kind == s.DRAW_TILE:
        if state.stage != s.REFILL:
            return WRONG_TIME
        if payload >= box.tile_kinds:
            return NOT_A_MOVE
        return LEGAL if state.stack[payload] > 0 else s.NOT_IN_STACK
    if kind == s.CHOOSE_FIRST:
        if state.stage != s.FIRST:
            return WRONG_TIME
        return LEGAL if payload < box.seats else NOT_A_MOVE
    return row_refusal(box, state, payload) if state.stage == s.ROW else WRONG_TIME


@kernel
def roll_refusal(state, payload):
    """I-ROLL: as many dice as are to be rolled."""
    if payload >> (4 * s.FACES) != 0:
        return NOT_A_MOVE
    total = 0
    for face in range(s.FACES):
        total += payload >> (4 * face) & 15
    return LEGAL if total == state.owed else s.ROLL_COUNT


@kernel
def count_list(payload, bits, most, counts):
    """Count a list of at most `most` kinds by kind; return its length, or −1 if the payload is not such a list."""
    if payload >> (bits * most) != 0:
        return -1
    length, last = 0, 0
    while payload != 0:
        kind = s.listed(payload, bits, 0)
        if kind < last:
            return -1
        counts[kind] += 1
        last = kind
        length += 1
        payload >>= bits
    return length


@kernel(allocates=True)
def drawn_refusal(state, payload):
    """I-CARD: cards that are there; all of the deck before any of the reshuffled discard."""
    drawn = np.zeros(s.CARDS, np.int64)
    length = count_list(payload, s.CARD_BITS, s.MAX_DICE, drawn)
    if length < 0:
        return NOT_A_MOVE
    is_short, leaves_some = size_of(state.deck) < state.owed, False
    for card in range(s.CARDS):
        if drawn[card] > state.deck[card] + (state.discard[card] if is_short else 0):
            return s.NOT_IN_DECK
        leaves_some |= drawn[card] < state.deck[card]
    if length != state.owed:
        return s.DRAW_COUNT
    return s.NOT_IN_DECK if is_short and leaves_some else LEGAL


@kernel(allocates=True)
def row_refusal(box, state, payload):
    """I-SETUP: as many tiles as the row has places."""
    laid = np.zeros(s.TILES, np.int64)
    length = count_list(payload, s.TILE_BITS, s.MAX_ROW, laid)
    if length < 0:
        return NOT_A_MOVE
    for tile in range(s.TILES):
        if laid[tile] > state.stack[tile]:
            return s.NOT_IN_STACK
    return LEGAL if length == box.row else s.ROW_COUNT
