"""What the server sends on a socket."""

from msgspec import Struct

from serai.core.wire import Said
from serai.protocol.tables import ClockState, GameView, Happening, PastPosition, TableInfo


class Frame(Struct, frozen=True, tag_field="type", omit_defaults=True, gc=False):
    """One message from the server."""


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to a hello: the whole table, and what happened since the entry that was seen."""

    protocol: int
    seq: int
    table: TableInfo
    #: The seat the reader looks from; null for a spectator.
    seat: int | None
    #: Null before the game has begun.
    game: GameView | None
    happenings: tuple[Happening, ...]
    #: The last positions where a player was to decide, or a round had ended: oldest first, the present one included.
    #: Only if a hello asks for them.
    past: tuple[PastPosition, ...] = ()


class News(Frame, frozen=True, tag="news"):
    """What happened just now, after it was stored; and how things stand, as far as that changed."""

    seq: int
    happenings: tuple[Happening, ...]
    #: The seat the reader looks from; null for a spectator.
    seat: int | None
    #: The seat to move.
    turn: int | None = None
    can_undo: bool = False
    times: ClockState | None = None
    #: If more changed than the position: who sits where, what was asked, how it ended.
    table: TableInfo | None = None
    #: If the position changed.
    game: GameView | None = None


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
    """Whether the player of each seat is connected, and how many spectators there are."""

    seats: tuple[bool, ...]
    spectators: int


class Farewell(Frame, frozen=True, tag="farewell"):
    """The server stops for a moment: come back after this many milliseconds."""

    after: int


Answer = Done | Tried | Hinted
AnyFrame = Welcome | News | Done | Refused | Tried | Hinted | Presence | Farewell
