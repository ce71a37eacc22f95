"""The position of a Jaipur match: one record of named fields, and the packing of moves into integers."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core.kernel import kernel

DIAMONDS, GOLD, SILVER, CLOTH, SPICE, LEATHER, CAMEL = range(7)
LETTERS = "DGSCPLK"
GOODS = 6
KINDS = 7
BONUS_STACKS = 3
#: A sale of 3 cards earns a token of stack 0, of 4 of stack 1, of 5 or more of stack 2 (J-BONUS).
BONUS_FROM = 3
#: How many different values one bonus stack may hold, and how many tokens one goods stack.
BONUS_VALUES = 8
TOKENS = 16

# Stages: what the game waits for.
FIRST, DEAL, PLAY, REFILL, BONUS, FINISHED = range(6)
# Why a round ended.
NOT_ENDED, THREE_STACKS, EMPTY_DECK, STALL = range(4)
NOBODY = -1

BOX = np.dtype(
    (
        np.record,
        [
            ("cards", "i1", KINDS),
            ("tokens", "i1", (GOODS, TOKENS)),  # values, best first
            ("token_counts", "i1", GOODS),
            ("bonus_values", "i1", (BONUS_STACKS, BONUS_VALUES)),
            ("bonus_counts", "i1", (BONUS_STACKS, BONUS_VALUES)),
            ("least_sale", "i1", GOODS),
            ("camel_token", "i1"),
            ("seals", "i1"),
            ("market_size", "i1"),
            ("market_camels", "i1"),
            ("dealt", "i1"),
            ("hand_limit", "i1"),
            ("stacks_to_end", "i1"),
            ("stall_turns", "i1"),
            ("stall_warning", "i1"),
            # options of the match
            ("seals_to_win", "i1"),
            ("share_full_tie", "i1"),
        ],
    )
)

STATE = np.dtype(
    (
        np.record,
        [
            ("mover", "i1"),
            ("stage", "i1"),
            ("seat", "i1"),  # whose turn it is, also while chance answers
            ("owed", "i1"),  # cards the deck owes the market
            ("stack", "i1"),  # the bonus stack a token is to be drawn from
            ("market", "i1", KINDS),
            ("hands", "i1", (2, GOODS)),
            ("herds", "i1", 2),
            ("known", "i1", (2, GOODS)),  # cards of each hand that the other player saw entering it
            ("deck", "i1", KINDS),
            ("discard", "i1", GOODS),
            ("tokens", "i1", GOODS),  # goods tokens left on each stack
            ("goods_tokens", "i1", 2),
            ("rupees", "i2", 2),  # of the goods tokens
            ("bonus_left", "i1", (BONUS_STACKS, BONUS_VALUES)),
            ("bonus_taken", "i1", (2, BONUS_STACKS, BONUS_VALUES)),
            ("stall", "i1"),  # turns in a row without a card drawn or a sale
            # the match
            ("round_number", "i2"),
            ("first", "i1"),
            ("seals", "i1", 2),
            ("winner", "i1"),
            # the round that has just ended; the table lies as it was until the next deal
            ("reason", "i1"),
            ("round_winner", "i1"),
            ("scores", "i2", 2),
        ],
    )
)

# Packed moves: the kind in the low three bits, the rest above.
TAKE_ONE, TAKE_CAMELS, SELL, EXCHANGE, CHOOSE_FIRST, DEAL_CARDS, DRAW_CARDS, DRAW_BONUS = range(8)
#: An upper bound on the legal moves of a position: 12 goods in market and hand make at most 3**6 exchanges, and there
#: are at most 5 takes, 1 for the camels and 7 sales. `legal` needs room behind it to work in.
MAX_MOVES = 768
MOVES_BUFFER = MAX_MOVES + 32 + 96 + 8 * 32 + 8
#: Ways to refill five places from seven kinds of cards.
MAX_OUTCOMES = 462


@kernel
def packed(kind, payload):
    """A move as one integer."""
    return np.int64(payload) << 3 | kind


#: An exchange has four bits a good: the change of the hand, plus 7. This is "nothing changes".
NO_CHANGE = 0x777777


@kernel
def delta_of(payload, good):
    """Cards of this good gained (or given, if negative) by an exchange."""
    return ((payload >> (4 * good)) & 15) - 7


@kernel
def count_of(payload, kind):
    """Cards of one kind in a packed hand or refill, three bits each."""
    return (payload >> (3 * kind)) & 7


@kernel
def cards_in(pile):
    """How many cards a pile (a hand, the deck …) holds."""
    total = 0
    for count in pile:
        total += int(count)
    return total


@kernel
def value_index(box, stack, value):
    """Where a bonus value stands among the values of its stack, or −1."""
    for i in range(BONUS_VALUES):
        if box.bonus_counts[stack, i] > 0 and box.bonus_values[stack, i] == value:
            return i
    return -1
