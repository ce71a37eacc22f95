"""The compiled cache: in the user's folder, named by the sources, announced once, never lying."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core import cache

PACKAGE = Path(serai.__file__).parent
TOY_GAME = Path(__file__).parents[1] / "toy_game" / "highcard"
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


def test_the_first_compilation_is_announced_and_the_second_start_is_silent(copy: Path, tmp_path: Path) -> None:
    """Also for a read-only installation: nothing is written beside the sources. A small game is soon compiled."""
    home, source, more = tmp_path / "home", tmp_path / "source", tmp_path / "games"
    shutil.copytree(copy, source / "serai")
    shutil.copytree(TOY_GAME, more / TOY_GAME.name, ignore=shutil.ignore_patterns("__pycache__"))
    paths = [path for folder in (source, more) for path in (folder, *folder.rglob("*"))]
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    command = ["-m", "serai", "perft", TOY_GAME.name, "--depth", "1"]
    environment = {"PYTHONDONTWRITEBYTECODE": "1", "SERAI_GAMES": str(more)}
    first = run(home, *command, source=source, **environment)
    assert "Compiling the rules of High Card" in first.stderr
    assert "Compiled in" in first.stderr
    second = run(home, *command, source=source, **environment)
    assert second.stderr == ""
    assert second.stdout == first.stdout
    assert sorted(path for folder in (source, more) for path in (folder, *folder.rglob("*"))) == sorted(paths)
    for path in paths:
        path.chmod(0o755)


def test_a_second_installation_of_the_same_sources_compiles_nothing(copy: Path, tmp_path: Path) -> None:
    home = copy.parents[1]
    shutil.copytree(copy, tmp_path / "serai")

    def compiled() -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in (home / "serai").rglob("*.nb?")}

    run(home, "-c", PROGRAM, source=copy.parent)
    before = compiled()
    assert before
    assert run(home, "-c", PROGRAM, source=tmp_path).stdout == "14\n"
    assert compiled() == before


def test_the_cache_does_not_lie_when_a_called_rule_changes(copy: Path) -> None:
    """A changed rule in a copy of the package is seen, though the calling file is the same."""
    home, source = copy.parents[1], copy.parent
    assert run(home, "-c", PROGRAM, source=source).stdout == "14\n"
    rules = copy / "games" / "jaipur" / "rules" / "apply.py"
    text = rules.read_text("utf-8")
    changed = text.replace("+= box.tokens[good, top + i]", "+= 2 * box.tokens[good, top + i]")
    assert changed != text
    rules.write_text(changed, "utf-8")
    assert run(home, "-c", PROGRAM, source=source).stdout == "28\n"
    assert len(list((home / "serai").glob("kernels-*"))) == 2


def test_a_constant_in_a_file_without_compiled_code_changes_the_fingerprint(tmp_path: Path) -> None:
    """Numba compiles imported constants in: the old numbers under new names would be a wrong refusal."""
    copy = tmp_path / "serai"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    assert cache.fingerprint(copy) == cache.fingerprint()
    reasons = next(path for path in copy.rglob("*.py") if "CANNOT_PAY,\n    NO_BROWN," in path.read_text("utf-8"))
    text = reasons.read_text("utf-8")
    swapped = text.replace("CANNOT_PAY,\n    NO_BROWN,", "NO_BROWN,\n    CANNOT_PAY,")
    swapped = swapped.replace('"cannot-pay",\n    "no-brown"', '"no-brown",\n    "cannot-pay"')
    assert swapped != text
    reasons.write_text(swapped, "utf-8")
    assert cache.fingerprint(copy) != cache.fingerprint()


def test_every_module_a_kernel_module_imports_is_in_the_fingerprint() -> None:
    # the part on top of all others has a folder of its own, named by its own sources
    covered = {*cache.kernel_sources(), *(PACKAGE / cache.TOP_PART).rglob("*.py")}
    compiled = [
        path for path in PACKAGE.rglob("*.py") if re.search("^@(kernel|supplies)", path.read_text("utf-8"), re.M)
    ]
    assert len(compiled) > 15
    for path in compiled:
        assert path in covered, path
        for module in imported_modules(path):
            assert module in covered or module.name in cache.UNCOMPILED, f"{path} imports {module}"


def imported_modules(path: Path) -> Iterator[Path]:
    """The files of the package that a module imports from."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            if name.startswith("serai."):
                file = PACKAGE.parent / name.replace(".", "/")
                yield from (found for found in (file.with_suffix(".py"), file / "__init__.py") if found.exists())


def test_every_covered_source_changes_the_fingerprint(tmp_path: Path) -> None:
    copy = tmp_path / "serai"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in cache.kernel_sources():
        name = path.relative_to(PACKAGE)
        with (copy / name).open("a") as file:
            file.write("# changed\n")
        assert cache.fingerprint(copy) != cache.fingerprint(), name
        shutil.copy(path, copy / name)


def test_the_part_on_top_has_a_folder_named_by_its_own_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work on it leaves the compiled rules alone; nobody below imports it, so its folder alone can be wrong."""
    copy = tmp_path / "serai"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    mark, fingerprint = cache.top_mark(), cache.fingerprint()
    monkeypatch.setattr(cache, "PACKAGE", copy)
    assert (cache.top_mark(), cache.fingerprint(copy)) == (mark, fingerprint)
    for path in sorted((copy / cache.TOP_PART).glob("*.py")):
        with path.open("a") as file:
            file.write("# changed\n")
        assert cache.top_mark() != mark and cache.fingerprint(copy) == fingerprint, path.name
        mark = cache.top_mark()
    below = [path for part in cache.PARTS for path in (PACKAGE / part).rglob("*.py")]
    assert not [
        path for path in below if f"serai.{cache.TOP_PART}" in path.read_text("utf-8").replace("`serai.envs`", "")
    ]


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
