"""New tables: from a wish, from a record, or as the rematch of another; and what lists will say of a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from serai import games
from serai.core import fairness
from serai.core.record import Record
from serai.protocol import bodies
from serai.server.storage.writer import Append, Birth, SeatKept, Standing
from serai.server.tables import log, snapshots
from serai.server.tables.commands import Planned, Refusal, begin
from serai.server.tables.live import LiveTable, Steps
from serai.server.tables.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10


def new_id() -> str:
    """The name of a table: short enough to be read aloud, too many to be guessed one by one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_link() -> str:
    """The secret of a seat: 128 bits."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that has been made but not stored."""

    table: Table
    seed: bytes
    links: dict[int, str]
    steps: Steps
    append: Append


def new_table(wanted: bodies.NewTable, guest: str, name: str, now: int, seed: bytes) -> NewTable:
    """A table as somebody wishes it; `BadInput` or `Refusal` if there cannot be such a table."""
    seats = tuple(_seat(text, guest, name) for text in wanted.seats)
    game = games.load_with(wanted.game, wanted.options, seats=len(seats))
    if not any(seat.guest for seat in seats):
        raise Refusal("table.host-not-seated")
    others = {seat.guest for seat in seats if seat.guest} - {guest}
    if wanted.undo == "free" and (others or any(text == "open" for text in wanted.seats)):
        raise Refusal("table.free-undo-alone")
    created = log.Created(
        game=wanted.game,
        rules=game.definition.rules_version,
        options=dict(game.options),
        seats=seats,
        host=guest,
        commitment=fairness.commitment(seed),
        clock=wanted.clock,
        undo=wanted.undo,
        is_public=wanted.is_public,
        is_watched=wanted.is_watched,
        delay=wanted.delay,
    )
    return _made(created, now, seed)


def from_record(record: Record, seats: Sequence[str], guest: str, name: str, now: int, seed: bytes) -> NewTable:
    """A table whose game goes on where a record ends."""
    if record.game.components_mark is not None:
        raise Refusal("table.own-components")
    taken = tuple(_seat(text, guest, name) for text in seats) or (log.Seat(guest, name),) * record.game.seats
    if len(taken) != record.game.seats:
        raise Refusal("table.seats-differ", seats=record.game.seats)
    if not any(seat.guest for seat in taken):
        raise Refusal("table.host-not-seated")
    created = log.Created(
        game=record.game.id,
        rules=record.game.definition.rules_version,
        options=dict(record.game.options),
        seats=taken,
        host=guest,
        commitment=fairness.commitment(seed),
        undo="free" if all(seat.level is not None or seat.guest == guest for seat in taken) else "fair",
        given=tuple((entry.author, entry.text) for entry in record.log),
    )
    return _made(created, now, seed)


def rematch(live: LiveTable, plans: Sequence[Planned], now: int, seed: bytes) -> NewTable | None:
    """The table of a rematch, once all people want it; who starts is the next one."""
    table = live.table
    willing = table.again | {one.entry.seat for one in plans if isinstance(one.entry, log.Again)}
    people = {seat for seat, place in enumerate(table.places) if place.guest is not None}
    wants = {table.places[seat].guest for seat in willing}
    if any(table.places[seat].guest not in wants for seat in people):
        return None
    old = table.created
    created = log.Created(
        game=old.game,
        rules=table.game.definition.rules_version,
        options=dict(table.game.options),
        seats=tuple(log.Seat(place.guest, place.name, place.level) for place in table.places),
        host=old.host,
        commitment=fairness.commitment(seed),
        clock=old.clock,
        undo=old.undo,
        is_public=False,
        is_watched=old.is_watched,
        delay=old.delay,
        given=_next_first(table),
        after=table.id,
    )
    return _made(created, now, seed)


def _next_first(table: Table) -> tuple[tuple[str, str], ...]:
    """Who starts is not left to chance in a rematch: it is the seat after the one that started last time."""
    first = next((entry.text for entry in table.record.log if entry.text.startswith("first ")), None)
    if first is None:
        return ()
    last = int(first.split()[1])
    return (("*", f"first {last % len(table.places) + 1}"),)


def _seat(text: str, guest: str, name: str) -> log.Seat:
    if text == "me":
        return log.Seat(guest, name)
    return log.Seat() if text == "open" else log.Seat(level=int(text.removeprefix("bot:")))


def _made(created: log.Created, now: int, seed: bytes) -> NewTable:
    """The table, its first entries, and what is to be stored."""
    table = Table(new_id(), created)
    plans = [Planned(created)]
    if not table.open_seats:
        plans += begin(table, seed)
    rows = [log.Row(number + 1, now, one.entry) for number, one in enumerate(plans)]
    done = [(row, table.apply(row, one.change)) for row, one in zip(rows, plans)]
    links = {seat: new_link() for seat in table.open_seats}
    birth = Birth(table.id, created.game, created.rules, created.is_public, seed)
    seats = [SeatKept(seat, place.guest, links.get(seat)) for seat, place in enumerate(table.places)]
    return NewTable(table, seed, links, done, Append(table.id, 0, rows, standing(table), seats, birth))


def standing(table: Table) -> Standing:
    """What lists show of a table."""
    return Standing(table.phase, table.turn, table.bot_to_move is not None)


def afterwards(table: Table, rows: Sequence[log.Row], plans: Sequence[Planned]) -> tuple[Standing, list[SeatKept]]:
    """What lists will show when these entries have been added, and which seats will have changed: with a new link."""
    last = plans[-1].change
    if last is not None and all(one.change is not None for one in plans):  # the usual case, and the hurried one
        turn = last.after.turn
        is_bots = turn is not None and table.places[turn].level is not None
        return Standing("finished" if last.after.is_over else table.phase, turn, is_bots), []
    future = snapshots.copy(table)
    for row, one in zip(rows, plans):
        future.apply(row, one.change)
    seats = [
        SeatKept(seat, new.guest, new_link() if new.is_open else None)
        for seat, (old, new) in enumerate(zip(table.places, future.places))
        if old.guest != new.guest or old.is_open != new.is_open
    ]
    return standing(future), seats
