"""What an entry of the log did to the record, and what each viewer saw of it."""

from collections.abc import Hashable
from functools import lru_cache

import msgspec

from serai.core.events import Event
from serai.core.game import Game
from serai.core.position import Position
from serai.core.wire import event_object

#: A move as a viewer saw it: in notation, `?` for what stayed hidden, and the events it caused, encoded.
Seen = tuple[str, tuple[msgspec.Raw, ...]]


#: Moves of one game that are kept as everybody saw them.
MOST_KEPT = 1 << 14


class Change:
    """What an entry did to the record: the packed move, and until `settle` the position on both sides of it."""

    __slots__ = ("_events", "_is_settled", "_public", "_seen", "after", "before", "code", "entries", "is_alike")

    def __init__(self, before: Position, code: int, after: Position) -> None:
        self.before, self.code, self.after = before, code, after
        #: How many entries the record has with this one, once it is there.
        self.entries = 0
        self._is_settled = False
        #: Whether it is known that all viewers saw it alike.
        self.is_alike = False
        self._events: tuple[Event, ...] | None = None
        #: The events, encoded, if all viewers saw them alike.
        self._public: tuple[msgspec.Raw, ...] | None = None
        #: By viewer, a spectator last.
        self._seen: list[Seen | None] = [None] * (before.game.seats + 1)

    def seen_by(self, viewer: int) -> Seen:
        """The move and its events as a seat saw them; −1 is a spectator."""
        seen = self._seen[viewer]
        if seen is None:
            definition = self.before.game.definition
            key = definition.events_key(self.before, self.code, self.after)
            if key is None:
                seen = self._seen[viewer] = self._worked_out(viewer)
                return seen
            kept = _seen_by_all(self.before.game)
            seen = kept.get(key)
            if seen is None:
                if len(kept) >= MOST_KEPT:
                    kept.clear()
                seen = kept[key] = self._worked_out(viewer)
            self._seen, self.is_alike = [seen] * len(self._seen), True
        return seen

    def _worked_out(self, viewer: int) -> Seen:
        move = self.before.game.definition.write_seen(self.code, self.before, viewer)
        return move, self._told(viewer)

    def settle(self) -> None:
        """Keep what each viewer saw, and no longer the positions, which take a hundred times the memory."""
        if not self._is_settled:
            if not self.is_alike:
                last = len(self._seen) - 1
                for viewer, seen in enumerate(self._seen):
                    if seen is None:
                        self.seen_by(viewer if viewer < last else -1)
            del self.before, self.after
            self._is_settled, self._events = True, None

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


@lru_cache(maxsize=64)
def _seen_by_all(game: Game) -> dict[Hashable, Seen]:
    """What everybody saw of a move, by what decides it (`Definition.events_key`)."""
    return {}


@lru_cache(maxsize=1 << 14)
def _in_json(event: Event) -> msgspec.Raw:
    """An event encoded; kept, because equal events happen often and are told to many."""
    return msgspec.Raw(msgspec.json.encode(event_object(event)))
