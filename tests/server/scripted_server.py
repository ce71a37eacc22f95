"""A real server on a real socket whose chance, ids, seeds and time are given: the same world can be made twice."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import delete
from websockets.asyncio.client import ClientConnection, connect

from serai.core.contract import CHANCE
from serai.core.random import seeded
from serai.core.record import Record
from serai.protocol import bodies, commands, frames
from serai.server import app, start, start_checks
from serai.server.service import Service
from serai.server.settings import read
from serai.server.storage import log
from serai.server.storage.schema import tables
from serai.server.tables import new_tables, plans, seat_links
from serai.server.tables.spectator_delay import DelayedSpectators
from server.local_tables import Clockwork

SEED = bytes(range(32))
LANGUAGES = ("en", "fr", "it", "ru", "ja")
_ANY = 1_000_000


@dataclass
class ScriptedServer:
    """The server, and the time in it."""

    url: str
    service: Service
    clock: Clockwork
    script: list[str] = field(default_factory=list)
    made: Iterator[int] = field(default_factory=itertools.count)

    def begin(self, script: Sequence[str]) -> None:
        """Forget all tables; from now on chance answers this, and then by itself."""
        self.service.registry.live.clear()
        with self.service.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(delete(tables))
        self.script, self.made, self.clock.now = list(script), itertools.count(), 1_700_000_000_000

    def new_id(self) -> str:
        return f"table{next(self.made):03}"

    def new_link(self) -> str:
        return f"secret-link-{next(self.made):08}"

    def chance(self, table: Any, position: Any, seed: bytes, *made: int, **more: object) -> Iterator[plans.Planned]:
        """In the place of `plans.chance`."""
        number = table.chances
        while position.is_chance:
            given = self.script[number] if number < len(self.script) else None
            code = table.game.code(given) if given else position.draw(seeded(number))[0]
            after = position.play_code(code)
            yield plans.Planned(log.Drawn(table.game.write(code)), plans.Change(position, code, after))
            position, number = after, number + 1


@contextmanager
def scripted_server(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[ScriptedServer]:
    """The real app behind a real uvicorn, in a thread."""
    limits = {"commands_per_second": _ANY, "commands_burst": _ANY, "requests_per_minute": _ANY, "tables_per_hour": _ANY}
    flags = {"database": f"sqlite:///{folder / 'serai.db'}", "port": 0, "thinkers": 0, "stop_seconds": 2, **limits}
    settings = read(flags)
    bound, ready, made = start_checks.listen(settings), threading.Event(), app.create(settings)
    server = start.Server(start.config(settings, made), made, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        assert ready.wait(300)  # the rules may have to be compiled
        clock = Clockwork()
        here = ScriptedServer(f"http://127.0.0.1:{bound.getsockname()[1]}", made.state.service, clock)
        registry = here.service.registry
        registry.clock, registry.new_seed = clock, lambda: SEED
        registry.delayed = DelayedSpectators(registry.reader, clock)
        patch.setattr(plans, "chance", here.chance)
        patch.setattr(new_tables, "new_id", here.new_id)
        patch.setattr(seat_links, "new_link", here.new_link)
        yield here
    finally:
        server.should_exit = True
        thread.join(20)
        bound.close()


@dataclass
class Reader:
    """Somebody, and every byte they are sent."""

    name: str
    http: httpx.AsyncClient
    token: str | None
    language: str = "en"
    socket: ClientConnection | None = None
    bytes: list[bytes] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Over REST; the answer is kept whole but for the date."""
        headers = {"accept-language": self.language, "x-request-id": f"{self.name}-{next(self._numbers):08}"}
        if self.token is not None:
            headers["cookie"] = f"serai_guest={self.token}"
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content, headers=headers)
        kept = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
        self.bytes.append(f"{method} {path} {answer.status_code} {kept}\n".encode() + answer.content)
        return answer

    async def come(self, url: str, table: str, seen: int = 0) -> None:
        """Over a socket."""
        headers = {} if self.token is None else {"cookie": f"serai_guest={self.token}"}
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        await self.send(commands.Hello(commands.PROTOCOL, seen, with_record=seen > 0, language=self.language))
        await self.hear(lambda frame: frame["type"] == "welcome")

    async def leave(self) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def send(self, frame: Any) -> None:
        assert self.socket is not None
        await self.socket.send(frame if isinstance(frame, str) else msgspec.json.encode(frame).decode())

    async def hear(self, until: Any) -> dict[str, Any]:
        """Read frames until one is as wanted."""
        assert self.socket is not None
        async with asyncio.timeout(20):
            while True:
                text = await self.socket.recv()
                assert isinstance(text, str)
                self.bytes.append(text.encode())
                frame: dict[str, Any] = msgspec.json.decode(text)
                if until(frame):
                    return frame

    async def command(self, kind: type[commands.Command], *values: Any) -> dict[str, Any]:
        """Give a command over the socket, and wait for its answer."""
        id = f"{self.name}{next(self._numbers)}"
        await self.send(kind(id, *values))
        return await self.hear(lambda frame: frame.get("id") == id)

    async def settle(self) -> None:
        """Read everything that was sent up to now: the answer to a question comes behind it."""
        await self.command(commands.Try, "+D")


class World:
    """One table of Jaipur with four readers: both players, a guest who looks on, and somebody nobody knows."""

    def __init__(self, here: ScriptedServer, tokens: dict[str, str]) -> None:
        self.here = here
        self._tokens = tokens
        self.table = ""
        self.seq = 0
        self.readers: dict[str, Reader] = {}

    @property
    def all(self) -> list[Reader]:
        return list(self.readers.values())

    async def live(self, record: Record, options: dict[str, Any], language: str, end: str) -> None:
        """Play a record, probing all the way; at the end somebody gives up."""
        self.here.begin([entry.text for entry in record.log if entry.who == CHANCE])
        async with AsyncExitStack() as stack:
            for name in ("Ann", "Ben", "Zoe", "Nobody"):
                http = await stack.enter_async_context(httpx.AsyncClient(base_url=self.here.url, timeout=20.0))
                self.readers[name] = Reader(name, http, self._tokens.get(name), language)
            await self._sit_down(record, options)
            for reader in self.all:
                stack.push_async_callback(reader.leave)
            moves = [index for index, entry in enumerate(record.log) if entry.who != CHANCE]
            for number, index in enumerate(moves):
                entry = record.log[index]
                if number in (0, len(moves) // 2):
                    await self._probe()
                mover = self.all[entry.who]
                await self._move(mover, entry.text)
                is_quiet = index + 1 < len(record.log) and record.log[index + 1].who != CHANCE
                if is_quiet and number % 2:
                    await self._take_back(mover, self.all[1 - entry.who], entry.text)
                if number % 7 == 3:
                    await mover.command(commands.Say, f"move {number}")
                    await self._settle()
            await self._probe()
            for reader in self.all:
                reader.bytes.append(b"the end")
            await self.readers[end].command(commands.Resign)
            await self._settle()

    async def _sit_down(self, record: Record, options: dict[str, Any]) -> None:
        ann, ben = self.readers["Ann"], self.readers["Ben"]
        wanted = bodies.NewTable("jaipur", ("me", "open"), options, clock=None, is_public=True)
        made = msgspec.json.decode((await ann.ask("POST", "/api/tables", wanted)).content, type=frames.Welcome)
        self.table = made.table.id
        for reader in self.all:
            await reader.ask("GET", "/api/tables")
            await reader.ask("GET", f"/api/tables/{self.table}")
            await reader.come(self.here.url, self.table)
        await ben.ask("POST", f"/api/tables/{self.table}/seats", bodies.Join(made.table.links[1]))
        await self._settle()

    async def _settle(self) -> None:
        self.here.clock.forward(seconds=1)
        for reader in self.all:
            await reader.settle()
        self.seq = self.here.service.registry.live[self.table].table.seq

    async def _move(self, mover: Reader, text: str) -> None:
        assert (await mover.command(commands.Move, text, self.seq))["type"] == "done"
        await self._settle()

    async def _take_back(self, mover: Reader, other: Reader, text: str) -> None:
        for accepts in (False, True):
            assert (await mover.command(commands.AskUndo, self.seq))["type"] == "done"
            await self._settle()
            assert (await other.command(commands.AnswerUndo, accepts, self.seq))["type"] == "done"
            await self._settle()
        await self._move(mover, text)

    async def _probe(self) -> None:
        """Everything else that can be asked, rightly or wrongly, by everybody."""
        here = f"/api/tables/{self.table}"
        turn = self.here.service.registry.live[self.table].table.turn
        for seat, reader in enumerate(self.all):
            for text in TRIES:
                await reader.command(commands.Try, text)
            for text in ILLEGAL if seat == turn else TRIES:
                await reader.command(commands.Move, text, self.seq)
            for command in WRONG:
                await reader.send(command)
                await reader.hear(lambda frame: frame["type"] in ("refused", "done"))
            await reader.settle()
            for end in ("", f"?seen={self.seq - 3}", "?seen=2147483647", *ENDS):
                await reader.ask("GET", here + end)
            for path in ("/api/tables", "/api/tables/nosuchone", "/api/games/x"):
                await reader.ask("GET", path)
            if reader.token is not None:  # who is nobody would become a guest
                await reader.ask("GET", "/api/me/tables")
                await reader.ask("GET", "/api/me")
            for body in (
                commands.Try("r1", "-LLL"),
                commands.Move("r2", "+D", 0),
                commands.Hint("r3", self.seq),
                {"type": "x"},
            ):
                await reader.ask("POST", f"{here}/commands", body)
            await reader.ask("POST", f"{here}/commands?seat={1 - seat % 2}", commands.Try("r4", "+G"))
            await reader.leave()  # and come back, having seen part of it
            await reader.come(self.here.url, self.table, max(0, self.seq - 9))
            await self._settle()


#: Of every kind: takes, exchanges, sales, camels, chance's own, nonsense.
TRIES = (
    "+D", "+G", "+S", "+C", "+P", "+L", "+K", "-D", "-DD", "-GG", "-SS", "-CC", "-L", "-LL", "-LLL", "-PPPPP", "-K",
    "+DG-LK", "+GS-KK", "+DD-SS", "+LL-DD", "+PC-LL", "+SC-KK", "+DDD-KKK", "+D-L", "=P", "!2", "first 1", "nonsense",
)  # fmt: skip
ENDS = ("/record", "/record?form=text", "/record?form=x", "/history", "/history?seat=0", "/history?seat=1")
#: Those nobody may ever make.
ILLEGAL = ("-D", "-K", "+D-L", "+DD-DD", "-DDDDDDD", "=P", "!2", "first 1", "deal DGGPK SSLLK GL", "nonsense", "+")
WRONG = (
    '{"type":"move","id":"w1","move":"+D","seen":0}', '{"type":"move","id":"w2","move":"+D","seen":2000000000}',
    '{"type":"undo","id":"w3","seen":0}', '{"type":"answer-undo","id":"w4","accepts":true,"seen":2000000000}',
    '{"type":"claim","id":"w5"}', '{"type":"start","id":"w6"}', '{"type":"leave","id":"w7"}',
    '{"type":"rematch","id":"w8"}', '{"type":"hint","id":"w9","seen":0}', '{"type":"say","id":"wa","text":" "}',
    '{"type":"mute","id":"wb","whom":7}', '{"type":"nothing","id":"wc"}', "nonsense", "",
)  # fmt: skip
