"""A table as one reader sees it: what is made for every reader anew, and what is made once."""

from __future__ import annotations

import pytest

from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import seeded
from serai.server.tables import presentation


def first_decision(game: Game) -> Position:
    position, random = game.start(), seeded(1)
    while position.is_chance:
        position = position.chance(random)
    return position


def test_the_parts_of_a_move_are_made_once(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    position, definition, made = first_decision(game), game.definition, list[int]()
    to_parts = definition.to_parts

    def counted(before: Position, code: int) -> object:
        made.append(code)
        return to_parts(before, code)

    monkeypatch.setitem(vars(definition), "to_parts", counted)
    presentation._parts.cache_clear()
    shown = presentation.legal_moves(position)
    assert made == position.legal_moves.codes.tolist()
    again = first_decision(game)
    assert again is not position and bytes(presentation.legal_moves(again)) == bytes(shown)
    assert len(made) == len(position.legal_moves)
