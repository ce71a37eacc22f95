"""Runs commands of `serai` as programs do, without the second that each start of Python and Numba takes.

One process imports the package and loads the compiled rules, once, and forks for each command: with arguments, an
environment and an input of its own, output read from its file descriptors, and its own exit code. Run as a program,
this module is that process. What concerns the start itself, signals or terminals is tested with `python -m serai`.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from subprocess import CompletedProcess
from typing import TypedDict


class Order(TypedDict):
    """A command to run: the files of its input, output and errors, its arguments and its environment."""

    files: list[str]
    arguments: list[str]
    environment: dict[str, str]


def run(*arguments: str, typed: str = "", environment: Mapping[str, str] = os.environ) -> CompletedProcess[str]:
    """Run `serai` with these arguments; raises nothing, whatever the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / name for name in ("input", "output", "errors")]
        files[0].write_text(typed, "utf-8")
        order = Order(files=list(map(str, files)), arguments=list(arguments), environment=dict(environment))
        process = _forking()
        assert process.stdin and process.stdout
        print(json.dumps(order), file=process.stdin, flush=True)
        answer = process.stdout.readline()
        assert answer, "the process that runs the commands is gone"
        output, errors = (file.read_bytes().decode("utf-8") for file in files[1:])
    return CompletedProcess(["serai", *arguments], int(answer), output, errors)


@cache
def _forking() -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    atexit.register(process.communicate)
    return process


# --- The process that forks -----------------------------------------------------------------------------------------


def serve() -> None:
    """For each line of the input, an order: run the command in a fork, and answer its exit code."""
    _load()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            _obey(json.loads(line))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def _load() -> None:
    """Import what commands import, and load the compiled rules and the search of every game."""
    import serai.cli.arena
    import serai.cli.play
    import serai.cli.replay
    import serai.cli.simulate  # noqa: F401
    from serai import games
    from serai.bots.search import compile_search

    for name in games.names():
        games.warm_up(name, lambda title: None)
        compile_search(games.load(name))
    gc.freeze()


def _obey(order: Order) -> None:
    """Become the command; never returns."""
    code = 1
    try:
        for descriptor, file in enumerate(order["files"]):
            opened = os.open(file, os.O_RDONLY if descriptor == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
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
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(code)


if __name__ == "__main__":
    serve()
