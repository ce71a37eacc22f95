"""What a hostile client tried once: one test for each finding. The floods themselves are in `tests/attacks`."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from serai.server import start_checks
from serai.server.outages import Outage
from serai.server.slow_work import MOST_OF_ADDRESS, Busy, SlowWork
from serai.server.storage.database import open_database
from server.server_in_thread import settings_for
from server.visitors import Place, running


async def test_finding_3__few_histories_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.server import slow_work

    monkeypatch.setattr(slow_work, "LONGEST_WAIT", 0.05)
    slow = SlowWork()
    inside = 0

    async def work(address: str, end: asyncio.Event) -> None:
        nonlocal inside
        async with slow.turn(address):
            inside += 1
            await end.wait()

    end = asyncio.Event()
    tasks = [asyncio.create_task(work("1.1.1.1", end)) for _ in range(20)]
    await asyncio.sleep(0.2)
    assert inside == MOST_OF_ADDRESS, "one address has few turns"
    assert sum(isinstance(task.exception(), Busy) for task in tasks if task.done()) == 20 - MOST_OF_ADDRESS
    others = [asyncio.create_task(work(f"2.2.2.{i}", end)) for i in range(20)]
    await asyncio.sleep(0.2)
    assert inside == slow_work.MOST, "and all together not many more"
    end.set()
    await asyncio.gather(*tasks, *others, return_exceptions=True)
    async with slow.turn("1.1.1.1"):
        assert await slow.kept("key", lambda: b"worked out") == b"worked out"
        assert await slow.kept("key", lambda: b"not again") == b"worked out"
    slow.close()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"), log_ins_per_hour=3)


HALVES = [
    {"log": [["*", "\ud800"]]},
    {"options": {"rounds": 1, "\udfff": 1}},
    {"options": {"rounds": "\ud800"}},
    {"headers": {"\ud800": "x"}},
    {"game": "jaipur\ud800"},
    {"\ud800": 1},
]


@pytest.mark.parametrize("change", HALVES, ids=range(len(HALVES)))
async def test_finding_7__half_a_character_is_refused(place: Place, change: dict[str, object]) -> None:
    record = {"game": "jaipur", "rules": 1, "options": {"rounds": 1}, "log": [], "result": None} | change
    async with place.company("Ann") as (ann,):
        answer = await ann.ask("POST", "/api/records", json.dumps({"record": json.dumps(record)}).encode())
        assert answer.status_code == 400 and answer.json()["code"].partition(".")[0] in ("record", "options", "cli")


async def test_finding_10__tries_are_counted_by_the_handle_that_is_meant(place: Place) -> None:
    """Twenty times as many for a handle as for an address: the limit of the address is walked around by a proxy."""
    spellings = [" victim", "VICTIM", "ｖｉｃｔｉｍ", "victim  "]
    async with place.company("Ann") as (ann,):
        codes = []
        for number in range(70):
            far = {"x_forwarded_for": f"10.1.{number}.1"}
            wanted = {"handle": spellings[number % 4], "passphrase": "not the passphrase"}
            codes.append((await ann.ask("POST", "/api/log-in", wanted, **far)).json()["code"])
        assert codes.count("guest.wrong-passphrase") <= 61 and codes[-1] == "request.too-many"


def test_finding_12__the_listening_socket_is_not_inherited(tmp_path: Path) -> None:
    with start_checks.listen(settings_for(tmp_path)) as bound:
        assert not bound.get_inheritable()


async def test_finding_13__log_out_everywhere_and_a_new_passphrase(place: Place) -> None:
    async with place.company("Ann") as (ann,):
        copied = ann.token
        kept = await ann.ask("POST", "/api/me/passphrase", {"handle": "annette", "passphrase": "correct horse"})
        assert kept.status_code == 200
        wanted = {"handle": "annette", "passphrase": "battery staple"}
        assert await ann.refused("POST", "/api/me/passphrase", wanted) == (401, "guest.old-passphrase")
        changed = await ann.ask("POST", "/api/me/passphrase", wanted | {"old": "correct horse"})
        assert changed.status_code == 200 and ann.token != copied
        bearer = {"authorization": f"Bearer {copied}"}
        async with httpx.AsyncClient(base_url=place.server.url, headers=bearer) as thief:
            assert (await thief.get("/api/me")).json()["name"] != "Ann"
        mine = ann.token
        assert (await ann.ask("GET", "/api/me")).json()["handle"] == "annette"
        assert (await ann.ask("POST", "/api/log-out?everywhere=yes")).status_code == 200
        async with httpx.AsyncClient(base_url=place.server.url, headers={"authorization": f"Bearer {mine}"}) as old:
            assert (await old.get("/api/me")).json()["handle"] is None


async def test_finding_14__a_locked_database_is_told_and_hinders_no_reader(tmp_path: Path) -> None:
    for place in running(tmp_path):
        async with place.company("Ann") as (ann,):
            made = (await ann.table("me", "me"))["table"]["id"]
            assert (await ann.ask("GET", "/readyz")).json()["checks"]["writing"] is True
            lock = sqlite3.connect(tmp_path / "serai.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            strangers = [httpx.AsyncClient(base_url=place.server.url, timeout=60.0) for _ in range(12)]
            new = [asyncio.create_task(one.get("/api/me")) for one in strangers]
            await asyncio.sleep(0.2)
            assert (await ann.ask("GET", f"/api/tables/{made}")).status_code == 200
            assert not all(one.done() for one in new), "readers do not wait for writers"
            said = {"type": "say", "id": "x1", "text": "hello"}
            answer = await ann.ask("POST", f"/api/tables/{made}/commands", said)
            assert (answer.status_code, answer.json()["code"]) == (503, "server.cannot-save")
            assert {one.status_code for one in await asyncio.gather(*new)} == {503}
            ready = await ann.ask("GET", "/readyz")
            assert ready.status_code == 503 and ready.json()["checks"]["writing"] is False
            lock.execute("ROLLBACK")
            lock.close()
            answer = await ann.ask("POST", f"/api/tables/{made}/commands", said)
            assert answer.status_code == 200, "sent again under the same id"
            await asyncio.sleep(0.6)
            assert (await ann.ask("GET", "/readyz")).status_code == 200
            for one in strangers:
                await one.aclose()
        text = place.log.read_text("utf-8")
        assert "Traceback" not in text and text.count("the database does not answer") == 1


def test_finding_16__what_we_use_of_the_inside_of_libraries_is_there() -> None:
    """Versions are pinned in pyproject.toml; whoever raises them looks at `fast_websocket.py` and `guarded_http.py`."""
    from uvicorn.config import Config
    from uvicorn.server import ServerState
    from websockets.frames import apply_mask  # type: ignore[attr-defined]

    assert apply_mask(b"\x01\x02", b"\x01\x00\x00\x00") == b"\x00\x02"

    async def app(scope: object, receive: object, send: object) -> None: ...

    config = Config(app, ws_max_size=1024)  # type: ignore[arg-type]
    config.load()
    socket = WebSocketsSansIOProtocol(config, ServerState(), {}, asyncio.new_event_loop())
    names = (
        *("queue", "frames", "read_paused", "writable", "conn", "close_sent", "handshake_initiated", "disconnected"),
        *("handshake_complete", "initial_response", "transport", "loop", "config", "stop_keepalive", "run_asgi"),
        *("data_received", "receive", "send", "pause_writing", "resume_writing", "connection_lost"),
    )
    assert [name for name in names if not hasattr(socket, name)] == []
    conn = ServerProtocol()
    for name in ("state", "parser_exc", "fail", "data_to_send", "receive_data"):
        assert hasattr(conn, name) or name == "parser_exc"
    connection = HttpToolsProtocol(config, ServerState(), {}, socket.loop)
    names = (
        *("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_message_complete", "pipeline", "flow"),
        *("send_400_response", "handle_websocket_upgrade", "timeout_keep_alive_handler", "headers", "data_received"),
        *("pause_writing", "resume_writing", "connection_made", "connection_lost", "on_response_complete"),
    )
    assert [name for name in names if not hasattr(connection, name)] == []
    socket.loop.close()


def test_finding_16__the_versions_are_pinned() -> None:
    import tomllib

    import uvicorn

    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {one.split(">=")[0]: one for one in project["optional-dependencies"]["play"]}
    for name, version in (("uvicorn", uvicorn.__version__), ("websockets", websockets.__version__)):
        major, minor = version.split(".")[:2]
        assert needed[name] == f"{name}>={major}.{minor},<{major}.{int(minor) + 1}"


async def test_finding_17__a_command_for_the_seat_of_somebody_else_is_refused(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        made = await ann.table("me", "open")
        await ben.join(made)
        path = f"/api/tables/{made['table']['id']}/commands"
        resign = {"type": "resign", "id": "r1"}
        assert await ann.refused("POST", f"{path}?seat=1", resign) == (403, "table.not-your-seat")
        assert (await ann.ask("GET", f"/api/tables/{made['table']['id']}")).json()["table"]["phase"] == "playing"
        assert (await ben.ask("POST", f"{path}?seat=1", resign)).status_code == 200


async def test_finding_17__strange_names_are_refused_where_the_right_one_is_known(tmp_path: Path) -> None:
    for place in running(tmp_path, public_url="https://play.example.org", tables_per_hour=3, words_per_minute=5):
        async with httpx.AsyncClient(base_url=place.server.url) as http:
            for host in ("play.example.org", "play.example.org:443", "localhost:1", "127.0.0.1", "[::1]:8", "serai"):
                assert (await http.get("/healthz", headers={"host": host})).status_code == 200, host
            for host in ("evil.example.com", "evil.example.com:8000", "play.example.org.evil.com"):
                answer = await http.get("/healthz", headers={"host": host})
                assert (answer.status_code, answer.json()["code"]) == (400, "request.bad-host")
        async with place.company("Ann") as (ann,):  # finding 4: what is stored again and again is counted
            path = f"/api/tables/{(await ann.table('me', 'me'))['table']['id']}/commands"
            for kind, most in (("say", 5), ("rematch", 2)):
                told = [
                    await ann.ask(
                        "POST", path, {"type": kind, "id": f"{kind}{i}"} | ({"text": "x"} if kind == "say" else {})
                    )
                    for i in range(most + 2)
                ]
                assert [one.status_code == 429 for one in told] == [False] * most + [True] * 2


async def test_finding_17__metrics_are_not_read_through_a_proxy_or_by_another_name(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.server.url) as http:
        assert (await http.get("/metrics")).status_code == 200
        for name in ("x-real-ip", "via", "x-forwarded-for", "forwarded", "x-forwarded-host"):
            assert (await http.get("/metrics", headers={name: "203.0.113.9"})).status_code == 404, name
        assert (await http.get("/metrics", headers={"host": "rebound.example.com"})).status_code == 404


@pytest.mark.skipif(sys.platform == "win32", reason="other rights")
def test_finding_17__a_new_database_is_nobody_elses(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
        with engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")
            modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        engine.dispose()
    finally:
        os.umask(before)
    assert modes == {0o600}


def test_outages_are_told_once(caplog: pytest.LogCaptureFixture) -> None:
    """LIBRARY finding F10: 662 lines in the minute after Redis was stopped."""
    outage = Outage(logging.getLogger("serai.test"), "Redis")
    with caplog.at_level(logging.INFO, "serai.test"):
        for _ in range(3):
            for _ in range(50):
                outage.begins(OSError())
            for _ in range(50):
                outage.ends()
    assert [record.message for record in caplog.records] == [
        "Redis does not answer: OSError",
        "Redis answers again",
    ] * 3
