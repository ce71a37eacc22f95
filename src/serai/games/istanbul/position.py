"""A position and a view of Istanbul: The Dice Game under the names of the rule book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Literal, get_args

from serai.core.game import Game
from serai.core.kernel import plain
from serai.core.position import Position
from serai.core.snapshot import Snapshot, each_seat, lettered, letters, number, once
from serai.core.view import View
from serai.games.istanbul.moves import ChanceMove, PlayerMove
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.supply import price_of, working

REASONS = {s.RUBIES: "rubies", s.STALL: "stall"}
Stage = Literal["first", "row", "roll", "reroll", "act", "draw", "choose", "answer", "reply", "refill", "over"]
STAGES: tuple[Stage, ...] = get_args(Stage)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several, if the victory is shared), why it ended, and what everybody had."""

    winners: tuple[int, ...]
    reason: str
    rubies: tuple[int, ...]
    money: tuple[int, ...]

    @property
    def winner(self) -> int | None:
        """The winner, if there is only one."""
        return self.winners[0] if len(self.winners) == 1 else None


def _named(field: str, table: str) -> once[tuple[str, ...]]:
    """An attribute: a field that counts tiles or cards, by their names."""
    return once(lambda moment: moment._names(table, getattr(moment.record, field)))


def _owned(resource: int) -> once[tuple[int, ...]]:
    """An attribute: how much of a resource each seat has."""
    return once(lambda moment: tuple(moment.record.owned[: moment.game.seats, resource].tolist()))


class _Table(Snapshot):
    """What positions and views show alike: everything lies open on the table (I-SECRET)."""

    game: Istanbul
    #: The seat whose turn it is, also while others are asked.
    active = number("seat")
    #: The number of the round, from 1; 0 while setting up.
    round = number("round_number")
    #: The crystals, the lira and the rubies of each seat.
    crystals = _owned(s.CRYSTAL)
    lira = _owned(s.LIRA)
    rubies = each_seat("rubies")
    #: Mosque tiles of the active player that were taken this turn: they work from the next one on.
    fresh = _named("fresh", "tiles")
    #: The mosque tiles that lie face up.
    row = _named("row", "tiles")
    #: The mosque tiles still to come, in no order.
    stack = _named("stack", "tiles")
    #: The faces rolled and not yet used.
    dice = lettered("dice", s.FACE_LETTERS)
    #: The bazaar cards to choose from.
    drawn = _named("drawn", "cards")
    #: The bazaar cards still to come, in no order.
    deck = _named("deck", "cards")
    #: The bazaar cards that will be shuffled when the deck runs out.
    discard = _named("discard", "cards")
    #: Actions of this turn so far, the present one included.
    actions_begun = number("actions_begun")
    _money = each_seat("money")

    @property
    def stage(self) -> Stage:
        """What the game waits for, as position strings name it."""
        return STAGES[int(self.record.stage)]

    @once
    def goods(self) -> tuple[str, ...]:
        """The goods tokens of each seat, brown ones last."""
        return tuple(letters(owned, s.LETTERS[: s.GOODS]) for owned in self.record.owned[: self.game.seats])

    @property
    def supply(self) -> Mapping[str, int]:
        """What is left in the supply, by letter."""
        return dict(zip(s.LETTERS, self.record.supply.tolist()))

    @once
    def tiles(self) -> tuple[tuple[str, ...], ...]:
        """The mosque tiles of each seat."""
        return tuple(self._names("tiles", self.record.tiles[seat]) for seat in range(self.game.seats))

    @property
    def card(self) -> str | None:
        """The bazaar card being carried out."""
        number = self.record.card
        return None if number == s.NOTHING else self.game.names["cards"][number]

    @property
    def actions_left(self) -> int:
        """Actions of this turn still to come."""
        return int(self.game.box.actions) + self._in_effect(s.MORE_ACTIONS) - self.actions_begun

    def _in_effect(self, effect: int) -> int:
        """How many tiles of the active player do this now (I-TILES)."""
        record = self.record
        tiles = zip(self.game.box.tile_effect.tolist(), record.tiles[record.seat].tolist(), record.fresh.tolist())
        return sum(plain(working)(owned, fresh) for does, owned, fresh in tiles if does == effect)

    @property
    def zones(self) -> Mapping[str, int]:
        """Rubies left in each zone, the mosque too."""
        left = zip(s.ZONE_NAMES, self.record.zones.tolist())
        return dict(left) | {"mosque": self.record.mosque}

    @property
    def prices(self) -> Mapping[str, int | None]:
        """What the next ruby of each zone costs: goods, goods besides one of each colour, or lira."""
        left = zip(s.ZONE_NAMES, range(s.ZONES), self.record.zones.tolist())
        return {name: plain(price_of)(self.game.box, self.record, zone) if more else None for name, zone, more in left}

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; nothing while it goes on."""
        if (reason := self.record.reason) == s.NOT_ENDED:
            return None
        winners = tuple(seat for seat in range(self.game.seats) if self.record.winners >> seat & 1)
        return Outcome(winners, REASONS[reason], self.rubies, self._money)

    @property
    def winner(self) -> int | None:
        """The winner, if the game is over and one seat alone has won."""
        return self.outcome.winner if self.outcome else None

    def __str__(self) -> str:
        """The table as a few lines of text, by letters."""
        prices = "   ".join(f"{zone} {'-' if price is None else price}" for zone, price in self.prices.items())
        lines = [f"round {self.round}   rubies: {prices}   mosque {self.zones['mosque']}"]
        lines.append(f"row     {' '.join(self.row) or '-'}")
        for seat in range(self.game.seats):
            mark = ">" if self.turn == seat else " "
            lines.append(
                f"{mark} {seat + 1}  rubies {self.rubies[seat]}   {self.goods[seat] or '-':10}"
                f" crystals {self.crystals[seat]}   lira {self.lira[seat]}   {' '.join(self.tiles[seat]) or '-'}"
            )
        if self.dice:
            lines.append(f"dice    {' '.join(self.dice)}")
        if self.drawn or self.card:
            lines.append(f"cards   {' '.join(self.drawn or [self.card or ''])}")
        return "\n".join(lines)

    def _names(self, table: str, counts: Any) -> tuple[str, ...]:
        return tuple(name for name, count in zip(self.game.names[table], counts.tolist()) for _ in range(count))


class IstanbulPosition(Position["IstanbulView", PlayerMove, ChanceMove], _Table):
    """A position of Istanbul: The Dice Game."""


class IstanbulView(View[PlayerMove], _Table):
    """What a seat may know of a position of Istanbul: the whole table."""

    world: once[IstanbulPosition]
    __str__ = _Table.__str__

    @once
    def unseen(self) -> tuple[str, ...]:
        """What lies face down: the mosque tiles of the stack, then the bazaar cards of the deck, in no order."""
        return self.stack + self.deck

    @once
    def tile_odds(self) -> Mapping[str, Fraction]:
        """The probability of each mosque tile to be the next of the stack; nothing where it is empty."""
        return _odds(self.stack)

    @once
    def card_odds(self) -> Mapping[str, Fraction]:
        """The probability of each bazaar card to be the next of the deck, or of the discards where it has run out."""
        return _odds(self.deck or self.discard)


def _odds(pile: tuple[str, ...]) -> Mapping[str, Fraction]:
    """The probability of each thing of a pile to be its next one."""
    return MappingProxyType({name: Fraction(count, len(pile)) for name, count in Counter(pile).items()})


class Istanbul(Game[IstanbulPosition, IstanbulView, PlayerMove, ChanceMove]):
    """Istanbul: The Dice Game, ready to be played: `games.load("istanbul", seats=3)`."""
