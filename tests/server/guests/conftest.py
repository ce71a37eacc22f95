"""Guests in an empty database, with a clock that a test moves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage.database import migrate, open_database
from server.guests.clock import Clock


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("template") / "serai.db"
    engine = open_database(f"sqlite:///{path}")
    migrate(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    return path.read_bytes()


@pytest.fixture
def engine(tmp_path: Path, template: bytes) -> Iterator[Engine]:
    (tmp_path / "serai.db").write_bytes(template)
    engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
    yield engine
    engine.dispose()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def guests(engine: Engine, clock: Clock) -> Guests:
    return Guests(engine, Keys(engine, clock=clock), clock)
