"""Tasks that nobody awaits. They are held until they have ended: asyncio alone may drop them in the middle."""

import asyncio
from collections.abc import Coroutine


class BackgroundTasks:
    """The tasks that one part of the server has started."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine from now on. It handles its own errors."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def wait(self) -> None:
        """Return when all have ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def cancel(self) -> None:
        """End all of them, and return when they have."""
        for task in self._tasks:
            task.cancel()
        await self.wait()
