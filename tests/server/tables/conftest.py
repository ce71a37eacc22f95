"""Bots of these tests move without the rest of a tick: `test_pace.py` tests the grid on which moves appear."""

from __future__ import annotations

import pytest

from serai.server.bots import pace


@pytest.fixture(autouse=True)
def no_grid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pace.GRID, "instant", 0.0005)
