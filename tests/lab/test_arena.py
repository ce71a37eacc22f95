"""The arena: duplicate deals, workers that may die, and what it prints."""

from __future__ import annotations

import json
import multiprocessing
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sealed_games import dice_rolled, tops_of_stacks
from serai import games
from serai.cli import main
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.reading import read_records
from serai.core.record import Record
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator
from serai.lab import workers
from serai.lab.arena import Contest, Deal, play_deals
from serai.lab.score import Score

SERAI = [sys.executable, "-m", "serai"]
ENVIRONMENT = {**os.environ, "SERAI_LANG": "en", "PYTHONIOENCODING": "utf-8", "TERM": "xterm", "COLUMNS": "200"}
EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "first_bot.py"

GUESTS = """
import os
from serai.core.random import below

def uniform(view, budget, random):
    below(random, 2)  # not the same game as the bot `random` plays
    return view.legal_moves.codes[below(random, len(view.legal_moves))]

class Faint:
    "Plays at random, but breaks down in two games of five."
    def __init__(self):
        self.is_well = None

    def choose(self, view, budget, random):
        self.is_well = below(random, 5) >= 2 if self.is_well is None else self.is_well
        assert self.is_well, "not well today"
        return uniform(view, budget, random)

def deadly(view, budget, random):
    os.kill(os.getppid(), 9)  # the process that plays the deal
"""


@pytest.fixture(scope="session")
def one_round() -> Game:
    return games.load("jaipur", rounds=1)


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "arena_guests.py").write_text(GUESTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("arena_guests", None)
    return "arena_guests"


def score_of(contest: Contest, deals: int) -> Score:
    score = Score(contest.bots, contest.game.seats)
    for deal in play_deals(contest, deals):
        score.add(deal)
    return score


def without_times(deal: Deal) -> list[tuple[object, ...]]:
    return [(game.bots, game.shares, game.scores, game.decisions, game.record) for game in deal]


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["arena", *arguments, "--json", "--lang", "en"]) == 0
    document: dict[str, object] = json.loads(capsys.readouterr().out)
    return document


# --- Duplicate play -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), [("jaipur", 2), ("istanbul", 2), ("istanbul", 4)])
def test_a_bot_that_meets_itself_wins_its_share_of_every_deal(name: str, seats: int) -> None:
    """Exactly: the same game is played once for each of them."""
    contest = Contest(games.load_with(name, {}, seats=seats), ("random",) * seats, 7)
    score = score_of(contest, 4)
    assert score.by_deal == [[1 / seats] * 4] * seats
    assert score.margin == pytest.approx(0)


def test_the_games_of_a_deal_have_the_same_chance(one_round: Game) -> None:
    contest = Contest(one_round, ("greedy", "random"), 7, with_records=True)
    first, second = (
        [[entry for entry in json.loads(game.record or "")["log"] if entry[0] == "*"][:2] for game in deal]
        for deal in play_deals(contest, 2)
    )
    assert first[0] == first[1] and second[0] == second[1]
    assert first[0] != second[0]


@pytest.mark.parametrize("name", ["jaipur", "istanbul"])
def test_the_games_of_a_deal_have_the_same_stacks_and_dice_to_the_end(name: str) -> None:
    """As far as both games went: read from their records alone."""
    contest = Contest(games.load(name), ("greedy", "random"), 11, with_records=True)
    for deal in play_deals(contest, 4):
        records = [record for game in deal for record in read_records([game.record or ""], games.load_with)]
        one, two = (record for record in records if isinstance(record, Record))
        stacks = [tops_of_stacks(one), tops_of_stacks(two)]
        common = stacks[0].keys() & stacks[1].keys()
        assert len(common) > 3 and all(stacks[0][place] == stacks[1][place] for place in common)
        dice = [dice_rolled(one), dice_rolled(two)]
        rolls = [roll for roll in dice[0].keys() & dice[1].keys() if len(dice[0][roll]) == len(dice[1][roll])]
        assert (len(rolls) > 5) == (name == "istanbul") and all(dice[0][roll] == dice[1][roll] for roll in rolls)


def test_bots_rotate_over_the_seats(one_round: Game) -> None:
    assert list(Contest(one_round, ("random",) * 2, 1).tables()) == [(0, 1), (1, 0)]
    assert list(Contest(one_round, ("random",) * 3, 1).tables()) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    four = games.load("istanbul", seats=4)
    assert list(Contest(four, ("random",) * 4, 1).tables()) == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]
    with pytest.raises(BadInput) as caught:
        Contest(four, ("random",) * 2, 1)
    assert (caught.value.code, caught.value.arguments) == ("cli.too-few-bots", {"seats": 4})


def test_the_seed_decides(one_round: Game) -> None:
    def games_of(seed: int) -> list[list[tuple[object, ...]]]:
        contest = Contest(one_round, ("greedy", "random"), seed, with_records=True)
        return [without_times(deal) for deal in play_deals(contest, 3)]

    assert games_of(1) == games_of(1) != games_of(2)


def test_the_interval_of_a_bot_of_known_strength(one_round: Game, guests: str) -> None:
    """It breaks down in two games of five, and plays as well as its opponent in the others."""
    score = score_of(Contest(one_round, (f"{guests}:Faint", f"{guests}:uniform"), 3), 60)
    low, high = score.interval(0)
    assert low <= 0.3 <= high and high - low < 0.25
    assert high < 0.5
    assert len(score.faults) == score.games - len(score.margins) > 30
    assert {fault.bot for fault in score.faults} == {0}


# --- Workers --------------------------------------------------------------------------------------------------------


def test_a_worker_that_is_killed_is_replaced_and_its_deals_are_played_again(one_round: Game) -> None:
    contest = Contest(one_round, ("greedy", "random"), 5, with_records=True)
    expected = [without_times(deal) for deal in play_deals(contest, 30)]
    found = []
    for deal in workers.play_deals(contest, 30, 2):
        found.append(without_times(deal))
        if len(found) == 3:
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
    assert found == expected, "the same deals, each once and in order"
    assert multiprocessing.active_children() == []


def test_a_deal_that_always_kills_its_worker_is_given_up(one_round: Game, guests: str) -> None:
    with pytest.raises(BadInput) as caught:
        list(workers.play_deals(Contest(one_round, (f"{guests}:deadly", "random"), 5), 1, 2))
    assert (caught.value.code, caught.value.arguments) == ("cli.worker-died", {"deal": 1})
    assert multiprocessing.active_children() == []


def test_control_c_prints_the_score_so_far(tmp_path: Path) -> None:
    """On a terminal: a bar with the running score; then Ctrl-C, which every process of the terminal gets."""
    command = [*SERAI, "arena", "jaipur", "--bots", "greedy,random", "--deals", "100000", "--workers", "2"]
    command += ["--records", str(tmp_path / "out.jsonl")]
    parent, child = pty.openpty()
    running = subprocess.Popen(
        command, stderr=child, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )
    os.close(child)
    said, is_stopped, deadline = b"", False, time.monotonic() + 60
    while time.monotonic() < deadline and select.select([parent], [], [], 30)[0]:
        try:
            said += os.read(parent, 65536)
        except OSError:
            break
        if not is_stopped and re.search(rb"greedy [0-9.]+ % .+ random [0-9.]+ %", said):
            os.killpg(running.pid, signal.SIGINT)
            is_stopped = True
    printed, _ = running.communicate(timeout=30)
    os.close(parent)
    assert running.returncode == 130
    assert re.search(r"^greedy: \d+ won, \d+\.\d%", printed, re.MULTILINE)
    assert "Stopped; this is the score so far." in said.decode()
    assert b"Traceback" not in said
    assert list(tmp_path.iterdir()) == [tmp_path / "out.jsonl"]
    games_won = sum(map(int, re.findall(r": (\d+) won", printed)))
    records = (tmp_path / "out.jsonl").read_text("utf-8")
    assert records.endswith("}\n") and len(list(map(json.loads, records.splitlines()))) == games_won


# --- The command ----------------------------------------------------------------------------------------------------

KEYS = ["bots", "games", "wins", "win_rate", "interval", "margin", "ms_per_move"]


def test_the_report_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    report = arena(capsys, "jaipur", "--bots", "greedy,random", "--deals", "5", "--option", "rounds=1", "--seed", "3")
    assert list(report) == KEYS
    assert report["bots"] == ["greedy", "random"]
    assert (report["games"], report["wins"], report["win_rate"]) == (10, [10, 0], [1.0, 0.0])
    (low, high), (least, most) = report["interval"]  # type: ignore[misc]
    assert 0.4 < low < high == 1 and least == 0 < most == pytest.approx(1 - low)
    assert isinstance(report["margin"], int | float) and report["margin"] > 20
    assert all(0 < speed < 100 for speed in report["ms_per_move"])  # type: ignore[attr-defined]


def test_three_bots_are_rated_and_a_decided_arena_stops(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "greedy,random,random"
    report = arena(capsys, "jaipur", "--bots", bots, "--deals", "60", "--option", "rounds=1", "--stop")
    assert list(report) == [*KEYS, "ratings", "stopped"]
    rated = report["ratings"]
    assert isinstance(rated, list) and rated[0] > rated[1] + 200
    stopped = report["stopped"]
    assert isinstance(stopped, dict) and stopped["verdict"] == "stronger" and 4 < stopped["deals"] < 60
    assert report["games"] == 6 * stopped["deals"]


def test_four_bots_sit_at_a_table_of_four(capsys: pytest.CaptureFixture[str]) -> None:
    report = arena(capsys, "istanbul", "--bots", "greedy,random,random,random", "--deals", "3")
    assert report["games"] == 12
    assert sum(report["wins"]) == pytest.approx(12, abs=0.001)  # type: ignore[call-overload]
    pairs = arena(capsys, "istanbul", "--seats", "2", "--bots", "greedy,random,random", "--deals", "1")
    assert pairs["games"] == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_in_words_and_the_records(
    language: str, tmp_path: Path, guests: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, bots = tmp_path / "games.jsonl", f"{guests}:Faint,random"
    arguments = ["arena", "jaipur", "--bots", bots, "--deals", "4", "--option", "rounds=1", "--lang", language]
    assert main([*arguments, "--records", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "not well today" in printed and str(path) in printed and "error-" not in printed
    records = list(read_records(path.read_text("utf-8").splitlines(), lambda name, given: games.load_with(name, given)))
    assert len(records) == 8
    assert [record.headers["deal"] for record in records] == ["1", "1", "2", "2", "3", "3", "4", "4"]
    assert [record.headers["seat 2"] for record in records[:2]] == ["random", f"{guests}:Faint"]
    assert any("bot.crashed" in record.headers.get("forfeit", "") for record in records)
    assert main(["replay", str(path), "--lang", language]) == 0


def test_forfeits_are_reported_by_simulate_and_arena(guests: str, capsys: pytest.CaptureFixture[str]) -> None:
    report = arena(capsys, "jaipur", "--bots", f"{guests}:Faint,random", "--deals", "3", "--option", "rounds=1")
    forfeits = report["forfeits"]
    assert isinstance(forfeits, list) and forfeits[0]["code"] == "bot.crashed" and forfeits[0]["bot"] == 1
    assert main(["simulate", "jaipur", "--bots", f"random,{guests}:Faint", "--games", "6", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    (forfeit,) = report["forfeits"]  # type: ignore[misc]
    assert (forfeit["seat"], forfeit["code"]) == (2, "bot.crashed")
    assert report["games"] == 6 == sum(report["wins"]) + report["drawn"]  # type: ignore[call-overload]
    assert main(["simulate", "jaipur", "--bots", f"random,{guests}:Faint", "--games", "6", "--lang", "en"]) == 0
    assert "Games forfeited: " in capsys.readouterr().out


def test_the_example_of_the_documentation_plays(capsys: pytest.CaptureFixture[str]) -> None:
    program = EXAMPLE.read_text("utf-8")
    assert len(program.splitlines()) <= 20
    bots = f"exec:{sys.executable} {EXAMPLE},random"
    report = arena(capsys, "jaipur", "--bots", bots, "--deals", "3", "--option", "rounds=1")
    assert list(report) == KEYS and report["wins"] == [6, 0]
    bots = f"exec:{sys.executable} {EXAMPLE.with_name('counting_bot.py')},random"
    report = arena(capsys, "jaipur", "--bots", bots, "--deals", "3")
    assert list(report) == KEYS, "nobody forfeits"


BAD = [
    (["arena", "jaipur"], "cli.missing"),
    (["arena", "jaipur", "--bots", "random"], "cli.too-few-bots"),
    (["arena", "istanbul", "--seats", "4", "--bots", "random,greedy"], "cli.too-few-bots"),
    (["arena", "jaipur", "--bots", "random,deepblue"], "cli.unknown-bot"),
    (["arena", "jaipur", "--bots", "random,level:9"], "cli.unknown-level"),
    (["arena", "jaipur", "--bots", "random,search:seconds=0"], "cli.bad-budget"),
    (["arena", "jaipur", "--bots", "random,random", "--deals", "0"], "cli.bad-number"),
    (["arena", "jaipur", "--bots", "random,random", "--workers", "0"], "cli.bad-number"),
    (["arena", "jaipur", "--bots", "random,random", "--records", "/no/such/x.jsonl"], "cli.cannot-write"),
    (["arena", "chess", "--bots", "random,random"], "cli.unknown-game"),
    (["play", "jaipur", "--level", "9"], "cli.unknown-level"),
    (["play", "jaipur", "--level", "3", "--bot", "random"], "cli.bot-or-level"),
    (["simulate", "jaipur", "--bots", "random,exec:/no/such/program"], "cli.no-program"),
]


@pytest.mark.parametrize(
    ("arguments", "code"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_bad_input_is_answered_with_one_sentence_and_code_2(
    arguments: list[str], code: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", language]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert re.fullmatch(rf"serai: [^\n]+ \[{re.escape(code)}\]\n", printed.err), printed.err


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "jaipur", "--bots", "random,random", "--ray", "local", "--lang", "en"]) == 2
    assert "[cli.no-ray]" in capsys.readouterr().err


def test_a_ray_cluster_plays_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    arguments = ["jaipur", "--bots", "greedy,random", "--deals", "4", "--option", "rounds=1"]
    command = [*SERAI, "arena", *arguments, "--json", "--ray", "local"]
    done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    there, here = json.loads(done.stdout), arena(capsys, *arguments)
    assert there.pop("ms_per_move") and here.pop("ms_per_move")
    assert there == here
    for address in ("127.0.0.1:9", "nowhere.invalid:6379", "here:there"):
        assert main(["arena", *arguments, "--ray", address, "--lang", "en"]) == 2
        assert "[cli.ray-unreachable]" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_listed_and_played(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["games", "--lang", language]) == 0
    listed = capsys.readouterr().out
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert main(["play", "jaipur", "--seed", "1", "--lang", language]) == 0
    usual = capsys.readouterr().out
    assert main(["play", "jaipur", "--seed", "1", "--lang", language, "--level", "3"]) == 0
    assert capsys.readouterr().out == usual
    assert main(["play", "jaipur", "--seed", "1", "--lang", language, "--level", "5"]) == 0
    assert capsys.readouterr().out != usual
    say, jaipur = translator(language), games.definition("jaipur")
    for told in (say(jaipur.level_name(3)), say(jaipur.level_character(3))):
        assert told in listed and told in usual


def blocks(kind: str) -> list[str]:
    """The fenced blocks of the page of bots that are marked so."""
    page = EXAMPLE.parents[1] / "bots.md"
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_page_of_bots_tells_the_truth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,), (example,) = blocks("python"), blocks("python example")
    assert example == EXAMPLE.read_text("utf-8")
    (tmp_path / "mybots.py").write_text(program)
    monkeypatch.syspath_prepend(str(tmp_path))
    for bots in ("mybots:patient,mybots:Seller", "mybots:mirror,random"):
        report = arena(capsys, "jaipur", "--bots", bots, "--deals", "2", "--option", "rounds=1")
        assert list(report) == KEYS, "nobody forfeits"
    (listening,) = blocks("python listening")
    assert listening in EXAMPLE.with_name("counting_bot.py").read_text("utf-8")
    question, answer = (json.loads(block) for block in blocks("json"))
    assert list(question) == ["game", "options", "seat", "view", "since", "legal", "budget"]
    assert set(question["view"]) < set(games.definition("jaipur").view.names or ())
    assert answer["move"] in question["legal"]
