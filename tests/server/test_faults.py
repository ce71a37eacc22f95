"""Three workers on one PostgreSQL, and everything that can die dies: no move is lost, none is made twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from serai.client import Client, LiveTable, Refused
from serai.server.storage.database import open_database
from serai.server.storage.log import Moved
from serai.server.storage.reader import TableReader
from serai.server.tables.table import fold
from server.hosted import Hosted
from server.real_redis import RealRedis
from server.test_homes import workers_of

T = TypeVar("T")
TABLES = 8
#: What happens, how often each; without `--deep` the first of each kind that costs little time.
DEEP = {"worker": 60, "stop": 12, "redis": 12, "postgres": 10, "all": 6}
FEW = {"worker": 1, "redis": 1}
#: Seconds a table may wait for its move after a worker has died, or was stopped.
UNSERVED = 5.0


#: Refusals after which the same may be tried again.
AGAIN = ("server.failed", "server.cannot-save", "server.busy")


async def tried(work: Callable[[], Awaitable[T]], seconds: float = 30.0) -> T:
    """What comes of a request that is tried again while the database is away."""
    until = time.monotonic() + seconds
    while True:
        try:
            return await work()
        except (Refused, httpx.TransportError) as error:
            if time.monotonic() > until or (isinstance(error, Refused) and error.code not in AGAIN):
                raise
            await asyncio.sleep(0.1)


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[RealRedis]:
    with RealRedis(tmp_path) as running:
        yield running


class Watch:
    """When every move was acknowledged."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int], list[int]] = defaultdict(list)
        self.times: dict[str, list[float]] = defaultdict(list)

    async def play(self, table: LiveTable, id: str, seat: int, choice: random.Random) -> None:
        while not table.is_over:
            if not table.is_my_turn or not table.legal:
                await table.news()
                continue
            try:
                done = await table.move(choice.choice(table.legal))
            except Refused as error:
                assert error.code in (*AGAIN, "table.stale"), error
                await asyncio.sleep(0.1)
                continue
            self.acknowledged[id, seat].append(done.seq)
            self.times[id].append(time.monotonic())
            await asyncio.sleep(0.05)
        self.times.pop(id, None)

    @property
    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def everywhere(self, since: float, seconds: float = 90.0) -> float:
        """Wait until a move was acknowledged at every table; the longest wait of a table since then."""
        async with asyncio.timeout(seconds):
            while not all(times[-1] > since for times in self.times.values()):
                await asyncio.sleep(0.02)
        return max((next(at for at in times if at > since) - since for times in self.times.values()), default=0.0)


def _kill_backend(engine: Engine, name: str) -> None:
    """Kill a process of PostgreSQL, which ends all others and repairs itself."""
    query = "SELECT pid FROM pg_stat_activity WHERE datname = :name AND pid <> pg_backend_pid() LIMIT 1"
    with engine.connect() as connection:
        pid = connection.execute(text(query), {"name": name}).scalar_one_or_none()
    if pid is not None:
        os.kill(pid, signal.SIGKILL)


async def test_everything_dies(
    postgres: str,
    postgres_database: str,
    own_redis: RealRedis,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    capsys: pytest.CaptureFixture[str],
) -> None:
    is_deep = request.config.getoption("--deep")
    choice, watch = random.Random(7), Watch()
    faults = [kind for kind, count in (DEEP if is_deep else FEW).items() for _ in range(count)]
    choice.shuffle(faults)
    longest: dict[str, float] = defaultdict(float)
    engine = create_engine(make_url(postgres).set(drivername="postgresql+psycopg"), pool_pre_ping=True)
    name = make_url(postgres_database).database or ""
    with Hosted(postgres_database, tmp_path / "server.log", own_redis.url, workers=3) as server:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server.url))
            ben = await stack.enter_async_context(Client(server.url))
            players = []

            async def seat_players() -> None:
                made = await tried(lambda: ann.create("jaipur", ["me", "open"]))
                await tried(lambda: ben.join(made.table.id, made.table.links[1]))
                for seat, client in enumerate((ann, ben)):
                    live = await stack.enter_async_context(client.live(made.table.id))
                    watch.times[made.table.id] = [time.monotonic()]
                    players.append(asyncio.create_task(watch.play(live, made.table.id, seat, choice)))

            for number, fault in enumerate(faults):
                while len(watch.times) < TABLES:  # games end, and others begin
                    await seat_players()
                    await asyncio.sleep(0.1)
                alive = await asyncio.to_thread(workers_of, server)
                while len(alive) < 2:  # never the last one
                    await asyncio.sleep(0.2)
                    alive = await asyncio.to_thread(workers_of, server)
                began = time.monotonic()
                match fault:
                    case "worker":
                        os.kill(choice.choice(alive), signal.SIGKILL)
                    case "stop":
                        os.kill(choice.choice(alive), signal.SIGTERM)
                    case "redis":
                        own_redis.kill()
                        await asyncio.sleep(choice.random())
                        own_redis.start()
                    case "postgres":
                        await asyncio.to_thread(_kill_backend, engine, name)
                    case "all":
                        server.kill()
                        await asyncio.to_thread(server.start, "/healthz")
                waited = await watch.everywhere(began)
                longest[fault] = max(longest[fault], waited)
                with capsys.disabled():
                    if is_deep:
                        print(f"{number + 1:4} {fault:9} {waited:5.1f} s, {watch.moves} moves")
                await asyncio.sleep(choice.random())
                for player in [one for one in players if one.done()]:
                    player.result()
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
    engine.dispose()
    _check(postgres_database, watch)
    if is_deep:
        with capsys.disabled():
            print(f"\n{len(faults)} faults, {watch.moves} moves acknowledged; longest wait of a table:", dict(longest))
        assert max(longest["worker"], longest["stop"]) < UNSERVED


def _check(database: str, watch: Watch) -> None:
    engine = open_database(database)
    reader = TableReader(engine)
    for (table, seat), seen in watch.acknowledged.items():
        rows = reader.rows(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        stored = [row.seq for row in rows if isinstance(row.entry, Moved) and row.entry.seat == seat]
        assert len(set(seen)) == len(seen)
        assert set(seen) <= set(stored), "an acknowledged move is lost"
        commands = [row.command for row in rows if row.command is not None]
        assert len(set(commands)) == len(commands), "a command was carried out twice"
        assert fold(table, rows).seq == len(rows)
    engine.dispose()
