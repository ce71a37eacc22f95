"""The live protocol over WebSocket: a hello, then commands in and frames out (`docs/protocol.md`)."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import BadInput, GameError
from serai.i18n.translator import Translator, closest_language, translator
from serai.protocol import commands, frames
from serai.server import metrics
from serai.server.guests.tokens import token_of
from serai.server.http.errors import language_of, refuse
from serai.server.http.fast_websocket import go_on, short_way
from serai.server.limits import TooMany, address_key, bucket
from serai.server.open_sockets import BAD_HELLO, GOING_AWAY, NO_TABLE, NOT_ALLOWED, TOO_OFTEN, TOO_SLOW, OpenSocket
from serai.server.service import Service
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.plans import Stale

_log = logging.getLogger(__name__)
#: How long a socket may be silent before its hello, in seconds.
HELLO_SECONDS = 10.0
#: Frames that may wait for a slow reader; then it is sent away, to come back and read what it missed.
MOST_WAITING = 256
#: Their bytes together.
MOST_BYTES_WAITING = 512 * 1024
#: Too many commands in a row that are refused for their number end the connection.
MOST_FLOODS = 200

_read_hello = msgspec.json.Decoder(commands.Hello).decode
_read_command = msgspec.json.Decoder(commands.AnyCommand).decode


class _WithId(msgspec.Struct):
    id: Any = None


_read_id = msgspec.json.Decoder(_WithId).decode


class Closed(Exception):
    """The socket is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """One socket: a reader, and a queue of frames that leave together, as fast as the reader reads."""

    def __init__(self, socket: WebSocket, text: Translator) -> None:
        #: Says refusals in the reader's language.
        self.text = text
        way = short_way(socket.scope)
        self._write = way.write_now if way is not None else None
        self._receive: Receive = way.receive if way is not None else socket.receive  # type: ignore[assignment]
        self._send: Send = way.send if way is not None else socket.send  # type: ignore[assignment]
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._is_due = False
        #: Writes what could not be written at once.
        self._writer: asyncio.Task[None] | None = None
        self.is_slow = False
        #: The code for which the server itself ends the socket, and the task that is then stopped.
        self.ended: int | None = None
        self.task: asyncio.Task[None] | None = None
        #: Whether a command is being carried out, which must come to its end.
        self.is_busy = False

    def end(self, code: int) -> None:
        """End the socket after the command under way, and after what waits has been written."""
        self.ended = code
        if self.task is not None and not self.is_busy:
            self.task.cancel()

    def dismiss(self) -> None:
        """Close the socket soon; its reader is to come back."""
        self.end(GOING_AWAY)

    def send(self, frame: bytes) -> None:
        """Put a frame into the queue; never waits."""
        if len(self._waiting) >= MOST_WAITING or (self._bytes > MOST_BYTES_WAITING and self._waiting):
            self.is_slow = True
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._write_now)

    def refuse(self, id: str | None, error: GameError, seq: int = 0) -> None:
        """Put a refusal into the queue, and count it."""
        frame = frames.Refused(id, error.code, dict(error.arguments), self.text.error(error), seq)
        self.send(msgspec.json.encode(frame))
        metrics.refusal(error.code).inc()

    def _write_now(self) -> None:
        """Everything that waits in one packet; if the reader is behind, the writer waits for it."""
        self._is_due = False
        if self._write is None or self._writer is not None or self.is_slow or not self._write(self._waiting):
            self._write_later()
        else:
            self._waiting.clear()
            self._bytes = 0

    def _write_later(self) -> None:
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on())

    async def _write_on(self) -> None:
        """Write what could not be written at once."""
        try:
            while self._waiting:
                frame = self._waiting.pop(0)
                self._bytes -= len(frame)
                await self._send({"type": "websocket.send", "text": frame.decode()})
            if self.is_slow:
                await self.close(TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the reader finds out by itself
        finally:
            self._writer = None

    async def close(self, code: int) -> None:
        """Say goodbye to the reader, and write nothing after it."""
        if self._writer is not None and self._writer is not asyncio.current_task():
            self._writer.cancel()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def flush(self) -> None:
        """Give the writer a chance before the socket is closed."""
        for _ in range(100):
            if not self._waiting:
                return
            await asyncio.sleep(0.01)

    async def receive(self) -> str:
        """The next frame of text; `WebSocketDisconnect` at the end."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""  # nothing if it is binary, which is no command


async def live(socket: WebSocket) -> None:
    """Serve one socket from its handshake to its end."""
    service: Service = socket.app.state.service
    address = address_key(socket.client.host if socket.client else None)
    if not await service.limits.allowed("handshake", address):  # answered by HTTP: a socket would cost more
        metrics.refusal("request.too-many").inc()
        return await refuse(socket.scope, socket.send, 429, TooMany("request.too-many"))
    banned: GameError | None = None
    try:
        known = await asyncio.to_thread(service.guests.known, token_of(socket.scope["headers"]))
    except GameError as error:
        known, banned = None, error
    guest = known.guest.id if known is not None else None
    await socket.accept()
    connection = Connection(socket, translator(language_of(socket.scope["headers"])))  # until a hello says more
    session = _Session(service, connection, guest, socket.path_params["table"])
    # A task of its own: otherwise every frame would go through all layers of the application, in and out.
    connection.task = asyncio.create_task(_serve(session, service, connection, address, banned))
    await go_on(socket.scope, connection.task)


async def _serve(
    session: "_Session", service: Service, connection: Connection, address: str, banned: GameError | None
) -> None:
    """Serve a socket from the answer to its handshake to its end."""
    guest = session.guest
    counted_as = guest or f"nobody at {address}"
    is_counted = service.connections.enter(address, counted_as)
    metrics.sockets_open.inc()
    code = 1000
    opened = OpenSocket(guest, session.table, connection.send, connection.refuse, connection.end)
    service.open_sockets.enter(opened)
    try:
        if banned is not None:
            connection.refuse(None, banned)
            raise Closed(NOT_ALLOWED)
        if not is_counted:
            connection.refuse(None, TooMany("request.too-many"))
            raise Closed(TOO_OFTEN)
        await session.run()
    except Closed as closed:
        code = closed.code
    except asyncio.CancelledError:
        if connection.ended is None:
            raise
        code = connection.ended
    except WebSocketDisconnect:
        code = 0
    finally:
        connection.task = None
        service.open_sockets.leave(opened)
        if is_counted:
            service.connections.leave(address, counted_as)
        metrics.sockets_open.dec()
        if code:
            await connection.flush()
            await connection.close(code)


class _Session:
    """What one reader does at one table."""

    def __init__(self, service: Service, connection: Connection, guest: str | None, table: str) -> None:
        self._service, self._connection, self.guest, self.table = service, connection, guest, table
        self._bucket = bucket(service.settings)
        self._floods = 0
        #: The last entry the reader has seen, as the hello says.
        self._seen = 0

    async def run(self) -> None:
        watcher = await self._hello()
        registry = self._service.registry
        try:
            live = await registry.open(self.table)
            await registry.watch(live, watcher, self._seen)
        except GameError as error:
            self._connection.refuse(None, error)
            raise Closed(NO_TABLE if error.code == "table.unknown" else NOT_ALLOWED) from None
        try:
            while True:
                text = await self._connection.receive()
                self._connection.is_busy = True
                await self._serve(live, watcher, text)
                self._connection.is_busy = False
                if self._connection.ended is not None:
                    raise Closed(self._connection.ended)
        finally:
            registry.leave(live, watcher)

    async def _hello(self) -> Watcher:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _read_hello(await self._connection.receive())
        except (msgspec.DecodeError, RecursionError, TimeoutError):
            self._connection.refuse(None, BadInput("protocol.no-hello"))
            raise Closed(BAD_HELLO) from None
        self._connection.text = translator(closest_language(hello.language) or "en")
        if hello.protocol != commands.PROTOCOL:
            self._connection.refuse(None, BadInput("protocol.version", yours=hello.protocol, ours=commands.PROTOCOL))
            raise Closed(BAD_HELLO)
        self._seen = hello.seen
        how, language = (hello.seat, hello.follows_turn, hello.with_record), self._connection.text.language
        given = (self._connection.send, self.guest, *how, language)
        more = (hello.says_seen, hello.is_looking, hello.past, hello.shows_own)
        return Watcher(*given, self._connection.dismiss, *more)

    async def _serve(self, live: LiveTable, watcher: Watcher, text: str) -> None:
        """Answer one frame, whatever it holds."""
        seq = self._service.registry.delayed.table_of(live, watcher).seq
        if not self._bucket.take():
            self._floods += 1
            self._connection.refuse(_id_of(text), TooMany("request.too-many"), seq)
            if self._floods > MOST_FLOODS:
                raise Closed(TOO_OFTEN)
            return
        self._floods = 0
        try:
            command = _read_command(text)
        except (msgspec.DecodeError, RecursionError):
            self._connection.refuse(_id_of(text), BadInput("protocol.malformed"), seq)
            return
        if isinstance(command, commands.Attend):
            self._service.registry.attend(live, watcher, command.is_looking)
        kind = type(command).__name__.lower()
        began = time.perf_counter()
        try:
            watcher.tell(await self._service.answer(live, self.guest, watcher.seat, command))
        except GameError as error:
            seq = self._service.registry.delayed.table_of(live, watcher).seq
            self._connection.refuse(command.id, error, seq)
            metrics.command(kind, "behind" if isinstance(error, Stale) else "refused").inc()
        except Exception:
            _log.exception("a command failed")
            self._connection.refuse(command.id, GameError("server.failed"), seq)
            metrics.command(kind, "failed").inc()
        else:
            metrics.command(kind, "done").inc()
        metrics.command_seconds.observe(time.perf_counter() - began)


def _id_of(text: str) -> str | None:
    """The id of a frame that is no command, if it has one: so that its sender knows which was refused."""
    try:
        found = _read_id(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 40 else None
