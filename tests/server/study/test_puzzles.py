"""Puzzles on a server: which comes next, ratings, the puzzle of the day, and nothing that gives a solution away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import msgspec
import pytest
from sqlalchemy import Engine, select

from serai.core.errors import BadInput, GameError
from serai.protocol import puzzles as wire
from serai.server.admin.guests import delete_guest
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage import schema
from serai.server.storage.database import migrate, open_database
from serai.server.study import puzzles as module
from serai.server.study.puzzles import Puzzles, daily, position_of
from serai.study.puzzles import Puzzle, shipped

GAMES = ["jaipur", "istanbul"]
#: A puzzle of Istanbul whose solution, and what tempts, are two ways to pay for one ruby.
PAYMENTS = "zc7s4th"


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    migrate(engine)
    yield engine
    engine.dispose()


def guest(engine: Engine, name: str = "Ann") -> str:
    return Guests(engine, Keys(engine)).create(name).guest.id


def some(game: str = "jaipur", at: int = 0) -> Puzzle:
    return [*shipped(game).values()][at]


def wrong_move(puzzle: Puzzle) -> str:
    legal = [puzzle.loaded.write(code) for code in puzzle.seen.legal_moves.codes.tolist()]
    return next(move for move in legal if move not in {valued.move for valued in puzzle.moves})


@pytest.mark.parametrize("game", GAMES)
def test_a_solved_puzzle_raises_the_solver_and_lowers_the_puzzle(engine: Engine, game: str) -> None:
    puzzles, ann, puzzle = Puzzles(engine), guest(engine), some(game)
    before = puzzles.shown(ann, puzzle)
    assert before.counts and before.rating == puzzle.rating
    found = puzzles.attempt(ann, puzzle, puzzle.best.move)
    assert found.is_solved and found.counted and found.change > 0
    assert found.rating is not None and found.rating.value == 1500 + found.change and found.rating.attempts == 1
    assert found.rating.low < found.rating.value < found.rating.high
    assert found.puzzle_rating is not None and found.puzzle_rating < puzzle.rating
    assert not puzzles.shown(ann, puzzle).counts
    assert found.moves[0].move == puzzle.best.move and found.moves[0].is_yours and found.moves[0].solves
    assert found.after is not None and found.events


def test_a_second_attempt_is_not_rated(engine: Engine) -> None:
    puzzles, ann, puzzle = Puzzles(engine), guest(engine), some()
    first = puzzles.attempt(ann, puzzle, puzzle.tempting)
    assert not first.is_solved and first.counted and first.change < 0
    second = puzzles.attempt(ann, puzzle, puzzle.best.move)
    assert second.is_solved and not second.counted and second.change == 0
    assert (second.rating, second.puzzle_rating) == (first.rating, first.puzzle_rating)


def test_a_move_nobody_judged_does_not_solve_it(engine: Engine) -> None:
    puzzle = next(one for one in shipped("jaipur").values() if len(one.seen.legal_moves) > len(one.moves) + 2)
    found = Puzzles(engine).attempt(guest(engine), puzzle, wrong_move(puzzle))
    assert not found.is_solved and not any(move.is_yours for move in found.moves)


def test_an_illegal_move_is_no_attempt(engine: Engine) -> None:
    puzzles, ann, puzzle = Puzzles(engine), guest(engine), some()
    for move in ("nonsense", "+KKKKKKKK", ""):
        with pytest.raises(GameError):
            puzzles.attempt(ann, puzzle, move)
    assert puzzles.shown(ann, puzzle).counts
    with pytest.raises(BadInput, match=r"puzzle\.unknown"):
        puzzles.find("nothing")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_the_first_answer_tells_the_solution(engine: Engine, game: str) -> None:
    """Byte for byte the same whatever the solution is, and without a word of themes and values."""
    puzzles, puzzle = Puzzles(engine), some(game)
    sent = msgspec.json.encode(puzzles.shown(None, puzzle))
    other = replace(puzzle, moves=tuple(reversed(puzzle.moves)), themes=("x",), tempting="x")
    assert msgspec.json.encode(puzzles.shown(None, other)) == sent
    told = json.loads(sent)
    assert set(told) <= {"id", "game", "rules", "options", "seats", "seat", "shown", "rating", "counts", "day"}
    assert set(told["shown"]) == {"view", "legal"}
    codes = puzzle.seen.legal_moves.codes.tolist()
    assert [one["move"] for one in told["shown"]["legal"]] == [puzzle.loaded.write(code) for code in codes]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_does_not_depend_on_what_is_hidden(game: str) -> None:
    """Any world that fits the view gives the same bytes, before the attempt and after it."""
    position = position_of(some(game))
    assert msgspec.json.encode(position.to_solve("x", 1, True)) == msgspec.json.encode(position.to_solve("x", 1, True))
    best = position.moves[0].move
    views = set()
    for seed in range(5):
        world = position.game.determinize(position.view, module.random.Random(seed))
        after = world.play_code(position.game.code(best))
        shown = msgspec.json.encode(position.game.definition.show(after.view(position.view.seat)))
        views.add(shown)
    assert views == {msgspec.json.encode(position.solution(best, True).after)}


def test_of_moves_for_the_same_ruby_the_best_is_told(engine: Engine) -> None:
    """Ways to pay are one row; the best is compared with another kind of move, which is in the list."""
    puzzle = shipped("istanbul")[PAYMENTS]
    assert [one.move.split()[:2] for one in puzzle.moves[:2]] == [puzzle.best.move.split()[:2]] * 2
    found = Puzzles(engine).attempt(guest(engine), puzzle, puzzle.best.move)
    things = [" ".join(one.move.split()[:2]) for one in found.moves]
    assert len(set(things)) == len(things) > 1 and found.moves[0].other_ways > 0
    assert len(found.moves) + sum(one.other_ways for one in found.moves) == len(puzzle.moves)
    others = [one for one in puzzle.moves[1:] if one.move.startswith("ruby all")]
    assert found.moves[0].other_value == round(max(one.value for one in others), 3)
    (compared,) = [one for one in found.moves if one.is_compared]
    assert compared.say == found.about and not compared.move.startswith("ruby all")
    # one's own way to pay stays beside the best
    paid = others[0].move
    failed = Puzzles(engine).attempt(guest(engine), puzzle, paid)
    assert not failed.is_solved and [one.move for one in failed.moves if one.is_yours] == [paid]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_compared_is_in_the_list(engine: Engine, game: str) -> None:
    puzzles, ann = Puzzles(engine), guest(engine)
    for at in range(0, 100, 10):
        found = puzzles.attempt(ann, some(game, at), some(game, at).best.move)
        assert sum(one.is_compared for one in found.moves) == 1 and found.moves[0].is_yours


def test_the_next_puzzle_is_new_and_near_the_rating(engine: Engine) -> None:
    puzzles, ann = Puzzles(engine), guest(engine)
    seen = set()
    for _ in range(12):
        puzzle = puzzles.next(ann, "jaipur", None)
        assert puzzle.id not in seen
        seen.add(puzzle.id)
        puzzles.attempt(ann, puzzle, puzzle.best.move)
    listed = puzzles.listed(ann, date(2026, 11, 17), (3, 2))
    jaipur = next(game for game in listed.games if game.game == "jaipur")
    assert (jaipur.tried, jaipur.solved, listed.mistakes, listed.due) == (12, 12, 3, 2)
    assert jaipur.rating is not None and jaipur.rating.value > 1600
    strong = [puzzles.next(ann, "jaipur", None).rating for _ in range(8)]
    weak = [puzzles.next(guest(engine), "jaipur", None).rating for _ in range(8)]
    assert sum(strong) > sum(weak)
    with pytest.raises(BadInput, match=r"puzzle\.none"):
        puzzles.next(ann, "jaipur", "no-such-theme")


def test_who_has_tried_all_gets_the_one_tried_first(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict([*shipped("jaipur").items()][:3])
    monkeypatch.setattr(module.library, "shipped", lambda game: few if game == "jaipur" else {})
    puzzles, ann = Puzzles(engine), guest(engine)
    order = []
    for number in range(3):
        monkeypatch.setattr(module, "now", lambda at=number: 1000 + at)
        order.append(puzzles.next(ann, "jaipur", None))
        puzzles.attempt(ann, order[-1], order[-1].best.move)
    assert puzzles.next(ann, "jaipur", None) == order[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day(game: str) -> None:
    """The same for everybody, another every day, harder on Sundays than on Mondays."""
    days = [date(2026, 11, 16) + timedelta(days) for days in range(28)]
    found = [daily(game, day) for day in days]
    assert found == [daily(game, day) for day in days]
    assert len({puzzle.id for puzzle in found if puzzle is not None}) == len(days)
    for week in range(4):
        monday, sunday = found[7 * week], found[7 * week + 6]
        assert monday is not None and sunday is not None and monday.rating < sunday.rating


def test_what_a_move_would_do(engine: Engine) -> None:
    position = position_of(some())
    assert position.told(wire.MoveTried(position.tempting)).is_legal
    assert not position.told(wire.MoveTried("nonsense")).is_legal
    assert not position.told(wire.MoveTried()).is_legal


def test_all_rows_go_with_the_guest(engine: Engine) -> None:
    puzzles, ann, puzzle = Puzzles(engine), guest(engine), some()
    puzzles.attempt(ann, puzzle, puzzle.best.move)
    delete_guest(engine, ann, "test")
    with engine.connect() as connection:
        for table in (schema.puzzle_attempts, schema.solver_ratings):
            assert connection.execute(select(table)).all() == []
        assert len(connection.execute(select(schema.puzzle_ratings)).all()) == 1
    assert not puzzles.attempt(ann, puzzle, puzzle.best.move).counted  # who was deleted meanwhile leaves nothing
