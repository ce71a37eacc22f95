"""Asks bot workers for moves and awaits their replies; if no worker can reply, it chooses by rule of thumb."""

import asyncio
import itertools
import logging
import sys
from abc import ABC, abstractmethod
from typing import Literal

from msgspec.structs import replace

from serai.bots.greedy import Greedy
from serai.bots.interface import Budget
from serai.bots.uniform import Uniform
from serai.core.random import seeded
from serai.core.view import View
from serai.processes import CommandWorker, Supervisor
from serai.server.bots.request import Pending, Reply, Request, view_of

log = logging.getLogger("serai.bots")

#: Starts a bot worker.
COMMAND = (sys.executable, "-m", "serai.server.bots.worker")
#: A worker that was asked to end may finish the decision in hand.
STOP_SECONDS = 5.0
#: How long a reply is waited for, in seconds.
PATIENCE = 60.0

State = Literal["ready", "warming", "away"]


class Dispatcher(ABC):
    """Asks bot workers; a subclass is a transport, which knows the way to them."""

    def __init__(self, supervisor: Supervisor[CommandWorker], has_workers: bool, patience: float) -> None:
        self.supervisor, self._has_workers, self._patience = supervisor, has_workers, patience
        self._numbers = itertools.count(1)
        #: Requests that are not answered yet, by their id.
        self.pending: dict[str, Pending] = {}
        #: How many moves were chosen by rule of thumb because the workers failed.
        self.fallbacks = 0

    def start(self) -> None:
        """Start the workers of this server; `state` tells when they have loaded a game."""
        self.supervisor.start()

    async def close(self) -> None:
        """Stop the workers of this server; those who still await a reply get `asyncio.CancelledError`."""
        for pending in self.pending.values():
            pending.reply.cancel()
        await asyncio.to_thread(self.supervisor.close, STOP_SECONDS)

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many requests no worker has begun."""

    @abstractmethod
    def state(self, game: str) -> State:
        """Whether a worker has loaded a game and can answer at once, is about to load it, or there is none."""

    @abstractmethod
    async def _send(self, pending: Pending) -> None:
        """Queue a request."""

    @abstractmethod
    async def _forget(self, pending: Pending) -> None:
        """Take a request back whose reply is no longer awaited."""

    async def ask(self, request: Request) -> Reply:
        """Return a reply with a legal move; if no worker gives one in time, a fallback, which is logged.

        While workers compile the game, they are waited for. `GameError` or `ValueError` if the request is invalid.
        """
        view = view_of(request)
        if not self._has_workers:  # the host wants none: bots play by rule of thumb
            return await asyncio.to_thread(fallback, request, view)
        id = f"{next(self._numbers)}:{request.id}"
        pending = self.pending[id] = Pending(replace(request, id=id), view)
        try:
            await self._send(pending)
            reply = await self._wait(pending)
        finally:
            del self.pending[id]
            pending.reply.cancel()
            await self._forget(pending)
        if not reply.error:
            return replace(reply, id=request.id)
        self.fallbacks += 1
        log.error("a fallback %s for %s at level %s: %s", request.kind, request.id, request.level, reply.error)
        return await asyncio.to_thread(fallback, request, view)

    async def _wait(self, pending: Pending) -> Reply:
        request = pending.request
        while True:
            done, _ = await asyncio.wait([pending.reply], timeout=self._patience)
            if done:
                return pending.reply.result()
            if self.state(request.game) != "warming":
                return Reply(id=request.id, error=f"no reply within {self._patience:g} s")
            log.warning("%s waits until the rules of %s are compiled", request.id, request.game)


def fallback(request: Request, view: View) -> Reply:
    """A move by rule of thumb, without any search; a random one if even that fails."""
    try:
        decision = Greedy().choose(view, Budget(), seeded(request.seed))
    except Exception:
        log.exception("no rule of thumb for %s", request.id)
        decision = Uniform().choose(view, Budget(), seeded(request.seed))
    return Reply(id=request.id, move=view.game.write(decision.code), is_fallback=True)
