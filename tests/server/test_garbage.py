"""When cyclic garbage is looked for: seldom while people only play, soon after many sockets have come."""

from __future__ import annotations

import gc
import itertools
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from serai.server.http.endpoints import Asked, Endpoint
from serai.server.service import COLLECT_ROUNDS, COLLECT_SOCKETS, Service
from serai.server.tables.plans import Refusal


async def test_garbage_is_looked_for_after_many_sockets_and_seldom_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    sockets = SimpleNamespace(entered=0)
    service: Any = SimpleNamespace(_collections=itertools.count(1), _collected_at=0, open_sockets=sockets)
    for _ in range(COLLECT_ROUNDS - 1):
        await Service._collect(service)
    assert looked == []
    await Service._collect(service)
    assert looked == [0], "once in a while, though no socket came"
    sockets.entered += COLLECT_SOCKETS
    await Service._collect(service)
    await Service._collect(service)
    assert looked == [0, 0], "once after many sockets"


async def test_a_refused_request_is_forgotten_at_once() -> None:
    """Its body may be large, and cyclic garbage is looked for seldom: nothing may hold it in a cycle."""

    async def refuse(asked: Asked) -> None:
        raise Refusal("table.unknown")

    endpoint = Endpoint("POST", "/refused", refuse, None, dict[str, str])
    app = Starlette(routes=[endpoint.route()])
    app.state.service = SimpleNamespace(limits=SimpleNamespace(require=_allowed))
    gc.collect()
    gc.disable()
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            answer = await client.post("/refused", json={"record": "x" * 1000})
        assert (answer.status_code, answer.json()["code"]) == (404, "table.unknown")
        assert [one for one in gc.get_objects() if isinstance(one, Asked)] == []
    finally:
        gc.enable()


async def _allowed(*_: object) -> None:
    return None
