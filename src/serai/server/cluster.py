"""News between workers: "table X is at entry N, and these players are connected here".

A lost update costs a little time, never truth: every worker compares with the database now and then, and repeats who
is connected.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from serai.server.outages import Outage

_log = logging.getLogger(__name__)
#: The number is the version of what is told.
_CHANNEL = "serai:tables:2"


class TableUpdate(msgspec.Struct, frozen=True, array_like=True):
    """What one worker tells the others of a table: the length of its log, and whose players are connected there."""

    table: str
    seq: int
    here: tuple[bool, ...]
    worker: str
    #: Whether that worker has just added to the log.
    has_grown: bool = False
    #: Whose players are looking at the table there; empty from a worker that does not know.
    looking: tuple[bool, ...] = ()


Heard = Callable[[TableUpdate], None]
#: Whose players are connected here, and whose are looking; asked only if there are other workers.
Here = Callable[[], tuple[tuple[bool, ...], tuple[bool, ...]]]


class Cluster:
    """A cluster of one worker: there are no others to tell, and nothing to hear."""

    has_others = False

    async def start(self, heard: Heard) -> None:
        """Begin to listen: `heard` is called with what other workers tell."""

    def tell(self, table: str, seq: int, here: Here, has_grown: bool = False) -> None:
        """Tell the other workers, soon."""

    async def close(self) -> None:
        """Stop."""


class RedisCluster(Cluster):
    """Many workers, connected by Redis."""

    has_others = True

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self._errors = (OSError, RedisError, msgspec.DecodeError)
        self._redis = Redis.from_url(url)
        self._name = secrets.token_hex(4)
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing = Outage(_log, "Redis, which brings news of other workers,")
        self._telling = Outage(_log, "Redis, which takes news to other workers,")
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()

    async def start(self, heard: Heard) -> None:
        """Listen and tell, whatever happens to the connection."""
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._speak())]

    def tell(self, table: str, seq: int, here: Here, has_grown: bool = False) -> None:
        """Tell the others, soon."""
        connected, looking = here()
        update = TableUpdate(table, seq, connected, self._name, has_grown, looking)
        self._outgoing.put_nowait(msgspec.json.encode(update))

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
                    self._hearing.ends()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            update = msgspec.json.decode(message["data"], type=TableUpdate)
                            if update.worker != self._name:
                                heard(update)
            except self._errors as error:
                self._hearing.begins(error)
                await asyncio.sleep(1.0)

    async def _speak(self) -> None:
        while True:
            said = [await self._outgoing.get()]
            while not self._outgoing.empty():
                said.append(self._outgoing.get_nowait())
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for update in said:
                        pipe.publish(_CHANNEL, update)
                    await pipe.execute()
                self._telling.ends()
            except self._errors as error:
                self._telling.begins(error)
                await asyncio.sleep(0.5)
