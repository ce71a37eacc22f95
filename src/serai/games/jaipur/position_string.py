"""A position of Jaipur in one line that can be pasted (`docs/notation.md`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import numpy as np
from numpy.typing import NDArray

from serai.core import entry_points
from serai.core import position_string as p
from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadNotation
from serai.core.kernel import plain
from serai.games.jaipur.position import REASONS, JaipurPosition
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules.view import MATCH_FAULT
from serai.games.jaipur.screen import Stage

if TYPE_CHECKING:
    from serai.core.game import Game

_HEAD = "jaipur:1"
_STAGES: tuple[str, ...] = get_args(Stage)
_STACKS = tuple(str(s.BONUS_FROM + stack) for stack in range(s.BONUS_STACKS))
_GOODS = p.letters(s.LETTERS[: s.GOODS])


def _write_tokens(values: NDArray[Any], owned: NDArray[Any]) -> str:
    return ",".join(f"{_STACKS[i]}.{values[i, j]}" for i, j in np.argwhere(owned) for _ in range(owned[i, j]))


def _read_bonus(game: Game, given: str) -> list[Any]:
    taken = np.zeros((2, s.BONUS_STACKS, s.BONUS_VALUES), int)
    for seat, part in enumerate(p.split(given, 2)):
        for token in part.split(",") if part != p.EMPTY else []:
            stack_text, _, value_text = token.partition(".")
            stack = _STACKS.index(stack_text)
            if (i := plain(s.value_index)(game.box, stack, p.parse_number(value_text, 99))) < 0:
                raise ValueError(token)
            taken[seat, stack, i] += 1
    return list(np.minimum(taken, 100).tolist())


_BONUS = p.Codec(
    lambda game, taken: p.slashed([_write_tokens(game.box.bonus_values, owned) for owned in taken]), _read_bonus
)


class _Ended(p.Text):
    """How a round ended: the reason, its winner and the scores."""

    def write(self, game: Game, state: Any) -> str:
        """All of it; nothing while a round is being played."""
        if state.reason == s.NOT_ENDED:
            return ""
        winner = p.EMPTY if state.round_winner == s.NOBODY else str(state.round_winner + 1)
        return p.slashed([REASONS[state.reason], winner, *map(str, state.scores.tolist())])

    def read(self, game: Game, state: Any, given: str) -> None:
        """Fill the fields of the round that has ended."""
        reason, winner, *scores = p.split(given, 4)
        state.reason = {name: number for number, name in REASONS.items()}[reason]
        state.round_winner = s.NOBODY if winner == p.EMPTY else p.parse_seat(game, winner)
        state.scores[:] = [p.parse_number(score) for score in scores]

    def omit(self, state: Any) -> None:
        """No round has ended."""
        state.round_winner = s.NOBODY


TEXTS = (
    p.Text("stage", p.names(_STAGES)),
    p.Text("seat", p.SEAT),
    p.Text("market", p.letters(s.LETTERS)),
    p.Text("hands", p.each(_GOODS)),
    p.Text("herds", p.numbers()),
    p.Text("known", p.each(_GOODS)),
    p.Text("discard", _GOODS),
    p.Text("tokens", p.numbers(s.GOODS, s.TOKENS)),
    p.Text("goods-tokens", p.numbers()),
    p.Text("rupees", p.numbers()),
    p.Text("bonus", _BONUS, "bonus_taken"),
    p.Text("stall", p.number(127)),
    p.Text("round", p.number(), "round_number"),
    p.Text("first", p.SEAT),
    p.Text("seals", p.numbers()),
    p.Text("owed", p.number(127), is_optional=True),
    p.Text("stack", p.names(_STACKS), is_optional=True, when=lambda state: bool(state.stage == s.BONUS)),
    _Ended("ended", p.SEAT, is_optional=True),
    p.Text("winner", p.SEAT, is_optional=True, nothing=s.NOBODY),
)


def write_position(position: JaipurPosition) -> str:
    """A position in one line: `jaipur:1`, then named fields in a fixed order."""
    return p.write_position(_HEAD, TEXTS, position.game, position.state)


def read_position(game: Game, given: str) -> NDArray[Any]:
    """The state of a position string. Whatever does not add up to one box is refused, field by field."""
    states, named = p.read_position(_HEAD, TEXTS, game, given)
    if (states[0].stage == s.BONUS) != ("stack" in named):
        raise BadNotation("position.missing" if "stack" not in named else "position.field", field="stack")
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
    fault = entry_points.audit(game.boxes, states)
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
