"""Too much of anything is refused, answered, and leaves the others in peace."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from serai.client import Client, Refused
from serai.protocol import bodies, commands
from serai.server.http import sockets
from server.visitors import HELLO, Place, Somebody, duel, running, said


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A place with low limits."""
    limits = {"commands_per_second": 0.5, "commands_burst": 5, "tables_per_hour": 4, "guests_per_hour": 9}
    more = {"connections_per_guest": 3, "connections_per_address": 8, "log_ins_per_hour": 3, "requests_per_minute": 150}
    yield from running(tmp_path_factory.mktemp("narrow"), **limits, **more)


async def test_flood__of_commands(narrow: Place) -> None:
    async with narrow.company("Ann", "Ben") as (ann, ben):
        table, mover, waiting = await duel(ann, ben)
        before = narrow.length(table)
        async with mover.sit(table, HELLO.replace("}", ',"language":"ja"}')) as line, waiting.sit(table) as other:
            for number in range(60):
                await line.send(commands.Say(f"s{number}", "spam"))
            answers = [await line.hear("done", "refused", id=f"s{number}") for number in range(60)]
            done = [answer for answer in answers if answer["type"] == "done"]
            assert 5 <= len(done) <= 8
            for answer in answers:
                assert answer["type"] == "done" or (answer["code"] == "request.too-many" and said(answer, "ja"))
            assert narrow.length(table) == before + len(done)
            assert (await other.do(commands.Say("hello", "in peace")))["type"] == "done", "others are not slowed down"
            with pytest.raises(ConnectionClosed):  # who does not stop is sent away
                for number in range(10_000):
                    await line.send(commands.Say(f"t{number}", "spam"))
                    if number % 50 == 49:
                        await line.hear("refused", id=f"t{number}")
            assert await line.closed() == sockets.TOO_OFTEN
        async with mover.sit(table) as line:
            assert await line.is_alive()


async def test_flood__of_connections(narrow: Place) -> None:
    async with narrow.company("Ann") as (ann,), AsyncExitStack() as stack:
        table = (await ann.table("me", "open"))["table"]["id"]
        ann.language = "fr"
        lines = [await stack.enter_async_context(ann.sit(table)) for _ in range(3)]
        async with ann.sit(table, None) as fourth:
            refusal = await fourth.next()
            assert refusal["code"] == "request.too-many" and said(refusal, "fr")
            assert await fourth.closed() == sockets.TOO_OFTEN
        assert await lines[0].is_alive()
        await lines[1].socket.close()
        assert await lines[2].is_alive()
        async with ann.sit(table) as another:
            assert await another.is_alive(), "there is room again"
        nobodies = [Somebody(narrow.server.url) for _ in range(8)]  # they share an address
        for one in nobodies:
            await stack.enter_async_context(one.http)
        codes = []
        for one in nobodies:
            line = await stack.enter_async_context(one.sit(table, None))
            with suppress(ConnectionClosed):  # the refusal may come first
                await line.send(HELLO)
            codes.append((await line.next()).get("code"))
        assert codes.count("request.too-many") >= 3


async def test_flood__the_client_comes_back_more_and_more_slowly(narrow: Place) -> None:
    async with Client(narrow.server.url) as ann, AsyncExitStack() as stack:
        table = (await ann.create("jaipur", ["me", "open"])).table.id
        lines = [await stack.enter_async_context(ann.live(table)) for _ in range(3)]
        fourth = ann.live(table)
        coming = asyncio.create_task(fourth.__aenter__())
        await asyncio.sleep(1.5)
        assert not coming.done() and 2 <= fourth.connections <= 8
        await lines[0].__aexit__()
        await asyncio.wait_for(coming, 20)
        assert (await fourth.command(commands.Try("x", "+D"))).is_legal is False
        await fourth.__aexit__()
        nowhere = ann.live("nosuchone")
        with pytest.raises(Refused) as refusal:
            await nowhere.__aenter__()
        assert refusal.value.code == "table.unknown"
        with pytest.raises(Refused):  # and whoever asks later is not kept waiting for ever
            await asyncio.wait_for(nowhere.move("+D"), 5)
        await nowhere.__aexit__()


async def test_flood__of_tables_guests_and_log_ins(narrow: Place) -> None:
    async with narrow.company("Ann") as (ann,):
        before = narrow.reader.count()
        for _ in range(4):
            await ann.table("me", "bot:1")
        wanted = bodies.NewTable("jaipur", ("me", "bot:1"))
        assert await ann.refused("POST", "/api/tables", wanted) == (429, "request.too-many")
        assert await ann.refused("POST", "/api/records", {"record": "xx"}) == (429, "request.too-many")
        assert narrow.reader.count() == before + 4
        tries = [await ann.ask("POST", "/api/log-in", {"handle": "ann", "passphrase": f"{i}"}) for i in range(4)]
        assert [one.json()["code"] for one in tries] == ["guest.wrong-passphrase"] * 3 + ["request.too-many"]
        codes = []
        for _ in range(8):
            async with Somebody(narrow.server.url).http as nobody:
                codes.append((await nobody.get("/api/me")).status_code)
        assert codes[-1] == 429 and codes.count(200) >= 1


async def test_flood__of_requests(narrow: Place) -> None:
    async with Somebody(narrow.server.url, language="it").http as nobody:
        codes = [(await nobody.get("/api/tables")).status_code for _ in range(200)]
        assert set(codes) == {200, 429} and codes[-1] == 429
        assert (await nobody.get("/healthz")).status_code == 200, "those who watch over the server are not counted"
