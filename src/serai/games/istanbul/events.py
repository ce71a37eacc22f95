"""What happens at a table of Istanbul: the events of a move, read off its trace. All of them are public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from serai.core.events import Event, Name, Said, SeatEvent, Travels, event
from serai.core.message import Listing, Message
from serai.core.moves import Move
from serai.core.trace import Row
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.bundles import rows_of, sum_of
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.screen import Paid, Resource, counted_bundle, counted_payment
from serai.games.istanbul.words import bundle, card, cards, colours, faces, gain, payment, tile, tiles

if TYPE_CHECKING:
    from serai.games.istanbul.position import IstanbulPosition

#: Resources such as `WX5L`, and a payment such as `RRr`; they travel counted.
Bundle = Annotated[str, Travels(counted_bundle, dict[Resource, int]), Said(lambda text, name: bundle(text))]
Payment = Annotated[str, Travels(counted_payment, dict[Paid, int]), Said(lambda text, name: payment(text))]
Faces = Annotated[str, Said(lambda text, name: faces(text))]
Tile = Annotated[str, Said(lambda text, name: tile(text))]
Tiles = Annotated[tuple[str, ...], Said(lambda names, name: tiles(names))]
Card = Annotated[str, Said(lambda text, name: card(text))]
Cards = Annotated[tuple[str, ...], Said(lambda names, name: cards(names))]


@event(say.event_first)
class FirstChosen(SeatEvent):
    """I-SETUP."""


@event(say.event_row)
class RowLaid(Event):
    """I-SETUP."""

    tiles: Tiles


@event(say.event_income)
class IncomeTaken(SeatEvent):
    """I-INCOME: lira and crystals."""

    taken: Bundle


@event(lambda seat, faces, is_again: (say.event_rolled_again if is_again else say.event_rolled)(seat, faces))
class DiceRolled(SeatEvent):
    """I-ROLL."""

    faces: Faces
    #: Whether some of these dice stayed while the others were rerolled.
    is_again: bool


@event(say.event_rerolled)
class DiceRerolled(SeatEvent):
    """I-ROLL: a crystal was paid."""

    faces: Faces


@event(say.event_kept)
class DiceKept(SeatEvent):
    """I-ROLL."""


@event()
class GoodsTraded(SeatEvent):
    """I-SAME, I-TWO, I-THREE, I-FOUR."""

    goods: Payment
    taken: Bundle
    #: The colours whose tokens were paid before dice (I-PAY-SHORT).
    tokens_first: str = ""

    def message(self, name: Name) -> Message:
        who, give, get = name(self.seat), payment(self.goods), gain(self.taken)
        if self.tokens_first:
            return say.event_traded_tokens_first(who, give, get, colours(self.tokens_first))
        return say.event_traded(who, give, get)


@event(say.event_lira)
class LiraTaken(SeatEvent):
    """I-LIRA."""

    dice: int
    taken: Bundle


@event(lambda seat, cards, is_income: (say.event_drawn_income if is_income else say.event_drawn)(seat, cards))
class CardsDrawn(SeatEvent):
    """I-CARD, I-INCOME."""

    cards: Cards
    is_income: bool


@event(say.event_played)
class CardPlayed(SeatEvent):
    """I-CARD: the others drawn are discarded."""

    card: Card


@event()
class OfferTaken(Event):
    """I-CARDS."""

    seat: int
    give: Bundle
    get: Bundle
    zone: str | None

    def message(self, name: Name) -> Message:
        if self.zone is not None:
            return say.event_ruby_by_card(name(self.seat), bundle(self.give), self.zone)
        if self.give:
            return say.event_taken_for(name(self.seat), bundle(self.give), bundle(self.get))
        return say.event_taken(name(self.seat), bundle(self.get))


@event(say.event_declined)
class OfferDeclined(SeatEvent):
    """I-CARDS."""


@event(say.event_swapped)
class TilesSwapped(SeatEvent):
    """I-SWAP."""

    own: Tile
    shown: Tile


@event(say.event_tile)
class TileBought(SeatEvent):
    """I-MOSQUE."""

    tile: Tile
    goods: Payment


@event(say.event_mosque_ruby)
class MosqueRubyTaken(SeatEvent):
    """I-MOSQUE-RUBY."""

    tiles: int


@event(say.event_refilled)
class RowRefilled(Event):
    """I-MOSQUE."""

    tile: Tile


@event()
class RubyBought(Event):
    """I-RUBY: for goods, or for lira."""

    seat: int
    zone: str
    goods: Payment
    lira: int

    def message(self, name: Name) -> Message:
        price = bundle(f"{self.lira}L" if self.lira else "") if self.zone == "lira" else payment(self.goods)
        return say.event_ruby(name(self.seat), price, self.zone)


@event(say.event_short)
class SupplyRefilled(SeatEvent):
    """I-SHORT: the supply was too small, and a player had to return something."""

    returned: Bundle


@event(say.event_done)
class TurnEnded(SeatEvent):
    """I-ACT: a player stopped early."""


@event(say.event_goal)
class GoalReached(SeatEvent):
    """I-END: the round is finished, then the game is over."""

    rubies: int


@event(say.event_stall)
class GameStalled(Event):
    """I-STALL."""

    rounds: int


@event()
class GameEnded(Event):
    """I-END."""

    winners: tuple[int, ...]
    reason: str
    rubies: tuple[int, ...]
    money: tuple[int, ...]

    def message(self, name: Name) -> Message:
        best, won = self.winners[0], tuple(name(seat) for seat in self.winners)
        if len(won) > 1:
            listed = Listing(tuple(n if isinstance(n, Message) else say.plain(n) for n in won))
            return say.event_shared(listed, self.rubies[best], self.money[best])
        if sum(rubies == self.rubies[best] for rubies in self.rubies) > 1:
            return say.event_won_by_money(won[0], self.rubies[best], self.money[best])
        return say.event_won(won[0], self.rubies[best])


# --- The events of a move -------------------------------------------------------------------------------------------


def events(before: IstanbulPosition, code: int, after: IstanbulPosition) -> Sequence[Event]:
    """What a move made happen, in the order of its sentences."""
    if (rows := after.trace) is None:
        return events(before, code, before.play_code(code))
    happened = _of_move(before, before.game.move(code), after, rows)
    for kind, seat, *_ in rows:
        if kind == s.OFFER:
            part = rows_of(rows, kind)
            zone = next((s.ZONE_NAMES[zone] for kind, _, zone, _ in part if kind == s.RUBY_TAKEN), None)
            happened.append(OfferTaken(seat, sum_of(part, s.GIVEN, seat), sum_of(part, s.TAKEN, seat), zone))
        elif kind == s.TURN and (income := sum_of(rows_of(rows, kind), s.TAKEN, seat)):
            happened.append(IncomeTaken(seat, income))
    for seat in range(after.game.seats):
        if returned := sum_of(rows, s.RETURNED, seat):
            happened.append(SupplyRefilled(seat, returned))
    happened += [GoalReached(seat, rubies) for kind, seat, rubies, _ in rows if kind == s.GOAL_REACHED]
    if (ended := after.outcome) is not None:
        if ended.reason == "stall":
            happened.append(GameStalled(int(after.state.stall)))
        happened.append(GameEnded(ended.winners, ended.reason, ended.rubies, ended.money))
    return happened


def _of_move(before: IstanbulPosition, move: Move, after: IstanbulPosition, rows: Sequence[Row]) -> list[Event]:
    """What the mover or chance did, without the parts of a card and the income of the next turn."""
    seat, part = before.mover if before.mover >= 0 else before.active, rows_of(rows)
    match move:
        case m.First(starter):
            return [FirstChosen(starter)]
        case m.Row(laid):
            return [RowLaid(laid)]
        case m.Roll():
            return [DiceRolled(seat, after.dice, is_again=before.dice != "")]
        case m.Keep():
            return [DiceKept(seat)]
        case m.Reroll(rolled):
            return [DiceRerolled(seat, rolled)]
        case m.Same(goods) | m.Two(goods) | m.Three(goods) | m.Four(goods):
            return [GoodsTraded(seat, goods, sum_of(part, s.TAKEN, seat), getattr(move, "tokens_first", ""))]
        case m.Lira():
            dice = next(count for kind, _, _, count in part if kind == s.DICE_USED)
            return [LiraTaken(seat, dice, sum_of(part, s.TAKEN, seat))]
        case m.Draw(drawn):
            return [CardsDrawn(seat, drawn, is_income=before.actions_begun == 0)]
        case m.Play(chosen):
            return [CardPlayed(seat, chosen)]
        case m.Pass():
            return [OfferDeclined(seat)]
        case m.Swap(own, shown):
            return [TilesSwapped(seat, own, shown)]
        case m.BuyTile(bought, goods):
            rubies = [MosqueRubyTaken(seat, held) for kind, _, held, _ in part if kind == s.MOSQUE_RUBY]
            return [TileBought(seat, bought, goods), *rubies]
        case m.Refill(new):
            return [RowRefilled(new)]
        case m.BuyRuby(zone, goods):
            lira = sum(amount for kind, _, what, amount in part if kind == s.GIVEN and what == s.LIRA)
            return [RubyBought(seat, zone, goods, lira)]
        case m.Done():
            return [TurnEnded(seat)]
        case m.Cards() | m.Take():
            return []  # told when the cards are drawn, and as a part of the card
    raise TypeError(f"{move!r} is not a move of Istanbul")
