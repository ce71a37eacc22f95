"""Docstrings are plain text with code between backticks; the API pages show them as they are meant."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from typing import Any

from sphinx.application import Sphinx

from serai import games
from serai.core.game import Game
from serai.core.position import LegalMoves
from serai.core.snapshot import Snapshot, once

#: Signs that reStructuredText would take for its own.
SIGNS = re.compile(r"(?<!\\)([*|]|_(?=\W|$))")


def escape(line: str) -> str:
    """A line with the signs outside of code made harmless."""
    parts = line.split("`")
    return "`".join(SIGNS.sub(r"\\\1", part) if i % 2 == 0 else part for i, part in enumerate(parts))


def plain(app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Escape every line; show indented examples as code."""
    found: list[str] = []
    for line in lines:
        is_code = line.startswith("    ")
        if is_code and found and found[-1] == "":
            found[-1:] = ["", ".. code-block:: python", ""]
        found.append(line if is_code or line.lstrip().startswith(">>>") else escape(line))
    lines[:] = found


def shown(app: Sphinx, what: str, name: str, thing: object, skip: bool, options: object) -> bool | None:
    """Show attributes that are worked out when they are first asked for."""
    return False if isinstance(thing, once) and not name.startswith("_") else None


def made_by_others(
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str | None, returned: str | None
) -> tuple[str, str | None] | None:
    """Leave out how games, positions and views are made: `games.load` and `play` do that."""
    is_made = what == "class" and isinstance(thing, type) and issubclass(thing, Game | Snapshot)
    return ("", None) if is_made else None


def unwrapped(declared: object) -> str:
    """What an annotation `once[...]` is about."""
    return re.sub(r"^once\[(.*)\]$", r"\1", str(declared))


def type_of(kind: type, name: str, found: once[Any]) -> str:
    """What an attribute gives: as its function says, or the function that declared it (`seals = numbers("seals")`)."""
    if "return" in found._make.__annotations__:
        return str(found._make.__annotations__["return"])
    if name in inspect.get_annotations(kind):
        return unwrapped(inspect.get_annotations(kind)[name])
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    for line in ast.walk(tree):
        if isinstance(line, ast.Assign) and [ast.unparse(target) for target in line.targets] == [name]:
            assert isinstance(line.value, ast.Call)
            declared = vars(sys.modules[kind.__module__])[ast.unparse(line.value.func)].__annotations__["return"]
            return unwrapped(declared)
    raise LookupError(f"{kind.__name__}.{name} has no type")


def tell_types(app: Sphinx) -> None:
    """Annotate attributes that are worked out when they are first asked for: Sphinx shows annotations as types.

    Inherited ones too, because it gives up the annotations of a base class that names what only mypy imports.
    """
    for game in games.names():
        games.definition(game)
    kinds: list[type] = [Snapshot, LegalMoves]
    for kind in kinds:
        kinds += [more for more in kind.__subclasses__() if more not in kinds]
        told = {
            name: kept for one in reversed(kind.__mro__) for name, kept in vars(one).get("__annotations__", {}).items()
        }
        for name in dir(kind):
            owner = next((one for one in kind.__mro__ if name in vars(one)), kind)
            if isinstance(thing := vars(owner).get(name), once):
                told[name] = type_of(owner, name, thing)
        kind.__annotations__ = told
    LegalMoves.__annotations__["codes"] = LegalMoves.__init__.__annotations__["codes"]


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.connect("builder-inited", tell_types)
    app.connect("autodoc-process-signature", made_by_others)
    app.connect("autodoc-process-docstring", plain)
    app.connect("autodoc-skip-member", shown)
    return {"parallel_read_safe": True}
