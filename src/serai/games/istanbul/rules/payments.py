"""I-PAY: every way to pay a price with dice, tokens and brown tokens, each listed once.

Dice of a colour go before its tokens, so a payment says only how many goods of each colour are paid, and how many brown
tokens stand for it. Where an exchange would meet a shortage of a colour it pays, tokens may go first (I-PAY-SHORT).
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from itertools import product

import numpy as np

from serai.core.contract import LEGAL
from serai.core.kernel import at, kernel
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.supply import goods_at_hand, may_pay_tokens_first

#: Where the parts of a payment stand in a packed move.
BY_COLOUR = s.KIND_BITS
BY_BROWN = s.KIND_BITS + 16
SPARE_BROWN = s.KIND_BITS + 32
CHOSEN = s.KIND_BITS + s.PAYMENT_BITS
TOKENS_FIRST = s.KIND_BITS + s.FIRST_BITS

#: Every choice of two tokens (I-FOUR), two bits a colour.
PAIRS = np.array([(1 << 2 * a) + (1 << 2 * b) for a in range(s.COLOURS) for b in range(a, s.COLOURS)], np.int64)


def _patterns() -> list[tuple[int, int, int, int]]:
    """Every choice of two or more different colours, each paid by a good or by a brown token.

    Four numbers a choice: its brown tokens, its colours, a bit for each colour that is not brown, and the payment.
    """
    found = []
    for ways in product((None, BY_COLOUR, BY_BROWN), repeat=s.COLOURS):
        if (size := s.COLOURS - ways.count(None)) >= 2:
            goods = sum(1 << colour for colour, way in enumerate(ways) if way == BY_COLOUR)
            payment = sum(1 << way + 4 * colour for colour, way in enumerate(ways) if way is not None)
            found.append((ways.count(BY_BROWN), size, goods, payment))
    return sorted(found)


#: Sorted by brown tokens, so that a player with few of them looks at few.
_SORTED = _patterns()
SIZES = np.array([size for _, size, _, _ in _SORTED], np.int8)
GOODS_MASKS = np.array([goods for _, _, goods, _ in _SORTED], np.int8)
# I-TWO, I-THREE and I-FOUR follow each other, and so do the kinds of their moves.
PATTERNS = np.array([payment | s.SAME + size - 1 for _, size, _, payment in _SORTED], np.int64)
UP_TO = np.array([sum(browns <= limit for browns, *_ in _SORTED) for limit in range(s.COLOURS + 1)], np.int64)


@kernel
def exchanges(box, state, moves, n):
    """I-SAME, I-TWO, I-THREE, I-FOUR: two goods of one colour, then every choice of different colours."""
    browns = int(state.owned[state.seat, s.BROWN])
    missing, scarce = 0, 0
    for colour in range(s.COLOURS):
        goods = goods_at_hand(state, colour)
        missing |= (goods == 0) << colour
        scarce |= may_pay_tokens_first(box, state, colour, 1, 2) << colour
        for brown in range(max(0, 2 - goods), min(2, browns) + 1):
            payment = np.int64(2 - brown) << (BY_COLOUR + 4 * colour) | np.int64(brown) << (BY_BROWN + 4 * colour)
            moves[at(n)] = payment | s.SAME
            n += 1
            if scarce >> colour & 1 and may_pay_tokens_first(box, state, colour, 2 - brown, 1):
                moves[at(n)] = payment | s.SAME | np.int64(1) << (TOKENS_FIRST + colour)
                n += 1
    for i in range(UP_TO[min(browns, s.COLOURS)]):
        if GOODS_MASKS[i] & missing:
            continue
        if SIZES[i] < s.COLOURS:
            moves[at(n)] = PATTERNS[i]
            n += 1
        else:
            for pair in PAIRS:
                moves[at(n)] = PATTERNS[i] | pair << CHOSEN
                n += 1
                if GOODS_MASKS[i] & scarce:
                    n = tokens_first(box, state, GOODS_MASKS[i] & scarce, pair, moves, n)
    return n


@kernel
def tokens_first(box, state, colours, chosen, moves, n):
    """I-PAY-SHORT: the last move listed, an I-FOUR, once for each choice of these colours to pay with tokens first."""
    plain = moves[at(n - 1)]
    helpful = 0
    for colour in range(s.COLOURS):
        if colours >> colour & 1 and may_pay_tokens_first(box, state, colour, 1, chosen >> (2 * colour) & 3):
            helpful |= 1 << colour
    for choice in range(1, helpful + 1):
        if choice & ~helpful == 0:
            moves[at(n)] = plain | np.int64(choice) << TOKENS_FIRST
            n += 1
    return n


@kernel(allocates=True)
def fixed_payments(state, price, move, moves, n):
    """Every way to pay `price` goods of each colour, added to `move`."""
    browns = int(state.owned[state.seat, s.BROWN])
    least = np.empty(s.COLOURS, np.int64)
    short = 0
    for colour in range(s.COLOURS):
        least[colour] = max(0, int(price[colour]) - goods_at_hand(state, colour))
        short += least[colour]
    if short > browns:
        return n
    for red in range(least[0], min(browns, int(price[0])) + 1):
        for yellow in range(least[1], min(browns - red, int(price[1])) + 1):
            for green in range(least[2], min(browns - red - yellow, int(price[2])) + 1):
                for blue in range(least[3], min(browns - red - yellow - green, int(price[3])) + 1):
                    payment = one_colour(0, price[0], red) | one_colour(1, price[1], yellow)
                    payment |= one_colour(2, price[2], green) | one_colour(3, price[3], blue)
                    moves[at(n)] = move | payment
                    n += 1
    return n


@kernel
def one_colour(colour, goods, browns):
    """The payment of `goods` goods of one colour, `browns` of them by brown tokens."""
    return np.int64(goods - browns) << (BY_COLOUR + 4 * colour) | np.int64(browns) << (BY_BROWN + 4 * colour)


@kernel
def zone_payments(state, colour, price, move, moves, n):
    """Every way to pay `price` goods of one colour."""
    browns = min(price, int(state.owned[state.seat, s.BROWN]))
    for brown in range(max(0, price - goods_at_hand(state, colour)), browns + 1):
        moves[at(n)] = move | one_colour(colour, price, brown)
        n += 1
    return n


@kernel
def all_payments(state, total, move, moves, n):
    """One good of each colour and more of any, `total` together: each effect once.

    What a brown token stands for is written only where a colour itself is missing; the others are simply brown.
    """
    browns = int(state.owned[state.seat, s.BROWN])
    red_goods, yellow_goods = goods_at_hand(state, 0), goods_at_hand(state, 1)
    green_goods, blue_goods = goods_at_hand(state, 2), goods_at_hand(state, 3)
    if red_goods + yellow_goods + green_goods + blue_goods + browns < total:
        return n
    for red in range(min(red_goods, total) + 1):
        for yellow in range(min(yellow_goods, total - red) + 1):
            for green in range(min(green_goods, total - red - yellow) + 1):
                left = total - red - yellow - green
                for blue in range(max(0, left - browns), min(blue_goods, left) + 1):
                    spare = left - blue - (red == 0) - (yellow == 0) - (green == 0) - (blue == 0)
                    if spare < 0:
                        continue
                    goods = red | yellow << 4 | green << 8 | blue << 12
                    absent = (red == 0) | (yellow == 0) << 4 | (green == 0) << 8 | (blue == 0) << 12
                    payment = np.int64(goods) << BY_COLOUR | np.int64(absent) << BY_BROWN
                    moves[at(n)] = move | payment | np.int64(spare) << SPARE_BROWN
                    n += 1
    return n


@kernel
def payment_refusal(state, payment):
    """Whether the player to move has what a payment says."""
    for colour in range(s.COLOURS):
        if s.paid(payment, colour) > goods_at_hand(state, colour):
            return s.CANNOT_PAY
    return LEGAL if s.browns_of(payment) <= state.owned[state.seat, s.BROWN] else s.NO_BROWN
