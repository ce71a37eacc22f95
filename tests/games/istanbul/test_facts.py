"""What is said of mistakes in Istanbul: each kind of fact with its number, and where it is not said."""

from __future__ import annotations

from itertools import product

import pytest

from games.istanbul.tables import card_table, play, table
from serai.core.game import Game
from serai.games.istanbul import facts
from serai.games.istanbul.position import IstanbulPosition
from serai.i18n.translator import Translator

ENGLISH = Translator("en", strict=True)
LAST = "actions:1"


def codes(position: IstanbulPosition, *moves: str) -> list[int]:
    found = [position.game.code(move) for move in moves]
    assert all(code in position.legal_moves.codes for code in found), "not legal"
    return found


def said(position: IstanbulPosition, played: str, better: str) -> str:
    """The facts of a mistake, in English."""
    view = position.view(position.mover)
    return " ".join(map(ENGLISH, facts.facts(view, *codes(position, played, better))))


def themes(position: IstanbulPosition, played: str, better: str) -> tuple[str, ...]:
    return tuple(facts.themes(position.view(position.mover), *codes(position, played, better)))


def test_a_ruby_within_reach(two: Game) -> None:
    position = table(two, dice="C", lira={1: 10}, more=LAST)
    text = "A ruby was within reach (price: 10 lira); it would have been number 1 of the 6 needed."
    assert said(position, "cards 1", "ruby lira") == text
    assert themes(position, "cards 1", "ruby lira") == ("ruby",)
    assert "within reach" not in said(table(two, dice="C", lira={1: 10}), "cards 1", "ruby lira")  # still is
    last = table(two, dice="C", lira={1: 14}, rubies={1: 5, 2: 2}, zones="1/1/1/2/2/3", more=LAST)
    assert "number 6 of the 6 needed" in said(last, "cards 1", "ruby lira")
    assert themes(last, "cards 1", "ruby lira") == ("ruby", "ending")


def test_the_next_player_may_buy_it(two: Game) -> None:
    rich = table(two, dice="YG", lira={1: 10, 2: 12}, more=LAST)
    text = "Whatever they roll, the next player can buy that ruby (price: 10 lira); the next one costs 12 lira."
    assert text in said(rich, "two YG", "ruby lira")
    near = table(two, dice="YG", goods={1: "RRRR", 2: "RRW"}, more=LAST)
    percent = round(100 * (1 - (5 / 6) ** 5))  # one red die of five
    text = f"{percent}% of the time, the next player can buy that ruby straight after rolling"
    assert f"{text} (price: 4 cloth); the next one costs 5 cloth." in said(near, "two YG", "ruby R RRRR")
    far = table(two, dice="YG", goods={1: "RRRR"}, more=LAST)
    assert "next player" not in said(far, "two YG", "ruby R RRRR")
    last = table(two, dice="YG", lira={1: 18, 2: 18}, rubies={1: 2, 2: 2}, zones="2/2/2/2/4/1", more=LAST)
    assert "can take the last ruby from the lira zone." in said(last, "two YG", "ruby lira")


def test_the_fifth_mosque_tile(two: Game) -> None:
    row = "lira-G,crystal-Y,card-G,bonus-B,action-R,die"
    tiles = {1: "lira-R,crystal-R,card-R,bonus-R"}
    position = table(two, dice="C", goods={1: "GGG"}, tiles=tiles, row=row, more=LAST)
    text = (
        "Mosque tile number 5 was within reach, and with it a ruby; that ruby would have been number 1 of the 6 needed."
    )
    assert text in said(position, "cards 1", "tile lira-G GGG")
    assert "number 5" not in said(
        table(two, dice="C", goods={1: "GGG"}, row=row, more=LAST), "cards 1", "tile lira-G GGG"
    )


def test_a_ruby_with_the_next_action(two: Game) -> None:
    position = table(two, dice="LLRY", lira={1: 8})
    assert (
        said(position, "two RY", "lira")
        == "The better move brings a ruby within reach this very turn (price: 10 lira)."
    )
    assert themes(position, "two RY", "lira") == ("money",)
    assert said(table(two, dice="LLRY", lira={1: 5}), "two RY", "lira") == ""
    assert "within reach" not in said(table(two, dice="LLRY", lira={1: 10}), "two RY", "lira")  # it was before


def test_a_tile_early_and_late(two: Game) -> None:
    early = table(two, dice="RRRC")
    text = "The lira tile (cloth) would bring in about 20 lira over the 7 or so turns still to come."  # three a turn
    assert text in said(early, "cards 1", "tile lira-R RRR")
    assert themes(early, "cards 1", "tile lira-R RRR") == ("tile",)
    assert "tile" not in said(early, "tile action-R RRR", "tile lira-R RRR")  # which brings something, too
    assert themes(early, "tile action-R RRR", "tile lira-R RRR") == ("choice-of-tile",)
    late = table(two, dice="RRRC", rubies={2: 4})
    text = "The leader needs so few more rubies (2) that each player usually has about 1 more turn: a tile barely pays"
    assert f"{text} for itself." in said(late, "tile lira-R RRR", "cards 1")
    assert "tile" not in said(late, "cards 1", "tile lira-R RRR")
    over = table(two, dice="RRRC", rubies={2: 5})
    text = "the game usually ends this round: a tile no longer pays for itself"
    assert text in said(over, "tile lira-R RRR", "cards 1")


def test_what_a_reroll_makes_possible(two: Game) -> None:
    position = table(two, "reroll", dice="RRYLC", crystals={1: 1})
    rolls = ["RR" + "".join(roll) for roll in product("RYGBLC", repeat=3)]
    tiles = sum(any(roll.count(c) >= 3 for c in "RYGB") or set("RYGB") <= set(roll) for roll in rolls)
    text = f"Chance of being able to buy a mosque tile at once: {round(100 * tiles / len(rolls))}%"
    assert said(position, "keep", "reroll YLC") == f"{text} with the better move, 0% with this one."
    assert themes(position, "keep", "reroll YLC") == ("reroll",)
    ruby = table(two, "reroll", dice="RYLLC", goods={1: "RR"}, crystals={1: 1})
    rolls = ["RRR" + "".join(roll) for roll in product("RYGBLC", repeat=4)]
    rubies = sum(any(roll.count(c) >= 4 for c in "RYGB") or set("RYGB") <= set(roll) for roll in rolls)
    text = f"Chance of being able to buy a ruby at once: {round(100 * rubies / len(rolls))}%"
    assert said(ruby, "keep", "reroll YLLC") == f"{text} with the better move, 0% with this one."
    assert said(ruby, "reroll YLLC", "keep") == ""


def test_a_reroll_that_changes_nothing(two: Game) -> None:
    row = "lira-R,crystal-Y,card-G,bonus-R,action-R,die"
    position = table(two, "reroll", dice="RGBBL", crystals={1: 1}, row=row)
    text = "The reroll costs a crystal, and the chance of being able to buy a ruby or a mosque tile at once hardly"
    assert said(position, "reroll R", "keep") == f"{text} changes: 0% without it, 0% with it."
    assert said(position, "reroll L", "reroll R") == ""


def test_actions_and_dice_left_unused(two: Game) -> None:
    assert said(table(two, dice="RRL"), "done", "lira") == "This gives up 2 actions; dice left unused: 3."
    assert themes(table(two, dice="RRL"), "done", "lira") == ("unused",)
    last = table(two, dice="YGB", more=LAST)
    text = "This brings 1 crystal and leaves 1 die unused; the better move brings 1 brown token and leaves 0."
    assert said(last, "two YG", "three YGB") == text
    assert themes(last, "two YG", "three YGB") == ("goods",)
    assert said(table(two, dice="YGB"), "two YG", "three YGB") == ""  # another action is left
    assert said(last, "three YGB", "two YG") == ""
    cards = table(two, dice="RYBC", more=LAST)
    text = "Dice left unused at the end of the turn: 3 with this move, 1 with the better one."
    assert said(cards, "cards 1", "three RYB") == text


def test_tokens_spent_in_vain(two: Game) -> None:
    position = table(two, dice="RBBBB", goods={1: "RRRR"})
    text = "Besides dice, this costs 3 cloth; the better move is paid for with dice alone."
    assert said(position, "ruby R RRRR", "ruby B BBBB") == text
    assert themes(position, "ruby R RRRR", "ruby B BBBB") == ("choice-of-ruby",)
    assert said(position, "ruby B BBBB", "ruby R RRRR") == ""
    same = table(two, dice="YYGBL", goods={1: "RBW"}, rubies={2: 1}, zones="2/2/2/2/3/5")
    text = "Besides dice, this costs 1 cloth and 1 brown good; the better move costs 1 cloth."
    assert said(same, "ruby all RYGB+W", "ruby all RYGB+Y") == text


def test_answers_to_cards(two: Game) -> None:
    reply = card_table(two, "brown-R")
    assert reply.turn == 1
    assert said(reply, "pass", "take R") == "The card offers 1 cloth for nothing."
    assert themes(reply, "pass", "take R") == ("card",)
    assert said(reply, "take R", "pass") == ""
    answer = card_table(two, "double-lira", dice="CC")
    text = "At end-of-game rates, the better answer to the card brings 7 lira; this one brings 1."
    assert said(answer, "take 1L", "take 7L") == text
    ruby = card_table(two, "ruby-lira", lira={1: 10}, more=LAST)
    assert "“Jeweller: Lira” puts a ruby within reach." in said(ruby, "take 1L", "take 10L>ruby R")


def test_two_cards(two: Game) -> None:
    position = play(table(two, dice="CC", lira={1: 10}), "cards 2", "draw brown-B double-brown")
    text = "At end-of-game rates, “Double Luck: Brown Goods” brings up to 6 lira; “Pedlar” (jewellery) brings 3."
    assert said(position, "play brown-B", "play double-brown") == text
    assert said(position, "play double-brown", "play brown-B") == ""
    ruby = play(table(two, dice="CC", lira={1: 10}), "cards 2", "draw brown-B ruby-lira")
    assert said(ruby, "play brown-B", "play ruby-lira") == "“Jeweller: Lira” puts a ruby within reach."


def test_tile_or_ruby(two: Game) -> None:
    position = table(two, dice="RRRR")
    assert themes(position, "ruby R RRRR", "tile lira-R RRR") == ("tile-or-ruby",)


def test_every_theme_has_a_test_here(two: Game) -> None:
    reached = {"reroll", "tile-or-ruby", "choice-of-tile", "choice-of-ruby", "ruby", "tile", "card", "money", "goods"}
    assert reached | {"unused", "ending"} == set(facts.THEMES)


@pytest.mark.parametrize("move, lira", [("lira", 4), ("two RY", 0), ("done", 0), ("ruby lira", 0)])
def test_the_feat_is_lira_taken(two: Game, move: str, lira: int) -> None:
    position = table(two, dice="LLRY", lira={1: 10}, tiles={2: "lira-G"}, more=LAST)
    after = play(position, move)
    assert facts.feat(position, two.code(move), after) == lira  # not what the next player's turn begins with
    assert after.lira[1] == 3
    card = card_table(two, "double-lira", dice="CC")
    assert facts.feat(card, two.code("take 7L"), play(card, "take 7L")) == 7
