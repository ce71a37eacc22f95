"""A view: all that one seat may know. Bots, screens and sockets receive this and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from serai.core.contract import CHANCE, OVER
from serai.core.random import seeded
from serai.core.record_reader import Fields

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.position import LegalMoves


class View:
    """What `seat` may know of a position, as a record and under friendly names."""

    def __init__(self, game: Game, array: NDArray[Any]) -> None:
        self.game = game
        self.array = array

    @cached_property
    def record(self) -> Fields:
        """The fields of the view (read-only)."""
        return Fields(self.array)

    @property
    def seat(self) -> int:
        """Who looks; −1 for a spectator."""
        return int(self.record.viewer)

    @property
    def has_memory(self) -> bool:
        """Whether this is all that a perfect memory would know."""
        return True

    @property
    def with_memory(self) -> View:
        """The view with a perfect memory that this one was made from; this one, if it has it."""
        return self

    @property
    def is_chance(self) -> bool:
        """Whether a card, a die or a token is to be drawn now."""
        return int(self.record.mover) == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return int(self.record.mover) == OVER

    @property
    def turn(self) -> int | None:
        """The seat to move, or nothing when chance is or the game is over."""
        mover = int(self.record.mover)
        return mover if mover >= 0 else None

    @cached_property
    def legal_moves(self) -> LegalMoves:
        """The legal moves, where the viewer is to move; none elsewhere.

        They depend only on what the mover knows, so any world that fits the view gives the same list.
        """
        from serai.core.position import LegalMoves

        if self.turn != self.seat:
            return LegalMoves(self.game, np.empty(0, np.int64))
        return self.game.determinize(self.with_memory, seeded(0)).legal_moves

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View) or self.game.id != other.game.id:
            return NotImplemented
        return bytes(self) == bytes(other) and self.game.boxes.tobytes() == other.game.boxes.tobytes()

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __bytes__(self) -> bytes:
        return self.array.tobytes()
