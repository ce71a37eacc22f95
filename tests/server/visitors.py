"""People at a running server, seen from outside: requests and sockets with nothing in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from serai.core.errors import GameError
from serai.i18n.translator import translator
from serai.protocol import bodies, commands
from serai.server.storage.database import open_database
from serai.server.storage.reader import TableReader
from server.hosted import Hosted

HELLO = '{"type":"hello","protocol":1}'


def said(refusal: dict[str, Any], language: str = "en") -> bool:
    """Whether a refusal is complete: its sentence is the one of its code in this language."""
    error = GameError(refusal["code"], **refusal["args"])
    return bool(refusal["message"] == translator(language).error(error))


class Somebody:
    """A guest of a server; a token of one's own, or any other."""

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.url = url
        self.language = language
        self.http = httpx.AsyncClient(base_url=url, headers={"accept-language": language}, timeout=20.0)
        if token is not None:
            self.http.cookies.set("serai_guest", token)

    @property
    def token(self) -> str:
        return self.http.cookies["serai_guest"]

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        content = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.http.request(method, path, content=content, headers=named)

    async def refused(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, str]:
        """The status and the code of a refusal, which must be a proper one."""
        answer = await self.ask(method, path, body, **headers)
        assert answer.headers["content-type"] == "application/json"
        problem = answer.json()
        assert problem.keys() == {"code", "args", "message"} and said(problem, self.language), problem
        return answer.status_code, problem["code"]

    async def table(self, *seats: str, game: str = "jaipur", **wishes: Any) -> dict[str, Any]:
        answer = await self.ask("POST", "/api/tables", bodies.NewTable(game, seats, **wishes))
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, made: dict[str, Any]) -> None:
        link = made["table"]["links"]["1"]
        assert (await self.ask("POST", f"/api/tables/{made['table']['id']}/seats", {"link": link})).status_code == 200

    @asynccontextmanager
    async def sit(self, table: str, hello: str | None = HELLO, **headers: str) -> AsyncIterator[Line]:
        """A socket, greeted and welcomed unless told otherwise."""
        given = {"accept-language": self.language, **headers}
        if "serai_guest" in self.http.cookies:
            given["cookie"] = f"serai_guest={self.token}"
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(address, additional_headers=given, compression=None, max_size=None) as socket:
            line = Line(socket)
            if hello is not None:
                await line.send(hello)
                assert (await line.hear("welcome"))["protocol"] == commands.PROTOCOL
            yield line


@dataclass
class Line:
    """A socket to a table."""

    socket: ClientConnection

    async def send(self, frame: str | bytes | commands.Command) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode())

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(20):
            frame: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            return frame

    async def hear(self, *kinds: str, id: str | None = None) -> dict[str, Any]:
        """The next frame of these kinds, and about this command."""
        while (frame := await self.next())["type"] not in kinds or (id is not None and frame.get("id") != id):
            pass
        return frame

    async def do(self, command: commands.Command) -> dict[str, Any]:
        await self.send(command)
        return await self.hear("done", "refused", "tried", "hinted", id=command.id)

    async def is_alive(self) -> bool:
        """Whether the connection has survived: a question is answered."""
        return (await self.do(commands.Try("alive", "+D")))["type"] in ("tried", "refused")

    async def closed(self) -> int | None:
        """How it was closed."""
        async with asyncio.timeout(20):
            await self.socket.wait_closed()
        return self.socket.close_code


class Place:
    """A running server, its database and its log."""

    def __init__(self, folder: Path, database: str | None = None, **settings: object) -> None:
        self.log = folder / "server.log"
        database = database or f"sqlite:///{folder / 'serai.db'}"
        self.engine = open_database(database)
        self.reader = TableReader(self.engine)
        self.server = Hosted(database, self.log, **settings)

    def length(self, table: str) -> int:
        """How many entries the log of a table has."""
        return len(self.reader.rows(table))

    @asynccontextmanager
    async def company(self, *names: str) -> AsyncIterator[list[Somebody]]:
        async with AsyncExitStack() as stack:
            people = [Somebody(self.server.url) for _ in names]
            for one, name in zip(people, names):
                await stack.enter_async_context(one.http)
                assert (await one.ask("PATCH", "/api/me", {"name": name})).status_code == 200
            yield people


def running(folder: Path, **settings: object) -> Iterator[Place]:
    place = Place(folder, **settings)
    with place.server:
        yield place
    place.engine.dispose()


async def duel(ann: Somebody, ben: Somebody, **wishes: Any) -> tuple[str, Somebody, Somebody]:
    """A table of two that has begun: its id, who is to move, and who waits."""
    made = await ann.table("me", "open", **wishes)
    await ben.join(made)
    table = made["table"]["id"]
    turn = (await ann.ask("GET", f"/api/tables/{table}")).json()["table"]["turn"]
    return table, *((ann, ben) if turn == 0 else (ben, ann))


async def look(one: Somebody, table: str) -> tuple[int, list[str]]:
    """Where the log stands, and one's legal moves."""
    shown = (await one.ask("GET", f"/api/tables/{table}")).json()
    return shown["seq"], [move["move"] for move in shown["game"]["legal"]]
