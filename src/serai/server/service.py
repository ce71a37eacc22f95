"""The parts of one worker, put together, and the chores that run beside its requests."""

import asyncio
import gc
import itertools
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import OperationalError

from serai import games
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator
from serai.protocol import commands, frames
from serai.server import metrics
from serai.server.admin import follower
from serai.server.background_tasks import BackgroundTasks
from serai.server.bots.dispatcher import COMMAND, Dispatcher, PipeDispatcher
from serai.server.bots.seats import BotSeats
from serai.server.cluster import Cluster, RedisCluster
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.homes import Homes, SharedHomes
from serai.server.limits import Connections, Limits
from serai.server.open_sockets import OpenSockets
from serai.server.preparing import Rules
from serai.server.push.offer import Push
from serai.server.settings import Settings
from serai.server.slow_work import SlowWork
from serai.server.storage.database import can_write, is_current, migrate, now, open_database
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import LogWriter
from serai.server.study.daily import Daily
from serai.server.study.duplicates import Duplicates
from serai.server.study.judge_now import judge_with
from serai.server.study.mistakes import Mistakes
from serai.server.study.puzzles import Puzzles
from serai.server.study.results import Results
from serai.server.study.reviewed import Reviewed
from serai.server.study.reviews import Reviews
from serai.server.tables.commands import answer
from serai.server.tables.late_nonces import LateNonces
from serai.server.tables.live import LiveTable
from serai.server.tables.registry import MostAtTable, TableRegistry

_log = logging.getLogger(__name__)
_DAY = 24 * 3600 * 1000
_WRITING_THREADS = 4
Result = TypeVar("Result")
#: How long clients are asked to wait before they come back after a stop, in milliseconds.
COME_BACK_AFTER = 500
#: How often it is asked whether to look for cyclic garbage. It is, every time, if this many sockets were opened since;
#: else every twelfth time.
COLLECT_SECONDS, COLLECT_SOCKETS, COLLECT_ROUNDS = 5.0, 50, 12


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
        most = MostAtTable(settings.entries_per_table, settings.words_per_table)
        self.registry = TableRegistry(self.writer, self.reader, self.cluster, homes, most=most)
        self.dispatcher = _dispatcher(settings)
        self.bots = BotSeats(self.registry, self.dispatcher, settings.bot_pace)
        self.registry.subscribe(self.bots.look)
        self.late_nonces = LateNonces(self.registry)
        self.registry.subscribe(self.late_nonces.look, of_moves=False)
        self.push = Push(self.engine, settings, self.registry)
        self.registry.subscribe(self.push.look)
        self.results = Results(self.engine, self.registry, self.writes)
        self.registry.subscribe(self.results.look, of_moves=False)
        self.puzzles = Puzzles(self.engine)
        self.mistakes = Mistakes(self.engine, judge_with(self.dispatcher))
        self.daily = Daily(self.engine, settings, self.registry)
        self.registry.subscribe(self.daily.tries.look, of_moves=False)
        self.duplicates = Duplicates(self.engine, self.daily.promises, self.daily.tries, lambda: self.daily.clock())
        self.limits = Limits(settings)
        self.connections = Connections(settings)
        self.open_sockets = OpenSockets()
        self.follower = follower.Follower(self.engine, self.registry, self.open_sockets)
        self.rules = Rules()
        self._is_one_of_many = isinstance(homes, SharedHomes)
        self.slow = SlowWork()
        self.reviews = Reviews(self.engine, self.registry, self.dispatcher, self.slow, settings.reviews)
        self.registry.subscribe(self.reviews.look)
        self.reviews.listeners += [self.results.reviewed, self._keep_mistakes]
        #: For what waits for a locked database, so that those who only read need not wait with it.
        self._writing = ThreadPoolExecutor(_WRITING_THREADS, "writing")
        self.is_stopping = False
        self._collections = itertools.count(1)
        #: How many sockets had been opened when garbage was last looked for.
        self._collected_at = 0
        self._chores: list[asyncio.Task[None]] = []
        #: What sockets have begun, and nobody awaits.
        self.tasks = BackgroundTasks()

    async def answer(
        self, live: LiveTable, guest: str | None, seat: int | None, command: commands.AnyCommand
    ) -> frames.Answer:
        """Carry out a command, of a socket or of a REST request."""
        if isinstance(command, commands.Say) and guest is not None:
            await self.limits.require("word", guest)
        if isinstance(command, commands.Rematch) and guest is not None:
            await self.limits.require("table", guest)  # the table it leads to
        return await answer(self.registry, self.bots.advise, live, guest, seat, command)

    async def _keep_mistakes(self, reviewed: Reviewed) -> None:
        await self.writes(self.mistakes.keep, reviewed)

    async def writes(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Do something that changes the database, in a thread for such work."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, partial(work, *arguments))

    async def start(self) -> None:
        """Begin to listen to other workers, to move for bots, and to tidy up."""
        for language in LANGUAGES:  # now: a first refusal must not make the event loop wait for files
            await asyncio.to_thread(translator, language)
        await self.cluster.start(self.registry.heard)
        self.dispatcher.start()
        self.reviews.start()
        chores = [(5.0, self.bots.remember), (2.0, self.late_nonces.remember), (30.0, self._tidy), (1.0, self._measure)]
        chores += [(follower.EVERY, self.follower.follow), (COLLECT_SECONDS, self._collect), (1.0, self.push.call_due)]
        chores += [(1.0, self._catch_up), (2.0, self.daily.keep)]
        if isinstance(self.cluster, RedisCluster):
            chores += [(2.0, self.registry.compare_lengths), (10.0, self.registry.repeat_presence)]
        if self._is_one_of_many:
            chores += [(1.0, self.registry.move_late)]
        self._chores = [asyncio.create_task(_repeatedly(seconds, work)) for seconds, work in chores]
        preparing = asyncio.create_task(self.rules.prepare())
        self._chores.append(preparing)
        if self._is_one_of_many and self.rules.are_compiled:  # until then the others serve
            await preparing

    async def close(self) -> None:
        """Stop everything in an order in which nothing is lost."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        metrics.answered.settle()
        await self.bots.close()
        await self.reviews.close()
        await self.late_nonces.close()
        await self.push.close()
        await self.results.close()
        await self.daily.tries.close()
        await self.dispatcher.close()
        await asyncio.to_thread(self.writer.close)
        await self.cluster.close()
        await self.limits.close()
        self.slow.close()
        self._writing.shutdown(wait=False, cancel_futures=True)
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
            "writing": lambda: self.writes(can_write, self.engine),
            "rules": self._is_warm,
        }
        if isinstance(self.cluster, RedisCluster):
            checks["redis"] = self.cluster.ping
        return checks

    async def _is_warm(self) -> bool:
        return not self.is_stopping and self.rules.are_ready

    async def _tidy(self) -> None:
        self.registry.forget_idle()
        kept = {"abandoned": self.settings.retention_days, "finished": self.settings.finished_retention_days}
        for kind, days in kept.items():
            if days is not None:
                before, is_finished = now() - days * _DAY, kind == "finished"
                removed = await asyncio.to_thread(self.reader.clear, before, is_finished)
                self.follower.remove(removed)
                if removed:
                    _log.info("removed %d %s tables", len(removed), kind)

    async def _catch_up(self) -> None:
        if self.rules.are_ready:  # nobody waits for it
            await self.results.catch_up()

    async def _collect(self) -> None:
        """Look for cyclic garbage among what is young: what sockets leave behind when they come and go, play does not.

        Everybody waits meanwhile, and nearly all that is young belongs to tables that are played at: what lives until
        the next move is examined for nothing. So it is done seldom; Python itself looks earlier if there is very much.
        """
        number = next(self._collections)
        if number % COLLECT_ROUNDS and self.open_sockets.entered < self._collected_at + COLLECT_SOCKETS:
            return
        self._collected_at = self.open_sockets.entered
        gc.collect(1 if number % COLLECT_ROUNDS**2 == 0 else 0)

    async def _measure(self) -> None:
        metrics.answered.settle()
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


async def _repeatedly(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except (
            OperationalError
        ) as error:  # a database that does not answer is told once, by the writer; this is tried again
            _log.debug("a chore waits for the database: %s", type(error).__name__)
        except Exception:
            _log.exception("a chore failed")
