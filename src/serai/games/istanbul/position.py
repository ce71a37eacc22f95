"""A position and a view of Istanbul: The Dice Game under the names of the rule book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serai.core.position import Position
from serai.core.view import View
from serai.games.istanbul import state as s

REASONS = {s.RUBIES: "rubies", s.STALL: "stall"}
STAGES = ("first", "row", "roll", "reroll", "act", "draw", "choose", "answer", "reply", "refill", "over")


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


class _Table:
    """What positions and views show alike: everything lies open on the table (I-SECRET)."""

    game: Any
    _record: Any

    @property
    def active(self) -> int:
        """The seat whose turn it is, also while others are asked."""
        return int(self._record.seat)

    @property
    def stage(self) -> str:
        """What the game waits for, as position strings name it."""
        return STAGES[int(self._record.stage)]

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 while setting up."""
        return int(self._record.round_number)

    @cached_property
    def goods(self) -> tuple[str, ...]:
        """The goods tokens of each seat, brown ones last."""
        return tuple(
            "".join(letter * count for letter, count in zip(s.LETTERS[: s.GOODS], owned))
            for owned in self._owned.tolist()
        )

    @property
    def crystals(self) -> tuple[int, ...]:
        """The crystals of each seat."""
        return tuple(self._owned[:, s.CRYSTAL].tolist())

    @property
    def lira(self) -> tuple[int, ...]:
        """The lira of each seat."""
        return tuple(self._owned[:, s.LIRA].tolist())

    @property
    def rubies(self) -> tuple[int, ...]:
        """The rubies of each seat."""
        return tuple(self._record.rubies[: self.game.seats].tolist())

    @property
    def _owned(self) -> Any:
        return self._record.owned[: self.game.seats]

    @property
    def supply(self) -> Mapping[str, int]:
        """What is left in the supply, by letter."""
        return dict(zip(s.LETTERS, self._record.supply.tolist()))

    @cached_property
    def tiles(self) -> tuple[tuple[str, ...], ...]:
        """The mosque tiles of each seat."""
        return tuple(self._names("tiles", self._record.tiles[seat]) for seat in range(self.game.seats))

    @property
    def fresh(self) -> tuple[str, ...]:
        """Those of the active player that were taken this turn: they work from the next one on."""
        return self._names("tiles", self._record.fresh)

    @property
    def row(self) -> tuple[str, ...]:
        """The mosque tiles that lie face up."""
        return self._names("tiles", self._record.row)

    @property
    def stack(self) -> tuple[str, ...]:
        """The mosque tiles still to come, in no order."""
        return self._names("tiles", self._record.stack)

    @property
    def dice(self) -> str:
        """The faces rolled and not yet used."""
        return "".join(face * count for face, count in zip(s.FACE_LETTERS, self._record.dice.tolist()))

    @property
    def drawn(self) -> tuple[str, ...]:
        """The bazaar cards to choose from."""
        return self._names("cards", self._record.drawn)

    @property
    def card(self) -> str | None:
        """The bazaar card being carried out."""
        number = int(self._record.card)
        return None if number == s.NOTHING else self.game.names["cards"][number]

    @property
    def deck(self) -> tuple[str, ...]:
        """The bazaar cards still to come, in no order."""
        return self._names("cards", self._record.deck)

    @property
    def discard(self) -> tuple[str, ...]:
        """The bazaar cards that will be shuffled when the deck runs out."""
        return self._names("cards", self._record.discard)

    @property
    def actions_begun(self) -> int:
        """Actions of this turn so far, the present one included."""
        return int(self._record.actions_begun)

    @property
    def zones(self) -> Mapping[str, int]:
        """Rubies left in each zone, the mosque too."""
        left = zip(s.ZONE_NAMES, self._record.zones.tolist())
        return dict(left) | {"mosque": int(self._record.mosque)}

    @property
    def prices(self) -> Mapping[str, int | None]:
        """What the next ruby of each zone costs: goods, goods besides one of each colour, or lira."""
        box, left = self.game.box, self._record.zones.tolist()
        return {
            name: int(box.prices[zone, int(box.rubies[zone]) - left[zone]]) if left[zone] else None
            for zone, name in enumerate(s.ZONE_NAMES)
        }

    @cached_property
    def parts_key(self) -> tuple[tuple[int, ...], int]:
        """What the parts of an action depend on: the unused dice, by face, and the next price in lira."""
        if int(self._record.stage) != s.ACT:
            return (), 0
        left = int(self._record.zones[s.LIRA_ZONE])
        price = int(self.game.box.prices[s.LIRA_ZONE, int(self.game.box.rubies[s.LIRA_ZONE]) - left]) if left else 0
        return tuple(self._record.dice.tolist()), price

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; nothing while it goes on."""
        if (reason := int(self._record.reason)) == s.NOT_ENDED:
            return None
        seats, winners = range(self.game.seats), int(self._record.winners)
        return Outcome(
            winners=tuple(seat for seat in seats if winners >> seat & 1),
            reason=REASONS[reason],
            rubies=self.rubies,
            money=tuple(self._record.money[: self.game.seats].tolist()),
        )

    @property
    def winner(self) -> int | None:
        """The winner, if the game is over and one seat alone has won."""
        return self.outcome.winner if self.outcome else None

    def _names(self, table: str, counts: Any) -> tuple[str, ...]:
        return tuple(name for name, count in zip(self.game.names[table], counts.tolist()) for _ in range(count))


class IstanbulPosition(Position, _Table):
    """A position of Istanbul: The Dice Game."""

    @property
    def _record(self) -> Any:
        return self.state

    def __str__(self) -> str:
        from serai.games.istanbul.position_text import show

        return show(self)

    def __repr__(self) -> str:
        from serai.games.istanbul.position_text import write_position

        return f"istanbul.position({write_position(self)!r})"


class IstanbulView(View, _Table):
    """What a seat may know of a position of Istanbul: the whole table."""

    @property
    def _record(self) -> Any:
        return self.record
