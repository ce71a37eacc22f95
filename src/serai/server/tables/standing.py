"""What lists show of a table, kept beside its log: whether it goes on, and who is to move."""

from collections.abc import Sequence

from serai.server.storage import log
from serai.server.storage.writer import SeatKept, Standing
from serai.server.tables import seat_links
from serai.server.tables.plans import Planned
from serai.server.tables.table import Table


def standing(table: Table) -> Standing:
    """What lists show of a table, stored beside its log; a table that waits for nonces waits for the server, too."""
    return Standing(table.phase, table.turn, table.bot_to_move is not None or table.asks_nonces)


def after(table: Table, rows: Sequence[log.Row], plans: Sequence[Planned]) -> tuple[Standing, list[SeatKept]]:
    """What lists will show when these entries have been added, and the seats that will have changed.

    Most entries are moves. For them it is read off the last position, twenty times as fast as by a table ahead.
    """
    last = plans[-1].change
    if last is not None and _are_moves(plans):
        turn = last.after.turn
        is_bots = turn is not None and table.is_played_here(turn, len(table.record.log) + len(plans))
        return Standing("finished" if last.after.is_over else table.phase, turn, is_bots), []
    return _by_applying(table, rows, plans)


def _are_moves(plans: Sequence[Planned]) -> bool:
    for one in plans:
        if one.change is None:
            return False
    return True


def _by_applying(table: Table, rows: Sequence[log.Row], plans: Sequence[Planned]) -> tuple[Standing, list[SeatKept]]:
    future = table.ahead()
    for row, one in zip(rows, plans):
        future.apply(row, one.change)
    return standing(future), seat_links.changed_seats(table.places, future.places)
