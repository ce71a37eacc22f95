"""Which addresses a server may be made to send to: push services on the public network, and nothing near itself."""

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from serai.core.errors import BadInput

LONGEST = 1000
_NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Place(NamedTuple):
    """Where an endpoint is: by http only on this machine, for tests."""

    is_secure: bool
    host: str
    port: int
    #: The path and the query.
    target: str


class NotAllowed(OSError):
    """A name that leads to an address nobody should make us send to."""


def place_of(endpoint: str, may_be_local: bool) -> Place:
    """The parts of an endpoint; `push.bad-endpoint` for anything but https at the usual port of a public name."""
    refusal = BadInput("push.bad-endpoint")
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise refusal
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise refusal from None
    if not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise refusal
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if parts.scheme == "http" and may_be_local and _literal(host) is not None:
        return Place(False, host, port or 80, target)
    literal = _literal(host)
    is_named = literal is None and "." in host and not host.endswith((".localhost", ".local", ".internal", ".arpa"))
    if parts.scheme != "https" or port not in (None, 443) or not (is_named or (literal and is_public(literal))):
        raise refusal
    return Place(True, host, 443, target)


def resolve(place: Place, may_be_local: bool) -> str:
    """The address to connect to; `NotAllowed` if the name leads to any that is not public, also beside others.

    The connection goes to this very address: a name that changes its mind afterwards changes nothing.
    """
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    for text in addresses:
        address = ipaddress.ip_address(text)
        if not (is_public(address) or (may_be_local and not place.is_secure and address.is_loopback)):
            raise NotAllowed(f"{place.host} is not public")
    return addresses[0]


def is_public(address: Address) -> bool:
    """Whether an address is one of the public network, also if it is an IPv4 address inside an IPv6 one."""
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour
        if address in _NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(inside)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
