"""What positions and views have in common, and the attributes that they declare: `seals = numbers("seals")`.

Records never change, so an attribute is worked out once, when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, overload

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


def number(field: str) -> once[int]:
    """An attribute: a field that holds one number."""
    return once(lambda table: table.array[field].item())


def seat_or_none(field: str) -> once[int | None]:
    """An attribute: a field that holds a seat; nothing where it is negative."""
    return once(lambda table: seat if (seat := table.array[field].item()) >= 0 else None)


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
    """A moment of a game: a position, or what a seat may know of it. A value one can hash and compare."""

    game: Game
    #: The seat to move, or `contract.CHANCE`, or `contract.OVER`.
    mover = number("mover")
    #: The seat to move, or nothing when chance is or the game is over.
    turn = seat_or_none("mover")

    def __init__(self, game: Game, array: NDArray[Any]) -> None:
        self.game = game
        #: For compiled code, which may scribble on it while it runs; never change it.
        self.array = array

    @once
    def record(self) -> Fields:
        """The fields of the record, read-only."""
        return Fields(self.array)

    @property
    def is_chance(self) -> bool:
        """Whether a card, a die or a token is to be drawn now."""
        return self.mover == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.mover == OVER

    def __bytes__(self) -> bytes:
        return self.array.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)) or self.game.id != other.game.id:
            return NotImplemented
        return bytes(self) == bytes(other) and self.game.boxes.tobytes() == other.game.boxes.tobytes()

    def __hash__(self) -> int:
        return hash(bytes(self))
