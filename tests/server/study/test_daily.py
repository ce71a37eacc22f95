"""The deal of the day at a real server: one try, the same cards for everybody, secrets until their time."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from sealed_games import tops_of_stacks
from serai import games
from serai.cli import main
from serai.core import fairness
from serai.core.reading import read_records
from serai.core.record import Record
from serai.server.admin.guests import delete_guest
from serai.server.storage.schema import guests, tables, tries
from serai.study import daily
from server.study.daily_server import DailyServer, Player, daily_server

GAMES = [name for name in games.names() if games.definition(name).deal_options is not None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DailyServer]:
    with daily_server(tmp_path_factory.mktemp("daily")) as running:
        yield running


def read(document: Any) -> Record:
    (record,) = read_records([json.dumps(document)], games.load_with)
    assert isinstance(record, Record)
    return record


def tried(server: DailyServer, game: str, name: str, policy: int) -> tuple[Player, str]:
    player = server.guest(name)
    table = player.ask("POST", f"/api/daily/{game}")["table"]
    player.play(table, policy)
    return player, table


@pytest.mark.parametrize("game", GAMES)
def test_a_day_from_its_promise_to_its_seed(
    server: DailyServer, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The day before
    reader = server.guest("Reader")
    shown = reader.ask("GET", f"/api/daily/{game}")
    promise = shown["tomorrow"]
    assert "seed" not in promise and "seed" not in shown["promise"]
    assert promise["shown_at"] == daily.closes(daily.read_day(promise["day"]))
    server.next_day()
    assert server.today.isoformat() == promise["day"]

    # Two people try it, with different moves, and know nothing of each other until each has finished
    ann, first = tried(server, game, "Ann", 1)
    ben = server.guest("Ben")
    shown = ben.ask("GET", f"/api/daily/{game}")
    assert shown["promise"]["commitment"] == promise["commitment"]
    assert "results" not in shown and "mine" not in shown and not shown["week"]["lines"]
    assert ben.ask("GET", f"/api/tables/{first}", status=403) == "table.not-watched"
    for what in ("record", "history", "review"):
        assert ben.ask("GET", f"/api/tables/{first}/{what}", status=403) == "daily.try-first"
    second = ben.ask("POST", f"/api/daily/{game}")["table"]
    assert ben.ask("POST", f"/api/daily/{game}")["table"] == second  # it is the same try
    assert ben.ask("GET", f"/api/daily/{game}")["mine"] == {"state": "playing", "table": second}
    assert ben.ask("GET", f"/api/tables/{first}/history", status=403) == "daily.try-first"
    ben.play(second, 2)

    # Everybody the same cards
    one, other = read(ann.record(first)), read(ben.record(second))
    tops = [tops_of_stacks(record) for record in (one, other)]
    common = tops[0].keys() & tops[1].keys()
    assert one.codes != other.codes and len(common) >= 3
    assert all(tops[0][top] == tops[1][top] for top in common)
    assert one.log[0] == other.log[0]

    # A second try is refused, in whatever way; so are hints and undo
    for player, table in ((ann, first), (ben, second)):
        assert player.ask("POST", f"/api/daily/{game}", status=409) == "daily.tried"
        assert player.command(table, "rematch", status=409) == "daily.tried"

    # The results, the same to both; and the seed is told to nobody while others may still play
    results = ben.ask("GET", f"/api/daily/{game}")
    mine = ann.ask("GET", f"/api/daily/{game}")
    for seen, record in ((mine, one), (results, other)):
        assert record.result is not None
        margin = list(daily.margin(record.game.definition, record.result, daily.SEAT))
        assert seen["mine"]["state"] == "played" and seen["mine"]["margin"] == margin
        assert seen["mine"]["say"]["key"] == f"{game}-margin"
    players = results["results"]["players"]
    assert {player["name"] for player in players} == {"Ann", "Ben"} and players[0]["margin"] >= players[1]["margin"]
    assert sum(player["share"] for player in players) == 1.0
    assert sum(bar["count"] for bar in results["results"]["bars"]) == 2
    assert [line["total"] for line in results["week"]["lines"]] == sorted(
        (player["share"] for player in players), reverse=True
    )
    assert ben.ask("GET", f"/api/tables/{first}/history")["steps"]  # after one's own try
    assert reader.ask("GET", f"/api/tables/{first}/history", status=403) == "daily.try-first"
    for player, table in ((ann, first), (ben, first)):
        headers = player.record(table)["headers"]
        assert "seed" not in headers and headers["deal"] == daily.name_of(game, server.today)
        assert "seed" not in player.ask("GET", f"/api/tables/{table}/history")["table"]
    seen = ann.ask("GET", f"/api/tables/{first}")["table"]
    assert "seed" not in seen and seen["deal"]["kind"] == "daily" and seen["commitment"] == promise["commitment"]
    secret = server.service.daily.promises.find(daily.name_of(game, server.today))
    assert secret is not None and secret.seed is not None
    for path in (f"/api/daily/{game}", f"/api/daily/{game}/promises", f"/api/tables/{first}"):
        assert secret.seed.hex() not in ann.http.get(path).text

    # The day after, an hour later: the seed is shown, it is the promised one, and proves the record
    server.next_day()
    assert "seed" not in reader.ask("GET", f"/api/daily/{game}")["yesterday"]
    server.ahead += 3_600_000
    shown = reader.ask("GET", f"/api/daily/{game}")["yesterday"]
    assert hashlib.sha256(bytes.fromhex(shown["seed"])).hexdigest() == promise["commitment"] == shown["commitment"]
    assert reader.ask("GET", f"/api/tables/{second}/history")["steps"]  # no secret any more
    past = reader.ask("GET", f"/api/daily/{game}?day={promise['day']}")
    assert len(past["results"]["players"]) == 2
    record = tmp_path / "deal.json"
    record.write_text(json.dumps(reader.record(second)), "utf-8")
    assert main(["verify", "--json", str(record)]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["fair"] and found["deal"] == past["promise"]["deal"] and found["commitment"] == promise["commitment"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_meet_the_same_replies(server: DailyServer, game: str) -> None:
    """Though one of them talks meanwhile, so that the entries of the log have other numbers."""
    ann, first = tried(server, game, "Ann", 5)
    ben = server.guest("Ben")
    second = ben.ask("POST", f"/api/daily/{game}")["table"]
    ben.command(second, "say", text="Good morning")
    ben.play(second, 5)
    one, other = read(ann.record(first)), read(ben.record(second))
    assert one.codes == other.codes
    shown = ben.ask("GET", f"/api/daily/{game}")["results"]
    shares = [player["share"] for player in shown["players"] if player["table"] in (first, second)]
    assert len(set(shares)) == 1  # a tie


def test_no_help_at_a_deal(server: DailyServer) -> None:
    player = server.guest("Ann")
    table = player.ask("POST", "/api/daily/jaipur")["table"]
    player.play(table, 1, most=3)
    seen = player.ask("GET", f"/api/tables/{table}")
    while not seen["game"]["legal"]:
        seen = player.ask("GET", f"/api/tables/{table}?seen={seen['seq']}&wait=5")
    assert player.command(table, "hint", 409, seen=seen["seq"]) == "daily.no-hints"
    assert player.command(table, "undo", 409, seen=seen["seq"]) == "table.undo-off"
    assert not seen["table"].get("can_undo") and seen["table"]["undo"] == "off"


def test_a_try_that_is_given_up_is_not_ranked(server: DailyServer) -> None:
    server.next_day()
    ann = server.guest("Ann")
    table = ann.ask("POST", "/api/daily/jaipur")["table"]
    ann.play(table, 1, most=2)
    ann.command(table, "resign")
    shown = ann.ask("GET", "/api/daily/jaipur")
    assert shown["mine"] == {"state": "given-up", "table": table}
    assert shown["results"] == {"players": [], "bars": [], "unfinished": 1}
    assert not any(line["name"] == "Ann" and line["shares"][-1] for line in shown["week"]["lines"])
    assert ann.ask("POST", "/api/daily/jaipur", status=409) == "daily.tried"


def test_a_try_finished_too_late_is_not_ranked(server: DailyServer) -> None:
    server.next_day()
    ann, ben = server.guest("Ann"), server.guest("Ben")
    late, grace = ann.ask("POST", "/api/daily/jaipur")["table"], ben.ask("POST", "/api/daily/jaipur")["table"]
    day = server.today.isoformat()
    server.next_day()  # half past midnight
    ben.play(grace, 1)
    server.ahead += 3_600_000
    ann.play(late, 1)
    shown = ann.ask("GET", f"/api/daily/jaipur?day={day}")
    assert shown["mine"]["state"] == "late" and [one["name"] for one in shown["results"]["players"]] == ["Ben"]
    assert shown["results"]["unfinished"] == 1


def test_two_requests_at_once_get_one_table(server: DailyServer) -> None:
    from concurrent.futures import ThreadPoolExecutor

    server.next_day()
    ann = server.guest("Ann")
    with ThreadPoolExecutor(6) as threads:
        found = list(threads.map(lambda _: ann.ask("POST", "/api/daily/jaipur")["table"], range(6)))
    with server.service.engine.connect() as connection:
        kept = connection.execute(select(tries.c.table_id).where(tries.c.table_id.in_(found))).scalars().all()
        stored = connection.execute(select(tables.c.id).where(tables.c.id.in_(found))).scalars().all()
    assert len(kept) == 1 and set(found) == set(kept) == set(stored)


def test_a_removed_table_gives_no_second_try(server: DailyServer) -> None:
    server.next_day()
    ann, table = tried(server, "jaipur", "Ann", 1)
    ben = server.guest("Ben")
    begun = ben.ask("POST", "/api/daily/jaipur")["table"]
    server.ahead += 3_600_000  # it was no crash between two steps
    with server.service.engine.execution_options(writes=True).begin() as connection:
        connection.execute(tables.delete().where(tables.c.id.in_([table, begun])))
    server.service.registry.live.clear()
    for player in (ann, ben):
        assert player.ask("POST", "/api/daily/jaipur", status=409) == "daily.tried"


def test_what_is_asked_wrongly(server: DailyServer) -> None:
    ann = server.guest("Ann")
    tomorrow = daily.day_at(server.clock() + 86_400_000).isoformat()
    assert ann.ask("GET", "/api/daily/chess", status=400)
    assert ann.ask("POST", "/api/daily/chess", status=400)
    assert ann.ask("GET", "/api/daily/jaipur?day=yesterday", status=400) == "daily.bad-day"
    assert ann.ask("GET", f"/api/daily/jaipur?day={tomorrow}", status=409) == "daily.too-early"
    assert ann.ask("GET", "/api/daily/jaipur?day=2020-01-01", status=404) == "daily.no-such-day"
    assert ann.ask("GET", f"/api/daily/jaipur/seed?day={server.today}", status=403) == "daily.no-followers"


def test_a_guest_who_is_deleted_leaves_no_try(server: DailyServer) -> None:
    server.next_day()
    ann, table = tried(server, "jaipur", "Zoe", 1)
    ann.ask("GET", "/api/daily/jaipur")
    with server.service.engine.connect() as connection:
        id = connection.execute(select(guests.c.id).where(guests.c.name == "Zoe")).scalar_one()
    delete_guest(server.service.engine, id, "host")
    with server.service.engine.connect() as connection:
        assert connection.execute(select(tries).where(tries.c.guest_id == id)).first() is None
        assert connection.execute(select(tables).where(tables.c.id == table)).first() is None


def test_a_promise_stays_whatever_is_set_later(tmp_path: Path) -> None:
    with daily_server(tmp_path) as server:
        before = server.guest("Ann").ask("GET", "/api/daily/jaipur/promises")
    with daily_server(tmp_path, daily_from="http://127.0.0.1:9") as server:
        after = server.guest("Ann").ask("GET", "/api/daily/jaipur/promises")
        assert after["promises"] == before["promises"]
        assert server.guest("Ben").ask("POST", "/api/daily/jaipur")["table"]
    assert len(before["promises"]) == 2 and all(
        re.fullmatch("[0-9a-f]{64}", p["commitment"]) for p in before["promises"]
    )
    assert fairness.VERSION == 2
