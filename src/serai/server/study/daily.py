"""The deal of the day (decision 0039): promised the day before, tried once by everybody, shown the day after."""

import asyncio
import hmac
import time
from collections.abc import Callable, Mapping
from datetime import date, timedelta

from pydantic import SecretStr
from sqlalchemy import Engine

from serai import games
from serai.core.errors import BadInput
from serai.protocol.daily import (
    DailyInfo,
    DailyPlayer,
    DailyResults,
    HistogramBar,
    PromisesListed,
    SeedGiven,
    WeekLine,
    WeekResults,
)
from serai.server.settings import Settings
from serai.server.study.followed_server import Followed
from serai.server.study.promises import Deal, Promises
from serai.server.study.tries import Tried, Tries
from serai.server.tables.plans import Refusal
from serai.server.tables.registry import TableRegistry
from serai.study import daily

#: How long another server is left alone after it was asked, in seconds.
ASKED_AGAIN = 15.0
#: Players in the list of a day, at most.
MOST_PLAYERS = 500


class Daily:
    """The deals of the days at this server."""

    def __init__(self, engine: Engine, settings: Settings, registry: TableRegistry) -> None:
        self.promises = Promises(engine)
        self.tries = Tries(engine, registry)
        self.clock: Callable[[], int] = registry.clock
        self._token: SecretStr | None = settings.daily_token
        self._followed: Followed | None = None
        if settings.daily_from is not None:
            self._followed = Followed(settings.daily_from, settings.daily_token, self.promises)
        self._ask_at = 0.0
        #: The last day whose deals are all here, with the promises for the day after.
        self._kept: date | None = None

    async def keep(self) -> None:
        """Promise the deals of today and tomorrow, or take them over from the server that is followed."""
        today = self._today()
        days = (today, today + timedelta(days=1))
        if self._kept == today or time.monotonic() < self._ask_at:
            return
        is_all = True
        for name in await asyncio.to_thread(_with_deals):  # their rules may have to be loaded first
            if self._followed is not None:
                self._ask_at = time.monotonic() + ASKED_AGAIN
                is_all &= await asyncio.to_thread(self._followed.fetch, name, days, today, self.clock())
            else:
                for day in days:
                    await self._promised(name, day)
        if is_all:
            self._kept = today

    def _today(self) -> date:
        return daily.day_at(self.clock())

    async def _promised(self, game: str, day: date) -> Deal | None:
        """The deal of a day: promised now, if it is a day of our own that is due; nothing if there is none."""
        name = daily.name_of(game, day)
        is_due = self._today() <= day <= self._today() + timedelta(days=1)
        if self._followed is None and is_due:
            return await asyncio.to_thread(self.promises.promise_day, game, day, self.clock())
        return await asyncio.to_thread(self.promises.find, name)

    async def begin(self, game: str, guest: str, name: str) -> str:
        """The table of a guest's try of today; `Refusal` if it is over, or the deal is not here."""
        daily.game_of(game)
        deal = await self._promised(game, self._today())
        if deal is None:
            raise Refusal("daily.not-here")
        return await self.tries.begin(deal, guest, name, daily.SEAT, daily.LEVEL, self.clock)

    async def listed(self, game: str) -> PromisesListed:
        """What was promised, for everybody."""
        definition = daily.game_of(game).definition
        for day in (self._today(), self._today() + timedelta(days=1)):
            await self._promised(game, day)
        found = await asyncio.to_thread(self.promises.listed, game, self.clock())
        return PromisesListed(game, definition.rules_version, tuple(found))

    def may_follow(self, token: str) -> bool:
        """Whether a server that shows this token may follow; `Refusal` if nobody may."""
        if self._token is None:
            raise Refusal("daily.no-followers")
        ours = self._token.get_secret_value()
        return hmac.compare_digest(ours.encode(), token.encode())

    async def seed_for_follower(self, game: str, day: date) -> SeedGiven:
        """The seed of a day that has begun."""
        definition = daily.game_of(game).definition
        deal = await self._promised(game, day)
        if day > self._today():
            raise Refusal("daily.too-early")
        if deal is None or deal.seed is None:
            raise Refusal("daily.not-here")
        return SeedGiven(day.isoformat(), definition.rules_version, deal.seed.hex())

    async def shown(self, game: str, day: date | None, guest: str | None) -> DailyInfo:
        """The deal of a day as a guest may know it; `BadInput` for a day that is not there."""
        now, today = self.clock(), self._today()
        day = day or today
        daily.game_of(game)
        if day > today:
            raise BadInput("daily.too-early")
        deal = await self._promised(game, day)
        if deal is None and day < today:
            raise BadInput("daily.no-such-day")
        days = [day - timedelta(days=daily.WEEK - 1 - number) for number in range(daily.WEEK)]
        names = [daily.name_of(game, one) for one in days]
        found = await self.tries.of(*names)
        mine = next((one for one in found if one.deal == names[-1] and one.guest == guest), None)
        over = {name for name, one in zip(names, days) if now >= daily.closes(one)}
        over |= {one.deal for one in found if one.guest == guest and one.is_over}  # one's own try is over
        known = [one for one in found if one.deal in over]
        todays = [one for one in known if one.deal == names[-1]]
        skills = await asyncio.to_thread(self.tries.skills, todays[:MOST_PLAYERS])
        next_day = await self._promised(game, day + timedelta(days=1))
        last_day = await self._promised(game, day - timedelta(days=1))
        source = deal.source if deal is not None else self._followed.address if self._followed is not None else ""
        return DailyInfo(
            game=game,
            day=day.isoformat(),
            today=today.isoformat(),
            level=daily.LEVEL,
            seat=daily.SEAT,
            ends_at=daily.ends(day),
            closes_at=daily.closes(day),
            now=now,
            week=_week(days, names, known, guest),
            promise=deal.shown(day.isoformat(), now) if deal is not None else None,
            mine=mine.shown(game) if mine is not None else None,
            results=_results(todays, guest, skills) if names[-1] in over else None,
            tomorrow=next_day.shown((day + timedelta(days=1)).isoformat(), now) if next_day is not None else None,
            yesterday=last_day.shown((day - timedelta(days=1)).isoformat(), now) if last_day is not None else None,
            source=source or None,
        )

    async def may_look(self, deal: str, guest: str | None) -> bool:
        """Whether a guest has tried a deal of a day, so that others' games are no secret any more."""
        return any(one.guest == guest and one.is_over for one in await self.tries.of(deal))


def _with_deals() -> list[str]:
    return [name for name in games.names() if games.definition(name).deal_options is not None]


def _results(found: list[Tried], guest: str | None, skills: Mapping[str, float]) -> DailyResults:
    played = [one for one in found if one.state == "played"]
    shares = daily.matchpoints([one.margin for one in played])
    ranked = sorted(zip(played, shares), key=lambda pair: pair[0].margin, reverse=True)[:MOST_PLAYERS]
    players = [
        DailyPlayer(one.name, one.margin, share, one.table, one.guest == guest, skills.get(one.table))
        for one, share in ranked
    ]
    bars = [HistogramBar(bar.low, bar.high, bar.count) for bar in daily.histogram([one.margin for one in played])]
    return DailyResults(tuple(players), tuple(bars), len(found) - len(played))


def _week(days: list[date], names: list[str], found: list[Tried], guest: str | None) -> WeekResults:
    played = [one for one in found if one.state == "played"]
    lines = daily.week([{one.guest: one.margin for one in played if one.deal == name} for name in names])
    called = {one.guest: one.name for one in played}
    shown = [WeekLine(called[line.player], line.shares, line.total, line.player == guest) for line in lines]
    return WeekResults(tuple(day.isoformat() for day in days), tuple(shown[:MOST_PLAYERS]))
