"""Thinkers through a Redis: whoever is connected to it, on any machine, thinks for all servers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from serai.server.bots.request import Errand, Failed, Ready, Thought, read_answer, write
from serai.server.pool import COMMAND, Child, Pool
from serai.server.post import MOST_TRIES, Post, RedisError, Survey, answers_of

log = logging.getLogger("serai.thinking")

_SURVEY_SECONDS = 1.0
_SHORTEST_WAIT, _LONGEST_WAIT = 0.1, 5.0


def consumers(
    address: str,
    processes: int,
    post: Post,
    arguments: Sequence[str] = (),
    command: Sequence[str] = COMMAND,
) -> Pool:
    """Processes that serve a Redis. The work of one that dies is put back at once."""
    tasks: set[asyncio.Task[None]] = set()

    def hear(child: Child, line: bytes) -> None:
        try:
            answer = read_answer(line)
        except msgspec.DecodeError:
            return
        if isinstance(answer, Ready):
            child.games.add(answer.game)

    async def bury(name: str) -> None:
        try:
            await post.bury(name)
        except (RedisError, OSError):
            log.warning("the Redis does not answer; the work of %s waits for the next survey", name)

    def mourn(child: Child) -> None:
        tasks.add(task := asyncio.get_running_loop().create_task(bury(child.name)))
        task.add_done_callback(tasks.discard)

    # The address may hold a password: it is passed where a list of processes does not show it.
    environment = {"SERAI_REDIS": address}
    options = ["--redis", *arguments]
    return Pool(processes, options, on_line=hear, on_death=mourn, environment=environment, command=command)


async def dismiss(pool: Pool, post: Post) -> None:
    """End the processes that serve a Redis; whatever they could not finish is for others."""
    names = [child.name for child in pool.children]
    await pool.close()
    try:
        for name in names:
            await post.bury(name)
    except (RedisError, OSError):
        log.warning("the Redis does not answer; servers will find out by themselves who is gone")


class Wired:
    """The way through a Redis. While it is away errands wait; when it is back they are sent again."""

    def __init__(
        self,
        receive: Callable[[Thought | Failed], bool],
        address: str,
        processes: int,
        arguments: Sequence[str],
        command: Sequence[str],
    ) -> None:
        self._receive = receive
        self._post = Post(address)
        self._pool = consumers(address, processes, self._post, arguments, command)
        self._name = secrets.token_hex(8)
        self._outstanding: dict[str, str] = {}
        self._refused: Counter[str] = Counter()
        self._survey = Survey()
        self._loops: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def deaths(self) -> int:
        """How many of the own processes have died."""
        return self._pool.deaths

    async def start(self) -> None:
        """Begin to listen for answers, and start the own processes."""
        self._loops = [asyncio.create_task(self._listen()), asyncio.create_task(self._look_around())]
        await self._pool.start()

    async def close(self) -> None:
        """End the own processes, and hang up."""
        await dismiss(self._pool, self._post)
        for task in (*self._loops, *self._sending):
            task.cancel()
        await asyncio.gather(*self._loops, *self._sending, return_exceptions=True)
        await self._post.close()

    def send(self, errand: Errand) -> None:
        """Put an errand at the end of everybody's queue."""
        sealed = msgspec.structs.replace(errand, answers=answers_of(self._name))
        payload = self._outstanding[errand.number] = write(sealed).decode()
        self._in_background(self._push(errand.number, payload))

    def forget(self, errand: Errand) -> None:
        """Take an errand back, or let its answer be thrown away."""
        self._refused.pop(errand.number, None)
        payload = self._outstanding.pop(errand.number, None)
        if payload is not None:
            self._in_background(self._post.withdraw(payload))

    def is_ready(self, game: str) -> bool:
        """Whether anybody has loaded this game."""
        return self._survey.is_ready(game)

    def is_warming(self, game: str) -> bool:
        """Whether there is somebody, but nobody who has loaded it yet."""
        return bool(self._survey.thinkers) and not self._survey.is_ready(game)

    @property
    def waiting(self) -> int:
        """The length of everybody's queue, as of a moment ago."""
        return self._survey.waiting

    def _in_background(self, call: Coroutine[Any, Any, None]) -> None:
        async def attempt() -> None:
            with suppress(RedisError, OSError):
                await call

        self._sending.add(task := asyncio.get_running_loop().create_task(attempt()))
        task.add_done_callback(self._sending.discard)

    async def _push(self, number: str, payload: str) -> None:
        """Put an errand into the queue, as soon as the Redis is there."""
        wait = _SHORTEST_WAIT
        while number in self._outstanding:
            try:
                await self._post.push(payload)
                return
            except (RedisError, OSError):
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)

    async def _listen(self) -> None:
        """Take answers. After the Redis was away, send again whatever is not answered: twice does no harm."""
        wait, was_away = _SHORTEST_WAIT, False
        while True:
            try:
                if was_away:
                    for payload in list(self._outstanding.values()):
                        await self._post.withdraw(payload)
                        await self._post.push(payload)
                    log.warning("the Redis answers again; errands sent again: %d", len(self._outstanding))
                    was_away, wait = False, _SHORTEST_WAIT
                line = await self._post.receive(self._name)
            except (RedisError, OSError) as error:
                if not was_away:
                    log.error("the Redis does not answer: %s", type(error).__name__)
                was_away = True
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)
            else:
                if line is not None:
                    self._hear(line)

    def _hear(self, line: str) -> None:
        try:
            answer = read_answer(line)
        except (msgspec.DecodeError, UnicodeError):
            log.error("a thinker gave no answer; the errand waits for a better one")
            return
        if isinstance(answer, Ready) or self._receive(answer):
            return
        log.error("a thinker gave an illegal move for %s", answer.id)
        self._refused[answer.id] += 1
        if self._refused[answer.id] < MOST_TRIES:
            self._in_background(self._push(answer.id, self._outstanding[answer.id]))
        else:
            self._receive(Failed(id=answer.id, reason=f"{MOST_TRIES} illegal moves"))

    async def _look_around(self) -> None:
        while True:
            try:
                self._survey = await self._post.survey()
            except (RedisError, OSError):
                self._survey = Survey()
            await asyncio.sleep(_SURVEY_SECONDS)
