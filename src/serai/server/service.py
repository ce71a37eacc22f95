"""The parts of one worker, put together, and the chores that run beside its requests."""

import asyncio
import contextlib
import gc
import itertools
import logging
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from functools import partial

from serai import games
from serai.core import cache as compiled
from serai.core import kernel
from serai.core.random import seeded
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator
from serai.protocol import frames
from serai.server import metrics
from serai.server.bots.dispatcher import COMMAND, Dispatcher, PipeDispatcher
from serai.server.bots.seats import BotSeats
from serai.server.cluster import Cluster, RedisCluster
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.homes import Homes
from serai.server.limits import Connections, Limits
from serai.server.settings import Settings
from serai.server.storage.database import is_current, migrate, now, open_database
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import LogWriter
from serai.server.tables.commands import answer
from serai.server.tables.registry import TableRegistry

_log = logging.getLogger(__name__)
_DAY = 24 * 3600 * 1000
#: How long clients are asked to wait before they come back after a stop, in milliseconds.
COME_BACK_AFTER = 500


class Service:
    """The parts of one worker, connected. Opens the database and brings it to the present version."""

    def __init__(self, settings: Settings, homes: Homes | None = None) -> None:
        self.settings = settings
        self.engine = open_database(settings.url.render_as_string(hide_password=False))
        migrate(self.engine)
        self.guests = Guests(self.engine, Keys(self.engine, settings.secrets))
        self.writer = LogWriter(self.engine, _observe)
        self.reader = TableReader(self.engine)
        self.cluster = RedisCluster(settings.redis) if settings.redis else Cluster()
        self.registry = TableRegistry(self.writer, self.reader, self.cluster, homes)
        self.dispatcher = _dispatcher(settings)
        self.bots = BotSeats(self.registry, self.dispatcher, settings.bot_pace)
        self.registry.subscribe(self.bots.look)
        #: Carries out a command, of a socket or of a REST request.
        self.answer = partial(answer, self.registry, self.bots.advise)
        self.limits = Limits(settings)
        self.connections = Connections(settings)
        #: Games whose rules are compiled and loaded.
        self.warm: set[str] = set()
        self.is_stopping = False
        self._collections = itertools.count(1)
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen to other workers, to move for bots, and to tidy up."""
        for language in LANGUAGES:  # now: a first refusal must not make the event loop wait for files
            await asyncio.to_thread(translator, language)
        await self.cluster.start(self.registry.heard)
        self.dispatcher.start()
        chores = [(5.0, self.bots.remember), (60.0, self._tidy), (1.0, self._measure), (0.1, self._collect)]
        if isinstance(self.cluster, RedisCluster):
            chores += [(2.0, self.registry.compare_lengths), (10.0, self.registry.repeat_presence)]
        self._chores = [asyncio.create_task(_repeatedly(seconds, work)) for seconds, work in chores]
        self._chores.append(asyncio.create_task(self._warm_up()))

    async def close(self) -> None:
        """Stop everything in an order in which nothing is lost."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.bots.close()
        await self.dispatcher.close()
        await asyncio.to_thread(self.writer.close)
        await self.cluster.close()
        await self.limits.close()
        self.engine.dispose()

    async def farewell(self) -> None:
        """Tell every socket to come back soon."""
        self.is_stopping = True
        for live in list(self.registry.live.values()):
            for watcher in self.registry.watchers(live):
                watcher.tell(frames.Farewell(COME_BACK_AFTER))
        await asyncio.sleep(0.05)

    def checks(self) -> dict[str, Callable[[], Awaitable[object]]]:
        """What must be well for players to come here."""
        checks: dict[str, Callable[[], Awaitable[object]]] = {
            "database": lambda: asyncio.to_thread(is_current, self.engine),
            "rules": self._is_warm,
        }
        if isinstance(self.cluster, RedisCluster):
            checks["redis"] = self.cluster.ping
        return checks

    async def _is_warm(self) -> bool:
        return not self.is_stopping and self.warm == set(games.names())

    async def _warm_up(self) -> None:
        """Load the rules of every game, compiling them if need be, without holding up anybody."""
        for name in games.offered():
            await _compile(name)
            await asyncio.to_thread(_touch, name)
            self.warm.add(name)

    async def _tidy(self) -> None:
        self.registry.forget_idle()
        if (days := self.settings.retention_days) is not None:
            removed = await asyncio.to_thread(self.reader.clear, now() - days * _DAY)
            for id in removed:
                self.registry.live.pop(id, None)
            if removed:
                _log.info("removed %d abandoned tables", len(removed))

    async def _collect(self) -> None:
        """Look for cyclic garbage among what is young, and every second once more among what is a little older.

        Often and little at a time: some milliseconds, where Python's own pace makes everybody wait for 20 and more.
        """
        gc.collect(1 if next(self._collections) % 10 == 0 else 0)

    async def _measure(self) -> None:
        metrics.tables_alive.set(len(self.registry.live))
        metrics.bots_waiting.set(self.dispatcher.waiting)


def _dispatcher(settings: Settings) -> Dispatcher:
    command = [*COMMAND, "--games", ",".join(games.offered())]
    if settings.redis is None:
        return PipeDispatcher(settings.thinkers, command)
    from serai.server.bots.redis_queue import RedisDispatcher  # needs the extra `cluster`

    return RedisDispatcher(settings.redis, settings.thinkers, command)


def _observe(entries: int, seconds: float) -> None:
    metrics.commit_entries.observe(entries)
    metrics.commit_seconds.observe(seconds)


async def _compile(name: str) -> None:
    """Compile a game's rules if that was never done here, in processes of their own.

    In a thread of this one it would hold up the event loop, and a server that is told to stop could not for a minute.
    """
    if not kernel.IS_COMPILED or compiled.is_compiled(kernel.FOLDER, name):
        return
    command = (sys.executable, "-c", "import sys; from serai import games; games.warm_up(sys.argv[1], str)", name)
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=nothing, start_new_session=True)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()


def _touch(name: str) -> None:
    """Load the compiled rules into this process."""
    if kernel.IS_COMPILED:
        position = games.load(name).start()
        while position.is_chance:
            position = position.chance(seeded(0))
        _ = position.view(0).legal_moves


async def _repeatedly(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            _log.exception("a chore failed")
