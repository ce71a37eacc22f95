"""What an entry of the log did to the record, and what each viewer saw of it."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from serai.core.events import Event
from serai.core.position import Position
from serai.core.wire import event_object


class Seen(NamedTuple):
    """A move as a viewer saw it: in notation, `?` for what stayed hidden, and the events it caused, encoded."""

    move: str
    events: tuple[msgspec.Raw, ...]


class Change:
    """What an entry did to the record: the packed move, and the position on both sides of it."""

    __slots__ = ("_events", "_positions", "_public", "_seen", "code")

    def __init__(self, before: Position, code: int, after: Position) -> None:
        self.code = code
        self._positions: tuple[Position, Position] | None = (before, after)
        self._events: tuple[Event, ...] | None = None
        #: The events, encoded, if all viewers saw them alike.
        self._public: tuple[msgspec.Raw, ...] | None = None
        #: By viewer, a spectator last.
        self._seen: list[Seen | None] = [None] * (before.game.seats + 1)

    @property
    def before(self) -> Position:
        """The position the move was made on; not to be asked for after `settle`."""
        assert self._positions is not None
        return self._positions[0]

    @property
    def after(self) -> Position:
        """The position the move led to; not to be asked for after `settle`."""
        assert self._positions is not None
        return self._positions[1]

    def seen_by(self, viewer: int) -> Seen:
        """The move and its events as a seat saw them; −1 is a spectator."""
        seen = self._seen[viewer]
        if seen is None:
            move = self.before.game.definition.write_seen(self.code, self.before, viewer)
            seen = self._seen[viewer] = Seen(move, self._told(viewer))
        return seen

    def settle(self) -> None:
        """Keep what each viewer saw, and no longer the positions, which take a hundred times the memory."""
        if self._positions is not None:
            for viewer in range(len(self._seen)):
                self.seen_by(viewer - 1)
            self._positions = self._events = None

    def _told(self, viewer: int) -> tuple[msgspec.Raw, ...]:
        if self._public is not None:
            return self._public
        if self._events is None:
            self._events = tuple(self.before.game.definition.events(self.before, self.code, self.after))
        told = tuple([_in_json(event.seen_by(viewer)) for event in self._events])
        for event in self._events:
            if type(event).seen_by is not Event.seen_by:
                return told
        self._public = told
        return told


@lru_cache(maxsize=1 << 14)
def _in_json(event: Event) -> msgspec.Raw:
    """An event encoded; kept, because equal events happen often and are told to many."""
    return msgspec.Raw(msgspec.json.encode(event_object(event)))
