"""A view: all that one seat may know. Bots, screens and sockets receive this and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

import numpy as np
from numpy.typing import NDArray

from serai.core import entry_points, view_string
from serai.core.contract import OVER
from serai.core.errors import BadInput
from serai.core.random import seeded
from serai.core.snapshot import Snapshot, number, once
from serai.core.type_variables import PlayerMove

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.position import LegalMoves, Position


class View(Snapshot, Generic[PlayerMove]):
    """What `seat` may know of a position, as a record and under friendly names. Its array is read-only."""

    #: Who looks; −1 for a spectator.
    seat = number("viewer")
    #: Whether a position gave it. A view that somebody made up is checked before anything is worked out from it.
    is_given: bool

    def __init__(self, game: Game, array: NDArray[Any], *, is_given: bool = False) -> None:
        dtype = game.definition.view
        if not is_given and ((array.dtype is not dtype and array.dtype != dtype) or array.shape != (1,)):
            raise ValueError(f"not a record of a view of {game.id}")
        array.setflags(write=False)
        fields = self.__dict__
        fields["game"], fields["is_given"], fields["_array"] = game, is_given, array

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.game, bytes(self), self.is_given)

    @property
    def text(self) -> str:
        """The view in one line that can be pasted: `games.view(text)`. It tells what the view tells, and no more."""
        return view_string.write(self.game, self._array)

    def __repr__(self) -> str:
        return f"games.view({self.text!r}{self.game.written_arguments})"

    def __str__(self) -> str:
        """The view as a few lines of text, one a field."""
        names = self._array.dtype.names or ()
        return "\n".join(f"{name:14} {' '.join(map(str, self._array[name].reshape(-1).tolist()))}" for name in names)

    def check(self) -> None:
        """Raise `BadInput` if no position gives this view: what is legal there is nonsense, and has no bounds."""
        if not self.is_given and not self._is_possible():
            raise BadInput("game.impossible-view")
        self.__dict__["is_given"] = True

    def _is_possible(self) -> bool:
        """Whether a world that fits can be written as a position string, read again, and gives this view."""
        game, definition = self.game, self.game.definition
        if not -1 <= self.seat < game.seats or not OVER <= self.mover < game.seats:
            return False
        states = np.zeros(1, definition.state)
        entry_points.determinize(game.boxes, self._array, seeded(0), states)
        world = definition.position_class(game, states)
        try:
            again = game.position(definition.write_position(world))
        except Exception:  # whatever it is that nonsense cannot be written as
            return False
        return bytes(again) == bytes(world) and bytes(again.view(self.seat)) == bytes(self)

    @property
    def has_memory(self) -> bool:
        """Whether this is all that a perfect memory would know."""
        return True

    @property
    def with_memory(self) -> View[PlayerMove]:
        """The view with a perfect memory that this one was made from; this one, if it has it."""
        return self

    @once
    def world(self) -> Position[Any, Any, Any]:
        """One of the positions that give this view, always the same one; `ValueError` for a view without memory.

        What the viewer may know, and what a move of the viewer does before chance answers, is alike in all of them.
        """
        found: Position[Any, Any, Any] = self.game.determinize(self, seeded(0))
        return found

    @once
    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """The legal moves, where the viewer is to move; none elsewhere.

        They depend only on what the mover knows, so any world that fits the view gives the same list.
        """
        from serai.core.position import LegalMoves

        self.with_memory.check()
        if self.turn != self.seat:
            return LegalMoves(self.game, np.empty(0, np.int64))
        return self.with_memory.world.legal_moves


def _again(kind: type[View], game: Game, data: bytes, is_given: bool) -> View:
    """A view from its pickle."""
    return kind(game, np.frombuffer(bytearray(data), game.definition.view), is_given=is_given)
