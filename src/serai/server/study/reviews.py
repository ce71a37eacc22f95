"""Reviews: every decision at a table is judged while the game runs, and the review is there when it ends.

Bot processes judge, whenever they have no move and no hint to find; nobody is told anything before the game is over.
What could not be judged in time, or was forgotten when the server stopped, is judged after the end. Of a table this
worker meets for the first time nothing is judged but what happens from then on, until the game ends.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Engine

from serai.core.contract import CHANCE
from serai.core.errors import GameError
from serai.server.background_tasks import BackgroundTasks
from serai.server.bots.dispatcher import Dispatcher, NoReply
from serai.server.bots.request import Request
from serai.server.slow_work import SlowWork
from serai.server.storage.database import now
from serai.server.study.judgements import Judgements
from serai.server.study.reviewed import Reviewed
from serai.server.study.stored_reviews import StoredReviews
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Refusal
from serai.server.tables.registry import TableRegistry
from serai.study.judging import REVIEW_ITERATIONS, Judgement
from serai.study.review import assemble

_log = logging.getLogger(__name__)
#: With which every decision is judged, and how many times as much a deeper review gets.
ITERATIONS, DEEPER = REVIEW_ITERATIONS, 4
#: The seed of the engine's own random numbers: the same everywhere, so that a review can be made again.
SEED = 1
#: Decisions of a game that is reviewed, at most.
MOST_DECISIONS = 800
#: Finished games that wait for their review, at most; and judgements of unfinished games that are kept.
MOST_WAITING, MOST_KEPT = 100, 20_000
#: A longer record is not followed while it grows; and how many changes of tables there are between two tidyings.
MOST_ENTRIES, _TIDY_EVERY = 4 * MOST_DECISIONS, 200
#: How often a decision may fail before the review is given up, and the seconds before it is tried again.
MOST_FAILURES, PAUSE = 3, 2.0
#: Seconds for which somebody who asked for a review counts as waiting for it.
ASKED = 5.0
#: After a start, games without a review are looked for that ended within this time, in milliseconds.
LOOKS_BACK = 24 * 3600 * 1000

Listener = Callable[[Reviewed], Awaitable[None]]


class _Job:
    """A table whose decisions are judged, while its game runs or because a review of it is wanted."""

    def __init__(self, live: LiveTable, iterations: int) -> None:
        self.live = live
        self.judgements = Judgements(iterations)
        #: Whether the game is over and the review wanted; and whether it is being put together.
        self.is_wanted = False
        self.is_closing = False
        self.failures = 0
        #: How many decisions the finished game has.
        self.decisions = 0
        #: When somebody last asked for the review, by the monotonic clock.
        self.asked_at = -ASKED


class Reviews:
    """The reviews of one worker. `listeners` are called once for each review that was stored."""

    def __init__(
        self, engine: Engine, registry: TableRegistry, dispatcher: Dispatcher, slow: SlowWork, is_on: bool = True
    ) -> None:
        self.stored = StoredReviews(engine)
        self.listeners: list[Listener] = []
        self._registry, self._dispatcher, self._slow = registry, dispatcher, slow
        self.is_on = is_on and dispatcher.has_workers
        #: By table; those that were looked at last come last.
        self._jobs: dict[str, _Job] = {}
        #: Deeper reviews that are being made, and tables that cannot be reviewed.
        self._deeper: dict[str, _Job] = {}
        self._failed: set[str] = set()
        self._changes = 0
        self._work = asyncio.Event()
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Begin to judge."""
        if self.is_on:
            for _ in range(self._dispatcher.most_reviews):
                self._tasks.start(self._judge_on())
            self._tasks.start(self._remember())

    async def close(self) -> None:
        """Stop; what is missing is judged after the next start, or when it is asked for."""
        await self._tasks.cancel()

    # --- What is to be judged -----------------------------------------------------------------------------------------

    def look(self, live: LiveTable) -> None:
        """Take note of what has happened at a table; called after every change of it."""
        table = live.table
        if not self.is_on or table.phase == "open" or table.created.lesson is not None:
            return
        if not self._registry.sharing.is_home(live):
            return
        job = self._jobs.pop(table.id, None)
        if job is None:
            if table.phase == "finished":
                return  # somebody looks at an old game
            job = _Job(live, ITERATIONS)
        if len(table.record.codes) > MOST_ENTRIES:
            return
        job.live = live
        self._jobs[table.id] = job
        if table.phase == "finished":
            self._want(job)
        else:
            job.judgements.follow(table.record)
            self._forget_some(but=job)
        self._work.set()

    def progress(self, live: LiveTable) -> tuple[int, int]:
        """Have the review of a finished game made, if it is not; return how many decisions are judged, and of how many.

        `Refusal` if there can be none, or not now.
        """
        job = self._begin(live)
        job.asked_at = time.monotonic()
        return len(job.judgements), job.decisions

    def _begin(self, live: LiveTable) -> _Job:
        self._check(live)
        job = self._jobs.get(live.table.id)
        if job is None or not job.is_wanted:
            if sum(one.is_wanted for one in self._jobs.values()) >= MOST_WAITING:
                raise Refusal("server.busy")
            job = self._jobs.setdefault(live.table.id, _Job(live, ITERATIONS))
            self._want(job)
            self._work.set()
        return job

    def deepen(self, live: LiveTable) -> tuple[int, int]:
        """Have a deeper review made of a game that has one; as `progress`."""
        id = live.table.id
        self._check(live)
        if id not in self._deeper:
            if len(self._deeper) >= MOST_WAITING:
                raise Refusal("server.busy")
            job = self._deeper[id] = _Job(live, ITERATIONS * DEEPER)
            self._want(job)
            self._work.set()
        return self.deeper(id) or (0, 0)

    def deeper(self, id: str) -> tuple[int, int] | None:
        """How far a deeper review is; nothing if none is being made."""
        job = self._deeper.get(id)
        return (len(job.judgements), job.decisions) if job is not None else None

    def _check(self, live: LiveTable) -> None:
        if not self.is_on:
            raise Refusal("review.off")
        if live.table.created.lesson is not None or live.table.id in self._failed:
            raise Refusal("review.impossible")
        if _decisions(live) > MOST_DECISIONS:
            raise Refusal("review.too-long")

    def _want(self, job: _Job) -> None:
        """The game is over: everything is to be judged, and put together when it is."""
        job.decisions = _decisions(job.live)
        if job.decisions > MOST_DECISIONS:
            self._jobs.pop(job.live.table.id, None)
            return
        job.is_wanted = True
        job.judgements.follow(job.live.table.record, only_new=False)
        self._close_if_complete(job)

    def _forget_some(self, but: _Job) -> None:
        """Keep no more judgements of games that go on than fit: those that were not played for long go first.

        The game that was just played at is kept: forgotten before its last move, it would get no review.
        """
        self._changes += 1
        if self._changes % _TIDY_EVERY:
            return
        kept = sum(len(job.judgements) for job in self._jobs.values())
        for id, job in list(self._jobs.items()):
            if kept <= MOST_KEPT:
                return
            if not job.is_wanted and job is not but:
                kept -= len(job.judgements)
                del self._jobs[id]

    async def _remember(self) -> None:
        """Make the reviews that were missing when the server stopped."""
        for id in await asyncio.to_thread(self.stored.missing, now() - LOOKS_BACK, MOST_WAITING):
            if self._registry.sharing.is_at_home(id):
                try:
                    self._begin(await self._registry.open(id))
                except GameError as error:
                    _log.info("no review of table %s: %s", id, error.code)

    # --- Judging ------------------------------------------------------------------------------------------------------

    async def _judge_on(self) -> None:
        while True:
            job = self._next()
            if job is None:
                self._work.clear()
                await self._work.wait()
            elif self._dispatcher.state(job.live.table.game.id) != "ready":
                await asyncio.sleep(PAUSE)  # a game is compiled; or, with a Redis, there is no worker at all
            else:
                await self._judge(job)

    def _next(self) -> _Job | None:
        """The table whose decision is judged next: what somebody waits for comes first, deeper reviews last.

        Then finished games come before those in play, and what is soon complete before what is not.
        """
        jobs = [*self._jobs.values(), *self._deeper.values()]
        waiting = [job for job in jobs if job.judgements.is_waiting]
        asked = time.monotonic() - ASKED
        return min(
            waiting,
            key=lambda job: (
                *(job.judgements.iterations, job.asked_at < asked, not job.is_wanted),
                job.judgements.missing,
            ),
            default=None,
        )

    async def _judge(self, job: _Job) -> None:
        """Have one decision judged. The worker is told the view of the mover and the move, and nothing else."""
        at, token = job.judgements.take()
        try:
            reply = await self._dispatcher.judge(request_for(job.live, at, job.judgements.iterations))
        except (NoReply, GameError, ValueError) as error:
            _log.warning("a decision of table %s was not judged: %s", job.live.table.id, error)
            self._fail(job, at, token)
            await asyncio.sleep(PAUSE)
            return
        job.judgements.put(at, token, reply.judgement)
        self._close_if_complete(job)

    def _fail(self, job: _Job, at: int, token: object) -> None:
        job.failures += 1
        if job.failures < MOST_FAILURES:
            job.judgements.put_back(at, token)
        else:
            self._give_up(job)

    def _give_up(self, job: _Job) -> None:
        id = job.live.table.id
        if self._jobs.get(id) is job:
            del self._jobs[id]
            if job.is_wanted:
                self._failed.add(id)
        elif self._deeper.get(id) is job:
            del self._deeper[id]

    # --- Putting together ---------------------------------------------------------------------------------------------

    def _close_if_complete(self, job: _Job) -> None:
        if job.is_wanted and not job.is_closing and job.judgements.is_complete:
            job.is_closing = True
            self._tasks.start(self._close(job))

    async def _close(self, job: _Job) -> None:
        """Put a review together, store it, and tell the listeners."""
        live, iterations = job.live, job.judgements.iterations
        id = live.table.id
        try:
            review = await self._slow.run(lambda: _assembled(live, job.judgements))
            is_first = await asyncio.to_thread(self.stored.put, id, iterations, review, now())
        except Exception:
            _log.exception("no review of table %s", id)
            self._give_up(job)
            return
        (self._jobs if self._jobs.get(id) is job else self._deeper).pop(id, None)
        if is_first:
            await self._tell(live, review)

    async def _tell(self, live: LiveTable, review: dict[str, Any]) -> None:
        places, table = live.table.places, live.table
        reviewed = Reviewed(
            table_id=table.id,
            game=table.game.id,
            guests=tuple(place.guest or None for place in places),
            names=tuple(place.name or "" for place in places),
            levels=tuple(place.level for place in places),
            review=review,
            finished_at=table.changed_at,
        )
        for listener in self.listeners:
            try:
                await listener(reviewed)
            except Exception:
                _log.exception("a listener to reviews failed")


def _decisions(live: LiveTable) -> int:
    return sum(entry.who != CHANCE for entry in live.table.record.log)


def request_for(live: LiveTable, at: int, iterations: int) -> Request:
    """What a bot worker is asked about the decision with this number of the record: the mover's view, and the move."""
    table, before = live.table, live.table.record.until(at).position
    return Request(
        id=f"{table.id}:review:{at}",
        game=table.game.id,
        rules=table.game.rules,
        options=dict(table.game.options),
        view=bytes(before.view(before.mover)),
        seed=SEED,
        kind="review",
        move=table.record.log[at].text,
        iterations=iterations,
    )


def _assembled(live: LiveTable, judgements: Judgements) -> dict[str, Any]:
    record = live.table.record
    known = {at: Judgement.from_object(record.game, one) for at, one in judgements.objects().items()}
    return assemble(record, known, judgements.iterations, SEED).to_object()
