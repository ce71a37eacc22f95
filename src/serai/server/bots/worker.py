"""The process that thinks: `python -m serai.server.bots.worker`. It is given views, and answers with moves.

Jobs come over its standard input, a line each, or from a Redis. It never sees a position, a table's seed or a guest.
It is polite: its priority is low, so that the sockets of a server on the same machine stay quick. It ends by itself
when its standard input does, that is when whoever started it is gone.
"""

from __future__ import annotations

import argparse
import contextlib
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import IO

import msgspec

from serai import games
from serai.bots.interface import Budget, Decision
from serai.bots.levels import NUMBERS, Leveled
from serai.bots.search import compile_search, is_compiled
from serai.core import kernel
from serai.core.errors import GameError
from serai.core.random import seeded
from serai.server.bots.request import Answer, Errand, Failed, Job, Ready, Thought, read_errand, view_of, write

log = logging.getLogger("serai.thinker")

#: A hint is the opinion of this level.
STRONGEST = NUMBERS[-1]
#: A hint tells what it thinks of so many moves.
TOLD = 5
#: Nothing takes so long; a process that does is stuck, and ends itself.
LIMIT_SECONDS = 30.0
STUCK = 70
_NICE = 5


class Thinker:
    """Thinks about one errand after the other."""

    def __init__(self) -> None:
        self._bots = {number: Leveled(number) for number in NUMBERS}
        #: Since when it has been thinking, by the monotonic clock; nothing while it is idle.
        self.began: float | None = None
        self.is_leaving = False
        self.ready: list[str] = []

    def answer(self, errand: Errand) -> Thought | Failed:
        """Think. Whatever goes wrong is an answer too."""
        self.began = time.monotonic()
        try:
            job = errand.job
            if errand.rules != games.definition(job.game).rules_version:
                return Failed(id=errand.number, reason=f"other rules of {job.game}")
            return self._think(errand.number, job)
        except Exception as error:
            log.exception("could not think about %s", errand.number)
            return Failed(id=errand.number, reason=f"{type(error).__name__}: {error}"[:200])
        finally:
            self.began = None

    def _think(self, number: str, job: Job) -> Thought:
        view = view_of(job)
        level = STRONGEST if job.kind == "hint" else job.level
        decision = self._bots[level].choose(view, Budget(), seeded(job.seed))
        values = _best(decision) if job.kind == "hint" else {}
        written = {view.game.write(code): round(value, 4) for code, value in values.items()}
        return Thought(id=number, move=view.game.write(decision.code), values=written)

    def warm_up(self, names: list[str], report: Callable[[Answer], None]) -> None:
        """Load, or compile, all that thinking about these games needs, and report each of them."""
        for name in names:
            with _alone():
                game = games.load(name)
                games.warm_up(name, lambda title: log.info("compiling the rules of %s, about a minute", title))
                if not is_compiled(game):
                    log.info("compiling the search for %s, about half a minute", game.name)
                compile_search(game)
            log.info("ready for %s", name)
            self.ready.append(name)
            report(Ready(game=name))

    def leave(self) -> None:
        """Leave now, or as soon as the thought is finished that others wait for."""
        self.is_leaving = True
        if self.began is None:
            os._exit(0)  # in the middle of loading compiled code an exception would be swallowed

    def watch(self) -> None:
        """End the process if it is stuck in a thought; for a thread of its own."""
        while True:
            time.sleep(1.0)
            began = self.began
            if began is not None and time.monotonic() - began > LIMIT_SECONDS:
                log.error("stuck for %.0f s: this process ends", LIMIT_SECONDS)
                os._exit(STUCK)


def _best(decision: Decision) -> dict[int, float]:
    """What the bot thought of the moves it looked at most: the one it chose, then by their value."""
    values = decision.values
    most = sorted(values, key=lambda code: decision.visits.get(code, 0), reverse=True)[:TOLD]
    return {code: values[code] for code in sorted(most, key=lambda code: (code != decision.code, -values[code]))}


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Hold a lock on the compiled cache: of several processes one compiles, and the others find it done."""
    try:
        import fcntl
    except ImportError:  # not on every system; then they compile side by side
        yield
        return
    with (kernel.FOLDER / "thinkers.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def serve_pipe(thinker: Thinker, source: IO[bytes], report: Callable[[Answer], None]) -> None:
    """Answer line by line until there are no more."""
    while not thinker.is_leaving and (line := source.readline()):
        try:
            errand = read_errand(line)
        except (msgspec.DecodeError, GameError) as error:
            log.error("not an errand: %s", error)
            continue
        report(thinker.answer(errand))


def _own_output() -> IO[bytes]:
    """The standard output for answers alone: whatever else is printed goes to the error output."""
    ours = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return ours


def _end_with(source: IO[bytes], thinker: Thinker) -> None:
    source.read()
    thinker.leave()


def main(argv: list[str] | None = None) -> int:
    """Be a thinker until there is nobody left to think for."""
    parser = argparse.ArgumentParser(prog="serai.server.bots.worker", description=__doc__)
    parser.add_argument("--name", default=f"thinker-{os.getpid()}")
    parser.add_argument("--games", default=",".join(games.names()), help="those to be loaded first")
    parser.add_argument("--redis", action="store_true", help="serve the Redis named by SERAI_REDIS")
    arguments = parser.parse_args(argv)
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format=f"{arguments.name}: %(message)s")
    output, thinker = _own_output(), Thinker()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: thinker.leave())
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICE)

    def report(answer: Answer) -> None:
        output.write(write(answer) + b"\n")

    threading.Thread(target=thinker.watch, daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        if arguments.redis:
            from serai.server.collecting import Collector

            threading.Thread(target=_end_with, args=(sys.stdin.buffer, thinker), daemon=True).start()
            collector = Collector(os.environ["SERAI_REDIS"], arguments.name, thinker)
            thinker.warm_up(arguments.games.split(","), report)
            collector.serve()
        else:
            thinker.warm_up(arguments.games.split(","), report)
            serve_pipe(thinker, sys.stdin.buffer, report)
    return 0


if __name__ == "__main__":
    code = main()
    sys.stderr.flush()
    os._exit(code)  # not held up by threads, nor by what the compiler does at the end
