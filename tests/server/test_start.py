"""Starting and stopping, in one process and in several."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serai.core.errors import BadInput
from serai.server import start
from server.server_in_thread import settings_for

TESTS = Path(__file__).parents[1]
PROGRAM = """
import json, os, sys
from serai.core.errors import GameError
from serai.server import start, start_checks
from serai.server.settings import read
settings = read(json.loads(sys.argv[1]))
if settings.workers > 1:
    # the small app needs neither database nor Redis
    start_checks.check_settings = start_checks.check_services = lambda settings: None
if os.environ["SMALL_APP"] == "hangs":
    start.SILENT_SECONDS = 6.0
try:
    start.serve(settings, lambda address: print(address, flush=True), "server.small_app:create")
except GameError as error:
    sys.exit(error.code)
print("ended", flush=True)
"""


@contextmanager
def process(folder: Path, wish: str = "", **flags: object) -> Iterator[subprocess.Popen[str]]:
    path = os.pathsep.join([str(TESTS), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path, "SMALL_APP": wish, "SERAI_STOP_SECONDS": "3"}
    wanted = settings_for(folder, **flags).model_dump(mode="json", exclude={"secrets"}, exclude_none=True)
    command = [sys.executable, "-c", PROGRAM, json.dumps(wanted)]
    started = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        yield started
    finally:
        if started.poll() is None:
            started.kill()
        started.communicate()


def address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    return server.stdout.readline().strip()


@contextmanager
def socket_to(url: str) -> Iterator[ClientConnection]:
    with connect(url.replace("http", "ws") + "/ws") as socket:
        socket.send("hi")
        assert socket.recv() == "hi"
        yield socket


def assert_goodbye(socket: ClientConnection) -> None:
    assert socket.recv(5) == "come back"
    with pytest.raises(ConnectionClosed) as caught:
        socket.recv(5)
    assert caught.value.rcvd is not None and caught.value.rcvd.code == 1012


def pids(url: str, least: int) -> set[int]:
    """The workers who answer; as connections are distributed by chance, ask until there are enough."""
    found: set[int] = set()
    deadline = time.monotonic() + 15
    while len(found) < least and time.monotonic() < deadline:
        try:
            found.add(httpx.get(f"{url}/hello", timeout=5).json()["pid"])
        except httpx.TransportError:
            time.sleep(0.05)
    return found


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_graceful_and_a_success(number: int, tmp_path: Path) -> None:
    """Sockets are told to come back, a request under way is finished, and the app ends its life in peace."""
    with process(tmp_path) as server:
        url = address(server)
        assert httpx.get(f"{url}/healthz").json() == {"alive": True}
        host, port = url.removeprefix("http://").split(":")
        with create_connection((host, int(port))) as asked:
            # Sent before the handshake of the socket, so it is under way when that is answered.
            asked.sendall(b"GET /slow?seconds=0.6 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            with socket_to(url) as socket:
                server.send_signal(number)
                assert_goodbye(socket)
            out, err = server.communicate(timeout=10)
            answer = b"".join(iter(lambda: asked.recv(4096), b""))
        assert server.returncode == 0, err
        assert out == "life has ended\nended\n"
        assert answer.endswith(b"done")
        assert "Traceback" not in err and "/ws" in err


def test_a_request_that_never_ends_does_not_keep_the_server(tmp_path: Path) -> None:
    with process(tmp_path, stop_seconds=1) as server:
        url = address(server)
        began = time.monotonic()
        threading.Timer(0.3, server.send_signal, [signal.SIGTERM]).start()
        with suppress(httpx.TransportError):
            assert httpx.get(f"{url}/slow?seconds=60", timeout=20).status_code == 500
        assert time.monotonic() - began < 30
        server.communicate(timeout=30)
        assert server.returncode == 0


def test_a_refusal_to_start_is_one_sentence(tmp_path: Path) -> None:
    with process(tmp_path, "refuses") as server:
        out, err = server.communicate(timeout=10)
        assert (out, err, server.returncode) == ("", "serve.not-a-database\n", 1)


def test_a_broken_start_is_in_the_log_without_secrets(tmp_path: Path) -> None:
    with process(tmp_path, "breaks") as server:
        out, err = server.communicate(timeout=10)
        assert out == "" and err.endswith("serve.failed\n")
        assert "RuntimeError: broken" in err and "hunter2" not in err


def test_workers_share_a_port_and_are_replaced(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as server:
        url = address(server)
        before = pids(url, 2)
        assert len(before) == 2 and server.pid not in before
        with socket_to(url), socket_to(url), socket_to(url):
            assert "\nserai_sockets_open 3.0\n" in httpx.get(f"{url}/metrics").text, "the sum of all workers"
        victim = next(iter(before))
        os.kill(victim, signal.SIGKILL)
        after: set[int] = set()
        deadline = time.monotonic() + 15
        while not after - before and time.monotonic() < deadline:
            after |= pids(url, 1)
            time.sleep(0.02)
        assert after - before, "a new worker answers"
        with socket_to(url) as one, socket_to(url) as two:
            server.send_signal(signal.SIGTERM)
            assert_goodbye(one)
            assert_goodbye(two)
        out, err = server.communicate(timeout=15)
        assert server.returncode == 0, err
        assert out.endswith("ended\n")
        assert "a worker died" in err and "Traceback" not in err
        assert not any(is_alive(pid) for pid in before | after)


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    with process(tmp_path, "hangs", workers=2) as server:
        url = address(server)
        before = pids(url, 2)
        victim = next(iter(before))
        os.kill(victim, signal.SIGSTOP)  # it keeps its sockets, and answers nothing
        deadline = time.monotonic() + 60
        while is_alive(victim) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not is_alive(victim)
        assert len(pids(url, 2) - {victim}) == 2, "a new worker answers"
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=15)
        assert server.returncode == 0 and "a worker hangs" in err


def test_workers_end_when_their_supervisor_is_killed(tmp_path: Path) -> None:
    with process(tmp_path, workers=2) as server:
        url = address(server)
        workers = pids(url, 2)
        with socket_to(url) as socket:
            server.kill()
            assert_goodbye(socket)
        deadline = time.monotonic() + 10
        while any(is_alive(pid) for pid in workers) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(is_alive(pid) for pid in workers)


def test_a_worker_that_refuses_to_start_ends_everything(tmp_path: Path) -> None:
    with process(tmp_path, "refuses", workers=2) as server:
        out, err = server.communicate(timeout=15)
        assert (out, err, server.returncode) == ("", "serve.not-a-database\n", 1)


def test_serve_checks_before_it_starts(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        start.serve(settings_for(tmp_path, workers=2))
    assert caught.value.code == "serve.workers-need-postgresql"
