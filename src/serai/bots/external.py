"""The bot `exec:COMMAND`: any program that reads one line of JSON a decision and answers one (`docs/bots.md`).

It runs as a process of its own for the length of a game, without a shell, and sees nothing but the lines it is sent.
A program that breaks down, does not answer within twice its budget, or answers with no legal move forfeits the game.
"""

import contextlib
import json
import os
import selectors
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any

from serai.bots.forfeits import PATIENCE, USUAL_SECONDS, crashed, illegal, legal_code, stalled
from serai.bots.interface import Bot, Budget, Decision, Forfeit, Happened
from serai.core.random import Random
from serai.core.view import View

#: Starting a program takes its time: the first answer of a game may take so long whatever the budget is.
START_SECONDS = 2.0
#: At the end of a game a program may take so long to leave by itself.
LEAVING_SECONDS = 0.5
#: A longer answer is no move.
LONGEST_ANSWER = 65_536
#: How many bytes of its error output go into a log.
LONGEST_LOGGED = 1 << 20
_KEPT_BYTES, _KEPT_LINES = 4096, 5


class External:
    """A program, started anew for every game."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.command = tuple(command)

    @contextlib.contextmanager
    def seated(self) -> Iterator[Bot]:
        """The running program of one game; it is started when it is first asked."""
        with tempfile.TemporaryFile() as out, contextlib.closing(_Program(self.name, self.command, out)) as program:
            yield program

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """One decision by a program started for it alone."""
        with self.seated() as program:
            return program.choose(view, budget, random)


def question(view: View, seconds: float, since: Sequence[Happened] | None) -> dict[str, Any]:
    """What a program is asked, as an object of JSON. Seats count from 0, as in the arrays of the view."""
    return {
        "game": view.game.id,
        "options": dict(view.game.options),
        "seat": view.seat,
        "view": {name: view.array[name][0].tolist() for name in view.array.dtype.names or ()},
        "since": None if since is None else [happened._asdict() for happened in since],
        "legal": view.legal_moves.notation(),
        "budget": {"seconds": seconds},
    }


class _Program:
    """A running program and the lines exchanged with it."""

    def __init__(self, name: str, command: Sequence[str], errors: IO[bytes]) -> None:
        self._name, self._command, self._errors = name, command, errors
        self._process: subprocess.Popen[bytes] | None = None
        self._input = self._output = -1
        self._since: Sequence[Happened] | None = None
        self._log: Callable[[str, str], None] | None = None

    def log_to(self, write: Callable[[str, str], None]) -> None:
        self._log = write

    def hear(self, since: Sequence[Happened]) -> None:
        self._since = since

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        seconds = USUAL_SECONDS if budget.seconds is None else budget.seconds
        limit = PATIENCE * seconds
        line = (json.dumps(question(view, seconds, self._since)) + "\n").encode()
        self._since = None
        if self._process is None:
            self._start()
            limit = max(limit, START_SECONDS)
        if self._log is not None:
            self._log(">", line.decode())
        answer = self._ask(line, limit)
        if self._log is not None:
            self._log("<", answer.decode("utf-8", "replace"))
        try:
            said = json.loads(answer)
            move = said["move"] if isinstance(said, dict) and isinstance(said.get("move"), str) else None
        except (ValueError, RecursionError):  # no JSON, or no UTF-8
            move = None
        if move is None:
            raise self._illegal(answer)
        try:
            return Decision(legal_code(self._name, view, move))
        except Forfeit as forfeit:
            forfeit.arguments["stderr"] = self._last_words()
            raise

    def _start(self) -> None:
        try:
            # A session of its own: the terminal's Ctrl-C is ours, and its children end with it.
            pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": self._errors}
            self._process = subprocess.Popen(self._command, bufsize=0, start_new_session=True, **pipes)
        except OSError as error:
            raise crashed(self._name, error.strerror or str(error)) from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        for pipe in (self._input, self._output):
            os.set_blocking(pipe, False)

    def _ask(self, line: bytes, limit: float) -> bytes:
        """Send a line and wait for one, both before the time is up: a full pipe must not hold us."""
        deadline = time.monotonic() + limit
        unsent, heard = memoryview(line), b""
        with selectors.DefaultSelector() as watch:
            watch.register(self._output, selectors.EVENT_READ)
            if watch.select(0):  # a line nobody asked for is no answer to the next question
                raise self._illegal(self._read())
            watch.register(self._input, selectors.EVENT_WRITE)
            while unsent or b"\n" not in heard:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise stalled(self._name, limit, self._last_words())
                for key, _ in watch.select(left):
                    if key.fd == self._input:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            watch.unregister(self._input)
                    else:
                        heard += self._read()
                        if len(heard) > LONGEST_ANSWER:
                            raise self._illegal(heard)
        answer, _, more = heard.partition(b"\n")
        if more:
            raise self._illegal(heard)
        return answer

    def _write(self, data: memoryview) -> int:
        try:
            return os.write(self._input, data)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self._crash() from None

    def _read(self) -> bytes:
        try:
            data = os.read(self._output, LONGEST_ANSWER)
        except BlockingIOError:
            return b""
        if not data:
            raise self._crash()
        return data

    def _illegal(self, said: bytes) -> Forfeit:
        return illegal(self._name, said.decode("utf-8", "replace"), self._last_words())

    def _crash(self) -> Forfeit:
        """How it ended, and its last line of error output."""
        assert self._process is not None
        try:
            code = self._process.wait(1.0)
            ended = f"exit {code}" if code >= 0 else signal.Signals(-code).name
        except subprocess.TimeoutExpired:
            ended = "stdout closed"
        last_words = self._last_words()
        detail = f"{ended}, {last_words.splitlines()[-1]}" if last_words else ended
        return crashed(self._name, detail, last_words)

    def _last_words(self) -> str:
        """The last lines of its error output."""
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _KEPT_BYTES))
        return "\n".join(self._errors.read().decode("utf-8", "replace").strip().splitlines()[-_KEPT_LINES:])

    def close(self) -> None:
        """Say goodbye by closing its input; what has not left soon after is killed, its children included."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        process.stdin.close()
        deadline = time.monotonic() + LEAVING_SECONDS
        with selectors.DefaultSelector() as watch:
            watch.register(self._output, selectors.EVENT_READ)
            is_open = process.returncode is None  # its output ends when the program does
            while is_open and (left := deadline - time.monotonic()) > 0 and watch.select(left):
                is_open = bool(os.read(self._output, LONGEST_ANSWER))
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()
        if self._log is not None:
            self._errors.seek(0)
            self._log("!", self._errors.read(LONGEST_LOGGED).decode("utf-8", "replace"))
