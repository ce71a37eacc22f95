"""Two real servers, one of which plays the deals of the other: the same promises and cards, and no seed too early."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import update

from serai.core import fairness
from serai.server.storage.schema import deals
from serai.study import daily
from server.study.daily_server import DailyServer, daily_server

TOKEN = "a token that both hosts have set"


def wait_for(found: Callable[[], Any], server: DailyServer, seconds: float = 20.0) -> Any:
    """What the chore of a server brings about, in a moment."""
    deadline = time.monotonic() + seconds
    while not (value := found()):
        server.service.daily._ask_at = 0.0  # do not wait for the next time it is due
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return value


def test_a_server_plays_the_deals_of_another(tmp_path: Path) -> None:
    with (
        daily_server(tmp_path / "one", daily_token=TOKEN) as one,
        daily_server(tmp_path / "two", daily_token=TOKEN, daily_from=one.url) as two,
    ):
        ann, ben = one.guest("Ann"), two.guest("Ben")
        path = "/api/daily/jaipur"
        promised = wait_for(lambda: ben.ask("GET", path).get("tomorrow"), two)
        ours = ann.ask("GET", path)["tomorrow"]
        assert promised["commitment"] == ours["commitment"] and promised["day"] == ours["day"]
        tomorrow = two.service.daily.promises.find(promised["deal"])
        assert tomorrow is not None and tomorrow.seed is None  # a host who follows cannot know it the day before
        assert ben.ask("GET", path)["source"] == one.url

        one.next_day()
        two.ahead = one.ahead
        two.service.daily._kept = None
        wait_for(lambda: getattr(two.service.daily.promises.find(promised["deal"]), "seed", None), two)
        tables = [player.ask("POST", path)["table"] for player in (ann, ben)]
        moves = [player.play(table, 3) for player, table in zip((ann, ben), tables)]
        logs = [player.record(table)["log"] for player, table in zip((ann, ben), tables)]
        assert moves[0] == moves[1] and logs[0] == logs[1] and len(logs[0]) > 20
        assert ben.ask("GET", path)["promise"]["commitment"] == promised["commitment"]


def test_the_seed_is_given_to_who_has_the_token_and_when_its_day_has_begun(tmp_path: Path) -> None:
    with daily_server(tmp_path / "one", daily_token=TOKEN) as one:
        ann = one.guest("Ann")
        today, tomorrow = (daily.day_at(one.clock() + days * 86_400_000).isoformat() for days in (0, 1))
        path = "/api/daily/jaipur/seed?day="
        assert ann.ask("GET", path + today, status=403) == "daily.wrong-token"
        ann.http.headers["authorization"] = "Bearer something else entirely"
        assert ann.ask("GET", path + today, status=403) == "daily.wrong-token"
        ann.http.headers["authorization"] = f"Bearer {TOKEN}"
        assert ann.ask("GET", path + tomorrow, status=409) == "daily.too-early"
        assert ann.ask("GET", path + "soon", status=400) == "daily.bad-day"
        given = bytes.fromhex(ann.ask("GET", path + today)["seed"])
        assert fairness.commitment(given) == ann.ask("GET", "/api/daily/jaipur")["promise"]["commitment"]


def test_without_the_token_or_the_other_server_there_is_no_deal_and_it_says_so(tmp_path: Path) -> None:
    with (
        daily_server(tmp_path / "one", daily_token=TOKEN) as one,
        daily_server(tmp_path / "two", daily_token="not the same token", daily_from=one.url) as two,
        daily_server(tmp_path / "three", daily_from="http://127.0.0.1:9") as three,
    ):
        ben = two.guest("Ben")
        wait_for(lambda: ben.ask("GET", "/api/daily/jaipur").get("promise"), two)  # that is for everybody
        assert ben.ask("POST", "/api/daily/jaipur", status=503) == "daily.not-here"
        cleo = three.guest("Cleo")
        assert "promise" not in cleo.ask("GET", "/api/daily/jaipur")
        assert cleo.ask("POST", "/api/daily/jaipur", status=503) == "daily.not-here"


def test_a_seed_that_was_not_promised_is_not_taken(tmp_path: Path) -> None:
    with (
        daily_server(tmp_path / "one", daily_token=TOKEN) as one,
        daily_server(tmp_path / "two", daily_token=TOKEN, daily_from=one.url) as two,
    ):
        ben, path = two.guest("Ben"), "/api/daily/jaipur"
        promised = wait_for(lambda: ben.ask("GET", path).get("tomorrow"), two)
        deal = one.service.daily.promises.find(promised["deal"])
        assert deal is not None
        with one.service.engine.execution_options(writes=True).begin() as connection:
            connection.execute(update(deals).where(deals.c.name == deal.name).values(seed=bytes(32)))
        one.next_day()
        two.ahead = one.ahead
        days = (two.today,)
        assert two.service.daily._followed is not None
        assert not two.service.daily._followed.fetch("jaipur", days, two.today, two.clock())
        found = two.service.daily.promises.find(promised["deal"])
        assert found is not None and found.seed is None
        assert ben.ask("POST", path, status=503) == "daily.not-here"
