"""Signed tokens: how a guest is known again. A token is no secret of the database; the key that signs it is."""

import hashlib
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadData, TimestampSigner
from itsdangerous.encoding import base64_decode, base64_encode
from pydantic import SecretStr
from sqlalchemy import Engine, delete, select
from sqlalchemy.exc import IntegrityError

from serai.server.storage.schema import secrets as secrets_table

COOKIE = "serai_guest"
SECURE_COOKIE = f"__Host-{COOKIE}"
DAY = 86400
VALID_SECONDS = 400 * DAY  # the longest a browser keeps a cookie
RENEWED_AFTER = DAY
_KEY_LIFE = 90 * DAY  # then a new key signs; the old ones still verify
_KEY_NAME = "token"
#: Stands between the guest and the epoch of a token; the first tokens of a guest have no epoch.
_EPOCH = "~"
_REREAD_SECONDS = 5.0
_LONGEST = 200

Clock = Callable[[], float]


class Keys:
    """The keys that sign tokens, those given by the host or those of the database.

    A key of the database belongs to a period of ninety days. The worker that needs it first inserts it; the primary
    key lets only one insertion win, and all workers then read the winner's: they agree without a lock.
    """

    def __init__(self, engine: Engine, given: Sequence[SecretStr] = (), clock: Clock = time.time) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._clock = clock
        self._given = [secret.get_secret_value().encode() for secret in reversed(given)]
        self._keys: list[bytes] = []
        self._period = -1
        self._read_at = 0.0
        self._lock = threading.Lock()

    def all(self) -> list[bytes]:
        """Every key that may have signed a valid token, oldest first: the last one signs."""
        if self._given:
            return self._given
        period = int(self._clock()) // _KEY_LIFE
        with self._lock:
            if period != self._period:
                self._make(period)
                self._read(period)
            return self._keys

    def reread(self) -> bool:
        """Look for keys other workers have made since; False if that was done a moment ago."""
        if self._given:
            return False
        with self._lock:
            if time.monotonic() - self._read_at < _REREAD_SECONDS:
                return False
            self._read(self._period)
            return True

    def _make(self, period: int) -> None:
        row = {"name": _KEY_NAME, "created_at": period * _KEY_LIFE * 1000}
        with self._engine.connect() as connection:
            if connection.execute(select(secrets_table.c.name).filter_by(**row)).first() is not None:
                return
        try:
            with self._writer.begin() as connection:
                connection.execute(secrets_table.insert().values(**row, value=secrets.token_bytes(32)))
                oldest = (period * _KEY_LIFE - VALID_SECONDS - _KEY_LIFE) * 1000
                is_old = (secrets_table.c.name == _KEY_NAME) & (secrets_table.c.created_at < oldest)
                connection.execute(delete(secrets_table).where(is_old))
        except IntegrityError:
            pass  # another worker was faster: its key counts

    def _read(self, period: int) -> None:
        query = select(secrets_table.c.value).filter_by(name=_KEY_NAME).order_by(secrets_table.c.created_at)
        with self._engine.connect() as connection:
            self._keys = [bytes(row.value) for row in connection.execute(query)]
        self._period = period
        self._read_at = time.monotonic()


@dataclass(frozen=True, slots=True)
class Token:
    """Whose a token is, and since when."""

    guest: str
    issued_at: int
    #: How often all tokens of the guest had been called in by then.
    epoch: int = 0
    #: Whether it is too old, by the clock of this machine.
    is_old: bool = False


class _Signer(TimestampSigner):
    clock: Clock = staticmethod(time.time)

    def get_timestamp(self) -> int:
        return int(self.clock())


class Tokens:
    """Writes and reads tokens: the id of a guest, a time, a signature."""

    def __init__(self, keys: Keys, clock: Clock = time.time) -> None:
        self._keys, self._clock = keys, clock
        self._made: tuple[list[bytes], _Signer] | None = None

    def _signer(self) -> _Signer:
        keys = self._keys.all()
        if self._made is None or self._made[0] is not keys:
            signer = _Signer(keys, salt=b"serai guest", key_derivation="hmac", digest_method=hashlib.sha256)
            signer.clock = self._clock
            self._made = (keys, signer)
        return self._made[1]

    def issue(self, guest: str, epoch: int = 0) -> str:
        """A new token for a guest, good until all tokens of this epoch are called in."""
        return self._signer().sign(f"{guest}{_EPOCH}{epoch}" if epoch else guest).decode()

    def read(self, text: str | None) -> Token | None:
        """Whose token this is; None if it is forged or mutilated.

        A token from the future is good: its signature is proof enough, and clocks are set back.
        """
        if not text or len(text) > _LONGEST or not text.isascii():
            return None
        is_complete = text.count(".") == 2
        return self._read(text) or (self._read(text) if is_complete and self._keys.reread() else None)

    def _read(self, text: str) -> Token | None:
        signature = text.rpartition(".")[2]
        try:
            # A signature can be written in one way only: the last letter has bits that nothing else would look at.
            if base64_encode(base64_decode(signature)).decode() != signature:
                return None
            guest, signed = self._signer().unsign(text, return_timestamp=True)
        except (BadData, ValueError):
            return None
        issued_at = int(signed.timestamp())
        name, _, epoch = guest.decode().partition(_EPOCH)
        return Token(name, issued_at, int(epoch or 0), self._clock() - issued_at > VALID_SECONDS)

    def is_due(self, token: Token) -> bool:
        """Whether it is time for a new one."""
        return self._clock() - token.issued_at >= RENEWED_AFTER


def cookie(token: str, secure: bool) -> str:
    """The Set-Cookie header for a token; scripts of a page cannot read it, other sites cannot make it be sent.

    By https its name says that no other host and no unprotected page can have set it.
    """
    kind = f"Max-Age={VALID_SECONDS}; Path=/; HttpOnly; SameSite=Lax"
    return f"{SECURE_COOKIE}={token}; {kind}; Secure" if secure else f"{COOKIE}={token}; {kind}"


def forget_cookies(secure: bool) -> list[str]:
    """The Set-Cookie headers that take it away, under each name it may have."""
    kind = "Max-Age=0; Path=/; HttpOnly; SameSite=Lax"
    return [f"{SECURE_COOKIE}=; {kind}; Secure", f"{COOKIE}=; {kind}; Secure"] if secure else [f"{COOKIE}=; {kind}"]


def token_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The token of a request or a handshake: programs send `Authorization: Bearer`, browsers the cookie."""
    found = None
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, content = part.strip().partition("=")
                if key == SECURE_COOKIE or (key == COOKIE and found is None):
                    found = content
    return found


def is_secure(scope: Any) -> bool:
    """Whether the reader came by https, as far as a trusted proxy says."""
    return scope.get("scheme") in ("https", "wss")
