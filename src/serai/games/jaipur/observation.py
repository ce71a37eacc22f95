"""What a learner sees of a view of Jaipur: all of it, and what the top of each stack would pay."""
# mypy: disable-error-code="no-untyped-def"

import numpy as np

from serai.core.kernel import at, kernel
from serai.core.observation import Computed, Observation, OneHot, PerSeat, Plain, SeatHot
from serai.core.observation_code import sum_between, sum_of_products
from serai.games.jaipur.rules import state as s

GOODS = s.LETTERS[: s.GOODS]
_BONUS = tuple(str(s.BONUS_FROM + stack) for stack in range(s.BONUS_STACKS))


#: Sums without branches.
tokens_between, bonus_sum = sum_between(s.TOKENS), sum_of_products(s.BONUS_STACKS * s.BONUS_VALUES)
# Multiplied by, because a division takes longest.
_SEVENTH, _TENTH, _TWENTIETH = np.float32(1 / 7), np.float32(1 / 10), np.float32(1 / 20)


@kernel
def next_token(box, view, numbers, start):
    """The value of the next token of each good."""
    for good in range(s.GOODS):
        left = int(view.tokens[good])
        top = min(int(box.token_counts[good]) - left, s.TOKENS - 1)
        value = box.tokens[at(good), at(top)] if left > 0 else 0
        numbers[start + good] = np.float32(value) * _SEVENTH


@kernel
def hand_worth(box, view, numbers, start):
    """What the viewer's cards of each good would bring in goods tokens, if they may be sold."""
    for good in range(s.GOODS):
        left, held = int(view.tokens[good]), int(view.hand[good])
        top = int(box.token_counts[good]) - left
        count = min(held, left) * int(held >= box.least_sale[good])
        numbers[start + good] = np.float32(tokens_between(box.tokens, good, top, top + count)) * _TWENTIETH


@kernel
def unseen(box, view, numbers, start):
    """Cards of each kind that may be in the deck or, unseen, in the other hand."""
    for good in range(s.GOODS):
        left = int(box.cards[good]) - int(view.market[good]) - int(view.hand[good]) - int(view.discard[good])
        for owner in range(2):
            left -= 0 if owner == view.viewer else int(view.known[owner, good])
        numbers[start + good] = np.float32(left) * _TENTH
    left = int(box.cards[s.CAMEL]) - int(view.market[s.CAMEL]) - int(view.herds[0]) - int(view.herds[1])
    numbers[start + s.CAMEL] = np.float32(left) * _TENTH


@kernel
def bonus_rupees(box, view, numbers, start):
    """The bonus tokens of each seat that the viewer has seen, in rupees; the viewer's first."""
    me = max(0, int(view.viewer))
    for seat in range(2):
        owner = (me + seat) % 2
        total = bonus_sum(view.bonus_seen[owner], box.bonus_values)
        numbers[start + seat] = np.float32(total) * _TWENTIETH


OBSERVATION = Observation(
    __name__,
    s.VIEW,
    SeatHot("mover"),
    OneHot("stage", ("first", "deal", "play", "refill", "bonus", "finished")),
    SeatHot("seat"),
    Plain("owed", 1 / 5),
    Plain("stack", 1 / 2),
    Plain("market", 1 / 5, s.LETTERS),
    Plain("hand", 1 / 7, GOODS),
    PerSeat("hand_sizes", 1 / 7),
    PerSeat("herds", 1 / 8),
    PerSeat("known", 1 / 7, GOODS),
    Plain("deck_size", 1 / 40),
    Plain("discard", 1 / 8, GOODS),
    Plain("tokens", 1 / 9, GOODS),
    PerSeat("goods_tokens", 1 / 20),
    PerSeat("rupees", 1 / 60),
    Plain("bonus_left", 1 / 7, _BONUS),
    PerSeat("bonus_taken", 1 / 7, _BONUS),
    PerSeat("bonus_seen", 1 / 3),
    Plain("stall", 1 / 40),
    Plain("round_number", 1 / 3),
    SeatHot("first"),
    PerSeat("seals", 1 / 2),
    SeatHot("winner"),
    OneHot("reason", ("not-ended", "three-stacks", "empty-deck", "stall")),
    SeatHot("round_winner"),
    PerSeat("scores", 1 / 80),
    Computed("next_token", GOODS, next_token),
    Computed("hand_worth", GOODS, hand_worth),
    Computed("unseen", s.LETTERS, unseen),
    Computed("bonus_rupees", ("0", "1"), bonus_rupees),
)
