"""A guest names an address, and the server sends there: only to push services on the public network."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any

import pytest

from serai.core.errors import BadInput
from serai.server.push.addresses import NotAllowed, Place, is_public, place_of, resolve

GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYA",
    "https://8.8.8.8/push",
)
BAD = (
    "",
    "push",
    "http://push.example.org/x",
    "ftp://push.example.org/x",
    "https:///x",
    "https://localhost/x",
    "https://intranet/x",
    "https://printer.local/x",
    "https://metadata.google.internal/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://[2002:a00:1::]/x",
    "https://user@push.example.org/x",
    "https://user:word@push.example.org/x",
    "https://push.example.org:8080/x",
    "https://push.example.org:99999/x",
    "https://push.example.org/x#y",
    "https://push.example.org/x y",
    "https://push.example.org/x\r\nHost: other",
    "https://push.exämple.org/x",
    "https://push.example.org/" + "x" * 1000,
)


@pytest.mark.parametrize("endpoint", GOOD)
def test_push_services_are_accepted(endpoint: str) -> None:
    place = place_of(endpoint, may_be_local=False)
    assert place.is_secure and place.port == 443 and endpoint.endswith(place.target)


@pytest.mark.parametrize("endpoint", BAD)
def test_anything_else_is_refused(endpoint: str) -> None:
    for may_be_local in (False, True):
        with pytest.raises(BadInput, match=r"push\.bad-endpoint"):
            place_of(endpoint, may_be_local)


def test_this_machine_only_where_tests_say_so() -> None:
    assert place_of("http://127.0.0.1:8140/x", may_be_local=True) == Place(False, "127.0.0.1", 8140, "/x")
    with pytest.raises(BadInput):
        place_of("http://127.0.0.1:8140/x", may_be_local=False)
    with pytest.raises(NotAllowed):
        resolve(Place(False, "10.0.0.1", 80, "/"), may_be_local=True)
    with pytest.raises(NotAllowed):
        resolve(Place(False, "127.0.0.1", 80, "/"), may_be_local=False)


@pytest.mark.parametrize(
    "found", [["10.1.2.3"], ["8.8.8.8", "127.0.0.1"], ["::1"], ["fe80::1%eth0"], ["fc00::1"], ["::ffff:192.168.1.1"]]
)
def test_a_name_that_leads_home_is_not_followed(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    def looked_up(host: str, port: int, **how: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    for may_be_local in (False, True):
        with pytest.raises(NotAllowed):
            resolve(Place(True, "push.example.org", 443, "/x"), may_be_local)


def test_public_addresses() -> None:
    public = ("8.8.8.8", "2001:4860:4860::8888", "::ffff:8.8.8.8", "64:ff9b::808:808")
    private = ("0.0.0.0", "100.64.0.1", "224.0.0.1", "255.255.255.255", "::", "ff02::1", "2001::1", "fec0::1")
    assert all(is_public(ipaddress.ip_address(text)) for text in public)
    assert not any(is_public(ipaddress.ip_address(text)) for text in private)
