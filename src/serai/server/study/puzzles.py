"""Puzzles as guests solve them: which comes next, what an attempt does to the ratings, the puzzle of the day.

Every solver has a rating in each game and every puzzle has one; a first attempt is a game of Glicko-2 between them. All
methods use the database and may wait: they run in threads.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from datetime import date
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Row, insert, select
from sqlalchemy import exists as any_of
from sqlalchemy.exc import IntegrityError

from serai import games
from serai.core.errors import BadInput
from serai.protocol import puzzles as wire
from serai.server.storage.database import now
from serai.server.storage.schema import guests, puzzle_attempts, puzzle_ratings, solver_ratings
from serai.server.study.positions import StudyPosition, themes_listed
from serai.study import puzzles as library
from serai.study.glicko import Rating, meet
from serai.study.puzzles import Puzzle

#: How unsure the rating of a puzzle is that nobody has tried: bots are no people.
START_DEVIATION = 150.0
#: A period of Glicko-2 in milliseconds: after a year without an attempt a rating is about twice as unsure.
PERIOD = 5 * 24 * 3600 * 1000
#: The next puzzle is somewhat easier than the solver's rating: one of this number of nearest ones.
EASIER, NEAREST = 60, 20
#: The puzzles of the week, from the easiest on Monday to the hardest on Sunday.
_WEEK = 7


class Puzzles:
    """The puzzles of all games, and the ratings in a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)

    def find(self, id: str) -> Puzzle:
        """The puzzle with this id; `puzzle.unknown` if there is none."""
        found = library.find(id)
        if found is None:
            raise BadInput("puzzle.unknown")
        return found

    def shown(self, guest: str | None, puzzle: Puzzle, day: str | None = None) -> wire.PositionToSolve:
        """A puzzle to be solved."""
        with self._engine.connect() as connection:
            rating = _puzzle_rating(connection, puzzle)[0]
            is_new = guest is None or _attempt(connection, guest, puzzle.id) is None
        return position_of(puzzle).to_solve(puzzle.id, round(rating.value), is_new, day)

    def next(self, guest: str | None, game: str, theme: str | None) -> Puzzle:
        """A puzzle the guest has not tried, near their rating; if none is left, one tried long ago."""
        asked = [puzzle for puzzle in library.shipped(game).values() if theme is None or theme in puzzle.themes]
        if not asked:
            raise BadInput("puzzle.none")
        with self._engine.connect() as connection:
            rating = _solver(connection, guest, game)[0] if guest is not None else Rating()
            tried = _tried(connection, guest, game) if guest is not None else {}
            changed = {row.puzzle: row.value for row in connection.execute(select(puzzle_ratings))}
        fresh = [puzzle for puzzle in asked if puzzle.id not in tried]
        if not fresh:
            return min(asked, key=lambda puzzle: tried[puzzle.id].at)
        wanted = rating.value - EASIER
        fresh.sort(key=lambda puzzle: abs(changed.get(puzzle.id, puzzle.rating) - wanted))
        return random.choice(fresh[:NEAREST])

    def daily(self, game: str, day: date) -> Puzzle | None:
        """The puzzle of a day, the same for everybody; nothing if a game has none."""
        return daily(game, day)

    def attempt(self, guest: str, puzzle: Puzzle, move: str) -> wire.Solution:
        """Try a move: whether it solves the puzzle, and what there is to know. Only a first attempt is rated."""
        position = position_of(puzzle)
        played = position.checked(move)
        solution = position.solution(played, True, puzzle.themes)
        change = self._rated(guest, puzzle, played, solution.is_solved)
        with self._engine.connect() as connection:
            solver, row = _solver(connection, guest, puzzle.game)
            hardness, _ = _puzzle_rating(connection, puzzle)
        return replace(
            solution,
            counted=change is not None,
            change=round(change or 0),
            rating=shown_rating(solver, row),
            puzzle_rating=round(hardness.value),
        )

    def _rated(self, guest: str, puzzle: Puzzle, move: str, is_solved: bool) -> float | None:
        """Rate a first attempt; return by how much the solver's rating changed, or nothing if it was not the first."""
        while True:
            try:
                with self._writer.begin() as connection:
                    return _rate(connection, guest, puzzle, move, is_solved)
            except IntegrityError:
                with self._engine.connect() as connection:
                    if _attempt(connection, guest, puzzle.id) is not None:
                        return None  # tried before, perhaps just now in another window
                # otherwise somebody else was the first to try this puzzle, at the same time: its row is there now

    def listed(self, guest: str | None, day: date, mistakes: tuple[int, int]) -> wire.PuzzlesListed:
        """The puzzles of all games, as a guest has solved them; `mistakes` are all of their own, and those due."""
        found = []
        with self._engine.connect() as connection:
            for game in games.offered():
                puzzles = library.shipped(game)
                if not puzzles:
                    continue
                tried = _tried(connection, guest, game) if guest is not None else {}
                rating, row = _solver(connection, guest, game) if guest is not None else (Rating(), None)
                counts = Counter(theme for puzzle in puzzles.values() for theme in puzzle.themes)
                today = daily(game, day)
                found.append(
                    wire.PuzzleGame(
                        game,
                        len(puzzles),
                        len(tried),
                        sum(one.is_solved for one in tried.values()),
                        themes_listed(game, counts, games.definition(game).theme_names),
                        _daily_listed(today, day, tried) if today is not None else None,
                        shown_rating(rating, row) if row is not None else None,
                    )
                )
        return wire.PuzzlesListed(tuple(found), *mistakes)


def position_of(puzzle: Puzzle) -> StudyPosition:
    """The position of a puzzle."""
    return StudyPosition(puzzle.seen, puzzle.moves, puzzle.tempting)


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day: easy on Mondays, hard on Sundays, none twice until all of that weekday were there.

    It follows from the date and from what ships with the game alone, so all servers have the same.
    """
    puzzles = sorted(library.shipped(game).values(), key=lambda puzzle: (puzzle.rating, puzzle.id))
    weekday, size = day.weekday(), len(puzzles)
    band = puzzles[size * weekday // _WEEK : size * (weekday + 1) // _WEEK]
    if not band:
        return puzzles[day.toordinal() % size] if puzzles else None
    band.sort(key=lambda puzzle: hashlib.sha256(f"daily {puzzle.id}".encode()).digest())
    return band[day.toordinal() // _WEEK % len(band)]


def shown_rating(rating: Rating, row: Row[Any] | None) -> wire.RatingInfo:
    """A rating as it is shown."""
    low, high = rating.interval
    return wire.RatingInfo(round(rating.value), round(low), round(high), row.attempts if row is not None else 0)


def _daily_listed(puzzle: Puzzle, day: date, tried: dict[str, Row[Any]]) -> wire.DailyListed:
    attempt = tried.get(puzzle.id)
    return wire.DailyListed(day.isoformat(), puzzle.id, None if attempt is None else bool(attempt.is_solved))


def _tried(connection: Connection, guest: str, game: str) -> dict[str, Row[Any]]:
    mine = (puzzle_attempts.c.guest_id == guest) & (puzzle_attempts.c.game == game)
    return {row.puzzle: row for row in connection.execute(select(puzzle_attempts).where(mine))}


def _attempt(connection: Connection, guest: str, puzzle: str) -> Row[Any] | None:
    mine = (puzzle_attempts.c.guest_id == guest) & (puzzle_attempts.c.puzzle == puzzle)
    return connection.execute(select(puzzle_attempts).where(mine)).one_or_none()


def _solver(connection: Connection, guest: str, game: str, locks: bool = False) -> tuple[Rating, Row[Any] | None]:
    """The rating of a guest in a game as it was last changed, and its row; a new one if there is none."""
    query = select(solver_ratings).where(solver_ratings.c.guest_id == guest, solver_ratings.c.game == game)
    row = connection.execute(query.with_for_update() if locks else query).one_or_none()
    return (Rating() if row is None else Rating(row.value, row.deviation, row.volatility)), row


def _puzzle_rating(connection: Connection, puzzle: Puzzle, locks: bool = False) -> tuple[Rating, Row[Any] | None]:
    """The rating of a puzzle, and its row; as it ships if nobody has tried it."""
    query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.id)
    row = connection.execute(query.with_for_update() if locks else query).one_or_none()
    if row is None:
        return Rating(puzzle.rating, START_DEVIATION), None
    return Rating(row.value, row.deviation, row.volatility), row


def _rate(connection: Connection, guest: str, puzzle: Puzzle, move: str, is_solved: bool) -> float | None:
    """Write a first attempt down and rate both; return by how much the solver's rating changed.

    `IntegrityError` if there was an attempt before; nothing happens then, nor to a guest who was deleted meanwhile.
    """
    at = now()
    if not connection.execute(select(any_of().where(guests.c.id == guest))).scalar():
        return None
    connection.execute(
        insert(puzzle_attempts).values(
            guest_id=guest, puzzle=puzzle.id, game=puzzle.game, at=at, move=move, is_solved=is_solved
        )
    )
    hardness, hard = _puzzle_rating(connection, puzzle, locks=True)
    solver, row = _solver(connection, guest, puzzle.game, locks=True)
    since = tuple(0.0 if one is None else max(0, at - one.rated_at) / PERIOD for one in (row, hard))
    after, puzzle_after = meet(solver, hardness, float(is_solved), (since[0], since[1]))
    keys = {"guest_id": guest, "game": puzzle.game}
    _keep(connection, solver_ratings, row, keys, after, at, is_solved)
    _keep(connection, puzzle_ratings, hard, {"puzzle": puzzle.id}, puzzle_after, at, is_solved)
    return after.value - solver.value


def _keep(
    connection: Connection, table: Any, row: Row[Any] | None, keys: dict[str, str], rating: Rating, at: int,
    is_solved: bool,
) -> None:  # fmt: skip
    values = {"value": rating.value, "deviation": rating.deviation, "volatility": rating.volatility, "rated_at": at}
    if row is None:
        connection.execute(insert(table).values(**keys, **values, attempts=1, solved=int(is_solved)))
        return
    counts = {"attempts": row.attempts + 1, "solved": row.solved + int(is_solved)}
    is_it = [table.c[name] == value for name, value in keys.items()]
    connection.execute(table.update().where(*is_it).values(**values, **counts))
