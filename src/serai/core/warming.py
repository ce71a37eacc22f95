"""Compiles every door into a game's rules by walking through it once."""

from __future__ import annotations

from serai.core import calls
from serai.core.game import Game
from serai.core.random import seeded


def compile_all(game: Game) -> None:
    """Call everything a client may call, on a short random game."""
    random = seeded(0)
    position = game.start()
    position.outcomes()
    while position.is_chance:
        position = position.chance(random)
    seat = position.turn or 0
    view = position.view(seat)
    game.determinize(view, random)
    position.play_code(int(position.legal_moves.codes[0]))
    calls.audit(game.boxes, position.array)
