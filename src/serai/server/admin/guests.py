"""The host's acts on guests: find, rename, ban, delete with all their data. Guests can delete themselves too."""

import re
from contextlib import suppress

from msgspec import Struct
from sqlalchemy import Engine, delete, func, or_, select, update

from serai.core.errors import BadInput
from serai.server.admin import traces
from serai.server.admin.tables import changing
from serai.server.guests.names import display_name, folded
from serai.server.storage import acts, results
from serai.server.storage.database import now
from serai.server.storage.schema import devices, guests, seats

_ID = re.compile(r"[A-Za-z0-9_-]{22}")
#: The actor of those who delete themselves.
THEMSELVES = "guest"


class GuestListed(Struct, frozen=True):
    """A guest as the host may know them."""

    id: str
    name: str
    handle: str | None
    tables: int
    created_at: int
    seen_at: int
    banned_at: int | None


def find_guests(engine: Engine, text: str, most: int) -> list[GuestListed]:
    """Guests whose name or handle holds a text, or whose id it is; those who came last first."""
    count = select(func.count(func.distinct(seats.c.table_id))).where(seats.c.guest_id == guests.c.id).scalar_subquery()
    query = select(guests, count.label("tables")).order_by(guests.c.seen_at.desc(), guests.c.id).limit(most)
    if text:
        holds = [column.icontains(text, autoescape=True) for column in (guests.c.name, guests.c.handle)]
        query = query.where(or_(guests.c.id == text, *holds))
    with engine.connect() as connection:
        return [
            GuestListed(row.id, row.name, row.handle, row.tables, row.created_at, row.seen_at, row.banned_at)
            for row in connection.execute(query)
        ]


def guest_id(engine: Engine, text: str) -> str:
    """The id of the guest of an id or a handle; `BadInput` if there is none."""
    wanted = [guests.c.id == text] if _ID.fullmatch(text) else []
    with suppress(BadInput):  # if it can be a handle
        wanted.append(guests.c.handle == folded(text))
    with engine.connect() as connection:
        found: str | None = connection.execute(select(guests.c.id).where(or_(False, *wanted))).scalars().first()
    if found is None:
        raise BadInput("admin.unknown-guest", guest=text[:40])
    return found


def rename_guest(engine: Engine, guest: str, name: str, actor: str) -> str:
    """Give a guest another name, also at all tables; return it as it is shown."""
    shown = display_name(name)
    found = traces.tables_of(engine, guest)
    for id in found:
        traces.rename_at(engine, id, guest, shown)
    with changing(engine) as connection:
        connection.execute(update(guests).where(guests.c.id == guest).values(name=shown))
        results.rename_opponent(connection, guest, shown)
        acts.write(connection, "rename", guest, actor, acts.Detail(rewritten=tuple(found)))
    return shown


def ban_guest(engine: Engine, guest: str, actor: str) -> None:
    """Keep a guest out: tokens are refused, sockets closed. The guest's seats stay as they are."""
    with changing(engine) as connection:
        connection.execute(update(guests).where(guests.c.id == guest).values(banned_at=now()))
        connection.execute(delete(devices).where(devices.c.guest_id == guest))  # and is called no more
        acts.write(connection, "ban", guest, actor)


def unban_guest(engine: Engine, guest: str, actor: str) -> None:
    """Let a guest in again."""
    with changing(engine) as connection:
        connection.execute(update(guests).where(guests.c.id == guest).values(banned_at=None))
        acts.write(connection, "unban", guest, actor)


def delete_guest(engine: Engine, guest: str, actor: str) -> None:
    """Delete a guest with all their data: name, handle, passphrase, words, and tables where nobody else sat.

    Games with others stay, without the name. What was added while this went on is looked for once more at the end, when
    the guest can add nothing any more.
    """
    began = now()
    detail = _erase(engine, guest, traces.tables_of(engine, guest))
    with changing(engine) as connection:
        results.rename_opponent(connection, guest, "", is_deleted=True)
        connection.execute(delete(guests).where(guests.c.id == guest))
        acts.write(connection, "delete-guest", guest, actor, detail)
    if late := traces.tables_of(engine, guest, since=began):
        detail = _erase(engine, guest, late)
        with changing(engine) as connection:
            acts.write(connection, "delete-guest", guest, actor, detail)


def _erase(engine: Engine, guest: str, ids: list[str]) -> acts.Detail:
    rewritten, removed = list[str](), list[str]()
    for id in ids:
        try:
            (removed if traces.erase_at(engine, id, guest) else rewritten).append(id)
        except BadInput:
            removed.append(id)  # by somebody else, meanwhile
    return acts.Detail(rewritten=tuple(rewritten), removed=tuple(removed))
