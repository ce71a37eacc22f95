"""The process that chooses moves for bots: `python -m serai.server.bots.worker`.

Requests come over its standard input, one per line, or from a Redis. It is given views: never a position, a table's
seed or a guest. Its priority is low, so that the sockets of a server on the same machine stay quick. It ends when its
standard input does, that is when the process that started it is gone.
"""

import argparse
import contextlib
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import IO

import msgspec

from serai import games
from serai.bots.analysis import analyse
from serai.bots.full_values import FullValues
from serai.bots.interface import Budget
from serai.bots.levels import NUMBERS, Leveled
from serai.bots.search import compile_search, is_compiled
from serai.core import kernel
from serai.core.errors import GameError
from serai.core.random import seeded
from serai.processes import file_lock
from serai.server.bots.request import Message, Ready, Reply, Request, read_request, view_of, write
from serai.study.judging import judge

log = logging.getLogger("serai.bots")

#: No decision takes that long; a process that needs longer is stuck, and ends itself.
LIMIT_SECONDS = 30.0
STUCK = 70
_NICE = 5


class BotWorker:
    """Answers one request after the other."""

    def __init__(self) -> None:
        self._bots = {number: Leveled(number) for number in NUMBERS}
        #: When the decision in hand was begun, by the monotonic clock; None while there is none.
        self.began: float | None = None
        self.is_leaving = False
        #: The games that are loaded.
        self.ready: list[str] = []

    def answer(self, request: Request) -> Reply:
        """Choose a move. An error is a reply too."""
        self.began = time.monotonic()
        try:
            if request.rules not in games.definition(request.game).rules_versions:
                return Reply(id=request.id, error=f"other rules of {request.game}")
            return self._choose(request)
        except Exception as error:
            log.exception("could not answer %s", request.id)
            return Reply(id=request.id, error=f"{type(error).__name__}: {error}"[:200])
        finally:
            self.began = None

    def _choose(self, request: Request) -> Reply:
        view = view_of(request)
        if request.kind == "hint":
            found = analyse(view, seed=request.seed)
            values = {view.game.write(judged.code): round(judged.value, 4) for judged in found.moves}
            return Reply(id=request.id, move=view.game.write(found.best.code), values=values)
        if request.kind == "review":
            judgement = judge(view, view.game.code(request.move), request.iterations, request.seed)
            return Reply(id=request.id, move=view.game.write(judgement.best), judgement=judgement.to_object(view.game))
        decision = self._bots[request.level].choose(view, Budget(), seeded(request.seed))
        return Reply(id=request.id, move=view.game.write(decision.code))

    def load(self, names: list[str], report: Callable[[Message], None]) -> None:
        """Load, or compile, all that these games need, and report each of them."""
        for name in names:
            with file_lock(kernel.FOLDER / "bots.lock"):  # one process compiles, the others find it done
                game = games.load(name)
                games.warm_up(name, lambda title: log.info("compiling the rules of %s, about a minute", title))
                if not is_compiled(game):
                    log.info("compiling the search for %s, about half a minute", game.name)
                compile_search(game)
            log.info("ready for %s", name)
            self.ready.append(name)
            report(Ready(game=name))
        threading.Thread(target=self._compile_values, args=(names,), daemon=True).start()

    def _compile_values(self, names: list[str]) -> None:
        """Compile what the server puts reviews together with, beside the first moves: nobody waits for it yet."""
        for name in names:
            with file_lock(kernel.FOLDER / "reviews.lock"):
                game = games.load(name)
                FullValues(game).of(game.start())

    def leave(self) -> None:
        """End this process now, or as soon as the decision in hand is made."""
        self.is_leaving = True
        if self.began is None:
            os._exit(0)  # while compiled code is being loaded an exception would be swallowed

    def watch(self) -> None:
        """End this process if it is stuck in a decision; runs in a thread of its own."""
        while True:
            time.sleep(1.0)
            if (began := self.began) is not None and time.monotonic() - began > LIMIT_SECONDS:
                log.error("stuck for %.0f s: this process ends", LIMIT_SECONDS)
                os._exit(STUCK)


def serve_pipe(worker: BotWorker, source: IO[bytes], report: Callable[[Message], None]) -> None:
    """Answer line by line until there are no more."""
    while not worker.is_leaving and (line := source.readline()):
        try:
            request = read_request(line)
        except (msgspec.DecodeError, GameError) as error:
            log.error("not a request: %s", error)
            continue
        report(worker.answer(request))


def _end_with(source: IO[bytes], worker: BotWorker) -> None:
    source.read()
    worker.leave()


def main(argv: list[str] | None = None) -> int:
    """Answer requests until the process that started this one is gone."""
    parser = argparse.ArgumentParser(prog="serai.server.bots.worker", description=__doc__)
    parser.add_argument("--games", default=",".join(games.names()), help="those to be loaded first")
    parser.add_argument("--redis", action="store_true", help="serve the Redis named by SERAI_REDIS")
    arguments = parser.parse_args(argv)
    wanted = logging.getLevelNamesMapping().get(os.environ.get("SERAI_LOG_LEVEL", "").upper(), logging.INFO)
    logging.basicConfig(stream=sys.stderr, level=wanted, format=f"bot worker {os.getpid()}: %(message)s")
    # The standard output is for messages alone: everything else that is printed goes to the error output.
    output, worker = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0), BotWorker()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: worker.leave())
    with contextlib.suppress(AttributeError, OSError):
        os.nice(_NICE)

    def report(message: Message) -> None:
        output.write(write(message) + b"\n")

    threading.Thread(target=worker.watch, daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        if arguments.redis:
            from serai.server.bots.redis_queue import RedisConsumer

            threading.Thread(target=_end_with, args=(sys.stdin.buffer, worker), daemon=True).start()
            consumer = RedisConsumer(os.environ["SERAI_REDIS"], worker)
            worker.load(arguments.games.split(","), report)
            consumer.serve()
        else:
            worker.load(arguments.games.split(","), report)
            serve_pipe(worker, sys.stdin.buffer, report)
    return 0


if __name__ == "__main__":
    code = main()
    sys.stderr.flush()
    os._exit(code)  # not held up by threads, nor by what the compiler does at the end
