"""The REST endpoints: to make and read tables, and for turn-based clients and bots that need no socket."""

import asyncio
import contextlib
from functools import partial

import msgspec
from starlette.responses import Response

from serai import __version__, games
from serai.core import writing
from serai.core.errors import BadInput
from serai.protocol import bodies, commands, frames
from serai.protocol.catalogue import GameStatus, ServerStatus
from serai.server.admin.guests import THEMSELVES, delete_guest
from serai.server.guests.names import counted
from serai.server.guests.tokens import forget_cookies, is_secure
from serai.server.http import catalogue, daily, push, puzzles, reviews, road
from serai.server.http.answers import SlowAnswer
from serai.server.http.endpoints import Asked, Endpoint, query
from serai.server.tables import deals, export, presentation, spectator_delay
from serai.server.tables.commands import sit_down
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.new_tables import new_lesson
from serai.server.tables.plans import Refusal

#: Tables in a list, at most.
MOST_LISTED = 50
#: Bytes of a record that count as one more table of an address, and how many at most: long ones take time and memory.
RECORD_BYTES, MOST_COST = 2048, 30
#: How long a turn-based client may wait for news in one request, in seconds.
LONGEST_WAIT = 25
_read_frame = msgspec.json.Decoder(frames.AnyFrame).decode


async def read_status(asked: Asked) -> ServerStatus:
    """How ready the rules and the bots of every game are; never waits for them."""
    warm, bots = asked.service.rules.ready, asked.service.dispatcher.state
    found = {name: GameStatus("ready" if name in warm else "warming", bots(name)) for name in games.names()}
    return ServerStatus(__version__, commands.PROTOCOL, found)


async def read_me(asked: Asked) -> bodies.Me:
    """Who you are here; without a token you become a guest."""
    guest = await asked.guest()
    return bodies.Me(guest.name, guest.handle)


async def rename_me(asked: Asked) -> bodies.Me:
    """Be shown by another name."""
    guest = await asked.guest()
    renamed = await asked.service.writes(asked.service.guests.rename, guest.id, asked.body.name)
    return bodies.Me(renamed.name, renamed.handle)


async def keep_me(asked: Asked) -> bodies.Me:
    """Keep a handle and a passphrase, to come back from another device."""
    guest = await asked.guest()
    await asked.service.limits.require("log-in", asked.address)
    wanted = asked.body
    await asked.service.limits.require("handle", guest.id)
    given = (guest.id, wanted.handle, wanted.passphrase, wanted.old)
    kept = await asked.service.writes(asked.service.guests.claim, *given)
    if kept.guest.epoch != guest.epoch:  # all other devices are logged out; this one comes back by itself
        await push.forget(asked, guest.id, None)
    asked.new_token = kept.token
    return bodies.Me(kept.guest.name, kept.guest.handle)


async def log_in(asked: Asked) -> bodies.Me:
    """Come back with a handle and a passphrase."""
    wanted = asked.body
    await asked.service.limits.require("log-in", asked.address)
    await asked.service.limits.require("handle", counted(wanted.handle))
    known = await asked.service.writes(asked.service.guests.log_in, wanted.handle, wanted.passphrase)
    asked.new_token = known.token
    return bodies.Me(known.guest.name, known.guest.handle)


async def log_out(asked: Asked) -> Response:
    """Forget who you are on this device, or `everywhere`: then no token from before is good any more."""
    endpoint = asked.body.endpoint if isinstance(asked.body, bodies.LogOut) else None
    is_everywhere = asked.query("everywhere") is not None
    if (is_everywhere or endpoint is not None) and (guest := await asked.maybe_guest()) is not None:
        if is_everywhere:
            await asked.service.writes(asked.service.guests.call_in, guest.id)
        await push.forget(asked, guest.id, None if is_everywhere else endpoint)
    asked.new_token = None
    response = Response(b"{}", media_type="application/json")
    for header in forget_cookies(is_secure(asked.request.scope)):
        response.headers.append("set-cookie", header)
    return response


async def delete_me(asked: Asked) -> Response:
    """Delete yourself with all your data, giving your passphrase if you have one."""
    guest = await asked.maybe_guest()
    if guest is None:
        raise BadInput("guest.unknown")
    await asked.service.limits.require("log-in", asked.address)
    if guest.handle is not None:
        await asked.service.limits.require("handle", counted(guest.handle))
    await asyncio.to_thread(asked.service.guests.check_passphrase, guest.id, asked.body.passphrase)
    await asked.service.writes(delete_guest, asked.service.engine, guest.id, THEMSELVES)
    return await log_out(asked)


async def read_lobby(asked: Asked) -> bodies.TablesListed:
    """Public tables that wait for players."""
    return await _listed(asked, await asyncio.to_thread(asked.service.reader.lobby, MOST_LISTED))


async def read_my_tables(asked: Asked) -> bodies.TablesListed:
    """The tables you sit at, and whose turn it is."""
    guest = await asked.guest()
    return await _listed(asked, await asyncio.to_thread(asked.service.reader.of_guest, guest.id, MOST_LISTED))


async def _listed(asked: Asked, ids: list[str]) -> bodies.TablesListed:
    guest = await asked.guest_id()
    found = []
    for id in ids:
        with contextlib.suppress(Refusal, BadInput):  # of rules that are no longer played, or removed just now
            found.append(presentation.listed((await asked.service.registry.open(id)).table, guest))
    return bodies.TablesListed(tuple(found))


async def create_table(asked: Asked) -> frames.Welcome:
    """Make a table and sit down at it."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    live = await asked.service.registry.create(asked.body, guest.id, guest.name)
    return live.welcome(Watcher(lambda frame: None, guest.id), ())


async def begin_lesson(asked: Asked) -> frames.Welcome:
    """Make a table where a lesson is learnt."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    registry, wanted = asked.service.registry, asked.body
    made = (guest.id, guest.name, registry.clock(), registry.new_seed())
    new = await asyncio.to_thread(new_lesson, wanted.game, wanted.lesson, *made)
    return (await registry.store_new(new)).welcome(Watcher(lambda frame: None, guest.id), ())


async def import_table(asked: Asked) -> frames.Welcome:
    """Make a table from a record: to look at it, or to play on from where it ends."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    cost = 1 + min(len(asked.body.record) // RECORD_BYTES, MOST_COST)
    await asked.service.limits.require("tables", asked.address, cost=cost)
    registry = asked.service.registry
    owner, now, seed = (guest.id, guest.name), registry.clock(), registry.new_seed()
    most = asked.service.settings.import_entries
    async with asked.service.slow.turn(asked.address):
        new = await asked.service.slow.run(partial(export.imported, asked.body, *owner, now, seed, most))
    live = await registry.store_new(new)
    return live.welcome(Watcher(lambda frame: None, guest.id), ())


async def read_table(asked: Asked) -> frames.Welcome:
    """A table as you see it, and what happened since the entry `seen`; `wait` for news if there is none."""
    guest = await asked.guest_id()
    seen = asked.number("seen", 0, 2**31 - 1)
    wait = asked.number("wait", 0, LONGEST_WAIT) or 0
    live = await asked.open()
    registry, sent = asked.service.registry, asyncio.Queue[bytes]()
    watcher = Watcher(sent.put_nowait, guest, asked.number("seat", 0, 7), asked.query("follow") == "turn")
    welcome = await registry.look(live, watcher, seen or 0)
    if not wait or seen is None or seen < welcome.seq:
        return welcome
    await registry.watch(live, watcher, seen)
    try:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while not isinstance(_read_frame(await sent.get()), frames.News):
                    pass
        return await registry.look(await asked.open(), watcher, seen)  # it may have been removed meanwhile
    finally:
        registry.leave(live, watcher)


async def join_table(asked: Asked) -> bodies.Joined:
    """Sit down, by a secret link or on an open seat of a public table."""
    guest = await asked.guest()
    live = await asked.open()
    seat = await sit_down(asked.service.registry, live, guest.id, guest.name, asked.body)
    return bodies.Joined(live.table.id, seat)


async def command_table(asked: Asked) -> frames.Answer:
    """Give a command, as on a socket; sent twice with one id it is carried out once."""
    guest, seat = await asked.guest_id(), asked.number("seat", 0, 7)
    live = await asked.open()
    mine = live.table.seats_of(guest)
    if mine and seat is not None and seat not in mine:
        raise Refusal("table.not-your-seat", seat=seat + 1)
    return await asked.service.answer(live, guest, seat, asked.body)


def _viewer(live: LiveTable, guest: str | None) -> int:
    """The seat a guest reads from, or `SPECTATOR`."""
    return Watcher(lambda frame: None, guest).viewer(live.table)


async def read_record(asked: Asked) -> Response:
    """The record of a game: as you saw it, and whole once it is over."""
    guest = await asked.guest_id()
    live = await asked.open()
    form = asked.query("form") or "json"
    if form not in ("json", "text"):
        raise BadInput("request.bad-parameter", name="form")
    viewer = _viewer(live, guest)
    if live.table.created.deal is not None and live.table.phase == "finished":
        await daily.check_reader(asked, live, guest)
    else:
        spectator_delay.check_record(live.table, viewer, live.clock())
    kind = "text/plain; charset=utf-8" if form == "text" else "application/json"
    write = writing.to_text if form == "text" else writing.to_json
    key = ("record", live.table.id, live.table.seq, viewer, form, deals.is_secret(live.table, live.clock()))
    work = lambda: write(export.exported(live, viewer)).encode()  # noqa: E731
    return SlowAnswer(asked.service.slow, asked.address, key, work, kind)


async def read_history(asked: Asked) -> Response:
    """A finished game step by step, from any side."""
    guest = await asked.guest_id()
    live = await asked.open()
    viewer = _viewer(live, guest)
    if live.table.created.deal is not None and live.table.phase == "finished":
        await daily.check_reader(asked, live, guest)
    else:
        spectator_delay.check_watched(live.table, viewer)
    if not spectator_delay.is_over_for(live.table, viewer, live.clock()):
        raise Refusal("table.not-finished")
    seat = asked.number("seat", 0, len(live.table.places) - 1)
    is_secret = deals.is_secret(live.table, live.clock())
    key = ("history", live.table.id, live.table.seq, live.present(), guest, seat, is_secret)
    work = lambda: msgspec.json.encode(export.history(live, guest, seat))  # noqa: E731
    return SlowAnswer(asked.service.slow, asked.address, key, work)


_SEAT = query("seat", "the seat to look from, if you hold several", type="integer", minimum=0, maximum=7)
_SEEN = query("seen", "the last entry of the log that was seen", type="integer", minimum=0, maximum=2**31 - 1)
_WAIT = query("wait", "seconds to wait for news", type="integer", minimum=0, maximum=LONGEST_WAIT)
_FOLLOW = query("follow", "look from the seat that is to move", type="string", enum=["turn"])
_EVERYWHERE = query("everywhere", "on all devices, if it is there", type="string")
_FORM = query("form", "of the record", type="string", enum=["json", "text"])

ENDPOINTS = (
    Endpoint("GET", "/api/status", read_status, ServerStatus),
    *catalogue.ENDPOINTS,
    Endpoint("GET", "/api/me", read_me, bodies.Me),
    Endpoint("PATCH", "/api/me", rename_me, bodies.Me, bodies.NewName),
    Endpoint("DELETE", "/api/me", delete_me, None, bodies.DeleteMe, may_be_empty=True),
    Endpoint("POST", "/api/me/passphrase", keep_me, bodies.Me, bodies.Passphrase),
    Endpoint("POST", "/api/log-in", log_in, bodies.Me, bodies.Passphrase),
    Endpoint("POST", "/api/log-out", log_out, None, bodies.LogOut, queries=(_EVERYWHERE,), may_be_empty=True),
    *push.ENDPOINTS,
    *road.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *daily.ENDPOINTS,
    Endpoint("GET", "/api/me/tables", read_my_tables, bodies.TablesListed),
    Endpoint("GET", "/api/tables", read_lobby, bodies.TablesListed),
    Endpoint("POST", "/api/tables", create_table, frames.Welcome, bodies.NewTable, 201),
    Endpoint("POST", "/api/lessons", begin_lesson, frames.Welcome, bodies.NewLesson, 201),
    Endpoint("POST", "/api/records", import_table, frames.Welcome, bodies.ImportedTable, 201),
    Endpoint("GET", "/api/tables/{table}", read_table, frames.Welcome, queries=(_SEEN, _WAIT, _SEAT, _FOLLOW)),
    Endpoint("POST", "/api/tables/{table}/seats", join_table, bodies.Joined, bodies.Join),
    Endpoint("POST", "/api/tables/{table}/commands", command_table, frames.Answer, commands.AnyCommand, 200, (_SEAT,)),
    Endpoint("GET", "/api/tables/{table}/record", read_record, None, queries=(_FORM,), also=("text/plain",)),
    Endpoint("GET", "/api/tables/{table}/history", read_history, bodies.History, queries=(_SEAT,)),
    *reviews.ENDPOINTS,
)
