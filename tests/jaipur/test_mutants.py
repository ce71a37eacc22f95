"""Proof that the clause tests of Jaipur can fail: break one rule in a copy, and the tests of its clause notice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from mutants import Copy, check_readme

PACKAGE = Path(serai.__file__).parent
TESTS = Path(__file__).parent

#: Clause, file, what stands there, what a mistaken program would have.
MUTANTS = [
    ("J-BOX", "components.toml", "cloth = 8", "cloth = 6"),
    ("J-BOX", "components.toml", "cloth = [5, 3, 3, 2, 2, 1, 1]", "cloth = [5, 3, 3, 2, 1, 1, 1]"),
    ("J-SETUP", "rules.py", "state.market[CAMEL] = box.market_camels", "state.market[CAMEL] = 0"),
    ("J-SETUP", "rules.py", "state.herds[seat] += count\n", "state.herds[seat] += 0\n"),
    ("J-SETUP", "rules.py", "state.seat = state.first\n", "state.seat = 0\n"),
    ("J-SETUP", "legal.py", "camels = box.market_camels if kind == CAMEL else 0", "camels = 0"),
    ("J-TURN", "rules.py", "        state.seat = 1 - state.seat\n", "        state.seat = state.seat\n"),
    ("J-TURN", "legal.py", "n += state.market[CAMEL] > 0", "n += 0"),
    ("J-TAKE-MANY", "legal.py", "        if size < 2:\n", "        if size < 1:\n"),
    ("J-TAKE-MANY", "legal.py", "    if taken < 2:\n", "    if taken < 1:\n"),
    ("J-TAKE-MANY", "legal.py", "n += (give & taken) == 0", "n += 1"),
    ("J-TAKE-MANY", "moves.py", "if good in take and good in give:", "if False:"),
    ("J-TAKE-MANY", "moves.py", 'if "K" in take:', "if False:"),
    ("J-TAKE-MANY", "legal.py", "if camels > state.herds[state.seat]:", "if False:"),
    ("J-TAKE-ONE", "rules.py", "    state.owed = 1\n    await_refill", "    state.owed = 0\n    await_refill"),
    ("J-TAKE-ONE", "legal.py", "        if state.market[good] == 0:\n", "        if False:\n"),
    ("J-TAKE-CAMELS", "rules.py", "    state.market[CAMEL] = 0\n    await", "    state.market[CAMEL] = 1\n    await"),
    ("J-TAKE-CAMELS", "legal.py", "LEGAL if state.market[CAMEL] > 0 else NO_CAMELS", "LEGAL"),
    ("J-HAND", "legal.py", "    if room(box, state) > 0:\n        for good", "    if True:\n        for good"),
    ("J-HAND", "legal.py", "return LEGAL if room(box, state) > 0 else HAND_LIMIT", "return LEGAL"),
    ("J-HAND", "legal.py", "return min(room(box, state), state.herds[state.seat])", "return state.herds[state.seat]"),
    ("J-SELL", "rules.py", "taken = min(count, state.tokens[good])", "taken = count"),
    ("J-SELL", "rules.py", "box.tokens[good, top + i]", "box.tokens[good, i + 1]"),
    ("J-SELL", "rules.py", "state.discard[good] += count", "state.discard[good] += 0"),
    ("J-SELL-MIN", "components.toml", "silver = 2\ncloth = 1", "silver = 1\ncloth = 1"),
    ("J-SELL-MIN", "legal.py", "return LEGAL if can_sell(box, state, good, count) else SELL_MIN", "return LEGAL"),
    ("J-BONUS", "rules.py", "min(count - BONUS_FROM, BONUS_STACKS - 1)", "count - BONUS_FROM if count < 6 else -1"),
    ("J-BONUS", "rules.py", "    await_bonus(box, state, count)", "    await_bonus(box, state, taken)"),
    ("J-BONUS", "rules.py", "stack >= 0 and cards_in(state.bonus_left[stack]) > 0", "stack >= 0"),
    ("J-STALL", "rules.py", "    elif state.stall >= box.stall_turns:\n", "    elif False:\n"),
    ("J-STALL", "rules.py", "    state.stall = 0\n    if cards_in", "    if cards_in"),
    ("J-STALL", "components.toml", "stall_warning = 10", "stall_warning = 5"),
    ("J-END", "rules.py", "if empty >= box.stacks_to_end:", "if empty > box.stacks_to_end:"),
    ("J-END", "rules.py", "    elif state.owed > 0:\n", "    elif False:\n"),
    ("J-END", "rules.py", "    elif state.owed > 0:\n", "    elif cards_in(state.deck) == 0:\n"),
    ("J-SCORE", "rules.py", "if state.herds[seat] > state.herds[1 - seat]:", "if state.herds[seat] >= state.herds[1 - seat]:"),
    ("J-SCORE", "rules.py", "            lead += cards_in(state.bonus_taken[0, stack])", "            lead += 0 * cards_in(state.bonus_taken[0, stack])"),
    ("J-SCORE", "rules.py", "lead = state.goods_tokens[0] - state.goods_tokens[1]", "lead = 0"),
    ("J-SCORE", "rules.py", "        state.first = 1 - state.first\n", "        state.first = state.first\n"),
    ("J-SCORE", "rules.py", "if box.share_full_tie:", "if False:"),
    ("J-NEXT", "rules.py", "state.first = 1 - winner", "state.first = winner"),
    ("J-WIN", "components.py", '2 if options["rounds"] == 3 else 1', "2"),
    ("J-WIN", "rules.py", "    if reached == 0:\n", "    if True:\n"),
    ("J-SECRET", "view.py", "if owner == seat or is_scored:", "if True:"),
    ("J-SECRET", "view.py", "            if owner == seat:\n                view.hand", "            if owner == 0:\n                view.hand"),
    ("J-SECRET", "rules.py", "    state.known[state.seat, good] += 1\n", "    pass\n"),
    ("J-SECRET", "rules.py", "max(0, state.known[state.seat, good] - count)", "state.known[state.seat, good]"),
    ("J-SECRET", "view.py", "            view.herds[owner] = FORGOTTEN", "            pass"),
    ("J-SECRET", "view.py", "view.rupees[owner] = state.rupees[owner]", "view.rupees[owner] = state.rupees[owner] + state.deck[0]"),
    ("J-SECRET", "notation.py", "hand if seat == viewer else _covered(hand)", "hand"),
    ("J-SECRET", "notation.py", "case Bonus() if actor != viewer:", "case Bonus() if False:"),
    ("J-SECRET", "events.py", "self if viewer == self.seat else replace(self, rupees=None)", "self"),
    ("J-SECRET", "events.py", '"?" * len(hand)', "hand"),
]  # fmt: skip


CLAUSES = list(dict.fromkeys(clause for clause, *_ in MUTANTS))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    copy = Copy(PACKAGE, "jaipur", tmp_path_factory.mktemp("mutants"))
    yield copy
    copy.close()


@pytest.mark.parametrize(("clause", "file", "old", "new"), MUTANTS, ids=[f"{m[0]}-{i}" for i, m in enumerate(MUTANTS)])
def test_a_broken_rule_is_noticed(copy: Copy, clause: str, file: str, old: str, new: str) -> None:
    leaks = [TESTS / "test_secret.py"] if clause == "J-SECRET" else []
    with copy.broken(file, old, new):
        run = copy.run([clause], TESTS / "test_rules.py", *leaks)
    assert run.is_noticed, run.output


def test_the_copy_itself_is_sound(copy: Copy) -> None:
    run = copy.run(CLAUSES, TESTS / "test_rules.py")
    assert run.code == 0, run.output


def test_every_clause_has_a_mutant_and_a_row_in_the_readme() -> None:
    """The game's README maps clause → function → test; all three exist."""
    check_readme(PACKAGE / "games" / "jaipur", TESTS, set(CLAUSES))
