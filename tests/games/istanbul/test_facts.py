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
        said(position, "two RY", "lira") == "The better move puts a ruby within reach this very turn (price: 10 lira)."
    )
    assert themes(position, "two RY", "lira") == ("money",)
    text = "Lira still missing for the next ruby in the lira zone (price: 10 lira): 1 with the better move, 5 with this"
    assert said(table(two, dice="LLRY", lira={1: 5}), "two RY", "lira") == f"{text} one."
    assert "within reach" not in said(table(two, dice="LLRY", lira={1: 10}), "two RY", "lira")  # it was before


def test_a_tile_early_and_late(two: Game) -> None:
    early = table(two, dice="RRRC")
    text = "The lira tile (cloth) would bring in about 20 lira over the 7 or so turns that are left."  # three a turn
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


def _rolls_with(tokens: str) -> float:
    """The chance that five dice and these tokens buy a first ruby at once: four alike, or one of each good."""
    colours, rolls = "RYGB", [tokens + "".join(roll) for roll in product("RYGBLC", repeat=5)]

    def is_ruby(roll: str) -> bool:
        brown = roll.count("W")
        return max(map(roll.count, colours)) + brown >= 4 or len(set(colours) & set(roll)) + brown >= 4

    return sum(map(is_ruby, rolls)) / len(rolls)


def test_what_the_next_roll_makes_possible(two: Game) -> None:
    position = table(two, dice="RRYG", goods={1: "RR"}, more=LAST)
    mine, better = (round(100 * _rolls_with(tokens)) for tokens in ("RR", "RRR"))
    text = (
        f"hance of being able to buy a ruby right after rolling next turn, as things stand: {better}% with the better"
    )
    assert said(position, "two YG", "same RR") == f"C{text} move, {mine}% with this one."
    assert said(position, "same RR", "two YG") == ""
    cards = table(two, dice="RRC", goods={1: "RR"}, more=LAST)
    assert f"Bazaar cards aside, c{text}" in said(cards, "cards 1", "same RR")
    assert "next turn" not in said(cards, "same RR", "cards 1")  # nobody knows what cards bring
    rich = table(two, dice="RRYG", goods={1: "RR"}, lira={1: 10}, more=LAST)
    assert "buy a ruby" not in said(rich, "two YG", "same RR")  # that is to be had anyway
    drawn = table(two, dice="RRYG", goods={1: "RR"}, tiles={1: "card-B"}, more=LAST)
    assert "next turn" not in said(drawn, "two YG", "same RR")  # a card comes before the roll
    reply = card_table(two, "brown-R", goods={2: "RRR"})
    assert "next turn" in said(reply, "pass", "take R")


def test_a_tile_with_the_next_roll(two: Game) -> None:
    row = "lira-R,crystal-R,card-R,bonus-R,action-R,die"
    position = table(two, dice="RRYG", row=row, more=LAST)
    text = "Chance of being able to buy a mosque tile right after rolling next turn, as things stand: "
    rolls = ["".join(roll) for roll in product("RYGBLC", repeat=5)]

    def percent(tokens: str) -> int:
        held = [tokens + roll for roll in rolls]
        return round(100 * sum(roll.count("R") >= 3 or set("RYGB") <= set(roll) for roll in held) / len(held))

    text += f"{percent('R')}% with the better move, {percent('')}% with this one."
    assert said(position, "two YG", "same RR") == text
    late = table(two, dice="RRYG", rubies={2: 3}, row=row, more=LAST)
    assert "tile" not in said(late, "two YG", "same RR")


def test_lira_that_are_missing(two: Game) -> None:
    position = table(two, dice="LLCC", lira={1: 2}, more=LAST)
    text = "Lira still missing for the next ruby in the lira zone (price: 10 lira): 4 with the better move, 8 with this"
    assert f"{text} one." in said(position, "cards 1", "lira")
    assert "missing" not in said(table(two, dice="LLCC", lira={1: 1}, more=LAST), "cards 1", "lira")  # 5 are many
    assert "missing" not in said(table(two, dice="LLCC", lira={1: 7}, more=LAST), "cards 1", "lira")  # it was near


def test_the_rest_of_the_turn_is_used_as_well_as_possible(two: Game) -> None:
    """After the first action another token can be had either way, so that nothing is given up."""
    position = table(two, dice="RRYY")
    assert "next turn" not in said(position, "same RR", "same YY")
    mine, better = (round(100 * _rolls_with(tokens)) for tokens in ("R", "RR"))
    many = table(two, dice="RRRRY")
    assert better - mine >= 15
    assert f"next turn, as things stand: {better}% with the better move, {mine}% with" in said(
        many, "two RY", "same RR"
    )


def test_actions_and_dice_left_unused(two: Game) -> None:
    assert said(table(two, dice="RRL"), "done", "lira") == "This gives up 2 actions; dice left unused: 3."
    assert themes(table(two, dice="RRL"), "done", "lira") == ("unused",)
    last = table(two, dice="YGB", more=LAST)
    text = "This brings 1 crystal and leaves 1 die unused; the better move brings 1 brown token and leaves 0."
    next_roll = (
        "hance of being able to buy a ruby right after rolling next turn, as things stand: 56% with the better move, "
    )
    next_roll += "8% with this one."
    assert said(last, "two YG", "three YGB") == f"C{next_roll} {text}"
    assert themes(last, "two YG", "three YGB") == ("goods",)
    assert said(table(two, dice="YGB"), "two YG", "three YGB") == f"C{next_roll}"  # another action is left for the die
    assert said(last, "three YGB", "two YG") == ""
    cards = table(two, dice="RYBC", more=LAST)
    text = "Dice left unused at the end of the turn: 3 with this move, 1 with the better one."
    assert said(cards, "cards 1", "three RYB") == f"Bazaar cards aside, c{next_roll} {text}"


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
    assert said(reply, "pass", "take R") == "The card offers 1 cloth for free."
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
