"""Calls end to end: a real server, sockets, and a push service on this machine that can read what it is sent."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from serai.protocol import commands
from serai.server.storage.schema import calls, devices
from server.push.service import Message, PushService, Subscription, claims_of
from server.visitors import Place, Somebody, duel, look, running

AFTER = 0.3


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture(scope="module")
def shared_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(
        tmp_path_factory.mktemp("push"), push_local=True, call_after=AFTER, public_url="http://localhost:8140"
    )


@pytest.fixture
def place(shared_place: Place) -> Iterator[Place]:
    """The server of all tests here; nobody is called any more when a test is over."""
    yield shared_place
    with shared_place.engine.begin() as connection:
        connection.execute(calls.delete())
        connection.execute(devices.delete())


async def subscribe(one: Somebody, service: PushService, name: str, **more: Any) -> Subscription:
    subscription = service.subscription(name)
    answer = await one.ask("POST", "/api/me/devices", {**subscription.json(), "language": one.language, **more})
    assert answer.status_code == 201, answer.text
    return subscription


async def arrived(service: PushService, count: int) -> list[Message]:
    return await asyncio.to_thread(service.wait, count)


def content(subscription: Subscription, message: Message) -> dict[str, str]:
    assert message.path == "/push/" + subscription.endpoint.rpartition("/")[2]
    said: dict[str, str] = json.loads(subscription.read(message.body))
    return said


async def move(one: Somebody, table: str) -> None:
    """Make the first legal move, by a request."""
    seq, legal = await look(one, table)
    command = commands.Move(f"m{seq}", legal[0], seq)
    answer = await one.ask("POST", f"/api/tables/{table}/commands", command)
    assert answer.status_code == 200, answer.text


@asynccontextmanager
async def two(place: Place, **wishes: Any) -> AsyncIterator[tuple[str, Somebody, Somebody]]:
    async with place.company("Ann", "Ben") as (ann, ben):
        yield await duel(ann, ben, options={"rounds": 1}, **wishes)


async def test_who_is_not_looking_is_told_of_their_turn(place: Place, service: PushService) -> None:
    async with two(place) as (table, first, second):
        subscription = await subscribe(second, service, "second")
        key = (await second.ask("GET", "/api/me/devices")).json()["key"]
        await move(first, table)
        (message,) = await arrived(service, 1)
        name = (await first.ask("GET", "/api/me")).json()["name"]
        assert content(subscription, message) == {
            "title": "Your turn · Jaipur",
            "body": f"{name} has moved.",
            "path": f"/table/{table}",
            "tag": f"serai-{table}",
            "language": "en",
        }
        claims = claims_of(message.headers["authorization"], key)
        assert claims["aud"] == service.origin and claims["sub"] == "https://localhost"
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        assert message.headers["content-encoding"] == "aes128gcm"
        assert int(message.headers["ttl"]) > 3600 and message.headers["urgency"] == "normal"
        assert 0 < len(message.headers["topic"]) <= 32 and table not in str(message.headers)
        await asyncio.sleep(2.5)
        assert len(service.received) == 1  # told once
        await move(second, table)
        await move(first, table)
        assert (await arrived(service, 2))[1].headers["topic"] == message.headers["topic"]  # newer replaces older


async def test_who_looks_is_not_called_and_who_hides_the_page_is(place: Place, service: PushService) -> None:
    async with two(place) as (table, first, second):
        await subscribe(second, service, "second")
        async with second.sit(table) as line:
            await move(first, table)
            await asyncio.sleep(2.0)
            assert service.received == []
            await move(second, table)
            assert (await line.do(commands.Attend("a1", False)))["type"] == "done"
            await move(first, table)
            assert len(await arrived(service, 1)) == 1
            await move(second, table)
            await line.do(commands.Attend("a2", True))
            await move(first, table)
            await asyncio.sleep(2.0)
            assert len(service.received) == 1
            await move(second, table)
        hidden = '{"type":"hello","protocol":1,"is_looking":false}'
        async with second.sit(table, hidden):
            await move(first, table)
            assert len(await arrived(service, 2)) == 2


async def test_who_comes_back_in_time_is_not_called(tmp_path: Path, service: PushService) -> None:
    place = Place(tmp_path, push_local=True, call_after=2, public_url="http://localhost:8140")
    with place.server:
        async with two(place) as (table, first, second):
            await subscribe(second, service, "second")
            await move(first, table)
            async with second.sit(table):
                await asyncio.sleep(3.5)
            assert service.received == []
    place.engine.dispose()


async def test_nobody_is_called_against_bots_or_by_passing_the_screen(place: Place, service: PushService) -> None:
    async with place.company("Ann") as (ann,):
        await subscribe(ann, service, "ann")
        for seats in (("me", "bot:1"), ("me", "me")):
            made = await ann.table(*seats, options={"rounds": 1})
            table = made["table"]["id"]
            _, legal = await look(ann, table)
            if legal:
                await move(ann, table)
        await asyncio.sleep(2.0)
        assert service.received == []


async def test_a_friend_who_joins_or_wants_a_rematch_calls(place: Place, service: PushService) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        subscription = await subscribe(ann, service, "ann", language="fr")
        made = await ann.table("me", "open", options={"rounds": 1}, nonce_hash="a" * 64)  # begins three seconds later
        table = made["table"]["id"]
        await ben.join(made)
        (joined,) = await arrived(service, 1)
        said = content(subscription, joined)
        assert (said["title"], said["body"]) == ("Ben a rejoint ta table", "Jaipur\N{NO-BREAK SPACE}: viens jouer.")
        assert joined.headers["urgency"] == "high"
        for _ in range(100):
            if (await ben.ask("GET", f"/api/tables/{table}")).json()["table"]["phase"] == "playing":
                break
            await asyncio.sleep(0.1)
        await ben.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "id": "r"})
        count = len(service.received)
        answer = await ben.ask("POST", f"/api/tables/{table}/commands", {"type": "rematch", "id": "again"})
        assert answer.status_code == 200, answer.text
        said = content(subscription, (await arrived(service, count + 1))[-1])
        assert (said["title"], said["body"]) == (
            "Une revanche\N{NARROW NO-BREAK SPACE}? · Jaipur",
            "Ben aimerait rejouer.",
        )


async def test_a_call_tells_nothing_of_the_hands(place: Place, service: PushService) -> None:
    """The words of a call are those of its kind: two tables with other cards give the same bytes."""
    told = []
    async with place.company("Ann", "Ben") as (ann, ben):
        one, other = await subscribe(ann, service, "a"), await subscribe(ben, service, "b")
        for _ in range(3):
            table, first, second = await duel(ann, ben, options={"rounds": 1})
            before = len(service.received)
            await move(first, table)
            reader = one if second is ann else other
            messages = (await arrived(service, before + 1))[before:]
            (mine,) = [each for each in messages if each.path == "/push/" + reader.endpoint.rpartition("/")[2]][-1:]
            name = "Ben" if second is ann else "Ann"
            plain = reader.read(mine.body).decode()
            told.append(plain.replace(table, "TABLE").replace(name, "NAME").rstrip())
            assert len(mine.body) == len(messages[0].body)  # nor does the size
            await asyncio.sleep(1.5)
            service.received.clear()
    assert len(set(told)) == 1


async def test_a_subscription_that_ended_is_forgotten(place: Place, service: PushService) -> None:
    async with two(place) as (table, first, second):
        await subscribe(second, service, "gone")
        service.answers = [(410, {}, b"")]
        await move(first, table)
        await arrived(service, 1)
        await asyncio.sleep(1.0)
        assert (await second.ask("GET", "/api/me/devices")).json()["devices"] == []


async def test_a_push_service_that_fails_is_asked_again_and_moves_do_not_wait(
    place: Place, service: PushService
) -> None:
    async with two(place) as (table, first, second):
        await subscribe(second, service, "second")
        service.answers, service.delay = [(503, {"retry-after": "1"}, b"")], 3.0
        await move(first, table)
        await asyncio.sleep(2.0)  # the call is under way
        began = time.monotonic()
        await move(second, table)
        await move(first, table)
        assert time.monotonic() - began < 2.0
        service.delay = 0.0
        assert len(await arrived(service, 2)) == 2
        with place.engine.connect() as connection:
            kept = connection.execute(select(devices.c.failures)).scalar_one()
        assert kept in (0, 1)


async def test_quiet_hours_hold_a_call_back(place: Place, service: PushService) -> None:
    hour = 60 * time.gmtime().tm_hour
    async with two(place) as (table, first, second):
        quiet = {"start": (hour - 60) % 1440, "end": (hour + 180) % 1440}
        await subscribe(second, service, "quiet", zone="UTC", quiet=quiet)
        await move(first, table)
        await asyncio.sleep(2.5)
        assert service.received == []
        with place.engine.connect() as connection:
            due = connection.execute(select(calls.c.due_at)).scalar_one()
        assert due > (time.time() + 3600) * 1000
        await subscribe(second, service, "loud")  # another device that may ring
        await move(second, table)
        await move(first, table)
        (message,) = await arrived(service, 1)
        assert message.path == "/push/loud"


async def test_a_call_that_was_due_is_made_after_a_restart(tmp_path: Path, service: PushService) -> None:
    settings: dict[str, Any] = {"push_local": True, "call_after": 3, "public_url": "http://localhost:8140"}
    place = Place(tmp_path, **settings)
    with place.server:
        async with two(place) as (table, first, second):
            await subscribe(second, service, "second")
            await move(first, table)
            await asyncio.sleep(0.5)
            place.server.kill()
            place.server.start()
            assert len(await arrived(service, 1)) == 1
    place.engine.dispose()


async def test_when_a_fifth_of_the_clock_is_left(place: Place, service: PushService) -> None:
    async with two(place, clock={"kind": "player", "minutes": 1}) as (table, first, second):
        subscription = await subscribe(second, service, "second")
        await move(first, table)
        await arrived(service, 1)
        await asyncio.sleep(1.0)  # until the next one is written down
        with place.engine.connect() as connection:
            due = connection.execute(select(calls.c.due_at)).scalar_one()
        assert 30_000 < due - time.time() * 1000 < 48_500  # when twelve of sixty seconds are left
        with place.engine.begin() as connection:  # the clock cannot be turned on, the call can be brought forward
            connection.execute(calls.update().values(due_at=0))
        said = content(subscription, (await arrived(service, 2))[1])
        assert said["title"] == "Your turn · Jaipur"  # too early: it only says whose turn it is


async def test_a_test_shows_the_answer(place: Place, service: PushService) -> None:
    async with place.company("Ann") as (ann,):
        subscription = await subscribe(ann, service, "ann")
        named = {"endpoint": subscription.endpoint}
        good = (await ann.ask("POST", "/api/me/devices/test", named)).json()
        assert good == {"service": "127.0.0.1", "is_accepted": True, "status": 201, "text": ""}
        assert content(subscription, service.received[0])["title"] == "It works"
        service.answers = [(403, {}, b'{"reason":"BadJwtToken"}\n\0')]
        bad = (await ann.ask("POST", "/api/me/devices/test", named)).json()
        assert (bad["is_accepted"], bad["status"], bad["text"]) == (False, 403, '{"reason":"BadJwtToken"}')
        assert await ann.refused("POST", "/api/me/devices/test", {"endpoint": "https://push.example.org/x"}) == (
            404,
            "push.unknown-device",
        )


async def test_without_a_public_address_it_is_refused_in_one_sentence(tmp_path: Path) -> None:
    for url in (None, "http://play.example.org"):
        folder = tmp_path / str(url is None)
        folder.mkdir()
        wishes = {} if url is None else {"public_url": url}
        place = Place(folder, **wishes)
        with place.server:
            async with place.company("Ann") as (ann,):
                device = Subscription("https://push.example.org/x").json()
                assert await ann.refused("GET", "/api/me/devices") == (409, "push.no-public-address")
                assert await ann.refused("POST", "/api/me/devices", device) == (409, "push.no-public-address")
        place.engine.dispose()


async def test_bad_devices_are_refused(place: Place) -> None:
    async with place.company("Ann") as (ann,):
        good = Subscription("https://push.example.org/x").json()
        for change, code in (
            ({"endpoint": "http://127.0.0.1.example.org/x"}, "push.bad-endpoint"),
            ({"endpoint": "https://10.0.0.1/x"}, "push.bad-endpoint"),
            ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "push.bad-keys"),
            ({"zone": "Moon/Sea"}, "push.unknown-zone"),
            ({"quiet": {"start": -1, "end": 3}}, "request.bad-body"),
            ({"keys": None}, "request.bad-body"),
        ):
            assert (await ann.refused("POST", "/api/me/devices", good | change))[1] == code


async def test_logging_out_removes_this_device_and_deleting_oneself_all(place: Place, service: PushService) -> None:
    async with place.company("Ann") as (ann,):
        one, two = [await subscribe(ann, service, name) for name in ("one", "two")]
        token = ann.token
        await ann.ask("POST", "/api/log-out", {"endpoint": one.endpoint})
        back = Somebody(ann.url, token)
        listed = (await back.ask("GET", "/api/me/devices")).json()["devices"]
        assert len(listed) == 1 and "endpoint" not in listed[0]
        assert (await back.ask("POST", "/api/me/devices/test", {"endpoint": two.endpoint})).status_code == 200
        await back.ask("DELETE", "/api/me")
        with place.engine.connect() as connection:
            assert connection.execute(select(devices)).all() == []
        await back.http.aclose()
