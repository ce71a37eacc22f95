"""Everything the database keeps about a guest, in one JSON file, found by the foreign keys of its tables.

A table that refers to guests is exported without a word here, all columns but those that are secrets. What has no
column of a guest is added: the tables they sat at, and what they did and said there. Of other players nothing is told
but what the guest has seen.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Engine, LargeBinary, select

from serai.server.admin.traces import tables_of
from serai.server.storage import log
from serai.server.storage.database import now
from serai.server.storage.schema import entries, metadata, tables
from serai.server.tables.table import Place, reseat

#: Of the file's form.
VERSION = 1
#: Columns nobody is shown, not even the guest they are about: with them a thief could act as the guest or the server.
SECRETS = {
    "guests": {"passphrase", "epoch"},
    "seats": {"link"},
    "devices": {"endpoint", "p256dh", "auth"},
}


def exported(engine: Engine, guest: str) -> bytes:
    """The file of a guest."""
    found: dict[str, Any] = {"version": VERSION, "exported_at": now()}
    with engine.connect() as connection:
        for name, column in owned():
            found[name] = [*found.get(name, []), *_rows(connection, name, column, guest)]
    found["tables"] = list(_tables(engine, guest))
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def owned() -> Iterator[tuple[str, Column[Any]]]:
    """Every column of the database that says whose a row is, with the name of its table."""
    guests = metadata.tables["guests"]
    yield "guests", guests.c.id
    for table in metadata.sorted_tables:
        for column in table.columns:
            if any(key.references(guests) for key in column.foreign_keys):
                yield table.name, column


def _rows(connection: Connection, name: str, column: Column[Any], guest: str) -> Iterator[dict[str, Any]]:
    hidden = SECRETS.get(name, set())
    columns = [one for one in column.table.columns if one.name not in hidden and not isinstance(one.type, LargeBinary)]
    order = list(column.table.primary_key.columns)
    for row in connection.execute(select(*columns).where(column == guest).order_by(*order)):
        yield {name: _value(name, value) for name, value in row._mapping.items()}


def _value(name: str, value: Any) -> Any:
    """What a column holds; objects and lists in JSON as what they are."""
    if not isinstance(value, str) or value[:1] not in ("{", "["):
        return value
    try:
        found = msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value  # somebody's name
    if name == "opponents":  # their names were seen, their ids never
        return [{key: said for key, said in one.items() if key != "guest"} for one in found]
    return found


def _tables(engine: Engine, guest: str) -> Iterator[dict[str, Any]]:
    """Every table a guest has ever sat at, with what they did and said there, and where its record is."""
    for id in tables_of(engine, guest):
        with engine.connect() as connection:
            head = connection.execute(select(tables).where(tables.c.id == id)).one_or_none()
            query = select(entries.c.at, entries.c.entry).where(entries.c.table_id == id).order_by(entries.c.seq)
            rows = [(row.at, log.read(row.entry)) for row in connection.execute(query)]
        if head is None or not rows:
            continue  # removed meanwhile
        yield {
            "id": id,
            "game": head.game,
            "rules": head.rules,
            "phase": head.phase,
            "created_at": head.created_at,
            "changed_at": head.changed_at,
            "record": f"/api/tables/{id}/record",
            "done": list(_done(rows, guest)),
        }


def _done(rows: list[tuple[int, log.AnyEntry]], guest: str) -> Iterator[dict[str, Any]]:
    """What a guest did at a table: entries of its log, each with its time."""
    created = rows[0][1]
    assert isinstance(created, log.Created)
    places = [Place(seat.guest, seat.name, seat.level) for seat in created.seats]
    for at, entry in rows:
        before = places[entry.seat].guest if isinstance(entry, log.SeatEntry) else None
        reseat(places, entry)
        after = places[entry.seat].guest if isinstance(entry, log.SeatEntry) else None
        is_host = isinstance(entry, log.Created) and entry.host == guest
        if guest in (before, after):
            yield {"at": at, **msgspec.to_builtins(entry)}
        elif is_host:
            yield {"at": at, "kind": "created", "options": created.options}
