"""What is kept: a copy made in the middle of play is whole, and only abandoned tables are ever removed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from sqlalchemy import func, select

from serai.cli import main
from serai.client import Client, LiveTable
from serai.server.service import build
from serai.server.settings import read
from serai.server.storage import schema
from serai.server.storage.database import is_current, migrate, now, open_database
from serai.server.storage.reader import TableReader
from serai.server.tables.table import fold
from server import stored_tables
from server.hosted import Hosted

TABLES = 3
COPIES = 4
DAY = 86_400_000


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


async def test_a_server_removes_nothing_unless_told_to(tmp_path: Path) -> None:
    """By default all tables stay; with a number of days, those abandoned for longer go."""
    database = f"sqlite:///{tmp_path / 'serai.db'}"
    engine = open_database(database)
    migrate(engine)
    for name, days in (("jaipur-finished", 400), ("jaipur-unfinished", 31), ("jaipur-open", 29)):
        stored_tables.store(engine, [stored_tables.load(name)], changed_at=now() - days * DAY)
    engine.dispose()
    for retention, left in ((None, 3), (60, 3), (30, 2)):
        service = build(read({"database": database, "retention_days": retention, "thinkers": 0}))
        await service._tidy()
        assert service.reader.count() == left
        await service.close()


def test_only_abandoned_tables_are_removed(database: str) -> None:
    """Finished ones stay, however old; others go when nobody has touched them for so long, and all that is theirs."""
    engine = open_database(database)
    migrate(engine)
    old, young = 1_000 * DAY, 1_009 * DAY
    ages = {
        "jaipur-finished": old,
        "jaipur-resigned": old,
        "istanbul-4-finished": old,
        "jaipur-open": old,
        "jaipur-unfinished": old,
        "istanbul-2-unfinished": old,
        "istanbul-3-open": young,
        "jaipur-rematch": young,
    }
    ids = {name: stored_tables.id_of(stored_tables.load(name)) for name in ages}
    for name, changed_at in ages.items():
        stored_tables.store(engine, [stored_tables.load(name)], changed_at=changed_at)
    abandoned = {"jaipur-open", "jaipur-unfinished", "istanbul-2-unfinished"}
    reader = TableReader(engine)
    with engine.connect() as connection:
        guests = connection.execute(select(func.count()).select_from(schema.guests)).scalar_one()
    assert reader.clear(old) == []  # not yet
    assert len(reader.clear(old + 1)) == len(abandoned)
    assert reader.clear(old + 1) == []
    kept = {ids[name] for name in ages.keys() - abandoned}
    with engine.connect() as connection:
        assert set(connection.execute(select(schema.tables.c.id)).scalars()) == kept
        for table in (schema.entries, schema.seats):
            assert set(connection.execute(select(table.c.table_id)).scalars()) == kept
        assert set(connection.execute(select(schema.snapshots.c.table_id)).scalars()) <= kept
        assert connection.execute(select(func.count()).select_from(schema.guests)).scalar_one() == guests
    for name in ages.keys() - abandoned:
        assert fold(ids[name], reader.rows(ids[name])).seq == stored_tables.load(name)["expected"]["seq"]
    engine.dispose()
