"""A lock that can be taken without waiting where nobody holds it: `asyncio.Lock` lets only coroutines take it."""

import asyncio
from collections import deque


class TableLock:
    """Lets the commands of a table be carried out one after the other, in the order in which they came."""

    __slots__ = ("_is_held", "_waiting")

    def __init__(self) -> None:
        self._is_held = False
        #: Made when somebody has to wait, which happens seldom: a thousand tables have a lock each.
        self._waiting: deque[asyncio.Future[None]] | None = None

    def locked(self) -> bool:
        """Whether somebody holds it."""
        return self._is_held

    def take(self) -> bool:
        """Take it if it is free; whether it was."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    def release(self) -> None:
        """Let it go: to whoever has waited longest, or to nobody."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._waiting = None
        self._is_held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        if self._waiting is None:
            self._waiting = deque()
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over in the same moment
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
