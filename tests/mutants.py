"""Proof that the tests of a clause can fail: break one rule in a copy of the package, and they must notice.

The copy runs as plain Python (`NUMBA_DISABLE_JIT=1`), so nothing needs to be compiled. A pytest of its own for every
mutant would spend a second on imports; so one process imports what no mutant changes, once, and forks for each run.
Run as a program, this module is that process.
"""

from __future__ import annotations

import compileall
import gc
import json
import os
import py_compile
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).resolve().parent
#: A rule broken so that a game never ends is not noticed by a test: its run is ended, and does not count.
SECONDS = 120
#: The first failure says it all. The rest saves time: no assertion is rewritten, no garbage collected at the end.
OPTIONS = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:unraisableexception"]


class Run(NamedTuple):
    """How the tests of some clauses ended: pytest's exit code (1 where a test failed), and what it printed."""

    code: int
    output: str

    @property
    def is_noticed(self) -> bool:
        """Whether a test failed because of what the program does; one that does not run at all proves nothing."""
        return self.code == 1 and not re.search("(?:Name|Syntax|Import)Error", self.output)


class Copy:
    """A copy of the package in which rules of one game may be broken, and the process that runs tests against it."""

    def __init__(self, package: Path, game: str, folder: Path) -> None:
        target = folder / package.name
        shutil.copytree(package, target, ignore=shutil.ignore_patterns("__pycache__"))
        # Bytecode that is checked against its source's text, not its date: a file just broken is never taken for the
        # one it was a moment ago, and all the others need no compiling.
        compileall.compile_dir(target, quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
        self.game = target / "games" / game
        self._output = folder / "output.txt"
        environment = os.environ | {
            "PYTHONPATH": str(folder),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "NUMBA_DISABLE_JIT": "1",
        }
        self._process = subprocess.Popen(
            [sys.executable, __file__, game, self._output],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            cwd=TESTS.parent,
        )

    def run(self, clauses: Iterable[str], *files: Path) -> Run:
        """Run the tests in these files that are named after one of the clauses."""
        assert self._process.stdin and self._process.stdout
        names = [f"test_{clause.partition('-')[2].lower().replace('-', '_')}__" for clause in clauses]
        chosen = [str(file) for file in files if any(f"def {name}" in file.read_text("utf-8") for name in names)]
        assert chosen, f"no test of {names}"
        arguments = [*OPTIONS, f"--basetemp={self._output.with_name('temporary')}", "-k", " or ".join(names), *chosen]
        print(json.dumps(arguments), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        assert answer, "the process that runs the tests is gone"
        return Run(int(answer), self._output.read_text("utf-8", "replace"))

    @contextmanager
    def broken(self, file: str, old: str, new: str) -> Iterator[None]:
        """One rule is broken for a while: `new` stands where `old` should."""
        path = self.game / file
        text = path.read_text("utf-8")
        assert old in text, "the rule has been rewritten: rewrite its mutant too"
        path.write_text(text.replace(old, new, 1), "utf-8")
        try:
            yield
        finally:
            path.write_text(text, "utf-8")

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=SECONDS)


def check_readme(game: Path, tests: Path, clauses: set[str]) -> None:
    """The README of a game maps clause → function → test: all exist, and just these clauses have a row."""
    rows = re.findall(r"^\| ([A-Z]-[A-Z-]+) \| (.+?) \| (.+?) \|$", (game / "README.md").read_text("utf-8"), re.M)
    assert {clause for clause, _, _ in rows} == clauses
    written = "\n".join(path.read_text("utf-8") for path in tests.rglob("test_*.py"))
    sources = {path.stem: path.read_text("utf-8") for path in game.rglob("*.py")}
    for clause, functions, names in rows:
        for file, name in re.findall(r"`([a-z_]+)\.([a-z_]+)`", functions):
            assert re.search(rf"(?:def|class) {name}\b", sources[file]), f"{clause}: {file}.{name}"
        assert re.search(r"`test_", names), clause
        for name in re.findall(r"`(test_[a-z_0-9]+)`", names):
            assert re.search(rf"def {name}\b", written), f"{clause}: {name}"
        assert re.search(rf'"""[^"]*{clause}\b', written), f"{clause}: no test cites it"


# --- The process that forks -----------------------------------------------------------------------------------------


def serve(game: str, output: str) -> None:
    """For each line of the input, a list of arguments: run pytest with them in a fork, and answer its exit code."""
    import_what_stays(game)
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(run_tests(json.loads(line), output))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def import_what_stays(game: str) -> None:
    """Import libraries, the core and the other games: no mutant changes them."""
    from _pytest.config import get_config

    import serai.bots
    import serai.core.writing
    import serai.i18n.translator
    import serai.lab.simulate  # noqa: F401
    from serai import games

    for other in games.names():
        if other != game:
            games.load(other)
    get_config()  # all of pytest's own plugins
    assert not any(name.startswith(f"serai.games.{game}") for name in sys.modules)


def run_tests(arguments: list[str], output: str) -> int:
    """Run pytest, with its output in a file."""
    import pytest

    signal.alarm(SECONDS)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
    os.dup2(1, 2)
    code = int(pytest.main(arguments))
    sys.stdout.flush()
    return code


if __name__ == "__main__":
    serve(*sys.argv[1:])
