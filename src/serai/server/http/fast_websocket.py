"""uvicorn's WebSockets with a short way in and out for whole frames of text, which is what nearly all clients send.

What comes is cut into frames here. A whole text goes straight to the app; everything else (pings, closing, parts of a
message, nonsense) is counted and handed to the library frame by frame, which knows all the rules. What goes out to a
reader leaves in one write. No client can keep the event loop busy: after some frames everybody else has a turn.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import lru_cache
from struct import pack
from typing import Any

from starlette.types import Receive, Scope, Send
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from serai.server.limits import Bucket

_EXTENSION = "serai.frames"
#: Frames of a reader that may wait for the app before nothing more is read from the socket.
MOST_UNREAD = 16
#: Frames that are taken from one socket before others have their turn.
_AT_ONCE = 64
#: Pings, pongs and parts of messages a socket may send: a second, and at once. Then it is closed.
OTHERS_PER_SECOND, OTHERS_BURST = 20.0, 100.0
#: Parts a message may have.
MOST_PARTS = 64
#: Bytes that may wait here, before the handshake is answered or while others have their turn.
_MOST_BYTES = 1 << 20
#: Seconds a reader who is sent away has to see why, and seconds in which one must read some of what was sent.
_GOODBYE_SECONDS, _STALLED_SECONDS = 0.5, 30.0
#: What a frame begins with: its kind and the mark of a last part.
_CONTINUED, _CLOSE, _PING, _KIND, _LAST = 0x0, 0x8, 0x9, 0x0F, 0x80
#: The first byte of a whole text; the mark of a masked frame; the lengths that say where the length really is.
_TEXT, _MASKED, _SHORT, _LONG = 0x81, 0x80, 126, 127
_RESERVED, _KINDS = 0x70, frozenset((0, 1, 2, 8, 9, 10))
#: Takes a message from a client.
Hear = Callable[[ASGIReceiveEvent], None]
#: Closed because the socket sent what is no frame, or too much of what is no command (RFC 6455, 7.4.1).
PROTOCOL_ERROR, POLICY = 1002, 1008


class Inbox:
    """Messages that wait for the app: taken one by one by a coroutine, or handed to a function when it is ready.

    `asyncio.Queue` would take 3 KiB more for every socket, and a coroutine that waits for the next message as much.
    """

    __slots__ = ("_hear", "_is_handing", "_is_ready", "_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._waiter: asyncio.Future[None] | None = None
        self._hear: Hear | None = None
        self._is_ready = self._is_handing = False

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Put a message at the end, or hand it over at once to a function that waits for it."""
        self._messages.append(message)
        if self._is_ready:
            self.go_on()
        elif self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Take the first message, or wait for it."""
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.pop(0)

    def hand_to(self, hear: Hear) -> None:
        """Hand every message to a function from now on, each when `go_on` says that the one before is done with."""
        self._hear = hear
        self.go_on()

    def stop(self) -> None:
        """Hand over nothing any more."""
        self._hear, self._is_ready = None, False

    def go_on(self) -> None:
        """Hand over the next message, now or when it comes.

        In a loop: a function that has done with a message at once calls this before it returns.
        """
        self._is_ready = True
        if self._is_handing:
            return
        self._is_handing = True
        try:
            while self._is_ready and self._messages and self._hear is not None:
                self._is_ready = False
                self._hear(self._messages.pop(0))
        finally:
            self._is_handing = False

    @property
    def is_ready(self) -> bool:
        """Whether the function has done with all that came."""
        return self._is_ready

    def qsize(self) -> int:
        """How many wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._messages


class Writable:
    """Whether the reader keeps up: `asyncio.Event` in so far as it is used, in a tenth of its memory."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether it does."""
        return self._is_set

    def set(self) -> None:
        """It does again: whoever waits goes on."""
        self._is_set = True
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """It is behind."""
        self._is_set = False

    async def wait(self) -> None:
        """Return as soon as it does."""
        while not self._is_set:
            one = asyncio.get_running_loop().create_future()
            self._waiting.append(one)
            await one


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn does, and an extension of the scope: the short way out, and the way in without the app's layers."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self.writable = Writable()  # type: ignore[assignment]
        #: What goes on when the layers of the app have done their part (`go_on`).
        self.session: asyncio.Future[None] | None = None
        #: What has come and was not taken yet: the beginning of a frame, or more when it is the turn of others.
        self._rest = b""
        #: Whether whole frames wait in `_rest`.
        self._is_behind = False
        #: Whether the connection has failed: nothing is read any more.
        self._has_failed = False
        self._others = Bucket(OTHERS_PER_SECOND, OTHERS_BURST)
        self._parts = 0
        self._stalled: Any = None

    async def run_asgi(self) -> None:
        """Serve a socket."""
        extensions = self.scope.get("extensions") or {}
        self.scope["extensions"] = {**extensions, _EXTENSION: self}  # type: ignore[dict-item]
        self._layers, self.app = self.app, self._serve
        await super().run_asgi()

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer the handshake, then wait for the session without all that only the handshake needed."""
        await self._layers(scope, receive, send)
        if self.session is not None:
            self.request.headers.clear()
            del self.request, self.response
            self.scope.clear()  # type: ignore[attr-defined]
            await self.session

    def data_received(self, data: bytes) -> None:
        """Bytes came: the handshake, which uvicorn hands over in one piece, or frames."""
        if self._has_failed:
            return
        if not self.handshake_initiated:
            super().data_received(data)
        elif self.handshake_complete and not self._is_behind:
            self._cut(self._rest + data if self._rest else data)
        elif len(self._rest) + len(data) > _MOST_BYTES:
            self.transport.abort()
        else:  # a client that does not wait for the answer to its handshake, or one that others wait for
            self._rest += data

    def _cut(self, data: bytes) -> None:
        """Take one frame after the other off what has come; keep the beginning of the last one, or all after many."""
        start, length, left = 0, len(data), _AT_ONCE
        while length - start >= 2:
            if left == 0 or self.read_paused:
                self._is_behind, self._rest = True, data[start:]
                self.transport.pause_reading()
                if not self.read_paused:  # otherwise `receive` goes on
                    self.loop.call_soon(self._go_on)
                return
            left -= 1
            first, mark, at = data[start], data[start + 1], start + 2
            if first != _TEXT and (first & _RESERVED or first & _KIND not in _KINDS):
                return self._send_away(PROTOCOL_ERROR)  # at once: the rest of what is no frame need not be waited for
            size = mark & ~_MASKED
            if size >= _SHORT:
                more = 2 if size == _SHORT else 8
                if length - at < more:
                    break
                size, at = int.from_bytes(data[at : at + more], "big"), at + more
            if mark < _MASKED or size > self.config.ws_max_size:
                self._has_failed, self._rest = True, b""
                super().data_received(data[start:])  # the library knows with which code to end it
                return
            end = at + 4 + size
            if end > length:
                break
            if first != _TEXT or self.frames or not self._take(data[at + 4 : end], data[at : at + 4]):
                is_over = self.close_sent and first & _KIND != _CLOSE  # we have said goodbye, and wait for theirs
                if not is_over and not self._is_allowed(first):
                    return self._send_away()
                if not is_over and (first != _LAST | _PING or self.writable.is_set()):  # who reads nothing gets no pong
                    super().data_received(data[start:end])
                    if self.queue.is_ready:  # it stops reading behind every message, but this one is done with
                        self._read_on()
                    if self.conn.parser_exc is not None:
                        self._has_failed, self._rest = True, b""
                        return
            start = end
        self._rest = data[start:]

    def _go_on(self) -> None:
        """Take what is left when others have had their turn."""
        self._is_behind = False
        rest, self._rest = self._rest, b""
        if self._has_failed or self.transport.is_closing():
            return
        self._cut(rest)
        if not self._is_behind and not self.read_paused:
            self.transport.resume_reading()

    def _is_allowed(self, first: int) -> bool:
        """Count a frame that is no whole text, by its first byte; whether there were not too many."""
        kind = first & _KIND
        if kind < _CLOSE:
            self._parts = self._parts + 1 if kind == _CONTINUED else 1
            if self._parts > MOST_PARTS:
                return False
        return kind == _CLOSE or self._others.take()

    def _send_away(self, code: int = POLICY) -> None:
        """Close a socket: its owner has a moment to read why, and nothing of it is read any more."""
        self._has_failed, self._rest = True, b""
        self.transport.pause_reading()
        self.stop_keepalive()
        if not self.close_sent:
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.loop.call_later(_GOODBYE_SECONDS, self.transport.abort)

    def _take(self, masked: bytes, mask: bytes) -> bool:
        """Put a whole text into the queue of the app; whether it is one."""
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(masked, mask).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the app; when it has taken all, reading goes on."""
        message = await self.queue.get()
        self._read_on()
        return message

    def hand_to(self, hear: Hear) -> None:
        """Hand all further messages to a function, see `Inbox`."""
        self.queue.hand_to(hear)

    def stop(self) -> None:
        """Hand over nothing any more."""
        self.queue.stop()

    def go_on(self) -> None:
        """The last message that was handed over is done with."""
        self.queue.go_on()
        self._read_on()

    def _read_on(self) -> None:
        """Read from the socket again when the app has taken all."""
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._is_behind:
                self.loop.call_soon(self._go_on)
            elif not self._has_failed:
                self.transport.resume_reading()

    async def send(self, message: ASGISendEvent) -> None:
        """Send for the app; what came before the handshake was answered is taken then."""
        was_complete = self.handshake_complete
        await super().send(message)
        if self.initial_response is not None and self.close_sent:  # refused by an answer of HTTP: nothing follows
            self.handshake_complete = self._has_failed = True
        elif self._rest and self.handshake_complete and (not was_complete or self.close_sent):
            self._is_behind = True  # after our goodbye the app takes no more, but theirs may be in there
            self.loop.call_soon(self._go_on)

    def pause_writing(self) -> None:
        """The reader is behind; one who reads nothing at all for a while is cut off."""
        super().pause_writing()
        self._stalled = self.loop.call_later(_STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._unset_stalled()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._unset_stalled()
        super().connection_lost(exc)

    def _unset_stalled(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def write_now(self, frames: Iterable[bytes]) -> bool:
        """Write texts in one packet; False, and nothing written, while the reader is behind or not there."""
        if not self.writable.is_set() or not self.handshake_complete or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not State.OPEN:  # the reader is saying goodbye
            return False
        parts: list[bytes] = []
        for frame in frames:
            parts += (_head(len(frame)), frame)
        self.transport.write(b"".join(parts))
        return True


@lru_cache(maxsize=8192)
def _head(size: int) -> bytes:
    """The head of a whole text frame of `size` bytes (RFC 6455, 5.2); servers do not mask."""
    if size < _SHORT:
        return pack("!BB", _TEXT, size)
    return pack("!BBH", _TEXT, _SHORT, size) if size < 1 << 16 else pack("!BBQ", _TEXT, _LONG, size)


def short_way(scope: Scope) -> Sockets | None:
    """The short way out of a socket and into the app; none under another server than ours."""
    found: Sockets | None = (scope.get("extensions") or {}).get(_EXTENSION)
    return found


async def go_on(scope: Scope, session: asyncio.Future[None]) -> None:
    """Serve a socket whose handshake is answered, until `session` is over, when the layers of the app have returned.

    They would take 7 KiB for every socket as long as it is open. Under another server than ours they wait.
    """
    if (way := short_way(scope)) is not None:
        way.session = session
    else:
        await session
