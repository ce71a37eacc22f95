"""Perft: counts of move sequences by depth, pinned in each game's `perft.toml`. `make perft` goes one move deeper."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from serai import games
from serai.core.position import Position
from serai.lab.perft import perft

CASES = {
    f"{path.parent.name}-{name}": (path.parent.name, case)
    for path in sorted(Path(__file__).parent.glob("*/perft.toml"))
    for name, case in tomllib.loads(path.read_text("utf-8")).items()
}


def start(name: str) -> Position:
    game, case = CASES[name]
    return games.load_with(game, case.get("options", {}), rules=case.get("rules")).position(case["position"])


def test_every_game_is_counted() -> None:
    assert {game for game, _ in CASES.values()} == set(games.names())


@pytest.mark.parametrize("name", CASES)
def test_perft(name: str, request: pytest.FixtureRequest) -> None:
    counts, deep = CASES[name][1]["counts"], request.config.getoption("--deep")
    for depth, count in enumerate(counts if deep else counts[:-1], 1):
        assert perft(start(name), depth) == count


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
def test_perft_agrees_with_the_python_face(name: str) -> None:
    for depth in range(3):
        assert perft(start(name), depth) == counted(start(name), depth)
