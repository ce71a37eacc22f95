"""The transport to bot workers on any machine: a queue in a Redis (6.2 or later), for all servers.

| key | what |
|---|---|
| `requests` | a stream; an entry is a request and the key its reply goes to. It is deleted when it is answered |
| `reviews` | another such stream, from which workers take an entry only if there is none in the first |
| `replies:SERVER` | a list; replies for one server. Expires if the server is gone |
| `alive`, `ready:GAME` | there is a worker; there is one that has loaded a game. Expire unless a worker renews them |

Workers read the stream as one consumer of one group: it does not matter which of them has a request in hand, only for
how long its claim was not renewed. A worker renews it every second. After five seconds without, the worker is dead, and
the next worker claims the request. So a request may be answered twice, and the second reply is ignored; it is never
lost while the Redis lives.
"""

import asyncio
import os
import secrets
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError, ResponseError

from serai import games
from serai.processes import MOST_DEATHS, CommandWorker, Supervisor, backoff
from serai.server.bots.dispatcher import COMMAND, LONGEST_QUIET, PATIENCE, QUIET, Dispatcher, State, log
from serai.server.bots.request import Pending, Ready, Reply, Request, read_message, read_request, write
from serai.server.outages import Outage

#: The number is the version of requests and replies.
PREFIX = "serai:bots:2:"
REQUESTS, REVIEWS, REPLIES = (PREFIX + name for name in ("requests", "reviews", "replies:"))
ALIVE, READY = PREFIX + "alive", PREFIX + "ready:"
#: Those that come first are served first.
STREAMS = (REQUESTS, REVIEWS)
GROUP = CONSUMER = "workers"
#: After this time without a sign of life a worker counts as dead.
SILENCE_MS = 5_000
_REPLIES_MS = 600_000
#: How often a worker gives a sign of life, and how often a server asks for it.
_SIGN_SECONDS = 1.0
#: How long one call waits for a request, and how long for the Redis itself.
_WAIT_MS, _SOCKET_SECONDS = 2_000, 10.0
_CONNECTION: dict[str, Any] = {"socket_connect_timeout": _SOCKET_SECONDS, "socket_timeout": _SOCKET_SECONDS}


def without_secrets(address: str) -> str:
    """An address fit for a screen or a log: without the password."""
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "?"
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"[:120]


def responds(address: str) -> bool:
    """Whether there is a Redis at an address."""
    try:
        with redis.Redis.from_url(address, socket_connect_timeout=5.0, socket_timeout=5.0) as client:
            return bool(client.ping())
    except (RedisError, OSError, ValueError):
        return False


def workers_of(address: str, processes: int, command: Sequence[str] = COMMAND) -> Supervisor[CommandWorker]:
    """The supervisor of bot workers that serve a Redis."""
    # The address may hold a password: it is passed where a list of processes does not show it.
    environment = {**os.environ, "SERAI_REDIS": address}
    return Supervisor(processes, lambda: CommandWorker([*command, "--redis"], environment))


class RedisDispatcher(Dispatcher):
    """Asks all workers that serve a Redis, those of this server among them; there may be none (`processes=0`).

    While the Redis is away requests wait; when it is back they are sent again.
    """

    def __init__(self, address: str, processes: int, command: Sequence[str] = COMMAND, patience: float = PATIENCE):
        super().__init__(workers_of(address, processes, command), True, patience)
        # Without retries of the client's own: a Redis that comes back empty must not go unnoticed.
        self._redis: Any = redis.asyncio.Redis.from_url(address, retry=Retry(NoBackoff(), 0), **_CONNECTION)
        self._replies = REPLIES + secrets.token_hex(8)
        #: Entries of the stream, by request.
        self._entries: dict[str, bytes] = {}
        self._is_connected = False
        self._has_sign = False
        self._ready: set[str] = set()
        self._waiting = 0
        self.most_reviews = max(2, processes)

    def start(self) -> None:
        """Start to listen for replies, and start the workers of this server."""
        super().start()
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Stop the workers of this server, and disconnect."""
        await super().close()
        while not self._listening.done():  # a cancellation that meets a time limit of the Redis client can be lost
            self._listening.cancel()
            await asyncio.wait([self._listening], timeout=1)
        await self._redis.aclose()

    @property
    def waiting(self) -> int:
        """How many requests of all servers no worker has begun, as of a moment ago."""
        return self._waiting

    def state(self, game: str) -> State:
        """Whether a worker anywhere has loaded a game, there are workers that have not, or there is none."""
        return "ready" if game in self._ready else "warming" if self._has_sign else "away"

    async def _send(self, pending: Pending) -> None:
        """Add a request to the stream; while the Redis is away, nothing: `_connect` will do it."""
        if self._is_connected:
            try:
                await self._add(pending)
            except (RedisError, OSError):
                self._is_connected = False

    async def _forget(self, pending: Pending) -> None:
        with suppress(RedisError, OSError):
            await self._remove(pending)

    async def _add(self, pending: Pending) -> None:
        fields = {"request": write(pending.request), "reply_to": self._replies}
        self._entries[pending.request.id] = await self._redis.xadd(_stream_of(pending), fields)
        if pending.reply.done():
            await self._remove(pending)

    async def _remove(self, pending: Pending) -> None:
        if (entry := self._entries.pop(pending.request.id, None)) is not None:
            async with self._redis.pipeline() as pipe:
                stream = _stream_of(pending)
                await pipe.xack(stream, GROUP, entry).xdel(stream, entry).execute()

    async def _listen(self) -> None:
        """Take replies, and ask every second which workers there are."""
        surveyed, outage = 0.0, Outage(log, "Redis, which brings the moves of bots,")
        while True:
            try:
                if not self._is_connected:
                    await self._connect()
                if time.monotonic() - surveyed > _SIGN_SECONDS:
                    await self._survey()
                    surveyed = time.monotonic()
                found = await self._redis.blpop([self._replies], timeout=_SIGN_SECONDS)
                outage.ends()
                if found is not None:
                    await self._take(found[1])
            except (RedisError, OSError) as error:
                outage.begins(error)
                self._is_connected, self._has_sign, self._ready, self._waiting = False, False, set(), 0
                await asyncio.sleep(_SIGN_SECONDS)

    async def _connect(self) -> None:
        """Prepare the streams, which may be new, and send again all requests that are not answered."""
        for stream in STREAMS:
            with suppress(ResponseError):  # there is such a group
                await self._redis.xgroup_create(stream, GROUP, "0", mkstream=True)
        self._is_connected = True
        for pending in list(self.pending.values()):
            await self._remove(pending)
            await self._add(pending)

    async def _survey(self) -> None:
        names = games.names()
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.mget([ALIVE, *(READY + name for name in names)]).xlen(REQUESTS).xpending(REQUESTS, GROUP)
            (alive, *ready), length, begun = await pipe.execute()
        self._has_sign = alive is not None
        self._ready = {name for name, sign in zip(names, ready) if sign is not None}
        self._waiting = max(0, length - begun["pending"])

    async def _take(self, line: bytes) -> None:
        try:
            reply = read_message(line)
        except msgspec.DecodeError:
            log.error("a bot worker gave no reply; the request waits for a better one")
            return
        if isinstance(reply, Ready) or (pending := self.pending.get(reply.id)) is None:
            return
        self._entries.pop(reply.id, None)  # the worker has deleted it
        if pending.settle(reply):
            return
        log.error("a bot worker gave an illegal move for %s", reply.id)
        pending.failures += 1
        if pending.failures < MOST_DEATHS:
            await self._add(pending)
        else:
            pending.settle(Reply(id=reply.id, error=f"{MOST_DEATHS} illegal moves"))


def _stream_of(pending: Pending) -> str:
    return REVIEWS if pending.request.kind == "review" else REQUESTS


class Answers(Protocol):
    """What a consumer needs of a bot worker."""

    is_leaving: bool
    #: Games whose bots are compiled.
    ready: list[str]

    def answer(self, request: Request) -> Reply:
        """The move that was asked for."""


class RedisConsumer:
    """A bot worker's side of the queue. A Redis that is away is waited for."""

    def __init__(self, address: str, worker: Answers) -> None:
        self._redis: Any = redis.Redis.from_url(address, **_CONNECTION)
        self._worker = worker
        #: The request in hand, and its stream.
        self._entry: tuple[str, bytes] | None = None
        #: When a move or a hint was last found, and when a review was last taken.
        self._busy_at = self._reviewed_at = 0.0
        threading.Thread(target=self._give_signs, daemon=True).start()

    def serve(self) -> None:
        """Answer one request after the other until the worker is to end."""
        pauses, is_connected = backoff(0.2, 5.0), False
        outage = Outage(log, "Redis, which brings requests to bots,")
        while not self._worker.is_leaving:
            try:
                if not is_connected:
                    for stream in STREAMS:
                        with suppress(ResponseError):  # there is such a group
                            self._redis.xgroup_create(stream, GROUP, "0", mkstream=True)
                self.serve_one()
                pauses, is_connected = backoff(0.2, 5.0), True
                outage.ends()
            except (RedisError, OSError) as error:
                outage.begins(error)
                time.sleep(next(pauses))
                is_connected = False

    def serve_one(self) -> None:
        """Answer a request that a dead worker left, or else the next one; return after a while if there is none."""
        self._entry = None
        for stream, entry, fields in self._next():
            self._entry = stream, entry
            reply, address = self._reply_to(stream, entry, fields), fields.get(b"reply_to", b"")
            with self._redis.pipeline() as pipe:
                if reply is not None and address.startswith(REPLIES.encode()):
                    pipe.rpush(address, write(reply)).pexpire(address, _REPLIES_MS)
                pipe.xack(stream, GROUP, entry).xdel(stream, entry).execute()
            if stream == REQUESTS:
                self._busy_at = time.monotonic()
            else:
                self._reviewed_at = time.monotonic()

    def _next(self) -> list[tuple[str, bytes, dict[bytes, bytes]]]:
        """What is to be answered now: a review only if no move was asked for lately (`QUIET`)."""
        wait = min(self._busy_at + QUIET, self._reviewed_at + LONGEST_QUIET) - time.monotonic()
        found = self._claim(REQUESTS) or self._read(REQUESTS, max(1, round(1000 * wait)) if wait > 0 else None)
        if not found:
            found = self._claim(REVIEWS) or self._read(REVIEWS)
        if not found:
            both = self._redis.xreadgroup(GROUP, CONSUMER, dict.fromkeys(STREAMS, ">"), count=1, block=_WAIT_MS)
            found = [(name.decode(), entry, fields) for name, entries in both for entry, fields in entries]
        return found

    def _claim(self, stream: str) -> list[tuple[str, bytes, dict[bytes, bytes]]]:
        """What a dead worker left; not what was deleted by hand."""
        found = self._redis.xautoclaim(stream, GROUP, CONSUMER, SILENCE_MS, count=1)[1]
        return [(stream, entry, fields) for entry, fields in found if entry is not None]

    def _read(self, stream: str, wait: int | None = None) -> list[tuple[str, bytes, dict[bytes, bytes]]]:
        """The next request of a stream, after at most this many milliseconds of waiting."""
        found = self._redis.xreadgroup(GROUP, CONSUMER, {stream: ">"}, count=1, block=wait)
        return [(stream, entry, fields) for _, entries in found or () for entry, fields in entries]

    def _reply_to(self, stream: str, entry: bytes, fields: dict[bytes, bytes]) -> Reply | None:
        """The reply to an entry of a stream; nothing if it is no request, or has been taken back."""
        try:
            request = read_request(fields.get(b"request", b""))
        except msgspec.DecodeError as error:
            log.error("not a request: %s", error)
            return None
        state = self._redis.xpending_range(stream, GROUP, entry, entry, 1)
        if not state:
            return None
        if state[0]["times_delivered"] > MOST_DEATHS:
            return Reply(id=request.id, error=f"begun {MOST_DEATHS} times, never finished")
        return self._worker.answer(request)

    def _give_signs(self) -> None:
        """Every second tell that this worker is alive, and that it still has its request in hand."""
        while True:
            with suppress(RedisError, OSError), self._redis.pipeline(transaction=False) as pipe:
                for key in (ALIVE, *(READY + game for game in self._worker.ready)):
                    pipe.set(key, 1, px=SILENCE_MS)
                if (held := self._entry) is not None:
                    pipe.xclaim(held[0], GROUP, CONSUMER, 0, [held[1]], justid=True)
                pipe.execute()
            time.sleep(_SIGN_SECONDS)
