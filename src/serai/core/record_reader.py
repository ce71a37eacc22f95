"""Reads single NumPy records as plain Python values, several times faster than NumPy's own records do."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache
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
        self._fields: list[Callable[[tuple[int, ...]], Any]] = []
        letters, count = "", 0
        for name in dtype.names or ():
            field = dtype[name]
            letters += f"{prod(field.shape)}{_LETTERS[field.base.str[1:]]}"
            self._fields.append(_getter(field.shape, count))
            if not field.shape:
                self.single[name] = count
            count += prod(field.shape)
        self._struct = Struct("<" + letters)
        values: Any = namedtuple("Values", dtype.names or ())  # type: ignore[misc]
        self._make: Callable[[list[Any]], Any] = values._make
        assert self._struct.size == dtype.itemsize, "fields follow each other without a gap"

    def numbers(self, array: NDArray[Any]) -> tuple[int, ...]:
        """All numbers of the one record of this array, one after the other."""
        return self._struct.unpack(array.tobytes())

    def read(self, array: NDArray[Any]) -> Any:
        """The one record of this array by the names of its fields: numbers, and tuples of them."""
        numbers = self._struct.unpack(array.tobytes())
        return self._make([get(numbers) for get in self._fields])


def _getter(shape: tuple[int, ...], start: int) -> Callable[[tuple[int, ...]], Any]:
    """Takes a field of this shape out of all numbers; a table of numbers becomes a tuple of its rows."""
    if not shape:
        return lambda numbers: numbers[start]
    length = prod(shape[1:])
    if len(shape) == 1:
        whole = slice(start, start + shape[0])
        return lambda numbers: numbers[whole]
    rows = [slice(start + i * length, start + (i + 1) * length) for i in range(shape[0])]
    return lambda numbers: tuple([numbers[row] for row in rows])


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
