"""One open WebSocket: what it receives, and a queue of frames that leave as fast as the other side reads."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import GameError
from serai.i18n.translator import Translator
from serai.protocol import frames
from serai.server import metrics
from serai.server.http.fast_websocket import MOST_UNREAD, Inbox, Sockets, short_way
from serai.server.open_sockets import GOING_AWAY, TOO_SLOW

_log = logging.getLogger(__name__)
#: Frames that may wait for a slow reader; then it is sent away, to come back and read what it missed.
MOST_WAITING = 256
#: Their bytes together.
MOST_BYTES_WAITING = 512 * 1024
#: Under another server than ours: how long a full inbox is left alone.
FULL_SECONDS = 0.01


class _Writes:
    """The connections of one event loop that have something to write, all of which do so in one callback.

    A commit tells the players of a hundred tables; a callback for each of them would take longer than what it calls.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._due: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        """Let a connection write soon."""
        if not self._due:
            self._call_soon(self._write)
        self._due.append(connection)

    def _write(self) -> None:
        due, self._due = self._due, []
        for connection in due:
            try:
                connection.write_now()
            except Exception:  # it harms no other connection
                _log.exception("a socket could not be written to")


_writes: WeakKeyDictionary[asyncio.AbstractEventLoop, _Writes] = WeakKeyDictionary()


def _writes_of(loop: asyncio.AbstractEventLoop) -> _Writes:
    found = _writes.get(loop)
    if found is None:
        found = _writes[loop] = _Writes(loop)
    return found


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
        self._send: Send = way.send if way is not None else socket.send  # type: ignore[assignment]
        #: Where messages come from: the short way, or an inbox that is filled from the long one.
        self._inbox: Sockets | Inbox = way if way is not None else Inbox()
        self._filling = None if way is not None else asyncio.create_task(self._fill(socket.receive))
        self._writes = _writes_of(asyncio.get_running_loop())
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._is_due = False
        #: Writes what could not be written at once.
        self._writer: asyncio.Task[None] | None = None
        self.is_slow = False
        #: The code for which the server itself ends the socket, and what is then called.
        self.ended: int | None = None
        self.finish: Callable[[int], None] = lambda code: None
        #: Whether a command is being carried out, which must come to its end.
        self.is_busy = False

    def end(self, code: int) -> None:
        """End the socket after the command under way, and after what waits has been written."""
        self.ended = code
        if not self.is_busy:
            self.finish(code)

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
            self._writes.add(self)

    def refuse(self, id: str | None, error: GameError, seq: int = 0) -> None:
        """Put a refusal into the queue, and count it."""
        frame = frames.Refused(id, error.code, dict(error.arguments), self.text.error(error), seq)
        self.send(msgspec.json.encode(frame))
        metrics.refusal(error.code).inc()

    def write_now(self) -> None:
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
        inbox = self._inbox
        message: Any = await (inbox.receive() if isinstance(inbox, Sockets) else inbox.get())
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return text_of(message)

    def hand_to(self, hear: Callable[[Any], None]) -> None:
        """Hand every message to a function from now on, and the next one when `go_on` is called."""
        self._inbox.hand_to(hear)

    def go_on(self) -> None:
        """A message is done with."""
        self._inbox.go_on()

    def let_go(self) -> None:
        """Hold nothing of the session any more, so that both can be forgotten."""
        self.finish = lambda code: None
        self._inbox.stop()
        if self._filling is not None:
            self._filling.cancel()

    async def _fill(self, receive: Receive) -> None:
        """Under another server than ours: put what comes into the inbox, no more than it may hold."""
        assert isinstance(self._inbox, Inbox)
        message: Any = {}
        while message.get("type") != "websocket.disconnect":
            while self._inbox.qsize() > MOST_UNREAD:
                await asyncio.sleep(FULL_SECONDS)
            message = await receive()
            self._inbox.put_nowait(message)


def text_of(message: Any) -> str:
    """The text of a message; nothing if it is binary, which is no command."""
    return message.get("text") or ""
