"""uvicorn's HTTP with limits it does not have: on the size of headers, on the time a request may take, on silence.

A proxy in front of the server does the same; without one nobody else would.
"""

import sys
from asyncio import Protocol, TimerHandle, Transport
from typing import Any, ClassVar, cast

from httptools import HttpParserUpgrade
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from serai.server.settings import Settings

#: Requests that may wait on one connection for the one before them to be answered.
MOST_PIPELINED = 16
#: A body has this many bytes a second; the time of its headers comes on top.
_BODY_BYTES_PER_SECOND = 16 * 1024
#: Seconds in which a client must read some of an answer, and seconds a closed connection may still be read from.
_STALLED_SECONDS, _GOODBYE_SECONDS = 30.0, 5.0


class _TooMuch(Exception):
    """More headers, or more requests at once, than anybody needs."""


class GuardedHttp(HttpToolsProtocol):
    """One connection; `guarded` sets the limits."""

    header_bytes: ClassVar[int] = 64 * 1024
    request_seconds: ClassVar[float] = 20.0
    most_unready: ClassVar[int] = 512
    #: Connections of which no whole request has come, the oldest first.
    unready: ClassVar[dict["GuardedHttp", None]] = {}

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        # uvicorn decides this by the loggers of the moment, and its log would contain the secrets of links.
        self.access_log = False
        self._deadline: TimerHandle | None = None
        self._stalled: TimerHandle | None = None
        #: Whether the parser is between the end of one request and the end of the headers of the next.
        self._is_in_head = True
        #: Bytes that came meanwhile, and those of the parts that are complete.
        self._came = self._parsed = 0
        self._is_too_much = False
        #: The bytes that are being parsed.
        self._data = b""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody connects, and has some time to ask for something."""
        super().connection_made(transport)
        self._wait_for_request(self.request_seconds)
        if len(self.unready) > self.most_unready:
            next(iter(self.unready)).cut_off()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._stop_waiting()
        self._unset_stalled()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came; too many headers end the connection."""
        self._came += len(data) if self._is_in_head else 0
        self._data = data
        super().data_received(data)
        self._data = b""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._is_in_head and self._came > self.header_bytes:
            self._is_too_much = True
            self.send_400_response("")
        elif self._deadline is None and self._is_in_head and self._came:
            self._wait_for_request(self.request_seconds)  # the next one on a connection that was kept

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._parsed = 0
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is complete."""
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._parsed += size
        if self._parsed > self.header_bytes:
            self._refuse()

    def _refuse(self) -> None:
        self._is_too_much = True
        raise _TooMuch  # the parser stops, and the connection ends

    def on_headers_complete(self) -> None:
        """All headers have come; the body has time by its length."""
        self._is_in_head, self._came = False, 0
        super().on_headers_complete()
        given = next((value for name, value in self.headers if name == b"content-length"), b"")
        size = int(given) if given.isdigit() and len(given) < 10 else 0
        self._wait_for_request(self.request_seconds + size / _BODY_BYTES_PER_SECOND)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._is_in_head, self._came = True, 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which has limits of its own; what came behind the request is its first bytes."""
        self._stop_waiting()
        self._unset_stalled()
        upgrade = sys.exception()
        rest = self._data[upgrade.args[0] :] if isinstance(upgrade, HttpParserUpgrade) else b""
        super().handle_websocket_upgrade()
        if rest:  # uvicorn loses them
            cast(Protocol, self.transport.get_protocol()).data_received(rest)

    def send_400_response(self, msg: str) -> None:
        """Answer nonsense, or too much of anything, and hang up."""
        if not self._is_too_much:
            return super().send_400_response(msg)
        self.transport.write(STATUS_LINE[431] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.flow.pause_reading()
        self.transport.close()
        self.loop.call_later(_GOODBYE_SECONDS, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked on this connection."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(_GOODBYE_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """The client reads more slowly than we write; if it reads nothing at all it is cut off."""
        super().pause_writing()
        self._unset_stalled()
        self._stalled = self.loop.call_later(_STALLED_SECONDS, self.cut_off)

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._unset_stalled()

    def cut_off(self) -> None:
        """End the connection without waiting for anything."""
        self._stop_waiting()
        self.transport.abort()

    def _wait_for_request(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self.unready[self] = None
        self._deadline = self.loop.call_later(seconds, self.cut_off)

    def _stop_waiting(self) -> None:
        self.unready.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _unset_stalled(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def guarded(settings: Settings, kind: type[GuardedHttp] = GuardedHttp) -> type[GuardedHttp]:
    """The protocol, or another kind of it, with the limits of a host, and with a count of its own."""
    limits = {
        "header_bytes": settings.header_bytes,
        "request_seconds": float(settings.request_seconds),
        "most_unready": settings.silent_connections,
        "unready": {},
    }
    return type("Http", (kind,), limits)
