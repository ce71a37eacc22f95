"""Proof that the clause tests of Jaipur can fail: break one rule in a copy, and the tests of its clause notice."""

from __future__ import annotations

from pathlib import Path

from mutant_tests import (  # noqa: F401
    copy,
    test_a_broken_rule_is_noticed,
    test_every_clause_has_a_mutant_and_a_row_in_the_readme,
    test_the_copy_itself_is_sound,
)

GAME = "jaipur"
TESTS = Path(__file__).parent
FILES = [TESTS / "test_rules.py"]
#: By clause: files with more of its tests.
MORE_FILES = {"J-SECRET": [TESTS / "test_secret.py"]}

#: Clause, file, what stands there, what a mistaken program would have.
MUTANTS = [
    ("J-BOX", "components.toml", "cloth = 8", "cloth = 6"),
    ("J-BOX", "components.toml", "cloth = [5, 3, 3, 2, 2, 1, 1]", "cloth = [5, 3, 3, 2, 1, 1, 1]"),
    ("J-SETUP", "rules/apply.py", "state.market[s.CAMEL] = box.market_camels", "state.market[s.CAMEL] = 0"),
    ("J-SETUP", "rules/apply.py", "state.herds[seat] += count\n", "state.herds[seat] += 0\n"),
    ("J-SETUP", "rules/apply.py", "state.seat = state.first\n", "state.seat = 0\n"),
    ("J-SETUP", "rules/legal.py", "camels = box.market_camels if kind == s.CAMEL else 0", "camels = 0"),
    ("J-TURN", "rules/apply.py", "        state.seat = 1 - state.seat\n", "        state.seat = state.seat\n"),
    ("J-TURN", "rules/legal.py", "n += state.market[s.CAMEL] > 0", "n += 0"),
    ("J-TAKE-MANY", "rules/legal.py", "        if size < 2:\n", "        if size < 1:\n"),
    ("J-TAKE-MANY", "rules/legal.py", "    if taken < 2:\n", "    if taken < 1:\n"),
    ("J-TAKE-MANY", "rules/legal.py", "n += (give & taken) == 0", "n += 1"),
    ("J-TAKE-MANY", "moves.py", "if any(good in take and good in give for good in GOODS):", "if False:"),
    ("J-TAKE-MANY", "moves.py", 'if "K" in take:', "if False:"),
    ("J-TAKE-MANY", "rules/legal.py", "if camels > state.herds[state.seat]:", "if False:"),
    ("J-TAKE-ONE", "rules/apply.py", "    state.owed = 1\n    await_refill", "    state.owed = 0\n    await_refill"),
    ("J-TAKE-ONE", "rules/legal.py", "        if state.market[good] == 0:\n", "        if False:\n"),
    ("J-TAKE-CAMELS", "rules/apply.py", "    state.market[s.CAMEL] = 0\n    await", "    state.market[s.CAMEL] = 1\n    await"),
    ("J-TAKE-CAMELS", "rules/legal.py", "LEGAL if state.market[s.CAMEL] > 0 else NO_CAMELS", "LEGAL"),
    ("J-HAND", "rules/legal.py", "    if room(box, state) > 0:\n        for good", "    if True:\n        for good"),
    ("J-HAND", "rules/legal.py", "return LEGAL if room(box, state) > 0 else HAND_LIMIT", "return LEGAL"),
    ("J-HAND", "rules/legal.py", "return min(room(box, state), state.herds[state.seat])", "return state.herds[state.seat]"),
    ("J-SELL", "rules/apply.py", "taken = min(count, state.tokens[good])", "taken = count"),
    ("J-SELL", "rules/apply.py", "box.tokens[good, top + i]", "box.tokens[good, i + 1]"),
    ("J-SELL", "rules/apply.py", "state.discard[good] += count", "state.discard[good] += 0"),
    ("J-SELL-MIN", "components.toml", "silver = 2\ncloth = 1", "silver = 1\ncloth = 1"),
    ("J-SELL-MIN", "rules/legal.py", "return LEGAL if can_sell(box, state, good, count) else SELL_MIN", "return LEGAL"),
    ("J-BONUS", "rules/apply.py", "min(count - s.BONUS_FROM, s.BONUS_STACKS - 1)", "count - s.BONUS_FROM if count < 6 else -1"),
    ("J-BONUS", "rules/apply.py", "    await_bonus(box, state, count, trace)", "    await_bonus(box, state, taken, trace)"),
    ("J-BONUS", "rules/apply.py", "stack >= 0 and size_of(state.bonus_left[stack]) > 0", "stack >= 0"),
    ("J-STALL", "rules/apply.py", "    elif state.stall >= box.stall_turns:\n", "    elif False:\n"),
    ("J-STALL", "rules/apply.py", "    state.stall = 0\n    if size_of", "    if size_of"),
    ("J-STALL", "components.toml", "stall_warning = 10", "stall_warning = 5"),
    ("J-END", "rules/apply.py", "if empty >= box.stacks_to_end:", "if empty > box.stacks_to_end:"),
    ("J-END", "rules/apply.py", "    elif state.owed > 0:\n", "    elif False:\n"),
    ("J-END", "rules/apply.py", "    elif state.owed > 0:\n", "    elif size_of(state.deck) == 0:\n"),
    ("J-SCORE", "rules/apply.py", "if herds[seat] > herds[1 - seat] else 0", "if herds[seat] >= herds[1 - seat] else 0"),
    ("J-SCORE", "rules/apply.py", "    if bonus_tokens[0] != bonus_tokens[1]:", "    if False:"),
    ("J-SCORE", "rules/apply.py", "    if goods_tokens[0] != goods_tokens[1]:", "    if False:"),
    ("J-SCORE", "rules/apply.py", "        state.first = 1 - state.first\n", "        state.first = state.first\n"),
    ("J-SCORE", "rules/apply.py", "if box.share_full_tie:", "if False:"),
    ("J-NEXT", "rules/apply.py", "state.first = 1 - winner", "state.first = winner"),
    ("J-WIN", "components.py", '2 if options["rounds"] == 3 else 1', "2"),
    ("J-WIN", "rules/apply.py", "    if reached == 0:\n", "    if True:\n"),
    ("J-SECRET", "rules/view.py", "if owner == seat or state.reason != s.NOT_ENDED:", "if True:"),
    ("J-SECRET", "rules/view.py", "    observe_fields(box, state, seat, view)", "    observe_fields(box, state, 0, view)\n    view.viewer = seat"),
    ("J-SECRET", "rules/apply.py", "    state.known[state.seat, good] += 1\n", "    pass\n"),
    ("J-SECRET", "rules/apply.py", "max(0, state.known[state.seat, good] - count)", "state.known[state.seat, good]"),
    ("J-SECRET", "rules/view.py", "            view.herds[owner] = FORGOTTEN", "            pass"),
    ("J-SECRET", "rules/view.py", "    observe_fields(box, state, seat, view)", "    observe_fields(box, state, seat, view)\n    view.rupees[0] += state.deck[0]"),
    ("J-SECRET", "moves.py", "hand if seat == viewer else _covered(hand)", "hand"),
    ("J-SECRET", "moves.py", "type(move) is Bonus and before.active != viewer", "False"),
    ("J-SECRET", "events.py", "self if viewer == self.seat else replace(self, rupees=None)", "self"),
    ("J-SECRET", "events.py", '"?" * len(hand)', "hand"),
    ("J-SELL", "rules/apply.py", "note(trace, s.TOKEN, state.seat, good, box.tokens[good, top + i])", "pass"),
    ("J-BONUS", "rules/apply.py", "        note(trace, s.EARNED, state.seat, stack, 0)\n", ""),
    ("J-STALL", "rules/apply.py", "left == box.stall_warning and left > 0", "left > 0"),
    ("J-SCORE", "rules/apply.py", "note(trace, s.SCORED, seat, camel_token(box, state.herds, seat), state.scores[seat])", "pass"),
]  # fmt: skip
