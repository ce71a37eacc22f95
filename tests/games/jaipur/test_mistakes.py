"""Mistakes other Jaipur programs made, each turned into a test (the clause tests catch most of them once more)."""

from __future__ import annotations

from games.jaipur.tables import legal, play, table
from serai.core.game import Game


def test_hand_over_seven_after_an_exchange_with_camels(jaipur: Game) -> None:
    position = table(jaipur, market="DDGGS", hands=("LLLLLL", ""), herds=(5, 0))
    for move in position.legal_moves:
        after = position.play(move)
        assert len(after.hands[0]) <= 7


def test_one_for_one_exchange(jaipur: Game) -> None:
    for herd in (0, 3):
        position = table(jaipur, market="DKKKK", hands=("LL", ""), herds=(herd, 0))
        assert legal(position) == ["+D", "+K", "-L", "-LL"]


def test_the_same_good_taken_and_given(jaipur: Game) -> None:
    position = table(jaipur, market="LLDDG", hands=("LLDG", ""), herds=(2, 0))
    for move in legal(position):
        taken, _, given = move[1:].partition("-")
        assert not set(taken) & set(given), move


def test_round_ended_because_the_deck_is_empty_though_the_market_is_full(jaipur: Game) -> None:
    position = play(table(jaipur, market="DGSCK", hands=("", "LL"), deck="P"), "+D", "=P")
    assert position.deck == ""
    assert position.turn == 1


def test_a_sale_of_three_without_bonus(jaipur: Game) -> None:
    assert play(table(jaipur, hands=("LLL", "")), "-LLL").is_chance


def test_a_sale_of_six_without_bonus(jaipur: Game) -> None:
    sold = play(table(jaipur, hands=("LLLLLL", "")), "-LLLLLL")
    assert {move.rupees for move, _ in sold.outcomes()} == {8, 9, 10}


def test_bonus_stacks_sorted(jaipur: Game) -> None:
    """Each token of the stack is as likely as any other, whatever was drawn before."""
    sold = play(table(jaipur, hands=("LLL", "")), "-LLL")
    assert {move.rupees: weight for move, weight in sold.outcomes()} == {1: 2, 2: 3, 3: 2}
    later = play(table(jaipur, hands=("LLL", ""), bonus=("3.1", "3.2,3.2")), "-LLL")
    assert {move.rupees: weight for move, weight in later.outcomes()} == {1: 1, 2: 1, 3: 2}


def test_fewer_tokens_than_cards_crashes(jaipur: Game) -> None:
    for left in range(5):
        after = play(table(jaipur, hands=("DDDD", ""), tokens={"D": left}, taker=2), "-DDDD", "!5")
        assert after.goods_tokens[0] == left


def test_bonus_stack_empty_falls_to_a_lower_one(jaipur: Game) -> None:
    fours = "4.4,4.4,4.5,4.5,4.6,4.6"
    after = play(table(jaipur, hands=("LLLL", ""), bonus=("-", fours)), "-LLLL")
    assert after.turn == 1
    assert after.bonus_tokens[0] == ()


def test_secret_bonus_values_inside_a_public_score(jaipur: Game) -> None:
    """The rupees a view shows are those of goods tokens: a bonus token must not move them."""
    before = table(jaipur, hands=("LLL", ""))
    low, high = play(before, "-LLL", "!1"), play(before, "-LLL", "!3")
    assert low.view(1) == high.view(1)
    assert low.view(1).rupees == (9, 0)


def test_bot_sees_the_real_hand(jaipur: Game) -> None:
    """A bot is given a view; worlds imagined from it differ in the hand it cannot see."""
    from serai.core.random import seeded

    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL")
    hands = {jaipur.determinize(position.view(0), seeded(n)).hands[1] for n in range(50)}
    assert len(hands) > 20


def test_endless_exchanges_never_stopped(jaipur: Game) -> None:
    position = table(jaipur, market="DDSSK", hands=("GG", "CC"))
    swaps = ["+DD-GG", "+SS-CC", "+GG-DD", "+CC-SS"]
    for turn in range(40):
        position = play(position, swaps[turn % 4])
    assert position.round_result.reason == "stall"


def test_tie_broken_by_value_or_not_at_all(jaipur: Game) -> None:
    tied = table(
        jaipur,
        hands=("SS", ""),
        tokens={"C": 0, "D": 0, "S": 1},
        goods_tokens=(8, 8),
        rupees=(29, 37),
        bonus=("5.8", "3.2,3.3"),
    )
    ended = play(tied, "-SS").round_result
    assert ended.rupees == (42, 42)
    assert ended.winner == 1, "two small bonus tokens beat one large one"


def test_loser_does_not_start(jaipur: Game) -> None:
    for first in (1, 2):
        ended = play(table(jaipur, hands=("SS", ""), tokens={"C": 0, "D": 0, "S": 1}, first=first), "-SS")
        assert ended.round_result.winner == 0
        assert play(ended, "deal DGSCP LLLPP GK").turn == 1
