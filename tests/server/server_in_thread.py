"""Real parts for tests: the small app behind a real uvicorn, and a real Redis."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from serai.server import start, start_checks
from serai.server.settings import Settings, read
from server.small_app import create


def settings_for(folder: Path, **flags: object) -> Settings:
    """Settings with a database of their own and any free port."""
    return read({"database": f"sqlite:///{folder / 'serai.db'}", "port": 0, "stop_seconds": 3, **flags})


@dataclass
class Running:
    """A server in a thread of this process."""

    server: start.Server
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """The small app as `start.run` would run it, stopped at the end."""
    bound = start_checks.listen(settings)
    ready = threading.Event()
    app = create(settings)
    server = start.Server(start.config(settings, start.Refusable(app)), app, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        assert ready.wait(10)
        yield Running(server, bound.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(10)
        bound.close()
