"""Ctrl-C that is always heeded. `KeyboardInterrupt` alone may be lost while modules and compiled code are loaded.

Commands that have something to keep are ended by SIGTERM in the same way.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Terminated(KeyboardInterrupt):
    """The process was asked to end by SIGTERM."""


#: What is to be raised, once somebody has said stop.
_pressed: type[KeyboardInterrupt] | None = None
_is_held = False


def exit_code(stopped: KeyboardInterrupt) -> int:
    """The exit code of a command that was stopped: 128 and the number of the signal, as shells have it."""
    return 128 + (signal.SIGTERM if isinstance(stopped, Terminated) else signal.SIGINT)


def _handle(number: int, frame: FrameType | None) -> None:
    global _pressed
    waits = _is_held and _pressed is None
    _pressed = Terminated if number == signal.SIGTERM else KeyboardInterrupt
    if not waits:
        raise _pressed


@contextmanager
def handled() -> Iterator[None]:
    """Remember Ctrl-C for the length of a command, beside raising `KeyboardInterrupt` as usual."""
    global _pressed
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield  # a handler that somebody set is left alone
        return
    _pressed = None
    signal.signal(signal.SIGINT, _handle)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def ended_gently() -> Iterator[None]:
    """Take SIGTERM for a Ctrl-C with another exit code, for the length of the block."""
    before = signal.getsignal(signal.SIGTERM)
    if before is not signal.SIG_DFL or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGTERM, _handle)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def heed() -> None:
    """Stop here if Ctrl-C was pressed and the exception was swallowed, as careless code in a library may do."""
    if _pressed is not None:
        raise _pressed


@contextmanager
def held() -> Iterator[None]:
    """Let Ctrl-C wait until the end of the block; pressed twice, it does not wait.

    Raised while Numba loads compiled code, the exception would be swallowed by a callback of the compiler, loudly.
    """
    global _is_held
    _is_held = True
    try:
        yield
    finally:
        _is_held = False
    heed()


def keep_exit_code() -> None:
    """Make sure that a process that was interrupted ends with the exit code it gives.

    If the exception crossed code that was run from a string, as it does while Numba is imported, Python takes it for
    unhandled, though handled, and ends the process by the signal. Running any other string makes it forget.
    """
    exec("")
