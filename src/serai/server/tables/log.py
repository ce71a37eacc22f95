"""What the log of a table holds. A table is a fold over these; none is ever changed or removed."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from serai.protocol.tables import Clock, Undo


class Entry(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, gc=False):
    """One thing that happened at a table."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat when a table is made: a guest, a bot of some level, or nobody yet."""

    guest: str | None = None
    name: str = ""
    level: int | None = None


class Created(Entry, frozen=True):
    """A table was made."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    host: str
    commitment: str
    clock: Clock | None = None
    undo: Undo = "fair"
    is_public: bool = False
    is_watched: bool = True
    #: Spectators see what happens so many seconds later.
    delay: int = 0
    #: Entries of a record the game goes on from: who, and what.
    given: tuple[tuple[str, str], ...] = ()
    #: The table this one is the rematch of.
    after: str | None = None


class Joined(Entry, frozen=True):
    """Somebody sat down on an open seat: a guest, or a bot put there by the host."""

    seat: int
    guest: str | None = None
    name: str = ""
    level: int | None = None


class Left(Entry, frozen=True):
    """A guest got up before the game began."""

    seat: int


class Started(Entry, frozen=True):
    """The game began."""


class Moved(Entry, frozen=True):
    """A player moved."""

    seat: int
    move: str


class Drawn(Entry, frozen=True):
    """Chance answered."""

    move: str


class Offered(Entry, frozen=True):
    """A player would like to take back."""

    seat: int


class Agreed(Entry, frozen=True):
    """Another player has nothing against it; somebody else is still to be asked."""

    seat: int


class Declined(Entry, frozen=True):
    """Another player would rather not."""

    seat: int


class Undone(Entry, frozen=True):
    """The game went back to where its record had so many entries."""

    seat: int
    length: int


class Resigned(Entry, frozen=True):
    """A player gave up."""

    seat: int


class Claimed(Entry, frozen=True):
    """A player whose opponent's time was up said so."""

    seat: int
    late: int


class Said(Entry, frozen=True):
    """A player said something."""

    seat: int
    text: str


class Muted(Entry, frozen=True):
    """A player would rather not hear another one, or would again. Only that player is told."""

    seat: int
    whom: int
    is_muted: bool


class Again(Entry, frozen=True):
    """A player would like a rematch."""

    seat: int


class Rematched(Entry, frozen=True):
    """The rematch is at another table."""

    table: str


Anything = (
    Created
    | Joined
    | Left
    | Started
    | Moved
    | Drawn
    | Offered
    | Agreed
    | Declined
    | Undone
    | Resigned
    | Claimed
    | Said
    | Muted
    | Again
    | Rematched
)
#: Those that go into the record.
IN_RECORD = (Moved, Drawn)
#: Those that change the position: a command that has not seen the last of them is stale.
CHANGES_POSITION = (Created, Started, Moved, Drawn, Undone, Resigned, Claimed)
#: Those after which somebody may no longer sit where they sat.
GETS_UP = (Left, Resigned, Claimed)


class Row(Struct, frozen=True, gc=False):
    """An entry with its place in the log, and when it happened."""

    seq: int
    at: int
    entry: Anything
    command: str | None = None


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Anything).decode


def write(entry: Anything) -> str:
    """An entry as the database keeps it."""
    return _encode(entry).decode()


def read(text: str) -> Anything:
    """An entry from the database."""
    entry: Anything = _decode(text)
    return entry
