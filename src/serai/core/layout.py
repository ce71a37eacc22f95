"""Reads all numbers of a record at once: NumPy hands out one field at a time, and takes its time about it."""

from __future__ import annotations

from functools import cache
from math import prod
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

_LETTERS = {"i1": "b", "i2": "h"}


class Layout:
    """Where the fields of a record stand among its numbers."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self._places: dict[str, slice] = {}
        #: The places of fields that hold one number.
        self.single: dict[str, int] = {}
        letters, count = "", 0
        for name in dtype.names or ():
            field = dtype[name]
            length = prod(field.shape)
            letters += f"{length}{_LETTERS[field.base.str[1:]]}"
            self._places[name] = slice(count, count + length)
            if not field.shape:
                self.single[name] = count
            count += length
        self._struct = Struct("<" + letters)
        assert self._struct.size == dtype.itemsize, "fields follow each other without a gap"

    def __getitem__(self, name: str) -> slice:
        """The place of a field that holds several numbers."""
        return self._places[name]

    def at(self, name: str) -> int:
        """The place of a field that holds one number."""
        return self.single[name]

    def read(self, array: NDArray[Any]) -> tuple[int, ...]:
        """All numbers of the one record of this array."""
        return self._struct.unpack(array.tobytes())


def blank(dtype: np.dtype[Any]) -> NDArray[Any]:
    """An array of one record, all zeros: NumPy's own way takes four times as long for records of many fields."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype)


@cache
def _layout(dtype: np.dtype[Any]) -> Layout:
    layout = Layout(dtype)
    _KNOWN[id(dtype)] = layout  # the cache holds the type, so this stays its number
    return layout


#: NumPy takes its time to find out that two types are equal; nearly always they are the same.
_KNOWN: dict[int, Layout] = {}


class Fields:
    """The fields of a single record by name, read-only: NumPy's own records take ten times as long for that.

    A field that holds one number is a number; others are arrays. The record must not change any more.
    """

    __slots__ = ("_array", "_layout", "_numbers")

    def __init__(self, array: NDArray[Any]) -> None:
        self._array = array
        self._layout = _KNOWN.get(id(dtype := array.dtype)) or _layout(dtype)
        self._numbers: tuple[int, ...] | None = None

    def __reduce__(self) -> tuple[type[Fields], tuple[NDArray[Any]]]:
        return Fields, (self._array,)

    def __getattr__(self, name: str) -> Any:
        place = self._layout.single.get(name)
        if place is not None:
            if self._numbers is None:
                self._numbers = self._layout.read(self._array)
            return self._numbers[place]
        try:
            found = self._array[name][0]
        except ValueError:
            raise AttributeError(name) from None
        found.flags.writeable = False
        return found
