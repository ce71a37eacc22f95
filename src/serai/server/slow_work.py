"""What takes long to work out, such as imports and histories: in one thread, few at once, few for one address."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from serai.core.errors import GameError

#: Answers that are worked out or on their way to a reader, and those of one address.
MOST, MOST_OF_ADDRESS = 6, 2
#: After something was worked out, the thread rests as long as that took, but at most these seconds: moves come first.
LONGEST_REST = 2.0
#: Seconds one may wait for a turn.
LONGEST_WAIT = 10.0
#: Answers kept to be given again, and their bytes together.
_KEPT, _KEPT_BYTES = 16, 4 * 1024 * 1024

Answer = TypeVar("Answer")


class Busy(GameError):
    """Refused because there is too much to do; trying again soon may work."""

    def __init__(self) -> None:
        super().__init__("server.busy")


class SlowWork:
    """Lets few in at once, so that what takes long slows nobody else down."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "slow work")
        self._rests_until = 0.0
        self._turns = asyncio.Semaphore(MOST)
        self._of: dict[str, asyncio.Semaphore] = {}
        self._waiting: Counter[str] = Counter()
        self._kept: dict[Hashable, bytes] = {}

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """One turn of an address, until its answer has been sent; `Busy` if there is none for too long."""
        own = self._of.setdefault(address, asyncio.Semaphore(MOST_OF_ADDRESS))
        self._waiting[address] += 1
        try:
            async with contextlib.AsyncExitStack() as held:
                try:
                    async with asyncio.timeout(LONGEST_WAIT):
                        await held.enter_async_context(own)
                        await held.enter_async_context(self._turns)
                except TimeoutError:
                    raise Busy() from None
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._of[address]

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """Work something out in the thread, when it has rested."""

        def rested() -> Answer:
            began = max(time.monotonic(), self._rests_until)
            time.sleep(max(0.0, began - time.monotonic()))
            try:
                return work()
            finally:
                ended = time.monotonic()
                self._rests_until = ended + min(ended - began, LONGEST_REST)

        return await asyncio.get_running_loop().run_in_executor(self._thread, rested)

    async def kept(self, key: Hashable, work: Callable[[], bytes]) -> bytes:
        """Work something out, or give what was worked out for the same key a moment ago."""
        found = self._kept.pop(key, None)
        if found is None:
            found = await self.run(work)
        if len(found) <= _KEPT_BYTES:
            self._kept[key] = found
            while len(self._kept) > _KEPT or sum(map(len, self._kept.values())) > _KEPT_BYTES:
                del self._kept[next(iter(self._kept))]
        return found

    def close(self) -> None:
        """Stop; what has not begun is not done."""
        self._thread.shutdown(wait=False, cancel_futures=True)
