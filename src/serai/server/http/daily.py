"""The REST endpoints of the deal of the day, and of duplicate matches between friends."""

from serai.protocol import daily as shown
from serai.server.http.endpoints import Asked, Endpoint, query
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Refusal
from serai.study.daily import read_day


async def read_daily(asked: Asked) -> shown.DailyInfo:
    """The deal of a day of a game, today's if none is named; others' results only after your own try."""
    day = asked.query("day")
    return await asked.service.daily.shown(_game(asked), read_day(day) if day else None, await asked.guest_id())


async def try_daily(asked: Asked) -> shown.TryStarted:
    """Try today's deal, or go on with your try; there is no second one."""
    game, guest = _game(asked), await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    return shown.TryStarted(await asked.service.daily.begin(game, guest.id, guest.name))


async def read_promises(asked: Asked) -> shown.PromisesListed:
    """What was promised for the days of a game, tomorrow among them; seeds of days that are over."""
    return await asked.service.daily.listed(_game(asked))


async def read_seed(asked: Asked) -> shown.SeedGiven:
    """The seed of a day that has begun, for a server that follows this one and shows its token."""
    scheme, _, token = asked.request.headers.get("authorization", "").partition(" ")
    service = asked.service
    if not service.daily.may_follow(token if scheme.lower() == "bearer" else ""):
        await service.limits.require("log-in", asked.address)
        raise Refusal("daily.wrong-token")
    return await service.daily.seed_for_follower(_game(asked), read_day(asked.query("day") or ""))


async def create_duplicate(asked: Asked) -> shown.ChallengeInfo:
    """Make a duplicate match, whose address you then give to friends."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    id = await asked.service.duplicates.create(asked.body, guest.id)
    return await asked.service.duplicates.shown(id, guest.id)


async def read_duplicate(asked: Asked) -> shown.ChallengeInfo:
    """A duplicate match; of others only what you have played yourself."""
    return await asked.service.duplicates.shown(_challenge(asked), await asked.guest_id())


async def play_duplicate(asked: Asked) -> shown.TryStarted:
    """Take part in a duplicate match: your next game, or the one under way."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    return shown.TryStarted(await asked.service.duplicates.begin(_challenge(asked), guest.id, guest.name))


async def check_reader(asked: Asked, live: LiveTable, guest: str | None) -> None:
    """Refuse a finished game of a deal to somebody to whom its cards would be news.

    For everybody else who plays it that is so until their own try is over, and for the player of a duplicate match as
    long as the same deal is still to be played from the other side.
    """
    deal = live.table.created.deal
    if deal is None or asked.service.daily.clock() >= deal.secret_until:
        return
    if deal.name.startswith("duplicate-"):
        if not await asked.service.duplicates.may_look(deal.name, guest):
            raise Refusal("duplicate.play-first")
    elif not live.table.seats_of(guest) and not await asked.service.daily.may_look(deal.name, guest):
        raise Refusal("daily.try-first")


def _game(asked: Asked) -> str:
    return str(asked.request.path_params["game"])


def _challenge(asked: Asked) -> str:
    return str(asked.request.path_params["challenge"])


_DAY = query("day", "the day, by UTC", type="string", format="date")

ENDPOINTS = (
    Endpoint("GET", "/api/daily/{game}", read_daily, shown.DailyInfo, queries=(_DAY,)),
    Endpoint("POST", "/api/daily/{game}", try_daily, shown.TryStarted, status=201),
    Endpoint("GET", "/api/daily/{game}/promises", read_promises, shown.PromisesListed),
    Endpoint("GET", "/api/daily/{game}/seed", read_seed, shown.SeedGiven, queries=(_DAY,)),
    Endpoint("POST", "/api/duplicates", create_duplicate, shown.ChallengeInfo, shown.NewChallenge, 201),
    Endpoint("GET", "/api/duplicates/{challenge}", read_duplicate, shown.ChallengeInfo),
    Endpoint("POST", "/api/duplicates/{challenge}", play_duplicate, shown.TryStarted, status=201),
)
