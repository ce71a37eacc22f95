"""Opens the database, SQLite or PostgreSQL, and brings it to the present version."""

import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

#: Of the advisory lock under which a PostgreSQL database is migrated: any number, always the same.
_MIGRATION_LOCK = 5_375_261
#: How long SQLite waits for another process, in milliseconds.
_BUSY = 10_000


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_database(url: str) -> Engine:
    """The engine of a database: `sqlite:///file`, or `postgresql://…`, which is always spoken to by psycopg 3."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database and address.database != ":memory:":
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        arguments = {"timeout": _BUSY / 1000, "check_same_thread": False}
        engine = create_engine(address, connect_args=arguments, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(address.set(drivername="postgresql+psycopg"), pool_pre_ping=True, hide_parameters=True)


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers beside a writer (WAL), and a commit that is on the disk when it says so (FULL)."""
    connection.isolation_level = None  # transactions begin where we say, see below
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={_BUSY}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


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
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def is_current(engine: Engine) -> bool:
    """Whether a database has the present version."""
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    heads = ScriptDirectory.from_config(migrations("")).get_heads()
    with engine.connect() as connection:
        return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)
