"""The transport to bot workers on this machine: pipes. A worker has one request at a time, the others are queued."""

import asyncio
from collections import deque
from collections.abc import Sequence

import msgspec

from serai.processes import MOST_DEATHS, CommandWorker, Supervisor
from serai.server.bots.dispatcher import COMMAND, PATIENCE, Dispatcher, State, log
from serai.server.bots.request import Pending, Ready, Reply, read_message, write


class PipeDispatcher(Dispatcher):
    """Asks workers of this server. The request of one that dies is given to another."""

    def __init__(self, processes: int, command: Sequence[str] = COMMAND, patience: float = PATIENCE) -> None:
        super().__init__(Supervisor(processes, lambda: CommandWorker(command), self._pass_on), processes > 0, patience)
        self._queue: deque[Pending] = deque()
        self._games: dict[CommandWorker, set[str]] = {}
        self._in_hand: dict[CommandWorker, Pending] = {}

    def start(self) -> None:
        """Start the workers."""
        self._loop = asyncio.get_running_loop()
        super().start()

    @property
    def waiting(self) -> int:
        """How many requests are in the queue."""
        return len(self._queue)

    def state(self, game: str) -> State:
        """Whether a worker has loaded a game, is loading it without dying of that, or there is none."""
        if any(game in loaded for loaded in self._games.values()):
            return "ready"
        return "warming" if self._has_workers and not self.supervisor.is_failing else "away"

    async def _send(self, pending: Pending) -> None:
        self._queue.append(pending)
        self._distribute()

    async def _forget(self, pending: Pending) -> None:
        if pending in self._queue:
            self._queue.remove(pending)

    def _distribute(self) -> None:
        """Give every idle worker the first request about a game it has loaded."""
        for worker, loaded in self._games.items():
            pending = next((one for one in self._queue if one.request.game in loaded), None)
            if pending is not None and worker not in self._in_hand:
                self._queue.remove(pending)
                self._in_hand[worker] = pending
                worker.send(write(pending.request))

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
        return None

    def _lose(self, worker: CommandWorker) -> None:
        """A worker has died: its request is the next to be given out, unless too many died over it."""
        self._games.pop(worker, None)
        pending = self._in_hand.pop(worker, None)
        if pending is None or pending.reply.done():
            return
        pending.failures += 1
        if pending.failures < MOST_DEATHS:
            self._queue.appendleft(pending)
        else:
            pending.settle(Reply(id=pending.request.id, error=f"{MOST_DEATHS} workers died over it"))
