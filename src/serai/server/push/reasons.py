"""Why a player is called: their turn, their clock, a friend who sits down or would like a rematch.

Only where other people play: a guest who plays bots or shares the device is never called. Muted players call nobody.
"""

from collections.abc import Iterator, Sequence

from serai.server.push.calls import Call, Kind
from serai.server.storage import log
from serai.server.tables.clocks import start_of
from serai.server.tables.table import Table

#: A clock is running out when its time divided by this number is left.
LAST_PART = 5


def calls_after(table: Table, rows: Sequence[log.Row], due_at: int) -> Iterator[Call]:
    """The calls that the last entries of a table's log give reason for."""
    for row in rows:
        entry = row.entry
        if isinstance(entry, log.Joined | log.Again) and _guest(table, entry.seat) is not None:
            kind: Kind = "joined" if isinstance(entry, log.Joined) else "rematch"
            for other in _others(table, entry.seat) if kind == "joined" or table.rematch is None else ():
                yield Call(table.id, other, kind, row.seq, entry.seat, due_at)
    if any(isinstance(row.entry, log.CHANGES_POSITION) for row in rows):
        guest = guest_to_move(table)
        if guest is not None:
            yield Call(table.id, guest, "turn", table.position_seq, _last_mover(table, rows, guest), due_at)


def guest_to_move(table: Table) -> str | None:
    """The guest whose turn it is, if other people play too."""
    turn = table.turn
    if turn is None or turn < 0 or not table.others(turn):
        return None
    return _guest(table, turn)


def still_holds(table: Table, call: Call) -> bool:
    """Whether there is still a reason for a call that was written down a while ago."""
    if call.kind == "turn":
        return guest_to_move(table) == call.guest and table.position_seq <= call.seq
    if call.seat is None or not table.seats_of(call.guest) or _guest(table, call.seat) is None:
        return False
    if any(call.seat in table.places[seat].muted for seat in table.seats_of(call.guest)):
        return False
    return call.kind == "joined" or table.rematch is None


def is_short(table: Table, now: int) -> bool:
    """Whether the clock of the player to move is running out."""
    turn, clock = table.turn, table.created.clock
    return turn is not None and clock is not None and table.times.left_now(turn, now) * LAST_PART <= start_of(clock)


def short_at(table: Table, guest: str, now: int) -> int | None:
    """When the clock of this guest will be running out, if it runs and is not yet."""
    turn, clock = table.turn, table.created.clock
    if turn is None or clock is None or guest_to_move(table) != guest or is_short(table, now):
        return None
    return now + table.times.left_now(turn, now) - start_of(clock) // LAST_PART


def _guest(table: Table, seat: int) -> str | None:
    return table.places[seat].guest or None


def _others(table: Table, seat: int) -> set[str]:
    """The other guests of a table."""
    return {guest for other in table.others(seat) if (guest := _guest(table, other)) is not None}


def _last_mover(table: Table, rows: Sequence[log.Row], guest: str) -> int | None:
    """The seat that moved last, if it is somebody else's."""
    seats = [row.entry.seat for row in rows if isinstance(row.entry, log.Moved)]
    return seats[-1] if seats and _guest(table, seats[-1]) not in (None, guest) else None
