"""Every table is at home in one worker of a machine; connections get there, and move when workers come and go."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from serai.client import Client, LiveTable
from serai.server import homes
from serai.server.homes import SharedHomes, home_of, table_of
from server.hosted import Hosted
from server.local_tables import local_tables

IDS = [f"table{number}" for number in range(3000)]


def test_who_goes_moves_its_own_tables_alone() -> None:
    before = {id: home_of(id, frozenset({0, 1, 2})) for id in IDS}
    after = {id: home_of(id, frozenset({0, 2})) for id in IDS}
    assert all(after[id] == home for id, home in before.items() if home != 1)
    counts = Counter(before.values())
    assert all(900 < counts[worker] < 1100 for worker in range(3))


def test_the_table_of_a_request() -> None:
    assert table_of(b"GET /api/tables/abc123/live HTTP/1.1\r\n") == "abc123"
    assert table_of(b"POST /api/tables/abc123 HTTP/1.1\r\n") == "abc123"
    for other in (b"", b"GET /", b"GET /api/tables HTTP/1.1", b"POST /api/tables/abc", b"\x81\x05hello"):
        assert table_of(other) is None


class Worker:
    """A worker without a server: it keeps what was passed on to it."""

    def __init__(self, folder: Path) -> None:
        self.homes = SharedHomes(folder)
        self.taken: list[tuple[socket.socket, bytes]] = []
        self.changes = 0

    def start(self) -> None:
        def changed() -> None:
            self.changes += 1

        self.homes.start(lambda connection, data: self.taken.append((connection, data)), changed)


async def _until(condition, seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def _are_agreed(workers: list[Worker]) -> bool:
    return all(sum(worker.homes.is_here(id) for worker in workers) == 1 for id in IDS[:50])


async def test_a_connection_is_passed_on_whole(tmp_path: Path) -> None:
    workers = [Worker(tmp_path) for _ in range(3)]
    for worker in workers:
        worker.start()
    await _until(lambda: _are_agreed(workers))
    here, there = socket.socketpair()
    id = next(id for id in IDS if workers[1].homes.is_here(id))
    assert workers[0].homes.pass_on(id, there, b"GET /api/tables/x")
    there.close()
    await _until(lambda: bool(workers[1].taken))
    connection, data = workers[1].taken[0]
    assert data == b"GET /api/tables/x"
    here.send(b"hello")
    assert connection.recv(5) == b"hello"
    here.close()
    connection.close()
    for worker in workers:
        worker.homes.close()


async def test_workers_that_stop_are_no_homes(tmp_path: Path) -> None:
    workers = [Worker(tmp_path) for _ in range(3)]
    for worker in workers:
        worker.start()
    await _until(lambda: _are_agreed(workers))
    workers[2].homes.close()
    await _until(lambda: _are_agreed(workers[:2]), 10.0)
    late = Worker(tmp_path)  # takes the free number
    late.start()
    await _until(lambda: _are_agreed([*workers[:2], late]), 10.0)
    assert workers[0].changes >= 3
    for worker in (*workers[:2], late):
        worker.homes.close()


async def test_a_silent_worker_is_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(homes, "SILENCE", 0.3)
    monkeypatch.setattr(homes, "BEAT", 0.05)
    one, two = Worker(tmp_path), Worker(tmp_path)
    one.start()
    two.start()
    await _until(lambda: _are_agreed([one, two]))
    assert two.homes._beating is not None
    two.homes._beating.cancel()
    await _until(lambda: all(one.homes.is_here(id) for id in IDS[:50]), 10.0)
    for worker in (one, two):
        worker.homes.close()


async def test_who_watches_a_moment_too_late_is_sent_home_too(tmp_path: Path) -> None:
    """A player whose socket was being opened when a worker came was not known yet, and stayed where it was."""
    one = Worker(tmp_path)
    one.start()
    async with local_tables(tmp_path) as tables:
        tables.registry.sharing._homes = one.homes
        found = [await tables.table("me Ben") for _ in range(12)]
        two = Worker(tmp_path)
        two.start()
        await _until(lambda: _are_agreed([one, two]))
        tables.registry.move()
        screens = [(live, await tables.watch(live, "Ann")) for live in found]
        await tables.registry.move_late()
        for live, screen in screens:
            is_sent = any(b"farewell" in frame for frame in screen.frames)
            assert is_sent == two.homes.is_here(live.table.id)
        assert {two.homes.is_here(live.table.id) for live in found} == {True, False}
    for worker in (one, two):
        worker.homes.close()


# --- A real server ---------------------------------------------------------------------------------------------------


def workers_of(server: Hosted) -> list[int]:
    """The processes that listen, apart from the first, which only supervises."""
    assert server.process is not None
    inode = _inodes(f":{server.port:04X} 00000000:0000 0A")
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            group = int((folder / "stat").read_text().rpartition(")")[2].split()[2])
            is_one = group == server.process.pid and int(folder.name) != group and inode & _open(int(folder.name))
        except OSError:
            continue
        if is_one:
            found.append(int(folder.name))
    return found


def _inodes(mark: str) -> set[str]:
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return {line.split()[9] for line in lines if mark in line}


def _open(pid: int) -> set[str]:
    """The sockets a process has open; none if it has ended meanwhile."""
    names = []
    with contextlib.suppress(OSError):
        for entry in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):  # closed meanwhile
                names.append(str(entry.readlink()))
    return {name[8:-1] for name in names if name.startswith("socket:[")}


def worker_of(server: Hosted, table: LiveTable) -> int | None:
    """The process that serves a table's socket."""
    if table._socket is None:
        return None
    port = table._socket.transport.get_extra_info("sockname")[1]
    inodes = _inodes(f":{server.port:04X} 0100007F:{port:04X} 01")
    return next((pid for pid in workers_of(server) if inodes & _open(pid)), None)


async def _settled(server: Hosted, pairs: list[tuple[LiveTable, LiveTable]], seconds: float) -> Counter[int]:
    """Wait until both players of every table are served by one worker; how many tables each has."""
    found: Counter[int] = Counter()
    async with asyncio.timeout(seconds):
        while True:
            places = [(worker_of(server, one), worker_of(server, two)) for one, two in pairs]
            found = Counter(here for here, there in places if here is not None and here == there)
            if sum(found.values()) == len(pairs):
                return found
            await asyncio.sleep(0.05)


async def _shared(server: Hosted, pairs: list[tuple[LiveTable, LiveTable]], seconds: float) -> Counter[int]:
    """Wait until two workers have tables; how many each has."""
    async with asyncio.timeout(seconds):
        while len(found := await _settled(server, pairs, seconds)) < 2:
            await asyncio.sleep(0.1)
    return found


async def test_tables_move_with_their_players(postgres_database: str, redis: str, tmp_path: Path) -> None:
    choice = random.Random(3)
    with Hosted(postgres_database, tmp_path / "server.log", redis, workers=2) as server:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server.url))
            ben = await stack.enter_async_context(Client(server.url))
            pairs = []
            for _ in range(8):
                made = await ann.create("jaipur", ["me", "open"])
                await ben.join(made.table.id, made.table.links[1])
                one, two = [await stack.enter_async_context(client.live(made.table.id)) for client in (ann, ben)]
                pairs.append((one, two))
            both = await _shared(server, pairs, 60)  # the second worker may still be starting

            async def play(rounds: int) -> None:
                for _ in range(rounds):
                    for pair in pairs:
                        mover = next(one for one in pair if one.is_my_turn and one.legal)
                        await mover.move(choice.choice(mover.legal))
                        async with asyncio.timeout(20):
                            while pair[0].seq != pair[1].seq:
                                await asyncio.sleep(0.005)

            await play(3)
            victim = both.most_common(1)[0][0]
            began = time.monotonic()
            os.kill(victim, signal.SIGKILL)
            await _settled(server, pairs, 60)
            await play(3)
            assert time.monotonic() - began < 60
            await _until(lambda: len(workers_of(server)) == 2, 60)
            await _shared(server, pairs, 60)  # the new worker gets its share
            await play(3)
