"""The calls that are due: one row for each player of a table who wants to be called. Runs in threads.

A call is written when its reason arises and made when it is due, by the worker that claims it. So it is made once,
however many workers there are, and also if the server was stopped meanwhile.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Engine, select, update
from sqlalchemy.dialects import postgresql, sqlite

from serai.server.storage.schema import calls as table
from serai.server.storage.schema import devices

#: It is your turn (or its clock runs out), somebody sat down, somebody would like a rematch.
Kind = Literal["turn", "joined", "rematch"]


@dataclass(frozen=True, slots=True)
class Call:
    """A call to be made: at which table, to whom, why, after which entry of the log, by whose doing, and when."""

    table: str
    guest: str
    kind: Kind
    seq: int
    #: The seat of the player who moved, sat down or asked.
    seat: int | None
    due_at: int
    tries: int = 0


class Calls:
    """The calls of the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._writer = engine, engine.execution_options(writes=True)

    def put(self, calls: Sequence[Call]) -> None:
        """Write calls down for guests who have devices; a newer one takes the place of an older one."""
        with self._engine.connect() as connection:
            query = select(devices.c.guest_id).where(devices.c.guest_id.in_({one.guest for one in calls})).distinct()
            wanted = set(connection.execute(query).scalars())
        chosen = [one for one in calls if one.guest in wanted]
        if not chosen:
            return
        insert = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        with self._writer.begin() as connection:
            for one in chosen:
                values = {"kind": one.kind, "seq": one.seq, "seat": one.seat, "due_at": one.due_at, "tries": 0}
                fresh = insert(table).values(table_id=one.table, guest_id=one.guest, **values)
                is_newer = table.c.seq < one.seq
                connection.execute(fresh.on_conflict_do_update(index_elements=_KEY, set_=values, where=is_newer))

    def due(self, at: int, most: int) -> list[Call]:
        """The calls whose time has come, the longest overdue first."""
        query = select(table).where(table.c.due_at <= at).order_by(table.c.due_at).limit(most)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Call(row.table_id, row.guest_id, row.kind, row.seq, row.seat, row.due_at, row.tries) for row in rows]

    def claim(self, call: Call, until: int) -> bool:
        """Take a call on, so that no other worker makes it; if this one dies it is due again at `until`."""
        return self._change(call, call.due_at, until, call.kind, call.tries)

    def settle(self, call: Call, claimed: int, due_at: int | None, kind: Kind = "turn", tries: int = 0) -> None:
        """The call is made, or another is due later; a newer one that was written meanwhile stays as it is."""
        self._change(call, claimed, due_at, kind, tries)

    def _change(self, call: Call, was_due: int, due_at: int | None, kind: Kind, tries: int) -> bool:
        is_it = (table.c.table_id == call.table) & (table.c.guest_id == call.guest)
        is_it &= (table.c.seq == call.seq) & (table.c.due_at == was_due)
        with self._writer.begin() as connection:
            changed = connection.execute(update(table).where(is_it).values(due_at=due_at, kind=kind, tries=tries))
            return changed.rowcount == 1


_KEY = (table.c.table_id, table.c.guest_id)
