"""One's own mistakes: what is kept of a review, when it is asked for, and that it goes with the guest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Engine, select

from serai.core.errors import BadInput
from serai.core.view import View
from serai.server.admin.guests import delete_guest
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage import schema
from serai.server.storage.database import migrate, open_database
from serai.server.study import mistakes as module
from serai.server.study.mistakes import Mistakes
from serai.server.study.reviewed import Reviewed
from serai.study import daily
from serai.study.puzzles import Valued, shipped

DAY = 24 * 3600 * 1000
NOW = 1_790_000_000_000


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The time, which a test may set."""
    time = [NOW]
    monkeypatch.setattr(module, "now", lambda: time[0])
    return time


def guest(engine: Engine, name: str = "Ann") -> str:
    return Guests(engine, Keys(engine)).create(name).guest.id


def decision(step: int, seat: int = 0, **more: Any) -> dict[str, Any]:
    """A decision as reviews write it, of a real position."""
    puzzle = [*shipped("jaipur").values()][step]
    moves = [
        {"move": one.move, "value": one.value, "margin": 0.0, "loss": one.loss, "loss_margin": 0.0}
        for one in puzzle.moves
    ]
    played = next(one for one in puzzle.moves if one.move == puzzle.tempting)
    return {
        **{"number": step + 1, "step": step, "seat": seat, "move": played.move, "best": puzzle.best.move},
        **{"value": played.value, "best_value": puzzle.best.value, "loss": played.loss, "loss_margin": 0.0},
        **{"counts": "yes", "band": "blunder", "moves": moves, "view": puzzle.view, "facts": [], "themes": ["a"]},
    } | more


def reviewed(guests: tuple[str | None, ...], *decisions: dict[str, Any], table: str = "table1") -> Reviewed:
    puzzle = next(iter(shipped("jaipur").values()))
    found = [*decisions]
    review = {"game": "jaipur", "rules": 1, "options": {"rounds": 3, "memory_aid": True}, "decisions": found}
    assert puzzle.game == "jaipur"
    return Reviewed(table, "jaipur", guests, ("Ann", "Bot"), (None, 3), review, NOW)


def of_rounds(rounds: int, *steps: int) -> list[int]:
    """Steps whose puzzles have as many rounds."""
    return [n for n, one in enumerate(shipped("jaipur").values()) if one.options["rounds"] == rounds][: len(steps)]


def test_mistakes_of_guests_are_kept_and_no_others(engine: Engine) -> None:
    mistakes, ann = Mistakes(engine), guest(engine)
    a, b, c, d, e = of_rounds(3, 0, 1, 2, 3, 4)
    found = reviewed(
        (ann, None),
        decision(a),
        decision(b, seat=1),  # a bot's
        decision(c, band="equal"),
        decision(d, loss=0.03, band="inaccuracy"),
        decision(e, counts="decided"),
    )
    assert mistakes.keep(found) == 1
    assert mistakes.keep(found) == 0  # the game is reviewed again
    assert mistakes.counts(ann) == (1, 1) and mistakes.counts(None) == (0, 0)
    (listed,) = mistakes.listed(ann).games
    assert (listed.game, listed.count, listed.due) == ("jaipur", 1, 1)


def test_a_mistake_is_solved_and_comes_again(engine: Engine, clock: list[int]) -> None:
    mistakes, ann = Mistakes(engine), guest(engine)
    (at,) = of_rounds(3, 0)
    mistakes.keep(reviewed((ann, None), decision(at)))
    shown = mistakes.next(ann, "jaipur", "a")
    assert shown.counts and shown.rating is None
    puzzle = [*shipped("jaipur").values()][at]
    position, move = mistakes.position(ann, shown.id, puzzle.tempting)
    failed = mistakes.attempt(ann, shown.id, position, move)
    assert not failed.is_solved and failed.counted and (failed.table, failed.step) == ("table1", at)
    assert failed.due_at is not None and NOW < failed.due_at < NOW + DAY
    # at once again: now the answer is known, and nothing is counted
    again = mistakes.attempt(ann, shown.id, position, puzzle.best.move)
    assert again.is_solved and not again.counted and again.due_at == failed.due_at
    gaps = []
    for _ in range(4):
        clock[0] = mistakes._row(ann, shown.id).due_at
        solved = mistakes.attempt(ann, shown.id, position, puzzle.best.move)
        assert solved.counted and solved.due_at is not None
        gaps.append(solved.due_at - clock[0])
    assert gaps == sorted(gaps) and gaps[-1] > 5 * DAY
    assert mistakes.counts(ann) == (1, 0) and mistakes.listed(ann).next_due_at == solved.due_at


def test_what_is_due_longest_comes_first(engine: Engine, clock: list[int]) -> None:
    mistakes, ann = Mistakes(engine), guest(engine)
    first, second = of_rounds(3, 0, 1)
    mistakes.keep(replace(reviewed((ann, None), decision(first), table="old"), finished_at=NOW - DAY))
    mistakes.keep(reviewed((ann, None), decision(second, themes=["b"])))
    assert mistakes.next(ann, None, None).id != mistakes.next(ann, None, "b").id
    row = mistakes._row(ann, mistakes.next(ann, None, None).id)
    assert row.table_id == "old"
    with pytest.raises(BadInput, match=r"puzzle\.none"):
        mistakes.next(ann, "istanbul", None)


async def test_a_move_the_review_did_not_judge_is_judged(engine: Engine) -> None:
    """Another move may be as good: it is asked about before the attempt is called wrong."""
    at = next(
        n
        for n, one in enumerate(shipped("jaipur").values())
        if one.options["rounds"] == 3 and len(one.seen.legal_moves) > len(one.moves)
    )
    puzzle = [*shipped("jaipur").values()][at]
    judged = {valued.move for valued in puzzle.moves}
    legal = [puzzle.loaded.write(code) for code in puzzle.seen.legal_moves.codes.tolist()]
    other = next(move for move in legal if move not in judged)

    async def judge(view: View, move: str) -> tuple[Valued, ...]:
        assert view.text == puzzle.view and move == other
        return (Valued(puzzle.best.move, 0.6, 0.0), Valued(other, 0.59, 0.01))

    mistakes, ann = Mistakes(engine, judge), guest(engine)
    mistakes.keep(reviewed((ann, None), decision(at)))
    id = mistakes.next(ann, None, None).id
    position, move = mistakes.position(ann, id, other)
    assert not position.solves(move)
    found = mistakes.attempt(ann, id, await mistakes.judged(position, move), move)
    assert found.is_solved and any(one.is_yours for one in found.moves)
    assert await Mistakes(engine).judged(position, move) == position  # nobody can judge: it counts as wrong


def test_nobody_elses_mistakes(engine: Engine) -> None:
    mistakes, ann, ben = Mistakes(engine), guest(engine), guest(engine, "Ben")
    mistakes.keep(reviewed((ann, None), decision(*of_rounds(3, 0))))
    id = mistakes.next(ann, None, None).id
    for ask in (mistakes.shown, mistakes.remove):
        with pytest.raises(BadInput, match=r"mistake\.unknown"):
            ask(ben, id)
    mistakes.remove(ann, id)
    assert mistakes.counts(ann) == (0, 0)
    with pytest.raises(BadInput, match=r"mistake\.unknown"):
        mistakes.remove(ann, id)


def test_a_deck_does_not_grow_for_ever(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    mistakes, ann = Mistakes(engine), guest(engine)
    for number, at in enumerate(of_rounds(3, 0, 1, 2, 3, 4)):
        mistakes.keep(replace(reviewed((ann, None), decision(at), table=f"t{number}"), finished_at=NOW - number))
    assert mistakes.counts(ann)[0] == 3


def test_all_rows_go_with_the_guest(engine: Engine) -> None:
    mistakes, ann = Mistakes(engine), guest(engine)
    mistakes.keep(reviewed((ann, None), decision(*of_rounds(3, 0))))
    delete_guest(engine, ann, "test")
    with engine.connect() as connection:
        assert connection.execute(select(schema.mistakes)).all() == []
    assert mistakes.keep(reviewed((ann, None), decision(*of_rounds(3, 0)))) == 0


def test_a_deal_still_to_be_played_from_the_other_side_gives_no_mistakes(engine: Engine, clock: list[int]) -> None:
    """They would tell their player where its cards lie (decision 0039)."""
    mistakes, ann = Mistakes(engine), guest(engine)
    first, second = of_rounds(3, 0, 1)
    closes_at = NOW + 7 * DAY
    with engine.begin() as connection:
        deal = {"name": daily.duplicate_name("match", 1), "game": "jaipur", "commitment": "", "source": ""}
        connection.execute(schema.deals.insert().values(**deal, promised_at=NOW, closes_at=closes_at))
    _try(engine, deal["name"], ann, 0, "table1", "played")
    mistakes.keep(reviewed((ann, None), decision(first)))
    id = _kept(engine)[0]
    assert mistakes.counts(ann) == (0, 0) and not mistakes.listed(ann).games
    for asked in (lambda: mistakes.next(ann, None, None), lambda: mistakes.shown(ann, id)):
        with pytest.raises(BadInput):
            asked()
    _try(engine, deal["name"], ann, 1, "table2", "playing")
    assert mistakes.counts(ann) == (0, 0)
    clock[0] = closes_at  # the other side was never played, and cannot be any more
    assert mistakes.counts(ann) == (1, 1)
    clock[0] = NOW
    with engine.begin() as connection:
        connection.execute(schema.tries.update().where(schema.tries.c.table_id == "table2").values(state="played"))
    mistakes.keep(reviewed((ann, None), decision(second), table="table2"))
    assert mistakes.counts(ann) == (2, 2) and mistakes.shown(ann, id).id == id


def test_the_deal_of_the_day_gives_mistakes_at_once(engine: Engine) -> None:
    mistakes, ann = Mistakes(engine), guest(engine)
    (at,) = of_rounds(3, 0)
    with engine.begin() as connection:
        deal = {"name": "daily-jaipur-2026-09-21", "game": "jaipur", "commitment": "", "source": ""}
        connection.execute(schema.deals.insert().values(**deal, promised_at=NOW, closes_at=NOW + DAY))
    _try(engine, deal["name"], ann, 0, "table1", "played")
    mistakes.keep(reviewed((ann, None), decision(at)))
    assert mistakes.counts(ann) == (1, 1)


def _try(engine: Engine, deal: str, guest: str, seat: int, table: str, state: str) -> None:
    row = {"deal": deal, "guest_id": guest, "seat": seat, "table_id": table, "started_at": NOW, "state": state}
    with engine.begin() as connection:
        connection.execute(schema.tries.insert().values(**row))


def _kept(engine: Engine) -> list[str]:
    with engine.connect() as connection:
        return list(connection.execute(select(schema.mistakes.c.id)).scalars())
