"""Plans: the entries a command adds to a log, or a refusal. Nothing is stored or changed here."""

from collections.abc import Iterator, Sequence
from itertools import count

from msgspec import Struct

from serai.core import fairness
from serai.core.errors import GameError
from serai.core.position import Position
from serai.server.storage import log
from serai.server.tables.change import Change
from serai.server.tables.table import Table


class Refusal(GameError):
    """Something that cannot be done at a table, or by this guest."""


class Stale(Refusal):
    """A command given without knowing what has happened since."""

    def __init__(self) -> None:
        super().__init__("table.stale")


class Planned(Struct, frozen=True, gc=False):
    """An entry to be added, and what it will do to the record."""

    entry: log.AnyEntry
    change: Change | None = None


class Actor(Struct, frozen=True, gc=False):
    """Who gives a command, from which seat and when; `seed` is the table's secret, for chance."""

    guest: str
    seat: int
    now: int
    seed: bytes


def check_seen(table: Table, seen: int) -> None:
    """Refuse a command on a position that is no longer there."""
    if seen < table.position_seq:
        raise Stale()
    if seen > table.seq:
        raise Refusal("table.from-the-future")


def check_playing(table: Table) -> None:
    """Refuse a command before the game has begun, and after its end."""
    if table.phase != "playing":
        raise Refusal("table.not-begun" if table.phase == "open" else "table.finished")


def move(table: Table, seat: int, text: str, seed: bytes) -> list[Planned]:
    """A move in notation, and all that chance answers; `IllegalMove` if it cannot be made."""
    before = table.record.position
    before.admit(seat)
    code = table.game.code(text)
    after = before.play_code(code)
    planned = [Planned(log.Moved(seat, table.game.write(code)), Change(before, code, after))]
    if after.is_chance:
        planned += chance(table, after, seed, code)
    return planned


def chance(
    table: Table, position: Position, seed: bytes, *made: int, nonces: Sequence[str] | None = None
) -> Iterator[Planned]:
    """What chance answers until a player is to move; `made` are the packed moves since the record, which led here.

    While a lesson foretells the game, chance is what it foretells.

    `nonces` are those the table will have when its game begins; left out: those it has.
    """
    nonces = nonces or table.nonces
    if nonces is None:
        yield from _numbered(table, position, seed)
        return
    sealed, tally = table.game.definition.sealed, table.tally
    for code in made:
        tally = table.tally_after(tally, code)
    envelope = table.envelope(seed, tuple(nonces))
    for number in count(len(table.record.log) + len(made)):
        if not position.is_chance:
            return
        if (line := table.foretold(number) if table.script else None) is not None:
            code = table.game.code(line.move)
        else:
            if table.script and number == table.drawn_from:
                tally = sealed.begin(position)
            code = sealed.draw(position, tally, envelope)
        after = position.play_code(code)
        yield Planned(log.Drawn(table.game.write(code)), Change(position, code, after))
        position, tally = after, table.tally_after(tally, code)


def _numbered(table: Table, position: Position, seed: bytes) -> Iterator[Planned]:
    """Fair chance of the first version: the n-th outcome of a game always comes from the n-th number."""
    number = table.chances
    while position.is_chance:
        code, after = position.draw(fairness.random_for(seed, table.id, number))
        yield Planned(log.Drawn(table.game.write(code)), Change(position, code, after))
        position, number = after, number + 1


def begin(table: Table, seed: bytes, nonces: Sequence[str] | None = None) -> Iterator[Planned]:
    """The start of the game, once every seat is taken; `nonces` as for `chance`."""
    yield Planned(log.Started())
    yield from chance(table, table.record.position, seed, nonces=nonces)
