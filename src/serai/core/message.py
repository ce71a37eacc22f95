"""A sentence yet to be said: a key of the Fluent files and its arguments. Clients say it in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Listing:
    """Several things named one after the other; the reader's language joins them, unless a separator is given."""

    items: tuple[Message | str, ...]
    separator: str | None = None


@dataclass(frozen=True, slots=True)
class Message:
    """One message. Arguments are texts, numbers, or messages and lists of them to be said first."""

    key: str
    arguments: Mapping[str, str | int | float | Message | Listing] = field(default_factory=dict)
