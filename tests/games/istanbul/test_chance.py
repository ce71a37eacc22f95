"""Chance: dice by multiset, cards from deck and discard, with integer weights that count the ways."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial, prod

import pytest

from games.istanbul.tables import play, table
from serai import games
from serai.bots import player
from serai.core.game import Game
from serai.core.random import seeded
from serai.lab.simulate import play_games


@pytest.fixture(scope="module")
def two() -> Game:
    return games.load("istanbul", seats=2)


@pytest.mark.parametrize("dice", range(1, 10))
def test_roll__weights_count_the_ways_dice_can_fall(two: Game, dice: int) -> None:
    """I-ROLL: multisets, never sequences; the weights add up to six to the power of the dice."""
    rolled = table(two, stage="reroll", dice="RYGBL", crystals={1: 1})
    if dice < 6:
        rolling = play(rolled, f"reroll {'RYGBL'[:dice]}")
    else:
        dice_tiles = ",".join(["die"] * (dice - 5))
        rolling = table(
            two,
            stage="roll",
            tiles={1: dice_tiles},
            row="lira-R,lira-Y,lira-G,lira-B,card-R,card-G",
            more=f"owed:{dice}",
        )
    outcomes = rolling.outcomes()
    assert len(outcomes) == comb(dice + 5, 5)
    assert sum(weight for _, weight in outcomes) == 6**dice
    for move, weight in outcomes:
        assert weight == factorial(dice) // prod(factorial(count) for count in Counter(move.faces).values())


def test_roll__simulated_dice_are_fair() -> None:
    """Chi-square on all rolls of 60 games: with five degrees of freedom 20.5 is passed once in a thousand."""
    counts: Counter[str] = Counter()
    for record in play_games(games.load("istanbul", seats=4), [player("greedy")] * 4, 60, 5):
        counts.update("".join(entry.text[5:] for entry in record.log if entry.text.startswith("roll")))
    mean = sum(counts.values()) / 6
    assert sum(counts.values()) > 10_000
    assert sum((counts[face] - mean) ** 2 / mean for face in "RYGBLC") < 20.5


@pytest.mark.parametrize("count", [1, 2, 3])
def test_draw__weights_count_the_ways(two: Game, count: int) -> None:
    drawing = play(table(two, dice="CCCCC"), f"cards {count}")
    outcomes = drawing.outcomes()
    assert sum(weight for _, weight in outcomes) == comb(33, count)
    for move, weight in outcomes:
        assert weight == prod(comb(drawing.deck.count(card), n) for card, n in Counter(move.cards).items())
    assert len({move.cards for move, _ in outcomes}) == len(outcomes)


def test_draw__many_cards_at_once_are_too_many_to_list(two: Game) -> None:
    drawing = play(table(two, dice="CCCCC"), "cards 4")
    with pytest.raises(ValueError, match="too many"):
        drawing.outcomes()
    seen = {drawing.draw(seeded(n))[0] for n in range(50)}
    assert len(seen) > 40


def test_draw__a_deck_that_runs_out_gives_all_and_the_discard_the_rest(two: Game) -> None:
    """I-CARD: two cards are left, three are drawn: both of them, and one of the reshuffled discard."""
    usual = table(two).deck
    left = ("own-1", "own-2")
    discard = ",".join(card for card in usual if card not in left)
    drawing = play(table(two, dice="CCC", discard=discard), "cards 3")
    outcomes = drawing.outcomes()
    assert all(set(left) < set(move.cards) for move, _ in outcomes)
    assert sum(weight for _, weight in outcomes) == 31
    assert {move.cards: weight for move, weight in outcomes}[("swap", "own-1", "own-2")] == 2
    for seed in range(30):
        code, after = drawing.draw(seeded(seed))
        drawn = two.move(code).cards
        assert set(left) < set(drawn)
        assert sorted(after.deck + after.drawn) == sorted(usual) and after.discard == ()
    with pytest.raises(Exception, match="not-in-deck"):
        drawing.play("draw swap swap own-1")


def test_draw__a_deck_that_is_just_empty_is_not_shuffled_yet(two: Game) -> None:
    usual = table(two).deck
    discard = ",".join(card for card in usual if card != "own-1")
    emptied = play(table(two, dice="C", discard=discard), "cards 1", "draw own-1")
    assert emptied.deck == () and len(emptied.discard) == 33


def test_row__every_tile_is_as_likely_as_its_share(two: Game) -> None:
    """I-SETUP: six of 24 tiles; each single one lies face up in a quarter of the games, a die in one of them."""
    laying, source, games_ = play(two.start(), "first 1"), seeded(4), 4_000  # type: ignore[arg-type]
    counts: Counter[str] = Counter()
    for _ in range(games_):
        counts.update(laying.chance(source).row)
    for tile in two.names["tiles"]:
        mean = games_ * 6 / 24 * (4 if tile == "die" else 1)
        assert abs(counts[tile] - mean) < 5 * mean**0.5
