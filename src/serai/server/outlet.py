"""uvicorn's WebSockets with a short way out: all frames that wait for a reader leave in one write."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

#: Writes frames at once, if the reader keeps up; otherwise nothing, and says so.
Write = Callable[[Iterable[bytes]], bool]
_EXTENSION = "serai.write"


class Sockets(WebSocketsSansIOProtocol):
    """What uvicorn does, and an extension of the scope that writes without waiting."""

    async def run_asgi(self) -> None:
        """Serve a socket."""
        extensions = self.scope.get("extensions") or {}
        self.scope["extensions"] = {**extensions, _EXTENSION: self.write_now}  # type: ignore[dict-item]
        await super().run_asgi()

    def write_now(self, frames: Iterable[bytes]) -> bool:
        """Write frames in one packet; False, and nothing written, while the reader is behind or not there."""
        if not self.writable.is_set() or not self.handshake_complete or self.disconnected or self.close_sent:
            return False
        if self.conn.state is not State.OPEN:  # the reader is saying goodbye
            return False
        for frame in frames:
            self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_of(scope: Scope) -> Write | None:
    """The short way out of a socket; nothing under another server than ours."""
    found: Write | None = (scope.get("extensions") or {}).get(_EXTENSION)
    return found
