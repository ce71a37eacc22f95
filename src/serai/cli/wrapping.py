"""Lines that fit a terminal, wide characters included."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from unicodedata import combining, east_asian_width

#: Wide characters, and those that never begin a line.
_WIDE, _NEVER_FIRST = r"\u3000-\u9fff\uff00-\uff60", "、。，．）」』！？：；ーぁぃぅぇぉっゃゅょァィゥェォッャュョ"
#: What stays together: a word with the spaces after it, or one wide character with those that cannot begin a line.
_PIECE = re.compile(f"[^ {_WIDE}]+ *|[{_WIDE}][{_NEVER_FIRST}]*| +")
#: The space of columns that a sentence is never squeezed below.
_LEAST = 20


def columns() -> int:
    """How many columns the terminal has; 80 where there is none."""
    return shutil.get_terminal_size((80, 24)).columns


def cells(text: str) -> int:
    """How many columns a text takes: a wide character takes two."""
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def wrapped(line: str, indent: int, most: int) -> Iterator[str]:
    """A line as lines of at most `most` columns, those after the first indented; a longer word stays whole."""
    most, shown = max(most, indent + _LEAST), ""
    for piece in _PIECE.findall(line):
        if shown.strip() and cells(shown + piece.rstrip(" ")) > most:
            yield shown.rstrip(" ")
            shown = " " * indent + piece.lstrip(" ")
        else:
            shown += piece
    yield shown.rstrip(" ")
