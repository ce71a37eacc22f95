"""The journal: entries go to the end of a table's log, many tables' in one commit.

One thread writes. While it commits, what arrives waits and goes into the next commit together: the disk is asked to
keep its word once for many moves, and still every move is on it before anybody is told. A log grows only from where
the writer believed it to end (`tables.seq`): of two workers who both append move 17 one is told that it came too late.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, insert, update

from serai.server import entries as log
from serai.server.storage import schema

_log = logging.getLogger(__name__)
#: Tables in one commit, at most: a commit should not take long.
MOST_AT_ONCE = 256


@dataclass(frozen=True, slots=True)
class Standing:
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


@dataclass(frozen=True, slots=True)
class Birth:
    """A table to be made."""

    id: str
    game: str
    rules: int
    is_public: bool
    seed: bytes


@dataclass(slots=True)
class Append:
    """Rows to be added to the log of a table that is believed to end at `after`."""

    table: str
    after: int
    rows: Sequence[log.Row]
    standing: Standing
    seats: Sequence[SeatKept] = ()
    birth: Birth | None = None
    #: Another table that is made in the same breath, such as a rematch.
    also: Append | None = None
    snapshot: tuple[int, int, bytes] | None = None
    done: Callable[[bool | BaseException], None] = field(default=lambda answer: None)


_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.seq == bindparam("after"))
    .values(
        seq=bindparam("to"),
        phase=bindparam("new_phase"),
        turn=bindparam("new_turn"),
        is_bots_turn=bindparam("bots"),
        changed_at=bindparam("at"),
    )
)
_KEEP = insert(schema.entries)


class Journal:
    """Appends to logs. `append` answers when the rows are safe."""

    def __init__(self, engine: Engine, observe: Callable[[int, float], None] | None = None) -> None:
        self._engine = engine
        self._observe = observe
        self._waiting: queue.SimpleQueue[Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="journal", daemon=True)
        self._thread.start()

    async def append(self, item: Append) -> bool:
        """Whether the rows were added: not, if the log has grown meanwhile. Raises if the database fails."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bool] = loop.create_future()

        def settle(outcome: bool | BaseException) -> None:
            loop.call_soon_threadsafe(_settle, answer, outcome)

        item.done = settle
        self._waiting.put(item)
        return await answer

    def close(self) -> None:
        """Write what waits, and stop."""
        self._waiting.put(None)
        self._thread.join()

    # --- In the thread ------------------------------------------------------------------------------------------------

    def _write_on(self) -> None:
        while (first := self._waiting.get()) is not None:
            batch, is_last = [first], False
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    is_last = True
                    break
                batch.append(following)
            self._write(batch)
            if is_last:
                return

    def _write(self, batch: list[Append]) -> None:
        """One commit for all; if it fails, one for each, so that a bad one harms nobody else."""
        # In one order everywhere: two workers that wait for each other's tables would wait for ever.
        batch.sort(key=lambda item: item.table)
        try:
            answers = self._commit(batch)
        except Exception:
            if len(batch) == 1:
                _log.exception("the database refused an entry")
            for item in batch:
                try:
                    [answer] = self._commit([item])
                except Exception as error:
                    item.done(error)
                else:
                    item.done(answer)
            return
        for item, answer in zip(batch, answers):
            item.done(answer)

    def _commit(self, batch: Sequence[Append]) -> list[bool]:
        with self._engine.connect().execution_options(writes=True) as connection, connection.begin():
            kept: list[dict[str, Any]] = []
            answers = [_add(connection, item, kept) for item in batch]
            if kept:
                connection.execute(_KEEP, kept)
        if self._observe is not None:
            self._observe(len(batch), 0.0)
        return answers


def _settle(answer: asyncio.Future[bool], outcome: bool | BaseException) -> None:
    if answer.cancelled():
        return
    if isinstance(outcome, BaseException):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


def _add(connection: Connection, item: Append, kept: list[dict[str, Any]]) -> bool:
    """Advance a table, or make it, and hand its rows over; whether its log still ended where it was believed to."""
    last, standing = item.rows[-1], item.standing
    if item.birth is not None:
        connection.execute(insert(schema.tables), _new_table(item.birth, item.rows, standing))
    else:
        advanced = connection.execute(
            _ADVANCE,
            {
                "table": item.table,
                "after": item.after,
                "to": last.seq,
                "new_phase": standing.phase,
                "new_turn": standing.turn,
                "bots": standing.is_bots_turn,
                "at": last.at,
            },
        )
        if advanced.rowcount != 1:
            return False
    for row in item.rows:
        kept.append(
            {
                "table_id": item.table,
                "seq": row.seq,
                "at": row.at,
                "command": row.command,
                "entry": log.write(row.entry),
            }
        )
    for seat in item.seats:
        _keep_seat(connection, item.table, seat, is_new=item.birth is not None)
    if item.snapshot is not None:
        _keep_snapshot(connection, item.table, item.snapshot)
    if item.also is not None:
        _add(connection, item.also, kept)
    return True


def _new_table(birth: Birth, rows: Sequence[log.Row], standing: Standing) -> dict[str, Any]:
    return {
        "id": birth.id,
        "seq": rows[-1].seq,
        "game": birth.game,
        "rules": birth.rules,
        "phase": standing.phase,
        "is_public": birth.is_public,
        "seed": birth.seed,
        "turn": standing.turn,
        "is_bots_turn": standing.is_bots_turn,
        "created_at": rows[0].at,
        "changed_at": rows[-1].at,
    }


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
