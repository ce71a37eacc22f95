"""The search: fair, reproducible, bounded; and it sees what a player would see."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from games.jaipur.tables import table
from serai import games
from serai.bots import Budget, player
from serai.bots.evaluation import (
    evaluate,
    leaf_network_of,
    load_network,
    network_of,
    prepare,
    score_of,
    scratch_for,
    to_chances,
    value_of_move,
)
from serai.bots.search import MOST_EDGES, Search
from serai.bots.tree import EDGE, NODE
from serai.core import contract
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.kernel import kernel
from serai.core.position import Position
from serai.core.random import seeded
from serai.lab.simulate import play_game

FEW = Budget(iterations=300)


def decisions(game: Game, seed: int) -> list[Position]:
    """The positions of a quick game at which a player decides."""
    record = play_game(game, [player("greedy")] * game.seats, seed, 0)
    return [before for before, _, _ in record.steps() if before.turn is not None]


def test_the_same_view_and_seed_give_the_same_decision(game: Game) -> None:
    for position in decisions(game, 3)[5:60:9]:
        view = position.view(position.turn or 0)
        first, again = (Search().choose(view, FEW, seeded(4)) for _ in range(2))
        assert first == again
        assert first.code in view.legal_moves.codes
        assert sum(first.visits.values()) == first.iterations or len(view.legal_moves) == 1
        assert all(0 <= value <= 1 for value in first.values.values())


def test_twin_worlds_are_decided_alike() -> None:
    """The same view, other secrets: the decision, all its numbers and the iterations are identical."""
    jaipur = games.load("jaipur")
    different = 0
    for position in decisions(jaipur, 5)[4:60:6]:
        seat = position.turn or 0
        twin = jaipur.determinize(position.view(seat), seeded(9))
        different += twin != position
        assert twin.view(seat) == position.view(seat)
        ours, theirs = (Search().choose(world.view(seat), FEW, seeded(1)) for world in (position, twin))
        assert ours == theirs
    assert different > 3, "there were secrets to swap"


def test_a_single_move_is_not_thought_about(game: Game) -> None:
    for position in decisions(game, 6):
        if len(position.legal_moves) == 1:
            assert Search().choose(position.view(position.turn or 0), FEW, seeded(1)).iterations == 0


def test_seconds_are_kept() -> None:
    position = decisions(games.load("jaipur"), 7)[10]
    view = position.view(position.turn or 0)
    Search().choose(view, Budget(iterations=10), seeded(1))  # loads what is compiled
    short, long = (Search().choose(view, Budget(seconds=seconds), seeded(1)).iterations for seconds in (0.01, 0.2))
    assert 0 < short < long


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a full tree the search goes on judging; it only grows no further."""
    monkeypatch.setattr("serai.bots.search.MOST_EDGES", 1 << 9)
    monkeypatch.setattr("serai.bots.search._LEAST_EDGES", 1)
    position = decisions(games.load("jaipur"), 8)[10]
    decision = Search().choose(position.view(position.turn or 0), Budget(iterations=3_000), seeded(1))
    assert decision.iterations == 3_000
    assert MOST_EDGES * (EDGE.itemsize + NODE.itemsize + 2 * 4) < 64 * 2**20


def test_a_won_round_is_ended() -> None:
    """J-END: the sale that empties the third stack wins at once; everything else lets the other player catch up."""
    jaipur = games.load("jaipur", rounds=1)
    position = table(
        jaipur,
        market="CCSKK",
        hands=("DDCC", "SSSGG"),
        herds=(0, 4),
        tokens={"D": 2, "P": 0, "L": 0},
    )
    decision = Search().choose(position.view(0), Budget(iterations=1_500), seeded(1))
    assert jaipur.write(decision.code) == "-DD"
    assert decision.values[decision.code] > 0.99


def test_a_ruby_that_wins_is_taken() -> None:
    """I-END: the last turn of the last round, and a ruby can be paid for."""
    istanbul = games.load("istanbul", seats=2)
    position = istanbul.position(
        "istanbul:1 stage:act seat:2 round:9 first:1 stall:0 goods:-/RRRRR crystals:0/0 lira:40/0 rubies:6/6 "
        "mosque-paid:- zones:1/0/0/0/0/4 mosque:2 tiles:-/- row:lira-R,crystal-Y,card-G,bonus-B,action-R,die discard:- "
        "dice:YYLLC actions:1"
    )
    decision = Search().choose(position.view(1), Budget(iterations=800), seeded(1))
    assert istanbul.write(decision.code) == "ruby R RRRRR"
    assert decision.values[decision.code] == 1.0


@kernel
def chances(boxes, states, network, scratch, values):
    evaluate(boxes[0], states[0], network, scratch, values)


@kernel
def quick_chances(box, state, network, scratch, values):
    if contract.settled(box, state, values):
        return
    last = 2 * len(values) + 1
    for seat in range(len(values)):
        count = contract.features(box, state, seat, scratch[len(values)])
        values[seat] = score_of(count, network, scratch[len(values)], scratch[last])
    to_chances(box, state, values)


@kernel
def values_of_moves(boxes, states, moves, network, scratch, values, found):
    """Each move's value by what it changes, and by judging the position after it from scratch."""
    prepare(boxes[0], states[0], network, scratch, len(values))
    for i in range(len(moves)):
        numbers, after = scratch[len(values)], states[1:2]
        found[i, 0] = value_of_move(boxes[0], states[0], moves[i], network, scratch, numbers, after, values)
        quick_chances(boxes[0], states[1], network, scratch, values)
        found[i, 1] = values[states[0].mover]


def test_moves_are_judged_by_what_they_change(game: Game) -> None:
    """It is a shorter way to the same value."""
    network = network_of(game.definition)
    scratch, values = scratch_for(network, network, game.seats), np.zeros(game.seats)
    for position in decisions(game, 2)[3:60:5]:
        moves = position.legal_moves.codes
        states, found = np.concatenate([position.array, position.array]), np.zeros((len(moves), 2))
        values_of_moves(game.boxes, states, moves, network, scratch, values, found)
        assert found[:, 0] == pytest.approx(found[:, 1], abs=1e-4)
        assert np.ptp(found[:, 0]) > 0 or len(moves) == 1


def test_the_judgement_knows_who_is_ahead(game: Game) -> None:
    """Chances add up to one, and over many games the winner-to-be is given more than its share."""
    network = leaf_network_of(game.definition)
    scratch, values, given = scratch_for(network, network, game.seats), np.zeros(game.seats), []
    for seed in range(12):
        record = play_game(game, [player("greedy")] * game.seats, seed, 1)
        steps = [before for before, _, _ in record.steps()]
        if (winner := record.position.winner) is None:  # type: ignore[attr-defined]
            continue
        for position in steps[len(steps) // 2 : -1 : 7]:
            chances(game.boxes, position.array.copy(), network, scratch, values)
            assert values.sum() == pytest.approx(1)
            given.append(values[winner])
    assert np.mean(given) > 1.08 / game.seats


def test_a_network_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "network.npy"
    for wrong, code in (
        (np.zeros((9, 4), np.float32), "bots.other-network"),
        (np.zeros((12, 4)), "bots.other-network"),
    ):
        np.save(file, wrong)
        with pytest.raises(BadInput) as refused:
            load_network(file, 10)
        assert refused.value.code == code
    file.write_bytes(b"not a network")
    with pytest.raises(BadInput) as refused:
        load_network(file, 10)
    assert refused.value.code == "bots.no-network"


def test_stopping_early_changes_no_move(game: Game) -> None:
    """Where the move is certain before the budget is spent, the rest is saved."""
    saved, budget = 0, Budget(iterations=800)
    for position in decisions(game, 3)[5:60:6]:
        view = position.view(position.turn or 0)
        whole, early = (Search(stops_early=stops).choose(view, budget, seeded(2)) for stops in (False, True))
        assert early.code == whole.code and early.iterations <= whole.iterations
        saved += whole.iterations - early.iterations
    assert saved > 0


def test_threads_share_the_iterations_and_decide_the_same_every_time(game: Game) -> None:
    for position in decisions(game, 3)[5:30:9]:
        view = position.view(position.turn or 0)
        if len(view.legal_moves) > 1:
            first, again = (Search(threads=3).choose(view, Budget(iterations=601), seeded(2)) for _ in range(2))
            assert first == again and first.code in view.legal_moves.codes
            assert sum(first.visits.values()) == first.iterations == 601
