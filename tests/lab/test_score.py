"""The statistics of the arena: scores, intervals that hold, stopping early, ratings."""

from __future__ import annotations

import random

import pytest

from serai.lab.arena import Outcome
from serai.lab.ratings import ratings
from serai.lab.score import Score, deal_interval
from serai.lab.stopping import ConfidenceSequence


def outcome(bots: tuple[int, ...], shares: tuple[float, ...], scores: tuple[float, ...] | None = None) -> Outcome:
    return Outcome(bots, shares, scores, (0.5,) * len(bots), (2,) * len(bots))


def test_shared_victories_count_in_part_and_margins_are_those_of_the_first_bot() -> None:
    score = Score(["a", "b", "c"], 3)
    score.add((outcome((0, 1, 2), (0.5, 0.5, 0), (9, 6, 3)), outcome((1, 2, 0), (0, 0, 1), (1, 2, 9))))
    score.add((outcome((0, 1, 2), (0, 0, 1)), outcome((1, 2, 0), (1 / 3, 1 / 3, 1 / 3), (4, 4, 4))))
    assert score.wins == pytest.approx([1.5 + 1 / 3, 0.5 + 1 / 3, 1 + 1 / 3])
    assert score.by_deal[0] == pytest.approx([0.75, 1 / 6])
    assert (score.deals, score.games, score.played) == (2, 4, [4, 4, 4])
    assert score.margin == pytest.approx((4.5 + 7.5 + 0) / 3)
    assert score.ms_per_move(1) == 250
    assert score.win_rate(0) == pytest.approx((1.5 + 1 / 3) / 4)


def luck(source: random.Random, strength: float, swing: float) -> float:
    """A deal of two games: luck that helps in one of them hurts in the other."""
    helped = source.uniform(-swing, swing)
    return ((source.random() < strength + helped) + (source.random() < strength - helped)) / 2


@pytest.mark.parametrize(("strength", "swing"), [(0.5, 0.4), (0.62, 0.3), (0.95, 0.0)])
@pytest.mark.parametrize("deals", [20, 100])
def test_nineteen_intervals_of_twenty_contain_the_truth(strength: float, swing: float, deals: int) -> None:
    source, hits = random.Random(1), 0
    for _ in range(400):
        low, high = deal_interval([luck(source, strength, swing) for _ in range(deals)])
        hits += low <= strength <= high
    assert hits / 400 >= 0.93


def test_an_interval_is_never_certain_and_shrinks() -> None:
    low, high = deal_interval([1.0] * 20)
    assert 0.7 < low < 0.9 and high == 1
    assert deal_interval([0.5] * 50)[0] < 0.5 < deal_interval([0.5] * 50)[1]
    assert deal_interval([1.0] * 200)[0] > low
    assert deal_interval([]) == (0.0, 1.0)


def test_duplicate_deals_tell_more_than_single_games() -> None:
    """Where luck decides much, the interval over deals is narrower than one over as many single games."""
    source = random.Random(2)
    low, high = deal_interval([luck(source, 0.5, 0.5) for _ in range(200)])
    alone = [float(source.random() < 0.5) for _ in range(400)]
    assert high - low < 0.9 * (deal_interval(alone)[1] - deal_interval(alone)[0])


def test_looking_after_every_deal_refutes_the_truth_no_oftener_than_promised() -> None:
    source, wrong = random.Random(3), 0
    for _ in range(60):
        sequence = ConfidenceSequence(0.5)
        for _ in range(200):
            sequence.add(luck(source, 0.5, 0.2))
        wrong += sequence.verdict is not None
    assert wrong <= 6


@pytest.mark.parametrize(("strength", "verdict"), [(0.75, "stronger"), (0.3, "weaker")])
def test_a_clear_difference_is_soon_decided(strength: float, verdict: str) -> None:
    source, sequence, deals = random.Random(4), ConfidenceSequence(0.5), 0
    while sequence.verdict is None:
        sequence.add(luck(source, strength, 0.1))
        deals += 1
    assert sequence.verdict == verdict and 5 < deals < 80
    low, high = sequence.interval
    assert low <= strength <= high and not low <= 0.5 <= high


def test_ratings_find_known_strengths() -> None:
    source, strengths = random.Random(5), [1400, 1500, 1600]
    played = []
    for _ in range(600):
        for one, two in ((0, 1), (0, 2), (1, 2)):
            won = float(source.random() < 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400)))
            played.append(((one, two), (won, 1 - won)))
    found = ratings(3, played)
    assert found is not None
    assert found == pytest.approx(strengths, abs=25)
    assert sum(found) == pytest.approx(4500)
    only_wins = ratings(3, [((0, 1), (1.0, 0.0))] * 50)
    assert only_wins is not None and only_wins[0] - only_wins[1] > 600
    assert ratings(3, [((0, 1, 2), (1 / 3, 1 / 3, 1 / 3))] * 50) == pytest.approx([1500] * 3)
