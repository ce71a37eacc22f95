"""Pages are also read in the repository, where they link to sources. The site has no sources: such links become code.

A link that leads to no file at all is an error here too.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util import logging

LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\((?!https?://|mailto:|#)([^)#\s]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
LABEL = re.compile(r"^(`{3,})(python|toml|json|sh) [\w= .-]+$", re.MULTILINE)
LOGGER = logging.getLogger(__name__)


def rewrite(app: Sphinx, name: str, source: list[str]) -> None:
    """Turn links that leave the folder of the pages into the names of what they lead to."""
    page = Path(app.env.doc2path(name))
    root = Path(app.srcdir)

    def replaced(found: re.Match[str]) -> str:
        text, path = found[1], found[2]
        target = (page.parent / path).resolve()
        if not target.exists():
            LOGGER.warning("a link leads nowhere: %s", path, location=name)
            return found[0]
        is_page = (
            target.is_relative_to(root) and target.suffix in {".md", ".ipynb"} and "bot-template" not in target.parts
        )
        if is_page:
            return found[0]
        shown = target.relative_to(root.parent).as_posix()
        plain = text.strip("`")
        return f"`{shown}`" if plain in {shown, target.name, path} else f"{text} (`{shown}`)"

    parts: list[str] = []
    start = 0
    text = source[0]
    for fence in FENCE.finditer(text):
        parts += [LINK.sub(replaced, text[start : fence.start()]), fence[0]]
        start = fence.end()
    text = "".join([*parts, LINK.sub(replaced, text[start:])])
    if name == "index":
        text = _complete(root, text)
    if name == "decisions/README":  # readers of the repository need no such list
        text += "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"
    # `python example` tells the tests which block it is; colours need the language alone
    source[0] = LABEL.sub(r"\1\2", text)


def _complete(root: Path, text: str) -> str:
    """The first page, with every page of the folder that it does not name listed before the API reference."""
    others = sorted(path.stem for path in root.glob("*.md") if not re.search(rf"^{path.stem}$", text, re.MULTILINE))
    return text.replace("\napi/index\n", "".join(f"\n{page}" for page in others if page != "index") + "\napi/index\n")


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    app.connect("source-read", rewrite)
    from pygments.lexers.special import TextLexer

    for language in (line for line in app.config._raw_config["PLAIN"]):
        app.add_lexer(language, TextLexer)
    return {"parallel_read_safe": True}
