"""The reviews in the database, compressed. Runs in threads."""

import zlib
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Engine, select, update
from sqlalchemy.dialects import postgresql, sqlite

from serai.server.storage.schema import reviews as table
from serai.server.storage.schema import tables


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review, and the iterations with which each decision was judged."""

    iterations: int
    review: dict[str, Any]


class StoredReviews:
    """The reviews of a database: at most one for each table, the deepest."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._writer = engine, engine.execution_options(writes=True)

    def find(self, id: str) -> StoredReview | None:
        """The review of a table; nothing if there is none yet."""
        query = select(table.c.iterations, table.c.review).where(table.c.table_id == id)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        if found is None:
            return None
        return StoredReview(found.iterations, msgspec.json.decode(zlib.decompress(found.review)))

    def iterations(self, id: str) -> int:
        """How deep the review of a table is; 0 if there is none."""
        query = select(table.c.iterations).where(table.c.table_id == id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none() or 0

    def put(self, id: str, iterations: int, review: dict[str, Any], at: int) -> bool:
        """Keep a review unless there is a deeper one; return whether it is the first of its table.

        Of a table that was removed meanwhile nothing is kept.
        """
        values = {"iterations": iterations, "created_at": at, "review": zlib.compress(msgspec.json.encode(review))}
        insert = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        with self._writer.begin() as connection:
            if connection.execute(select(tables.c.id).where(tables.c.id == id)).one_or_none() is None:
                return False
            fresh = (
                insert(table).values(table_id=id, **values).on_conflict_do_nothing(index_elements=[table.c.table_id])
            )
            if connection.execute(fresh).rowcount == 1:
                return True
            is_shallower = (table.c.table_id == id) & (table.c.iterations < iterations)
            connection.execute(update(table).where(is_shallower).values(**values))
            return False

    def missing(self, since: int, most: int) -> list[str]:
        """Tables whose game has ended after `since` and that have no review, the latest first."""
        query = (
            select(tables.c.id)
            .outerjoin(table, table.c.table_id == tables.c.id)
            .where(tables.c.phase == "finished", tables.c.changed_at > since, table.c.table_id.is_(None))
            .order_by(tables.c.changed_at.desc())
            .limit(most)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(query).scalars())
