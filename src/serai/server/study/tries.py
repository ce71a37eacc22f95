"""Tries: who plays a deal at which table, one try a guest and seat, and what came of it."""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Engine, Select, and_, select, update
from sqlalchemy.exc import IntegrityError

from serai.core.wire import message_object
from serai.protocol.daily import TryInfo, TryState
from serai.server.background_tasks import BackgroundTasks
from serai.server.storage import log
from serai.server.storage.schema import guests, results, tables, tries
from serai.server.study.promises import Deal
from serai.server.tables.live import LiveTable
from serai.server.tables.new_tables import NewTable, new_deal
from serai.server.tables.plans import Refusal
from serai.server.tables.registry import TableRegistry
from serai.study import daily

#: Between these times after its begin, in milliseconds, a try whose table was never stored gets another one: the server
#: was stopped between the two. Before, it is being stored; later, a table that was removed would give a second try.
RECOVERED_FROM, RECOVERED_UNTIL = 10_000, 600_000
#: How often, in seconds, and how many times it is looked whether the table is there that another request makes.
LOOKS_EVERY, LOOKS = 0.05, 60


@dataclass(frozen=True, slots=True)
class Tried:
    """A try, and by whom."""

    deal: str
    guest: str
    name: str
    seat: int
    table: str
    started_at: int
    state: TryState
    margin: daily.Margin

    @property
    def is_over(self) -> bool:
        """Whether nothing can be won by it any more."""
        return self.state != "playing"

    def shown(self, game: str) -> TryInfo:
        """The try as its guest is told it."""
        if not self.margin:
            return TryInfo(self.state, self.table)
        said = message_object(daily.margin_message(daily.game_of(game).definition, self.margin))
        return TryInfo(self.state, self.table, self.margin, said)


_COLUMNS = (
    *(tries.c.deal, tries.c.guest_id, guests.c.name, tries.c.seat),
    *(tries.c.table_id, tries.c.started_at, tries.c.state, tries.c.margin),
)


def _query() -> Select[str, str, str, int, str, int, str, str]:
    return select(*_COLUMNS).join(guests, guests.c.id == tries.c.guest_id)


class Tries:
    """All tries of a database."""

    def __init__(self, engine: Engine, registry: TableRegistry) -> None:
        self._engine, self._registry = engine, registry
        self._writer = engine.execution_options(writes=True)
        self._tasks = BackgroundTasks()

    async def of(self, *names: str) -> list[Tried]:
        """All tries of some deals, those that have just ended among them."""
        for id in await asyncio.to_thread(self._unsettled, names):
            await self.settle(await self._registry.open(id))
        return await asyncio.to_thread(self._read, names)

    async def begin(self, deal: Deal, guest: str, name: str, seat: int, level: int, clock: Callable[[], int]) -> str:
        """The table of a guest's try, made if there is none yet; `Refusal` if the try is over."""
        if deal.seed is None:
            raise Refusal("daily.not-here")
        now, game = clock(), daily.game_of(deal.game)
        kept, seed = log.Deal(deal.name, deal.closes_at), deal.seed
        new = await asyncio.to_thread(new_deal, game, kept, seat, level, guest, name, now, seed)
        for _ in range(LOOKS):
            found = await asyncio.to_thread(self._reserve, new, deal.name, guest, seat, now)
            if found == new.table.id:
                await self._registry.store_new(new)
            if found is not None:
                return found
            await asyncio.sleep(LOOKS_EVERY)
        raise Refusal("server.busy")

    def _reserve(self, new: NewTable, deal: str, guest: str, seat: int, now: int) -> str | None:
        """The table of this try: the new one if it is the first, or the one that it has; nothing if that is not there.

        `Refusal` if the try is over.
        """
        mine = and_(tries.c.deal == deal, tries.c.guest_id == guest, tries.c.seat == seat)
        row = {"deal": deal, "guest_id": guest, "seat": seat, "table_id": new.table.id, "started_at": now}
        try:
            with self._writer.begin() as connection:
                connection.execute(tries.insert().values(row | {"state": "playing"}))
            return new.table.id
        except IntegrityError:
            pass
        with self._engine.connect() as connection:
            found = connection.execute(select(tries.c.table_id, tries.c.started_at, tries.c.state).where(mine)).one()
            phase = connection.execute(select(tables.c.phase).where(tables.c.id == found.table_id)).scalar_one_or_none()
        if found.state != "playing" or phase == "finished":
            raise Refusal("daily.tried")
        if phase is not None:
            return str(found.table_id)
        if now < found.started_at + RECOVERED_FROM:
            return None
        if now > found.started_at + RECOVERED_UNTIL:
            raise Refusal("daily.tried")
        with self._writer.begin() as connection:
            still = and_(mine, tries.c.table_id == found.table_id)
            changed = connection.execute(update(tries).where(still).values(table_id=new.table.id))
        return new.table.id if changed.rowcount else None

    def look(self, live: LiveTable) -> None:
        """Keep what came of a try as soon as it is over; called after every change of a table."""
        if live.table.created.deal is not None and live.table.phase == "finished":
            self._tasks.start(self.settle(live))

    async def settle(self, live: LiveTable) -> None:
        """Keep what came of a try whose game is over; nothing happens if it is kept already."""
        await asyncio.to_thread(self._settle, live)

    def _settle(self, live: LiveTable) -> None:
        table = live.table
        deal, ended = table.created.deal, table.ended
        if deal is None or ended is None:
            return
        state: TryState = "given-up"
        margin: str | None = None
        if ended.how == "played":
            state = "played" if table.changed_at < deal.secret_until else "late"
            seat = next(seat for seat, place in enumerate(table.places) if place.level is None)
            result = table.record.result
            assert result is not None
            margin = json.dumps(daily.margin(table.game.definition, result, seat))
        values = {"state": state, "margin": margin, "ended_at": table.changed_at}
        unsettled = and_(tries.c.table_id == table.id, tries.c.ended_at.is_(None))
        with self._engine.connect() as connection:
            if connection.execute(select(tries.c.deal).where(unsettled)).first() is None:
                return
        with self._writer.begin() as connection:
            connection.execute(update(tries).where(unsettled).values(values))

    def _unsettled(self, names: tuple[str, ...]) -> list[str]:
        is_over = and_(tries.c.deal.in_(names), tries.c.ended_at.is_(None), tables.c.phase == "finished")
        with self._engine.connect() as connection:
            query = select(tries.c.table_id).join(tables, tables.c.id == tries.c.table_id).where(is_over)
            return list(connection.execute(query).scalars())

    def skills(self, found: Sequence[Tried]) -> dict[str, float]:
        """By table, the skill number of those that were reviewed: what a decision gave up on average, times 1,000."""
        ids, seats = [one.table for one in found], {(one.table, one.guest) for one in found}
        query = select(results.c.table_id, results.c.guest_id, results.c.decisions, results.c.losses)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(results.c.table_id.in_(ids), results.c.decisions > 0)).all()
        return {row.table_id: round(1000 * row.losses / row.decisions, 1) for row in rows if row[:2] in seats}

    def _read(self, names: tuple[str, ...]) -> list[Tried]:
        query = _query().where(tries.c.deal.in_(names)).order_by(tries.c.ended_at, tries.c.started_at)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [_tried(*row) for row in rows]  # type: ignore[arg-type]  # a column of states holds states

    async def close(self) -> None:
        """Wait until what has ended is kept."""
        await self._tasks.wait()


def _tried(
    deal: str, guest: str, name: str, seat: int, table: str, started_at: int, state: TryState, margin: str | None
) -> Tried:
    return Tried(deal, guest, name, seat, table, started_at, state, tuple(json.loads(margin)) if margin else ())
