"""The audit log: every act of the host, and what workers must do because of it. It holds no secret and no name.

An act is written in the transaction that does it. Workers read on from the last one they know: a number once read is
never followed by a smaller one, since acts are written one after the other.
"""

from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, select, text

from serai.server.storage.database import now
from serai.server.storage.schema import acts

Kind = Literal["close", "delete", "open-seat", "rename", "ban", "unban", "delete-guest"]
#: Of the advisory lock under which an act is written in PostgreSQL: any number, always the same.
_LOCK = 5_375_262


class Detail(Struct, frozen=True, omit_defaults=True):
    """The tables an act concerns, and the seat."""

    #: Tables whose logs have grown.
    grown: tuple[str, ...] = ()
    #: Tables in whose logs names or words were replaced.
    rewritten: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    seat: int | None = None


class Act(Struct, frozen=True):
    """One act: when, what, on which table or guest, by whom."""

    id: int
    at: int
    act: str
    target: str
    actor: str
    detail: Detail


_read = msgspec.json.Decoder(Detail).decode


def write(connection: Connection, act: Kind, target: str, actor: str, detail: Detail | None = None) -> None:
    """Write an act down, in the transaction of the connection, which should end soon."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    told = msgspec.json.encode(detail or Detail()).decode()
    values = {"at": now(), "act": act, "target": target, "actor": actor[:64], "detail": told}
    connection.execute(insert(acts), values)


def last_id(engine: Engine) -> int:
    """The number of the last act."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.coalesce(func.max(acts.c.id), 0))).scalar_one())


def after(engine: Engine, id: int) -> list[Act]:
    """The acts after one, in order."""
    with engine.connect() as connection:
        found = connection.execute(select(acts).where(acts.c.id > id).order_by(acts.c.id)).all()
    return [Act(row.id, row.at, row.act, row.target, row.actor, _read(row.detail)) for row in found]


def latest(engine: Engine, most: int) -> list[Act]:
    """The last acts, the latest first."""
    with engine.connect() as connection:
        found = connection.execute(select(acts).order_by(acts.c.id.desc()).limit(most)).all()
    return [Act(row.id, row.at, row.act, row.target, row.actor, _read(row.detail)) for row in found]
