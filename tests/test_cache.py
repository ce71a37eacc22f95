"""The compiled cache: in the user's folder, named by the sources, announced once, never lying."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.core import cache

PACKAGE = Path(serai.__file__).parent
PROGRAM = """
from serai import games
position = games.load("jaipur").start().play("first 1").play("deal DDGPK SSLLK GL")
print(position.play("-DD").rupees[0])
"""


def run(home: Path, *command: str, source: Path = PACKAGE.parent, **more: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"XDG_CACHE_HOME": str(home), "PYTHONPATH": str(source), "SERAI_LANG": "en", **more}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, with a cache folder beside it that is empty at first."""
    copy = tmp_path_factory.mktemp("copy") / "source" / "serai"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def test_the_first_compilation_is_announced_and_the_second_start_is_silent(copy: Path) -> None:
    """Also for a read-only installation: nothing is written beside the sources."""
    home, source = copy.parents[1], copy.parent
    for path in [copy, *copy.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    before = sorted(copy.rglob("*"))
    command = ["-m", "serai", "perft", "jaipur", "--depth", "1"]
    first = run(home, *command, source=source, PYTHONDONTWRITEBYTECODE="1")
    assert "Compiling the rules of Jaipur" in first.stderr
    assert "Compiled in" in first.stderr
    second = run(home, *command, source=source, PYTHONDONTWRITEBYTECODE="1")
    assert second.stderr == ""
    assert second.stdout == first.stdout
    assert sorted(copy.rglob("*")) == before
    for path in [copy, *copy.rglob("*")]:
        path.chmod(0o755)


def test_the_cache_does_not_lie_when_a_called_rule_changes(copy: Path) -> None:
    """A changed rule in a copy of the package is seen, though the calling file is the same."""
    home, source = copy.parents[1], copy.parent
    assert run(home, "-c", PROGRAM, source=source).stdout == "14\n"
    rules = copy / "games" / "jaipur" / "rules.py"
    text = rules.read_text("utf-8")
    changed = text.replace("+= box.tokens[good, top + i]", "+= 2 * box.tokens[good, top + i]")
    assert changed != text
    rules.write_text(changed, "utf-8")
    assert run(home, "-c", PROGRAM, source=source).stdout == "28\n"
    assert len(list((home / "serai").glob("kernels-*"))) == 2


def test_every_kernel_source_is_in_the_fingerprint(tmp_path: Path) -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in cache.kernel_sources()}
    for path in PACKAGE.rglob("*.py"):
        if "@kernel" in path.read_text("utf-8") or "@supplies" in path.read_text("utf-8"):
            assert path.relative_to(PACKAGE).as_posix() in names
    copy = tmp_path / "serai"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert cache.fingerprint(copy) == cache.fingerprint()
    for name in sorted(names):
        with (copy / name).open("a") as file:
            file.write("# changed\n")
        assert cache.fingerprint(copy) != cache.fingerprint()
        shutil.copy(PACKAGE / name, copy / name)


def test_folders_long_unused_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    old, young = tmp_path / "serai" / "kernels-old", tmp_path / "serai" / "kernels-young"
    for folder in (old, young):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    kept = cache.compiled_folder()
    assert kept.exists() and young.exists() and not old.exists()


def test_without_a_cache_folder_a_temporary_one_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(cache.tempfile, "gettempdir", lambda: str(tmp_path))
    assert cache.compiled_folder().is_relative_to(tmp_path)


def test_the_same_sources_run_without_a_compiler(tmp_path: Path) -> None:
    """`NUMBA_DISABLE_JIT=1`, for the debugger."""
    assert run(tmp_path, "-c", PROGRAM, NUMBA_DISABLE_JIT="1").stdout == "14\n"
