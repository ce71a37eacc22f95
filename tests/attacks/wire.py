"""Raw sockets: HTTP and WebSocket by hand, so that a client can do what no library would."""

from __future__ import annotations

import base64
import json
import os
import secrets
import socket
import time
from dataclasses import dataclass, field
from typing import Any

TEXT, CLOSE, PING, PONG, REST, WHOLE = 1, 8, 9, 10, 0, 0x80
#: Where attackers come from: another address of this machine, so that limits of an address are not those of the others.
ELSEWHERE = "127.0.0.2"
HELLO = {"type": "hello", "protocol": 1}


@dataclass
class Target:
    """A server, and what was prepared for an attack on it: tables by name, tokens of guests, a record."""

    port: int
    prepared: dict[str, Any] = field(default_factory=dict)
    source: str = ELSEWHERE

    def connect(self, timeout: float = 5.0, received: int | None = None) -> socket.socket:
        """A connection; `received` makes the buffer for what comes back small."""
        line = socket.socket()
        line.settimeout(timeout)
        if received is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
        line.bind((self.source, 0))
        line.connect(("127.0.0.1", self.port))
        return line


def frame(kind: int, payload: bytes = b"") -> bytes:
    """One masked frame, by the book."""
    size = len(payload)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def request(method: str, path: str, token: str | None = None, body: bytes = b"", *headers: str) -> bytes:
    """A whole request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *headers]
    lines += [f"Authorization: Bearer {token}"] if token else []
    lines += [f"Content-Length: {len(body)}"] if body or method == "POST" else []
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


@dataclass
class Answer:
    """What came back."""

    status: int
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def read_answer(line: socket.socket) -> Answer:
    """One answer with a length, or in chunks."""
    with line.makefile("rb") as file:
        first = file.readline().split()
        if len(first) < 2:
            raise ConnectionError("closed")
        headers = {}
        while name := file.readline().strip():
            key, _, value = name.decode("latin-1").partition(":")
            headers[key.lower()] = value.strip()
        if headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(file.readline(), 16):
                body += file.read(size)
                file.readline()
        else:
            body = file.read(int(headers.get("content-length", 0)))
        return Answer(int(first[1]), body)


def ask(target: Target, method: str, path: str, token: str | None = None, body: bytes = b"") -> Answer:
    """Ask once, on a connection of its own."""
    with target.connect(60.0) as line:
        line.sendall(request(method, path, token, body))
        return read_answer(line)


class WebSocket:
    """A socket to a table."""

    def __init__(self, target: Target, table: str, token: str | None = None, received: int | None = None) -> None:
        self.line = target.connect(received=received)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        upgrade = (
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        self.line.sendall(request("GET", f"/api/tables/{table}/live", token, b"", *upgrade))
        self._file = self.line.makefile("rb")
        status = self._file.readline()
        while self._file.readline().strip():
            pass
        if b" 101 " not in status:
            self.close()
            raise ConnectionRefusedError(status.decode("latin-1").strip())

    def send(self, command: dict[str, Any]) -> None:
        self.line.sendall(frame(WHOLE | TEXT, json.dumps(command).encode()))

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it holds."""
        head = self._file.read(2)
        if len(head) < 2:
            raise ConnectionError("closed")
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
        return head[0] & 0x0F, self._file.read(size)

    def hear(self, *kinds: str, id: str | None = None) -> dict[str, Any]:
        """The next text of one of these kinds, and about this command; pings are answered meanwhile."""
        while True:
            kind, payload = self.receive()
            if kind == PING:
                self.line.sendall(frame(WHOLE | PONG, payload))
            elif kind == CLOSE:
                raise ConnectionError(f"closed with {int.from_bytes(payload[:2], 'big')}")
            else:
                told: dict[str, Any] = json.loads(payload)
                if told["type"] in kinds and (id is None or told.get("id") == id):
                    return told

    def closed(self, seconds: float = 30.0) -> int | None:
        """The code with which the server closes; 0 if it hangs up without one, None if it does not."""
        deadline = time.monotonic() + seconds
        try:
            while (left := deadline - time.monotonic()) > 0:
                self.line.settimeout(left)
                kind, payload = self.receive()
                if kind == CLOSE:
                    return int.from_bytes(payload[:2], "big")
        except TimeoutError:
            return None
        except OSError:
            return 0
        return None

    def close(self) -> None:
        self._file.close()
        self.line.close()
