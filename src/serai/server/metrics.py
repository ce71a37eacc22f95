"""What is counted and measured, for Prometheus.

With several workers the numbers meet in files of a folder, `PROMETHEUS_MULTIPROC_DIR`; `start` sets the variable
before any worker imports this module, since prometheus_client reads it when it is imported.
"""

import ipaddress
import os
from bisect import bisect_left
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache

import prometheus_client as prometheus
from prometheus_client import Counter, Gauge, Histogram, multiprocess
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)


class _SumsOfSeconds(Histogram):
    """A histogram to which many observations can be added at once; the library has no way to."""

    def add(self, counts: Sequence[int], seconds: float) -> None:
        """Add observations: how many fall into each bucket, and their sum."""
        self._sum.inc(seconds)
        for bucket, count in zip(self._buckets, counts):
            if count:
                bucket.inc(count)


sockets_open = Gauge("serai_sockets_open", "WebSockets open now", multiprocess_mode="livesum")
connections_passed = Counter("serai_connections_passed", "Connections passed on to the worker of their table")
tables_alive = Gauge("serai_tables_alive", "Tables held in memory", multiprocess_mode="livesum")
commands = Counter("serai_commands", "Commands answered", ["kind", "outcome"])
command_seconds = _SumsOfSeconds("serai_command_seconds", "From a command's arrival to its answer", buckets=_FAST)
refusals = Counter("serai_refusals", "Refusals, by code", ["code"])
commit_entries = Histogram("serai_commit_entries", "Log entries in one transaction", buckets=[2**n for n in range(9)])
commit_seconds = Histogram("serai_commit_seconds", "Length of a transaction", buckets=_FAST)
bots_waiting = Gauge("serai_bots_waiting", "Decisions waiting for a bot process", multiprocess_mode="livesum")
bot_seconds = Histogram("serai_bot_seconds", "From asking for a bot's decision to having it", ["level"], buckets=_SLOW)
calls = Counter("serai_calls", "Calls to players who were not looking, by kind and outcome", ["kind", "outcome"])
push_seconds = Histogram("serai_push_seconds", "From a message for a push service to its answer", buckets=_SLOW)
requests = Counter("serai_requests", "HTTP requests answered", ["method", "status"])
request_seconds = Histogram("serai_request_seconds", "Length of HTTP requests", buckets=_FAST)


class AnsweredCommands:
    """Commands that were answered, noted down by the event loop, which adds them to the metrics once a second.

    The metrics themselves take ten times as long, for their locks and checks.
    """

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._counts: dict[tuple[str, str], int] = {}
        self._buckets = [0] * (len(_FAST) + 1)
        self._seconds = 0.0

    def note(self, kind: str, outcome: str, seconds: float) -> None:
        """A command of this kind was answered after some time: `done`, `behind`, `refused` or `failed`."""
        key = kind, outcome
        self._counts[key] = self._counts.get(key, 0) + 1
        self._buckets[bisect_left(_FAST, seconds)] += 1
        self._seconds += seconds

    def settle(self) -> None:
        """Add what was noted down to the metrics."""
        for (kind, outcome), count in self._counts.items():
            commands.labels(kind, outcome).inc(count)
        command_seconds.add(self._buckets, self._seconds)
        self._begin()


answered = AnsweredCommands()


@lru_cache(maxsize=512)
def refusal(code: str) -> Counter:
    """The counter of one code."""
    return refusals.labels(code)


def exposition() -> bytes:
    """All metrics of all workers, as Prometheus reads them."""
    registry = prometheus.REGISTRY
    if os.environ.get(FOLDER):
        registry = prometheus.CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return prometheus.generate_latest(registry)


#: What proxies add, one or the other.
_PROXIES = frozenset(
    ("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "x-real-ip", "via", "cf-connecting-ip")
)


def _is_near(request: Request) -> bool:
    """Whether the server was asked for by an address, or by a name without a dot."""
    name = (request.url.hostname or "").lower()
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return "." not in name


def _may_read(request: Request, networks: Sequence[str]) -> bool:
    """Whether a request comes from one of the networks that may read the metrics.

    A proxy on this machine that is not trusted makes everybody look local; its headers give it away. So does a page
    elsewhere whose name leads here; the name gives it away.
    """
    if "*" in networks:
        return True
    try:
        address = ipaddress.ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    if address.is_loopback and (not _PROXIES.isdisjoint(request.headers.keys()) or not _is_near(request)):
        return False
    return any(address in ipaddress.ip_network(network) for network in networks)


def route(networks: Sequence[str]) -> Route:
    """`/metrics`; it does not exist for those who may not read it."""

    def metrics(request: Request) -> Response:
        if not _may_read(request, networks):
            return Response(status_code=404)
        return Response(exposition(), headers={"content-type": prometheus.CONTENT_TYPE_LATEST})

    return Route("/metrics", metrics, methods=["GET"], include_in_schema=False)
