"""Compiles and loads the rules of every game when a worker starts, without holding up anybody."""

import asyncio
import contextlib
import os
import signal
import sys
from typing import NamedTuple

from serai import games
from serai.core import cache as compiled
from serai.core import kernel
from serai.core.random import seeded


class Preparing(NamedTuple):
    """A game that is being compiled, and which one of all it is."""

    game: str
    number: int
    total: int


class Rules:
    """The games whose rules are compiled and loaded, and the one that is being compiled."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.preparing: Preparing | None = None

    @property
    def are_ready(self) -> bool:
        """Whether every game can be played at once."""
        return self.ready == set(games.names())

    @property
    def are_compiled(self) -> bool:
        """Whether all rules were compiled before, so that they are only to be loaded, which takes a few seconds."""
        return not kernel.IS_COMPILED or all(compiled.is_compiled(kernel.FOLDER, name) for name in games.offered())

    async def prepare(self) -> None:
        """Load the rules of every game, compiling them if need be."""
        names = games.offered()
        for number, name in enumerate(names, 1):
            if kernel.IS_COMPILED and not compiled.is_compiled(kernel.FOLDER, name):
                self.preparing = Preparing(name, number, len(names))
                await _compile(name, is_first=number == 1)
            await asyncio.to_thread(load_rules, name)
            self.ready.add(name)


#: Sets the priority, and compiles.
_COMPILE = """
import os, sys
if hasattr(os, "nice"):
    os.nice(int(sys.argv[2]))
from serai import games
games.warm_up(sys.argv[1], str)
"""
#: Lower than that of the bots: the first game needs those sooner than another game's rules.
_LATER = 10


async def _compile(name: str, is_first: bool) -> None:
    """Compile a game's rules in processes of their own.

    A thread of the server would hold up its event loop, and keep it from stopping, for up to a minute.
    """
    command = (sys.executable, "-c", _COMPILE, name, "0" if is_first else str(_LATER))
    nothing = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*command, stdin=nothing, start_new_session=True)
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL) if os.name == "posix" else process.kill()


def load_rules(name: str) -> None:
    """Load the compiled rules into this process."""
    if kernel.IS_COMPILED:
        position = games.load(name).start()
        while position.is_chance:
            position = position.chance(seeded(0))
        _ = position.view(0).legal_moves
