"""A host restarts the server under many players: everybody comes back, and nobody lost or repeated a move."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack

import pytest

from serai.client import Client, LiveTable
from serai.client import live as live_module
from server.hosted import Hosted

#: In every run, and with `--deep` (`make kill`).
FEW, MANY = 100, 500


async def _one_move(tables: list[LiveTable], choice: random.Random) -> dict[str, int]:
    """A move at every table, heard by both who sit there; what was acknowledged."""
    movers = [table for table in tables if table.is_my_turn]
    done = await asyncio.gather(*(table.move(choice.choice(table.legal)) for table in movers))
    acknowledged = {table.table.id: answer.seq for table, answer in zip(movers, done) if table.table}
    await _heard(tables, acknowledged)
    return acknowledged


async def _heard(tables: list[LiveTable], acknowledged: dict[str, int]) -> None:
    """The mover is answered first; the other hears of the move a moment later."""
    async with asyncio.timeout(60):
        while any(table.table and table.seq < acknowledged[table.table.id] for table in tables):
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("sockets", [FEW, pytest.param(MANY, marks=pytest.mark.deep)])
async def test_restart_with_many_sockets(
    server: Hosted, sockets: int, monkeypatch: pytest.MonkeyPatch, record_property: pytest.RecordProperty
) -> None:
    monkeypatch.setattr(live_module, "LONGEST_PAUSE", 0.5)
    choice = random.Random(4)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Client(server.url))
        ben = await stack.enter_async_context(Client(server.url))
        tables: list[LiveTable] = []
        for _ in range(sockets // 2):
            made = await ann.create("jaipur", ["me", "open"])
            await ben.join(made.table.id, made.table.links[1])
            tables += [client.live(made.table.id) for client in (ann, ben)]
        await asyncio.gather(*(stack.enter_async_context(table) for table in tables))
        before = await _one_move(tables, choice)
        assert len(before) == sockets // 2
        under_way = asyncio.create_task(_one_move_when_possible(tables, choice))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        await asyncio.to_thread(server.start, "/healthz")
        async with asyncio.timeout(60):
            while any(table.connections < 2 for table in tables):
                await asyncio.sleep(0.01)
            during = await under_way
        await _heard(tables, during)
        record_property("seconds until all were back", time.monotonic() - began)
        after = await _one_move(tables, choice)
        assert len(after) == sockets // 2
        for table in tables:
            assert table.table is not None
            id = table.table.id
            moved = [one.seq for one in table.happenings if one.kind == "moved"]
            assert moved == [before[id], during[id], after[id]]
            assert [one.seq for one in table.happenings] == list(range(1, table.seq + 1))


async def _one_move_when_possible(tables: list[LiveTable], choice: random.Random) -> dict[str, int]:
    """A move at every table as soon as news has made it somebody's turn."""

    async def move(pair: tuple[LiveTable, LiveTable]) -> tuple[str, int]:
        while not any(table.is_my_turn and table.legal for table in pair):
            await asyncio.sleep(0.005)
        [mover] = [table for table in pair if table.is_my_turn]
        await asyncio.sleep(choice.random() * 0.3)
        assert mover.table is not None
        return mover.table.id, (await mover.move(choice.choice(mover.legal))).seq

    return dict(await asyncio.gather(*map(move, zip(tables[::2], tables[1::2]))))
