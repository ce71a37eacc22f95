"""Ctrl-C that is always heeded. `KeyboardInterrupt` alone may be lost while modules and compiled code are loaded."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_is_pressed = False
_is_held = False


def _handle(number: int, frame: FrameType | None) -> None:
    global _is_pressed
    waits = _is_held and not _is_pressed
    _is_pressed = True
    if not waits:
        signal.default_int_handler(number, frame)


@contextmanager
def handled() -> Iterator[None]:
    """Remember Ctrl-C for the length of a command, beside raising `KeyboardInterrupt` as usual."""
    global _is_pressed
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield  # a handler that somebody set is left alone
        return
    _is_pressed = False
    signal.signal(signal.SIGINT, _handle)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def heed() -> None:
    """Stop here if Ctrl-C was pressed and the exception was swallowed, as careless code in a library may do."""
    if _is_pressed:
        raise KeyboardInterrupt


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
