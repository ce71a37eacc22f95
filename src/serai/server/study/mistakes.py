"""One's own mistakes: positions of finished games where a guest gave up five points or more, to be solved again.

They are kept when a review is stored, and asked for by spaced repetition until they are removed. Those of a deal of a
duplicate match are not shown to anybody before both sides of the deal are played, or the match is over (decision 0039).
All methods use the database and may wait: they run in threads, but for those that are coroutines.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace as changed
from typing import Any

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Engine, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from serai import games
from serai.core.errors import BadInput
from serai.core.view import View
from serai.protocol import puzzles as wire
from serai.server.storage.database import now
from serai.server.storage.schema import deals, guests, tries
from serai.server.storage.schema import mistakes as table
from serai.server.study.positions import StudyPosition, themes_listed
from serai.server.study.reviewed import Reviewed
from serai.study import daily
from serai.study.puzzles import Valued
from serai.study.repetition import Memory, new_memory

#: Losses from here on are kept, unless the review finds the moves about equal.
LEAST_LOSS = 0.05
_BANDS = ("mistake", "blunder")
#: Of one guest; beyond, those go that are due last.
MOST = 400

#: Judges a move that the review did not: the value of each move that was judged with it, best first.
Judge = Callable[[View, str], Awaitable[tuple[Valued, ...] | None]]


class Mistakes:
    """The personal decks of a database."""

    def __init__(self, engine: Engine, judge: Judge | None = None) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._judge = judge

    def keep(self, reviewed: Reviewed) -> int:
        """Keep the mistakes of everybody who played; return how many are new."""
        rows = [row for decision in reviewed.review["decisions"] if (row := _row(reviewed, decision)) is not None]
        kept = 0
        for row in rows:
            try:
                with self._writer.begin() as connection:
                    if connection.execute(select(guests.c.id).where(guests.c.id == row["guest_id"])).first():
                        connection.execute(insert(table).values(**row))
                        kept += 1
            except IntegrityError:
                continue  # a game is reviewed again
        for guest in {row["guest_id"] for row in rows}:
            self._shorten(guest)
        return kept

    def _shorten(self, guest: str) -> None:
        """Leave a guest as many as one can ever repeat."""
        mine = select(table.c.id).where(table.c.guest_id == guest).order_by(table.c.due_at, table.c.made_at.desc())
        with self._writer.begin() as connection:
            surplus = list(connection.execute(mine).scalars())[MOST:]
            if surplus:
                connection.execute(delete(table).where(table.c.id.in_(surplus)))

    def counts(self, guest: str | None) -> tuple[int, int]:
        """How many mistakes a guest has, and how many of them are due."""
        with self._engine.connect() as connection:
            query = select(func.count(), func.count().filter(table.c.due_at <= now())).where(_shown_to(guest))
            found = connection.execute(query).one()
        return int(found[0]), int(found[1])

    def listed(self, guest: str) -> wire.MistakesListed:
        """A guest's mistakes by game and theme."""
        at = now()
        with self._engine.connect() as connection:
            rows = connection.execute(select(table).where(_shown_to(guest))).all()
        by_game: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in rows:
            by_game[row.game].append(row)
        found = []
        for game in [name for name in games.offered() if name in by_game]:
            mine = by_game[game]
            counts = Counter(theme for row in mine for theme in json.loads(row.position)["themes"])
            themes = themes_listed(game, counts, games.definition(game).theme_names)
            found.append(wire.MistakeGame(game, len(mine), sum(row.due_at <= at for row in mine), themes))
        later = [row.due_at for row in rows if row.due_at > at]
        return wire.MistakesListed(tuple(found), min(later) if later and len(later) == len(rows) else None)

    def next(self, guest: str, game: str | None, theme: str | None) -> wire.PositionToSolve:
        """The mistake that has been due for longest, of a game and a theme; if none is, the one that is due next."""
        wanted = _shown_to(guest)
        if game is not None:
            wanted &= table.c.game == game
        with self._engine.connect() as connection:
            for row in connection.execute(select(table).where(wanted).order_by(table.c.due_at, table.c.id)):
                if theme is None or theme in json.loads(row.position)["themes"]:
                    return _shown(row)
        raise BadInput("puzzle.none")

    def shown(self, guest: str, id: str) -> wire.PositionToSolve:
        """A mistake to be solved."""
        return _shown(self._row(guest, id))

    def told(self, guest: str, id: str, wanted: wire.MoveTried) -> wire.MoveTold:
        """What a move would do there."""
        return position_of(self._row(guest, id)).told(wanted)

    async def judged(self, position: StudyPosition, move: str) -> StudyPosition:
        """The position with a move judged that the review did not judge, if somebody can."""
        if self._judge is None or any(valued.move == move for valued in position.moves):
            return position
        found = await self._judge(position.view, move)
        if not found:
            return position
        known = {valued.move: valued for valued in position.moves}
        fresh = next((valued for valued in found if valued.move == move), None)
        if fresh is None:
            return position
        # by what it gives up in the judgement it comes from: values of two searches are not compared
        known[move] = Valued(move, max(0.0, position.moves[0].value - fresh.loss), fresh.loss)
        return changed(position, moves=tuple(sorted(known.values(), key=lambda valued: valued.loss)))

    def position(self, guest: str, id: str, move: str) -> tuple[StudyPosition, str]:
        """The position of a mistake, and the tried move in canonical notation; `GameError` if it is not legal."""
        found = position_of(self._row(guest, id))
        return found, found.checked(move)

    def attempt(self, guest: str, id: str, position: StudyPosition, move: str) -> wire.Solution:
        """Try a move. When the position was due, the attempt decides when it is due again."""
        at, is_solved = now(), position.solves(move)
        with self._writer.begin() as connection:
            row = _own(connection, guest, id)
            is_due = row.due_at <= at
            memory = Memory(row.memory, row.due_at)
            if is_due:
                memory = memory.answered(is_solved, at)
                counts = {"attempts": row.attempts + 1, "solved": row.solved + int(is_solved)}
                values = {"memory": memory.card, "due_at": memory.due_at, **counts}
                connection.execute(update(table).where(table.c.id == id).values(**values))
        solution = position.solution(move, is_due, json.loads(row.position)["themes"])
        return replace(solution, due_at=memory.due_at, table=row.table_id, step=row.step)

    def remove(self, guest: str, id: str) -> None:
        """Take a mistake out of the deck."""
        with self._writer.begin() as connection:
            _own(connection, guest, id)
            connection.execute(delete(table).where(table.c.id == id))

    def _row(self, guest: str, id: str) -> Row[Any]:
        with self._engine.connect() as connection:
            return _own(connection, guest, id)


def _shown_to(guest: str | None) -> ColumnElement[bool]:
    """The mistakes of a guest that tell nothing of a deal which that guest has still to play from its other side."""
    other = tries.alias()
    sides = select(func.count()).select_from(other)
    sides = sides.where(other.c.deal == tries.c.deal, other.c.guest_id == tries.c.guest_id, other.c.state != "playing")
    secret = select(tries.c.deal).join(deals, deals.c.name == tries.c.deal)
    secret = secret.where(
        tries.c.table_id == table.c.table_id,
        tries.c.guest_id == table.c.guest_id,
        tries.c.deal.startswith(daily.DUPLICATE, autoescape=True),
        deals.c.closes_at > now(),
        sides.scalar_subquery() < daily.SIDES,
    )
    return and_(table.c.guest_id == guest, ~secret.exists())


def _own(connection: Connection, guest: str, id: str) -> Row[Any]:
    """A mistake of this guest; `mistake.unknown` if there is none, also if it is somebody else's."""
    row = connection.execute(select(table).where(table.c.id == id, _shown_to(guest))).one_or_none()
    if row is None:
        raise BadInput("mistake.unknown")
    return row


def _row(reviewed: Reviewed, decision: Mapping[str, Any]) -> dict[str, Any] | None:
    """The row of a decision, if it is a mistake of a guest."""
    guest, review = reviewed.guests[decision["seat"]], reviewed.review
    is_kept = decision["band"] in _BANDS and decision["loss"] >= LEAST_LOSS and decision["counts"] == "yes"
    if guest is None or not is_kept:
        return None
    moves = sorted(decision["moves"], key=lambda move: float(move["loss"]))
    position = {
        "rules": review["rules"],
        "options": review["options"],
        "view": decision["view"],
        "moves": [[move["move"], move["value"], move["loss"]] for move in moves],
        "played": decision["move"],
        "themes": list(decision.get("themes", ())),
    }
    memory = new_memory(reviewed.finished_at)
    return {
        "id": secrets.token_urlsafe(16),
        "guest_id": guest,
        "table_id": reviewed.table_id,
        "step": decision["step"],
        "game": reviewed.game,
        "position": json.dumps(position, ensure_ascii=False),
        "made_at": reviewed.finished_at,
        "due_at": memory.due_at,
        "memory": memory.card,
    }


def position_of(row: Row[Any]) -> StudyPosition:
    """The position of a mistake; what was played then is what tempts."""
    told = json.loads(row.position)
    view = games.shared(row.game, told["options"], told["rules"]).view(told["view"])
    return StudyPosition(view, tuple(Valued(*move) for move in told["moves"]), told["played"])


def _shown(row: Row[Any]) -> wire.PositionToSolve:
    return position_of(row).to_solve(row.id, None, row.due_at <= now())
