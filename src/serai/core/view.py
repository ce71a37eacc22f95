"""A view: all that one seat may know. Bots, screens and sockets receive this and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from serai.core.random import seeded
from serai.core.snapshot import Snapshot, number, once

if TYPE_CHECKING:
    from serai.core.position import LegalMoves


class View(Snapshot):
    """What `seat` may know of a position, as a record and under friendly names."""

    #: Who looks; −1 for a spectator.
    seat = number("viewer")

    @property
    def has_memory(self) -> bool:
        """Whether this is all that a perfect memory would know."""
        return True

    @property
    def with_memory(self) -> View:
        """The view with a perfect memory that this one was made from; this one, if it has it."""
        return self

    @once
    def legal_moves(self) -> LegalMoves:
        """The legal moves, where the viewer is to move; none elsewhere.

        They depend only on what the mover knows, so any world that fits the view gives the same list.
        """
        from serai.core.position import LegalMoves

        if self.turn != self.seat:
            return LegalMoves(self.game, np.empty(0, np.int64))
        return self.game.determinize(self.with_memory, seeded(0)).legal_moves
