"""Devices: five for a guest, one guest for a browser, and none left when somebody goes."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from sqlalchemy import Engine

from serai.core.errors import BadInput
from serai.protocol import bodies
from serai.server.admin.guests import ban_guest, delete_guest
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.push import devices as module
from serai.server.push.devices import Device, Devices
from serai.server.push.vapid import private_key
from serai.server.storage.database import migrate, open_database
from server.push.service import Subscription


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    migrate(engine)
    yield engine
    engine.dispose()


def guest(engine: Engine, name: str = "Ann") -> str:
    return Guests(engine, Keys(engine)).create(name).guest.id


def new(name: str, **more: object) -> bodies.NewDevice:
    made = Subscription(f"https://push.example.org/{name}").json()
    return bodies.NewDevice(made["endpoint"], bodies.PushKeys(**made["keys"]), **more)  # type: ignore[arg-type]


def names(devices: Devices, guest: str) -> list[str]:
    return [device.endpoint.rpartition("/")[2] for device in devices.of(guest)]


def test_the_sixth_device_takes_the_place_of_the_oldest(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    devices, ann = Devices(engine), guest(engine)
    for number in range(7):
        monkeypatch.setattr(module, "now", lambda at=number: 1000 + at)
        devices.add(ann, new(str(number)))
    assert names(devices, ann) == ["2", "3", "4", "5", "6"]
    devices.add(ann, new("3", language="ja"))  # again, in another way: nobody has to go, and its place stays
    assert names(devices, ann) == ["2", "3", "4", "5", "6"]
    assert devices.of(ann)[1].language == "ja"


def test_a_browser_belongs_to_who_came_in_last(engine: Engine) -> None:
    devices, ann, ben = Devices(engine), guest(engine), guest(engine, "Ben")
    devices.add(ann, new("shared"))
    devices.add(ben, new("shared"))
    assert (names(devices, ann), names(devices, ben)) == ([], ["shared"])
    devices.remove(ann, "https://push.example.org/shared")  # not hers any more
    assert names(devices, ben) == ["shared"]


def test_a_renewed_subscription_keeps_what_was_said(engine: Engine) -> None:
    devices, ann, ben = Devices(engine), guest(engine), guest(engine, "Ben")
    quiet = bodies.QuietHours(22 * 60, 7 * 60)
    devices.add(ann, new("old", language="fr-CA", zone="Europe/Rome", quiet=quiet))
    made = devices.add(ann, new("new", replaces="https://push.example.org/old"))
    assert names(devices, ann) == ["new"]
    assert (made.language, made.zone, made.quiet) == ("fr", "Europe/Rome", quiet)
    devices.add(ben, new("other", replaces="https://push.example.org/new"))  # somebody else's: stays
    assert names(devices, ann) == ["new"]
    assert devices.add(ann, new("new", zone="Asia/Tokyo")).quiet is None  # said anew: no quiet hours


@pytest.mark.parametrize("how", ["delete", "ban", "everywhere"])
def test_who_goes_is_called_no_more(engine: Engine, how: str) -> None:
    devices, ann, ben = Devices(engine), guest(engine), guest(engine, "Ben")
    for one in (ann, ben):
        devices.add(one, new(one))
    if how == "delete":
        delete_guest(engine, ann, "host")
    elif how == "ban":
        ban_guest(engine, ann, "host")
    else:
        devices.remove(ann)
    assert (devices.has_any(ann), devices.has_any(ben)) == (False, True)


def test_a_device_that_fails_again_and_again_is_removed(engine: Engine) -> None:
    devices, ann = Devices(engine), guest(engine)
    device = devices.add(ann, new("one"))
    for _ in range(module.MOST_FAILURES - 1):
        devices.count(device, is_reached=False)
    devices.count(device, is_reached=True)
    devices.count(device, is_reached=False)
    assert devices.has_any(ann)
    for _ in range(module.MOST_FAILURES - 1):
        devices.count(device, is_reached=False)
    assert not devices.has_any(ann)


@pytest.mark.parametrize("zone", ["Mars/Base", "../../etc/passwd", "", "/etc/localtime"])
def test_an_unknown_time_zone_is_refused(engine: Engine, zone: str) -> None:
    devices, ann = Devices(engine), guest(engine)
    if zone:
        with pytest.raises(BadInput, match=r"push\.unknown-zone"):
            devices.add(ann, new("one", zone=zone))
    else:
        assert devices.add(ann, new("one", zone=zone)).zone == "UTC"


def test_all_workers_have_one_key(database: str) -> None:
    engines = [open_database(database) for _ in range(2)]
    migrate(engines[0])
    first, second = (private_key(engine).private_numbers() for engine in engines)
    assert first == second == private_key(engines[0]).private_numbers()
    for engine in engines:
        engine.dispose()


# --- Quiet hours ------------------------------------------------------------------------------------------------------


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def quiet(start: str, end: str, zone: str) -> Device:
    def minutes(text: str) -> int:
        return int(text[:2]) * 60 + int(text[3:])

    return Device("1", "", "", "", "en", zone, bodies.QuietHours(minutes(start), minutes(end)), 0)


@pytest.mark.parametrize(
    ("device", "when", "until"),
    [
        (quiet("22:00", "07:00", "UTC"), "2026-11-17T23:30", "2026-11-18T07:00"),
        (quiet("22:00", "07:00", "UTC"), "2026-11-17T06:59", "2026-11-17T07:00"),
        (quiet("22:00", "07:00", "UTC"), "2026-11-17T07:00", None),
        (quiet("22:00", "07:00", "UTC"), "2026-11-17T21:59", None),
        (quiet("22:00", "07:00", "Asia/Tokyo"), "2026-11-17T13:00", "2026-11-17T22:00"),
        (quiet("22:00", "07:00", "Asia/Tokyo"), "2026-11-17T23:00", None),
        (quiet("09:00", "17:30", "America/New_York"), "2026-11-17T15:00", "2026-11-17T22:30"),
        (quiet("08:00", "08:00", "UTC"), "2026-11-17T08:00", None),  # no time at all
        # The night clocks go back in Rome: seven by the clock on the wall is an hour later.
        (quiet("22:00", "07:00", "Europe/Rome"), "2026-10-24T21:00", "2026-10-25T06:00"),
    ],
)
def test_quiet_hours_are_those_of_the_device(device: Device, when: str, until: str | None) -> None:
    assert device.quiet_until(at(when)) == (None if until is None else at(until))
