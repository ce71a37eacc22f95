"""Health: alive is not ready, and asking is no way to do harm."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from serai.server.http import health


def answer(app: Starlette, path: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://x") as client:
            return await client.get(path)

    return asyncio.run(ask())


def ready(**checks: Any) -> tuple[int, Any]:
    found = answer(Starlette(routes=health.routes(lambda: checks)), "/readyz")
    return found.status_code, found.json()


async def fine() -> None:
    pass


async def no() -> bool:
    return False


async def broken() -> bool:
    raise ConnectionError("postgresql://me:hunter2@host")


async def silent() -> bool:
    await asyncio.sleep(60)
    return True


def test_ready_only_if_every_check_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "SECONDS", 0.05)
    assert ready(database=fine, redis=fine) == (200, {"ready": True, "checks": {"database": True, "redis": True}})
    for bad in (no, broken, silent):
        status, said = ready(database=fine, redis=bad)
        assert status == 503
        assert said == {"ready": False, "checks": {"database": True, "redis": False}}


def test_before_the_start_there_is_nothing_to_check() -> None:
    assert ready() == (503, {"ready": False, "checks": {}})


def test_alive_whatever_the_checks_say() -> None:
    app = Starlette(routes=health.routes(lambda: {"database": broken}))
    assert answer(app, "/healthz").json() == {"alive": True}


def test_many_questions_are_one_check() -> None:
    asked = 0

    async def counted() -> None:
        nonlocal asked
        asked += 1

    def checks() -> Mapping[str, health.Check]:
        return {"database": counted}

    async def ask() -> None:
        found = health.Health(checks)
        await asyncio.gather(*(found.state() for _ in range(100)))

    asyncio.run(ask())
    assert asked == 1
