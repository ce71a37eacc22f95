"""Limits: a guest who floods is stopped, nobody else is, and a Redis that is gone locks nobody out."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from serai.server.limits import Bucket, Connections, Limits, TooMany, address_key, bucket
from server.real_redis import RealRedis
from server.server_in_thread import settings_for


def test_a_flood_is_stopped_and_its_neighbour_is_not(tmp_path: Path) -> None:
    async def flood() -> None:
        limits = Limits(settings_for(tmp_path, tables_per_hour=5))
        assert [await limits.allowed("table", "ada") for _ in range(8)] == [True] * 5 + [False] * 3
        assert await limits.allowed("table", "bob")
        assert await limits.allowed("guest", "ada"), "another kind is counted by itself"
        with pytest.raises(TooMany) as caught:
            await limits.require("table", "bob", "ada")
        assert caught.value.code == "request.too-many"
        await limits.close()

    asyncio.run(flood())


def test_workers_count_together_in_redis(tmp_path: Path) -> None:
    async def flood(address: str) -> None:
        one, two = (Limits(settings_for(tmp_path, tables_per_hour=4, redis=address)) for _ in range(2))
        allowed = [await limits.allowed("table", "ada") for _ in range(4) for limits in (one, two)]
        assert allowed == [True] * 4 + [False] * 4
        await one.close()
        await two.close()

    with RealRedis(tmp_path) as redis:
        asyncio.run(flood(redis.url))


def test_without_redis_every_worker_counts_for_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def flood() -> None:
        limits = Limits(settings_for(tmp_path, tables_per_hour=3, redis=f"unix://{tmp_path}/gone.sock"))
        assert [await limits.allowed("table", "ada") for _ in range(5)] == [True] * 3 + [False] * 2
        await limits.close()

    asyncio.run(flood())
    assert [record.name for record in caplog.records] == ["serai.limits"], "it is said once, not every time"


def test_connections_are_counted_while_they_are_open(tmp_path: Path) -> None:
    connections = Connections(settings_for(tmp_path, connections_per_address=3, connections_per_guest=2))
    assert connections.enter("a", "ada")
    assert connections.enter("a", "ada")
    assert not connections.enter("a", "ada"), "enough for one guest"
    assert connections.enter("a", "bob")
    assert not connections.enter("a", "eve"), "enough for one address"
    assert connections.enter("b", "eve")
    connections.leave("a", "ada")
    assert connections.enter("a", "ada")
    for _ in range(2):
        connections.leave("a", "ada")
    connections.leave("a", "bob")
    connections.leave("b", "eve")
    assert not connections._addresses and not connections._guests, "nothing is remembered of guests who have left"


def test_a_bucket_empties_and_fills(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    own = Bucket(rate=2.0, burst=3.0)
    assert [own.take() for _ in range(4)] == [True, True, True, False]
    assert own.wait == 0.5
    now += 0.5
    assert [own.take(), own.take()] == [True, False]
    now += 1000
    assert [own.take() for _ in range(4)] == [True, True, True, False]
    full = bucket(settings_for(tmp_path, commands_burst=2))
    assert [full.take() for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        (None, "?"),
    ],
)
def test_an_address_is_counted_by_whom_it_belongs_to(host: str | None, key: str) -> None:
    assert address_key(host) == key
