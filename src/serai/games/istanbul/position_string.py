"""A position of Istanbul in one line that can be pasted (`docs/notation.md`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
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
    listed,
    names,
    number,
    numbers,
    parse_number,
    parse_seat,
    slashed,
    split,
    text,
)
from serai.games.istanbul.position import REASONS, STAGES, IstanbulPosition
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import finish
from serai.games.istanbul.rules.supply import in_effect

if TYPE_CHECKING:
    from serai.core.game import Game

_HEAD = "istanbul:1"
_GOODS = letters(s.LETTERS[: s.GOODS])


def _owned(name: str, resource: int) -> Text:
    """How much of a resource each seat owns."""

    def write(game: Game, state: Any) -> str:
        return slashed([str(count) for count in state.owned[: game.seats, resource].tolist()])

    def read(game: Game, state: Any, given: str) -> None:
        state.owned[: game.seats, resource] = [parse_number(part, 120) for part in split(given, game.seats)]

    return Text(name, write, read)


def _read_goods(game: Game, state: Any, given: str) -> None:
    state.owned[: game.seats, : s.GOODS] = each(_GOODS).read(game, given)


def _write_paid(game: Game, state: Any) -> str:
    return "".join(str(seat + 1) for seat in range(game.seats) if state.mosque_paid[seat])


def _read_paid(game: Game, state: Any, given: str) -> None:
    for digit in given if given != EMPTY else "":
        state.mosque_paid[parse_seat(game, digit)] = 1


def _write_card(game: Game, state: Any) -> str:
    return "" if state.card == s.NOTHING else game.names["cards"][state.card]


def _read_card(game: Game, state: Any, given: str) -> None:
    state.card = game.names["cards"].index(given)


def _read_mover(game: Game, state: Any, given: str) -> None:
    state.mover = parse_seat(game, given)


def _read_ended(game: Game, state: Any, given: str) -> None:
    state.reason = {reason: code for code, reason in REASONS.items()}[given]


TEXTS = (
    text("stage", names(STAGES)),
    text("seat", SEAT),
    text("round", number(), "round_number"),
    text("first", SEAT),
    text("stall", number(1_000)),
    Text("goods", lambda game, state: each(_GOODS).write(game, state.owned), _read_goods),
    _owned("crystals", s.CRYSTAL),
    _owned("lira", s.LIRA),
    text("rubies", numbers(most=99)),
    Text("mosque-paid", _write_paid, _read_paid),
    text("zones", numbers(s.ZONES, s.MAX_RUBIES_IN_ZONE)),
    text("mosque", number(60)),
    text("tiles", each(listed("tiles"))),
    text("row", listed("tiles")),
    text("discard", listed("cards")),
    Text("mover", lambda game, state: str(state.mover + 1) if state.stage == s.REPLY else "", _read_mover, True),
    text("fresh", listed("tiles"), is_optional=True),
    text("dice", letters(s.FACE_LETTERS), is_optional=True),
    text("drawn", listed("cards"), is_optional=True),
    Text("card", _write_card, _read_card, True),
    text("card-dice", number(60), is_optional=True),
    text("owed", number(60), is_optional=True),
    text("income", number(60), "income_cards", is_optional=True),
    text("actions", number(60), "actions_begun", is_optional=True),
    text("ruby", number(1), "ruby_taken", is_optional=True),
    Text("ended", lambda game, state: REASONS.get(state.reason, ""), _read_ended, True),
)


def write_position(position: IstanbulPosition) -> str:
    """A position in one line: `istanbul:1`, then named fields in a fixed order.

    What is not named lies in the supply, in the stack or in the deck.
    """
    return position_string.write_position(_HEAD, TEXTS, position.game, position.state)


def read_position(game: Game, given: str) -> NDArray[Any]:
    """The state of a position string. Whatever does not add up to one box is refused."""
    states, named = position_string.read_position(_HEAD, TEXTS, game, given)
    state = states[0]
    if "card" not in named:
        state.card = s.NOTHING
    if "mover" not in named:
        state.mover = s.SEATS  # nobody was named
    _complete(game, states)
    return states


def _complete(game: Game, states: NDArray[Any]) -> None:
    """Put the rest of the box where it belongs, and check that everything adds up (I-BOX)."""
    state, box = states[0], game.box
    stage = int(state.stage)
    if (state.mover < s.SEATS) != (stage == s.REPLY):
        raise BadNotation("istanbul.position-stage", stage=STAGES[stage])
    if stage in (s.FIRST, s.ROW, s.ROLL, s.DRAW, s.REFILL):
        state.mover = CHANCE
    elif stage == s.FINISHED:
        state.mover = OVER
    elif stage != s.REPLY:
        state.mover = state.seat
    in_play = np.zeros(s.CARDS, int)
    if state.card != s.NOTHING:
        in_play[int(state.card)] = 1
    left = {
        "supply": box.supply - state.owned.sum(axis=0, dtype=int),
        "stack": box.tile_counts - state.tiles.sum(axis=0, dtype=int) - state.row.astype(int),
        "deck": box.card_counts - state.discard.astype(int) - state.drawn.astype(int) - in_play,
    }
    for name, counts in left.items():
        if (counts < 0).any():
            raise BadNotation("istanbul.position-box")
        state[name][:] = counts
    _check_stage(game, states)
    if stage == s.FINISHED:
        finish(box, state, state.reason)
    if calls.audit(game.boxes, states) != 0:
        raise BadNotation("istanbul.position-box")


def _check_stage(game: Game, states: NDArray[Any]) -> None:
    """The stage must be one the rules can reach from such a table."""
    state, box = states[0], game.box
    stage = int(state.stage)
    dice, crystals = int(state.dice.sum(dtype=int)), int(state.owned[int(state.seat), s.CRYSTAL])
    all_dice = box.dice + in_effect(box, state, s.MORE_DICE)
    allowed = box.actions + in_effect(box, state, s.MORE_ACTIONS)
    is_setting_up = stage in (s.FIRST, s.ROW)
    fits = {
        s.FIRST: not state.owned.any(),
        s.ROW: True,
        s.ROLL: state.owed + dice == all_dice,
        s.REROLL: dice == all_dice and crystals > 0 and state.actions_begun == 0,
        s.ACT: state.actions_begun < allowed,
        s.DRAW: 0 < state.owed <= s.MAX_DICE and (state.actions_begun > 0 or state.owed == 1),
        s.CHOOSE: np.count_nonzero(state.drawn) > 1 and state.drawn.sum(dtype=int) == state.card_dice,
        s.ANSWER: True,
        s.REPLY: state.mover != state.seat and state.card >= 0 and box.offers[int(state.card), s.OTHERS] > 0,
        s.REFILL: state.actions_begun > 0 and bool(state.stack.any()),
        s.FINISHED: state.reason != s.NOT_ENDED and state.seat == state.first,
    }[stage]
    uses_card = stage in (s.DRAW, s.CHOOSE, s.ANSWER, s.REPLY)
    if (
        not fits
        or is_setting_up != (state.round_number == 0)
        or (state.income_cards > 0 and (not uses_card or state.actions_begun > 0))
        or (state.card_dice > 0 and not (uses_card and state.actions_begun > 0))
        or (uses_card and state.actions_begun > 0 and state.card_dice == 0)
        or (dice > 0 and state.actions_begun == 0 and stage not in (s.ROLL, s.REROLL, s.ACT))
        or (stage == s.DRAW and state.actions_begun > 0 and state.card_dice != state.owed)
        or state.stall > box.stall_rounds - (stage != s.FINISHED)
    ):
        raise BadNotation("istanbul.position-stage", stage=STAGES[stage])
