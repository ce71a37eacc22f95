"""A table that is alive in this process: its fold, who watches it, and what they are told."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from serai.core.record import SPECTATOR
from serai.protocol import commands, frames
from serai.protocol.tables import Happening, TableInfo
from serai.server.storage import log
from serai.server.tables import presentation, undo
from serai.server.tables.change import Change
from serai.server.tables.pauses import Pause, parts
from serai.server.tables.presentation import moves_told
from serai.server.tables.table import Table
from serai.server.tables.table_lock import TableLock

#: Entries kept with their positions, for clients that come back after a short absence.
REMEMBERED = 12
#: How long the presence told by another worker is believed.
BELIEVED_SECONDS = 30.0
_encode = msgspec.json.Encoder().encode

Steps = Sequence[tuple[log.Row, Change | None]]
#: What happened, as one viewer saw it.
Told = tuple[Happening, ...]


@dataclass(eq=False, slots=True)
class Watcher:
    """A reader of a table, player or spectator. `send` takes a frame in JSON and never waits."""

    send: Callable[[bytes], None]
    guest: str | None
    seat: int | None = None
    follows_turn: bool = False
    with_record: bool = False
    language: str = "en"
    #: Asks the reader to come back, and closes.
    dismiss: Callable[[], None] = lambda: None
    #: The client will say when its player has looked at the end of a round (`pauses`).
    says_seen: bool = False
    #: Whether the reader has the table before their eyes, as far as their client says.
    is_looking: bool = True
    #: Positions that its welcome shows, and whether it is shown its own moves before the turn goes on: see `Hello`.
    past: int = 0
    shows_own: bool = False

    def viewer(self, table: Table) -> int:
        """The seat to look from: the guest's own, the one chosen among several, or `SPECTATOR`."""
        seat = table.seat_for(self.guest, self.seat, self.follows_turn)
        return SPECTATOR if seat is None else seat

    def own_seat(self, table: Table, viewer: int, steps: Steps) -> int | None:
        """The seat to look from first, where one of several seats of the guest moved and another is to move now."""
        if not self.shows_own or not self.follows_turn:
            return None
        moved = [row.entry.seat for row, _ in steps if isinstance(row.entry, log.Moved)]
        is_own = bool(moved) and moved[-1] != viewer and moved[-1] in table.seats_of(self.guest)
        return moved[-1] if is_own else None

    def tell(self, frame: frames.AnyFrame) -> None:
        """Send one frame."""
        self.send(_encode(frame))


class Elsewhere(NamedTuple):
    """What another worker told: whose players are connected there and whose look, and until when that is believed."""

    seats: tuple[bool, ...]
    looking: tuple[bool, ...]
    until: float


@dataclass(eq=False, slots=True)
class LiveTable:
    """A table, its watchers, and a lock under which commands are carried out one after the other."""

    table: Table
    seed: bytes
    links: dict[int, str]
    clock: Callable[[], int]
    lock: TableLock = field(default_factory=TableLock)
    watchers: set[Watcher] = field(default_factory=set)
    recent: list[tuple[log.Row, Change | None]] = field(default_factory=list)
    #: Who still looks at the end of the last round.
    pause: Pause = field(default_factory=Pause)
    #: By other worker: the seats whose players are connected there.
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    #: Whether another worker may have added to the log since it was last read here.
    is_behind: bool = False
    #: Until when other workers tell this one what they add to the log.
    told_until: float = 0.0
    #: Until when other workers may hold the table too.
    shared_until: float = 0.0
    #: When it was last used: idle tables are removed from memory.
    used_at: float = 0.0
    snapshot_seq: int = 0

    def here(self) -> tuple[bool, ...]:
        """Whether the player of each seat is connected to this worker."""
        return self._seats_of({watcher.guest for watcher in self.watchers})

    def here_and_looking(self) -> tuple[tuple[bool, ...], tuple[bool, ...]]:
        """Whether the player of each seat is connected, and whether they look, as this worker knows."""
        return self.here(), self._seats_of({watcher.guest for watcher in self.watchers if watcher.is_looking})

    def _seats_of(self, guests: set[str | None]) -> tuple[bool, ...]:
        return tuple(place.guest is not None and place.guest in guests for place in self.table.places)

    def is_looking(self, guest: str) -> bool:
        """Whether a player has the table before their eyes, at this worker or another."""
        if any(watcher.is_looking and watcher.guest == guest for watcher in self.watchers):
            return True
        now, seats = time.monotonic(), self.table.seats_of(guest)
        others = (told.looking for told in self.elsewhere.values() if told.until > now)
        return any(looking[seat] for looking in others for seat in seats if seat < len(looking))

    def present(self) -> tuple[bool, ...]:
        """Whether the player of each seat is connected, to this worker or another."""
        here = self.here()
        if not self.elsewhere:
            return here
        now = time.monotonic()
        self.elsewhere = {worker: told for worker, told in self.elsewhere.items() if told.until > now}
        others = [told.seats for told in self.elsewhere.values() if len(told.seats) == len(here)]
        return tuple(is_here or any(seats[seat] for seats in others) for seat, is_here in enumerate(here))

    def heard_presence(self, worker: str, seats: tuple[bool, ...], looking: tuple[bool, ...]) -> bool:
        """Take in which players are connected to another worker; whether that one was not known yet."""
        before, is_new = self.present(), worker not in self.elsewhere
        self.elsewhere[worker] = Elsewhere(seats, looking or seats, time.monotonic() + BELIEVED_SECONDS)
        if self.present() != before:
            self.tell_presence()
        return is_new

    def is_held(self) -> bool:
        """Whether a bot is to wait because a player still looks at the end of the round."""
        return self.table.paused > 0 and self.pause.is_held([one.guest for one in self.watchers if one.says_seen])

    def spectators(self) -> int:
        """How many watch who do not play."""
        return sum(not self.table.seats_of(watcher.guest) for watcher in self.watchers)

    def tell_presence(self) -> None:
        """Tell all watchers who is connected."""
        frame = _encode(frames.Presence(self.present(), self.spectators()))
        for watcher in self.watchers:
            watcher.send(frame)

    def shown_to(self, guest: str | None, viewer: int, table: Table | None = None) -> TableInfo:
        """The table as a guest is told about it."""
        now, present = self.clock(), self.present()
        return presentation.table_shown(table or self.table, guest, viewer, now, self.seed, self.links, present)

    def welcome(self, watcher: Watcher, steps: Steps, table: Table | None = None) -> frames.Welcome:
        """The whole table for a watcher, and the steps that were missed; `table` is the delayed fold."""
        table = table or self.table
        viewer = watcher.viewer(table)
        seat, shown = None if viewer == SPECTATOR else viewer, self.shown_to(watcher.guest, viewer, table)
        game = presentation.game_shown(table, viewer, watcher.with_record)
        happenings = presentation.happenings(table, steps, viewer)
        past = presentation.past_shown(table, steps, viewer, watcher.past) if table.phase != "open" else ()
        return frames.Welcome(commands.PROTOCOL, table.seq, shown, seat, game, happenings, past)

    def news(self, watcher: Watcher, steps: Steps, table: Table | None = None, seat: int | None = None) -> frames.News:
        """What just happened, for one watcher; `table` is the delayed fold, `seat` another seat of the guest."""
        table = table or self.table
        viewer = watcher.viewer(table) if seat is None else seat
        if table.phase != "finished" and are_moves(steps):
            return self._news_of_moves(table, steps, viewer, watcher.with_record, moves_told(steps, viewer)[0])
        has_moved = any(isinstance(row.entry, log.CHANGES_POSITION) for row, _ in steps)
        return frames.News(
            seq=table.seq,
            happenings=presentation.happenings(table, steps, viewer),
            seat=None if viewer == SPECTATOR else viewer,
            turn=table.turn,
            can_undo=undo.can_ask(table, viewer),
            times=presentation.times(table, self.clock()),
            table=self.shown_to(watcher.guest, viewer, table),
            game=presentation.game_shown(table, viewer, watcher.with_record) if has_moved else None,
        )

    def _news_of_moves(self, table: Table, steps: Steps, viewer: int, with_record: bool, told: Told) -> frames.News:
        """What moves have changed for a viewer: the position, and the clocks."""
        return frames.News(
            table.seq,
            told,
            None if viewer == SPECTATOR else viewer,
            table.turn,
            undo.can_ask(table, viewer),
            presentation.times(table, self.clock()) if table.created.clock is not None else None,
            None,
            presentation.game_shown(table, viewer, with_record),
        )

    def _news_of_round(self, table: Table, steps: Steps, viewer: int, with_record: bool, told: Told) -> frames.News:
        """What ended a round, and the position it ended in, though the next one is dealt already."""
        row, change = steps[-1]
        assert change is not None
        return frames.News(
            row.seq,
            told,
            None if viewer == SPECTATOR else viewer,
            times=presentation.times(table, self.clock()) if table.created.clock is not None else None,
            game=presentation.game_at(change.after, viewer, table.layout_after(change.entries), with_record),
        )

    def broadcast(self, steps: Steps) -> None:
        """Tell every watcher what just happened; delayed spectators are told later, by `spectator_delay`.

        The end of a round is told by itself, before the next one is dealt (`pauses`).
        """
        *rounds, rest = parts(steps)
        if rounds:
            players = [one.guest for one in self.watchers if one.says_seen and self.table.seats_of(one.guest)]
            self.pause.begin([guest for guest in players if guest is not None])
        for ended in rounds:
            self._send(ended, self._news_of_round, is_end=True)
        if self.table.phase != "finished" and are_moves(rest):
            self._send(rest, self._news_of_moves)
            return
        for watcher in self._at_once():
            viewer = watcher.viewer(self.table)
            own = watcher.own_seat(self.table, viewer, rest)
            for seat in (viewer,) if own is None else (own, viewer):
                if (news := self.news(watcher, rest, seat=seat)).happenings:
                    watcher.tell(news)

    def _at_once(self) -> list[Watcher]:
        """The watchers who are told now: all but spectators with a delay."""
        table = self.table
        if not table.created.delay:
            return [*self.watchers]
        return [one for one in self.watchers if one.viewer(table) != SPECTATOR]

    def _send(
        self, steps: Steps, made_by: Callable[[Table, Steps, int, bool, Told], frames.News], is_end: bool = False
    ) -> None:
        """Tell of moves, which happen most: watchers who look from one seat get one frame, encoded once.

        What all of them saw alike is put together once.

        The end of a round is shown to a shared device from one seat alone: the next round is shown from the other.
        """
        table = self.table
        made: dict[tuple[int, bool], bytes] = {}
        told: Told = ()
        is_alike = False
        for watcher in self._at_once():
            viewer = watcher.viewer(table)
            own = watcher.own_seat(table, viewer, steps) if watcher.shows_own else None
            for seat in (viewer,) if own is None else (own,) if is_end else (own, viewer):
                key = seat, watcher.with_record
                frame = made.get(key)
                if frame is None:
                    if not is_alike:
                        told, is_alike = moves_told(steps, seat)
                    frame = made[key] = _encode(made_by(table, steps, seat, watcher.with_record, told))
                watcher.send(frame)

    def remember(self, steps: Steps) -> None:
        """Keep the last steps, as each viewer saw them, for clients that come back after a short absence."""
        recent = self.recent
        for step in steps if len(steps) <= REMEMBERED else steps[-REMEMBERED:]:
            if step[1] is not None:
                step[1].settle()
            recent.append(step)
        if len(recent) > REMEMBERED:
            del recent[:-REMEMBERED]

    def since(self, seen: int) -> Steps | None:
        """What happened after an entry; nothing if that is no longer in memory."""
        if seen >= self.table.seq:
            return ()
        if not self.recent or self.recent[0][0].seq > seen + 1:
            return None
        return [step for step in self.recent if step[0].seq > seen]


def are_moves(steps: Steps) -> bool:
    """Whether nothing but moves and chance changed the table: those alone change the record."""
    for _, change in steps:
        if change is None:
            return False
    return True
