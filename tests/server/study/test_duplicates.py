"""Duplicate matches at a real server: the same deals for all friends, from both sides, and no news too early."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sealed_games import tops_of_stacks
from serai import games
from serai.core import fairness
from serai.core.reading import read_records
from serai.core.record import Record
from serai.server.study.duplicates import MOST_PLAYERS
from server.study.daily_server import DailyServer, Player, daily_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DailyServer]:
    with daily_server(tmp_path_factory.mktemp("duplicate")) as running:
        yield running


def next_game(player: Player, id: str, policy: int) -> str:
    table: str = player.ask("POST", f"/api/duplicates/{id}")["table"]
    player.play(table, policy)
    return table


def player_of(shown: Any, name: str) -> Any:
    return next(one for one in shown["players"] if one["name"] == name)


def test_two_friends_over_two_deals(server: DailyServer) -> None:
    ann, ben, cleo = (server.guest(name) for name in ("Ann", "Ben", "Cleo"))
    made = ann.ask("POST", "/api/duplicates", {"game": "jaipur", "deals": 2, "level": 2})
    id, path = made["id"], f"/api/duplicates/{made['id']}"
    assert made["level"] == 2 and made["next"] == {"deal": 1, "seat": 0} and len(made["promises"]) == 2
    seen_by_cleo = cleo.ask("GET", path)
    assert [one["name"] for one in seen_by_cleo["players"]] == ["Ann"]

    ann_tables = [next_game(ann, id, number) for number in range(4)]
    assert ann.ask("POST", path, status=409) == "duplicate.all-played"
    shown = ann.ask("GET", path)
    assert "next" not in shown and player_of(shown, "Ann")["finished"] == 4
    assert [(leg["deal"], leg["seat"]) for leg in player_of(shown, "Ann")["legs"]] == [(1, 0), (2, 1), (1, 1), (2, 0)]

    # Ben has played nothing: he sees that Ann has finished, and nothing of what she reached
    shown = ben.ask("GET", path)
    assert player_of(shown, "Ann")["finished"] == 4 and "legs" not in player_of(shown, "Ann")
    assert shown["next"] == {"deal": 1, "seat": 0}
    for table in ann_tables:
        assert ben.ask("GET", f"/api/tables/{table}/history", status=403) == "duplicate.play-first"

    # One game each of both deals: Ann's margins of those games, but neither game to look at, his own included
    ben_tables = [next_game(ben, id, 10 + number) for number in range(2)]
    shown = ben.ask("GET", path)
    assert [(leg["deal"], leg["seat"]) for leg in player_of(shown, "Ann")["legs"]] == [(1, 0), (2, 1)]
    assert all(leg["margin"] and "table" not in leg for leg in player_of(shown, "Ann")["legs"])
    against = player_of(shown, "Ann")["against_you"]
    assert (against["deals"], against["total"], against["error"], against["say"]["args"]["how"]) == (
        0,
        0,
        None,
        "level",
    )
    for table in (ann_tables[0], ben_tables[0]):
        for what in ("record", "history", "review"):
            assert ben.ask("GET", f"/api/tables/{table}/{what}", status=403) == "duplicate.play-first"

    # The first deal from its other side: now it is compared, and can be looked at
    ben_tables.append(next_game(ben, id, 12))
    shown = ben.ask("GET", path)
    assert player_of(shown, "Ann")["against_you"]["deals"] == 1
    assert ben.ask("GET", f"/api/tables/{ann_tables[0]}/history")["steps"]
    assert ben.ask("GET", f"/api/tables/{ann_tables[1]}/history", status=403) == "duplicate.play-first"
    ben_tables.append(next_game(ben, id, 13))
    results = [ann.ask("GET", path), ben.ask("GET", path)]
    found = [player_of(results[0], "Ben")["against_you"], player_of(results[1], "Ann")["against_you"]]
    assert found[0]["total"] == -found[1]["total"] and found[0]["error"] == found[1]["error"] is not None
    sums = [sum(leg["margin"][0] for leg in player_of(results[1], name)["legs"]) for name in ("Ann", "Ben")]
    assert found[0]["total"] == sums[0] - sums[1]

    # The cards of a deal are the same for both and from both sides
    for deal in ((ann_tables[0], ann_tables[2], ben_tables[0], ben_tables[2]), (ann_tables[1], ben_tables[3])):
        records = [read(ann.ask("GET", f"/api/tables/{table}/record")) for table in deal]
        tops = [tops_of_stacks(record) for record in records]
        common = set.intersection(*(set(one) for one in tops))
        assert len(common) >= 3 and all(len({str(one[top]) for one in tops}) == 1 for top in common)
        assert len({record.log[1].text for record in records}) == 1

    # The seeds are shown when it is over, and prove the games
    assert all("seed" not in one for one in results[0]["promises"])
    server.ahead = made["closes_at"] - server.clock() + server.ahead + 1000
    assert cleo.ask("POST", path, status=409) == "duplicate.over"
    shown = cleo.ask("GET", path)
    for promise in shown["promises"]:
        assert fairness.commitment(bytes.fromhex(promise["seed"])) == promise["commitment"]
    for table in (*ann_tables, *ben_tables):
        assert fairness.check(read(cleo.ask("GET", f"/api/tables/{table}/record"))).is_fair


def read(document: Any) -> Record:
    (record,) = read_records([json.dumps(document)], games.load_with)
    assert isinstance(record, Record)
    return record


def test_a_game_that_is_given_up_is_over_and_counts_for_nothing(server: DailyServer) -> None:
    ann = server.guest("Ann")
    id = ann.ask("POST", "/api/duplicates", {"game": "istanbul", "deals": 1})["id"]
    table = ann.ask("POST", f"/api/duplicates/{id}")["table"]
    assert ann.ask("POST", f"/api/duplicates/{id}")["table"] == table
    assert ann.ask("GET", f"/api/tables/{table}")["seat"] == 0
    ann.command(table, "resign")
    shown = ann.ask("GET", f"/api/duplicates/{id}")
    assert player_of(shown, "Ann")["legs"][0]["state"] == "given-up" and shown["next"] == {"deal": 1, "seat": 1}
    other = ann.ask("POST", f"/api/duplicates/{id}")["table"]
    assert ann.ask("GET", f"/api/tables/{other}")["seat"] == 1


def test_what_is_asked_wrongly(server: DailyServer) -> None:
    ann = server.guest("Ann")
    assert ann.ask("GET", "/api/duplicates/nothing", status=404) == "duplicate.unknown"
    assert ann.ask("POST", "/api/duplicates/nothing", status=404) == "duplicate.unknown"
    for wrong in ({"game": "jaipur", "deals": 13}, {"game": "jaipur", "deals": 0}, {"game": "jaipur", "level": 6}, {}):
        assert ann.ask("POST", "/api/duplicates", wrong, status=400) == "request.bad-body"
    id = ann.ask("POST", "/api/duplicates", {"game": "jaipur", "deals": 1})["id"]
    for number in range(MOST_PLAYERS - 1):
        server.guest(f"Friend {number}").ask("POST", f"/api/duplicates/{id}")
    assert server.guest("Late").ask("POST", f"/api/duplicates/{id}", status=409) == "duplicate.full"
