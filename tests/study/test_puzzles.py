"""Puzzles: how they are found, kept and refused."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest

from serai import games
from serai.cli import main
from serai.core.errors import BadInput
from serai.study import mining
from serai.study.difficulty import LEVEL_RATINGS, starting_rating
from serai.study.mining import ask, is_kept, mine
from serai.study.puzzles import FILE, SOLVES, Puzzle, Valued, find, id_of, read_set, shipped, write_set

GAMES = ["jaipur", "istanbul"]


@pytest.fixture(scope="module", params=GAMES)
def mined(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Puzzle], Path]:
    """Two puzzles of a game, and the file of a run that was stopped after the first."""
    work = tmp_path_factory.mktemp("puzzles") / "work.jsonl"
    found = [*mine(request.param, 1, 5, work)][-1]
    return list(found.puzzles), work


def test_a_puzzle_is_what_it_should_be(mined: tuple[list[Puzzle], Path]) -> None:
    """Its lead is large, nobody has nearly won, a level 2 hesitates, and its moves are legal."""
    for puzzle in mined[0]:
        view = puzzle.seen
        assert puzzle.id == id_of(view) and view.text == puzzle.view and view.seat == view.mover
        assert puzzle.moves[1].loss >= mining.GAP and 0.05 <= puzzle.best.value <= 0.95
        assert puzzle.solutions == (puzzle.best.move,)
        assert len(ask(view, 2, mining.ASKED, (1,))) >= 2
        legal = {puzzle.loaded.write(code) for code in view.legal_moves.codes.tolist()}
        assert {valued.move for valued in puzzle.moves} <= legal and puzzle.tempting in legal
        assert puzzle.tempting not in puzzle.solutions
        assert puzzle.loaded.has_memory  # a solver has not seen what was played before


def test_a_stopped_run_goes_on_where_it_was(mined: tuple[list[Puzzle], Path], tmp_path: Path) -> None:
    """What one run finds is what two find, the second from the file of the first; also after half a line."""
    puzzles, work = mined
    copy = tmp_path / "work.jsonl"
    lines = work.read_text("utf-8").splitlines(keepends=True)
    copy.write_text("".join(lines[:-1]) + lines[-1][: len(lines[-1]) // 2], "utf-8")
    resumed = [*mine(puzzles[0].game, 1, 5, copy)][-1]
    assert resumed.puzzles == puzzles
    other = "istanbul" if puzzles[0].game == "jaipur" else "jaipur"
    with pytest.raises(BadInput, match=r"puzzles\.other-run"):
        next(mine(other, 2, 5, work))


@pytest.mark.parametrize(
    "content",
    [b"[]", b"{}", b'{"game":"jaipur","seed":5}', b'{"game":"jaipur","seed":5,"puzzles":[{}]}', b"5", b"\xff\xfe"],
)
def test_what_is_no_file_of_a_stopped_run_is_refused(content: bytes, tmp_path: Path) -> None:
    (work := tmp_path / "set.part").write_bytes(content)
    with pytest.raises(BadInput, match=r"puzzles\.unreadable"):
        next(mine("jaipur", 1, 5, work))
    assert work.read_bytes() == content


def test_a_longer_look_must_agree(mined: tuple[list[Puzzle], Path]) -> None:
    puzzle = mined[0][0]
    game = puzzle.loaded
    analysis = mining.analyse(puzzle.seen, [game.code(valued.move) for valued in puzzle.moves], 5_000, 3)
    best, second = analysis.best.code, analysis.moves[1].code
    assert is_kept(analysis, best) == (analysis.moves[1].loss >= mining.GAP)
    assert not is_kept(analysis, second)


def test_positions_that_are_nearly_the_same_are_twins(mined: tuple[list[Puzzle], Path]) -> None:
    puzzle = mined[0][0]
    assert mining.are_twins(puzzle.seen, puzzle.seen)
    position, random = puzzle.loaded.start(), mining.seeded(4)
    while position.turn is None:
        position = position.chance(random)
    assert not mining.are_twins(puzzle.seen, position.view(position.mover))


def test_the_file_gives_back_what_was_written(mined: tuple[list[Puzzle], Path], tmp_path: Path) -> None:
    puzzles, _ = mined
    definition, path = games.definition(puzzles[0].game), tmp_path / "set.json.gz"
    write_set(path, definition, puzzles)
    (again,) = read_set(path, definition).values()
    assert again == replace(
        puzzles[0], moves=tuple(Valued(m.move, round(m.value, 3), round(m.loss, 3)) for m in puzzles[0].moves)
    )
    first = path.read_bytes()
    write_set(path, definition, puzzles)
    assert path.read_bytes() == first


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": 2}, "puzzles.other-version"),
        ({"game": "istanbul"}, "puzzles.other-game"),
        ({"rules": 99}, "puzzles.other-rules"),
        ({"puzzles": [{"id": "x"}]}, "puzzles.unreadable"),
        ({"puzzles": 7}, "puzzles.unreadable"),
    ],
)
def test_a_file_of_another_kind_is_refused_with_the_reason(
    change: dict[str, object], code: str, tmp_path: Path
) -> None:
    path, head = tmp_path / "set.json.gz", {"version": 1, "game": "jaipur", "rules": 1, "puzzles": []}
    path.write_bytes(gzip.compress(json.dumps({**head, **change}).encode()))
    with pytest.raises(BadInput) as refused:
        read_set(path, games.definition("jaipur"))
    assert refused.value.code == code


def test_what_is_no_file_of_puzzles(tmp_path: Path) -> None:
    path, definition = tmp_path / "set.json.gz", games.definition("jaipur")
    with pytest.raises(BadInput, match=r"puzzles\.no-file"):
        read_set(path, definition)
    shipped_set = bytearray((definition.folder / FILE).read_bytes())
    shipped_set[500] ^= 0xFF
    for content in (b"", b"nonsense", gzip.compress(b"[1]"), gzip.compress(b"{}")[:-9], bytes(shipped_set)):
        path.write_bytes(content)
        with pytest.raises(BadInput, match=r"puzzles\.unreadable"):
            read_set(path, definition)


def test_the_rating_follows_from_who_finds_it() -> None:
    """The weaker those who find it, the lower; what nobody finds is hardest."""
    shares = [{level: float(level >= least) for level in LEVEL_RATINGS} for least in range(1, 7)]
    ratings = [starting_rating(share) for share in shares]
    assert ratings == sorted(ratings) and len(set(ratings)) == len(ratings)
    assert LEVEL_RATINGS[2] < ratings[2] < LEVEL_RATINGS[3]  # levels 3 and up find it


@pytest.mark.parametrize("game", GAMES)
def test_the_sets_that_ship(game: str) -> None:
    """Five hundred each, all different, small, of the game's own rules; a sample is solved by legal moves."""
    puzzles = shipped(game)
    definition = games.definition(game)
    assert len(puzzles) == 500
    assert (definition.folder / "puzzles.json.gz").stat().st_size < 150_000
    assert len({puzzle.view for puzzle in puzzles.values()}) == len(puzzles)
    for puzzle in [*puzzles.values()][::25]:
        assert id_of(puzzle.seen) == puzzle.id and find(puzzle.id) is puzzle
        assert puzzle.rules == definition.rules_version
        assert puzzle.moves[1].loss >= mining.GAP > SOLVES
        legal = {puzzle.loaded.write(code) for code in puzzle.seen.legal_moves.codes.tolist()}
        assert {valued.move for valued in puzzle.moves} <= legal
    seats = {puzzle.options.get("seats") for puzzle in puzzles.values()}
    assert len(seats) == len(definition.seats)


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "found.json.gz"
    assert main(["puzzles", "istanbul", "--count", "1", "--seed", "5", "--out", str(out), "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert counts["puzzles"] == 1 and counts["decisions"] > 0
    assert len(read_set(out, games.definition("istanbul"))) == 1
    assert [path.name for path in tmp_path.iterdir()] == [out.name]
    assert main(["puzzles", "chess"]) == 2 and "cli.unknown-game" in capsys.readouterr().err
