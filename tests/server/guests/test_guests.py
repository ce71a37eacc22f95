"""Guests: names, handles and log-ins."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, select

from serai.core.errors import BadInput
from serai.server.guests.guests import Guests
from serai.server.guests.names import folded
from serai.server.guests.tokens import Keys
from serai.server.storage.database import migrate, open_database
from serai.server.storage.schema import guests as guests_table


def code(act: object, *arguments: object) -> str:
    with pytest.raises(BadInput) as caught:
        act(*arguments)  # type: ignore[operator]
    return caught.value.code


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Where several workers meet, the engine matters."""
    if request.param == "sqlite":
        yield request.getfixturevalue("engine")
        return
    found = open_database(request.getfixturevalue("postgres_database"))
    migrate(found)
    yield found
    found.dispose()


def test_rename(guests: Guests) -> None:
    guest = guests.create().guest
    assert guests.rename(guest.id, " Бэла ").name == "Бэла"
    assert code(guests.rename, guest.id, "\u202e") == "guest.bad-name"
    assert code(guests.rename, "nobody", "Ada") == "guest.unknown"
    found = guests.find(guest.id)
    assert found is not None and found.name == "Бэла"


def test_the_same_identity_on_another_device(guests: Guests, engine: Engine) -> None:
    guest = guests.create("Zoë").guest
    assert guests.claim(guest.id, "Ｚoë", "correct horse").guest.handle == "zoë"
    known = guests.log_in("ZOE\u0308", "correct horse")
    assert known.guest.id == guest.id
    assert guests.require(known.token).guest.name == "Zoë"
    with engine.connect() as connection:
        stored = connection.scalar(select(guests_table.c.passphrase)) or ""
    assert stored.startswith("$argon2id$") and "correct" not in stored
    guests.claim(guest.id, "zoe2", "another passphrase", old="correct horse")
    assert code(guests.log_in, "Zoë", "correct horse") == "guest.wrong-passphrase"
    assert guests.log_in("Zoe2", "another passphrase").guest.id == guest.id


def test_refused_claims_and_log_ins(guests: Guests) -> None:
    one, two = guests.create().guest, guests.create().guest
    guests.claim(one.id, "Ada", "correct horse")
    assert code(guests.claim, two.id, "ADA", "battery staple") == "guest.handle-taken"
    for passphrase in ("", "seven77", "x" * 201):
        assert code(guests.claim, two.id, "eve", passphrase) == "guest.weak-passphrase"
    assert code(guests.claim, two.id, "marguerite", "Marguerite") == "guest.weak-passphrase"
    assert code(guests.claim, two.id, "\u202e", "battery staple") == "guest.bad-name"
    assert code(folded, "\ufdfa" * 3) == "guest.bad-name", "it unfolds to 54 letters"
    for handle, passphrase in (("ada", "wrong horse"), ("bob", "correct horse"), ("", ""), ("\x00", "x" * 10**6)):
        assert code(guests.log_in, handle, passphrase) == "guest.wrong-passphrase"
    found = guests.find(two.id)
    assert found is not None and found.handle is None


def test_one_handle_claimed_twice_at_once_has_one_owner(either: Engine) -> None:
    guests = Guests(either, Keys(either))
    ids = [guests.create().guest.id for _ in range(4)]
    outcomes: list[str] = []

    def claim(guest_id: str) -> None:
        try:
            guests.claim(guest_id, "wanted", f"passphrase of {guest_id}")
            outcomes.append(guest_id)
        except BadInput as error:
            outcomes.append(error.code)

    threads = [threading.Thread(target=claim, args=(one,)) for one in ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (owner,) = [outcome for outcome in outcomes if outcome in ids]
    assert outcomes.count("guest.handle-taken") == 3
    assert guests.log_in("wanted", f"passphrase of {owner}").guest.id == owner


def test_a_log_in_is_the_same_work_whether_the_handle_exists(guests: Guests) -> None:
    guests.claim(guests.create().guest.id, "ada", "correct horse")
    code(guests.log_in, "nobody", "x" * 10)  # the first one makes the hash to compare with

    def fastest(handle: str) -> float:
        times = []
        for _ in range(5):
            began = time.process_time()
            code(guests.log_in, handle, "wrong passphrase")
            times.append(time.process_time() - began)
        return min(times)

    there, not_there = fastest("ada"), fastest("nobody")
    assert 0.4 < there / not_there < 2.5
