"""Bots of Python modules, named `package.module:name`: a function, or a class that is made anew for every game.

They think in a process of their own (`serai.bots.hosted`), kept for the next game, so that one that exits, hangs,
prints or writes where it should not loses its game and harms nobody else's.
"""

import contextlib
import importlib
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import numpy as np

from serai.bots.forfeits import PATIENCE, crashed, legal_code, stalled
from serai.bots.interface import Bot, Budget, Decision, Forfeit, Happened
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.random import Random
from serai.core.view import View

#: So long a bot may take to be imported and made, and to decide if its budget is in iterations.
LOADING_SECONDS, LONGEST_SECONDS = 60.0, 600.0
#: Its answer may need so long to get here.
_ON_THE_WAY = 0.5
#: At the end it may take so long to leave by itself.
LEAVING_SECONDS = 0.5


class Imported:
    """A function `f(view, budget, random)`, or a class with such a method `choose`."""

    def __init__(self, name: str, module: str, attribute: str) -> None:
        self.name = name
        self._place = module, attribute
        self._idle: list[_Host] = []
        weakref.finalize(self, _close, self._idle)

    @contextmanager
    def seated(self) -> Iterator[Bot]:
        """The bot of one game, in a process that is left over from another if there is one."""
        host = self._idle.pop() if self._idle else _Host(self.name, *self._place)
        try:
            yield _Guest(self.name, host)
        finally:
            self._idle.append(host) if host.is_well else host.close(0.0)

    def prepare(self, game: Game) -> None:
        """Start its process and load the rules there. What is wrong with it is told when it is asked."""
        with self.seated() as guest, contextlib.suppress(Forfeit):
            assert isinstance(guest, _Guest)
            guest.sit(game)

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """One decision by a bot made for it alone."""
        with self.seated() as guest:
            return guest.choose(view, budget, random)


class _Guest:
    """The bot of one game: asks within its time, and lets nothing of it out but a legal decision or a forfeit."""

    def __init__(self, name: str, host: "_Host") -> None:
        self._name, self._host = name, host
        self._since: Sequence[Happened] | None = None
        self._is_seated = False

    def sit(self, game: Game) -> None:
        """Make the bot: what takes long to load belongs there."""
        from serai.bots.hosted import Load, Sit

        if not self._host.is_loaded:
            self._host.ask(Load(self._name, *self._host.place), LOADING_SECONDS)
            self._host.is_loaded = True
        self._host.ask(Sit(game), LOADING_SECONDS)
        self._is_seated = True

    def hear(self, since: Sequence[Happened]) -> None:
        self._since = since

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        from serai.bots.hosted import Answer, Ask

        if not self._is_seated:
            self.sit(view.game)
        limit = LONGEST_SECONDS if budget.seconds is None else PATIENCE * budget.seconds
        said = self._host.ask(Ask(bytes(view), budget, random.tobytes(), self._since), limit)
        self._since = None
        if not isinstance(said, Answer):
            raise self._host.crash()
        if said.seconds > limit:
            raise stalled(self._name, limit)
        legal_code(self._name, view, said.decision.code)  # by a list that it could not write into
        random[:] = np.frombuffer(said.random, np.uint64)
        return said.decision


class _Host:
    """A process for one bot, and the messages exchanged with it."""

    def __init__(self, name: str, module: str, attribute: str) -> None:
        self.name, self.place = name, (module, attribute)
        self.is_loaded = False
        self._is_asked = False
        program = f"import sys; sys.path[:] = {sys.path!r}; from serai.bots.hosted import main; main()"
        # A session of its own: the terminal's Ctrl-C is ours, and what it starts ends with it.
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._answers: SimpleQueue[Any] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def is_well(self) -> bool:
        """Whether it runs and owes no answer."""
        return self.is_loaded and not self._is_asked and self._process.poll() is None

    def ask(self, message: object, limit: float) -> Any:
        """Send a message and wait for the answer; `Forfeit` if that is one, or does not come in time."""
        from serai.bots.hosted import send

        assert self._process.stdin is not None
        self._is_asked = True
        try:
            send(self._process.stdin, message)
            said = self._answers.get(timeout=limit + _ON_THE_WAY)
        except Empty:
            raise stalled(self.name, limit) from None
        except OSError:
            raise self.crash() from None
        if said is _Gone:
            raise self.crash()
        self._is_asked = False
        if isinstance(said, Forfeit):
            raise said
        return said

    def _read(self) -> None:
        from serai.bots.hosted import receive

        assert self._process.stdout is not None
        with contextlib.suppress(Exception):  # it has ended, or writes what is no message
            while True:
                self._answers.put(receive(self._process.stdout))
        self._answers.put(_Gone)

    def crash(self) -> Forfeit:
        """The forfeit of a bot whose process has ended, or says what makes no sense."""
        try:
            code = self._process.wait(1.0)
            ended = f"exit {code}" if code >= 0 else signal.Signals(-code).name
        except subprocess.TimeoutExpired:
            ended = "stdout closed"
        return crashed(self.name, ended)

    def close(self, seconds: float) -> None:
        """Say goodbye by closing its input; what has not left soon after is killed, its children included."""
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
        process.wait()
        self._reader.join(1.0)
        process.stdout.close()


class _Gone:
    """Stands for the end of the answers."""


def _close(hosts: "list[_Host]") -> None:
    while hosts:
        hosts.pop().close(LEAVING_SECONDS)


def load(name: str, module: str, attribute: str) -> Any:
    """The function or class a name means; `BadInput` where there is none. What it prints is no output of ours."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # the command `serai` does not look into the current folder by itself
    try:
        with contextlib.redirect_stdout(sys.stderr):
            target = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:
        detail = " ".join(str(error).split()) or type(error).__name__
        raise BadInput("cli.bad-module", bot=name[:60], detail=detail[:120]) from None
    if not callable(target) and not hasattr(target, "choose"):
        raise BadInput("cli.bad-module", bot=name[:60], detail=f"{attribute} is not callable")
    if isinstance(target, type) and not hasattr(target, "choose"):
        raise BadInput("cli.bad-module", bot=name[:60], detail=f"{attribute} has no choose")
    return target
