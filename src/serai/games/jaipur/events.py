"""What happens at a table of Jaipur. Each event knows its audience, and the sentence that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from serai.core.events import Event, Name, Said, Seat, SeatEvent, event
from serai.core.message import Message
from serai.core.moves import Move
from serai.core.trace import ROW_BYTES, Row
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.screen import Scoring, scoring
from serai.games.jaipur.words import cards

if TYPE_CHECKING:
    from serai.games.jaipur.position import JaipurPosition

#: Cards by their letters, said as a list of counted kinds.
Cards = Annotated[str, Said(lambda letters, name: cards(letters))]
Card = Annotated[str, Said(lambda letter, name: say.cards(letter, 1))]
SeatOrNobody = Annotated[int | None, Said(lambda seat, name: None if seat is None else name(seat))]


@event(say.event_first)
class FirstChosen(SeatEvent):
    """J-SETUP 5."""


@event(lambda round, hands, herds, market, starter: say.event_dealt(round, market, starter))
class RoundDealt(Event):
    """J-SETUP 2 and 3. A hand is covered for everybody but its owner: a `?` a card, camels laid open."""

    round: int
    hands: tuple[str, str]
    herds: tuple[int, int]
    market: Cards
    starter: Seat

    def seen_by(self, viewer: int) -> Event:
        hands = [hand if seat == viewer else "?" * len(hand) for seat, hand in enumerate(self.hands)]
        return replace(self, hands=(hands[0], hands[1]))


@event(say.event_taken)
class GoodTaken(SeatEvent):
    """J-TAKE-ONE."""

    good: Card


@event(say.event_camels_taken)
class CamelsTaken(SeatEvent):
    """J-TAKE-CAMELS."""

    count: int


@event(say.event_exchanged)
class GoodsExchanged(SeatEvent):
    """J-TAKE-MANY."""

    take: Cards
    give: Cards


@event()
class GoodsSold(Event):
    """J-SELL: the tokens received, best first."""

    seat: int
    good: str
    count: int
    tokens: tuple[int, ...]

    def message(self, name: Name) -> Message:
        seat, sold, total = name(self.seat), say.cards(self.good, self.count), sum(self.tokens)
        if len(self.tokens) < 2:
            return say.event_sold(seat, sold, total) if self.tokens else say.event_sold_for_nothing(seat, sold)
        return say.event_sold_tokens(seat, sold, total, " + ".join(map(str, self.tokens)))


@event(say.event_refilled)
class MarketRefilled(Event):
    """J-TAKE-ONE, J-TAKE-CAMELS."""

    cards: Cards


@event(lambda *fields: say.event_bonus_hidden(*fields[:2]) if fields[2] is None else say.event_bonus(*fields))
class BonusTaken(SeatEvent):
    """J-BONUS: only the taker sees the value; for everybody else it is nothing."""

    stack: int
    rupees: int | None

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else replace(self, rupees=None)


@event(say.event_stall_near)
class StallNear(Event):
    """J-STALL: `left` turns remain before the round ends."""

    left: int


@event()
class RoundScored(Event):
    """J-END, J-SCORE."""

    round: int
    winner: int | None
    reason: str
    rupees: tuple[int, int]
    camels: tuple[int, int]
    #: What happens after a full tie: a seal each, or the round again.
    is_shared: bool
    #: Step by step.
    scoring: Scoring | None
    #: Whether a full tie gave each player a seal: there must be two left in the box.
    is_sealed: bool = True

    def message(self, name: Name) -> Message:
        why = {"three-stacks": say.reason_three_stacks, "empty-deck": say.reason_empty_deck, "stall": say.reason_stall}
        ends = why[self.reason]()
        if self.winner is None:
            shared = say.event_round_shared if self.is_sealed else say.event_round_unsealed
            tell = shared if self.is_shared else say.event_round_tied
            return tell(self.round, ends, self.rupees[0])
        most, least = self.rupees[self.winner], self.rupees[1 - self.winner]
        if most == least and self.scoring is not None and self.scoring.decided_by is not None:
            return say.event_round_won_tied(self.round, ends, name(self.winner), most, self.scoring.decided_by)
        return say.event_round_won(self.round, ends, name(self.winner), most, least)


@event(lambda seat, rupees: say.event_camel_token_nobody() if seat is None else say.event_camel_token(seat, rupees))
class CamelTokenGiven(Event):
    """J-SCORE 1; nobody's if the herds are equal."""

    seat: SeatOrNobody
    rupees: int


@event()
class MatchEnded(Event):
    """J-WIN."""

    winner: int | None
    seals: tuple[int, int]

    def message(self, name: Name) -> Message:
        if self.winner is None:
            return say.event_match_drawn(self.seals[0])
        return say.event_match_won(name(self.winner), self.seals[self.winner], self.seals[1 - self.winner])


def events(before: JaipurPosition, code: int, after: JaipurPosition) -> Sequence[Event]:
    """What a move made happen, in the order of its sentences."""
    if (trace := after.trace) is None:
        return events(before, code, before.play_code(code))
    found = [_event(before, before.game.move(code), after, trace)]
    found += [StallNear(left) for kind, left, _, _ in trace if kind == s.STALL_NEAR]
    if (ended := after.round_result) is not None:
        seat = next((seat for kind, seat, rupees, _ in trace if kind == s.SCORED and rupees), None)
        found.append(CamelTokenGiven(seat, int(after.game.box.camel_token)))
        is_shared, is_sealed = bool(after.game.box.share_full_tie), after.seals != before.seals
        scored = (after.round, ended.winner, ended.reason, ended.rupees, ended.camels, is_shared, scoring(after))
        found.append(RoundScored(*scored, is_sealed))
        if after.is_over:
            found.append(MatchEnded(after.winner, after.seals))
    return found


#: The bits of a packed move that tell its kind.
_KIND = 7
#: Moves that everybody sees alike, and whose events follow from the move, the mover and the trace.
_OPEN_MOVES = frozenset((s.TAKE_ONE, s.TAKE_CAMELS, s.SELL, s.EXCHANGE, s.DRAW_CARDS))


def events_key(before: JaipurPosition, code: int, after: JaipurPosition) -> tuple[int, int, bytes] | None:
    """What decides the events of an open move that ended no round; nothing for any other."""
    if code & _KIND not in _OPEN_MOVES:
        return None
    trace = after.trace_bytes
    return None if s.SCORED in trace[::ROW_BYTES] else (before.active, code, trace)


def _event(before: JaipurPosition, move: Move, after: JaipurPosition, trace: list[Row]) -> Event:
    seat = before.active
    match move:
        case m.Take(good):
            return GoodTaken(seat, good)
        case m.TakeCamels():
            return CamelsTaken(seat, next(count for kind, _, count, _ in trace if kind == s.CAMELS))
        case m.Exchange(take, give):
            return GoodsExchanged(seat, take, give)
        case m.Sell(good, count):
            return GoodsSold(seat, good, count, tuple(rupees for kind, _, _, rupees in trace if kind == s.TOKEN))
        case m.Refill(drawn):
            return MarketRefilled(drawn)
        case m.Bonus(rupees):
            return BonusTaken(seat, int(before.state.stack) + s.BONUS_FROM, rupees)
        case m.First(starter):
            return FirstChosen(starter)
        case m.Deal():
            return RoundDealt(after.round, after.hands, after.herds, after.market, int(after.state.first))
    raise TypeError(f"{move!r} is not a move of Jaipur")
