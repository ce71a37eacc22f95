"""Fixtures of the tests of bot workers."""

from __future__ import annotations

import pytest

from server.bots.tampering import compile_everything


@pytest.fixture(scope="session")
def compiled() -> None:
    """Rules and search are compiled: no worker is slow for that reason."""
    compile_everything()
