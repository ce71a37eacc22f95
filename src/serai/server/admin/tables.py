"""The host's acts on tables: list, show, close, delete, open a seat. They need no rules and work on every table.

An act is one more writer of a log. It locks the row of its table, so nothing can be added meanwhile, and adds its entry
behind the last one; a worker that had planned its own finds out, reads on, and plans anew.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Engine, Row, and_, delete, insert, select, update

from serai.core.errors import BadInput
from serai.server.storage import acts, log
from serai.server.storage.database import now
from serai.server.storage.schema import entries, seats, tables
from serai.server.tables.seat_links import new_link
from serai.server.tables.table import Place, reseat

PHASES = ("open", "playing", "finished")


class SeatListed(Struct, frozen=True):
    """Who sits on a seat: a guest with id and name, a bot with a level, or nobody."""

    seat: int
    kind: str
    guest: str | None
    name: str
    level: int | None


class TableListed(Struct, frozen=True):
    """A table as the host may know it: neither seed, nor links, nor what is in hands."""

    id: str
    game: str
    rules: int
    phase: str
    turn: int | None
    is_public: bool
    entries: int
    created_at: int
    changed_at: int


class TableKnown(Struct, frozen=True):
    """A table with its seats and how many entries of each kind its log has."""

    table: TableListed
    seats: tuple[SeatListed, ...]
    last: str
    kinds: dict[str, int]


def _listed(row: Row[Any]) -> TableListed:
    turn = None if row.turn is None else row.turn + 1
    kind = (row.id, row.game, row.rules, row.phase, turn, bool(row.is_public))
    return TableListed(*kind, row.seq, row.created_at, row.changed_at)


def list_tables(engine: Engine, phase: str | None, guest: str | None, most: int) -> list[TableListed]:
    """Tables, those that changed last first; only those of a phase, or where a guest sits, if asked for."""
    wanted: list[ColumnElement[bool]] = []
    if phase is not None:
        if phase not in PHASES:
            raise BadInput("admin.unknown-phase", phase=phase[:20], allowed=", ".join(PHASES))
        wanted.append(tables.c.phase == phase)
    if guest is not None:
        wanted.append(tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == guest)))
    query = select(tables).where(and_(True, *wanted)).order_by(tables.c.changed_at.desc(), tables.c.id).limit(most)
    with engine.connect() as connection:
        return [_listed(row) for row in connection.execute(query)]


def show_table(engine: Engine, id: str) -> TableKnown:
    """One table; `BadInput` if there is none."""
    with engine.connect() as connection:
        row = _row(connection, id)
        rows = rows_of(connection, id)
    kinds: dict[str, int] = {}
    for one in rows:
        name = type(one.entry).__name__.lower()
        kinds[name] = kinds.get(name, 0) + 1
    places = [_seat_listed(seat, place) for seat, place in enumerate(places_of(rows))]
    return TableKnown(_listed(row), tuple(places), type(rows[-1].entry).__name__.lower(), kinds)


def _seat_listed(seat: int, place: Place) -> SeatListed:
    kind = "open" if place.is_open else "bot" if place.guest is None else "guest"
    return SeatListed(seat + 1, kind, place.guest or None, place.name, place.level)


# --- Acts -------------------------------------------------------------------------------------------------------------


def check_close(engine: Engine, id: str) -> None:
    """`BadInput` if there is no such table, or its game is finished."""
    with engine.connect() as connection:
        _require_unfinished(_row(connection, id))


def close_table(engine: Engine, id: str, actor: str) -> None:
    """End a game that is not finished as abandoned: nobody has won."""
    with changing(engine) as connection:
        row = locked(connection, id)
        _require_unfinished(row)
        append(connection, row, [log.Closed()], phase="finished", turn=None, is_bots_turn=False)
        acts.write(connection, "close", id, actor, acts.Detail(grown=(id,)))


def check_delete(engine: Engine, id: str) -> None:
    """`BadInput` if there is no such table."""
    with engine.connect() as connection:
        _row(connection, id)


def delete_table(engine: Engine, id: str, actor: str) -> None:
    """Remove a table with its log."""
    with changing(engine) as connection:
        locked(connection, id)
        remove(connection, id)
        acts.write(connection, "delete", id, actor, acts.Detail(removed=(id,)))


def check_open_seat(engine: Engine, id: str, seat: int) -> SeatListed:
    """The seat that is to be opened; `BadInput` if it cannot be. Seats count from 0 here."""
    with engine.connect() as connection:
        return _seat_listed(seat, _openable(connection, _row(connection, id), seat))


def open_seat(engine: Engine, id: str, seat: int, actor: str) -> str:
    """Open the seat of a guest who has vanished; return the secret of its new link. Seats count from 0 here."""
    with changing(engine) as connection:
        row = locked(connection, id)
        _openable(connection, row, seat)
        link = new_link()
        append(connection, row, [log.Opened(seat)])
        keep_seat(connection, id, seat, None, link)
        acts.write(connection, "open-seat", id, actor, acts.Detail(grown=(id,), seat=seat + 1))
    return link


def _require_unfinished(row: Row[Any]) -> None:
    if row.phase == "finished":
        raise BadInput("table.finished")


def _openable(connection: Connection, row: Row[Any], seat: int) -> Place:
    """Who sits on a seat that can be opened; `BadInput` if it cannot be."""
    _require_unfinished(row)
    if is_asking(row):
        raise BadInput("table.beginning")
    places = places_of(rows_of(connection, row.id))
    if not 0 <= seat < len(places):
        raise BadInput("table.no-seat", seat=seat + 1)
    if places[seat].guest is None:
        raise BadInput("admin.no-guest-there", seat=seat + 1)
    return places[seat]


# --- Logs -------------------------------------------------------------------------------------------------------------


@contextmanager
def changing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


def locked(connection: Connection, id: str) -> Row[Any]:
    """The row of a table, which nobody else can change in this transaction; `BadInput` if there is none."""
    return _row(connection, id, is_locked=True)


def _row(connection: Connection, id: str, *, is_locked: bool = False) -> Row[Any]:
    query = select(tables).where(tables.c.id == id)
    row = connection.execute(query.with_for_update() if is_locked else query).one_or_none()
    if row is None:
        raise BadInput("table.unknown")
    return row


def is_asking(row: Row[Any]) -> bool:
    """Whether a table waits some seconds for nonces, and nobody may get up (`serai.server.tables.nonces`)."""
    return bool(row.phase == "open" and row.is_bots_turn)


def rows_of(connection: Connection, id: str) -> list[log.Row]:
    """The log of a table."""
    columns = (entries.c.seq, entries.c.at, entries.c.entry, entries.c.command)
    found = connection.execute(select(*columns).where(entries.c.table_id == id).order_by(entries.c.seq)).all()
    return [log.Row(seq, at, log.read(entry), command) for seq, at, entry, command in found]


def places_of(rows: Sequence[log.Row]) -> list[Place]:
    """Who sits where after these rows."""
    created = rows[0].entry
    assert isinstance(created, log.Created)
    places = [Place(seat.guest, seat.name, seat.level) for seat in created.seats]
    for row in rows:
        reseat(places, row.entry)
    return places


def append(connection: Connection, row: Row[Any], added: Sequence[log.AnyEntry], **standing: object) -> None:
    """Add entries to the log of a locked table, and set what lists show of it where that changes."""
    at = max(now(), row.changed_at)
    kept = [
        {"table_id": row.id, "seq": row.seq + number, "at": at, "command": None, "entry": log.write(entry)}
        for number, entry in enumerate(added, 1)
    ]
    connection.execute(insert(entries), kept)
    changed = {"seq": row.seq + len(kept), "changed_at": at, **standing}
    connection.execute(update(tables).where(tables.c.id == row.id).values(changed))


def keep_seat(connection: Connection, id: str, seat: int, guest: str | None, link: str | None) -> None:
    """Set who sits on a seat, or its link."""
    where = (seats.c.table_id == id) & (seats.c.seat == seat)
    connection.execute(update(seats).where(where).values(guest_id=guest, link=link))


def remove(connection: Connection, id: str) -> None:
    """Remove a table; its log, seats and snapshot go with it."""
    connection.execute(delete(tables).where(tables.c.id == id))
