"""What a guest leaves in the logs of tables, names and words, and how it is replaced or removed.

This is the only place where an entry of a log is changed. A fold takes nothing of a game from these fields, so all
positions, clocks and results stay. Each change also adds an entry: a worker that still has the old names in memory
cannot write a snapshot with them, since its log no longer ends where it believes.
"""

from msgspec.structs import replace
from sqlalchemy import Connection, Engine, delete, or_, select, update

from serai.server.admin.tables import append, changing, is_asking, keep_seat, locked, places_of, remove, rows_of
from serai.server.storage import log
from serai.server.storage.schema import entries, seats, snapshots, tables
from serai.server.tables.seat_links import new_link
from serai.server.tables.table import STAND_IN, Place, reseat


def tables_of(engine: Engine, guest: str, since: int = 0) -> list[str]:
    """Every table whose log names a guest, also those they have left, if it has changed `since`."""
    named = select(entries.c.table_id).where(entries.c.entry.contains(guest, autoescape=True))
    sits = select(seats.c.table_id).where(seats.c.guest_id == guest)
    found = or_(tables.c.id.in_(named), tables.c.id.in_(sits))
    with engine.connect() as connection:
        query = select(tables.c.id).where(found, tables.c.changed_at >= since).order_by(tables.c.id)
        return list(connection.execute(query).scalars())


def rename_at(engine: Engine, id: str, guest: str, name: str) -> None:
    """Let a guest have always had another name at a table."""
    with changing(engine) as connection:
        row, rows = locked(connection, id), rows_of(connection, id)
        _rewrite(connection, id, rows, guest, guest, name, keeps_words=True)
        held = [seat for seat, place in enumerate(places_of(rows)) if place.guest == guest]
        if held:
            append(connection, row, [log.Renamed(seat, name) for seat in held])


def erase_at(engine: Engine, id: str, guest: str) -> bool:
    """Remove a guest's id, name and words from a table; whether the table itself is gone.

    A table where nobody else has ever sat is removed. In a game under way a bot takes the seat, unless only bots would
    be left; a table that waits for its host is closed; at a finished one the seat stays as it was, without a name.
    """
    with changing(engine) as connection:
        row, rows = locked(connection, id), rows_of(connection, id)
        if not _others(rows, guest):
            remove(connection, id)
            return True
        _rewrite(connection, id, rows, guest, "", "", keeps_words=False)
        places = places_of(rows)
        held = [seat for seat, place in enumerate(places) if place.guest == guest]
        has_begun = row.phase == "playing" or is_asking(row)
        goes_on = has_begun and any(place.guest not in (None, "", guest) for place in places)
        added: list[log.AnyEntry]
        standing: dict[str, object] = {}
        link = None
        if goes_on:
            added = [entry for seat in held for entry in (log.Opened(seat), log.Joined(seat, level=STAND_IN))]
            standing = {"is_bots_turn": row.is_bots_turn or row.turn in held}
        elif row.phase == "open" and not has_begun and _created(rows).host != guest:
            added, link = [log.Opened(seat) for seat in held], new_link()  # nobody but a host holds several
        else:
            added = [log.Renamed(seat, is_deleted=True) for seat in held]
            if row.phase != "finished":
                added.append(log.Closed())
                standing = {"phase": "finished", "turn": None, "is_bots_turn": False}
        for seat in held:
            keep_seat(connection, id, seat, None, link)
        if added:
            append(connection, row, added, **standing)
        return False


def _created(rows: list[log.Row]) -> log.Created:
    created = rows[0].entry
    assert isinstance(created, log.Created)
    return created


def _others(rows: list[log.Row], guest: str) -> set[str]:
    """The other guests who have ever sat at a table."""
    joined = {row.entry.guest for row in rows if isinstance(row.entry, log.Joined)}
    found = joined | {seat.guest for seat in _created(rows).seats}
    return {other for other in found if other} - {guest}


def _rewrite(
    connection: Connection, id: str, rows: list[log.Row], guest: str, new: str, name: str, keeps_words: bool
) -> None:
    """Replace a guest's id and name in all entries of a log, and remove their words unless they are kept."""
    places = [Place(seat.guest, seat.name, seat.level) for seat in _created(rows).seats]
    for row in rows:
        entry = row.entry
        mine: log.AnyEntry = entry
        match entry:
            case log.Created():
                taken = tuple(replace(one, guest=new, name=name) if one.guest == guest else one for one in entry.seats)
                mine = replace(entry, seats=taken, host=new if entry.host == guest else entry.host)
            case log.Joined(_, by) if by == guest:
                mine = replace(entry, guest=new, name=name)
            case log.Renamed(seat) if places[seat].guest == guest:
                mine = replace(entry, name=name)
            case log.Said(seat) if not keeps_words and places[seat].guest == guest:
                mine = replace(entry, text="")
        reseat(places, entry)
        is_command = row.command is not None and not keeps_words and row.command.startswith(f"{guest[:10]}:")
        if mine != entry or is_command:
            values = {"entry": log.write(mine), "command": None if is_command else row.command}
            where = (entries.c.table_id == id) & (entries.c.seq == row.seq)
            connection.execute(update(entries).where(where).values(values))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
