"""Reads tables and lists of tables. Everything here is synchronous: it runs in a thread beside the event loop."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Engine, Row, Select, and_, delete, func, or_, select

from serai.server.storage import log
from serai.server.storage.schema import entries, seats, snapshots, tables

#: Rows that are read at once.
PAGE = 2_000


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the database holds it: its secret seed, the links of its open seats, a snapshot, and its log."""

    id: str
    seed: bytes
    links: dict[int, str]
    #: Of the first entry, and of those after the snapshot, if there is one; of a long log only the first page.
    rows: list[log.Row]
    snapshot: bytes | None = None


class TableReader:
    """Reads the tables of a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, id: str) -> StoredTable | None:
        """A table with all that is needed to go on playing; nothing if there is none."""
        with self._engine.connect() as connection:
            head = connection.execute(select(tables.c.seed, tables.c.rules).where(tables.c.id == id)).one_or_none()
            if head is None:
                return None
            links = connection.execute(_links(id)).all()
            is_its = and_(snapshots.c.table_id == id, snapshots.c.rules == head.rules)
            snapshot = connection.execute(select(snapshots.c.seq, snapshots.c.fold).where(is_its)).one_or_none()
            after, fold = (0, None) if snapshot is None else snapshot
            is_wanted = or_(entries.c.seq > after, entries.c.seq == 1)
            found = connection.execute(_rows(id).where(is_wanted).limit(PAGE)).all()
        return StoredTable(id, bytes(head.seed), {row.seat: row.link for row in links}, _read(found), fold)

    def rows(self, id: str, after: int = 0, most: int | None = None) -> list[log.Row]:
        """The log of a table after the entry `after`; `most` limits the number of rows."""
        with self._engine.connect() as connection:
            return _read(connection.execute(_rows(id).where(entries.c.seq > after).limit(most)).all())

    def on(self, id: str, rows: list[log.Row]) -> Iterator[log.Row]:
        """These rows of a table and all that follow, page by page: a log may be longer than fits into the memory."""
        while rows:
            yield from rows
            rows = self.rows(id, rows[-1].seq, PAGE) if len(rows) >= PAGE else []

    def entry_of(self, id: str, command: str) -> int | None:
        """The entry a command became, if it was carried out."""
        query = select(entries.c.seq).where(entries.c.table_id == id, entries.c.command == command).limit(1)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def links(self, id: str) -> dict[int, str]:
        """The secret links of the open seats of a table."""
        with self._engine.connect() as connection:
            return {row.seat: row.link for row in connection.execute(_links(id))}

    def seat_of_link(self, id: str, link: str) -> int | None:
        """The open seat a secret link leads to."""
        query = select(seats.c.seat).where(seats.c.table_id == id, seats.c.link == link)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are by now."""
        with self._engine.connect() as connection:
            found = connection.execute(select(tables.c.id, tables.c.seq).where(tables.c.id.in_(ids))).all()
        return {row.id: row.seq for row in found}

    def lobby(self, most: int) -> list[str]:
        """Public tables that wait for players, the latest first."""
        return self._ids(and_(tables.c.phase == "open", tables.c.is_public, ~tables.c.is_bots_turn), most)

    def of_guest(self, guest: str, most: int) -> list[str]:
        """The tables a guest sits at: those that are played first, then the latest."""
        return self._ids(tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest_id == guest)), most)

    def waiting_for_bots(self, before: int, most: int) -> list[str]:
        """Tables where a bot should have moved by now: the worker that was to do it has stopped."""
        return self._ids(and_(tables.c.is_bots_turn, tables.c.changed_at < before), most)

    def waiting_for_nonces(self, before: int, most: int) -> list[str]:
        """Tables that should have begun by now: the worker that was to wait for nonces has stopped."""
        is_waiting = and_(tables.c.is_bots_turn, tables.c.phase == "open")
        return self._ids(and_(is_waiting, tables.c.changed_at < before), most)

    def _ids(self, where: ColumnElement[bool], most: int) -> list[str]:
        order = (tables.c.phase == "finished", tables.c.changed_at.desc())
        with self._engine.connect() as connection:
            return list(connection.execute(select(tables.c.id).where(where).order_by(*order).limit(most)).scalars())

    def clear(self, before: int, is_finished: bool = False) -> list[str]:
        """Remove tables that have not changed since, either unfinished or finished ones; return their ids."""
        phase = tables.c.phase == "finished" if is_finished else tables.c.phase != "finished"
        is_old = and_(phase, tables.c.changed_at < before)
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            return list(connection.execute(delete(tables).where(is_old).returning(tables.c.id)).scalars())

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())


def _links(id: str) -> Select[int, str]:
    return select(seats.c.seat, seats.c.link).where(seats.c.table_id == id, seats.c.link.is_not(None))


def _rows(id: str) -> Select[int, int, str, str | None]:
    columns = (entries.c.seq, entries.c.at, entries.c.entry, entries.c.command)
    return select(*columns).where(entries.c.table_id == id).order_by(entries.c.seq)


def _read(found: Sequence[Row[int, int, str, str | None]]) -> list[log.Row]:
    return [log.Row(seq, at, log.read(entry), command) for seq, at, entry, command in found]
