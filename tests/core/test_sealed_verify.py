"""Checking sealed games: by `fairness.check`, by `serai verify`, and by the program of the docs, which is not ours."""

from __future__ import annotations

import ast
import hashlib
import hmac
import json
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sealed_games import SEED, TABLE, played
from serai import games
from serai.cli import main
from serai.core import fairness
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.reading import read_records
from serai.core.record import Record
from serai.core.writing import to_json, to_object, to_text
from serai.i18n.files import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs"
VERIFIER = DOCS / "verify.py"
NONCES = ("00ff", fairness.NO_NONCE)


def read_again(text: str) -> Record:
    (record,) = read_records(text.splitlines(keepends=True), games.load_with)
    assert isinstance(record, Record)
    return record


@pytest.fixture(scope="module")
def short() -> Record:
    return played(games.load("jaipur", rounds=1), nonces=NONCES)


@pytest.fixture(scope="module")
def verifier() -> Callable[[str], list[str]]:
    check: Callable[[str], list[str]] = runpy.run_path(str(VERIFIER))["check"]
    return check


def changed(record: Record) -> tuple[int, Record]:
    """The record with another card where the first one was drawn alone, as far as the change; and its entry, from 1."""
    for number, (before, _, _) in enumerate(record.steps(), 1):
        text = record.log[number - 1].text
        if not re.fullmatch(r"=.*|draw \S+", text):
            continue
        for move, _ in before.outcomes():
            if (other := record.game.write(move)) != text:
                document = to_object(record)
                document |= {"log": [*document["log"][: number - 1], ["*", other]], "result": None}
                return number, read_again(json.dumps(document))
    raise AssertionError("no card was drawn alone")


# --- The promise ----------------------------------------------------------------------------------------------------


def test_the_final_seed_is_what_the_page_says() -> None:
    message = f"serai 2 {TABLE} 00ff,-".encode()
    assert fairness.final_seed(SEED, TABLE, NONCES) == hmac.new(SEED, message, hashlib.sha256).digest()


def test_everything_that_makes_the_seed_matters() -> None:
    others = [(SEED, TABLE, NONCES), (bytes(32), TABLE, NONCES), (SEED, "other", NONCES), (SEED, TABLE, ("-", "00ff"))]
    assert len({fairness.final_seed(*one) for one in others}) == len(others)


def test_every_game_is_fair(game: Game) -> None:
    record = played(game)
    verdict = fairness.check(record)
    assert verdict.is_fair and verdict.version == 2 and verdict.nonces == (fairness.NO_NONCE,) * game.seats
    assert verdict.checked == sum(entry.author == "*" for entry in record.log) > 10


def test_both_forms_keep_what_checking_needs(short: Record) -> None:
    assert fairness.check(short).nonces == NONCES
    for text in (to_text(short), to_json(short)):
        assert fairness.check(read_again(text)) == fairness.check(short)


def test_a_changed_card_is_found(short: Record) -> None:
    number, forged = changed(short)
    (difference,) = fairness.check(forged).differences
    assert (difference.entry, difference.expected) == (number, short.log[number - 1].text)


@pytest.mark.parametrize(
    ("name", "value"), [("nonces", "00fe,-"), ("nonces", "-,00ff"), ("table", "x7Kq2mPv"), ("seed", "0" * 64)]
)
def test_a_changed_header_is_found(short: Record, name: str, value: str) -> None:
    record = read_again(to_json(short))
    record.headers[name] = value
    assert len(fairness.check(record).differences) > 5


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fair", "3"),
        ("fair", "02"),
        ("nonces", "-"),
        ("nonces", "-,-,-"),
        ("nonces", "-,"),
        ("nonces", "-,0"),
        ("nonces", "-,FF"),
        ("nonces", f"-,{'00' * 33}"),
    ],
)
def test_a_header_that_is_none_cannot_be_used(short: Record, name: str, value: str) -> None:
    record = read_again(to_json(short))
    record.headers[name] = value
    with pytest.raises(BadInput) as caught:
        fairness.check(record)
    assert (caught.value.code, caught.value.arguments) == ("verify.bad-header", {"header": name})


def test_the_version_is_part_of_the_record(short: Record) -> None:
    record = read_again(to_json(short))
    del record.headers["nonces"]
    with pytest.raises(BadInput, match="no-header"):
        fairness.check(record)
    record.headers["fair"] = "1"
    assert fairness.check(record).version == 1 and not fairness.check(record).is_fair
    del record.headers["fair"]
    assert fairness.check(record).version == 1 and not fairness.check(record).is_fair


# --- The command ----------------------------------------------------------------------------------------------------


@pytest.fixture
def files(short: Record, tmp_path: Path) -> dict[str, str]:
    games.warm_up("jaipur")  # or the command says that it compiles
    numbered = Record(short.game, fairness.headers(SEED, TABLE))
    numbered.chance(fairness.random_for(SEED, TABLE, 0))
    made = {"sealed": short, "changed": changed(short)[1], "numbered": numbered}
    for name, record in made.items():
        (tmp_path / name).write_text(to_text(record), "utf-8")
    return {name: str(tmp_path / name) for name in made}


def test_verify_checks_both_versions(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", files["sealed"], files["numbered"], "--lang", "en"]) == 0
    assert main(["verify", files["changed"], "--lang", "en"]) == 1
    assert "[verify.differs]" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_shows_the_stacks(
    files: dict[str, str], short: Record, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "--show", files["sealed"], files["numbered"], "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    stacks = fairness.stacks(short)
    assert lines[2 : 2 + len(stacks)] == [f"  {name}: {' '.join(cards)}" for name, cards in stacks.items()]
    assert len(stacks["deck 1"]) == 52 and len(lines) == 2 + len(stacks) + 2
    assert not any("verify-" in line for line in lines)


def test_verify_shows_the_stacks_in_json(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--show", "--json", files["sealed"], files["numbered"]]) == 0
    sealed, numbered = json.loads(capsys.readouterr().out)
    assert (sealed["version"], sealed["nonces"]) == (2, list(NONCES)) and len(sealed["stacks"]["deck 1"]) == 52
    assert (numbered["version"], numbered["nonces"], numbered["stacks"]) == (1, [], {})


# --- The program of the docs ----------------------------------------------------------------------------------------


def test_the_verifier_is_short_and_knows_nothing_of_ours() -> None:
    program = VERIFIER.read_text("utf-8")
    assert len([line for line in program.splitlines() if line.strip()]) <= 60
    imported = {
        name.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(ast.parse(program))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    assert imported <= sys.stdlib_module_names


@pytest.mark.parametrize(
    ("name", "seats", "count"), [("jaipur", 2, 100), ("istanbul", 2, 34), ("istanbul", 3, 33), ("istanbul", 4, 33)]
)
def test_the_verifier_agrees(name: str, seats: int, count: int, verifier: Callable[[str], list[str]]) -> None:
    """On 200 games; rematches, where who starts was given, among them. And it finds a changed card in each."""
    game = games.load_with(name, {}, seats=seats)
    for number in range(count):
        seed = hashlib.sha256(f"{name} {seats} {number}".encode()).digest()
        nonces = tuple(seed[seat : seat + 8].hex() if number % 3 else "-" for seat in range(seats))
        record = played(game, seed, number + 1, given=number % 2, nonces=nonces)
        assert fairness.check(record).is_fair
        assert verifier(to_text(record)) == []
        entry, forged = changed(record)
        (found,) = verifier(to_text(forged))
        assert found.startswith(f"entry {entry} is ")


def test_the_verifier_finds_other_seeds_and_other_dice(verifier: Callable[[str], list[str]]) -> None:
    text = to_text(played(games.load("istanbul")))
    assert verifier(text.replace(f"seed: {SEED.hex()}", f"seed: {'0' * 64}"))[0] == "the seed was not promised"
    roll = re.search(r"^\* roll (\w+)$", text, re.MULTILINE)
    assert roll is not None
    other = "RRRRR" if roll[1] != "RRRRR" else "YYYYY"
    assert len(verifier(text.replace(roll[0], f"* roll {other}", 1))) == 1


def test_the_verifier_says_what_it_cannot_check(verifier: Callable[[str], list[str]], short: Record) -> None:
    for text in (
        to_text(short).replace("fair: 2\n", ""),
        to_text(played(games.load("jaipur", rounds=1), given=12)),
        to_text(short).replace("rounds: 1\n", "rounds: 1\ncomponents: 0123\n"),
    ):
        assert verifier(text) == ["cannot be checked by this program"]


def test_the_worked_example_of_the_page(verifier: Callable[[str], list[str]]) -> None:
    page = (DOCS / "fairness.md").read_text("utf-8")
    (text,) = re.findall(r"^```record-text\n([^`]*?fair: 2\n[^`]*?)^```$", page, re.MULTILINE)
    record = read_again(text)
    assert fairness.check(record).is_fair and verifier(text) == []
    headers = record.headers
    seed = fairness.final_seed(bytes.fromhex(headers["seed"]), headers["table"], headers["nonces"].split(","))
    assert f"final seed is `{seed.hex()}`" in page
