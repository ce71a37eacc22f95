"""The bodies of REST requests and of their answers."""

from typing import Annotated

from msgspec import Meta, Struct

from serai.core.wire import EventObject, GameScreen
from serai.protocol.commands import NonceHash, SeatNumber
from serai.protocol.tables import Clock, TableInfo, TableListed, Undo

Name = Annotated[str, Meta(max_length=100)]
#: Who sits on a seat of a new table.
SeatWish = Annotated[str, Meta(pattern=r"^(me|open|bot:[1-5])$")]


class NewTable(Struct, frozen=True):
    """A table to be made. A seat is `me`, `open` or `bot:3`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], str | int | bool], Meta(max_length=16)] = {}
    clock: Clock | None = None
    undo: Undo = "fair"
    is_public: bool = False
    is_watched: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    #: Of your own nonce, which is mixed into chance (`docs/fairness.md`); leave it out to give none.
    nonce_hash: NonceHash | None = None
    #: What those are called who share your device, by seat; an empty name is none. Only where you have several seats.
    names: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()


class ImportedTable(Struct, frozen=True):
    """A table that goes on from a record, or shows it if it is complete."""

    #: In its JSON form, or its text form.
    record: Annotated[str, Meta(min_length=2, max_length=900_000)]
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=8)] = ()
    #: Go on after this many entries of its log; left out: after all.
    entries: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    #: As in `NewTable`.
    nonce_hash: NonceHash | None = None


class NewLesson(Struct, frozen=True):
    """A lesson to be learnt, at a table of its own; its seats and its cards are the lesson's."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]


class Join(Struct, frozen=True):
    """A seat to take: by its secret link, any by the link of the table, or by its number at a public table."""

    link: Annotated[str, Meta(max_length=40)] | None = None
    seat: SeatNumber | None = None
    #: As in `NewTable`.
    nonce_hash: NonceHash | None = None


class Joined(Struct, frozen=True):
    """The seat that was taken."""

    table: str
    seat: int


class TablesListed(Struct, frozen=True):
    """Some tables, the latest first."""

    tables: tuple[TableListed, ...]


class Me(Struct, frozen=True):
    """Who you are here: a name, and a handle if you want to come back from another device."""

    name: str
    handle: str | None = None


class NewName(Struct, frozen=True):
    """The name to be shown."""

    name: Name


class Passphrase(Struct, frozen=True):
    """A handle and a passphrase: to be kept, or to come back with."""

    handle: Name
    passphrase: Annotated[str, Meta(max_length=200)]
    #: The one before, to choose another.
    old: Annotated[str, Meta(max_length=200)] | None = None


class DeleteMe(Struct, frozen=True):
    """The passphrase of a guest who wants to be deleted; omit it if there is none."""

    passphrase: Annotated[str, Meta(max_length=200)] | None = None


class LogOut(Struct, frozen=True):
    """The push subscription of this browser, which is no longer called; omit it if there is none."""

    endpoint: Annotated[str, Meta(max_length=1000)] | None = None


class PushKeys(Struct, frozen=True):
    """The keys of a browser's push subscription, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class QuietHours(Struct, frozen=True):
    """When not to call, in minutes of the day where the device is; over midnight if `end` is before `start`."""

    start: Annotated[int, Meta(ge=0, le=1439)]
    end: Annotated[int, Meta(ge=0, le=1439)]


class NewDevice(Struct, frozen=True):
    """A browser to be called: its push subscription as it writes it itself, and how to speak to it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=35)] | None = None
    #: The time zone of the device, such as `Europe/Rome`.
    zone: Annotated[str, Meta(max_length=64)] | None = None
    quiet: QuietHours | None = None
    #: The endpoint it had before; what is left out here is then as it was.
    replaces: Annotated[str, Meta(max_length=1000)] | None = None


class DeviceNamed(Struct, frozen=True):
    """A device, by the endpoint of its push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Device(Struct, frozen=True):
    """A device you are called on: its push service, and how it is spoken to."""

    service: str
    created_at: int
    language: str
    zone: str
    quiet: QuietHours | None = None


class DevicesListed(Struct, frozen=True):
    """Your devices, the oldest first, and the public key (VAPID) by which a browser subscribes here."""

    key: str
    devices: tuple[Device, ...]


class PushAnswer(Struct, frozen=True):
    """What a push service answered to a test; no status if it could not be reached."""

    service: str
    is_accepted: bool
    status: int | None = None
    text: str = ""


class Step(Struct, frozen=True):
    """One entry of a game and the table after it, as the reader saw it."""

    who: str
    move: str
    events: tuple[EventObject, ...]
    view: GameScreen
    #: Whether a round was scored here.
    ends_round: bool = False
    #: As in `GameView`.
    layout: str = ""


class History(Struct, frozen=True):
    """A game step by step, seen from one seat; `seat` is null for a spectator's view."""

    table: TableInfo
    seat: int | None
    start: GameScreen
    steps: tuple[Step, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable code, its arguments, and the sentence in the reader's language."""

    code: str
    args: dict[str, str | int]
    message: str
