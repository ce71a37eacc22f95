"""What every game's `test_mutants.py` tests: it has `GAME`, `MUTANTS`, `FILES` and maybe `MORE_FILES`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from mutants import Copy, check_readme

PACKAGE = Path(serai.__file__).parent
#: A clause, a file, what stands there, what a mistaken program would have.
Mutant = tuple[str, str, str, str]


@pytest.fixture(scope="module")
def copy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    copy = Copy(PACKAGE, request.module.GAME, tmp_path_factory.mktemp("mutants"))
    yield copy
    copy.close()


def test_a_broken_rule_is_noticed(copy: Copy, mutant: Mutant, request: pytest.FixtureRequest) -> None:
    clause, file, old, new = mutant
    with copy.broken(file, old, new):
        run = copy.run([clause], *request.module.FILES, *getattr(request.module, "MORE_FILES", {}).get(clause, ()))
    assert run.is_noticed, run.output


def test_the_copy_itself_is_sound(copy: Copy, request: pytest.FixtureRequest) -> None:
    run = copy.run(clauses_of(request), *request.module.FILES)
    assert run.code == 0, run.output


def test_every_clause_has_a_mutant_and_a_row_in_the_readme(request: pytest.FixtureRequest) -> None:
    """The game's README maps clause → function → test; all three exist."""
    tests = Path(str(request.module.__file__)).parent
    check_readme(PACKAGE / "games" / request.module.GAME, tests, set(clauses_of(request)))


def clauses_of(request: pytest.FixtureRequest) -> list[str]:
    return list(dict.fromkeys(clause for clause, *_ in request.module.MUTANTS))
