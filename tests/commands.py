"""Runs commands of `serai` as programs do, without the second or two that each start of Python and Numba takes.

One process imports the package and loads the compiled rules, once, and forks for each command: with arguments, an
environment and an input of its own, output read from its file descriptors, and its own exit code. Run as a program,
this module is that process. What concerns the start itself, signals or terminals is tested with `python -m serai`.

`run` waits for the end of a command. `start` returns at once, for servers: such a command is the leader of a session of
its own, and a process between it and the one that forks writes down its id and its exit code.
"""

from __future__ import annotations

import atexit
import gc
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from subprocess import CompletedProcess
from typing import NotRequired, TypedDict

#: With which the process that forks is started, whatever a test has changed when it is needed first.
_ENVIRONMENT = dict(os.environ)
#: What is read when the package is imported: a command for which one of these differs cannot be forked.
_READ_AT_IMPORT = ("HOME", "XDG_CACHE_HOME", "SERAI_GAMES", "NUMBA_DISABLE_JIT", "PYTHONPATH", "PYTHONHASHSEED")

_ONE_BY_ONE = threading.Lock()


class Order(TypedDict):
    """A command to run: the files of its input, output and errors, its arguments and its environment.

    With `exit`, a file for its exit code, nobody waits for it; its id is answered instead.
    """

    files: list[str]
    arguments: list[str]
    environment: dict[str, str]
    exit: NotRequired[str]


def can_fork(environment: Mapping[str, str]) -> bool:
    """Whether a command with this environment may run in a fork: nothing differs that is read at the import."""
    return all(environment.get(name) == _ENVIRONMENT.get(name) for name in _READ_AT_IMPORT)


def run(*arguments: str, typed: str = "", environment: Mapping[str, str] = os.environ) -> CompletedProcess[str]:
    """Run `serai` with these arguments; raises nothing, whatever the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("input", "output", "errors")]
        files[0].write_text(typed, "utf-8")
        code = _answer(Order(files=list(map(str, files)), arguments=list(arguments), environment=dict(environment)))
        output, errors = (file.read_bytes().decode("utf-8") for file in files[1:])
    return CompletedProcess(["serai", *arguments], code, output, errors)


class Started:
    """A command that runs by itself, with the methods of `subprocess.Popen` that tests of servers use."""

    def __init__(self, *arguments: str, log: Path, environment: Mapping[str, str]) -> None:
        descriptor, name = tempfile.mkstemp(prefix="serai-exit-")
        os.close(descriptor)
        self._exit = Path(name)
        order = Order(files=[os.devnull, str(log), str(log)], arguments=list(arguments), environment=dict(environment))
        self.pid = _answer(order | {"exit": name})
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, or none while it runs."""
        if self.returncode is None and (code := self._exit.read_text("utf-8")).endswith("\n"):
            self.returncode = int(code)
            self._exit.unlink()
        return self.returncode

    def wait(self, timeout: float = 60.0) -> int:
        """The exit code, once it has ended."""
        deadline = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("serai", timeout)
            time.sleep(0.005)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal to the process, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


def _answer(order: Order) -> int:
    """Have an order obeyed; the number that is answered."""
    with _ONE_BY_ONE:
        process = _forking()
        assert process.stdin and process.stdout
        print(json.dumps(order), file=process.stdin, flush=True)
        answer = process.stdout.readline()
    assert answer, "the process that runs the commands is gone"
    return int(answer)


@cache
def _forking() -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=_ENVIRONMENT,
    )
    atexit.register(process.communicate)
    return process


# --- The process that forks -----------------------------------------------------------------------------------------


def serve() -> None:
    """For each line of the input, an order: run the command in a fork, and answer its exit code or its id."""
    _load()
    for line in sys.stdin:
        order: Order = json.loads(line)
        if "exit" in order:
            _start(order)
        else:
            print(_run(order), flush=True)
        with suppress(ChildProcessError):  # those that wait have ended with the commands they waited for
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def _run(order: Order) -> int:
    child = os.fork()
    if child == 0:
        _obey(order)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _start(order: Order) -> None:
    """Fork a process that forks the command, answers its id, and waits for it."""
    if os.fork():
        return
    os.setsid()
    child = os.fork()
    if child == 0:
        os.setsid()
        _obey(order)
    print(child, flush=True)
    for descriptor in range(3):  # or whoever reads from the process that forks would wait for this one, too
        os.close(descriptor)
    _, status = os.waitpid(child, 0)
    Path(order["exit"]).write_text(f"{os.waitstatus_to_exitcode(status)}\n", "utf-8")
    os._exit(0)


def _load() -> None:
    """Import what commands import, and load the compiled rules and the search of every game."""
    import serai.cli.arena
    import serai.cli.play
    import serai.cli.replay
    import serai.cli.serve
    import serai.cli.simulate
    import serai.server.app
    import serai.server.start  # noqa: F401
    from serai import games
    from serai.bots.search import compile_search

    for name in games.names():
        games.warm_up(name, lambda title: None)
        compile_search(games.load(name))
    # As of `python -m serai`: processes that a command starts do not look for this module.
    sys.modules["__main__"].__spec__ = importlib.util.find_spec("serai.__main__")
    gc.freeze()


def _obey(order: Order) -> None:
    """Become the command; never returns."""
    code = 1
    try:
        for descriptor, file in enumerate(order["files"]):
            opened = os.open(file, os.O_RDONLY if descriptor == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND)
            os.dup2(opened, descriptor)
        sys.stdin, sys.stdout, sys.stderr = (
            open(descriptor, "r" if descriptor == 0 else "w", encoding="utf-8", closefd=False)  # noqa: SIM115
            for descriptor in range(3)
        )
        os.environ.clear()
        os.environ.update(order["environment"])
        sys.argv = ["serai", *order["arguments"]]
        from serai.cli import main

        code = main()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else int(left.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        threading._shutdown()
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(code)


if __name__ == "__main__":
    serve()
