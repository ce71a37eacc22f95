"""Bots for the server's event loop: it asks, and processes of their own think. Nothing here ever blocks the loop."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Sequence
from typing import Literal, Protocol

from serai import games
from serai.bots.greedy import Greedy
from serai.bots.interface import Budget
from serai.bots.uniform import Uniform
from serai.core.errors import GameError
from serai.core.random import seeded
from serai.server.bots.request import Errand, Failed, Job, Thought, view_of
from serai.server.pool import COMMAND

__all__ = ["Job", "Thinkers", "Thought"]

log = logging.getLogger("serai.thinking")


class Transport(Protocol):
    """A way to those who think. It reports every answer to the `Thinkers` that own it."""

    @property
    def deaths(self) -> int:
        """How many of the own processes have died unbidden."""

    async def start(self) -> None:
        """Open the way."""

    async def close(self) -> None:
        """Close it."""

    def send(self, errand: Errand) -> None:
        """Give an errand to somebody, now or as soon as somebody is free."""

    def forget(self, errand: Errand) -> None:
        """Nobody waits for this one any more."""

    def is_ready(self, game: str) -> bool:
        """Whether somebody can think about this game now."""

    def is_warming(self, game: str) -> bool:
        """Whether nobody can yet, but somebody is getting ready."""

    @property
    def waiting(self) -> int:
        """How many errands nobody has begun."""


class _Question:
    """An errand, and who waits for its answer."""

    def __init__(self, errand: Errand) -> None:
        self.errand = errand
        self.answer: asyncio.Future[Thought | Failed] = asyncio.get_running_loop().create_future()


class Thinkers:
    """Processes that think: one's own over pipes or, with a Redis, all that are connected to it.

    With a Redis the own processes serve everybody too; there may be none (`processes=0`) if others do.
    """

    def __init__(
        self,
        processes: int = 1,
        redis: str | None = None,
        *,
        games: Sequence[str] = (),
        patience: float = 60.0,
        command: Sequence[str] = COMMAND,
    ) -> None:
        arguments = ["--games", ",".join(games)] if games else []
        self._has_any = processes > 0 or redis is not None
        self._transport: Transport
        if redis is None:
            from serai.server.bots import pipes as piped

            self._transport = piped.Piped(self._receive, processes, arguments, command)
        else:
            from serai.server.bots import redis_queue as wired  # needs the extra `cluster`

            self._transport = wired.Wired(self._receive, redis, processes, arguments, command)
        self._patience = patience
        self._name = secrets.token_hex(6)
        self._numbers = itertools.count(1)
        self._questions: dict[str, _Question] = {}
        #: Decisions that had to be made in a hurry because nobody could think.
        self.fallbacks = 0

    async def start(self) -> None:
        """Start the processes; returns at once, `ready` tells when they have loaded a game."""
        await self._transport.start()

    async def close(self) -> None:
        """End the processes; whoever still waits for a thought gets `asyncio.CancelledError`."""
        for question in self._questions.values():
            question.answer.cancel()
        await self._transport.close()

    def state(self, game: str) -> Literal["ready", "warming", "away"]:
        """Whether somebody can think about a game now, will soon, or there is nobody."""
        if self._transport.is_ready(game):
            return "ready"
        return "warming" if self._has_any and self._transport.is_warming(game) else "away"

    def ready(self, game: str) -> bool:
        """Whether somebody can think about this game now, without compiling anything first."""
        return self._transport.is_ready(game)

    @property
    def waiting(self) -> int:
        """How many jobs nobody has begun yet; with a Redis, those of all servers."""
        return self._transport.waiting

    @property
    def asked(self) -> int:
        """How many jobs of this server are not answered yet."""
        return len(self._questions)

    @property
    def deaths(self) -> int:
        """How many of the own processes have died unbidden."""
        return self._transport.deaths

    async def think(self, job: Job) -> Thought:
        """The decision about a job. There always is one, and it is legal: in the worst case a hurried one, logged.

        While the game is still being compiled, that is waited for. `GameError` or `ValueError` if it is no such job.
        """
        view_of(job)
        if not self._has_any:  # a host who wants no processes gets bots that play by rule of thumb, at once
            return await asyncio.to_thread(hurried, job)
        rules = games.definition(job.game).rules_version
        number = f"{self._name}-{next(self._numbers)}"
        errand = Errand(number=number, rules=rules, job=job)
        question = self._questions[number] = _Question(errand)
        try:
            self._transport.send(errand)
            answer = await self._wait(question)
        finally:
            del self._questions[number]
            self._transport.forget(errand)
        if isinstance(answer, Thought):
            return Thought(id=job.id, move=answer.move, values=answer.values)
        self.fallbacks += 1
        log.error("a hurried %s for %s at level %s: %s", job.kind, job.id, job.level, answer.reason)
        return await asyncio.to_thread(hurried, job)

    async def _wait(self, question: _Question) -> Thought | Failed:
        while True:
            done, _ = await asyncio.wait([question.answer], timeout=self._patience)
            if done:
                return question.answer.result()
            if not self._transport.is_warming(question.errand.job.game):
                return Failed(id=question.errand.number, reason=f"no answer within {self._patience:g} s")
            log.warning("%s waits until the rules of %s are compiled", question.errand.job.id, question.errand.job.game)

    def _receive(self, answer: Thought | Failed) -> bool:
        """Take an answer. Say no to a move that is none; an answer nobody waits for is fine."""
        question = self._questions.get(answer.id)
        if question is None or question.answer.done():
            return True
        if isinstance(answer, Thought) and not _is_legal(question.errand.job, answer.move):
            return False
        question.answer.set_result(answer)
        return True


def _is_legal(job: Job, move: str) -> bool:
    view = view_of(job)
    try:
        return view.game.code(move) in view.legal_moves.codes
    except GameError:
        return False


def hurried(job: Job) -> Thought:
    """A decision by rule of thumb, without any search; by lot if even that fails."""
    view = view_of(job)
    try:
        decision = Greedy().choose(view, Budget(), seeded(job.seed))
    except Exception:
        log.exception("no rule of thumb for %s", job.id)
        decision = Uniform().choose(view, Budget(), seeded(job.seed))
    return Thought(id=job.id, move=view.game.write(decision.code), is_fallback=True)
