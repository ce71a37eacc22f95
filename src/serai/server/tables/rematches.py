"""The law of rematches: after the end, once every guest wants one, at a new table where the next seat starts."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from serai.core import fairness
from serai.protocol import commands
from serai.server.storage import log
from serai.server.tables import deals, nonces
from serai.server.tables.new_tables import NewTable, made
from serai.server.tables.plans import Actor, Planned, Refusal
from serai.server.tables.table import Table


def ask(table: Table, command: commands.Rematch, by: Actor) -> Iterator[Planned]:
    """Say that a player would like to play again."""
    if table.phase != "finished":
        raise Refusal("table.not-finished")
    deals.check_once(table)
    if table.rematch is not None:
        raise Refusal("table.rematch-there", table=table.rematch)
    if by.seat not in table.again:
        hash = nonces.checked_hash(command.nonce_hash, table.again_hashes, fairness.VERSION)
        yield Planned(log.Again(by.seat, hash))


def agreed(table: Table, plans: Sequence[Planned], now: int, seed: bytes) -> NewTable | None:
    """The table of the rematch, if with these plans every guest wants it."""
    asked = [one.entry for one in plans if isinstance(one.entry, log.Again)]
    wants = {table.places[seat].guest for seat in table.again | {entry.seat for entry in asked}}
    if any(place.guest and place.guest not in wants for place in table.places):
        return None
    promised = [*enumerate(table.again_hashes), *((entry.seat, entry.nonce_hash) for entry in asked)]
    hashes = {table.places[seat].guest: hash for seat, hash in promised if hash is not None}
    seats = [log.Seat(place.guest or None, place.name, place.level) for place in table.places]
    created = replace(
        table.created,
        rules=table.game.definition.rules_version,
        options=dict(table.game.options),
        seats=nonces.seated(seats, hashes),
        commitment=fairness.commitment(seed),
        is_public=False,
        given=tuple(("*", text) for text in table.game.definition.rematch(table.game, table.record.codes)),
        after=table.id,
        fair=fairness.VERSION,
        lesson=None,
    )
    return made(created, now, seed)
