"""Fixtures shared by all tests. Test folders mirror the package; a rules test is named after its clause."""

from __future__ import annotations

import pytest

from serai import games
from serai.core.game import Game


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="also what takes long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--deep"):
        items[:] = [item for item in items if "deep" not in item.keywords]


@pytest.fixture(scope="session")
def jaipur() -> Game:
    return games.load("jaipur")


@pytest.fixture(scope="session", params=[2, 3, 4])
def istanbul(request: pytest.FixtureRequest) -> Game:
    """Istanbul with every number of players."""
    return games.load("istanbul", seats=request.param)


def tables() -> list[tuple[str, int]]:
    """Every game there is with every number of players."""
    return [(name, seats) for name in games.names() for seats in games.definition(name).seats]


@pytest.fixture(scope="session", params=tables(), ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> Game:
    """Every game there is: what the contract promises holds for each."""
    name, seats = request.param
    return games.load_with(name, {}, seats=seats)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of a mutant runs for each mutant of its module (`mutant_tests.py`)."""
    if "mutant" in metafunc.fixturenames:
        mutants = metafunc.module.MUTANTS
        metafunc.parametrize("mutant", mutants, ids=[f"{mutant[0]}-{i}" for i, mutant in enumerate(mutants)])
