"""A view: all that one seat may know. Bots, screens and sockets receive this and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from serai.core.random import seeded

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.position import LegalMoves


class View:
    """What `seat` may know of a position, as a record and under friendly names."""

    def __init__(self, game: Game, array: NDArray[Any]) -> None:
        self.game = game
        self.array = array

    @cached_property
    def record(self) -> Any:
        """The fields of the view (read-only)."""
        shown = self.array.view()
        shown.flags.writeable = False
        return shown[0]

    @property
    def seat(self) -> int:
        """Who looks; −1 for a spectator."""
        return int(self.record.viewer)

    @property
    def turn(self) -> int | None:
        """The seat to move, or nothing when chance is or the game is over."""
        mover = int(self.record.mover)
        return mover if mover >= 0 else None

    @cached_property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, where the viewer is to move.

        They depend only on what the mover knows, so any world that fits the view gives the same list.
        """
        if self.turn != self.seat:
            raise ValueError("the viewer is not to move")
        return self.game.determinize(self, seeded(0)).legal_moves

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        return self.array.tobytes()
