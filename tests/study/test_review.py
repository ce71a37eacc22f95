"""Reviews: a ledger that adds up, luck that is nothing on average, verdicts from the view alone."""

import gzip
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai import games
from serai.bots.full_values import FullValues
from serai.bots.registry import player
from serai.cli import main
from serai.cli import review as told
from serai.cli.parser import build_parser
from serai.cli.wrapping import cells
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.record import Record
from serai.core.writing import to_text
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.lab.simulate import play_game
from serai.study.judging import REVIEW_ITERATIONS, Judgement, judge
from serai.study.ledger import ledger_of
from serai.study.review import Review, assemble, decisions_of, moment_seat, review
from serai.study.skill import Skill, skill_of, tells

TABLES: dict[str, tuple[dict[str, Any], int | None]] = {
    "jaipur": ({"rounds": 1}, None), "istanbul": ({}, 2)
}  # fmt: skip
SEATS = [("jaipur", {"rounds": 1}, None), ("jaipur", {}, None), *(("istanbul", {}, seats) for seats in (2, 3, 4))]


def played(game: Game, number: int, bot: str = "greedy") -> Record:
    """A finished game between bots of one kind."""
    return play_game(game, [player(bot)] * game.seats, 3, number)


@pytest.fixture(scope="module", params=TABLES)
def reviewed(request: pytest.FixtureRequest) -> Review:
    """A quick review of one game."""
    options, seats = TABLES[request.param]
    return review(played(games.load_with(request.param, options, seats=seats), 1), iterations=240)


@pytest.mark.parametrize(("name", "options", "seats"), SEATS)
def test_the_ledger_adds_up_for_every_seat(name: str, options: dict[str, Any], seats: int | None) -> None:
    """With any losses: whatever the judgements say, nothing is lost and nothing counted twice."""
    game, random = games.load_with(name, options, seats=seats), seeded(5)
    for number in range(8):
        record = played(game, number)
        losses = {step: below(random, 40) / 100 for step, _, _ in decisions_of(record)}
        found = ledger_of(record, losses)
        winners = game.definition.winners(record.result or {})
        assert len(found.curve) == len(record.codes) + 1
        for seat in range(game.seats):
            row = found.row(seat)
            parts = sum(row[part] for part in ("start", "cards", "own_errors", "other_errors", "hidden"))
            assert parts == pytest.approx(row["result"], abs=1e-9)
            assert row["result"] == pytest.approx((seat in winners) / len(winners))
            mine = sum(loss for step, loss in losses.items() if record.log[step].who == seat)
            assert row["own_errors"] == pytest.approx(-mine)
            assert 0 <= found.luck_percentile(seat) <= 100
        for posting in found.postings:
            assert posting.amounts.sum() == pytest.approx(0, abs=1e-9), "what one gains, others lose"


@pytest.mark.parametrize("name", TABLES)
def test_luck_is_nothing_on_average(name: str) -> None:
    """The mean that an outcome is entered against is that of all outcomes, each reached by the public API."""
    options, seats = TABLES[name]
    game, random = games.load_with(name, options, seats=seats), seeded(7)
    values, position, looked = FullValues(game), game.start(), 0
    while looked < 12:
        if not position.is_chance:
            position = position.play(position.legal_moves[below(random, len(position.legal_moves))])
            continue
        chances = values.chances(position)
        if len(chances.values) < 300:
            odds = position.odds()
            mean = sum(float(share) * values.of(position.play(move)) for move, share in odds.items())
            assert np.allclose(mean, chances.mean, atol=1e-9)
            assert np.all(chances.variance >= 0) and chances.probabilities.sum() == pytest.approx(1)
            looked += 1
        position = position.chance(random)


def test_a_review_is_the_same_every_time_and_from_what_was_kept(reviewed: Review) -> None:
    record, game = reviewed.record, reviewed.record.game
    kept = {
        one.step: Judgement.from_object(game, json.loads(json.dumps(one.judgement.to_object(game))))
        for one in reviewed.decisions
    }
    assert all(kept[one.step] == one.judgement for one in reviewed.decisions)
    assert assemble(record, kept, 240).to_object() == reviewed.to_object() == review(record, 240).to_object()


def test_verdict_and_words_depend_on_the_view_alone(reviewed: Review) -> None:
    game = reviewed.record.game
    for one in reviewed.decisions[::4]:
        twin = game.determinize(one.view, seeded(one.number)).view(one.seat)
        judgement = judge(twin, one.judgement.played, 240)
        assert judgement == one.judgement and judgement.band == one.judgement.band
        for tell in (game.definition.facts, game.definition.themes):
            assert tell(twin, judgement.played, judgement.best) == tell(one.view, judgement.played, judgement.best)


def test_forced_and_decided_positions_do_not_count(reviewed: Review) -> None:
    for seat in range(reviewed.record.game.seats):
        counted = [one for one in reviewed.of(seat) if one.judgement.counts == "yes"]
        assert reviewed.skill(seat).decisions == len(counted)
        for one in reviewed.of(seat):
            assert (one.judgement.counts == "forced") == (len(one.view.legal_moves) == 1)
            assert one.judgement.loss >= 0 and one.judgement.found.code == one.judgement.played
        for one in counted:
            best, loss = one.judgement.moves[0].value, one.judgement.loss
            assert 0.05 <= best <= 0.95 or (best > 0.95 and loss >= 0.02)
        total = sum(one.judgement.loss for one in counted)
        assert reviewed.ledger.row(seat)["own_errors"] == pytest.approx(-total), "the ledger and the skill agree"
        assert {one.number for one in reviewed.errors(seat)} <= {one.number for one in counted}


def test_to_throw_a_won_game_away_counts() -> None:
    """Player 1 leads and sells the last silver in time; taking the camels lets the other catch up."""
    position = games.load("jaipur", rounds=1).position(
        "jaipur:1 stage:play seat:1 market:KKKKK hands:GGSSCL/DDDCCPP herds:0/6 known:GGSSCL/DDDCCPP "
        "discard:GGGGSSCCCCCPPPPPPLLLLLLLL tokens:5/1/3/2/1/1 goods-tokens:16/9 rupees:48/29 bonus:-/3.2 stall:1 "
        "round:1 first:1 seals:0/0"
    )
    view = position.view(position.mover)
    thrown = judge(view, position.game.code("+K"), 800)
    assert thrown.moves[0].value > 0.95 and thrown.loss > 0.5
    assert thrown.counts == "yes" and thrown.band == "blunder"
    assert judge(view, thrown.best, 800).counts == "decided"


def test_skill_and_its_interval() -> None:
    losses = [0.0, 0.02, 0.0, 0.1, 0.03, 0.0]
    skill = skill_of(losses)
    assert skill.number == pytest.approx(25.0)
    low, high = skill.interval or (0, 0)
    assert 0 <= low < 25 < high
    assert (skill + skill).decisions == 12 and (skill + skill).number == pytest.approx(25.0)
    twice = (skill + skill).interval or (0, 0)
    assert twice[1] - twice[0] < high - low
    assert Skill(0).number is None and Skill(0).interval is None


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(reviewed: Review) -> None:
    part = reviewed.record.until(len(reviewed.record.codes) // 2)
    found = review(part, 240)
    assert found.to_object()["is_finished"] is False
    assert found.ledger.row(0)["result"] == pytest.approx(float(found.ledger.curve[-1][0]))
    shared = len(found.decisions)
    assert [one.judgement for one in found.decisions] == [one.judgement for one in reviewed.decisions[:shared]]


def test_the_command_tells_and_writes_json(
    reviewed: Review, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(to_text(reviewed.record), "utf-8")
    assert main(["review", str(file), "--iterations", "240", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(json.dumps(reviewed.to_object()))
    assert {"game", "seats", "ledger", "moments", "iterations", "seed"} <= told.keys()
    assert {"skill", "interval", "decisions", "luck", "luck_percentile", "errors"} <= told["seats"][0].keys()
    assert list(told["ledger"][0]) == ["start", "cards", "own_errors", "other_errors", "hidden", "result"]
    for language in ("en", "fr", "it", "ja", "ru"):
        assert main(["review", str(file), "--iterations", "240", "--seat", "1", "--lang", language]) == 0
        assert len((text := capsys.readouterr().out).splitlines()) > 8
        points = f"{(reviewed.skill(0).number or 0) / 10:.1f}".removesuffix(".0")
        assert points in text.replace(",", ".")  # players read points
    assert build_parser(Translator("en")).parse_args(["review", str(file)]).iterations == REVIEW_ITERATIONS


def test_what_cannot_be_reviewed_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played(games.load("jaipur", rounds=1), 1)
    seen, empty, file = record.seen_by(0), Record(record.game), tmp_path / "game.txt"
    with pytest.raises(BadInput, match=r"review\.seen-record"):
        review(seen)
    with pytest.raises(BadInput, match=r"review\.no-decision"):
        review(empty)
    for one, code in ((seen, "review.seen-record"), (empty, "review.no-decision")):
        file.write_text(to_text(one), "utf-8")
        assert main(["review", str(file)]) == 2
        said = capsys.readouterr().err
        assert f"[{code}]" in said and len(said.splitlines()) == 1
    file.write_text(to_text(record).replace("rules: 1", "rules: 77") + "\n", "utf-8")
    assert main(["review", str(file)]) == 2 and "77" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.txt")]) == 2


@pytest.mark.parametrize("command", ["review", "replay"])
def test_of_a_file_with_a_record_that_is_refused_nothing_is_told(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file = played(games.load("jaipur", rounds=1), 1), tmp_path / "games.txt"
    few = ["--iterations", "240"] if command == "review" else []
    four = played(games.load_with("istanbul", {}, seats=4), 1)
    for second, code in ((record.seen_by(0), "seen-record"), (Record(record.game), "review.no-decision")):
        if command == "review" or code == "seen-record":
            file.write_text(f"{to_text(record)}\n{to_text(second)}", "utf-8")
            assert main([command, str(file), *few]) == 2
            told = capsys.readouterr()
            assert not told.out and code in told.err
    file.write_text(f"{to_text(four)}\n{to_text(record)}", "utf-8")
    assert main([command, str(file), "--seat", "4", *few]) == 2
    told = capsys.readouterr()
    assert not told.out and "cli.bad-number" in told.err


def test_a_record_from_the_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = to_text(played(games.load("jaipur", rounds=1), 1))
    (file := tmp_path / "game.txt").write_text(record, "utf-8")
    assert main(["review", str(file), "--iterations", "240", "--json"]) == 0
    wanted = capsys.readouterr().out
    for given in (record.encode(), gzip.compress(record.encode())):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
        assert main(["review", "-", "--iterations", "240", "--json"]) == 0
        assert capsys.readouterr().out == wanted


@pytest.mark.parametrize("language", ["en", "fr", "it", "ja", "ru"])
def test_lines_fit_the_terminal(
    language: str, reviewed: Review, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with long names, of wide characters."""
    record = played(reviewed.record.game, 1)
    record.headers.update({"seat 1": "プレイヤー" * 3, "seat 2": "Maximilienne de la Tour"})
    file = tmp_path / "game.txt"
    file.write_text(to_text(record), "utf-8")
    for width in (80, 60):
        monkeypatch.setenv("COLUMNS", str(width))
        assert main(["review", str(file), "--iterations", "240", "--lang", language]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert max(map(cells, lines)) <= width
        rows = [line for line in lines if line[2:8].strip().replace(".", "").lstrip("+−").isdigit()]
        assert len(rows) >= 12 and lines == [line.rstrip() for line in lines]


def test_the_text_names_the_moments(reviewed: Review, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(to_text(reviewed.record), "utf-8")
    assert main(["review", str(file), "--iterations", "240"]) == 0
    told = capsys.readouterr().out
    text, seats = Translator("en", strict=True), range(reviewed.record.game.seats)
    assert told.count(text(say.review_luckiest())) == sum(bool(reviewed.lucky(seat, 1)) for seat in seats)
    amounts = [one.amounts[seat] for seat in seats for sign in (1, -1) for one in reviewed.lucky(seat, sign)]
    amounts += [one.amounts[moment_seat(one)] for one in reviewed.moments]
    for amount in amounts:
        assert f"{100 * amount:+.1f}  ".replace("-", "−") in told


@pytest.mark.parametrize(
    ("levels", "key"),
    [((3, 3), "review-like"), ((2, 4), "review-between"), ((2, 5), "review-like-unknown")],
)
def test_nearly_every_level_is_no_answer(
    reviewed: Review, monkeypatch: pytest.MonkeyPatch, levels: tuple[int, int], key: str
) -> None:
    """Where most levels err as much, readers are told that there are too few decisions to tell."""
    assert tells(levels) == (key != "review-like-unknown")
    monkeypatch.setattr(told, "levels_like", lambda *_: levels)
    (said,) = [one.key for one in told._about(reviewed, 0) if one.key.startswith(("review-like", "review-between"))]
    assert said == key
