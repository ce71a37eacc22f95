"""Compiles every door into a game's rules, each for the types it is called with; nothing is run."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import typeof

from serai.core import calls
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.trace import CLOSED


def shares(game: Game) -> tuple[list[tuple[Any, Sequence[Any]]], ...]:
    """All doors, with arguments of the right types, in shares that two processes can compile side by side.

    The first holds what makes moves, the second what lists and looks: they have little code in common. What one of
    them has compiled the other finds in the cache.
    """
    definition, boxes, random = game.definition, game.boxes, seeded(0)
    states, views = np.zeros(1, definition.state), np.zeros(1, definition.view)
    codes = np.zeros(1, np.int64)
    return (
        [
            (calls.chance, (boxes, states, random, states, CLOSED)),
            (calls.play, (boxes, states, 0, states, CLOSED)),
            (calls.begin, (boxes, states)),
            (calls.step, (boxes, states, 0, random, codes)),
        ],
        [
            (calls.legal, (boxes, states, codes)),
            (calls.audit, (boxes, states)),
            (calls.outcomes, (boxes, states, codes, codes)),
            (calls.determinize, (boxes, views, random, states)),
            (calls.observe, (boxes, states, 0, views)),
        ],
    )


def compile_share(game: Game, number: int) -> None:
    """Compile one share of the doors."""
    for door, arguments in shares(game)[number]:
        door.compile(tuple(map(typeof, arguments)))
