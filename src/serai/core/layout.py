"""Reads all numbers of a record at once: NumPy hands out one field at a time, and takes its time about it."""

from __future__ import annotations

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
        letters, count = "", 0
        for name in dtype.names or ():
            field = dtype[name]
            length = prod(field.shape)
            letters += f"{length}{_LETTERS[field.base.str[1:]]}"
            self._places[name] = slice(count, count + length)
            count += length
        self._struct = Struct("<" + letters)
        assert self._struct.size == dtype.itemsize, "fields follow each other without a gap"

    def __getitem__(self, name: str) -> slice:
        """The place of a field that holds several numbers."""
        return self._places[name]

    def at(self, name: str) -> int:
        """The place of a field that holds one number."""
        place = self._places[name]
        assert place.stop == place.start + 1, name
        return int(place.start)

    def read(self, array: NDArray[Any]) -> tuple[int, ...]:
        """All numbers of the one record of this array."""
        return self._struct.unpack(array.tobytes())
