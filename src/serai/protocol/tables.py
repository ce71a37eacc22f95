"""A table as one reader is shown it: seats, clocks, what happened, and the game itself."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serai.core.wire import EventObject, GameMoveParts, GameScreen, Said

Phase = Literal["open", "playing", "finished"]
Ending = Literal["played", "resigned", "time", "abandoned"]
Undo = Literal["fair", "free", "off"]


class PerTurn(Struct, frozen=True, tag_field="kind", tag="turn"):
    """A clock with some days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


class PerPlayer(Struct, frozen=True, tag_field="kind", tag="player"):
    """A clock with some minutes for the whole game, and some seconds more for every turn."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=180)] = 0


Clock = PerTurn | PerPlayer


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. Nothing here tells who somebody is at other tables."""

    kind: Literal["open", "guest", "bot"]
    name: str = ""
    level: int | None = None
    #: Whether it is the reader's own.
    is_you: bool = False
    is_muted: bool = False
    #: Whether the player is connected right now.
    is_here: bool = False


class ClockState(Struct, frozen=True, omit_defaults=True):
    """Milliseconds on every clock at the time `now`; `running` is the seat whose clock goes down."""

    left: tuple[int, ...]
    running: int | None
    now: int
    #: Milliseconds until the running clock begins to go down: after a round there is time to look at its end.
    starts_in: int = 0


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: played out, given up or claimed. `result` is what its record holds."""

    how: Ending
    winners: tuple[int, ...]
    result: Any = None


class SeatNonce(Struct, frozen=True, omit_defaults=True):
    """What a seat gives to chance; nothing in it: no nonce was promised."""

    #: The SHA-256 of the nonce, from the moment it was given.
    hash: str | None = None
    #: The nonce itself, once the game has begun; null then: it was withheld.
    nonce: str | None = None


class DealInfo(Struct, frozen=True):
    """The deal of a table, which others play too: nobody is told its seed before a time, not even at the end."""

    #: As the record has it.
    name: str
    #: A deal of the day, or one of a duplicate match between friends.
    kind: Literal["daily", "duplicate"]
    #: The day, or the id of the duplicate match.
    id: str
    #: When the seed is shown, in milliseconds since 1970.
    secret_until: int


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table and everything about it but the game itself."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    phase: Phase
    #: SHA-256 of the secret seed of chance, shown from the beginning (`docs/fairness.md`).
    commitment: str
    #: The seed itself, once the game is over.
    seed: str | None = None
    clock: Clock | None = None
    times: ClockState | None = None
    undo: Undo = "fair"
    #: The seat that asks to take back, and waits for an answer.
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
    #: One link for all of them, for the host alone: opening it takes a free seat. Before the game begins.
    link: str | None = None
    #: The version of the rule by which chance is drawn (`docs/fairness.md`).
    fair: int = 1
    #: Whether the game is about to begin, and every player who promised a nonce is to send it now (`Reveal`).
    asks_nonces: bool = False
    #: By seat; empty if nobody has promised one.
    nonces: tuple[SeatNonce, ...] = ()
    #: How many entries of the record came from an imported one and were not drawn here, and how many of them are moves.
    given: int = 0
    given_moves: int = 0
    #: The lesson that is learnt here.
    lesson: str | None = None
    #: If others play the same cards at tables of their own.
    deal: DealInfo | None = None


class Happening(Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry of the log as the reader saw it, and the events it caused."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    #: In notation, `?` for what stayed hidden.
    move: str | None = None
    text: str | None = None
    events: tuple[EventObject, ...] = ()


class LessonStep(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a lesson stands, for its learner."""

    #: How many of the learner's moves are made, and how many there are.
    step: int
    steps: int
    #: Sentences, one after the other, each a `MessageObject`; none while somebody else moves.
    say: tuple[Said, ...] = ()
    #: Pieces to look at with the last sentence: places of the table, or `place/kind` for the pieces of a kind there.
    look: tuple[str, ...] = ()
    #: The move that is wanted now, in notation; null once the learner plays alone.
    move: str | None = None
    #: Pieces to look at with the sentences before the last one, in their order; nothing if none of them has any.
    earlier: tuple[tuple[str, ...], ...] = ()


class GameView(Struct, frozen=True, omit_defaults=True, gc=False):
    """The game itself, from where the reader sits."""

    #: As the game shows it.
    view: GameScreen
    #: The reader's legal moves, when it is the reader's turn.
    legal: tuple[GameMoveParts, ...]
    #: The bytes of the library's own view, which remembers everything the seat saw, in base64; only if asked for.
    record: str | None = None
    #: Of a lesson, for its learner, until the first move the learner makes alone.
    lesson: LessonStep | None = None
    #: Where open cards lie, a letter for each place, where the game says so: the same for everybody.
    layout: str = ""


class PastPosition(Struct, frozen=True, omit_defaults=True, gc=False):
    """The game as it was after an entry of the log, from where the reader sits."""

    seq: int
    view: GameScreen
    #: As in `GameView`.
    layout: str = ""


class TableListed(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    phase: Phase
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    turn: int | None
    #: Whether it is your turn.
    is_your_turn: bool
    clock: Clock | None
    changed: int
    #: As in `TableInfo`.
    given: int = 0
    given_moves: int = 0
    outcome: Outcome | None = None
    lesson: str | None = None
