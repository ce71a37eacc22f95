"""A position of Jaipur in one line that can be pasted (`docs/notation.md`)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from serai.core import calls, position_string
from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadNotation
from serai.core.position_string import (
    EMPTY,
    SEAT,
    Text,
    each,
    letters,
    names,
    number,
    numbers,
    parse_number,
    parse_seat,
    slashed,
    split,
    text,
)
from serai.games.jaipur.position import REASONS, JaipurPosition
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules.view import MATCH_FAULT

if TYPE_CHECKING:
    from serai.core.game import Game

_HEAD = "jaipur:1"
_STAGES = ("first", "deal", "play", "refill", "bonus", "over")
_STACKS = tuple(str(s.BONUS_FROM + stack) for stack in range(s.BONUS_STACKS))
_GOODS = letters(s.LETTERS[: s.GOODS])


def _write_bonus(game: Game, state: Any) -> str:
    values = game.box.bonus_values.tolist()
    return slashed(
        [
            ",".join(
                f"{_STACKS[stack]}.{values[stack][i]}"
                for stack, counts in enumerate(taken)
                for i, count in enumerate(counts)
                for _ in range(count)
            )
            for taken in state.bonus_taken.tolist()
        ]
    )


def _read_bonus(game: Game, state: Any, given: str) -> None:
    for seat, part in enumerate(split(given, 2)):
        tokens = Counter(_bonus_token(game, token) for token in (part.split(",") if part != EMPTY else []))
        for (stack, i), count in tokens.items():
            state.bonus_taken[seat, stack, i] = count if count <= game.box.bonus_counts[stack, i] else 100


def _bonus_token(game: Game, token: str) -> tuple[int, int]:
    stack_text, _, value_text = token.partition(".")
    stack, value = _STACKS.index(stack_text), parse_number(value_text, 99)
    for i in range(s.BONUS_VALUES):
        if game.box.bonus_counts[stack, i] and game.box.bonus_values[stack, i] == value:
            return stack, i
    raise ValueError(token)


def _write_ended(game: Game, state: Any) -> str:
    if state.reason == s.NOT_ENDED:
        return ""
    winner = EMPTY if state.round_winner == s.NOBODY else str(state.round_winner + 1)
    return slashed([REASONS[state.reason], winner, *map(str, state.scores.tolist())])


def _read_ended(game: Game, state: Any, given: str) -> None:
    reason, winner, first, second = split(given, 4)
    state.reason = {name: number for number, name in REASONS.items()}[reason]
    state.round_winner = s.NOBODY if winner == EMPTY else parse_seat(game, winner)
    state.scores[:] = [parse_number(first), parse_number(second)]


def _read_stack(game: Game, state: Any, given: str) -> None:
    state.stack = _STACKS.index(given)


def _read_winner(game: Game, state: Any, given: str) -> None:
    state.winner = parse_seat(game, given)


TEXTS = (
    text("stage", names(_STAGES)),
    text("seat", SEAT),
    text("market", letters(s.LETTERS)),
    text("hands", each(_GOODS)),
    text("herds", numbers()),
    text("known", each(_GOODS)),
    text("discard", _GOODS),
    text("tokens", numbers(s.GOODS, s.TOKENS)),
    text("goods-tokens", numbers()),
    text("rupees", numbers()),
    Text("bonus", _write_bonus, _read_bonus),
    text("stall", number(127)),
    text("round", number(), "round_number"),
    text("first", SEAT),
    text("seals", numbers()),
    text("owed", number(127), is_optional=True),
    Text("stack", lambda game, state: _STACKS[state.stack] if state.stage == s.BONUS else "", _read_stack, True),
    Text("ended", _write_ended, _read_ended, True),
    Text("winner", lambda game, state: "" if state.winner == s.NOBODY else str(state.winner + 1), _read_winner, True),
)


def write_position(position: JaipurPosition) -> str:
    """A position in one line: `jaipur:1`, then named fields in a fixed order."""
    return position_string.write_position(_HEAD, TEXTS, position.game, position.state)


def read_position(game: Game, given: str) -> NDArray[Any]:
    """The state of a position string. Whatever does not add up to one box is refused, field by field."""
    states, named = position_string.read_position(_HEAD, TEXTS, game, given)
    state = states[0]
    if (state.stage == s.BONUS) != ("stack" in named):
        raise BadNotation("position.missing" if "stack" not in named else "position.field", field="stack")
    if "winner" not in named:
        state.winner = s.NOBODY
    if "ended" not in named:
        state.round_winner = s.NOBODY
    _complete(game, states)
    return states


def _complete(game: Game, states: NDArray[Any]) -> None:
    """Work out what the string leaves unsaid, and check that everything adds up (J-BOX)."""
    state, box = states[0], game.box
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
