"""The gallery: spectators of a table with a delay. They watch a second fold, which lags behind the first."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from serai.protocol import frames
from serai.server.tables import log
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.table import Table

if TYPE_CHECKING:
    from serai.server.tables.registry import Hall

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class _Balcony:
    """The lagging fold of one table, and what it has not been told yet."""

    table: Table
    waiting: deque[log.Row] = field(default_factory=deque)
    watchers: set[Watcher] = field(default_factory=set)


class Gallery:
    """What happened at a table with a delay is told to its spectators when the delay is over, and not before."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._balconies: dict[str, _Balcony] = {}

    async def look(self, live: LiveTable, watcher: Watcher) -> frames.Welcome:
        """How the table was some time ago."""
        balcony = await self._balcony(live)
        welcome = live.welcome(watcher, (), balcony.table)
        self.leave(live, watcher)  # nobody may be left to take it down
        return welcome

    async def admit(self, live: LiveTable, watcher: Watcher) -> None:
        """Let a spectator look at how the table was some time ago, and at what follows."""
        balcony = await self._balcony(live)
        balcony.watchers.add(watcher)
        watcher.tell(live.welcome(watcher, (), balcony.table))

    async def _balcony(self, live: LiveTable) -> _Balcony:
        while (balcony := self._balconies.get(live.table.id)) is None:
            rows = await asyncio.to_thread(self._hall.shelves.rows, live.table.id, 0)
            # If more was added while the log was read, nobody has put it down for later: read again.
            if live.table.id not in self._balconies and rows[-1].seq >= live.table.seq:
                self._balconies[live.table.id] = self._build(live, rows)
        return balcony

    def table_of(self, live: LiveTable, watcher: Watcher) -> Table:
        """The table as far as this watcher knows it."""
        balcony = self._balconies.get(live.table.id)
        return balcony.table if balcony is not None and watcher in balcony.watchers else live.table

    def watchers(self, live: LiveTable) -> set[Watcher]:
        """Those who look with a delay."""
        balcony = self._balconies.get(live.table.id)
        return set() if balcony is None else set(balcony.watchers)

    def let_in(self, live: LiveTable) -> None:
        """Spectators who have sat down see from now on what the others see."""
        for watcher in self.watchers(live):
            if live.table.seats_of(watcher.guest):
                missed = live.since(self.table_of(live, watcher).seq) or ()
                self.leave(live, watcher)
                live.watchers.add(watcher)
                watcher.tell(live.welcome(watcher, missed))

    def _build(self, live: LiveTable, rows: Sequence[log.Row]) -> _Balcony:
        past = self._hall.clock() - live.table.created.delay * 1000
        assert isinstance(rows[0].entry, log.Created)
        balcony = _Balcony(Table(live.table.id, rows[0].entry))
        for row in rows:
            if row.seq == 1 or row.at <= past:
                balcony.table.apply(row)
            elif row.seq <= live.table.seq:  # what comes after is told by `later`
                self._wait(live, balcony, row)
        return balcony

    def later(self, live: LiveTable, rows: Sequence[log.Row]) -> None:
        """Rows were added: tell them when their time has come."""
        if (balcony := self._balconies.get(live.table.id)) is not None:
            for row in rows:
                self._wait(live, balcony, row)

    def _wait(self, live: LiveTable, balcony: _Balcony, row: log.Row) -> None:
        balcony.waiting.append(row)
        wait = row.at / 1000 + live.table.created.delay - self._hall.clock() / 1000
        asyncio.get_running_loop().call_later(max(0.0, wait), self._tell, live, balcony)

    def _tell(self, live: LiveTable, balcony: _Balcony) -> None:
        """Every row has its own call, so the first one that waits is the one whose time has come."""
        if not balcony.waiting:
            return
        row = balcony.waiting.popleft()
        try:
            step = (row, balcony.table.apply(row))
            for watcher in balcony.watchers:
                if (news := live.news(watcher, [step], balcony.table)).happenings:
                    watcher.tell(news)
        except Exception:
            _log.exception("the gallery lost sight of a table")
            self._balconies.pop(live.table.id, None)

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """A spectator leaves; an empty balcony is taken down."""
        balcony = self._balconies.get(live.table.id)
        if balcony is not None:
            balcony.watchers.discard(watcher)
            if not balcony.watchers:
                del self._balconies[live.table.id]
