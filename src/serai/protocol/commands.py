"""What a client sends on a socket: a `Hello`, then commands. A command is also the body of a REST request."""

from typing import Annotated

from msgspec import Meta, Struct

#: The version of this protocol. A client that speaks another one is refused.
PROTOCOL = 1

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MoveText = Annotated[str, Meta(min_length=1, max_length=400)]
Level = Annotated[int, Meta(ge=1, le=5)]
#: The SHA-256 of a nonce in 64 hexadecimal digits, small letters; what is longer than this is no text of ours.
NonceHash = Annotated[str, Meta(max_length=400)]


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message on a socket: the protocol, the last entry of the log that was seen, and how to look."""

    protocol: Version
    #: 0: nothing yet.
    seen: Sequence = 0
    #: The seat to look from, if you hold several; leave it out if you hold one or none.
    seat: SeatNumber | None = None
    #: Look from the seat that is to move: for several players on one device.
    follows_turn: bool = False
    #: Send the library's own view as well: for programs that let its bots play from elsewhere.
    with_record: bool = False
    language: Annotated[str, Meta(max_length=35)] = "en"
    #: You will say when you have looked at the end of a round (`Seen`): bots wait for it.
    says_seen: bool = False
    #: Whether the player is looking at the table; one who is not may be called to it (`Attend`).
    is_looking: bool = True
    #: How many of the last positions after `seen` to send with the welcome: to look back, or at what was missed.
    past: Annotated[int, Meta(ge=0, le=40)] = 0
    #: Together with `follows_turn`: show a move from the seat that made it first, then from the seat that is to move.
    shows_own: bool = False


class Command(Struct, frozen=True, tag_field="type", gc=False):
    """Something a player wants done. Sent twice with one `id` it is done once, and answered twice alike."""

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


class Seen(Command, frozen=True, tag="seen"):
    """Say that you have looked at the end of the round: a bot may go on. Only if your hello promised it."""

    #: The last entry of the log that was seen.
    seen: Sequence


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """Hide what a player says, or show it again."""

    whom: SeatNumber
    is_muted: bool = True


class AskUndo(Command, frozen=True, tag="undo"):
    """Take back your last decision, if the others agree; only as long as nothing was revealed since."""

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
    """Begin now: bots of this level take the open seats. For the host."""

    level: Level = 3


class Leave(Command, frozen=True, tag="leave"):
    """Leave your seat before the game has begun."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again, the next seat starting; agreed when all players want it."""

    #: Of your nonce for the table of the rematch, if you give one.
    nonce_hash: NonceHash | None = None


class Reveal(Command, frozen=True, tag="reveal"):
    """Give the nonce whose hash you gave before, as soon as the table asks for it (`TableInfo.asks_nonces`)."""

    #: 16 to 32 bytes in hexadecimal digits, small letters.
    nonce: Annotated[str, Meta(max_length=400)]


class Attend(Command, frozen=True, tag="attend"):
    """Say whether you have the table before your eyes. Nothing is stored; it counts as long as the socket is open."""

    is_looking: bool


AnyCommand = (
    Move | Try | Hint | Say | Mute | AskUndo | AnswerUndo | Resign | Claim | Start | Leave | Rematch
    | Reveal | Seen | Attend
)  # fmt: skip
