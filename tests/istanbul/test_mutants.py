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
    ("I-BOX", "components.py", "tables[name] = values", "pass"),
    ("I-BOX", "view.py", "if rubies != 0 or state.mosque < 0:", "if False:"),
    ("I-BOARD", "components.toml", "colour = [4, 5]", "colour = [4, 6]"),
    ("I-BOARD", "components.toml", "lira = [10, 12, 14, 16, 18, 20]", "lira = [10, 12, 14, 16, 18]"),
    ("I-BOARD", "components.toml", "mosque = 2", "mosque = 3"),
    ("I-BOARD", "rules.py", "box.rubies[zone] - state.zones[zone]", "0"),
    ("I-BOARD", "legal.py", "        if state.zones[zone] > 0:\n", "        if True:\n"),
    ("I-BOARD", "legal.py", "    if state.zones[zone] == 0:\n", "    if False:\n"),
    ("I-BOARD", "cards.py", "if state.zones[zone] > 0:", "if True:"),
    ("I-TILES", "components.toml", "[tiles.lira-Y]\neffect = { lira = 3 }", "[tiles.lira-Y]\neffect = { lira = 2 }"),
    ("I-TILES", "components.toml", 'effect = { bonus = "G" }', 'effect = { bonus = "B" }'),
    ("I-TILES", "components.toml", 'effect = "die"\nprice = "RYGB"', 'effect = "die"\nprice = "RRR"'),
    ("I-TILES", "supply.py", "int(state.tiles[state.seat, tile]) - int(state.fresh[tile])", "int(state.tiles[state.seat, tile])"),
    ("I-TILES", "rules.py", "    state.fresh[tile] += 1\n", ""),
    ("I-TILES", "rules.py", "box.tile_kinds):\n        state.fresh[tile] = 0", "box.tile_kinds):\n        pass"),
    ("I-TILES", "supply.py", "int(box.tile_amount[tile])", "3"),
    ("I-CARDS", "components.toml", 'give = "10L", ruby', 'give = "9L", ruby'),
    ("I-CARDS", "components.toml", '{ if-own = "WW", get = "W3L" }', '{ if-own = "W", get = "W3L" }'),
    ("I-CARDS", "components.toml", 'give = "2L", get = "B"', 'give = "3L", get = "B"'),
    ("I-CARDS", "components.toml", 'others-may = [{ get = "Y" }, { get = "3L" }]', 'others-may = [{ get = "Y" }]'),
    ("I-CARDS", "cards.py", "if state.card_dice < box.if_dice[card, side, offer]:", "if False:"),
    ("I-CARDS", "cards.py", "left < 0 or state.owned[seat, resource] < box.if_own[card, side, offer, resource]", "left < 0"),
    ("I-CARDS", "cards.py", "give_back(state, seat, resource, in_bundle(given_in(answer), resource))", "pass"),
    ("I-CARDS", "cards.py", "return zone == -1 and has_goods", "return has_goods"),
    ("I-CARDS", "cards.py", "b in range(a if wanted >= 2", "b in range(a + 1 if wanted >= 2"),
    ("I-CARDS", "rules.py", "if answers > 1:", "if answers > 0:"),
    ("I-CARDS", "rules.py", "(state.mover + 1) % box.seats", "(state.mover - 1) % box.seats"),
    ("I-CARDS", "rules.py", "OTHERS, first_answer, 0) > 0:", "OTHERS, first_answer, 0) >= 0:"),
    ("I-CARDS", "rules.py", "take_offer(box, state, state.mover, payload)", "take_offer(box, state, state.seat, payload)"),
    ("I-CARDS", "rules.py", "    state.stage = CARD_GOES_ON\n", "    state.stage = ACTION_OVER\n"),
    ("I-CARDS", "legal.py", "    moves[at(n)] = packed(PASS, 0)\n    return n + 1", "    return n"),
    ("I-CARDS", "legal.py", "side, payload) else NOT_OFFERED", "side, payload) else LEGAL"),
    ("I-SETUP", "rules.py", "box.start_lira[turn]", "box.start_lira[owner]"),
    ("I-SETUP", "rules.py", "        take(box, state, owner, CRYSTAL, box.start_crystals)\n", ""),
    ("I-SETUP", "rules.py", "    state.seat = seat\n", "    state.seat = 0\n"),
    ("I-SETUP", "rules.py", "            state.stack[tile] -= 1\n", ""),
    ("I-SETUP", "components.toml", "row = 6", "row = 5"),
    ("I-SETUP", "chance.py", "weights[seat] = 1", "weights[seat] = seat + 1"),
    ("I-SETUP", "chance.py", "if run > state.stack[tile - 1]:", "if False:"),
    ("I-TURN", "rules.py", "state.seat = (state.seat + 1) % box.seats", "state.seat = (state.seat - 1) % box.seats"),
    ("I-TURN", "rules.py", "    for face in range(FACES):\n        state.dice[face] = 0\n    for tile", "    for tile"),
    ("I-TURN", "rules.py", "state.stage = REROLL if", "state.stage = ACT if"),
    ("I-TURN", "rules.py", "    if state.income_cards > 0:\n", "    if False:\n"),
    ("I-TURN", "rules.py", "state.round_number += 1", "pass"),
    ("I-TURN", "legal.py", "if state.stage == REROLL else WRONG_TIME", "if state.stage in (REROLL, ACT) else WRONG_TIME"),
    ("I-INCOME", "rules.py", "lira = income_of(box, state, LIRA_INCOME)", "lira = 0"),
    ("I-INCOME", "rules.py", "take(box, state, state.seat, CRYSTAL, crystals)", "take(box, state, state.seat, CRYSTAL, 1)"),
    ("I-INCOME", "rules.py", "state.income_cards -= 1", "state.income_cards = 0"),
    ("I-INCOME", "rules.py", "        state.owed = 1\n", "        state.owed = state.income_cards + 1\n"),
    ("I-INCOME", "rules.py", "        state.card_dice = 0\n", "        state.card_dice = 2\n"),
    ("I-INCOME", "rules.py", "INCOME if state.actions_begun == 0 else ACTION_OVER", "ACTION_OVER"),
    ("I-INCOME", "rules.py", "while other != state.seat:", "while other != state.seat and state.actions_begun > 0:"),
    ("I-INCOME", "supply.py", "int(box.tile_amount[tile]) * (int(state.tiles[state.seat, tile])", "int(box.tile_amount[tile]) * (int(state.tiles[0, tile])"),
    ("I-ROLL", "rules.py", "    give_back(state, state.seat, CRYSTAL, 1)\n", ""),
    ("I-ROLL", "rules.py", "    give_back(state, state.seat, CRYSTAL, 1)\n", "    state.owned[state.seat, CRYSTAL] -= 1\n"),
    ("I-ROLL", "rules.py", "        state.dice[face] -= count\n", ""),
    ("I-ROLL", "rules.py", "box.dice + in_effect(box, state, MORE_DICE)", "box.dice"),
    ("I-ROLL", "rules.py", "REROLL if state.owned[state.seat, CRYSTAL] > 0", "REROLL if state.owned[state.seat, CRYSTAL] > 1"),
    ("I-ROLL", "legal.py", "more = (n - 1) * int(state.dice[face])", "more = (n - 1) * min(1, int(state.dice[face]))"),
    ("I-ROLL", "legal.py", "if payload >> (4 * face) & 15 > state.dice[face]:", "if False:"),
    ("I-ROLL", "chance.py", "weights[n] = three * ways(left, d) * ways(left - d, e)", "weights[n] = 1"),
    ("I-ROLL", "chance.py", "return LEGAL if total == state.owed else ROLL_COUNT", "return LEGAL"),
    ("I-ACT", "components.toml", "actions = 2", "actions = 3"),
    ("I-ACT", "rules.py", "state.actions_begun < box.actions", "state.actions_begun <= box.actions"),
    ("I-ACT", "rules.py", "box.actions + in_effect(box, state, MORE_ACTIONS)", "box.actions"),
    ("I-ACT", "legal.py", "    moves[at(n)] = packed(DONE, 0)\n    return n + 1", "    return n"),
    ("I-ACT", "legal.py", "action_refusal(box, state, kind, payload) if state.stage == ACT else WRONG_TIME", "action_refusal(box, state, kind, payload)"),
    ("I-ACT", "legal.py", "if state.stage != (ACT if kind == DONE else REPLY):", "if False:"),
    ("I-PAY", "supply.py", "dice = dice_used(state.dice[colour], goods)", "dice = max(0, goods - state.owned[state.seat, colour])"),
    ("I-PAY", "supply.py", "        state.dice[colour] -= dice\n", ""),
    ("I-PAY", "supply.py", "    give_back(state, state.seat, BROWN, browns_of(payment))\n", ""),
    ("I-PAY", "payments.py", "browns = int(state.owned[state.seat, BROWN])", "browns = 0"),
    ("I-PAY", "payments.py", "if GOODS_MASKS[i] & missing:", "if False:"),
    ("I-PAY", "payments.py", "if paid(payment, colour) > goods_at_hand(state, colour):", "if False:"),
    ("I-PAY", "payments.py", "<= state.owned[state.seat, BROWN] else NO_BROWN", "<= 99 else NO_BROWN"),
    ("I-PAY", "cards.py", "if in_bundle(bundle, good) > state.owned[seat, good]:", "if in_bundle(bundle, good) > state.owned[seat, good] + state.dice[good]:"),
    ("I-ACTIONS", "legal.py", "n = exchanges(state, moves, 0)", "n = 0"),
    ("I-ACTIONS", "legal.py", "range(1, state.dice[CARD_FACE] + 1)", "range(1, state.dice[CARD_FACE])"),
    ("I-ACTIONS", "legal.py", "    if state.dice[LIRA_FACE] > 0:\n", "    if True:\n"),
    ("I-ACTIONS", "legal.py", "if state.stage == ACT else WRONG_TIME", "if state.stage != REPLY else WRONG_TIME"),
    ("I-SAME", "rules.py", "while paid(payment, colour) + stood_for(payment, colour) == 0:", "while paid(payment, colour) == 0 and colour < 3:"),
    ("I-SAME", "legal.py", "return colours == 1 and most == 2", "return colours == 1"),
    ("I-SAME", "legal.py", "return colours == 1 and most == 2", "return most == 2"),
    ("I-SAME", "payments.py", "min(2, browns) + 1", "min(1, browns) + 1"),
    ("I-TWO", "rules.py", "        return CRYSTAL\n", "        return BROWN\n"),
    ("I-TWO", "legal.py", "return colours == wanted and most == 1", "return colours == wanted"),
    ("I-THREE", "rules.py", "        return BROWN\n", "        return CRYSTAL\n"),
    ("I-THREE", "legal.py", "3 if kind == THREE else 4", "4 if kind == THREE else 4"),
    ("I-FOUR", "rules.py", "amount = chosen >> (2 * colour) & 3", "amount = chosen >> (2 * colour) & 1"),
    ("I-FOUR", "payments.py", "for b in range(a, COLOURS)", "for b in range(a + 1, COLOURS)"),
    ("I-FOUR", "moves.py", "if len(tokens) != 2:", "if False:"),
    ("I-FOUR", "legal.py", "return colours == wanted and most == 1", "return most == 1"),
    ("I-LIRA", "components.toml", "lira_per_die = 2", "lira_per_die = 1"),
    ("I-LIRA", "rules.py", "int(box.lira_per_die) * int(state.dice[LIRA_FACE])", "int(box.lira_per_die)"),
    ("I-LIRA", "rules.py", "state.dice[LIRA_FACE] = 0", "state.dice[LIRA_FACE] -= 1"),
    ("I-LIRA", "rules.py", "take(box, state, state.seat, colour, tokens)", "pass"),
    ("I-LIRA", "rules.py", " and box.tile_colour[tile] == colour", ""),
    ("I-LIRA", "legal.py", "return LEGAL if state.dice[LIRA_FACE] > 0 else NO_DICE", "return LEGAL"),
    ("I-CARD", "rules.py", "state.dice[CARD_FACE] -= dice", "state.dice[CARD_FACE] = 0"),
    ("I-CARD", "rules.py", "    state.owed = dice\n", "    state.owed = 1\n"),
    ("I-CARD", "rules.py", "state.drawn[card] - (1 if card == chosen else 0)", "0"),
    ("I-CARD", "rules.py", "is_short = total_of(state.deck) < state.owed", "is_short = total_of(state.deck) <= state.owed"),
    ("I-CARD", "rules.py", "state.deck[card] += state.discard[card] - state.drawn[card]", "state.deck[card] += state.discard[card]"),
    ("I-CARD", "rules.py", "            state.discard[card] = 0\n", ""),
    ("I-CARD", "rules.py", "    state.discard[state.card] += 1\n", ""),
    ("I-CARD", "rules.py", "only = is_one_kind(state.drawn)", "only = -1"),
    ("I-CARD", "chance.py", "NOT_IN_DECK if is_short and from_deck < total_of(state.deck) else LEGAL", "LEGAL"),
    ("I-CARD", "chance.py", "ways(pile[a], 2) if a == b else weight * pile[b]", "weight * pile[b]"),
    ("I-CARD", "legal.py", "return LEGAL if payload <= state.dice[CARD_FACE] else NO_DICE", "return LEGAL"),
    ("I-CARD", "legal.py", "return LEGAL if state.drawn[payload] > 0 else NOT_DRAWN", "return LEGAL"),
    ("I-MOSQUE", "rules.py", "    state.row[tile] -= 1\n", ""),
    ("I-MOSQUE", "rules.py", "    if total_of(state.stack) > 0:\n", "    if True:\n"),
    ("I-MOSQUE", "rules.py", "    if total_of(state.stack) > 0:\n", "    if False:\n"),
    ("I-MOSQUE", "legal.py", "    if state.row[tile] == 0:\n", "    if False:\n"),
    ("I-MOSQUE", "legal.py", "        if state.row[tile] > 0:\n", "        if True:\n"),
    ("I-MOSQUE", "legal.py", "!= box.tile_price[tile, colour]", "< box.tile_price[tile, colour]"),
    ("I-MOSQUE", "chance.py", "weights[n] = state.stack[tile]", "weights[n] = 1"),
    ("I-MOSQUE", "chance.py", "return LEGAL if state.stack[payload] > 0 else NOT_IN_STACK", "return LEGAL"),
    ("I-RUBY", "rules.py", "    if zone == LIRA_ZONE:\n", "    if False:\n"),
    ("I-RUBY", "rules.py", "box.prices[zone, box.rubies[zone] - state.zones[zone]]", "box.prices[zone, 0]"),
    ("I-RUBY", "cards.py", "    state.zones[zone] -= 1\n", ""),
    ("I-RUBY", "cards.py", "    state.rubies[seat] += 1\n", ""),
    ("I-RUBY", "legal.py", "if state.owned[state.seat, LIRA] >= price:", "if state.owned[state.seat, LIRA] > price:"),
    ("I-RUBY", "legal.py", ">= price else NO_LIRA", ">= 0 else NO_LIRA"),
    ("I-RUBY", "legal.py", "all_payments(state, COLOURS + price, move, moves, n)", "all_payments(state, price, move, moves, n)"),
    ("I-RUBY", "legal.py", "if zone == ALL_ZONE and total != COLOURS + price:", "if False:"),
    ("I-RUBY", "legal.py", "by_colour + browns != (price if colour == zone else 0)", "by_colour + browns < (price if colour == zone else 0)"),
    ("I-RUBY", "payments.py", "if spare < 0:", "if spare < -1:"),
    ("I-RUBY", "payments.py", "browns = min(price, int(state.owned[state.seat, BROWN]))", "browns = 0"),
    ("I-MOSQUE-RUBY", "components.toml", "mosque_tiles = 4", "mosque_tiles = 5"),
    ("I-MOSQUE-RUBY", "rules.py", "!= box.mosque_tiles", "< box.mosque_tiles"),
    ("I-MOSQUE-RUBY", "rules.py", "state.mosque_paid[seat] or ", ""),
    ("I-MOSQUE-RUBY", "rules.py", "    if state.mosque > 0:\n", "    if True:\n"),
    ("I-MOSQUE-RUBY", "rules.py", "        state.mosque -= 1\n", ""),
    ("I-MOSQUE-RUBY", "rules.py", "    take_mosque_ruby(box, state)\n", ""),
    ("I-SWAP", "cards.py", "    state.row[own] += 1\n", ""),
    ("I-SWAP", "cards.py", "    state.row[shown] -= 1\n", ""),
    ("I-SWAP", "cards.py", "    state.fresh[shown] += 1\n", ""),
    ("I-SWAP", "cards.py", "    if state.fresh[own] > 0:\n", "    if False:\n"),
    ("I-SWAP", "cards.py", "if state.tiles[seat, own] > 0:", "if state.tiles[seat, own] > 1:"),
    ("I-SWAP", "legal.py", "        return NOT_OWNED\n", "        pass\n"),
    ("I-SWAP", "legal.py", "return LEGAL if state.row[shown] > 0 else NOT_IN_ROW", "return LEGAL"),
    ("I-SWAP", "rules.py", "payload & 31, payload >> 5)\n", "payload & 31, payload >> 5)\n        take_mosque_ruby(box, state)\n"),
    ("I-SWAP", "rules.py", "state.actions_begun < box.actions + in_effect(box, state, MORE_ACTIONS)", "state.actions_begun < box.actions + 1"),
    ("I-SHORT", "supply.py", "while state.supply[resource] < amount:", "for _ in range(1 if state.supply[resource] < amount else 0):"),
    ("I-SHORT", "supply.py", "while state.supply[resource] < amount:", "while state.supply[resource] <= amount:"),
    ("I-SHORT", "supply.py", "while state.supply[resource] < amount:", "while False:"),
    ("I-SHORT", "supply.py", "if state.owned[owner, resource] > 0:", "if owner != seat and state.owned[owner, resource] > 0:"),
    ("I-SHORT", "supply.py", "if state.owned[owner, resource] > 0:", "if owner != state.seat and state.owned[owner, resource] > 0:"),
    ("I-SHORT", "supply.py", "taken = min(amount, state.supply[resource])", "taken = amount"),
    ("I-SHORT", "rules.py", "take(box, state, state.seat, LIRA, lira)", "for _ in range(lira):\n            take(box, state, state.seat, LIRA, 1)"),
    ("I-STALL", "components.toml", "stall_rounds = 200", "stall_rounds = 100"),
    ("I-STALL", "rules.py", "state.stall = 0 if state.ruby_taken else", "state.stall ="),
    ("I-STALL", "rules.py", "    state.ruby_taken = 0\n    for", "    for"),
    ("I-STALL", "rules.py", "if state.stall >= box.stall_rounds:", "if state.stall > box.stall_rounds:"),
    ("I-STALL", "rules.py", "        state.ruby_taken = 1\n", ""),
    ("I-STALL", "cards.py", "    state.ruby_taken = 1\n", ""),
    ("I-END", "components.toml", "goal = 5", "goal = 6"),
    ("I-END", "components.toml", "good_worth = 3", "good_worth = 2"),
    ("I-END", "components.toml", "crystal_worth = 2", "crystal_worth = 3"),
    ("I-END", "rules.py", "    if state.seat == state.first:\n", "    if True:\n"),
    ("I-END", "rules.py", "state.rubies[seat] >= box.goal", "state.rubies[seat] > box.goal"),
    ("I-END", "rules.py", "int(state.rubies[seat])", "0 * int(state.rubies[seat])"),
    ("I-END", "rules.py", "+ int(state.money[seat])", ""),
    ("I-END", "rules.py", "state.winners |= 1 << seat", "state.winners = 1 << seat"),
    ("I-END", "rules.py", "    for good in range(GOODS):\n", "    for good in range(COLOURS):\n"),
    ("I-SECRET", "view.py", "target.drawn[card] = source.drawn[card]", "pass"),
    ("I-SECRET", "view.py", "target.owned[seat, resource] = source.owned[seat, resource]", "target.owned[seat, resource] = 0"),
    ("I-SECRET", "view.py", "target.owed = source.owed", "pass"),
    ("I-SECRET", "view.py", "target.deck[card] = source.deck[card]", "target.deck[card] = 0"),
    ("I-SECRET", "view.py", "    view.viewer = seat\n", ""),
    ("I-SECRET", "rules.py", "    state.drawn[card] += 1\n", "    state.drawn[card] += 1\n            state.stall = card\n"),
    ("I-SECRET", "__init__.py", "        return self.write(before.game, code)\n", '        return "?"\n'),
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
