"""Jaipur in one line: moves, chance, positions; what cannot be read is refused with its reason."""

from __future__ import annotations

import pytest

from games.jaipur.tables import table
from serai.core.errors import BadNotation, GameError, IllegalMove
from serai.core.game import Game
from serai.core.moves import Move
from serai.games.jaipur.moves import MOVES, Bonus, Deal, Exchange, First, Refill, Sell, Take, TakeCamels

parse = MOVES.parse


def write(move: Move) -> str:
    return move.written()


FORMS = [
    ("+G", Take("G")),
    ("+K", TakeCamels()),
    ("-LLL", Sell("L", 3)),
    ("+DG-LK", Exchange("DG", "LK")),
    ("deal DGLLK SSPLK GK", Deal("DGLLK", "SSPLK", "GK")),
    ("=P", Refill("P")),
    ("=PLK", Refill("PLK")),
    ("!2", Bonus(2)),
    ("!10", Bonus(10)),
    ("first 1", First(0)),
]


@pytest.mark.parametrize(("text", "move"), FORMS)
def test_forms_of_the_record(text: str, move: object) -> None:
    assert parse(text) == move
    assert write(move) == text
    assert eval(repr(move)) == move


def test_letters_are_put_in_order() -> None:
    assert write(parse("+GD-KL")) == "+DG-LK"
    assert write(parse("=KLP")) == "=PLK"
    assert Exchange("GD", "KL") == Exchange("DG", "LK")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "notation.unreadable"),
        ("+", "notation.unreadable"),
        ("G", "notation.unreadable"),
        ("+G ", "notation.unreadable"),
        ("+G\n", "notation.unreadable"),
        ("+Ｇ", "notation.unreadable"),
        ("+" + "G" * 100, "notation.unreadable"),
        ("+X", "jaipur.no-such-card"),
        ("+g", "jaipur.no-such-card"),
        ("+DG", "jaipur.take-one-only"),
        ("+KK", "jaipur.take-one-only"),
        ("-LS", "jaipur.sell-one-kind"),
        ("-K", "jaipur.sell-camels"),
        ("=X", "jaipur.no-such-card"),
        ("!", "notation.unreadable"),
        ("!100", "notation.unreadable"),
        ("!٣", "notation.unreadable"),
        ("first one", "notation.unreadable"),
        ("deal DGLLK SSPLK", "notation.unreadable"),
        ("deal DGLLK  SSPLK GK", "notation.unreadable"),
    ],
)
def test_bad_notation(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse(text)
    assert caught.value.code == code


def test_moves_that_are_none(jaipur: Game) -> None:
    position = table(jaipur)
    for make in (lambda: Take("K"), lambda: Take("GG"), lambda: Sell("K", 2), lambda: Sell("L", 0), lambda: Take("")):
        with pytest.raises(BadNotation):
            make()
    for move in (Sell("L", 10**30), Exchange("DDDDDDDDD", "LLLLLLLLL"), Exchange("", ""), First(7), Refill("D" * 9)):
        with pytest.raises(IllegalMove):
            position.play(move)
    with pytest.raises(TypeError):
        position.play(3)


def test_legal_moves_can_be_asked(jaipur: Game) -> None:
    position = table(jaipur, market="DGKKK", hands=("LL", ""), herds=(1, 0))
    moves = position.legal_moves
    assert len(moves) == 7
    assert "+G" in moves and Take("G") in moves
    assert "+S" not in moves and "+S-" not in moves and "rubbish" not in moves and 3 not in moves
    assert moves[0] == Take("D")
    assert moves[-1] in list(moves)
    assert moves[:2] == [Take("D"), Take("G")]
    assert "+DG-LL" in repr(moves)


def test_a_position_prints_as_a_table(jaipur: Game) -> None:
    shown = str(table(jaipur, market="DGKKK", hands=("LL", "SSS"), herds=(1, 2)))
    assert "market  D G K K K" in shown
    assert "> 1  L L" in shown
    assert "camels 2" in shown


POSITION = (
    "jaipur:1 stage:play seat:1 market:DGKKK hands:LL/SS herds:1/0 known:-/S discard:- tokens:5/5/5/7/7/9 "
    "goods-tokens:0/0 rupees:0/0 bonus:-/- stall:0 round:1 first:1 seals:0/0"
)


def test_position_string(jaipur: Game) -> None:
    position = jaipur.position(POSITION)
    assert jaipur.definition.write_position(position) == POSITION
    assert position.view(0).known == ("", "S")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("jaipur:1", "jaipur:2", "position.header"),
        ("jaipur:1 ", "", "position.header"),
        ("market:DGKKK", "market:DGKKX", "position.field"),
        ("market:DGKKK", "market:DGKK", "position-stage"),
        ("market:DGKKK", "", "position.missing"),
        ("market:DGKKK", "market:DGKKK market:DGKKK", "position.field"),
        ("market:DGKKK", "bazaar:DGKKK", "position.field"),
        ("hands:LL/SS", "hands:LL", "position.field"),
        ("hands:LL/SS", "hands:LLLLLLLL/SS", "position-stage"),
        ("hands:LL/SS", "hands:SSSSS/SS", "position-cards"),
        ("herds:1/0", "herds:9/0", "position-cards"),
        ("herds:1/0", "herds:-1/0", "position.field"),
        ("herds:1/0", "herds:999/0", "position.field"),
        ("known:-/S", "known:-/D", "position-tokens"),
        ("tokens:5/5/5/7/7/9", "tokens:4/5/5/7/7/9", "position-tokens"),
        ("rupees:0/0", "rupees:7/0", "position-tokens"),
        ("bonus:-/-", "bonus:3.1,3.1,3.1/-", "position-bonus"),
        ("bonus:-/-", "bonus:3.9/-", "position.field"),
        ("stall:0", "stall:40", "position-stage"),
        ("stall:0", "stall:x", "position.field"),
        ("seals:0/0", "seals:2/0", "position-stage"),
        ("stage:play", "stage:refill", "position-stage"),
        ("stage:play", "stage:over", "position-stage"),
        ("stage:play", "stage:deal", "position-stage"),
        ("seat:1", "seat:3", "position.field"),
        ("round:1", "round:0", "position-stage"),
        ("stage:play", "stage:bonus stack:6", "position.field"),
        ("stage:play", "stage:bonus stack:0", "position.field"),
        ("stage:play", "stack:5 stage:play", "position.field"),
        ("bonus:-/-", "bonus:" + ",".join(["3.1"] * 256) + "/-", "position-bonus"),
        ("bonus:-/-", "bonus:3.1/3.1,3.1", "position-bonus"),
        ("seals:0/0", "seals:2/2", "position-stage"),
        ("stage:play", "stage:over winner:1 ended:three-stacks/1/0/0", "position-stage"),
        ("seals:0/0", "seals:1/1 ended:stall/1/9/0", "position-stage"),
        ("stage:play", "stage:bonus", "position.missing"),
        ("stage:play", "stage:deal ended:three-stacks/1/0/0", "position-stage"),
        ("stage:play", "stage:deal ended:empty-deck/1/0/0", "position-stage"),
    ],
)
def test_positions_that_do_not_add_up(jaipur: Game, old: str, new: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        jaipur.position(POSITION.replace(old, new))
    assert caught.value.code == (code if "." in code else f"jaipur.{code}")


def test_a_match_that_has_not_begun_has_no_cards_on_the_table(jaipur: Game) -> None:
    bare = POSITION.replace("round:1", "round:0").replace("hands:LL/SS", "hands:-/-").replace("herds:1/0", "herds:0/0")
    bare = bare.replace("known:-/S", "known:-/-").replace("DGKKK", "KKK").replace("stage:play", "stage:deal")
    assert jaipur.position(bare).is_chance
    with pytest.raises(BadNotation, match="position-stage"):
        jaipur.position(bare.replace("hands:-/-", "hands:L/-"))


def test_no_string_leads_to_a_player_without_a_move(jaipur: Game) -> None:
    """A bonus token before the first deal: the reader must not admit it."""
    text = POSITION.replace("stage:play", "stage:bonus stack:3").replace("round:1", "round:0").replace("DGKKK", "-")
    with pytest.raises(BadNotation):
        jaipur.position(text)


def test_errors_are_one_family(jaipur: Game) -> None:
    with pytest.raises(GameError) as caught:
        table(jaipur, hands=("DDDDDSS", "")).play("+D")
    assert caught.value.code == "jaipur.hand-limit"
    assert caught.value.arguments == {"limit": 7}
    assert (
        str(caught.value)
        == "+D: You can have at most 7 cards in your hand at the end of your turn. [jaipur.hand-limit]"
    )
