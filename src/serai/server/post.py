"""Jobs and answers through a Redis (6.2 or later), so that thinkers on any machine serve all servers.

| key | what |
|---|---|
| `jobs` | the queue: servers push on its left, thinkers take from its right |
| `work:NAME` | what the thinker NAME has in hand: a job is moved there, so it is never only in a process |
| `thinkers`, `alive:NAME` | who thinks, and for which games; the latter expires unless it is renewed |
| `tries:NUMBER` | how often a job was begun: one that kills whoever thinks about it is given up |
| `answers:SERVER` | what a server waits for; expires if nobody does |

A thinker that dies leaves its job in `work:NAME`; the next server that looks finds it not alive and puts the job back
in front. So a job may be done twice, and the second answer is thrown away; it is never lost while the Redis lives.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import redis.asyncio
from redis.exceptions import RedisError

#: The number is the version of what passes through it.
PREFIX = "serai:think:1:"
JOBS = PREFIX + "jobs"
THINKERS = PREFIX + "thinkers"
#: So often a job is begun, and no more.
MOST_TRIES = 3
ALIVE_MS = 5_000
ANSWERS_MS = 600_000
TRIES_SECONDS = 3_600
#: How long one call waits for a job or an answer, and how long for the Redis itself.
TAKING_SECONDS = 2.0
SOCKET_SECONDS = 10.0
#: Whatever bytes somebody may have put there are read, and would be written back as they were.
CONNECTION: dict[str, Any] = {
    "decode_responses": True,
    "encoding_errors": "surrogateescape",
    "socket_connect_timeout": SOCKET_SECONDS,
    "socket_timeout": SOCKET_SECONDS,
}

__all__ = ["Post", "RedisError", "Survey", "without_secrets"]


def work_of(thinker: str) -> str:
    """The key of what a thinker has in hand."""
    return f"{PREFIX}work:{thinker}"


def alive_of(thinker: str) -> str:
    """The key that says a thinker is alive."""
    return f"{PREFIX}alive:{thinker}"


def tries_of(number: str) -> str:
    """The key that counts how often an errand was begun."""
    return f"{PREFIX}tries:{number}"


def answers_of(server: str) -> str:
    """The key of the answers for a server."""
    return f"{PREFIX}answers:{server}"


def without_secrets(address: str) -> str:
    """An address fit for a screen or a log: without the password."""
    try:
        parts = urlsplit(address)
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "?"
    return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"[:120]


@dataclass(frozen=True, slots=True)
class Survey:
    """Who thinks, for which games, and how much there is to do."""

    thinkers: dict[str, frozenset[str]] = field(default_factory=dict)
    waiting: int = 0

    def is_ready(self, game: str) -> bool:
        """Whether somebody can think about this game."""
        return any(game in known for known in self.thinkers.values())


class Post:
    """The side of those who ask."""

    def __init__(self, address: str) -> None:
        self._redis = redis.asyncio.Redis.from_url(address, **CONNECTION)

    async def responds(self) -> bool:
        """Whether there is a Redis at all."""
        try:
            await self._redis.ping()
        except (RedisError, OSError):
            return False
        return True

    async def close(self) -> None:
        """Hang up."""
        await self._redis.aclose()

    async def push(self, payload: str) -> None:
        """Put a job at the end of the queue."""
        await self._redis.lpush(JOBS, payload)

    async def withdraw(self, payload: str) -> None:
        """Take a job back, if nobody has begun it."""
        await self._redis.lrem(JOBS, 1, payload)

    async def receive(self, server: str) -> str | None:
        """The next answer for a server, or nothing after a while."""
        found = await self._redis.blpop([answers_of(server)], timeout=TAKING_SECONDS)
        return None if found is None else str(found[1])

    async def survey(self) -> Survey:
        """Look who is alive, and put the work of the dead back into the queue."""
        names = sorted(map(str, await self._redis.smembers(THINKERS)))
        signs = await self._redis.mget([alive_of(name) for name in names]) if names else []
        alive = {}
        for name, sign in zip(names, signs):
            if sign is None:
                await self.bury(name)
            else:
                alive[name] = frozenset(filter(None, str(sign).split(",")))
        return Survey(alive, await self._redis.llen(JOBS))

    async def bury(self, thinker: str) -> None:
        """Somebody has died: whatever it had in hand is for the next one."""
        await self._redis.delete(alive_of(thinker))
        while await self._redis.lmove(work_of(thinker), JOBS, "RIGHT", "RIGHT"):
            pass
        await self._redis.srem(THINKERS, thinker)
