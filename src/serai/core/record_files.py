"""Files of records, read one record at a time."""

from __future__ import annotations

import gzip
import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from serai.core.errors import BadInput
from serai.core.reading import Load, read_records
from serai.core.record import Record, SeenRecord

#: The first bytes of what gzip has packed.
_PACKED = b"\x1f\x8b"


class RecordFile:
    """The records of a file: iterate over it. Each is read, checked and played through when it is asked for."""

    def __init__(self, source: str | Path | IO[str], load: Load) -> None:
        if not isinstance(source, str | Path) and not hasattr(source, "readline"):
            raise TypeError(f"a path or an open text file is needed, not {type(source).__name__}")
        self._source = source
        self._load = load

    def __iter__(self) -> Iterator[Record | SeenRecord]:
        """Every record; one that was written from one seat's side is a `SeenRecord`."""
        with self._opened() as lines:
            try:
                yield from read_records(lines, self._load)
            except (UnicodeDecodeError, EOFError, gzip.BadGzipFile):
                raise BadInput("record.encoding", file=str(getattr(lines, "name", self._source))) from None

    def whole(self) -> Iterator[Record]:
        """The records that tell everything, in order; those written from one seat's side are left out."""
        return (record for record in self if isinstance(record, Record))

    @contextmanager
    def _opened(self) -> Iterator[IO[str]]:
        if not isinstance(self._source, str | Path):
            yield self._source
            return
        with Path(self._source).open("rb") as file:
            is_packed = file.peek(len(_PACKED)).startswith(_PACKED)
            yield io.TextIOWrapper(gzip.GzipFile(fileobj=file) if is_packed else file, "utf-8")

    def __repr__(self) -> str:
        return f"games.read({getattr(self._source, 'name', self._source)!s})"
