"""`serai admin` beside a running server, on both databases, with real sockets."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from serai.cli import main
from serai.client import Client, LiveTable, Refused
from serai.server.storage import schema
from serai.server.storage.database import open_database
from serai.server.storage.reader import TableReader
from serai.server.tables.table import fold
from server.hosted import Hosted

#: How soon a running server must have noticed.
SOON = 20.0


@pytest.fixture
def hosted(database: str, tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(database, tmp_path / "server.log") as running:
        yield running


@pytest.fixture
def admin(database: str, capfd: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    async def act(*words: str) -> Any:
        capfd.readouterr()
        assert await asyncio.to_thread(main, ["admin", *words, "--database", database, "--json"]) == 0
        return json.loads(capfd.readouterr().out)

    return act


async def until(holds: Callable[[], bool], seconds: float = SOON) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


async def failure(live: LiveTable) -> str:
    """The code with which the server sends a player away, for good."""
    with pytest.raises(Refused) as caught:
        async with asyncio.timeout(SOON):
            while True:
                await live.news()
    return caught.value.code


def kinds(live: LiveTable) -> list[str]:
    return [one.kind for one in live.happenings]


async def duel(ann: Client, ben: Client, **wishes: Any) -> str:
    made = await ann.create("jaipur", ["me", "open"], **wishes)
    await ben.join(made.table.id, made.table.links[1])
    return made.table.id


async def play(tables: list[LiveTable], count: int, choice: random.Random) -> None:
    for _ in range(count):
        mover = next(one for one in tables if one.is_my_turn)
        answer = await mover.move(choice.choice(mover.legal))
        await until(lambda: all(one.seq >= answer.seq for one in tables))  # noqa: B023
        await until(lambda: any(one.is_my_turn for one in tables))


def everything(database: str) -> str:
    """All text and bytes of the database but the audit log."""
    engine = open_database(database)
    with engine.connect() as connection:
        rows = [
            repr(tuple(row))
            for table in schema.metadata.sorted_tables
            if table.name != "acts"
            for row in connection.execute(select(table))
        ]
    engine.dispose()
    return "\n".join(rows)


async def test_tables_are_closed_deleted_and_their_seats_opened(
    hosted: Hosted, admin: Callable[..., Any], database: str
) -> None:
    choice = random.Random(5)
    async with Client(hosted.url) as ann, Client(hosted.url) as ben, Client(hosted.url) as eve:
        first, second = await duel(ann, ben), await duel(ann, ben)
        async with ann.live(first) as left, ben.live(first) as right, ben.live(second) as other:
            await play([left, right], 4, choice)
            found = await admin("tables")  # one may still wait for nonces
            assert {table["id"] for table in found} == {first, second}
            shown = await admin("table", first)
            assert [seat["kind"] for seat in shown["seats"]] == ["guest", "guest"]
            assert shown["kinds"]["moved"] == 4 and shown["last"] in ("moved", "drawn")
            seed = TableReader(engine := open_database(database)).find(first)
            assert seed is not None and seed.seed.hex() not in json.dumps(shown)
            # A seat is opened in the middle of the game, and somebody else goes on.
            opened = await admin("open-seat", first, "2", "--yes")
            await until(lambda: "opened" in kinds(left) and right.seat is None)
            assert left.table is not None and left.table.links[1] == opened["link"].rpartition("/")[2]
            joined = await eve.join(first, opened["link"].rpartition("/")[2])
            assert joined.seat == 1
            async with eve.live(first) as third:
                assert third.game is not None
                await play([left, third], 4, choice)
                # The game is closed: everybody is told, and nobody can move.
                await admin("close", first, "--yes")
                await until(lambda: left.is_over and third.is_over and right.is_over)
                assert left.table.outcome is not None and left.table.outcome.how == "abandoned"
                assert kinds(left)[-1] == "closed"
                table = fold(first, TableReader(engine).rows(first))
                assert table.phase == "finished" and table.seq == left.seq
                # The table is deleted: readers are told why, and sent away for good.
                waiting = asyncio.create_task(failure(third))
                await admin("delete", first, "--yes")
                assert await waiting == "table.unknown"
            with pytest.raises(Refused) as caught:
                await ann.read(first)
            assert caught.value.status == 404
            assert not other.is_over  # nothing happened at the other table
            engine.dispose()
    acts = await admin("log")
    assert [(act["act"], act["target"]) for act in acts] == [("delete", first), ("close", first), ("open-seat", first)]
    assert all(act["actor"] for act in acts) and opened["link"].rpartition("/")[2] not in json.dumps(acts)


async def test_guests_are_banned_and_renamed(hosted: Hosted, admin: Callable[..., Any]) -> None:
    async with Client(hosted.url) as ann, Client(hosted.url) as ben:
        table = await duel(ann, ben)
        headers = {"cookie": f"serai_guest={ben.token}"}
        kept = {"handle": "Ben of Here", "passphrase": "correct horse"}
        assert httpx.post(f"{hosted.url}/api/me/passphrase", json=kept, headers=headers).status_code == 200
        (guest,) = await admin("guests", "ben of")
        async with ann.live(table) as left, ben.live(table) as right:
            await admin("rename", "BEN of here", "Bertram")
            await until(lambda: left.table is not None and left.table.seats[1].name == "Bertram")
            await until(lambda: right.connections == 2)  # to see the table anew
            assert left.table is not None
            assert (await admin("guests", guest["id"]))[0]["name"] == "Bertram"
            address = f"{hosted.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
            async with connect(address, additional_headers=headers) as silent:  # before its hello
                waiting = asyncio.create_task(failure(right))
                await admin("ban", guest["id"])
                assert await waiting == "guest.banned"
                with pytest.raises(ConnectionClosed) as closed:
                    async with asyncio.timeout(SOON):
                        while True:
                            assert "guest.banned" in str(await silent.recv())
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
            refused = httpx.get(f"{hosted.url}/api/me", headers=headers | {"accept-language": "fr"})
            assert (refused.status_code, refused.json()["code"]) == (403, "guest.banned")
            assert refused.json()["message"] == "L’administrateur de ce serveur t’en a interdit l’accès."
            assert "set-cookie" not in refused.headers  # not even as somebody new
            assert httpx.post(f"{hosted.url}/api/log-in", json=kept).json()["code"] == "guest.banned"
            async with connect(address, additional_headers=headers) as late:
                assert "guest.banned" in str(await late.recv())
            assert left.table.phase == "playing"  # the table goes on
            await admin("unban", guest["id"])
            assert httpx.post(f"{hosted.url}/api/log-in", json=kept).status_code == 200
            async with ben.live(table) as again:
                assert again.seat == 1
    stats = await admin("stats")
    assert stats["tables"] == {"playing": 1} and stats["guests"] == 2 and stats["guests_banned"] == 0
    assert stats["guests_with_handle"] == 1 and stats["database_bytes"] > 10_000


@pytest.mark.parametrize("by", ["host", "guest"])
async def test_a_deleted_guest_leaves_nothing_but_games(
    by: str, hosted: Hosted, admin: Callable[..., Any], database: str
) -> None:
    """Neither name, id, handle, passphrase nor words are left in any byte; the others play on and read on."""
    choice = random.Random(7)
    async with Client(hosted.url) as ann, Client(hosted.url) as ben:
        await ben.rename("Benedikt")
        await ben.keep("Bendix", "correct horse")
        headers = {"authorization": f"Bearer {ben.token}"}
        (guest,) = await admin("guests", "bendix")
        playing, finished, alone = await duel(ann, ben), await duel(ben, ann), await ben.create("jaipur", ["me", "me"])
        waiting = await ben.create("jaipur", ["me", "open"], is_public=True)
        async with ben.live(finished) as right, ann.live(finished) as left:
            await right.say("secret word")
            await play([left, right], 6, choice)
            await right.command(_resign())
            await until(lambda: left.is_over)
        record = httpx.get(f"{hosted.url}/api/tables/{finished}/record").json()
        async with ann.live(playing) as left, ben.live(playing) as right:
            await right.say("secret word")
            await left.say("mine to keep")
            await play([left, right], 5, choice)
            assert "Benedikt" in everything(database) and "secret word" in everything(database)
            gone = asyncio.create_task(failure(right))
            if by == "host":
                await admin("delete-guest", guest["id"], "--yes")
            else:
                for wrong in (b"", b"{}", b'{"passphrase": "wrong horse"}'):
                    refused = httpx.request("DELETE", f"{hosted.url}/api/me", content=wrong, headers=headers)
                    assert (refused.status_code, refused.json()["code"]) == (401, "guest.wrong-passphrase")
                right_one = {"passphrase": "correct horse"}
                done = httpx.request("DELETE", f"{hosted.url}/api/me", json=right_one, headers=headers, timeout=20)
                assert done.status_code == 200 and "Max-Age=0" in done.headers["set-cookie"]
            assert await gone == "guest.unknown"
            await until(lambda: left.table is not None and left.table.seats[1].kind == "bot")
            assert left.table is not None and left.table.seats[1].name == ""
            for _ in range(4):  # against the bot
                assert await left.my_turn(20)
                await left.move(choice.choice(left.legal))
        left_over = everything(database)
        for secret in (guest["id"], guest["id"][:10], "Benedikt", "bendix", "argon2", "secret word"):
            assert secret not in left_over
        assert "mine to keep" in left_over
        assert "Benedikt" not in json.dumps(await admin("log"))
        # What was shared can be read on; what was not is gone.
        seats = (await ann.read(finished)).table.seats
        assert (seats[0].kind, seats[0].name) == ("guest", "")
        assert httpx.get(f"{hosted.url}/api/tables/{finished}/record").json() == record
        for id in (alone.table.id, waiting.table.id):
            with pytest.raises(Refused):
                await ann.read(id)
        assert httpx.get(f"{hosted.url}/api/me/tables", headers=headers).json()["tables"] == []  # by a new guest
        engine = open_database(database)
        for id in (playing, finished):
            fold(id, TableReader(engine).rows(id))
        engine.dispose()


def _resign() -> Any:
    from serai.protocol import commands

    return commands.Resign("resign-1")


async def test_every_worker_notices(
    postgres_database: str, redis: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Wherever a socket is, it is closed: twelve sockets of a guest over two workers."""
    async with asyncio.timeout(200):
        with Hosted(postgres_database, tmp_path / "server.log", redis, workers=2) as server:
            async with Client(server.url) as ann, Client(server.url) as ben:
                table = await duel(ann, ben)
                lives = [ben.live(table) for _ in range(12)]
                for live in lives:
                    await live.__aenter__()
                guests = ["admin", "guests", "--database", postgres_database, "--json"]
                capfd.readouterr()
                assert await asyncio.to_thread(main, guests) == 0
                ids = [one["id"] for one in json.loads(capfd.readouterr().out)]
                waiting = [asyncio.create_task(failure(live)) for live in lives]
                for id in ids:
                    ban = ["admin", "ban", id, "--database", postgres_database]
                    assert await asyncio.to_thread(main, ban) == 0
                assert set(await asyncio.gather(*waiting)) == {"guest.banned"}
                for live in lives:
                    await live.__aexit__()
