"""Keeps a number of thinker processes running: one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

log = logging.getLogger("serai.thinking")

COMMAND = (sys.executable, "-m", "serai.server.bots.worker")
#: After this time in good order a process is ended by force.
_LEAVING_SECONDS = 5.0
#: One that dies before it could do anything is replaced more and more slowly.
_FIRST_DELAY, _LONGEST_DELAY = 0.5, 30.0
_LONGEST_LINE = 1 << 20


class Child:
    """One process."""

    def __init__(self, name: str, process: Process) -> None:
        self.name = name
        self.process = process
        #: The games it has reported to be ready for.
        self.games: set[str] = set()

    def send(self, line: bytes) -> None:
        """Give it a line. If it has died, that shows when its answer is awaited."""
        assert self.process.stdin is not None
        with suppress(OSError, RuntimeError):
            self.process.stdin.write(line + b"\n")

    def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self.process.kill()

    def end(self) -> None:
        """Ask it to leave."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        with suppress(ProcessLookupError):
            self.process.terminate()


class Pool:
    """So many processes, each told apart by a name, whose lines and deaths are reported to whoever owns the pool."""

    def __init__(
        self,
        processes: int,
        arguments: Sequence[str] = (),
        *,
        on_line: Callable[[Child, bytes], None],
        on_death: Callable[[Child], None],
        environment: Mapping[str, str] | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._processes = processes
        self._command = [*command, *arguments]
        self._on_line = on_line
        self._on_death = on_death
        self._environment = {**os.environ, **(environment or {})}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closing = False
        self.children: set[Child] = set()
        #: How many have died unbidden.
        self.deaths = 0
        #: How many of those died one after the other before they were ready for anything.
        self.stillborn = 0

    async def start(self) -> None:
        """Start the processes; they report by themselves what they are ready for."""
        self._tasks = [asyncio.create_task(self._keep()) for _ in range(self._processes)]
        await asyncio.sleep(0)

    async def close(self) -> None:
        """End the processes: in good order, or by force."""
        self._is_closing = True
        for child in self.children:
            child.end()
        waiting = [asyncio.create_task(child.process.wait()) for child in self.children]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=_LEAVING_SECONDS)
            if late:
                for child in self.children:
                    child.kill()
                await asyncio.wait(late)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self) -> None:
        """Keep one process running."""
        while not self._is_closing:
            try:
                child = await self._spawn()
            except OSError as error:
                log.error("no thinker can be started: %s", error)
                self.stillborn += 1
            else:
                await self._live(child)
            if self.stillborn and not self._is_closing:
                await asyncio.sleep(min(_FIRST_DELAY * 2.0 ** min(self.stillborn - 1, 9), _LONGEST_DELAY))

    async def _live(self, child: Child) -> None:
        """Listen to a process until its end."""
        self.children.add(child)
        if self._is_closing:
            child.kill()
        try:
            await self._listen(child)
        finally:
            self.children.discard(child)
        if self._is_closing:
            return
        self.deaths += 1
        self.stillborn = 0 if child.games else self.stillborn + 1
        log.error("thinker %s died (%s) and is replaced", child.name, child.process.returncode)
        self._on_death(child)

    async def _spawn(self) -> Child:
        name = f"thinker-{secrets.token_hex(4)}"
        # In a session of its own, so that Ctrl-C in a terminal is for whoever started it.
        process = await asyncio.create_subprocess_exec(
            *self._command,
            "--name",
            name,
            stdin=PIPE,
            stdout=PIPE,
            env=self._environment,
            limit=_LONGEST_LINE,
            start_new_session=True,
        )
        return Child(name, process)

    async def _listen(self, child: Child) -> None:
        assert child.process.stdout is not None
        try:
            while line := await child.process.stdout.readline():
                self._on_line(child, line)
        except ValueError:
            log.error("thinker %s wrote a line without end", child.name)
            child.kill()
            while await child.process.stdout.read(_LONGEST_LINE):
                pass
        await child.process.wait()
