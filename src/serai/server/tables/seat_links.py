"""The law of seats and their links.

A table that waits for players has one secret link of 128 bits; the guest who opens it takes the first free seat, and is
told so in one sentence if there is none left. It follows from the seed, so nothing more is kept, and it is void once
the game begins. Every open seat has a secret link of its own, for a host who wants to say who sits where; it is void
once its seat is taken, and a seat that becomes free again gets a new one. At a public table a seat can also be taken
without a link. Only the host is shown the links. A guest who sits at a table cannot take a second seat; the guest who
takes the last one begins the game. Only a host can hold several seats, for players on one device. The host of the
server can open the seat of a guest who has vanished, also in the middle of a game: whoever takes it, by its own link,
goes on from there, with the full time.
"""

import asyncio
import base64
import hashlib
import hmac
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


def table_link(seed: bytes) -> str:
    """The secret of a whole table: 128 bits that tell nothing of the seed they are made from."""
    return base64.urlsafe_b64encode(hmac.digest(seed, b"link of the table", hashlib.sha256)[:16]).decode().rstrip("=")


def table_link_for(table: Table, seed: bytes, guest: str | None) -> str | None:
    """The link of the table, for its host, while there are free seats and the game has not begun."""
    is_offered = table.phase == "open" and table.open_seats and guest is not None and guest == table.created.host
    return table_link(seed) if is_offered else None


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


async def wanted_seat(reader: TableReader, table: Table, seed: bytes, wanted: bodies.Join) -> int | None:
    """The seat a guest asks for, by its link or by its number, or any; `Refusal` if it cannot be had that way."""
    if wanted.link is not None:
        if hmac.compare_digest(wanted.link.encode(), table_link(seed).encode()):
            return None
        is_link = _LINK.fullmatch(wanted.link) is not None
        seat = await asyncio.to_thread(reader.seat_of_link, table.id, wanted.link) if is_link else None
        if seat is None:
            raise Refusal("table.bad-link")
        return seat
    if not table.created.is_public:
        raise Refusal("table.private")
    if wanted.seat is not None and wanted.seat >= len(table.places):
        raise Refusal("table.no-seat", seat=wanted.seat + 1)
    return wanted.seat


def free_seat(table: Table) -> int:
    """The first free seat of a table that waits for players; `Refusal` if there is none.

    Whether the game is over is not said: spectators of a delayed table may not know it yet.
    """
    if table.phase != "open" or not table.open_seats:
        raise Refusal("table.full")
    return table.open_seats[0]


def join(
    table: Table, seat: int | None, guest: str, name: str, seed: bytes, nonce_hash: str | None = None
) -> list[Planned]:
    """A guest takes a seat, or any free one, and begins the game if it is the last one."""
    if table.seats_of(guest):
        raise Refusal("table.already-seated")
    if seat is None:
        seat = free_seat(table)
    if table.phase == "finished" or not table.places[seat].is_open:
        raise Refusal("table.full" if not table.open_seats else "table.seat-taken")
    if table.phase == "playing":  # chance was settled when the game began
        return [Planned(log.Joined(seat, guest, name))]
    hash = nonces.checked_hash(nonce_hash, table.nonce_hashes, table.created.fair)
    planned = [Planned(log.Joined(seat, guest, name, nonce_hash=hash))]
    is_last = table.open_seats == [seat]
    return planned + (list(nonces.begin(table, seed, (*table.nonce_hashes, hash))) if is_last else [])
