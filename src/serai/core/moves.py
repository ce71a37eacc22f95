"""Moves declared once: the fields of a move give its packing into an integer, its notation and the reading of it.

    @move(kind=2, form="+{good}")
    class Take:
        good: Annotated[str, Letter("DGS", bits=2)]

A `Part` says how one field is checked, packed and written. Fields are packed one after the other above the kind, the
first lowest. Where several fields are packed or written together, the class overrides `pack`, `unpack`, `written` or
`read_all`. A `MoveSet` is all moves of a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from operator import index
from typing import Any, ClassVar, TypeVar, dataclass_transform, get_type_hints

from serai.core.errors import BadNotation, GameError, IllegalMove

#: What a components file calls its cards and tiles, by number.
Names = Mapping[str, Sequence[str]]


class Part:
    """How one field of a move is checked, packed into `bits` bits, and written."""

    bits: int
    #: What its notation looks like, as a regular expression.
    pattern: str

    @property
    def digits(self) -> tuple[int, ...]:
        """The bits of each small choice it is made of, lowest first: for learners that choose step by step."""
        return (self.bits,)

    def check(self, value: Any) -> Any:
        """The value in canonical form; raises `BadNotation` where it cannot be one."""
        return value

    def pack(self, value: Any, names: Names) -> int:
        """The value as a number of at most `bits` bits; raises a `GameError` where it does not fit."""
        return int(value)

    def unpack(self, number: int, names: Names) -> Any:
        """The value of a number."""
        return number

    def write(self, value: Any) -> str:
        """The value in notation."""
        return str(value)

    def read(self, text: str) -> Any:
        """The value of a notation that matches `pattern`."""
        return text


@dataclass(frozen=True)
class Number(Part):
    """A whole number."""

    bits: int
    pattern: str = "[0-9]{1,2}"

    def check(self, value: int) -> int:
        return index(value)

    def read(self, text: str) -> int:
        return int(text)


@dataclass(frozen=True)
class Seat(Number):
    """A seat, counted from 0 and written from 1."""

    bits: int = 60
    pattern: str = "[1-9]"

    def write(self, value: int) -> str:
        return str(value + 1)

    def read(self, text: str) -> int:
        return int(text) - 1


@dataclass(frozen=True)
class Letter(Part):
    """One of some letters."""

    letters: str
    bits: int
    #: Raises the error of a letter that is none of them.
    refuse: Callable[[str, str], Exception] = lambda given, allowed: BadNotation("notation.unreadable", text=given[:40])
    pattern: str = "[A-Za-z]"

    def check(self, value: str) -> str:
        if len(value) != 1 or value not in self.letters:
            raise self.refuse(value, self.letters)
        return value

    def pack(self, value: str, names: Names) -> int:
        return self.letters.index(value)

    def unpack(self, number: int, names: Names) -> str:
        return self.letters[number]


@dataclass(frozen=True)
class Letters(Part):
    """Letters in a fixed order, counted: `each` bits a letter."""

    order: str
    each: int
    refuse: Callable[[str, str], Exception]
    #: The code of the error where there are too many of a letter.
    too_many: str
    pattern: str = "[A-Za-z]+"

    @property
    def bits(self) -> int:  # type: ignore[override]
        return self.each * len(self.order)

    @property
    def digits(self) -> tuple[int, ...]:
        return (self.each,) * len(self.order)

    def check(self, value: str) -> str:
        for letter in value:
            if letter not in self.order:
                raise self.refuse(letter, self.order)
        return "".join(sorted(value, key=self.order.index))

    def pack(self, value: str, names: Names) -> int:
        counts = [value.count(letter) for letter in self.order]
        if max(counts) >= 1 << self.each:
            raise IllegalMove(self.too_many)
        return sum(count << self.each * i for i, count in enumerate(counts))

    def unpack(self, number: int, names: Names) -> str:
        most = (1 << self.each) - 1
        return "".join(letter * (number >> self.each * i & most) for i, letter in enumerate(self.order))


@dataclass(frozen=True)
class Name(Part):
    """The name of a card or tile of the components file."""

    table: str
    bits: int
    #: The code of the error of a name that is not in the table.
    unknown: str
    pattern: str = "[A-Za-z][A-Za-z0-9-]*"

    def pack(self, value: str, names: Names) -> int:
        if value not in names[self.table]:
            raise BadNotation(self.unknown, name=value[:24])
        return names[self.table].index(value)

    def unpack(self, number: int, names: Names) -> str:
        return names[self.table][number]


@dataclass(frozen=True)
class SomeNames(Part):
    """Names of cards or tiles in any order; packed sorted, `name.bits` bits a name, each one more than its number."""

    name: Name
    most: int
    #: The code of the error where there are too many.
    too_many: str

    @property
    def bits(self) -> int:  # type: ignore[override]
        return self.name.bits * self.most

    @property
    def pattern(self) -> str:  # type: ignore[override]
        return f"{self.name.pattern}(?: {self.name.pattern})*"

    def pack(self, value: Sequence[str], names: Names) -> int:
        numbers = sorted(self.name.pack(name, names) + 1 for name in value)
        if len(numbers) > self.most:
            raise IllegalMove(self.too_many)
        return sum(number << self.name.bits * i for i, number in enumerate(numbers))

    def unpack(self, number: int, names: Names) -> tuple[str, ...]:
        found = []
        while number:
            found.append(self.name.unpack((number & (1 << self.name.bits) - 1) - 1, names))
            number >>= self.name.bits
        return tuple(found)

    def write(self, value: Sequence[str]) -> str:
        return " ".join(value)

    def read(self, text: str) -> tuple[str, ...]:
        return tuple(text.split(" "))


class Move:
    """A move of a player or of chance: a small value that never changes. Declare one with `move`."""

    __slots__ = ()
    kind: ClassVar[int]
    form: ClassVar[str]
    is_chance: ClassVar[bool]
    parts: ClassVar[Mapping[str, Part]]
    #: The parts in the order they are packed, the first lowest.
    packing: ClassVar[Sequence[tuple[str, Part]]]
    pattern: ClassVar[re.Pattern[str]]

    def __str__(self) -> str:
        return self.written()

    def written(self) -> str:
        """The move in canonical notation."""
        return self.form.format(**{name: part.write(getattr(self, name)) for name, part in self.parts.items()})

    @classmethod
    def read_all(cls, found: Mapping[str, str]) -> Move | None:
        """The move of what the pattern found, by field; nothing where it is not this move after all."""
        return cls(**{name: part.read(found[name] or "") for name, part in cls.parts.items()})

    @classmethod
    def digits(cls) -> list[tuple[str, int, int]]:
        """The small choices a move is made of, in the order of its fields: field, lowest bit of its packing, bits."""
        shifts, shift = {}, 0
        for name, part in cls.packing:
            shifts[name] = shift
            shift += part.bits
        found = []
        for name, part in cls.parts.items():
            low = shifts[name]
            for bits in part.digits:
                found.append((name, low, bits))
                low += bits
        return found

    def pack(self, names: Names) -> int:
        """The fields as one number."""
        packed, shift = 0, 0
        for name, part in self.packing:
            packed |= part.pack(getattr(self, name), names) << shift
            shift += part.bits
        return packed

    @classmethod
    def unpack(cls, packed: int, names: Names) -> Move:
        """The move of the number that `pack` gave."""
        values = {}
        for name, part in cls.packing:
            values[name] = part.unpack(packed & (1 << part.bits) - 1, names)
            packed >>= part.bits
        return cls(**values)


M = TypeVar("M", bound=type)


@dataclass_transform(frozen_default=True)
def move(
    *, kind: int, form: str, chance: bool = False, pattern: str | None = None, packed: Sequence[str] = ()
) -> Callable[[M], M]:
    """Declare a move: its number, how it is written (`"+{good}"`), and whether chance makes it.

    `pattern` is a regular expression with a group for each field, where the form does not tell it; `packed` is the
    order in which the fields are packed, where it is another than they are declared in.
    """

    def declare(cls: M) -> M:
        namespace: Any = cls
        hints = get_type_hints(namespace, include_extras=True)
        marks = [(name, mark) for name, hint in hints.items() for mark in getattr(hint, "__metadata__", ())]
        parts = {name: mark for name, mark in marks if isinstance(mark, Part)}
        own_check = namespace.__dict__.get("__post_init__")

        def check(self: Move) -> None:
            for name, part in parts.items():
                object.__setattr__(self, name, part.check(getattr(self, name)))
            if own_check is not None:
                own_check(self)

        namespace.__post_init__ = check
        made: Any = dataclass(frozen=True, slots=True)(namespace)
        assert {field.name for field in fields(made)} == set(parts), f"every field of {made.__name__} is a Part"
        made.kind, made.form, made.is_chance, made.parts = kind, form, chance, parts
        made.packing = tuple((name, parts[name]) for name in packed or parts)
        written = re.sub(r"\\\{(\w+)\\\}", lambda found: f"(?P<{found[1]}>{parts[found[1]].pattern})", re.escape(form))
        made.pattern = re.compile(pattern or written)
        return made  # type: ignore[no-any-return]

    return declare


class MoveSet:
    """All moves of a game: packs, unpacks, writes and reads them."""

    def __init__(self, game: str, kind_bits: int, *moves: type[Move], longest: int = 64) -> None:
        self._game = game
        self.kind_bits = kind_bits
        self._longest = longest
        #: By their number.
        self.by_kind = {one.kind: one for one in moves}

    def encode(self, move: object, names: Names) -> int:
        """The packed integer of a move; raises `TypeError` for a value that is no move of this game."""
        if type(move) is not self.by_kind.get(getattr(move, "kind", None)):  # type: ignore[arg-type]
            raise TypeError(f"{repr(move)[:80]} is not a move of {self._game}")
        return move.pack(names) << self.kind_bits | move.kind

    def decode(self, code: int, names: Names) -> Move:
        """The move of a packed integer; raises `ValueError` for a number that no move is packed as."""
        kind = self.by_kind.get(code & (1 << self.kind_bits) - 1)
        try:
            found = None if kind is None else kind.unpack(code >> self.kind_bits, names)
            if found is not None and self.encode(found, names) == code:
                return found
        except (GameError, LookupError):
            pass
        raise ValueError(f"{code} is no packed move of {self._game}")

    def parse(self, text: str) -> Move:
        """The move written in `text`; `BadNotation` names what is wrong with it."""
        if len(text) <= self._longest and text.isascii():
            for one in self.by_kind.values():
                if (found := one.pattern.fullmatch(text)) and (read := one.read_all(found.groupdict())) is not None:
                    return read
        raise BadNotation("notation.unreadable", text=text[:64])
