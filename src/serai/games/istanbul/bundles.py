"""Resources of Istanbul as texts such as `WX5L`, and what the rows of a trace add up to."""

from __future__ import annotations

import re
from collections.abc import Sequence

from serai.core.errors import BadNotation
from serai.core.trace import Row
from serai.games.istanbul.rules import state as s


def no_such_letter(letter: str, allowed: str) -> BadNotation:
    """The error of a letter that means nothing here."""
    return BadNotation("istanbul.no-such-letter", letter=letter, allowed=", ".join(allowed))


def in_order(letters: str, order: str) -> str:
    """Letters in canonical order; refuses one that means nothing here."""
    for letter in letters:
        if letter not in order:
            raise no_such_letter(letter, order)
    return "".join(sorted(letters, key=order.index))


#: More of one thing than any move pays or takes.
MOST_PAID = 99


def count_bundle(text: str) -> tuple[int, ...]:
    """How many of each resource a text such as `WX5L` names, however many."""
    match = re.fullmatch(r"([^0-9]*?)(?:([1-9][0-9]*)(?=L))?([^0-9]*)", text)
    if match is None:
        raise BadNotation("notation.unreadable", text=text[:40])
    letters = in_order(match[1] + match[3], s.LETTERS)
    counts = [letters.count(letter) for letter in s.LETTERS]
    if match[2]:
        counts[s.LIRA] += int(match[2]) - 1
    return tuple(counts)


def read_bundle(text: str) -> tuple[int, ...]:
    """How many of each resource a bundle of a move names, which has its limits (`rules/state.py`)."""
    counts = count_bundle(text)
    if any(count > most for count, most in zip(counts, (7, 7, 7, 7, 7, 15, MOST_PAID))):
        raise BadNotation("notation.unreadable", text=text[:40])
    return counts


def write_bundle(counts: Sequence[int]) -> str:
    """Resources as a text: letters, and lira as a number."""
    letters = "".join(letter * count for letter, count in zip(s.LETTERS[:-1], counts))
    return letters + (f"{counts[s.LIRA]}L" if counts[s.LIRA] else "")


def rows_of(rows: Sequence[Row], part: int | None = None) -> list[Row]:
    """The rows of a trace that tell of the move itself, or of a part that began with it: `OFFER` or `TURN`."""
    found, here = [], None
    for row in rows:
        here = row[0] if row[0] in (s.OFFER, s.TURN) else here
        if here == part:
            found.append(row)
    return found


def sum_of(rows: Sequence[Row], kind: int, seat: int) -> str:
    """All resources of one kind of row, such as `TAKEN`, as a text: `WX5L`."""
    counts = [0] * s.RESOURCES
    for of_kind, of_seat, resource, amount in rows:
        if (of_kind, of_seat) == (kind, seat):
            counts[resource] += amount
    return write_bundle(counts)
