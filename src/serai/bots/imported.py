"""Bots of Python modules, named `package.module:name`: a function, or a class that is made anew for every game."""

import importlib
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serai.bots.forfeits import PATIENCE, crashed, legal_code, stalled
from serai.bots.interface import Bot, Budget, Decision
from serai.core.errors import BadInput
from serai.core.random import Random
from serai.core.view import View

_KEPT_LINES = 5


class _TimeIsUp(BaseException):
    """Not an `Exception`: a bot that catches those must not catch this."""


class Imported:
    """A function `f(view, budget, random)`, or a class with such a method `choose`."""

    def __init__(self, name: str, target: Any) -> None:
        self.name, self.target = name, target

    @contextmanager
    def seated(self) -> Iterator[Bot]:
        """The bot of one game."""
        yield _Guest(self.name, self.target)

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """One decision by a bot made for it alone."""
        return _Guest(self.name, self.target).choose(view, budget, random)


class _Guest:
    """Asks the bot, within its time, and lets no exception of it out but a forfeit."""

    def __init__(self, name: str, target: Any) -> None:
        self._name, self._target = name, target
        self._ask: Callable[..., Any] | None = None

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        limit = None if budget.seconds is None else PATIENCE * budget.seconds
        began = time.monotonic()
        try:
            if self._ask is None:
                # Making it is not thinking: what takes long to load belongs there.
                target = self._target() if isinstance(self._target, type) else self._target
                self._ask = getattr(target, "choose", target)
                began = time.monotonic()
            with _alarm(limit):
                answer = self._ask(view, budget, random)
        except _TimeIsUp:
            raise stalled(self._name, limit or 0.0) from None
        except Exception as error:
            lines = "".join(traceback.format_exception(error)).splitlines()
            raise crashed(self._name, f"{type(error).__name__}: {error}", "\n".join(lines[-_KEPT_LINES:])) from error
        if limit is not None and time.monotonic() - began > limit:
            raise stalled(self._name, limit)
        decision = answer if isinstance(answer, Decision) else Decision(legal_code(self._name, view, answer))
        legal_code(self._name, view, decision.code)
        return decision


@contextmanager
def _alarm(seconds: float | None) -> Iterator[None]:
    """Interrupt Python code that takes longer; where that cannot be done, it is noticed afterwards."""
    if seconds is None or threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise _TimeIsUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def load(name: str, module: str, attribute: str) -> Any:
    """The function or class a name means; `BadInput` where there is none."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # the command `serai` does not look into the current folder by itself
    try:
        target = getattr(importlib.import_module(module), attribute)
    except (Exception, SystemExit) as error:
        detail = " ".join(str(error).split()) or type(error).__name__
        raise BadInput("cli.bad-module", bot=name[:60], detail=detail[:120]) from None
    if not callable(target) and not hasattr(target, "choose"):
        raise BadInput("cli.bad-module", bot=name[:60], detail=f"{attribute} is not callable")
    if isinstance(target, type) and not hasattr(target, "choose"):
        raise BadInput("cli.bad-module", bot=name[:60], detail=f"{attribute} has no choose")
    return target
