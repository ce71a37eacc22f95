"""What attacks need to find in the database: guests, a record as long as can be, tables with very long logs."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, update

from serai import games
from serai.core import fairness
from serai.core.random import seeded
from serai.core.record import Record
from serai.core.writing import to_text
from serai.protocol import bodies
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage import log
from serai.server.storage.database import migrate, now, open_database
from serai.server.storage.schema import entries, tables
from serai.server.tables import new_tables

LONG = 100_000


def long_record(most: int) -> Record:
    """A legal game of Istanbul that nobody wants to win."""
    game = games.load("istanbul", seats=2)
    record, source, choice = game.record(), seeded(1), random.Random(1)
    while len(record.codes) < most and not record.position.is_over:
        before = record.position
        if before.is_chance:
            record.chance(source)
            continue
        codes = before.legal_moves.codes.tolist()
        choice.shuffle(codes)
        rubies, best = before.state.rubies.sum(), None
        for code in codes[:8]:
            after = before.play_code(code)
            cost = (after.is_over, after.state.rubies.sum() > rubies, after.state.stall)
            if best is None or cost < best[0]:
                best = (cost, code, after)
        assert best is not None
        record.take_over(best[1], best[2])
    return record


def prepare(database: str, kinds: set[str], given: int, length: int = LONG) -> dict[str, Any]:
    """Guests, and what the attacks `kinds` need; the record has at most `given` entries, long logs have `length`."""
    engine = open_database(database)
    migrate(engine)
    guests = Guests(engine, Keys(engine))
    made = [guests.create(f"Mallory {number}") for number in range(4)]
    found: dict[str, Any] = {"tokens": [one.token for one in made]}
    host = made[0].guest
    with engine.execution_options(writes=True).begin() as connection:
        if kinds & {"imports", "histories", "words"}:
            record = long_record(given)
            found["record"] = to_text(record)
            new = new_tables.from_record(record, ("me", "me"), host.id, host.name, now(), fairness.new_seed())
            _store(connection, new, [log.Resigned(0)])
            found["imported"] = new.table.id
        if kinds & {"words"}:
            found["long"] = _table(connection, host.id, [log.Said(0, f"word {i}") for i in range(length)])
        if kinds & {"delayed"}:
            words = [log.Said(0, f"word {i}") for i in range(1500)]
            found["delayed"] = _table(connection, host.id, words, delay=3600)
        if kinds & {"pings", "pongs", "fragments", "unread", "words", "handshakes"}:
            found["table"] = _table(connection, host.id, [])
    engine.dispose()
    return found


def _table(connection: Connection, host: str, more: list[log.AnyEntry], **wishes: Any) -> str:
    wanted = bodies.NewTable("jaipur", ("me", "me"), **wishes)
    new = new_tables.new_table(wanted, host, "Mallory", now(), fairness.new_seed())
    _store(connection, new, more)
    return new.table.id


def _store(connection: Connection, new: new_tables.NewTable, more: list[log.AnyEntry]) -> None:
    """Store a table as the writer does, with more entries behind its first ones."""
    from serai.server.storage.writer import _keep_seat, _new_table

    append = new.append
    assert append.birth is not None
    connection.execute(insert(tables), _new_table(append.birth, append.rows, append.standing))
    rows = [*append.rows]
    rows += [log.Row(rows[-1].seq + i + 1, rows[0].at, entry, f"{i}") for i, entry in enumerate(more)]
    columns = [
        {"table_id": append.table, "seq": row.seq, "at": row.at, "command": row.command, "entry": log.write(row.entry)}
        for row in rows
    ]
    connection.execute(insert(entries), columns)
    is_over = any(isinstance(entry, log.Resigned) for entry in more)
    values = {"seq": rows[-1].seq} | ({"phase": "finished", "turn": None} if is_over else {})
    connection.execute(update(tables).where(tables.c.id == append.table).values(values))
    for seat in append.seats:
        _keep_seat(connection, append.table, seat, is_new=True)


def write(file: Path, found: dict[str, Any]) -> None:
    """Keep it for the process that attacks."""
    file.write_text(json.dumps(found))


def import_body(record: str) -> bytes:
    """The body of an import."""
    return msgspec.json.encode(bodies.ImportedTable(record=record, seats=("me", "me")))
