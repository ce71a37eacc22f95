"""A real server in a process of its own, that can be killed and started again on the same port."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

import commands


def free_port() -> int:
    """A port nobody listens on, below those of outgoing connections, so that it stays free until it is used."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


class Hosted:
    """`serai serve` with generous limits, instant bots and, unless told otherwise, no processes that think."""

    def __init__(
        self, database: str, log: Path, redis: str | None = None, workers: int = 1, **settings: object
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = ["serve", "--port", str(self.port), "--database", database, "--workers", str(workers)]
        if redis is not None:
            self._command += ["--redis", redis]
        chosen = {
            "bot_pace": "instant",
            "thinkers": 0,
            "commands_per_second": 100_000,
            "commands_burst": 100_000,
            "requests_per_minute": 10_000_000,
            "handshakes_per_minute": 10_000_000,
            "words_per_minute": 10_000_000,
            "words_per_table": 10_000_000,
            "entries_per_table": 10_000_000,
            "tables_per_hour": 1_000_000,
            "guests_per_hour": 1_000_000,
            "log_ins_per_hour": 1_000_000,
            "connections_per_address": 10_000,
            "connections_per_guest": 10_000,
            "log_level": "warning",
        } | settings
        self._environment = os.environ | {f"SERAI_{name.upper()}": str(value) for name, value in chosen.items()}
        self.process: subprocess.Popen[bytes] | commands.Started | None = None
        #: One worker is forked from a process that has loaded everything; several load it by themselves.
        self._is_forked = workers == 1 and commands.can_fork(self._environment)

    def start(self, until: str = "/readyz", seconds: float = 300.0) -> Hosted:
        """Start and wait until players can come, or at least until it lives (`/healthz`)."""
        self.process = self._started()
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(self._log.read_text("utf-8", "replace")[-4000:])
            try:
                if httpx.get(self.url + until, timeout=5.0).status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            time.sleep(0.05)
        raise TimeoutError(self._log.read_text("utf-8", "replace")[-4000:])

    def _started(self) -> subprocess.Popen[bytes] | commands.Started:
        if self._is_forked:
            return commands.Started(*self._command, log=self._log, environment=self._environment)
        with self._log.open("ab") as log:
            command = [sys.executable, "-m", "serai", *self._command]
            return subprocess.Popen(command, env=self._environment, stdout=log, stderr=log, start_new_session=True)

    def kill(self) -> None:
        """As the power fails: every process of the server at once, without a word."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As a host stops it; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def __enter__(self) -> Hosted:
        return self.start()

    def __exit__(self, *error: object) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.kill()
