"""What several commands write: files that appear when they are complete, and progress on a terminal."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TextIO, TypeVar

from serai.cli import interrupts
from serai.core.errors import BadInput

T = TypeVar("T")


@contextlib.contextmanager
def whole_file(name: str | None) -> Iterator[TextIO | None]:
    """A file that appears under its name only when it is complete; an interrupted run leaves nothing."""
    if name is None:
        yield None
        return
    target = Path(name)
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError:
        raise BadInput("cli.cannot-write", file=name) from None
    try:
        with open(handle, "w", encoding="utf-8") as out:
            yield out
        os.umask(mask := os.umask(0))
        Path(temporary).chmod(0o666 & ~mask)
        os.replace(temporary, target)
    except BaseException as error:
        Path(temporary).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise BadInput("cli.cannot-write", file=name) from None
        raise


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
