"""Resources counted by their letters, those that are there only: `{"R": 2, "L": 3}` is two cloth and three lira."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from serai.games.istanbul import moves as m
from serai.games.istanbul.rules import state as s

#: Cloth, fruit, spice, jewelry, brown goods, crystals, lira.
Resource = Literal["R", "Y", "G", "B", "W", "X", "L"]
#: As resources; a small letter is a brown token that stands for the colour.
Paid = Literal["R", "Y", "G", "B", "r", "y", "g", "b", "W", "X", "L"]

RESOURCES = cast("tuple[Resource, ...]", tuple(s.LETTERS))
_PAID = cast("tuple[Paid, ...]", tuple(m.PAYMENT_ORDER))


def counted(counts: Sequence[int]) -> dict[Resource, int]:
    """Resources from their counts, in the order of the letters."""
    return {letter: count for letter, count in zip(RESOURCES, counts) if count}


def counted_bundle(text: str) -> dict[Resource, int]:
    """Resources written as `WX5L`."""
    return counted(m.count_bundle(text))


def counted_payment(goods: str) -> dict[Paid, int]:
    """A payment written as `RRr` or `RYGB+RW`."""
    return {letter: goods.count(letter) for letter in _PAID if letter in goods}
