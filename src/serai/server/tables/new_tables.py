"""New tables: as a guest wishes them, or from a record; and the columns that lists read."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from serai import games
from serai.core import fairness
from serai.core.game import Game
from serai.core.record import Record
from serai.protocol import bodies
from serai.protocol.tables import Undo
from serai.server.guests.names import display_name
from serai.server.storage import log
from serai.server.storage.writer import Append, Birth, SeatKept
from serai.server.tables import nonces, seat_links, undo
from serai.server.tables.lesson_files import lessons_of
from serai.server.tables.live import Steps
from serai.server.tables.plans import Planned, Refusal
from serai.server.tables.standing import standing
from serai.server.tables.table import Table

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 10
#: The level of the bots of a lesson, against which the learner plays on.
LESSON_LEVEL = 1


def new_id() -> str:
    """The name of a table: short enough to be read aloud, too many to be guessed one by one."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that has been made but not stored."""

    table: Table
    seed: bytes
    links: dict[int, str]
    steps: Steps
    append: Append


def new_table(wanted: bodies.NewTable, guest: str, name: str, now: int, seed: bytes) -> NewTable:
    """A table as a guest wishes it; `BadInput` or `Refusal` if there cannot be such a table."""
    seats = _named(tuple(_seat(text, guest, name) for text in wanted.seats), wanted.names)
    game = games.load_with(wanted.game, wanted.options, seats=len(seats))
    _check_host(seats)
    undo.check_wish(wanted.undo, seats, guest)
    seats = nonces.seated(seats, {guest: nonces.checked_hash(wanted.nonce_hash, (), fairness.VERSION)})
    created = replace(
        _created(game, seats, guest, seed),
        clock=wanted.clock,
        undo=wanted.undo,
        is_public=wanted.is_public,
        is_watched=wanted.is_watched,
        delay=wanted.delay,
    )
    return made(created, now, seed)


def from_record(
    record: Record, seats: Sequence[str], guest: str, name: str, now: int, seed: bytes, nonce_hash: str | None = None
) -> NewTable:
    """A table whose game goes on where a record ends."""
    if record.game.components_mark is not None:
        raise Refusal("table.own-components")
    taken = tuple(_seat(text, guest, name) for text in seats) or (log.Seat(guest, name),) * record.game.seats
    if len(taken) != record.game.seats:
        raise Refusal("table.seats-differ", seats=record.game.seats)
    _check_host(taken)
    taken = nonces.seated(taken, {guest: nonces.checked_hash(nonce_hash, (), fairness.VERSION)})
    given = tuple((entry.author, entry.text) for entry in record.log)
    law: Undo = "free" if undo.is_alone(taken, guest) else "fair"
    return made(replace(_created(record.game, taken, guest, seed), undo=law, given=given), now, seed)


def new_lesson(game: str, id: str, guest: str, name: str, now: int, seed: bytes) -> NewTable:
    """A table for a lesson, where no nonces are asked for; `BadInput` or `Refusal` if there is no such lesson."""
    found = lessons_of(game).get(id)
    if found is None:
        raise Refusal("lesson.unknown")
    learner, bot = log.Seat(guest, name), log.Seat(level=LESSON_LEVEL)
    seats = tuple(learner if seat == found.lesson.learner else bot for seat in range(found.seats))
    created = _created(games.shared(game, found.options, found.rules), seats, guest, seed)
    given = {"rules": found.rules, "given": found.given, "lesson": found.lesson}
    return made(replace(created, undo="free", **given), now, seed)


def new_deal(
    game: Game, deal: log.Deal, seat: int, level: int, guest: str, name: str, now: int, seed: bytes
) -> NewTable:
    """A table for a deal that others play too, against bots: no nonces, no undo, no spectators."""
    player, bot = log.Seat(guest, name), log.Seat(level=level)
    seats = tuple(player if one == seat else bot for one in range(game.seats))
    return made(replace(_created(game, seats, guest, seed), undo="off", is_watched=False, deal=deal), now, seed)


def _created(game: Game, seats: tuple[log.Seat, ...], host: str, seed: bytes) -> log.Created:
    rules = game.definition.rules_version
    promised = fairness.commitment(seed)
    return log.Created(game.id, rules, dict(game.options), seats, host, promised, fair=fairness.VERSION)


def _seat(text: str, guest: str, name: str) -> log.Seat:
    if text == "me":
        return log.Seat(guest, name)
    return log.Seat() if text == "open" else log.Seat(level=int(text.removeprefix("bot:")))


def _named(seats: tuple[log.Seat, ...], names: Sequence[str]) -> tuple[log.Seat, ...]:
    """The seats with the names of those who share the host's device; an empty name is none."""
    if not any(name.strip() for name in names) or sum(seat.guest is not None for seat in seats) < 2:
        return seats
    given = [display_name(name) if name.strip() else "" for name in names[: len(seats)]]
    given += [""] * (len(seats) - len(given))
    return tuple(replace(seat, name=one) if seat.guest else seat for seat, one in zip(seats, given))


def _check_host(seats: Sequence[log.Seat]) -> None:
    if not any(seat.guest for seat in seats):
        raise Refusal("table.host-not-seated")


def made(created: log.Created, now: int, seed: bytes) -> NewTable:
    """The table, its first entries, and what is to be stored; the game begins at once if no seat is open."""
    table = Table(new_id(), created)
    plans = [Planned(created)]
    if not table.open_seats:
        plans += nonces.begin(table, seed, table.nonce_hashes)
    rows = [log.Row(number + 1, now, one.entry) for number, one in enumerate(plans)]
    done = [(row, table.apply(row, one.change)) for row, one in zip(rows, plans)]
    links = {seat: seat_links.new_link() for seat in table.open_seats}
    birth = Birth(table.id, created.game, created.rules, created.is_public, seed)
    seats = [SeatKept(seat, place.guest, links.get(seat)) for seat, place in enumerate(table.places)]
    return NewTable(table, seed, links, done, Append(table.id, 0, rows, standing(table), seats, birth))
