"""Reads single NumPy records as plain Python values, several times faster than NumPy's own records do."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache, partial
from math import prod
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

_LETTERS = {"i1": "b", "i2": "h"}


class RecordReader:
    """Reads records of one type."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        #: The places of fields that hold one number, among all numbers of the record.
        self.single: dict[str, int] = {}
        letters, count, parts = "", 0, []
        for name in dtype.names or ():
            field = dtype[name]
            letters += f"{prod(field.shape)}{_LETTERS[field.base.str[1:]]}"
            parts.append(_place(field.shape, count))
            if not field.shape:
                self.single[name] = count
            count += prod(field.shape)
        self._struct = Struct("<" + letters)
        values: Any = namedtuple("Values", dtype.names or ())  # type: ignore[misc]
        # one expression for all fields: a call for each would take twice as long
        scope = {"make": partial(tuple.__new__, values)}
        self._make: Callable[[tuple[int, ...]], Any] = eval(f"lambda n: make(({', '.join(parts)},))", scope)
        assert self._struct.size == dtype.itemsize, "fields follow each other without a gap"

    def numbers(self, array: NDArray[Any]) -> tuple[int, ...]:
        """All numbers of the one record of this array, one after the other."""
        return self._struct.unpack(array.tobytes())

    def read(self, array: NDArray[Any]) -> Any:
        """The one record of this array by the names of its fields: numbers, and tuples of them."""
        return self._make(self._struct.unpack(array.tobytes()))


def _place(shape: tuple[int, ...], start: int) -> str:
    """Where a field of this shape stands among all numbers `n`; a table of numbers becomes a tuple of its rows."""
    if not shape:
        return f"n[{start}]"
    if len(shape) == 1:
        return f"n[{start}:{start + shape[0]}]"
    length = prod(shape[1:])
    rows = [f"n[{start + i * length}:{start + (i + 1) * length}]" for i in range(shape[0])]
    return f"({', '.join(rows)},)"


@cache
def reader_of(dtype: np.dtype[Any]) -> RecordReader:
    """The reader of a type, made once."""
    reader = RecordReader(dtype)
    _KNOWN[id(dtype)] = reader  # the cache holds the type, so this stays its number
    return reader


#: NumPy takes its time to find out that two types are equal; nearly always they are the same.
_KNOWN: dict[int, RecordReader] = {}


def blank(dtype: np.dtype[Any]) -> NDArray[Any]:
    """An array of one record, all zeros: NumPy's own way takes four times as long for records of many fields."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype)


class Fields:
    """The fields of a single record by name, read-only: NumPy's own records take ten times as long for that.

    A field that holds one number is a number; others are arrays. The record must not change any more.
    """

    __slots__ = ("_array", "_numbers", "_reader")

    def __init__(self, array: NDArray[Any]) -> None:
        self._array = array
        self._reader = _KNOWN.get(id(dtype := array.dtype)) or reader_of(dtype)
        self._numbers: tuple[int, ...] | None = None

    def __reduce__(self) -> tuple[type[Fields], tuple[NDArray[Any]]]:
        return Fields, (self._array,)

    def __getattr__(self, name: str) -> Any:
        place = self._reader.single.get(name)
        if place is not None:
            if self._numbers is None:
                self._numbers = self._reader.numbers(self._array)
            return self._numbers[place]
        try:
            found = self._array[name][0]
        except ValueError:
            raise AttributeError(name) from None
        found.flags.writeable = False
        return found
