"""What a learner sees of a view: numbers of about the size of one, each with a name, declared once.

    OBSERVATION = Observation(
        __name__,
        VIEW,
        OneHot("stage", ("play", "refill")),
        Plain("market", 1 / 5, labels=GOODS),
        PerSeat("rupees", 1 / 60),
    )

Each column says how a field of the view is written: `names` is the table of all numbers, and a compiled function fills
them, supplied as `contract.encode`. It is given the view and the box and nothing else, so it cannot show a seat more
than its view does. Seats are counted from the viewer: 0 is the viewer, 1 the player to its left.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core import contract
from serai.core.kernel import IS_COMPILED, supplies


@dataclass(frozen=True)
class Plain:
    """A field as it is, times a scale; `labels` name its last axis."""

    field: str
    scale: float = 1.0
    labels: Sequence[str] = ()


@dataclass(frozen=True)
class PerSeat:
    """A field whose first axis is the seat, the viewer's row first; rows of seats nobody sits on are zero."""

    field: str
    scale: float = 1.0
    labels: Sequence[str] = ()


@dataclass(frozen=True)
class SeatHot:
    """A field that holds a seat: a one for that seat, counted from the viewer; none for a negative number."""

    field: str


@dataclass(frozen=True)
class OneHot:
    """A field that holds one of some values: a one for that value."""

    field: str
    labels: Sequence[str]


@dataclass(frozen=True)
class Computed:
    """Numbers worked out from the view: `write(box, view, numbers, start)`, a kernel, writes one for each name."""

    name: str
    labels: Sequence[str]
    write: Callable[..., None]


Column = Plain | PerSeat | SeatHot | OneHot | Computed


@dataclass(frozen=True)
class Row:
    """A line of the printed table: the numbers from `start` to `end` of a tensor, and what they are."""

    start: int
    end: int
    name: str
    kind: str
    scale: float


class Observation:
    """The columns of a game's observation, their names, and the compiled function that fills them."""

    def __init__(
        self, module: str, view: np.dtype[Any], *columns: Column, seats: str | int = 2, most_seats: int | None = None
    ) -> None:
        """`seats` is the number of seats, or where the box holds it (`box.seats`); `module` declares it all."""
        most = most_seats if most_seats is not None else int(seats)
        self.columns = columns
        self.names: list[str] = []
        self.rows: list[Row] = []
        #: By column: no number is larger, nor smaller than this with a minus.
        self.limits: list[float] = []
        lines, scope = (
            [f"seats = {seats}", "me = max(0, int(view.viewer))"],
            {"__name__": module, "float32": np.float32},
        )
        for number, column in enumerate(columns):
            start = len(self.names)
            name = column.name if isinstance(column, Computed) else column.field
            scale = column.scale if isinstance(column, Plain | PerSeat) else 1.0
            most_of = _largest(view[column.field]) * scale if isinstance(column, Plain | PerSeat) else 1.0
            self.limits += [127.0 if isinstance(column, Computed) else most_of]
            if isinstance(column, Computed):
                scope[f"write_{number}"] = column.write
                lines.append(f"write_{number}(box, view, numbers, {start})")
                names = [f"{name}.{label}" for label in column.labels]
            else:
                more, names = _filled(column, view, most, start)
                lines += more
            self.names += names
            self.rows.append(Row(start, len(self.names), name, type(column).__name__, scale))
        #: What `encode` does, in plain Python.
        self.plain = _made(module, lines, scope)
        fast = _made(module, *_fast(self, view, most, seats, scope)) if IS_COMPILED else self.plain
        self.encode = supplies(contract.encode, view)(fast)

    def __len__(self) -> int:
        return len(self.names)

    def high(self) -> NDArray[np.float32]:
        """A bound for each number; its negative is a bound from below."""
        sizes = [row.end - row.start for row in self.rows]
        return np.repeat(np.array(self.limits, np.float32), sizes)

    def table(self) -> str:
        """The fields of the tensor as a table of text: where they stand, and what each was multiplied by."""
        lines = ["numbers    field            written as   scale"]
        for row in self.rows:
            span = f"{row.start}-{row.end - 1}" if row.end > row.start + 1 else str(row.start)
            lines.append(f"{span:10} {row.name:16} {row.kind:12} {row.scale:.4g}")
        return "\n".join(lines)


def _largest(kind: np.dtype[Any]) -> float:
    return 1.0 + int(np.iinfo(kind.base).max)


def _filled(column: Plain | PerSeat | SeatHot | OneHot, view: np.dtype[Any], most: int, at: int) -> Any:
    """The lines that write a column from number `at` on, and the names of its numbers."""
    field, axes = column.field, view[column.field].shape
    match column:
        case OneHot(_, labels):
            lines = [f"for i in range({len(labels)}):", f"    numbers[{at} + i] = 1.0 if view.{field} == i else 0.0"]
            return lines, [f"{field}.{label}" for label in labels]
        case SeatHot():
            lines = [
                f"for i in range({most}):",
                f"    numbers[{at} + i] = 1.0 if i < seats and view.{field} == (me + i) % seats else 0.0",
            ]
            return lines, [f"{field}.{seat}" for seat in range(most)]
        case PerSeat():
            inner = axes[1:]
            loops, index, offset, depth = _nested(inner, 2)
            size = int(np.prod(inner, dtype=int))
            lines = [
                f"for seat in range({most}):",
                "    owner = (me + seat) % seats",
                *loops,
                f"{depth}numbers[{at} + seat * {size} + {offset}] = "
                f"float32(view.{field}[owner{index}]) * float32({column.scale!r}) if seat < seats else 0.0",
            ]
            return lines, _names(field, (most, *inner), column.labels)
    loops, index, offset, depth = _nested(axes, 1)
    index = f"[{index[2:]}]" if index else ""
    value = f"float32(view.{field}{index}) * float32({column.scale!r})"
    return [*loops, f"{depth}numbers[{at} + {offset}] = {value}"], _names(field, axes, column.labels)


def _made(module: str, lines: Sequence[str], scope: dict[str, Any]) -> Callable[..., None]:
    """A function `encode(box, view, numbers)` of some lines, as if the module that declares it all had it."""
    source = "def encode(box, view, numbers):\n" + "\n".join("    " + line for line in lines)
    file = str(sys.modules[module].__file__) if module in sys.modules else module
    exec(compile(source, file, "exec"), scope)
    found: Callable[..., None] = scope["encode"]
    return found


def _fast(
    observation: "Observation", view: np.dtype[Any], most: int, seats: str | int, scope: dict[str, Any]
) -> tuple[list[str], dict[str, Any]]:
    """The same with many numbers at once: lines that call what `observation_code` makes, and the names they know."""
    from serai.core.observation_code import one_hot, scaled

    lines = [f"seats = {seats}", "me = max(0, int(view.viewer))"]
    lines += [f"owner_{seat} = (me + {seat}) % seats" for seat in range(most)]
    scope = dict(scope)

    def call(function: Callable[..., None], start: int, arguments: str) -> str:
        scope[f"fill_{start}"] = function
        return f"fill_{start}({arguments})"

    for number, (column, row) in enumerate(zip(observation.columns, observation.rows)):
        start, count = row.start, row.end - row.start
        if isinstance(column, Computed):
            lines.append(f"write_{number}(box, view, numbers, {start})")
            continue
        field, kind, offset = column.field, view[column.field].base, int(view.fields[column.field][1])  # type: ignore[index]
        match column:
            case OneHot():
                lines.append(call(one_hot(count, start), start, f"view.{field}, numbers"))
            case SeatHot():
                place = f"(view.{field} - me) % seats if 0 <= view.{field} < seats else -1"
                lines.append(call(one_hot(count, start), start, f"{place}, numbers"))
            case Plain():
                lines.append(call(scaled(kind, offset, 0, [column.scale] * count, start), start, "view, numbers, 0"))
            case PerSeat():
                size = count // most
                scales, stride = [column.scale] * size, size * kind.itemsize
                for seat in range(most):
                    at = start + seat * size
                    line = call(scaled(kind, offset, stride, scales, at), at, f"view, numbers, owner_{seat}")
                    if isinstance(seats, str) and seat:  # a box for fewer players: nobody sits there
                        scope[f"clear_{at}"] = one_hot(size, at)
                        line = f"{line} if {seat} < seats else clear_{at}(-1, numbers)"
                    lines.append(line)
    return lines, scope


def _nested(axes: tuple[int, ...], depth: int) -> tuple[list[str], str, str, str]:
    """Loops over some axes: their lines, the index they give, its place in a row, and the indentation inside."""
    indent = "    " * (depth - 1)
    lines = [f"{indent}{'    ' * i}for i{i} in range({size}):" for i, size in enumerate(axes)]
    index = "".join(f", i{i}" for i in range(len(axes)))
    offset = "0"
    for i, size in enumerate(axes):
        offset = f"({offset}) * {size} + i{i}"
    return lines, index, offset, indent + "    " * len(axes)


def _names(field: str, axes: tuple[int, ...], labels: Sequence[str]) -> list[str]:
    """A name for each number; the last axis is named by the labels, if there are any."""
    places = [[str(i) for i in range(size)] for size in axes]
    if labels and places:
        places[-1] = [*labels, *places[-1][len(labels) :]]
    return [".".join((field, *place)) for place in product(*places)]
