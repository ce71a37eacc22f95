"""A copy of an SQLite database, made with SQLite's own online backup: a whole one, also while a server writes."""

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from serai.core.errors import BadInput
from serai.server.settings import Settings
from serai.server.start_checks import check_database, database_file


def back_up(settings: Settings, target: Path, is_forced: bool = False) -> None:
    """Write the copy to `target`, which appears when it is complete, and replaces an older one only if asked to."""
    check_database(settings)
    if not settings.is_sqlite:
        raise BadInput("backup.use-pg-dump")
    source = database_file(settings)
    if not source.is_file():
        raise BadInput("backup.no-database", file=str(source))
    if target.exists() and (not is_forced or not target.is_file() or target.samefile(source)):
        raise BadInput("backup.exists", file=str(target))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError:
        raise BadInput("cli.cannot-write", file=str(target)) from None
    os.close(handle)  # the file stays readable for its owner only: it holds the secrets of the server
    temporary = Path(name)
    try:
        _copy(source, temporary)
        _place(temporary, target, is_forced)
    except OSError:
        raise BadInput("cli.cannot-write", file=str(target)) from None
    finally:
        for leftover in (temporary, Path(f"{name}-wal"), Path(f"{name}-shm"), Path(f"{name}-journal")):
            with suppress(OSError):
                leftover.unlink()


def _copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source, timeout=30)) as original, closing(sqlite3.connect(target)) as copy:
            original.backup(copy)  # in one step: readers do not disturb writers, nor they them
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise BadInput("serve.not-a-database", file=str(source))
    except sqlite3.OperationalError:
        raise BadInput("cli.cannot-write", file=str(target)) from None
    except sqlite3.DatabaseError:
        raise BadInput("serve.not-a-database", file=str(source)) from None
    with open(target, "rb+") as written:
        os.fsync(written.fileno())


def _place(temporary: Path, target: Path, is_forced: bool) -> None:
    """Give the copy its name. Without force, a link cannot replace what appeared there meanwhile."""
    if is_forced or not hasattr(os, "link"):
        os.replace(temporary, target)
        return
    try:
        os.link(temporary, target)
    except FileExistsError:
        raise BadInput("backup.exists", file=str(target)) from None
    except OSError:  # a file system without links
        os.replace(temporary, target)
