"""A view in one line that can be pasted: `jaipur-view:1`, then every field of its record by name, as numbers.

Zeros at the end of a field are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from serai.core.errors import BadNotation

if TYPE_CHECKING:
    from serai.core.game import Game

#: Stands behind the id of the game in the head of a view string.
HEAD = "-view:1"


def write(game: Game, views: NDArray[Any]) -> str:
    """The string of a record of a view."""
    fields = {name: np.trim_zeros(views[name].reshape(-1), "b").tolist() or [0] for name in views.dtype.names or ()}
    return " ".join([game.id + HEAD, *(f"{name}:{','.join(map(str, fields[name]))}" for name in fields)])


def read(game: Game, text: str) -> NDArray[Any]:
    """The record of such a string; `BadNotation` names the field that is wrong. Whether it is possible is not asked."""
    return read_fields(game.id + HEAD, game.definition.view, text, may_be_short=True)


def read_fields(head: str, dtype: np.dtype[Any], text: str, may_be_short: bool = False) -> NDArray[Any]:
    """One record from a line that has this head and names every field of the record, in order, with its numbers.

    If a field `may_be_short`, the numbers it leaves out at its end are 0.
    """
    first, *words = text.split() or [""]
    records = np.zeros(1, dtype)
    if first != head:
        raise BadNotation("position.header", head=head)
    given, names = [word.partition(":")[0] for word in words], list(dtype.names or ())
    if given != names:
        missing = next((name for name in names if name not in given), None)
        if missing is not None:
            raise BadNotation("position.missing", field=missing)
        raise BadNotation("position.field", field=given[-1][:20] if given else "")
    for name, _, value in (word.partition(":") for word in words):
        try:
            numbers = [int(number) for number in value.split(",")]
            place = records[name].reshape(-1)
            if len(numbers) > len(place) or (len(numbers) < len(place) and not may_be_short):
                raise ValueError(value)
            place[: len(numbers)] = np.array(numbers, place.dtype.base)
        except (ValueError, OverflowError):
            raise BadNotation("position.field", field=name) from None
    return records
