"""bench/luck.py: the wins of an arena's records less the luck of the cards."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from serai import games
from serai.core.reading import read_records
from serai.core.record import Record
from serai.lab.competing import compete

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture(scope="module")
def luck() -> ModuleType:
    specification = importlib.util.spec_from_file_location("luck", BENCH / "luck.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Record]:
    file = tmp_path_factory.mktemp("arena") / "games.jsonl"
    compete("jaipur", ["greedy", "random"], deals=3, options={"rounds": 1}, records=file)
    with file.open(encoding="utf-8") as lines:
        return [record for record in read_records(lines, games.load_with) if isinstance(record, Record)]


def test_what_one_bot_wins_the_other_loses__with_luck_and_without(luck: ModuleType, records: list[Record]) -> None:
    greedy, other = luck.by_deal(records, "greedy"), luck.by_deal(records, "random")
    assert [len(numbers) for numbers in (*greedy, *other)] == [3] * 4
    for mine, theirs in zip(greedy, other):
        assert [a + b for a, b in zip(mine, theirs)] == pytest.approx([1.0] * 3)
    assert set(greedy[0]) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert greedy[1] != greedy[0]


def test_a_bot_that_plays_nowhere(luck: ModuleType, records: list[Record]) -> None:
    with pytest.raises(ValueError, match="level:5"):
        luck.by_deal(records, "level:5")


def test_mean_and_margin(luck: ModuleType) -> None:
    assert luck.mean_and_margin([0.0, 1.0, 0.0, 1.0]) == pytest.approx((0.5, 1.96 * (1 / 12) ** 0.5))
