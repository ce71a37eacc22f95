"""Tokens and the keys that sign them."""

from __future__ import annotations

import string
import threading
from collections.abc import Iterator

import pytest
from pydantic import SecretStr
from sqlalchemy import Engine, func, select

from serai.core.errors import BadInput
from serai.server.guests.guests import Guests, UnknownGuest
from serai.server.guests.tokens import DAY, VALID_SECONDS, Keys, Tokens, cookie, forget_cookies, token_of
from serai.server.storage.database import migrate, open_database
from serai.server.storage.schema import guests as guests_table
from serai.server.storage.schema import secrets as secrets_table
from server.guests.clock import Clock

#: Of tokens.
LETTERS = string.ascii_letters + string.digits + "-_"


def test_a_guest_is_known_by_the_token(guests: Guests) -> None:
    made = guests.create()
    assert made.token is not None
    known = guests.known(made.token)
    assert known is not None
    assert known.guest == made.guest == guests.find(made.guest.id)
    assert known.token is None, "a fresh token is not replaced"
    assert len(made.guest.id) == 22
    assert guests.create("  Aïsha  ").guest.name == "Aïsha"


def test_forged_and_foreign_tokens_are_nobodys(guests: Guests, engine: Engine) -> None:
    token = guests.create().token or ""
    other = guests.create().token or ""
    id_, moment, signature = token.split(".")
    forged = [
        None,
        "",
        "x",
        id_,
        f"{id_}.{moment}.",
        *(f"{id_}.{moment}.{signature[:-1]}{letter}" for letter in LETTERS if letter != signature[-1]),
        f"{other.split('.')[0]}.{moment}.{signature}",
        f"{id_}.{other.split('.')[1]}x.{signature}",
        token + "x",
        "ф" * 40,
        "a" * 100_000,
        Tokens(Keys(engine, [SecretStr("another secret key")])).issue(id_),
    ]
    for text in forged:
        assert guests.known(text) is None, text
        with pytest.raises(UnknownGuest) as caught:
            guests.require(text)
        assert caught.value.code == "guest.unknown"


def test_a_signed_token_of_a_guest_who_is_gone_is_nobodys(guests: Guests) -> None:
    assert guests.known(guests.token("A" * 22)) is None


def test_a_token_is_renewed_after_a_day_and_dies_after_400(guests: Guests, clock: Clock, engine: Engine) -> None:
    made = guests.create()
    clock.now += DAY - 1
    assert guests.require(made.token).token is None
    clock.now += 1
    renewed = guests.require(made.token)
    assert renewed.token not in (None, made.token)
    with engine.connect() as connection:
        assert connection.scalar(select(guests_table.c.seen_at)) == clock.now * 1000
    clock.now += VALID_SECONDS - DAY + 1
    assert guests.known(made.token) is None
    assert guests.require(renewed.token).guest == made.guest


def test_keys_rotate_and_old_tokens_stay_good(engine: Engine, clock: Clock) -> None:
    guests = Guests(engine, Keys(engine, clock=clock), clock)
    token = guests.create().token
    for _ in range(4):
        clock.now += 91 * DAY
        assert guests.known(token) is not None
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(secrets_table)) == 5
    clock.now += 1000 * DAY
    guests.create()
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(secrets_table)) == 1, "useless keys are deleted"


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


def test_workers_agree_on_one_key(either: Engine) -> None:
    """Many at once, on a database without keys: every token is good everywhere."""
    engine = either
    start = threading.Barrier(8)
    workers = [Guests(engine, Keys(engine)) for _ in range(8)]
    tokens: list[str | None] = []

    def work(guests: Guests) -> None:
        start.wait()
        tokens.append(guests.create().token)

    threads = [threading.Thread(target=work, args=(guests,)) for guests in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(tokens) == 8
    assert all(guests.known(token) for guests in workers for token in tokens)
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(secrets_table)) == 1


def test_a_key_made_by_another_worker_is_found(engine: Engine, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the turn of a period one worker's clock is ahead: the other meets a key it has not read yet."""
    ahead = Clock()
    slow, fast = Guests(engine, Keys(engine, clock=clock), clock), Guests(engine, Keys(engine, clock=ahead), ahead)
    slow.create()
    ahead.now += 91 * DAY
    token = fast.create().token
    assert slow.known(token) is None, "keys were read a moment ago"
    monkeypatch.setattr("serai.server.guests.tokens._REREAD_SECONDS", 0.0)
    clock.now = ahead.now - 1
    assert slow.known(token) is not None


def test_given_secrets_newest_first(engine: Engine, clock: Clock) -> None:
    old, new = SecretStr("the first secret of a host"), SecretStr("the second secret of a host")
    before = Guests(engine, Keys(engine, [old]), clock)
    token = before.create().token
    after = Guests(engine, Keys(engine, [new, old]), clock)
    assert after.known(token) is not None
    assert before.known(after.create().token) is None, "the newest one signs"
    assert Guests(engine, Keys(engine, [new]), clock).known(token) is None
    with engine.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(secrets_table)) == 0


def test_tokens_travel_in_a_cookie_or_a_bearer_header() -> None:
    assert cookie("t", secure=False) == "serai_guest=t; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax"
    assert cookie("t", secure=True).endswith("; SameSite=Lax; Secure")
    assert cookie("t", secure=True).startswith("__Host-serai_guest=t; ")
    for header, name in zip(forget_cookies(secure=True), ("__Host-serai_guest=;", "serai_guest=;"), strict=True):
        assert header.startswith(name) and "Max-Age=0" in header and "; Secure" in header
    assert [header.split(";")[0] for header in forget_cookies(secure=False)] == ["serai_guest="]
    assert token_of([(b"cookie", b"serai_guest=old; __Host-serai_guest=new")]) == "new"
    assert token_of([(b"cookie", b"__Host-serai_guest=new; serai_guest=old")]) == "new"
    assert token_of([(b"cookie", b"a=b; serai_guest=one.two; serai_guest=other")]) == "one.two"
    assert token_of([(b"cookie", b"serai_guest=one"), (b"authorization", b"bearer two")]) == "two"
    assert token_of([(b"authorization", b"Basic eA=="), (b"cookie", b"xserai_guest=one")]) is None


def test_finding_11__a_clock_that_is_set_back_makes_nobody_a_stranger(guests: Guests, clock: Clock) -> None:
    made = guests.create()
    for back in (301, 3600, 30 * DAY, 3 * VALID_SECONDS):
        clock.now -= back
        known = guests.known(made.token)
        assert known is not None and known.guest == made.guest and known.token is None
        clock.now += back
    clock.now += VALID_SECONDS + 1
    assert guests.known(made.token) is None, "too old, by this clock"
    assert guests.is_only_old(made.token), "but nothing else is wrong with it: it is not to be replaced"
    assert not guests.is_only_old("x") and not guests.is_only_old(None)
    assert not guests.is_only_old(guests.token("A" * 22)), "of nobody"


def test_finding_13__tokens_can_be_called_in(guests: Guests) -> None:
    guest, other = guests.create(), guests.create()
    copied = guest.token
    new = guests.call_in(guest.guest.id)
    assert guests.known(copied) is None and not guests.is_only_old(copied)
    for _ in range(3):
        assert new.token is not None and guests.require(new.token).guest.id == guest.guest.id
        new = guests.call_in(guest.guest.id)
    assert guests.require(other.token).guest == other.guest
    again = guests.token(guest.guest.id)
    assert guests.require(again).guest.epoch == 4
    name, moment, signature = again.split(".")
    for epoch in ("", "~3", "~5", "~04", "~x", "~"):
        assert guests.known(f"{name.partition('~')[0]}{epoch}.{moment}.{signature}") is None


def test_finding_13__a_new_passphrase_needs_the_old_one_and_ends_all_tokens(guests: Guests) -> None:
    guest = guests.create()
    first = guests.claim(guest.guest.id, "ada", "correct horse")
    assert guests.known(guest.token) is not None, "a first passphrase takes nothing away"
    for wrong in (None, "", "battery staple", "correct horse "):
        with pytest.raises(BadInput) as caught:
            guests.claim(guest.guest.id, "ada", "battery staple", wrong)
        assert caught.value.code == "guest.old-passphrase"
    second = guests.claim(guest.guest.id, "ada", "battery staple", "correct horse")
    assert guests.known(guest.token) is None and guests.known(first.token) is None
    assert guests.require(second.token).guest.id == guest.guest.id
    assert guests.known(guests.log_in("ada", "battery staple").token) is not None
