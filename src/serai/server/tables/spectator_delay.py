"""The law of spectators, and of the delay with which they may have to look.

A table may have no spectators, or spectators who see everything some seconds later. These watch a second fold of the
log, which lags behind: nothing is told to them before its time, neither news nor the end of the game. A spectator who
takes a seat sees at once what the other players see; a player who leaves a seat becomes a spectator.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field

from serai.core.record import SPECTATOR
from serai.protocol import frames
from serai.server.storage import log
from serai.server.storage.reader import TableReader
from serai.server.tables.live import LiveTable, Steps, Watcher
from serai.server.tables.plans import Refusal
from serai.server.tables.table import Table

_log = logging.getLogger(__name__)
#: Folds kept though nobody watches them: a table that is polled need not be folded again every time.
MOST_UNWATCHED = 8


def check_watched(table: Table, viewer: int) -> None:
    """Refuse a spectator where none are wanted."""
    if viewer == SPECTATOR and not table.created.is_watched:
        raise Refusal("table.not-watched")


def is_delayed(table: Table, viewer: int) -> bool:
    """Whether this viewer sees the table only later; `Refusal` if not at all."""
    check_watched(table, viewer)
    return viewer == SPECTATOR and table.created.delay > 0


def is_over_for(table: Table, viewer: int, now: int) -> bool:
    """Whether this viewer may know that the game is over: a delayed spectator may when the delay is over too."""
    is_told = viewer != SPECTATOR or now >= table.changed_at + table.created.delay * 1000
    return table.phase == "finished" and is_told


def check_record(table: Table, viewer: int, now: int) -> None:
    """Refuse the record of a game to a spectator who may not have seen all of it."""
    if is_delayed(table, viewer) and not is_over_for(table, viewer, now):
        raise Refusal("table.not-watched")


@dataclass(eq=False)
class _DelayedTable:
    """The lagging fold of one table, the rows that it has not reached, and who watches it."""

    live: LiveTable
    table: Table
    waiting: deque[log.Row]
    watchers: set[Watcher] = field(default_factory=set)
    #: Calls when the time of the first waiting row has come; only while somebody watches.
    timer: asyncio.TimerHandle | None = None

    def time_of(self, row: log.Row) -> int:
        """When a row may be told, in milliseconds."""
        return row.at + self.table.created.delay * 1000

    def stop(self) -> None:
        """Tell nobody anything any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class DelayedSpectators:
    """Tells the spectators of tables with a delay what happened when the delay is over, and not before."""

    def __init__(self, reader: TableReader, clock: Callable[[], int], threads: Executor | None = None) -> None:
        self._reader, self._clock, self._threads = reader, clock, threads
        #: By table; those that were asked for last come last.
        self._delayed: dict[str, _DelayedTable] = {}

    async def look(self, live: LiveTable, watcher: Watcher) -> frames.Welcome:
        """The table as it was some time ago. Nobody waits for more, so no timer runs for it."""
        return live.welcome(watcher, (), (await self._open(live)).table)

    async def admit(self, live: LiveTable, watcher: Watcher) -> None:
        """Let a spectator watch the table as it was some time ago, and what follows."""
        delayed = await self._open(live)
        delayed.watchers.add(watcher)
        watcher.tell(live.welcome(watcher, (), delayed.table))
        self._wait(delayed)

    async def _open(self, live: LiveTable) -> _DelayedTable:
        """The fold of a table, taken as far as its spectators may see by now."""
        id = live.table.id
        while (delayed := self._delayed.get(id)) is None or delayed.live is not live:
            past = self._clock() - live.table.created.delay * 1000
            table, rows = await asyncio.get_running_loop().run_in_executor(self._threads, self._build, id, past)
            # If more was added while the log was read, `add` did not put it down for later: read again.
            last = rows[-1].seq if rows else table.seq
            known = self._delayed.get(id)
            if (known is None or known.live is not live) and last >= live.table.seq:
                waiting = deque(row for row in rows if row.seq <= live.table.seq)  # the rest is put down by `add`
                self._delayed[id] = _DelayedTable(live, table, waiting)
        self._delayed[id] = self._delayed.pop(id)
        self._forget_some()
        self._advance(delayed, self._clock())
        return delayed

    def _forget_some(self) -> None:
        """Keep only a few folds that nobody watches, for those who ask again and again."""
        unwatched = [id for id, delayed in self._delayed.items() if not delayed.watchers]
        for id in unwatched[:-MOST_UNWATCHED]:
            del self._delayed[id]

    def forget(self, id: str) -> None:
        """A table is removed from memory."""
        if (delayed := self._delayed.pop(id, None)) is not None:
            delayed.stop()

    def table_of(self, live: LiveTable, watcher: Watcher) -> Table:
        """The table as far as this watcher knows it."""
        delayed = self._delayed.get(live.table.id)
        return delayed.table if delayed is not None and watcher in delayed.watchers else live.table

    def watchers(self, live: LiveTable) -> set[Watcher]:
        """Those who watch with a delay."""
        delayed = self._delayed.get(live.table.id)
        return set() if delayed is None else set(delayed.watchers)

    def let_in(self, live: LiveTable) -> None:
        """Show spectators who have taken a seat what the other players see, from now on."""
        for watcher in self.watchers(live):
            if live.table.seats_of(watcher.guest):
                missed = live.since(self.table_of(live, watcher).seq) or ()
                self.leave(live, watcher)
                live.watchers.add(watcher)
                watcher.tell(live.welcome(watcher, missed))

    def _build(self, id: str, past: int) -> tuple[Table, list[log.Row]]:
        """In a thread: the table as it was at a time, and the rows that came later."""
        rows = self._reader.rows(id)
        if not rows:
            raise Refusal("table.unknown")
        assert isinstance(rows[0].entry, log.Created)
        table, number = Table(id, rows[0].entry), 0
        while number < len(rows) and (number == 0 or rows[number].at <= past):
            table.apply(rows[number])
            number += 1
        return table, rows[number:]

    def add(self, live: LiveTable, steps: Steps) -> None:
        """Rows were added to the log: tell them when their time has come."""
        if self._delayed and (delayed := self._delayed.get(live.table.id)) is not None:
            delayed.waiting.extend(row for row, _ in steps)
            self._wait(delayed)

    def _wait(self, delayed: _DelayedTable) -> None:
        """One timer for a table with spectators, however much waits."""
        if delayed.timer is None and delayed.waiting and delayed.watchers:
            until = delayed.time_of(delayed.waiting[0])
            seconds = max(0.0, (until - self._clock()) / 1000)
            delayed.timer = asyncio.get_running_loop().call_later(seconds, self._tell, delayed, until)

    def _tell(self, delayed: _DelayedTable, until: int) -> None:
        """The time of the first row has come."""
        delayed.timer = None
        self._advance(delayed, max(until, self._clock()))
        self._wait(delayed)

    def _advance(self, delayed: _DelayedTable, until: int) -> None:
        """Take the fold as far as spectators may see at a time, and tell them, row by row."""
        while delayed.waiting and delayed.time_of(delayed.waiting[0]) <= until:
            row = delayed.waiting.popleft()
            try:
                step = (row, delayed.table.apply(row))
                for watcher in delayed.watchers:
                    if (news := delayed.live.news(watcher, [step], delayed.table)).happenings:
                        watcher.tell(news)
            except Exception:
                _log.exception("a table could not be shown to its spectators")
                self.forget(delayed.live.table.id)
                return

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """A spectator leaves; where nobody watches any more, no timer runs."""
        delayed = self._delayed.get(live.table.id)
        if delayed is not None:
            delayed.watchers.discard(watcher)
            if not delayed.watchers:
                delayed.stop()
                self._forget_some()
