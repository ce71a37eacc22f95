"""How often an address or a guest may do something: limits guard the server from floods."""

import ipaddress
import logging
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Literal

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.storage.redis.redispy import RedispyBridge
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from serai.core.errors import GameError
from serai.server.outages import Outage
from serai.server.settings import Settings

#: What is counted: a REST request, a new socket, a new guest, a new table by a guest or from an address, a word of a
#: guest, a try to log in, a change or a test of a device, a deeper review, an export of all data of a guest.
Kind = Literal[
    "request", "handshake", "guest", "table", "tables", "word", "log-in", "handle", "device", "review", "export"
]  # fmt: skip

logger = logging.getLogger("serai.limits")
#: By one guest: each may make this server send something.
_DEVICES_PER_HOUR = 60
#: By one guest, or from one address: each costs up to a minute of a bot process.
_REVIEWS_PER_HOUR = 10
#: By one guest: each looks through all logs.
_EXPORTS_PER_HOUR = 12


class TooMany(GameError):
    """Refused because it is too often; trying again later may work."""


def address_key(host: str | None) -> str:
    """Whom an address belongs to: with IPv6 a household has a whole /64."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "?"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Limits:
    """Counts what is rare enough to be counted for all workers together: in Redis if there is one, else in memory.

    If Redis does not answer, every worker counts for itself: a flood is still stopped, and nobody is locked out.
    """

    def __init__(self, settings: Settings) -> None:
        self._items: dict[Kind, RateLimitItem] = {
            "request": RateLimitItemPerMinute(settings.requests_per_minute, namespace="serai"),
            "handshake": RateLimitItemPerMinute(settings.handshakes_per_minute, namespace="serai"),
            "word": RateLimitItemPerMinute(settings.words_per_minute, namespace="serai"),
            "guest": RateLimitItemPerHour(settings.guests_per_hour, namespace="serai"),
            "table": RateLimitItemPerHour(settings.tables_per_hour, namespace="serai"),
            "tables": RateLimitItemPerHour(10 * settings.tables_per_hour, namespace="serai"),
            "log-in": RateLimitItemPerHour(settings.log_ins_per_hour, namespace="serai"),
            # far more than one address may try: a stranger should not lock a handle for its owner
            "handle": RateLimitItemPerHour(20 * settings.log_ins_per_hour, namespace="serai"),
            "device": RateLimitItemPerHour(_DEVICES_PER_HOUR, namespace="serai"),
            "review": RateLimitItemPerHour(_REVIEWS_PER_HOUR, namespace="serai"),
            "export": RateLimitItemPerHour(_EXPORTS_PER_HOUR, namespace="serai"),
        }
        self._own = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._shared: SlidingWindowCounterRateLimiter | None = None
        self._storage: RedisStorage | None = None
        if settings.redis is not None:
            url = ("async+redis+" if settings.redis.startswith("unix:") else "async+") + settings.redis
            seconds: dict[str, Any] = {"socket_timeout": 1.0, "socket_connect_timeout": 1.0}
            self._storage = RedisStorage(
                url, wrap_exceptions=True, implementation="redispy", key_prefix="serai:limits", **seconds
            )
            self._shared = SlidingWindowCounterRateLimiter(self._storage)
        self._silent_until = 0.0
        self._outage = Outage(logger, "Redis, which counts for all workers,")

    async def allowed(self, kind: Kind, key: str, cost: int = 1) -> bool:
        """Count one more of this kind for this address or guest, or as many as it costs; False if that is too many."""
        item = self._items[kind]
        if self._shared is not None and time.monotonic() >= self._silent_until:
            try:
                is_allowed = await self._shared.hit(item, kind, key, cost=cost)
                self._outage.ends()
                return is_allowed
            except Exception as error:  # whatever it is, the limit must not become an outage
                self._silent_until = time.monotonic() + 5.0
                self._outage.begins(error)
        return await self._own.hit(item, kind, key, cost=cost)

    async def require(self, kind: Kind, *keys: str, cost: int = 1) -> None:
        """Count one more for each key; `TooMany` (`request.too-many`) if it is one too many for any of them."""
        for key in keys:
            if not await self.allowed(kind, key, cost):
                raise TooMany("request.too-many")

    async def close(self) -> None:
        """Leave Redis."""
        if self._storage is not None and isinstance(self._storage.bridge, RedispyBridge):
            with suppress(Exception):
                await self._storage.bridge.storage.aclose()


class Connections:
    """How many sockets are open for an address and for a guest, in this worker."""

    def __init__(self, settings: Settings) -> None:
        self._most_of_address = settings.connections_per_address
        self._most_of_guest = settings.connections_per_guest
        self._addresses: Counter[str] = Counter()
        self._guests: Counter[str] = Counter()

    def enter(self, address: str, guest: str) -> bool:
        """Whether there is room for a new socket; if so it is counted, until `leave` is called."""
        if self._addresses[address] >= self._most_of_address or self._guests[guest] >= self._most_of_guest:
            return False
        self._addresses[address] += 1
        self._guests[guest] += 1
        return True

    def leave(self, address: str, guest: str) -> None:
        """The socket is closed."""
        for counter, key in ((self._addresses, address), (self._guests, guest)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]


class Bucket:
    """How many commands a socket may still send: `burst` at once, `rate` a second over time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left = rate, burst, burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one. Costs a fraction of a microsecond: every command asks."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, (1.0 - self._left) / self._rate)


def bucket(settings: Settings) -> Bucket:
    """A full bucket, for a new socket."""
    return Bucket(settings.commands_per_second, float(settings.commands_burst))
