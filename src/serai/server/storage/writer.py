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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, insert, update

from serai.server.storage import schema
from serai.server.tables import log

_log = logging.getLogger(__name__)
#: Tables in one commit, at most: a commit should not take long.
MOST_AT_ONCE = 256
#: From the beginning of one commit to the next, at least. A move that comes alone never waits; in a crowd it waits
#: a moment for others to share the cost of a commit with.
REST_SECONDS = 0.004


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


class Append(Struct):
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


class _Contested(Exception):
    """Another worker has added to one of the tables of a batch."""


# A whole batch in two statements: every call into a database lets another thread run in between, which costs more
# than the call itself when the event loop is busy. Both engines can read the rows from one JSON text.
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


def _json_text(rows: list[dict[str, Any]]) -> tuple[str]:
    return (msgspec.json.encode(rows).decode(),)


class LogWriter:
    """Appends to logs. `append` returns when the rows are on the disk."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._advance_many, self._keep_many = _MANY[engine.dialect.name]
        self._observe = observe
        self._waiting: queue.SimpleQueue[tuple[Append, asyncio.Future[bool]] | None] = queue.SimpleQueue()
        self._rested_at = 0.0
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._write_on, name="log writer", daemon=True)
        self._thread.start()

    async def append(self, item: Append) -> bool:
        """Whether the rows were added: False if the log has grown meanwhile. Raises if the database fails."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put((item, answer))
        return await answer

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
            self._rested_at = time.monotonic() + REST_SECONDS
            self._write(batch)
            if is_last:
                break
        self._drop()

    def _write(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """One commit for all; if that fails one for each, so that a bad one harms no other."""
        # In one order everywhere: two workers that wait for each other's tables would wait for ever.
        batch.sort(key=lambda one: one[0].table)
        items = [item for item, _ in batch]
        answers: list[bool | BaseException]
        try:
            answers = [*self._commit(items)]
        except Exception:
            self._drop()
            answers = [self._commit_alone(item) for item in items]
        settled = [(answer, outcome) for (_, answer), outcome in zip(batch, answers)]
        loop = batch[0][1].get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, settled)

    def _commit_alone(self, item: Append) -> bool | BaseException:
        try:
            return self._commit([item])[0]
        except Exception as error:
            self._drop()
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
        """Commit a batch in one transaction; whether each log ended where it was believed to.

        `_Contested` if one of several did not: nothing is stored then.
        """
        began = time.perf_counter()
        grown = [_advance(item) for item in batch if item.birth is None]
        items = [*batch, *(item.also for item in batch if item.also is not None)]
        kept = [row for item in items for row in _kept(item)]
        connection = self._open()
        with connection.begin():
            if grown and connection.exec_driver_sql(self._advance_many, _json_text(grown)).rowcount != len(grown):
                if len(batch) > 1:
                    raise _Contested
                return [False]
            for item in items:
                _keep_more(connection, item)
            connection.exec_driver_sql(self._keep_many, _json_text(kept))
        if self._observe is not None:
            self._observe(len(kept), time.perf_counter() - began)
        return [True] * len(batch)


def _settle(settled: Sequence[tuple[asyncio.Future[bool], bool | BaseException]]) -> None:
    """In the event loop: answer every `append`."""
    for answer, outcome in settled:
        if answer.done():
            continue
        if isinstance(outcome, BaseException):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


def _advance(item: Append) -> dict[str, Any]:
    last = item.rows[-1]
    return {"table": item.table, "after": item.after, "to": last.seq, "at": last.at, **asdict(item.standing)}


def _kept(item: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": item.table, "seq": row.seq, "at": row.at, "command": row.command, "entry": log.write(row.entry)}
        for row in item.rows
    ]


def _keep_more(connection: Connection, item: Append) -> None:
    """Store what an append holds beside rows: a new table, seats, a snapshot."""
    if item.birth is not None:
        times = {"created_at": item.rows[0].at, "changed_at": item.rows[-1].at}
        row = {**asdict(item.birth), **asdict(item.standing), **times, "seq": item.rows[-1].seq}
        connection.execute(insert(schema.tables), row)
    for seat in item.seats:
        values = {"guest_id": seat.guest, "link": seat.link}
        if item.birth is not None:
            connection.execute(insert(schema.seats), {"table_id": item.table, "seat": seat.seat, **values})
        else:
            where = (schema.seats.c.table_id == item.table) & (schema.seats.c.seat == seat.seat)
            connection.execute(update(schema.seats).where(where).values(values))
    if item.snapshot is not None:
        seq, rules, fold = item.snapshot
        connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table_id == item.table))
        connection.execute(insert(schema.snapshots), {"table_id": item.table, "seq": seq, "rules": rules, "fold": fold})
