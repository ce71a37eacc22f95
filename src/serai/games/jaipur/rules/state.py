"""The position of a Jaipur match: one record of named fields, and the packing of moves into integers."""
# mypy: disable-error-code="no-untyped-def"

import numpy as np

from serai.core.fields import Count, Declaration, Extra, Field, Owner
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
            *((name, "i1") for name in ("camel_token", "seals", "market_size", "market_camels", "dealt", "hand_limit")),
            *((name, "i1") for name in ("stacks_to_end", "stall_turns", "stall_warning")),
            *((name, "i1") for name in ("seals_to_win", "share_full_tie")),  # options of the match
        ],
    )
)

FIELDS = Declaration(
    __name__,
    Field("mover", "i1"),
    Field("stage", "i1"),
    Field("seat", "i1"),  # whose turn it is, also while chance answers
    Field("owed", "i1"),  # cards the deck owes the market
    Field("stack", "i1"),  # the bonus stack a token is to be drawn from
    Field("market", "i1", KINDS),
    Field("hands", "i1", (2, GOODS), Owner("hand", "hand_sizes")),
    Field("herds", "i1", 2),
    Field("known", "i1", (2, GOODS)),  # cards of each hand that the other player saw entering it
    Field("deck", "i1", KINDS, Count("deck_size", "i2")),
    Field("discard", "i1", GOODS),
    Field("tokens", "i1", GOODS),  # goods tokens left on each stack
    Field("goods_tokens", "i1", 2),
    Field("rupees", "i2", 2),  # of the goods tokens
    Field("bonus_left", "i1", (BONUS_STACKS, BONUS_VALUES), Count("bonus_left")),
    Field("bonus_taken", "i1", (2, BONUS_STACKS, BONUS_VALUES), Count("bonus_taken")),
    Field("bonus_seen", "i1", (2, BONUS_STACKS, BONUS_VALUES), Extra()),  # the viewer's; everybody's once scored
    Field("stall", "i1"),  # turns in a row without a card drawn or a sale
    # the match
    Field("round_number", "i2"),
    Field("first", "i1"),
    Field("seals", "i1", 2),
    Field("winner", "i1"),
    # the round that has just ended; the table lies as it was until the next deal
    Field("reason", "i1"),
    Field("round_winner", "i1"),
    Field("scores", "i2", 2),
)
STATE, VIEW = FIELDS.state, FIELDS.view

# What a move did (`serai.core.trace`); behind each kind what its three numbers are.
TOKEN = 0  # seat, good, rupees of a goods token received
EARNED = 1  # seat, bonus stack: a token of it is to be drawn
CAMELS = 2  # seat, camels taken
STALL_NEAR = 3  # turns left before the round ends
SCORED = 4  # seat, rupees of the camel token, rupees altogether
DECIDED = 5  # seat that won the round or NOBODY, by what (BY_RUPEES …)

#: What decides a round (J-SCORE 2 and 3), in this order.
BY_RUPEES, BY_BONUS_TOKENS, BY_GOODS_TOKENS, BY_NOTHING = range(4)

# Packed moves: the kind in the low three bits, the rest above.
TAKE_ONE, TAKE_CAMELS, SELL, EXCHANGE, CHOOSE_FIRST, DEAL_CARDS, DRAW_CARDS, DRAW_BONUS = range(8)
#: The stage in which each kind of move may be made.
STAGE_OF = (PLAY, PLAY, PLAY, PLAY, FIRST, DEAL, REFILL, BONUS)
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
def value_index(box, stack, value):
    """Where a bonus value stands among the values of its stack, or −1."""
    for i in range(BONUS_VALUES):
        if box.bonus_counts[stack, i] > 0 and box.bonus_values[stack, i] == value:
            return i
    return -1
