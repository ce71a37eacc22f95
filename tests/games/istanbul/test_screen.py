"""The table of Istanbul as screens are sent it."""

from __future__ import annotations

from pathlib import Path

from games.istanbul.tables import card_table, own_box, play, some_tiles, table
from serai.bots import player
from serai.core.game import Game
from serai.core.wire import event_object, message_from
from serai.games.istanbul.events import GoodsTraded
from serai.games.istanbul.position import IstanbulPosition
from serai.games.istanbul.screen import IstanbulScreen
from serai.i18n.translator import Translator
from serai.lab.simulate import play_game

#: Parts that are tested by themselves.
APART = ("move", "spent_dice", "spent_tokens")
ROW = "lira-R,crystal-Y,card-G,bonus-B,lira-B,die"


def shown(position: IstanbulPosition, seat: int = 0) -> IstanbulScreen:
    found = position.game.definition.show(position.view(seat))
    assert isinstance(found, IstanbulScreen)
    return found


def preview(position: IstanbulPosition, move: str, language: str = "en") -> str:
    definition, view = position.game.definition, position.view(position.mover)
    return Translator(language, strict=True)(definition.preview(view, position.game.code(move)))


def test_what_players_have_is_counted(three: Game) -> None:
    position = table(
        three,
        dice="RRYLC",
        goods={1: "RRW", 2: "B"},
        crystals={1: 2},
        lira={2: 7},
        tiles={1: "lira-Y,die"},
        more="fresh:die",
    )
    seen = shown(position)
    first, second, third = seen.players
    assert (first.goods, first.crystals, first.lira) == ({"R": 2, "W": 1}, 2, 0)
    assert [(tile.tile, tile.effect, tile.is_fresh) for tile in first.tiles] == [
        ("lira-Y", "lira", False),
        ("die", "die", True),
    ]
    assert (second.goods, second.lira, third.goods) == ({"B": 1}, 7, {})
    assert (seen.dice, seen.stage, seen.turn, seen.active) == ("RRYLC", "act", 0, 0)
    assert seen.supply == {"R": 6, "Y": 8, "G": 8, "B": 7, "W": 9, "X": 10, "L": 80}
    assert (len(seen.row), sum(seen.stack.values()) + len(seen.row) + 2) == (6, 24)
    assert sum(seen.deck.values()) == 33 and seen.discard == {}


def test_dice_and_actions_of_tiles_count_from_the_next_turn(two: Game) -> None:
    """I-TILES: a fresh tile does nothing yet."""
    works = shown(table(two, dice="R", tiles={1: "die,action-R"}, row=ROW))
    assert (works.dice_count, works.actions_begun, works.actions_left) == (6, 0, 3)
    fresh = shown(
        table(
            two,
            dice="R",
            tiles={1: "die,action-R"},
            row=ROW,
            more="fresh:die,action-R",
        )
    )
    assert (fresh.dice_count, fresh.actions_left) == (5, 2)


def test_rerolls_are_as_many_as_crystals(two: Game) -> None:
    position = table(two, stage="reroll", dice="RRYLC", crystals={1: 3})
    assert shown(position).rerolls == 3
    rolling = play(position, "reroll RL")
    assert (shown(rolling).rolling, shown(rolling).dice, shown(rolling).turn) == (2, "RYC", None)
    assert shown(play(position, "keep")).rerolls == 0


def test_prices_are_typed_the_next_first(three: Game) -> None:
    zones = {zone.zone: zone for zone in shown(table(three, rubies={1: 3}, zones="3/2/3/3/4/5")).zones}
    assert [(price.goods, price.any) for price in zones["Y"].prices] == [({"Y": 5}, 0), ({"Y": 6}, 0)]
    assert (zones["all"].prices[0].goods, zones["all"].prices[0].any) == ({"R": 1, "Y": 1, "G": 1, "B": 1}, 1)
    assert (zones["lira"].left, zones["lira"].prices[0].goods) == (5, {"L": 12})


def test_what_lira_dice_bring_is_what_the_event_tells(three: Game) -> None:
    compared = 0
    record = play_game(three, [player("greedy")] * 3, 5, 0)
    for before, code, after in record.steps():
        assert isinstance(before, IstanbulPosition)
        if three.write(code) == "lira":
            (event, *_) = three.definition.events(before, code, after)
            assert shown(before).lira_now == event_object(event)["taken"]
            compared += 1
    assert compared > 5
    assert shown(table(three, dice="RC")).lira_now is None


def test_cards_drawn_and_carried_out_are_shown(two: Game) -> None:
    position = play(table(two, dice="CC"), "cards 2", "draw swap caravan-R")
    assert (shown(position).stage, shown(position).drawn, shown(position).card) == (
        "choose",
        ("swap", "caravan-R"),
        None,
    )
    reply = play(position, "play caravan-R")
    assert (shown(reply).stage, shown(reply).card, shown(reply).turn, shown(reply).card_dice) == (
        *("reply", "caravan-R", 1, 2),
    )


def test_the_end_says_what_decided(two: Game) -> None:
    """I-END: rubies, then money, or a shared victory."""
    settings = {"dice": "R", "seat": 2, "first": 1}
    won = shown(play(table(two, rubies={1: 6, 2: 1}, **settings), "done"))  # type: ignore[arg-type]
    assert won.result is not None and (won.result.winners, won.result.decided_by) == ((0,), "rubies")
    assert shown(table(two, rubies={1: 6, 2: 1}, **settings)).is_last_round  # type: ignore[arg-type]
    richer = shown(play(table(two, rubies={1: 6, 2: 6}, lira={1: 3, 2: 8}, **settings), "done"))  # type: ignore[arg-type]
    assert richer.result is not None and (richer.result.winners, richer.result.decided_by) == ((1,), "money")
    assert (won.result.ranking, richer.result.ranking) == ((0, 1), (1, 0))
    shared = shown(play(table(two, rubies={1: 6, 2: 6}, **settings), "done"))  # type: ignore[arg-type]
    assert shared.result is not None and (shared.result.winners, shared.result.decided_by) == ((0, 1), None)
    assert (shared.stage, shared.turn, shared.is_last_round) == ("over", None, False)


def test_the_ranking_goes_by_rubies_and_then_by_money(three: Game) -> None:
    """I-END: also among those who did not win."""
    settings = {"dice": "R", "seat": 3, "first": 1}
    end = shown(play(table(three, rubies={1: 2, 2: 2, 3: 6}, lira={2: 5, 3: 1}, **settings), "done"))  # type: ignore[arg-type]
    assert end.result is not None and (end.result.winners, end.result.ranking) == ((2,), (2, 1, 0))


def test_the_stall_is_announced(two: Game) -> None:
    """I-STALL: the number is one of the box; a game that is over stalls no more."""
    assert [shown(table(two, stall=stall)).is_stalling for stall in (0, 196, 197, 199)] == [False, False, True, True]
    over = shown(play(table(two, dice="R", seat=2, first=1, stall=199), "done"))
    assert (over.stage, over.is_stalling) == ("over", False)


def test_previews_say_what_a_move_costs_and_gives(three: Game) -> None:
    position = table(three, dice="RRLLC", goods={1: "RRWY"}, lira={1: 12}, tiles={1: "bonus-Y"}, zones="3/3/3/3/5/6")
    assert preview(position, "lira") == "Take 1 fruit and 4 lira"
    assert preview(position, "ruby lira") == "Take a ruby from the lira zone for 10 lira"
    assert preview(position, "two Ry") == "Use 1 cloth and 1 brown good as fruit to get 1 crystal"
    assert preview(position, "done") == "End the turn (2 actions left)"
    assert preview(position, "done", "ru") == "Завершить ход (останется 2 действия)"
    assert preview(position, "tile lira-R RRR") == "Buy the lira tile (cloth) for 3 cloth"
    choose = play(table(three, dice="CC"), "cards 2", "draw swap caravan-R")
    assert preview(choose, "play caravan-R") == "Play “Caravan” (cloth): take 1 cloth and 3 lira"


def test_a_preview_announces_the_ruby_of_the_mosque(three: Game) -> None:
    """I-MOSQUE-RUBY: tried out in the rules themselves."""
    position = table(three, dice="RRR", tiles={1: some_tiles(4)})
    assert (
        preview(position, "tile lira-R RRR") == "Buy the lira tile (cloth) for 3 cloth and take a ruby from the mosque"
    )


def test_moves_in_their_parts(three: Game) -> None:
    def parts(move: str) -> dict[str, object]:
        parts = three.definition.to_parts(three.start(), three.code(move))
        named = {name: getattr(parts, name) for name in parts.__slots__ if name not in APART}
        return {name: value for name, value in named.items() if value not in ({}, "", 0, None)}

    assert parts("keep") == {"kind": "keep"}
    assert parts("reroll RL") == {"kind": "reroll", "pay": {"X": 1}, "faces": "RL"}
    assert parts("same Rr") == {"kind": "same", "pay": {"R": 1, "r": 1}, "get": {"R": 1}}
    assert parts("four RYGB>RR") == {"kind": "four", "pay": {"R": 1, "Y": 1, "G": 1, "B": 1}, "get": {"R": 2}}
    assert parts("four RYGB>RR tokens R") == parts("four RYGB>RR") | {"tokens_first": "R"}
    assert parts("cards 2") == {"kind": "cards", "dice": 2}
    assert parts("tile card-R RRr") == {"kind": "tile", "pay": {"R": 2, "r": 1}, "tile": "card-R"}
    assert parts("ruby all RYGb+RW") == {
        "kind": "ruby",
        "pay": {"R": 2, "Y": 1, "G": 1, "b": 1, "W": 1},
        "zone": "all",
    }
    assert parts("take WX5L>ruby lira") == {"kind": "take", "pay": {"W": 1, "X": 1, "L": 5}, "zone": "lira"}
    assert parts("swap lira-R die") == {"kind": "swap", "tile": "die", "own": "lira-R"}
    assert parts("play own-1") == {"kind": "play", "card": "own-1"}


def test_parts_tell_which_dice_and_tokens_a_move_takes(three: Game) -> None:
    def spent(position: IstanbulPosition, move: str) -> tuple[dict[str, int], dict[str, int]]:
        parts = three.definition.to_parts(position, three.code(move))
        return parts.spent_dice, parts.spent_tokens

    acting = table(three, dice="RRLLC", goods={1: "RRWY"}, lira={1: 12}, zones="3/3/3/3/5/6")
    assert spent(acting, "same RR") == ({"R": 2}, {})
    assert spent(acting, "tile lira-R RRR") == ({"R": 2}, {"R": 1})
    assert spent(acting, "two Ry") == ({"R": 1}, {"y": 1})
    assert spent(acting, "lira") == ({"L": 2}, {})
    assert spent(acting, "cards 1") == ({"C": 1}, {})
    assert spent(acting, "ruby lira") == ({}, {"L": 10})
    assert spent(acting, "done") == ({}, {})
    assert spent(table(three, dice="Y", goods={1: "RR"}), "same RR") == ({}, {"R": 2})
    assert spent(table(three, stage="reroll", dice="RRYLC", crystals={1: 3}), "reroll RL") == ({}, {"X": 1})


def test_two_orders_of_a_payment_are_told_apart(three: Game) -> None:
    """I-PAY-SHORT: in parts, sentences and events; and each is made again from its parts."""
    position = table(three, dice="RRYGB", goods={1: "R", 2: "RRRRRRR"})
    richer = table(three, dice="RRYGB", goods={1: "RR", 2: "RRRRRR"})
    by_move = {
        (name, move): three.definition.to_parts(here, three.code(move))
        for name, here in (("one", position), ("two", richer))
        for move in ("same RR", "same RR tokens R", "four RYGB>RY", "four RYGB>RY tokens R")
    }
    spent = {which: (parts.spent_dice, parts.spent_tokens) for which, parts in by_move.items()}
    assert spent["one", "same RR"] == spent["two", "same RR"] == ({"R": 2}, {})
    assert spent["one", "same RR tokens R"] == ({"R": 1}, {"R": 1})
    assert spent["two", "same RR tokens R"] == ({}, {"R": 2})
    assert spent["one", "four RYGB>RY tokens R"] == ({"Y": 1, "G": 1, "B": 1}, {"R": 1})
    for (_, move), parts in by_move.items():
        told = {name: getattr(parts, name) for name in parts.__slots__}
        assert three.write(three.definition.from_parts(three, told)) == move
    for language in ("en", "fr", "it", "ja", "ru"):
        sentences = {preview(position, move, language) for move in ("four RYGB>RY", "four RYGB>RY tokens R")}
        assert len(sentences) == 2
    plain = "Use 1 cloth, 1 fruit, 1 spice and 1 jewellery to get 1 cloth token and 1 fruit token"
    assert preview(position, "four RYGB>RY") == plain
    assert preview(position, "four RYGB>RY tokens R") == plain + ", paying with cloth tokens before dice"
    after = play(position, "four RYGB>RY tokens R")
    [event] = three.definition.events(position, three.code("four RYGB>RY tokens R"), after)
    assert isinstance(event, GoodsTraded) and (event.goods, event.taken, event.tokens_first) == ("RYGB", "RY", "R")
    assert Translator("en", strict=True)(event.message(lambda seat: "Ann")).endswith(
        "paying with cloth tokens before dice."
    )


def test_what_parts_say_is_what_the_rules_take(three: Game) -> None:
    """Also for a view."""
    game, compared = three, set()
    record = play_game(game, [player("greedy"), player("random"), player("greedy")], 7, 0)
    for before, code, after in record.steps():
        if before.turn is None:
            continue
        parts = game.definition.to_parts(before, code)
        assert game.definition.to_parts(before.view(before.turn), code) == parts
        assert isinstance(before, IstanbulPosition) and isinstance(after, IstanbulPosition)
        if before.stage == "act" and after.active == before.active:
            for face, was, now in zip("RYGBLC", before.state.dice.tolist(), after.state.dice.tolist()):
                assert parts.spent_dice.get(face, 0) == was - now
        if parts.kind in ("ruby", "tile") and after.active == before.active:
            browns = sum(parts.spent_tokens.get(letter, 0) for letter in "Wrygb")
            tokens = {**parts.spent_tokens, "W": browns}
            taken = before.state.owned[before.active].astype(int) - after.state.owned[before.active]
            assert [tokens.get(what, 0) for what in "RYGBWXL"] == taken.tolist()
        compared.add(parts.kind)
    assert {"ruby", "tile", "cards", "lira", "same"} <= compared


def test_the_box_marks_numbers_of_ours(three: Game) -> None:
    box = three.definition.show_box(three)
    cards, tiles = {card.id: card for card in box.cards}, {tile.id: tile for tile in box.tiles}
    assert cards["own-1"].sources == {"count": "ours", "active": "ours"} and cards["own-1"].has_ours
    assert cards["caravan-R"].sources["others-may"] == "ours"
    assert cards["good-R"].sources["others-may"] == "sheet"
    assert (tiles["die"].price, tiles["die"].count, tiles["die"].effect) == ({"R": 1, "Y": 1, "G": 1, "B": 1}, 4, "die")
    assert {zone.zone: zone.source for zone in box.zones}["lira"] == "pub"
    assert box.sources["play.stall_rounds"] == "ours" and (box.goal, box.mosque_tiles) == (6, 5)
    assert box.sources["play.stall_warning"] == "ours" and box.stall_warning == 3


def test_the_box_tells_how_a_tile_is_drawn(three: Game, tmp_path: Path) -> None:
    tiles = {tile.id: (tile.amount, tile.colour) for tile in three.definition.show_box(three).tiles}
    assert tiles["card-R"] == (None, "R") and tiles["die"] == (None, None) and tiles["bonus-B"] == (None, "B")
    amounts = {tile.id: tile.amount for tile in three.definition.show_box(three).tiles if tile.effect == "lira"}
    assert set(amounts) == {"lira-R", "lira-Y", "lira-G", "lira-B"} and None not in amounts.values()
    own = own_box(tmp_path, 2, '[tiles]\ntotal = 9\n[tiles.gift]\ncount = 9\neffect = { bonus = "R" }\nprice = "YG"\n')
    (gift,) = own.definition.show_box(own).tiles
    assert (gift.colour, gift.price) == ("R", {"Y": 1, "G": 1}), "the good it gives"


def test_the_examples_of_the_box_are_moves_that_can_be_legal(three: Game) -> None:
    examples = three.definition.show_box(three).examples
    assert [example.kind for example in examples] == ["same", "two", "three", "four", "lira", "cards"]
    position = table(three, dice="RRYGBLC", tiles={1: "die,die"}, row=ROW)
    for example in examples:
        legal = three.definition.to_parts(position, three.code(example.move))
        assert three.move(three.code(example.move)) in list(position.legal_moves)
        assert (legal.pay, legal.get, legal.dice) == (example.pay, example.get, example.dice)
        assert (legal.spent_dice, legal.spent_tokens) == (example.spent_dice, example.spent_tokens)
        parts = {"kind": example.kind, "pay": example.pay, "get": example.get, "dice": example.dice}
        assert three.definition.from_parts(three, parts).written() == example.move


def test_effects_are_told_from_the_box(three: Game, tmp_path: Path) -> None:
    """Cards of one's own too: the sentence is made from what they offer."""
    say = Translator("en", strict=True)
    cards = {card.id: say(message_from(card.says)) for card in three.definition.show_box(three).cards}
    assert cards["caravan-R"] == (
        "Active player: take 1 cloth and 3 lira. The other players may each: take 1 cloth; or take 3 lira."
    )
    assert cards["double-goods"] == (
        "Active player: if you used at least 2 card dice, take 2 goods of your choice (not brown); or take 1 lira."
    )
    own = own_box(
        tmp_path,
        2,
        '[cards]\ntotal = 20\n[cards.gift]\ncount = 20\nactive = [{ if-own = "X", ruby = true }, { get = "2L" }]\n',
    )
    (gift,) = own.definition.show_box(own).cards
    assert say(message_from(gift.name)) == "“gift”"
    assert say(message_from(gift.says)) == (
        "Active player: if you own at least 1 crystal, take a ruby from any zone except the mosque; or take 2 lira."
    )
    assert gift.sources["active"] == "own"
    assert card_table(own, "gift", crystals={1: 1}).stage == "answer"
