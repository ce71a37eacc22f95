"""The position of a game of Istanbul: The Dice Game as one record, its box, its packed moves, and their refusals."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core.fields import Declaration, Field
from serai.core.kernel import kernel

SEATS = 4
# What a player owns besides tiles and rubies, and what lies in the supply.
RED, YELLOW, GREEN, BLUE, BROWN, CRYSTAL, LIRA = range(7)
RESOURCES = 7
COLOURS = 4
GOODS = 5
LETTERS = "RYGBWXL"
# Faces of a die; the first four are the colours.
LIRA_FACE, CARD_FACE = 4, 5
FACES = 6
FACE_LETTERS = "RYGBLC"
#: More dice than this cannot be packed (nor does the box hold more).
MAX_DICE = 9

# Zones with rubies for sale; the first four are the colours.
ALL_ZONE, LIRA_ZONE = 4, 5
ZONES = 6
ZONE_NAMES = ("R", "Y", "G", "B", "all", "lira")
MAX_RUBIES_IN_ZONE = 8

# What a mosque tile does.
LIRA_INCOME, CRYSTAL_INCOME, CARD_INCOME, BONUS_GOOD, MORE_ACTIONS, MORE_DICE = range(6)
TILES = 31
MAX_ROW = 8

CARDS = 63
#: Whose part of a card: the active player's, or each other player's.
ACTIVE, OTHERS = range(2)
OFFERS = 4
#: The most goods of any kind that one offer may ask for, and the most goods of choice it may give.
MAX_ANY = 2
MAX_CHOICE = 3

# Stages: what the game waits for.
FIRST, ROW, ROLL, REROLL, ACT, DRAW, CHOOSE, ANSWER, REPLY, REFILL, FINISHED = range(11)
# Stages that pass within a move: no position is ever left in one.
CARD_BEGINS, CARD_GOES_ON, ACTION_OVER, TURN_OVER, TURN_BEGINS, INCOME = range(11, 17)
# Why the game ended.
NOT_ENDED, RUBIES, STALL = range(3)
NOTHING = -1

#: The version of the rules that offers to pay tokens before dice where the supply is short (I-PAY-SHORT).
TOKENS_FIRST = 2

BOX = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("rules", "i1"),  # the version that is played
            ("supply", "i1", RESOURCES),
            ("dice", "i1"),
            ("extra_dice", "i1"),
            ("start_crystals", "i1"),
            ("start_lira", "i1", SEATS),  # by turn order
            ("actions", "i1"),
            ("lira_per_die", "i1"),
            ("good_worth", "i1"),  # in the tie-break
            ("crystal_worth", "i1"),
            ("stall_rounds", "i2"),
            ("stall_warning", "i2"),  # rounds left; no rule uses it
            # the board, for this number of seats
            ("prices", "i1", (ZONES, MAX_RUBIES_IN_ZONE)),  # goods, extra goods or lira; cheapest first
            ("rubies", "i1", ZONES),
            ("mosque_rubies", "i1"),
            ("mosque_tiles", "i1"),  # tiles that earn a ruby of the mosque
            ("goal", "i1"),
            # mosque tiles
            ("row", "i1"),
            ("tile_kinds", "i1"),
            ("tile_counts", "i1", TILES),
            ("tile_effect", "i1", TILES),
            ("tile_amount", "i1", TILES),  # lira or crystals of the income
            ("tile_colour", "i1", TILES),  # of a bonus good
            ("tile_price", "i1", (TILES, COLOURS)),
            # bazaar cards: offers to the active player and to the others
            ("card_kinds", "i1"),
            ("card_counts", "i1", CARDS),
            ("offers", "i1", (CARDS, 2)),
            ("if_dice", "i1", (CARDS, 2, OFFERS)),
            ("if_own", "i1", (CARDS, 2, OFFERS, RESOURCES)),
            ("give", "i1", (CARDS, 2, OFFERS, RESOURCES)),
            ("give_any", "i1", (CARDS, 2, OFFERS)),
            ("get", "i1", (CARDS, 2, OFFERS, RESOURCES)),
            ("choices", "i1", (CARDS, 2, OFFERS)),
            ("ruby", "i1", (CARDS, 2, OFFERS)),
            ("swap", "i1", (CARDS, 2, OFFERS)),
        ],
    )
)

FIELDS = Declaration(
    __name__,
    Field("mover", "i1"),
    Field("stage", "i1"),
    Field("seat", "i1"),  # whose turn it is, also while chance or another player answers
    Field("first", "i1"),
    Field("round_number", "i2"),
    Field("stall", "i2"),  # whole rounds in a row without a ruby
    Field("supply", "i1", RESOURCES),
    Field("owned", "i1", (SEATS, RESOURCES)),
    Field("rubies", "i1", SEATS),
    Field("zones", "i1", ZONES),  # rubies left in each
    Field("mosque", "i1"),  # rubies left there
    Field("mosque_paid", "i1", SEATS),  # who has held enough tiles for it once
    Field("tiles", "i1", (SEATS, TILES)),
    Field("fresh", "i1", TILES),  # those of the active player taken this turn: no effect yet
    Field("row", "i1", TILES),
    Field("stack", "i1", TILES),
    Field("deck", "i1", CARDS),
    Field("discard", "i1", CARDS),
    Field("drawn", "i1", CARDS),  # cards to choose from
    Field("card", "i1"),  # the card being carried out
    Field("card_dice", "i1"),  # card dice used for it; none for an income card
    Field("owed", "i1"),  # cards to be drawn, or dice to be rolled
    Field("income_cards", "i1"),  # still to be turned over this turn
    Field("dice", "i1", FACES),  # rolled and not yet used
    Field("actions_begun", "i1"),
    Field("ruby_taken", "i1"),  # in this round
    # the end
    Field("reason", "i1"),
    Field("winners", "i1"),  # a bit a seat
    Field("money", "i2", SEATS),
)
STATE, VIEW = FIELDS.state, FIELDS.view

#: What `legal.refusal` answers, by number: each is the last part of an error code (`istanbul.no-dice`).
REASONS = (
    "legal",
    "not-a-move",
    "wrong-time",
    "cannot-pay",
    "no-brown",
    "no-dice",
    "no-lira",
    "wrong-price",
    "not-in-row",
    "zone-empty",
    "not-drawn",
    "not-offered",
    "not-owned",
    "not-in-deck",
    "draw-count",
    "roll-count",
    "not-in-stack",
    "row-count",
    "dice-first",
)
(
    CANNOT_PAY,
    NO_BROWN,
    NO_DICE,
    NO_LIRA,
    WRONG_PRICE,
    NOT_IN_ROW,
    ZONE_EMPTY,
    NOT_DRAWN,
    NOT_OFFERED,
    NOT_OWNED,
    NOT_IN_DECK,
    DRAW_COUNT,
    ROLL_COUNT,
    NOT_IN_STACK,
    ROW_COUNT,
    DICE_FIRST,
) = range(3, len(REASONS))

# Rows of the trace: what a move did. A seat, what it is about, and how many.
(
    DICE_USED,  # seat, face, count: paid, turned into lira, or used to draw cards
    GIVEN,  # seat, resource, amount: paid to the supply
    TAKEN,  # seat, resource, amount: what the supply really gave
    RETURNED,  # seat, resource, amount: the supply was too small (I-SHORT)
    RUBY_TAKEN,  # seat, zone
    MOSQUE_RUBY,  # seat, tiles
    GOAL_REACHED,  # seat, rubies: the first to have enough
    OFFER,  # seat: takes a part of a card, as the rows up to the next of these say
    TURN,  # seat: begins a turn with its income, as the rows behind say
) = range(9)

# Packed moves: the kind in the low five bits, the rest above.
(
    KEEP,
    REROLL_DICE,
    SAME,
    TWO,
    THREE,
    FOUR,
    TAKE_LIRA,
    DRAW_WITH,
    BUY_TILE,
    BUY_RUBY,
    PLAY_CARD,
    TAKE_OFFER,
    SWAP_TILES,
    PASS,
    DONE,
    CHOOSE_FIRST,
    LAY_ROW,
    ROLL_DICE,
    DRAW_CARDS,
    DRAW_TILE,
) = range(20)
KIND_BITS = 5
#: An upper bound on the legal moves of a position, for every box that `components.py` lets through.
MAX_MOVES = 4096
#: Nine dice fall in 2,002 ways, three cards of the usual deck in 4,147; more than this is not listed.
MAX_OUTCOMES = 4608


@kernel
def packed(kind, payload):
    """A move as one integer."""
    return np.int64(payload) << KIND_BITS | kind


# A list of tiles or cards: their kinds, counted from 1, the smallest lowest, in this many bits each.
TILE_BITS = 5
CARD_BITS = 6


@kernel
def listed(payload, bits, place):
    """The kind at a place of a list, counted from 0; −1 behind its end."""
    return (payload >> (bits * place) & ((1 << bits) - 1)) - 1


# A payment: four bits a colour for goods of that colour, four for brown tokens standing for it, four for brown tokens
# that stand for none (extra goods of the "all" zone).
PAYMENT_BITS = 36


@kernel
def paid(payment, colour):
    """Goods of this colour in a payment."""
    return payment >> (4 * colour) & 15


@kernel
def stood_for(payment, colour):
    """Brown tokens standing for this colour in a payment."""
    return payment >> (16 + 4 * colour) & 15


# An exchange: its payment, two bits a colour for the tokens of choice (I-FOUR), and a bit for each colour whose tokens
# are paid before its dice (I-PAY-SHORT). In the packing of every other action these last bits are zero.
CHOSEN_BITS = 8
FIRST_BITS = PAYMENT_BITS + CHOSEN_BITS


@kernel
def is_tokens_first(payload, colour):
    """Whether a move pays tokens of this colour before dice."""
    return payload >> (FIRST_BITS + colour) & 1 != 0


@kernel
def browns_of(payment):
    """All brown tokens of a payment."""
    total = payment >> 32 & 15
    for colour in range(COLOURS):
        total += stood_for(payment, colour)
    return total


# An answer to a card: what is given and what is taken, three bits a good, four for crystals, seven for lira.
BUNDLE_BITS = 26


@kernel
def in_bundle(bundle, resource):
    """How many of a resource a packed bundle holds."""
    if resource < GOODS:
        return bundle >> (3 * resource) & 7
    return bundle >> 15 & 15 if resource == CRYSTAL else bundle >> 19 & 127


@kernel
def one_of(resource):
    """A bundle of one of this resource; bundles are added up."""
    if resource < GOODS:
        return np.int64(1) << (3 * resource)
    return np.int64(1) << 15 if resource == CRYSTAL else np.int64(1) << 19
