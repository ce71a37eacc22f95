"""Jaipur, for two players: the game as its folder describes it. `README.md` maps clauses to functions and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from serai.core.components import Box
from serai.core.events import Event
from serai.core.game import Definition, Game, Option, Value
from serai.core.message import Message
from serai.core.position import Position
from serai.core.view import View
from serai.games.jaipur import (
    box_shown,
    chance,
    describe,
    events,
    legal,
    moves,
    notation,
    position_text,
    prospects,
    rules,
    shown,
    table,
)
from serai.games.jaipur import messages as say
from serai.games.jaipur.components import load_box
from serai.games.jaipur.position import JaipurPosition, JaipurView
from serai.games.jaipur.state import MAX_OUTCOMES, MOVES_BUFFER, STATE
from serai.games.jaipur.view import VIEW

__all__ = ["Jaipur", "chance", "prospects", "rules"]


class Jaipur(Definition):
    """The contract's Python side for Jaipur."""

    id = "jaipur"
    name = "Jaipur"
    rules_version = 1
    seats = (2,)
    options = (
        Option("rounds", (3, 1), always_written=True),
        Option("full_tie", ("replay", "shared")),
        Option("memory_aid", (False, True)),
    )
    reasons = legal.REASONS
    state = STATE
    view = VIEW
    max_moves = MOVES_BUFFER
    max_outcomes = MAX_OUTCOMES
    position_class = JaipurPosition
    view_class = JaipurView

    def load_box(self, components: Path | None, options: Mapping[str, Value]) -> Box:
        return load_box(components, options)

    def encode(self, game: Game, move: Any) -> int:
        return moves.encode(move)

    def decode(self, game: Game, code: int) -> moves.Move:
        return moves.decode(code)

    def write(self, game: Game, code: int) -> str:
        return notation.write_code(code)

    def parse(self, game: Game, text: str) -> moves.Move:
        return notation.parse(text)

    def write_seen(self, code: int, before: Position, viewer: int) -> str:
        return notation.write_seen(code, int(before.state.seat), viewer)

    def refusal_arguments(self, game: Game, reason: str, code: int) -> dict[str, str | int]:
        return describe.refusal_arguments(reason, game.box, code)

    def events(self, before: Position, code: int, after: Position) -> Sequence[Event]:
        assert isinstance(before, JaipurPosition) and isinstance(after, JaipurPosition)
        return events.events(before, moves.decode(code), after)

    def milestone(self, after: Position) -> dict[str, Any] | None:
        assert isinstance(after, JaipurPosition)
        if (ended := after.round_result) is None:
            return None
        return {
            "winner": seat_name(ended.winner),
            "reason": ended.reason,
            "rupees": list(ended.rupees),
            "bonus_tokens": list(ended.bonus_tokens),
            "goods_tokens": list(ended.goods_tokens),
            "camels": list(ended.camels),
        }

    def result(self, position: Position, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
        assert isinstance(position, JaipurPosition)
        return {"winner": seat_name(position.winner), "seals": list(position.seals), "rounds": list(milestones)}

    def scores(self, result: Mapping[str, Any]) -> list[float]:
        return [float(sum(ended["rupees"][seat] for ended in result["rounds"])) for seat in range(2)]

    def read_position(self, game: Game, text: str) -> NDArray[Any]:
        return position_text.read_position(game, text)

    def write_position(self, position: Position) -> str:
        assert isinstance(position, JaipurPosition)
        return position_text.write_position(position)

    def table(self, view: View) -> Sequence[Message]:
        assert isinstance(view, JaipurView)
        return table.table(view)

    def without_memory(self, view: View) -> JaipurView:
        assert isinstance(view, JaipurView)
        return view.without_memory()

    def canonical_seen(self, game: Game, text: str) -> tuple[str, bool]:
        return notation.canonical_seen(text, int(game.box.dealt))

    def forms(self) -> Message:
        return table.forms()

    def describe_move(self, game: Game, move: Any) -> Message:
        return describe.move(move)

    def show(self, view: View) -> shown.JaipurShown:
        assert isinstance(view, JaipurView)
        return shown.show(view)

    def preview(self, view: View, code: int) -> Message:
        assert isinstance(view, JaipurView)
        return describe.preview(view, moves.decode(code))

    def spell(self, seen: Position | View, code: int) -> shown.JaipurSpelled:
        return shown.spell(code)

    def from_parts(self, game: Game, parts: Mapping[str, Any]) -> moves.Move:
        return shown.from_parts(parts)

    def show_box(self, game: Game) -> box_shown.JaipurBox:
        return box_shown.show_box(game)

    def title(self) -> Message:
        return say.title()

    def option_label(self, option: str) -> Message:
        return say.option(option)

    def value_label(self, option: str, value: Value) -> Message:
        return describe.option_value(option, value)

    def level_name(self, level: int) -> Message:
        return say.level_name(level)

    def level_character(self, level: int) -> Message:
        return say.level_character(level)


def seat_name(seat: int | None) -> str | None:
    """A seat as records write it."""
    return None if seat is None else str(seat + 1)
