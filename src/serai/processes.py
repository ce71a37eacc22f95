"""Worker processes: start them, replace those that die, stop them; and what processes share, a lock and a backoff."""

import logging
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.context import ForkServerContext, SpawnContext
from pathlib import Path
from subprocess import PIPE, Popen
from types import FrameType
from typing import Any, Generic, TypeVar

#: What has killed three workers, one after the other, would kill the next one too.
MOST_DEATHS = 3
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
#: How often it is looked whether workers are silent; whoever looks later than this has itself been stopped meanwhile.
_LOOK_SECONDS, _LATE_SECONDS = 0.5, 2.0
_LONGEST_LINE = 1 << 20
_SPAWN = get_context("spawn")
_CAN_FORK = "forkserver" in get_all_start_methods()

log = logging.getLogger("serai.processes")


def backoff(first: float, longest: float) -> Iterator[float]:
    """Seconds to wait before each new attempt: every pause is twice the one before, up to the longest."""
    while True:
        yield first
        first = min(2 * first, longest)


@contextmanager
def file_lock(path: Path) -> Iterator[None]:
    """Let one process at a time run the block; the others wait. Systems without file locks run it side by side."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def stop_signals(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Handle Ctrl-C and SIGTERM; the handlers that were there before come back afterwards."""
    before = {number: signal.signal(number, handler) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, former in before.items():
            signal.signal(number, former)


def preload(module: str) -> None:
    """Start the process that `FunctionWorker`s are forked from, and let it import a module before it is needed."""
    if _CAN_FORK:
        from multiprocessing.forkserver import ensure_running

        get_context("forkserver").set_forkserver_preload([module])  # heeded once, when the process is started
        ensure_running()


class CommandWorker:
    """A program that reads messages from its standard input and writes messages to its output, one per line."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        # In a session of its own, so that Ctrl-C in a terminal reaches only the process that started it.
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, env=environment, start_new_session=True)
        self.exit_code: int | None = None
        #: When it last sent something that says it lives; 0.0 if it never says so, or not yet.
        self.heard_at = 0.0

    def send(self, line: bytes) -> None:
        """Give it a line. If it has died, its supervisor will say so."""
        assert self.process.stdin is not None
        with suppress(OSError, ValueError):
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()

    def messages(self) -> Iterator[bytes]:
        """Yield its lines until it has ended; kill it if it writes one without end."""
        assert self.process.stdout is not None
        with suppress(OSError), self.process:
            while (line := self.process.stdout.readline(_LONGEST_LINE)).endswith(b"\n"):
                yield line
            if line:
                self.process.kill()
        self.exit_code = self.process.returncode


class FunctionWorker:
    """A process of its own that calls `function(*arguments, pipe)`; objects travel over the pipe.

    It is a fresh interpreter, or, where the system can fork, a copy of one that has imported the module `preload`.
    """

    def __init__(self, function: Callable[..., None], *arguments: Any, preload: str | None = None) -> None:
        context: SpawnContext | ForkServerContext = _SPAWN
        if preload is not None and _CAN_FORK:
            context = get_context("forkserver")
            context.set_forkserver_preload([preload])  # heeded once, when the first worker is started
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(target=function, args=(*arguments, theirs), daemon=True)
        self.process.start()
        theirs.close()  # so that its death ends the pipe
        self.exit_code: int | None = None
        self.heard_at = 0.0

    def send(self, message: object) -> None:
        """Give it an object. If it has died, its supervisor will say so."""
        with suppress(OSError):
            self._pipe.send(message)

    def messages(self) -> Iterator[Any]:
        """Yield the objects it sends until it has ended."""
        with suppress(EOFError, OSError), self._pipe:
            while True:
                yield self._pipe.recv()
        self.process.join()
        self.exit_code = self.process.exitcode


W = TypeVar("W", CommandWorker, FunctionWorker)


class Supervisor(Generic[W]):
    """Keeps `count` workers running, each watched by a thread of its own.

    `receive(worker, message)` is called in that thread with every message, and with None once the worker has died.
    A worker that had sent something is replaced at once; after one that had not, there is a pause, which grows.

    Workers that say that they live by sending `beat` again and again are killed, and replaced, when they were silent
    for `silence` seconds. Nobody but these is watched, and `receive` is not told of a beat.
    """

    def __init__(
        self,
        count: int,
        start: Callable[[], W],
        receive: Callable[[W, Any], None] = lambda worker, message: None,
        beat: object = None,
        silence: float = 0.0,
    ) -> None:
        self._start: Callable[[], W] = start
        self._receive: Callable[[W, Any], None] = receive
        self._count, self._beat, self._silence = count, beat, silence
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._quick_deaths = 0
        self.workers: set[W] = set()
        #: How many workers have died without being asked to end.
        self.deaths = 0

    @property
    def is_failing(self) -> bool:
        """Whether the last three workers died before they sent anything."""
        return self._quick_deaths >= MOST_DEATHS

    def start(self) -> None:
        """Start the workers."""
        self._threads = [threading.Thread(target=self._keep, daemon=True) for _ in range(self._count)]
        for thread in self._threads:
            thread.start()
        if self._beat is not None:
            threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        """Kill workers that have become silent. Time in which this process itself stood still does not count."""
        looked_at = time.monotonic()
        while not self._closing.wait(_LOOK_SECONDS):
            now = time.monotonic()
            late, looked_at = now - looked_at, now
            for worker in list(self.workers):
                if worker.heard_at and late > _LATE_SECONDS:
                    worker.heard_at += late
                elif worker.heard_at and now - worker.heard_at > self._silence:
                    log.error("a worker hangs and is killed", extra={"fields": {"pid": worker.process.pid}})
                    worker.heard_at = 0.0
                    worker.process.kill()

    def close(self, seconds: float) -> None:
        """Ask all workers to end, and kill those that are still running after `seconds`."""
        with self._lock:
            self._closing.set()
        for worker in list(self.workers):
            worker.process.terminate()
        deadline = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        for worker in list(self.workers):
            log.error("a worker does not stop and is killed", extra={"fields": {"pid": worker.process.pid}})
            worker.process.kill()
        for thread in self._threads:
            thread.join()

    def _keep(self) -> None:
        pauses = backoff(_FIRST_PAUSE, _LONGEST_PAUSE)
        while not self._closing.is_set():
            if self._run_one():
                pauses = backoff(_FIRST_PAUSE, _LONGEST_PAUSE)
            else:
                self._closing.wait(next(pauses))

    def _run_one(self) -> bool:
        """Start a worker and pass its messages on until it has died; return whether there were any."""
        with self._lock:
            if self._closing.is_set():
                return False
            try:
                worker = self._start()
            except OSError as error:
                log.error("no worker can be started: %s", error)
                self._quick_deaths += 1
                return False
            self.workers.add(worker)
        has_sent = False
        for message in worker.messages():
            has_sent, self._quick_deaths = True, 0
            if self._beat is not None and message == self._beat:
                worker.heard_at = time.monotonic()
            else:
                self._receive(worker, message)
        self.workers.discard(worker)
        if not self._closing.is_set():
            fields = {"pid": worker.process.pid, "exit": worker.exit_code}
            log.error("a worker died and is replaced", extra={"fields": fields})
            with self._lock:
                self.deaths += 1
                self._quick_deaths += not has_sent
            self._receive(worker, None)
        return has_sent
