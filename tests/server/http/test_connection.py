"""Sessions come to an end, whatever happens in them; and the app under another server than ours."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from serai.core.errors import GameError
from serai.i18n.translator import translator
from serai.server import start, start_checks
from serai.server.app import create
from serai.server.http.connection import Connection
from serai.server.http.sockets import _Session
from serai.server.open_sockets import NOT_ALLOWED
from serai.server.service import Service
from serai.server.settings import read
from serai.server.storage.writer import LogWriter

HELLO = json.dumps({"type": "hello", "protocol": 1, "follows_turn": True})


class UnderUvicorn:
    """The whole app behind uvicorn's own WebSockets, in a thread of this process."""

    def __init__(self, folder: Path) -> None:
        flags = {"thinkers": 0, "log_level": "warning", "stop_seconds": 3}
        settings = read({"database": f"sqlite:///{folder / 'serai.db'}", "port": 0, **flags})
        self._bound, app, ready = start_checks.listen(settings), create(settings), threading.Event()
        how: dict[str, Any] = {"ws": "websockets-sansio", "lifespan": "on", "log_config": None, "ws_max_size": 16_384}
        self._server = start.Server(uvicorn.Config(start.Refusable(app), **how), app, ready.set)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._bound]})
        self._thread.start()
        assert ready.wait(300)
        self.service: Service = app.state.service
        self.address = f"127.0.0.1:{self._bound.getsockname()[1]}"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        self._bound.close()

    @asynccontextmanager
    async def table(self) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
        """A socket at a new table of one who plays both seats, and its welcome."""
        async with httpx.AsyncClient(base_url=f"http://{self.address}") as http:
            await http.patch("/api/me", json={"name": "Ann"})
            made = (await http.post("/api/tables", json={"game": "jaipur", "seats": ["me", "me"]})).json()
            cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = f"ws://{self.address}/api/tables/{made['table']['id']}/live"
        async with connect(address, additional_headers={"cookie": cookies}, compression=None) as socket:
            await socket.send(HELLO)
            yield socket, json.loads(await socket.recv())

    async def is_empty(self) -> bool:
        """Whether no socket is counted any more, after a while."""
        for _ in range(100):
            if not self.service.open_sockets._all:
                return True
            await asyncio.sleep(0.05)
        return False


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[UnderUvicorn]:
    running = UnderUvicorn(tmp_path_factory.mktemp("under-uvicorn"))
    yield running
    running.stop()


async def answers(socket: ClientConnection, wanted: set[str]) -> dict[str, str]:
    """What came of these commands."""
    found = dict[str, str]()
    async with asyncio.timeout(20):
        while wanted - found.keys():
            told = json.loads(await socket.recv())
            if told["type"] in ("done", "refused", "tried"):
                found[told["id"]] = told["type"]
    return found


async def test_many_frames_wait_for_a_slow_disk(server: UnderUvicorn, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are answered in their order, none is lost, and only a few are held in memory meanwhile."""
    commit = LogWriter._commit

    def slowly(self: LogWriter, batch: Any) -> Any:
        time.sleep(0.5)
        return commit(self, batch)

    async with server.table() as (socket, welcome):
        with monkeypatch.context() as slow:
            slow.setattr(LogWriter, "_commit", slowly)
            move = welcome["game"]["legal"][0]["move"]
            await socket.send(json.dumps({"type": "move", "id": "m", "move": move, "seen": welcome["seq"]}))
            for number in range(60):
                await socket.send(json.dumps({"type": "try", "id": f"t{number}", "move": "+D"}))
            found = await answers(socket, {"m", *(f"t{number}" for number in range(60))})
        assert next(iter(found)) == "m" and found["m"] == "done"
        assert list(found)[1:] == [f"t{number}" for number in range(60)]
    assert await server.is_empty()


async def test_an_answer_that_cannot_be_told(server: UnderUvicorn, monkeypatch: pytest.MonkeyPatch) -> None:
    """It becomes a failure that can be told, and the session goes on to its end."""
    refuse = Connection.refuse

    def broken(self: Connection, id: str | None, error: GameError, seq: int = 0) -> None:
        if error.code != "server.failed":
            raise ValueError("cannot be said")
        refuse(self, id, error, seq)

    monkeypatch.setattr(Connection, "refuse", broken)
    async with server.table() as (socket, _):
        await socket.send(json.dumps({"type": "say", "id": "s", "text": "  "}))
        await socket.send(json.dumps({"type": "say", "id": "t", "text": "Hello"}))
        assert await answers(socket, {"s", "t"}) == {"s": "refused", "t": "done"}
    assert await server.is_empty()


async def test_a_guest_is_banned_the_moment_a_socket_opens(server: UnderUvicorn) -> None:
    """Before the task of the session has taken its first step."""
    async with server.table():  # a table is stored by the loop of the server
        loop = server.service.registry._writer._loop
    assert loop is not None
    assert await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(_banned_at_once(server.service), loop))


async def _banned_at_once(service: Service) -> bool:
    sent = list[str]()

    class Silent:
        scope: ClassVar[dict[str, Any]] = {"type": "websocket"}

        async def send(self, message: Any) -> None:
            sent.append(message["type"])

        async def receive(self) -> Any:
            await asyncio.sleep(60)

    session = _Session(service, Connection(Silent(), translator("en")), "somebody", "abcdef", "1.2.3.4")  # type: ignore[arg-type]
    session.start(None)
    service.open_sockets.end_guest("somebody", GameError("guest.banned"), NOT_ALLOWED)
    async with asyncio.timeout(5):
        await session.is_over
    return "websocket.close" in sent and "somebody" not in service.connections._guests
