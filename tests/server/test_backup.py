"""Backups."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from serai.cli import main
from serai.client import Client, LiveTable
from serai.core.errors import BadInput
from serai.server import start_checks
from serai.server.backup import back_up
from serai.server.storage.database import is_current, open_database
from serai.server.storage.reader import TableReader
from serai.server.tables.table import fold
from server.hosted import Hosted
from server.server_in_thread import settings_for

TABLES = 3
COPIES = 4


async def _play(pair: list[LiveTable], acknowledged: dict[str, int], choice: random.Random) -> None:
    """Moves without a pause; the last one that was acknowledged is kept."""
    while True:
        for table in pair:
            if table.is_over:
                return
            if table.is_my_turn and table.legal:
                assert table.table is not None
                acknowledged[table.table.id] = (await table.move(choice.choice(table.legal))).seq
        await asyncio.sleep(0.001)


async def test_a_backup_in_the_middle_of_play_is_whole(server: Hosted, tmp_path: Path) -> None:
    """Every move that was acknowledged before the copy began is in it, and every log in it is a game."""
    choice, acknowledged = random.Random(3), dict[str, int]()
    database = f"sqlite:///{tmp_path / 'serai.db'}"
    async with Client(server.url) as ann, Client(server.url) as ben:
        made = [await ann.create("jaipur", ["me", "open"]) for _ in range(TABLES)]
        for table in made:
            await ben.join(table.table.id, table.table.links[1])
        async with asyncio.TaskGroup() as group:
            contexts = [[client.live(table.table.id) for client in (ann, ben)] for table in made]
            for pair in contexts:
                for live in pair:
                    await live.__aenter__()
            players = [group.create_task(_play(pair, acknowledged, choice)) for pair in contexts]
            copies = []
            for number in range(COPIES):
                await asyncio.sleep(0.1)
                before, target = dict(acknowledged), tmp_path / f"copy-{number}.db"
                assert await asyncio.to_thread(main, ["backup", str(target), "--database", database]) == 0
                copies.append((target, before))
            for player in players:
                player.cancel()
        for pair in contexts:
            for live in pair:
                await live.__aexit__()
    assert copies[-1][1] != copies[0][1]  # there was play between the copies
    for target, before in copies:
        engine = open_database(f"sqlite:///{target}")
        assert is_current(engine)
        reader = TableReader(engine)
        assert reader.count() == TABLES
        lengths = reader.lengths(list(before))
        for table, seq in before.items():
            assert fold(table, reader.rows(table)).seq == lengths[table] >= seq
        engine.dispose()


async def test_a_server_plays_on_from_a_backup(server: Hosted, tmp_path: Path) -> None:
    async with Client(server.url) as ann:
        made = await ann.create("jaipur", ["me", "me"])
        async with ann.live(made.table.id, follows_turn=True) as live:
            await live.move(live.legal[0])
            seq, token = live.seq, ann.token
    target = tmp_path / "copy.db"
    assert main(["backup", str(target), "--database", f"sqlite:///{tmp_path / 'serai.db'}"]) == 0
    server.kill()
    with Hosted(f"sqlite:///{target}", tmp_path / "second.log") as second:
        async with Client(second.url, token) as ann, ann.live(made.table.id, follows_turn=True) as live:
            assert live.seq == seq
            assert (await live.move(live.legal[0])).seq == seq + 1


def rows(path: Path) -> Any:
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT count(*), max(x) FROM numbers").fetchone()
    finally:
        connection.close()


def test_a_backup_is_whole_while_a_server_writes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    writer = sqlite3.connect(start_checks.database_file(settings), isolation_level=None)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("CREATE TABLE numbers (x)")
    writer.executemany("INSERT INTO numbers VALUES (?)", [(x,) for x in range(500)])
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("INSERT INTO numbers VALUES (500)")
    target = tmp_path / "backup.db"
    back_up(settings, target)
    assert rows(target) == (500, 499), "what was committed, and nothing else"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    writer.execute("COMMIT")
    with pytest.raises(BadInput) as caught:
        back_up(settings, target)
    assert caught.value.code == "backup.exists"
    assert rows(target) == (500, 499)
    back_up(settings, target, is_forced=True)
    assert rows(target) == (501, 500)
    writer.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup.db", "serai.db"]


def test_backups_that_cannot_be_made(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)

    def code(target: Path, is_forced: bool = False) -> str:
        with pytest.raises(BadInput) as caught:
            back_up(settings, target, is_forced)
        return caught.value.code

    assert code(tmp_path / "b") == "backup.no-database"
    start_checks.database_file(settings).write_text("no database " * 100)
    assert code(tmp_path / "b") == "serve.not-a-database"
    assert code(tmp_path / "missing" / "b") == "cli.cannot-write"
    assert code(tmp_path / "serai.db", is_forced=True) == "backup.exists", "never onto itself"
    assert code(tmp_path, is_forced=True) == "backup.exists"
    assert [path.name for path in tmp_path.iterdir()] == ["serai.db"]
