"""The trace: what one move did, written by the rules while they do it, row by row.

Events, previews and screens read the trace instead of working the rules out again. A row is four numbers: its kind,
which is the game's own (`PAID`, `TAKEN`, `SCORED` …), and three more that the kind explains. Rules call `note`, or
`add` where amounts of the same kind are to be summed up.

Where nobody wants to know, as in a search, the rules are given a trace that is full: then nothing is written.
"""
# mypy: disable-error-code="no-untyped-def"

from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.kernel import kernel

ROWS = 64
TRACE = np.dtype((np.record, [("count", "i2"), ("rows", "i2", (ROWS, 4))]))
Row = tuple[int, int, int, int]
#: Bytes of a row.
ROW_BYTES = 8
_COUNT, _ROW = Struct("<h"), Struct("<4h")

#: A trace that takes no rows.
CLOSED: NDArray[Any] = np.zeros(1, TRACE)
CLOSED["count"] = ROWS


@kernel
def note(trace, kind, a, b, c):
    """Append a row, unless the trace is full."""
    n = trace.count
    if n < ROWS:
        trace.rows[n, 0], trace.rows[n, 1], trace.rows[n, 2], trace.rows[n, 3] = kind, a, b, c
        trace.count = n + 1


@kernel
def add(trace, kind, a, b, amount):
    """Add an amount to the row of this kind with the same `a` and `b`; append one if there is none."""
    if trace.count == ROWS:
        return
    for n in range(trace.count):
        if trace.rows[n, 0] == kind and trace.rows[n, 1] == a and trace.rows[n, 2] == b:
            trace.rows[n, 3] += amount
            return
    note(trace, kind, a, b, amount)


def empty() -> NDArray[Any]:
    """A trace that takes rows."""
    return np.frombuffer(bytearray(TRACE.itemsize), TRACE)


def written(trace: NDArray[Any]) -> bytes:
    """The rows of a trace as their bytes; the low byte of a row's kind comes first."""
    data = trace.tobytes()
    (count,) = _COUNT.unpack_from(data)
    return data[_COUNT.size : _COUNT.size + count * _ROW.size]


def rows(trace: NDArray[Any]) -> list[Row]:
    """The rows of a trace, in the order they were written."""
    return list(_ROW.iter_unpack(written(trace)))
