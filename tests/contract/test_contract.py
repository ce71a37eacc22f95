"""What the contract promises, on every game there is."""

from __future__ import annotations

import copy
import pickle
import random
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai import games
from serai.bots import player
from serai.core import contract, entry_points
from serai.core.errors import BadRecord, GameError, GameOver, IllegalMove, NotYourTurn, Problem
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.reading import read_records
from serai.core.record import Record
from serai.core.trace import CLOSED
from serai.core.writing import to_json, to_text
from serai.lab.playout import stress
from serai.lab.simulate import play_game, play_games


@cache
def walk(game: Game, seed: int) -> tuple[tuple[Position, int], ...]:
    """The positions of a random game, each with the packed move made there."""
    record = play_game(game, [player("random")] * game.seats, seed, 0)
    return tuple((before, code) for before, code, _ in record.steps())


def test_random_play_ends_and_conserves_every_component(game: Game) -> None:
    """Compiled: thousands of whole games, every step audited, a legal move wherever a player is to move."""
    moves = np.empty(game.definition.max_moves, np.int64)
    states = np.zeros(1, game.definition.state)
    assert stress(game.boxes, states, moves, seeded(11), 2_000) == 2_000


def test_a_game_begins_the_same_whatever_the_record_held(game: Game) -> None:
    used = np.frombuffer(bytearray(b"\x55" * game.definition.state.itemsize), game.definition.state)
    entry_points.begin(game.boxes, used)
    assert used.tobytes() == bytes(game.start())


def test_the_audit_notices_a_lost_component(game: Game) -> None:
    position = walk(game, 1)[40][0]
    assert entry_points.audit(game.boxes, position.array.copy()) == 0
    noticed = 0
    for field in game.definition.state.names or ():
        broken = position.array.copy()
        broken[field].reshape(-1)[0] += 1
        noticed += entry_points.audit(game.boxes, broken) != 0
    assert noticed >= 5


def test_legal_moves_are_accepted_and_all_others_refused(game: Game) -> None:
    """`legal` and `refusal` agree on every code seen anywhere in the game, and on nonsense."""
    steps = walk(game, 2)
    codes = {int(code) for position, _ in steps for code in position.legal_moves.codes}
    codes |= {code for _, code in steps} | {0, -1, 2**62, -(2**62), 2**63 - 1, -(2**63)}
    for position, _ in steps[:: max(1, len(steps) // 60)]:
        accepted = set()
        for code in codes:
            array = position.array.copy()
            if entry_points.play(game.boxes, array, code, array, CLOSED) == contract.LEGAL:
                accepted.add(code)
            else:
                assert array.tobytes() == position.array.tobytes(), "a refusal changes nothing"
        if position.turn is not None:
            assert accepted == set(position.legal_moves.codes.tolist())


def test_a_step_is_a_move_and_the_answers_of_chance(game: Game) -> None:
    """`step` does in one call what `play`, `chance` and `legal` do one by one."""
    moves = np.empty(game.definition.max_moves, np.int64)
    for position, code in walk(game, 7):
        if position.turn is None:
            continue
        array, after, source = position.array.copy(), position.play_code(code), seeded(3)
        while after.is_chance:
            after = after.chance(source)
        count = entry_points.step(game.boxes, array, code, seeded(3), moves)
        assert array.tobytes() == bytes(after)
        assert moves[:count].tolist() == after.legal_moves.codes.tolist()
        assert entry_points.step(game.boxes, array, -1, seeded(3), moves) < 0


def test_legal_moves_have_no_duplicates_and_a_stable_order(game: Game) -> None:
    for position, _ in walk(game, 3):
        codes = position.legal_moves.codes.tolist()
        assert len(codes) == len(set(codes))
        assert codes == type(position)(game, position.array.copy()).legal_moves.codes.tolist()


@pytest.mark.parametrize("seed", range(3))
def test_notation_round_trips(game: Game, seed: int) -> None:
    for position, code in walk(game, seed):
        for known in [*position.legal_moves.codes.tolist(), code]:
            text = game.write(known)
            assert game.code(text) == known
            assert game.code(game.move(known)) == known
        assert hash(game.move(code)) == hash(game.move(code))


def test_positions_round_trip_as_strings(game: Game) -> None:
    for seed in range(3):
        for position, _ in walk(game, seed):
            text = game.definition.write_position(position)
            assert game.position(text) == position
            assert game.definition.write_position(game.position(text)) == text


def test_a_move_makes_a_new_position(game: Game) -> None:
    for position, code in walk(game, 4)[:30]:
        before = bytes(position)
        after = position.play_code(code)
        assert bytes(position) == before
        assert after != position
        assert len({position, type(position)(game, position.array.copy())}) == 1
        with pytest.raises(AttributeError):
            position.state.mover = 0  # type: ignore[misc]
        several = next(name for name in position.array.dtype.names if position.array.dtype[name].shape)
        with pytest.raises(ValueError, match="read-only"):
            getattr(position.state, several)[...] = 0


def test_chance_follows_its_weights(game: Game) -> None:
    """`draw` samples what `outcomes` lists, in proportion to the weights (chi-square), and only that."""
    checked = 0
    for position, _ in walk(game, 5):
        if not position.is_chance:
            continue
        try:
            outcomes = {game.code(move): weight for move, weight in position.outcomes()}
        except ValueError:
            continue  # a deal of whole hands
        total, source, draws = sum(outcomes.values()), seeded(7), 3_000
        counts = dict.fromkeys(outcomes, 0)
        for _ in range(draws):
            counts[position.draw(source)[0]] += 1
        expected = {code: draws * weight / total for code, weight in outcomes.items()}
        chi = sum((counts[code] - expected[code]) ** 2 / expected[code] for code in outcomes)
        freedom = len(outcomes) - 1
        assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 6
        checked += 1
        if checked == 12:
            break
    assert checked == 12


def test_drawing_leaves_the_state_alone(game: Game) -> None:
    for position, _ in walk(game, 6):
        if position.is_chance:
            before = position.array.tobytes()
            after = position.chance(seeded(1))
            assert position.array.tobytes() == before
            assert after == position.chance(seeded(1))


def test_the_standard_library_may_drive_chance(game: Game) -> None:
    assert game.start().chance(random.Random(5)) == game.start().chance(random.Random(5))


def test_a_world_of_a_view_gives_that_view(game: Game) -> None:
    for seed in range(3):
        for position, _ in walk(game, seed):
            for seat in range(-1, game.seats):
                view = position.view(seat)
                for sample in range(2):
                    world = game.determinize(view, seeded(seed, sample))
                    assert world.view(seat) == view
                    assert entry_points.audit(game.boxes, world.array.copy()) == 0
                    if position.turn == seat:
                        assert world.legal_moves.notation() == position.legal_moves.notation()
                        assert view.legal_moves.notation() == position.legal_moves.notation()


def test_records_round_trip(game: Game) -> None:
    record = play_game(game, [player("random")] * game.seats, 8, 0, with_legal=True)
    load = lambda name, options: games.load_with(name, options)  # noqa: E731
    (from_json,) = read_records([to_json(record)], load)
    assert isinstance(from_json, Record)
    assert from_json.position == record.position
    assert to_json(from_json) == to_json(record)
    (from_text,) = read_records(to_text(record).splitlines(keepends=True), load)
    assert to_text(from_text) == to_text(record)
    for seat in range(-1, game.seats):
        seen = record.seen_by(seat)
        (again,) = read_records([to_json(seen)], load)
        assert to_json(again) == to_json(seen)
        (again,) = read_records(to_text(seen).splitlines(), load)
        assert to_text(again) == to_text(seen)


def test_the_same_seed_gives_the_same_games(game: Game) -> None:
    bots = [player("random")] * game.seats
    first = [to_json(record) for record in play_games(game, bots, 5, 9)]
    again = [to_json(record) for record in play_games(game, bots, 3, 9)]
    other = [to_json(record) for record in play_games(game, bots, 3, 10)]
    assert first[:3] == again
    assert len(set(first) | set(other)) == 8


def test_values_travel_between_processes(game: Game) -> None:
    """Positions, views and errors come back from a pickle as they were; compiled code takes them as before."""
    position, code = next(step for step in walk(game, 1)[9:] if step[0].turn is not None)
    again = pickle.loads(pickle.dumps(position))
    assert again == position == copy.deepcopy(position)
    assert again.play_code(code) == position.play_code(code)
    assert pickle.loads(pickle.dumps(position.view(0))) == position.view(0)
    assert not again.game.boxes.flags.writeable
    for error in (IllegalMove(f"{game.id}.x", limit=7), BadRecord([Problem(3, IllegalMove("a.b"), 4)])):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_view_without_memory_fits_no_world(game: Game) -> None:
    view = walk(game, 1)[30][0].view(0, memory=False)
    if view.has_memory:
        return  # the table of this game shows everything
    with pytest.raises(ValueError, match="memory"):
        game.determinize(view, seeded(1))


def test_a_view_lists_moves_only_for_its_own_turn(game: Game) -> None:
    for position, _ in walk(game, 1)[:40]:
        for seat in range(-1, game.seats):
            forgetful = position.view(seat, memory=False)
            assert forgetful.legal_moves.notation() == position.view(seat).legal_moves.notation()
            assert bool(position.view(seat).legal_moves) == (position.turn == seat)
            assert position.view(seat).is_chance == position.is_chance
            assert position.view(seat).is_over == position.is_over


def test_turns_are_kept(game: Game) -> None:
    start = game.start()
    with pytest.raises(NotYourTurn):
        start.play("x", seat=0)
    position, _ = next(step for step in walk(game, 1) if step[0].turn is not None)
    with pytest.raises(NotYourTurn):
        position.play(position.legal_moves[0], seat=(position.turn or 0) + 1)
    with pytest.raises(NotYourTurn):
        position.chance(seeded(1))
    over = walk(game, 1)[-1]
    end = over[0].play_code(over[1])
    assert end.is_over
    with pytest.raises(GameOver):
        end.play(position.legal_moves[0])
    with pytest.raises(GameOver):
        end.play_code(0)


@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=80))
def test_no_text_breaks_the_parser(game: Game, text: str) -> None:
    """Whatever is typed is a move or a `GameError`."""
    position = game.start()
    for parse in (position.play, game.position):
        try:
            parse(text)
        except GameError as error:
            assert "." in error.code


@settings(max_examples=200, deadline=None)
@given(code=st.integers(-(2**70), 2**70))
def test_no_number_breaks_the_kernel(game: Game, code: int) -> None:
    for position in (game.start(), walk_once(game)):
        try:
            position.play_code(code)
        except IllegalMove as error:
            assert error.code.startswith(game.id)


@cache
def walk_once(game: Game) -> Position:
    return next(position for position, _ in walk(game, 12)[20:] if position.turn is not None)
