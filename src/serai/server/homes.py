"""One home for each table among the workers of a machine: the others pass connections to that table on to it.

Where a table is at home follows from its id and the workers that live (rendezvous hashing), so nobody has to be asked.
Workers know of each other by sockets in one folder, over which they also hand over open connections. A worker that
dies closes its socket, one that hangs is silent: its tables are at home elsewhere then. A connection that ends up at
the wrong worker is served there; the database alone decides which move was first, so that costs time, never a move.
"""

import asyncio
import contextlib
import logging
import re
import socket
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import IO

_log = logging.getLogger(__name__)
#: A worker that was silent for this many seconds hangs; each of them says this often that it does not.
SILENCE, BEAT = 3.0, 0.5
#: The bytes of a request that are passed on with its connection, at most.
MOST_BYTES = 60_000
#: Homes that are remembered until a worker comes or goes.
_MOST_REMEMBERED = 100_000
_ALIVE, _CONNECTION = b"a", b"c"
_REQUEST = re.compile(rb"[A-Z]{3,7} /api/tables/([a-z0-9]{6,12})[/? ]")

#: Takes a connection that another worker passed on, and the bytes that were read from it.
Take = Callable[[socket.socket, bytes], None]


def table_of(request: bytes) -> str | None:
    """The table whose address a request begins with."""
    found = _REQUEST.match(request)
    return found[1].decode() if found else None


class Homes:
    """A machine with one worker: all tables are at home there."""

    def is_here(self, table: str) -> bool:
        """Whether this worker is the home of a table."""
        return True

    def pass_on(self, table: str, connection: socket.socket, data: bytes) -> bool | None:
        """Hand a connection over to the home of a table; False if it is to be served here, None to try again soon."""
        return False


class SharedHomes(Homes):
    """The homes of tables among several workers, each with a number of its own and a socket in one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._number, self._lock = _free_number(folder)
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        #: By number: the way to each other worker, and when something was last heard of it.
        self._links: dict[int, socket.socket] = {}
        self._heard: dict[int, float] = {}
        self._incoming: dict[socket.socket, int | None] = {}
        self._alive: frozenset[int] = frozenset({self._number})
        self._homes: dict[str, int] = {}
        self._take: Take = lambda connection, data: connection.close()
        self._changed: Callable[[], None] = lambda: None
        self._beating: asyncio.Task[None] | None = None

    # --- Homes --------------------------------------------------------------------------------------------------------

    def is_here(self, table: str) -> bool:
        """Whether this worker is the home of a table."""
        return self._home(table) == self._number

    def _home(self, table: str) -> int:
        if (home := self._homes.get(table)) is None:
            if len(self._homes) >= _MOST_REMEMBERED:
                self._homes.clear()
            home = self._homes[table] = home_of(table, self._alive)
        return home

    def pass_on(self, table: str, connection: socket.socket, data: bytes) -> bool | None:
        """Hand a connection over to the home of a table; False if it is to be served here, None to try again soon."""
        while (home := self._home(table)) != self._number and len(data) <= MOST_BYTES:
            try:
                socket.send_fds(self._links[home], [_CONNECTION + data], [connection.fileno()])
                return True
            except BlockingIOError:
                return None
            except OSError:
                self._lose(home)
        return False

    # --- Workers that come and go -------------------------------------------------------------------------------------

    def start(self, take: Take, changed: Callable[[], None]) -> None:
        """Become a home. `take` is given connections, `changed` is called when other tables are at home here."""
        self._take, self._changed = take, changed
        path = self._path(self._number)
        path.unlink(missing_ok=True)
        self._listener.bind(str(path))
        self._listener.listen(64)
        self._listener.setblocking(False)
        asyncio.get_running_loop().add_reader(self._listener, self._accept)
        self._look_around()
        self._beating = asyncio.create_task(self._beat())

    def close(self) -> None:
        """Be the home of no table any more."""
        if self._beating is None:
            return
        self._beating.cancel()
        loop = asyncio.get_running_loop()
        for one in (self._listener, *self._incoming):
            loop.remove_reader(one)
        for one in (self._listener, *self._incoming, *self._links.values()):
            one.close()
        self._path(self._number).unlink(missing_ok=True)
        self._lock.close()

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.sock"

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                link, _ = self._listener.accept()
                link.setblocking(False)
                self._incoming[link] = None
                asyncio.get_running_loop().add_reader(link, self._read, link)

    def _read(self, link: socket.socket) -> None:
        """Take what another worker sends: that it lives, and connections."""
        for _ in range(64):
            try:
                data, received, _, _ = socket.recv_fds(link, MOST_BYTES + 1, 1)
            except BlockingIOError:
                return
            except OSError:
                data, received = b"", []
            if not data:
                self._end(link)
                return
            if data[:1] == _CONNECTION and received:
                self._take(socket.socket(fileno=received[0]), data[1:])
            elif data[:1] == _ALIVE:
                self._hear(link, int(data[1:]))

    def _hear(self, link: socket.socket, number: int) -> None:
        self._incoming[link] = number
        self._heard[number] = time.monotonic()
        if number not in self._links:
            self._connect(number)
        self._count()

    def _end(self, link: socket.socket) -> None:
        """Another worker has closed its socket: it has stopped, or died."""
        asyncio.get_running_loop().remove_reader(link)
        link.close()
        number = self._incoming.pop(link)
        if number is not None and number not in self._incoming.values():
            self._lose(number)

    def _lose(self, number: int) -> None:
        if (link := self._links.pop(number, None)) is not None:
            link.close()
        self._heard.pop(number, None)
        self._count()

    def _connect(self, number: int) -> None:
        link = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        link.setblocking(False)
        try:
            link.connect(str(self._path(number)))
            link.send(_ALIVE + str(self._number).encode())
        except OSError:
            link.close()
            return
        self._links[number] = link
        self._heard.setdefault(number, time.monotonic())

    def _look_around(self) -> None:
        """Find workers that are not known yet, and tell all that this one lives."""
        for path in self._folder.glob("*.sock"):
            if (number := int(path.stem)) != self._number and number not in self._links:
                self._connect(number)
        for number, link in list(self._links.items()):
            try:
                link.send(_ALIVE + str(self._number).encode())
            except BlockingIOError:
                pass  # it has enough to read
            except OSError:
                self._lose(number)
        self._count()

    def _count(self) -> None:
        """Who lives by now; if that has changed, so have the homes of some tables."""
        since = time.monotonic() - SILENCE
        alive = frozenset({self._number, *(one for one in self._links if self._heard.get(one, 0.0) > since)})
        if alive != self._alive:
            _log.info("workers on this machine: %s", sorted(alive))
            self._alive = alive
            self._homes.clear()
            asyncio.get_running_loop().call_soon(self._changed)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._look_around()


def home_of(table: str, workers: frozenset[int]) -> int:
    """The worker with the highest hash for this table: one that goes changes the homes of its own tables alone."""
    return max(workers, key=lambda number: blake2b(f"{number} {table}".encode(), digest_size=8).digest())


def _free_number(folder: Path) -> tuple[int, IO[str]]:
    """The first number no living worker has, and the lock that keeps it until this process ends."""
    import fcntl

    number = 0
    while True:
        lock = (folder / f"{number}.lock").open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return number, lock
        except BlockingIOError:
            lock.close()
            number += 1
