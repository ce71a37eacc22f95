"""One game for each number of players; `istanbul`, in `tests/conftest.py`, is all of them."""

from __future__ import annotations

import pytest

from serai import games
from serai.core.game import Game


@pytest.fixture(scope="session")
def two() -> Game:
    return games.load("istanbul", seats=2)


@pytest.fixture(scope="session")
def three() -> Game:
    return games.load("istanbul", seats=3)


@pytest.fixture(scope="session")
def four() -> Game:
    return games.load("istanbul", seats=4)
