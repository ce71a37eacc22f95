"""What a hostile client tried once: one test for each finding. The floods themselves are in `tests/attacks`."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import random
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

from serai.core.position import Position
from serai.protocol import bodies, commands
from serai.protocol.tables import PerPlayer
from serai.server import start_checks
from serai.server.outages import Outage
from serai.server.slow_work import MOST_OF_ADDRESS, Busy, SlowWork
from serai.server.storage import log
from serai.server.storage.database import open_database
from serai.server.tables import export, registry, snapshots, table
from serai.server.tables.commands import carry_out
from serai.server.tables.registry import MostAtTable
from server.local_tables import LocalTables, local_tables, refused
from server.server_in_thread import settings_for
from server.visitors import Place, running


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is played on a position, here or for a look ahead."""
    played: list[int] = []
    play = Position.play_code

    def counted(self: Position, code: int) -> Position:
        played.append(code)
        return play(self, code)

    monkeypatch.setattr(Position, "play_code", counted)
    return played


async def long_table(here: LocalTables) -> registry.LiveTable:
    """A table that goes on from a long record, which its host may take back from."""
    one = await here.table("me me", "istanbul")
    await here.play_out(one, random.Random(3), 150)
    from serai.core.writing import to_text

    wanted = bodies.ImportedTable(to_text(one.table.record), ("me", "me"))
    new = export.imported(wanted, here.id("Ann"), "Ann", here.clock(), bytes(32))
    return await here.registry.store_new(new)


async def test_finding_3__a_word_plays_no_move_again(tmp_path: Path, plays: list[int]) -> None:
    async with local_tables(tmp_path) as here:
        live = await long_table(here)
        assert len(live.table.created.given) > 250
        plays.clear()
        for kind, *values in ((commands.Say, "word"), (commands.Mute, 1), (commands.Say, "again")):
            await here.do(live, "Ann", kind, *values)
        assert plays == []
        for _ in range(3):
            await here.play_out(live, random.Random(1), 1)
            plays.clear()
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)
            assert len(plays) <= 2 * 64, "from the last position that was kept, to look ahead and to do it"


async def test_finding_3__a_snapshot_is_read_without_playing(tmp_path: Path, plays: list[int]) -> None:
    async with local_tables(tmp_path) as here:
        live = await long_table(here)
        first, frozen = here.registry.reader.rows(live.table.id)[0], snapshots.freeze(live.table)
        plays.clear()
        thawed = snapshots.thaw(live.table.id, first, frozen)
        assert thawed is not None and plays == []
        assert thawed.record.codes == live.table.record.codes


async def test_finding_3__tables_are_folded_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    async with local_tables(tmp_path) as here:
        live = await here.table("me me")
        await here.play_out(live, random.Random(3), 20)
        where: set[str] = set()
        apply = table.Table.apply

        def noted(self: table.Table, row: log.Row, change: table.Change | None = None) -> table.Change | None:
            where.add(threading.current_thread().name.split("_")[0])
            return apply(self, row, change)

        monkeypatch.setattr(table.Table, "apply", noted)
        del here.registry.live[live.table.id]
        again = await here.registry.open(live.table.id)
        screen = await here.watch(again, "Ann")
        assert where == {"folding"}
        assert len(screen.kinds) == live.table.seq


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


async def test_finding_4__a_table_takes_only_so_many_words(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        here.registry.most = MostAtTable(entries=40, words=10)
        live = await here.table("me Ben")
        for number in range(10):
            await here.do(live, "Ann" if number % 2 else "Ben", commands.Say, "a word")
        with refused("table.enough-said"):
            await here.do(live, "Ann", commands.Say, "a word")
        while live.table.seq < 40:
            await here.do(live, "Ann", commands.Mute, 1)
        with refused("table.too-long"):
            await here.do(live, "Ann", commands.Mute, 1)
        with refused("table.too-long"):
            await here.play_out(live, random.Random(1), 1)
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "finished" and here.stored(live).words == 10
        await here.do(live, "Ann", commands.Rematch)


async def test_finding_4__an_old_command_is_not_carried_out_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the last ones are remembered; of all others the log knows."""
    for module in (table, registry, snapshots):
        monkeypatch.setattr(module, "MOST_COMMANDS", 8)
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        say = [commands.Say(f"old{i}", f"word {i}") for i in range(30)]
        first = [await carry_out(here.registry, live, here.id("Ann"), None, one) for one in say]
        assert len(live.table.commands) == 8 and first == sorted(set(first))
        length = live.table.seq
        again = [await carry_out(here.registry, live, here.id("Ann"), None, one) for one in say]
        assert again == first and live.table.seq == length == here.stored(live).seq
        thawed = snapshots.thaw(
            live.table.id, here.registry.reader.rows(live.table.id)[0], snapshots.freeze(live.table)
        )
        assert thawed is not None and thawed.commands == live.table.commands and thawed.words == 30


async def test_finding_5__one_timer_for_a_delayed_table_and_none_for_a_look(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", delay=3600)
        for number in range(50):
            await here.do(live, "Ann", commands.Say, f"word {number}")
        loop = asyncio.get_running_loop()

        def timers() -> int:
            waiting = [timer for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
            return sum("DelayedSpectators" in repr(timer) for timer in waiting)

        for _ in range(20):
            await here.registry.look(live, (await _spectator()), 0)
        assert timers() == 0
        screens = [await here.watch(live, None) for _ in range(5)]
        await here.do(live, "Ann", commands.Say, "one more")
        assert timers() == 1
        for screen in screens:
            here.registry.leave(live, screen.watcher)
        assert timers() == 0
        for number in range(30):
            other = await here.table("me Ben", delay=3600, by=f"Guest {number}")
            await here.registry.look(other, (await _spectator()), 0)
        assert len(here.registry.delayed._delayed) <= 9, "few folds are kept that nobody watches"


async def _spectator() -> registry.Watcher:
    return registry.Watcher(lambda frame: None, None)


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


async def test_finding_11__the_clock_of_a_player_gains_nothing_when_it_is_set_back(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 0))
        turn = live.table.turn
        assert turn is not None
        here.clock.forward(seconds=-120)
        assert live.table.times.left_now(turn, here.clock()) == 300_000
        await here.play_out(live, random.Random(1), 1)
        assert max(live.table.times.left) <= 300_000


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
            assert not all(one.done() for one in new), "who reads does not wait for who writes"
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
    for place in running(tmp_path, public_url="https://play.example.org"):
        async with httpx.AsyncClient(base_url=place.server.url) as http:
            for host in ("play.example.org", "play.example.org:443", "localhost:1", "127.0.0.1", "[::1]:8", "serai"):
                assert (await http.get("/healthz", headers={"host": host})).status_code == 200, host
            for host in ("evil.example.com", "evil.example.com:8000", "play.example.org.evil.com"):
                answer = await http.get("/healthz", headers={"host": host})
                assert (answer.status_code, answer.json()["code"]) == (400, "request.bad-host")


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
