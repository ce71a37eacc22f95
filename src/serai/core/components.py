"""Reading the numbers of a box from TOML, with errors that name the table and the key."""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from serai.core.errors import BadInput


@dataclass(frozen=True, slots=True)
class Box:
    """The box of a game: the numbers for compiled code, and what only people need to know of them."""

    #: One record, read-only.
    array: NDArray[Any]
    #: A short hash of the tables: the same for the same components, whatever the layout of the record.
    mark: str
    #: What the file calls its cards and tiles, by number.
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    #: Where each number comes from, by its place in the file.
    sources: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.array.flags.writeable = False


def read_tables(text: str, name: str) -> dict[str, dict[str, Any]]:
    """The tables of a components file; a syntax error names its line."""
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput("components.syntax", file=name, detail=str(error)[:120]) from None
    for key, value in tables.items():
        if not isinstance(value, dict):
            raise BadInput("components.unknown-table", table=key)
    return tables


def mark_of(tables: Mapping[str, Any], names: Mapping[str, tuple[str, ...]] | None = None) -> str:
    """A short hash of all numbers of the tables, and of the order of named things; not of where they come from."""
    canonical = json.dumps([_without_sources(tables), names], sort_keys=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def _without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_sources(inner) for key, inner in value.items() if key != "source"}
    return value


@cache
def own_tables(package: str) -> Mapping[str, Mapping[str, Any]]:
    """The tables that come with a game: `components.toml` in its package."""
    return read_tables(resources.files(package).joinpath("components.toml").read_text("utf-8"), "")


def with_file(tables: Mapping[str, Mapping[str, Any]], path: Path | None) -> dict[str, Mapping[str, Any]]:
    """The tables of a game, those of a user's file instead of its own; `BadInput` for one that means nothing."""
    given: Mapping[str, Mapping[str, Any]] = {}
    try:
        given = read_tables(path.read_text("utf-8"), path.name) if path is not None else {}
    except OSError:
        raise BadInput("cli.no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("record.encoding", file=str(path)) from None
    for name in given:
        if name not in tables:
            raise BadInput("components.unknown-table", table=name)
    return {**tables, **given}


class Table:
    """One table of the file: hands out checked values."""

    def __init__(self, name: str, values: Mapping[str, Any]) -> None:
        self.name = name
        self._values = values

    def __getitem__(self, key: str) -> Any:
        if key not in self._values:
            raise BadInput("components.missing", table=self.name, key=key)
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def only(self, *keys: str) -> None:
        """Refuse a key that means nothing: it is a misspelling."""
        for key in self._values:
            if key not in keys:
                raise BadInput("components.unknown-key", table=self.name, key=key)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds; the default, if there is one, where the table has no such key."""
        return default if default is not None and key not in self else self._checked(key, self[key], least, most)

    def fill(self, box: Any, **bounds: tuple[int, int]) -> None:
        """Numbers of the box that have the names of their keys, each within its bounds."""
        for key, (least, most) in bounds.items():
            box[key] = self.number(key, least, most)

    def numbers(self, key: str, least: int, most: int, length: int) -> list[int]:
        """A list of at most `length` whole numbers within bounds, at least one."""
        values = self[key]
        if not isinstance(values, list) or not 1 <= len(values) <= length:
            raise BadInput("components.not-a-list", table=self.name, key=key, limit=length)
        return [self._checked(key, value, least, most) for value in values]

    def text(self, key: str) -> str:
        """A text."""
        if not isinstance(value := self[key], str):
            raise BadInput("components.not-a-text", table=self.name, key=key)
        return value

    def truth(self, key: str) -> bool:
        """True or false; false where the table has no such key."""
        if not isinstance(value := key in self and self[key], bool):
            raise BadInput("components.not-a-truth", table=self.name, key=key)
        return value

    def check_total(self, found: int) -> None:
        """The `total` of the table must be what the rest adds up to."""
        if (total := self.number("total", 0, 1_000)) != found:
            raise BadInput("components.total", table=self.name, total=total, found=found)

    def _checked(self, key: str, value: Any, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadInput("components.range", table=self.name, key=key, least=least, most=most)
        return value
