"""No game is named outside its own folders: a third game needs no edit anywhere else."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from pathlib import Path

import serai
from serai import games

PACKAGE = Path(serai.__file__).parent
ROOT = PACKAGE.parents[1]
IDS = re.compile("|".join(games.names()), re.IGNORECASE)


def without_prose(source: str) -> str:
    """A source without its docstrings and comments, which may give an example."""
    tree = ast.parse(source)
    lines = source.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            docstring = node.body[0]
            for number in range(docstring.lineno - 1, docstring.end_lineno or docstring.lineno):
                lines[number] = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = lines[token.start[0] - 1]
            lines[token.start[0] - 1] = line[: token.start[1]]
    return "\n".join(lines)


def test_no_python_outside_a_games_folder_names_a_game() -> None:
    checked = 0
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE).parts
        if inside[0] == "games" and len(inside) > 2:
            continue
        checked += 1
        found = IDS.findall(without_prose(path.read_text("utf-8")))
        assert not found, f"{path.relative_to(ROOT)} names {set(found)}"
    assert checked > 100


def test_no_game_names_another() -> None:
    for name in games.names():
        others = re.compile("|".join(other for other in games.names() if other != name), re.IGNORECASE)
        for path in (PACKAGE / "games" / name).rglob("*.py"):
            assert not others.findall(path.read_text("utf-8")), path


def test_no_verb_of_the_makefile_names_a_game() -> None:
    assert not IDS.findall((ROOT / "Makefile").read_text("utf-8"))


def test_the_words_of_the_clients_name_a_game_only_as_an_example() -> None:
    for path in (PACKAGE / "i18n" / "text").glob("*.ftl"):
        named = [line for line in path.read_text("utf-8").splitlines() if IDS.search(line) and not line.startswith("#")]
        assert all(line.startswith("help-game = ") for line in named), named
