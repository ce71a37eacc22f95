"""Results: how each finished game went for its guests, kept when it ends and completed by its review.

What counts: every game dealt at a table of this server, the deal of the day among them. A guest who gives up or runs
out of time has lost, also where a bot goes on in their place. What does not count is kept too, with the reason:
lessons, games continued from a record, games of one person on several seats or on a seat taken over midway, and games
that nobody ended. Wins for which a player took back what had been revealed, or met a deal of a duplicate match, where
the same cards come twice, count, but earn no seal.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Engine

from serai.core.errors import GameError
from serai.server.background_tasks import BackgroundTasks
from serai.server.storage import log
from serai.server.storage import results as stored
from serai.server.storage.reader import TableReader
from serai.server.storage.results import Judged, Opponent, Outcome, Result, Uncounted
from serai.server.study.reviewed import Reviewed
from serai.server.tables import deals
from serai.server.tables.live import LiveTable
from serai.server.tables.registry import TableRegistry
from serai.server.tables.table import Place, Table, fold, reseat
from serai.study import habits
from serai.study.skill import skill_of

_log = logging.getLogger(__name__)
#: Tables from before there were results that are looked at in one go.
AT_ONCE = 5
#: Tables whose results are known to be kept, at most: then all are asked for anew.
MOST_KNOWN = 50_000

Writes = Callable[..., Awaitable[Any]]


class Results:
    """Keeps the results of the tables of this worker."""

    def __init__(self, engine: Engine, registry: TableRegistry, writes: Writes) -> None:
        self._engine, self._registry, self._writes = engine, registry, writes
        self._known: set[str] = set()
        self._tasks = BackgroundTasks()
        #: How far the search for older tables has come; nothing when it has ended.
        self._last: str | None = ""

    def look(self, live: LiveTable) -> None:
        """Keep the results of a table whose game is over; called after every change of a table."""
        id = live.table.id
        if live.table.phase != "finished" or id in self._known or not self._registry.sharing.is_home(live):
            return
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known.add(id)
        self._tasks.start(self._keep(id))

    async def reviewed(self, reviewed: Reviewed) -> None:
        """Add skill and luck to the results of a game; a listener of reviews."""
        await self._writes(self._complete, reviewed)

    async def catch_up(self) -> None:
        """Keep the results of older tables, or of those that ended when the server stopped; a few at each call."""
        if self._last is None:
            return
        found = await asyncio.to_thread(stored.unknown_after, self._engine, self._last, AT_ONCE)
        for id in found:
            if self._registry.sharing.is_at_home(id):
                await self._keep(id)
        self._last = found[-1] if found else None

    async def close(self) -> None:
        """Wait until what has ended is kept."""
        await self._tasks.wait()

    async def _keep(self, id: str) -> None:
        try:
            await self._writes(self.keep, id)
        except GameError as error:  # of rules that are no longer played
            _log.info("no results of table %s: %s", id, error.code)
        except Exception:
            self._known.discard(id)
            _log.exception("no results of table %s", id)

    def keep(self, id: str) -> None:
        """Keep the results of a finished table, unless they are kept already."""
        if stored.is_known(self._engine, id):
            return
        rows = TableReader(self._engine).rows(id)
        if rows:
            stored.store(self._engine, results_of(fold(id, rows), rows))

    def _complete(self, reviewed: Reviewed) -> None:
        self.keep(reviewed.table_id)
        for seat, guest in enumerate(reviewed.guests):
            if guest:
                stored.complete(self._engine, guest, reviewed.table_id, judged(reviewed.review, seat))


def judged(review: dict[str, Any], seat: int) -> Judged:
    """What a review says about a seat, as results keep it: sums, so that games can be added up."""
    decisions = [one for one in review["decisions"] if one["seat"] == seat and one["counts"] == "yes"]
    skill, said = skill_of(one["loss"] for one in decisions), review["seats"][seat]
    return Judged(skill.decisions, skill.total, skill.squares, said.get("luck"), said.get("luck_percentile"))


def results_of(table: Table, rows: Sequence[log.Row]) -> list[Result]:
    """How a game went for each guest who played it to its end, or left it; nothing if it never began."""
    seating = _Seating(rows)
    if table.ended is None or not seating.has_started:
        return []
    plays = habits.seat_plays(table.record)
    found = [_of_seat(table, seating, seat, plays[seat]) for seat in seating.last_seats()]
    seated = {one.guest_id for one in found}
    return found + [
        _of_leaver(table, seating, seat) for seat, place in seating.left.items() if place.guest not in seated
    ]


class _Seating:
    """Who sat where when the game began, in the end, and who left it for a bot, as the log tells."""

    def __init__(self, rows: Sequence[log.Row]) -> None:
        created = rows[0].entry
        assert isinstance(created, log.Created)
        self.created = created
        self.places = [Place(seat.guest, seat.name, seat.level) for seat in created.seats]
        self.first: list[Place] = []
        self.left: dict[int, Place] = {}
        self.ending: dict[int, log.AnyEntry] = {}
        self.undone: set[int] = set()
        for row in rows:
            entry = row.entry
            if isinstance(entry, log.Resigned | log.Claimed) and len(self.places) > 2:
                seat = entry.late if isinstance(entry, log.Claimed) else entry.seat
                self.left.setdefault(seat, self.places[seat])
                self.ending[seat] = entry
            if isinstance(entry, log.Undone):
                self.undone.add(entry.seat)
            reseat(self.places, entry)
            if isinstance(entry, log.Started):
                self.first = list(self.places)

    @property
    def has_started(self) -> bool:
        """Whether the game ever began."""
        return bool(self.first)

    def last_seats(self) -> list[int]:
        """For each guest who sits there in the end, the first of their seats."""
        guests = [place.guest for place in self.places]
        return [seat for seat, guest in enumerate(guests) if guest and guests.index(guest) == seat]

    def opponents(self, of: int) -> tuple[Opponent, ...]:
        """The others, those who left as themselves and not as the bots after them."""
        return tuple(
            Opponent(self.left[seat].guest, self.left[seat].name, has_left=True)
            if seat in self.left
            else Opponent(place.guest, place.name, place.level)
            for seat, place in enumerate(self.places)
            if seat != of
        )


def _of_seat(table: Table, seating: _Seating, seat: int, play: habits.SeatPlay) -> Result:
    guest, ended = seating.places[seat].guest, table.ended
    assert guest is not None and ended is not None
    is_won = seat in ended.winners
    outcome: Outcome | None = ("shared" if len(ended.winners) > 1 else "won") if is_won else "lost"
    return Result(
        guest_id=guest,
        table_id=table.id,
        game=table.game.id,
        seats=len(table.places),
        seat=seat,
        opponents=seating.opponents(seat),
        uncounted=_uncounted(table, seating, seat),
        outcome=None if ended.how == "abandoned" else outcome,
        ending=ended.how,
        is_aided=_is_aided(table, seating, seat),
        margin=_margin(table, seat),
        feat=play.feat,
        feat_step=play.feat_step,
        habits=habits.to_object(play.habits),
        finished_at=table.changed_at,
    )


def _of_leaver(table: Table, seating: _Seating, seat: int) -> Result:
    """Somebody who gave up, or was too late, has lost, whatever the bot in their place does then."""
    place = seating.left[seat]
    is_late = isinstance(seating.ending[seat], log.Claimed)
    return Result(
        guest_id=place.guest or "",
        table_id=table.id,
        game=table.game.id,
        seats=len(table.places),
        seat=seat,
        opponents=seating.opponents(seat),
        uncounted=_uncounted(table, seating, seat),
        outcome="lost",
        ending="time" if is_late else "resigned",
        is_aided=False,
        margin=None,
        feat=0,
        feat_step=None,
        habits={},
        finished_at=table.changed_at,
    )


def _uncounted(table: Table, seating: _Seating, seat: int) -> Uncounted | None:
    """Why a game does not count for a seat; nothing if it does."""
    guest = seating.left[seat].guest if seat in seating.left else seating.places[seat].guest
    if table.created.lesson is not None:
        return "lesson"
    if table.imported:
        return "imported"
    if sum(place.guest == guest for place in seating.first) > 1:
        return "one-screen"
    if seating.first[seat].guest != guest:
        return "late"
    return "abandoned" if table.ended is not None and table.ended.how == "abandoned" else None


def _is_aided(table: Table, seating: _Seating, seat: int) -> bool:
    """Whether a player knew cards before: by taking back without limits, or from the other side of a duplicate deal."""
    deal = deals.shown(table)
    return (table.created.undo == "free" and seat in seating.undone) or (deal is not None and deal.kind == "duplicate")


def _margin(table: Table, seat: int) -> float | None:
    """How far ahead of the best of the others a seat was; nothing if it was not played to the end."""
    result = table.record.result
    if result is None:
        return None
    scores = table.game.definition.scores(result)
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
