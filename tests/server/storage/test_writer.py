"""The writer of logs: rows as they were given, one commit for many tables, and nothing from where a log has grown."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, select

from serai.server.storage import log, schema, writer
from serai.server.storage.database import migrate, open_database
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import Append, Birth, LogWriter, Standing

BEFORE, AFTER = Standing("playing", 0, False), Standing("playing", None, True)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
    migrate(engine)
    yield engine
    engine.dispose()


def born(id: str) -> Append:
    rows = [log.Row(1, 1_000, log.Started())]
    return Append(id, 0, rows, BEFORE, birth=Birth(id, "jaipur", 1, False, bytes(32)))


def moved(id: str, after: int) -> Append:
    rows = [
        log.Row(after + 1, 2_000, log.Moved(0, "+D'\""), f"c{after}"),
        log.Row(after + 2, 2_000, log.Drawn("=K")),
    ]
    return Append(id, after, rows, AFTER)


async def written(engine: Engine, *items: Append) -> list[bool]:
    """What the writer answers to all of these, given at the same moment."""
    adding = LogWriter(engine)
    try:
        for id in sorted({item.table for item in items}):
            assert await adding.append(born(id))
        await asyncio.sleep(0.01)  # the next ones are one batch
        return list(await asyncio.gather(*map(adding.append, items)))
    finally:
        await asyncio.to_thread(adding.close)


@pytest.mark.parametrize("most", [writer.MOST_VALUES, 1])
async def test_rows_are_stored_as_they_were_given(engine: Engine, monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(writer, "MOST_VALUES", most)  # with 1: by way of JSON
    items = [moved(f"table{number:07}", 1) for number in range(5)]
    assert await written(engine, *items) == [True] * 5
    for item in items:
        assert TableReader(engine).rows(item.table)[1:] == item.rows
    with engine.connect() as connection:
        found = connection.execute(select(schema.tables).order_by(schema.tables.c.id)).all()
    assert [row.id for row in found] == [item.table for item in items]
    assert {(row.seq, row.phase, row.turn, row.is_bots_turn, row.changed_at) for row in found} == {
        (3, "playing", None, True, 2_000)
    }


async def test_a_log_that_has_grown_is_left_alone_and_harms_no_other(engine: Engine) -> None:
    late, good = moved("table0000001", 0), moved("table0000002", 1)
    assert await written(engine, late, good) == [False, True]
    assert len(TableReader(engine).rows(late.table)) == 1
    assert TableReader(engine).rows(good.table)[1:] == good.rows
