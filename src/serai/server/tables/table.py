"""A table: the fold over its log. What may be done is decided by `commands`; nothing is decided here."""

import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from serai import games
from serai.core.contract import CHANCE
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.record import Record
from serai.protocol.tables import Ending, Phase
from serai.server.storage import log
from serai.server.tables.change import Change
from serai.server.tables.clocks import Times

#: The level of the bot that takes the seat of a player who gave up among more than two.
STAND_IN = 3


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended, and who won."""

    how: Ending
    winners: tuple[int, ...]


@dataclass(slots=True)
class Place:
    """A seat: a guest, a bot, or nobody."""

    guest: str | None = None
    name: str = ""
    level: int | None = None
    muted: set[int] = field(default_factory=set)

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.guest is None and self.level is None


def game_of(created: log.Created) -> Game:
    """The game of a table by the rules it began with; equal tables share one. `BadInput` if they are not known here."""
    if created.rules not in games.definition(created.game).rules_versions:
        raise BadInput("table.other-rules", rules=created.rules)
    return games.shared(created.game, created.options, created.rules)


class Table:
    """A table as it stands. `apply` takes it one entry further."""

    def __init__(self, id: str, created: log.Created) -> None:
        self.id, self.created = id, created
        self.game = game_of(created)
        self.record: Record = self.game.record()
        for who, text in created.given:
            self.record.play(text, CHANCE if who == "*" else int(who) - 1)
        self.places = [Place(seat.guest, seat.name, seat.level) for seat in created.seats]
        self.phase: Phase = "open"
        self.times = Times(created.clock, len(self.places))
        self.seq = 0
        #: The entry that last changed the position.
        self.position_seq = 0
        self.changed_at = 0
        #: How many outcomes of chance the record holds: the number of the next one.
        self.chances = 0
        self.count_chances()
        #: The seat that asks to take back, and the seats that have agreed (`undo`).
        self.asks_undo: int | None = None
        self.agreed: set[int] = set()
        #: The seats that want a rematch, and its table (`rematches`).
        self.again: set[int] = set()
        self.rematch: str | None = None
        self.ended: Ended | None = None
        #: The entry each command became.
        self.commands: dict[str, int] = {}

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        return self.record.position.turn if self.phase == "playing" else None

    @property
    def bot_to_move(self) -> int | None:
        """The seat to move, if a bot sits there."""
        turn = self.turn
        return turn if turn is not None and self.places[turn].level is not None else None

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds."""
        return [] if guest is None else [seat for seat, place in enumerate(self.places) if place.guest == guest]

    @property
    def open_seats(self) -> list[int]:
        """The seats nobody sits on."""
        return [seat for seat, place in enumerate(self.places) if place.is_open]

    def others(self, seat: int) -> list[int]:
        """The seats of other guests than the one on this seat."""
        mine = self.places[seat].guest
        return [i for i, place in enumerate(self.places) if place.level is None and place.guest not in (None, mine)]

    def apply(self, row: log.Row, change: Change | None = None) -> Change | None:
        """Take the table one entry further; return what that did to the record, if anything.

        The change is worked out, unless the planner of the entry hands it over.
        """
        entry = row.entry
        if isinstance(entry, log.IN_RECORD):
            if change is None:
                before, code = self.record.position, self.game.code(entry.move)
                change = Change(before, code, before.play_code(code))
            self.record.take_over(change.code, change.after)
            self.chances += isinstance(entry, log.Drawn)
        else:
            self._apply_other(entry, row.at)
        self.seq, self.changed_at = row.seq, row.at
        if isinstance(entry, log.CHANGES_POSITION):
            self.position_seq = row.seq
            if self.asks_undo is not None:
                self._ask_undo(None)
            if self.phase == "playing" and (result := self.record.result) is not None:
                self._end("played", self.game.definition.winners(result))
            if not self.record.position.is_chance:  # while chance is to answer, nobody's time runs
                self.times.turn(self.turn, row.at)
        if row.command is not None:
            self.commands[row.command] = row.seq
        return change

    def copied(self) -> Self:
        """A table like this one that can be taken further without changing this one."""
        other = copy.copy(self)
        other.record = self.game.record()
        whos = [entry.who for entry in self.record.log]
        other.record.restore([*self.record.codes], whos, [*self.record.milestones], self.record.position)
        other.places = [replace(place, muted={*place.muted}) for place in self.places]
        other.times = copy.copy(self.times)
        other.times.left = [*self.times.left]
        other.agreed, other.again, other.commands = {*self.agreed}, {*self.again}, {**self.commands}
        return other

    def count_chances(self) -> None:
        """Count the outcomes of chance anew, after the record was replaced."""
        self.chances = sum(entry.who == CHANCE for entry in self.record.log)

    def _apply_other(self, entry: log.AnyEntry, at: int) -> None:
        match entry:
            case log.Created():
                self.changed_at = at
            case log.Joined(seat, guest, name, level):
                self.places[seat] = Place(guest, name, level)
            case log.Left(seat):
                self.places[seat] = Place()
            case log.Started():
                self.phase = "playing"
            case log.Offered(seat):
                self._ask_undo(seat)
            case log.Agreed(seat):
                self.agreed.add(seat)
            case log.Declined():
                self._ask_undo(None)
            case log.Undone(_, length):
                self.record = replayed(self.game, self.record.codes[:length])
                self.count_chances()
                self.times.back(self.turn, at)
            case log.Resigned(seat):
                self._give_up(seat, "resigned", at)
            case log.Claimed(_, late):
                self._give_up(late, "time", at)
            case log.Muted(seat, whom, is_muted):
                muted = self.places[seat].muted
                muted.add(whom) if is_muted else muted.discard(whom)
            case log.Again(seat):
                self.again.add(seat)
            case log.Rematched(table):
                self.rematch = table

    def _ask_undo(self, seat: int | None) -> None:
        self.asks_undo, self.agreed = seat, set()

    def _give_up(self, seat: int, how: Ending, at: int) -> None:
        """Between two players the other one has won; among more a bot takes the seat."""
        if len(self.places) == 2:
            self._end(how, (1 - seat,))
            return
        self.places[seat] = Place(level=STAND_IN)
        self.times.renew(seat, at)
        if all(place.guest is None for place in self.places):
            self._end("abandoned", ())

    def _end(self, how: Ending, winners: Sequence[int]) -> None:
        self.phase, self.ended = "finished", Ended(how, tuple(winners))


def replayed(game: Game, codes: Sequence[int]) -> Record:
    """The record of these packed moves."""
    record = game.record()
    for code in codes:
        record.play_code(code)
    return record


def fold(id: str, rows: Sequence[log.Row]) -> Table:
    """The table of a log."""
    *_, (table, _, _) = steps(id, rows)
    return table


def steps(id: str, rows: Sequence[log.Row]) -> Iterator[tuple[Table, log.Row, Change | None]]:
    """Fold a log: yields each row, what it did, and the table after it, which is one object that goes on changing."""
    created = rows[0].entry
    assert isinstance(created, log.Created)
    table = Table(id, created)
    for row in rows:
        yield table, row, table.apply(row)
