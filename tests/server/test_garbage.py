"""When cyclic garbage is looked for: seldom while people only play, soon after many sockets have come."""

from __future__ import annotations

import gc
import itertools
from types import SimpleNamespace
from typing import Any

import pytest

from serai.server.service import COLLECT_ROUNDS, COLLECT_SOCKETS, Service


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
