"""All tables that are open in this worker: reads them, stores what is added to them, and tells everybody.

Any worker can serve any table: it is folded from its log when it is needed, and kept in memory for a while. But one
worker of a machine is its home (`serai.server.homes`), which hears of every change first and moves for its bots.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from serai.core import fairness
from serai.core.record import SPECTATOR
from serai.i18n.translator import translator
from serai.protocol import bodies, frames
from serai.server.background_tasks import BackgroundTasks
from serai.server.cluster import Cluster, TableUpdate
from serai.server.homes import Homes
from serai.server.storage import log
from serai.server.storage.database import now
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import Append, LogWriter
from serai.server.tables import new_tables, snapshots
from serai.server.tables.folding import Folding
from serai.server.tables.live import LiveTable, Steps, Watcher, are_moves
from serai.server.tables.plans import Planned, Refusal, Stale
from serai.server.tables.sharing import Sharing
from serai.server.tables.spectator_delay import DelayedSpectators, is_delayed
from serai.server.tables.standing import after
from serai.server.tables.table import MOST_COMMANDS, Table

_log = logging.getLogger(__name__)
#: How often a command is planned anew because another worker was quicker.
TRIES = 5
#: A table that was not used for this long is removed from memory; its log is in the database.
IDLE_SECONDS, AWAY_SECONDS = 300.0, 10.0
#: For this long after workers came or went, those who watch a table at home elsewhere are sent there.
MOVING_SECONDS = 10.0
#: A table with so long a record is removed twice as soon, one with two such lengths three times as soon.
LONG_RECORD = 500
#: Any other id is no table's.
_ID = re.compile(r"[a-z0-9]{6,12}")


def is_id(text: str) -> bool:
    """Whether a text could be the id of a table."""
    return _ID.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class MostAtTable:
    """How much the log of one table may hold: entries of any kind, and words."""

    entries: int = 20_000
    words: int = 1_000


Listener = Callable[[LiveTable], None]
#: Plans what a command adds to the log; it may be asked again when the table has changed meanwhile.
Plan = Callable[[], Sequence[Planned]]
#: Is told the first entry of what was added, or why nothing was.
Told = Callable[[int | BaseException], None]
#: Makes the table of a rematch from the plans, the time and a new seed, if there is to be one.
Follows = Callable[[Sequence[Planned], int, bytes], new_tables.NewTable | None]


class TableRegistry:
    """The tables in memory, by id. Listeners are called with every table that was opened or has changed."""

    def __init__(
        self,
        writer: LogWriter,
        reader: TableReader,
        cluster: Cluster | None = None,
        homes: Homes | None = None,
        clock: Callable[[], int] = now,
        new_seed: Callable[[], bytes] = fairness.new_seed,
        most: MostAtTable | None = None,
    ) -> None:
        self.reader, self.clock, self.new_seed, self.most = reader, clock, new_seed, most or MostAtTable()
        self._folding = Folding(reader, clock)
        self.delayed = DelayedSpectators(reader, clock, self._folding.threads)
        self.live: dict[str, LiveTable] = {}
        self._writer = writer
        self.sharing = Sharing(cluster or Cluster(), homes or Homes())
        self._listeners: list[Listener] = []
        self._listeners_to_moves: list[Listener] = []
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._catching_up: set[str] = set()
        self._tasks = BackgroundTasks()
        self._moving_until = 0.0

    def subscribe(self, listener: Listener, of_moves: bool = True) -> None:
        """Call `listener` whenever a table was opened or has changed in this worker.

        With `of_moves` false it is not called after a move, unless that has ended the game.
        """
        self._listeners.append(listener)
        if of_moves:
            self._listeners_to_moves.append(listener)

    def _changed(self, live: LiveTable, by_moves: bool = False) -> None:
        goes_on = by_moves and live.table.phase == "playing"
        for listener in self._listeners_to_moves if goes_on else self._listeners:
            try:
                listener(live)
            except Exception:  # what happened at the table stays true
                _log.exception("a listener to tables failed")

    # --- Tables -------------------------------------------------------------------------------------------------------

    async def open(self, id: str) -> LiveTable:
        """A table, from memory or from the database; `Refusal` if there is none."""
        if (live := self.live.get(id)) is not None:
            live.used_at = time.monotonic()
            if self.sharing.may_be_behind(live):
                async with live.lock:
                    await self._catch_up(live)
                self.sharing.announce(live)
            return live
        if not is_id(id):  # a database need not be asked
            raise Refusal("table.unknown")
        if (opening := self._opening.get(id)) is None:
            opening = self._opening[id] = asyncio.ensure_future(self._open(id))
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> LiveTable:
        live = await self._folding.open(id)
        self.live[id] = live
        self.sharing.opened(live)
        self._changed(live)
        return live

    async def create(self, wanted: bodies.NewTable, guest: str, name: str) -> LiveTable:
        """Make a table, with its host seated; the game begins at once if no seat is open."""
        return await self.store_new(new_tables.new_table(wanted, guest, name, self.clock(), self.new_seed()))

    async def store_new(self, new: new_tables.NewTable) -> LiveTable:
        """Store a table that was made, and keep it in memory."""
        if not await self._writer.append(new.append):  # a new log cannot have grown
            raise RuntimeError("a new table was refused")
        return self._adopt(new)

    def _adopt(self, new: new_tables.NewTable) -> LiveTable:
        live = LiveTable(new.table, new.seed, new.links, self.clock, used_at=time.monotonic())
        live.remember(new.steps)
        self.live[new.table.id] = live
        self._changed(live)
        return live

    def forget_idle(self) -> None:
        """Remove idle tables from memory; those whose home is elsewhere sooner."""
        now = time.monotonic()
        for id, live in list(self.live.items()):
            idle = IDLE_SECONDS if self.sharing.is_home(live) else AWAY_SECONDS
            idle /= 1 + len(live.table.record.codes) // LONG_RECORD
            if live.used_at < now - idle and not live.lock.locked() and not self.watchers(live):
                del self.live[id]
                self.delayed.forget(id)

    # --- Adding to logs -----------------------------------------------------------------------------------------------

    async def add(self, live: LiveTable, key: str | None, planned: Plan, follows: Follows | None = None) -> int:
        """Plan, store, apply, tell; and plan anew if another worker was quicker. Return the first new entry.

        `key` names the command: one that was carried out before returns its entry, and nothing else happens.
        """
        async with live.lock:
            return await self._add(live, key, planned, follows)

    def add_soon(self, live: LiveTable, key: str, planned: Plan, told: Told) -> bool:
        """Begin what `add` does, without a coroutine; `told` is called with the first new entry, or what went wrong.

        False, and nothing has begun, where it would have to wait for another command or for the database first.
        Whatever `planned` raises is raised here.
        """
        table, lock = live.table, live.lock
        if len(table.commands) >= MOST_COMMANDS or key in table.commands or not lock.take():
            return False
        try:
            live.used_at = time.monotonic()
            item = self._append(live, plans := planned(), key, None)
        except BaseException:
            lock.release()
            raise

        def stored(outcome: bool | BaseException) -> None:
            if outcome is False:
                self._tasks.start(self._add_again(live, key, planned, told))
                return
            try:
                if outcome is True:
                    self._stored(live, item, plans)
            except Exception as error:
                lock.release()
                told(error)
                return
            lock.release()
            told(item.after + 1 if outcome is True else outcome)

        self._writer.put(item, stored)
        return True

    async def _add_again(self, live: LiveTable, key: str, planned: Plan, told: Told) -> None:
        """Another worker was quicker: read on, and plan anew. The lock is held."""
        try:
            await self._catch_up(live)
            added = await self._add(live, key, planned)
        except Exception as error:
            live.lock.release()
            told(error)
        else:
            live.lock.release()
            told(added)

    async def _add(self, live: LiveTable, key: str | None, planned: Plan, follows: Follows | None = None) -> int:
        live.used_at = time.monotonic()
        for _ in range(TRIES):
            if key is not None and (known := await self._entry_of(live.table, key)) is not None:
                return known
            plans = planned()
            if not plans:
                return live.table.seq
            rematch = follows(plans, self.clock(), self.new_seed()) if follows is not None else None
            if rematch is not None:
                plans = [*plans, Planned(log.Rematched(rematch.table.id))]
            item = self._append(live, plans, key, rematch)
            if await self._writer.append(item):
                if rematch is not None:
                    self._adopt(rematch)
                self._stored(live, item, plans)
                return item.after + 1
            await self._catch_up(live)
        raise Stale()

    def _stored(self, live: LiveTable, item: Append, plans: Sequence[Planned]) -> None:
        """What was added is on the disk: apply it, and tell everybody."""
        if item.snapshot is not None:
            live.snapshot_seq = item.snapshot[0]
        if item.seats:
            live.links |= {kept.seat: kept.link for kept in item.seats if kept.link is not None}
        done = []
        for row, one in zip(item.rows, plans):
            live.table.apply(row, one.change)
            done.append((row, one.change))
        try:
            self._tell(live, done)
        except Exception:  # it is stored: whoever was not told reads it from the database
            _log.exception("what was added to table %s could not be told", live.table.id)
            live.recent.clear()
        self.sharing.tell_growth(live)

    async def _entry_of(self, table: Table, key: str) -> int | None:
        """The entry a command became, from memory; only where many were given the log must be asked."""
        known = table.commands.get(key)
        if known is None and len(table.commands) >= MOST_COMMANDS:
            return await asyncio.to_thread(self.reader.entry_of, table.id, key)
        return known

    def _append(
        self, live: LiveTable, plans: Sequence[Planned], key: str | None, rematch: new_tables.NewTable | None
    ) -> Append:
        """What is to be stored: the rows, and the columns and seats as they will be after them."""
        seq, at = live.table.seq, self.clock()
        rows = [log.Row(seq + 1, at, plans[0].entry, key)]
        rows += [log.Row(seq + number, at, one.entry) for number, one in enumerate(plans[1:], 2)]
        standing, seats = after(live.table, rows, plans)
        also = rematch.append if rematch is not None else None
        return Append(live.table.id, seq, rows, standing, seats, also=also, snapshot=snapshots.due(live))

    def _tell(self, live: LiveTable, done: Steps) -> None:
        """Tell everybody here what was applied. A guest who has taken or left a seat sees more or less from now on."""
        live.broadcast(done)
        live.remember(done)
        self.delayed.add(live, done)
        by_moves = are_moves(done)
        if not by_moves:
            self._tell_seated(live, [row for row, _ in done])
        self._changed(live, by_moves)

    def _tell_seated(self, live: LiveTable, rows: Sequence[log.Row]) -> None:
        """Let who has taken a seat see what players see, and who has left one what spectators see."""
        if any(isinstance(row.entry, log.Joined) for row in rows):
            self.delayed.let_in(live)
        created = live.table.created
        if (created.delay or not created.is_watched) and any(isinstance(row.entry, log.GETS_UP) for row in rows):
            for watcher in [one for one in live.watchers if one.viewer(live.table) == SPECTATOR]:
                live.watchers.discard(watcher)
                self._tasks.start(self._watch_as_spectator(live, watcher))

    async def _watch_as_spectator(self, live: LiveTable, watcher: Watcher) -> None:
        """Show a player who left a seat what spectators see, or why nothing."""
        try:
            await self.watch(live, watcher, live.table.seq)
        except Refusal as refusal:
            watcher.tell(frames.Refused(None, refusal.code, {}, translator(watcher.language).error(refusal)))

    # --- Other workers ------------------------------------------------------------------------------------------------

    def heard(self, update: TableUpdate) -> None:
        """Another worker tells the length of a table's log, and which players are connected there."""
        live, is_home = self.live.get(update.table), self.sharing.is_at_home(update.table)
        if live is None:
            if is_home and update.has_grown:  # a bot may be to move
                self._tasks.start(self._open_changed(update))
        elif is_home or live.watchers:
            self._hear(live, update)
        elif not live.lock.locked():
            del self.live[update.table]

    def _hear(self, live: LiveTable, update: TableUpdate) -> None:
        self.sharing.heard_of(live)
        if live.heard_presence(update.worker, update.here, update.looking):  # the other one may not know of this one
            self.sharing.announce(live)
        self._read_on(live, update.seq)

    async def _open_changed(self, update: TableUpdate) -> None:
        with contextlib.suppress(Refusal):
            self._hear(await self.open(update.table), update)

    def _read_on(self, live: LiveTable, seq: int) -> None:
        """Read the log of a table on, if it is longer than what is known here."""
        if seq > live.table.seq and live.table.id not in self._catching_up:
            self._catching_up.add(live.table.id)
            self._tasks.start(self._catch_up_later(live))

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
        """Read and apply what other workers have added, and tell everybody here."""
        live.is_behind, links = False, live.links
        try:
            rows = await asyncio.to_thread(self.reader.rows, live.table.id, live.table.seq)
            if any(isinstance(row.entry, log.Left | log.Opened) for row in rows):
                links = await asyncio.to_thread(self.reader.links, live.table.id)
        except BaseException:
            live.is_behind = True
            raise
        if rows:
            done = [(row, live.table.apply(row)) for row in rows]
            live.links = links
            self._tell(live, done)

    def refresh(self, id: str) -> None:
        """The log of a table has grown in the database: read it on, if the table is in memory."""
        if (live := self.live.get(id)) is not None:
            self._read_on(live, live.table.seq + 1)

    async def repeat_presence(self) -> None:
        """Tell the other workers again who is connected here: they forget it after a while."""
        for live in list(self.live.values()):
            if live.watchers and self.sharing.is_shared(live):
                self.sharing.tell_presence(live)

    async def compare_lengths(self) -> None:
        """Ask the database how long the logs of watched tables are: an update from another worker may be lost."""
        watched = [id for id, live in self.live.items() if self.watchers(live)]
        for start in range(0, len(watched), 500):
            lengths = await asyncio.to_thread(self.reader.lengths, watched[start : start + 500])
            for id, seq in lengths.items():
                if (live := self.live.get(id)) is not None:
                    self._read_on(live, seq)

    def move(self) -> None:
        """Workers came or went. Ask those who watch tables at home elsewhere to come back, and so to get there.

        Another worker may have changed a table meanwhile: its log is read on, at once or when it is asked for.
        """
        self._moving_until = time.monotonic() + MOVING_SECONDS
        for live in list(self.live.values()):
            live.is_behind = True
            self.sharing.homes_changed(live)
            if self.watchers(live):
                self._tasks.start(self._catch_up_later(live))
            if self.sharing.is_home(live):
                self._changed(live)
            else:
                self._send_home(live)

    async def move_late(self) -> None:
        """Send on those who were about to watch when workers came or went: they were not known yet."""
        if time.monotonic() < self._moving_until:
            for live in list(self.live.values()):
                if not self.sharing.is_home(live):
                    self._send_home(live)

    def _send_home(self, live: LiveTable) -> None:
        for watcher in self.watchers(live):
            watcher.tell(frames.Farewell(0))
            watcher.dismiss()

    # --- Watching -----------------------------------------------------------------------------------------------------

    def watchers(self, live: LiveTable) -> set[Watcher]:
        """Everybody who watches a table here, at once or with a delay."""
        return live.watchers | self.delayed.watchers(live)

    async def look(self, live: LiveTable, watcher: Watcher, seen: int) -> frames.Welcome:
        """A table as a reader sees it, and what happened after the entry `seen`."""
        if is_delayed(live.table, watcher.viewer(live.table)):
            return await self.delayed.look(live, watcher)
        return live.welcome(watcher, await self._folding.missed(live, seen))

    async def watch(self, live: LiveTable, watcher: Watcher, seen: int) -> None:
        """Let a reader watch a table from now on: a welcome first, then all news."""
        if is_delayed(live.table, watcher.viewer(live.table)):
            await self.delayed.admit(live, watcher)
            return
        if seen > live.table.seq:  # the reader comes from a worker that knows more
            async with live.lock:
                await self._catch_up(live)
        missed = await self._folding.missed(live, seen)
        live.watchers.add(watcher)
        watcher.tell(live.welcome(watcher, missed))
        self._tell_presence(live)

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """A reader watches no longer."""
        live.watchers.discard(watcher)
        self.delayed.leave(live, watcher)
        live.used_at = time.monotonic()
        self._tell_presence(live)

    def attend(self, live: LiveTable, watcher: Watcher, is_looking: bool) -> None:
        """A reader looks at the table, or no longer does."""
        if watcher.is_looking != is_looking:
            watcher.is_looking = is_looking
            self.sharing.tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        live.tell_presence()
        self.sharing.tell_presence(live)
