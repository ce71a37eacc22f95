"""Which tables are removed."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import func, select

from serai.server.service import Service
from serai.server.settings import read
from serai.server.storage import schema
from serai.server.storage.database import migrate, now, open_database
from serai.server.storage.reader import TableReader
from serai.server.tables.table import fold
from server import stored_tables

DAY = 86_400_000


async def test_a_server_removes_nothing_unless_told_to(tmp_path: Path) -> None:
    """By default all tables stay; with a number of days, those abandoned for longer go."""
    database = f"sqlite:///{tmp_path / 'serai.db'}"
    engine = open_database(database)
    migrate(engine)
    for name, days in (("jaipur-finished", 400), ("jaipur-unfinished", 31), ("jaipur-open", 29)):
        stored_tables.store(engine, [stored_tables.load(name)], changed_at=now() - days * DAY)
    engine.dispose()
    for retention, left in ((None, 3), (60, 3), (30, 2)):
        service = Service(read({"database": database, "retention_days": retention, "thinkers": 0}))
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
