"""The machine code of the network: the same scores as the plain functions, to the last bit."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from serai.bots import evaluation
from serai.bots.network_code import WIDTHS

Floats = NDArray[np.float32]


def network(width: int, count: int) -> Floats:
    """Random weights."""
    return np.random.default_rng(count).normal(size=(count + 2, width)).astype(np.float32)


def sparse(random: np.random.Generator, count: int) -> Floats:
    """Random features, any share of them zero; behind them stands what no network may read."""
    found = np.full(count + 16, np.nan, np.float32)
    found[:count] = random.normal(size=count) * (random.random(count) < random.random())
    return found


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", [3, 4, 62, 66, 288])
def test_rows_of_zeros_change_nothing(width: int, count: int) -> None:
    weights, random = network(width, count), np.random.default_rng(1)
    for _ in range(200):
        numbers = sparse(random, count)
        hidden, plain = np.zeros((2, width), np.float32)
        evaluation.hidden_layer(count, weights, numbers, hidden)
        evaluation.plain_hidden_layer(count, weights, numbers, plain)
        assert hidden.tolist() == plain.tolist()
        score = evaluation.score_of(count, weights, numbers, np.zeros(width, np.float32))
        assert score == evaluation.plain_output(weights, plain)


@pytest.mark.parametrize("case", range(16))
def test_every_case_of_four_features(case: int) -> None:
    """Each has its own order of rows."""
    weights = network(64, 4)
    numbers = np.array([0.3 * (i + 1) if case >> i & 1 else 0.0 for i in range(4)] + [np.nan] * 16, np.float32)
    hidden, plain = np.zeros((2, 64), np.float32)
    evaluation.hidden_layer(4, weights, numbers, hidden)
    evaluation.plain_hidden_layer(4, weights, numbers, plain)
    assert hidden.tolist() == plain.tolist()


@pytest.mark.parametrize("count", [3, 16, 62, 66])
def test_changes_are_added_in_order(count: int) -> None:
    weights, random = network(64, count), np.random.default_rng(2)
    for _ in range(200):
        before = sparse(random, count)
        numbers = np.where(random.random(count + 16) < random.random(), sparse(random, count), before)
        hidden, room = np.zeros((2, 64), np.float32)
        evaluation.hidden_layer(count, weights, before, hidden)
        arguments = (count, weights, numbers, before, hidden, room)
        assert evaluation.changed_score(*arguments) == evaluation.plain_changed_score(*arguments)


def test_other_widths_are_plain() -> None:
    weights, numbers = network(5, 7), sparse(np.random.default_rng(3), 7)
    hidden, plain = np.zeros((2, 5), np.float32)
    evaluation.hidden_layer(7, weights, numbers, hidden)
    evaluation.plain_hidden_layer(7, weights, numbers, plain)
    assert hidden.tolist() == plain.tolist()


def test_networks_begin_with_a_line_of_the_cache() -> None:
    found = evaluation.in_lines(network(64, 9))
    assert found.ctypes.data % 64 == 0
    assert found.tolist() == network(64, 9).tolist()
