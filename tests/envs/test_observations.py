"""Observations: from the view alone, without loss, every number with a name."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from serai import games
from serai.core.game import Game
from serai.core.observation_code import pieces
from serai.core.position import Position
from serai.core.random import below, seeded
from serai.envs.batch import Batch, observation_of
from serai.envs.kernels import look


def positions(game: Game, seed: int, count: int) -> Iterator[Position]:
    """Positions of random games in which a player is to move, and their ends."""
    random, position = seeded(seed), game.start()
    while count:
        if position.is_chance:
            position = position.chance(random)
            continue
        yield position
        count -= 1
        moves = position.legal_moves.codes
        position = game.start() if position.is_over else position.play_code(int(moves[below(random, len(moves))]))


def observed(game: Game, position: Position, seat: int) -> np.ndarray:
    views, numbers = np.zeros(2, game.definition.view), np.zeros(len(observation_of(game)), np.float32)
    look(game.boxes, position.array.copy(), seat, views, numbers)
    assert views[:1].tobytes() == bytes(position.view(seat))
    return numbers


def test_twin_worlds_look_the_same_to_a_seat(game: Game) -> None:
    """Two positions that a seat cannot tell apart give it the same numbers, and the same actions, byte for byte."""
    batch, random, twins = Batch(game, 1, has_mask=True), seeded(9), 0
    for position in positions(game, 1, 150):
        for seat in range(game.seats):
            twin = game.determinize(position.view(seat), random)
            twins += bytes(twin) != bytes(position)
            assert observed(game, twin, seat).tobytes() == observed(game, position, seat).tobytes()
        if position.turn is not None:
            twin = game.determinize(position.view(position.turn), random)
            assert (
                batch.actions.mask(twin.legal_moves.codes).tobytes()
                == batch.actions.mask(position.legal_moves.codes).tobytes()
            )
    assert twins > 50 or game.id != "jaipur"  # Istanbul hides nothing that is decided


def test_nothing_of_the_view_is_lost(game: Game) -> None:
    """Views that differ in anything but the viewer's number give different numbers."""
    seen: dict[bytes, bytes] = {}
    for position in positions(game, 2, 300):
        view = position.view(0)
        assert seen.setdefault(observed(game, position, 0).tobytes(), bytes(view)) == bytes(view)
    assert len(seen) > 200


def test_every_number_has_a_name_and_keeps_its_bounds(game: Game) -> None:
    observation = observation_of(game)
    assert len(set(observation.names)) == len(observation) == observation.rows[-1].end
    assert observation.table().count("\n") == len(observation.rows)
    high = observation.high()
    for position in positions(game, 3, 100):
        numbers = observed(game, position, 0)
        assert (abs(numbers) <= high).all() and abs(numbers).max() < 12


def test_a_seat_sees_itself_first(jaipur: Game) -> None:
    position = jaipur.start().play("first 1").play("deal DDGPK SSLLK GL")
    names = observation_of(jaipur).names
    mine, other = (dict(zip(names, observed(jaipur, position, seat).tolist())) for seat in (0, 1))
    assert mine["hand.D"] == pytest.approx(2 / 7) and other["hand.S"] == pytest.approx(2 / 7)
    assert (mine["mover.0"], mine["mover.1"], other["mover.0"], other["mover.1"]) == (1, 0, 0, 1)
    assert mine["hand_worth.D"] == pytest.approx(14 / 20) and other["hand_worth.D"] == 0
    assert mine["next_token.D"] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_code_that_writes_many_numbers_at_once_writes_what_plain_python_does(seats: int) -> None:
    tables = [games.load("istanbul", seats=seats), *([games.load("jaipur")] if seats == 2 else [])]
    for game in tables:
        observation, compared = observation_of(game), 0
        for position in positions(game, seats, 60):
            for viewer in range(-1, game.seats):
                view = position.view(viewer).array[0]
                quick, plain = np.full((2, len(observation) + 2), 7, np.float32)
                observation.encode(game.boxes[0], view, quick[1:-1])
                observation.plain(game.boxes[0], view, plain[1:-1])
                assert quick.tobytes() == plain.tobytes()
                compared += len(np.unique(plain))
        assert compared > 600 and quick[0] == quick[-1] == 7


@pytest.mark.parametrize("count", [*range(1, 70), 128])
def test_pieces_cover_all_numbers_and_nothing_else(count: int) -> None:
    covered = {at for first, width in pieces(count) for at in range(first, first + width)}
    assert covered == set(range(count)) and min(first for first, _ in pieces(count)) == 0
