"""Numbers for the host: tables, guests, moves by day, the size of the database."""

from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import Connection, Engine, func, select, text

from serai.server.storage.database import now
from serai.server.storage.schema import entries, guests, tables

_DAY = 24 * 3600 * 1000


class Statistics(Struct, frozen=True):
    """All of them; days are those of UTC, the latest first, and those without a move are left out."""

    #: Tables by phase and by game, and moves by day, are without those of lessons.
    tables: dict[str, int]
    games: dict[str, int]
    guests: int
    guests_with_handle: int
    guests_banned: int
    guests_seen_last_week: int
    moves: dict[str, int]
    database_bytes: int
    lessons: int = 0


def read_statistics(engine: Engine, days: int) -> Statistics:
    """The numbers as they are now, with the moves of the last `days` days. It reads the whole log once."""
    today = now() // _DAY
    # The first entry of a log says what kind of table it is; a quotation mark in a text would be escaped.
    lessons = select(entries.c.table_id).where(
        entries.c.seq == 1, entries.c.entry.contains('"lesson":{', autoescape=True)
    )
    is_played = tables.c.id.not_in(lessons)
    with engine.connect() as connection:
        phases = connection.execute(
            select(tables.c.phase, func.count()).where(is_played).group_by(tables.c.phase)
        ).all()
        played = connection.execute(select(tables.c.game, func.count()).where(is_played).group_by(tables.c.game)).all()
        learnt = connection.execute(select(func.count()).select_from(lessons.subquery())).scalar_one()
        people = connection.execute(
            select(
                func.count(),
                func.count(guests.c.handle),
                func.count(guests.c.banned_at),
                func.count().filter(guests.c.seen_at >= now() - 7 * _DAY),
            )
        ).one()
        day = (entries.c.at - entries.c.at % _DAY) / _DAY
        is_move = entries.c.entry.startswith('{"kind":"moved"', autoescape=True)
        query = select(day.label("day"), func.count().label("moves")).where(
            is_move, entries.c.table_id.not_in(lessons), entries.c.at >= (today - days + 1) * _DAY
        )
        found = sorted(((int(row.day), row.moves) for row in connection.execute(query.group_by(day))), reverse=True)
        size = _size(connection)
    return Statistics(
        tables={row[0]: row[1] for row in phases},
        games={row[0]: row[1] for row in played},
        guests=people[0],
        guests_with_handle=people[1],
        guests_banned=people[2],
        guests_seen_last_week=people[3],
        moves={_date(number): count for number, count in found},
        database_bytes=size,
        lessons=learnt,
    )


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * _DAY / 1000, UTC).date().isoformat()


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages, size = (connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in ("page_count", "page_size"))
    return int(pages) * int(size)
