"""The writer of logs: entries go to the end of a table's log, those of many tables in one commit.

One thread writes. While it commits, what arrives waits and goes into the next commit together: the disk is asked to
keep its word once for many moves, and still every move is on it before anybody is told. A log grows only from where
the writer believed it to end (`tables.seq`): of two workers who both append move 17 one is told that it came too late.
"""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, insert, update
from sqlalchemy.exc import OperationalError

from serai.core.errors import GameError
from serai.server.outages import Outage
from serai.server.storage import log, schema

_log = logging.getLogger(__name__)
#: Tables in one commit, at most: a commit should not take long.
MOST_AT_ONCE = 256
#: Rows that are given to SQLite one value after the other, at most: it takes 32,766 values.
MOST_VALUES = 4_096
#: From the beginning of one commit to the next, at least and at most, and for each table of the commit before. A move
#: that comes alone never waits; in a crowd it waits a moment for others to share the cost of a commit with.
REST_SECONDS, MOST_REST_SECONDS, TABLE_REST_SECONDS = 0.004, 0.02, 0.0005


class Standing(Struct, frozen=True, gc=False):
    """What lists show of a table, kept beside its log."""

    phase: str
    turn: int | None
    is_bots_turn: bool


@dataclass(frozen=True, slots=True)
class SeatKept:
    """Who sits on a seat, or the secret of its link."""

    seat: int
    guest: str | None
    link: str | None


class Birth(Struct, frozen=True):
    """The columns of a table to be made that never change."""

    id: str
    game: str
    rules: int
    is_public: bool
    seed: bytes


class Append(Struct, gc=False):
    """Rows to be added to the log of a table that is believed to end at `after`."""

    table: str
    after: int
    rows: Sequence[log.Row]
    standing: Standing
    seats: Sequence[SeatKept] = ()
    birth: Birth | None = None
    #: Another table that is made in the same transaction: the rematch.
    also: "Append | None" = None
    snapshot: tuple[int, int, bytes] | None = None

    @property
    def is_plain(self) -> bool:
        """Whether nothing but rows is added, as by a move."""
        return self.birth is None and not self.seats and self.snapshot is None and self.also is None


class CannotSave(GameError):
    """The database is locked, full or away: nothing was stored, and the same may be tried again."""

    def __init__(self) -> None:
        super().__init__("server.cannot-save")


class _Contested(Exception):
    """Another worker has added to one of the tables of a batch."""


# A whole batch in two statements: every call into a database lets another thread run in between, which costs more
# than the call itself when the event loop is busy. Both engines can read the rows from one JSON text. They are given to
# the driver itself, without the layers above it: when few play, every move is a commit of its own.
_MANY = {
    "sqlite": (
        """UPDATE tables SET seq = v.value ->> 'to', phase = v.value ->> 'phase', turn = v.value ->> 'turn',
        is_bots_turn = v.value ->> 'is_bots_turn', changed_at = v.value ->> 'at' FROM json_each(?) AS v
        WHERE tables.id = v.value ->> 'table' AND tables.seq = v.value ->> 'after'""",
        """INSERT INTO entries (table_id, seq, at, command, entry)
        SELECT value ->> 'table_id', value ->> 'seq', value ->> 'at', value ->> 'command', value ->> 'entry'
        FROM json_each(?)""",
    ),
    "postgresql": (
        """UPDATE tables SET seq = v."to", phase = v.phase, turn = v.turn, is_bots_turn = v.is_bots_turn,
        changed_at = v.at FROM jsonb_to_recordset(CAST(%s AS jsonb)) AS
        v("table" text, "after" int, "to" int, phase text, turn int, is_bots_turn boolean, at bigint)
        WHERE tables.id = v."table" AND tables.seq = v."after" """,
        """INSERT INTO entries (table_id, seq, at, command, entry)
        SELECT v.table_id, v.seq, v.at, v.command, v.entry FROM jsonb_to_recordset(CAST(%s AS jsonb)) AS
        v(table_id text, seq int, at bigint, command text, entry text)""",
    ),
}
_json = msgspec.json.Encoder().encode
#: The values of one row, and what those of `_advance` and `_kept` are called in JSON.
_Values = tuple[str | int | bool | None, ...]
_ADVANCED = ("table", "after", "to", "at", "phase", "turn", "is_bots_turn")
_KEPT = ("table_id", "seq", "at", "command", "entry")


# Where a batch holds nothing but rows, as nearly all do, SQLite is given their values one by one, in the order of
# `_advance` and `_kept`: it takes half the time of reading them from JSON. Its driver keeps the last 128 statements.
@lru_cache(maxsize=512)
def _advance_values(count: int) -> str:
    """Advance this many tables."""
    return f"""UPDATE tables SET seq = v.column3, changed_at = v.column4, phase = v.column5, turn = v.column6,
        is_bots_turn = v.column7 FROM (VALUES {_places(count, 7)}) AS v
        WHERE tables.id = v.column1 AND tables.seq = v.column2"""


@lru_cache(maxsize=512)
def _keep_values(count: int) -> str:
    """Add this many rows."""
    return f"INSERT INTO entries (table_id, seq, at, command, entry) VALUES {_places(count, 5)}"


def _places(rows: int, columns: int) -> str:
    return ",".join([f"({','.join('?' * columns)})"] * rows)


#: Is told whether rows were added (False: the log has grown meanwhile), or what went wrong.
Told = Callable[[bool | BaseException], None]
_Waiting = tuple[Append, Told]


class LogWriter:
    """Appends to logs. `append` returns when the rows are on the disk."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._advance_many, self._keep_many = _MANY[engine.dialect.name]
        self._observe = observe
        #: What the driver and the layers above it raise when the database is locked, full or away.
        self._outages = (OperationalError, engine.dialect.loaded_dbapi.OperationalError)
        self._outage = Outage(_log, "the database")
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._rested_at = 0.0
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._write_on, name="log writer", daemon=True)
        self._thread.start()

    async def append(self, item: Append) -> bool:
        """Whether the rows were added: False if the log has grown meanwhile. Raises if the database fails."""
        loop = self._loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()
        self._waiting.put((item, partial(_answer, answer)))
        return await answer

    def put(self, item: Append, told: Told) -> None:
        """As `append`, without waiting: `told` is called in the event loop with what `append` returns or raises."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        self._waiting.put((item, told))

    def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch, is_last = [first], False
            if (pause := self._rested_at - time.monotonic()) > 0:
                time.sleep(pause)
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    is_last = True
                    break
                batch.append(following)
            rest = min(MOST_REST_SECONDS, max(REST_SECONDS, len(batch) * TABLE_REST_SECONDS))
            self._rested_at = time.monotonic() + rest
            self._write(batch)
            if is_last:
                break
        self._drop()

    def _write(self, batch: list[_Waiting]) -> None:
        """One commit for all; if that fails one for each, so that a bad one harms no other."""
        # In one order everywhere: two workers that wait for each other's tables would wait for ever.
        batch.sort(key=lambda one: one[0].table)
        items = [item for item, _ in batch]
        answers: list[bool | BaseException]
        try:
            answers = [*self._commit(items)]
            self._outage.ends()
        except Exception as error:
            self._drop()
            if self._is_sqlite and isinstance(error, self._outages):  # for each alone it would be the same
                self._outage.begins(error)
                answers = [CannotSave() for _ in items]
            else:
                answers = [self._commit_alone(item) for item in items]
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(_settle, [(told, outcome) for (_, told), outcome in zip(batch, answers)])

    def _commit_alone(self, item: Append) -> bool | BaseException:
        try:
            return self._commit([item])[0]
        except Exception as error:
            self._drop()
            if isinstance(error, self._outages):
                self._outage.begins(error)
                return CannotSave()
            _log.exception("the database refused an entry")
            return error

    def _open(self) -> Connection:
        """The writer's own connection: one for all commits, a new one if the database went away."""
        if self._connection is None or self._connection.closed or self._connection.invalidated:
            self._connection = self._engine.connect().execution_options(writes=True)
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
        self._connection = None

    def _commit(self, batch: Sequence[Append]) -> list[bool]:
        began = time.perf_counter()
        connection = self._open()
        if all(item.is_plain for item in batch):
            kept: list[_Values] = [row for item in batch for row in _kept(item)]
            if not self._commit_plain(connection, batch, kept):
                return [False]
            answers = [True] * len(batch)
        else:
            kept = []
            with connection.begin():
                answers = [self._add(connection, item, kept) for item in batch]
                if kept:
                    connection.exec_driver_sql(self._keep_many, (_objects(_KEPT, kept),))
        if self._observe is not None:
            self._observe(len(kept), time.perf_counter() - began)
        return answers

    def _commit_plain(self, connection: Connection, batch: Sequence[Append], kept: list[_Values]) -> bool:
        """Commit rows alone, as of moves; whether all logs ended where they were believed to."""
        driver = connection.connection
        cursor = driver.cursor()
        try:
            if self._is_sqlite:  # the other one begins by itself
                cursor.execute("BEGIN IMMEDIATE")
                cursor.execute(_advance_values(len(batch)), [value for item in batch for value in _advance(item)])
            else:
                cursor.execute(self._advance_many, (_objects(_ADVANCED, map(_advance, batch)),))
            if cursor.rowcount == len(batch):
                if self._is_sqlite and len(kept) <= MOST_VALUES:
                    cursor.execute(_keep_values(len(kept)), [value for row in kept for value in row])
                else:
                    cursor.execute(self._keep_many, (_objects(_KEPT, kept),))
                driver.commit()
                return True
            driver.rollback()
        except BaseException:
            with contextlib.suppress(Exception):
                driver.rollback()
            raise
        finally:
            cursor.close()
        if len(batch) == 1:
            return False
        raise _Contested

    def _add(self, connection: Connection, item: Append, kept: list[_Values]) -> bool:
        """Advance a table, or make it, and collect its rows; whether its log still ended where it was believed to."""
        if item.birth is not None:
            connection.execute(insert(schema.tables), _new_table(item.birth, item.rows, item.standing))
        elif connection.exec_driver_sql(self._advance_many, (_objects(_ADVANCED, [_advance(item)]),)).rowcount != 1:
            return False
        kept += _kept(item)
        for seat in item.seats:
            _keep_seat(connection, item.table, seat, is_new=item.birth is not None)
        if item.snapshot is not None:
            _keep_snapshot(connection, item.table, item.snapshot)
        if item.also is not None:
            self._add(connection, item.also, kept)
        return True


def _settle(settled: Sequence[tuple[Told, bool | BaseException]]) -> None:
    """In the event loop: tell everybody who waits for this commit."""
    for told, outcome in settled:
        try:
            told(outcome)
        except Exception:  # it harms nobody else of the commit
            _log.exception("what was stored could not be told")


def _answer(answer: asyncio.Future[bool], outcome: bool | BaseException) -> None:
    if answer.done():  # nobody waits any more
        return
    if isinstance(outcome, BaseException):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


def _advance(item: Append) -> _Values:
    last, after = item.rows[-1], item.standing
    return item.table, item.after, last.seq, last.at, after.phase, after.turn, after.is_bots_turn


def _kept(item: Append) -> list[_Values]:
    table = item.table
    return [(table, row.seq, row.at, row.command, log.write(row.entry)) for row in item.rows]


def _objects(names: tuple[str, ...], rows: Iterable[_Values]) -> str:
    """Rows as JSON, each an object with these names."""
    return _json([dict(zip(names, row)) for row in rows]).decode()


def _new_table(birth: Birth, rows: Sequence[log.Row], standing: Standing) -> dict[str, Any]:
    times = {"created_at": rows[0].at, "changed_at": rows[-1].at}
    return {**asdict(birth), **asdict(standing), **times, "seq": rows[-1].seq}


def _keep_seat(connection: Connection, table: str, seat: SeatKept, is_new: bool) -> None:
    values = {"guest_id": seat.guest, "link": seat.link}
    if is_new:
        connection.execute(insert(schema.seats), {"table_id": table, "seat": seat.seat, **values})
    else:
        where = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat.seat)
        connection.execute(update(schema.seats).where(where).values(values))


def _keep_snapshot(connection: Connection, table: str, snapshot: tuple[int, int, bytes]) -> None:
    seq, rules, fold = snapshot
    connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == table))
    connection.execute(insert(schema.snapshots), {"table_id": table, "seq": seq, "rules": rules, "fold": fold})
