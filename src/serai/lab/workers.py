"""Deals of an arena played by several processes; the deal of one that dies is played again by another."""

import os
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import TypeAlias

from serai.core.errors import BadInput, GameError
from serai.lab.arena import Contest, Deal, play_deal
from serai.processes import MOST_DEATHS, FunctionWorker, Supervisor

#: How many deals a worker may run ahead of the slowest one: what is played beyond an early stop is wasted.
_AHEAD = 8
_STOP_SECONDS = 10.0

#: What workers send: True when they are ready, then deals, or an error of ours or a traceback; None is a death.
_News: TypeAlias = SimpleQueue[tuple[FunctionWorker, bool | Deal | GameError | str | None]]


def play_deals(contest: Contest, deals: int, workers: int) -> Generator[Deal, None, None]:
    """Play deals in worker processes, and yield them in order."""
    news: _News = SimpleQueue()

    def start() -> FunctionWorker:
        if hasattr(signal, "pthread_sigmask"):  # Ctrl-C is for this process: what its threads start does not get it
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        return FunctionWorker(_serve, contest)

    supervisor = Supervisor(min(workers, deals), start, lambda worker, said: news.put((worker, said)))
    try:
        supervisor.start()
        yield from _in_order(deals, min(workers, deals), supervisor, news)
    finally:
        supervisor.close(_STOP_SECONDS)


def _in_order(deals: int, workers: int, supervisor: Supervisor[FunctionWorker], news: _News) -> Iterator[Deal]:
    done: dict[int, Deal] = {}
    deaths: Counter[int | None] = Counter()
    again: list[int] = []
    #: The deal each worker plays, if it plays one.
    playing: dict[FunctionWorker, int | None] = {}
    fresh, following = 0, 0
    while following < deals:
        for worker in [worker for worker, deal in playing.items() if deal is None]:
            if again:
                playing[worker] = again.pop()
            elif fresh < min(deals, following + _AHEAD * workers):
                playing[worker] = fresh
                fresh += 1
            else:
                continue
            worker.send(playing[worker])
        worker, said = news.get()
        if isinstance(said, GameError):
            raise said
        if isinstance(said, str):
            raise RuntimeError(f"in a worker process:\n{said}")
        deal = playing.pop(worker, None)
        if said is None:
            if deal is not None:
                deaths[deal] += 1
                again.append(deal)
            if supervisor.is_failing or deaths[deal] == MOST_DEATHS:
                raise BadInput("cli.worker-died", deal=(following if deal is None else deal) + 1)
        else:
            playing[worker] = None
            if deal is not None and not isinstance(said, bool):
                done[deal] = said
        while following in done:
            yield done.pop(following)
            following += 1


def _serve(contest: Contest, pipe: Connection) -> None:
    """Play the deals that come over the pipe, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # what is sent to the whole group, as `timeout` does, is for the arena alone
    with suppress(EOFError, OSError):  # the arena has gone
        try:
            players = contest.players()
            pipe.send(True)
            while True:
                deal = pipe.recv()
                pipe.send(play_deal(contest, players, deal))
        except (EOFError, ConnectionError):
            return
        except SystemExit:
            os._exit(0)  # at once: guests have been sent away, and taking the compiler apart needs its time
        except GameError as error:
            pipe.send(error)
        except Exception:
            pipe.send(traceback.format_exc())
