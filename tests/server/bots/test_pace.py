"""Pauses of bots: they look human, and are the same whatever is hidden."""

from __future__ import annotations

import inspect
from statistics import median, quantiles
from typing import get_args

import pytest

from serai import games
from serai.core.random import below, seeded
from serai.server.bots import pace

KEY = bytes(range(32))


def pauses(**settings: object) -> list[float]:
    return [pace.pause(KEY, "table", seq, **settings) for seq in range(4_000)]  # type: ignore[arg-type]


def test_they_look_human() -> None:
    """Log-normal between 0.8 and 3.5 seconds, the median near 1.4: skewed, never regular."""
    found = pauses()
    assert 0.8 <= min(found) < 0.83
    assert 3.0 < max(found) <= 3.5
    assert 1.38 < median(found) < 1.52
    low, middle, high = quantiles(found, n=4)
    assert high - middle > middle - low
    assert len({round(one, 2) for one in found}) > 150


def test_further_decisions_are_shorter() -> None:
    assert all(less == pytest.approx(whole / 2) for less, whole in zip(pauses(further=True), pauses()))


def test_paces() -> None:
    assert set(pauses(pace="instant")) == {0.0}
    assert set(pace.GRID) == set(get_args(pace.Pace))


def test_a_pause_is_the_same_each_time_and_for_nobody_else() -> None:
    assert pace.pause(KEY, "table", 7) == pace.pause(KEY, "table", 7)
    others = {(KEY, "table", 7), (KEY, "table", 8), (KEY, "tables", 7), (bytes(32), "table", 7)}
    assert len({pace.pause(*one) for one in others}) == len(others)
    assert len({pace.seed_for(*one) for one in others}) == len(others)
    assert all(0 <= pace.seed_for(*one) < 2**63 for one in others)


def test_twin_worlds_have_the_same_pauses() -> None:
    """Two worlds with the same view for the onlooker and other hidden cards: nothing that differs can be given.

    What the bot holds changes how many moves it has, and how long it computes: neither reaches what is seen. The number
    of moves is not told where it is a secret, and computing within the pause does not move the release.
    """
    assert set(inspect.signature(pace.pause).parameters) == {"key", "table", "seq", "pace", "further"}
    game, random = games.load("jaipur"), seeded(5)
    position = game.start()
    while position.is_chance:
        position = position.chance(random)
    bot = position.mover
    seen = position.view(1 - bot)
    twins = [game.determinize(seen, seeded(world)) for world in range(40)]
    assert {bytes(twin.view(1 - bot)) for twin in twins} == {bytes(seen)}
    assert len({len(twin.legal_moves) for twin in twins}) > 5
    shown = set()
    for twin in twins:
        computing = 0.004 * len(twin.legal_moves) + 0.001 * below(random, 300)
        for seq in (2, 5):
            pause = pace.pause(KEY, "table", seq)
            shown.add((seq, pace.release_at(100.0, pause, 100.0 + computing)))
    assert len(shown) == 2


def test_the_release_waits_for_the_pause_or_the_grid() -> None:
    assert pace.release_at(10.0, 1.5, 10.2) == 11.5
    assert pace.release_at(10.0, 1.5, 11.5) == 11.5
    assert pace.release_at(10.0, 1.5, 11.51) == 12.0
    assert pace.release_at(10.0, 1.5, 12.0) == 12.0
    assert pace.release_at(10.0, 1.5, 13.2) == 13.5
    assert pace.release_at(10.0, 0.0, 10.01, "instant") == pytest.approx(10.05)


def test_slow_computing_shows_only_in_steps() -> None:
    """Whatever the computer needed beyond the pause, there are few moments at which the move can appear."""
    shown = {round(pace.release_at(0.0, 1.2, 1.2 + 0.003 * n), 6) for n in range(500)}
    assert shown == {1.2, 1.7, 2.2, 2.7}
