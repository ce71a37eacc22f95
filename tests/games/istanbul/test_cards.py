"""The bazaar cards and mosque tiles of Istanbul (I-CARDS, I-TILES, I-SWAP), every one of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from games.istanbul.tables import (
    card_table,
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
from serai.bots import player
from serai.core.errors import NotYourTurn
from serai.core.game import Game
from serai.games.istanbul.position import IstanbulPosition
from serai.lab.simulate import play_games

# --- I-CARDS: all cards ---------------------------------------------------------------------------------------------


def test_cards__thirty_kinds(istanbul: Game) -> None:
    """I-CARDS: two of `swap` and of each purse, one of every other."""
    counts = dict(zip(istanbul.names["cards"], istanbul.box.card_counts.tolist()))
    assert len(counts) == 30
    assert {name for name, count in counts.items() if count == 2} == {"swap", "purse-crystal", "purse-good"}
    assert sum(counts.values()) == 33


def test_cards__others_answer_clockwise_and_may_decline(four: Game) -> None:
    """I-CARDS: first the active player, then each other player from the left, whatever the one before answered."""
    position = card_table(four, "brown-G", seat=3)
    assert owned(position, 3) == "W"
    asked = []
    while position.stage == "reply":
        asked.append(position.turn)
        assert legal(position) == ["pass", "take G"]
        with pytest.raises(NotYourTurn):
            position.play("pass", seat=2)
        position = play(position, "take G" if len(asked) == 2 else "pass")
    assert asked == [3, 0, 1]
    assert position.goods == ("G", "", "W", "")
    assert (position.turn, position.stage) == (2, "act")


def test_cards__who_cannot_accept_is_not_asked(four: Game) -> None:
    """I-CARDS: two lira for a good, and only seat 4 has them."""
    position = card_table(four, "good-Y", seat=2, lira={1: 1, 2: 9, 3: 1, 4: 2})
    assert position.turn == 3
    assert legal(position) == ["pass", "take 2L>Y"]
    assert play(position, "take 2L>Y").turn == 1


def test_cards__the_only_answer_is_given_unasked(two: Game) -> None:
    """I-CARDS: "else 1 lira" where the condition cannot be met; with a choice the player is asked."""
    assert owned(card_table(two, "trade-crystals", crystals={1: 1}), 1) == "X1L"
    asked = card_table(two, "trade-crystals", crystals={1: 2})
    assert legal(asked) == ["take 1L", "take XX>8L"]
    assert owned(play(asked, "take 1L"), 1) == "XX1L"


def test_cards__an_answer_must_be_offered(two: Game) -> None:
    """I-CARDS: to the active player what is for him, to the others what is for them, and nothing else."""
    active = card_table(two, "trade-crystal", goods={1: "R"}, crystals={1: 1})
    for answer in ("take R>W", "take W", "take X>WW", "take 2L", "take X>ruby R", "take X>W ruby R"):
        with refused("not-offered"):
            active.play(answer)
    for early in ("pass", "lira", "done"):
        with refused("wrong-time"):
            active.play(early)
    other = card_table(two, "caravan-B")
    assert legal(other) == ["pass", "take 3L", "take B"]
    for answer in ("take B3L", "take 1L", "take R"):
        with refused("not-offered"):
            other.play(answer)


def test_cards__judged_when_the_answer_is_given(tmp_path: Path) -> None:
    """I-CARDS, I-SHORT: who had to return the crystal it asks for cannot accept any more."""
    offers = 'active = [{ get = "X" }]\nothers-may = [{ give = "X", get = "3L" }]\n'
    game = own_box(tmp_path, 3, f"[cards]\ntotal = 20\n[cards.drain]\ncount = 20\n{offers}")
    position = card_table(game, "drain", crystals={1: 9, 2: 1, 3: 2})
    assert position.crystals == (9, 0, 1)
    assert position.turn == 2


# --- I-CARDS: every card --------------------------------------------------------------------------------------------

#: Cards with a part for the others: what the active player takes, what an offer asks of another player, what it brings.
OFFERS = [
    ("purse-crystal", "4L", "X", "3L"),
    *(("purse-good", "4L", good, "4L") for good in "RYGBW"),
    *((f"brown-{colour}", "W", "", colour) for colour in "RYGB"),
    *((f"good-{colour}", colour, "2L", colour) for colour in "RYGB"),
    *((f"caravan-{colour}", f"{colour}3L", "", colour) for colour in "RYGB"),
    *((f"caravan-{colour}", f"{colour}3L", "", "3L") for colour in "RYGB"),
]
PAIRS = ["".join(pair) for pair in combinations_with_replacement("RYGB", 2)]
ZONES = ("R", "Y", "G", "B", "all", "lira")
#: Cards for the active player alone: dice used, what he has, what he may take instead of 1 lira, one of these, and what
#: he has then.
CONDITIONS = [
    ("ruby-lira", "C", "R10L", [f"take 10L>ruby {zone}" for zone in ZONES], "take 10L>ruby all", "R"),
    ("ruby-brown", "C", "WWWWX", [f"take WWW>ruby {zone}" for zone in ZONES], "take WWW>ruby lira", "WX"),
    ("ruby-crystal", "C", "XXXXX", [f"take XXXX>ruby {zone}" for zone in ZONES], "take XXXX>ruby R", "X"),
    ("ruby-mixed", "C", "WX5L", [f"take WX5L>ruby {zone}" for zone in ZONES], "take WX5L>ruby B", ""),
    ("double-lira", "CC", "", ["take 7L"], "take 7L", "7L"),
    ("double-brown", "CC", "", ["take WW"], "take WW", "WW"),
    ("double-crystal", "CCC", "", ["take XXX"], "take XXX", "XXX"),
    ("double-goods", "CC", "", [f"take {pair}" for pair in PAIRS], "take YB", "YB"),
    ("own-1", "C", "W", ["take 6L"], "take 6L", "W6L"),
    ("own-2", "C", "WW", ["take W3L"], "take W3L", "WWW3L"),
    ("own-3", "C", "WWWW", ["take 10L"], "take 10L", "WWWW10L"),
    ("trade-crystal", "C", "XX", ["take X>W"], "take X>W", "WX"),
    ("trade-good", "C", "RRGW", [f"take {good}>WX" for good in "RGW"], "take R>WX", "RGWWX"),
    ("trade-good", "C", "W", ["take W>WX"], "take W>WX", "WX"),
    ("trade-lira", "C", "4L", [f"take 3L>{pair}" for pair in PAIRS], "take 3L>GG", "GG1L"),
    ("trade-crystals", "C", "XXX", ["take XX>8L"], "take XX>8L", "X8L"),
]
#: What is just not enough.
UNMET = [
    ("ruby-lira", "WWWXXXX9L"),
    ("ruby-brown", "RRYYGGBBWWXXXX20L"),
    ("ruby-crystal", "RRRWWWXXX20L"),
    *(("ruby-mixed", held) for held in ("WX4L", "RX20L", "WWW20L")),
    *((f"double-{what}", "WWWXXXX20L") for what in ("lira", "brown", "crystal", "goods")),
    ("own-1", "RYGBXX9L"),
    ("own-2", "RYGBW"),
    ("own-3", "RYGBWW"),
    ("trade-crystal", "RW9L"),
    ("trade-good", "XX9L"),
    ("trade-lira", "RWXX2L"),
    ("trade-crystals", "RWX9L"),
]


def test_cards__every_one_has_its_test(istanbul: Game) -> None:
    """I-CARDS: here, or with I-SWAP."""
    assert {row[0] for row in (*OFFERS, *CONDITIONS)} | {"swap"} == set(istanbul.names["cards"])
    assert {row[0] for row in CONDITIONS} == {row[0] for row in UNMET}


def begun(game: Game, way: str, card: str, dice: str = "C", tiles: str = "", **settings: object):
    """Seat 2 of three carries out this card, as an action or at the start of the turn."""
    if way == "action":
        return card_table(game, card, dice=dice, seat=2, tiles={2: tiles or "-"}, **settings)
    before = table(game, seat=1, tiles={2: f"card-R,{tiles}".strip(",")}, **settings)  # type: ignore[arg-type]
    return play(before, "done", f"draw {card}")


def goes_on(position: IstanbulPosition, way: str) -> bool:
    """The card is discarded; seat 2 acts again, or rolls the dice."""
    then = ("act", 1, 1) if way == "action" else ("roll", 1, 0)
    return (position.stage, position.active, position.actions_begun) == then and position.card is None


def and_a_lira(has: str) -> str:
    """What somebody has, and one lira."""
    lira = int(holding({1: has})["lira"][1])
    return has.removesuffix(f"{lira}L") + f"{lira + 1}L"


@pytest.mark.parametrize("way", ["action", "income"])
@pytest.mark.parametrize(("card", "taken", "price", "brings"), OFFERS)
def test_cards__others_accept_or_decline(three: Game, way: str, card: str, taken: str, price: str, brings: str) -> None:
    """I-CARDS: seat 2 plays, seat 3 accepts, seat 1 declines."""
    position = begun(three, way, card, **holding({3: price, 1: price}))
    assert owned(position, 2) == taken
    accepted = f"take {price}>{brings}" if price else f"take {brings}"
    for seat, answer in ((3, accepted), (1, "pass")):
        assert (position.stage, position.turn) == ("reply", seat - 1)
        assert set(legal(position)) >= {"pass", accepted}
        assert len(legal(position)) == (3 if card.startswith("caravan") else 2)
        position = play(position, answer)
    assert [owned(position, seat) for seat in (1, 2, 3)] == [price, taken, brings]
    assert goes_on(position, way)
    assert position.discard == (card,)


@pytest.mark.parametrize("way", ["action", "income"])
@pytest.mark.parametrize(("card", "taken", "price", "brings"), [row for row in OFFERS if row[2]])
def test_cards__others_who_cannot_accept(three: Game, way: str, card: str, taken: str, price: str, brings: str) -> None:
    """I-CARDS: seat 3 lacks the price and is not asked; if nobody has it the card is over."""
    lacking = {"X": "RYGBW9L", "2L": "RYGBWX1L"}.get(price, "X9L")
    position = begun(three, way, card, **holding({3: lacking, 1: price}))
    assert (position.stage, position.turn) == ("reply", 0)
    position = play(position, f"take {price}>{brings}")
    assert [owned(position, seat) for seat in (1, 2, 3)] == [brings, taken, lacking]
    assert goes_on(position, way)
    assert goes_on(begun(three, way, card, **holding({1: lacking, 3: lacking})), way)


@pytest.mark.parametrize("way", ["action", "income"])
@pytest.mark.parametrize(("card", "dice", "has", "answers", "answer", "then"), CONDITIONS)
def test_cards__the_condition_is_met(
    three: Game, way: str, card: str, dice: str, has: str, answers: list[str], answer: str, then: str
) -> None:
    """I-CARDS: what the card gives, or 1 lira if that is wanted; nothing for the others."""
    if way == "income" and card.startswith("double"):
        answers = []
    position = begun(three, way, card, dice, **holding({1: "RYGBWX9L", 2: has, 3: "RYGBWX9L"}))
    if not answers:
        assert (owned(position, 2), goes_on(position, way)) == (and_a_lira(has), True)
        return
    assert (position.stage, position.turn) == ("answer", 1)
    assert legal(position) == sorted([*answers, "take 1L"])
    after, declined = play(position, answer), play(position, "take 1L")
    assert (owned(after, 2), owned(declined, 2)) == (then, and_a_lira(has))
    zone = answer.partition("ruby ")[2]
    assert after.rubies == (0, 1 if zone else 0, 0)
    assert after.zones == position.zones | ({zone: position.zones[zone] - 1} if zone else {})
    for position in (after, declined):
        assert [owned(position, seat) for seat in (1, 3)] == ["RYGBWX9L"] * 2
        assert goes_on(position, way)
        assert card in position.discard


@pytest.mark.parametrize("way", ["action", "income"])
@pytest.mark.parametrize(("card", "has"), UNMET)
def test_cards__the_condition_is_not_met(three: Game, way: str, card: str, has: str) -> None:
    """I-CARDS: 1 lira, unasked; others' goods, crystals and lira do not count."""
    position = begun(three, way, card, **holding({1: "WWWXXXX20L", 2: has}))
    assert owned(position, 2) == and_a_lira(has)
    assert position.rubies == (0, 0, 0)
    assert goes_on(position, way)


def test_cards__a_ruby_of_any_zone_but_the_mosque(two: Game) -> None:
    """I-CARDS: the next of the zone, so its price rises; without rubies in the zones there is only the lira."""
    position = play(card_table(two, "ruby-lira", lira={1: 10}), "take 10L>ruby R")
    assert (position.prices["R"], position.zones["mosque"]) == (5, 2)
    none = card_table(two, "ruby-lira", lira={1: 10}, rubies={1: 9, 2: 8}, zones="0/0/0/0/0/0")
    assert (none.lira[0], none.stage) == (11, "act")
    assert none.zones["mosque"] == 2


def test_cards__two_card_dice_for_this_action(two: Game) -> None:
    """I-CARDS: two for an earlier action do not count."""
    position = play(table(two, dice="CCC"), "cards 2", "draw own-1 own-2", "play own-1", "cards 1", "draw double-lira")
    assert owned(position, 1) == "2L"
    assert position.active == 1


@pytest.mark.parametrize("way", ["action", "income"])
def test_cards__swap_for_a_tile_or_a_lira(three: Game, way: str) -> None:
    """I-CARDS, I-SWAP: asked with a tile; without one it is 1 lira."""
    position = begun(three, way, "swap", tiles="lira-Y")
    assert "swap lira-Y die" in legal(position)
    for answer in ("swap lira-Y die", "take 1L"):
        assert goes_on(play(position, answer), way)
    assert play(position, "swap lira-Y die").tiles[1][-1] == "die"
    assert owned(play(position, "take 1L"), 2) == and_a_lira(owned(position, 2))
    assert owned(card_table(three, "swap", seat=2, tiles={1: "lira-Y"}), 2) == "1L"


# --- I-SWAP ---------------------------------------------------------------------------------------------------------


def test_swap__the_tile_given_takes_the_place_of_the_one_taken(two: Game) -> None:
    """I-SWAP: each kind of one's own against each that lies face up; nothing comes from the stack."""
    position = card_table(two, "swap", tiles={1: "lira-Y,die,die", 2: "lira-B"})
    assert legal(position) == sorted(
        ["take 1L", *(f"swap {own} {shown}" for own in ("lira-Y", "die") for shown in position.row)]
    )
    after = play(position, "swap lira-Y card-G")
    assert after.tiles == (("card-G", "die", "die"), ("lira-B",))
    assert after.row == ("lira-R", "lira-Y", "crystal-Y", "bonus-B", "action-R", "die")
    assert (after.stack, after.turn, owned(after, 1)) == (position.stack, 0, "")
    for move, code in {"swap lira-B card-G": "not-owned", "swap die lira-G": "not-in-row"}.items():
        with refused(code):
            position.play(move)


def test_swap__the_tile_taken_works_from_the_next_turn(two: Game) -> None:
    """I-SWAP."""
    position = play(card_table(two, "swap", dice="RRC", tiles={1: "lira-Y"}), "swap lira-Y action-R")
    assert (position.fresh, position.actions_begun) == (("action-R",), 1)
    position = play(position, "same RR")
    assert position.active == 1
    later = play(to_turn_of(position, 1), "roll RRRRR", "same RR", "same RR")
    assert later.turn == 0
    bonus = play(card_table(two, "swap", dice="LC", tiles={1: "lira-Y"}), "swap lira-Y bonus-B", "lira")
    assert owned(bonus, 1) == "2L"


def test_swap__the_tile_given_stops_at_once(two: Game) -> None:
    """I-SWAP: an action tile given up is no third action, a bonus tile no token."""
    position = card_table(two, "swap", dice="RRC", tiles={1: "action-Y"}, more="actions:1")
    assert play(position, "take 1L").turn == 0
    assert play(position, "swap action-Y die").active == 1
    bonus = card_table(two, "swap", dice="LC", tiles={1: "bonus-R,bonus-G"})
    assert owned(play(bonus, "swap bonus-R die", "lira"), 1) == "G2L"


def test_swap__a_fresh_tile_is_given_first(two: Game) -> None:
    """I-SWAP: of two alike the one that works is kept; and a tile swapped against its own kind waits a turn."""
    position = card_table(two, "swap", dice="C", tiles={1: "die,die"}, more="fresh:die")
    assert play(position, "swap die lira-R").fresh == ("lira-R",)
    worked = play(card_table(two, "swap", dice="C", tiles={1: "die"}), "swap die die")
    assert (worked.tiles[0], worked.fresh) == (("die",), ("die",))


def test_swap__a_die_given_is_not_rolled(two: Game) -> None:
    """I-SWAP: it returns; during income at once, after the roll its face is among those already used."""
    position = play(table(two, seat=2, tiles={1: "card-R,die,die"}), "done", "draw swap", "swap die lira-R")
    assert int(position.state.owed) == 6
    acting = play(card_table(two, "swap", dice="RRRRRC", tiles={1: "die"}), "swap die lira-R")
    assert acting.dice == "RRRRR"
    assert int(to_turn_of(acting, 1).state.owed) == 5


def test_swap__card_tiles_during_income(two: Game) -> None:
    """I-SWAP, I-INCOME: the tile given is the one whose card was turned over; one taken brings no card this turn."""
    position = play(table(two, seat=2, tiles={1: "card-R,card-Y,lira-Y"}), "done", "draw swap")
    for swap in ("swap card-R die", "swap lira-Y card-G"):
        second = play(position, swap, "draw swap")
        assert second.stage == "answer"
        for answer in ("take 1L", "swap card-Y lira-R"):
            assert play(second, answer).stage == "roll"


def test_swap__never_a_ruby_of_the_mosque(istanbul: Game) -> None:
    """I-SWAP, I-MOSQUE-RUBY: the number of tiles stays the same."""
    needed = 4 if istanbul.seats == 4 else 5
    position = card_table(istanbul, "swap", tiles={1: some_tiles(needed)})
    assert play(position, "swap lira-Y die").rubies[0] == 0


# --- I-TILES: every tile --------------------------------------------------------------------------------------------

TILES = [f"{kind}-{colour}" for kind in ("lira", "crystal", "card", "bonus", "action") for colour in "RYGB"] + ["die"]


@pytest.mark.parametrize("tile", TILES)
def test_tiles__bought_now_working_from_the_next_turn(two: Game, tile: str) -> None:
    """I-TILES, I-MOSQUE: its price, nothing this turn, its effect in the next and in every later one."""
    price = "RYGB" if tile == "die" else 3 * tile[-1]
    row = ",".join([tile, *(name for name in TILES if name != tile)][:6])
    bought = play(table(two, dice="L", goods={1: price}, row=row), f"tile {tile} {price}")
    assert (bought.tiles[0], owned(bought, 1)) == ((tile,), "")
    position = play(bought, f"={bought.stack[0]}", "lira")
    assert (owned(position, 1), position.active) == ("2L", 1)
    for turn in (1, 2):
        position = to_turn_of(position, 1)
        assert works(position, tile, turn)
        if position.stage == "draw":
            position = play(position, "draw own-1" if turn == 1 else "draw own-2")
        position = play(position, "roll " + "C" * int(position.state.owed))


def works(position: IstanbulPosition, tile: str, turn: int) -> bool:
    """What a tile does for seat 1, who began with 2 lira and one such tile, in the first or second turn of it."""
    kind, _, colour = tile.partition("-")
    income = {"lira": f"{2 + 3 * turn}L", "crystal": "X" * turn + "2L", "card": f"{1 + turn}L"}
    assert owned(position, 1) == income.get(kind, "2L")
    assert position.stage == ("draw" if kind == "card" else "roll")
    if kind == "card":
        position = play(position, "draw own-3")
    assert int(position.state.owed) == (6 if kind == "die" else 5)
    position = play(position, "roll " + "LYYRR" + ("R" if kind == "die" else ""))
    position = play(position, *(["keep"] if kind == "crystal" else []))
    after = play(position, "lira")
    assert after.goods[0] == (colour if kind == "bonus" else "")
    after = play(after, "same YY")
    return (after.turn == 0) == (kind == "action")


# --- All of them in random play -------------------------------------------------------------------------------------


def test_all_cards_and_tiles_come_up_in_random_play(istanbul: Game) -> None:
    """I-CARDS, I-TILES: every card is carried out and every tile bought in eighty games."""
    carried_out: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for record in play_games(istanbul, [player("random")] * istanbul.seats, 80, seed=7):
        for entry in record.log:
            word, _, rest = entry.text.partition(" ")
            if word == "play" or (word == "draw" and len(set(rest.split())) == 1):
                carried_out[rest.split()[0]] += 1
            elif word == "tile":
                bought[rest.split()[0]] += 1
    assert set(carried_out) == set(istanbul.names["cards"])
    assert set(bought) == set(istanbul.names["tiles"])
    assert min(carried_out.values()) >= 20
    assert min(bought.values()) >= 10
