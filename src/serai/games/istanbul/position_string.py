"""A position of Istanbul in one line that can be pasted (`docs/notation.md`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from serai.core import entry_points
from serai.core import position_string as p
from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadNotation
from serai.games.istanbul.position import REASONS, STAGES, IstanbulPosition
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import finish
from serai.games.istanbul.rules.supply import in_effect

if TYPE_CHECKING:
    from serai.core.game import Game

_HEAD = "istanbul:1"
_GOODS = p.each(p.letters(s.LETTERS[: s.GOODS]))
_REASONS = tuple(REASONS.get(reason, "") for reason in range(max(REASONS) + 1))


def _read_paid(game: Game, given: str) -> list[int]:
    paid = [p.parse_seat(game, digit) for digit in given if given != p.EMPTY]
    return [int(seat in paid) for seat in range(game.seats)]


_PAID = p.Codec(lambda game, paid: "".join(str(i + 1) for i in range(game.seats) if paid[i]), _read_paid)

TEXTS = (
    p.Text("stage", p.names(STAGES)),
    p.Text("seat", p.SEAT),
    p.Text("round", p.number(), "round_number"),
    p.Text("first", p.SEAT),
    p.Text("stall", p.number(1_000)),
    p.Text("goods", _GOODS, "owned", part=np.s_[:, : s.GOODS]),
    p.Text("crystals", p.numbers(most=120), "owned", part=np.s_[:, s.CRYSTAL]),
    p.Text("lira", p.numbers(most=120), "owned", part=np.s_[:, s.LIRA]),
    p.Text("rubies", p.numbers(most=99)),
    p.Text("mosque-paid", _PAID),
    p.Text("zones", p.numbers(s.ZONES, s.MAX_RUBIES_IN_ZONE)),
    p.Text("mosque", p.number(60)),
    p.Text("tiles", p.each(p.listed("tiles"))),
    p.Text("row", p.listed("tiles")),
    p.Text("discard", p.listed("cards")),
    p.Text("mover", p.SEAT, is_optional=True, nothing=s.SEATS, when=lambda state: bool(state.stage == s.REPLY)),
    p.Text("fresh", p.listed("tiles"), is_optional=True),
    p.Text("dice", p.letters(s.FACE_LETTERS), is_optional=True),
    p.Text("drawn", p.listed("cards"), is_optional=True),
    p.Text("card", p.name_of("cards"), is_optional=True, nothing=s.NOTHING),
    p.Text("card-dice", p.number(60), is_optional=True),
    p.Text("owed", p.number(60), is_optional=True),
    p.Text("income", p.number(60), "income_cards", is_optional=True),
    p.Text("actions", p.number(60), "actions_begun", is_optional=True),
    p.Text("ruby", p.number(1), "ruby_taken", is_optional=True),
    p.Text("ended", p.names(_REASONS), "reason", is_optional=True),
)


def write_position(position: IstanbulPosition) -> str:
    """A position in one line: `istanbul:1`, then named fields in a fixed order.

    What is not named lies in the supply, in the stack or in the deck.
    """
    return p.write_position(_HEAD, TEXTS, position.game, position.state)


def read_position(game: Game, given: str) -> NDArray[Any]:
    """The state of a position string. Whatever does not add up to one box is refused."""
    states, _ = p.read_position(_HEAD, TEXTS, game, given)
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
    if entry_points.audit(game.boxes, states) != 0:
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
