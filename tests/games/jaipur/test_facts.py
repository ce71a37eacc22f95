"""What is said of mistakes in Jaipur: each kind of fact with its number, and where it is not said."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.jaipur.tables import play, table
from serai.core.game import Game
from serai.games.jaipur import facts
from serai.games.jaipur.position import JaipurPosition
from serai.i18n.translator import Translator

ENGLISH = Translator("en", strict=True)


def said(position: JaipurPosition, played: str, better: str) -> str:
    """The facts of a mistake, in English."""
    codes = position.game.code(played), position.game.code(better)
    assert all(code in position.legal_moves.codes for code in codes), "not legal"
    return " ".join(map(ENGLISH, facts.facts(position.view(position.mover), *codes)))


def themes(position: JaipurPosition, played: str, better: str) -> tuple[str, ...]:
    codes = position.game.code(played), position.game.code(better)
    return tuple(facts.themes(position.view(position.mover), *codes))


def share(hidden: str, size: int, good: str, least: int) -> int:
    """How often a hand of `size` of the hidden cards has at least `least` of a good, in points: counted one by one."""
    hands = list(combinations(hidden, size))
    return round(100 * sum(hand.count(good) >= least for hand in hands) / len(hands))


def test_a_sale_that_brings_more(jaipur: Game) -> None:
    position = table(jaipur, "DGSLL", ("CCCPL", "SSS"))
    assert "Selling 3 cloth earns 11 rupees plus a bonus token (about 2); this sale earns 5 rupees." in said(
        position, "-P", "-CCC"
    )
    assert themes(position, "-P", "-CCC") == ("choice-of-sale",)
    assert "earns" not in said(position, "-P", "-C")  # the same five rupees
    assert "Selling" not in said(position, "-CCC", "-P")


def test_a_bonus_token_missed_by_a_card(jaipur: Game) -> None:
    position = table(jaipur, "DGKKK", ("LLLS", "SSS"))
    text = "Selling all 3 leather earns 9 rupees plus a bonus token (about 2); this sale earns 7 rupees."
    assert text in said(position, "-LL", "+K")
    assert themes(position, "-LL", "+K") == ("sold-too-early", "sold-too-few", "camels")
    assert themes(position, "-LL", "-LLL") == ("sold-too-few",)
    assert "leather earns" not in said(table(jaipur, "DGKKK", ("LLS", "SSS")), "-LL", "+K")
    four = table(jaipur, "DGKKK", ("LLLLS", "SSS"))
    assert "10 rupees plus a bonus token (about 5); this sale earns 9 rupees plus a bonus token (about 2)" in said(
        four, "-LLL", "-LLLL"
    )


def test_a_card_of_the_market_makes_the_sale_larger(jaipur: Game) -> None:
    position = table(jaipur, "GSCLL", ("GGP", "DDSS"))
    text = "With what the market offers, selling 3 gold earns 17 rupees plus a bonus token (about 2)"
    assert text in said(position, "-GG", "+G")
    assert "With what the market offers" not in said(position, "-GG", "+S")


def test_the_other_is_known_to_sell_first(jaipur: Game) -> None:
    position = table(jaipur, "DGLLK", ("CCS", "CCSS"), known=("-", "CC"))
    text = "The opponent is known to hold 2 cloth: if they sell first, selling 2 cloth earns 5 rupees instead of 8."
    assert text in said(position, "+L", "-CC")
    assert text in said(position, "+LL-SC", "-CC")
    assert themes(position, "+L", "-CC") == ("sold-too-late",)
    nobody = table(jaipur, "DGLLK", ("CCS", ""))
    assert "sold" not in said(nobody, "+L", "-CC")


def test_the_other_may_sell_first(jaipur: Game) -> None:
    deck, theirs = "DDDGGSSSCCPPPLLLL", "CCSPL"
    position = table(jaipur, "DGLLK", ("CCCP", theirs), deck=deck)
    percent = share(deck + theirs, 5, "C", 1)
    assert 30 < percent < 99
    text = f"{percent}% of the time, the opponent can sell the same good first: then selling 3 cloth earns"
    assert f"{text} at most 8 rupees instead of 11." in said(position, "+L", "-CCC")
    assert "same good" not in said(position, "+L", "-P") or share(deck + theirs, 5, "P", 1) >= 30


def test_a_sale_that_can_wait(jaipur: Game) -> None:
    deck, theirs = "DDDGGGSSSCCPPPPLLLLLKKK", "CCSPL"
    position = table(jaipur, "DKKKK", ("GGP", theirs), deck=deck)
    percent = 100 - share(deck.replace("K", "") + theirs, 5, "G", 2)
    assert 85 <= percent < 100
    text = f"The sale can wait: {percent}% of the time, 2 gold will sell for just as much next turn."
    assert text in said(position, "-GG", "+K")
    known = table(jaipur, "DKKKK", ("GGP", "CCSPL"), deck=deck, known=("-", "CCSPL"))
    assert "whatever the opponent holds, 2 gold will sell for just as much" in said(known, "-GG", "+K")
    rival = table(jaipur, "DKKKK", ("GGP", "GGSPL"), deck=deck.replace("GG", "CC", 1), known=("-", "GG"))
    assert "wait" not in said(rival, "-GG", "+K")
    late = table(jaipur, "DKKKK", ("GGP", "CCSPL"), deck="SSSSLLLL", known=("-", "CCSPL"))
    assert "wait" not in said(late, "-GG", "+K")  # the round may be over


def test_camels_left_to_the_other(jaipur: Game) -> None:
    position = table(jaipur, "LKKKK", ("GGSS", "SSC"), herds=(1, 2))
    text = "This leaves 4 camels in the market: if the opponent takes them all, they’ll have 6 camels to 1."
    assert text in said(position, "-GG", "+K")
    assert "camels" not in said(table(jaipur, "LSDKK", ("GGSS", "SSC")), "-GG", "+K")
    given = table(jaipur, "DLSKK", ("PPS", "SSC"), herds=(3, 0))
    assert "This leaves 4 camels in the market" in said(given, "+DL-KK", "+D")
    assert themes(given, "+DL-KK", "+D") == ("exchange",)


def test_camels_that_the_better_move_takes(jaipur: Game) -> None:
    position = table(jaipur, "LKKKK", ("CCSP", "SSC"), herds=(4, 0))
    text = "The better move takes 4 camels at once, to pay for exchanges: 8 camels to 0."
    assert said(position, "+L", "+K") == text
    assert themes(position, "+L", "+K") == ("camels",)
    fewer = table(jaipur, "LKKKK", ("CCSP", "SSC"), herds=(1, 2))
    assert "at once" not in said(fewer, "+L", "+K")  # what the opponent may take is told instead
    assert said(table(jaipur, "LCSKK", ("CCSP", "SSC"), herds=(4, 0)), "+L", "+K") == ""


def test_an_exchange_that_takes_more(jaipur: Game) -> None:
    tokens = {"C": 1, "P": 1, "L": 1}  # cheap goods, so that their price says nothing
    position = table(jaipur, "SCPLK", ("P", "SSC"), herds=(4, 0), tokens=tokens)
    text = "The better move gets 1 silver, 1 cloth and 1 leather in one exchange; goods taken by this one: 1."
    assert said(position, "+S", "+SCL-KKK") == text
    assert themes(position, "+S", "+SCL-KKK") == ("exchange",)
    assert said(position, "+S", "+SC-KK") == ""  # one more
    assert "exchanges" not in said(position, "-P", "+SCL-KKK")
    camels = table(jaipur, "SCKKK", ("P", "SSC"), herds=(4, 0), tokens=tokens)
    assert "gets 1 silver and 1 cloth in one exchange; this one takes no goods." in said(camels, "+K", "+SC-KK")


def test_new_cards_for_the_other(jaipur: Game) -> None:
    deck, theirs = "DDGSCCPPLLKK", "CSL"
    position = table(jaipur, "GLKKK", ("GGSPP", theirs), deck=deck)
    hidden = [card for card in deck + theirs if card != "K"]
    good = total = 0
    for hand in combinations(range(len(hidden)), 3):  # every hand of the other player, then every draw of three
        rest = "KK" + "".join(card for place, card in enumerate(hidden) if place not in hand)
        draws = list(combinations(rest, 3))
        good += sum(any(card in "DGS" for card in draw) for draw in draws)
        total += len(draws)
    text = f"turns over 3 new cards, and the opponent gets first pick: {round(100 * good / total)}% of the time"
    assert text in said(position, "+K", "-GG")
    assert "new cards" not in said(table(jaipur, "GLSKK", ("GGSPP", "CSL"), deck=deck), "+K", "-GG")


def test_goods_given_and_left_to_the_other(jaipur: Game) -> None:
    position = table(jaipur, "DCLLK", ("DSPPL", "CCL"))
    text = "This exchange puts 1 silver and 2 spice into the market, worth 13 rupees at current prices."
    assert text in said(position, "+CLL-SPP", "+C")
    assert "puts" not in said(position, "+CL-PP", "+CL-SP")
    left = table(jaipur, "DDPLK", ("SSPPL", "CCL"), herds=(2, 0))
    assert "This leaves 2 diamonds in the market, worth 14 rupees at current prices." in said(left, "-SS", "+DD-KK")
    assert "leaves" not in said(table(jaipur, "PPLLK", ("SSCCL", "CCL"), herds=(2, 0)), "-SS", "+LL-KK")


def test_denial(jaipur: Game) -> None:
    position = table(jaipur, "DPLLK", ("SSPP", "DDC"), known=("-", "DD"))
    text = "The opponent is known to hold 2 diamonds: with 1 diamond from the market, they can sell for 19 rupees plus"
    assert text in said(position, "-SS", "+D")
    assert themes(position, "-SS", "+D") == ("denial", "sold-too-early")
    unseen = table(jaipur, "DPLLK", ("SSPP", "DDC"))
    assert "known" not in said(unseen, "-SS", "+D")
    full = table(jaipur, "DPLLK", ("SSPP", "DDCCCCC"), known=("-", "DD"))
    assert "diamond" not in said(full, "-SS", "+D")  # no room for it


def test_what_a_hand_sells_for(jaipur: Game) -> None:
    position = table(jaipur, "GLKKK", ("GSCL", "CCL"), herds=(0, 3))
    text = "At current prices, this leaves a hand worth about 9 rupees; the better move leaves one worth about 21."
    assert text in said(position, "+K", "+G")  # cloth 5 and leather 4; and 12 for two gold
    assert "leaves a hand worth" not in said(position, "+G", "+K")
    assert themes(position, "+G", "+L") == ("choice-of-card",)


def test_a_set_broken_up(jaipur: Game) -> None:
    position = table(jaipur, "CCLLK", ("DDDSP", "GG"))
    text = "This exchange breaks up 3 diamonds: sold together, they earn 19 rupees plus a bonus token (about 2)."
    assert text in said(position, "+CL-DS", "-P")
    assert "breaks" not in said(position, "+CL-SP", "-P")


def test_the_camel_token_near_the_end(jaipur: Game) -> None:
    near = table(jaipur, "GLPKK", ("SC", "CCL"), herds=(4, 5), deck="DDGGSSPP")
    assert near.herds == (4, 5)
    text = "Camels now: 4 to 5; after the better move: 6 to 5. The camel token is worth 5 rupees."
    assert text in said(near, "+G", "+K")
    early = table(jaipur, "GLPKK", ("SC", "CCL"), herds=(2, 3))
    assert "camel token" not in said(early, "+G", "+K")


def test_ending_the_round(jaipur: Game) -> None:
    tokens = {"D": 0, "G": 0, "P": 1}
    ahead = table(jaipur, "SSLLK", ("CP", "CCL"), tokens=tokens)  # D 29, G 27, P 16
    assert "The round could have ended at once, at about 73 to 0 rupees." in said(ahead, "+S", "-P")
    assert themes(ahead, "+S", "-P") == ("ending-the-round", "sold-too-late")
    behind = table(jaipur, "SSLLK", ("CP", "CCL"), tokens=tokens, taker=2)
    assert "This ends the round at about 1 to 72 rupees." in said(behind, "-P", "+S")
    assert "round" not in said(behind, "+S", "-P")


def test_a_sale_that_comes_too_late(jaipur: Game) -> None:
    tokens = {"D": 0, "G": 0, "P": 1}
    position = table(jaipur, "SSLLK", ("CCC", "PPL"), known=("-", "PP"), tokens=tokens)
    text = "can certainly end the round next turn, before 3 cloth can be sold for 11 rupees"
    assert text in said(position, "+S", "-CCC")
    assert "end the round" not in said(table(jaipur, "SSLLK", ("CCC", "PPL"), known=("-", "PP")), "+S", "-CCC")


def test_a_full_hand(jaipur: Game) -> None:
    position = table(jaipur, "DSLLK", ("DGSCPL", "CC"))
    text = (
        "This fills the hand (7 cards), with no sale that earns a bonus token; the better move leaves room for 2 more."
    )
    assert text in said(position, "+L", "-C")
    assert "hand-full" in themes(position, "+L", "-C")
    assert "full" not in said(table(jaipur, "DSLLK", ("DGSCP", "CC")), "+L", "-C")
    assert "full" not in said(table(jaipur, "DSLLK", ("DGSCLL", "CC")), "+L", "-C")  # three leather to sell


def test_every_theme_is_reached(jaipur: Game) -> None:
    position = table(jaipur, "DSLLK", ("DGSCPL", "DDC"), herds=(2, 2), known=("-", "DD"))
    moves = [("-C", "+D"), ("+K", "-C"), ("+L", "+K"), ("+SL-CK", "+S"), ("+L", "+S"), ("-L", "-P"), ("+L", "-C")]
    found = {theme for pair in moves for theme in themes(position, *pair)}
    last = table(jaipur, "SSLLK", ("CPP", "CCL"), tokens={"D": 0, "G": 0, "P": 1})
    found |= {*themes(last, "+S", "-P"), *themes(last, "-P", "-PP")}
    assert found == set(facts.THEMES)


@pytest.mark.parametrize("moves, rupees", [(("-GGG",), 17), (("-GG",), 12), (("+L",), 0), (("+K",), 0)])
def test_the_feat_is_a_sale(jaipur: Game, moves: tuple[str, ...], rupees: int) -> None:
    position = table(jaipur, "LSSKK", ("GGGP", "CC"))
    for move in moves:
        code = jaipur.code(move)
        assert facts.feat(position, code, position.play_code(code)) == rupees
    bonus = play(position, "-GGG")
    assert facts.feat(bonus, jaipur.code("!2"), play(bonus, "!2")) == 0


def test_what_the_sale_itself_takes_from_the_price(jaipur: Game) -> None:
    """What the other player earns later is reckoned after the move, and cards that are sold are not kept."""
    position = table(jaipur, "DLKKK", ("DDSPP", "DDC"), known=("-", "DD"))
    text = "with 1 diamond from the market, they can sell for 15 rupees plus"  # 7 and 7 are gone with the sale
    assert text in said(position, "-DD", "+D")
    left = table(jaipur, "GGLCC", ("LLLLPPD", "CCC"), tokens={"D": 1, "G": 3, "P": 2, "L": 8})
    assert "This leaves 2 gold and 1 leather in the market, worth 11 rupees at current prices." in said(
        left, "-LLLL", "+GGL-DPP"
    )
    fewer = table(jaipur, "CCLKK", ("SSLL", "LLSC"), known=("-", "LL"))
    assert "if they sell first" in said(fewer, "+C", "-LL")
    assert "if they sell first" not in said(fewer, "-L", "-LL")  # one of the two is sold now


def test_new_cards_that_bring_nothing_are_not_named(jaipur: Game) -> None:
    deck, hands = "DDGSCCPPLLKK", ("GGSPP", "CSL")
    assert "new cards" in said(table(jaipur, "GLKKK", hands, deck=deck), "+K", "-GG")
    assert "new cards" not in said(table(jaipur, "GLKKK", hands, deck=deck, tokens={"S": 0}), "+K", "-GG")
