"""The devices on which guests want to be called. All methods use the database and may wait: they run in threads."""

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from sqlalchemy import Engine, Row, delete, exists, select, update

from serai.core.errors import BadInput
from serai.i18n.translator import closest_language
from serai.protocol import bodies
from serai.server.push.addresses import place_of
from serai.server.push.encryption import check_keys
from serai.server.storage.database import now
from serai.server.storage.schema import devices as table

#: Of one guest; a new one takes the place of the oldest.
MOST = 5
#: A device whose push service has refused or not answered this often in a row is removed.
MOST_FAILURES = 10
_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that was subscribed: where it is reached, with which keys, how it is spoken to and when not."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    zone: str
    quiet: bodies.QuietHours | None
    created_at: int

    @property
    def service(self) -> str:
        """The push service."""
        return urlsplit(self.endpoint).hostname or ""

    def shown(self) -> bodies.Device:
        """The device as its guest sees it."""
        return bodies.Device(self.service, self.created_at, self.language, self.zone, self.quiet)

    def quiet_until(self, at: int) -> int | None:
        """When its quiet hours end, in milliseconds since 1970; nothing if it may ring at this time."""
        if self.quiet is None or self.quiet.start == self.quiet.end:
            return None
        there = datetime.fromtimestamp(at / 1000, _zone(self.zone))
        minute = 60 * there.hour + there.minute
        into = (minute - self.quiet.start) % _DAY
        length = (self.quiet.end - self.quiet.start) % _DAY
        if into >= length:
            return None
        end = there.replace(second=0, microsecond=0, tzinfo=None) + timedelta(minutes=length - into)
        return int(end.replace(tzinfo=there.tzinfo).timestamp() * 1000)


class Devices:
    """The devices of the database."""

    def __init__(self, engine: Engine, may_be_local: bool = False) -> None:
        self._engine, self._may_be_local = engine, may_be_local
        self._writer = engine.execution_options(writes=True)

    def add(self, guest: str, new: bodies.NewDevice) -> Device:
        """Keep a device of a guest, or what has changed of it; the oldest goes if there are too many.

        A browser belongs to one guest: another guest who logs in there takes it over. `replaces` is the endpoint
        it had before; what is not said now is as it was said for that one.
        """
        place_of(new.endpoint, self._may_be_local)
        check_keys(new.keys.p256dh, new.keys.auth)
        _zone(new.zone or "UTC")
        with self._writer.begin() as connection:
            names = [new.endpoint, *([new.replaces] if new.replaces else [])]
            mine = select(table).where(table.c.guest_id == guest, table.c.endpoint.in_(names))
            old = {row.endpoint: row for row in connection.execute(mine)}
            before = old.get(new.endpoint) or old.get(new.replaces or "")
            connection.execute(delete(table).where(table.c.endpoint == new.endpoint))
            if new.replaces in old:
                connection.execute(delete(table).where(table.c.endpoint == new.replaces))
            quiet = new.quiet or (_quiet(before) if new.replaces and before else None)
            row = {
                "id": before.id if before else secrets.token_urlsafe(16),
                "guest_id": guest,
                "endpoint": new.endpoint,
                "p256dh": new.keys.p256dh,
                "auth": new.keys.auth,
                "language": closest_language(new.language) or (before.language if before else "en"),
                "zone": new.zone or (before.zone if before else "UTC"),
                "quiet_start": quiet.start if quiet else None,
                "quiet_end": quiet.end if quiet else None,
                "created_at": before.created_at if before else now(),
                "failures": 0,
            }
            connection.execute(table.insert().values(**row))
            others = select(table.c.id).where(table.c.guest_id == guest, table.c.id != row["id"])
            latest = list(connection.execute(others.order_by(table.c.created_at.desc(), table.c.id)).scalars())
            connection.execute(delete(table).where(table.c.id.in_(latest[MOST - 1 :])))
        return self.find(guest, new.endpoint)

    def of(self, guest: str) -> list[Device]:
        """The devices of a guest, the oldest first."""
        query = select(table).where(table.c.guest_id == guest).order_by(table.c.created_at, table.c.id)
        with self._engine.connect() as connection:
            return [_device(row) for row in connection.execute(query)]

    def has_any(self, guest: str) -> bool:
        """Whether a guest wants to be called anywhere."""
        with self._engine.connect() as connection:
            return bool(connection.execute(select(exists().where(table.c.guest_id == guest))).scalar())

    def find(self, guest: str, endpoint: str) -> Device:
        """The device of a guest by its endpoint; `push.unknown-device` if there is none."""
        query = select(table).where(table.c.guest_id == guest, table.c.endpoint == endpoint)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        if row is None:
            raise BadInput("push.unknown-device")
        return _device(row)

    def remove(self, guest: str, endpoint: str | None = None) -> None:
        """Forget a device of a guest, or all of them."""
        wanted = table.c.guest_id == guest
        if endpoint is not None:
            wanted &= table.c.endpoint == endpoint
        with self._writer.begin() as connection:
            connection.execute(delete(table).where(wanted))

    def drop(self, device: Device) -> None:
        """Forget a device whose subscription has ended, unless it was renewed meanwhile."""
        is_it = (table.c.id == device.id) & (table.c.endpoint == device.endpoint)
        with self._writer.begin() as connection:
            connection.execute(delete(table).where(is_it))

    def count(self, device: Device, is_reached: bool) -> None:
        """Count what failed in a row; a device that was refused too often is removed."""
        is_it = table.c.id == device.id
        failures = 0 if is_reached else table.c.failures + 1
        with self._writer.begin() as connection:
            connection.execute(update(table).where(is_it).values(failures=failures))
            connection.execute(delete(table).where(is_it, table.c.failures >= MOST_FAILURES))


def _device(row: Row[Any]) -> Device:
    given = (row.id, row.endpoint, row.p256dh, row.auth, row.language, row.zone)
    return Device(*given, _quiet(row), row.created_at)


def _quiet(row: Row[Any]) -> bodies.QuietHours | None:
    return None if row.quiet_start is None else bodies.QuietHours(row.quiet_start, row.quiet_end)


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise BadInput("push.unknown-zone", zone=name[:40]) from None
