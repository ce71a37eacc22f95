"""The rules of Istanbul: The Dice Game, clause by clause. A test is named after the clause it would catch the loss of.

What one may do in a turn is in `test_actions.py`, every bazaar card and mosque tile in `test_cards.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.istanbul.tables import (
    card_table,
    changed_box,
    holding,
    legal,
    own_box,
    owned,
    play,
    refused,
    some_tiles,
    table,
    to_turn_of,
)
from serai import games
from serai.core.errors import BadInput, BadNotation, GameOver
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.writing import to_json

ROW = "row lira-R crystal-Y card-G bonus-B action-R die"


# --- I-BOX ----------------------------------------------------------------------------------------------------------


def test_box__counts_of_the_public_descriptions(istanbul: Game) -> None:
    """I-BOX: 8 goods of each colour, 10 brown, 12 crystals, 87 lira, 5 and 4 dice, 24 tiles, 33 cards."""
    box = istanbul.box
    assert box.supply.tolist() == [8, 8, 8, 8, 10, 12, 87]
    assert (int(box.dice), int(box.extra_dice)) == (5, 4)
    assert (int(box.tile_counts.sum()), int(box.card_counts.sum())) == (24, 33)


def test_box__thirty_one_rubies(tmp_path: Path, four: Game) -> None:
    """I-BOX: four players use them all, and no board may ask for more."""
    assert sum(four.start().zones.values()) == 31
    with pytest.raises(BadInput, match=r"istanbul\.components-rubies"):
        changed_box(tmp_path, 4, ("rubies = 31", "rubies = 30"))


def test_box__every_number_says_where_it_comes_from(istanbul: Game) -> None:
    """I-BOX: the tags of the rules page are kept."""
    sources = istanbul.sources
    assert set(sources.values()) == {"sheet", "pub", "one", "ours"}
    boards = {key: [sources[f"board.{seats}.{key}"] for seats in (2, 3, 4)] for key in ("colour", "all", "lira")}
    assert boards == {key: ["ours", "pub" if key == "lira" else "one", "ours"] for key in boards}
    for place, source in {
        "supplies.brown": "pub",
        "play.lira": "sheet",
        "play.stall_rounds": "ours",
        "board.3.mosque": "ours",
        "board.4.goal": "sheet",
        "tiles.lira-R.effect": "sheet",
        "tiles.lira-R.price": "one",
        "tiles.lira-R.count": "ours",
        "cards.swap.active": "ours",
        "cards.swap.count": "ours",
        "cards.purse-good.active": "sheet",
        "cards.purse-good.others-may": "ours",
        "cards.brown-R.others-may": "sheet",
        "cards.good-R.others-may": "sheet",
        "cards.caravan-R.active": "ours",
        "cards.caravan-R.others-may": "ours",
        "cards.ruby-lira.active": "ours",
        "cards.own-1.active": "ours",
    }.items():
        assert (place, sources[place]) == (place, source)


def test_box__whoever_owns_the_box_types_in_the_cards(tmp_path: Path) -> None:
    """I-BOX: a file of one's own replaces a table; the rest stays, and its numbers are nobody else's."""
    game = own_box(tmp_path, 2, '[cards]\ntotal = 20\n[cards.gift]\ncount = 20\nactive = [{ get = "RR3L" }]\n')
    assert game.names["cards"] == ("gift",)
    assert len(game.names["tiles"]) == 21
    assert game.sources["cards.gift.count"] == "own"
    assert owned(play(table(game, dice="C"), "cards 1", "draw gift"), 1) == "RR3L"


@pytest.mark.parametrize("what", [{"goods": {1: "RRRRR", 2: "RRRR"}}, {"tiles": {1: "lira-R"}}, {"rubies": {1: 20}}])
def test_box__no_table_holds_more_than_the_box(two: Game, what: dict[str, dict[int, str]]) -> None:
    """I-BOX: nine red tokens, a tile that also lies in the row, rubies from nowhere."""
    with pytest.raises(BadNotation, match=r"istanbul\.position-box"):
        table(two, **what)  # type: ignore[arg-type]


# --- I-BOARD --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "colour", "all_goods", "lira", "mosque"),
    [
        (2, [4, 5], [0, 1, 2, 3], [10, 12, 14, 16, 18], 2),
        (3, [4, 5, 6], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20], 3),
        (4, [4, 5, 6, 7], [0, 1, 2, 3, 4], [10, 12, 14, 16, 18, 20], 4),
    ],
)
def test_board__rubies_and_prices(
    seats: int, colour: list[int], all_goods: list[int], lira: list[int], mosque: int
) -> None:
    """I-BOARD: by the number of players, cheapest first."""
    start = games.load("istanbul", seats=seats).start()
    prices = dict.fromkeys("RYGB", colour) | {"all": all_goods, "lira": lira}
    assert start.zones == {zone: len(of) for zone, of in prices.items()} | {"mosque": mosque}
    for zone, of in prices.items():
        for taken, price in enumerate([*of, None]):
            left = [len(each) - (taken if name == zone else 0) for name, each in prices.items()]
            cost = price or 0
            enough = {"lira": f"{cost}L", "all": "RYGB" + "B" * cost}.get(zone, zone * cost)
            position = table(start.game, rubies={2: taken}, zones="/".join(map(str, left)), **holding({1: enough}))
            assert position.prices[zone] == price
            buy = legal(position, f"ruby {zone}")
            assert len(buy) == (price is not None)
            assert [owned(play(position, move), 1) for move in buy] == [""] * len(buy)


def test_board__an_empty_zone_gives_no_more_rubies(two: Game) -> None:
    """I-BOARD: neither for goods nor for lira nor by a card."""
    position = table(two, dice="C", goods={1: "RRRRRWWWWW"}, lira={1: 40}, rubies={1: 2, 2: 5}, zones="0/2/2/2/4/0")
    assert legal(position, "ruby R") == legal(position, "ruby lira") == []
    for move in ("ruby R RRRRR", "ruby lira"):
        with refused("zone-empty"):
            position.play(move)
    zones = [move.split()[-1] for move in legal(play(position, "cards 1", "draw ruby-lira")) if "ruby" in move]
    assert zones == ["B", "G", "Y", "all"]


# --- I-TILES --------------------------------------------------------------------------------------------------------


def test_tiles__six_kinds_four_each(istanbul: Game) -> None:
    """I-TILES: one a colour for three goods of it; four of the die, for one good of each colour."""
    names = [f"{kind}-{colour}" for kind in ("lira", "crystal", "card", "bonus", "action") for colour in "RYGB"]
    assert list(istanbul.names["tiles"]) == [*names, "die"]
    assert istanbul.box.tile_counts[:21].tolist() == [1] * 20 + [4]
    position = table(istanbul, goods={1: "RRRYYYGGGBBB"})
    assert legal(position, "tile") == [
        *("tile action-R RRR", "tile bonus-B BBB", "tile card-G GGG", "tile crystal-Y YYY", "tile die RYGB"),
        "tile lira-R RRR",
    ]


def test_tiles__nothing_in_the_turn_they_are_taken(two: Game) -> None:
    """I-TILES: an action tile gives no third action, a bonus tile no token, before the owner's next turn."""
    bought = play(table(two, dice="RRRL", goods={1: "YY"}), "tile action-R RRR", "=action-Y")
    assert bought.fresh == ("action-R",)
    assert play(bought, "lira").active == 1
    later = play(to_turn_of(bought, 1), "roll RRRLL", "same RR", "lira")
    assert (later.turn, later.fresh) == (0, ())
    assert play(later, "same YY").active == 1
    bonus = play(table(two, dice="BBBL"), "tile bonus-B BBB", "=bonus-R", "lira")
    assert owned(bonus, 1) == "2L"
    assert owned(play(to_turn_of(bonus, 1), "roll LRRRR", "lira"), 1) == "B4L"


def test_tiles__several_of_a_kind_add_up(two: Game) -> None:
    """I-TILES: one may own more than one of a type."""
    tiles = "lira-Y,lira-G,crystal-R,crystal-B,action-Y,action-G,die,die"
    position = to_turn_of(table(two, seat=2, tiles={1: tiles}, mosque_paid="1"), 1)
    assert owned(position, 1) == "XX6L"
    position = play(position, "roll RRRRRRR", "keep", "same RR", "same RR", "same RR")
    assert (position.actions_begun, position.turn) == (3, 0)
    assert play(position, "same RR").active == 1


# --- I-SETUP --------------------------------------------------------------------------------------------------------


def test_setup__a_crystal_each_and_lira_by_turn_order(istanbul: Game) -> None:
    """I-SETUP: the first player has none, each next one more."""
    for first in range(istanbul.seats):
        start = play(istanbul.start(), f"first {first + 1}", ROW)
        assert start.crystals == (1,) * istanbul.seats
        assert start.active == first
        in_turn_order = start.lira[first:] + start.lira[:first]
        assert in_turn_order == (0, 1, 2, 3)[: istanbul.seats]
        assert start.goods == ("",) * istanbul.seats
        left = {"X": 12 - istanbul.seats, "L": 87 - sum(in_turn_order)}
        assert start.supply == {"R": 8, "Y": 8, "G": 8, "B": 8, "W": 10} | left


def test_setup__six_tiles_face_up_a_stack_and_a_deck(istanbul: Game) -> None:
    """I-SETUP."""
    start = play(istanbul.start(), "first 1", ROW)
    assert " ".join(("row", *start.row)) == ROW
    assert (len(start.stack), len(start.deck), start.discard) == (18, 33, ())
    assert start.tiles == ((),) * istanbul.seats
    laid = play(istanbul.start(), "first 1")
    with refused("row-count"):
        laid.play("row lira-R crystal-Y card-G bonus-B action-R")
    with refused("not-in-stack"):
        laid.play("row lira-R lira-R card-G bonus-B action-R die")
    assert play(laid, "row die die die die card-R card-Y").stack.count("die") == 0


def test_setup__the_first_player_is_random(istanbul: Game) -> None:
    """I-SETUP: before anything else, every seat as likely."""
    start = istanbul.start()
    assert [(move.seat, weight) for move, weight in start.outcomes()] == [(seat, 1) for seat in range(istanbul.seats)]
    for early in (ROW, "roll RRRRR"):
        with refused("wrong-time"):
            start.play(early)


# --- I-TURN ---------------------------------------------------------------------------------------------------------


def test_turn__income_dice_rerolls_actions(two: Game) -> None:
    """I-TURN: in this order."""
    position = play(table(two, seat=2, tiles={1: "lira-Y,card-R"}, crystals={1: 1}), "done")
    assert (position.stage, position.lira[0]) == ("draw", 3)
    position = play(position, "draw own-1")
    assert (position.stage, position.lira[0]) == ("roll", 4)
    for early in ("keep", "done", "lira"):
        with refused("wrong-time"):
            position.play(early)
    position = play(position, "roll RRYLC")
    assert position.stage == "reroll"
    with refused("wrong-time"):
        position.play("lira")
    position = play(position, "keep")
    assert position.stage == "act"
    with refused("wrong-time"):
        position.play("reroll R")


def test_turn__clockwise_round_after_round(istanbul: Game) -> None:
    """I-TURN: seat after seat; a round ends before the first player's next turn."""
    position = table(istanbul, seat=2, first=2, round_number=3)
    seen = []
    for _ in range(2 * istanbul.seats):
        seen.append((position.active, position.round))
        position = play(position, "done", "roll RRRRR")
    seats = [(1 + turn) % istanbul.seats for turn in range(istanbul.seats)]
    assert seen == [(seat, 3) for seat in seats] + [(seat, 4) for seat in seats]


def test_turn__five_dice_go_on_extra_dice_stay(two: Game) -> None:
    """I-TURN 4: nothing rolled by one player is left to the next."""
    position = play(table(two, dice="RRRRRR", tiles={1: "die"}), "done")
    assert position.dice == ""
    with refused("roll-count"):
        position.play("roll YYYYYY")
    position = play(position, "roll YYYYY")
    assert position.dice == "YYYYY"
    position = play(position, "done")
    with refused("roll-count"):
        position.play("roll GGGGG")
    assert play(position, "roll GGGGGG").dice == "GGGGGG"


# --- I-INCOME -------------------------------------------------------------------------------------------------------


def test_income__from_ones_own_tiles_at_ones_own_turn(three: Game) -> None:
    """I-INCOME: three lira, a crystal; others' tiles bring nothing now."""
    position = table(three, seat=1, tiles={2: "lira-Y,crystal-R", 3: "lira-B,crystal-G,crystal-B"})
    position = play(position, "done")
    assert [owned(position, seat) for seat in (1, 2, 3)] == ["", "X3L", ""]
    position = play(position, "roll RRRRR", "keep", "done")
    assert [owned(position, seat) for seat in (1, 2, 3)] == ["", "X3L", "XX3L"]


def test_income__cards_come_last(two: Game) -> None:
    """I-INCOME, order: the crystals and lira of this very income can pay for the card."""
    tiles = {1: "lira-Y,crystal-R,crystal-G,card-R"}
    crystals = play(table(two, seat=2, tiles=tiles), "done", "draw trade-crystals")
    assert "take XX>8L" in legal(crystals)
    assert owned(play(crystals, "take XX>8L"), 1) == "11L"
    assert len(legal(play(table(two, seat=2, tiles=tiles), "done", "draw trade-lira"), "take 3L>")) == 10


def test_income__cards_one_by_one(two: Game) -> None:
    """I-INCOME: each is carried out and discarded before the next is turned over."""
    position = table(two, seat=2, tiles={1: "card-R,card-Y"}, crystals={1: 1})
    position = play(position, "done")
    with refused("draw-count"):
        position.play("draw own-1 own-2")
    position = play(position, "draw trade-crystal")
    assert position.stage == "answer"
    position = play(position, "take X>W")
    assert (position.stage, position.discard) == ("draw", ("trade-crystal",))
    position = play(position, "draw own-1")
    assert "take 6L" in legal(position)
    position = play(position, "take 6L")
    assert position.stage == "roll"
    assert set(position.discard) == {"trade-crystal", "own-1"}


@pytest.mark.parametrize("card", ["double-lira", "double-brown", "double-crystal", "double-goods"])
def test_income__no_card_dice_were_used(two: Game, card: str) -> None:
    """I-INCOME: such a card brings 1 lira, even after an action with two card dice the turn before."""
    position = card_table(two, "own-3", dice="CC", seat=2, tiles={1: "card-R"})
    position = play(position, "done", f"draw {card}")
    assert (position.stage, owned(position, 1)) == ("roll", "1L")


def test_income__others_have_their_part_of_the_card(three: Game) -> None:
    """I-INCOME."""
    position = play(table(three, seat=1, tiles={2: "card-R"}), "done", "draw caravan-Y")
    assert (owned(position, 2), position.turn) == ("Y3L", 2)
    position = play(position, "take Y", "take 3L")
    assert [owned(position, seat) for seat in (1, 2, 3)] == ["3L", "Y3L", "Y"]
    assert (position.stage, position.active) == ("roll", 1)


def test_income__nothing_from_a_tile_bought_this_turn(two: Game) -> None:
    """I-INCOME: owned before this turn; it begins with the next."""
    position = play(table(two, dice="RRR"), "tile lira-R RRR", "=lira-Y")
    assert owned(position, 1) == ""
    position = play(position, "done")
    assert owned(position, 1) == ""
    assert owned(to_turn_of(position, 1), 1) == "3L"


# --- I-ROLL ---------------------------------------------------------------------------------------------------------


def test_roll__five_dice_of_six_faces(two: Game) -> None:
    """I-ROLL: every face of every die is as likely."""
    position = play(table(two, seat=2), "done")
    outcomes = {two.write(move): weight for move, weight in position.outcomes()}
    assert len(outcomes) == 252
    assert sum(outcomes.values()) == 6**5
    assert (outcomes["roll RRRRR"], outcomes["roll YGBLC"], outcomes["roll RRLLL"]) == (1, 120, 10)
    for faces in ("RRRR", "RRRRRR"):
        with refused("roll-count"):
            position.play(f"roll {faces}")


def test_roll__any_dice_for_a_crystal(two: Game) -> None:
    """I-ROLL: every choice of at least one die; the others stay, the crystal returns to the supply."""
    position = play(table(two, seat=2, crystals={1: 1, 2: 1}), "done", "roll RRYLC")
    rerolls = {"reroll " + "R" * r + rest for r in range(3) for rest in ("", *"YLC", "YL", "YC", "LC", "YLC")}
    assert set(legal(position)) == rerolls - {"reroll "} | {"keep"}
    with refused("no-dice"):
        position.play("reroll RRR")
    chosen = play(position, "reroll RC")
    assert (chosen.crystals, chosen.supply["X"], chosen.dice) == ((0, 1), 11, "RYL")
    with refused("roll-count"):
        chosen.play("roll BBB")
    after = play(chosen, "roll BB")
    assert after.dice == "RYBBL"
    assert (after.stage, after.turn) == ("act", 0)


def test_roll__as_often_as_one_has_crystals(two: Game) -> None:
    """I-ROLL: asked again while there is one; without crystals nobody is asked."""
    position = play(table(two, seat=2, crystals={1: 2}), "done", "roll RRRRR")
    again = play(position, "reroll RRRRR", "roll YYYYY")
    assert (again.stage, again.crystals[0]) == ("reroll", 1)
    assert play(again, "keep").crystals[0] == 1
    assert play(again, "reroll Y", "roll Y").stage == "act"
    assert play(table(two, seat=2, crystals={2: 2}), "done", "roll RRRRR").stage == "act"


def test_roll__extra_dice_are_rolled_too(istanbul: Game) -> None:
    """I-ROLL: one's own only."""
    row = "lira-R,crystal-Y,card-G,bonus-B,action-R,action-B"
    position = play(table(istanbul, seat=istanbul.seats, tiles={1: "die,die,die", 2: "die"}, row=row), "done")
    assert int(position.state.owed) == 8
    assert play(position, "roll RRRRRRRR").dice == "RRRRRRRR"


# --- I-ACT ----------------------------------------------------------------------------------------------------------


def test_act__two_actions_then_the_next_player(two: Game) -> None:
    """I-ACT: the same may be repeated."""
    position = play(table(two, dice="RRRRR"), "same RR")
    assert (position.turn, position.actions_begun) == (0, 1)
    position = play(position, "same RR")
    assert (position.active, position.stage) == (1, "roll")
    assert owned(position, 1) == "RR"


def test_act__a_player_may_stop_early(two: Game) -> None:
    """I-ACT: after one action, or before the first."""
    for position in (table(two, dice="RRRRR"), play(table(two, dice="RRRRR"), "same RR"), table(two)):
        assert "done" in legal(position)
        assert play(position, "done").active == 1


def test_act__one_more_for_each_such_tile(two: Game) -> None:
    """I-ACT."""
    for more, tiles in enumerate(("die,die,die", "action-Y,die,die,die", "action-Y,action-G,die,die,die")):
        position = table(two, dice="RRRRRRRR", tiles={1: tiles, 2: "action-B"})
        for _ in range(1 + more):
            position = play(position, "same RR")
            assert position.turn == 0
        assert play(position, "same RR").active == 1


def test_act__finished_before_the_next_begins(two: Game) -> None:
    """I-ACT: while cards are drawn, answered or a tile is to come, no other action."""
    drawing = play(table(two, dice="RRC"), "cards 1")
    replying = play(drawing, "draw brown-R")
    refilling = play(table(two, dice="RRRL"), "tile lira-R RRR")
    for position in (drawing, replying, refilling):
        for move in ("same RR", "lira", "done"):
            with refused("wrong-time"):
                position.play(move)


# --- I-SHORT --------------------------------------------------------------------------------------------------------


def test_short__everybody_who_has_one_returns_one(three: Game) -> None:
    """I-SHORT: no red token is left; the taker returns one too, who has none is spared."""
    position = play(table(three, dice="RR", goods={1: "RRRR", 2: "RRRRW"}), "same RR")
    assert position.goods == ("RRRR", "RRRW", "")
    assert position.supply["R"] == 1
    none = play(table(three, dice="RR", goods={2: "RRRRRRR", 3: "R"}), "same RR")
    assert none.goods == ("R", "RRRRRR", "")


def test_short__nobody_returns_anything_while_the_supply_suffices(three: Game) -> None:
    """I-SHORT: the very last token of the supply is still enough."""
    position = play(table(three, dice="RR", goods={2: "RRRR", 3: "RRR"}), "same RR")
    assert position.goods == ("R", "RRRR", "RRR")


def test_short__what_is_paid_goes_to_the_supply_first(two: Game) -> None:
    """I-SHORT: two tokens for one of the same colour are never a shortage."""
    position = play(table(two, goods={1: "RRRR", 2: "RRRR"}), "same RR")
    assert position.goods == ("RRR", "RRRR")
    card = play(card_table(two, "trade-lira", lira={1: 43, 2: 44}), "take 3L>RY")
    assert card.lira == (40, 44)


def test_short__brown_is_a_kind_of_its_own(two: Game) -> None:
    """I-SHORT: brown tokens for brown, never for a colour."""
    position = play(table(two, dice="RYG", goods={1: "RRWWWW", 2: "RRWWWWWW"}), "three RYG")
    assert position.goods == ("RRWWWW", "RRWWWWW")
    red = play(table(two, dice="RR", goods={1: "RRRRWW", 2: "RRRRWW"}), "same RR")
    assert red.goods == ("RRRRWW", "RRRWW")


def test_short__crystals(three: Game) -> None:
    """I-SHORT: by an action, and by income at the start of a turn."""
    position = play(table(three, dice="RY", crystals={2: 1, 3: 11}), "two RY")
    assert position.crystals == (1, 0, 10)
    income = play(table(three, seat=3, tiles={1: "crystal-R,crystal-G"}, crystals={2: 1, 3: 11}), "done")
    assert income.crystals == (2, 0, 10)


def test_short__again_and_again_until_it_suffices(three: Game) -> None:
    """I-SHORT: four lira of nothing are two rounds of three; what is left over stays in the supply."""
    position = card_table(three, "purse-good", lira={1: 29, 2: 29, 3: 29})
    assert position.lira == (31, 27, 27)
    assert position.supply["L"] == 2
    # the second player runs dry after one round, the third gives the rest
    dry = card_table(three, "purse-good", lira={2: 1, 3: 86})
    assert dry.lira == (4, 0, 83)


def test_short__one_amount_not_coin_by_coin(two: Game) -> None:
    """I-SHORT: six lira for three dice, or of two tiles, are taken at once, so the taker returns none of them."""
    dice = play(table(two, dice="LLL", lira={2: 87}), "lira")
    assert dice.lira == (6, 81)
    income = play(table(two, seat=2, tiles={1: "lira-Y,lira-G"}, lira={2: 87}), "done")
    assert income.lira == (6, 81)
    goods = play(table(two, dice="RYGB", goods={2: "RRRRRRRR"}), "four RYGB>RR")
    assert goods.goods == ("RR", "RRRRRR")


def test_short__also_when_another_player_takes(three: Game) -> None:
    """I-SHORT: the taker is who answers the card, not the active player."""
    position = card_table(three, "caravan-B", goods={1: "BBB", 3: "BBBB"}, lira={1: 40, 2: 20, 3: 24})
    assert (position.turn, position.goods, position.lira) == (1, ("BBBB", "", "BBBB"), (43, 20, 24))
    position = play(position, "take B")
    assert position.goods == ("BBB", "B", "BBB")


@pytest.mark.parametrize(
    ("change", "card", "answer", "settings", "owns"),
    [
        (("crystals = 12", "crystals = 2"), "double-crystal", "take XXX", {"crystals": {1: 1, 2: 1}}, ("XX", "")),
        (("lira = 87", "lira = 5"), "double-lira", "take 7L", {"lira": {1: 1, 2: 3}}, ("5L", "")),
        (("brown = 10", "brown = 1"), "double-brown", "take WW", {"goods": {2: "W"}}, ("W", "")),
        (("cloth = 8", "cloth = 1"), "double-goods", "take RR", {}, ("R", "")),
        (("cloth = 8", "cloth = 0"), "double-goods", "take RR", {}, ("", "")),
    ],
)
def test_short__if_nobody_has_any_take_what_there_is(
    tmp_path: Path,
    change: tuple[str, str],
    card: str,
    answer: str,
    settings: dict[str, dict[int, str]],
    owns: tuple[str, str],
) -> None:
    """I-SHORT: everybody has returned all, and it is still too little."""
    game = changed_box(tmp_path, 2, change)
    position = play(card_table(game, card, dice="CC", **settings), answer)
    assert (owned(position, 1), owned(position, 2)) == owns


# --- I-STALL --------------------------------------------------------------------------------------------------------


def test_stall__two_hundred_rounds_without_a_ruby(istanbul: Game) -> None:
    """I-STALL: whole rounds; then the game is scored as it stands."""
    settings = {"seat": istanbul.seats, "rubies": {1: 2, 2: 3}, "round_number": 205}
    assert not play(table(istanbul, stall=198, **settings), "done").is_over
    over = play(table(istanbul, stall=199, **settings), "done")
    assert over.is_over
    assert (over.outcome.reason, over.winner, over.round) == ("stall", 1, 205)
    assert not play(table(istanbul, stall=199, **(settings | {"seat": 1})), "done").is_over


def test_stall__any_ruby_starts_the_count_anew(two: Game) -> None:
    """I-STALL: bought, by a card, of the mosque; earlier in the round too."""
    bought = play(table(two, seat=2, stall=199, lira={2: 10}), "ruby lira", "done")
    by_card = play(card_table(two, "ruby-lira", seat=2, stall=199, lira={2: 10}), "take 10L>ruby R", "done")
    tiles = {2: some_tiles(4)}
    mosque = play(table(two, seat=2, stall=199, dice="RRR", tiles=tiles), "tile lira-R RRR", "=die", "done")
    earlier = play(table(two, stall=199, lira={1: 10}), "ruby lira", "done", "roll RRRRR", "done")
    for position in (bought, by_card, mosque, earlier):
        assert not position.is_over
        assert (int(position.state.stall), position.active) == (0, 0)
        assert int(to_turn_of(play(position, "roll RRRRR"), 1).state.stall) == 1


# --- I-END ----------------------------------------------------------------------------------------------------------


def goal(game: Game) -> int:
    return 5 if game.seats == 4 else 6


def test_end__the_round_is_finished(istanbul: Game) -> None:
    """I-END: six rubies, five with four players; then all have had equal turns."""
    position = table(istanbul, seat=2, first=2, lira={2: 10}, rubies={2: goal(istanbul) - 1})
    position = play(position, "ruby lira")
    assert (position.rubies[1], position.turn) == (goal(istanbul), 1)
    position = play(position, "done")
    for _ in range(istanbul.seats - 1):
        assert not position.is_over
        position = play(position, "roll RRRRR", "done")
    assert position.is_over
    assert (position.outcome.reason, position.winner, position.round) == ("rubies", 1, 2)
    assert list(position.legal_moves) == []
    with pytest.raises(GameOver):
        position.play("roll RRRRR")


def test_end__one_ruby_short_goes_on(istanbul: Game) -> None:
    """I-END."""
    position = table(istanbul, seat=istanbul.seats, rubies={1: goal(istanbul) - 1, 2: goal(istanbul) - 1})
    position = play(position, "done")
    assert not position.is_over
    assert (position.active, position.round) == (0, 3)


def test_end__a_later_player_may_pass_the_first(istanbul: Game) -> None:
    """I-END: most rubies win, not who had enough of them first."""
    reached = goal(istanbul)
    position = table(
        istanbul, seat=istanbul.seats, lira={istanbul.seats: 24}, rubies={1: reached, istanbul.seats: reached - 1}
    )
    position = play(position, "ruby lira", "ruby lira")
    assert position.is_over
    assert position.outcome.rubies[-1] == reached + 1
    assert position.outcome.winners == (istanbul.seats - 1,)


def ended(game: Game, **settings: object):
    """The last turn of the game ends."""
    position = play(table(game, seat=game.seats, **settings), "done")  # type: ignore[arg-type]
    assert position.is_over
    return position


def test_end__a_tie_is_broken_by_money(istanbul: Game) -> None:
    """I-END: 3 lira a goods token, brown too, 2 a crystal, and the lira."""
    tied = {1: goal(istanbul), 2: goal(istanbul)}
    over = ended(istanbul, rubies=tied, goods={1: "RW", 2: "B"}, crystals={1: 1, 2: 3}, lira={1: 1, 2: 1})
    assert over.outcome.money[:2] == (9, 10)
    assert over.winner == 1
    over = ended(istanbul, rubies=tied, goods={1: "YGW"}, crystals={2: 2}, lira={2: 4})
    assert over.outcome.money[:2] == (9, 8)
    assert over.winner == 0


def test_end__money_is_for_ties_only(istanbul: Game) -> None:
    """I-END: fewer rubies lose, however rich; nor does money of a third player matter."""
    rubies = {1: goal(istanbul), 2: goal(istanbul) - 1}
    over = ended(istanbul, rubies=rubies, goods={2: "RRRRRRRRWWWWWWWWWW"}, crystals={2: 12}, lira={2: 87})
    assert over.outcome.money[1] == 54 + 24 + 87
    assert over.outcome.winners == (0,)


def test_end__rubies_before_any_amount_of_money(tmp_path: Path) -> None:
    """I-END: also in a box of one's own where money runs into the thousands."""
    game = changed_box(tmp_path, 2, ("cloth = 8", "cloth = 120"), ("good_worth = 3", "good_worth = 9"))
    over = ended(game, rubies={1: 6, 2: 5}, goods={2: "R" * 120})
    assert over.outcome.money == (0, 1080)
    assert over.outcome.winners == (0,)


def test_end__a_shared_victory(istanbul: Game) -> None:
    """I-END: rubies and money equal; the third player has less."""
    tied = {1: goal(istanbul), 2: goal(istanbul)}
    over = ended(istanbul, rubies=tied, goods={1: "R"}, crystals={2: 1}, lira={1: 2, 2: 3})
    assert over.outcome.money[:2] == (5, 5)
    assert (over.outcome.winners, over.winner) == ((0, 1), None)
    result = istanbul.definition.result(over, [])
    assert (result["winner"], result["winners"]) == (None, ["1", "2"])


def test_end__shared_by_all_who_tie(four: Game) -> None:
    """I-END: three of four."""
    over = ended(four, rubies={1: 5, 3: 5, 4: 5}, crystals={1: 3, 3: 3}, lira={4: 6, 2: 50})
    assert over.outcome.winners == (0, 2, 3)


# --- I-SECRET -------------------------------------------------------------------------------------------------------


def test_secret__the_whole_table_is_public(three: Game) -> None:
    """I-SECRET: every seat and every spectator sees the same: goods, tiles, cards drawn, what deck and stack hold."""
    position = table(three, dice="CCL", goods={1: "RW", 2: "GG"}, lira={3: 7}, tiles={2: "lira-Y"}, discard="own-3")
    position = play(position, "cards 2", "draw own-1 swap")
    views = [position.view(seat) for seat in (-1, 0, 1, 2)]
    assert [view.seat for view in views] == [-1, 0, 1, 2]
    assert len({bytes(view)[1:] for view in views}) == 1
    for view in views:
        assert view.drawn == ("swap", "own-1")
        assert (view.goods, view.lira, view.tiles) == (("RW", "GG", ""), (0, 0, 7), ((), ("lira-Y",), ()))
        assert (view.dice, view.discard, view.row) == ("L", ("own-3",), position.row)
        assert (len(view.deck), len(view.stack)) == (30, 17)
        assert view.supply == position.supply


def test_secret__deck_and_stack_have_no_order_yet(two: Game) -> None:
    """I-SECRET: what comes next is decided by chance then, and by nothing in the position."""
    position = table(two, dice="RRRCC")
    cards = [
        play(position, "cards 1", f"draw {first}", "cards 1", f"draw {second}")
        for first, second in (("own-1", "own-3"), ("own-3", "own-1"))
    ]
    assert bytes(cards[0]) == bytes(cards[1])
    assert [weight for _, weight in play(position, "cards 1").outcomes()] == [2, 2, 2] + [1] * 27
    stack = play(position, "tile lira-R RRR")
    assert {two.write(move): weight for move, weight in stack.outcomes()}["=die"] == 3


def test_secret__a_view_leaves_one_world(istanbul: Game) -> None:
    """I-SECRET: nothing that is decided is hidden, so the world guessed from a view is the true one."""
    position = play(table(istanbul, dice="CC", crystals={2: 1}, tiles={2: "die"}), "cards 2")
    for seat in range(istanbul.seats):
        assert istanbul.determinize(position.view(seat), seeded(seat)) == position


def test_secret__a_record_is_the_same_for_everybody(two: Game) -> None:
    """I-SECRET: no entry of the log is hidden from a seat."""
    record = two.record()
    for move in ("first 1", ROW, "roll RRLCC", "keep", "cards 2", "draw own-1 purse-crystal", "play purse-crystal"):
        record.play(move)
    whole = [entry.text for entry in record.log]
    assert whole[-1] == "play purse-crystal"
    assert whole == [entry.text for entry in record.seen_by(0).log] == [entry.text for entry in record.seen_by(1).log]
    assert "?" not in to_json(record.seen_by(1))
