"""The box as a file: a user's own tables, checked before anything is played with them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from serai import games
from serai.core.errors import BadInput
from serai.core.reading import read_records
from serai.core.writing import to_json

CARDS = "[cards]\ndiamonds = 6\ngold = 6\nsilver = 6\ncloth = 8\nspice = 8\nleather = 10\ncamel = 11\ntotal = 55\n"


def load(tmp_path: Path, text: str):
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return games.load("jaipur", components=path)


@pytest.mark.parametrize(
    ("text", "code", "arguments"),
    [
        ("[cards", "syntax", {"file": "mine.toml"}),
        ("cards = 3", "unknown-table", {"table": "cards"}),
        ("[crads]", "unknown-table", {"table": "crads"}),
        (CARDS.replace("gold = 6\n", ""), "missing", {"table": "cards", "key": "gold"}),
        (CARDS.replace("gold", "glod"), "unknown-key", {"key": "glod"}),
        (CARDS.replace("gold = 6", "gold = 7"), "total", {"total": 55, "found": 56}),
        (CARDS.replace("gold = 6", "gold = -6"), "range", {"key": "gold", "least": 1}),
        (CARDS.replace("gold = 6", "gold = 6.5"), "range", {"key": "gold"}),
        (CARDS.replace("gold = 6", "gold = true"), "range", {"key": "gold"}),
        (CARDS.replace("leather = 10", "leather = 13").replace("camel = 11", "camel = 2").replace("55", "49"), "range", {"key": "camel"}),
        ("[cards]\n" + "".join(f"{good} = 1\n" for good in ["diamonds", "gold", "silver", "cloth", "spice", "leather"]) + "camel = 3\ntotal = 9\n", "too-few-cards", {"needed": 15}),
        ("[others]\ncamel_token = 5\nseals = 1\n", "range", {"key": "seals"}),
        ("[bonus_tokens]\n3 = [1]\n4 = [1,2,3,4,5,6,7,8,9]\n5 = [1]\ntotal = 11\n", "too-many", {"key": "4"}),
        ("[bonus_tokens]\n3 = []\n4 = [1]\n5 = [1]\ntotal = 2\n", "not-a-list", {"key": "3"}),
        ("[least_sale]\ndiamonds = 3\ngold = 3\nsilver = 3\ncloth = 2\nspice = 1\nleather = 1\n", "no-move", {}),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used(tmp_path: Path, text: str, code: str, arguments: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        load(tmp_path, text)
    assert caught.value.code == f"components.{code}"
    assert arguments.items() <= caught.value.arguments.items()


def test_goods_tokens_go_from_best_to_least(tmp_path: Path) -> None:
    source = Path(games.__file__).parent / "jaipur" / "components.toml"
    text = source.read_text("utf-8").replace("[7, 7, 5, 5, 5]", "[5, 7, 7, 5, 5]")
    with pytest.raises(BadInput) as caught:
        load(tmp_path, text)
    assert caught.value.code == "components.not-descending"


def test_a_box_of_ones_own_is_played_with(tmp_path: Path) -> None:
    """Another table needs no new compilation, and its records say that they need it."""
    mine = load(tmp_path, "[others]\ncamel_token = 9\nseals = 3\n")
    assert int(mine.box.camel_token) == 9
    assert int(games.load("jaipur").box.camel_token) == 5
    line = to_json(mine.record())
    with pytest.raises(BadInput, match=r"record\.other-components"):
        try:
            list(read_records([line], lambda name, options: games.load_with(name, options)))
        except Exception as error:
            raise error.problems[0].error from None  # type: ignore[attr-defined]
    assert list(read_records([line], lambda name, options: games.load_with(name, options, mine.components)))


RICH = """
[cards]
diamonds = 60
gold = 60
silver = 60
cloth = 60
spice = 60
leather = 60
camel = 60
total = 420
[goods_tokens]
diamonds = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]
gold = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]
silver = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]
cloth = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]
spice = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]
leather = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]
total = 96
[play]
market = 5
market_camels = 4
dealt = 7
hand_limit = 7
empty_stacks = 6
stall_turns = 100
stall_warning = 10
"""
GAME = """
import sys
from serai import games
from serai.bots import player
from serai.core.writing import to_json
from serai.lab.simulate import play_game
game = games.load("jaipur", components=sys.argv[1], rounds=1)
record = play_game(game, [player("random")] * 2, 5, 0, with_legal=True)
for before, code, after in record.steps():
    assert game.position(game.definition.write_position(after)) == after
    assert after.view(0).deck_size == len(after.deck)
print(to_json(record))
"""


def test_the_richest_box_overflows_nothing(tmp_path: Path) -> None:
    """The largest numbers a file may give, compiled and as plain Python: the same game to the last byte."""
    path = tmp_path / "rich.toml"
    path.write_text(RICH)
    told = []
    for plain in ("0", "1"):
        command = [sys.executable, "-W", "error", "-c", GAME, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": plain})
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    assert told[0] == told[1]
    rupees = json.loads(told[0])["result"]["rounds"][0]["rupees"]
    assert min(rupees) > 1_000


@pytest.mark.parametrize("content", [b"a=" + b"[" * 100_000, b"a = " + b"9" * 5_000, b"\xff\xfe", None])
def test_no_file_breaks_the_loader(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "mine.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadInput):
        games.load("jaipur", components=path)


def test_a_copy_of_the_box_is_the_box(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text((Path(games.__file__).parent / "jaipur" / "components.toml").read_text("utf-8"), "utf-8")
    assert games.load("jaipur", components=path).components_mark is None


def test_options_are_checked() -> None:
    with pytest.raises(BadInput, match=r"options\.unknown"):
        games.load("jaipur", colour="red")
    for value in (2, "two", 3.0, None, [3]):
        with pytest.raises(BadInput, match=r"options\.bad-value"):
            games.load("jaipur", rounds=value)
    assert games.load("jaipur", rounds="1").options["rounds"] == 1
    assert games.load("jaipur", memory_aid="true").options["memory_aid"] is True
    with pytest.raises(BadInput, match=r"cli\.unknown-game"):
        games.load("chess")
