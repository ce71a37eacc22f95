"""Docstrings are plain text with code between backticks; the API pages show them as they are meant."""

from __future__ import annotations

import re
from typing import Any

from sphinx.application import Sphinx

from serai.core.game import Game
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


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.connect("autodoc-process-signature", made_by_others)
    app.connect("autodoc-process-docstring", plain)
    app.connect("autodoc-skip-member", shown)
    return {"parallel_read_safe": True}
