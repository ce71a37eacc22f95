"""Many games at once: the same rules as one by one, the same games for the same seed, nothing hidden shown."""

from __future__ import annotations

import numpy as np
import pytest

from serai import games
from serai.core.errors import IllegalMove
from serai.core.game import Game
from serai.lab.batch import Batch


def test_a_batch_does_what_single_games_do(game: Game) -> None:
    batch = Batch(game, 6, seed=3)
    for _ in range(12):
        moves, counts = batch.legal_moves()
        positions = list(batch)
        for number, position in enumerate(positions):
            assert moves[number, : counts[number]].tolist() == position.legal_moves.codes.tolist()
            assert not moves[number, counts[number] :].any()
        chosen = np.array([row[count // 2] if count else 0 for row, count in zip(moves, counts)])
        batch.play(chosen)
        for before, after, code in zip(positions, batch, chosen.tolist()):
            reached = before.play_code(code)
            assert after.is_over or after.turn is not None
            if not reached.is_chance:
                assert after == reached
    views = batch.observe()
    for position, view in zip(batch, views):
        seat = -1 if position.turn is None else position.turn
        assert bytes(position.view(seat)) == view.tobytes()
    assert batch.observe(0)[2].tobytes() == bytes(batch[2].view(0))


def test_games_are_the_same_in_a_batch_of_any_size(game: Game) -> None:
    small, large = Batch(game, 3, seed=5), Batch(game, 9, seed=5)
    assert small.play_random(40) <= 120
    large.play_random(40)
    assert small.states.tobytes() == large.states[:3].tobytes()
    assert small.states.tobytes() != Batch(game, 3, seed=6).states.tobytes()


def test_finished_games_stand_still_until_they_are_restarted(game: Game) -> None:
    batch = Batch(game, 4)
    batch.play_random(100_000)
    assert batch.is_over.all() and (batch.movers == -2).all() and all(position.is_over for position in batch)
    before = batch.states.tobytes()
    assert batch.play_random(5) == 0
    batch.play(np.zeros(4, np.int64))
    assert batch.states.tobytes() == before and batch.legal_moves()[1].tolist() == [0] * 4
    batch.restart([1, 3])
    assert batch.is_over.tolist() == [True, False, True, False]
    batch.restart(batch.is_over)
    assert not batch.is_over.any() and len(batch) == 4


def test_what_does_not_fit_is_refused_and_changes_nothing(game: Game) -> None:
    batch = Batch(game, 3)
    before = batch.states.tobytes()
    moves, _ = batch.legal_moves()
    chosen = moves[:, 0].copy()
    chosen[1] = -7
    with pytest.raises(IllegalMove, match="game 1, code -7"):
        batch.play(chosen)
    for wrong in ([1, 2], np.zeros((3, 1), int), 5):
        with pytest.raises(ValueError, match="one move for each"):
            batch.play(wrong)  # type: ignore[arg-type]
    for seats in (9, -2, [0, 1]):
        with pytest.raises(ValueError):
            batch.observe(seats)
    for number in (1.5, "1", None):
        with pytest.raises(TypeError, match="whole numbers"):
            batch.play([number] * 3)  # type: ignore[list-item]
        with pytest.raises(TypeError, match="whole numbers"):
            batch.observe([number])
    for size in (0, -1, 1 << 30):
        with pytest.raises(ValueError):
            Batch(game, size)
    with pytest.raises(TypeError):
        Batch(game, 1.5)  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        batch[3]
    with pytest.raises(ValueError, match="read-only"):
        batch.states["mover"][0] = 1
    assert batch.states.tobytes() == before


def test_twin_worlds_give_a_seat_the_same_view() -> None:
    """Two batches that differ in what the first seat cannot see: its observations are byte for byte the same."""
    start = games.load("jaipur").start().play("first 1")
    one, other = start.play("deal DDLLK SSPLK GL"), start.play("deal DDLLK CCPCK GL")
    batch, twin = Batch(one.game, 1), Batch(one.game, 1)
    batch._states[:], twin._states[:] = one.array, other.array
    assert batch.observe(0).tobytes() == twin.observe(0).tobytes()
    assert batch.observe(1).tobytes() != twin.observe(1).tobytes()
    assert batch.legal_moves()[0].tolist() == twin.legal_moves()[0].tolist()
