"""What a command becomes: the entries it adds to the log, or a refusal. Nothing is stored or changed here."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

from msgspec import Struct

from serai.core import fairness
from serai.core.errors import GameError
from serai.core.position import Position
from serai.protocol import commands
from serai.server.tables import log
from serai.server.tables.table import Change, Table


class Refusal(GameError):
    """Something that cannot be done at a table, or by this guest."""


class Stale(Refusal):
    """A command given without knowing what has happened since."""

    def __init__(self) -> None:
        super().__init__("table.stale")


class Planned(Struct, frozen=True):
    """An entry to be added, and what it will do to the record."""

    entry: log.Anything
    change: Change | None = None


class Circumstances(Struct, frozen=True):
    """Who gives a command, when, and the secret chance of the table is made of."""

    guest: str
    seat: int
    now: int
    seed: bytes


def plan(table: Table, command: commands.AnyCommand, by: Circumstances) -> list[Planned]:
    """The entries a command adds; `Refusal` or `IllegalMove` if it cannot be carried out."""
    return list(_PLANS[type(command)](table, command, by))


def check_seen(table: Table, seen: int) -> None:
    """Refuse a command on a position that is no longer there."""
    if seen < table.position_seq:
        raise Stale()
    if seen > table.seq:
        raise Refusal("table.from-the-future")


def _playing(table: Table) -> None:
    if table.phase == "open":
        raise Refusal("table.not-begun")
    if table.phase == "finished":
        raise Refusal("table.finished")


def _move(table: Table, command: commands.Move, by: Circumstances) -> Iterator[Planned]:
    _playing(table)
    check_seen(table, command.seen)
    yield from move(table, by.seat, command.move, by.seed)


def move(table: Table, seat: int, text: str, seed: bytes) -> Iterator[Planned]:
    """A move, and all that chance answers."""
    before = table.record.position
    before.admit(seat)
    code = table.game.code(text)
    after = before.play_code(code)
    yield Planned(log.Moved(seat, table.game.write(code)), Change(before, code, after))
    yield from chance(table, after, seed)


def chance(table: Table, position: Position, seed: bytes) -> Iterator[Planned]:
    """What chance answers until a player is to move: the n-th outcome of a game always comes from the n-th number."""
    number = table.chances
    while position.is_chance:
        code, after = position.draw(fairness.random_for(seed, table.id, number))
        yield Planned(log.Drawn(table.game.write(code)), Change(position, code, after))
        position, number = after, number + 1


def begin(table: Table, seed: bytes) -> Iterator[Planned]:
    """The start of the game, once everybody sits."""
    yield Planned(log.Started())
    yield from chance(table, table.record.position, seed)


def join(table: Table, seat: int, guest: str, name: str, seed: bytes) -> list[Planned]:
    """A guest sits down; who takes the last seat begins the game."""
    if table.seats_of(guest):
        raise Refusal("table.already-seated")
    if table.phase != "open" or not table.places[seat].is_open:
        raise Refusal("table.seat-taken")
    planned = [Planned(log.Joined(seat, guest, name))]
    return planned + (list(begin(table, seed)) if table.open_seats == [seat] else [])


def _start(table: Table, command: commands.Start, by: Circumstances) -> Iterator[Planned]:
    if table.phase != "open":
        raise Refusal("table.begun")
    if by.guest != table.created.host:
        raise Refusal("table.not-host")
    for seat in table.open_seats:
        yield Planned(log.Joined(seat, level=command.level))
    yield from begin(table, by.seed)


def _leave(table: Table, command: commands.Leave, by: Circumstances) -> Iterator[Planned]:
    if table.phase != "open":
        raise Refusal("table.begun")
    yield Planned(log.Left(by.seat))


def _say(table: Table, command: commands.Say, by: Circumstances) -> Iterator[Planned]:
    kept = (letter for letter in command.text if unicodedata.category(letter)[0] != "C" or letter in "\u200d\u200c")
    text = " ".join("".join(kept).split())
    if not text:
        raise Refusal("table.nothing-said")
    yield Planned(log.Said(by.seat, text))


def _mute(table: Table, command: commands.Mute, by: Circumstances) -> Iterator[Planned]:
    if command.whom >= len(table.places) or command.whom == by.seat:
        raise Refusal("table.no-seat", seat=command.whom + 1)
    yield Planned(log.Muted(by.seat, command.whom, command.is_muted))


def _ask_undo(table: Table, command: commands.AskUndo, by: Circumstances) -> Iterator[Planned]:
    _playing(table)
    check_seen(table, command.seen)
    length = table.undo_length(by.seat)
    if length is None:
        raise Refusal("table.undo-off" if table.created.undo == "off" else "table.no-undo")
    if not table.others(by.seat):
        yield Planned(log.Undone(by.seat, length))
    elif table.asks_undo is None:
        yield Planned(log.Offered(by.seat))
    else:
        raise Refusal("table.undo-asked")


def _answer_undo(table: Table, command: commands.AnswerUndo, by: Circumstances) -> Iterator[Planned]:
    _playing(table)
    check_seen(table, command.seen)
    asking = table.asks_undo
    if asking is None or table.places[asking].guest == by.guest:
        raise Refusal("table.undo-not-asked")
    if not command.accepts:
        yield Planned(log.Declined(by.seat))
        return
    length = table.undo_length(asking)
    if length is None:
        raise Refusal("table.no-undo")
    agreed = {table.places[seat].guest for seat in table.agreed}
    if all(table.places[seat].guest in agreed | {by.guest} for seat in table.others(asking)):
        yield Planned(log.Undone(asking, length))
    elif by.guest not in agreed:
        yield Planned(log.Agreed(by.seat))


def _resign(table: Table, command: commands.Resign, by: Circumstances) -> Iterator[Planned]:
    _playing(table)
    yield Planned(log.Resigned(by.seat))


def _claim(table: Table, command: commands.Claim, by: Circumstances) -> Iterator[Planned]:
    _playing(table)
    turn = table.turn
    if turn is None or turn == by.seat or not table.times.is_late(turn, by.now):
        raise Refusal("table.nobody-late")
    yield Planned(log.Claimed(by.seat, turn))


def _rematch(table: Table, command: commands.Rematch, by: Circumstances) -> Iterator[Planned]:
    if table.phase != "finished":
        raise Refusal("table.not-finished")
    if table.rematch is not None:
        raise Refusal("table.rematch-there", table=table.rematch)
    if by.seat not in table.again:
        yield Planned(log.Again(by.seat))


_PLANS: dict[type, Callable[..., Iterator[Planned]]] = {
    commands.Move: _move,
    commands.Say: _say,
    commands.Mute: _mute,
    commands.AskUndo: _ask_undo,
    commands.AnswerUndo: _answer_undo,
    commands.Resign: _resign,
    commands.Claim: _claim,
    commands.Start: _start,
    commands.Leave: _leave,
    commands.Rematch: _rematch,
}
