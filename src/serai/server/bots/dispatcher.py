"""Asks bot workers for moves and awaits their replies; if no worker can reply, it chooses by rule of thumb.

The workers are on this machine, asked over pipes, or on any machine, asked by way of a Redis (`redis_queue`).
"""

import asyncio
import itertools
import logging
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from serai.bots.greedy import Greedy
from serai.bots.interface import Budget
from serai.bots.uniform import Uniform
from serai.core.random import seeded
from serai.core.view import View
from serai.processes import MOST_DEATHS, CommandWorker, Supervisor
from serai.server.bots.request import Pending, Ready, Reply, Request, read_message, view_of, write

log = logging.getLogger("serai.bots")

#: Starts a bot worker.
COMMAND = (sys.executable, "-m", "serai.server.bots.worker")
#: A worker that was asked to end may finish the decision in hand.
STOP_SECONDS = 5.0
#: How long a reply is waited for, in seconds.
PATIENCE = 60.0
#: A worker that is alone begins a review when no move was asked for or found for so long, or after the longer time.
QUIET, LONGEST_QUIET = 0.3, 3.0

State = Literal["ready", "warming", "away"]


class NoReply(Exception):
    """No worker has judged a decision."""


class Dispatcher(ABC):
    """Asks bot workers; a subclass is a transport, which knows the way to them."""

    def __init__(self, supervisor: Supervisor[CommandWorker], has_workers: bool, patience: float) -> None:
        self.supervisor, self.has_workers, self._patience = supervisor, has_workers, patience
        self._numbers = itertools.count(1)
        #: Requests that are not answered yet, by their id.
        self.pending: dict[str, Pending] = {}
        #: How many moves were chosen by rule of thumb because the workers failed.
        self.fallbacks = 0
        #: How many decisions may be judged at once: more would only wait.
        self.most_reviews = 1

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
        if not self.has_workers:  # the host wants none: bots play by rule of thumb
            return await asyncio.to_thread(fallback, request, view)
        reply = await self._reply(request, view)
        if not reply.error:
            return reply
        self.fallbacks += 1
        log.error("a fallback %s for %s at level %s: %s", request.kind, request.id, request.level, reply.error)
        return await asyncio.to_thread(fallback, request, view)

    async def judge(self, request: Request) -> Reply:
        """Return the reply to a review, which waits behind all moves and hints; `NoReply` if no worker gives one."""
        if not self.has_workers:
            raise NoReply("there are no workers")
        reply = await self._reply(request, view_of(request))
        if reply.error or not reply.judgement:
            raise NoReply(reply.error or "not a judgement")
        return reply

    async def _reply(self, request: Request, view: View) -> Reply:
        id = f"{next(self._numbers)}:{request.id}"
        pending = self.pending[id] = Pending(replace(request, id=id), view)
        try:
            await self._send(pending)
            reply = await self._wait(pending)
        finally:
            del self.pending[id]
            pending.reply.cancel()
            await self._forget(pending)
        return replace(reply, id=request.id)

    async def _wait(self, pending: Pending) -> Reply:
        request = pending.request
        while True:
            done, _ = await asyncio.wait([pending.reply], timeout=self._patience)
            if done:
                return pending.reply.result()
            if self.state(request.game) != "warming":
                return Reply(id=request.id, error=f"no reply within {self._patience:g} s")
            log.warning("%s waits until the rules of %s are compiled", request.id, request.game)


class PipeDispatcher(Dispatcher):
    """Asks workers of this server, each for one move at a time. The request of one that dies is given to another.

    Reviews wait until no move and no hint does. Where there are several workers one is kept free of them; one that is
    alone judges when nobody seems to play quickly.
    """

    def __init__(self, processes: int, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        super().__init__(Supervisor(processes, lambda: CommandWorker(command), self._pass_on), processes > 0, patience)
        self._queue: deque[Pending] = deque()
        self._reviews: deque[Pending] = deque()
        self.most_reviews = max(1, processes - 1)
        self._is_alone = processes < 2
        #: When a move or a hint was last asked for or found, and when a review was last begun.
        self._busy_at = self._reviewed_at = 0.0
        self._waking: asyncio.TimerHandle | None = None
        self._games: dict[CommandWorker, set[str]] = {}
        self._in_hand: dict[CommandWorker, Pending] = {}

    def start(self) -> None:
        """Start the workers."""
        self._loop = asyncio.get_running_loop()
        super().start()

    @property
    def waiting(self) -> int:
        """How many moves and hints are in the queue."""
        return len(self._queue)

    def state(self, game: str) -> State:
        """Whether a worker has loaded a game, is loading it without dying of that, or there is none."""
        if any(game in loaded for loaded in self._games.values()):
            return "ready"
        return "warming" if self.has_workers and not self.supervisor.is_failing else "away"

    async def _send(self, pending: Pending) -> None:
        self._queue_of(pending).append(pending)
        self._note(pending)
        self._distribute()

    async def _forget(self, pending: Pending) -> None:
        if pending in (queue := self._queue_of(pending)):
            queue.remove(pending)

    def _queue_of(self, pending: Pending) -> deque[Pending]:
        return self._reviews if pending.request.kind == "review" else self._queue

    def _distribute(self) -> None:
        """Give every idle worker the first request about a game it has loaded."""
        for worker, loaded in self._games.items():
            if worker in self._in_hand:
                continue
            offered = itertools.chain(self._queue, self._reviews if self._may_review() else ())
            pending = next((one for one in offered if one.request.game in loaded), None)
            if pending is not None:
                self._queue_of(pending).remove(pending)
                self._in_hand[worker] = pending
                if pending.request.kind == "review":
                    self._reviewed_at = time.monotonic()
                worker.send(write(pending.request))

    def _note(self, pending: Pending) -> None:
        if pending.request.kind != "review":
            self._busy_at = time.monotonic()

    def _may_review(self) -> bool:
        """Whether a worker may judge now; if not yet, it is asked again when it may."""
        if not self._reviews or self._queue:
            return False
        if sum(one.request.kind == "review" for one in self._in_hand.values()) >= self.most_reviews:
            return False
        wait = min(self._busy_at + QUIET, self._reviewed_at + LONGEST_QUIET) - time.monotonic()
        if not self._is_alone or wait <= 0:
            return True
        if self._waking is None:
            self._waking = asyncio.get_running_loop().call_later(wait, self._wake)
        return False

    def _wake(self) -> None:
        self._waking = None
        self._distribute()

    def _pass_on(self, worker: CommandWorker, line: bytes | None) -> None:
        """Called in a thread of the supervisor."""
        self._loop.call_soon_threadsafe(self._receive, worker, line)

    def _receive(self, worker: CommandWorker, line: bytes | None) -> None:
        """Act on a line of a worker or, if it is None, on the worker's death."""
        if line is None:
            self._lose(worker)
        elif (fault := self._take(worker, line)) is not None:
            log.error("bot worker %s gave %s and is killed", worker.process.pid, fault)
            self._games.pop(worker, None)
            worker.process.kill()
        self._distribute()

    def _take(self, worker: CommandWorker, line: bytes) -> str | None:
        """Act on a message; return what is wrong with it, if anything is."""
        try:
            message = read_message(line)
        except msgspec.DecodeError:
            return "no message"
        if isinstance(message, Ready):
            self._games.setdefault(worker, set()).add(message.game)
            return None
        pending = self._in_hand.get(worker)
        if pending is None or pending.request.id != message.id:
            return "a reply to no request"
        if not pending.settle(message):
            return "an illegal move"
        del self._in_hand[worker]
        self._note(pending)
        return None

    def _lose(self, worker: CommandWorker) -> None:
        """A worker has died: its request is the next to be given out, unless too many died over it."""
        self._games.pop(worker, None)
        pending = self._in_hand.pop(worker, None)
        if pending is None or pending.reply.done():
            return
        pending.failures += 1
        if pending.failures < MOST_DEATHS:
            self._queue_of(pending).appendleft(pending)
        else:
            pending.settle(Reply(id=pending.request.id, error=f"{MOST_DEATHS} workers died over it"))


def fallback(request: Request, view: View) -> Reply:
    """A move by rule of thumb, without any search; a random one if even that fails."""
    try:
        decision = Greedy().choose(view, Budget(), seeded(request.seed))
    except Exception:
        log.exception("no rule of thumb for %s", request.id)
        decision = Uniform().choose(view, Budget(), seeded(request.seed))
    return Reply(id=request.id, move=view.game.write(decision.code), is_fallback=True)
