"""Moves of Istanbul in notation, positions as strings, and everything that is neither."""

from __future__ import annotations

import pytest

from games.istanbul.tables import card_table, legal, play, table
from serai import games
from serai.core.errors import BadNotation, GameError, IllegalMove
from serai.core.game import Game
from serai.games.istanbul import moves as m
from serai.i18n.translator import Translator


@pytest.fixture(scope="module")
def two() -> Game:
    return games.load("istanbul", seats=2)


FORMS = {
    "roll RRYLC": m.Roll("RRYLC"),
    "reroll RL": m.Reroll("RL"),
    "keep": m.Keep(),
    "same RR": m.Same("RR"),
    "same Rr": m.Same("Rr"),
    "two RY": m.Two("RY"),
    "three RYg": m.Three("RYg"),
    "four RYGB>RR": m.Four("RYGB", "RR"),
    "lira": m.Lira(),
    "cards 2": m.Cards(2),
    "draw caravan-R own-2": m.Draw(("caravan-R", "own-2")),
    "play caravan-R": m.Play("caravan-R"),
    "tile card-R RRR": m.BuyTile("card-R", "RRR"),
    "ruby R RRRr": m.BuyRuby("R", "RRRr"),
    "ruby all RYGB": m.BuyRuby("all", "RYGB"),
    "ruby all RYGB+RY": m.BuyRuby("all", "RYGB+RY"),
    "ruby all RYgB+RRW": m.BuyRuby("all", "RYgB+RRW"),
    "ruby lira": m.BuyRuby("lira"),
    "take 1L": m.Take("", "1L"),
    "take R3L": m.Take("", "R3L"),
    "take X>W": m.Take("X", "W"),
    "take WX5L>ruby all": m.Take("WX5L", "", "all"),
    "swap lira-R die": m.Swap("lira-R", "die"),
    "pass": m.Pass(),
    "done": m.Done(),
    "first 2": m.First(1),
    "row lira-R card-G die die": m.Row(("lira-R", "card-G", "die", "die")),
    "=die": m.Refill("die"),
}


@pytest.mark.parametrize("text", FORMS)
def test_every_form_is_read_and_written(two: Game, text: str) -> None:
    assert two.parse_move(text) == FORMS[text]
    assert two.write(FORMS[text]) == text
    assert two.move(two.code(text)) == FORMS[text]
    assert eval(repr(FORMS[text]), vars(m)) == FORMS[text]


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("two YR", "two RY"),
        ("same rR", "same Rr"),
        ("reroll LR", "reroll RL"),
        ("four BGYR>YR", "four RYGB>RY"),
        ("ruby all BGYR+YR", "ruby all RYGB+RY"),
        ("take 5LXW>ruby R", "take WX5L>ruby R"),
        ("take L", "take 1L"),
        ("draw own-2 caravan-R", "draw caravan-R own-2"),
        ("row die lira-R", "row lira-R die"),
    ],
)
def test_letters_may_stand_in_any_order(two: Game, text: str, canonical: str) -> None:
    assert two.write(text) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation.unreadable"),
        ("two", "notation.unreadable"),
        ("two  RY", "notation.unreadable"),
        ("two RY ", "notation.unreadable"),
        ("keep it", "notation.unreadable"),
        ("cards 100", "notation.unreadable"),
        ("cards 0", "notation.unreadable"),
        ("cards 10", "notation.unreadable"),
        ("take 0L", "notation.unreadable"),
        ("take 03L", "notation.unreadable"),
        ("take >W", "notation.unreadable"),
        ("take X>", "notation.unreadable"),
        ("take 3", "notation.unreadable"),
        ("take 3W", "notation.unreadable"),
        ("take 3L4L", "notation.unreadable"),
        ("take 100L", "notation.unreadable"),
        ("take RRRRRRRR", "notation.unreadable"),
        ("first 0", "notation.unreadable"),
        ("two RQ", "istanbul.no-such-letter"),
        ("two RW", "istanbul.no-such-letter"),
        ("roll RRYLX", "istanbul.no-such-letter"),
        ("ruby mosque", "istanbul.no-such-zone"),
        ("ruby Q RRRR", "istanbul.no-such-zone"),
        ("take X>ruby Q", "istanbul.no-such-zone"),
        ("tile hat RRR", "istanbul.no-such-tile"),
        ("swap die hat", "istanbul.no-such-tile"),
        ("play hat", "istanbul.no-such-card"),
        ("draw hat", "istanbul.no-such-card"),
    ],
)
def test_what_cannot_be_read(two: Game, text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        two.code(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("keep", "wrong-time"),
        ("pass", "wrong-time"),
        ("take 1L", "wrong-time"),
        ("swap die die", "wrong-time"),
        ("play swap", "wrong-time"),
        ("roll RRYLC", "wrong-time"),
        ("first 1", "wrong-time"),
        ("same RY", "wrong-price"),
        ("same RRR", "wrong-price"),
        ("two RR", "wrong-price"),
        ("two RYG", "wrong-price"),
        ("three RYGB", "wrong-price"),
        ("two RG", "cannot-pay"),
        ("same YY", "cannot-pay"),
        ("three RYg", "no-brown"),
        ("four RYGB>R", "two-tokens"),
        ("cards 2", "no-dice"),
        ("tile action-Y YYY", "not-in-row"),
        ("tile lira-R RR", "wrong-price"),
        ("tile lira-R RRR", "cannot-pay"),
        ("ruby R RRRRR", "wrong-price"),
        ("ruby R RRRR", "cannot-pay"),
        ("ruby B BBBB", "zone-empty"),
        ("ruby all RYGB+R", "wrong-price"),
        ("ruby all RYG", "wrong-price"),
        ("ruby all rYGB+R", "wrong-price"),
        ("ruby all RYGB", "cannot-pay"),
        ("ruby lira", "no-lira"),
        ("ruby lira R", "wrong-price"),
        ("reroll R", "wrong-time"),
    ],
)
def test_refusals_have_a_reason(two: Game, move: str, reason: str) -> None:
    position = table(two, dice="RRYLC", zones="2/2/2/0/4/5", rubies={2: 2}, lira={1: 9})
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    assert caught.value.code == f"istanbul.{reason}"
    assert move not in legal(position)


def test_refusals_at_other_stages(two: Game) -> None:
    def refused(position: object, move: str, reason: str) -> None:
        with pytest.raises(IllegalMove, match=rf"\[istanbul\.{reason}\]$"):
            position.play(move)  # type: ignore[attr-defined]

    rolling = table(two, stage="roll", more="owed:5")
    refused(rolling, "roll RRYL", "roll-count")
    refused(rolling, "roll RRYLCC", "roll-count")
    rolled = play(table(two, stage="roll", crystals={1: 1}, more="owed:5"), "roll RRYLC")
    refused(rolled, "reroll RRR", "no-dice")
    drawing = play(table(two, dice="CC"), "cards 2")
    refused(drawing, "draw swap", "draw-count")
    refused(drawing, "draw own-1 own-1", "not-in-deck")
    choosing = play(drawing, "draw own-1 own-2")
    refused(choosing, "play own-3", "not-drawn")
    trading = card_table(two, "trade-crystal", crystals={1: 1})
    refused(trading, "take X>WW", "not-offered")
    refused(trading, "swap die die", "not-offered")
    refused(trading, "pass", "wrong-time")
    swapping = card_table(two, "swap", tiles={1: "lira-Y"})
    refused(swapping, "swap die die", "not-owned")
    refused(swapping, "swap lira-Y lira-B", "not-in-row")
    bought = play(table(two, dice="RRR"), "tile lira-R RRR")
    refused(bought, "=lira-R", "not-in-stack")
    laying = play(two.start(), "first 1")  # type: ignore[arg-type]
    refused(laying, "row die die die die die lira-R", "not-in-stack")
    refused(laying, "row die", "row-count")


POSITION = (
    "istanbul:1 stage:act seat:1 round:2 first:1 stall:0 goods:RW/- crystals:1/0 lira:5/3 rubies:1/0 mosque-paid:- "
    "zones:1/2/2/2/4/5 mosque:2 tiles:die/lira-B row:lira-R,crystal-Y,card-G,bonus-B,action-R,die discard:swap "
    "dice:RYL actions:1"
)


def test_position_string(two: Game) -> None:
    position = two.position(POSITION)
    assert two.definition.write_position(position) == POSITION
    assert repr(position) == f"games.position({POSITION!r})"
    assert "> 1  rubies 1" in str(position) and "dice    R Y L" in str(position)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("istanbul:1", "istanbul:2", "position.header"),
        ("stage:act", "stage:rest", "position.field"),
        ("stage:act ", "", "position.missing"),
        ("seat:1", "seat:3", "position.field"),
        ("goods:RW/-", "goods:RW", "position.field"),
        ("goods:RW/-", "goods:RQ/-", "position.field"),
        ("goods:RW/-", "goods:RRRRRRRRR/-", "istanbul.position-box"),
        ("lira:5/3", "lira:50/40", "istanbul.position-box"),
        ("rubies:1/0", "rubies:2/0", "istanbul.position-box"),
        ("zones:1/2/2/2/4/5", "zones:1/3/2/2/3/5", "istanbul.position-box"),
        ("tiles:die/lira-B", "tiles:die/lira-B,lira-B", "istanbul.position-box"),
        ("tiles:die/lira-B", "tiles:die/hat", "position.field"),
        ("row:lira-R,", "row:", "istanbul.position-box"),
        ("discard:swap", "discard:swap,swap,swap", "istanbul.position-box"),
        ("dice:RYL", "dice:RYLLLLL", "istanbul.position-box"),
        ("actions:1", "actions:2", "istanbul.position-stage"),
        ("actions:1", "fresh:lira-B actions:1", "istanbul.position-box"),
        ("actions:1", "mover:2 actions:1", "istanbul.position-stage"),
        ("actions:1", "card:swap actions:1", "istanbul.position-box"),
        ("actions:1", "owed:2 actions:1", "istanbul.position-box"),
        ("actions:1", "income:1 actions:1", "istanbul.position-stage"),
        ("actions:1", "ruby:2 actions:1", "position.field"),
        ("stage:act", "stage:over", "istanbul.position-stage"),
        ("stage:act", "stage:reroll", "istanbul.position-stage"),
        ("stage:act", "stage:roll", "istanbul.position-stage"),
        ("stage:act", "stage:draw", "istanbul.position-stage"),
        ("stage:act", "stage:reply", "istanbul.position-stage"),
        ("stage:act", "stage:choose", "istanbul.position-stage"),
        ("stage:act", "stage:first", "istanbul.position-stage"),
        ("round:2", "round:0", "istanbul.position-stage"),
        ("stall:0", "stall:200", "istanbul.position-stage"),
        ("actions:1", "ended:rubies actions:1", "istanbul.position-box"),
    ],
)
def test_positions_that_do_not_add_up(two: Game, old: str, new: str, code: str) -> None:
    with pytest.raises(GameError) as caught:
        two.position(POSITION.replace(old, new))
    assert caught.value.code == code


def test_a_rich_table_can_be_shown(two: Game) -> None:
    """Eight goods of one kind, and more crystals than a bundle of a move could hold."""
    position = table(two, goods={1: "RRRRRRRRWWWWWWWWWW"}, crystals={1: 12}, lira={1: 87}, dice="RYGBL")
    for line in two.definition.table(position.view(0)):
        assert Translator("en", strict=True)(line)


def test_a_bundle_is_ascii() -> None:
    with pytest.raises(BadNotation):
        m.Take("²L", "W")
    with pytest.raises(BadNotation):
        m.Take("X", "")
