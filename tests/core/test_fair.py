"""Fair chance: what was promised is what is played, every outcome as likely as it should be, and forgery shows."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from serai import games
from serai.cli import main
from serai.core import fairness
from serai.core.errors import BadInput, GameError
from serai.core.game import Game
from serai.core.random import below, next64, seeded
from serai.core.reading import read_records
from serai.core.record import Record
from serai.core.writing import to_json, to_object, to_text
from serai.i18n.files import LANGUAGES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "fairness.md"
SEED = bytes(range(32))
TABLE = "x7Kq2mPw"


def played(game: Game, seed: bytes = SEED, table: str = TABLE, given: int = 0) -> Record:
    """A whole game at a table, after `given` entries that were given; players move at random."""
    record = Record(game, fairness.headers(seed, table, given))
    random, number = seeded(1, given), 0
    while not record.position.is_over:
        if not record.position.is_chance:
            codes = record.position.legal_moves.codes
            record.play_code(int(codes[below(random, len(codes))]))
            continue
        record.chance(random if len(record.log) < given else fairness.random_for(seed, table, number))
        number += 1
    return record


def read_again(text: str) -> Record:
    (record,) = read_records(text.splitlines(keepends=True), lambda name, options: games.load_with(name, options))
    assert isinstance(record, Record)
    return record


@pytest.fixture(scope="module")
def short() -> Record:
    return played(games.load("jaipur", rounds=1))


# --- The promise ----------------------------------------------------------------------------------------------------


def test_a_seed_is_256_secret_bits() -> None:
    seeds = {fairness.new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {32}


def test_the_stream_is_what_the_page_says() -> None:
    """By the standard library alone: the commitment, the keyed hash, its four numbers, xoshiro256**."""
    assert fairness.commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    digest = hmac.new(SEED, f"serai 1 {TABLE} 5".encode(), hashlib.sha256).digest()
    state = [int.from_bytes(digest[i : i + 8], "little") for i in (0, 8, 16, 24)]
    random = fairness.random_for(SEED, TABLE, 5)
    assert random.tolist() == state
    rotated = (state[1] * 5) % 2**64
    rotated = ((rotated << 7) | (rotated >> 57)) % 2**64
    assert int(next64(random)) == rotated * 9 % 2**64


def test_every_outcome_has_a_stream_of_its_own() -> None:
    others = {(SEED, TABLE, 0), (SEED, TABLE, 1), (SEED, "other", 0), (bytes(32), TABLE, 0)}
    assert len({tuple(fairness.random_for(*one).tolist()) for one in others}) == len(others)


@pytest.mark.parametrize(
    ("name", "log"),
    [
        ("jaipur", ["first 1", "deal DGLLK SSPLK GK", "+G"]),  # one card of seven kinds
        ("jaipur", ["first 1", "deal DGLLK SSPLK GK", "+K"]),  # four cards at once
        ("istanbul", ["first 1", "row lira-R crystal-Y card-G bonus-B action-R die"]),  # 252 rolls of five dice
    ],
)
def test_draws_have_the_odds_of_the_rules(name: str, log: list[str]) -> None:
    """Chi-square at a tenth of a percent, over several tables with one seed; always the same draws."""
    game = games.load(name)
    position = game.start()
    for move in log:
        position = position.play(move)
    weights = Counter({game.write(move): weight for move, weight in position.outcomes()})
    draws, total = 12_000, sum(weights.values())
    drawn = (position.draw(fairness.random_for(SEED, f"table {number % 7}", number))[0] for number in range(draws))
    found = Counter(map(game.write, drawn))
    assert set(found) <= set(weights)
    rare = {move for move, weight in weights.items() if draws * weight / total < 5}  # too few to judge one by one
    for counts in (weights, found):
        counts["rare"] = sum(counts.pop(move, 0) for move in rare)
    odds = {move: weight / total for move, weight in weights.items() if weight}
    square = sum((found[move] - draws * share) ** 2 / (draws * share) for move, share in odds.items())
    degrees = len(odds) - 1
    # The 99.9 % point of chi-square by Wilson and Hilferty.
    assert square < degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3


# --- Checking a record ----------------------------------------------------------------------------------------------


def test_every_game_is_fair(game: Game) -> None:
    record = played(game)
    verdict = fairness.check(record)
    assert verdict.is_fair and verdict.fault is None
    assert verdict.checked == sum(entry.author == "*" for entry in record.log) > 10


def test_both_forms_keep_what_checking_needs(short: Record) -> None:
    for text in (to_text(short), to_json(short)):
        assert fairness.check(read_again(text)) == fairness.check(short)


def test_a_game_that_is_not_over_can_be_checked(short: Record) -> None:
    document = to_object(short)
    document |= {"log": document["log"][:9], "result": None}
    assert fairness.check(read_again(json.dumps(document))).is_fair


def forged(record: Record, entry: int, text: str) -> Record:
    """The record with another outcome in this place (from 1), as far as the game can still be played on from there."""
    document = to_object(record)
    log = [*document["log"][: entry - 1], ["*", text]]
    document |= {"log": log, "result": None}
    return read_again(json.dumps(document))


def test_a_changed_card_is_found(short: Record) -> None:
    entry, before = next(
        (number, before)
        for number, (before, _, _) in enumerate(short.steps(), 1)
        if before.is_chance and short.log[number - 1].text.startswith("=") and len(before.outcomes()) > 1
    )
    true = short.log[entry - 1].text
    other = next(text for move, _ in before.outcomes() if (text := short.game.write(move)) != true)
    verdict = fairness.check(forged(short, entry, other))
    assert not verdict.is_fair and verdict.is_promised
    assert verdict.differences == (fairness.Difference(entry, other, true),)
    assert str(verdict.fault) == str(GameError("verify.differs", entry=str(entry), found=other, expected=true))


def test_a_changed_seed_is_found(short: Record) -> None:
    """Also where the commitment is forged with it: then the outcomes do not fit."""
    other = bytes(31) + b"\1"
    record = read_again(to_json(short))
    record.headers["seed"] = other.hex()
    verdict = fairness.check(record)
    assert not verdict.is_fair and not verdict.is_promised
    assert verdict.fault is not None and verdict.fault.code == "verify.other-seed"
    record.headers["commitment"] = fairness.commitment(other)
    verdict = fairness.check(record)
    assert verdict.is_promised and not verdict.is_fair
    assert len(verdict.differences) > verdict.checked / 2


def test_swapped_entries_are_found() -> None:
    """Two rolls of five dice change places: each fits the rules, neither fits its number."""
    record = played(games.load("istanbul"))
    rolls = [number for number, entry in enumerate(record.log) if re.fullmatch("roll .{5}", entry.text)]
    a, b = next((a, b) for a, b in pairwise(rolls) if record.log[a].text != record.log[b].text)
    swapped = forged(record, a + 1, record.log[b].text)
    (difference,) = fairness.check(swapped).differences
    assert difference == fairness.Difference(a + 1, record.log[b].text, record.log[a].text)


def test_another_table_is_found(short: Record) -> None:
    record = read_again(to_json(short))
    record.headers["table"] = "x7Kq2mPv"
    assert not fairness.check(record).is_fair


def test_given_entries_are_not_this_tables_chance() -> None:
    """They are counted, but not drawn anew."""
    record = played(games.load("jaipur", rounds=1), given=12)
    verdict = fairness.check(record)
    assert verdict.is_fair and verdict.given == 12
    assert verdict.checked == sum(entry.author == "*" for entry in record.log[12:])
    del record.headers["given"]
    assert not fairness.check(record).is_fair


@pytest.mark.parametrize("name", ["table", "seed", "commitment"])
def test_a_record_without_a_header_cannot_be_checked(short: Record, name: str) -> None:
    record = read_again(to_json(short))
    del record.headers[name]
    with pytest.raises(BadInput) as caught:
        fairness.check(record)
    assert (caught.value.code, caught.value.arguments) == ("verify.no-header", {"header": name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", "00"),
        ("seed", "g" * 64),
        ("seed", "A" * 64),
        ("commitment", "0" * 63),
        ("given", "-1"),
        ("given", "01"),
        ("given", "9999"),
        ("given", "１"),
        ("given", "ten"),
    ],
)
def test_a_header_that_is_none_cannot_be_used(short: Record, name: str, value: str) -> None:
    record = read_again(to_json(short))
    record.headers[name] = value
    with pytest.raises(BadInput) as caught:
        fairness.check(record)
    assert (caught.value.code, caught.value.arguments) == ("verify.bad-header", {"header": name})


# --- The command ----------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["verify", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture
def files(short: Record, tmp_path: Path) -> dict[str, str]:
    """Records, by what they are."""
    games.warm_up("jaipur")  # or the command says that it compiles
    unfair = read_again(to_json(short))
    unfair.headers["seed"] = "0" * 64
    headless = read_again(to_json(short))
    headless.headers.clear()
    made = {
        "fair": to_text(short),
        "two": to_json(short) + "\n" + to_json(played(games.load("jaipur", rounds=1), given=12)) + "\n",
        "unfair": to_text(unfair),
        "headless": to_text(headless),
        "seen": to_text(short.seen_by(0)),
        "broken": to_text(short).replace("* first", "* fist"),
    }
    for name, text in made.items():
        (tmp_path / name).write_text(text, "utf-8")
    return {name: str(tmp_path / name) for name in made}


def test_verify_says_fair(files: dict[str, str], short: Record, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, files["fair"], files["two"], "--lang", "en")
    checked = fairness.check(short).checked
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == (
        f"{files['fair']}, game 1: fair. Random outcomes checked: {checked}. Commitment: {fairness.commitment(SEED)}"
    )
    assert len(lines) == 3
    assert lines[2].startswith(f"{files['two']}, game 2: fair from entry 13 on;")


def test_verify_says_what_is_not_fair(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, files["unfair"], files["fair"], "--lang", "en")
    assert (code, err) == (1, "")
    assert "game 1: not fair. The seed doesn’t match the commitment. [verify.other-seed]" in out.splitlines()[0]
    assert "fair." in out.splitlines()[1]


@pytest.mark.parametrize(
    ("name", "code"),
    [("headless", "verify.no-header"), ("seen", "verify.seen-record"), ("broken", "notation.unreadable")],
)
def test_verify_refuses_what_cannot_be_checked(
    files: dict[str, str], name: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And checks the rest all the same."""
    exit_code, out, err = run(capsys, files[name], files["fair"], "--lang", "en")
    assert exit_code == 2
    assert f"[{code}]" in err and len(err.splitlines()) == 1
    assert len(out.splitlines()) == 1


def test_verify_without_such_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "no-such-file")
    assert (code, out) == (2, "")
    assert "[cli.no-file]" in err


def test_verify_in_json(files: dict[str, str], short: Record, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, files["fair"], files["unfair"], files["headless"], "--json")
    good, bad, headless = json.loads(out)
    assert code == 2
    assert good == {
        "file": files["fair"],
        "record": 1,
        "fair": True,
        "version": 1,
        "nonces": [],
        "hashes": [],
        "withheld": [],
        "table": TABLE,
        "commitment": fairness.commitment(SEED),
        "promised": True,
        "given": 0,
        "checked": fairness.check(short).checked,
        "differences": [],
    }
    assert (
        bad["fair"] is False
        and bad["promised"] is False
        and set(bad["differences"][0])
        == {
            "entry",
            "found",
            "expected",
        }
    )
    assert headless["fair"] is None and headless["error"] == "verify.no-header"


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_in_every_language(files: dict[str, str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, err = run(capsys, files["two"], files["unfair"], files["headless"], "--lang", language)
    assert len(out.splitlines()) == 3 and len(err.splitlines()) == 1
    assert "verify-" not in out + err and "{" not in out + err


# --- The page -------------------------------------------------------------------------------------------------------


def test_the_worked_example_of_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    """The program of the page, which knows nothing of ours, says what its comments and the record there say."""
    (program,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    texts = re.findall(r"^```record-text\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    (text,) = [text for text in texts if "fair: 2" not in text]
    assert len([line for line in program.splitlines() if line.strip()]) <= 20
    assert "serai." not in program
    exec(program, {})
    printed = capsys.readouterr().out.splitlines()
    assert printed == re.findall(r"^print\(.*\)  # (.+)$", program, re.MULTILINE)
    record = read_again(text)
    assert fairness.check(record).is_fair
    assert printed == [record.headers["commitment"], record.log[0].text, record.log[2].text]
