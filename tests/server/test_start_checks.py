"""What is checked before a start."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from functools import lru_cache, partial
from pathlib import Path

import psycopg
import pytest
from psycopg.pq import Ping

from serai.core.errors import BadInput
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.server import start_checks
from serai.server.settings import Settings, read
from server.real_redis import RealRedis
from server.server_in_thread import settings_for


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in list(os.environ):
        if name.startswith("SERAI_") and name != "SERAI_LANG":
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


strict = lru_cache(partial(Translator, strict=True))


def refused(settings: Settings) -> str:
    with pytest.raises(BadInput) as caught:
        start_checks.check(settings)
    for language in LANGUAGES:
        strict(language).error(caught.value)
    return caught.value.code


def test_impossible_combinations(tmp_path: Path) -> None:
    assert refused(settings_for(tmp_path, workers=2)) == "serve.workers-need-postgresql"
    assert refused(read({"workers": 2, "database": "postgresql://localhost/x"})) == "serve.workers-need-redis"


@pytest.mark.parametrize(
    "url",
    [
        "mysql://x/y",
        "serai.db",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///file:x?uri=true",
        "postgresql://h:port/x",
    ],
)
def test_what_is_no_database_is_refused(url: str) -> None:
    assert refused(read({"database": url})) == "serve.unknown-database"


@pytest.mark.parametrize("url", ["http://x", "localhost:6379", "redis://"])
def test_what_is_no_redis_is_refused(url: str, tmp_path: Path) -> None:
    assert refused(settings_for(tmp_path, redis=url)) == "serve.unknown-redis"


def test_services_that_do_not_answer(tmp_path: Path) -> None:
    assert refused(settings_for(tmp_path, redis=f"unix://{tmp_path}/no.sock")) == "serve.redis-unreachable"
    assert refused(read({"database": "postgresql://u:p@127.0.0.1:1/x"})) == "serve.database-unreachable"
    with RealRedis(tmp_path) as redis:
        start_checks.check(settings_for(tmp_path, redis=redis.url))


class Postgres:
    """A PostgreSQL that refuses connections some times, each time saying how it is."""

    def __init__(self, *states: Ping) -> None:
        self._states = list(states)
        self.tries = 0

    def connect(self, url: str, connect_timeout: int) -> Postgres:
        self.tries += 1
        if self._states:
            raise psycopg.OperationalError("no")
        return self

    def close(self) -> None:
        pass

    def ping(self, url: bytes) -> Ping:
        return self._states.pop(0)


@pytest.mark.parametrize(
    ("states", "tries", "code"),
    [
        ((Ping.REJECT, Ping.REJECT, Ping.REJECT), 4, None),  # it repairs itself after a crash
        ((Ping.REJECT, Ping.OK), 3, None),  # it became ready between the two questions
        ((Ping.OK, Ping.OK, Ping.OK), 2, "serve.database-unreachable"),  # a wrong password
        ((Ping.NO_RESPONSE, Ping.OK), 1, "serve.database-unreachable"),
    ],
)
def test_a_postgresql_that_is_starting_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, states: tuple[Ping, ...], tries: int, code: str | None
) -> None:
    postgres = Postgres(*states)
    monkeypatch.setattr(psycopg, "connect", postgres.connect)
    monkeypatch.setattr(psycopg.pq, "PGconn", postgres)
    settings = read({"database": "postgresql://u:p@127.0.0.1:1/x"})
    if code is None:
        start_checks.check_answers(settings)
    else:
        assert refused(settings) == code
    assert postgres.tries == tries


def test_a_postgresql_that_does_not_come_up_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    postgres = Postgres(*[Ping.REJECT] * 20)
    monkeypatch.setattr(psycopg, "connect", postgres.connect)
    monkeypatch.setattr(psycopg.pq, "PGconn", postgres)
    monkeypatch.setattr(start_checks, "STARTING_SECONDS", 0.3)
    assert refused(read({"database": "postgresql://u:p@127.0.0.1:1/x"})) == "serve.database-unreachable"


def test_files_and_folders_that_cannot_be_used(tmp_path: Path) -> None:
    assert refused(settings_for(tmp_path / "missing")) == "serve.unwritable-folder"
    (tmp_path / "serai.db").write_text("something else entirely " * 100)
    assert refused(settings_for(tmp_path)) == "serve.not-a-database"
    (tmp_path / "folder" / "serai.db").mkdir(parents=True)
    assert refused(settings_for(tmp_path / "folder")) == "cli.cannot-write"
    assert refused(settings_for(tmp_path / "serai.db")) == "serve.unwritable-folder"


def test_a_database_in_use_is_no_obstacle(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "serai.db")
    connection.execute("CREATE TABLE x (y)")
    connection.execute("BEGIN EXCLUSIVE")
    start_checks.check(settings_for(tmp_path))
    connection.close()


def test_a_missing_extra_is_named() -> None:
    """In a process that cannot find the packages, as without the extra."""
    program = (
        "import sys\n"
        "import importlib.util\n"
        "found = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name, *more: None if name in ('psycopg', 'redis') else found(name, *more)\n"
        "from serai.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    for flag, url in (("--database", "postgresql://h/x"), ("--redis", "redis://h")):
        done = subprocess.run(
            [sys.executable, "-c", program, "serve", flag, url, "--lang", "en"], capture_output=True, text=True
        )
        assert done.returncode == 2
        assert done.stderr.endswith('isn’t installed: pip install "serai[cluster]". [serve.missing-extra]\n')


def test_a_port_in_use_and_an_address_that_is_not_ours(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(BadInput) as caught:
            start_checks.listen(settings_for(tmp_path, port=other.getsockname()[1]))
        assert caught.value.code == "serve.port-taken"
    for host in ("192.0.2.1", "no such host", "x" * 300):
        with pytest.raises(BadInput) as caught:
            start_checks.listen(settings_for(tmp_path, host=host))
        assert caught.value.code == "serve.bad-address"


def test_addresses_people_can_open(tmp_path: Path) -> None:
    for flags, start in (
        ({}, "http://127.0.0.1:"),
        ({"host": "0.0.0.0"}, "http://127.0.0.1:"),
        ({"host": "::1"}, "http://[::1]:"),
        ({"public_url": "https://play.example.org"}, "https://play.example.org"),
    ):
        settings = settings_for(tmp_path, **flags)
        with start_checks.listen(settings) as bound:
            assert start_checks.address_of(settings, bound).startswith(start)
