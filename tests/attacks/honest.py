"""Two honest players: they play one game of Jaipur after the other, and note how long each move took."""

from __future__ import annotations

import threading
import time
from typing import Any

import msgspec

from attacks.wire import HELLO, Target, WebSocket, ask
from serai.protocol import bodies

#: Seconds from one move to the next: a little slower than the default limits allow.
PACE = 0.08


class HonestPlayers(threading.Thread):
    """Play until told to stop."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self._target = Target(port, source="127.0.0.1")
        self._stop_now = threading.Event()
        #: Seconds every move took from being sent to being acknowledged, and when it was sent.
        self.waits: list[tuple[float, float]] = []
        self.failures: list[str] = []
        self._pending: float | None = None

    def stop(self) -> None:
        """Stop after the present move; one that has no answer by then counts with the time it has waited."""
        self._stop_now.set()
        self.join(30)
        if (began := self._pending) is not None:
            self.waits.append((began, time.perf_counter() - began))

    def run(self) -> None:
        try:
            tokens = [self._guest(), self._guest()]
            while not self._stop_now.is_set():
                self._play(tokens)
        except Exception as error:
            self.failures.append(f"{type(error).__name__}: {error}")

    def _guest(self) -> str:
        with self._target.connect(60.0) as line:
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answer = b""
            while piece := line.recv(65536):
                answer += piece
        return answer.partition(b"serai_guest=")[2].partition(b";")[0].decode()

    def _play(self, tokens: list[str]) -> None:
        wanted = msgspec.json.encode(bodies.NewTable("jaipur", ("me", "open")))
        made = ask(self._target, "POST", "/api/tables", tokens[0], wanted).json
        table, link = made["table"]["id"], made["table"]["links"]["1"]
        join = msgspec.json.encode({"link": link})
        assert ask(self._target, "POST", f"/api/tables/{table}/seats", tokens[1], join).status == 200
        sockets = [WebSocket(self._target, table, token) for token in tokens]
        for socket in sockets:
            socket.line.settimeout(60.0)
            socket.send(HELLO)
        shown = [socket.hear("welcome") for socket in sockets]
        number = 0
        try:
            while not self._stop_now.is_set() and (turn := self._turn(shown[0])) is not None:
                number += 1
                seq = shown[0]["seq"]
                self._move(sockets[turn], shown[turn], f"m{number}")
                for seat, socket in enumerate(sockets):
                    while shown[seat]["seq"] <= seq or self._is_end_of_round(shown[seat]):
                        shown[seat] = socket.hear("news")
                time.sleep(PACE)
        finally:
            for socket in sockets:
                socket.close()

    @staticmethod
    def _is_end_of_round(shown: dict[str, Any]) -> bool:
        """News of a round that ended: the next deal comes right behind."""
        return shown["type"] == "news" and "turn" not in shown and "table" not in shown

    @staticmethod
    def _turn(shown: dict[str, Any]) -> int | None:
        turn: int | None = shown["table"].get("turn") if shown["type"] == "welcome" else shown.get("turn")
        return turn

    def _move(self, socket: WebSocket, shown: dict[str, Any], id: str) -> None:
        """The first legal move that is no exchange with many ways."""
        move = shown["game"]["legal"][0]["move"]
        self._pending = began = time.perf_counter()
        socket.send({"type": "move", "id": id, "move": move, "seen": shown["seq"]})
        self._acknowledged(socket, id, shown)
        self.waits.append((began, time.perf_counter() - began))
        self._pending = None

    def _acknowledged(self, socket: WebSocket, id: str, shown: dict[str, Any]) -> None:
        """Wait for the answer; news that come before it are kept for the next turn."""
        told = socket.hear("done", "refused", "news")
        while told["type"] == "news":
            shown.clear()
            shown.update(told)
            told = socket.hear("done", "refused", "news")
        if told["type"] != "done" or told["id"] != id:
            raise AssertionError(f"not acknowledged: {told}")
