"""The hall: all tables that are alive in this worker. Commands come in, are stored, and everybody is told."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Coroutine, Sequence

from serai.core import fair
from serai.core.record import SPECTATOR
from serai.i18n.translator import translator
from serai.server import entries as log
from serai.server import snapshots, table_making, wire
from serai.server.bulletin import Alone, Bulletin, Word
from serai.server.deciding import Circumstances, Planned, Refusal, Stale, join, plan
from serai.server.gallery import Gallery
from serai.server.live_table import LiveTable, Steps, Watcher
from serai.server.storage.database import now
from serai.server.storage.journal import Append, Journal
from serai.server.storage.shelves import Shelved, Shelves
from serai.server.table import Table, steps

_log = logging.getLogger(__name__)
#: How often a command is planned anew because another worker was quicker.
TRIES = 5
#: A table nobody has had to do with for so many seconds is put away; its log is in the database.
IDLE_SECONDS = 300.0
#: Commands of whoever's turn it is, for a guest who holds several seats.
_BY_TURN = (wire.Move, wire.AskUndo)
#: What names of tables and secrets of seats look like; anything else is none.
_ID, _LINK = re.compile(r"[a-z0-9]{6,12}"), re.compile(r"[A-Za-z0-9_-]{1,40}")


class Hall:
    """Any worker can serve any table: it is folded from its log when it is needed, and kept for a while."""

    def __init__(
        self,
        journal: Journal,
        shelves: Shelves,
        bulletin: Bulletin | None = None,
        clock: Callable[[], int] = now,
        new_seed: Callable[[], bytes] = fair.new_seed,
    ) -> None:
        self.journal = journal
        self.shelves = shelves
        self.bulletin = bulletin or Alone()
        self.clock = clock
        self.new_seed = new_seed
        self.gallery = Gallery(self)
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._catching_up: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._listeners: list[Callable[[LiveTable], None]] = []

    def subscribe(self, listener: Callable[[LiveTable], None]) -> None:
        """Call `listener` with every table that is opened or has changed here."""
        self._listeners.append(listener)

    def _changed(self, live: LiveTable) -> None:
        for listener in self._listeners:
            listener(live)

    # --- Tables -------------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """A table, from memory or from the database; `Refusal` if there is none."""
        if (live := self.live.get(id)) is not None:
            live.used_at = time.monotonic()
            return live
        if not _ID.fullmatch(id):  # nor is it any database's business
            raise Refusal("table.unknown")
        if (opening := self._opening.get(id)) is None:
            opening = self._opening[id] = asyncio.ensure_future(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> LiveTable:
        shelved = await asyncio.to_thread(self.shelves.find, id)
        if shelved is None:
            raise Refusal("table.unknown")
        live = self.live[id] = self._unshelve(shelved)
        self._changed(live)
        return live

    def _unshelve(self, shelved: Shelved) -> LiveTable:
        """The fold of a log, or of its end after a snapshot."""
        snapshot = shelved.snapshot
        table = snapshots.thaw(shelved.id, shelved.rows[0], snapshot) if snapshot is not None else None
        if table is None:
            rows = shelved.rows if snapshot is None else self.shelves.rows(shelved.id)
            done = [(table, row, change) for table, row, change in steps(shelved.id, rows)]
            table, recent = done[-1][0], [(row, change) for _, row, change in done]
            snapshot_seq = 0
        else:
            snapshot_seq = table.seq
            recent = [(row, table.apply(row)) for row in shelved.rows[1:]]
        live = LiveTable(table, shelved.seed, shelved.links, self.clock, snapshot_seq=snapshot_seq)
        live.recent.extend(recent)
        live.used_at = time.monotonic()
        return live

    async def create(self, wanted: wire.NewTable, guest: str, name: str) -> LiveTable:
        """A new table, with its host seated; the game begins at once if nobody is missing."""
        birth = table_making.new_table(wanted, guest, name, self.clock(), self.new_seed())
        return await self.store_new(birth)

    async def store_new(self, birth: table_making.NewTable) -> LiveTable:
        """Store a table that was made, and bring it to life."""
        if not await self.journal.append(birth.append):  # a new log cannot have grown
            raise RuntimeError("a new table was refused")
        return self._adopt(birth)

    def _adopt(self, birth: table_making.NewTable) -> LiveTable:
        live = LiveTable(birth.table, birth.seed, birth.links, self.clock, used_at=time.monotonic())
        live.recent.extend(birth.steps)
        self.live[birth.table.id] = live
        self._changed(live)
        return live

    def put_away(self) -> int:
        """Forget tables nobody has to do with; how many."""
        before = time.monotonic() - IDLE_SECONDS
        idle = [id for id, live in self.live.items() if self._is_idle(live, before)]
        for id in idle:
            del self.live[id]
        return len(idle)

    def _is_idle(self, live: LiveTable, before: float) -> bool:
        is_watched = live.watchers or self.gallery.watchers(live)
        return not is_watched and live.used_at < before and not live.lock.locked()

    # --- Commands -----------------------------------------------------------------------------------------------------

    async def carry_out(self, live: LiveTable, guest: str, seat: int | None, command: wire.AnyCommand) -> int:
        """Store what a command does and tell everybody; return the entry it became. The same one twice is one.

        `Stale` if it was given without knowing the present position; any other `GameError` if it cannot be.
        """
        key = f"{guest[:10]}:{command.id}"

        def planned() -> Sequence[Planned]:
            mine = live.table.seats_of(guest)
            if not mine:
                raise Refusal("table.not-seated")
            chosen = seat if seat in mine else mine[0]
            if isinstance(command, _BY_TURN) and live.table.turn in mine and seat is None:
                chosen = live.table.turn
            return plan(live.table, command, Circumstances(guest, chosen, self.clock(), live.seed))

        return await self.add(live, key, planned, is_rematch=isinstance(command, wire.Rematch))

    async def sit_down(self, live: LiveTable, guest: str, name: str, wanted: wire.Join) -> int:
        """A guest takes a seat, by its secret link or, at a public table, by its number."""
        mine = live.table.seats_of(guest)
        if mine and (wanted.seat is None or wanted.seat in mine):
            return mine[0] if wanted.seat is None else wanted.seat
        seat = await self._seat_for(live, wanted)
        await self.add(live, None, lambda: join(live.table, seat, guest, name, live.seed))
        return seat

    async def _seat_for(self, live: LiveTable, wanted: wire.Join) -> int:
        table = live.table
        if wanted.link is not None:
            is_one = _LINK.fullmatch(wanted.link) is not None
            seat = await asyncio.to_thread(self.shelves.seat_of_link, table.id, wanted.link) if is_one else None
            if seat is None:
                raise Refusal("table.bad-link")
            return seat
        if not table.created.is_public:
            raise Refusal("table.private")
        if not table.open_seats:
            raise Refusal("table.full")
        seat = table.open_seats[0] if wanted.seat is None else wanted.seat
        if seat >= len(table.places):
            raise Refusal("table.no-seat", seat=seat + 1)
        return seat

    async def add(
        self, live: LiveTable, key: str | None, planned: Callable[[], Sequence[Planned]], is_rematch: bool = False
    ) -> int:
        """Plan, store, apply, tell; and plan anew if another worker was quicker. Return the first new entry."""
        async with live.lock:
            live.used_at = time.monotonic()
            for _ in range(TRIES):
                if key is not None and (known := live.table.commands.get(key)) is not None:
                    return known
                plans = planned()
                if not plans:
                    return live.table.seq
                birth = table_making.rematch(live, plans, self.clock(), self.new_seed()) if is_rematch else None
                if birth is not None:
                    plans = [*plans, Planned(log.Rematched(birth.table.id))]
                rows = _rows(live.table.seq, self.clock(), plans, key)
                ended_at = live.table.seq
                item = self._append(live, rows, plans, birth)
                if await self.journal.append(item):
                    if birth is not None:
                        self._adopt(birth)
                    live.links |= {kept.seat: kept.link for kept in item.seats if kept.link is not None}
                    self._took(live, list(zip(rows, (one.change for one in plans))))
                    return ended_at + 1
                await self._catch_up(live)
            raise Stale()

    def _append(
        self, live: LiveTable, rows: list[log.Row], plans: Sequence[Planned], birth: table_making.NewTable | None
    ) -> Append:
        """What is to be stored, lists and seats included, which follow from the table as it will be."""
        standing, seats = table_making.afterwards(live.table, rows, plans)
        return Append(
            live.table.id,
            live.table.seq,
            rows,
            standing,
            seats,
            also=birth.append if birth is not None else None,
            snapshot=snapshots.due(live),
        )

    def _took(self, live: LiveTable, done: Steps) -> None:
        """The rows are safe: apply them, tell everybody here, then the other workers."""
        for row, change in done:
            live.table.apply(row, change)
            live.recent.append((row, change))
        live.broadcast(done)
        rows = [row for row, _ in done]
        self.gallery.later(live, rows)
        if any(change is None for _, change in done):  # more than moves
            self._reseat(live, rows)
        self.bulletin.tell(live.table.id, live.table.seq, live.here)
        self._changed(live)

    def _reseat(self, live: LiveTable, rows: Sequence[log.Row]) -> None:
        """Who sat down sees more from now on, and who got up sees no more than any spectator."""
        if any(isinstance(row.entry, log.Joined) for row in rows):
            self.gallery.let_in(live)
        created = live.table.created
        if (created.delay or not created.is_watched) and any(isinstance(row.entry, log.GETS_UP) for row in rows):
            for watcher in [one for one in live.watchers if one.viewer(live.table) == SPECTATOR]:
                live.watchers.discard(watcher)
                self._soon(self._show_up(live, watcher))

    async def _show_up(self, live: LiveTable, watcher: Watcher) -> None:
        """Show somebody who got up to the gallery, or out."""
        try:
            await self.watch(live, watcher, live.table.seq)
        except Refusal as refusal:
            said = translator(watcher.language).error(refusal)
            watcher.tell(wire.Refused(None, refusal.code, {}, said))

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- Other workers ------------------------------------------------------------------------------------------------

    def heard(self, word: Word) -> None:
        """Another worker tells how a table is."""
        live = self.live.get(word.table)
        if live is not None:
            live.heard_presence(word.worker, word.here)
            self._fall_in(live, word.seq)

    def _fall_in(self, live: LiveTable, seq: int) -> None:
        """The log of a table is so long by now: read on, if that is news."""
        id = live.table.id
        if seq <= live.table.seq or id in self._catching_up:
            return
        self._catching_up.add(id)
        self._soon(self._catch_up_later(live))

    async def _catch_up_later(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                self._catching_up.discard(live.table.id)
                await self._catch_up(live)
        except Exception:
            _log.exception("a table could not catch up")
        finally:
            self._catching_up.discard(live.table.id)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what others have added, and tell everybody here."""
        rows = await asyncio.to_thread(self.shelves.rows, live.table.id, live.table.seq)
        done = [(row, live.table.apply(row)) for row in rows]
        if not done:
            return
        if any(isinstance(row.entry, log.Left) for row in rows):
            live.links = await asyncio.to_thread(self.shelves.links, live.table.id)
        live.recent.extend(done)
        live.broadcast(done)
        self.gallery.later(live, rows)
        self._reseat(live, rows)
        self._changed(live)

    async def look_around(self) -> None:
        """Ask the database how long the logs are: the bulletin may have lost something."""
        watched = [id for id, live in self.live.items() if live.watchers or self.gallery.watchers(live)]
        for start in range(0, len(watched), 500):
            heights = await asyncio.to_thread(self.shelves.heights, watched[start : start + 500])
            for id, seq in heights.items():
                if (live := self.live.get(id)) is not None:
                    self._fall_in(live, seq)

    async def tell_presence(self) -> None:
        """Tell the other workers again who looks here: what they were told is forgotten after a while."""
        for live in list(self.live.values()):
            if live.watchers:
                self.bulletin.tell(live.table.id, live.table.seq, live.here)

    # --- Watching -----------------------------------------------------------------------------------------------------

    async def look(self, live: LiveTable, watcher: Watcher, seen: int) -> wire.Welcome:
        """A table as somebody sees it, and what happened after the entry that was seen."""
        if self._is_delayed(live, watcher):
            return await self.gallery.look(live, watcher)
        missed = await self._missed(live, seen)
        return live.welcome(watcher, missed)

    async def watch(self, live: LiveTable, watcher: Watcher, seen: int) -> None:
        """Let somebody look at a table from now on: a welcome first, then all news."""
        if self._is_delayed(live, watcher):
            await self.gallery.admit(live, watcher)
            return
        missed = await self._missed(live, seen)
        live.watchers.add(watcher)
        watcher.tell(live.welcome(watcher, missed))
        self._tell_presence(live)

    @staticmethod
    def _is_delayed(live: LiveTable, watcher: Watcher) -> bool:
        """Whether somebody sees the table only some time later; `Refusal` if not at all."""
        if watcher.viewer(live.table) != SPECTATOR:
            return False
        if not live.table.created.is_watched:
            raise Refusal("table.not-watched")
        return live.table.created.delay > 0

    async def _missed(self, live: LiveTable, seen: int) -> Steps:
        """What happened after an entry, up to this very moment: from memory, or from the log."""
        while (missed := live.since(seen)) is None:
            height = live.table.seq
            rows = await asyncio.to_thread(self.shelves.rows, live.table.id, 0)
            if height == live.table.seq:  # else more has happened meanwhile
                return [(row, change) for _, row, change in steps(live.table.id, rows) if seen < row.seq <= height]
        return missed

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        live.watchers.discard(watcher)
        self.gallery.leave(live, watcher)
        live.used_at = time.monotonic()
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        """Somebody came or went."""
        live.tell_presence()
        self.bulletin.tell(live.table.id, live.table.seq, live.here)

    async def past(self, id: str) -> tuple[Table, Steps]:
        """A table and its whole log, step by step."""
        rows = await asyncio.to_thread(self.shelves.rows, id, 0)
        if not rows:
            raise Refusal("table.unknown")
        done = [(table, row, change) for table, row, change in steps(id, rows)]
        return done[-1][0], [(row, change) for _, row, change in done]


def _rows(after: int, at: int, plans: Sequence[Planned], key: str | None) -> list[log.Row]:
    return [
        log.Row(after + 1 + number, at, one.entry, key if number == 0 else None) for number, one in enumerate(plans)
    ]
