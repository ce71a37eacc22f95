"""The REST face: to make and read tables, and for turn-based clients and bots that need no socket."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from serai import __version__, games
from serai.core import writing
from serai.core.errors import BadInput
from serai.core.record import SPECTATOR
from serai.server import records, showing, wire
from serai.server.catalogue import catalogue
from serai.server.deciding import Refusal
from serai.server.endpoints import Asked, Endpoint, Query
from serai.server.identity import Guest
from serai.server.live_table import LiveTable, Watcher
from serai.server.sockets import answer
from serai.server.tokens import forget_cookie, is_secure

#: Tables in a list, at most.
MOST_LISTED = 50
#: How long a turn-based client may wait for news in one request, in seconds.
LONGEST_WAIT = 25


async def read_games(asked: Asked) -> wire.GamesListed:
    """All games: their options, levels and components."""
    return wire.GamesListed(await asyncio.to_thread(catalogue))


async def read_status(asked: Asked) -> wire.StatusShown:
    """How ready the rules and the bots of every game are; never waits for them."""
    service = asked.service
    found = {
        name: wire.GameStatus("ready" if name in service.warm else "warming", service.dispatcher.state(name))
        for name in games.names()
    }
    return wire.StatusShown(__version__, wire.PROTOCOL, found)


# --- Who one is -------------------------------------------------------------------------------------------------------


async def read_me(asked: Asked) -> wire.Me:
    """Who one is here; who is nobody yet becomes a guest."""
    guest = await asked.guest()
    return wire.Me(guest.name, guest.handle)


async def rename_me(asked: Asked) -> wire.Me:
    """Be shown by another name."""
    guest = await asked.guest()
    renamed = await asyncio.to_thread(asked.service.guests.rename, guest.id, asked.body.name)
    return wire.Me(renamed.name, renamed.handle)


async def keep_me(asked: Asked) -> wire.Me:
    """Keep a handle and a passphrase, to come back from another device."""
    guest = await asked.guest()
    await asked.service.limits.require("log-in", asked.address)
    wanted = asked.body
    kept = await asyncio.to_thread(asked.service.guests.claim, guest.id, wanted.handle, wanted.passphrase)
    return wire.Me(kept.name, kept.handle)


async def log_in(asked: Asked) -> wire.Me:
    """Come back with a handle and a passphrase."""
    wanted = asked.body
    await asked.service.limits.require("log-in", asked.address)
    await asked.service.limits.require("handle", wanted.handle.casefold()[:40])
    known = await asyncio.to_thread(asked.service.guests.log_in, wanted.handle, wanted.passphrase)
    asked.be(known.guest, known.token)
    return wire.Me(known.guest.name, known.guest.handle)


async def log_out(asked: Asked) -> Response:
    """Be nobody again on this device."""
    return Response(
        b"{}", media_type="application/json", headers={"set-cookie": forget_cookie(is_secure(asked.request.scope))}
    )


# --- Tables -----------------------------------------------------------------------------------------------------------


async def read_lobby(asked: Asked) -> wire.TablesListed:
    """Public tables that wait for players."""
    ids = await asyncio.to_thread(asked.service.shelves.lobby, MOST_LISTED)
    return await _listed(asked, ids)


async def read_my_tables(asked: Asked) -> wire.TablesListed:
    """The tables one sits at, and whose turn it is."""
    guest = await asked.guest()
    ids = await asyncio.to_thread(asked.service.shelves.of_guest, guest.id, MOST_LISTED)
    return await _listed(asked, ids)


async def _listed(asked: Asked, ids: list[str]) -> wire.TablesListed:
    guest = await asked.maybe_guest()
    found = []
    for id in ids:
        try:
            live = await asked.service.hall.open(id)
        except (Refusal, BadInput):
            continue  # of rules that are no longer played, or removed just now
        found.append(showing.listed(live.table, guest.id if guest else None))
    return wire.TablesListed(tuple(found))


async def create_table(asked: Asked) -> wire.Welcome:
    """Make a table and sit down at it."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    live = await asked.service.hall.create(asked.body, guest.id, guest.name)
    return live.welcome(Watcher(lambda frame: None, guest.id), ())


async def import_table(asked: Asked) -> wire.Welcome:
    """Make a table from a record: to look at it, or to play on from where it ends."""
    guest = await asked.guest()
    await asked.service.limits.require("table", guest.id)
    await asked.service.limits.require("tables", asked.address)
    birth = await asyncio.to_thread(records.imported, asked.body, guest.id, guest.name, asked.service.hall)
    live = await asked.service.hall.store_new(birth)
    return live.welcome(Watcher(lambda frame: None, guest.id), ())


async def read_table(asked: Asked) -> wire.Welcome:
    """A table as one sees it, and what happened since the entry `seen`; `wait` for news if there is none."""
    guest = await asked.maybe_guest()
    seen = asked.number("seen", 0, 2**31 - 1)
    wait = asked.number("wait", 0, LONGEST_WAIT) or 0
    live = await asked.service.hall.open(asked.table)
    hall, frames = asked.service.hall, asyncio.Queue[bytes]()
    watcher = Watcher(
        frames.put_nowait, guest.id if guest else None, asked.number("seat", 0, 7), asked.query("follow") == "turn"
    )
    welcome = await hall.look(live, watcher, seen or 0)
    if not wait or seen is None or seen < welcome.seq:
        return welcome
    await hall.watch(live, watcher, seen)
    try:
        await _news(frames, wait)
        return await hall.look(live, watcher, seen)
    finally:
        hall.leave(live, watcher)


async def _news(frames: asyncio.Queue[bytes], seconds: int) -> None:
    """Wait until something happened, or for so long."""
    try:
        async with asyncio.timeout(seconds):
            while b'"type":"news"' not in (await frames.get())[:40]:
                pass
    except TimeoutError:
        pass


async def join_table(asked: Asked) -> wire.Joined:
    """Sit down, by a secret link or on an open seat of a public table."""
    guest = await asked.guest()
    live = await asked.service.hall.open(asked.table)
    seat = await asked.service.hall.sit_down(live, guest.id, guest.name, asked.body)
    return wire.Joined(live.table.id, seat)


async def command_table(asked: Asked) -> wire.Done | wire.Tried | wire.Hinted:
    """Give a command, as on a socket; the same id twice is one command."""
    guest = await asked.maybe_guest()
    live = await asked.service.hall.open(asked.table)
    seat = asked.number("seat", 0, 7)
    return await answer(asked.service, live, guest.id if guest else None, seat, asked.body)


def _reader(live: LiveTable, guest: Guest | None) -> int:
    """The seat somebody reads from, or a spectator; `Refusal` where there are none."""
    viewer = Watcher(lambda frame: None, guest.id if guest else None).viewer(live.table)
    if viewer == SPECTATOR and not live.table.created.is_watched:
        raise Refusal("table.not-watched")
    return viewer


async def read_record(asked: Asked) -> Response:
    """The record of a game: as one saw it, and whole once it is over."""
    guest = await asked.maybe_guest()
    live = await asked.service.hall.open(asked.table)
    form = asked.query("form") or "json"
    if form not in ("json", "text"):
        raise BadInput("request.bad-parameter", name="form")
    viewer = _reader(live, guest)
    if viewer == SPECTATOR and live.table.created.delay and not live.is_over_for(viewer):
        raise Refusal("table.not-watched")
    record = records.exported(live, viewer)
    if form == "text":
        return Response(writing.to_text(record), media_type="text/plain; charset=utf-8")
    return Response(writing.to_json(record), media_type="application/json")


async def read_history(asked: Asked) -> wire.History:
    """A finished game step by step, from any side."""
    guest = await asked.maybe_guest()
    live = await asked.service.hall.open(asked.table)
    if not live.is_over_for(_reader(live, guest)):
        raise Refusal("table.not-finished")
    seat = asked.number("seat", 0, len(live.table.places) - 1)
    return await asyncio.to_thread(records.history, live, guest.id if guest else None, seat)


_SEAT = Query("seat", {"type": "integer", "minimum": 0, "maximum": 7}, "the seat to look from, for who holds several")
_SEEN = Query(
    "seen", {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}, "the last entry of the log that was seen"
)
_WAIT = Query("wait", {"type": "integer", "minimum": 0, "maximum": LONGEST_WAIT}, "seconds to wait for news")
_FOLLOW = Query("follow", {"type": "string", "enum": ["turn"]}, "look from the seat that is to move")
_FORM = Query("form", {"type": "string", "enum": ["json", "text"]}, "of the record")

ENDPOINTS = (
    Endpoint("GET", "/api/status", read_status, wire.StatusShown),
    Endpoint("GET", "/api/games", read_games, wire.GamesListed),
    Endpoint("GET", "/api/me", read_me, wire.Me),
    Endpoint("PATCH", "/api/me", rename_me, wire.Me, wire.NewName),
    Endpoint("POST", "/api/me/passphrase", keep_me, wire.Me, wire.Passphrase),
    Endpoint("POST", "/api/log-in", log_in, wire.Me, wire.Passphrase),
    Endpoint("POST", "/api/log-out", log_out, None),
    Endpoint("GET", "/api/me/tables", read_my_tables, wire.TablesListed),
    Endpoint("GET", "/api/tables", read_lobby, wire.TablesListed),
    Endpoint("POST", "/api/tables", create_table, wire.Welcome, wire.NewTable, 201),
    Endpoint("POST", "/api/records", import_table, wire.Welcome, wire.ImportedTable, 201),
    Endpoint("GET", "/api/tables/{table}", read_table, wire.Welcome, queries=(_SEEN, _WAIT, _SEAT, _FOLLOW)),
    Endpoint("POST", "/api/tables/{table}/seats", join_table, wire.Joined, wire.Join),
    Endpoint(
        "POST", "/api/tables/{table}/commands", command_table, wire.Done | wire.Tried | wire.Hinted, wire.AnyCommand,
        queries=(_SEAT,),
    ),
    Endpoint("GET", "/api/tables/{table}/record", read_record, None, queries=(_FORM,), also=("text/plain",)),
    Endpoint("GET", "/api/tables/{table}/history", read_history, wire.History, queries=(_SEAT,)),
)  # fmt: skip
