"""Tables as records and records as tables: export, import, and a finished game step by step."""

from itertools import islice

from serai import games
from serai.core import fairness, reading
from serai.core.errors import BadInput
from serai.core.record import SPECTATOR, Record, SeenRecord
from serai.core.wire import event_object
from serai.protocol import bodies
from serai.server.tables import deals
from serai.server.tables.live import LiveTable
from serai.server.tables.new_tables import NewTable, from_record
from serai.server.tables.table import Table, replayed


def exported(live: LiveTable, viewer: int) -> Record | SeenRecord:
    """The record of a table: from one seat while it is played, whole and with its seed once it is over."""
    table = live.table
    record = replayed(table.game, table.record.codes)
    if table.phase != "finished":
        record.headers = {"table": table.id, "commitment": table.created.commitment}
        if table.nonces is not None:
            record.headers["fair"] = str(table.created.fair)
        record.headers |= _lesson(table) | deals.headers(table)
        return record.seen_by(viewer)
    given = min(table.drawn_from, len(record.log))
    record.headers = fairness.headers(live.seed, table.id, given, table.nonces, table.nonce_hashes) | _lesson(table)
    record.headers |= deals.headers(table)
    if deals.is_secret(table, live.clock()):
        del record.headers["seed"]
    if table.ended is not None and table.ended.how != "played":
        winners = " ".join(str(seat + 1) for seat in table.ended.winners)
        record.headers |= {"ended": f"{table.ended.how}, {winners or '-'}"}
    return record


def _lesson(table: Table) -> dict[str, str]:
    """The header that marks the record of a lesson."""
    return {"lesson": table.created.lesson.id} if table.created.lesson is not None else {}


def imported(
    wanted: bodies.ImportedTable, guest: str, name: str, now: int, seed: bytes, most: int = 100_000
) -> NewTable:
    """A table that goes on where a record ends; `BadRecord` if it cannot be read or has more than `most` entries."""
    found = [*islice(reading.read_records(wanted.record.splitlines(), games.load_with, most), 2)]
    if len(found) != 1:
        raise BadInput("table.one-record")
    record = found[0]
    if isinstance(record, SeenRecord):
        raise BadInput("table.seen-record")
    if wanted.entries is not None:
        record = record.until(wanted.entries)
    return from_record(record, wanted.seats, guest, name, now, seed, wanted.nonce_hash)


def history(live: LiveTable, guest: str | None, seat: int | None) -> bodies.History:
    """A finished game step by step, from one seat or as a spectator."""
    viewer = SPECTATOR if seat is None else seat
    definition, record = live.table.game.definition, live.table.record
    steps = tuple(
        bodies.Step(
            entry.author,
            definition.write_seen(code, before, viewer),
            tuple(event_object(event.seen_by(viewer)) for event in definition.events(before, code, after)),
            definition.show(after.shown(viewer)),
            bool(definition.milestone(after)),
            layout,
        )
        for entry, (before, code, after), layout in zip(record.log, record.steps(), live.table.layouts(0))
    )
    start = definition.show(record.game.start().shown(viewer))
    return bodies.History(live.shown_to(guest, viewer), seat, start, steps)
