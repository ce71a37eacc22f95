"""A table over a socket. The connection may be cut at any moment: nothing is lost, and nothing happens twice."""

import asyncio
import contextlib
import random
import uuid
from collections import deque
from collections.abc import Mapping
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from serai.client.nonces import Nonces
from serai.core.errors import Argument, GameError
from serai.processes import backoff
from serai.protocol import bodies, commands, frames
from serai.protocol.tables import GameView, Happening, TableInfo

_read = msgspec.json.Decoder(frames.AnyFrame).decode
_write = msgspec.json.Encoder().encode
#: The cookie that holds the token of a guest.
COOKIE = "serai_guest"
#: Seconds before coming back, at first and at most; a little chance keeps many clients from coming back at once.
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
#: Codes with which a service closes a socket for good.
_FOR_GOOD = (4400, 4403, 4404)


class Refused(GameError):
    """The service said no: a code, its arguments, and the sentence in the language that was asked for."""

    def __init__(self, code: str, arguments: Mapping[str, Argument], message: str, status: int = 0) -> None:
        super().__init__(code, **arguments)
        self.message, self.status = message, status

    @classmethod
    def read(cls, status: int, content: bytes) -> Self:
        """From the body of an answer, if it is one of the service's."""
        try:
            problem = msgspec.json.decode(content, type=bodies.Problem)
        except msgspec.DecodeError:
            return cls("request.failed", {}, f"HTTP {status}", status)
        return cls(problem.code, problem.args, problem.message, status)


class LiveTable:
    """A table as this client sees it, kept up to date. Commands are repeated under their ids until answered."""

    def __init__(
        self, url: str, table: str, token: str | None = None, language: str = "en", seat: int | None = None,
        follows_turn: bool = False, with_record: bool = False, nonces: Nonces | None = None,
    ) -> None:  # fmt: skip
        #: What this client gives to chance and has seen of it; shared by all tables of a `Client`.
        self.nonces: Nonces = nonces or Nonces(are_given=False)
        self._address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        self._headers = {"cookie": f"{COOKIE}={token}"} if token else {}
        self._hello = commands.Hello(commands.PROTOCOL, 0, seat, follows_turn, with_record, language)
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._revealing: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[commands.AnyCommand, asyncio.Future[Any]]] = {}
        self._news: asyncio.Event = asyncio.Event()
        self._welcomed = asyncio.Event()
        self._failure: Refused | None = None
        self.seq = 0
        self.seat: int | None = None
        self.table: TableInfo | None = None
        self.game: GameView | None = None
        self.turn: int | None = None
        self.happenings: list[Happening] = []
        self.presence: frames.Presence | None = None
        #: The last frames as they came, newest last: for tests and for the curious.
        self.frames: deque[str] = deque(maxlen=1000)
        self.connections = 0
        #: Whether the server has let us in over this connection; if not, the next try comes later and later.
        self._is_in = False
        #: Why the service is about to close the connection.
        self._farewell: Refused | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        await self._wait(self._welcomed)
        if self._revealing is not None:  # the last nonce begins the game
            await self._revealing
        return self

    async def __aexit__(self, *error: object) -> None:
        tasks = [task for task in (self._task, self._revealing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.phase == "finished"

    @property
    def is_my_turn(self) -> bool:
        """Whether this client is to move."""
        return self.seat is not None and self.turn == self.seat

    @property
    def legal(self) -> list[str]:
        """The legal moves of this client, in notation."""
        return [] if self.game is None else [move["move"] for move in self.game.legal]

    async def news(self, seconds: float | None = None) -> None:
        """Wait until something has happened."""
        self._news.clear()
        async with asyncio.timeout(seconds):
            await self._wait(self._news)

    async def my_turn(self, seconds: float | None = None) -> bool:
        """Wait until this client is to move; False when the game is over instead."""
        async with asyncio.timeout(seconds):
            while not self.is_my_turn and not self.is_over:
                await self.news()
        return not self.is_over

    async def _wait(self, event: asyncio.Event) -> None:
        if self._failure is not None:
            raise self._failure
        await event.wait()
        if self._failure is not None:
            raise self._failure

    async def move(self, move: str, seen: int | None = None) -> frames.Done:
        """Make a move; `Refused` if it cannot be."""
        done: frames.Done = await self.command(commands.Move(_id(), move, self.seq if seen is None else seen))
        return done

    async def say(self, text: str) -> frames.Done:
        """Say something."""
        done: frames.Done = await self.command(commands.Say(_id(), text))
        return done

    async def resign(self) -> frames.Done:
        """Give up."""
        done: frames.Done = await self.command(commands.Resign(_id()))
        return done

    async def rematch(self) -> frames.Done:
        """Ask for a rematch; its table is `table.rematch` when all players want one."""
        done: frames.Done = await self.command(commands.Rematch(_id(), self.nonces.promise()))
        return done

    async def command(self, command: commands.AnyCommand) -> Any:
        """Give a command and wait for the answer, over as many connections as it takes."""
        if self._failure is not None:
            raise self._failure
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, answer)
        try:
            if self._socket is not None:
                await self._send(self._socket, command)
            return await answer
        finally:
            self._waiting.pop(command.id, None)

    async def _stay_connected(self) -> None:
        pauses = backoff(FIRST_PAUSE, LONGEST_PAUSE)
        while self._failure is None:
            try:
                async with connect(
                    self._address, additional_headers=self._headers, compression=None, max_size=2**24,
                    open_timeout=10, close_timeout=1,
                ) as socket:  # fmt: skip
                    self.connections += 1
                    self._is_in, self._farewell = False, None
                    await self._converse(socket)
                    if self._is_in:
                        pauses = backoff(FIRST_PAUSE, LONGEST_PAUSE)
                    if socket.close_code in _FOR_GOOD:
                        self._fail(self._farewell or Refused("request.failed", {}, "closed", socket.close_code))
            except InvalidStatus as error:
                if (status := error.response.status_code) < 500 and status != 429:
                    self._fail(Refused.read(status, bytes(error.response.body or b"")))
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._socket = None
            if self._failure is None:
                await asyncio.sleep(next(pauses) * (0.5 + random.random()))

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(_write(msgspec.structs.replace(self._hello, seen=self.seq)).decode())
        with contextlib.suppress(WebSocketException):
            async for text in socket:
                assert isinstance(text, str)
                self.frames.append(text)
                await self._take(socket, _read(text))

    async def _send(self, socket: ClientConnection, command: commands.AnyCommand) -> None:
        with contextlib.suppress(OSError, WebSocketException):  # it is sent again when the connection is back
            await socket.send(_write(command).decode())

    async def _take(self, socket: ClientConnection, frame: frames.AnyFrame) -> None:
        match frame:
            case frames.Welcome():
                self._is_in, self._socket = True, socket
                self._update(frame, frame.table.turn)
                self._welcomed.set()
                for command, _ in list(self._waiting.values()):
                    await self._send(socket, command)
            case frames.News():
                self._update(frame, frame.turn)
            case frames.Done() | frames.Tried() | frames.Hinted():
                self._answer(frame.id, frame)
            case frames.Refused():
                error = Refused(frame.code, frame.args, frame.message)
                if frame.id is not None:
                    self._answer(frame.id, error)
                else:
                    self._farewell = error
            case frames.Presence():
                self.presence = frame
            case frames.Farewell(after):
                await socket.close()
                await asyncio.sleep(after / 1000)

    async def _reveal(self, table: str, nonce: str) -> None:
        """Give this client's nonce, which the table asks for, over as many connections as it takes."""
        with contextlib.suppress(Refused):  # it came too late: the game has begun
            await self.command(commands.Reveal(_id(), nonce))
        self.nonces.answered(table)

    def _update(self, frame: frames.Welcome | frames.News, turn: int | None) -> None:
        self.seq, self.seat, self.turn = frame.seq, frame.seat, turn
        self.table, self.game = frame.table or self.table, frame.game or self.game
        if frame.table is not None and (nonce := self.nonces.look(frame.table)) is not None and self._revealing is None:
            self._revealing = asyncio.create_task(self._reveal(frame.table.id, nonce))
        last = self.happenings[-1].seq if self.happenings else 0
        self.happenings += [one for one in frame.happenings if one.seq > last]
        self._news.set()

    def _answer(self, id: str, answer: Any) -> None:
        _, waiting = self._waiting.get(id, (None, None))
        if waiting is not None and not waiting.done():
            waiting.set_exception(answer) if isinstance(answer, Exception) else waiting.set_result(answer)

    def _fail(self, error: Refused) -> None:
        """The server does not let us to this table: raise the error in everything that waits."""
        self._failure = error
        self._welcomed.set()
        self._news.set()
        for _, waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(error)


def _id() -> str:
    return uuid.uuid4().hex[:20]
