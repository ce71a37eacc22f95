"""HTTP connections, passed on to the worker where the table they ask for is at home."""

import socket
from typing import Any

from serai.server import metrics
from serai.server.homes import Homes, table_of
from serai.server.http.guarded_http import GuardedHttp

#: Seconds after which it is tried again to pass a connection on, and how often.
_PAUSE, _MOST_TRIES = 0.01, 200


class PassedOnHttp(GuardedHttp):
    """A connection that may come from another worker, with the bytes read there, or be passed on between two requests.

    What is passed on is the open connection itself: afterwards this worker has nothing to do with it.
    """

    def __init__(self, *arguments: Any, homes: Homes, first: bytes | None = None, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._homes = homes
        #: What another worker had read of the first request.
        self._first = first
        #: Requests that were begun and are not answered yet.
        self._open_requests = 0

    def connection_made(self, transport: Any) -> None:
        """Begin with what another worker has read."""
        super().connection_made(transport)
        if self._first is not None:
            super().data_received(self._first)

    def data_received(self, data: bytes) -> None:
        """Bytes came. If they begin a request for a table at home elsewhere, the connection goes there."""
        if self._open_requests == 0 and (table := table_of(data)) is not None and not self._homes.is_here(table):
            self.transport.pause_reading()
            self._pass_on(table, data, _MOST_TRIES)
        else:
            super().data_received(data)

    def _pass_on(self, table: str, data: bytes, tries: int) -> None:
        if self.transport.is_closing():
            return
        connection: socket.socket = self.transport.get_extra_info("socket")
        is_passed = self._homes.pass_on(table, connection, data) if tries else False
        if is_passed is None:
            self.loop.call_later(_PAUSE, self._pass_on, table, data, tries - 1)
        elif is_passed:
            metrics.connections_passed.inc()
            self.transport.abort()
        else:
            self.transport.resume_reading()
            super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._open_requests += 1
        super().on_message_begin()

    def on_response_complete(self) -> None:
        """A request is answered."""
        self._open_requests -= 1
        super().on_response_complete()
