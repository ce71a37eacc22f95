"""What positions and views have in common, and the attributes that they declare: `seals = numbers("seals")`.

Records never change, so an attribute is worked out once, when it is first asked for.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Self, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

from serai.core.contract import CHANCE, OVER
from serai.core.record_reader import Fields

if TYPE_CHECKING:
    from serai.core.game import Game

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801  it is used like a function
    """An attribute that is worked out when it is first asked for: `functools.cached_property` without its lock."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, table: None, owner: type) -> Self: ...
    @overload
    def __get__(self, table: object, owner: type) -> T: ...
    def __get__(self, table: object, owner: type) -> Self | T:
        if table is None:
            return self
        found = table.__dict__[self._name] = self._make(table)
        return found

    if TYPE_CHECKING:  # at run time a setter would come before the value that is kept

        def __set__(self, table: object, value: NoReturn) -> None: ...


def number(field: str) -> once[int]:
    """An attribute: a field that holds one number."""
    return once(lambda table: table._array[field].item())


def seat_or_none(field: str) -> once[int | None]:
    """An attribute: a field that holds a seat; nothing where it is negative."""
    return once(lambda table: seat if (seat := table._array[field].item()) >= 0 else None)


def each_seat(field: str) -> once[tuple[int, ...]]:
    """An attribute: a field that holds a number for each seat."""
    return once(lambda table: tuple(getattr(table.record, field)[: table.game.seats].tolist()))


def lettered(field: str, order: str) -> once[str]:
    """An attribute: a field that holds counts by kind, written as letters."""
    return once(lambda table: letters(getattr(table.record, field), order))


def letters(counts: NDArray[Any], order: str) -> str:
    """Counts by kind as letters."""
    return "".join(letter * count for letter, count in zip(order, counts.tolist()))


class Snapshot:
    """A moment of a game: a position, or what a seat may know of it.

    It is a value: it never changes, and can be compared, hashed, copied and pickled.
    """

    game: Game
    #: For compiled code, which may scribble on it while it runs. Everybody else reads `array`.
    _array: NDArray[Any]
    #: The seat to move, or `contract.CHANCE`, or `contract.OVER`.
    mover = number("mover")
    #: The seat to move, or nothing when chance is or the game is over.
    turn: once[int | None] = once(lambda table: table.mover if table.mover >= 0 else None)

    @once
    def array(self) -> NDArray[Any]:
        """The record as a NumPy array of one element, read-only for good: its bytes cannot be made writeable."""
        return np.frombuffer(bytes(self), self._array.dtype)

    @once
    def record(self) -> Fields:
        """The fields of the record, read-only."""
        return Fields(self._array)

    @property
    def is_chance(self) -> bool:
        """Whether a card, a die or a token is to be drawn now."""
        return self.mover == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.mover == OVER

    @property
    @abstractmethod
    def text(self) -> str:
        """It in one line that can be pasted."""

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} can't be set: a moment of a game never changes")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} can't be deleted: a moment of a game never changes")

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __bytes__(self) -> bytes:
        return self._array.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)) or self.game.id != other.game.id:
            return NotImplemented
        is_same_box = self.game is other.game or self.game.boxes.tobytes() == other.game.boxes.tobytes()
        return is_same_box and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))
