"""Position strings: `jaipur:1 stage:play seat:1 …`, named fields in a fixed order (`docs/notation.md`).

A game declares its fields as `Text`s, in the order they are written: a field of the state and a `Codec`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from serai.core.errors import BadNotation

if TYPE_CHECKING:
    from serai.core.game import Game

EMPTY = "-"


@dataclass(frozen=True)
class Codec:
    """How the value of a field is written, and read again. Reading raises `ValueError` where it cannot."""

    write: Callable[[Game, Any], str]
    read: Callable[[Game, str], Any]


@dataclass(frozen=True)
class Text:
    """One field of a position string: a field of the state, or a `part` of it."""

    name: str
    codec: Codec
    #: The name of the field of the state, where it is another.
    field: str | None = None
    #: Left out where it is `nothing`, zero or empty; with `when`, wherever that is not true.
    is_optional: bool = False
    nothing: int = 0
    when: Callable[[Any], bool] | None = None
    part: Any = ()

    @property
    def key(self) -> str:
        """The name of the field of the state."""
        return self.field or self.name.replace("-", "_")

    def write(self, game: Game, state: Any) -> str:
        """The field in text; "" for nothing: an optional field is then left out."""
        value = getattr(state, self.key)[self.part] if self.part else getattr(state, self.key)
        is_there = self.when(state) if self.when else not self.is_optional or np.any(value != self.nothing)
        return self.codec.write(game, value) if is_there else ""

    def read(self, game: Game, state: Any, given: str) -> None:
        """Fill the field from its text."""
        value = self.codec.read(game, given)
        if isinstance(value, list):
            _fill(state[self.key][self.part], value)
        else:
            state[self.key] = value

    def omit(self, state: Any) -> None:
        """Fill the field of a string that leaves it out."""
        state[self.key] = self.nothing


def _fill(target: Any, values: list[Any]) -> None:
    """Write the numbers read; what they do not reach stays zero."""
    for i, value in enumerate(values):
        if isinstance(value, list):
            _fill(target[i], value)
        else:
            target[i] = value


def write_position(head: str, texts: Sequence[Text], game: Game, state: Any) -> str:
    """The string of a position: what it waits for and where everything lies."""
    written = [(text, text.write(game, state)) for text in texts]
    return " ".join(
        [head, *(f"{text.name}:{value or EMPTY}" for text, value in written if value or not text.is_optional)]
    )


def read_position(head: str, texts: Sequence[Text], game: Game, given: str) -> tuple[NDArray[Any], set[str]]:
    """The state of a string, as far as its fields tell, and which fields it has; each may stand once, in any order.

    Raises `BadNotation` with the name of a field that is missing or cannot be read.
    """
    states, known = np.zeros(1, game.definition.state), {text.name: text for text in texts}
    words = given.split()
    if words[:1] != [head]:
        raise BadNotation("position.header", head=head)
    values: dict[str, str] = {}
    for word in words[1:]:
        name, colon, value = word.partition(":")
        if not colon or not value or name in values or name not in known:
            raise BadNotation("position.field", field=name[:20])
        values[name] = value
    for text in texts:
        if text.name not in values and not text.is_optional:
            raise BadNotation("position.missing", field=text.name)
    for name, value in values.items():
        try:
            known[name].read(game, states[0], value)
        except (ValueError, OverflowError, KeyError, BadNotation):
            raise BadNotation("position.field", field=name) from None
    for text in texts:
        if text.name not in values:
            text.omit(states[0])
    return states, set(values)


# --- Codecs ---------------------------------------------------------------------------------------------------------


def parse_number(given: str, most: int = 32_767) -> int:
    """A whole number, not too large."""
    if not (given.isascii() and given.isdigit() and len(given) < 6) or int(given) > most:
        raise ValueError(given)
    return int(given)


def parse_seat(game: Game, given: str) -> int:
    """A seat, written from 1."""
    return [str(seat + 1) for seat in range(game.seats)].index(given)


def split(given: str, count: int) -> list[str]:
    """`count` values, written with slashes between them."""
    found = given.split("/")
    if len(found) != count:
        raise ValueError(given)
    return found


def slashed(values: Sequence[str]) -> str:
    """Values one after the other; an empty one is a dash."""
    return "/".join(value or EMPTY for value in values)


SEAT = Codec(lambda game, value: str(int(value) + 1), parse_seat)


def number(most: int = 32_767) -> Codec:
    """A whole number."""
    return Codec(lambda game, value: str(int(value)), lambda game, given: parse_number(given, most))


def names(of: Sequence[str]) -> Codec:
    """A number that stands for one of these names."""
    return Codec(lambda game, value: of[int(value)], lambda game, given: of.index(given))


def name_of(table: str) -> Codec:
    """A number that stands for a card or tile of the components file."""
    return Codec(lambda game, value: game.names[table][int(value)], lambda game, given: game.names[table].index(given))


def numbers(count: int | None = None, most: int = 32_767) -> Codec:
    """Whole numbers, `count` of them or one a seat."""
    return Codec(
        lambda game, value: slashed([str(one) for one in value.tolist()[: count or game.seats]]),
        lambda game, given: [parse_number(part, most) for part in split(given, count or game.seats)],
    )


def letters(order: str) -> Codec:
    """Counts by letter, written as letters."""

    def read(game: Game, given: str) -> list[int]:
        if given != EMPTY and not set(given) <= set(order):
            raise ValueError(given)
        return [given.count(letter) for letter in order]

    return Codec(lambda game, value: "".join(letter * n for letter, n in zip(order, value.tolist())), read)


def listed(table: str) -> Codec:
    """Counts by card or tile, written as their names."""

    def write(game: Game, value: Any) -> str:
        return ",".join(name for name, count in zip(game.names[table], value.tolist()) for _ in range(count))

    def read(game: Game, given: str) -> list[int]:
        found = [] if given == EMPTY else given.split(",")
        if not set(found) <= set(game.names[table]):
            raise ValueError(given)
        return [found.count(name) for name in game.names[table]]

    return Codec(write, read)


def each(codec: Codec) -> Codec:
    """One value for each seat."""
    return Codec(
        lambda game, value: slashed([codec.write(game, value[seat]) for seat in range(game.seats)]),
        lambda game, given: [codec.read(game, part) for part in split(given, game.seats)],
    )
