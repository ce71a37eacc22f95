"""The actions of Istanbul and how they are paid, clause by clause."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from games.istanbul.tables import (
    card_table,
    discard_all_but,
    legal,
    owned,
    play,
    refused,
    some_tiles,
    table,
)
from serai import games
from serai.core.errors import BadNotation, NotYourTurn
from serai.core.game import Game
from serai.games.istanbul.position import IstanbulPosition

# --- I-PAY ----------------------------------------------------------------------------------------------------------


def test_pay__dice_of_a_colour_before_its_tokens(two: Game) -> None:
    """I-PAY: three red with two dice and a token; the token goes to the supply."""
    position = play(table(two, dice="RR", goods={1: "RRR"}), "tile lira-R RRR", "=lira-Y")
    assert (position.dice, position.goods[0], position.supply["R"]) == ("", "RR", 6)
    position = play(table(two, dice="RRR", goods={1: "RR"}), "same RR")
    assert (position.dice, position.goods[0]) == ("R", "RRR")


def test_pay__a_die_serves_one_action(two: Game) -> None:
    """I-PAY: what was used is gone, the rest is there for the next action."""
    position = play(table(two, dice="RRY"), "two RY")
    assert position.dice == "R"
    assert legal(position) == ["done"]
    with refused("cannot-pay"):
        position.play("two RY")


def test_pay__brown_stands_for_any_colour(two: Game) -> None:
    """I-PAY: what it stands for is the player's choice, even where the colour itself is there."""
    position = table(two, dice="R", goods={1: "YWW"})
    assert legal(position, "two") == sorted(
        [
            *("two RY", "two Ry", "two Rg", "two Rb", "two rY", "two Yg", "two Yb"),
            *("two ry", "two rg", "two rb", "two yg", "two yb", "two gb"),
        ]
    )
    after = play(position, "two ry")
    assert (after.dice, after.goods[0], after.supply["W"]) == ("R", "Y", 10)
    with refused("no-brown"):
        position.play("three ryg")
    assert legal(table(two, dice="RRR", goods={1: "WWW"}), "tile lira-R") == [
        *("tile lira-R RRR", "tile lira-R RRr", "tile lira-R Rrr", "tile lira-R rrr")
    ]


def test_pay__only_ones_own_goods(two: Game) -> None:
    """I-PAY: neither another player's tokens nor dice or tokens one does not have."""
    position = table(two, dice="R", goods={2: "RRRYYYWW"})
    assert legal(position) == ["done"]
    for move, code in {"same RR": "cannot-pay", "same Rr": "no-brown", "two RY": "cannot-pay"}.items():
        with refused(code):
            position.play(move)


def test_pay__cards_are_never_paid_with_dice(two: Game) -> None:
    """I-PAY: a good for a bazaar card is a token; with none of them there is only the lira."""
    assert owned(card_table(two, "trade-good", dice="RRRRC"), 1) == "1L"
    assert legal(card_table(two, "trade-good", dice="RRRRC", goods={1: "Y"})) == ["take 1L", "take Y>WX"]


# --- I-PAY-SHORT ----------------------------------------------------------------------------------------------------


def tokens_first(position: IstanbulPosition) -> list[str]:
    return [move for move in legal(position) if " tokens " in move]


def test_pay_short__the_die_is_left_for_the_ruby(three: Game) -> None:
    """I-PAY-SHORT: the position of the clause. One red token in the supply, the next red ruby costs six."""
    position = table(three, dice="RYGBC", goods={1: "RRRR", 2: "RRR"}, rubies={2: 2}, zones="1/3/3/3/5/6")
    assert (position.supply["R"], position.prices["R"]) == (1, 6)
    assert tokens_first(position) == ["four RYGB>RR tokens R"]
    by_die = play(position, "four RYGB>RR")
    assert (by_die.dice, by_die.goods[:2], by_die.supply["R"]) == ("C", ("RRRRR", "RR"), 1)
    assert legal(by_die, "ruby") == []
    by_token = play(position, "four RYGB>RR tokens R")
    assert (by_token.dice, by_token.goods[:2], by_token.supply["R"]) == ("RC", ("RRRRR", "RRR"), 0)
    assert legal(by_token, "ruby") == ["ruby R RRRRRR"]
    assert play(by_token, "ruby R RRRRRR").rubies[0] == 1


def test_pay_short__only_where_the_supply_is_too_small(two: Game) -> None:
    """I-PAY-SHORT: for one token the supply must be empty, for two there may be one left."""
    for other, offered in {
        "RRRRRRR": ["four RYGB>RB tokens R", "four RYGB>RG tokens R", "four RYGB>RR tokens R", "four RYGB>RY tokens R"],
        "RRRRRR": ["four RYGB>RR tokens R"],
        "RRRRR": [],
    }.items():
        position = table(two, dice="RYGB", goods={1: "R", 2: other})
        assert tokens_first(position) == offered
        for pair in ("RR", "RY", "YG"):
            move = f"four RYGB>{pair} tokens R"
            if move not in offered:
                with refused("dice-first"):
                    position.play(move)


def test_pay_short__only_what_tokens_can_change(two: Game) -> None:
    """I-PAY-SHORT: with a die and a token of the colour; the others are paid as ever."""
    position = table(two, dice="RYGB", goods={2: "RRRRRRRR"})
    assert tokens_first(position) == []
    with refused("dice-first"):
        position.play("four RYGB>RR tokens R")
    position = table(two, dice="YGB", goods={1: "R", 2: "RRRRRRR"})
    assert tokens_first(position) == []
    with refused("dice-first"):
        position.play("four RYGB>RY tokens R")
    for colours in ("Y", "RY", "B"):
        with refused("dice-first"):
            table(two, dice="RYGB", goods={1: "RY", 2: "RRRRRRR"}).play(f"four RYGB>RR tokens {colours}")


def test_pay_short__what_is_paid_counts_for_the_supply(two: Game) -> None:
    """I-PAY-SHORT: a token paid with dice first returns to the supply, so I-SAME falls short with two dice only."""
    assert tokens_first(table(two, dice="R", goods={1: "RR", 2: "RRRRRR"})) == []
    position = table(two, dice="RR", goods={1: "RR", 2: "RRRRRR"})
    assert tokens_first(position) == ["same RR tokens R"]
    after = play(position, "same RR")
    assert (after.dice, after.goods, after.supply["R"]) == ("", ("RR", "RRRRR"), 1)
    after = play(position, "same RR tokens R")
    assert (after.dice, after.goods, after.supply["R"]) == ("RR", ("R", "RRRRRR"), 1)
    # tokens as far as they go, then dice
    after = play(table(two, dice="RR", goods={1: "R", 2: "RRRRRRR"}), "same RR tokens R")
    assert (after.dice, after.goods, after.supply["R"]) == ("R", ("R", "RRRRRRR"), 0)
    assert tokens_first(table(two, dice="RR", goods={1: "RR", 2: "RRRRR"})) == []


def test_pay_short__two_colours_each_by_itself(two: Game) -> None:
    """I-PAY-SHORT: I-FOUR may run short of two colours; every combination is one move with an effect of its own."""
    position = table(two, dice="RYGB", goods={1: "RY", 2: "RRRRRRRYYYYYYY"})
    ways = legal(position, "four RYGB>RY")
    assert ways == [f"four RYGB>RY{order}" for order in ("", " tokens R", " tokens RY", " tokens Y")]
    after = {way: play(position, way) for way in ways}
    assert [after[way].dice for way in ways] == ["", "R", "RY", "Y"]
    assert [after[way].goods[1].count("R") for way in ways] == [6, 7, 7, 6]
    assert [after[way].goods[1].count("Y") for way in ways] == [6, 6, 7, 7]
    assert all(after[way].goods[0] == "RY" for way in ways)
    listed = [position.game.write(code) for code in position.legal_moves.codes.tolist()]
    start = listed.index("four RYGB>RY")
    assert listed[start : start + 4] == [f"four RYGB>RY{one}" for one in ("", " tokens R", " tokens Y", " tokens RY")]


@pytest.mark.parametrize("colour", "RYGB")
def test_pay_short__of_every_colour(two: Game, colour: str) -> None:
    """I-PAY-SHORT."""
    position = table(two, dice="RYGB" + colour, goods={1: colour, 2: colour * 7})
    four = {pair: [f"four RYGB>{pair} tokens {colour}"] if colour in pair else [] for pair in ("RY", "GB", colour * 2)}
    for pair, offered in four.items():
        assert legal(position, f"four RYGB>{pair} ") == offered
    assert legal(position, f"same {colour * 2} ") == [f"same {colour * 2} tokens {colour}"]


def test_pay_short__brown_tokens_are_no_tokens_of_the_colour(two: Game) -> None:
    """I-PAY-SHORT: a colour paid with a brown token alone has no order; a brown one beside a die changes nothing."""
    position = table(two, dice="RYGB", goods={1: "RWW", 2: "RRRRRRR"})
    assert {move for move in tokens_first(position) if move.startswith("same")} == {"same Rr tokens R"}
    assert not any(move.startswith("four r") for move in tokens_first(position))
    after = play(position, "same Rr tokens R")
    assert (after.dice, owned(after, 1), after.supply["R"]) == ("RYGB", "RW", 0)
    for move in ("same rr tokens R", "four rYGB>RR tokens R"):
        with refused("dice-first"):
            position.play(move)
    position = table(two, dice="RYGB", goods={1: "RYW", 2: "RRRRRRRYYYYYYY"})
    assert legal(position, "four rYGB>RY") == ["four rYGB>RY", "four rYGB>RY tokens Y"]


def test_pay_short__a_shortage_that_remains(two: Game) -> None:
    """I-PAY-SHORT: also where one token is not enough for two; it is returned before the others give."""
    position = table(two, dice="RYGB", goods={1: "R", 2: "RRRRRRR"})
    by_die, by_token = play(position, "four RYGB>RR"), play(position, "four RYGB>RR tokens R")
    assert (by_die.dice, by_die.goods, by_die.supply["R"]) == ("", ("RR", "RRRRRR"), 0)
    assert (by_token.dice, by_token.goods, by_token.supply["R"]) == ("R", ("RR", "RRRRRR"), 0)


def test_pay_short__only_exchanges_that_give_goods(two: Game) -> None:
    """I-PAY-SHORT: crystals, brown tokens, tiles and rubies are none of the colours paid."""
    position = table(two, dice="RRYGB", goods={1: "RRRR", 2: "RRRR"}, crystals={2: 12})
    assert {move.split()[0] for move in tokens_first(position)} == {"same", "four"}
    for text in ("two RY tokens R", "three RYG tokens R", "tile lira-R RRR tokens R", "ruby R RRRR tokens R"):
        with pytest.raises(BadNotation):
            position.play(text)
    for move in ("two RY", "three RYG", "tile lira-R RRR", "ruby R RRRR"):
        with refused("not-a-move"):
            position.play_code(two.code(move) | 1 << 49)


def test_pay_short__not_by_rules_version_one() -> None:
    """I-PAY-SHORT: tables and records of version 1 keep their rule."""
    first = games.load("istanbul", seats=2, rules=1)
    position = table(first, dice="RRYGB", goods={1: "RR", 2: "RRRRRR"})
    assert tokens_first(position) == []
    for move in ("same RR tokens R", "four RYGB>RR tokens R"):
        with refused("dice-first"):
            position.play(move)
        assert move in legal(table(first.with_rules(2), dice="RRYGB", goods={1: "RR", 2: "RRRRRR"}))


# --- I-ACTIONS ------------------------------------------------------------------------------------------------------


def test_actions__all_moves_of_a_small_table(two: Game) -> None:
    """I-ACTIONS: every action in every way it can be paid, nothing else."""
    position = table(two, dice="RRYLC", goods={1: "GW"}, lira={1: 10})
    assert legal(position) == sorted(
        [
            *("same RR", "same Rr", "same Yy", "same Gg"),
            *("two RY", "two RG", "two YG"),
            *("two rY", "two rG", "two Ry", "two yG", "two Rg", "two Yg", "two Rb", "two Yb", "two Gb"),
            *("three RYG", "three rYG", "three RyG", "three RYg", "three RYb", "three RGb", "three YGb"),
            *(f"four RYGb>{a}{b}" for a, b in combinations_with_replacement("RYGB", 2)),
            *("lira", "cards 1", "tile lira-R RRr", "tile action-R RRr", "tile die RYGb"),
            *("ruby lira", "ruby all RYGb", "done"),
        ]
    )


def test_actions__nothing_to_pay_with_leaves_only_stopping(istanbul: Game) -> None:
    """I-ACTIONS."""
    assert legal(table(istanbul)) == ["done"]
    assert legal(table(istanbul, crystals={1: 5}, lira={1: 9}, tiles={1: "die"})) == ["done"]


def test_actions__only_at_ones_turn_to_act(two: Game) -> None:
    """I-ACTIONS: not before the dice are kept, not by the other player."""
    position = play(table(two, seat=2, crystals={1: 1}), "done", "roll RRRRR")
    with refused("wrong-time"):
        position.play("same RR")
    with pytest.raises(NotYourTurn):
        play(position, "keep").play("same RR", seat=1)


def test_same__a_token_of_the_colour(two: Game) -> None:
    """I-SAME: never brown, even if both goods paid are brown."""
    for colour in "RYGB":
        position = table(two, dice=colour * 2, goods={1: "WW"})
        ways = (colour * 2, colour + colour.lower(), colour.lower() * 2)
        assert {f"same {goods}" for goods in ways} <= set(legal(position, "same"))
        for goods in ways:
            after = play(position, f"same {goods}")
            assert after.goods[0] == colour + "W" * sum(map(str.isupper, goods))
            assert after.dice == colour * sum(map(str.islower, goods))


@pytest.mark.parametrize("goods", ["R", "RY", "RRR", "Ry", "RRYY"])
def test_same__two_goods_of_one_colour(two: Game, goods: str) -> None:
    """I-SAME."""
    with refused("wrong-price"):
        table(two, dice="RRRYY", goods={1: "YWW"}).play(f"same {goods}")


def test_two__different_colours_for_a_crystal(two: Game) -> None:
    """I-TWO."""
    after = play(table(two, dice="RY", goods={1: "GW"}), "two Yg")
    assert (owned(after, 1), after.dice, after.supply["X"]) == ("GX", "R", 11)
    for goods in ("R", "RR", "Rr", "RYG", "RRYY"):
        with refused("wrong-price"):
            table(two, dice="RRYYG", goods={1: "W"}).play(f"two {goods}")


def test_three__different_colours_for_a_brown_token(two: Game) -> None:
    """I-THREE."""
    after = play(table(two, dice="RY", goods={1: "G"}), "three RYG")
    assert (owned(after, 1), after.dice, after.supply["W"]) == ("W", "", 9)
    for goods in ("RY", "RRY", "RYy", "RYGB"):
        with refused("wrong-price"):
            table(two, dice="RRYYG", goods={1: "BW"}).play(f"three {goods}")


def test_four__two_tokens_of_choice(two: Game) -> None:
    """I-FOUR: of any colours, may be equal, never brown."""
    position = table(two, dice="RYGB")
    pairs = ["".join(pair) for pair in combinations_with_replacement("RYGB", 2)]
    assert len(pairs) == 10
    assert legal(position, "four") == sorted(f"four RYGB>{pair}" for pair in pairs)
    for pair in pairs:
        after = play(position, f"four RYGB>{pair}")
        assert (owned(after, 1), after.dice) == (pair, "")


def test_four__four_different_colours(two: Game) -> None:
    """I-FOUR."""
    position = table(two, dice="RYGGB", goods={1: "RW"})
    for move, error in {
        "four RYG>RR": "wrong-price",
        "four RRYG>RR": "wrong-price",
        "four RYGGB>RR": "wrong-price",
        "four RYGB>R": "two-tokens",
        "four RYGB>RRR": "two-tokens",
    }.items():
        with refused(error):
            position.play(move)
    with pytest.raises(BadNotation):
        position.play("four RYGB>RW")


# --- I-LIRA, I-CARD -------------------------------------------------------------------------------------------------


def test_lira__two_for_every_die(two: Game) -> None:
    """I-LIRA: all unused lira dice at once, so the action cannot be repeated."""
    for count in range(1, 6):
        after = play(table(two, dice=("L" * count + "CCCC")[:5]), "lira")
        assert (owned(after, 1), after.dice.count("L")) == (f"{2 * count}L", 0)
        assert after.turn == 0
        with refused("no-dice"):
            after.play("lira")


def test_lira__at_least_one_die(two: Game) -> None:
    """I-LIRA: bonus tiles alone are not enough."""
    position = table(two, dice="RRR", tiles={1: "bonus-R,bonus-Y"})
    assert legal(position, "lira") == []
    with refused("no-dice"):
        position.play("lira")


def test_lira__a_token_for_each_bonus_tile(two: Game) -> None:
    """I-LIRA: one of its colour each, whatever the number of dice."""
    after = play(table(two, dice="LLL", tiles={1: "bonus-R,bonus-G", 2: "bonus-Y"}), "lira")
    assert (owned(after, 1), owned(after, 2)) == ("RG6L", "")


def test_card__any_number_of_card_dice(two: Game) -> None:
    """I-CARD: as many cards as dice used, the other dice stay."""
    position = table(two, dice="CCC")
    assert legal(position, "cards") == ["cards 1", "cards 2", "cards 3"]
    with refused("no-dice"):
        position.play("cards 4")
    with pytest.raises(BadNotation, match="unreadable"):
        position.play("cards 0")
    drawing = play(position, "cards 2")
    assert (drawing.is_chance, drawing.dice) == (True, "C")
    for cards in ("own-1", "own-1 own-2 own-3"):
        with refused("draw-count"):
            drawing.play(f"draw {cards}")
    assert play(drawing, "draw own-1 own-2", "play own-1").dice == "C"


def test_card__one_is_carried_out_the_others_are_discarded(two: Game) -> None:
    """I-CARD: the one played is discarded too, when it has been carried out."""
    position = play(table(two, dice="CCC", crystals={1: 1}), "cards 3", "draw trade-crystal own-1 own-2")
    assert position.drawn == ("own-1", "own-2", "trade-crystal")
    assert legal(position) == ["play own-1", "play own-2", "play trade-crystal"]
    with refused("not-drawn"):
        position.play("play own-3")
    chosen = play(position, "play trade-crystal")
    assert (chosen.drawn, chosen.card) == ((), "trade-crystal")
    assert chosen.discard == ("own-1", "own-2")
    after = play(chosen, "take X>W")
    assert after.discard == ("own-1", "own-2", "trade-crystal")
    assert len(after.deck) == 30


def test_card__all_of_one_kind_leave_nothing_to_choose(two: Game) -> None:
    """I-CARD: only one of them is carried out."""
    after = play(table(two, dice="CC"), "cards 2", "draw purse-good purse-good")
    assert (after.stage, owned(after, 1)) == ("act", "4L")
    assert after.discard == ("purse-good", "purse-good")


def test_card__the_discard_is_reshuffled_when_the_deck_runs_out(two: Game) -> None:
    """I-CARD: what is left of the deck first, the rest from the discard, of which the others are the new deck."""
    position = table(two, dice="CCC", discard=discard_all_but(two, "own-1", "own-2"))
    drawing = play(position, "cards 3")
    with refused("not-in-deck"):
        drawing.play("draw own-1 swap purse-good")
    with refused("not-in-deck"):
        drawing.play("draw own-1 own-2 own-2")
    drawn = play(drawing, "draw own-1 own-2 swap")
    assert (len(drawn.deck), drawn.discard) == (30, ())
    assert drawn.deck.count("swap") == 1
    assert not {"own-1", "own-2"} & set(drawn.deck)
    assert sorted(play(drawn, "play own-1").discard) == ["own-1", "own-2", "swap"]


def test_card__no_reshuffle_before_a_card_is_missing(two: Game) -> None:
    """I-CARD: a deck drawn to its last card stays empty until the next is needed."""
    position = table(two, dice="CCC", discard=discard_all_but(two, "own-1", "own-2"))
    with refused("not-in-deck"):
        play(position, "cards 2").play("draw own-1 swap")
    empty = play(position, "cards 2", "draw own-1 own-2", "play own-1")
    assert (empty.deck, len(empty.discard)) == ((), 33)
    again = play(empty, "cards 1")
    assert len(again.outcomes()) == 30
    assert len(play(again, "draw own-1").deck) == 32


def test_card__each_card_of_the_deck_is_as_likely(two: Game) -> None:
    """I-CARD: the deck is shuffled."""
    drawing = play(table(two, dice="CC"), "cards 2")
    odds = {two.write(move): weight for move, weight in drawing.outcomes()}
    assert sum(odds.values()) == 33 * 32 // 2
    assert (odds["draw swap swap"], odds["draw swap own-1"], odds["draw own-1 own-2"]) == (1, 2, 1)


# --- I-MOSQUE, I-RUBY -----------------------------------------------------------------------------------------------


def test_mosque__the_tile_for_its_price_and_the_row_refilled(two: Game) -> None:
    """I-MOSQUE: the goods are paid, a tile of the stack takes its place."""
    position = table(two, dice="RRR", goods={1: "YYYW"})
    bought = play(position, "tile crystal-Y YYy")
    assert (bought.tiles[0], owned(bought, 1), bought.supply["Y"]) == (("crystal-Y",), "Y", 7)
    assert bought.is_chance
    assert len(bought.row) == 5
    odds = {two.write(move): weight for move, weight in bought.outcomes()}
    assert (len(odds), odds["=die"], odds["=lira-Y"]) == (16, 3, 1)
    for gone in ("=lira-R", "=crystal-Y"):
        with refused("not-in-stack"):
            bought.play(gone)
    after = play(bought, "=lira-Y")
    assert after.row == ("lira-R", "lira-Y", "card-G", "bonus-B", "action-R", "die")
    assert (len(after.stack), after.turn) == (17, 0)


def test_mosque__only_what_lies_in_the_row(two: Game) -> None:
    """I-MOSQUE."""
    position = table(two, dice="YYYYY")
    with refused("not-in-row"):
        position.play("tile lira-Y YYY")
    assert legal(position, "tile") == ["tile crystal-Y YYY"]


@pytest.mark.parametrize("goods", ["YY", "YYYY", "RYY", "YYg", "YYYR"])
def test_mosque__the_exact_price(two: Game, goods: str) -> None:
    """I-MOSQUE."""
    with refused("wrong-price"):
        table(two, dice="RYYYY", goods={1: "W"}).play(f"tile crystal-Y {goods}")


def test_mosque__the_row_shrinks_when_the_stack_is_empty(two: Game) -> None:
    """I-MOSQUE: refilled while the stack lasts."""
    names = [*(name for name in two.names["tiles"] if name != "die"), *["die"] * 4]
    row = ["lira-R", "crystal-Y", "card-G", "bonus-B", "action-R", "die"]
    for name in row:
        names.remove(name)
    last = names.pop()  # one die is left in the stack
    tiles = {1: "lira-Y", 2: ",".join(name for name in names if name != "lira-Y")}
    position = table(two, dice="RRR", goods={1: "YYY"}, tiles=tiles, mosque_paid="12")
    assert position.stack == (last,)
    position = play(position, "tile lira-R RRR", "=die")
    assert position.row.count("die") == 2
    position = play(position, "tile crystal-Y YYY")
    assert (position.active, position.stage) == (1, "draw")  # the next turn; seat 2 has tiles with cards
    assert len(position.row) == 5


def test_ruby__goods_of_the_colour(three: Game) -> None:
    """I-RUBY: dice, tokens and brown ones; the next ruby of the zone costs more."""
    for colour in "RYGB":
        position = table(three, dice=colour * 3, goods={1: colour * 3 + "WWW"})
        zone = f"ruby {colour}"
        letters = [colour * (4 - brown) + colour.lower() * brown for brown in range(4)]
        assert legal(position, zone) == sorted(f"{zone} {goods}" for goods in letters)
        after = play(position, f"{zone} {letters[0]}")
        assert (after.rubies, after.zones[colour], after.prices[colour]) == ((1, 0, 0), 2, 5)
        assert (after.dice, owned(after, 1)) == ("", colour * 2 + "WWW")
        assert legal(after, zone) == [f"{zone} {colour * 2}{colour.lower() * 3}"]


def test_ruby__the_exact_price(three: Game) -> None:
    """I-RUBY: not more, not less, not another colour."""
    position = table(three, dice="RRRRR", goods={1: "YRW"}, lira={1: 9})
    for move in ("ruby R RRR", "ruby R RRRRR", "ruby R RRRY", "ruby R RRRy", "ruby all RRRR"):
        with refused("wrong-price"):
            position.play(move)
    with refused("cannot-pay"):
        position.play("ruby Y YYYY")
    with refused("no-lira"):
        position.play("ruby lira")


@pytest.mark.parametrize("taken", range(4))
def test_ruby__the_left_zone(two: Game, taken: int) -> None:
    """I-RUBY: one of each colour, and one more of any colour for each ruby `taken`."""
    zones = f"2/2/2/2/{4 - taken}/5"
    position = table(two, dice="RYG", goods={1: "BBBB"}, rubies={2: taken}, zones=zones)
    payment = "ruby all RYGB" + ("+" + "B" * taken if taken else "")
    assert legal(position, "ruby all") == [payment]
    after = play(position, payment)
    assert (after.rubies[0], after.zones["all"]) == (1, 3 - taken)
    assert (after.dice, owned(after, 1)) == ("", "B" * (3 - taken))
    with refused("wrong-price"):
        position.play("ruby all RYGB+BBBB")


def test_ruby__the_left_zone_needs_each_colour(two: Game) -> None:
    """I-RUBY: brown tokens stand for a colour that is missing, or are among the others; each effect is listed once."""
    position = table(two, dice="RRYY", goods={1: "GGWW"}, rubies={2: 1}, zones="2/2/2/2/3/5")
    assert legal(position, "ruby all") == sorted(
        [
            *("ruby all RYGb+R", "ruby all RYGb+Y", "ruby all RYGb+G", "ruby all RYGb+W"),
            *("ruby all rYGb+Y", "ruby all rYGb+G"),
            *("ruby all RyGb+R", "ruby all RyGb+G"),
            *("ruby all RYgb+R", "ruby all RYgb+Y"),
        ]
    )
    after = play(position, "ruby all RYGb+W")
    assert (after.dice, owned(after, 1)) == ("RY", "G")
    after = play(position, "ruby all rYGb+Y")
    assert (after.dice, owned(after, 1)) == ("RR", "G")
    assert legal(table(two, dice="RRRYY", goods={1: "GG"}), "ruby") == []


def test_ruby__the_lira_zone(two: Game) -> None:
    """I-RUBY: ten lira, then twelve."""
    position = table(two, lira={1: 22})
    after = play(position, "ruby lira")
    assert (after.lira[0], after.rubies[0], after.zones["lira"]) == (12, 1, 4)
    again = play(after, "ruby lira")
    assert (again.lira[0], again.rubies[0], again.supply["L"]) == (0, 2, 87)
    assert legal(table(two, lira={1: 10}), "ruby") == ["ruby lira"]
    assert legal(table(two, lira={1: 9, 2: 40}), "ruby") == []


def test_ruby__the_mosque_sells_none(two: Game) -> None:
    """I-RUBY: a colour zone, the left zone or the lira zone."""
    position = table(two, dice="RRRRR", goods={1: "RRRYYYGGGBBBWWW"}, lira={1: 40}, crystals={1: 5})
    assert {move.split()[1] for move in legal(position, "ruby")} == {"R", "Y", "G", "B", "all", "lira"}
    with pytest.raises(BadNotation):
        position.play("ruby mosque")


# --- I-MOSQUE-RUBY --------------------------------------------------------------------------------------------------


def collector(game: Game, count: int, **settings: object):
    """Seat 1 holds this many tiles and the goods for two more."""
    return table(
        game,
        dice="RRRYY",
        goods={1: "Y"},
        tiles={1: some_tiles(count)},
        **settings,  # type: ignore[arg-type]
    )


def test_mosque_ruby__at_five_tiles_or_four(istanbul: Game) -> None:
    """I-MOSQUE-RUBY: five, four with four players; at once, before the row is refilled."""
    needed = 4 if istanbul.seats == 4 else 5
    there = int(istanbul.box.mosque_rubies)
    before = play(collector(istanbul, needed - 2), "tile lira-R RRR")
    assert (before.rubies[0], before.zones["mosque"]) == (0, there)
    after = play(collector(istanbul, needed - 1), "tile lira-R RRR")
    assert (after.rubies[0], after.zones["mosque"], after.stage) == (1, there - 1, "refill")
    both = play(before, "=die", "tile crystal-Y YYY")
    assert (both.rubies[0], both.zones["mosque"]) == (1, there - 1)


def test_mosque_ruby__once_a_game(istanbul: Game) -> None:
    """I-MOSQUE-RUBY: exactly that many tiles, so the next tile brings nothing; and not a second time."""
    needed = 4 if istanbul.seats == 4 else 5
    position = play(collector(istanbul, needed - 1), "tile lira-R RRR", "=die", "tile crystal-Y YYY")
    assert position.rubies[0] == 1
    for unlike_five in (collector(istanbul, needed - 1, mosque_paid="1"), collector(istanbul, needed)):
        assert play(unlike_five, "tile lira-R RRR").rubies[0] == 0


def test_mosque_ruby__one_for_every_player_while_there_are_any(istanbul: Game) -> None:
    """I-MOSQUE-RUBY: the last of the zone, and then none."""
    needed = 4 if istanbul.seats == 4 else 5
    there = int(istanbul.box.mosque_rubies)
    zones = "/".join(map(str, istanbul.box.rubies.tolist()))
    for left in (1, 0):
        position = collector(istanbul, needed - 1, mosque_paid="2", mosque=left, rubies={2: there - left}, zones=zones)
        after = play(position, "tile lira-R RRR")
        assert (after.rubies[0], after.zones["mosque"]) == (left, 0)
