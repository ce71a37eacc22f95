"""What a learner sees of a view of Jaipur: all of it, and what the top of each stack would pay."""
# mypy: disable-error-code="no-untyped-def"

from serai.core.kernel import kernel
from serai.core.observation import Computed, Observation, OneHot, PerSeat, Plain, SeatHot
from serai.games.jaipur.rules import state as s

GOODS = s.LETTERS[: s.GOODS]
_BONUS = tuple(str(s.BONUS_FROM + stack) for stack in range(s.BONUS_STACKS))


@kernel
def pay(box, view, good, count):
    """Rupees of the goods tokens for the next `count` cards of a good."""
    left = int(view.tokens[good])
    top = int(box.token_counts[good]) - left
    total = 0
    for i in range(min(count, left)):
        total += int(box.tokens[good, top + i])
    return total


@kernel
def next_token(box, view, numbers, start):
    """The value of the next token of each good."""
    for good in range(s.GOODS):
        numbers[start + good] = pay(box, view, good, 1) / 7.0


@kernel
def hand_worth(box, view, numbers, start):
    """What the viewer's cards of each good would bring in goods tokens, if they may be sold."""
    for good in range(s.GOODS):
        count = int(view.hand[good])
        numbers[start + good] = pay(box, view, good, count) / 20.0 if count >= box.least_sale[good] else 0.0


@kernel
def unseen(box, view, numbers, start):
    """Cards of each kind that may be in the deck or, unseen, in the other hand."""
    for kind in range(s.KINDS):
        left = int(box.cards[kind]) - int(view.market[kind])
        if kind == s.CAMEL:
            left -= int(view.herds[0]) + int(view.herds[1])
        else:
            left -= int(view.hand[kind]) + int(view.discard[kind])
            for owner in range(2):
                left -= 0 if owner == view.viewer else int(view.known[owner, kind])
        numbers[start + kind] = left / 10.0


@kernel
def bonus_rupees(box, view, numbers, start):
    """The bonus tokens of each seat that the viewer has seen, in rupees; the viewer's first."""
    me = max(0, int(view.viewer))
    for seat in range(2):
        owner = (me + seat) % 2
        total = 0
        for stack in range(s.BONUS_STACKS):
            for value in range(s.BONUS_VALUES):
                total += int(view.bonus_seen[owner, stack, value]) * int(box.bonus_values[stack, value])
        numbers[start + seat] = total / 20.0


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
