"""Begins the games of tables whose nonces do not come, so that no table waits longer than a few seconds."""

import asyncio
import logging

from serai.core.errors import GameError
from serai.server.background_tasks import BackgroundTasks
from serai.server.storage.database import now
from serai.server.tables import nonces
from serai.server.tables.live import LiveTable
from serai.server.tables.registry import TableRegistry

_log = logging.getLogger(__name__)
#: A table that asked for nonces this many milliseconds ago was forgotten: its worker has stopped.
FORGOTTEN = 4000


class LateNonces:
    """A timer for every table of this worker that waits for nonces."""

    def __init__(self, registry: TableRegistry, seconds: float = nonces.WAIT_SECONDS) -> None:
        self._registry, self._seconds = registry, seconds
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks = BackgroundTasks()

    def look(self, live: LiveTable) -> None:
        """Start the timer of a table that asks for nonces, or end it; called after every change of the table.

        It runs from the moment this worker knows of it: after a restart players have time to come back.
        """
        id = live.table.id
        if live.table.asks_nonces:
            if id not in self._timers:
                self._timers[id] = asyncio.get_running_loop().call_later(self._seconds, self._give_up_waiting, live)
        elif (timer := self._timers.pop(id, None)) is not None:
            timer.cancel()

    def _give_up_waiting(self, live: LiveTable) -> None:
        self._timers.pop(live.table.id, None)
        self._tasks.start(self._begin(live))

    async def _begin(self, live: LiveTable) -> None:
        try:
            await self._registry.add(live, None, lambda: nonces.begin_without(live.table, live.seed))
        except Exception:  # `remember` tries again
            _log.exception("table %s could not begin", live.table.id)

    async def remember(self) -> None:
        """Find tables whose nonces were waited for by a worker that has stopped."""
        for id in await asyncio.to_thread(self._registry.reader.waiting_for_nonces, now() - FORGOTTEN, 50):
            try:
                self.look(await self._registry.open(id))
            except GameError as error:
                _log.warning("table %s cannot be opened: %s", id, error)

    async def close(self) -> None:
        """Stop; the next worker that opens the tables goes on."""
        for timer in self._timers.values():
            timer.cancel()
        await self._tasks.wait()
