"""Results of finished games, one row for each guest and game: written, completed, read. All of it may wait: in threads.

A row is everything that is known of a game when it ends; the review adds skill and luck later. A row that is written
twice is one row. Opponents are kept by name as they were called then, and by id to know them again: whoever is renamed
by the host or deletes their data is renamed or forgotten here too.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Row, Select, and_, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from serai.protocol.tables import Ending
from serai.server.storage.schema import results, seats, tables

#: Results of one guest that are read, at most; the latest first.
MOST_READ = 20_000
Outcome = Literal["won", "shared", "lost"]
#: Why a game does not count: a lesson, not dealt here, one person on several seats, taken over midway, ended by nobody.
Uncounted = Literal["lesson", "imported", "one-screen", "late", "abandoned"]


class Opponent(Struct, frozen=True, omit_defaults=True):
    """Who sat on another seat: a person, by id and the name of that time, or a bot of some level."""

    #: Empty for a guest who has deleted their data.
    guest: str | None = None
    name: str = ""
    level: int | None = None
    #: A person who left the game, whose seat a bot took.
    has_left: bool = False


class Result(Struct, frozen=True):
    """How a game went for one guest, as far as it is known when it ends."""

    guest_id: str
    table_id: str
    game: str
    seats: int
    seat: int
    opponents: tuple[Opponent, ...]
    uncounted: Uncounted | None
    outcome: Outcome | None
    ending: Ending
    is_aided: bool
    margin: float | None
    feat: int
    feat_step: int | None
    #: As `serai.study.habits` stores them.
    habits: dict[str, list[float]]
    finished_at: int


class Judged(Struct, frozen=True):
    """What the review of a game says about one guest."""

    #: Real decisions, the sum of what they gave up, and of its squares.
    decisions: int
    losses: float
    loss_squares: float
    luck: float | None
    luck_percentile: float | None


_encode = msgspec.json.Encoder().encode
#: The opponents of a row.
read_opponents = msgspec.json.Decoder(tuple[Opponent, ...]).decode


def store(engine: Engine, found: Sequence[Result]) -> None:
    """Write results. One that is there already stays, with what a review has added to it."""
    for one in found:
        values = {name: getattr(one, name) for name in Result.__struct_fields__}
        values |= {"opponents": _encode(one.opponents).decode(), "habits": _encode(one.habits).decode()}
        where = (results.c.guest_id == one.guest_id) & (results.c.table_id == one.table_id)
        # Another worker may write the same, or the guest may delete themselves meanwhile.
        with suppress(IntegrityError), engine.execution_options(writes=True).begin() as connection:
            if connection.execute(select(exists(select(results.c.game).where(where)))).scalar_one():
                continue
            connection.execute(insert(results).values(values))


def complete(engine: Engine, guest: str, table: str, judged: Judged) -> bool:
    """Add what a review says; whether there is such a result."""
    where = (results.c.guest_id == guest) & (results.c.table_id == table)
    with engine.execution_options(writes=True).begin() as connection:
        done = connection.execute(update(results).where(where).values(msgspec.structs.asdict(judged)))
        return bool(done.rowcount)


def is_known(engine: Engine, table: str) -> bool:
    """Whether there are results of a table."""
    with engine.connect() as connection:
        known = select(exists(select(results.c.game).where(results.c.table_id == table)))
        return bool(connection.execute(known).scalar_one())


def unknown_after(engine: Engine, last: str, most: int) -> list[str]:
    """Finished tables where guests sit and of which there is no result, by their ids, those after `last`."""
    has_guest = exists(select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.guest_id.is_not(None)))
    has_result = exists(select(results.c.game).where(results.c.table_id == tables.c.id))
    where = and_(tables.c.id > last, tables.c.phase == "finished", has_guest, ~has_result)
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(where).order_by(tables.c.id).limit(most)).scalars())


def of_guest(engine: Engine, guest: str) -> list[Row[Any]]:
    """The results of a guest, the latest first, each with `has_replay`: whether its table is still there."""
    columns = [column for column in results.c if column.name not in ("guest_id", "habits")]
    is_there = exists(select(tables.c.id).where(tables.c.id == results.c.table_id)).label("has_replay")
    query: Select[Any] = select(*columns, is_there).where(results.c.guest_id == guest)
    with engine.connect() as connection:
        order = (results.c.finished_at.desc(), results.c.table_id)
        return list(connection.execute(query.order_by(*order).limit(MOST_READ)).all())


def habits_of(engine: Engine, guest: str, game: str, most: int) -> list[tuple[int, Mapping[str, list[float]]]]:
    """The number of seats and the habits of the last games of a guest that count."""
    where = (results.c.guest_id == guest) & (results.c.game == game) & results.c.uncounted.is_(None)
    query = select(results.c.seats, results.c.habits).where(where)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(results.c.finished_at.desc()).limit(most)).all()
    return [(row.seats, msgspec.json.decode(row.habits)) for row in rows]


def rename_opponent(connection: Connection, guest: str, name: str, is_deleted: bool = False) -> None:
    """Let a guest have always had another name in the results of others, or none and no id."""
    query = select(results.c.guest_id, results.c.table_id, results.c.opponents)
    for row in connection.execute(query.where(results.c.opponents.contains(guest, autoescape=True))).all():
        mine = tuple(
            msgspec.structs.replace(one, name=name, guest="" if is_deleted else guest) if one.guest == guest else one
            for one in read_opponents(row.opponents)
        )
        where = (results.c.guest_id == row.guest_id) & (results.c.table_id == row.table_id)
        connection.execute(update(results).where(where).values(opponents=_encode(mine).decode()))
