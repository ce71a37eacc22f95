"""The documentation: its examples run and parse, its links lead somewhere, its names exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from serai import games
from serai.bots import player
from serai.core.errors import BadNotation, BadRecord
from serai.core.game import Game
from serai.core.reading import read_records
from serai.core.writing import to_json, to_text
from serai.lab.simulate import play_games

ROOT = Path(__file__).resolve().parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src" / "serai" / "games").glob("*/README.md")),
]
NOTATION = ROOT / "docs" / "notation.md"
GAMES = sorted(path.stem for path in (ROOT / "docs" / "games").glob("*.md"))


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
    (program,) = blocks(ROOT / "docs" / "games" / f"{game}.md", "python")
    exec(program, {})
    printed = capsys.readouterr().out.splitlines()
    comments = re.findall(r"^ *print\(.*\)  # (.+)$", program, re.MULTILINE)
    assert comments
    assert set(comments) <= set(printed)


def test_the_counting_of_the_numbers_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = blocks(ROOT / "docs" / "games" / "jaipur.md", "python counting")
    monkeypatch.chdir(tmp_path)
    records = play_games(games.load("jaipur", rounds=1), [player("greedy")] * 2, 10, 1)
    Path("greedy.jsonl").write_text("".join(to_json(record) + "\n" for record in records), "utf-8")
    exec(program, {})
    assert re.fullmatch(r"\d+\.\d moves, the starter wins \d+\.\d%, \d full ties\n", capsys.readouterr().out)


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
            games.load(game).parse_move(text)
        assert caught.value.code == code


@pytest.mark.parametrize("game", GAMES)
def test_positions_of_the_grammar_are_canonical(game: str) -> None:
    (block,) = blocks(NOTATION, f"{game}-positions")
    loaded = games.load(game)
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
        if "rounds:" in text:
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

    told = clauses(ROOT / "docs" / "games" / f"{game}.md")
    assert told
    assert told == clauses(ROOT / "src" / "serai" / "games" / game / "README.md")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_has_the_headings_of_the_others(game: str) -> None:
    found = re.findall(r"^## (.+)$", (ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8"), re.MULTILINE)
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
