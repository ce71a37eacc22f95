"""The sockets open in this worker, by guest and by table: so that those of a guest or a table can be closed."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from serai.core.errors import GameError
from serai.protocol import frames

#: Why a socket is closed, beside the codes of the protocol itself.
GOING_AWAY, BAD_HELLO, NOT_ALLOWED, NO_TABLE, TOO_SLOW, TOO_OFTEN = 1012, 4400, 4403, 4404, 4408, 4429
#: How long readers are asked to wait before they come back to a table, in milliseconds.
COME_BACK_AFTER = 50


@dataclass(eq=False, frozen=True, slots=True)
class OpenSocket:
    """One of them: whose, at which table, and how to end it; `refuse` says why in the reader's language."""

    guest: str | None
    table: str
    send: Callable[[bytes], None]
    refuse: Callable[[None, GameError], None]
    end: Callable[[int], None]


class OpenSockets:
    """All of them."""

    def __init__(self) -> None:
        self._all: set[OpenSocket] = set()
        #: How many were opened since the start.
        self.entered = 0

    def enter(self, socket: OpenSocket) -> None:
        """A socket was opened."""
        self._all.add(socket)
        self.entered += 1

    def leave(self, socket: OpenSocket) -> None:
        """A socket was closed."""
        self._all.discard(socket)

    def end_guest(self, guest: str, error: GameError, code: int) -> None:
        """Close the sockets of a guest, and say why."""
        self._end([one for one in self._all if one.guest == guest], error, code)

    def end_table(self, table: str, error: GameError, code: int) -> None:
        """Close the sockets at a table, and say why."""
        self._end([one for one in self._all if one.table == table], error, code)

    def restart_table(self, table: str) -> None:
        """Close the sockets at a table and let their readers come back, to see it anew."""
        for socket in [one for one in self._all if one.table == table]:
            self._all.discard(socket)
            socket.send(msgspec.json.encode(frames.Farewell(COME_BACK_AFTER)))
            socket.end(GOING_AWAY)

    def _end(self, sockets: list[OpenSocket], error: GameError, code: int) -> None:
        for socket in sockets:
            self._all.discard(socket)  # the first reason counts
            socket.refuse(None, error)
            socket.end(code)
