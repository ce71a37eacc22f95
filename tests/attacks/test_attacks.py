"""The attacks in short, one after the other against one server: `make attack` runs them at length and measures.

Here nothing is judged by its speed, only by what was answered, closed and kept in memory.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from attacks import costly_requests, floods, prepared, slow_requests
from attacks.honest import HonestPlayers
from attacks.run import default_limits, memory, most_given
from attacks.wire import HELLO, PING, REST, TEXT, WHOLE, Target, WebSocket, ask, frame, read_answer, request
from serai.server.http.fast_websocket import MOST_PARTS
from server.hosted import Hosted

#: The longest log here: enough to tell a cost that grows with it, and written in a second.
LENGTH = 20_000
KINDS = {"pings", "words", "histories", "imports", "delayed"}
#: What memory may grow by in one attack, in MiB.
MOST = 64.0


class Besieged:
    """A server with default limits, and two people who play there all the time."""

    def __init__(self, folder: Path) -> None:
        database = f"sqlite:///{folder / 'serai.db'}"
        found = prepared.prepare(database, KINDS, most_given(), LENGTH)
        self.log = folder / "server.log"
        self.server = Hosted(database, self.log, **default_limits(), request_seconds=2)
        self._found, self._addresses = found, iter(range(2, 250))

    @property
    def target(self) -> Target:
        """For one attack, from an address of its own."""
        return Target(self.server.port, self._found, f"127.0.0.{next(self._addresses)}")

    @property
    def memory(self) -> float:
        assert self.server.process is not None
        return memory(self.server.process.pid)


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    place = Besieged(tmp_path_factory.mktemp("besieged"))
    with place.server:
        players = HonestPlayers(place.server.port)
        players.start()
        yield place
        players.stop()
        assert not players.failures, "the honest players were answered to the end"
        assert len(players.waits) > 20
        assert "Traceback" not in place.log.read_text("utf-8", "replace")


@pytest.fixture(autouse=True)
def bounded(besieged: Besieged) -> Iterator[None]:
    """No attack makes the server grow without bounds, and afterwards it answers as before."""
    before = besieged.memory
    yield
    assert besieged.memory - before <= MOST
    assert slow_requests.is_answered(besieged.target) == 200


@pytest.mark.parametrize("flood", [floods.pings, floods.pongs, floods.fragments], ids=lambda one: str(one.__name__))
def test_finding_1__a_flood_of_frames_ends_its_socket(besieged: Besieged, flood: floods.Flood) -> None:
    found = flood(besieged.target, 1.0)
    assert found["connections"] > 0 and found["still open"] <= 1
    assert found["closed 1008"] + found["closed 0"] >= found["connections"] - 1


def test_finding_1__too_many_pings_are_told_so(besieged: Besieged) -> None:
    socket = WebSocket(besieged.target, "aaaaaaaaaa")
    for _ in range(30):
        socket.line.sendall(frame(WHOLE | PING, b"!"))
    socket.line.sendall(frame(WHOLE | PING, b"!") * 200)
    assert socket.closed() == 1008
    socket.close()


def test_finding_1__a_message_has_at_most_so_many_parts(besieged: Besieged) -> None:
    for parts, code in ((MOST_PARTS, 4400), (MOST_PARTS + 1, 1008)):
        socket = WebSocket(besieged.target, "aaaaaaaaaa")
        socket.line.sendall(frame(TEXT, b"x") + frame(REST, b"x") * (parts - 2) + frame(WHOLE | REST, b"x"))
        assert socket.closed() == code
        socket.close()


def test_finding_1__an_early_client_cannot_slip_past_the_count(besieged: Besieged) -> None:
    """Frames that come before the handshake is answered are counted like all others."""
    target = besieged.target
    with target.connect() as line:
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=="
        line.sendall(request("GET", "/api/tables/aaaaaaaaaa/live", None, b"", *upgrade, key))
        time.sleep(0.001)
        answer = b""
        try:
            for _ in range(40):
                line.sendall(frame(WHOLE | PING) * 1000)
            while piece := line.recv(65536):
                answer += piece
        except OSError:
            pass
        assert answer.count(b"\x8a\x00") <= 400, "pongs"


def test_finding_1__handshakes_are_counted(besieged: Besieged) -> None:
    target = besieged.target
    found = floods.handshakes(target, 4.0)
    assert 0 < found["sockets"] <= 260
    if not found["refused"]:  # a slow machine
        return
    with pytest.raises(ConnectionRefusedError, match="429"):
        WebSocket(target, "aaaaaaaaaa")


def test_finding_2__pongs_that_are_not_read_are_not_kept(besieged: Besieged) -> None:
    assert floods.unread(besieged.target, 2.0)["bytes"] > 0


def test_finding_3_and_4__words_at_a_long_table(besieged: Besieged) -> None:
    found = costly_requests.words(besieged.target, 2.0)
    assert found["welcomes"] > 0 and found["done"] + found["request.too-many"] > 0
    assert found["done"] <= 70, "a guest says one thing a second, and some at once"


def test_finding_3__a_long_record_is_refused_before_it_is_played(besieged: Besieged) -> None:
    target = besieged.target
    record = str(target.prepared["record"])
    body = prepared.import_body(record + "\n1 nonsense" * 100)
    answer = ask(target, "POST", "/api/records", target.prepared["tokens"][1], body)
    assert (answer.status, answer.json["code"]) == (400, "record.too-long")
    found = costly_requests.imports(target, 1.0)
    assert found["201"] + found["400"] > 0


def test_finding_3__histories_records_and_welcomes(besieged: Besieged) -> None:
    found = costly_requests.histories(besieged.target, 1.0)
    assert sum(count for what, count in found.items() if what.endswith("200")) + found["welcomes"] > 0


def test_finding_4__a_welcome_tells_no_more_than_the_last_happenings(besieged: Besieged) -> None:
    target = besieged.target
    socket = WebSocket(target, target.prepared["long"], target.prepared["tokens"][0])
    socket.line.settimeout(60.0)
    socket.send(HELLO)
    told = socket.hear("welcome")
    socket.close()
    assert told["seq"] > LENGTH and len(told["happenings"]) <= 500
    assert told["happenings"][-1]["seq"] == told["seq"]


def test_finding_5__a_delayed_table_can_be_polled(besieged: Besieged) -> None:
    found = costly_requests.delayed(besieged.target, 2.0)
    assert found["200"] > 0


def test_finding_8__half_a_request_is_no_failure_of_the_server(besieged: Besieged) -> None:
    found = slow_requests.halves(besieged.target, 1.0)
    assert found["halves"] > 0
    told = ask(Target(besieged.server.port, source="127.0.0.1"), "GET", "/metrics").body.decode()
    assert 'status="499"' in told and 'status="500"' not in told


def test_finding_9__endless_headers_end_the_connection(besieged: Besieged) -> None:
    found = slow_requests.headers(besieged.target, 2.0)
    for kind in ("small", "large", "address"):
        assert found[f"{kind}: closed"] >= found[f"{kind}: still open"]


def test_finding_9__too_many_headers_are_told_so(besieged: Besieged) -> None:
    with besieged.target.connect() as line:
        line.sendall(request("GET", "/healthz", None, b"", *(f"X-{i}: {'x' * 1000}" for i in range(70))))
        assert read_answer(line).status == 431
    with besieged.target.connect() as line:
        line.sendall(request("GET", "/healthz", None, b"", *(f"X-{i}: {'x' * 1000}" for i in range(50))))
        assert read_answer(line).status == 200


def test_finding_9__the_oldest_silent_connections_make_room(besieged: Besieged) -> None:
    found = slow_requests.silent(besieged.target, 3.0, most=700)
    assert found["connections"] == 700 and found["closed by the server"] >= 150


def test_finding_9__who_sends_no_request_in_time_is_closed(besieged: Besieged) -> None:
    target = besieged.target
    lines = [target.connect(30.0) for _ in range(3)]
    lines[1].sendall(b"GET /healthz HTTP/1.1\r\nX: ")
    lines[2].sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    for line in lines:
        with contextlib.suppress(ConnectionError):
            assert line.recv(1) == b""
        line.close()


def test_finding_17__a_request_names_its_host(besieged: Besieged) -> None:
    with besieged.target.connect() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\n\r\n")
        answer = read_answer(line)
        assert (answer.status, answer.json["code"]) == (400, "request.bad-host")
