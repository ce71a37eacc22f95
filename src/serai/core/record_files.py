"""Files of records, read one record at a time."""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from serai.core.errors import BadInput
from serai.core.reading import Load, read_records
from serai.core.record import Record, SeenRecord

#: The first bytes of what gzip has packed.
_PACKED = b"\x1f\x8b"


@contextmanager
def text_of(source: str | Path | IO[Any]) -> Iterator[IO[str]]:
    """The text of a file, which may be packed by gzip; `BadInput` where that is no text, while it is read.

    A file that was given open stays open, whether it gives text or bytes.
    """
    try:
        if isinstance(source, str | Path):
            with Path(source).open("rb") as file, text_of(file) as text:
                yield text
        elif isinstance(source, io.TextIOBase) or not isinstance(source, io.IOBase):
            yield source
        else:
            opened: Any = source
            file = opened if isinstance(opened, io.BufferedReader) else io.BufferedReader(opened)
            is_packed = file.peek(len(_PACKED)).startswith(_PACKED)
            text = io.TextIOWrapper(gzip.GzipFile(fileobj=file) if is_packed else file, "utf-8")
            try:
                yield text
            finally:
                with suppress(ValueError):  # closed already: its reader was left halfway
                    text.detach()
                if file is not opened:
                    file.detach()
    except UnicodeDecodeError:
        raise BadInput("record.encoding", file=_name(source)) from None
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BadInput("record.damaged", file=_name(source)) from None


def _name(source: str | Path | IO[Any]) -> str:
    """What a file is called in a sentence."""
    return str(source if isinstance(source, str | Path) else getattr(source, "name", source))[:200]


class RecordFile:
    """The records of a file: iterate over it. Each is read, checked and played through when it is asked for."""

    def __init__(self, source: str | Path | IO[Any], load: Load) -> None:
        if not isinstance(source, str | Path) and not hasattr(source, "readline"):
            raise TypeError(f"a path or an open file is needed, not {type(source).__name__}")
        self._source = source
        self._load = load

    def __iter__(self) -> Iterator[Record | SeenRecord]:
        """Every record; one that was written from one seat's side is a `SeenRecord`."""
        with text_of(self._source) as lines:
            yield from read_records(lines, self._load)

    def whole(self) -> Iterator[Record]:
        """The records that tell everything, in order; those written from one seat's side are left out."""
        return (record for record in self if isinstance(record, Record))

    def __repr__(self) -> str:
        return f"games.read({str(self._source) if isinstance(self._source, Path) else self._source!r})"
