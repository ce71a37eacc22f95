"""A bundle of texts that are parsed when they are first said: a program says few of the thousands it has.

Parsing all of one language takes a third of a second, which every command would wait for.
"""

import re
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

#: What a message or a term begins with; whatever else begins a line belongs to the one before, or is a comment.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class LazyBundle(FluentBundle):
    """A bundle that is given sources instead of parsed resources. Of two entries with one name the first counts."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        #: The sources of entries by name; a term's begins with a hyphen.
        self._sources: dict[str, str] = {}

    def add_source(self, text: str) -> None:
        """Add the text of a Fluent file."""
        for name, source in entries(text):
            self._sources.setdefault(name, source)

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of this name; a term is none."""
        return message_id in self._sources and not message_id.startswith("-")

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self._sources:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file by name, each with its source."""
    starts = list(_ENTRY.finditer(text))
    for start, after in zip(starts, [*starts[1:], None]):
        yield start[1], text[start.start() : after.start() if after else len(text)]
