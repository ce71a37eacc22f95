"""Headers, origins, sizes and failures, over real connections."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.server_in_thread import Running, running, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    flags = {"allowed_origins": "https://friend.example", "body_bytes": 2048, "import_bytes": 8192}
    with running(settings_for(tmp_path_factory.mktemp("server"), **flags)) as found:
        yield found


@pytest.fixture(scope="module")
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as found:
        yield found


def refusal(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status
    assert answer.json()["code"] == code
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-request-id"]


def test_every_answer_has_strict_headers(client: httpx.Client) -> None:
    for path in ("/hello", "/no-such-page", "/fail", "/healthz"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"].split("; ")
        assert {"default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers
        assert "strict-transport-security" not in headers


def test_what_the_app_says_itself_stands(client: httpx.Client) -> None:
    headers = client.get("/file").headers
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["etag"] == '"1"' and "cache-control" not in headers, "files may be kept"


def test_https_behind_a_trusted_proxy_is_made_to_stay(client: httpx.Client) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    answer = client.get("/hello", headers=forwarded)
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    assert answer.json()["from"] == "203.0.113.9"


def test_an_untrusted_proxy_is_not_believed(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    for proxies in ("10.0.0.0/8", ()):
        with running(settings_for(tmp_path, trusted_proxies=proxies)) as server:
            answer = httpx.get(f"{server.url}/hello", headers=forwarded)
            assert answer.json()["from"] == "127.0.0.1"
            assert "strict-transport-security" not in answer.headers


def test_request_ids(client: httpx.Client) -> None:
    assert client.get("/hello", headers={"x-request-id": "my-request.1"}).headers["x-request-id"] == "my-request.1"
    for strange in ("short", "x" * 65, "a b c d e f", 'x"y"z"12345'):
        assert client.get("/hello", headers={"x-request-id": strange}).headers["x-request-id"] != strange
    assert client.get("/hello").headers["x-request-id"] != client.get("/hello").headers["x-request-id"]


def test_requests_are_logged_once_without_secrets(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whatever a library did to uvicorn's own log, which would contain the whole address.
    monkeypatch.setattr(logging.getLogger("uvicorn.access"), "propagate", True)
    caplog.set_level(logging.INFO, "uvicorn.access")
    with httpx.Client(base_url=server.url) as client, caplog.at_level(logging.INFO, "serai.access"):
        client.get("/join/s3cr3t?token=s3cr3t", headers={"cookie": "serai_guest=s3cr3t"})
        until = time.monotonic() + 5.0
        # An answer goes out before it is logged, that of the test before this one too.
        while not (logged := [one for one in caplog.records if "/hello" not in one.getMessage()]):
            assert time.monotonic() < until
            time.sleep(0.01)
    (record,) = logged
    assert record.getMessage() == "GET /join/…"
    assert record.fields["status"] == 200 and record.fields["from"] == "127.0.0.1"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "https://friend.example.evil", "x"]
)
def test_a_page_of_another_site_changes_nothing(client: httpx.Client, server: Running, origin: str) -> None:
    refusal(client.post("/sized", headers={"origin": origin}), 403, "request.wrong-origin")
    assert client.get("/hello", headers={"origin": origin}).status_code == 200, "reading is for the browser to refuse"
    with pytest.raises(InvalidStatus) as caught:
        connect(server.ws, origin=origin)  # type: ignore[arg-type]
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body or b"")["code"] == "request.wrong-origin"
    assert caught.value.response.headers["x-request-id"]


def test_our_own_pages_friends_and_programs_may(client: httpx.Client, server: Running) -> None:
    for headers in (
        {},
        {"origin": server.url},
        {"origin": "https://friend.example"},
        {"origin": "HTTPS://Friend.example"},
    ):
        assert client.post("/sized", headers=headers).status_code == 200
        with connect(server.ws, additional_headers=headers) as socket_:
            socket_.send("hi")
            assert socket_.recv() == "hi"
    refusal(client.post("/sized", headers={"sec-fetch-site": "cross-site"}), 403, "request.wrong-origin")


def test_with_a_public_url_the_host_header_counts_for_nothing(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, public_url="https://play.example.org")) as server:
        headers = {"host": "rebound.example", "origin": "http://rebound.example"}
        refusal(httpx.post(f"{server.url}/sized", headers=headers), 400, "request.bad-host")
        strange = {"host": "play.example.org", "origin": "http://rebound.example"}
        refusal(httpx.post(f"{server.url}/sized", headers=strange), 403, "request.wrong-origin")
        ours = {"host": "inner:8000", "origin": "https://play.example.org"}
        assert httpx.post(f"{server.url}/sized", headers=ours).status_code == 200


def test_refusals_are_said_in_the_readers_language(client: httpx.Client) -> None:
    said = set()
    for language in ("en", "fr-CH, en;q=0.5", "de, it;q=0.8", "ja", "en;q=0.1, ru;q=0.9", "tlh", "q=;;,"):
        headers = {"origin": "null", "accept-language": language}
        said.add(client.post("/sized", headers=headers).json()["message"])
    assert len(said) == 5


def chunks(size: int) -> Iterator[bytes]:
    for _ in range(size // 512):
        yield b"x" * 512


def test_bodies_beyond_the_limit(client: httpx.Client) -> None:
    assert client.post("/sized", content=b"x" * 2048).json() == {"bytes": 2048}
    assert client.post("/sized", content=chunks(2048)).json() == {"bytes": 2048}
    assert client.post("/import", content=chunks(8192)).json() == {"bytes": 8192}
    for path, size in (("/sized", 2049), ("/swallow", 2049), ("/import", 8193)):
        answer = client.post(path, content=b"x" * size)
        refusal(answer, 413, "request.too-large")
        assert answer.json()["args"] == {"most": 8192 if path == "/import" else 2048}
    for path in ("/sized", "/swallow", "/import"):
        answer = client.post(path, content=chunks(16384))
        refusal(answer, 413, "request.too-large")
    assert client.post("/sized", content=b"x").json() == {"bytes": 1}


def test_a_body_without_end_is_cut(server: Running) -> None:
    """Chunk after chunk, for as long as the server lets it: no more than the limit is ever kept."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
        raw.sendall(b"POST /sized HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        with pytest.raises((ConnectionError, TimeoutError)):
            for _ in range(100_000):
                raw.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")


def test_a_failure_gives_an_id_and_no_traceback(
    client: httpx.Client, server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    answer = client.get("/fail")
    refusal(answer, 500, "request.failed")
    assert answer.json()["args"] == {"request": answer.headers["x-request-id"]}
    assert "RuntimeError" not in answer.text and "12345" not in answer.text
    assert any(record.exc_info for record in caplog.records)
    with pytest.raises(httpx.RemoteProtocolError):
        client.get("/fail-late")
    with connect(server.ws) as socket_:
        socket_.send("fail")
        with pytest.raises(ConnectionClosed) as caught:
            socket_.recv()
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 1011


def test_frames_beyond_the_limit_end_the_socket(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, frame_bytes=1024)) as server, connect(server.ws) as socket_:
        assert "sec-websocket-extensions" not in socket_.response.headers, "no compression"
        socket_.send("x" * 1024)
        assert socket_.recv() == "x" * 1024
        socket_.send("x" * 1025)
        with pytest.raises(ConnectionClosed) as caught:
            socket_.recv()
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 1009
