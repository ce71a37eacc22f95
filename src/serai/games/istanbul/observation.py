"""What a learner sees of a view of Istanbul: all of it, and the prices of the next rubies."""
# mypy: disable-error-code="no-untyped-def"

from serai.core.kernel import kernel
from serai.core.observation import Computed, Observation, OneHot, PerSeat, Plain, SeatHot
from serai.games.istanbul.position import STAGES
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.supply import price_of

_STAGES = (*STAGES[:-1], "finished")


@kernel
def next_price(box, view, numbers, start):
    """The price of the next ruby of each zone; 0 where none is left."""
    for zone in range(s.ZONES):
        numbers[start + zone] = price_of(box, view, zone) / 10.0 if view.zones[zone] > 0 else 0.0


@kernel
def winners(box, view, numbers, start):
    """Who has won, the viewer first."""
    me = max(0, int(view.viewer))
    for seat in range(s.SEATS):
        owner = (me + seat) % box.seats
        numbers[start + seat] = 1.0 if seat < box.seats and view.winners >> owner & 1 else 0.0


OBSERVATION = Observation(
    __name__,
    s.VIEW,
    SeatHot("mover"),
    OneHot("stage", _STAGES),
    SeatHot("seat"),
    SeatHot("first"),
    Plain("round_number", 1 / 20),
    Plain("stall", 1 / 20),
    Plain("supply", 1 / 10, s.LETTERS),
    PerSeat("owned", 1 / 5, s.LETTERS),
    PerSeat("rubies", 1 / 6),
    Plain("zones", 1 / 5, s.ZONE_NAMES),
    Plain("mosque", 1 / 4),
    PerSeat("mosque_paid"),
    PerSeat("tiles"),
    Plain("fresh"),
    Plain("row"),
    Plain("stack", 1 / 2),
    Plain("deck", 1 / 2),
    Plain("discard", 1 / 2),
    Plain("drawn"),
    OneHot("card", tuple(map(str, range(s.CARDS)))),
    Plain("card_dice", 1 / 3),
    Plain("owed", 1 / 5),
    Plain("income_cards", 1 / 2),
    Plain("dice", 1 / 3, s.FACE_LETTERS),
    Plain("actions_begun", 1 / 3),
    Plain("ruby_taken"),
    OneHot("reason", ("not-ended", "rubies", "stall")),
    Computed("winners", tuple(map(str, range(s.SEATS))), winners),
    PerSeat("money", 1 / 50),
    Computed("next_price", s.ZONE_NAMES, next_price),
    seats="box.seats",
    most_seats=s.SEATS,
)
