"""Fixtures shared by all tests. Test folders mirror the package; a rules test is named after its clause."""

from __future__ import annotations

import signal

import pytest

from serai import games
from serai.core.game import Game

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell lets what it starts in the background ignore Ctrl-C, and the commands under test would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="also what takes long")


#: The files that took longest in a clean clone. They begin first, so that at the end of a run no process waits for
#: another that has just begun a long one. What is missing here costs time, nothing else.
SLOW_FILES = (
    *("test_cli.py", "test_contract.py", "test_arena.py", "test_in_sight.py", "test_daily.py", "test_toy_game.py"),
    *("test_outside_bots.py", "test_friends.py", "test_cache.py", "test_acts.py", "test_start.py", "test_running.py"),
    *("test_lessons.py", "test_calls.py", "test_mutants.py", "test_ending.py", "test_openspiel.py", "test_vector.py"),
    *("test_review.py", "test_whole_games.py", "test_screens.py", "test_nonces.py", "test_records_output.py"),
    *("test_puzzles.py", "test_bots.py", "test_redis_queue.py", "test_sealed.py", "test_chance.py", "test_facts.py"),
    *("test_sit.py", "test_search.py", "test_batch.py", "test_fair.py", "test_own_box.py", "test_components.py"),
    *("test_attacks.py", "test_nonce_choice.py", "test_blocks.py", "test_sealed_verify.py", "test_push.py"),
    *("test_hardening.py", "test_restart.py", "test_keys.py", "test_company.py", "test_cluster.py", "test_road.py"),
    *("test_alone.py", "test_values.py", "test_faults.py", "test_cards.py", "test_observations.py", "test_axe.py"),
    *("test_aec.py", "test_outage.py", "test_problems.py", "test_hands.py", "test_kill.py", "test_chaos.py"),
    *("test_visitor.py", "test_account.py", "test_records.py"),
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--deep"):
        items[:] = [item for item in items if "deep" not in item.keywords]
    places = {name: place for place, name in enumerate(SLOW_FILES)}
    items.sort(key=lambda item: places.get(item.path.name, len(places)))  # stable: the others keep their order


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
    """A test of a mutant runs for each mutant of its module (`mutant_tests.py`): one a clause, with `--deep` all."""
    if "mutant" in metafunc.fixturenames:
        mutants = list(enumerate(metafunc.module.MUTANTS))
        if not metafunc.config.getoption("--deep"):
            first_of_each = {mutant[0]: (i, mutant) for i, mutant in reversed(mutants)}
            mutants = sorted(first_of_each.values())
        ids = [f"{mutant[0]}-{i}" for i, mutant in mutants]
        metafunc.parametrize("mutant", [mutant for _, mutant in mutants], ids=ids)
