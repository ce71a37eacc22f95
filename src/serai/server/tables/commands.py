"""What commands do: which entries each adds, and how it is answered. Sockets and REST both call `answer`."""

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from serai.core.errors import GameError
from serai.protocol import bodies, commands, frames
from serai.server.storage import log
from serai.server.tables import hints, lessons, nonces, rematches, seat_links, undo
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Actor, Planned, Refusal, check_playing, check_seen, move
from serai.server.tables.presentation import preview, refusal_object
from serai.server.tables.registry import TableRegistry, Told
from serai.server.tables.table import Table

#: Commands that are given for the seat to move, if several are held and none is named.
_BY_TURN = (commands.Move, commands.AskUndo, commands.Resign, commands.Try, commands.Hint)


async def answer(
    registry: TableRegistry,
    advise: hints.Advise,
    live: LiveTable,
    guest: str | None,
    seat: int | None,
    command: commands.AnyCommand,
) -> frames.Answer:
    """Carry out a command of a guest, for the seat if several are held; any `GameError` if it cannot be."""
    if isinstance(command, commands.Attend):
        return frames.Done(command.id, live.table.seq)  # `sockets` has done it; a request looks at nothing
    if guest is None:
        raise Refusal("guest.unknown")
    if isinstance(command, commands.Try):
        return _tried(live, _own_seat(live.table, guest, seat, command), command)
    if isinstance(command, commands.Hint):
        return await hints.hint(live, _own_seat(live.table, guest, seat, command), command, advise)
    if isinstance(command, commands.Seen):
        return _seen(live, guest, command)
    return frames.Done(command.id, await carry_out(registry, live, guest, seat, command))


async def carry_out(
    registry: TableRegistry, live: LiveTable, guest: str, seat: int | None, command: commands.AnyCommand
) -> int:
    """Store what a command does and tell everybody; return the entry it became. One id is carried out once.

    `Stale` if it was given without knowing the present position; any other `GameError` if it cannot be.
    """
    follows = partial(rematches.agreed, live.table) if isinstance(command, commands.Rematch) else None
    plan = partial(_planned, registry, live, guest, seat, command)
    return await registry.add(live, _key(guest, command), plan, follows)


def carry_out_soon(
    registry: TableRegistry, live: LiveTable, guest: str, seat: int | None, command: commands.Move, told: Told
) -> bool:
    """As `carry_out`, for a move that nothing has to be waited for but the disk; see `TableRegistry.add_soon`."""
    plan = partial(_planned, registry, live, guest, seat, command)
    return registry.add_soon(live, _key(guest, command), plan, told)


def _key(guest: str, command: commands.AnyCommand) -> str:
    return f"{guest[:10]}:{command.id}"


def _planned(
    registry: TableRegistry, live: LiveTable, guest: str, seat: int | None, command: commands.AnyCommand
) -> Sequence[Planned]:
    own = _own_seat(live.table, guest, seat, command)
    _check_room(registry, live.table, command)
    by = Actor(guest, own, registry.clock(), live.seed)
    return list(_PLANS[type(command)](live.table, command, by))


def _check_room(registry: TableRegistry, table: Table, command: commands.AnyCommand) -> None:
    """Refuse what a full log cannot take; an end can always be added."""
    if table.seq >= registry.most.entries and not isinstance(command, _ENDS):
        raise Refusal("table.too-long", most=registry.most.entries)
    if isinstance(command, commands.Say) and table.words >= registry.most.words:
        raise Refusal("table.enough-said", most=registry.most.words)


async def sit_down(registry: TableRegistry, live: LiveTable, guest: str, name: str, wanted: bodies.Join) -> int:
    """Let a guest take a seat, by a secret link or at a public table without one; return the seat.

    Which seat is free is decided when it is taken: of two who want the last one, the second is told that it is gone.
    """
    mine = live.table.seats_of(guest)
    if mine and (wanted.seat is None or wanted.seat in mine):
        return mine[0] if wanted.seat is None else wanted.seat
    seat = await seat_links.wanted_seat(registry.reader, live.table, live.seed, wanted)
    hash = wanted.nonce_hash
    await registry.add(live, None, lambda: seat_links.join(live.table, seat, guest, name, live.seed, hash))
    return live.table.seats_of(guest)[0] if seat is None else seat


def _own_seat(table: Table, guest: str, seat: int | None, command: commands.AnyCommand) -> int:
    """The seat that a command is given for; `Refusal` to a guest without a seat."""
    own = table.seat_for(guest, seat, by_turn=seat is None and isinstance(command, _BY_TURN))
    if own is None:
        raise Refusal("table.not-seated")
    return own


def _tried(live: LiveTable, seat: int, command: commands.Try) -> frames.Tried:
    """What a move would do, or why it cannot be made: decided from the player's own view."""
    position = live.table.record.position
    try:
        check_playing(live.table)
        position.admit(seat)
    except GameError as error:
        return frames.Tried(command.id, False, refusal_object(error))
    return frames.Tried(command.id, *preview(position.view(seat), command.move, command.parts))


def _seen(live: LiveTable, guest: str, command: commands.Seen) -> frames.Done:
    """Note that a player has looked at the end of the round. Nothing is stored: only bots want to know."""
    _own_seat(live.table, guest, None, command)
    if command.seen >= live.table.paused:
        live.pause.seen(guest)
    return frames.Done(command.id, live.table.seq)


def _move(table: Table, command: commands.Move, by: Actor) -> list[Planned]:
    check_playing(table)
    check_seen(table, command.seen)
    lessons.check_wanted(table, by.seat, command.move)
    return move(table, by.seat, command.move, by.seed)


def _start(table: Table, command: commands.Start, by: Actor) -> Iterator[Planned]:
    if table.phase != "open":
        raise Refusal("table.begun")
    if by.guest != table.created.host:
        raise Refusal("table.not-host")
    nonces.check_not_asking(table)
    for seat in table.open_seats:
        yield Planned(log.Joined(seat, level=command.level))
    yield from nonces.begin(table, by.seed, table.nonce_hashes)


def _leave(table: Table, command: commands.Leave, by: Actor) -> Iterator[Planned]:
    if table.phase != "open":
        raise Refusal("table.begun")
    nonces.check_not_asking(table)
    yield Planned(log.Left(by.seat))


def _say(table: Table, command: commands.Say, by: Actor) -> Iterator[Planned]:
    kept = (letter for letter in command.text if unicodedata.category(letter)[0] != "C" or letter in "\u200d\u200c")
    text = " ".join("".join(kept).split())
    if not text:
        raise Refusal("table.nothing-said")
    yield Planned(log.Said(by.seat, text))


def _mute(table: Table, command: commands.Mute, by: Actor) -> Iterator[Planned]:
    if command.whom >= len(table.places) or command.whom == by.seat:
        raise Refusal("table.no-seat", seat=command.whom + 1)
    yield Planned(log.Muted(by.seat, command.whom, command.is_muted))


def _resign(table: Table, command: commands.Resign, by: Actor) -> Iterator[Planned]:
    check_playing(table)
    yield Planned(log.Resigned(by.seat))


def _claim(table: Table, command: commands.Claim, by: Actor) -> Iterator[Planned]:
    check_playing(table)
    turn = table.turn
    if turn is None or turn == by.seat or turn in table.open_seats or not table.times.is_late(turn, by.now):
        raise Refusal("table.nobody-late")
    yield Planned(log.Claimed(by.seat, turn))


#: What ends a game, or leads to another table.
_ENDS = (commands.Resign, commands.Claim, commands.Rematch, commands.Leave)
_PLANS: dict[type, Callable[..., Iterable[Planned]]] = {
    commands.Move: _move,
    commands.Say: _say,
    commands.Mute: _mute,
    commands.AskUndo: undo.ask,
    commands.AnswerUndo: undo.answer,
    commands.Resign: _resign,
    commands.Claim: _claim,
    commands.Start: _start,
    commands.Leave: _leave,
    commands.Rematch: rematches.ask,
    commands.Reveal: nonces.reveal,
}
