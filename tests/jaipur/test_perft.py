"""Perft: counts of move sequences by depth, pinned in `perft.toml`. `make perft` goes one move deeper."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from serai.core.game import Game
from serai.core.position import Position
from serai.lab.perft import perft

CASES = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_perft(jaipur: Game, name: str, request: pytest.FixtureRequest) -> None:
    case = CASES[name]
    position = jaipur.position(case["position"])
    deep = request.config.getoption("--deep")
    for depth, count in enumerate(case["counts"] if deep else case["counts"][:-1], 1):
        assert perft(position, depth) == count


def counted(position: Position, depth: int) -> int:
    """The same by the Python face, one position at a time."""
    if depth == 0:
        return 1
    if position.is_chance:
        try:
            children = [move for move, _ in position.outcomes()]
        except ValueError:
            children = []
    else:
        children = list(position.legal_moves)
    return sum(counted(position.play(move), depth - 1) for move in children)


@pytest.mark.parametrize("name", CASES)
def test_perft_agrees_with_the_python_face(jaipur: Game, name: str) -> None:
    position = jaipur.position(CASES[name]["position"])
    for depth in range(3):
        assert perft(position, depth) == counted(position, depth)
