"""Nonces at a running server: over sockets, withheld, refused, through kills; and never told before their time."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from serai import games
from serai.client import Client
from serai.core import fairness
from serai.core.reading import read_records
from serai.protocol import commands
from serai.server.storage.log import Revealed, Started
from serai.server.tables.nonces import WAIT_SECONDS
from server.visitors import Line, Place, Somebody, running, said

#: How long a table may wait after a restart, in seconds: until it is found, and until its nonces are given up.
FOUND = 8.0
KILLS = 10
#: Without `--deep`.
FEWER_KILLS = 2
TABLES = 8


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("nonces"))


def nonce(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:40]


def hash_of(name: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce(name))).hexdigest()


async def asked(ann: Somebody, ben: Somebody, mark: str = "", **wishes: Any) -> str:
    """A table of two that asks both for their nonces."""
    made = await ann.table("me", "open", nonce_hash=hash_of(f"Ann{mark}"), **wishes)
    table: str = made["table"]["id"]
    wanted = {"link": made["table"]["links"]["1"], "nonce_hash": hash_of(f"Ben{mark}")}
    assert (await ben.ask("POST", f"/api/tables/{table}/seats", wanted)).status_code == 200
    return table


async def shown(one: Somebody, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await one.ask("GET", f"/api/tables/{table}")).json()["table"]
    return found


async def checked(one: Somebody, table: str, *nonces: str) -> None:
    """The game is over, and its record is fair with these nonces."""
    text = (await one.ask("GET", f"/api/tables/{table}/record?form=text")).text
    (record,) = read_records(text.splitlines(), games.load_with)
    verdict = fairness.check(record)  # type: ignore[arg-type]
    assert verdict.is_fair and verdict.nonces == nonces and verdict.checked >= 2


async def test_nobody_reads_a_nonce_before_the_beginning_nor_the_secret_before_the_end(place: Place) -> None:
    """Every byte of players, a spectator and a stranger, by sockets and by requests."""
    async with place.company("Ann", "Ben", "Zoe") as (ann, ben, zoe), AsyncExitStack() as stack:
        table = await asked(ann, ben)
        stored = place.reader.find(table)
        assert stored is not None
        secrets_ = [nonce("Ann"), nonce("Ben"), stored.seed.hex()]
        early: list[bytes] = []

        async def listen(line: Line, until: str, heard: list[bytes]) -> None:
            async with asyncio.timeout(20):
                while until not in (text := str(await line.socket.recv())):
                    heard.append(text.encode())

        async def requests() -> None:
            for one in (ann, ben, zoe):
                for path in ("", "/record", "/record?form=text", "/history", "?seen=0"):
                    early.append((await one.ask("GET", f"/api/tables/{table}{path}")).content)
                early.append((await one.ask("GET", "/api/tables")).content)
                early.append((await one.ask("GET", "/api/me/tables")).content)

        async with asyncio.TaskGroup() as group:
            lines = [await stack.enter_async_context(one.sit(table)) for one in (ann, ben, zoe)]
            for line in lines:
                group.create_task(listen(line, '"kind":"started"', early))
            await lines[1].send(commands.Reveal("r1", nonce("Ben")))
            await requests()
            bad = {"type": "reveal", "id": "x", "nonce": nonce("Ben")}
            assert (await ann.ask("POST", f"/api/tables/{table}/commands", bad)).status_code == 409
            await lines[0].send(commands.Reveal("r2", nonce("Ann")))
        told = b"\n".join(early)
        assert b'"kind":"revealed"' in told and hash_of("Ann").encode() in told and hash_of("Ben").encode() in told
        for one in secrets_:
            assert one.encode() not in told
        # Once the game has begun, everybody may know the nonces; the secret is for the end.
        for somebody in (ann, ben, zoe):
            begun = await shown(somebody, table)
            hashes = [hash_of("Ann"), hash_of("Ben")]
            assert begun["nonces"] == [{"hash": h, "nonce": n} for h, n in zip(hashes, secrets_)]
            assert "seed" not in begun and begun["phase"] == "playing"
        await ann.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "id": "q"})
        assert (await shown(zoe, table))["seed"] == secrets_[2]
        await checked(zoe, table, nonce("Ann"), nonce("Ben"))
    log = place.log.read_text("utf-8")
    assert not any(one in log for one in secrets_)


async def test_a_nonce_that_does_not_come_holds_nobody_up_for_long(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, began = await asked(ann, ben), time.monotonic()
        async with ben.sit(table) as line:
            assert (await line.do(commands.Reveal("r1", nonce("Ben"))))["type"] == "done"
            news = await line.hear("news")
            while news["happenings"][0]["kind"] != "started":
                news = await line.hear("news")
            assert WAIT_SECONDS - 0.5 < time.monotonic() - began < WAIT_SECONDS + 2.0
            assert news["table"]["nonces"] == [
                {"hash": hash_of("Ann")},
                {"hash": hash_of("Ben"), "nonce": nonce("Ben")},
            ]
        async with ann.sit(table) as line:
            late = await line.do(commands.Reveal("r2", nonce("Ann")))
            assert late["code"] == "table.nonce-late" and said(late)
            assert (await line.do(commands.Resign("q")))["type"] == "done"
        await checked(ann, table, "-", nonce("Ben"))


@pytest.mark.parametrize("bad", [3, None, ["00"], "00" * 300])
async def test_a_nonce_that_is_no_text_is_refused(place: Place, bad: object) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table = await asked(ann, ben)
        path = f"/api/tables/{table}/commands"
        status, code = await ann.refused("POST", path, {"type": "reveal", "id": "x", "nonce": bad})
        assert (status, code) == (400, "request.bad-body")
        wanted = {"game": "jaipur", "seats": ["me", "bot:1"], "nonce_hash": bad if bad is not None else 3}
        assert await ann.refused("POST", "/api/tables", wanted) == (400, "request.bad-body")


async def test_the_clients_of_the_library_take_part_and_check(place: Place) -> None:
    async with AsyncExitStack() as stack:
        url = place.server.url
        ann, ben = [await stack.enter_async_context(Client(url)) for _ in range(2)]
        made = await ann.create("jaipur", ["me", "open"])
        id = made.table.id
        async with ann.live(id) as first:
            await ben.join(id, made.table.links[1])
            async with ben.live(id) as second:
                assert second.table is not None and second.table.phase == "playing"
                assert all(one.hash and one.nonce for one in second.table.nonces)
                await second.command(commands.Resign("q"))
                while not first.is_over:
                    await first.news(10)
                for player in (first, second):
                    await player.rematch()
                while first.table is None or first.table.rematch is None:
                    await first.news(10)
                again = first.table.rematch
        assert await ann.check(id) == await ben.check(id) == []
        async with ann.live(again) as first, ben.live(again) as second:
            while first.turn is None:
                await first.news(10)
            assert first.table is not None and all(one.nonce for one in first.table.nonces)
            await first.command(commands.Resign("q"))
        assert await ann.check(again) == await ben.check(again) == []
        # A server that lies is found out, each lie by its name.
        seen = ann.nonces.remembered[id]
        for name, value, code in (
            ("commitment", "00" * 32, "verify.other-commitment"),
            ("hashes", ("00" * 32, None), "verify.other-hashes"),
            ("nonce", "00" * 16, "verify.nonce-missing"),
        ):
            kept = getattr(seen, name)
            setattr(seen, name, value)
            assert [fault.code for fault in await ann.check(id)] == [code]
            setattr(seen, name, kept)


async def test_a_client_alone_against_bots_begins_at_once(place: Place) -> None:
    async with Client(place.server.url) as ann:
        began = time.monotonic()
        made = await ann.create("jaipur", ["me", "bot:1"])
        assert made.table.phase == "playing" and made.game is not None
        assert time.monotonic() - began < WAIT_SECONDS
        assert [one.hash is not None for one in made.table.nonces] == [True, False]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_killed_between_asking_and_beginning(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """No acknowledged nonce is lost, and every table begins within seconds after the server is back."""
    is_sqlite = kind == "sqlite"
    database = f"sqlite:///{tmp_path / 'serai.db'}" if is_sqlite else request.getfixturevalue("postgres_database")
    place = Place(tmp_path, database=database)
    choice = random.Random(6)
    with place.server:
        async with place.company("Ann", "Ben") as (ann, ben):
            for _ in range(KILLS if request.config.getoption("--deep") else FEWER_KILLS):
                tables = [await asked(ann, ben, str(number)) for number in range(TABLES)]
                acknowledged: set[tuple[str, str]] = set()
                people = [(one, name) for one, name in ((ann, "Ann"), (ben, "Ben"))]
                wanted = [(id, n, *who) for n, id in enumerate(tables) for who in people if choice.random() < 0.6]
                choice.shuffle(wanted)
                giving = asyncio.create_task(give(wanted, acknowledged))
                await asyncio.sleep(choice.random() * 0.1)
                place.server.kill()
                await asyncio.gather(giving, return_exceptions=True)
                await asyncio.to_thread(place.server.start, "/healthz")
                back = time.monotonic()
                late = (tables[-1], TABLES - 1, ann, "Ann")  # who comes back in time can still give it
                await give([late], acknowledged)
                while "open" in [(await shown(ann, id))["phase"] for id in tables]:
                    assert time.monotonic() - back < FOUND
                    await asyncio.sleep(0.1)
                for number, id in enumerate(tables):
                    rows = place.reader.rows(id)
                    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                    assert sum(isinstance(row.entry, Started) for row in rows) == 1
                    given = [row.entry.nonce for row in rows if isinstance(row.entry, Revealed)]
                    assert len(set(given)) == len(given)
                    assert {one for table, one in acknowledged if table == id} <= set(given)
                    await ann.ask("POST", f"/api/tables/{id}/commands", {"type": "resign", "id": "q"})
                    own = [nonce(f"{name}{number}") for name in ("Ann", "Ben")]
                    await checked(ann, id, *[one if one in given else "-" for one in own])
    place.engine.dispose()


async def give(wanted: list[tuple[str, int, Somebody, str]], acknowledged: set[tuple[str, str]]) -> None:
    """Give nonces one after the other; keep those that were acknowledged."""
    for id, number, one, name in wanted:
        own = nonce(f"{name}{number}")
        command = {"type": "reveal", "id": f"r-{name}", "nonce": own}
        answer = await one.ask("POST", f"/api/tables/{id}/commands", command)
        if answer.status_code == 200:
            acknowledged.add((id, own))
        await asyncio.sleep(0.01)
