"""Opens the database, SQLite or PostgreSQL, and brings it to the present version."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, make_url, text, update
from sqlalchemy.exc import IntegrityError

from serai.server.storage.schema import secrets

#: Of the advisory lock under which a PostgreSQL database is migrated: any number, always the same.
_MIGRATION_LOCK = 5_375_261
#: How long SQLite waits for another process, in milliseconds; and while it is brought to the present version.
_BUSY, _BUSY_MIGRATING = 2_000, 20_000
#: Pages of the write-ahead log after which SQLite copies them into the database, while commits wait. Each table that is
#: played at has a page of its own, written again with every move: copied after many moves, not after each.
_CHECKPOINT_PAGES = 8_000


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_database(url: str) -> Engine:
    """The engine of a database: `sqlite:///file`, or `postgresql://…`, which is always spoken to by psycopg 3."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database and address.database != ":memory:":
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
            _make_private(Path(address.database))
        arguments = {"timeout": _BUSY / 1000, "check_same_thread": False}
        engine = create_engine(address, connect_args=arguments, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True)


def _make_private(file: Path) -> None:
    """A new database can be read by nobody else: it holds the keys of tokens and the seeds of games."""
    with suppress(OSError):  # it exists, or cannot be made, which is told when it is opened
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers beside a writer (WAL), and a commit that is on the disk when it says so (FULL)."""
    connection.isolation_level = None  # transactions begin where we say, see below
    _become_wal(connection)
    checkpoint = f"wal_autocheckpoint={_CHECKPOINT_PAGES}"
    for pragma in ("synchronous=FULL", f"busy_timeout={_BUSY}", "foreign_keys=ON", checkpoint):
        connection.execute(f"PRAGMA {pragma}")


def _become_wal(connection: Any) -> None:
    """A new file becomes WAL while other processes want that too: SQLite does not always wait for its lock then."""
    connection.execute(f"PRAGMA busy_timeout={_BUSY_MIGRATING}")
    deadline = time.monotonic() + _BUSY_MIGRATING / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(0.02)


def _begin_sqlite(connection: Connection) -> None:
    """A connection that will write says so first: a reader that turns writer could be refused at the end."""
    is_writer = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


def migrations(url: str) -> Config:
    """Alembic's settings for a database."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def migrate(engine: Engine, revision: str = "heads") -> None:
    """Bring a database to a version, one process at a time."""
    config = migrations(engine.url.render_as_string(hide_password=False))
    with engine.connect().execution_options(writes=True) as connection, _patient(connection), connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


@contextmanager
def _patient(connection: Connection) -> Iterator[None]:
    """Wait longer for other processes: all of them want to migrate."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver: Any = connection.connection.driver_connection
    driver.execute(f"PRAGMA busy_timeout={_BUSY_MIGRATING}")
    try:
        yield
    finally:
        driver.execute(f"PRAGMA busy_timeout={_BUSY}")


def can_write(engine: Engine) -> bool:
    """Whether something can be stored: tried, since a full disk does not say so before."""
    row = {"name": "probe", "created_at": 0}
    with suppress(IntegrityError), engine.execution_options(writes=True).begin() as connection:
        changed = connection.execute(update(secrets).filter_by(**row).values(value=now().to_bytes(8, "big")))
        if not changed.rowcount:
            connection.execute(insert(secrets).values(**row, value=bytes(8)))  # another worker may be faster
    return True


def is_current(engine: Engine) -> bool:
    """Whether a database has the present version."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    heads = ScriptDirectory.from_config(migrations("")).get_heads()
    with engine.connect() as connection:
        return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)
