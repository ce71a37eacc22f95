"""Chance: integer weights that count the ways, and a deal that is a deal."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from games.jaipur.tables import play, table
from serai import games
from serai.core.game import Game
from serai.core.random import below, from_bits, next64, seeded
from serai.lab.playout import stress


@pytest.mark.parametrize("camels", range(1, 6))
def test_refill__weights_count_the_ways_to_draw(jaipur: Game, camels: int) -> None:
    taken = play(table(jaipur, market="DGSCP"[camels:] + "K" * camels), "+K")
    outcomes = taken.outcomes()
    assert sum(weight for _, weight in outcomes) == comb(len(taken.deck), camels)
    for move, weight in outcomes:
        ways = 1
        for card, count in Counter(move.cards).items():
            ways *= comb(taken.deck.count(card), count)
        assert weight == ways
    assert len({move.cards for move, _ in outcomes}) == len(outcomes)


def test_deal__every_card_is_as_likely_as_its_share(jaipur: Game) -> None:
    """Each of the twelve places is diamonds with probability 6/52, a camel with 8/52, and so on."""
    start, source, deals = play(jaipur.start(), "first 1"), seeded(3), 4_000
    counts: Counter[str] = Counter()
    for _ in range(deals):
        dealt = start.chance(source)
        counts.update(dealt.hands[0] + dealt.hands[1] + dealt.market)
        counts["K"] += sum(dealt.herds) - 3
    for card, cards in zip("DGSCPLK", (6, 6, 6, 8, 8, 10, 8)):
        mean = 12 * deals * cards / 52
        assert abs(counts[card] - mean) < 5 * mean**0.5


def test_deal__too_many_to_list(jaipur: Game) -> None:
    with pytest.raises(ValueError, match="too many"):
        play(jaipur.start(), "first 1").outcomes()


def test_random__the_published_sequence() -> None:
    """xoshiro256** from state 1, 2, 3, 4: the first numbers of its reference implementation."""
    random = seeded(0)
    random[:] = [1, 2, 3, 4]
    assert [int(next64(random)) for _ in range(4)] == [11520, 0, 1509978240, 1215971899390074240]


def test_random__bounded_numbers_are_even() -> None:
    random, draws = seeded(5), 30_000
    counts = Counter(below(random, 7) for _ in range(draws))
    assert set(counts) == set(range(7))
    assert all(abs(count - draws / 7) < 5 * (draws / 7) ** 0.5 for count in counts.values())


def test_random__seeds_differ() -> None:
    states = {seeded(*seed).tobytes() for seed in [(0,), (1,), (1, 0), (0, 1), (1, 1), (2**63 - 1,), (1, 0, 0)]}
    assert len(states) == 7
    assert from_bits(0).any()


def test_no_position_without_a_legal_move_in_100_000_rounds() -> None:
    """Compiled random play of 100,000 single rounds; cards and tokens are counted at every step."""
    import numpy as np

    game = games.load("jaipur", rounds=1)
    moves = np.empty(game.definition.max_moves, np.int64)
    states = np.zeros(1, game.definition.state)
    assert stress(game.boxes, states, moves, seeded(1), 100_000) == 100_000
