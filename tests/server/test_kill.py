"""The power fails: every move that was acknowledged is there, exactly once."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from serai.client import Client, LiveTable
from serai.server.storage.database import open_database
from serai.server.storage.log import Moved
from serai.server.storage.reader import TableReader
from serai.server.tables.table import fold
from server.hosted import Hosted

KILLS = 10
#: Without `--deep`.
FEWER_KILLS = 3
TABLES = 6


async def play(table: LiveTable, acknowledged: list[int], choice: random.Random) -> None:
    """Move whenever it is one's turn, not too fast; keep what was acknowledged."""
    while not table.is_over:
        if table.is_my_turn and table.legal:
            done = await table.move(choice.choice(table.legal))
            acknowledged.append(done.seq)
            await asyncio.sleep(0.05)
        else:
            await table.news()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_killed_in_a_stream_of_moves(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    is_sqlite = kind == "sqlite"
    database = f"sqlite:///{tmp_path / 'serai.db'}" if is_sqlite else request.getfixturevalue("postgres_database")
    choice = random.Random(5)
    acknowledged: dict[tuple[str, int], list[int]] = {}
    with Hosted(database, tmp_path / "server.log") as server:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server.url))
            ben = await stack.enter_async_context(Client(server.url))
            players = []
            for _ in range(TABLES):
                made = await ann.create("jaipur", ["me", "open"])
                await ben.join(made.table.id, made.table.links[1])
                for seat, client in enumerate((ann, ben)):
                    live = await stack.enter_async_context(client.live(made.table.id))
                    kept = acknowledged[made.table.id, seat] = []
                    players.append(asyncio.create_task(play(live, kept, choice)))
            for _ in range(KILLS if request.config.getoption("--deep") else FEWER_KILLS):
                await _more(acknowledged)
                await asyncio.sleep(choice.random() * 0.03)
                server.kill()
                await asyncio.to_thread(server.start, "/healthz")
            await _more(acknowledged)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
    engine = open_database(database)
    reader = TableReader(engine)
    for (table, seat), seen in acknowledged.items():
        rows = reader.rows(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        stored = [row.seq for row in rows if isinstance(row.entry, Moved) and row.entry.seat == seat]
        assert len(set(seen)) == len(seen)
        assert set(seen) <= set(stored)
        # Beside these at most the one that was under way when the test ended: none was made twice.
        assert len(stored) <= len(seen) + 1
        assert fold(table, rows).seq == len(rows)  # and the log is a game by the rules
    engine.dispose()


async def _more(acknowledged: dict[tuple[str, int], list[int]]) -> None:
    """Wait until some more moves were acknowledged."""
    before = sum(map(len, acknowledged.values()))
    async with asyncio.timeout(60):
        while sum(map(len, acknowledged.values())) < before + 2 * TABLES:
            await asyncio.sleep(0.005)
