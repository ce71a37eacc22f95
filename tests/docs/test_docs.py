"""The documentation: its examples run and parse, its links lead somewhere, its names exist."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from serai import games
from serai.cli import main
from serai.core.errors import BadNotation, BadRecord
from serai.core.game import Game
from serai.core.reading import read_records
from serai.core.writing import to_json, to_text
from serai.games.istanbul.cards_file import OFFER_KEYS

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src" / "serai" / "games").glob("*/README.md")),
]
NOTATION = ROOT / "docs" / "notation.md"
GAMES = sorted(path.stem for path in (ROOT / "docs" / "games").glob("*.md"))


def page_of(game: str) -> Path:
    return ROOT / "docs" / "games" / f"{game}.md"


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of a page that are marked so."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def load(name: str, options: object) -> Game:
    return games.load_with(name, options)  # type: ignore[arg-type]


def split(line: str) -> tuple[str, str]:
    """An example and the comment beside it, such as `→ jaipur.take-one-only`."""
    example, _, comment = line.partition("#")
    return example.strip(), comment.removeprefix(" → ").strip()


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- Code -----------------------------------------------------------------------------------------------------------


def test_the_readme_plays_a_whole_game_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks(ROOT / "README.md", "python")
    assert len([line for line in program.splitlines() if line.strip()]) <= 10
    names: dict[str, object] = {}
    exec(program, names)
    assert names["position"].is_over  # type: ignore[attr-defined]
    assert "Outcome(winner=" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_game_says_what_its_comments_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A comment behind a `print` is what it prints."""
    (program,) = blocks(page_of(game), "python")
    exec(program, {})
    printed = capsys.readouterr().out.splitlines()
    comments = re.findall(r"^ *print\(.*\)  # (.+)$", program, re.MULTILINE)
    assert comments
    assert set(comments) <= set(printed)


#: How a page tells the games to be counted, and what the counting prints.
COUNTING = {
    "istanbul": (
        ["--seats", "3"],
        r"\d+\.\d rounds, the starter wins \d+\.\d%, \d shared, rubies: \{.*'lira': \d+.*\}\n",
    ),
    "jaipur": (["--option", "rounds=1"], r"\d+\.\d moves, the starter wins \d+\.\d%, \d full ties\n"),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_counting_of_the_numbers_runs(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = blocks(page_of(game), "python counting")
    monkeypatch.chdir(tmp_path)
    settings, printed = COUNTING[game]
    bots = ",".join(["greedy"] * (3 if "--seats" in settings else 2))
    simulate = ["simulate", game, *settings, "--games", "9", "--bots", bots, "--records", "greedy.jsonl"]
    assert main([*simulate, "--lang", "en"]) == 0
    capsys.readouterr()
    exec(program, {})
    assert re.fullmatch(printed, capsys.readouterr().out)


# --- Notation -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_written_as_the_grammar_shows(game: str) -> None:
    """`a -> b`: a is read, b is written; other examples are canonical."""
    loaded, seen = games.load(game), 0
    for block in blocks(NOTATION, f"{game}-moves"):
        for line in block.splitlines():
            given, _, written = split(line)[0].partition(" -> ")
            assert loaded.write(loaded.code(given)) == (written or given)
            seen += 1
    assert seen > 5


@pytest.mark.parametrize("game", GAMES)
def test_bad_moves_are_refused_as_the_grammar_says(game: str) -> None:
    (block,) = blocks(NOTATION, f"{game}-moves-error")
    for line in block.splitlines():
        text, code = split(line)
        with pytest.raises(BadNotation) as caught:
            games.load(game).code(text)
        assert caught.value.code == code


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_the_grammar_are_canonical(game: str) -> None:
    """A block may name an option with which its positions are read: `seats=3`."""
    found = re.findall(rf"^```{game}-positions(?: (\w+)=(\w+))?\n(.*?)^```$", NOTATION.read_text("utf-8"), re.M | re.S)
    assert found
    for option, value, block in found:
        loaded = games.load(game, **({option: value} if option else {}))
        for line in block.splitlines():
            assert loaded.definition.write_position(loaded.position(line)) == line


def without_comments(text: str) -> str:
    return re.sub(r" *#.*", "", text)


def test_text_records_of_the_grammar_are_read() -> None:
    """Those that name all their options are also written so."""
    found = blocks(NOTATION, "record-text")
    assert len(found) >= 3
    for text in found:
        (record,) = read_records(text.splitlines(keepends=True), load)
        always = [option.name for option in record.game.definition.options if option.always_written]
        if all(f"\n{name}:" in text for name in always):
            assert to_text(record) == without_comments(text)


def test_json_records_of_the_grammar_are_canonical() -> None:
    lines = [line for block in blocks(NOTATION, "record-json") for line in block.splitlines()]
    assert len(lines) >= 3
    for line in lines:
        (record,) = read_records([line], load)
        assert to_json(record) == line


def test_bad_records_of_the_grammar_are_refused_line_by_line() -> None:
    """A line marked with an arrow has that error, and there is no other."""
    found = blocks(NOTATION, "record-text-error")
    assert len(found) >= 2
    for text in found:
        lines = text.splitlines(keepends=True)
        expected = [(number, split(line)[1]) for number, line in enumerate(lines, 1) if "→" in line]
        with pytest.raises(BadRecord) as caught:
            list(read_records(lines, load))
        assert [(problem.line, problem.error.code) for problem in caught.value.problems] == expected


# --- Components -----------------------------------------------------------------------------------------------------


def table(page: Path, heading: str) -> list[list[str]]:
    """The cells of the table whose first heading is this one, without its head."""
    (found,) = re.findall(rf"^\| {heading} \|.*?\n\n", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found.strip().splitlines()[2:]]


def test_the_box_of_ones_own_loads_and_uses_every_word(tmp_path: Path) -> None:
    """The example file of Istanbul, for every number of players."""
    (text,) = blocks(page_of("istanbul"), "toml components")
    (file := tmp_path / "mine.toml").write_text(text, "utf-8")
    for seats in (2, 3, 4):
        game = games.load("istanbul", components=file, seats=seats)
        assert game.components_mark is not None
        assert {game.sources[f"cards.{card}.active"] for card in game.names["cards"]} == {"own"}
    cards = [card for card in tomllib.loads(text)["cards"].values() if isinstance(card, dict)]
    offers = [offer for card in cards for side in ("active", "others-may") for offer in card.get(side, [])]
    assert {word for offer in offers for word in offer} == set(OFFER_KEYS)
    assert {word.strip("`") for word, *_ in table(page_of("istanbul"), "word of an offer")} == set(OFFER_KEYS)


def claims(page: Path) -> Iterator[tuple[list[str], str, str]]:
    """What the tables of components say: places in the file, the numbers there as text, and their tag."""
    for _, keys, number, tag in table(page, "what"):
        yield re.findall(r"`([a-z_.]+)`", keys), number, tag
    for _, key, *cells in table(page, "zone"):
        for seats, cell in zip((2, 3, 4), cells, strict=True):
            yield [f"board.{seats}.{key.strip('`')}"], *tagged(cell)
    for kind, columns in (("tile", ("count", "effect", "price")), ("card", ("count", "active", "others-may"))):
        for name, *cells in table(page, kind):
            things = [name.strip("`").replace("-C", f"-{colour}") for colour in ("RYGB" if "-C" in name else "C")]
            for column, cell in zip(columns, cells, strict=True):
                if cell != "–":
                    yield [f"{kind}s.{thing}.{column}" for thing in things], *tagged(cell)


def tagged(cell: str) -> tuple[str, str]:
    """A cell and its tag: `4 5 6 [one]`."""
    text, bracket, tag = cell.rpartition("[")
    return text, bracket + tag


def numbers_at(tables: Any, place: str) -> list[int]:
    """The numbers of the components file in a place such as `board.3.colour`; `count` may be left out there."""
    for key in place.split("."):
        tables = tables.get(key, 1)
    return tables if isinstance(tables, list) else [tables]


def test_the_numbers_of_istanbul_and_their_sources_are_those_of_the_file() -> None:
    """Every tag of the page, and none is missing; numbers wherever the file has plain ones."""
    sources, told = games.load("istanbul").sources, set()
    tables = tomllib.loads((ROOT / "src/serai/games/istanbul/components.toml").read_text("utf-8"))
    for places, text, tag in claims(page_of("istanbul")):
        assert {f"[{sources[place]}]" for place in places} == {tag}, places
        told |= set(places)
        found, written = [numbers_at(tables, place) for place in places], [int(n) for n in re.findall(r"\d+", text)]
        if places[0].endswith(".count"):
            assert written == [sum(map(sum, found))], places
        elif places[0].partition(".")[0] in ("supplies", "play", "board"):
            if "each" in text:
                written *= len(places)
            assert written == list(chain(*found)), places
    assert told == set(sources)


# --- Names and links ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" not in target:
            path, _, heading = target.partition("#")
            linked = (page.parent / path) if path else page
            assert linked.exists(), f"{page.name}: {target}"
            assert not heading or heading in anchors(linked), f"{page.name}: {target}"


def anchors(page: Path) -> set[str]:
    """The names by which headings of a page are linked."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_verb_named_exists() -> None:
    verbs = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md"):
        text = page.read_text("utf-8")
        named = set(re.findall(r"(?:`|^)make ([a-z]+)", text, re.MULTILINE))
        assert named
        assert named <= verbs, f"{page.name}: {named - verbs}"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_every_clause(game: str) -> None:
    def clauses(page: Path) -> set[str]:
        return set(re.findall(r"\b[A-Z]-[A-Z]{2,}(?:-[A-Z]+)*\b", page.read_text("utf-8")))

    told = clauses(page_of(game))
    assert told
    assert told == clauses(ROOT / "src" / "serai" / "games" / game / "README.md")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_the_headings_of_the_others(game: str) -> None:
    found = re.findall(r"^## (.+)$", page_of(game).read_text("utf-8"), re.MULTILINE)
    assert found == [
        "The game",
        "Components",
        "Rules",
        "Rulings",
        "Secrets",
        "Options",
        "Notation in brief",
        "API example",
        "Numbers by simulation",
        "Version history",
    ]


def test_decisions_are_numbered_and_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    records = sorted(path.name for path in folder.glob("[0-9]*.md"))
    assert [name[:4] for name in records] == [f"{number:04}" for number in range(1, len(records) + 1)]
    listed = re.findall(r"^\| \[\d{4}\]\((.+?)\)", (folder / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == records
    for name in records:
        headings = re.findall(r"^## (.+)$", (folder / name).read_text("utf-8"), re.MULTILINE)
        assert headings == ["The question", "The choice", "What it costs"]
