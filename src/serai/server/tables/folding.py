"""Folds logs, in a few threads of their own: a log may be long, and the event loop waits for nobody."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from serai.server.storage import log
from serai.server.storage.reader import PAGE, StoredTable, TableReader
from serai.server.tables import snapshots
from serai.server.tables.change import Change
from serai.server.tables.live import REMEMBERED, LiveTable, Steps
from serai.server.tables.plans import Refusal
from serai.server.tables.table import Table, steps

#: Happenings in a welcome, at most: the last ones.
MOST_HAPPENINGS = 500
#: Of a log longer than this a welcome tells no more than what followed its last snapshot.
LONG = 3_000
#: Tables whose last steps are kept, for those who look at them again and again.
_KEPT = 8
#: Threads that fold logs.
FOLDING_THREADS = 1


class Folding:
    """Reads tables from the database, whole or their last steps."""

    def __init__(self, reader: TableReader, clock: Callable[[], int]) -> None:
        self._reader, self._clock = reader, clock
        #: Few, so that they never crowd out the event loop.
        self.threads = ThreadPoolExecutor(FOLDING_THREADS, "folding")
        #: Last steps that were read or are being read, by table and length.
        self._kept: dict[tuple[str, int], asyncio.Future[Steps]] = {}

    async def open(self, id: str) -> LiveTable:
        """A table from the database; `Refusal` if there is none."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._read, id)

    def _read(self, id: str) -> LiveTable:
        """In a thread, since a log may be long: read a table and fold it."""
        stored = self._reader.find(id)
        if stored is None:
            raise Refusal("table.unknown")
        table, recent, snapshot_seq = self._folded(stored, REMEMBERED)
        used_at = time.monotonic()
        live = LiveTable(table, stored.seed, stored.links, self._clock, used_at=used_at, snapshot_seq=snapshot_seq)
        live.remember(recent)
        return live

    def _folded(self, stored: StoredTable, most: int) -> tuple[Table, Steps, int]:
        """The fold of a log, or of its end after a snapshot; its last steps, and where the snapshot ended."""
        snapshot = stored.snapshot
        table = snapshots.thaw(stored.id, stored.rows[0], snapshot) if snapshot is not None else None
        recent: deque[tuple[log.Row, Change | None]] = deque(maxlen=most)
        if table is None:
            first = stored.rows if snapshot is None else self._reader.rows(stored.id, most=PAGE)
            for found, row, change in steps(stored.id, self._reader.on(stored.id, first)):
                table = found
                recent.append((row, change))
            assert table is not None
            return table, recent, 0
        snapshot_seq = table.seq
        recent.extend((row, table.apply(row)) for row in self._reader.on(stored.id, stored.rows) if row.seq > 1)
        return table, recent, snapshot_seq

    async def missed(self, live: LiveTable, seen: int) -> Steps:
        """What happened after an entry, up to this very moment: from memory, or from the log, and not without end."""
        while (missed := live.since(seen)) is None:
            found = await self._last_steps(live.table.id, live.table.seq)
            more = live.since(found[-1][0].seq)  # meanwhile; nothing if that was much
            if more is not None:
                return [*(step for step in found if seen < step[0].seq <= live.table.seq), *more]
        return missed

    async def _last_steps(self, id: str, length: int) -> Steps:
        """The last steps of a log, read once however many ask for them."""
        reading = self._kept.pop((id, length), None)
        if reading is None or (reading.done() and reading.exception() is not None):
            loop = asyncio.get_running_loop()
            reading = asyncio.ensure_future(loop.run_in_executor(self.threads, self._read_missed, id, length))
        self._kept[id, length] = reading
        while len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return await asyncio.shield(reading)

    def _read_missed(self, id: str, length: int) -> Steps:
        """In a thread: the last steps of a log, as each viewer saw them."""
        if length <= LONG:
            stored: StoredTable | None = StoredTable(id, b"", {}, self._reader.rows(id))
        else:
            stored = self._reader.find(id)
        if stored is None or not stored.rows:
            raise Refusal("table.unknown")
        found = self._folded(stored, MOST_HAPPENINGS)[1]
        for _, change in found:
            if change is not None:
                change.settle()
        return found
