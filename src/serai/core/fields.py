"""The fields of a position declared once, each with who may see it: that gives the view and what fills it.

    FIELDS = Declaration(
        __name__,
        Field("mover", "i1"),
        Field("hands", "i1", (2, 6), Owner("hand", "hand_sizes")),
        Field("deck", "i1", 7, Count("deck_size", "i2")),
    )
    STATE, VIEW = FIELDS.state, FIELDS.view

A public field stands in the view as in the state. Of an `Owner`'s field (the first axis is the seat) a seat sees its
own row, and how much each row holds; of a `Count` everybody sees how much it holds. `observe` fills a view from a
state; `restore` copies back into a state what a view tells.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.core.kernel import kernel


class Public:
    """Everybody may see the field."""


_PUBLIC = Public()


@dataclass(frozen=True)
class Owner:
    """Each seat sees its own row as `own`; everybody sees how much each row holds as `sizes`."""

    own: str
    sizes: str


@dataclass(frozen=True)
class Count:
    """Everybody sees how much each row along the last axis holds, as `name`."""

    name: str
    type: str = "i1"


class Extra:
    """The field stands only in the view: the game's own `observe` fills it."""


@dataclass(frozen=True)
class Field:
    """A field of the state: its name, type and shape, and who may see it."""

    name: str
    type: str
    shape: int | tuple[int, ...] = ()
    seen: Public | Owner | Count | Extra = _PUBLIC

    @property
    def axes(self) -> tuple[int, ...]:
        """The shape as a tuple."""
        return (self.shape,) if isinstance(self.shape, int) else self.shape

    def in_view(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """What the view has of it."""
        match self.seen:
            case Owner(own, sizes):
                return [(own, self.type, self.axes[1:]), (sizes, self.type, self.axes[:-1])]
            case Count(name, kind):
                return [(name, kind, self.axes[:-1])]
        return [(self.name, self.type, self.axes)]


class Declaration:
    """The fields of a game's state, and the types and compiled functions made of them."""

    def __init__(self, module: str, *fields: Field) -> None:
        """`module` is the name of the module that declares them: compiled functions are cached beside its source."""
        self.fields = fields
        own = [(field.name, field.type, field.axes) for field in fields if not isinstance(field.seen, Extra)]
        seen = [part for field in fields for part in field.in_view()]
        self.state: np.dtype[Any] = np.dtype((np.record, own))
        self.view: np.dtype[Any] = np.dtype((np.record, [("viewer", "i1"), *seen]))
        #: Fill a zeroed view for a seat (−1: a spectator); a game without `Extra` fields supplies it as it is.
        self.observe: Callable[..., None]
        self.observe = self._compiled(module, "observe", "box, state, seat, view", self._observing())
        #: Fill a zeroed state with what a view tells.
        self.restore: Callable[..., None] = self._compiled(module, "restore", "view, state", self._restoring())

    def _observing(self) -> list[str]:
        lines = ["view.viewer = seat"]
        for field in self.fields:
            name, axes = field.name, field.axes
            match field.seen:
                case Owner(own, sizes):
                    lines += _copied(f"view.{own}", f"state.{name}[seat]", axes[1:], "if seat >= 0:")
                    lines += _summed(f"view.{sizes}", f"state.{name}", axes)
                case Count(count, _):
                    lines += _summed(f"view.{count}", f"state.{name}", axes)
                case Public():
                    lines += _copied(f"view.{name}", f"state.{name}", axes)
        return lines

    def _restoring(self) -> list[str]:
        lines = ["seat = view.viewer"]
        for field in self.fields:
            if isinstance(field.seen, Owner):
                lines += _copied(f"state.{field.name}[seat]", f"view.{field.seen.own}", field.axes[1:], "if seat >= 0:")
            elif isinstance(field.seen, Public):
                lines += _copied(f"state.{field.name}", f"view.{field.name}", field.axes)
        return lines

    def _compiled(self, module: str, name: str, parameters: str, lines: list[str]) -> Callable[..., None]:
        """Numba caches a function by the file it says it comes from, so it says: from the game's own module."""
        source = f"def {name}({parameters}):\n" + "\n".join("    " + line for line in lines)
        scope: dict[str, Any] = {"__name__": module}
        exec(compile(source, str(sys.modules[module].__file__), "exec"), scope)
        found: Callable[..., None] = kernel(scope[name])
        return found


def _loops(axes: tuple[int, ...], start: int = 0) -> tuple[list[str], str, str]:
    """Nested loops over these axes: their lines, the index they give, and the indentation inside."""
    lines = [f"{'    ' * (start + i)}for i{i} in range({size}):" for i, size in enumerate(axes)]
    index = f"[{', '.join(f'i{i}' for i in range(len(axes)))}]" if axes else ""
    return lines, index, "    " * (start + len(axes))


def _copied(target: str, source: str, axes: tuple[int, ...], condition: str = "") -> list[str]:
    lines, index, indent = _loops(axes, 1 if condition else 0)
    return [*([condition] if condition else []), *lines, f"{indent}{target}{index} = {source}{index}"]


def _summed(target: str, source: str, axes: tuple[int, ...]) -> list[str]:
    lines, index, indent = _loops(axes[:-1])
    last = f"[{index[1:-1]}, j]" if index else "[j]"
    return [
        *lines,
        f"{indent}total = 0",
        f"{indent}for j in range({axes[-1]}):",
        f"{indent}    total += int({source}{last})",
        f"{indent}{target}{index} = total",
    ]
