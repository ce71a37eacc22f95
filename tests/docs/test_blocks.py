"""Every block of code in the documentation runs: Python page by page; commands are read by the real parser."""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import takewhile
from pathlib import Path

import pytest

from serai.cli.parser import build_parser
from serai.core.errors import BadInput
from serai.i18n.translator import translator

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted({*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"})
BLOCK = re.compile(r"^```([\w-]+)(?: ([^\n`]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: Pages whose Python is run, or compared with what is run, by tests of their own.
ELSEWHERE = {
    "README.md": "tests/docs/test_docs.py",
    "docs/bots.md": "tests/lab/test_arena.py",
    "docs/fairness.md": "tests/core/test_fair.py",
    "docs/games/istanbul.md": "tests/docs/test_docs.py",
    "docs/games/jaipur.md": "tests/docs/test_docs.py",
    "docs/protocol.md": "tests/server/test_protocol_docs.py",
    "docs/testing.md": "tests/docs/test_blocks.py",
}
#: Pages that need an extra, and the modules it brings.
NEEDS = {
    "docs/envs.md": ("gymnasium", "pettingzoo", "pyspiel", "serai.envs"),
    "docs/tutorials/first-agent.md": ("gymnasium", "serai.envs"),
}


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[tuple[str, str]]:
    """The blocks of a language, each with what stands behind its name."""
    return [(mark or "", text) for kind, mark, text in BLOCK.findall(page.read_text("utf-8")) if kind == language]


OWN = [page for page in PAGES if blocks(page, "python") and name_of(page) not in ELSEWHERE]


def test_every_page_with_python_is_run_somewhere() -> None:
    for page, test in ELSEWHERE.items():
        assert blocks(ROOT / page, "python"), f"{page} has none any more"
        assert "blocks(" in (text := (ROOT / test).read_text("utf-8")) or "program(" in text or "python" in text
    assert {"docs/index.md", "docs/library.md", "docs/tutorials/first-bot.md", "docs/start/bots.md"} <= {
        *map(name_of, OWN)
    }


@pytest.mark.parametrize("page", OWN, ids=name_of)
def test_the_python_of_a_page_runs_and_prints_what_its_comments_say(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All blocks of a page in order, in one place; a comment behind a `print` is a line that it prints."""
    missing = [needed for needed in NEEDS.get(name_of(page), ()) if importlib.util.find_spec(needed) is None]
    if missing:
        pytest.skip(f"needs {missing}")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict[str, object] = {"__name__": "page"}
    for mark, program in blocks(page, "python"):
        if mark.startswith("file="):
            (tmp_path / mark.removeprefix("file=")).write_text(program, "utf-8")
            continue
        exec(compile(program, f"{name_of(page)}", "exec"), names)
        printed = capsys.readouterr().out.splitlines()
        for comment in re.findall(r"^ *print\(.*\)  # (.+)$", program, re.MULTILINE):
            assert comment in printed, printed
    for module in [name for name, found in sys.modules.items() if str(tmp_path) in str(getattr(found, "__file__", ""))]:
        del sys.modules[module]


def test_the_analysis_of_the_page_of_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    ((_, program),) = [block for block in blocks(DOCS / "bots.md", "python") if block[0] == "analysis"]
    exec(program, {})
    assert re.fullmatch(r"[+-]\S+ 0\.\d+ (?:True|False)\n", capsys.readouterr().out)


def test_the_example_of_a_test_is_a_test() -> None:
    ((_, example),) = blocks(DOCS / "testing.md", "python")
    tests = (ROOT / "tests" / "games" / "jaipur" / "test_rules.py").read_text("utf-8")
    assert example.splitlines()[0] in tests


# --- Commands -------------------------------------------------------------------------------------------------------


def commands() -> list[tuple[str, str]]:
    """Every command of every page."""
    found = []
    for page in PAGES:
        for _, text in blocks(page, "sh"):
            text = re.sub(r"\\\n\s*", " ", text)
            found += [(name_of(page), line.strip()) for line in text.splitlines() if line.strip()]
    return found


def test_every_command_of_ours_is_one_the_command_line_takes() -> None:
    parser, tried = build_parser(translator("en")), 0
    for page, line in commands():
        words = list(takewhile(lambda word: word not in {"|", "&&", ">", ">>", ";"}, shlex.split(line, comments=True)))
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        if words[:1] not in (["serai"], [".venv/bin/serai"]) or len(words) == 1 or re.search(r"[\[…$]", line):
            continue
        try:
            parser.parse_args(words[1:])
        except BadInput as error:
            raise AssertionError(f"{page}: {line}: {error}") from None
        except SystemExit:
            pass  # help and version end by themselves
        tried += 1
    assert tried > 30


def test_every_verb_and_extra_that_is_named_exists() -> None:
    verbs = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for page, line in commands():
        for verb in re.findall(r"^make ([a-z][a-z-]*)", line):
            assert verb in verbs, f"{page}: {line}"
        for named in re.findall(r"serai\[([a-z,]+)\]", line):
            assert set(named.split(",")) <= set(extras), f"{page}: {line}"


def test_every_piece_of_json_and_toml_can_be_read() -> None:
    for page in PAGES:
        for _, text in blocks(page, "toml"):
            tomllib.loads(text)
        for _, text in blocks(page, "json"):
            for part in (
                [text] if text.lstrip().startswith(("{", "[")) and "\n{" not in text.strip() else text.splitlines()
            ):
                json.loads(part)


# --- Notebooks and the template -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((DOCS / "notebooks").glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs_and_prints_what_it_shows(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS / "_extensions"))
    monkeypatch.chdir(tmp_path)
    runner = importlib.import_module("run_notebooks")
    notebook = json.loads(path.read_text("utf-8"))
    shown = ["".join("".join(output["text"]) for output in cell["outputs"])
             for cell in notebook["cells"] if cell["cell_type"] == "code"]  # fmt: skip
    assert runner.printed_by(notebook) == shown and any(shown)


def test_the_template_of_a_bot_passes_its_own_tests(tmp_path: Path) -> None:
    """As somebody who copied it would run them."""
    folder = DOCS / "bot-template"
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["my_bot"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder)]
    path = [str(folder), str(ROOT / "src")]
    program = f"import sys; sys.path[:0] = {path!r}; import pytest; sys.exit(pytest.main({command[3:]!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, cwd=tmp_path)
    assert done.returncode == 0 and done.stdout.startswith("..."), done.stdout + done.stderr
