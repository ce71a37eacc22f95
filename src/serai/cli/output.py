"""What several commands write: records into files and pipes, and progress on a terminal."""

import contextlib
import os
import stat
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TextIO, TypeVar

from serai.cli import interrupts
from serai.core.errors import BadInput, GameError

T = TypeVar("T")


#: The name of the standard output, and other names for it.
STANDARD = "-"
_STANDARD_NAMES = (STANDARD, "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")


def is_standard(name: str | None) -> bool:
    """Whether records go to the standard output; then reports go to the error output."""
    return name in _STANDARD_NAMES


class Lines:
    """Where records go, some at a time."""

    def __init__(self, out: TextIO, is_stream: bool) -> None:
        self._out, self.is_stream = out, is_stream
        self.count = 0

    def add(self, lines: Iterable[str]) -> None:
        """Write lines; into a pipe, they leave at once."""
        found = list(lines)
        self._out.write("".join(f"{line}\n" for line in found))
        if self.is_stream:
            self._out.flush()
        self.count += len(found)


def unbroken(lines: Lines | None) -> AbstractContextManager[None]:
    """A block in which nobody is interrupted, so that no half of a record is kept; a full pipe may be left though."""
    return contextlib.nullcontext() if lines is not None and lines.is_stream else interrupts.held()


@contextlib.contextmanager
def records_file(name: str | None) -> Iterator[Lines | None]:
    """The file for records. A regular one appears, or is replaced, when the run is over; pipes get them as they come.

    A run that is stopped leaves the records it has, or, if it has none, the file as it was.
    """
    if name is None:
        yield None
    elif is_standard(name):
        yield Lines(sys.stdout, is_stream=True)
    else:
        try:
            target = None if _is_stream(name) else Path(os.path.realpath(name))
            opened = _replaced(target) if target is not None else _streamed(name)
            with opened as lines:
                yield lines
        except BrokenPipeError:
            raise
        except OSError:
            raise BadInput("cli.cannot-write", file=name) from None


def _is_stream(name: str) -> bool:
    """Whether this is there and no regular file: a pipe, a device, or what is open under another number."""
    try:
        return not stat.S_ISREG(Path(name).stat().st_mode) or Path(name).parts[:2] in (("/", "dev"), ("/", "proc"))
    except FileNotFoundError:
        return False


@contextlib.contextmanager
def _streamed(name: str) -> Iterator[Lines]:
    with open(name, "w", encoding="utf-8") as out:
        yield Lines(out, is_stream=True)


def _mode(target: Path) -> int:
    """Who may read and write a file: as before if it is replaced, otherwise by the custom of the user."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    os.umask(mask := os.umask(0))
    return 0o666 & ~mask


@contextlib.contextmanager
def _replaced(target: Path) -> Iterator[Lines]:
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    Path(temporary).chmod(_mode(target))
    is_kept = False
    try:
        with open(handle, "w", encoding="utf-8") as out:
            lines = Lines(out, is_stream=False)
            try:
                yield lines
                is_kept = True
            except (KeyboardInterrupt, GameError):
                is_kept = lines.count > 0
                raise
    except OSError:
        is_kept = False  # no room for all of it
        raise
    finally:
        if is_kept:
            os.replace(temporary, target)
        else:
            Path(temporary).unlink(missing_ok=True)


def progress(steps: Iterable[T], total: int, label: str, score: Callable[[], str] = str) -> Iterator[T]:
    """A bar on a terminal, with the score beside it; nothing in a pipe."""
    if not sys.stderr.isatty():
        for step in steps:
            interrupts.heed()
            yield step
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[score]}"), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, score="")
        for step in steps:
            interrupts.heed()
            yield step
            bar.update(task, advance=1, score=escape(score()))
