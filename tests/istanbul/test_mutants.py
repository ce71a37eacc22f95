"""Proof that the clause tests of Istanbul can fail: break one rule in a copy, and the tests of its clause notice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from mutants import Copy, check_readme

PACKAGE = Path(serai.__file__).parent
TESTS = Path(__file__).parent
FILES = [TESTS / f"test_{name}.py" for name in ("rules", "actions", "cards")]

#: Clause, file, what stands there, what a mistaken program would have.
MUTANTS = [
    ("I-BOX", "components.toml", "cloth = 8", "cloth = 9"),
    ("I-BOX", "components.toml", "lira = 87", "lira = 86"),
    ("I-BOX", "components.toml", "rubies = 31", "rubies = 32"),
    ("I-BOX", "components.toml", 'source = "pub"', 'source = "ours"'),
    ("I-BOX", "components.py", "with_file(default_tables(), path)", "with_file(default_tables(), None)"),
    ("I-BOX", "rules/view.py", "if rubies != 0 or state.mosque < 0:", "if False:"),
    ("I-BOARD", "components.toml", "colour = [4, 5]", "colour = [4, 6]"),
    ("I-BOARD", "components.toml", "lira = [10, 12, 14, 16, 18, 20]", "lira = [10, 12, 14, 16, 18]"),
    ("I-BOARD", "components.toml", "mosque = 2", "mosque = 3"),
    ("I-BOARD", "rules/supply.py", "box.rubies[zone] - state.zones[zone]", "0"),
    ("I-BOARD", "rules/legal.py", "        if state.zones[zone] > 0:\n", "        if True:\n"),
    ("I-BOARD", "rules/legal.py", "    if state.zones[zone] == 0:\n", "    if False:\n"),
    ("I-BOARD", "rules/cards.py", "if state.zones[zone] > 0:", "if True:"),
    ("I-TILES", "components.toml", "[tiles.lira-Y]\neffect = { lira = 3 }", "[tiles.lira-Y]\neffect = { lira = 2 }"),
    ("I-TILES", "components.toml", 'effect = { bonus = "G" }', 'effect = { bonus = "B" }'),
    ("I-TILES", "components.toml", 'effect = "die"\nprice = "RYGB"', 'effect = "die"\nprice = "RRR"'),
    ("I-TILES", "rules/supply.py", "return int(owned) - int(fresh)", "return int(owned)"),
    ("I-TILES", "rules/apply.py", "    state.fresh[tile] += 1\n", ""),
    ("I-TILES", "rules/apply.py", "box.tile_kinds):\n        state.fresh[tile] = 0", "box.tile_kinds):\n        pass"),
    ("I-TILES", "rules/supply.py", "int(box.tile_amount[tile])", "3"),
    ("I-CARDS", "components.toml", 'give = "10L", ruby', 'give = "9L", ruby'),
    ("I-CARDS", "components.toml", '{ if-own = "WW", get = "W3L" }', '{ if-own = "W", get = "W3L" }'),
    ("I-CARDS", "components.toml", 'give = "2L", get = "B"', 'give = "3L", get = "B"'),
    ("I-CARDS", "components.toml", 'others-may = [{ get = "Y" }, { get = "3L" }]', 'others-may = [{ get = "Y" }]'),
    ("I-CARDS", "rules/cards.py", "if state.card_dice < box.if_dice[card, side, offer]:", "if False:"),
    ("I-CARDS", "rules/cards.py", "left < 0 or state.owned[seat, resource] < box.if_own[card, side, offer, resource]", "left < 0"),
    ("I-CARDS", "rules/cards.py", "give(state, seat, resource, s.in_bundle(given_in(answer), resource), trace)", "pass"),
    ("I-CARDS", "rules/cards.py", "return zone == -1 and has_goods", "return has_goods"),
    ("I-CARDS", "rules/cards.py", "b in range(a if wanted >= 2", "b in range(a + 1 if wanted >= 2"),
    ("I-CARDS", "rules/cards.py", "if answers > 1:", "if answers > 0:"),
    ("I-CARDS", "rules/cards.py", "(state.mover + 1) % box.seats", "(state.mover - 1) % box.seats"),
    ("I-CARDS", "rules/cards.py", "s.OTHERS, first_answer, 0) > 0:", "s.OTHERS, first_answer, 0) >= 0:"),
    ("I-CARDS", "rules/apply.py", "take_offer(box, state, state.mover, payload, trace)", "take_offer(box, state, state.seat, payload, trace)"),
    ("I-CARDS", "rules/apply.py", "    state.stage = s.CARD_GOES_ON\n", "    state.stage = s.ACTION_OVER\n"),
    ("I-CARDS", "rules/legal.py", "    moves[at(n)] = s.packed(s.PASS, 0)\n    return n + 1", "    return n"),
    ("I-CARDS", "rules/legal.py", "side, payload) else s.NOT_OFFERED", "side, payload) else LEGAL"),
    ("I-SETUP", "rules/apply.py", "box.start_lira[turn]", "box.start_lira[owner]"),
    ("I-SETUP", "rules/apply.py", "        take(box, state, owner, s.CRYSTAL, box.start_crystals, trace)\n", ""),
    ("I-SETUP", "rules/apply.py", "    state.seat = seat\n", "    state.seat = 0\n"),
    ("I-SETUP", "rules/apply.py", "            state.stack[tile] -= 1\n", ""),
    ("I-SETUP", "components.toml", "row = 6", "row = 5"),
    ("I-SETUP", "rules/chance.py", "weights[seat] = 1", "weights[seat] = seat + 1"),
    ("I-SETUP", "rules/chance.py", "if run > state.stack[tile - 1]:", "if False:"),
    ("I-TURN", "rules/apply.py", "state.seat = (state.seat + 1) % box.seats", "state.seat = (state.seat - 1) % box.seats"),
    ("I-TURN", "rules/apply.py", "    for face in range(s.FACES):\n        state.dice[face] = 0\n    for tile", "    for tile"),
    ("I-TURN", "rules/apply.py", "state.stage = s.REROLL if", "state.stage = s.ACT if"),
    ("I-TURN", "rules/apply.py", "    if state.income_cards > 0:\n", "    if False:\n"),
    ("I-TURN", "rules/apply.py", "state.round_number += 1", "pass"),
    ("I-TURN", "rules/legal.py", "if state.stage == s.REROLL else WRONG_TIME", "if state.stage in (s.REROLL, s.ACT) else WRONG_TIME"),
    ("I-INCOME", "rules/apply.py", "lira = income_of(box, state, s.LIRA_INCOME)", "lira = 0"),
    ("I-INCOME", "rules/apply.py", "take(box, state, state.seat, s.CRYSTAL, crystals, trace)", "take(box, state, state.seat, s.CRYSTAL, 1, trace)"),
    ("I-INCOME", "rules/apply.py", "state.income_cards -= 1", "state.income_cards = 0"),
    ("I-INCOME", "rules/apply.py", "        state.owed = 1\n", "        state.owed = state.income_cards + 1\n"),
    ("I-INCOME", "rules/apply.py", "        state.card_dice = 0\n", "        state.card_dice = 2\n"),
    ("I-INCOME", "rules/cards.py", "s.INCOME if state.actions_begun == 0 else s.ACTION_OVER", "s.ACTION_OVER"),
    ("I-INCOME", "rules/cards.py", "while other != state.seat:", "while other != state.seat and state.actions_begun > 0:"),
    ("I-INCOME", "rules/supply.py", "int(box.tile_amount[tile]) * working(state.tiles[state.seat, tile]", "int(box.tile_amount[tile]) * working(state.tiles[0, tile]"),
    ("I-ROLL", "rules/apply.py", "    give(state, state.seat, s.CRYSTAL, 1, trace)\n", ""),
    ("I-ROLL", "rules/apply.py", "    give(state, state.seat, s.CRYSTAL, 1, trace)\n", "    state.owned[state.seat, s.CRYSTAL] -= 1\n"),
    ("I-ROLL", "rules/apply.py", "        state.dice[face] -= count\n", ""),
    ("I-ROLL", "rules/apply.py", "box.dice + in_effect(box, state, s.MORE_DICE)", "box.dice"),
    ("I-ROLL", "rules/apply.py", "s.REROLL if state.owned[state.seat, s.CRYSTAL] > 0", "s.REROLL if state.owned[state.seat, s.CRYSTAL] > 1"),
    ("I-ROLL", "rules/legal.py", "more = (n - 1) * int(state.dice[face])", "more = (n - 1) * min(1, int(state.dice[face]))"),
    ("I-ROLL", "rules/legal.py", "if payload >> (4 * face) & 15 > state.dice[face]:", "if False:"),
    ("I-ROLL", "rules/chance.py", "weights[n] = three * ways(left, d) * ways(left - d, e)", "weights[n] = 1"),
    ("I-ROLL", "rules/chance.py", "return LEGAL if total == state.owed else s.ROLL_COUNT", "return LEGAL"),
    ("I-ACT", "components.toml", "actions = 2", "actions = 3"),
    ("I-ACT", "rules/apply.py", "state.actions_begun < box.actions", "state.actions_begun <= box.actions"),
    ("I-ACT", "rules/apply.py", "box.actions + in_effect(box, state, s.MORE_ACTIONS)", "box.actions"),
    ("I-ACT", "rules/legal.py", "    moves[at(n)] = s.packed(s.DONE, 0)\n    return n + 1", "    return n"),
    ("I-ACT", "rules/legal.py", "action_refusal(box, state, kind, payload) if state.stage == s.ACT else WRONG_TIME", "action_refusal(box, state, kind, payload)"),
    ("I-ACT", "rules/legal.py", "if state.stage != (s.ACT if kind == s.DONE else s.REPLY):", "if False:"),
    ("I-PAY", "rules/supply.py", "dice = dice_used(state.dice[colour], goods)", "dice = max(0, goods - state.owned[state.seat, colour])"),
    ("I-PAY", "rules/supply.py", "        use_dice(state, colour, dice, trace)\n", ""),
    ("I-PAY", "rules/supply.py", "    give(state, state.seat, s.BROWN, s.browns_of(payment), trace)\n", ""),
    ("I-PAY", "rules/payments.py", "browns = int(state.owned[state.seat, s.BROWN])", "browns = 0"),
    ("I-PAY", "rules/payments.py", "if GOODS_MASKS[i] & missing:", "if False:"),
    ("I-PAY", "rules/payments.py", "if s.paid(payment, colour) > goods_at_hand(state, colour):", "if False:"),
    ("I-PAY", "rules/payments.py", "<= state.owned[state.seat, s.BROWN] else s.NO_BROWN", "<= 99 else s.NO_BROWN"),
    ("I-PAY", "rules/cards.py", "if s.in_bundle(bundle, good) > state.owned[seat, good]:", "if s.in_bundle(bundle, good) > state.owned[seat, good] + state.dice[good]:"),
    ("I-ACTIONS", "rules/legal.py", "n = exchanges(state, moves, 0)", "n = 0"),
    ("I-ACTIONS", "rules/legal.py", "range(1, state.dice[s.CARD_FACE] + 1)", "range(1, state.dice[s.CARD_FACE])"),
    ("I-ACTIONS", "rules/legal.py", "    if state.dice[s.LIRA_FACE] > 0:\n", "    if True:\n"),
    ("I-ACTIONS", "rules/legal.py", "if state.stage == s.ACT else WRONG_TIME", "if state.stage != s.REPLY else WRONG_TIME"),
    ("I-SAME", "rules/apply.py", "while s.paid(payment, colour) + s.stood_for(payment, colour) == 0:", "while s.paid(payment, colour) == 0 and colour < 3:"),
    ("I-SAME", "rules/legal.py", "return colours == 1 and most == 2", "return colours == 1"),
    ("I-SAME", "rules/legal.py", "return colours == 1 and most == 2", "return most == 2"),
    ("I-SAME", "rules/payments.py", "min(2, browns) + 1", "min(1, browns) + 1"),
    ("I-TWO", "rules/apply.py", "        return s.CRYSTAL\n", "        return s.BROWN\n"),
    ("I-TWO", "rules/legal.py", "return colours == wanted and most == 1", "return colours == wanted"),
    ("I-THREE", "rules/apply.py", "        return s.BROWN\n", "        return s.CRYSTAL\n"),
    ("I-THREE", "rules/legal.py", "3 if kind == s.THREE else 4", "4 if kind == s.THREE else 4"),
    ("I-FOUR", "rules/apply.py", "amount = chosen >> (2 * colour) & 3", "amount = chosen >> (2 * colour) & 1"),
    ("I-FOUR", "rules/payments.py", "for b in range(a, s.COLOURS)", "for b in range(a + 1, s.COLOURS)"),
    ("I-FOUR", "moves.py", "if len(self.tokens) != 2:", "if False:"),
    ("I-FOUR", "rules/legal.py", "return colours == wanted and most == 1", "return most == 1"),
    ("I-LIRA", "components.toml", "lira_per_die = 2", "lira_per_die = 1"),
    ("I-LIRA", "rules/apply.py", "int(box.lira_per_die) * dice", "int(box.lira_per_die)"),
    ("I-LIRA", "rules/apply.py", "use_dice(state, s.LIRA_FACE, dice, trace)", "use_dice(state, s.LIRA_FACE, 1, trace)"),
    ("I-LIRA", "rules/apply.py", "take(box, state, state.seat, colour, tokens, trace)", "pass"),
    ("I-LIRA", "rules/supply.py", " and box.tile_colour[tile] == colour", ""),
    ("I-LIRA", "rules/legal.py", "return LEGAL if state.dice[s.LIRA_FACE] > 0 else s.NO_DICE", "return LEGAL"),
    ("I-CARD", "rules/apply.py", "use_dice(state, s.CARD_FACE, dice, trace)", "use_dice(state, s.CARD_FACE, state.dice[s.CARD_FACE], trace)"),
    ("I-CARD", "rules/apply.py", "    state.owed = dice\n", "    state.owed = 1\n"),
    ("I-CARD", "rules/cards.py", "state.drawn[card] - (1 if card == chosen else 0)", "0"),
    ("I-CARD", "rules/cards.py", "is_short = size_of(state.deck) < state.owed", "is_short = size_of(state.deck) <= state.owed"),
    ("I-CARD", "rules/cards.py", "state.deck[card] += state.discard[card] - state.drawn[card]", "state.deck[card] += state.discard[card]"),
    ("I-CARD", "rules/cards.py", "            state.discard[card] = 0\n", ""),
    ("I-CARD", "rules/cards.py", "    state.discard[state.card] += 1\n", ""),
    ("I-CARD", "rules/cards.py", "only = is_one_kind(state.drawn)", "only = -1"),
    ("I-CARD", "rules/chance.py", "s.NOT_IN_DECK if is_short and from_deck < size_of(state.deck) else LEGAL", "LEGAL"),
    ("I-CARD", "rules/chance.py", "ways(pile[a], 2) if a == b else weight * pile[b]", "weight * pile[b]"),
    ("I-CARD", "rules/legal.py", "return LEGAL if payload <= state.dice[s.CARD_FACE] else s.NO_DICE", "return LEGAL"),
    ("I-CARD", "rules/legal.py", "return LEGAL if state.drawn[payload] > 0 else s.NOT_DRAWN", "return LEGAL"),
    ("I-MOSQUE", "rules/apply.py", "    state.row[tile] -= 1\n", ""),
    ("I-MOSQUE", "rules/apply.py", "    if size_of(state.stack) > 0:\n", "    if True:\n"),
    ("I-MOSQUE", "rules/apply.py", "    if size_of(state.stack) > 0:\n", "    if False:\n"),
    ("I-MOSQUE", "rules/legal.py", "    if state.row[tile] == 0:\n", "    if False:\n"),
    ("I-MOSQUE", "rules/legal.py", "        if state.row[tile] > 0:\n", "        if True:\n"),
    ("I-MOSQUE", "rules/legal.py", "!= box.tile_price[tile, colour]", "< box.tile_price[tile, colour]"),
    ("I-MOSQUE", "rules/chance.py", "weights[n] = state.stack[tile]", "weights[n] = 1"),
    ("I-MOSQUE", "rules/chance.py", "return LEGAL if state.stack[payload] > 0 else s.NOT_IN_STACK", "return LEGAL"),
    ("I-RUBY", "rules/apply.py", "    if zone == s.LIRA_ZONE:\n", "    if False:\n"),
    ("I-RUBY", "rules/supply.py", "box.prices[zone, box.rubies[zone] - state.zones[zone]]", "box.prices[zone, 0]"),
    ("I-RUBY", "rules/cards.py", "    state.zones[zone] -= 1\n", ""),
    ("I-RUBY", "rules/supply.py", "    state.rubies[seat] += 1\n", ""),
    ("I-RUBY", "rules/legal.py", "if state.owned[state.seat, s.LIRA] >= price:", "if state.owned[state.seat, s.LIRA] > price:"),
    ("I-RUBY", "rules/legal.py", ">= price else s.NO_LIRA", ">= 0 else s.NO_LIRA"),
    ("I-RUBY", "rules/legal.py", "all_payments(state, s.COLOURS + price, move, moves, n)", "all_payments(state, price, move, moves, n)"),
    ("I-RUBY", "rules/legal.py", "if zone == s.ALL_ZONE and total != s.COLOURS + price:", "if False:"),
    ("I-RUBY", "rules/legal.py", "by_colour + browns != (price if colour == zone else 0)", "by_colour + browns < (price if colour == zone else 0)"),
    ("I-RUBY", "rules/payments.py", "if spare < 0:", "if spare < -1:"),
    ("I-RUBY", "rules/payments.py", "browns = min(price, int(state.owned[state.seat, s.BROWN]))", "browns = 0"),
    ("I-MOSQUE-RUBY", "components.toml", "mosque_tiles = 4", "mosque_tiles = 5"),
    ("I-MOSQUE-RUBY", "rules/apply.py", "!= box.mosque_tiles", "< box.mosque_tiles"),
    ("I-MOSQUE-RUBY", "rules/apply.py", "state.mosque_paid[seat] or ", ""),
    ("I-MOSQUE-RUBY", "rules/apply.py", "    if state.mosque > 0:\n", "    if True:\n"),
    ("I-MOSQUE-RUBY", "rules/apply.py", "        state.mosque -= 1\n", ""),
    ("I-MOSQUE-RUBY", "rules/apply.py", "    take_mosque_ruby(box, state, trace)\n", ""),
    ("I-SWAP", "rules/cards.py", "    state.row[own] += 1\n", ""),
    ("I-SWAP", "rules/cards.py", "    state.row[shown] -= 1\n", ""),
    ("I-SWAP", "rules/cards.py", "    state.fresh[shown] += 1\n", ""),
    ("I-SWAP", "rules/cards.py", "    if state.fresh[own] > 0:\n", "    if False:\n"),
    ("I-SWAP", "rules/cards.py", "if state.tiles[seat, own] > 0:", "if state.tiles[seat, own] > 1:"),
    ("I-SWAP", "rules/legal.py", "        return s.NOT_OWNED\n", "        pass\n"),
    ("I-SWAP", "rules/legal.py", "return LEGAL if state.row[shown] > 0 else s.NOT_IN_ROW", "return LEGAL"),
    ("I-SWAP", "rules/apply.py", "payload & 31, payload >> 5)\n", "payload & 31, payload >> 5)\n        take_mosque_ruby(box, state, trace)\n"),
    ("I-SWAP", "rules/apply.py", "state.actions_begun < box.actions + in_effect(box, state, s.MORE_ACTIONS)", "state.actions_begun < box.actions + 1"),
    ("I-SHORT", "rules/supply.py", "while state.supply[resource] < amount:", "for _ in range(1 if state.supply[resource] < amount else 0):"),
    ("I-SHORT", "rules/supply.py", "while state.supply[resource] < amount:", "while state.supply[resource] <= amount:"),
    ("I-SHORT", "rules/supply.py", "while state.supply[resource] < amount:", "while False:"),
    ("I-SHORT", "rules/supply.py", "if state.owned[owner, resource] > 0:", "if owner != seat and state.owned[owner, resource] > 0:"),
    ("I-SHORT", "rules/supply.py", "if state.owned[owner, resource] > 0:", "if owner != state.seat and state.owned[owner, resource] > 0:"),
    ("I-SHORT", "rules/supply.py", "taken = min(amount, state.supply[resource])", "taken = amount"),
    ("I-SHORT", "rules/apply.py", "take(box, state, state.seat, s.LIRA, lira, trace)", "for _ in range(lira):\n            take(box, state, state.seat, s.LIRA, 1, trace)"),
    ("I-STALL", "components.toml", "stall_rounds = 200", "stall_rounds = 100"),
    ("I-STALL", "rules/apply.py", "state.stall = 0 if state.ruby_taken else", "state.stall ="),
    ("I-STALL", "rules/apply.py", "    state.ruby_taken = 0\n    for", "    for"),
    ("I-STALL", "rules/apply.py", "if state.stall >= box.stall_rounds:", "if state.stall > box.stall_rounds:"),
    ("I-STALL", "rules/apply.py", "        take_ruby(box, state, seat, trace)\n", "        state.rubies[seat] += 1\n"),
    ("I-STALL", "rules/supply.py", "    state.ruby_taken = 1\n", ""),
    ("I-END", "components.toml", "goal = 5", "goal = 6"),
    ("I-END", "components.toml", "good_worth = 3", "good_worth = 2"),
    ("I-END", "components.toml", "crystal_worth = 2", "crystal_worth = 3"),
    ("I-END", "rules/apply.py", "    if state.seat == state.first:\n", "    if True:\n"),
    ("I-END", "rules/apply.py", "state.rubies[seat] >= box.goal", "state.rubies[seat] > box.goal"),
    ("I-END", "rules/apply.py", "int(state.rubies[seat])", "0 * int(state.rubies[seat])"),
    ("I-END", "rules/apply.py", "+ int(state.money[seat])", ""),
    ("I-END", "rules/apply.py", "state.winners |= 1 << seat", "state.winners = 1 << seat"),
    ("I-END", "rules/supply.py", "    for good in range(s.GOODS):\n", "    for good in range(s.COLOURS):\n"),
    ("I-SECRET", "rules/view.py", "    observe_fields(state, seat, view)\n", "    observe_fields(state, seat, view)\n    view.drawn[:] = 0\n"),
    ("I-SECRET", "rules/view.py", "    observe_fields(state, seat, view)\n", "    observe_fields(state, seat, view)\n    view.owned[:] = 0\n"),
    ("I-SECRET", "rules/view.py", "    observe_fields(state, seat, view)\n", "    observe_fields(state, seat, view)\n    view.owed = 0\n"),
    ("I-SECRET", "rules/view.py", "    observe_fields(state, seat, view)\n", "    observe_fields(state, seat, view)\n    view.deck[:] = 0\n"),
    ("I-SECRET", "rules/view.py", "    observe_fields(state, seat, view)\n", "    observe_fields(state, seat, view)\n    view.viewer = 0\n"),
    ("I-SECRET", "rules/cards.py", "    state.drawn[card] += 1\n", "    state.drawn[card] += 1\n            state.stall = card\n"),
    ("I-SECRET", "__init__.py", "    result=result,\n", '    result=result,\n    write_seen=lambda code, before, viewer: "?",\n'),
]  # fmt: skip
CLAUSES = list(dict.fromkeys(clause for clause, *_ in MUTANTS))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    copy = Copy(PACKAGE, "istanbul", tmp_path_factory.mktemp("mutants"))
    yield copy
    copy.close()


@pytest.mark.parametrize(("clause", "file", "old", "new"), MUTANTS, ids=[f"{m[0]}-{i}" for i, m in enumerate(MUTANTS)])
def test_a_broken_rule_is_noticed(copy: Copy, clause: str, file: str, old: str, new: str) -> None:
    with copy.broken(file, old, new):
        run = copy.run([clause], *FILES)
    assert run.is_noticed, run.output


def test_the_copy_itself_is_sound(copy: Copy) -> None:
    run = copy.run(CLAUSES, *FILES)
    assert run.code == 0, run.output


def test_every_clause_has_a_mutant_and_a_row_in_the_readme() -> None:
    """The game's README maps clause → function → test; all three exist."""
    check_readme(PACKAGE / "games" / "istanbul", TESTS, set(CLAUSES))
