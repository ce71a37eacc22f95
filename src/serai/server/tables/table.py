"""A table: the fold over its log. What may be done is decided by `commands`; nothing is decided here."""

import copy
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Any, Self

from serai import games
from serai.core import fairness
from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.record import Record
from serai.core.sealed import Envelope
from serai.protocol.tables import Ending, Phase
from serai.server.storage import log
from serai.server.tables.change import Change
from serai.server.tables.clocks import STANDS_AFTER_ROUND, Times

#: The level of the bot that takes the seat of a player who gave up among more than two.
STAND_IN = 3
#: Commands whose entries are known without a look into the database: more than a client could still send again.
MOST_COMMANDS = 512


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
    muted: frozenset[int] = frozenset()

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.guest is None and self.level is None


def reseat(places: list[Place], entry: log.AnyEntry) -> None:
    """Change who sits where as an entry says. It needs no rules: the host's tools use it on any table."""
    match entry:
        case log.Joined(seat, guest, name, level):
            places[seat] = Place(guest, name, level)
        case log.Left(seat) | log.Opened(seat):
            places[seat] = Place()
        case log.Renamed(seat, name, is_deleted):
            places[seat] = replace(places[seat], name=name, guest="" if is_deleted else places[seat].guest)
        case log.Resigned(seat) | log.Claimed(_, seat) if goes_on_without(places, seat):
            places[seat] = Place(level=STAND_IN)


def goes_on_without(places: Sequence[Place], seat: int) -> bool:
    """Whether the game goes on when a player gives up: among three or more, if another person still plays."""
    return len(places) > 2 and any(place.guest is not None for place in (*places[:seat], *places[seat + 1 :]))


def game_of(created: log.Created) -> Game:
    """The game of a table by the rules it began with; equal tables share one. `BadInput` if they are not known here."""
    if created.rules not in games.definition(created.game).rules_versions:
        raise BadInput("table.other-rules", rules=created.rules)
    return games.shared(created.game, created.options, created.rules)


class Table:
    """A table as it stands. `apply` takes it one entry further."""

    __slots__ = (
        *("_envelope", "_layout", "_whole", "again", "again_hashes", "agreed", "asks_nonces", "asks_undo", "chances"),
        *("changed_at", "commands", "created", "ended", "game", "id", "imported", "imported_moves", "nonce_hashes"),
        *("origin", "paused", "phase", "places", "position_seq", "record", "rematch", "revealed", "script", "seq"),
        *("tally", "times", "undo_floor", "words"),
    )

    def __init__(self, id: str, created: log.Created, record: Record | None = None) -> None:
        self.id, self.created = id, created
        self.game = game_of(created)
        self.record: Record = _given(self.game, created) if record is None else record
        #: Entries that were imported, and how many are moves; what a rematch or a lesson is given is no import.
        is_import = created.after is None and created.lesson is None
        self.imported = len(created.given) if is_import else 0
        self.imported_moves = sum(who != "*" for who, _ in created.given) if created.lesson is None else 0
        self.places = [Place(seat.guest, seat.name, seat.level) for seat in created.seats]
        self.phase: Phase = "open"
        self.times = Times(created.clock, len(self.places))
        #: What a lesson foretells after the entries that were given.
        self.script = created.lesson.script if created.lesson is not None else ()
        self.seq = 0
        #: The entry that last changed the position.
        self.position_seq = 0
        self.changed_at = 0
        #: How many outcomes of chance the record holds: the number of the next one.
        self.chances = 0
        #: The position a given record led to, from which on chance is drawn here; nothing if that is the start.
        self.origin = self.record.position if created.given and record is None else None
        #: What sealed chance must know of the game so far (`serai.core.sealed`).
        self.tally: Any = None
        if record is None:
            self.count_chances()
        #: The seat that asks to take back, and the seats that have agreed (`undo`).
        self.asks_undo: int | None = None
        self.agreed: frozenset[int] = frozenset()
        #: Decisions before this length of the record are not taken back from behind what was revealed (`undo`).
        self.undo_floor = 0
        #: The entry that ended a round, until somebody moves in the next one (`pauses`); 0 for none.
        self.paused = 0
        #: The seats that want a rematch, and its table (`rematches`).
        self.again: frozenset[int] = frozenset()
        self.rematch: str | None = None
        self.again_hashes: tuple[str | None, ...] = (None,) * len(created.seats)
        self.ended: Ended | None = None
        #: By seat, the hash of the nonce that was promised and the nonce; they stay when a bot takes over (`nonces`).
        self.nonce_hashes: tuple[str | None, ...] = tuple(seat.nonce_hash for seat in created.seats)
        self.revealed: tuple[str | None, ...] = (None,) * len(created.seats)
        self.asks_nonces = False
        #: The entry each of the last commands became.
        self.commands: dict[str, int] = {}
        #: How many words were said.
        self.words = 0
        #: The whole record, of a copy that looks ahead.
        self._whole: Record | None = None
        #: The sealed chance, with the nonces it is made of.
        self._envelope: tuple[tuple[str, ...], Envelope] | None = None
        #: Where open cards lie, and after how many entries of the record.
        self._layout = (0, "")

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        return self.record.position.turn if self.phase == "playing" else None

    @property
    def bot_to_move(self) -> int | None:
        """The seat to move, if a bot sits there, or if the server plays a lesson further."""
        turn = self.turn
        return turn if turn is not None and self.is_played_here(turn, len(self.record.log)) else None

    def is_played_here(self, seat: int, number: int) -> bool:
        """Whether the server makes the entry with this number of the record for the seat."""
        line = self.foretold(number) if self.script else None
        return self.places[seat].level is not None or (line is not None and line.is_watched)

    def foretold(self, number: int) -> log.ScriptLine | None:
        """What a lesson foretells as the entry with this number of the record, counted from 0; nothing afterwards."""
        at = number - len(self.created.given)
        return self.script[at] if 0 <= at < len(self.script) else None

    @property
    def drawn_from(self) -> int:
        """The number of the first entry whose chance is this table's own: those before were given, or foretold."""
        return len(self.created.given) + len(self.script)

    @property
    def sealed_as(self) -> str:
        """The name under which chance is sealed: that of the deal, if others play it too, or the table's id."""
        return self.created.deal.name if self.created.deal is not None else self.id

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats a guest holds."""
        found: list[int] = []
        if guest is not None:
            for seat, place in enumerate(self.places):  # a comprehension would be a call more
                if place.guest == guest:
                    found.append(seat)
        return found

    def seat_for(self, guest: str | None, chosen: int | None, by_turn: bool) -> int | None:
        """The seat that a guest looks from and acts for; nothing for a guest without a seat.

        Of several seats it is the one to move if `by_turn` and the guest holds it, then the chosen one, then the first.
        """
        mine = self.seats_of(guest)
        if len(mine) < 2:  # nearly everybody
            return mine[0] if mine else None
        if by_turn and self.turn in mine:
            return self.turn
        return chosen if chosen in mine else mine[0]

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
            record = self.record
            if change is None:
                before, code = record.position, self.game.code(entry.move)
                change = Change(before, code, before.play_code(code))
            rounds = len(record.milestones)
            record.take_over(change.code, change.after)
            change.entries = len(record.codes)
            is_move = isinstance(entry, log.Moved)
            if len(record.milestones) > rounds:
                self.paused, self.undo_floor = row.seq, change.entries
            elif is_move:
                self.paused = 0
            self.chances += not is_move
            self.tally = self.tally_after(self.tally, change.code)
            if self.script and len(record.log) == self.drawn_from:
                self._let_go()
            is_new_position = True
        else:
            self._apply_other(entry, row.at)
            is_new_position = isinstance(entry, log.CHANGES_POSITION)
        self.seq, self.changed_at = row.seq, row.at
        if is_new_position:
            self.position_seq = row.seq
            if self.asks_undo is not None:
                self._ask_undo(None)
            position = self.record.position
            if self.phase == "playing" and position.mover == OVER and (result := self.record.result) is not None:
                self._end("played", self.game.definition.winners(result))
            # while chance is to answer, nobody's time runs
            if self.times.clock is not None and position.mover != CHANCE:
                self.times.turn(self.turn, row.at, STANDS_AFTER_ROUND if self.paused else 0)
        if row.command is not None:
            self.commands[row.command] = row.seq
            if len(self.commands) > MOST_COMMANDS:
                del self.commands[next(iter(self.commands))]
        return change

    @property
    def layout(self) -> str:
        """Where open cards lie (`Definition.lay`): worked out when it is first asked for."""
        codes, (length, layout) = self.record.codes, self._layout
        if length < len(codes):
            layout = _laid(self.game, layout, codes[length:])
            self._layout = (len(codes), layout)
        return layout

    def layout_after(self, entries: int) -> str:
        """Where open cards lay when the record had this many entries."""
        length, layout = self._layout
        if length > entries:
            length, layout = 0, ""
        return _laid(self.game, layout, self.record.codes[length:entries])

    def layouts(self, first: int) -> list[str]:
        """Where open cards lie after each entry of the record from the one with the number `first` on."""
        codes = self.record.codes
        layout = _laid(self.game, "", codes[:first])
        return [layout := _laid(self.game, layout, (code,)) for code in codes[first:]]

    def ahead(self) -> Self:
        """A table like this one that can be taken further without changing this one, to see what will be.

        It costs the same however long the log is: what is past is neither copied nor known to it.
        """
        other = copy.copy(self)
        other._whole, other.record = self.record, self.record.ahead()
        other.places = [replace(place) for place in self.places]
        other.times = copy.copy(self.times)
        other.times.left = [*self.times.left]
        other.commands = {}
        return other

    def count_chances(self) -> None:
        """Count the outcomes of chance anew, after the record was replaced. What was given was not drawn here."""
        self.chances = sum(entry.who == CHANCE for entry in self.record.log)
        if self.script and len(self.record.log) >= self.drawn_from:
            self.origin = self.record.until(self.drawn_from).position
        self.tally = _first_tally(self.game) if self.origin is None else self.game.definition.sealed.begin(self.origin)
        for code in self.record.codes[self.drawn_from :]:
            self.tally = self.tally_after(self.tally, code)

    def _let_go(self) -> None:
        """The script of a lesson is over: from here on chance is drawn."""
        self.origin = self.record.position
        self.tally = self.game.definition.sealed.begin(self.origin)

    def envelope(self, seed: bytes, nonces: tuple[str, ...]) -> Envelope:
        """The sealed chance of this table: from its secret and the nonces of all seats, once these are known."""
        kept = self._envelope
        if kept is None or kept[0] != nonces:
            kept = self._envelope = (nonces, Envelope(fairness.final_seed(seed, self.sealed_as, nonces)))
        return kept[1]

    def tally_after(self, tally: Any, code: int) -> Any:
        """The tally of sealed chance after one more packed move."""
        return self.game.definition.sealed.after(self.game, tally, code)

    @property
    def nonces(self) -> tuple[str, ...] | None:
        """What each seat gave to the seed; nothing at a table of the first version of fair chance."""
        return None if self.created.fair == 1 else tuple([nonce or fairness.NO_NONCE for nonce in self.revealed])

    def _apply_other(self, entry: log.AnyEntry, at: int) -> None:
        match entry:
            case log.Created():
                self.changed_at = at
            case log.Joined(seat, _, _, _, nonce_hash):
                reseat(self.places, entry)
                self._promise(seat, nonce_hash)
                if self.phase == "playing":  # on a seat that was opened again
                    self.times.renew(seat, at)
            case log.Left(seat) | log.Opened(seat):
                reseat(self.places, entry)
                self._promise(seat, None)
            case log.Renamed():
                reseat(self.places, entry)
            case log.Closed():
                self.asks_nonces = False
                self._end("abandoned", ())
            case log.Asked():
                self.asks_nonces = True
            case log.Revealed(seat, nonce):
                self.revealed = replaced(self.revealed, seat, nonce)
            case log.Started():
                self.phase, self.asks_nonces = "playing", False
            case log.Offered(seat):
                self._ask_undo(seat)
            case log.Agreed(seat):
                self.agreed |= {seat}
            case log.Declined():
                self._ask_undo(None)
            case log.Undone(_, length):
                self.record = (self._whole or self.record).until(length)
                self._layout = (0, "")
                self.count_chances()
                self.paused, self.undo_floor = 0, length
                self.times.back(self.turn, at)
            case log.Resigned(seat):
                self._give_up(entry, seat, "resigned", at)
            case log.Claimed(_, late):
                self._give_up(entry, late, "time", at)
            case log.Said():
                self.words += 1
            case log.Muted(seat, whom, is_muted):
                place = self.places[seat]
                place.muted = place.muted | {whom} if is_muted else place.muted - {whom}
            case log.Again(seat, nonce_hash):
                self.again |= {seat}
                self.again_hashes = replaced(self.again_hashes, seat, nonce_hash)
            case log.Rematched(table):
                self.rematch = table

    def _promise(self, seat: int, nonce_hash: str | None) -> None:
        """Set what a seat has promised to chance; once nonces were asked for, nothing changes it."""
        if self.phase == "open" and not self.asks_nonces:
            self.nonce_hashes = replaced(self.nonce_hashes, seat, nonce_hash)

    def _ask_undo(self, seat: int | None) -> None:
        self.asks_undo, self.agreed = seat, frozenset()

    def _give_up(self, entry: log.AnyEntry, seat: int, how: Ending, at: int) -> None:
        """A bot takes the seat if the game goes on; otherwise it is over, and all the others have won."""
        if goes_on_without(self.places, seat):
            reseat(self.places, entry)
            self.times.renew(seat, at)
        else:
            self._end(how, [other for other in range(len(self.places)) if other != seat])

    def _end(self, how: Ending, winners: Sequence[int]) -> None:
        self.phase, self.ended = "finished", Ended(how, tuple(winners))


def _given(game: Game, created: log.Created) -> Record:
    """The record a table begins with."""
    record = game.record()
    for who, text in created.given:
        record.play(text, CHANCE if who == "*" else int(who) - 1)
    return record


@lru_cache(maxsize=64)
def _first_tally(game: Game) -> Any:
    """The tally at the start of a game: it is immutable, so all tables with this game share it."""
    return game.definition.sealed.begin(game.start())


def replaced(values: tuple[str | None, ...], seat: int, value: str | None) -> tuple[str | None, ...]:
    """The values by seat, with another one for this seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def replayed(game: Game, codes: Sequence[int]) -> Record:
    """The record of these packed moves."""
    record = game.record()
    for code in codes:
        record.play_code(code)
    return record


def _laid(game: Game, layout: str, codes: Sequence[int]) -> str:
    lay = game.definition.lay
    for code in codes:
        layout = lay(game, layout, code)
    return layout


def fold(id: str, rows: Iterable[log.Row]) -> Table:
    """The table of a log."""
    *_, (table, _, _) = steps(id, rows)
    return table


def steps(id: str, rows: Iterable[log.Row]) -> Iterator[tuple[Table, log.Row, Change | None]]:
    """Fold a log: yields each row, what it did, and the table after it, which is one object that goes on changing."""
    rest = iter(rows)
    first = next(rest)
    assert isinstance(first.entry, log.Created)
    table = Table(id, first.entry)
    for row in chain((first,), rest):
        yield table, row, table.apply(row)
