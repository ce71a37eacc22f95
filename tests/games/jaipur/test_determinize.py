"""Worlds sampled from a view: all that fit it are reached, each as often as it should be."""

from __future__ import annotations

import inspect
from collections import Counter
from itertools import combinations
from math import comb

import numpy as np

from games.jaipur.tables import play, table
from serai.core import contract
from serai.core.game import Game
from serai.core.random import seeded
from serai.games.jaipur.position import JaipurView


def small(jaipur: Game):
    """Four cards unseen by seat 1, two of them in the other hand: D G | S S, one camel in the deck."""
    return table(jaipur, market="CCPPK", hands=("LL", "DGP"), known=("-", "P"), deck="SSK", herds=(2, 0))


def test_determinize__reaches_every_consistent_world_with_the_right_odds(jaipur: Game) -> None:
    view = small(jaipur).view(0)
    unseen = ["D", "G", "S", "S"]  # camels are laid open: the hand has none
    expected = Counter("".join(sorted([*pair, "P"], key="DGSCPLK".index)) for pair in combinations(unseen, 2))
    draws = 6_000
    found = Counter(jaipur.determinize(view, seeded(n)).hands[1] for n in range(draws))
    assert set(found) == set(expected)
    for hand, ways in expected.items():
        share = ways / comb(4, 2)
        assert abs(found[hand] - draws * share) < 5 * (draws * share * (1 - share)) ** 0.5


def test_determinize__the_rest_is_the_deck(jaipur: Game) -> None:
    view = small(jaipur).view(0)
    for n in range(50):
        world = jaipur.determinize(view, seeded(n))
        assert sorted(world.hands[1].replace("P", "", 1) + world.deck) == sorted("DGSSK")
        assert world.hands[0] == "LL"


def test_determinize__bonus_tokens_of_the_other_are_drawn_from_what_is_unseen(jaipur: Game) -> None:
    position = table(jaipur, hands=("L", ""), bonus=("5.8,5.9", "5.10,5.8"))
    draws = 3_000
    found = Counter(jaipur.determinize(position.view(0), seeded(n)).bonus_tokens[1] for n in range(draws))
    assert set(found) == {(8, 10), (10, 10)}  # 8, 10 and 10 are left for two places
    assert abs(found[8, 10] - draws * 2 / 3) < 5 * (draws * 2 / 9) ** 0.5
    for n in range(20):
        assert jaipur.determinize(position.view(0), seeded(n)).bonus_tokens[0] == (8, 9)


def test_determinize__a_spectator_imagines_both_hands(jaipur: Game) -> None:
    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL")
    worlds = [jaipur.determinize(position.view(-1), seeded(n)) for n in range(20)]
    assert len({world.hands for world in worlds}) == 20
    assert {tuple(map(len, world.hands)) for world in worlds} == {(4, 4)}


def test_determinize__is_never_given_the_state(jaipur: Game) -> None:
    """All it gets is the view, and a view is nothing but its bytes: built from them elsewhere it works the same."""
    assert contract.determinize.parameters == ["box", "view", "random", "state"]
    source = inspect.getsource(type(jaipur).determinize)
    assert "np.zeros(1, self.definition.state)" in source
    view = small(jaipur).view(0)
    copy = JaipurView(jaipur, np.frombuffer(bytearray(bytes(view)), jaipur.definition.view))
    assert [jaipur.determinize(copy, seeded(n)) for n in range(20)] == [
        jaipur.determinize(view, seeded(n)) for n in range(20)
    ]
