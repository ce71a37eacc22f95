"""The road of a guest, from results in a database."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from serai.protocol.road import GameRoad
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage.database import migrate, open_database
from serai.server.storage.schema import results
from serai.server.study.road import road_of

_numbers = itertools.count(1)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def ann(engine: Engine) -> str:
    return Guests(engine, Keys(engine)).create("Ann").guest.id


def kept(engine: Engine, guest: str, outcome: str, *opponents: dict[str, Any], **more: Any) -> None:
    """One more result, later than all before."""
    number = next(_numbers)
    row = {
        "guest_id": guest,
        "table_id": f"table{number:06}",
        "game": "jaipur",
        "seats": 2,
        "seat": 0,
        "opponents": json.dumps(opponents),
        "outcome": outcome,
        "ending": "played",
        "is_aided": False,
        "feat": 0,
        "habits": "{}",
        "finished_at": number,
    }
    with engine.begin() as connection:
        connection.execute(insert(results).values(row | more))


def road(engine: Engine, guest: str, game: str = "jaipur") -> GameRoad:
    return next(one for one in road_of(engine, guest, "Ann").games if one.game == game)


def test_seals_come_after_one_three_and_ten_wins(engine: Engine, ann: str) -> None:
    seals = []
    for _ in range(10):
        kept(engine, ann, "lost", {"level": 2})
        kept(engine, ann, "won", {"level": 2})
        station = road(engine, ann).stations[1]
        seals.append((station.seals, station.next_at))
    assert seals == [(1, 3)] * 2 + [(2, 10)] * 7 + [(3, None)]
    assert [one.seals for one in road(engine, ann).stations] == [0, 3, 0, 0, 0]
    assert road(engine, ann).stations[1].tally.played == 20


def test_what_earns_no_seal(engine: Engine, ann: str) -> None:
    kept(engine, ann, "won", {"level": 5}, is_aided=True)
    kept(engine, ann, "shared", {"level": 4})
    kept(engine, ann, "won", {"guest": "x" * 22, "name": "Ben", "has_left": True})
    kept(engine, ann, "won", {"level": 1}, uncounted="imported")
    found = road(engine, ann)
    assert [one.seals for one in found.stations] == [0] * 5
    assert (found.stations[4].tally.won, found.stations[4].wins) == (1, 0)
    assert found.tally.played == 3
    kept(engine, ann, "won", {"level": 1}, {"level": 3})  # one win for each of them
    assert [one.seals for one in road(engine, ann).stations] == [1, 0, 1, 0, 0]


def test_skill_of_several_games_is_that_of_all_their_decisions(engine: Engine, ann: str) -> None:
    assert road(engine, ann).skill is None
    kept(engine, ann, "won", {"level": 1}, decisions=0, losses=0.0, loss_squares=0.0, luck=0.2, luck_percentile=80)
    kept(engine, ann, "won", {"level": 1}, decisions=10, losses=0.1, loss_squares=0.01, luck=0.0, luck_percentile=50)
    kept(engine, ann, "lost", {"level": 1}, decisions=30, losses=0.9, loss_squares=0.09, luck=-0.2, luck_percentile=20)
    found = road(engine, ann)
    assert found.skill is not None and (found.skill.games, found.skill.decisions) == (2, 40)
    assert found.skill.skill == pytest.approx(25.0)
    low, high = found.skill.interval
    assert low < 25 < high
    assert [one.skill for one in found.reviews] == [None, pytest.approx(10.0), pytest.approx(30.0)]
    assert found.luck is not None and found.luck[0] == pytest.approx(0.0) and found.luck[1] > 0.1


def test_habits_are_shown_from_the_third_game_on(engine: Engine, ann: str) -> None:
    for games in range(1, 4):
        made = {"sell": [4, 3.0], "take": [12, 6.0]}
        kept(engine, ann, "won", {"level": 1}, habits=json.dumps(made), feat=games % 3, feat_step=7)
        assert road(engine, ann).habit_games == (3 if games == 3 else 0)
    found = road(engine, ann)
    sales = next(one for one in found.habits if one.kind["args"] == {"kind": "Sell"})
    assert (sales.count, sales.share, sales.moment) == (12, 0.25, 0.75)
    assert 0 < (sales.strong_share or 0) < 1
    assert sum(one.strong_share or 0 for one in found.habits) == pytest.approx(1)
    camels = next(one for one in found.habits if one.kind["args"] == {"kind": "TakeCamels"})
    assert (camels.count, camels.share, camels.moment) == (0, 0.0, None)  # level 5 takes them
    assert found.feat is not None and (found.feat.amount, found.feat.step, found.feat.has_replay) == (2, 8, False)
