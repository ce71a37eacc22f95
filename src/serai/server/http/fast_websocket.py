"""uvicorn's WebSockets with a short way in and out for whole frames of text, which is what nearly all clients send.

What comes is cut into frames here. A whole text goes straight to the app; everything else (pings, closing, parts of a
message, nonsense) is handed to the library frame by frame, which knows all the rules. What goes out to a reader leaves
in one write.
"""

from collections.abc import Callable, Iterable
from struct import pack
from typing import Any

from starlette.types import Receive, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

#: Writes frames at once, if the reader keeps up; otherwise nothing, and says so.
Write = Callable[[Iterable[bytes]], bool]
_EXTENSION = "serai.frames"
#: Frames of a reader that may wait for the app before nothing more is read from the socket.
_MOST_UNREAD = 16
#: The first byte of a whole text; the mark of a masked frame; the lengths that say where the length really is.
_TEXT, _MASKED, _SHORT, _LONG = 0x81, 0x80, 126, 127


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn does, and an extension of the scope: the short way out, and the way in without the app's layers."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        #: The beginning of a frame whose rest has not come yet.
        self._rest = b""
        #: Whether the library is between two frames, so that it can be handed whole ones.
        self._is_in_step = True

    async def run_asgi(self) -> None:
        """Serve a socket."""
        extensions = self.scope.get("extensions") or {}
        self.scope["extensions"] = {**extensions, _EXTENSION: (self.write_now, self.receive)}  # type: ignore[dict-item]
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Bytes came: the handshake, which uvicorn hands over in one piece, or frames."""
        if self.handshake_complete and self._is_in_step:
            self._cut(self._rest + data if self._rest else data)
        else:
            # A client that sends more before the handshake is answered leaves the library in the middle of a frame.
            self._is_in_step = not self.handshake_initiated
            super().data_received(data)

    def _cut(self, data: bytes) -> None:
        """Take one frame after the other off what has come; keep the beginning of the last one."""
        start, length = 0, len(data)
        while length - start >= 2:
            mark, at = data[start + 1], start + 2
            size = mark & ~_MASKED
            if size == _SHORT:
                if length - at < 2:
                    break
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            if mark < _MASKED or mark == _MASKED | _LONG or size > self.config.ws_max_size:
                self._is_in_step, self._rest = False, b""
                super().data_received(data[start:])
                return
            end = at + 4 + size
            if end > length:
                break
            if data[start] != _TEXT or self.frames or not self._take(data[at + 4 : end], data[at : at + 4]):
                super().data_received(data[start:end])
            start = end
        self._rest = data[start:]

    def _take(self, masked: bytes, mask: bytes) -> bool:
        """Put a whole text into the queue of the app; whether it is one."""
        if self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            text = apply_mask(masked, mask).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > _MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

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


def _head(size: int) -> bytes:
    """The head of a whole text frame of `size` bytes (RFC 6455, 5.2); servers do not mask."""
    if size < _SHORT:
        return pack("!BB", _TEXT, size)
    return pack("!BBH", _TEXT, _SHORT, size) if size < 1 << 16 else pack("!BBQ", _TEXT, _LONG, size)


def short_way(scope: Scope) -> tuple[Write | None, Receive | None]:
    """The short way out of a socket and into the app; none under another server than ours."""
    found: tuple[Write, Receive] | None = (scope.get("extensions") or {}).get(_EXTENSION)
    return found or (None, None)
