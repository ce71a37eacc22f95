"""A real server on a real port, in a thread of the test, whose days pass when the test says so; and its guests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

import httpx

from serai.core.random import below, seeded
from serai.server import app, start, start_checks
from serai.server.service import Service
from serai.server.settings import read
from serai.server.storage.database import now
from serai.study import daily

DAY = 24 * 3600 * 1000


@dataclass
class DailyServer:
    """A server, and by how many milliseconds its clock is ahead."""

    service: Service
    url: str
    ahead: int = 0
    guests: list[Player] = field(default_factory=list)

    def clock(self) -> int:
        return now() + self.ahead

    @property
    def today(self) -> date:
        return daily.day_at(self.clock())

    def next_day(self) -> None:
        """Half an hour after the beginning of the next day."""
        self.ahead += daily.ends(self.today) - self.clock() + DAY // 48

    def guest(self, name: str) -> Player:
        found = Player(self.url)
        self.guests.append(found)
        found.ask("PATCH", "/api/me", {"name": name})
        return found


class Player:
    """A guest, as a browser would ask."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30.0)
        self._commands = 0

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        if status is not None:
            assert answer.status_code == status, answer.text
            assert answer.json()["message"]
            return answer.json()["code"]
        assert answer.status_code < 300, answer.text
        return answer.json()

    def command(self, table: str, kind: str, status: int | None = None, **more: Any) -> Any:
        self._commands += 1
        body = {"type": kind, "id": f"c{self._commands}", **more}
        return self.ask("POST", f"/api/tables/{table}/commands", body, status)

    def play(self, table: str, policy: int, most: int = 1000) -> list[str]:
        """Play on, by a number that chooses the moves; the moves that were made."""
        random, made = seeded(policy), []
        seen = self.ask("GET", f"/api/tables/{table}")
        while seen["table"]["phase"] == "playing" and len(made) < most:
            legal = seen["game"]["legal"]
            if legal:
                move = legal[below(random, len(legal))]["move"]
                self.command(table, "move", move=move, seen=seen["seq"])
                made.append(move)
                seen = self.ask("GET", f"/api/tables/{table}")
            else:
                seen = self.ask("GET", f"/api/tables/{table}?seen={seen['seq']}&wait=5")
        return made

    def record(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}/record")


@contextmanager
def daily_server(folder: Path, **flags: object) -> Iterator[DailyServer]:
    """`serai serve` but for its process: bots choose by rule of thumb at once."""
    folder.mkdir(exist_ok=True)
    generous = {"requests_per_minute": 10**6, "tables_per_hour": 10**4, "guests_per_hour": 10**4}
    given = {"database": f"sqlite:///{folder / 'serai.db'}", "port": 0, "stop_seconds": 3, "thinkers": 0}
    settings = read(given | {"bot_pace": "instant", **generous, **flags})
    bound, ready, made = start_checks.listen(settings), threading.Event(), app.create(settings)
    server = start.Server(start.config(settings, start.Refusable(made)), made, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    running: DailyServer | None = None
    try:
        assert ready.wait(60)
        service: Service = made.state.service
        running = DailyServer(service, f"http://127.0.0.1:{bound.getsockname()[1]}")
        if daily.closes(running.today) - now() < DAY // 12 or now() - daily.begins(running.today) < DAY // 12:
            running.ahead = DAY // 6  # no test is to run over midnight
        service.daily.clock = service.registry.clock = running.clock
        yield running
    finally:
        for guest in running.guests if running is not None else ():
            guest.http.close()
        server.should_exit = True
        thread.join(10)
        bound.close()
