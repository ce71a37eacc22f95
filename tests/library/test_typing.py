"""What type checkers know of the library: every line of the examples and of the README, in strict mode."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from serai.games import generate

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
EXAMPLES = [path for path in (ROOT / "docs" / "examples").rglob("*.py") if "test" not in path.name]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The lines to be checked: a file of them, one with mistakes, the README, the examples, the bots of the docs."""
    folder = tmp_path_factory.mktemp("typed")
    (program,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)
    (folder / "readme.py").write_text(program, "utf-8")
    for path in (HERE / "typed.py", HERE / "refused.py", *EXAMPLES):
        shutil.copy(path, folder)
    shutil.copy(ROOT / "docs" / "bot-template" / "my_bot" / "__init__.py", folder / "bot_template.py")
    tutorial = (ROOT / "docs" / "tutorials" / "first-bot.md").read_text("utf-8")
    (written,) = re.findall(r"^```python file=my_bot.py\n(.*?)^```$", tutorial, re.M | re.S)
    (folder / "my_bot.py").write_text(written, "utf-8")
    return {path.stem: path for path in folder.glob("*.py")}


def mistakes(path: Path) -> set[int]:
    """The lines that a file says are wrong."""
    return {number for number, line in enumerate(path.read_text("utf-8").splitlines(), 1) if "# wrong: " in line}


def test_mypy_knows_every_type(files: dict[str, Path]) -> None:
    """One run in strict mode: nothing is wrong but what is meant to be, and all of that is found."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context"]
    command += ["--config-file", str(ROOT / "pyproject.toml"), *map(str, files.values())]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    found = re.findall(r"^(.+?):(\d+): error: (.*)$", done.stdout, re.M)
    wrong = {(Path(path).stem, int(line)) for path, line, _ in found}
    assert wrong == {("refused", line) for line in mistakes(files["refused"])}, done.stdout + done.stderr


@pytest.mark.deep
def test_pyright_knows_every_type(files: dict[str, Path]) -> None:
    """So does the other type checker, which editors use (`make check-pyright`)."""
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable]
    settings = files["readme"].with_name("pyrightconfig.json")
    settings.write_text(f'{{"typeCheckingMode": "strict", "extraPaths": ["{ROOT / "src"}"]}}', "utf-8")
    done = subprocess.run([*command, "--project", str(settings)], capture_output=True, text=True, timeout=600)
    found = re.findall(r"^ +(\S+\.py):(\d+):\d+ - error: ", done.stdout, re.M)
    wrong = {(Path(path).stem, int(line)) for path, line in found}
    assert wrong == {("refused", line) for line in mistakes(files["refused"])}, done.stdout + done.stderr


def test_what_type_checkers_are_told_is_what_the_games_say() -> None:
    assert generate.main(["--check"]) == 0


def test_the_typed_lines_run(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile((HERE / "typed.py").read_text("utf-8"), "typed.py", "exec"), {"__name__": "typed"})
    assert capsys.readouterr().out.startswith("-DD 2 jaipur:1 ")
