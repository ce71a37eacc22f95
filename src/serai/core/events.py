"""Events: what a move made happen, in the past tense, born with their audience."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from serai.core.message import Message


@dataclass(frozen=True, slots=True)
class Travels:
    """Marks a field of an event, in `Annotated`, that is sent in another form: parts instead of notation."""

    convert: Callable[[Any], Any]
    #: The type it then has.
    hint: Any


class Event(ABC):
    """Something that happened. The full event is for the record; everybody is shown `seen_by` of their seat."""

    __slots__ = ()

    def seen_by(self, viewer: int) -> Event:
        """The event as this seat saw it (−1: a spectator). Most events are public."""
        return self

    @abstractmethod
    def message(self, name: Callable[[int], Message | str]) -> Message:
        """The sentence that tells it; `name` gives the name of a seat."""
