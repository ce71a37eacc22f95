"""Numbers of the box as plain Python values, read once a game: what is told and shown needs them with every move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from serai.core.game import Game


@dataclass(frozen=True, slots=True, eq=False)
class Numbers:
    """What screens and events need of the box."""

    #: The values left on a stack of goods tokens, best first, by good and by how many are left.
    stacks: tuple[tuple[tuple[int, ...], ...], ...]
    bonus_values: tuple[int, ...]
    stall_turns: int
    stall_warning: int


@lru_cache(maxsize=64)
def numbers_of(game: Game) -> Numbers:
    """The numbers of this game."""
    box, counts = game.box, game.box.token_counts.tolist()
    stacks = tuple(
        tuple(tuple(box.tokens[good, count - left : count].tolist()) for left in range(count + 1))
        for good, count in enumerate(counts)
    )
    values = tuple(box.bonus_values.reshape(-1).tolist())
    return Numbers(stacks, values, int(box.stall_turns), int(box.stall_warning))
