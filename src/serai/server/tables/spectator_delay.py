"""The law of spectators, and of the delay with which they may have to look.

A table may have no spectators, or spectators who see everything some seconds later. These watch a second fold of the
log, which lags behind: nothing is told to them before its time, neither news nor the end of the game. A spectator who
takes a seat sees at once what the other players see; a player who leaves a seat becomes a spectator.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from serai.core.record import SPECTATOR
from serai.protocol import frames
from serai.server.storage import log
from serai.server.storage.reader import TableReader
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.plans import Refusal
from serai.server.tables.table import Table

_log = logging.getLogger(__name__)


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

    table: Table
    waiting: deque[log.Row] = field(default_factory=deque)
    watchers: set[Watcher] = field(default_factory=set)


class DelayedSpectators:
    """Tells the spectators of tables with a delay what happened when the delay is over, and not before."""

    def __init__(self, reader: TableReader, clock: Callable[[], int]) -> None:
        self._reader, self._clock = reader, clock
        self._delayed: dict[str, _DelayedTable] = {}

    async def look(self, live: LiveTable, watcher: Watcher) -> frames.Welcome:
        """The table as it was some time ago."""
        delayed = await self._open(live)
        welcome = live.welcome(watcher, (), delayed.table)
        self.leave(live, watcher)  # forgets the fold if nobody watches it
        return welcome

    async def admit(self, live: LiveTable, watcher: Watcher) -> None:
        """Let a spectator watch the table as it was some time ago, and what follows."""
        delayed = await self._open(live)
        delayed.watchers.add(watcher)
        watcher.tell(live.welcome(watcher, (), delayed.table))

    async def _open(self, live: LiveTable) -> _DelayedTable:
        while (delayed := self._delayed.get(live.table.id)) is None:
            rows = await asyncio.to_thread(self._reader.rows, live.table.id, 0)
            # If more was added while the log was read, `add` did not put it down for later: read again.
            if live.table.id not in self._delayed and rows[-1].seq >= live.table.seq:
                self._delayed[live.table.id] = self._build(live, rows)
        return delayed

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

    def _build(self, live: LiveTable, rows: Sequence[log.Row]) -> _DelayedTable:
        past = self._clock() - live.table.created.delay * 1000
        assert isinstance(rows[0].entry, log.Created)
        delayed = _DelayedTable(Table(live.table.id, rows[0].entry))
        for row in rows:
            if row.seq == 1 or row.at <= past:
                delayed.table.apply(row)
            elif row.seq <= live.table.seq:  # what comes after is put down by `add`
                self._put_down(live, delayed, row)
        return delayed

    def add(self, live: LiveTable, rows: Sequence[log.Row]) -> None:
        """Rows were added to the log: tell them when their time has come."""
        if (delayed := self._delayed.get(live.table.id)) is not None:
            for row in rows:
                self._put_down(live, delayed, row)

    def _put_down(self, live: LiveTable, delayed: _DelayedTable, row: log.Row) -> None:
        delayed.waiting.append(row)
        wait = row.at / 1000 + live.table.created.delay - self._clock() / 1000
        asyncio.get_running_loop().call_later(max(0.0, wait), self._tell, live, delayed)

    def _tell(self, live: LiveTable, delayed: _DelayedTable) -> None:
        """Every row has its own call, so the first one that waits is the one whose time has come."""
        if not delayed.waiting:
            return
        row = delayed.waiting.popleft()
        try:
            step = (row, delayed.table.apply(row))
            for watcher in delayed.watchers:
                if (news := live.news(watcher, [step], delayed.table)).happenings:
                    watcher.tell(news)
        except Exception:
            _log.exception("a table could not be shown to its spectators")
            self._delayed.pop(live.table.id, None)

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """A spectator leaves; a fold that nobody watches is forgotten."""
        delayed = self._delayed.get(live.table.id)
        if delayed is not None:
            delayed.watchers.discard(watcher)
            if not delayed.watchers:
                del self._delayed[live.table.id]
