"""A box none of whose numbers is the usual one: what is told, previewed and shown is what the rules then do."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import serai
from games.istanbul.tables import own_box
from serai.bots import player
from serai.core.events import Event
from serai.core.game import Game
from serai.games.istanbul import bundles
from serai.games.istanbul import events as e
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.features import FEATURES, features
from serai.games.istanbul.heuristic import appraise
from serai.games.istanbul.move_parts import IstanbulMoveParts
from serai.games.istanbul.position import IstanbulPosition
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.screen import IstanbulScreen
from serai.games.istanbul.words import bundle, colours, gain, payment, tile
from serai.lab.simulate import play_game

FOLDER = Path(serai.__file__).parent / "games" / "istanbul"
BOARD = """
[board.{seats}]
colour = [2, 3, 7]
all = [1, 2]
lira = [3, 7, 9]
mosque = 3
mosque_tiles = 2
goal = {goal}
"""
#: Supplies so small that players often have to return something (I-SHORT).
SUPPLIES = """
[supplies]
cloth = {goods}
fruit = 6
spice = 7
jewelry = 9
brown = {goods}
crystals = {crystals}
lira = 61
rubies = 40
dice = 4
extra_dice = 3
"""
REST = """
[play]
crystals = {start}
lira = [4, 3, 2, 1]
actions = 3
lira_per_die = 5
row = 4
good_worth = 7
crystal_worth = 4
stall_rounds = 9

[tiles]
total = 17
purse = { effect = { lira = 4 }, price = "RY", count = 3 }
gem = { effect = { crystal = 2 }, price = "GG", count = 2 }
tale = { effect = "card", price = "B", count = 2 }
spices = { effect = { bonus = "G" }, price = "RR", count = 3 }
cloths = { effect = { bonus = "R" }, price = "Y", count = 2 }
hand = { effect = "action", price = "YB", count = 2 }
extra = { effect = "die", price = "RYG", count = 3 }

[cards]
total = 24
gift = { count = 3, active = [{ get = "WW" }], others-may = [{ get = "R" }, { give = "*", get = "6L" }] }
feast = { count = 3, active = [{ give = "3L", choose = 3 }, { get = "RR" }], others-may = [{ get = "2L" }] }
jewel = { count = 3, active = [{ give = "**", ruby = true }, { get = "X" }] }
luck = { count = 3, active = [{ if-dice = 2, get = "XXX" }, { get = "5L" }], others-may = [{ give = "X", choose = 2 }] }
barter = { count = 3, active = [{ swap = true }, { if-own = "W", get = "W9L" }, { get = "2L" }] }
round = { count = 9, active = [{ get = "4L" }], others-may = [{ get = "W" }] }
"""


def box_text(goods: int = 3, crystals: int = 11, start: int = 2, goal: int = 5) -> str:
    boards = "".join(BOARD.format(seats=seats, goal=goal) for seats in (2, 3, 4))
    return SUPPLIES.format(goods=goods, crystals=crystals) + boards + REST.replace("{start}", str(start))


@pytest.fixture(scope="module", params=[2, 3, 4])
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Supplies that never give less than a card says, though players often have to return something for it."""
    return own_box(tmp_path_factory.mktemp("box"), request.param, box_text())


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """Some cards promise more than the whole box holds."""
    return own_box(tmp_path_factory.mktemp("box"), 3, box_text(goods=1, crystals=2, start=0))


Step = tuple[IstanbulPosition, int, IstanbulPosition, list[Event]]


def steps(game: Game, seeds: range = range(4)) -> Iterator[Step]:
    for seed in seeds:
        bots = [player("random" if seed % 2 else "greedy")] * game.seats
        for before, code, after in play_game(game, bots, seed, 0).steps():
            assert isinstance(before, IstanbulPosition) and isinstance(after, IstanbulPosition)
            yield before, code, after, list(game.definition.events(before, code, after))


def dice_and_tokens(before: IstanbulPosition, goods: str, first: str = "") -> tuple[list[int], list[int]]:
    """I-PAY, written once more: dice of a colour before its tokens, brown tokens for small letters and W.

    I-PAY-SHORT: of the colours in `first` tokens go before dice.
    """
    counts = [goods.count(colour) for colour in "RYGB"]
    dice = [min(count, before.dice.count(colour)) for count, colour in zip(counts, "RYGB")]
    for place, colour in enumerate("RYGB"):
        if colour in first:
            dice[place] = max(0, counts[place] - before.goods[before.active].count(colour))
    tokens = [count - used for count, used in zip(counts, dice)]
    return dice, [*tokens, sum(letter.islower() or letter == "W" for letter in goods), 0, 0]


def told_changes(before: IstanbulPosition, events: list[Event]) -> tuple[list[list[int]], list[int]]:
    """What the events say of everybody's resources, and of the dice used."""
    box, seats = before.game.box, before.game.seats
    change, dice = [[0] * s.RESOURCES for _ in range(seats)], [0] * s.FACES

    def add(seat: int, amounts: list[int] | tuple[int, ...], sign: int = 1) -> None:
        for resource, amount in enumerate(amounts):
            change[seat][resource] += sign * amount

    for event in events:
        match event:
            case e.FirstChosen(first):
                for turn in range(seats):
                    crystals, lira = int(box.start_crystals), int(box.start_lira[turn])
                    add((first + turn) % seats, [0, 0, 0, 0, 0, crystals, lira])
            case e.GoodsTraded(seat, goods, taken, first):
                used, tokens = dice_and_tokens(before, goods, first)
                dice[: s.COLOURS] = used
                add(seat, tokens, -1)
                add(seat, bundles.count_bundle(taken))
            case e.TileBought(seat, _, goods) | e.RubyBought(seat, _, goods):
                used, tokens = dice_and_tokens(before, goods)
                dice[: s.COLOURS] = used
                tokens[s.LIRA] = event.lira if isinstance(event, e.RubyBought) else 0
                add(seat, tokens, -1)
            case e.OfferTaken(seat, give, get):
                add(seat, bundles.count_bundle(give), -1)
                add(seat, bundles.count_bundle(get))
            case e.LiraTaken(seat, count, taken):
                dice[s.LIRA_FACE] = count
                add(seat, bundles.count_bundle(taken))
            case e.IncomeTaken(seat, taken):
                add(seat, bundles.count_bundle(taken))
            case e.DiceRerolled(seat):
                change[seat][s.CRYSTAL] -= 1
            case e.SupplyRefilled(seat, returned):
                add(seat, bundles.count_bundle(returned), -1)
    return change, dice


def check_sums(game: Game) -> set[type[Event]]:
    found = set()
    for before, code, after, events in steps(game):
        found |= {type(event) for event in events}
        change, dice = told_changes(before, events)
        owned = before.state.owned[: game.seats].astype(int) + change
        assert owned.tolist() == after.state.owned[: game.seats].tolist(), game.write(code)
        move = game.move(code)
        if isinstance(move, m.Cards):
            dice[s.CARD_FACE] = move.count
        elif isinstance(move, m.Reroll):
            dice = [move.faces.count(face) for face in s.FACE_LETTERS]
        elif isinstance(move, m.Roll):
            dice = [-move.faces.count(face) for face in s.FACE_LETTERS]
        if after.active == before.active and after.round == before.round and not after.is_over:
            assert (before.state.dice - np.array(dice)).tolist() == after.state.dice.tolist(), game.write(code)
        rubies = sum(isinstance(event, e.RubyBought | e.MosqueRubyTaken) for event in events)
        rubies += sum(isinstance(event, e.OfferTaken) and event.zone is not None for event in events)
        assert sum(after.rubies) - sum(before.rubies) == rubies
    return found


def test_events_add_up_to_what_changed(game: Game) -> None:
    """For every seat and resource, dice and rubies included, at every move of whole games."""
    seen = {e.GoodsTraded, e.LiraTaken, e.IncomeTaken, e.OfferTaken, e.TileBought, e.RubyBought, e.DiceRerolled}
    assert check_sums(game) >= seen | {e.FirstChosen, e.GoalReached, e.GameEnded}


def test_events_add_up_where_the_box_holds_too_little(poor: Game) -> None:
    """I-SHORT: what the supply cannot give is not told as taken."""
    assert e.SupplyRefilled in check_sums(poor)
    assert any(
        isinstance(event, e.OfferTaken)
        and event.get != m.brings(poor.move(code))
        and poor.write(code).startswith("take")
        for _, code, _, events in steps(poor)
        for event in events
    )


def test_previews_name_what_happens(game: Game, poor: Game) -> None:
    check_previews(game)
    check_previews(poor)


def check_previews(game: Game) -> None:
    seen = set()
    for before, code, _, events in steps(game):
        if before.turn is None:
            continue
        told, move = game.definition.preview(before.view(before.turn), code), game.move(code)
        seen.add(type(move))
        match events, move:
            case [e.GoodsTraded(goods=goods, taken=taken, tokens_first=""), *_], _:
                assert told == say.move_trade(payment(goods), gain(taken))
            case [e.GoodsTraded(goods=goods, taken=taken, tokens_first=first), *_], _:
                assert told == say.move_trade_tokens_first(payment(goods), gain(taken), colours(first))
            case [e.LiraTaken(taken=taken), *_], _:
                assert told == say.move_take(bundle(taken))
            case [e.RubyBought(zone="lira", lira=lira), *_], _:
                assert told == say.move_ruby(bundle(f"{lira}L"), "lira")
            case [e.RubyBought(zone=zone, goods=goods), *_], _:
                assert told == say.move_ruby(payment(goods), zone)
            case [e.TileBought(tile=name, goods=goods), e.MosqueRubyTaken(), *_], _:
                assert told == say.preview_tile_ruby(tile(name), payment(goods))
            case [e.TileBought(tile=name, goods=goods), *_], _:
                assert told == say.move_tile(tile(name), payment(goods))
            case [e.OfferTaken(give=give, get=get, zone=None), *_], m.Take():
                assert told == (say.move_trade(bundle(give), bundle(get)) if give else say.move_take(bundle(get)))
            case [e.OfferTaken(give=give, zone=str() as zone), *_], m.Take():
                assert told == say.move_ruby(bundle(give), zone)
            case _, m.Done():
                assert told == say.preview_done(game.definition.show(before.view(0)).actions_left)
    assert seen >= {m.Lira, m.BuyTile, m.BuyRuby, m.Take, m.Same, m.Two, m.Done}


def test_the_parts_of_a_move_are_what_is_paid_and_got(game: Game) -> None:
    for before, code, after, _ in steps(game):
        if (seat := before.turn) is None:
            continue
        parts = game.definition.to_parts(before, code)
        assert isinstance(parts, IstanbulMoveParts)
        rows, offer = bundles.rows_of(after.trace or []), bundles.rows_of(after.trace or [], s.OFFER)
        rows = offer if parts.kind == "take" else rows
        given = bundles.count_bundle(bundles.sum_of(rows, s.GIVEN, seat))
        used = {what: amount for kind, _, what, amount in rows if kind == s.DICE_USED}
        paid = [parts.pay.get(letter, 0) for letter in "RYGB"]  # type: ignore[call-overload]
        browns = sum(amount for letter, amount in parts.pay.items() if letter in "rygbW")
        if parts.kind not in ("lira", "cards"):
            assert paid == [given[colour] + used.get(colour, 0) for colour in range(s.COLOURS)]
            assert (browns, parts.pay.get("X", 0)) == (given[s.BROWN], given[s.CRYSTAL])
        if (parts.kind, parts.zone) == ("ruby", "lira"):
            (zone,) = (zone for zone in shown(before).zones if zone.zone == "lira")
            assert zone.prices[0].goods == {"L": given[s.LIRA]}
        else:
            assert parts.pay.get("L", 0) == given[s.LIRA]
        if parts.kind != "lira":
            taken = bundles.count_bundle(bundles.sum_of(rows, s.TAKEN, seat))
            assert parts.get == {letter: amount for letter, amount in zip(s.LETTERS, taken) if amount}
        assert parts.dice == used.get(s.CARD_FACE, 0)


def shown(position: IstanbulPosition) -> IstanbulScreen:
    found = position.game.definition.show(position.view(0))
    assert isinstance(found, IstanbulScreen)
    return found


def test_the_screen_shows_what_then_happens(game: Game, poor: Game) -> None:
    """Lira, dice, actions and prices: all before the move that needs them."""
    check_screen(game)
    check_screen(poor)


def check_screen(game: Game) -> None:
    actions, compared = 0, 0
    for before, code, after, events in steps(game):
        move, table = game.move(code), shown(before)
        match events:
            case [e.LiraTaken(taken=taken), *_]:
                counts = zip(s.LETTERS, bundles.count_bundle(taken))
                assert table.lira_now == {letter: count for letter, count in counts if count}
                compared += 1
            case [e.DiceRolled(faces=faces), *_]:
                assert (len(faces), table.rolling) == (table.dice_count, int(before.state.owed))
            case [e.RubyBought(zone=name, goods=goods), *_] if name != "lira":
                (price,) = (zone.prices[0] for zone in table.zones if zone.zone == name)
                assert len(goods.replace("+", "")) == sum(price.goods.values()) + price.any
        if isinstance(move, m.Same | m.Two | m.Three | m.Four | m.Lira | m.Cards | m.BuyTile | m.BuyRuby):
            actions += 1
            assert table.actions_left > 0 and shown(after).actions_begun in (0, table.actions_begun + 1)
        if after.stage == "act":
            assert shown(after).actions_left > 0
    assert actions > 100 and compared > 5


def test_the_features_count_money_as_the_end_does(game: Game) -> None:
    """I-END: goods and crystals at what this box says they are worth."""
    box, numbers = game.box, np.zeros(FEATURES + 4)
    for before, _, after, events in steps(game, range(2)):
        for seat in range(game.seats):
            goods, money = len(after.goods[seat]), after.lira[seat]
            money += int(box.crystal_worth) * after.crystals[seat] + int(box.good_worth) * goods
            assert features(box, after.array[0], seat, numbers) == FEATURES
            assert numbers[FEATURES - 1] == money * 0.02
            if events and isinstance(events[-1], e.GameEnded):
                assert events[-1].money[seat] == money
        if before.turn is not None and m.Lira() in before.legal_moves:
            bonus = sum(name in ("spices", "cloths") for name in before.tiles[before.turn])
            lira = int(box.lira_per_die) * before.dice.count("L")
            assert appraise(before.view(before.turn), m.Lira()) == lira + 2.0 * bonus  # type: ignore[arg-type]


def test_no_number_of_the_rules_stands_outside_the_rules() -> None:
    """What is told and shown takes every number from the trace, the box or a function of the rules."""
    for name in ("events", "words", "screen", "box", "position", "terminal", "move_parts"):
        tree = ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))
        sizes = {
            id(inner) for node in ast.walk(tree) if isinstance(node, ast.keyword) for inner in ast.walk(node.value)
        }
        found = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and type(node.value) is int and id(node) not in sizes
        ]
        assert set(found) <= {0, 1}, f"{name}.py: {sorted(set(found))}"
