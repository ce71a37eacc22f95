"""Fixtures shared by all tests. Test folders mirror the package; a rules test is named after its clause."""

from __future__ import annotations

import pytest

from serai import games
from serai.core.game import Game


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="perft one move deeper")


@pytest.fixture(scope="session")
def jaipur() -> Game:
    return games.load("jaipur")


@pytest.fixture(scope="session", params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game there is: what the contract promises holds for each."""
    return games.load(request.param)
