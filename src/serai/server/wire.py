"""What travels between the service and its clients, defined once; `web/src/lib/wire.ts` is generated from here.

On a socket a client sends a `Hello`, then `Command`s; the service sends `Frame`s. Each carries its `type`. The same
commands and the same objects are the bodies of the REST face. `docs/protocol.md` tells the story.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serai.core.wire import EventObject, Said, Shown, Spelled
from serai.server.clocks import Clock
from serai.server.entries import Undo

#: The version of this protocol. A client that speaks another one is told so, and to come back newer.
PROTOCOL = 1

Name = Annotated[str, Meta(max_length=100)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
TableId = Annotated[str, Meta(pattern=r"^[a-z0-9]{6,12}$")]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Level = Annotated[int, Meta(ge=1, le=5)]
Phase = Literal["open", "playing", "finished"]
Ending = Literal["played", "resigned", "time", "abandoned"]


# --- From a client ----------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first word on a socket: which protocol, the last entry of the log that was seen, and how to look."""

    protocol: int
    #: 0: nothing yet.
    seen: Sequence = 0
    #: The seat to look from, for who holds several; nothing: the only one, or as a spectator.
    seat: SeatNumber | None = None
    #: On one device for several: look from the seat that is to move.
    follows_turn: bool = False
    #: Send the view also as the library keeps it: for programs that let its bots play from elsewhere.
    with_record: bool = False
    language: Annotated[str, Meta(max_length=35)] = "en"


class Command(Struct, frozen=True, tag_field="type", gc=False):
    """Something a player wants done. The same `id` twice is one command, and gets the same answer."""

    id: CommandId


class Move(Command, frozen=True, tag="move"):
    """Make a move, written as in records."""

    move: MoveText
    #: The last entry of the log that was seen: a move made on an older position is refused.
    seen: Sequence


class Try(Command, frozen=True, tag="try"):
    """Ask what a move would do, or why it cannot be made. Nothing happens. Give either `move` or `parts`."""

    move: MoveText | None = None
    #: The parts of the move, as legal moves are sent, without `move`.
    parts: dict[str, str | int | dict[str, int] | None] | None = None


class Hint(Command, frozen=True, tag="hint"):
    """Ask a strong bot what it would do; only where all other players are bots."""

    seen: Sequence


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """Hear a player no longer, or again."""

    whom: SeatNumber
    is_muted: bool = True


class AskUndo(Command, frozen=True, tag="undo"):
    """Take back one's last decision, if the others agree; only as long as nothing was revealed since."""

    seen: Sequence


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Agree to an undo, or not."""

    accepts: bool
    seen: Sequence


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""


class Claim(Command, frozen=True, tag="claim"):
    """Claim the game from an opponent whose time is up."""


class Start(Command, frozen=True, tag="start"):
    """Begin now: bots of this level sit down on the open seats. For the host."""

    level: Level = 3


class Leave(Command, frozen=True, tag="leave"):
    """Get up before the game has begun."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again, the other one starting; agreed when all players want it."""


AnyCommand = (
    Move | Try | Hint | Say | Mute | AskUndo | AnswerUndo | Resign | Claim | Start | Leave | Rematch
)  # fmt: skip


# --- What a table looks like ------------------------------------------------------------------------------------------


class SeatShown(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. Nothing here tells who somebody is elsewhere."""

    kind: Literal["open", "guest", "bot"]
    name: str = ""
    level: int | None = None
    #: Whether it is one's own.
    is_you: bool = False
    is_muted: bool = False
    #: Whether somebody is looking from there right now.
    is_here: bool = False


class ClockShown(Struct, frozen=True):
    """What is on every clock, when `now` is the time; `running` says whose goes down."""

    left: tuple[int, ...]
    running: int | None
    now: int


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: played out, given up or claimed. `result` is what its record holds."""

    how: Ending
    winners: tuple[int, ...]
    result: Any = None


class TableShown(Struct, frozen=True, omit_defaults=True):
    """A table and everything about it but the game itself."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatShown, ...]
    phase: Phase
    #: SHA-256 of the secret seed of chance, shown from the beginning (`docs/fairness.md`).
    commitment: str
    #: The seed itself, once the game is over.
    seed: str | None = None
    clock: Clock | None = None
    times: ClockShown | None = None
    undo: Undo = "fair"
    #: The seat that would like to take back, and waits for an answer.
    undo_asked: int | None = None
    #: Whether you could ask to take back now.
    can_undo: bool = False
    #: The seats that want a rematch, and where it is.
    again: tuple[int, ...] = ()
    rematch: str | None = None
    #: The table this one is the rematch of.
    after: str | None = None
    is_public: bool = False
    is_watched: bool = True
    delay: int = 0
    is_host: bool = False
    outcome: Outcome | None = None
    #: The seat to move.
    turn: int | None = None
    #: The secret links of open seats, for the host alone.
    links: dict[int, str] = {}


class Happening(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as the reader saw it: an entry of the log, and the events it caused."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    #: In notation, `?` for what stayed hidden.
    move: str | None = None
    text: str | None = None
    events: tuple[EventObject, ...] = ()


class GameShown(Struct, frozen=True, omit_defaults=True, gc=False):
    """The game itself, from where the reader sits."""

    #: As the game shows it.
    view: Shown
    #: The reader's legal moves, when it is the reader's turn.
    legal: tuple[Spelled, ...]
    #: The bytes of the library's own view, which remembers everything the seat saw, in base64; only if asked for.
    record: str | None = None


# --- From the service -------------------------------------------------------------------------------------------------


class Frame(Struct, frozen=True, tag_field="type", omit_defaults=True, gc=False):
    """Something the service says."""


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to a hello: the whole table, and what happened since the entry that was seen."""

    protocol: int
    seq: int
    table: TableShown
    #: Where the reader looks from; nothing: as a spectator.
    seat: int | None
    #: Nothing before the game has begun.
    game: GameShown | None
    happenings: tuple[Happening, ...]


class News(Frame, frozen=True, tag="news"):
    """What happened just now, after it was stored; and how things stand, as far as that changed."""

    seq: int
    happenings: tuple[Happening, ...]
    #: Where the reader looks from; nothing: as a spectator.
    seat: int | None
    #: The seat to move.
    turn: int | None = None
    can_undo: bool = False
    times: ClockShown | None = None
    #: If more changed than the position: who sits where, what was asked, how it ended.
    table: TableShown | None = None
    #: If the position changed.
    game: GameShown | None = None


class Done(Frame, frozen=True, tag="done"):
    """A command was carried out and stored; `seq` is the entry it became."""

    id: str
    seq: int


class Refused(Frame, frozen=True, tag="refused"):
    """A command, or anything else, was not carried out. Nothing has changed."""

    id: str | None
    code: str
    args: dict[str, str | int]
    #: The sentence in the reader's language.
    message: str
    #: Where the log stands; what a stale client has missed came just before, as `News`.
    seq: int = 0


class Tried(Frame, frozen=True, tag="tried"):
    """What a move would do, or why it cannot be made."""

    id: str
    is_legal: bool
    #: A message to be said in the reader's language.
    say: Said


class Hinted(Frame, frozen=True, tag="hinted"):
    """What a strong bot would do, and the chances to win it sees, best first."""

    id: str
    move: str
    say: Said
    chances: tuple[tuple[str, float], ...]


class Presence(Frame, frozen=True, tag="presence"):
    """Who is looking, seat by seat; and how many spectators there are."""

    seats: tuple[bool, ...]
    spectators: int


class Farewell(Frame, frozen=True, tag="farewell"):
    """The service stops for a moment: come back after so many milliseconds."""

    after: int


AnyFrame = Welcome | News | Done | Refused | Tried | Hinted | Presence | Farewell


# --- REST -------------------------------------------------------------------------------------------------------------


class NewTable(Struct, frozen=True):
    """A table to be made. A seat is `me`, `open` or `bot:3`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^(me|open|bot:[1-5])$")], ...], Meta(min_length=1, max_length=8)
    ]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], str | int | bool], Meta(max_length=16)] = {}
    clock: Clock | None = None
    undo: Undo = "fair"
    is_public: bool = False
    is_watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


class ImportedTable(Struct, frozen=True):
    """A table that goes on from a record, or shows it if it is complete."""

    #: In its JSON form, or its text form.
    record: Annotated[str, Meta(min_length=2, max_length=900_000)]
    seats: Annotated[tuple[Annotated[str, Meta(pattern=r"^(me|open|bot:[1-5])$")], ...], Meta(max_length=8)] = ()
    #: Go on after so many entries of its log; nothing: after all.
    entries: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class Join(Struct, frozen=True):
    """A seat to sit down on: by its secret link, or by its number at a public table."""

    link: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None


class Joined(Struct, frozen=True):
    """One sits now."""

    table: str
    seat: int


class TableListed(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    phase: Phase
    options: dict[str, Any]
    seats: tuple[SeatShown, ...]
    turn: int | None
    #: Whether it is your turn.
    is_your_turn: bool
    clock: Clock | None
    changed: int


class TablesListed(Struct, frozen=True):
    """Some tables, the latest first."""

    tables: tuple[TableListed, ...]


class GamesListed(Struct, frozen=True):
    """All games that can be played here, each a `GameInfo`."""

    games: tuple[Any, ...]


class GameStatus(Struct, frozen=True):
    """Whether a game can be begun at once; its first start on a machine compiles the rules, about a minute."""

    rules: Literal["ready", "warming"]
    #: Without bots there are still people to play with.
    bots: Literal["ready", "warming", "away"]


class StatusShown(Struct, frozen=True):
    """What this service is, and how ready it is, by game."""

    version: str
    protocol: int
    games: dict[str, GameStatus]


class Me(Struct, frozen=True):
    """Who one is here: a name, and a handle if one wants to come back from another device."""

    name: str
    handle: str | None = None


class NewName(Struct, frozen=True):
    """The name to be shown."""

    name: Name


class Passphrase(Struct, frozen=True):
    """A handle and a passphrase: to be kept, or to come back with."""

    handle: Name
    passphrase: Annotated[str, Meta(max_length=200)]


class Step(Struct, frozen=True):
    """One entry of a game and the table after it, as the reader saw it."""

    who: str
    move: str
    events: tuple[EventObject, ...]
    view: Shown


class History(Struct, frozen=True):
    """A game step by step from one side; nothing for a spectator's."""

    table: TableShown
    seat: int | None
    start: Shown
    steps: tuple[Step, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    args: dict[str, str | int]
    message: str
