"""Deals played by several processes. One that dies is replaced, and the deal it was playing is played again."""

from __future__ import annotations

import signal
import sys
import traceback
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection

from serai.core.errors import BadInput, GameError
from serai.lab.arena import Contest, Deal, play_deal

#: A deal whose process died so often is not tried again.
MOST_DEATHS = 3
#: How far workers may run ahead of the slowest deal, each: what is played beyond an early stop is played in vain.
_AHEAD = 8
_LEAVING_SECONDS = 3.0
_SPAWN = get_context("spawn")


class _Worker:
    """A process that plays one deal at a time."""

    def __init__(self, contest: Contest) -> None:
        self.pipe, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(target=_serve, args=(contest, theirs), daemon=True)
        with _interrupts_held():
            self.process.start()
        theirs.close()  # so that its death ends the pipe
        self.deal: int | None = None

    def give(self, deal: int) -> None:
        """Let it play a deal. If it has died, that shows when its answer is awaited."""
        self.deal = deal
        with suppress(OSError):
            self.pipe.send(deal)

    def end(self) -> None:
        """End it: in good order, so that its guests end too, or by force."""
        self.process.terminate()
        self.process.join(_LEAVING_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


def play_deals(contest: Contest, deals: int, workers: int) -> Generator[Deal, None, None]:
    """Deal after deal, in order, by so many processes."""
    pool = [_Worker(contest) for _ in range(min(workers, deals))]
    try:
        yield from _in_order(contest, deals, pool)
    finally:
        for worker in pool:
            worker.process.terminate()
        for worker in pool:
            worker.end()


def _in_order(contest: Contest, deals: int, pool: list[_Worker]) -> Iterator[Deal]:
    done: dict[int, Deal] = {}
    deaths: Counter[int] = Counter()
    again: list[int] = []
    fresh, following = 0, 0
    while following < deals:
        for worker in pool:
            if worker.deal is None and again:
                worker.give(again.pop())
            elif worker.deal is None and fresh < min(deals, following + _AHEAD * len(pool)):
                worker.give(fresh)
                fresh += 1
        busy = {worker.pipe: worker for worker in pool if worker.deal is not None}
        for ready in connection.wait(list(busy)):
            assert isinstance(ready, Connection)
            worker = busy[ready]
            assert worker.deal is not None
            answer = _answer(worker)
            if answer is None:
                deaths[worker.deal] += 1
                if deaths[worker.deal] == MOST_DEATHS:
                    raise BadInput("cli.worker-died", deal=worker.deal + 1)
                again.append(worker.deal)
                worker.end()
                pool[pool.index(worker)] = _Worker(contest)
            else:
                done[worker.deal] = answer
                worker.deal = None
        while following in done:
            yield done.pop(following)
            following += 1


def _answer(worker: _Worker) -> Deal | None:
    """The deal a worker has played; nothing if it has died."""
    try:
        answer: Deal | GameError | str = worker.pipe.recv()
    except (EOFError, OSError):
        return None
    if isinstance(answer, GameError):
        raise answer
    if isinstance(answer, str):
        raise RuntimeError(f"in a worker process:\n{answer}")
    return answer


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C is for the process that started the workers: what starts here does not hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(contest: Contest, pipe: Connection) -> None:
    """Play what one is given until nobody is left to give."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        players = contest.players()
        while True:
            deal = pipe.recv()
            pipe.send(play_deal(contest, players, deal))
    except (EOFError, BrokenPipeError):
        return
    except GameError as error:
        pipe.send(error)
    except Exception:
        pipe.send(traceback.format_exc())
