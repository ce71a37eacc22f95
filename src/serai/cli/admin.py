"""`serai admin`: what a host can do with the tables and guests of a server, also while it runs."""

import argparse
import getpass
import sys
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec

from serai import games
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.i18n import messages as say
from serai.i18n.translator import Translator

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from serai.server.admin.guests import GuestListed
    from serai.server.admin.tables import SeatListed, TableListed
    from serai.server.settings import Settings
    from serai.server.storage.acts import Act


class Admin:
    """One act: its arguments, the database, and the printing of its result."""

    def __init__(self, arguments: argparse.Namespace, text: Translator, settings: "Settings", engine: "Engine") -> None:
        self.given, self.text, self.settings, self.engine = arguments, text, settings, engine

    def tell(self, result: Any, lines: Sequence[str]) -> int:
        """Print the result: as JSON if asked for, else these lines."""
        if self.given.json:
            print(msgspec.json.encode(result).decode())
        else:
            print("\n".join(lines) or self.text(say.admin_nothing()))
        return 0

    def done(self, target: str, message: Message, **more: object) -> int:
        """Print that an act was done."""
        return self.tell({"act": self.given.act, "target": target, **more}, [self.text(message)])

    def is_sure(self, question: Message) -> bool:
        """Whether the host means it; `BadInput` if nobody can be asked."""
        if self.given.yes:
            return True
        if not sys.stdin.isatty():
            raise BadInput("admin.needs-yes")
        print(f"{self.text(question)} {self.text(say.admin_choice())} ", end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().casefold() in self.text(say.admin_yes()).split():
            return True
        print(self.text(say.admin_unchanged()), file=sys.stderr)
        return False

    @property
    def guest(self) -> str:
        """The guest of the command line."""
        from serai.server.admin.guests import guest_id

        return guest_id(self.engine, self.given.guest)


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Do what was asked for; 1 if the host was asked and said no."""
    from serai.server.admin.connect import open_existing
    from serai.server.settings import read

    settings = read({"database": arguments.database})
    engine = open_existing(settings)
    try:
        return _ACTS[arguments.act](Admin(arguments, text, settings, engine))
    finally:
        engine.dispose()


def _actor() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # a user without a name, as in a container
        return "?"


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


# --- Tables -----------------------------------------------------------------------------------------------------------


def _title(name: str) -> Message | str:
    return games.definition(name).title() if name in games.names() else name


def _table_line(table: "TableListed", text: Translator) -> str:
    game = _title(table.game)
    parts = [table.id, game if isinstance(game, str) else text(game), text(say.admin_phase(table.phase))]
    return " · ".join([*parts, text(say.admin_entries(table.entries)), _time(table.changed_at)])


def _who(seat: "SeatListed", text: Translator) -> str:
    if seat.kind == "open":
        return text(say.admin_open_seat())
    if seat.kind == "bot":
        return text(say.admin_bot(seat.level or 0))
    return text(say.admin_deleted_guest()) if seat.guest is None else f"{seat.name} ({seat.guest})"


def _tables(admin: Admin) -> int:
    from serai.server.admin.tables import list_tables

    given = admin.given
    guest = None if given.guest is None else admin.guest
    found = list_tables(admin.engine, given.phase, guest, given.most)
    return admin.tell(found, [_table_line(table, admin.text) for table in found])


def _table(admin: Admin) -> int:
    from serai.server.admin.tables import show_table

    found, text = show_table(admin.engine, admin.given.id), admin.text
    lines = [_table_line(found.table, text)]
    lines += [f"  {text(say.admin_seat(seat.seat, _who(seat, text)))}" for seat in found.seats]
    lines.append("  " + ", ".join(f"{kind} {count}" for kind, count in found.kinds.items()))
    return admin.tell(found, lines)


def _close(admin: Admin) -> int:
    from serai.server.admin.tables import check_close, close_table

    return _end(admin, check_close, close_table, say.admin_confirm_close, say.admin_closed)


def _delete(admin: Admin) -> int:
    from serai.server.admin.tables import check_delete, delete_table

    return _end(admin, check_delete, delete_table, say.admin_confirm_delete, say.admin_deleted)


def _end(
    admin: Admin,
    check: Callable[["Engine", str], None],
    act: Callable[["Engine", str, str], None],
    question: Callable[[str], Message],
    done: Callable[[str], Message],
) -> int:
    """Close or delete a table if the host means it; asked only if it can be done."""
    id = admin.given.id
    check(admin.engine, id)
    if not admin.is_sure(question(id)):
        return 1
    act(admin.engine, id, _actor())
    return admin.done(id, done(id))


def _open_seat(admin: Admin) -> int:
    from serai.server.admin.tables import check_open_seat, open_seat

    id, number = admin.given.id, admin.given.seat
    seat = check_open_seat(admin.engine, id, number - 1)
    if not admin.is_sure(say.admin_confirm_open_seat(number, id, _who(seat, admin.text))):
        return 1
    path = f"/join/{id}/{open_seat(admin.engine, id, number - 1, _actor())}"
    link = (admin.settings.public_url or "") + path
    return admin.done(id, say.admin_opened(number, id, link), seat=number, link=link)


# --- Guests -----------------------------------------------------------------------------------------------------------


def _guest_line(guest: "GuestListed", text: Translator) -> str:
    parts = [guest.id, guest.name, *([f"@{guest.handle}"] if guest.handle else [])]
    parts += [text(say.admin_guest_tables(guest.tables)), _time(guest.seen_at)]
    return " · ".join([*parts, *([text(say.admin_banned())] if guest.banned_at else [])])


def _guests(admin: Admin) -> int:
    from serai.server.admin.guests import find_guests

    found = find_guests(admin.engine, admin.given.text or "", admin.given.most)
    return admin.tell(found, [_guest_line(guest, admin.text) for guest in found])


def _rename(admin: Admin) -> int:
    from serai.server.admin.guests import rename_guest

    guest = admin.guest
    name = rename_guest(admin.engine, guest, admin.given.name, _actor())
    return admin.done(guest, say.admin_renamed(guest, name), name=name)


def _ban(admin: Admin) -> int:
    from serai.server.admin.guests import ban_guest

    guest = admin.guest
    ban_guest(admin.engine, guest, _actor())
    return admin.done(guest, say.admin_now_banned(guest))


def _unban(admin: Admin) -> int:
    from serai.server.admin.guests import unban_guest

    guest = admin.guest
    unban_guest(admin.engine, guest, _actor())
    return admin.done(guest, say.admin_now_unbanned(guest))


def _delete_guest(admin: Admin) -> int:
    from serai.server.admin.guests import delete_guest, find_guests

    guest = admin.guest
    (known,) = find_guests(admin.engine, guest, 1)
    if not admin.is_sure(say.admin_confirm_delete_guest(known.name, guest)):
        return 1
    delete_guest(admin.engine, guest, _actor())
    return admin.done(guest, say.admin_guest_deleted(guest))


# --- Numbers and the audit log ----------------------------------------------------------------------------------------


def _stats(admin: Admin) -> int:
    from serai.server.admin.statistics import read_statistics

    found, text = read_statistics(admin.engine, admin.given.days), admin.text
    phases = (found.tables.get(phase, 0) for phase in ("open", "playing", "finished"))
    people = (found.guests, found.guests_with_handle, found.guests_seen_last_week, found.guests_banned)
    lines = [text(say.admin_stats_tables(*phases)), text(say.admin_stats_lessons(found.lessons))]
    lines.append(text(say.admin_stats_guests(*people)))
    lines.append(text(say.admin_stats_size(f"{found.database_bytes / 1e6:.1f}")))
    lines += [f"  {text(say.admin_stats_moves(day, moves))}" for day, moves in found.moves.items()]
    return admin.tell(found, lines)


def _log(admin: Admin) -> int:
    from serai.server.storage.acts import latest

    found = latest(admin.engine, admin.given.most)
    return admin.tell(found, [_act_line(act) for act in found])


def _act_line(act: "Act") -> str:
    seat = [] if act.detail.seat is None else [str(act.detail.seat)]
    return " · ".join([_time(act.at), act.actor, " ".join([act.act, act.target, *seat])])


_ACTS: dict[str, Callable[[Admin], int]] = {
    "tables": _tables,
    "table": _table,
    "close": _close,
    "delete": _delete,
    "open-seat": _open_seat,
    "guests": _guests,
    "rename": _rename,
    "ban": _ban,
    "unban": _unban,
    "delete-guest": _delete_guest,
    "stats": _stats,
    "log": _log,
}
