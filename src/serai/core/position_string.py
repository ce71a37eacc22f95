"""Reading position strings: `jaipur:1 stage:play seat:1 …`, named fields in a fixed order (`docs/notation.md`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from serai.core.errors import BadNotation

EMPTY = "-"


def join(head: str, fields: dict[str, str]) -> str:
    """The string of these fields."""
    return f"{head} " + " ".join(f"{name}:{value or EMPTY}" for name, value in fields.items())


def split(text: str, head: str, required: Sequence[str], optional: Sequence[str]) -> dict[str, str]:
    """The fields of a string; each may stand once, in any order."""
    words = text.split()
    if words[:1] != [head]:
        raise BadNotation("position.header", head=head)
    fields: dict[str, str] = {}
    for word in words[1:]:
        name, colon, value = word.partition(":")
        if not colon or not value or name in fields or name not in (*required, *optional):
            raise BadNotation("position.field", field=name[:20])
        fields[name] = value
    for name in required:
        if name not in fields:
            raise BadNotation("position.missing", field=name)
    return fields


def read_each(fields: dict[str, str], read: Callable[[str, str], None]) -> None:
    """Read field by field; whatever cannot be read is refused by its name."""
    for name, value in fields.items():
        try:
            read(name, value)
        except (ValueError, OverflowError, KeyError, BadNotation):
            raise BadNotation("position.field", field=name) from None


def slashed(values: Iterable[Any]) -> str:
    """Values one after the other; an empty one is a dash."""
    return "/".join(str(value) if value != "" else EMPTY for value in values)


def parts(value: str, count: int) -> list[str]:
    """So many values, written with slashes between them."""
    found = value.split("/")
    if len(found) != count:
        raise ValueError(value)
    return found


def number(text: str, most: int = 32_767) -> int:
    """A whole number, not too large."""
    if not (text.isascii() and text.isdigit() and len(text) < 6) or int(text) > most:
        raise ValueError(text)
    return int(text)
