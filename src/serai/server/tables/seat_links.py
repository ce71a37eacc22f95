"""The law of seats and their links.

Every open seat has a secret link of 128 bits; the guest who opens it takes the seat. At a public table a seat can also
be taken by its number. Only the host is shown the links. A link is void once its seat is taken, and a seat that becomes
free again gets a new one. A guest who sits at a table cannot take a second seat; the guest who takes the last one
begins the game. Only a host can hold several seats, for players on one device. The host of the server can open the seat
of a guest who has vanished, also in the middle of a game: who takes it goes on from there, with the full time.
"""

import asyncio
import re
import secrets
from collections.abc import Mapping, Sequence

from serai.protocol import bodies
from serai.server.storage import log
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import SeatKept
from serai.server.tables import nonces
from serai.server.tables.plans import Planned, Refusal
from serai.server.tables.table import Place, Table

_LINK = re.compile(r"[A-Za-z0-9_-]{1,40}")


def new_link() -> str:
    """The secret of a seat: 128 bits."""
    return secrets.token_urlsafe(16)


def links_for(table: Table, links: Mapping[int, str], guest: str | None) -> dict[int, str]:
    """The links of the open seats, for the host; nothing for anybody else."""
    if guest is None or guest != table.created.host:
        return {}
    return {seat: link for seat, link in links.items() if table.places[seat].is_open}


def changed_seats(before: Sequence[Place], after: Sequence[Place]) -> list[SeatKept]:
    """The seats that changed hands, as they are to be stored; one that became free has a new link."""
    return [
        SeatKept(seat, new.guest or None, new_link() if new.is_open else None)
        for seat, (old, new) in enumerate(zip(before, after))
        if old.guest != new.guest or old.is_open != new.is_open
    ]


async def wanted_seat(reader: TableReader, table: Table, wanted: bodies.Join) -> int:
    """The seat a guest asks for, by its link or by its number; `Refusal` if it cannot be had that way."""
    if wanted.link is not None:
        is_link = _LINK.fullmatch(wanted.link) is not None
        seat = await asyncio.to_thread(reader.seat_of_link, table.id, wanted.link) if is_link else None
        if seat is None:
            raise Refusal("table.bad-link")
        return seat
    if not table.created.is_public:
        raise Refusal("table.private")
    if not table.open_seats:
        raise Refusal("table.full")
    seat = table.open_seats[0] if wanted.seat is None else wanted.seat
    if seat >= len(table.places):
        raise Refusal("table.no-seat", seat=seat + 1)
    return seat


def join(table: Table, seat: int, guest: str, name: str, seed: bytes, nonce_hash: str | None = None) -> list[Planned]:
    """A guest takes a seat, and begins the game if it is the last one."""
    if table.seats_of(guest):
        raise Refusal("table.already-seated")
    if table.phase == "finished" or not table.places[seat].is_open:
        raise Refusal("table.seat-taken")
    if table.phase == "playing":  # chance was settled when the game began
        return [Planned(log.Joined(seat, guest, name))]
    hash = nonces.checked_hash(nonce_hash, table.nonce_hashes, table.created.fair)
    planned = [Planned(log.Joined(seat, guest, name, nonce_hash=hash))]
    is_last = table.open_seats == [seat]
    return planned + (list(nonces.begin(table, seed, (*table.nonce_hashes, hash))) if is_last else [])
