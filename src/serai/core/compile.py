"""Compiles every entry point of a game's rules for the types it is called with; nothing is run."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import typeof

from serai.core import entry_points
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.trace import CLOSED


def shares(game: Game) -> tuple[list[tuple[Any, Sequence[Any]]], ...]:
    """All entry points, with arguments of the right types, in shares that two processes can compile side by side.

    The first holds what makes moves, the second what lists and looks: they have little code in common. What one of
    them has compiled the other finds in the cache.
    """
    definition, boxes, random = game.definition, game.boxes, seeded(0)
    states, views = np.zeros(1, definition.state), np.zeros(1, definition.view)
    codes = np.zeros(1, np.int64)
    return (
        [
            (entry_points.chance, (boxes, states, random, states, CLOSED)),
            (entry_points.play, (boxes, states, 0, states, CLOSED)),
            (entry_points.begin, (boxes, states)),
            (entry_points.step, (boxes, states, 0, random, codes)),
        ],
        [
            (entry_points.legal, (boxes, states, codes)),
            (entry_points.audit, (boxes, states)),
            (entry_points.outcomes, (boxes, states, codes, codes)),
            (entry_points.determinize, (boxes, views, random, states)),
            (entry_points.observe, (boxes, states, 0, views)),
        ],
    )


def compile_share(game: Game, number: int) -> None:
    """Compile one share of the entry points."""
    for entry_point, arguments in shares(game)[number]:
        entry_point.compile(tuple(map(typeof, arguments)))
