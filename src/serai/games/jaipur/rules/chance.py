"""Chance in Jaipur: who starts, the deal, the refill of the market, the bonus token drawn. The deck is a multiset."""
# mypy: disable-error-code="no-untyped-def"

import numpy as np

from serai.core import contract
from serai.core.contract import VAST
from serai.core.kernel import kernel, supplies
from serai.core.piles import pick, size_of, ways
from serai.core.random import below
from serai.games.jaipur.rules import state as s


@supplies(contract.draw, s.STATE)
def draw(box, state, random):
    """A random outcome of what the game waits for."""
    if state.stage == s.REFILL:
        return draw_refill(state, random)
    if state.stage == s.FIRST:
        return s.packed(s.CHOOSE_FIRST, below(random, 2))
    if state.stage == s.DEAL:
        return draw_deal(box, random)
    left = state.bonus_left[state.stack]
    i = pick(left, random, size_of(left))
    left[i] += 1
    return s.packed(s.DRAW_BONUS, box.bonus_values[state.stack, i])


@kernel
def draw_refill(state, random):
    """Cards one after the other; they are put back at once, for `apply` to take."""
    left = size_of(state.deck)
    payload = np.int64(0)
    for i in range(min(state.owed, left)):
        payload += np.int64(1) << (3 * pick(state.deck, random, left - i))
    for kind in range(s.KINDS):
        state.deck[kind] += s.count_of(payload, kind)
    return s.packed(s.DRAW_CARDS, payload)


@kernel(allocates=True)
def draw_deal(box, random):
    """The cards of two hands, then of the market, from a fresh deck."""
    deck = box.cards.copy()
    deck[s.CAMEL] -= box.market_camels
    left = size_of(deck)
    payload = np.int64(0)
    for seat in range(2):
        for _ in range(box.dealt):
            payload += np.int64(1) << (21 * seat + 3 * pick(deck, random, left))
            left -= 1
    for _ in range(box.market_size - box.market_camels):
        payload += np.int64(1) << (42 + 2 * pick(deck, random, left))
        left -= 1
    return s.packed(s.DEAL_CARDS, payload)


@supplies(contract.outcomes, s.STATE)
def outcomes(box, state, moves, weights):
    """Every outcome with its weight; deals, millions of them, are not listed."""
    if state.stage == s.DEAL:
        return VAST
    if state.stage == s.REFILL:
        return refills(state, moves, weights)
    if state.stage == s.FIRST:
        for seat in range(2):
            moves[seat] = s.packed(s.CHOOSE_FIRST, seat)
            weights[seat] = 1
        return 2
    n = 0
    for i in range(s.BONUS_VALUES):
        if state.bonus_left[state.stack, i] > 0:
            moves[n] = s.packed(s.DRAW_BONUS, box.bonus_values[state.stack, i])
            weights[n] = state.bonus_left[state.stack, i]
            n += 1
    return n


@kernel
def refills(state, moves, weights):
    """Every multiset of cards the deck can give; its weight is the number of ways to draw it."""
    deck = state.deck
    wanted = int(min(state.owed, size_of(deck)))
    n = 0
    for a in range(min(wanted, deck[0]) + 1):
        for b in range(min(wanted - a, deck[1]) + 1):
            for c in range(min(wanted - a - b, deck[2]) + 1):
                three = ways(deck[0], a) * ways(deck[1], b) * ways(deck[2], c)
                for d in range(min(wanted - a - b - c, deck[3]) + 1):
                    for e in range(min(wanted - a - b - c - d, deck[4]) + 1):
                        five = three * ways(deck[3], d) * ways(deck[4], e)
                        rest = wanted - a - b - c - d - e
                        for f in range(max(0, rest - deck[s.CAMEL]), min(rest, deck[5]) + 1):
                            payload = a | b << 3 | c << 6 | d << 9 | e << 12 | f << 15 | (rest - f) << 18
                            moves[n] = s.packed(s.DRAW_CARDS, payload)
                            weights[n] = five * ways(deck[5], f) * ways(deck[s.CAMEL], rest - f)
                            n += 1
    return n
