"""Duplicate matches between friends (decision 0039): everybody plays the same deals from both sides against one bot.

Nobody who has not played a deal yet learns anything about it: what others reached is told for games that one has
finished oneself, and games can be looked at once one has played their deal from both sides.
"""

import asyncio
from collections.abc import Callable, Iterable

from sqlalchemy import Engine, func, select
from sqlalchemy.exc import IntegrityError

from serai.core import fairness
from serai.core.wire import message_object
from serai.protocol.daily import ChallengeInfo, ChallengerInfo, ComparisonInfo, LegInfo, NewChallenge
from serai.server.storage.schema import challengers, challenges, guests
from serai.server.study.promises import Deal, Promises
from serai.server.study.tries import Tried, Tries
from serai.server.tables.new_tables import new_id
from serai.server.tables.plans import Refusal
from serai.study import daily

#: How many can take part.
MOST_PLAYERS = 8
_DAY = 24 * 3600 * 1000


class Duplicates:
    """All duplicate matches of a database."""

    def __init__(self, engine: Engine, promises: Promises, tries: Tries, clock: Callable[[], int]) -> None:
        self._engine, self._promises, self._tries, self.clock = engine, promises, tries, clock
        self._writer = engine.execution_options(writes=True)

    async def create(self, wanted: NewChallenge, guest: str) -> str:
        """Make a duplicate match with its deals promised, and let its maker take part; its id."""
        daily.game_of(wanted.game)
        return await asyncio.to_thread(self._create, wanted, guest, self.clock())

    def _create(self, wanted: NewChallenge, guest: str, now: int) -> str:
        id, closes_at = new_id(), now + wanted.days * _DAY
        row = {"id": id, "game": wanted.game, "deals": wanted.deals, "level": wanted.level}
        with self._writer.begin() as connection:
            connection.execute(challenges.insert().values(row | {"created_at": now, "closes_at": closes_at}))
            connection.execute(challengers.insert().values(challenge_id=id, guest_id=guest, joined_at=now))
        for number in range(1, wanted.deals + 1):
            seed, name = fairness.new_seed(), daily.duplicate_name(id, number)
            self._promises.promise(Deal(name, wanted.game, fairness.commitment(seed), seed, "", now, closes_at))
        return id

    async def game_of(self, id: str) -> str:
        """The game of a duplicate match; `Refusal` if there is no such match."""
        return str((await asyncio.to_thread(self._find, id)).game)

    async def begin(self, id: str, guest: str, name: str) -> str:
        """The table of a guest's next game, who takes part from now on; `Refusal` if there is none."""
        found = await asyncio.to_thread(self._find, id)
        if self.clock() >= found.closes_at:
            raise Refusal("duplicate.over")
        if guest not in [one for one, _ in await asyncio.to_thread(self._players, id)]:
            await asyncio.to_thread(self._join, id, guest)
        leg = _next(found.deals, [one for one in await self._all(id, found.deals) if one.guest == guest])
        if leg is None:
            raise Refusal("duplicate.all-played")
        deal = await asyncio.to_thread(self._promises.find, daily.duplicate_name(id, leg.deal))
        assert deal is not None
        return await self._tries.begin(deal, guest, name, leg.seat, found.level, self.clock)

    async def _all(self, id: str, deals: int) -> list[Tried]:
        return await self._tries.of(*(daily.duplicate_name(id, deal) for deal in range(1, deals + 1)))

    async def may_look(self, deal: str, guest: str | None) -> bool:
        """Whether a guest has played a deal from both sides, so that games of it are no secret any more."""
        return sum(one.guest == guest and one.is_over for one in await self._tries.of(deal)) == 2

    async def shown(self, id: str, guest: str | None) -> ChallengeInfo:
        """A duplicate match as a guest may know it; `Refusal` if there is none."""
        found, now = await asyncio.to_thread(self._find, id), self.clock()
        players, tried = await asyncio.to_thread(self._players, id), await self._all(id, found.deals)
        is_closed = now >= found.closes_at
        mine = [one for one in tried if one.guest == guest]
        seen = {(one.deal, one.seat) for one in mine if one.is_over}
        names = [daily.duplicate_name(id, deal) for deal in range(1, found.deals + 1)]
        whole = {name for name in names if is_closed or {(name, 0), (name, 1)} <= seen}
        own_sums = _sums(names, mine)
        shown = []
        for other, name in players:
            theirs = [one for one in tried if one.guest == other]
            is_you = other == guest
            visible = [one for one in theirs if is_you or is_closed or (one.deal, one.seat) in seen]
            legs = [_leg(names.index(one.deal) + 1, one, one.deal in whole) for one in visible]
            against = None
            if guest is not None and not is_you and mine:
                compared = daily.compare(own_sums, _sums(names, visible))
                said = message_object(daily.margin_message(daily.game_of(found.game).definition, (compared.total,)))
                against = ComparisonInfo(compared.deals, compared.total, compared.error, said)
            finished = sum(one.is_over for one in theirs)
            shown.append(ChallengerInfo(name, finished, tuple(legs), is_you, against))
        promised = [await asyncio.to_thread(self._promises.find, name) for name in names]
        leg = None if is_closed else _next(found.deals, mine)
        return ChallengeInfo(
            *(id, found.game, found.deals, found.level, found.created_at, found.closes_at, now),
            players=tuple(shown),
            promises=tuple(deal.shown(str(number), now) for number, deal in enumerate(promised, 1) if deal is not None),
            most_players=MOST_PLAYERS,
            next=LegInfo(leg.deal, leg.seat) if leg is not None else None,
        )

    def _find(self, id: str):  # type: ignore[no-untyped-def]  # a row of `challenges`
        with self._engine.connect() as connection:
            row = connection.execute(select(challenges).where(challenges.c.id == id)).one_or_none()
        if row is None:
            raise Refusal("duplicate.unknown")
        return row

    def _players(self, id: str) -> list[tuple[str, str]]:
        query = select(guests.c.id, guests.c.name).join(challengers, challengers.c.guest_id == guests.c.id)
        query = query.where(challengers.c.challenge_id == id).order_by(challengers.c.joined_at, guests.c.id)
        with self._engine.connect() as connection:
            return [(row.id, row.name) for row in connection.execute(query)]

    def _join(self, id: str, guest: str) -> None:
        here = select(func.count()).select_from(challengers).where(challengers.c.challenge_id == id)
        try:
            with self._writer.begin() as connection:
                if connection.execute(here).scalar_one() >= MOST_PLAYERS:
                    raise Refusal("duplicate.full", most=MOST_PLAYERS)
                row = {"challenge_id": id, "guest_id": guest, "joined_at": self.clock()}
                connection.execute(challengers.insert().values(row))
        except IntegrityError:
            pass  # two requests at once


def _next(deals: int, mine: Iterable[Tried]) -> daily.Leg | None:
    """The next game: the one under way, or the first that was not begun."""
    over = {(one.deal.rpartition("-")[2], one.seat) for one in mine if one.is_over}
    return next((leg for leg in daily.legs(deals) if (str(leg.deal), leg.seat) not in over), None)


def _leg(deal: int, one: Tried, is_open: bool) -> LegInfo:
    return LegInfo(deal, one.seat, one.state, one.table if is_open else None, one.margin)


def _sums(names: list[str], tried: Iterable[Tried]) -> dict[int, int]:
    """By deal that was played to its end from both sides: the margins of both added up."""
    found: dict[int, list[int]] = {}
    for one in tried:
        if one.state == "played":
            found.setdefault(names.index(one.deal) + 1, []).append(one.margin[0])
    return {deal: sum(margins) for deal, margins in found.items() if len(margins) == 2}
