"""A position in one line that can be pasted, and as a small picture of the table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from serai.core import calls
from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadNotation
from serai.core.position_string import join, number, parts, read_each, slashed, split
from serai.games.jaipur import state as s
from serai.games.jaipur.moves import GOODS, in_order
from serai.games.jaipur.position import REASONS, JaipurPosition, letters
from serai.games.jaipur.view import MATCH_FAULT

if TYPE_CHECKING:
    from serai.core.game import Game

_HEAD = "jaipur:1"
_STAGES = ("first", "deal", "play", "refill", "bonus", "over")
_FIELDS = [
    "stage",
    "seat",
    "market",
    "hands",
    "herds",
    "known",
    "discard",
    "tokens",
    "goods-tokens",
    "rupees",
    "bonus",
    "stall",
    "round",
    "first",
    "seals",
]
_OPTIONAL = ("owed", "stack", "ended", "winner")


def write_position(position: JaipurPosition) -> str:
    """A position in one line: `jaipur:1`, then named fields in a fixed order (`docs/notation.md`)."""
    state = position.state
    known = [letters(state.known[seat]) for seat in range(2)]
    fields = {
        "stage": _STAGES[int(state.stage)],
        "seat": str(int(state.seat) + 1),
        "market": position.market,
        "hands": slashed(position.hands),
        "herds": slashed(position.herds),
        "known": slashed(known),
        "discard": position.discard,
        "tokens": slashed(state.tokens.tolist()),
        "goods-tokens": slashed(position.goods_tokens),
        "rupees": slashed(position.rupees),
        "bonus": slashed([_write_bonus(position, seat) for seat in range(2)]),
        "stall": str(int(state.stall)),
        "round": str(position.round),
        "first": str(int(state.first) + 1),
        "seals": slashed(position.seals),
    }
    if state.owed:
        fields["owed"] = str(int(state.owed))
    if int(state.stage) == s.BONUS:
        fields["stack"] = str(int(state.stack) + s.BONUS_FROM)
    if (ended := position.round_result) is not None:
        winner = "-" if ended.winner is None else str(ended.winner + 1)
        fields["ended"] = f"{ended.reason}/{winner}/{ended.rupees[0]}/{ended.rupees[1]}"
    if position.winner is not None:
        fields["winner"] = str(position.winner + 1)
    return join(_HEAD, fields)


def _write_bonus(position: JaipurPosition, seat: int) -> str:
    box, taken = position.game.box, position.state.bonus_taken[seat]
    return ",".join(
        f"{stack + s.BONUS_FROM}.{int(box.bonus_values[stack, i])}"
        for stack in range(s.BONUS_STACKS)
        for i in range(s.BONUS_VALUES)
        for _ in range(int(taken[stack, i]))
    )


def read_position(game: Game, text: str) -> NDArray[Any]:
    """The state of a position string. Whatever does not add up to one box is refused, field by field."""
    states = np.zeros(1, s.STATE)
    fields = split(text, _HEAD, _FIELDS, _OPTIONAL)
    if (fields["stage"] == "bonus") != ("stack" in fields):
        raise BadNotation("position.missing" if "stack" not in fields else "position.field", field="stack")
    read_each(fields, lambda name, value: _read_field(game, states[0], name, value))
    _complete(game, states)
    return states


def _read_field(game: Game, state: Any, name: str, value: str) -> None:
    match name:
        case "stage":
            state.stage = _STAGES.index(value)
        case "seat" | "first":
            state[name] = _seat(value)
        case "market" | "discard":
            state[name][:] = _counts(value, len(state[name]))
        case "hands" | "known":
            state[name][:] = [_counts(cards, s.GOODS) for cards in parts(value, 2)]
        case "herds" | "goods-tokens" | "rupees" | "seals":
            state[name.replace("-", "_")][:] = [number(part) for part in parts(value, 2)]
        case "tokens":
            state.tokens[:] = [number(part, s.TOKENS) for part in parts(value, s.GOODS)]
        case "bonus":
            for seat, part in enumerate(parts(value, 2)):
                tokens = Counter(_bonus_token(game, token) for token in (part.split(",") if part != "-" else []))
                for (stack, i), count in tokens.items():
                    state.bonus_taken[seat, stack, i] = count if count <= game.box.bonus_counts[stack, i] else 100
        case "stall" | "owed":
            state[name] = number(value, 127)
        case "round":
            state.round_number = number(value)
        case "stack":
            state.stack = ("3", "4", "5").index(value)
        case "ended":
            reason, winner, first, second = parts(value, 4)
            state.reason = {name: number for number, name in REASONS.items()}[reason]
            state.round_winner = s.NOBODY if winner == "-" else _seat(winner)
            state.scores[:] = [number(first), number(second)]
        case "winner":
            state.winner = _seat(value) + 1  # shifted until all is read: 0 means that nothing was said


def _complete(game: Game, states: NDArray[Any]) -> None:
    """Work out what the string leaves unsaid, and check that everything adds up (J-BOX)."""
    state, box = states[0], game.box
    state.winner -= 1
    if state.reason == s.NOT_ENDED:
        state.round_winner = s.NOBODY
    stage = int(state.stage)
    state.mover = state.seat if stage == s.PLAY else OVER if stage == s.FINISHED else CHANCE
    for kind in range(s.KINDS):
        shown = int(state.market[kind])
        if kind == s.CAMEL:
            shown += int(state.herds[0]) + int(state.herds[1])
        else:
            shown += int(state.hands[0, kind]) + int(state.hands[1, kind]) + int(state.discard[kind])
        if shown > int(box.cards[kind]):
            raise BadNotation("jaipur.position-cards", card=s.LETTERS[kind])
        state.deck[kind] = int(box.cards[kind]) - shown
    taken = state.bonus_taken.sum(axis=0, dtype=int)
    if (taken > box.bonus_counts).any():
        raise BadNotation("jaipur.position-bonus")
    state.bonus_left[:] = box.bonus_counts - taken
    fault = calls.audit(game.boxes, states)
    if fault == MATCH_FAULT:
        raise BadNotation("jaipur.position-stage", stage=_STAGES[stage])
    if fault != 0:
        raise BadNotation("jaipur.position-tokens")
    _check_stage(box, state)


def _check_stage(box: Any, state: Any) -> None:
    """The stage must be one the rules can reach from such a table."""
    stage, empty = int(state.stage), sum(left == 0 for left in state.tokens.tolist())
    is_ended = state.reason != s.NOT_ENDED
    is_bare = state.round_number == 0 and not (state.hands.any() or state.herds.any() or state.discard.any())
    missing = int(box.market_size) - sum(state.market.tolist()) if state.round_number else 0
    deck = sum(state.deck.tolist())
    fits = {
        s.FIRST: is_bare,
        s.DEAL: is_ended or is_bare,
        s.PLAY: missing == 0 and empty < box.stacks_to_end and state.round_number > 0,
        s.REFILL: missing == state.owed > 0 and deck > 0 and empty < box.stacks_to_end and state.stall == 0,
        s.BONUS: missing == state.stall == 0 < state.round_number and sum(state.bonus_left[state.stack].tolist()) > 0,
        s.FINISHED: is_ended,
    }[stage]
    ends = {
        s.NOT_ENDED: True,
        s.THREE_STACKS: empty >= box.stacks_to_end,
        s.EMPTY_DECK: state.owed > 0 and deck == 0,
        s.STALL: state.stall == box.stall_turns,
    }[int(state.reason)]
    too_many = max(sum(hand) for hand in state.hands.tolist()) > box.hand_limit
    won = max(state.seals.tolist()) >= box.seals_to_win
    if (
        not (fits and ends)
        or too_many
        or (is_ended and stage not in (s.DEAL, s.FINISHED))
        or (stage != s.FINISHED and (won or state.winner != s.NOBODY))
        or (state.owed > 0 and stage != s.REFILL and not is_ended)
        or (state.stack > 0 and stage != s.BONUS)
        or not 0 <= state.stall <= box.stall_turns - (not is_ended)
    ):
        raise BadNotation("jaipur.position-stage", stage=_STAGES[stage])


def _seat(text: str) -> int:
    return ("1", "2").index(text)


def _counts(cards: str, kinds: int) -> list[int]:
    if cards != "-":
        in_order(cards, s.LETTERS[:kinds])
    return [cards.count(letter) for letter in s.LETTERS[:kinds]]


def _bonus_token(game: Game, token: str) -> tuple[int, int]:
    stack_text, _, value_text = token.partition(".")
    stack = ("3", "4", "5").index(stack_text)
    value = number(value_text, 99)
    for i in range(s.BONUS_VALUES):
        if game.box.bonus_counts[stack, i] and game.box.bonus_values[stack, i] == value:
            return stack, i
    raise ValueError


def show(position: JaipurPosition) -> str:
    """The table as a few lines of text, by letters."""
    lines = [f"round {position.round}   seals {position.seals[0]}-{position.seals[1]}   deck {len(position.deck)}"]
    lines.append(f"market  {' '.join(position.market)}")
    for seat in range(2):
        mark = ">" if position.turn == seat else " "
        bonus = " ".join(map(str, position.bonus_tokens[seat])) or "-"
        lines.append(
            f"{mark} {seat + 1}  {' '.join(position.hands[seat]) or '-':15} camels {position.herds[seat]}"
            f"   rupees {position.rupees[seat]}   bonus {bonus}"
        )
    for good in GOODS:
        lines.append(f"  {good}  {' '.join(map(str, position.tokens[good])) or '-'}")
    return "\n".join(lines)
