"""Guests: who plays here. Nothing is asked of anybody; a handle and a passphrase only serve to come back elsewhere.

All methods use the database and may wait: the app calls them in threads.
"""

import secrets
import threading
import time
import unicodedata
from contextlib import suppress
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import ColumnElement, Engine, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from serai.core.errors import BadInput
from serai.server.guests.names import display_name, folded, guest_name
from serai.server.guests.tokens import Clock, Keys, Tokens
from serai.server.storage.schema import guests as guests_table

LEAST_PASSPHRASE = 8
MOST_PASSPHRASE = 200
#: OWASP's parameters for argon2id: 19 MiB and two passes, about 20 ms. Few at once, or log-ins would eat the memory.
_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_AT_ONCE = 2


class UnknownGuest(BadInput):
    """A token that belongs to no guest."""


class BannedGuest(BadInput):
    """A guest whom the host of the server keeps out."""

    def __init__(self) -> None:
        super().__init__("guest.banned")


@dataclass(frozen=True, slots=True)
class Guest:
    """A guest as others may know them, and the handle if they asked for one."""

    id: str
    name: str
    handle: str | None
    created_at: int
    #: How often all tokens of the guest were called in.
    epoch: int = 0
    is_banned: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """A guest known by a token; `token` is a new one where it is time to hand one out."""

    guest: Guest
    token: str | None


class Guests:
    """The guests of the database, and their tokens."""

    def __init__(self, engine: Engine, keys: Keys, clock: Clock = time.time) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._clock = clock
        self._tokens = Tokens(keys, clock)
        self._hashing = threading.BoundedSemaphore(_AT_ONCE)
        self._nobody: str | None = None

    def create(self, name: str | None = None) -> Known:
        """A new guest with a token."""
        now = self._now()
        guest = Guest(secrets.token_urlsafe(16), guest_name() if name is None else display_name(name), None, now)
        row = {"id": guest.id, "name": guest.name, "created_at": now, "seen_at": now}
        with self._writer.begin() as connection:
            connection.execute(guests_table.insert().values(**row))
        return Known(guest, self._tokens.issue(guest.id))

    def find(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        return self._find(guests_table.c.id == guest_id)

    def token(self, guest_id: str) -> str:
        """A new token for a guest, for a program to use or after a log-in."""
        guest = self.find(guest_id)
        return self._tokens.issue(guest_id, guest.epoch if guest is not None else 0)

    def known(self, token: str | None) -> Known | None:
        """Whose token this is, and a new one if this is older than a day; None for a forged, old or strange one.

        `BannedGuest` (`guest.banned`) for a guest whom the host of the server keeps out.
        """
        read = self._tokens.read(token)
        guest = None if read is None or read.is_old else self.find(read.guest)
        if read is None or guest is None or read.epoch != guest.epoch:
            return None
        if guest.is_banned:
            raise BannedGuest()
        if not self._tokens.is_due(read):
            return Known(guest, None)
        with suppress(OperationalError):  # a database that cannot be written keeps nobody out
            self._change(guest.id, seen_at=self._now())
        return Known(guest, self._tokens.issue(guest.id, guest.epoch))

    def is_only_old(self, token: str | None) -> bool:
        """Whether nothing is wrong with a token but its age: the clock may be, so it must not be replaced."""
        read = self._tokens.read(token)
        guest = None if read is None or not read.is_old else self.find(read.guest)
        return read is not None and guest is not None and read.epoch == guest.epoch

    def call_in(self, guest_id: str) -> Known:
        """Make all tokens of a guest invalid, on all devices; return the guest with a new token."""
        one_more = guests_table.c.epoch + 1
        guest = self._change(guest_id, epoch=one_more)
        return Known(guest, self._tokens.issue(guest.id, guest.epoch))

    def require(self, token: str | None) -> Known:
        """The guest of a token; `UnknownGuest` (`guest.unknown`) for a forged, old or strange one."""
        if (known := self.known(token)) is None:
            raise UnknownGuest("guest.unknown")
        return known

    def rename(self, guest_id: str, name: str) -> Guest:
        """Give a guest another display name."""
        return self._change(guest_id, name=display_name(name))

    def claim(self, guest_id: str, handle: str, passphrase: str, old: str | None = None) -> Known:
        """Give a guest a handle and a passphrase to log in with elsewhere, or others than before.

        Who has a passphrase must give it to choose another; all tokens from before are worthless then.
        """
        handle, passphrase = folded(handle), _normal(passphrase)
        if not LEAST_PASSPHRASE <= len(passphrase) <= MOST_PASSPHRASE or passphrase.casefold() == handle:
            raise BadInput("guest.weak-passphrase", least=LEAST_PASSPHRASE, most=MOST_PASSPHRASE)
        owner = self._find(guests_table.c.handle == handle)
        if owner is not None and owner.id != guest_id:
            raise BadInput("guest.handle-taken", handle=handle)
        kept = self._passphrase(guest_id)
        with self._hashing:
            if kept is not None and not _verified(kept, _normal((old or "")[: MOST_PASSPHRASE + 1])):
                raise BadInput("guest.old-passphrase")
            hashed = _HASHER.hash(passphrase)
        epoch = {} if kept is None else {"epoch": guests_table.c.epoch + 1}
        try:
            guest = self._change(guest_id, handle=handle, passphrase=hashed, **epoch)
            return Known(guest, self._tokens.issue(guest.id, guest.epoch))
        except IntegrityError:  # another guest claimed it meanwhile
            raise BadInput("guest.handle-taken", handle=handle) from None

    def log_in(self, handle: str, passphrase: str) -> Known:
        """The guest of a handle, with a token for this device.

        It takes equal work whether the handle exists or not, so that its time does not tell which handles do.
        """
        try:
            name: str | None = folded(handle)
        except BadInput:
            name = None
        query = select(guests_table).where(guests_table.c.handle == name)
        with self._engine.connect() as connection:
            row = None if name is None else connection.execute(query).first()
        hashed = None if row is None else row.passphrase
        with self._hashing:
            is_right = _verified(hashed or self._somebody(), _normal(passphrase[: MOST_PASSPHRASE + 1]))
        if row is None or hashed is None or not is_right:
            raise BadInput("guest.wrong-passphrase")
        if row.banned_at is not None:
            raise BannedGuest()
        guest = self._change(row.id, seen_at=self._now())
        return Known(guest, self._tokens.issue(guest.id, guest.epoch))

    def check_passphrase(self, guest_id: str, passphrase: str | None) -> None:
        """Refuse who does not know the passphrase of a guest, if there is one."""
        if (hashed := self._passphrase(guest_id)) is None:
            return
        with self._hashing:
            if not _verified(hashed, _normal((passphrase or "")[: MOST_PASSPHRASE + 1])):
                raise BadInput("guest.wrong-passphrase")

    def _somebody(self) -> str:
        """The hash of a passphrase nobody knows."""
        if self._nobody is None:
            self._nobody = _HASHER.hash(secrets.token_hex(16))
        return self._nobody

    def _find(self, condition: ColumnElement[bool]) -> Guest | None:
        columns = guests_table.c
        known = (columns.id, columns.name, columns.handle, columns.created_at, columns.epoch, columns.banned_at)
        with self._engine.connect() as connection:
            row = connection.execute(select(*known).where(condition)).first()
        return None if row is None else Guest(*row[:5], is_banned=row.banned_at is not None)

    def _passphrase(self, guest_id: str) -> str | None:
        """The hash of a guest's passphrase, if there is one."""
        query = select(guests_table.c.passphrase).where(guests_table.c.id == guest_id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def _change(self, guest_id: str, **values: str | int | ColumnElement[int]) -> Guest:
        with self._writer.begin() as connection:
            connection.execute(update(guests_table).where(guests_table.c.id == guest_id).values(**values))
        if (guest := self.find(guest_id)) is None:
            raise UnknownGuest("guest.unknown")
        return guest

    def _now(self) -> int:
        return int(self._clock() * 1000)


def _normal(passphrase: str) -> str:
    """A passphrase in one form, however a keyboard composes its letters."""
    return unicodedata.normalize("NFC", passphrase)


def _verified(hashed: str, passphrase: str) -> bool:
    try:
        return _HASHER.verify(hashed, passphrase)
    except (Argon2Error, InvalidHashError):
        return False
