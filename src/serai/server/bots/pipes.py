"""Thinkers of one's own over pipes: one errand at a time each. If one dies, its errand is given to another."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from serai.server.bots.request import Errand, Failed, Ready, Thought, read_answer, write
from serai.server.pool import Child, Pool

log = logging.getLogger("serai.thinking")

#: An errand over which so many processes died is not given to another one.
MOST_DEATHS = 3


class Piped:
    """The way to processes of one's own."""

    def __init__(
        self,
        receive: Callable[[Thought | Failed], bool],
        processes: int,
        arguments: Sequence[str],
        command: Sequence[str],
    ) -> None:
        self._receive = receive
        self._pool = Pool(processes, arguments, on_line=self._hear, on_death=self._mourn, command=command)
        self._queue: deque[Errand] = deque()
        self._in_hand: dict[Child, Errand] = {}
        #: By errand that somebody still waits for: how many processes died over it.
        self._deaths: dict[str, int] = {}

    @property
    def deaths(self) -> int:
        """How many processes have died."""
        return self._pool.deaths

    async def start(self) -> None:
        """Start the processes."""
        await self._pool.start()

    async def close(self) -> None:
        """End them."""
        await self._pool.close()

    def send(self, errand: Errand) -> None:
        """Put an errand at the end of the queue."""
        self._deaths[errand.number] = 0
        self._queue.append(errand)
        self._distribute()

    def forget(self, errand: Errand) -> None:
        """Drop an errand; if it is in hand, its answer will be thrown away."""
        self._deaths.pop(errand.number, None)
        if errand in self._queue:
            self._queue.remove(errand)

    def is_ready(self, game: str) -> bool:
        """Whether a process has loaded this game."""
        return any(game in child.games for child in self._pool.children)

    def is_warming(self, game: str) -> bool:
        """Whether processes are loading it, and do not die of that."""
        return not self.is_ready(game) and self._pool.stillborn < MOST_DEATHS

    @property
    def waiting(self) -> int:
        """How many errands are in the queue."""
        return len(self._queue)

    def _distribute(self) -> None:
        """Give every idle process the first errand of a game it has loaded."""
        for child in self._pool.children:
            if child in self._in_hand:
                continue
            errand = next((errand for errand in self._queue if errand.job.game in child.games), None)
            if errand is not None:
                self._queue.remove(errand)
                self._in_hand[child] = errand
                child.send(write(errand))

    def _hear(self, child: Child, line: bytes) -> None:
        try:
            answer = read_answer(line)
        except msgspec.DecodeError:
            self._distrust(child, "no answer")
            return
        if isinstance(answer, Ready):
            child.games.add(answer.game)
        else:
            errand = self._in_hand.get(child)
            if errand is None or errand.number != answer.id:
                self._distrust(child, "an answer to nothing")
                return
            if not self._receive(answer):
                self._distrust(child, "an illegal move")
                return
            del self._in_hand[child]
        self._distribute()

    def _distrust(self, child: Child, what: str) -> None:
        """A process that answers nonsense is ended: another one thinks about its errand."""
        log.error("thinker %s gave %s", child.name, what)
        child.kill()

    def _mourn(self, child: Child) -> None:
        errand = self._in_hand.pop(child, None)
        if errand is None or errand.number not in self._deaths:
            return
        self._deaths[errand.number] += 1
        if self._deaths[errand.number] < MOST_DEATHS:
            self._queue.appendleft(errand)
            self._distribute()
        else:
            self._receive(Failed(id=errand.number, reason=f"{MOST_DEATHS} processes died over it"))
