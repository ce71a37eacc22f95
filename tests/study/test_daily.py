"""The deal of the day as a library: the same cards whatever is played, the same replies, and honest scores."""

from __future__ import annotations

import json
import re
import runpy
from collections import Counter
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest

from sealed_games import dice_rolled, tops_of_stacks
from serai import games
from serai.bots.interface import Budget
from serai.bots.levels import Leveled
from serai.cli import main
from serai.core import fairness
from serai.core.errors import BadInput
from serai.core.random import below, seeded
from serai.core.record import Record
from serai.core.writing import to_text
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator
from serai.study import daily

DAY = date(2026, 11, 17)
SECRET = bytes(range(32))
GAMES = [name for name in games.names() if games.definition(name).deal_options is not None]
VERIFIER = Path(__file__).resolve().parents[2] / "docs" / "verify.py"


def tried(game: str, policy: int, table: str = "x7kq2mpwab") -> Record:
    """The deal of a day, played by somebody who moves anyhow."""
    name, rules = daily.name_of(game, DAY), daily.game_of(game)
    seed = daily.seed_of(SECRET, game, DAY)
    record = Record(rules, fairness.headers(seed, table, 0, [fairness.NO_NONCE] * rules.seats, deal=name))
    chance, random = daily.sealed(seed, name, rules), seeded(policy)
    while not record.position.is_over:
        if record.position.is_chance:
            record.play_code(chance.draw(record.position))
        else:
            codes = record.position.legal_moves.codes
            record.play_code(int(codes[below(random, len(codes))]))
        chance.follow(record.codes[-1])
    return record


@pytest.mark.parametrize("game", GAMES)
def test_different_moves_meet_the_same_cards_in_the_same_order(game: str) -> None:
    """Read from the notation alone: the first cards of every stack, and the dice of every seat, turn and roll."""
    one, other = tried(game, 1), tried(game, 2, "another2id")
    assert one.codes != other.codes
    tops = [tops_of_stacks(record) for record in (one, other)]
    common = tops[0].keys() & tops[1].keys()
    assert len(common) >= 5 and all(tops[0][top] == tops[1][top] for top in common)
    assert one.log[0] == other.log[0] and one.log[0].text.startswith("first")  # who starts is a matter of the deal
    dice = [dice_rolled(record) for record in (one, other)]
    for roll in dice[0].keys() & dice[1].keys():
        fewer, more = sorted((Counter(rolled[roll]) for rolled in dice), key=lambda faces: faces.total())
        assert fewer <= more
    assert (game == "istanbul") == (len(dice[0].keys() & dice[1].keys()) > 10)
    assert daily.seed_of(SECRET, game, DAY) != daily.seed_of(SECRET, game, date(2026, 11, 18))


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_replies_to_what_it_sees_and_to_nothing_else(game: str) -> None:
    seed, name = daily.seed_of(SECRET, game, DAY), daily.name_of(game, DAY)
    record = tried(game, 1)
    positions = [before for before, _, _ in record.steps() if before.turn == 1]
    view = positions[len(positions) // 2].view(1)
    numbers = {daily.bot_seed(seed, name, view) for _ in range(3)}
    assert len(numbers) == 1
    assert daily.bot_seed(seed, name, positions[0].view(1)) not in numbers
    assert daily.bot_seed(seed, "daily-other-2026-11-17", view) not in numbers
    replies = {Leveled(2).choose(view, Budget(), seeded(daily.bot_seed(seed, name, view))).code for _ in range(2)}
    assert len(replies) == 1


@pytest.mark.parametrize("game", GAMES)
def test_verify_takes_the_record_of_a_deal(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = to_text(tried(game, 3))
    file = tmp_path / "deal.txt"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert ": fair." in told and daily.name_of(game, DAY) in told and "the same for everyone" in told
    assert main(["verify", "--json", str(file)]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    assert found["deal"] == daily.name_of(game, DAY) and set(found["nonces"]) == {"-"}
    assert runpy.run_path(str(VERIFIER))["check"](text) == []
    for changed, code in (  # another deal, no deal at all, a nonce where there can be none
        (text.replace(f"deal: daily-{game}-2026-11-17", f"deal: daily-{game}-2026-11-18"), 1),
        (re.sub(r"(?m)^deal: .*\n", "", text), 1),
        (text.replace("nonces: -,-", "nonces: 00ff,-"), 2),
        (text.replace(f"deal: daily-{game}-2026-11-17", "deal: x7kq2mpwab"), 2),
    ):
        file.write_text(changed, "utf-8")
        assert main(["verify", str(file)]) == code
    assert "verify.bad-header" in capsys.readouterr().err


def test_days_begin_and_end_by_utc() -> None:
    noon = 1_794_916_800_000  # 2026-11-17T12:00Z
    assert daily.day_at(noon) == DAY
    assert daily.begins(DAY) == noon - 12 * 3_600_000 and daily.ends(DAY) == noon + 12 * 3_600_000
    assert daily.closes(DAY) == daily.ends(DAY) + 3_600_000
    assert daily.day_at(daily.ends(DAY) - 1) == DAY and daily.day_at(daily.ends(DAY)) == date(2026, 11, 18)
    assert daily.read_day("2026-11-17") == DAY
    for text in ("2026-11-31", "20261117", "", "today", "2026-11-17T00:00"):
        with pytest.raises(BadInput, match=r"daily\.bad-day"):
            daily.read_day(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_margin_is_what_the_rules_compare(game: str) -> None:
    for policy in range(6):
        record = tried(game, policy)
        result, definition = record.result, record.game.definition
        assert result is not None
        mine, theirs = (daily.margin(definition, result, seat) for seat in (0, 1))
        assert theirs == tuple(-one for one in mine)
        winners = definition.winners(result)
        if not any(mine):
            assert winners == [0, 1]
        elif result.get("reason") != "stall":
            assert winners == [0 if mine > theirs else 1]
        for language in LANGUAGES:
            assert translator(language)(daily.margin_message(definition, mine))


def test_a_margin_in_words() -> None:
    say, jaipur, istanbul = translator("en"), games.definition("jaipur"), games.definition("istanbul")
    assert say(daily.margin_message(jaipur, (12, -1, 3))) == "12 rupees ahead"
    assert say(daily.margin_message(jaipur, (-1, 0, 0))) == "1 rupee behind"
    assert say(daily.margin_message(jaipur, (0, 0, 2))) == "2 goods tokens ahead"
    assert say(daily.margin_message(istanbul, (0, -4))) == "4 lira behind"
    assert say(daily.margin_message(istanbul, (0, 0))) == "tied on rubies"
    assert translator("ru")(daily.margin_message(jaipur, (22, 0, 0))) == "впереди на 22 рупии"


def test_matchpoints() -> None:
    assert daily.matchpoints([]) == [] and daily.matchpoints([(3,)]) == [None]
    assert daily.matchpoints([(3, 0), (1, 0), (3, -1), (-8, 2)]) == [1.0, 1 / 3, 2 / 3, 0.0]
    assert daily.matchpoints([(3,), (3,), (0,)]) == [0.75, 0.75, 0.0]
    margins = [(value % 7,) for value in range(40)]
    assert sum(daily.matchpoints(margins)) == pytest.approx(20)  # all points that there are, however many ties


def test_histogram() -> None:
    assert daily.histogram([]) == []
    values = [-12, -1, 0, 4, 4, 31]
    bars = daily.histogram([(value,) for value in values])
    assert sum(bar.count for bar in bars) == len(values) and len(bars) <= daily.MOST_BARS
    assert all((bar.low < 0 and bar.high < 0) or bar.low >= 0 for bar in bars)  # none holds wins and losses
    assert [after.low - before.high for before, after in pairwise(bars)] == [1] * (len(bars) - 1)
    for bar in bars:
        assert bar.count == sum(bar.low <= value <= bar.high for value in values)
    assert [bar.count for bar in daily.histogram([(2,), (2,), (4,)])] == [2, 0, 1]


def test_seven_days() -> None:
    lines = daily.week([{"ann": (5,), "ben": (3,)}, {}, {"ben": (1,), "cleo": (1,), "ann": (0,)}])
    by_name = {line.player: line for line in lines}
    assert by_name["ann"].shares == (1.0, None, 0.0) and by_name["ann"].total == 1.0 and by_name["ann"].played == 2
    assert by_name["ben"].shares == (0.0, None, 0.75) and by_name["cleo"].total == 0.75
    assert lines[0].player == "ann" and lines[1].player == "cleo"  # as much in fewer days


def test_legs_of_a_duplicate_match() -> None:
    for deals in range(1, daily.MOST_DEALS + 1):
        legs = daily.legs(deals)
        assert len(set(legs)) == len(legs) == 2 * deals
        assert {leg.deal for leg in legs[:deals]} == {leg.deal for leg in legs[deals:]} == {*range(1, deals + 1)}
        both = [[at for at, leg in enumerate(legs) if leg.deal == deal] for deal in range(1, deals + 1)]
        assert all(second - first == deals for first, second in both)


def test_friends_are_compared_over_deals_that_both_have_finished() -> None:
    alone = daily.compare({1: 10}, {1: 4, 2: 8})
    assert (alone.deals, alone.total, alone.error) == (1, 6, None)
    found = daily.compare({1: 10, 2: -4, 3: 6, 4: 99}, {1: 4, 2: -2, 3: 1})
    assert (found.deals, found.total) == (3, 9)
    assert found.error == pytest.approx((3 * (3**2 + 5**2 + 2**2) / 2) ** 0.5)  # differences 6, -2, 5 around 3


def test_games_without_deals_say_so() -> None:
    with pytest.raises(BadInput):
        daily.game_of("chess")
