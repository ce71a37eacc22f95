"""What the rules write down of a move: events, previews and screens read nothing else."""

from __future__ import annotations

from pathlib import Path

from games.istanbul.tables import card_table, changed_box, play, some_tiles, table
from serai.core.game import Game
from serai.games.istanbul.position import IstanbulPosition
from serai.games.istanbul.rules import state as s

TELLING = {s.OFFER: "offer", s.TURN: "turn", s.GOAL_REACHED: "goal", s.MOSQUE_RUBY: "mosque", s.RUBY_TAKEN: "ruby"}
AMOUNTS = {s.GIVEN: "gives", s.TAKEN: "takes", s.RETURNED: "returns"}


def told(position: IstanbulPosition) -> list[str]:
    """The rows of the last move, readable, with seats counted from 1: `1 takes 2L`."""
    found = []
    for kind, seat, what, amount in position.trace or []:
        if kind in AMOUNTS:
            found.append(f"{seat + 1} {AMOUNTS[kind]} {amount}{s.LETTERS[what]}")
        elif kind == s.DICE_USED:
            found.append(f"{seat + 1} uses {amount}{s.FACE_LETTERS[what]}")
        else:
            found.append(f"{seat + 1} {TELLING[kind]} {s.ZONE_NAMES[what] if kind == s.RUBY_TAKEN else what}")
    return found


def test_setup__what_everybody_starts_with(two: Game) -> None:
    """I-SETUP."""
    assert told(play(two.start(), "first 2")) == [  # type: ignore[arg-type]
        *("2 takes 1X", "2 takes 0L", "1 takes 1X", "1 takes 1L"),
    ]
    assert table(two).trace is None


def test_pay__dice_tokens_and_brown_tokens_are_told_apart(two: Game) -> None:
    """I-PAY: dice of a colour before its tokens."""
    bought = play(table(two, dice="RC", goods={1: "RRWW"}), "tile lira-R RRr")
    assert told(bought) == ["1 uses 1R", "1 gives 1R", "1 gives 1W"]
    bought = play(table(two, dice="C", goods={1: "RRRWW"}), "tile lira-R Rrr")
    assert told(bought) == ["1 gives 1R", "1 gives 2W"]


def test_lira__dice_and_what_they_bring(two: Game) -> None:
    """I-LIRA."""
    position = table(two, dice="LLLR", tiles={1: "bonus-Y,bonus-G"}, row="lira-R,crystal-Y,card-G,bonus-B,action-R,die")
    assert told(play(position, "lira")) == ["1 uses 3L", "1 takes 6L", "1 takes 1Y", "1 takes 1G"]


def test_same__what_an_exchange_brings(two: Game) -> None:
    """I-SAME."""
    assert told(play(table(two, dice="RRC"), "same RR")) == ["1 uses 2R", "1 takes 1R"]


def test_card__the_dice_used(two: Game) -> None:
    """I-CARD."""
    assert told(play(table(two, dice="CCC"), "cards 2")) == ["1 uses 2C"]


def test_roll__the_crystal_of_a_reroll(two: Game) -> None:
    """I-ROLL."""
    assert told(play(table(two, stage="reroll", dice="RRYLC", crystals={1: 3}), "reroll RL")) == ["1 gives 1X"]


def test_income__behind_the_beginning_of_the_turn(two: Game) -> None:
    """I-INCOME: and nothing of the turn before."""
    position = table(two, dice="RR", more="actions:1", tiles={2: "lira-Y,crystal-G"})
    assert told(play(position, "same RR")) == ["1 uses 2R", "1 takes 1R", "2 turn 0", "2 takes 3L", "2 takes 1X"]


def test_short__who_returned_what(two: Game) -> None:
    """I-SHORT: summed up, also the part of the one who takes."""
    position = table(two, dice="LL", lira={1: 40, 2: 45})
    assert told(play(position, "lira")) == ["1 uses 2L", "1 returns 1L", "2 returns 1L", "1 takes 4L"]
    position = table(two, dice="LLLLL", lira={1: 1, 2: 83})
    assert told(play(position, "lira")) == ["1 uses 5L", "1 returns 1L", "2 returns 6L", "1 takes 10L"]


def test_short__no_more_is_taken_than_there_is(tmp_path: Path) -> None:
    """I-SHORT: nobody has any to return."""
    game = changed_box(tmp_path, 2, ("brown = 10", "brown = 0"))
    assert told(play(table(game, dice="RYG"), "three RYG"))[-1] == "1 takes 0W"


def test_cards__the_part_of_a_card(three: Game) -> None:
    """I-CARDS: whether somebody was asked or not."""
    unasked = card_table(three, "caravan-R")
    assert told(unasked) == ["1 offer 0", "1 takes 1R", "1 takes 3L"]
    assert told(play(unasked, "take 3L")) == ["2 offer 0", "2 takes 3L"]
    assert told(play(unasked, "pass")) == []
    chosen = play(card_table(three, "trade-lira", lira={1: 5}), "take 3L>RY")
    assert told(chosen)[:4] == ["1 offer 0", "1 gives 3L", "1 takes 1R", "1 takes 1Y"]


def test_ruby__its_zone_and_its_price(three: Game) -> None:
    """I-RUBY: by an action, and by a card."""
    position = table(three, dice="RC", lira={1: 12}, zones="3/3/3/3/5/6")
    assert told(play(position, "ruby lira")) == ["1 gives 10L", "1 ruby lira"]
    card = card_table(three, "ruby-brown", goods={1: "WWW"})
    assert told(play(card, "take WWW>ruby all"))[:3] == ["1 offer 0", "1 gives 3W", "1 ruby all"]


def test_mosque_ruby__with_the_tile(three: Game) -> None:
    """I-MOSQUE-RUBY."""
    position = table(three, dice="RRR", tiles={1: some_tiles(4)})
    assert told(play(position, "tile lira-R RRR")) == ["1 uses 3R", "1 mosque 5"]


def test_end__who_reaches_the_goal_first(two: Game) -> None:
    """I-END: only the first, by any ruby."""
    assert told(play(table(two, dice="RC", lira={1: 12}, rubies={1: 5, 2: 5}), "ruby lira"))[-1] == "1 goal 6"
    assert told(play(table(two, dice="RC", lira={1: 12}, rubies={1: 4, 2: 5}), "ruby lira"))[-1] == "1 ruby lira"
    assert told(play(table(two, dice="RC", lira={1: 12}, rubies={1: 5, 2: 6}), "ruby lira"))[-1] == "1 ruby lira"
    position = table(two, dice="RRR", tiles={1: some_tiles(4)}, rubies={1: 5})
    assert told(play(position, "tile lira-R RRR"))[-1] == "1 goal 6"
