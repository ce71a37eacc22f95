"""Reading records: whatever the file holds, the answer is a record, or every error with its place and reason."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai import games
from serai.bots import player
from serai.core.errors import BadInput, BadRecord
from serai.core.game import Game
from serai.core.reading import read_records
from serai.core.record import Record, SeenRecord
from serai.core.writing import to_json, to_object, to_text
from serai.lab.simulate import play_game

TEXT = """\
game: jaipur
rules: 1
rounds: 3
seat 1: Asha
seat 2: Ravi

* first 1
* deal DGLLK SSPLK GK   # camels go to the herds
1 +G
* =P
2 -SS
"""


def load(name: str, options: object) -> Game:
    return games.load_with(name, options)  # type: ignore[arg-type]


def read(text: str) -> Record | SeenRecord:
    (record,) = read_records(text.splitlines(keepends=True), load)
    return record


def problems(text: str) -> list[tuple[int, int | None, str]]:
    with pytest.raises(BadRecord) as caught:
        list(read_records(text.splitlines(keepends=True), load))
    return [(problem.line, problem.entry, problem.error.code) for problem in caught.value.problems]


def test_a_text_record_as_people_type_it() -> None:
    record = read(TEXT)
    assert isinstance(record, Record)
    assert record.headers == {"seat 1": "Asha", "seat 2": "Ravi"}
    assert record.position.hands == ("DGGLL", "PL")
    assert to_text(record) == TEXT.replace("   # camels go to the herds", "")


def test_the_json_form_is_the_one_of_the_design() -> None:
    record = read(TEXT)
    record.headers = {}
    assert to_json(record) == (
        '{"game": "jaipur", "rules": 1, "options": {"rounds": 3}, "log": [["*", "first 1"], '
        '["*", "deal DGLLK SSPLK GK"], ["1", "+G"], ["*", "=P"], ["2", "-SS"]], "result": null}'
    )


def test_options_that_are_not_the_default_are_written() -> None:
    record = games.load("jaipur", rounds=1, full_tie="shared").record()
    assert to_object(record)["options"] == {"rounds": 1, "full_tie": "shared"}
    assert read(to_text(record)).game.options == record.game.options
    assert read(to_json(record)).game.options == record.game.options


def test_a_record_keeps_the_version_of_its_rules() -> None:
    """Version 2 of Istanbul offers more (I-PAY-SHORT); a record of version 1 is read, checked and written by it."""
    for rules in games.definition("istanbul").rules_versions:
        record = games.load("istanbul", seats=4, rules=rules).record()
        for form in (to_text(record), to_json(record)):
            again = read(form)
            assert again.game.rules == again.game.box.rules == rules
            assert (to_text(again), to_json(again)) == (to_text(record), to_json(record))
        seen = read(to_json(record.seen_by(0)))
        assert isinstance(seen, SeenRecord) and (seen.game.rules, to_object(seen)["rules"]) == (rules, rules)
    newest = games.load("istanbul").record()
    assert to_object(newest)["rules"] == newest.game.definition.rules_version == 2
    text = to_text(games.load("istanbul").record())
    assert problems(text.replace("rules: 2", "rules: 3")) == [(1, None, "record.rules-version")]
    assert problems(TEXT.replace("rules: 1", "rules: 2")) == [(1, None, "record.rules-version")]


def test_a_move_of_newer_rules_is_refused_in_a_record_of_older_ones() -> None:
    game = games.load("istanbul", seats=4)
    for seed in range(1, 60):
        record = play_game(game, [player("random")] * 4, seed, 0)
        entries = [number for number, entry in enumerate(record.log, 1) if " tokens " in entry.text]
        if entries:
            break
    document = to_object(record)
    assert isinstance(read(json.dumps(document)), Record)
    found = problems(json.dumps(document | {"rules": 1}))
    assert found == [(1, entries[0], "istanbul.dice-first")]


@pytest.mark.parametrize("rules", [0, 3, "2", True, -1])
def test_a_game_by_unknown_rules_is_refused(rules: object) -> None:
    with pytest.raises(BadInput) as caught:
        games.load("istanbul", rules=rules)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.arguments["allowed"]) == ("options.bad-value", "1, 2")


def test_several_records_in_one_file() -> None:
    assert len(list(read_records((TEXT + "\n" + TEXT).splitlines(), load))) == 2
    line = to_json(read(TEXT))
    assert len(list(read_records([line + "\n", "\n", line], load))) == 2


@pytest.mark.parametrize("start", ["", "\n\n"])
def test_json_over_many_lines(start: str) -> None:
    record = read(start + json.dumps(to_object(read(TEXT)), indent=2))
    assert isinstance(record, Record)
    assert record.position.hands == ("DGGLL", "PL")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("1 +G", "1 +S", [(9, None, "jaipur.not-in-market")]),
        ("1 +G", "2 +G", [(9, None, "game.not-your-turn")]),
        ("1 +G", "* =G", [(9, None, "game.not-your-turn")]),
        ("1 +G", "1 +X", [(9, None, "jaipur.no-such-card")]),
        ("1 +G", "1 hello", [(9, None, "notation.unreadable")]),
        (
            "1 +G",
            "one takes gold\nand then",
            [(9, None, "record.unreadable-line"), (10, None, "record.unreadable-line")],
        ),
        ("1 +G", "note: late", [(9, None, "record.late-header")]),
        ("* =P", "* =PP", [(10, None, "jaipur.refill-count")]),
        ("2 -SS", "2 -S", [(11, None, "jaipur.sell-min")]),
        ("game: jaipur", "game: chess", [(1, None, "cli.unknown-game")]),
        ("game: jaipur", "", [(2, None, "record.no-game")]),
        ("rules: 1", "rules: 9", [(1, None, "record.rules-version")]),
        ("rules: 1", "", [(1, None, "record.rules-version")]),
        ("rounds: 3", "rounds: 4", [(1, None, "options.bad-value")]),
        ("rounds: 3", "components: abc", [(1, None, "record.other-components")]),
        ("rounds: 3", "viewer: 5", [(1, None, "record.bad-value")]),
        ("2 -SS", "2 -SS\nresult: {", [(12, None, "record.json")]),
        ("2 -SS", '2 -SS\nresult: {"winner": "1"}', [(12, None, "record.result-differs")]),
        ("rounds: 3", "rounds: 3\nnote: " + "x" * 600, [(4, None, "record.long-line")]),
        ("rounds: 3", "rounds: 3\nrounds: 1", [(4, None, "record.duplicate")]),
        ("rules: 1", "rules: 1\nrules: 1", [(3, None, "record.duplicate")]),
        ("2 -SS", "result: null\n2 -SS", [(12, None, "record.after-result")]),
        ("rules: 1", "rules: 1.0", [(1, None, "record.rules-version")]),
    ],
)
def test_errors_of_text_records_name_their_line(old: str, new: str, found: list[tuple[int, int | None, str]]) -> None:
    assert problems(TEXT.replace(old, new)) == found


@pytest.mark.parametrize(
    ("change", "code", "entry"),
    [
        ({"game": None}, "record.no-game", None),
        ({"game": 3}, "record.no-game", None),
        ({"rules": "1"}, "record.rules-version", None),
        ({"rules": True}, "record.rules-version", None),
        ({"options": []}, "record.bad-value", None),
        ({"options": {"rounds": 2}}, "options.bad-value", None),
        ({"options": {"rounds": 3.0}}, "options.bad-value", None),
        ({"options": {"round": 3}}, "options.unknown", None),
        ({"headers": {"a": 1}}, "record.bad-value", None),
        ({"headers": {"a": "two\nlines"}}, "record.bad-value", None),
        ({"headers": {"rounds": "1"}}, "record.bad-value", None),
        ({"headers": {"a": "\ud800"}}, "record.bad-value", None),
        ({"rules": 1.0}, "record.rules-version", None),
        ({"log": [["*", "first 1", []]]}, "record.bad-entry", 1),
        ({"viewer": "1", "log": [["9", "+G"]]}, "game.not-your-turn", 1),
        ({"viewer": "1", "log": [["1", "deal DGLLK ????K GK"]]}, "game.not-your-turn", 1),
        ({"viewer": "1", "log": [["*", "deal ? ?G? A"]]}, "notation.unreadable", 1),
        ({"viewer": "1", "log": [["1", "+G", ["rubbish"]]]}, "notation.unreadable", 1),
        ({"viewer": "1", "log": [["1", "+G", ["+G", "+C"]]]}, "record.legal-differs", 1),
        ({"viewer": "1", "result": {"x": "\udfff"}}, "record.bad-value", None),
        ({"surprise": 1}, "record.unknown-key", None),
        ({"log": None}, "record.bad-value", None),
        ({"log": [["*", "first 1"], ["1"]]}, "record.bad-entry", 2),
        ({"log": [["*", "first 1"], "x"]}, "record.bad-entry", 2),
        ({"log": [["*", "first 1"], ["*", 5]]}, "record.bad-entry", 2),
        ({"log": [["0", "first 1"]]}, "record.bad-entry", 1),
        ({"log": [["*", "first 1", "legal"]]}, "record.bad-entry", 1),
        ({"log": [["*", "first 3"]]}, "jaipur.not-a-move", 1),
        ({"log": [["1", "+G"]]}, "game.not-your-turn", 1),
        ({"log": [["*", "first 1"], ["*", "deal DGLLK SSPLK GK"], ["1", "+G", ["+G"]]]}, "record.legal-differs", 3),
        ({"result": {}}, "record.result-differs", None),
        ({"result": "1"}, "record.result-differs", None),
    ],
)
def test_errors_of_json_records_name_their_entry(change: dict[str, object], code: str, entry: int | None) -> None:
    document = to_object(read(TEXT)) | change
    assert problems("\n" + json.dumps(document)) == [(2, entry, code)]


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "[" * 100_000,
        '{"game": ' + "9" * 5_000 + "}",
        "{}",
        '{"log": 1e999}',
        "\ufeff{",
        "\0",
        "",
        "\n\n",
        '{"log": 1, "log": 2}',
        '{"result": NaN}',
        "\r",
    ],
)
def test_no_file_breaks_the_reader(text: str) -> None:
    assert problems(text)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=200))
def test_no_text_breaks_the_reader(text: str) -> None:
    for mixed in (text, TEXT + text, "{" + text):
        try:
            list(read_records(mixed.splitlines(keepends=True), load))
        except BadRecord as error:
            assert all(problem.line >= 1 and "." in problem.error.code for problem in error.problems)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_change_to_a_line_breaks_the_reader(data: st.DataObject) -> None:
    lines = TEXT.splitlines(keepends=True)
    position = data.draw(st.integers(0, len(lines) - 1))
    lines[position] = data.draw(st.text(alphabet="*12+-=!?DGSCPLK :game\n{}", max_size=30)) + "\n"
    try:
        list(read_records(lines, load))
    except BadRecord as error:
        assert error.problems


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None)
@given(
    key=st.sampled_from(["game", "rules", "options", "components", "headers", "viewer", "log", "result"]), value=JSON
)
def test_no_json_value_breaks_the_reader(key: str, value: object) -> None:
    document = to_object(read(TEXT)) | {key: value}
    try:
        list(read_records([json.dumps(document)], load))
    except BadRecord as error:
        assert error.problems


def test_headers_are_checked_when_written() -> None:
    game = games.load("jaipur")
    for headers in ({"Bad": "x"}, {"a": "b\nc"}, {"a": "b # c"}, {"game": "x"}):
        with pytest.raises(ValueError, match="header"):
            Record(game, headers)


@pytest.mark.parametrize("deal", ["deal   GK", "deal ?K ????? GK", "deal ?????? LLLPP GK", "deal K???? LLLPP GK"])
def test_a_deal_seen_from_one_seat_has_whole_hands(deal: str) -> None:
    document = {"game": "jaipur", "rules": 1, "options": {"rounds": 3}, "viewer": "2"}
    log = [["*", "first 1"], ["*", "deal ????K LLLPP GK"]]
    (seen,) = read_records([json.dumps(document | {"log": log, "result": None})], load)
    assert seen.viewer == 1
    with pytest.raises(BadRecord):
        list(read_records([json.dumps(document | {"log": [log[0], ["*", deal]], "result": None})], load))


def test_a_viewer_must_sit_at_the_table() -> None:
    record = games.load("jaipur").record()
    for viewer in (-2, 2):
        with pytest.raises(ValueError, match="no seat"):
            record.seen_by(viewer)
        with pytest.raises(ValueError, match="no seat"):
            list(record.events(viewer))
