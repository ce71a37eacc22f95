"""The law of undo.

How far back: to before the player's own last decision. With "fair" only while nothing was revealed since: no outcome
of chance, and no decision of another guest, which may have shown a hidden card. Against bots alone "fair" lets the
last decision be taken back also after chance and the bots have answered: where stacks are sealed the same card comes
again, so nobody is wronged (decision 0033); but only the last one, and not out of a round that has been scored.
With "free" always; a table may have "free" only if everybody but its host is a bot. With "off" never. Entries of an
imported record are never taken back, and what a lesson played for its learner is taken back with what was before it.

Who must agree: every other guest at the table. Alone against bots it happens at once. A decline ends the question, and
so does a move.

What happens to clocks: nobody gains time (`Times.back`). The clock of the player whose turn it is again runs on as it
was, without the increment; a clock per turn is full again.
"""

from collections.abc import Iterable, Iterator

from serai.core.contract import CHANCE
from serai.protocol import commands
from serai.protocol.tables import Undo
from serai.server.storage import log
from serai.server.tables.plans import Actor, Planned, Refusal, check_playing, check_seen
from serai.server.tables.table import Table


def is_alone(seats: Iterable[log.Seat], host: str) -> bool:
    """Whether everybody but the host is a bot, so that nobody is wronged by a free undo."""
    return all(seat.level is not None or seat.guest == host for seat in seats)


def check_wish(wanted: Undo, seats: Iterable[log.Seat], host: str) -> None:
    """Refuse a new table with a free undo where others play."""
    if wanted == "free" and not is_alone(seats, host):
        raise Refusal("table.free-undo-alone")


def length_before(table: Table, seat: int) -> int | None:
    """The length of the record before this seat's last decision, if that may still be taken back."""
    created, script = table.created, table.script
    if table.phase != "playing" or created.undo == "off":
        return None
    is_free = created.undo == "free" and not table.others(seat)
    entries, mine, was_revealed = table.record.log, table.places[seat].guest, False
    first = len(created.given)
    if script and len(entries) >= table.drawn_from:
        first = table.drawn_from  # undo in the game after a lesson does not lead back into the lesson
    for length in range(len(entries) - 1, first - 1, -1):
        who, line = entries[length].who, table.foretold(length) if script else None
        if who == seat and not (line is not None and line.is_watched):
            return length if is_free or not was_revealed or length >= table.undo_floor else None
        if who == CHANCE or table.places[who].guest != mine:
            if not is_free and not is_forgiving(table, seat):
                return None
            was_revealed = True
    return None


def is_forgiving(table: Table, seat: int) -> bool:
    """Whether the others at the table are all bots and its stacks are sealed, so that a second try learns nothing new.

    Not for several players at one device: they have secrets from each other.
    """
    for other, place in enumerate(table.places):
        if other != seat and place.level is None:
            return False
    return table.created.fair > 1


def can_ask(table: Table, seat: int) -> bool:
    """Whether this seat could take back now, or ask to; never for a spectator."""
    return seat >= 0 and length_before(table, seat) is not None


def ask(table: Table, command: commands.AskUndo, by: Actor) -> Iterator[Planned]:
    """Take back at once if nobody else is there to be asked, otherwise ask."""
    check_playing(table)
    check_seen(table, command.seen)
    length = length_before(table, by.seat)
    if length is None:
        raise Refusal("table.undo-off" if table.created.undo == "off" else "table.no-undo")
    if not table.others(by.seat):
        yield Planned(log.Undone(by.seat, length))
    elif table.asks_undo is None:
        yield Planned(log.Offered(by.seat))
    else:
        raise Refusal("table.undo-asked")


def answer(table: Table, command: commands.AnswerUndo, by: Actor) -> Iterator[Planned]:
    """Decline, agree, or agree as the last one who was asked."""
    check_playing(table)
    check_seen(table, command.seen)
    asking = table.asks_undo
    if asking is None or table.places[asking].guest == by.guest:
        raise Refusal("table.undo-not-asked")
    if not command.accepts:
        yield Planned(log.Declined(by.seat))
        return
    length = length_before(table, asking)
    if length is None:
        raise Refusal("table.no-undo")
    agreed = {table.places[seat].guest for seat in table.agreed}
    if all(table.places[seat].guest in agreed | {by.guest} for seat in table.others(asking)):
        yield Planned(log.Undone(asking, length))
    elif by.guest not in agreed:
        yield Planned(log.Agreed(by.seat))
