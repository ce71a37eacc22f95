"""A box whose numbers all differ from the usual ones: only the rules and the box know a number of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai import games
from serai.bots import player
from serai.core.game import Game
from serai.games.jaipur.rules import state as s
from serai.lab.simulate import play_game

OWN = """
[cards]
diamonds = 5
gold = 7
silver = 9
cloth = 7
spice = 9
leather = 8
camel = 10
total = 55
[goods_tokens]
diamonds = [9, 8, 6, 4]
gold = [8, 7, 4, 3, 3, 1]
silver = [6, 6, 4, 4]
cloth = [6, 4, 2, 2, 1]
spice = [7, 4, 4, 3, 1, 1]
leather = [3, 2, 2, 2, 1, 1, 1]
total = 32
[bonus_tokens]
3 = [2, 3, 3, 4]
4 = [5, 7, 7]
5 = [11, 12, 13]
total = 10
[others]
camel_token = 7
seals = 3
[least_sale]
diamonds = 1
gold = 1
silver = 3
cloth = 2
spice = 2
leather = 2
[play]
market = 4
market_camels = 2
dealt = 4
hand_limit = 6
empty_stacks = 2
stall_turns = 30
stall_warning = 8
"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Game:
    path: Path = tmp_path_factory.mktemp("box") / "own.toml"
    path.write_text(OWN)
    return games.load("jaipur", components=path, rounds=1)


@pytest.mark.parametrize("seed", range(6))
def test_events_previews_and_scores_are_those_of_the_box(own: Game, seed: int) -> None:
    record = play_game(own, [player("random" if seed % 2 else "greedy")] * 2, seed, 0)
    sales = camels = rounds = 0
    for before, code, after in record.steps():
        told = {type(event).__name__: event for event in own.definition.events(before, code, after)}
        if sold := told.get("GoodsSold"):
            seat, sales = sold.seat, sales + 1
            assert after.rupees[seat] - before.rupees[seat] == sum(sold.tokens)
            assert after.goods_tokens[seat] - before.goods_tokens[seat] == len(sold.tokens)
            preview = own.definition.preview(before.view(seat), code)
            assert preview.arguments.get("tokens", "") == " + ".join(map(str, sold.tokens))
            assert ("bonus" in preview.key) == (after.state.stage == s.BONUS)
        if taken := told.get("CamelsTaken"):
            camels += 1
            assert after.herds[taken.seat] - before.herds[taken.seat] == taken.count
        if scored := told.get("RoundScored"):
            rounds += 1
            check_scoring(after, scored, told["CamelTokenGiven"])
            shown = own.definition.show(after.view(-1))
            assert shown.scoring == scored.scoring
    assert sales and camels and rounds == 1


def check_scoring(after, scored, camel_token) -> None:
    assert camel_token.rupees == 7
    for seat, score in enumerate(scored.scoring.seats):
        is_larger = after.herds[seat] > after.herds[1 - seat]
        assert score.camel_token == (7 if is_larger else 0)
        assert (camel_token.seat == seat) == is_larger
        assert score.goods + sum(score.bonus) + score.camel_token == score.total == scored.rupees[seat]
    if scored.winner is not None:
        first, second = scored.scoring.seats
        ties = {"rupees": 0, "bonus-tokens": 1, "goods-tokens": 2}[scored.scoring.decided_by]
        pairs = [
            (first.total, second.total),
            (len(first.bonus), len(second.bonus)),
            (first.goods_tokens, second.goods_tokens),
        ]
        assert all(a == b for a, b in pairs[:ties])
        assert (pairs[ties][0] > pairs[ties][1]) == (scored.winner == 0)


def test_the_rule_of_thumb_counts_the_bonus_of_the_box(own: Game) -> None:
    text = (
        "jaipur:1 stage:play seat:1 market:GCKK hands:SSS/- herds:0/0 known:-/- discard:- tokens:4/6/4/5/6/7 "
        "goods-tokens:0/0 rupees:0/0 bonus:-/- stall:0 round:1 first:1 seals:0/0"
    )
    view = own.position(text).view(0)
    worth = own.definition.appraise(view, own.parse_move("-SSS"))
    in_hand = 0.6 * (6 + 6 + 4) + 0.5 * 2
    assert worth == pytest.approx(6 + 6 + 4 + (2 + 3 + 3 + 4) / 4 - in_hand)
