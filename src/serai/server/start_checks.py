"""What would make a start fail or a running server lie: found before anything is started, and said in one sentence."""

import errno
import importlib.util
import os
import socket
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from serai.core.errors import BadInput
from serai.server.settings import DRIVERS, REDIS_SCHEMES, Settings, default_folder, masked

#: For this long a PostgreSQL that is starting is waited for: after a power failure both start at the same time.
STARTING_SECONDS = 30.0


def check(settings: Settings) -> None:
    """Refuse settings that cannot work together, and services that do not answer."""
    check_settings(settings)
    check_services(settings)


def check_settings(settings: Settings) -> None:
    """Refuse settings that cannot work together."""
    check_database(settings)
    check_redis(settings)
    if settings.workers > 1 and settings.is_sqlite:
        raise BadInput("serve.workers-need-postgresql")
    if settings.workers > 1 and settings.redis is None:
        raise BadInput("serve.workers-need-redis")


def check_services(settings: Settings) -> None:
    """Refuse a database that cannot be written, and services that do not answer."""
    if settings.is_sqlite:
        _check_file(settings)
    else:
        check_answers(settings)
    if settings.redis is not None:
        from serai.server.bots.redis_queue import responds

        if not responds(settings.redis):
            raise BadInput("serve.redis-unreachable", url=masked(settings.redis)[:80])


def check_database(settings: Settings) -> None:
    """Refuse a database that cannot be used. One in memory cannot: it would forget every move."""
    scheme, separator, _ = settings.database.partition("://")
    if not separator or scheme not in DRIVERS:
        raise BadInput("serve.unknown-database", url=masked(settings.database)[:80])
    try:
        name = settings.url.database
    except ValueError:
        raise BadInput("serve.unknown-database", url=masked(settings.database)[:80]) from None
    if settings.is_sqlite and (not name or name.startswith((":memory:", "file:"))):
        raise BadInput("serve.unknown-database", url=masked(settings.database)[:80])
    if not settings.is_sqlite:
        _need("psycopg")


def check_redis(settings: Settings) -> None:
    """Refuse what is no address of a Redis."""
    if settings.redis is None:
        return
    scheme, separator, rest = settings.redis.partition("://")
    if not separator or scheme not in REDIS_SCHEMES or not rest:
        raise BadInput("serve.unknown-redis", url=masked(settings.redis)[:80])
    _need("redis")


def database_file(settings: Settings) -> Path:
    """The file of an SQLite database."""
    return Path(settings.url.database or "")


def _need(package: str) -> None:
    if importlib.util.find_spec(package) is None:
        raise BadInput("serve.missing-extra", package=package)


def _check_file(settings: Settings) -> None:
    """The folder must take files: SQLite writes its journal beside the database. Only our own default is made."""
    file = database_file(settings)
    try:
        if file.parent == default_folder():
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=file.parent):
            pass
    except OSError:
        raise BadInput("serve.unwritable-folder", folder=str(file.parent)) from None
    if file.exists() and not (file.is_file() and os.access(file, os.R_OK | os.W_OK)):
        raise BadInput("cli.cannot-write", file=str(file))
    if file.exists() and not is_sqlite_file(file):
        raise BadInput("serve.not-a-database", file=str(file))


def is_sqlite_file(file: Path) -> bool:
    """Whether a file is an SQLite database, or busy as one is while a server writes."""
    try:
        with closing(sqlite3.connect(file, timeout=0.1)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError as error:
        return isinstance(error, sqlite3.OperationalError)  # busy, as a running server may make it
    return True


def check_answers(settings: Settings) -> None:
    """Refuse a PostgreSQL that does not answer. One that is starting, or repairing itself, is waited for."""
    import psycopg
    from psycopg import pq

    url = settings.url.set(drivername="postgresql").render_as_string(hide_password=False)
    until, is_last = time.monotonic() + STARTING_SECONDS, False
    while True:
        try:
            psycopg.connect(url, connect_timeout=5).close()
            return
        except psycopg.Error:
            state = pq.PGconn.ping(url.encode())
            if is_last or state not in (pq.Ping.OK, pq.Ping.REJECT) or time.monotonic() > until:
                raise BadInput("serve.database-unreachable", url=masked(settings.database)[:80]) from None
            is_last = state == pq.Ping.OK  # it has just become ready, or it refuses us and nobody else
        time.sleep(0.1)


def listen(settings: Settings) -> socket.socket:
    """The bound socket of the server; `BadInput` if the port is taken or the address is not of this machine."""
    host, port = settings.host, settings.port
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise BadInput("serve.bad-address", host=host[:80]) from None
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(2048)
    except OSError as error:
        bound.close()
        if isinstance(error, PermissionError) or error.errno == errno.EADDRINUSE:
            raise BadInput("serve.port-taken", port=str(port)) from None
        raise BadInput("serve.bad-address", host=host[:80]) from None
    bound.set_inheritable(settings.workers > 1)  # else a bot's process would keep the port after a crash
    return bound


def address_of(settings: Settings, bound: socket.socket) -> str:
    """The address to give to players."""
    return settings.public_url or local_address(*bound.getsockname()[:2])


def local_address(host: str, port: int) -> str:
    """Where a browser of this machine finds what listens there."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
