"""Events: what a move made happen, in the past tense, and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform, get_type_hints

from serai.core.message import Message

#: Gives the name of a seat.
Name = Callable[[int], Message | str]


@dataclass(frozen=True, slots=True)
class Travels:
    """Marks a field of an event, in `Annotated`, that is sent in another form: parts instead of notation."""

    convert: Callable[[Any], Any]
    #: The type it then has.
    hint: Any


@dataclass(frozen=True, slots=True)
class Said:
    """Marks a field of an event, in `Annotated`, that is said in another form: a seat by its name."""

    convert: Callable[[Any, Name], Any]


#: A seat, said by its name.
Seat = Annotated[int, Said(lambda seat, name: name(seat))]


class Event:
    """Something that happened. The full event is for the record; everybody is shown `seen_by` of their seat."""

    __slots__ = ()
    #: Makes the sentence from the fields, in their order; nothing where `message` is overridden.
    says: ClassVar[Callable[..., Message] | None] = None

    def seen_by(self, viewer: int) -> Event:
        """The event as this seat saw it (−1: a spectator). Most events are public."""
        return self

    def message(self, name: Name) -> Message:
        """The sentence that tells it; `name` gives the name of a seat."""
        assert self.says is not None
        kind: Any = type(self)
        values = [(getattr(self, field), convert) for field, convert in marks_of(kind, Said)]
        return self.says(*[value if convert is None else convert(value, name) for value, convert in values])


E = TypeVar("E", bound=type)


@cache
def marks_of(kind: Any, mark: type[Travels | Said]) -> tuple[tuple[str, Callable[..., Any] | None], ...]:
    """The fields of an event, each with what such a mark converts it with; nothing where it has none."""
    hints = get_type_hints(kind, include_extras=True)
    marks = {name: getattr(hints[name], "__metadata__", ()) for name in kind.__dataclass_fields__}
    return tuple((name, next((x.convert for x in found if isinstance(x, mark)), None)) for name, found in marks.items())


@dataclass_transform(frozen_default=True)
def event(says: Callable[..., Message] | None = None) -> Callable[[E], E]:
    """Declare an event. `says` makes its sentence from the fields, each as its type says (`Said`)."""

    def declare(cls: E) -> E:
        made: Any = dataclass(frozen=True, slots=True)(cls)
        made.says = staticmethod(says) if says is not None else None
        return made  # type: ignore[no-any-return]

    return declare


@event()
class SeatEvent(Event):
    """Something that a seat did."""

    seat: Seat


def events_of(module: ModuleType) -> tuple[type[Event], ...]:
    """The classes of events that a module declares."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in found if kind.__module__ == module.__name__)
