"""A table as one reader sees it. Only views and events seen from a seat are used: a secret cannot pass."""

import base64
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, get_args

import msgspec

from serai.core.errors import BadNotation, GameError
from serai.core.game import MOST_REMEMBERED, Game
from serai.core.message import Message
from serai.core.position import Position
from serai.core.record import SPECTATOR
from serai.core.view import View
from serai.core.wire import error_key, message_object
from serai.protocol.tables import (
    ClockState,
    GameView,
    Happening,
    Outcome,
    PastPosition,
    SeatInfo,
    TableInfo,
    TableListed,
)
from serai.server.storage import log
from serai.server.tables import deals, lessons, nonces, seat_links, undo
from serai.server.tables.change import Change
from serai.server.tables.table import Table

#: Of a longer record no past positions are shown.
MOST_REPLAYED = 1_500
#: Entries of a record for each position that is shown, at most: a decision and what chance answers.
MOST_ENTRIES = 3
_json = msgspec.json.Encoder().encode
#: Of a longer record that a table goes on from nobody is told what happened in it.
MOST_IMPORTED = 500
#: What each kind of entry is called in a happening.
_KINDS: dict[type, str] = {kind: kind.__name__.lower() for kind in get_args(log.AnyEntry)}


@lru_cache(maxsize=2048)
def _parts(game: Game, key: Hashable) -> dict[int, bytes]:
    """Moves by their codes in their parts, in JSON already: many are legal again and again."""
    return {}


def preview(view: View, move: str | None, parts: Mapping[str, object] | None) -> tuple[bool, object]:
    """Whether a move, in notation or in its parts, is legal, and a message: what it would do, or why it cannot be made.

    Both are decided from the view alone: an answer cannot tell what the view does not.
    """
    game, definition = view.game, view.game.definition
    try:
        if (move is None) == (parts is None):
            raise BadNotation("notation.unreadable", text="")
        code = game.code(move if parts is None else definition.from_parts(game, parts))
        return True, message_object(definition.preview(view, code))
    except GameError as error:
        return False, refusal_object(error)


def refusal_object(error: GameError) -> object:
    """The sentence of a refusal, as it is sent."""
    return message_object(Message(error_key(error.code), error.arguments))


def legal_moves(position: Position) -> tuple[object, ...]:
    """The legal moves of a position in their parts, in JSON already."""
    definition, codes = position.game.definition, position.legal_codes()
    known = _parts(position.game, definition.parts_key(position))
    if len(known) > MOST_REMEMBERED:
        known.clear()
    try:
        written = b",".join(map(known.__getitem__, codes))
    except KeyError:
        known.update({code: _json(definition.to_parts(position, code)) for code in codes if code not in known})
        written = b",".join(map(known.__getitem__, codes))
    in_json: Any = msgspec.Raw(b"[%b]" % written)
    return in_json  # type: ignore[no-any-return]


def game_shown(table: Table, viewer: int, with_record: bool = False) -> GameView | None:
    """The game itself, once it has begun."""
    if table.phase == "open":
        return None
    definition = table.game.definition
    legal = legal_moves(table.record.position) if viewer != SPECTATOR and viewer == table.turn else ()
    record = base64.b64encode(bytes(table.record.position.view(viewer))).decode() if with_record else None
    lesson = lessons.shown(table, viewer) if table.script else None
    return GameView(definition.show(table.record.position.shown(viewer)), legal, record, lesson, table.layout)


def game_at(position: Position, viewer: int, layout: str, with_record: bool = False) -> GameView:
    """The game at a position that chance has left since: nobody can move there."""
    record = base64.b64encode(bytes(position.view(viewer))).decode() if with_record else None
    return GameView(position.game.definition.show(position.shown(viewer)), (), record, layout=layout)


def past_shown(
    table: Table, steps: Sequence[tuple[log.Row, object]], viewer: int, most: int
) -> tuple[PastPosition, ...]:
    """The last positions where a player was to decide or a round had ended, of the last steps; at most `most`.

    What was taken back is no past; before it nothing is shown. Of a very long record nothing is: that would take long.
    """
    codes, seqs = table.record.codes, list[int]()
    if not most or len(codes) > MOST_REPLAYED:
        return ()
    for row, _ in reversed(steps):
        if isinstance(row.entry, log.Undone):
            break
        if isinstance(row.entry, log.IN_RECORD):
            seqs.append(row.seq)
    seqs = seqs[: most * MOST_ENTRIES][::-1]
    first = len(codes) - len(seqs)
    position, layouts, definition = table.record.until(first).position, table.layouts(first), table.game.definition
    found = list[tuple[int, Position, str]]()
    for seq, code, layout in zip(seqs, codes[first:], layouts):
        position = position.play_code(code)
        if not position.is_chance or definition.milestone(position):
            found.append((seq, position, layout))
    return tuple([PastPosition(seq, definition.show(one.shown(viewer)), layout) for seq, one, layout in found[-most:]])


def _move_told(row: log.Row, change: Change, viewer: int) -> Happening:
    entry = row.entry
    move, events = change.seen_by(viewer)
    if isinstance(entry, log.Moved):
        return Happening(row.seq, row.at, "moved", entry.seat, move, None, events)  # type: ignore[arg-type]  # in JSON
    return Happening(row.seq, row.at, "drawn", None, move, None, events)  # type: ignore[arg-type]  # in JSON


def moves_told(steps: Iterable[tuple[log.Row, Change | None]], viewer: int) -> tuple[tuple[Happening, ...], bool]:
    """Moves and outcomes of chance as a viewer saw them, as `happenings` gives them; and whether all saw them alike."""
    told, is_alike = [], True
    for row, change in steps:
        assert change is not None
        told.append(_move_told(row, change, viewer))
        is_alike = is_alike and change.is_alike
    return tuple(told), is_alike


def happening(table: Table, row: log.Row, change: Change | None, viewer: int) -> Happening | None:
    """An entry of the log as a viewer saw it; nothing if the viewer is not told about it."""
    if change is not None:
        return _move_told(row, change, viewer)
    entry = row.entry
    kind = _KINDS[type(entry)]
    match entry:
        case log.Created() if 0 < table.imported <= MOST_IMPORTED:
            return Happening(row.seq, row.at, kind, events=imported_events(table, viewer))  # type: ignore[arg-type]
        case log.Muted(seat) if seat != viewer:
            return None
        case log.Said(seat, text):
            is_muted = viewer != SPECTATOR and seat in table.places[viewer].muted
            return None if is_muted or not text else Happening(row.seq, row.at, kind, seat, text=text)
        case log.Claimed(_, late):
            return Happening(row.seq, row.at, kind, late)
        case log.Rematched(table_id):
            return Happening(row.seq, row.at, kind, text=table_id)
        case log.Renamed(seat, name):
            return Happening(row.seq, row.at, kind, seat, text=name or None)
        case log.Joined(seat, _, name):
            return Happening(row.seq, row.at, kind, seat, text=name or None)
    return Happening(row.seq, row.at, kind, getattr(entry, "seat", None))


def imported_events(table: Table, viewer: int) -> tuple[msgspec.Raw, ...]:
    """What happened in the record a table goes on from, as a viewer would have seen it."""
    found: list[msgspec.Raw] = []
    position = table.game.start()
    for code in table.record.codes[: table.imported]:
        change = Change(position, code, position.play_code(code))
        found.extend(change.seen_by(viewer)[1])
        position = change.after
    return tuple(found)


def happenings(table: Table, steps: Iterable[tuple[log.Row, Change | None]], viewer: int) -> tuple[Happening, ...]:
    """The steps as a viewer saw them, in order, without those the viewer is not told about."""
    shown = [happening(table, row, change, viewer) for row, change in steps]
    return tuple([one for one in shown if one is not None])


def times(table: Table, now: int) -> ClockState | None:
    """What is on the clocks."""
    clocks = table.times
    if clocks.clock is None:
        return None
    left = tuple(clocks.left_now(seat, now) for seat in range(len(table.places)))
    return ClockState(left, clocks.running, now, clocks.starts_in(now))


def seats(table: Table, guest: str | None, viewer: int, present: Sequence[bool] = ()) -> tuple[SeatInfo, ...]:
    """Who sits where, as a guest is told; `present` says whose players are connected."""
    muted = table.places[viewer].muted if viewer != SPECTATOR else ()
    return tuple(
        SeatInfo(
            kind="open" if place.is_open else "bot" if place.guest is None else "guest",
            name=place.name,
            level=place.level,
            is_you=guest is not None and place.guest == guest,
            is_muted=seat in muted,
            is_here=seat < len(present) and present[seat],
        )
        for seat, place in enumerate(table.places)
    )


def table_shown(
    table: Table,
    guest: str | None,
    viewer: int,
    now: int,
    seed: bytes,
    links: Mapping[int, str],
    present: Sequence[bool],
) -> TableInfo:
    """Everything about a table but the game itself, as a guest is told; the seed when the game is over."""
    created = table.created
    return TableInfo(
        id=table.id,
        game=created.game,
        rules=created.rules,
        options=dict(table.game.options),
        seats=seats(table, guest, viewer, present),
        phase=table.phase,
        commitment=created.commitment,
        seed=seed.hex() if table.phase == "finished" and not deals.is_secret(table, now) else None,
        clock=created.clock,
        times=times(table, now),
        undo=created.undo,
        undo_asked=table.asks_undo,
        can_undo=undo.can_ask(table, viewer),
        again=tuple(sorted(table.again)),
        rematch=table.rematch,
        after=created.after,
        is_public=created.is_public,
        is_watched=created.is_watched,
        delay=created.delay,
        is_host=guest is not None and guest == created.host,
        outcome=outcome(table),
        turn=table.turn,
        links=seat_links.links_for(table, links, guest),
        link=seat_links.table_link_for(table, seed, guest),
        fair=created.fair,
        asks_nonces=table.asks_nonces,
        nonces=nonces.shown(table),
        given=table.imported,
        given_moves=table.imported_moves,
        lesson=_lesson(table),
        deal=deals.shown(table),
    )


def _lesson(table: Table) -> str | None:
    return table.created.lesson.id if table.created.lesson is not None else None


def listed(table: Table, guest: str | None) -> TableListed:
    """A table as lists show it."""
    created, options, shown = table.created, dict(table.game.options), seats(table, guest, SPECTATOR)
    is_yours = table.turn in table.seats_of(guest)
    kind = (table.id, created.game, table.phase, options, shown)
    past = (table.changed_at, table.imported, table.imported_moves, outcome(table))
    return TableListed(*kind, table.turn, is_yours, created.clock, *past, _lesson(table))


def outcome(table: Table) -> Outcome | None:
    """How a game ended; nothing while it goes on."""
    ended = table.ended
    return None if ended is None else Outcome(ended.how, ended.winners, table.record.result)
