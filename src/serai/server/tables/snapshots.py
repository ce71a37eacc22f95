"""Snapshots: a fold kept whole, so that a long log need not be folded from its beginning.

A snapshot is a convenience, never the truth: it names the rules it was made by, and without it nothing is lost.
"""

from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from serai.core.game import Game
from serai.core.position import Position
from serai.protocol.tables import Ending, Phase
from serai.server.storage import log
from serai.server.tables.live import LiveTable
from serai.server.tables.table import MOST_COMMANDS, Ended, Place, Table, game_of

#: A snapshot is made after this many entries without one.
EVERY = 200
#: The version of the form below; another one is not read.
_FORM = 2
#: What a table and its fold have under one name.
_AS_THEY_ARE = (
    *("seq", "position_seq", "changed_at", "phase", "asks_undo", "agreed", "again", "rematch"),
    *("commands", "words", "nonce_hashes", "revealed", "asks_nonces", "again_hashes", "undo_floor", "paused"),
)


class _Fold(Struct, array_like=True):
    form: int
    seq: int
    position_seq: int
    changed_at: int
    phase: Phase
    #: Guest, name, level, and the seats that are muted.
    seats: list[tuple[str | None, str, int | None, frozenset[int]]]
    left: list[int]
    running: int | None
    since: int
    asks_undo: int | None
    agreed: frozenset[int]
    again: frozenset[int]
    rematch: str | None
    ended: tuple[Ending, tuple[int, ...]] | None
    commands: dict[str, int]
    codes: list[int]
    whos: list[int]
    milestones: list[Any]
    state: bytes
    #: Snapshots made before words were counted have none.
    words: int = 0
    # Since nonces are mixed into chance; nothing in snapshots made before.
    nonce_hashes: tuple[str | None, ...] = ()
    revealed: tuple[str | None, ...] = ()
    asks_nonces: bool = False
    again_hashes: tuple[str | None, ...] = ()
    #: The state that a given record led to.
    origin: bytes = b""
    # Since rounds are looked at before the next one; nothing in snapshots made before.
    undo_floor: int = 0
    paused: int = 0
    free: int = 0


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Fold).decode


def due(live: LiveTable) -> tuple[int, int, bytes] | None:
    """A snapshot of the table as it stands, if the last one is long ago: its entry, its rules, and the fold."""
    table = live.table
    if table.seq - live.snapshot_seq < EVERY:
        return None
    return table.seq, table.created.rules, freeze(table)


def freeze(table: Table) -> bytes:
    """The fold as bytes."""
    times, record = table.times, table.record
    return _encode(
        _Fold(
            form=_FORM,
            **{name: getattr(table, name) for name in _AS_THEY_ARE},
            seats=[(place.guest, place.name, place.level, place.muted) for place in table.places],
            left=times.left,
            running=times.running,
            since=times.since,
            free=times.free,
            ended=(table.ended.how, table.ended.winners) if table.ended else None,
            codes=record.codes,
            whos=[entry.who for entry in record.log],
            milestones=record.milestones,
            state=bytes(record.position),
            origin=bytes(table.origin) if table.origin else b"",
        )
    )


def thaw(id: str, first: log.Row, frozen: bytes) -> Table | None:
    """The table of a snapshot; nothing if another version of this module or of the game's record wrote it."""
    try:
        kept = _decode(frozen)
        return _table(id, first.entry, kept) if kept.form == _FORM and isinstance(first.entry, log.Created) else None
    except (msgspec.DecodeError, ValueError):
        return None


def _table(id: str, created: log.Created, kept: _Fold) -> Table:
    table = Table(id, created, game_of(created).record())
    for name in _AS_THEY_ARE:
        if (value := getattr(kept, name)) != ():
            setattr(table, name, value)
    table.places = [Place(*seat) for seat in kept.seats]
    times = table.times
    times.left, times.running, times.since, times.free = kept.left, kept.running, kept.since, kept.free
    table.ended = Ended(*kept.ended) if kept.ended else None
    table.commands = dict([*kept.commands.items()][-MOST_COMMANDS:])
    table.record.restore(kept.codes, kept.whos, kept.milestones, _position(table.game, kept.state))
    if created.given:  # snapshots made before chance was sealed do not tell
        before = table.record.until(len(created.given)).position if not kept.origin else None
        table.origin = before or _position(table.game, kept.origin)
    table.count_chances()
    return table


def _position(game: Game, state: bytes) -> Position:
    definition = game.definition
    position: Position = definition.position_class(game, np.frombuffer(state, definition.state).copy())
    return position
