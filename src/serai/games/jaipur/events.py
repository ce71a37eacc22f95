"""What happens at a table of Jaipur. Each event knows its audience, and the sentence that tells it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from serai.core.events import Event
from serai.core.message import Listing, Message
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur import state as s
from serai.games.jaipur.scoring import Scoring, scoring

if TYPE_CHECKING:
    from serai.games.jaipur.position import JaipurPosition

Name = Callable[[int], Message | str]


def cards(letters: str) -> Listing:
    """Cards as a list of counted kinds: "2 gold and 1 camel"."""
    return Listing(tuple(say.cards(letter, letters.count(letter)) for letter in s.LETTERS if letter in letters))


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    """J-SETUP 5."""

    seat: int

    def message(self, name: Name) -> Message:
        return say.event_first(name(self.seat))


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    """J-SETUP 2 and 3. A hand is covered for everybody but its owner: a `?` a card, camels laid open."""

    round: int
    hands: tuple[str, str]
    herds: tuple[int, int]
    market: str
    starter: int

    def seen_by(self, viewer: int) -> Event:
        hands = [hand if seat == viewer else "?" * len(hand) for seat, hand in enumerate(self.hands)]
        return replace(self, hands=(hands[0], hands[1]))

    def message(self, name: Name) -> Message:
        return say.event_dealt(self.round, cards(self.market), name(self.starter))


@dataclass(frozen=True, slots=True)
class GoodTaken(Event):
    """J-TAKE-ONE."""

    seat: int
    good: str

    def message(self, name: Name) -> Message:
        return say.event_taken(name(self.seat), say.cards(self.good, 1))


@dataclass(frozen=True, slots=True)
class CamelsTaken(Event):
    """J-TAKE-CAMELS."""

    seat: int
    count: int

    def message(self, name: Name) -> Message:
        return say.event_camels_taken(name(self.seat), self.count)


@dataclass(frozen=True, slots=True)
class GoodsExchanged(Event):
    """J-TAKE-MANY."""

    seat: int
    take: str
    give: str

    def message(self, name: Name) -> Message:
        return say.event_exchanged(name(self.seat), cards(self.take), cards(self.give))


@dataclass(frozen=True, slots=True)
class GoodsSold(Event):
    """J-SELL: the tokens received, best first."""

    seat: int
    good: str
    count: int
    tokens: tuple[int, ...]

    def message(self, name: Name) -> Message:
        sold = say.cards(self.good, self.count)
        if not self.tokens:
            return say.event_sold_for_nothing(name(self.seat), sold)
        total = sum(self.tokens)
        if len(self.tokens) == 1:
            return say.event_sold(name(self.seat), sold, total)
        return say.event_sold_tokens(name(self.seat), sold, total, " + ".join(map(str, self.tokens)))


@dataclass(frozen=True, slots=True)
class MarketRefilled(Event):
    """J-TAKE-ONE, J-TAKE-CAMELS."""

    cards: str

    def message(self, name: Name) -> Message:
        return say.event_refilled(cards(self.cards))


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """J-BONUS: only the taker sees the value; for everybody else it is nothing."""

    seat: int
    stack: int
    rupees: int | None

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else replace(self, rupees=None)

    def message(self, name: Name) -> Message:
        if self.rupees is None:
            return say.event_bonus_hidden(name(self.seat), self.stack)
        return say.event_bonus(name(self.seat), self.stack, self.rupees)


@dataclass(frozen=True, slots=True)
class StallNear(Event):
    """J-STALL: so many turns are left before the round ends."""

    left: int

    def message(self, name: Name) -> Message:
        return say.event_stall_near(self.left)


@dataclass(frozen=True, slots=True)
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

    def message(self, name: Name) -> Message:
        why = {"three-stacks": say.reason_three_stacks, "empty-deck": say.reason_empty_deck, "stall": say.reason_stall}
        ends = why[self.reason]()
        if self.winner is None:
            tell = say.event_round_shared if self.is_shared else say.event_round_tied
            return tell(self.round, ends, self.rupees[0])
        most, least = self.rupees[self.winner], self.rupees[1 - self.winner]
        return say.event_round_won(self.round, ends, name(self.winner), most, least)


@dataclass(frozen=True, slots=True)
class CamelTokenGiven(Event):
    """J-SCORE 1; nobody's if the herds are equal."""

    seat: int | None
    rupees: int

    def message(self, name: Name) -> Message:
        if self.seat is None:
            return say.event_camel_token_nobody()
        return say.event_camel_token(name(self.seat), self.rupees)


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """J-WIN."""

    winner: int | None
    seals: tuple[int, int]

    def message(self, name: Name) -> Message:
        if self.winner is None:
            return say.event_match_drawn(self.seals[0])
        return say.event_match_won(name(self.winner), self.seals[self.winner], self.seals[1 - self.winner])


def events(before: JaipurPosition, move: m.Move, after: JaipurPosition) -> Sequence[Event]:
    """What a move made happen, in the order it is told."""
    told = [_event(before, move, after)]
    # only an exchange brings a stall nearer
    if isinstance(move, m.Exchange) and after.mover >= 0 and 0 < after.stall_left == after.stall_warning:
        told.append(StallNear(after.stall_left))
    if (ended := after.round_result) is not None:
        larger = [seat for seat in range(2) if ended.camels[seat] > ended.camels[1 - seat]]
        told.append(CamelTokenGiven(larger[0] if larger else None, int(after.game.box.camel_token)))
        told.append(
            RoundScored(
                round=after.round,
                winner=ended.winner,
                reason=ended.reason,
                rupees=ended.rupees,
                camels=ended.camels,
                is_shared=bool(after.game.box.share_full_tie),
                scoring=scoring(after),
            )
        )
        if after.is_over:
            told.append(MatchEnded(after.winner, after.seals))
    return told


def _event(before: JaipurPosition, move: m.Move, after: JaipurPosition) -> Event:
    seat = int(before.state.seat)
    match move:
        case m.First(starter):
            return FirstChosen(starter)
        case m.Deal():
            return RoundDealt(after.round, after.hands, after.herds, after.market, int(after.state.first))
        case m.Take(good):
            return GoodTaken(seat, good)
        case m.TakeCamels():
            return CamelsTaken(seat, before.market.count("K"))
        case m.Exchange(take, give):
            return GoodsExchanged(seat, take, give)
        case m.Sell(good, count):
            return GoodsSold(seat, good, count, before.top_tokens(good, count))
        case m.Refill(drawn):
            return MarketRefilled(drawn)
        case m.Bonus(rupees):
            return BonusTaken(seat, int(before.state.stack) + s.BONUS_FROM, rupees)
    raise TypeError(f"{move!r} is not a move of Jaipur")
