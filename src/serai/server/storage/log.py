"""What the log of a table holds. A table is a fold over these; none is ever removed.

Nor is any changed, but for what is no part of the game: names and words, when a guest is renamed or deleted by the host
of the server (`serai.server.admin.traces`).
"""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from serai.protocol.tables import Clock, Undo


class Entry(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, gc=False):
    """One thing that happened at a table."""


class SeatEntry(Entry, frozen=True):
    """One thing that a seat did, or that happened to it."""

    seat: int


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat when a table is made: a guest, a bot of some level, or nobody yet."""

    #: Empty for a guest who has deleted their data.
    guest: str | None = None
    name: str = ""
    level: int | None = None
    #: The SHA-256 of the guest's nonce, if one was promised (`nonces`).
    nonce_hash: str | None = None


class ScriptLine(Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the script of a lesson, and what the learner is told before it."""

    #: As in records: a seat counted from 1, or `*` for chance.
    who: str
    move: str
    #: Keys of the sentences, said one after the other.
    say: tuple[str, ...] = ()
    #: Pieces to look at with the last sentence, by the names of their places on the table.
    look: tuple[str, ...] = ()
    #: The server plays it, even if it is the learner's: the game is taken further at once.
    is_watched: bool = False
    #: Pieces to look at with the sentences before the last one, in their order; nothing if none of them has any.
    earlier: tuple[tuple[str, ...], ...] = ()


class Lesson(Struct, frozen=True, omit_defaults=True):
    """The lesson of a table: kept with it, so that a lesson that is changed later does not change this table."""

    id: str
    #: What follows the entries that were given.
    script: tuple[ScriptLine, ...]
    #: The seat of the learner.
    learner: int = 0
    #: Said when the script is over.
    farewell: tuple[str, ...] = ()


class Deal(Struct, frozen=True, omit_defaults=True):
    """The deal of a table, which others play too at tables of their own (`deals`)."""

    name: str
    #: Until when its seed is a secret, in milliseconds since 1970.
    secret_until: int


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
    #: Seconds after which spectators see what happens.
    delay: int = 0
    #: Entries of a record the game goes on from: who, and what.
    given: tuple[tuple[str, str], ...] = ()
    #: The table this one is the rematch of.
    after: str | None = None
    #: The version of fair chance (`serai.core.fairness`); tables from before it was written have the first.
    fair: int = 1
    lesson: Lesson | None = None
    deal: Deal | None = None


class Joined(SeatEntry, frozen=True):
    """Somebody sat down on an open seat: a guest, or a bot put there by the host."""

    guest: str | None = None
    name: str = ""
    level: int | None = None
    nonce_hash: str | None = None


class Left(SeatEntry, frozen=True):
    """A guest got up before the game began."""


class Asked(Entry, frozen=True):
    """Every seat is taken, and the nonces that were promised are asked for."""


class Revealed(SeatEntry, frozen=True):
    """A player gave the nonce that was promised."""

    nonce: str


class Started(Entry, frozen=True):
    """The game began."""


class Moved(SeatEntry, frozen=True):
    """A player moved."""

    move: str


class Drawn(Entry, frozen=True):
    """Chance answered."""

    move: str


class Offered(SeatEntry, frozen=True):
    """A player asks to take back."""


class Agreed(SeatEntry, frozen=True):
    """Another player agrees; somebody else is still to be asked."""


class Declined(SeatEntry, frozen=True):
    """Another player declined."""


class Undone(SeatEntry, frozen=True):
    """The game went back to where its record had `length` entries."""

    length: int


class Resigned(SeatEntry, frozen=True):
    """A player gave up."""


class Claimed(SeatEntry, frozen=True):
    """A player whose opponent's time was up said so."""

    late: int


class Said(SeatEntry, frozen=True):
    """A player said something."""

    text: str


class Muted(SeatEntry, frozen=True):
    """A player hides what another one says, or shows it again. Only that player is told."""

    whom: int
    is_muted: bool


class Again(SeatEntry, frozen=True):
    """A player would like a rematch."""

    nonce_hash: str | None = None


class Rematched(Entry, frozen=True):
    """The rematch is at another table."""

    table: str


class Closed(Entry, frozen=True):
    """The host of the server ended the game, or the waiting for it."""


class Opened(SeatEntry, frozen=True):
    """The host of the server opened a seat again, whatever the game has come to: its guest has vanished."""


class Renamed(SeatEntry, frozen=True):
    """The guest on a seat has another name, given by the host of the server, or none: their data was deleted."""

    name: str = ""
    is_deleted: bool = False


AnyEntry = (
    Created | Joined | Left | Started | Moved | Drawn | Offered | Agreed | Declined | Undone | Resigned | Claimed
    | Said | Muted | Again | Rematched | Asked | Revealed | Closed | Opened | Renamed
)  # fmt: skip
#: Those that go into the record.
IN_RECORD = (Moved, Drawn)
#: Those that change the position: a command that has not seen the last of them is stale.
CHANGES_POSITION = (Created, Started, Moved, Drawn, Undone, Resigned, Claimed, Closed)
#: Those after which a player may have lost a seat.
GETS_UP = (Left, Resigned, Claimed, Opened, Renamed)


class Row(Struct, frozen=True, gc=False):
    """An entry with its place in the log, and when it happened."""

    seq: int
    at: int
    entry: AnyEntry
    command: str | None = None


#: An entry from the database.
read: Callable[[str], AnyEntry] = msgspec.json.Decoder(AnyEntry).decode
_encode = msgspec.json.Encoder().encode


def write(entry: AnyEntry) -> str:
    """An entry as the database keeps it."""
    return _encode(entry).decode()
