"""What this service offers to play: the answer of `GET /api/games`."""

from __future__ import annotations

from functools import cache

from serai import games
from serai.bots.levels import NUMBERS
from serai.core.catalogue import GameInfo, game_info


@cache
def catalogue() -> tuple[GameInfo, ...]:
    """Every game with its options, levels and components; made once."""
    return tuple(game_info(games.definition(name), NUMBERS) for name in games.offered())
