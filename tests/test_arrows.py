"""The arrows of the architecture: who may import whom."""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import serai

PACKAGE = Path(serai.__file__).parent

#: A part may import itself and the parts named here. The order is the picture of the README.
ARROWS = {
    "core": set(),
    "games": {"core"},
    "i18n": {"core"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "envs": {"core", "games", "bots", "i18n", "lab"},
    "study": {"core", "games", "bots", "i18n", "lab"},
    "protocol": {"core"},
    "server": {"core", "games", "bots", "i18n", "protocol", "study"},
    "client": {"core", "games", "bots", "protocol"},
    "cli": {"core", "games", "bots", "lab", "envs", "study", "i18n", "server", "client"},
}
#: It is run by developers: the types that games send are declared in the games.
GENERATOR = PACKAGE / "protocol" / "typescript.py"


def imports(path: Path) -> set[str]:
    """The modules of ours a file imports, however it does."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.add(node.module or "")
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.startswith("serai.")}


def test_every_part_is_in_the_picture() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(ARROWS)


def test_arrows_are_kept() -> None:
    for path in PACKAGE.rglob("*.py"):
        part = path.relative_to(PACKAGE).parts[0]
        if part not in ARROWS or path == GENERATOR:
            continue
        for name in imports(path):
            other = name.split(".")[1]
            assert other == part or other in ARROWS[part] or other not in ARROWS, f"{path.name} imports {name}"


def test_the_module_beside_the_parts_knows_none_of_them() -> None:
    """Every part may use `processes`, as it uses the standard library alone."""
    modules = {path.name for path in PACKAGE.glob("*.py")} - {"__init__.py", "__main__.py"}
    assert modules == {"processes.py"}
    assert imports(PACKAGE / "processes.py") == set()


def test_no_modules_of_the_server_import_each_other() -> None:
    """Neither directly nor in a circle: every module can be read after those it imports."""
    files = [
        *(PACKAGE / "server").rglob("*.py"),
        *(PACKAGE / "protocol").rglob("*.py"),
        *(PACKAGE / "client").rglob("*.py"),
    ]
    modules = {".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts): file for file in files}
    graph = {name: imports(file) & modules.keys() - {name} for name, file in modules.items()}
    assert len(graph) > 40 and any(graph.values())
    TopologicalSorter(graph).prepare()  # raises `CycleError`
    # nor between the folders of the server, a module beside them counting as one
    folder = {name: ".".join(name.split(".")[:3]) for name in modules}
    between: dict[str, set[str]] = {folder[name]: set() for name in modules}
    for name, found in graph.items():
        between[folder[name]] |= {folder[other] for other in found} - {folder[name]}
    TopologicalSorter(between).prepare()


def test_no_game_is_named_outside_its_folder() -> None:
    """In what is served, sent and typed no text of the code names a game: another game needs no change there."""
    ids = {path.parent.name for path in (PACKAGE / "games").glob("*/components.toml")}
    for part in ("protocol", "server", "client", "cli"):
        for path in (PACKAGE / part).rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented:
                    assert not ids & set(re.findall(r"\w+", node.value)), f"{path.name}: {node.value}"


def test_games_do_not_know_each_other() -> None:
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.rglob("*.py") if folder.is_dir() else ():
            for name in imports(path):
                parts = name.split(".")
                assert parts[1] != "games" or parts[2] == folder.name, f"{path} imports {name}"


def test_the_core_needs_only_numpy_and_numba() -> None:
    allowed = {"serai", "numpy", "numba", "llvmlite"}  # the last is what Numba compiles with, and comes with it
    import sys

    for path in (PACKAGE / "core").glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):  # what only type checkers read needs nothing
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                node.body = [ast.Pass()]
        for node in ast.walk(tree):
            names = [node.module] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                top = (name or "").split(".")[0]
                assert top in allowed or top in sys.stdlib_module_names or top == "__future__", f"{path.name}: {name}"
