"""The box of Istanbul as a file: tags, a user's own tables, and everything that is refused, with its reason."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai import games
from serai.bots import player
from serai.cli import main
from serai.core.errors import BadInput, BadRecord
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.reading import read_records
from serai.core.writing import to_json
from serai.games.istanbul.components import default_tables, load_box
from serai.lab.playout import stress
from serai.lab.simulate import play_game

SOURCE = (Path(games.__file__).parent / "istanbul" / "components.toml").read_text("utf-8")


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def load(tmp_path: Path, text: str, seats: int = 2) -> Game:
    return games.load("istanbul", components=written(tmp_path, text), seats=seats)


def section(name: str) -> str:
    """The part of the usual file that makes up one table."""
    marks = {"supplies": "[play]", "play": "# --- The board", "board": "# --- Mosque", "tiles": "# --- Bazaar"}
    start = {"supplies": "[supplies]", "play": "[play]", "board": "[board.2]", "tiles": "[tiles]", "cards": "[cards]"}
    text = SOURCE[SOURCE.index(start[name]) :]
    return text[: text.index(marks[name])] if name in marks else text


# --- The usual box --------------------------------------------------------------------------------------------------


def test_box__counts_add_up(istanbul: Game) -> None:
    """I-BOX: 24 tiles, 33 cards, 9 dice, 31 rubies are enough for every board."""
    box = istanbul.box
    assert int(box.tile_counts.sum()) == 24
    assert int(box.card_counts.sum()) == 33
    assert int(box.dice) + int(box.extra_dice) == 9
    assert int(box.rubies.sum()) + int(box.mosque_rubies) <= 31
    assert box.supply.tolist() == [8, 8, 8, 8, 10, 12, 87]


def test_every_number_has_a_tag() -> None:
    sources = games.load("istanbul").sources
    assert set(sources.values()) <= {"sheet", "pub", "one", "ours"}, "nothing of the usual box is a user's own"
    expected = {
        "supplies.crystals": "pub",
        "play.lira": "sheet",
        "play.stall_rounds": "ours",
        "play.stall_warning": "ours",
        "board.2.colour": "ours",
        "board.3.colour": "one",
        "board.3.lira": "pub",
        "board.4.goal": "sheet",
        "tiles.die.price": "one",
        "tiles.card-R.effect": "sheet",
        "tiles.card-R.count": "ours",
        "cards.purse-crystal.active": "sheet",
        "cards.purse-crystal.count": "ours",
        "cards.ruby-lira.active": "ours",
    }
    assert expected.items() <= sources.items()
    tables = default_tables()
    for table in ("tiles", "cards"):
        for name in tables[table]:
            if name not in ("total", "source"):
                assert f"{table}.{name}.count" in sources


# --- A box of one's own ---------------------------------------------------------------------------------------------


def test_the_warning_of_a_stall_is_no_part_of_the_rules(tmp_path: Path) -> None:
    """A file may leave it out or change it: records of the box stay what they are."""
    play = section("play").replace('stall_warning = "ours"\n', "")
    lines = [line for line in play.splitlines() if not line.startswith("stall_warning")]
    left_out, changed = (
        load(tmp_path, "\n".join(lines)),
        load(tmp_path, play.replace("stall_warning = 3", "stall_warning = 9")),
    )
    assert (int(left_out.box.stall_warning), int(changed.box.stall_warning)) == (3, 9)
    assert left_out.components_mark is None and changed.components_mark is None


CARD = """
[cards]
total = 12
[cards.windfall]
count = 12
active = [{ get = "R3L" }, { give = "2L", choose = 1 }, { get = "1L" }]
others-may = [{ give = "*", get = "XX" }, { get = "1L" }]
"""


def test_cards_of_ones_own(tmp_path: Path) -> None:
    game = load(tmp_path, CARD, seats=3)
    assert game.names["cards"] == ("windfall",)
    assert game.sources["cards.windfall.count"] == "own"
    assert game.components_mark is not None
    record = play_game(game, [player("random")] * 3, 1, 0, with_legal=True)
    answers = {move for entry in record.log if entry.legal for move in entry.legal if move.startswith("take")}
    assert {"take R3L", "take 1L", "take 2L>G", "take W>XX"} <= answers
    moves = np.empty(game.definition.max_moves, np.int64)
    assert stress(game.boxes, np.zeros(1, game.definition.state), moves, seeded(1), 300) == 300


def test_a_record_knows_its_components(tmp_path: Path) -> None:
    game = load(tmp_path, CARD)
    line = to_json(play_game(game, [player("random")] * 2, 1, 0))
    again = lambda name, options: games.load_with(name, options, game.components)  # noqa: E731
    (record,) = read_records([line], again)
    assert to_json(record) == line
    with pytest.raises(BadRecord, match="other-components"):
        list(read_records([line], games.load_with))


def test_the_usual_tables_in_a_file_are_the_usual_box(tmp_path: Path) -> None:
    said = section("cards").replace("[cards.own-1]\n", "[cards.own-1]\ncount = 1\nothers-may = []\n")
    game = load(tmp_path, said + "\n" + section("supplies"))
    assert game.components_mark is None
    assert game.boxes.tobytes() == games.load("istanbul").boxes.tobytes()


def test_other_numbers_need_no_compilation(tmp_path: Path) -> None:
    """The box is data: the very same compiled code plays with five actions a turn."""
    game = load(tmp_path, section("play").replace("actions = 2 ", "actions = 5 "))
    record = play_game(game, [player("random")] * 2, 1, 0)
    assert record.position.is_over


# --- What is refused ------------------------------------------------------------------------------------------------


def card(active: str, others: str = "[]", count: int = 12) -> str:
    return f"[cards]\ntotal = {count}\n[cards.one]\ncount = {count}\nactive = {active}\nothers-may = {others}\n"


REFUSED = [
    ("[card]\n", "components.unknown-table", {"table": "card"}),
    (section("supplies").replace("cloth = 8", "cloth = 121"), "components.range", {"key": "cloth", "most": 120}),
    (section("supplies").replace("extra_dice = 4", "extra_dice = 5"), "components.range", {"key": "extra_dice"}),
    (section("supplies").replace("cloth", "clot"), "components.unknown-key", {"key": "clot"}),
    (section("supplies").replace("rubies = 31", "rubies = 18"), "istanbul.components-rubies", {"placed": 19}),
    (section("supplies").replace("crystals = 12", "crystals = 1"), "istanbul.components-start", {"key": "crystals"}),
    (section("supplies").replace('"pub"', '"rumour"'), "istanbul.components-source", {"table": "supplies"}),
    (section("play").replace("[0, 1, 2, 3]", "[0, 1]"), "istanbul.components-length", {"key": "lira", "length": 4}),
    (section("play").replace("row = 6 ", "row = 9 "), "components.range", {"key": "row"}),
    (section("board").replace("[board.4]", "[board.5]"), "components.unknown-table", {"table": "board.5"}),
    (section("board").replace("goal = 6", "goal = 11"), "istanbul.components-unwinnable", {"reachable": 19, "needed": 21}),
    (section("board").replace("mosque = 2", "mosque = 2.5"), "components.range", {"table": "board.2"}),
    (section("tiles").replace("total = 24", "total = 25"), "components.total", {"total": 25, "found": 24}),
    (section("tiles").replace('effect = "die"', 'effect = "dye"'), "istanbul.components-effect", {"table": "tiles.die"}),
    (section("tiles").replace("{ lira = 3 }", '{ lira = "3" }'), "istanbul.components-effect", {"table": "tiles.lira-R"}),
    (section("tiles").replace('{ bonus = "R" }', '{ bonus = "W" }'), "istanbul.components-effect", {}),
    (section("tiles").replace('"RYGB"', '"RYGBW"'), "istanbul.components-price", {"table": "tiles.die"}),
    (section("tiles").replace('"RYGB"', '"RYGBRYGBR"'), "istanbul.components-price", {"most": 8}),
    (section("tiles").replace("count = 4", "count = 5").replace("24", "25"), "istanbul.components-dice", {"tiles": 5}),
    (section("tiles").replace("tiles.die", 'tiles."a die"'), "istanbul.components-name", {"name": "a die"}),
    ('[tiles]\ntotal = 1\n[tiles.a]\neffect = "card"\nprice = "R"\n', "istanbul.components-row", {"row": 6}),
    (section("cards").replace("total = 33", "total = 34"), "components.total", {"found": 33}),
    (card('[{ steal = "R" }, { get = "1L" }]'), "istanbul.components-word", {"word": "steal"}),
    (card('[{ give = "R", get = "1L" }]'), "istanbul.components-no-way-out", {"table": "cards.one"}),
    (card("[{ swap = true }]"), "istanbul.components-no-way-out", {}),
    (card("[]"), "istanbul.components-offers", {"key": "active", "least": 1}),
    (card('[{ get = "1L" }]', '["x"]'), "istanbul.components-offers", {"key": "others-may"}),
    (card('[{ get = "1L" }, { get = "1L" }]'), "istanbul.components-same-offer", {}),
    (card('[{ give = "*", get = "1L" }, { give = "R", get = "1L" }, { get = "2L" }]'), "istanbul.components-same-offer", {}),
    (card('[{ get = "Q" }]'), "istanbul.components-bundle", {"text": "Q"}),
    (card('[{ get = "100L" }]'), "istanbul.components-bundle", {"text": "100L"}),
    (card('[{ get = "RRRRRRRR" }]'), "istanbul.components-bundle", {"key": "get"}),
    (card('[{ get = "" }]'), "istanbul.components-bundle", {}),
    (card('[{ give = "***", get = "1L" }, { get = "2L" }]'), "istanbul.components-bundle", {"key": "give"}),
    (card('[{ get = "*" }]'), "istanbul.components-bundle", {"key": "get"}),
    (card('[{ get = "RRRRRRR", choose = 1 }]'), "istanbul.components-bundle", {}),
    (card("[{ get = 3 }]"), "components.not-a-text", {"key": "get"}),
    (card("[{ choose = 4 }]"), "components.range", {"key": "choose"}),
    (card('[{ ruby = "yes" }, { get = "1L" }]'), "components.not-a-truth", {"key": "ruby"}),
    (card("[{ ruby = true, choose = 1 }, { choose = 1 }]"), "istanbul.components-ruby-choice", {}),
    (card('[{ swap = true, get = "1L" }, { get = "1L" }]'), "istanbul.components-swap-alone", {}),
    (card('[{ give = "R" }, { get = "1L" }]'), "istanbul.components-empty-offer", {}),
    (card('[{ get = "1L" }]', "[{ ruby = true }]"), "istanbul.components-active-only", {}),
    (card('[{ get = "1L" }]', '[{ if-dice = 2, get = "1L" }]'), "istanbul.components-active-only", {}),
    (card('[{ get = "1L" }]', count=8), "istanbul.components-few-cards", {"needed": 9}),
    ("[cards]\ntotal = 0\n", "istanbul.components-kinds", {"table": "cards"}),
    ("[cards]\ntotal = 9\none = 3\n", "components.unknown-key", {"key": "one"}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "arguments"), REFUSED)
def test_a_file_that_cannot_be_used(tmp_path: Path, text: str, code: str, arguments: dict[str, object]) -> None:
    with pytest.raises(BadInput) as caught:
        load(tmp_path, text)
    assert caught.value.code == code
    assert arguments.items() <= caught.value.arguments.items()


def test_the_command_line_refuses_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, section("board").replace("goal = 6", "goal = 11"))
    out = tmp_path / "out.jsonl"
    arguments = ["simulate", "istanbul", "--components", str(path), "--records", str(out), "--lang", "fr"]
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and "[istanbul.components-unwinnable]" in error and "21" in error
    assert not out.exists()


def test_a_zone_nobody_could_pay_does_not_count(tmp_path: Path) -> None:
    """Prices out of reach in one zone are harmless while enough rubies remain, and are counted out."""
    text = section("board").replace("lira = [10, 12, 14, 16, 18]\n", "lira = [10, 99, 99, 99, 99]\n")
    load(tmp_path, text)
    with pytest.raises(BadInput) as caught:
        load(tmp_path, text.replace("all = [0, 1, 2, 3]\n", "all = [0]\n").replace("goal = 6", "goal = 8"))
    assert caught.value.arguments["reachable"] == 8 + 1 + 1 + 2


# --- No file breaks the loader --------------------------------------------------------------------------------------

VALUES = st.one_of(
    st.integers(-3, 200),
    st.sampled_from(["", "R", "3L", "*", "RRRRRRRRR", "card", "ours", "é", "99L", "L"]),
    st.booleans(),
    st.floats(allow_nan=False),
    st.lists(st.integers(-1, 20), max_size=10),
    st.just([{"get": "1L"}]),
    st.just([{"give": "**", "choose": 3, "ruby": True}, {"get": "W"}]),
    st.dictionaries(st.sampled_from(["lira", "bonus", "get", "source", "count"]), st.integers(0, 9), max_size=2),
)


def places(tables: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    found = []
    for key, value in tables.items():
        found.append((*path, key))
        if isinstance(value, dict):
            found += places(value, (*path, key))
    return found


PLACES = [path for path in places(default_tables()) if len(path) > 1]  # a table itself is always a table


@settings(max_examples=150, deadline=None)
@given(changes=st.lists(st.tuples(st.sampled_from(PLACES), VALUES), min_size=1, max_size=3), seats=st.integers(2, 4))
def test_any_change_is_played_or_refused(changes: list[tuple[tuple[str, ...], Any]], seats: int) -> None:
    """Whatever stands in a file, it is refused with a code or makes a box that can be played with."""
    tables = copy.deepcopy(dict(default_tables()))
    for path, value in changes:
        inner: Any = tables
        for key in path[:-1]:
            inner = inner[key] if isinstance(inner, dict) and isinstance(inner.get(key), dict) else {}
        inner[path[-1]] = value
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("serai.games.istanbul.components.default_tables", lambda: tables)
            box = load_box(None, {"seats": seats})
    except BadInput as error:
        assert "." in error.code
        return
    definition = games.definition("istanbul")
    moves = np.empty(definition.max_moves, np.int64)
    assert stress(box.array, np.zeros(1, definition.state), moves, seeded(1), 5) == 5, json.dumps(changes)
