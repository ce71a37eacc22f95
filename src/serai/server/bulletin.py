"""The bulletin between workers: "table X is at entry N". A lost one costs a little time, never truth."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

_log = logging.getLogger(__name__)
_CHANNEL = "serai:tables"

Heard = Callable[[str, int], None]


class Bulletin(Protocol):
    """Tells other workers, and hears from them."""

    async def start(self, heard: Heard) -> None:
        """Begin to listen: `heard` is called with a table and the length of its log."""

    def tell(self, table: str, seq: int) -> None:
        """Tell the others, soon."""

    async def close(self) -> None:
        """Stop."""


class Alone:
    """The bulletin of a process that has no others beside it."""

    async def start(self, heard: Heard) -> None:
        """Nobody will tell anything."""

    def tell(self, table: str, seq: int) -> None:
        """Nobody is told."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBulletin:
    """The bulletin of many workers, over Redis."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url)
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()

    async def start(self, heard: Heard) -> None:
        """Listen and tell, whatever happens to the connection."""
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._speak())]

    def tell(self, table: str, seq: int) -> None:
        """Tell the others, soon."""
        self._outgoing.put_nowait(f"{table} {seq}")

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def ping(self) -> bool:
        """Whether Redis answers."""
        return bool(await self._redis.ping())

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            table, seq = message["data"].decode().split()
                            heard(table, int(seq))
            except (OSError, ValueError, _redis_error()) as error:
                _log.warning("the bulletin is interrupted: %s", error)
                await asyncio.sleep(1.0)

    async def _speak(self) -> None:
        while True:
            said = [await self._outgoing.get()]
            while not self._outgoing.empty():
                said.append(self._outgoing.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for text in said:
                        pipe.publish(_CHANNEL, text)
                    await pipe.execute()
            except (OSError, _redis_error()) as error:
                _log.warning("the bulletin is interrupted: %s", error)
                await asyncio.sleep(0.5)


def _redis_error() -> type[Exception]:
    from redis.exceptions import RedisError

    return RedisError
