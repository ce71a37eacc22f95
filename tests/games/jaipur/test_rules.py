"""The rules of Jaipur, clause by clause. A test is named after the clause it would catch the loss of."""

from __future__ import annotations

import pytest

from games.jaipur.tables import legal, play, table
from serai import games
from serai.core.errors import GameOver, IllegalMove
from serai.core.game import Game


def refused(code: str):
    return pytest.raises(IllegalMove, match=rf"\[jaipur\.{code}\]$")


# --- J-BOX, J-SETUP -------------------------------------------------------------------------------------------------


def test_box__counts_of_the_rule_sheets(jaipur: Game) -> None:
    """J-BOX: 55 cards, 38 goods tokens, 18 bonus tokens, three seals, a camel token worth 5."""
    box = jaipur.box
    assert box.cards.tolist() == [6, 6, 6, 8, 8, 10, 11]
    assert sum(box.token_counts.tolist()) == 38
    assert int(box.bonus_counts.sum()) == 18
    assert (int(box.seals), int(box.camel_token)) == (3, 5)
    start = play(jaipur.start(), "first 1", "deal DGSCP DGSCP LL")
    assert start.tokens == {
        "D": (7, 7, 5, 5, 5),
        "G": (6, 6, 5, 5, 5),
        "S": (5, 5, 5, 5, 5),
        "C": (5, 3, 3, 2, 2, 1, 1),
        "P": (5, 3, 3, 2, 2, 1, 1),
        "L": (4, 3, 2, 1, 1, 1, 1, 1, 1),
    }


def test_setup__three_camels_then_five_cards_each_and_two_for_the_market(jaipur: Game) -> None:
    """J-SETUP 1 and 2: the market holds five; the deck keeps the other forty."""
    start = play(jaipur.start(), "first 2", "deal DGSCP LLLPP GK")
    assert start.market == "GKKKK"
    assert start.hands == ("DGSCP", "PPLLL")
    assert len(start.deck) == 40
    assert start.turn == 1


def test_setup__camels_dealt_go_to_the_herd(jaipur: Game) -> None:
    """J-SETUP 3."""
    start = play(jaipur.start(), "first 1", "deal DGKKK KKKKK GL")
    assert start.hands == ("DG", "")
    assert start.herds == (3, 5)


def test_setup__chance_says_who_starts_before_it_deals(jaipur: Game) -> None:
    """J-SETUP 5."""
    start = jaipur.start()
    assert start.is_chance
    assert [(str(move), weight) for move, weight in start.outcomes()] == [("first 1", 1), ("first 2", 1)]
    with refused("wrong-time"):
        start.play("deal DGSCP LLLPP GK")
    assert play(start, "first 2", "deal DGSCP LLLPP GK").turn == 1


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ("deal DGSC LLLPP GK", "deal-count"),
        ("deal DGSCP LLLPP G", "deal-count"),
        ("deal DDDDD DDSCP GK", "not-in-deck"),
        ("deal KKKKK KKKLL KK", "not-in-deck"),  # eight camels are left when three lie in the market
    ],
)
def test_setup__a_deal_comes_out_of_the_box(jaipur: Game, deal: str, code: str) -> None:
    """J-SETUP 2."""
    with refused(code):
        play(jaipur.start(), "first 1").play(deal)


# --- J-TURN ---------------------------------------------------------------------------------------------------------


def test_turn__one_action_then_the_other_player(jaipur: Game) -> None:
    """J-TURN: take or sell, never both."""
    position = table(jaipur, market="DGKKK", hands=("LLL", "SS"))
    assert position.turn == 0
    assert play(position, "-LL").turn == 1
    assert play(position, "+D", "=P").turn == 1
    assert play(position, "+D", "=P", "-SS").turn == 0


def test_turn__all_moves_of_a_small_table(jaipur: Game) -> None:
    """J-TURN: takes, camels, sales and exchanges, nothing else."""
    position = table(jaipur, market="DGKKK", hands=("LL", ""), herds=(1, 0))
    assert legal(position) == ["+D", "+DG-LK", "+DG-LL", "+G", "+K", "-L", "-LL"]


# --- J-TAKE-MANY ----------------------------------------------------------------------------------------------------


def test_take_many__goods_and_camels_against_goods(jaipur: Game) -> None:
    """J-TAKE-MANY: the same number comes back, from the hand, the herd or both; nothing is drawn."""
    position = table(jaipur, market="DDGPK", hands=("LLS", ""), herds=(2, 0))
    after = play(position, "+DDG-LKK")
    assert after.market == "PLKKK"
    assert after.hands[0] == "DDGSL"
    assert after.herds[0] == 0
    assert after.turn == 1
    assert after.deck == position.deck


def test_take_many__never_one_for_one(jaipur: Game) -> None:
    """J-TAKE-MANY: an exchange is for two cards at least."""
    position = table(jaipur, market="DGKKK", hands=("LL", ""), herds=(2, 0))
    with refused("exchange-one"):
        position.play("+D-L")
    with refused("exchange-one"):
        position.play("+D-K")
    assert not [move for move in legal(position) if "-" in move[1:] and len(move) == 4]


def test_take_many__no_good_both_taken_and_given(jaipur: Game) -> None:
    """J-TAKE-MANY."""
    position = table(jaipur, market="DLKKK", hands=("LLS", ""), herds=(1, 0))
    with refused("exchange-same"):
        position.play("+DL-LS")
    assert legal(position) == ["+D", "+DL-SK", "+K", "+L", "-L", "-LL"]


def test_take_many__camels_are_never_taken_this_way(jaipur: Game) -> None:
    """J-TAKE-MANY."""
    position = table(jaipur, market="DGKKK", hands=("LLS", ""))
    with refused("exchange-camels"):
        position.play("+DK-LS")


def test_take_many__as_many_given_as_taken(jaipur: Game) -> None:
    """J-TAKE-MANY."""
    position = table(jaipur, market="DGKKK", hands=("LLS", ""))
    with refused("exchange-uneven"):
        position.play("+DG-L")
    with refused("exchange-uneven"):
        position.play("+DG-LLS")


def test_take_many__only_what_is_there(jaipur: Game) -> None:
    """J-TAKE-MANY."""
    position = table(jaipur, market="DGKKK", hands=("LLS", ""), herds=(1, 0))
    for move, code in {"+DD-LL": "not-in-market", "+DG-PP": "not-in-hand", "+DG-KK": "not-in-herd"}.items():
        with refused(code):
            position.play(move)


# --- J-TAKE-ONE, J-TAKE-CAMELS --------------------------------------------------------------------------------------


def test_take_one__the_deck_replaces_the_card(jaipur: Game) -> None:
    """J-TAKE-ONE."""
    position = table(jaipur, market="DGKKK", hands=("LL", ""))
    taken = play(position, "+G")
    assert taken.is_chance
    assert taken.market == "DKKK"
    assert taken.hands[0] == "GLL"
    assert play(taken, "=P").market == "DPKKK"
    with refused("refill-count"):
        taken.play("=PP")
    with refused("wrong-time"):
        taken.play("+D")


def test_take_one__only_a_good_of_the_market(jaipur: Game) -> None:
    """J-TAKE-ONE."""
    with refused("not-in-market"):
        table(jaipur, market="DGKKK").play("+S")


def test_take_camels__all_of_them(jaipur: Game) -> None:
    """J-TAKE-CAMELS: the whole market's camels join the herd, as many cards replace them."""
    position = table(jaipur, market="DGKKK", herds=(1, 0))
    taken = play(position, "+K")
    assert (taken.herds[0], taken.market) == (4, "DG")
    assert play(taken, "=PLK").market == "DGPLK"
    with refused("refill-count"):
        taken.play("=PL")


def test_take_camels__at_least_one(jaipur: Game) -> None:
    """J-TAKE-CAMELS."""
    position = table(jaipur, market="DGSCP")
    with refused("no-camels"):
        position.play("+K")
    assert "+K" not in legal(position)


# --- J-HAND ---------------------------------------------------------------------------------------------------------


def test_hand__a_full_hand_takes_no_card(jaipur: Game) -> None:
    """J-HAND: seven cards are the most; camels are taken all the same."""
    position = table(jaipur, market="DGKKK", hands=("LLLLLSS", ""), herds=(5, 0))
    with refused("hand-limit"):
        position.play("+D")
    assert "+K" in legal(position)
    assert "+D" not in legal(position)
    assert "+D" in legal(table(jaipur, market="DGKKK", hands=("LLLLLS", ""), herds=(5, 0)))


def test_hand__camels_given_make_the_hand_grow(jaipur: Game) -> None:
    """J-HAND: with six cards one camel may be given in an exchange, with seven none."""
    six = table(jaipur, market="DGSKK", hands=("LLLLLL", ""), herds=(4, 0))
    assert "+DG-LK" in legal(six)
    with refused("hand-limit"):
        six.play("+DG-KK")
    seven = table(jaipur, market="DGSKK", hands=("LLLLLLL", ""), herds=(4, 0))
    assert [move for move in legal(seven) if "K" in move] == ["+K"]
    assert "+DGS-LLL" in legal(seven)


# --- J-SELL, J-SELL-MIN, J-BONUS ------------------------------------------------------------------------------------


def test_sell__tokens_from_the_top(jaipur: Game) -> None:
    """J-SELL: the best tokens first; the cards go to the discard pile."""
    sold = play(table(jaipur, hands=("LLS", "")), "-LL")
    assert sold.rupees == (7, 0)
    assert sold.goods_tokens == (2, 0)
    assert sold.tokens["L"] == (2, 1, 1, 1, 1, 1, 1)
    assert (sold.discard, sold.hands[0], sold.turn) == ("LL", "S", 1)


def test_sell__fewer_tokens_than_cards(jaipur: Game) -> None:
    """J-SELL: one takes what there is, even nothing."""
    sold = play(table(jaipur, hands=("CCC", ""), tokens={"C": 2}, taker=2), "-CCC", "!1")
    assert sold.rupees[0] == 2
    assert sold.goods_tokens[0] == 2
    empty = play(table(jaipur, hands=("CC", ""), tokens={"C": 0}, taker=2), "-CC")
    assert (empty.rupees[0], empty.discard, empty.turn) == (0, "CC", 1)


def test_sell__not_more_than_one_has(jaipur: Game) -> None:
    """J-SELL."""
    with refused("not-in-hand"):
        table(jaipur, hands=("LL", "")).play("-LLL")


def test_sell__the_trace_tells_the_tokens(jaipur: Game) -> None:
    """J-SELL: what the event tells is what the rules paid."""
    before = table(jaipur, hands=("LLS", ""))
    (sold, *_) = jaipur.definition.events(before, jaipur.code("-LL"), play(before, "-LL"))
    assert sold.tokens == (4, 3)


@pytest.mark.parametrize("good", ["D", "G", "S"])
def test_sell_min__two_precious(jaipur: Game, good: str) -> None:
    """J-SELL-MIN: diamonds, gold and silver go two at a time, even when one token or none is left."""
    for left in (5, 1, 0):
        position = table(jaipur, market="CCPKK", hands=(good * 2, ""), tokens={good: left}, taker=2)
        with refused("sell-min"):
            position.play(f"-{good}")
        assert [move for move in legal(position) if move[0] == "-"] == [f"-{good * 2}"]


@pytest.mark.parametrize("good", ["C", "P", "L"])
def test_sell_min__one_of_the_others(jaipur: Game, good: str) -> None:
    """J-SELL-MIN: cloth, spice and leather may go singly."""
    assert f"-{good}" in legal(table(jaipur, hands=(good, "")))


@pytest.mark.parametrize(
    ("count", "stack", "values"),
    [(3, 0, {1, 2, 3}), (4, 1, {4, 5, 6}), (5, 2, {8, 9, 10}), (6, 2, {8, 9, 10}), (7, 2, {8, 9, 10})],
)
def test_bonus__by_cards_sold(jaipur: Game, count: int, stack: int, values: set[int]) -> None:
    """J-BONUS: three, four, five or more."""
    sold = play(table(jaipur, market="DGKKK", hands=("L" * count, "")), "-" + "L" * count)
    assert sold.is_chance
    assert {move.rupees for move, _ in sold.outcomes()} == values
    with refused("no-such-bonus"):
        sold.play("!7")
    best = max(values)
    after = play(sold, f"!{best}")
    assert after.bonus_tokens == ((best,), ())
    assert int(after.state.bonus_left[stack].sum()) == int(jaipur.box.bonus_counts[stack].sum()) - 1


def test_bonus__counted_by_cards_not_by_tokens(jaipur: Game) -> None:
    """J-BONUS: four cards for the last token still earn a bonus for four."""
    sold = play(table(jaipur, hands=("CCCC", ""), tokens={"C": 1}, taker=2), "-CCCC")
    assert {move.rupees for move, _ in sold.outcomes()} == {4, 5, 6}


def test_bonus__none_for_two_cards(jaipur: Game) -> None:
    """J-BONUS."""
    assert not play(table(jaipur, hands=("CC", "")), "-CC").is_chance


def test_bonus__an_empty_stack_gives_nothing(jaipur: Game) -> None:
    """J-BONUS: no token of a lower stack instead."""
    fives = "5.8,5.8,5.9,5.10,5.10"
    sold = play(table(jaipur, hands=("LLLLL", ""), bonus=("-", fives)), "-LLLLL")
    assert not sold.is_chance
    assert sold.bonus_tokens[0] == ()


def test_bonus__a_preview_promises_a_token_while_there_is_one(jaipur: Game) -> None:
    """J-BONUS."""
    fives = "5.8,5.8,5.9,5.10,5.10"
    for taken, key in (("-", "jaipur-preview-sell-bonus"), (fives, "jaipur-preview-sell")):
        view = table(jaipur, hands=("LLLLL", ""), bonus=("-", taken)).view(0)
        assert jaipur.definition.preview(view, jaipur.code("-LLLLL")).key == key


# --- J-STALL --------------------------------------------------------------------------------------------------------


def swap_forever(jaipur: Game, turns: int, stall: int = 0):
    position = table(jaipur, market="DDSSK", hands=("GG", "CC"), stall=stall)
    swaps = ["+DD-GG", "+SS-CC", "+GG-DD", "+CC-SS"]
    for turn in range(turns):
        position = play(position, swaps[turn % 4])
    return position


def test_stall__forty_turns_of_exchanges_end_the_round(jaipur: Game) -> None:
    """J-STALL."""
    assert swap_forever(jaipur, 39).round_result is None
    ended = swap_forever(jaipur, 40)
    assert ended.round_result is not None
    assert ended.round_result.reason == "stall"


def test_stall__a_card_drawn_or_a_sale_starts_the_count_anew(jaipur: Game) -> None:
    """J-STALL."""
    position = swap_forever(jaipur, 39)
    assert play(position, "-SS").stall_left == 40
    assert play(position, "+K", "=L").stall_left == 40
    assert play(position, "+D", "=L").stall_left == 40


def test_stall__the_table_is_told_when_ten_turns_are_left(jaipur: Game) -> None:
    """J-STALL."""
    before = swap_forever(jaipur, 29)
    after = play(before, "+SS-CC")
    told = jaipur.definition.events(before, jaipur.code("+SS-CC"), after)
    assert [type(event).__name__ for event in told] == ["GoodsExchanged", "StallNear"]
    again = play(after, "+GG-DD")
    told = jaipur.definition.events(after, jaipur.code("+GG-DD"), again)
    assert [type(event).__name__ for event in told] == ["GoodsExchanged"]


# --- J-END ----------------------------------------------------------------------------------------------------------


def test_end__three_goods_without_tokens(jaipur: Game) -> None:
    """J-END (a): at once, with two it goes on."""
    two = play(table(jaipur, hands=("CC", ""), tokens={"D": 0, "C": 1}), "-CC")
    assert two.round_result is None
    three = play(table(jaipur, hands=("CC", ""), tokens={"D": 0, "S": 0, "C": 1}), "-CC")
    assert three.round_result is not None
    assert three.round_result.reason == "three-stacks"


def test_end__the_bonus_of_the_last_sale_is_still_drawn(jaipur: Game) -> None:
    """J-END (a), J-BONUS: the sale is carried out whole."""
    sold = play(table(jaipur, hands=("CCC", ""), tokens={"D": 0, "S": 0, "C": 1}), "-CCC")
    assert sold.is_chance
    ended = play(sold, "!3")
    assert ended.round_result is not None
    assert ended.round_result.bonus_tokens == (1, 0)


def test_end__a_card_is_missing(jaipur: Game) -> None:
    """J-END (b): the deck is empty and the market must be refilled; the card taken stays with the taker."""
    ended = play(table(jaipur, market="DGSCK", deck=""), "+D")
    assert ended.round_result is not None
    assert ended.round_result.reason == "empty-deck"
    assert ended.hands[0] == "D"


def test_end__what_is_left_still_goes_to_the_market(jaipur: Game) -> None:
    """J-END (b): the deck gives what it has before the round ends."""
    taken = play(table(jaipur, market="DGKKK", deck="PL"), "+K")
    assert taken.is_chance
    assert [str(move) for move, _ in taken.outcomes()] == ["=PL"]
    ended = play(taken, "=PL")
    assert ended.market == "DGPL"
    assert ended.round_result is not None
    assert ended.round_result.reason == "empty-deck"


def test_end__an_empty_deck_with_a_full_market_goes_on(jaipur: Game) -> None:
    """J-END (b): the round ends when the next card is missing, not before."""
    position = play(table(jaipur, market="DGKKK", hands=("", "CC"), deck="PLS"), "+K", "=PLS")
    assert position.deck == ""
    assert position.round_result is None
    assert play(position, "-CC").round_result is None
    assert play(position, "+D").round_result is not None


# --- J-SCORE --------------------------------------------------------------------------------------------------------


def ending(jaipur: Game, **how):
    """A table one sale from its end: seat 1 sells silver for the last token, worth 5, of the third stack."""
    tokens = {"C": 0, "D": 0, "S": 1} | how.pop("tokens", {})
    return play(table(jaipur, hands=("SS", ""), tokens=tokens, **how), "-SS")


def test_score__the_larger_herd_takes_the_camel_token(jaipur: Game) -> None:
    """J-SCORE 1."""
    more = ending(jaipur, herds=(3, 2))
    even = ending(jaipur, herds=(3, 3))
    fewer = ending(jaipur, herds=(2, 3))
    assert more.round_result.rupees[0] == even.round_result.rupees[0] + 5
    assert more.round_result.rupees[1] == even.round_result.rupees[1] == 0
    assert fewer.round_result.rupees == (even.round_result.rupees[0], 5)
    assert more.round_result.camels == (3, 2)


def test_score__most_rupees_win_bonus_tokens_included(jaipur: Game) -> None:
    """J-SCORE 2: goods, bonus and camel token together."""
    sold = {"goods_tokens": (9, 7), "rupees": (39, 27)}  # of 66; seat 1's last sale brings another 5
    assert ending(jaipur, **sold).round_result.rupees == (44, 27)
    turned = ending(jaipur, **sold, bonus=("-", "5.10,5.8"))
    assert turned.round_result.rupees == (44, 45)
    assert turned.round_result.winner == 1
    assert turned.seals == (0, 1)


def test_score__tie_by_bonus_tokens(jaipur: Game) -> None:
    """J-SCORE 3: their number, not their value."""
    ended = ending(jaipur, goods_tokens=(8, 8), rupees=(29, 37), bonus=("5.8", "3.2,3.3"))
    assert ended.round_result.rupees == (42, 42)
    assert ended.round_result.bonus_tokens == (1, 2)
    assert ended.round_result.winner == 1


def test_score__then_by_goods_tokens(jaipur: Game) -> None:
    """J-SCORE 3."""
    ended = ending(jaipur, goods_tokens=(5, 11), rupees=(30, 36), bonus=("3.2", "3.1"))
    assert ended.round_result.rupees == (37, 37)
    assert ended.round_result.bonus_tokens == (1, 1)
    assert ended.round_result.goods_tokens == (6, 11)
    assert ended.round_result.winner == 1


def test_score__the_events_tell_who_got_the_camel_token(jaipur: Game) -> None:
    """J-SCORE 1."""
    for herds, seat in (((3, 2), 0), ((2, 3), 1), ((3, 3), None)):
        before = table(jaipur, hands=("SS", ""), tokens={"C": 0, "D": 0, "S": 1}, herds=herds)
        after = play(before, "-SS")
        told = {type(event).__name__: event for event in jaipur.definition.events(before, jaipur.code("-SS"), after)}
        assert told["CamelTokenGiven"].seat == seat
        assert told["RoundScored"].rupees == after.round_result.rupees


def full_tie(game: Game, **how):
    sold = {"tokens": {"L": 8}, "goods_tokens": (8, 9), "rupees": (32, 38), "bonus": ("3.2", "3.1")}
    ended = ending(game, **sold, **how)
    assert ended.round_result.rupees == (39, 39)
    assert ended.round_result.goods_tokens == (9, 9)
    return ended


def test_score__a_full_tie_is_played_again(jaipur: Game) -> None:
    """J-SCORE 4: no seal, and the other player starts."""
    for first in (1, 2):
        ended = full_tie(jaipur, first=first, seals=(1, 0))
        assert ended.round_result.winner is None
        assert ended.seals == (1, 0)
        assert ended.is_chance
        assert play(ended, "deal DGSCP LLLPP GK").turn == 2 - first


def test_score__a_shared_full_tie_gives_both_a_seal() -> None:
    """J-SCORE 4, option `full_tie=shared`: a seal each while there are two; else the match is drawn."""
    shared = games.load("jaipur", full_tie="shared")
    ended = full_tie(shared)
    assert (ended.seals, ended.is_over) == ((1, 1), False)
    won = full_tie(shared, seals=(1, 0))
    assert (won.seals, won.is_over, won.winner) == ((2, 1), True, 0)
    drawn = full_tie(shared, seals=(1, 1))
    assert (drawn.seals, drawn.is_over, drawn.winner) == ((1, 1), True, None)
    single = full_tie(games.load("jaipur", full_tie="shared", rounds=1))
    assert (single.is_over, single.winner) == (True, None)


# --- J-NEXT, J-WIN --------------------------------------------------------------------------------------------------


def test_next__the_loser_starts_the_next_round(jaipur: Game) -> None:
    """J-NEXT: a fresh table, the seals are kept."""
    for first in (1, 2):
        ended = ending(jaipur, first=first)
        assert ended.round_result.winner == 0
        dealt = play(ended, "deal DGSCP LLLPP GK")
        assert dealt.turn == 1
        assert dealt.seals == (1, 0)
        assert dealt.round == 2
        assert (dealt.rupees, dealt.discard, dealt.herds) == ((0, 0), "", (0, 0))
        assert dealt.bonus_tokens == ((), ())
        assert dealt.tokens["D"] == (7, 7, 5, 5, 5)
        assert dealt.round_result is None


def test_win__two_seals_win_at_once(jaipur: Game) -> None:
    """J-WIN."""
    over = ending(jaipur, seals=(1, 1))
    assert over.is_over
    assert over.outcome is not None
    assert (over.outcome.winner, over.outcome.seals, over.outcome.reason) == (0, (2, 1), "three-stacks")
    assert list(over.legal_moves) == []
    with pytest.raises(GameOver, match=r"game\.over"):
        over.play("+K")
    assert not ending(jaipur, seals=(0, 1)).is_over


def test_win__a_single_round_if_so_agreed() -> None:
    """J-WIN, option `rounds=1`."""
    over = ending(games.load("jaipur", rounds=1))
    assert over.is_over
    assert over.outcome.seals == (1, 0)


# --- J-SECRET (who may know what; the leak test is in test_secret.py) -----------------------------------------------


def test_secret__a_view_knows_ones_own_cards_and_what_was_seen(jaipur: Game) -> None:
    """J-SECRET: market takes are remembered until they leave; hands dealt are not known."""
    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL", "+G", "=C", "+L", "=P")
    mine, theirs, nobody = position.view(0), position.view(1), position.view(-1)
    assert mine.hand == "DGGGP"
    assert mine.hand_sizes == (5, 5)
    assert mine.known == ("G", "L")
    assert mine.herds == (1, 1)
    assert mine.deck_size == 38
    assert theirs.hand == "SSLLL"
    assert nobody.hand == ""
    sold = play(position, "-GGG", "!2")
    assert sold.view(1).known == ("", "L")
    assert sold.view(1).discard == "GGG"


def test_secret__bonus_values_are_the_owners_until_scoring(jaipur: Game) -> None:
    """J-SECRET: which stack and how many is public, the value is not."""
    position = play(table(jaipur, hands=("LLL", "")), "-LLL", "!3")
    assert position.view(0).bonus_tokens == ((3,), ())
    assert position.view(1).bonus_tokens == ((), ())
    assert position.view(1).bonus_taken == ((1, 0, 0), (0, 0, 0))
    assert position.view(1).bonus_left == (6, 6, 5)
    assert ending(jaipur, bonus=("3.2", "-")).view(1).bonus_tokens == ((2,), ())


def test_secret__others_hear_of_a_bonus_not_of_its_value(jaipur: Game) -> None:
    """J-SECRET: the news of a bonus token names the stack; its rupees are for its owner."""
    before = play(table(jaipur, hands=("LLL", "")), "-LLL")
    (event,) = jaipur.definition.events(before, jaipur.code("!3"), play(before, "!3"))
    assert [event.seen_by(viewer).rupees for viewer in (0, 1, -1)] == [3, None, None]


def test_secret__without_memory_aid_only_the_table(jaipur: Game) -> None:
    """J-SECRET: the other herd and earlier takes are not shown."""
    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL", "+G", "=C")
    view = position.view(1).without_memory()
    assert view.herds == (None, 1)
    assert view.known == (None, None)
    assert view.hand == "SSLL"
