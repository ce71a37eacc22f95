"""The golden playthroughs are what the program does today. If a change is meant: `make golden`, then read it."""

from __future__ import annotations

import pytest

from golden.write import CASES, FOLDER, playthrough
from serai import games


@pytest.mark.parametrize("name", CASES)
def test_golden(name: str) -> None:
    game, options, bots, seed, rules = CASES[name]
    assert playthrough(games.load_with(game, options, rules=rules), bots, seed) == (FOLDER / name).read_text("utf-8")
