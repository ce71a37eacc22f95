"""A position in one line that can be pasted, and as a small picture of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from serai.core import calls
from serai.core.contract import CHANCE, OVER
from serai.core.errors import BadNotation
from serai.core.position_string import EMPTY, join, number, parts, read_each, slashed, split
from serai.games.istanbul.moves import in_order
from serai.games.istanbul.position import REASONS, STAGES, IstanbulPosition
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import finish
from serai.games.istanbul.rules.supply import in_effect

if TYPE_CHECKING:
    from serai.core.game import Game

_HEAD = "istanbul:1"
_FIELDS = (
    *("stage", "seat", "round", "first", "stall", "goods", "crystals", "lira", "rubies", "mosque-paid"),
    *("zones", "mosque", "tiles", "row", "discard"),
)
_OPTIONAL = (*("mover", "fresh", "dice", "drawn", "card", "card-dice", "owed", "income", "actions", "ruby", "ended"),)


_COUNTERS = {
    "mosque": "mosque",
    "owed": "owed",
    "card-dice": "card_dice",
    "income": "income_cards",
    "actions": "actions_begun",
    "ruby": "ruby_taken",
}


def write_position(position: IstanbulPosition) -> str:
    """A position in one line: named fields in a fixed order (`docs/notation.md`).

    What is not named lies in the supply, in the stack or in the deck.
    """
    state, seats = position.state, range(position.game.seats)
    fields = {
        "stage": position.stage,
        "seat": str(position.active + 1),
        "round": str(position.round),
        "first": str(int(state.first) + 1),
        "stall": str(int(state.stall)),
        "goods": slashed(position.goods),
        "crystals": slashed(position.crystals),
        "lira": slashed(position.lira),
        "rubies": slashed(position.rubies),
        "mosque-paid": "".join(str(seat + 1) for seat in seats if state.mosque_paid[seat]),
        "zones": slashed(state.zones.tolist()),
        "mosque": str(int(state.mosque)),
        "tiles": slashed(",".join(tiles) for tiles in position.tiles),
        "row": ",".join(position.row),
        "discard": ",".join(position.discard),
    }
    if int(state.stage) == s.REPLY:
        fields["mover"] = str(position.mover + 1)
    optional = {
        "fresh": ",".join(position.fresh),
        "dice": position.dice,
        "drawn": ",".join(position.drawn),
        "card": position.card or "",
        "card-dice": _unless_zero(state.card_dice),
        "owed": _unless_zero(state.owed),
        "income": _unless_zero(state.income_cards),
        "actions": _unless_zero(state.actions_begun),
        "ruby": _unless_zero(state.ruby_taken),
        "ended": position.outcome.reason if position.outcome else "",
    }
    return join(_HEAD, fields | {name: value for name, value in optional.items() if value})


def _unless_zero(value: Any) -> str:
    return str(int(value)) if value else ""


def read_position(game: Game, text: str) -> NDArray[Any]:
    """The state of a position string. Whatever does not add up to one box is refused."""
    states = np.zeros(1, s.STATE)
    states[0].card = s.NOTHING
    states[0].mover = s.SEATS  # until all is read: nobody was named
    read_each(split(text, _HEAD, _FIELDS, _OPTIONAL), lambda name, value: _read_field(game, states[0], name, value))
    _complete(game, states)
    return states


def _read_field(game: Game, state: Any, name: str, value: str) -> None:
    seats = game.seats
    match name:
        case "stage":
            state.stage = STAGES.index(value)
        case "seat" | "first" | "mover":
            state[name] = _seat(value, seats)
        case "round":
            state.round_number = number(value)
        case "stall":
            state.stall = number(value, 1_000)
        case "goods":
            for seat, goods in enumerate(parts(value, seats)):
                state.owned[seat, : s.GOODS] = _letters(goods, s.LETTERS[: s.GOODS])
        case "crystals" | "lira":
            resource = s.CRYSTAL if name == "crystals" else s.LIRA
            state.owned[:seats, resource] = [number(part, 120) for part in parts(value, seats)]
        case "rubies":
            state.rubies[:seats] = [number(part, 99) for part in parts(value, seats)]
        case "mosque-paid":
            for digit in value if value != EMPTY else "":
                state.mosque_paid[_seat(digit, seats)] = 1
        case "zones":
            state.zones[:] = [number(part, s.MAX_RUBIES_IN_ZONE) for part in parts(value, s.ZONES)]
        case "tiles":
            for seat, tiles in enumerate(parts(value, seats)):
                state.tiles[seat, :] = _counts(game, "tiles", tiles, s.TILES)
        case "row" | "fresh":
            state[name][:] = _counts(game, "tiles", value, s.TILES)
        case "discard" | "drawn":
            state[name][:] = _counts(game, "cards", value, s.CARDS)
        case "dice":
            state.dice[:] = _letters(value, s.FACE_LETTERS)
        case "card":
            state.card = game.names["cards"].index(value)
        case "ended":
            state.reason = {reason: code for code, reason in REASONS.items()}[value]
        case "mosque" | "owed" | "card-dice" | "income" | "actions" | "ruby":
            state[_COUNTERS[name]] = number(value, 1 if name == "ruby" else 60)


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


def _seat(text: str, seats: int) -> int:
    return [str(seat + 1) for seat in range(seats)].index(text)


def _letters(text: str, order: str) -> list[int]:
    if text != EMPTY:
        in_order(text, order)
    return [text.count(letter) for letter in order]


def _counts(game: Game, table: str, text: str, kinds: int) -> list[int]:
    counts = [0] * kinds
    for name in text.split(",") if text != EMPTY else []:
        counts[game.names[table].index(name)] += 1
    return counts


def show(position: IstanbulPosition) -> str:
    """The table as a few lines of text, by letters."""
    prices = "   ".join(f"{zone} {_or_dash(price)}" for zone, price in position.prices.items())
    lines = [f"round {position.round}   rubies: {prices}   mosque {position.zones['mosque']}"]
    lines.append(f"row     {' '.join(position.row) or EMPTY}")
    for seat in range(position.game.seats):
        mark = ">" if position.turn == seat else " "
        lines.append(
            f"{mark} {seat + 1}  rubies {position.rubies[seat]}   {position.goods[seat] or EMPTY:10}"
            f" crystals {position.crystals[seat]}   lira {position.lira[seat]}   {_spaced(position.tiles[seat])}"
        )
    if position.dice:
        lines.append(f"dice    {' '.join(position.dice)}")
    if position.drawn or position.card:
        lines.append(f"cards   {_spaced(position.drawn or [position.card or ''])}")
    return "\n".join(lines)


def _spaced(names: Iterable[str]) -> str:
    return " ".join(names) or EMPTY


def _or_dash(price: int | None) -> str:
    return EMPTY if price is None else str(price)
