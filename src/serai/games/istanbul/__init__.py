"""Istanbul: The Dice Game, for two to four players: the game as its folder describes it (`README.md`)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from serai.core.components import Box
from serai.core.events import Event
from serai.core.game import Definition, Game, Option, Value
from serai.core.message import Message
from serai.core.position import Position
from serai.core.view import View
from serai.games.istanbul import (
    box_shown,
    chance,
    describe,
    legal,
    moves,
    notation,
    position_text,
    preview,
    prospects,
    rules,
    shown,
    spelled,
    table,
    telling,
)
from serai.games.istanbul import messages as say
from serai.games.istanbul.components import load_box
from serai.games.istanbul.position import IstanbulPosition, IstanbulView
from serai.games.istanbul.reasons import REASONS
from serai.games.istanbul.state import MAX_MOVES, MAX_OUTCOMES, STATE
from serai.games.istanbul.view import VIEW

__all__ = ["Istanbul", "chance", "legal", "prospects", "rules"]


class Istanbul(Definition):
    """The contract's Python side for Istanbul: The Dice Game."""

    id = "istanbul"
    name = "Istanbul: The Dice Game"
    rules_version = 1
    seats = (2, 3, 4)
    options = (Option("seats", (2, 3, 4), always_written=True),)
    reasons = REASONS
    state = STATE
    view = VIEW
    max_moves = MAX_MOVES
    max_outcomes = MAX_OUTCOMES
    position_class = IstanbulPosition
    view_class = IstanbulView

    def load_box(self, components: Path | None, options: Mapping[str, Value]) -> Box:
        return load_box(components, options)

    def encode(self, game: Game, move: Any) -> int:
        return moves.encode(game.names, move)

    def decode(self, game: Game, code: int) -> moves.Move:
        return moves.decode(game.names, code)

    def write(self, game: Game, code: int) -> str:
        return notation.write(moves.decode(game.names, code))

    def parse(self, game: Game, text: str) -> moves.Move:
        return notation.parse(text)

    def write_seen(self, code: int, before: Position, viewer: int) -> str:
        return self.write(before.game, code)

    def refusal_arguments(self, game: Game, reason: str, code: int) -> dict[str, str | int]:
        return {}

    def events(self, before: Position, code: int, after: Position) -> Sequence[Event]:
        assert isinstance(before, IstanbulPosition) and isinstance(after, IstanbulPosition)
        return telling.events(before, moves.decode(before.game.names, code), after)

    def milestone(self, after: Position) -> dict[str, Any] | None:
        return None

    def result(self, position: Position, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
        assert isinstance(position, IstanbulPosition)
        ended = position.outcome
        assert ended is not None
        return {
            "winner": None if ended.winner is None else str(ended.winner + 1),
            "winners": [str(seat + 1) for seat in ended.winners],
            "reason": ended.reason,
            "rubies": list(ended.rubies),
            "money": list(ended.money),
            "rounds": position.round,
        }

    def scores(self, result: Mapping[str, Any]) -> list[float]:
        return [float(rubies) for rubies in result["rubies"]]

    def winners(self, result: Mapping[str, Any]) -> list[int]:
        return [int(seat) - 1 for seat in result["winners"]]

    def read_position(self, game: Game, text: str) -> NDArray[Any]:
        return position_text.read_position(game, text)

    def write_position(self, position: Position) -> str:
        assert isinstance(position, IstanbulPosition)
        return position_text.write_position(position)

    def table(self, view: View) -> Sequence[Message]:
        assert isinstance(view, IstanbulView)
        return table.table(view)

    def canonical_seen(self, game: Game, text: str) -> tuple[str, bool]:
        move = notation.parse(text)
        return game.write(move), isinstance(move, moves.ChanceMove)

    def forms(self) -> Message:
        return table.forms()

    def describe_move(self, game: Game, move: Any) -> Message:
        return describe.move(move)

    def show(self, view: View) -> shown.IstanbulShown:
        assert isinstance(view, IstanbulView)
        return shown.show(view)

    def preview(self, view: View, code: int) -> Message:
        assert isinstance(view, IstanbulView)
        return preview.preview(view, code)

    def spell(self, seen: Position | View, code: int) -> spelled.IstanbulSpelled:
        assert isinstance(seen, IstanbulPosition | IstanbulView)
        return spelled.spell(seen, code)

    def parts_key(self, seen: Position | View) -> Hashable:
        assert isinstance(seen, IstanbulPosition | IstanbulView)
        return seen.parts_key

    def from_parts(self, game: Game, parts: Mapping[str, Any]) -> moves.Move:
        return spelled.from_parts(parts)

    def show_box(self, game: Game) -> box_shown.IstanbulBox:
        return box_shown.show_box(game)

    def title(self) -> Message:
        return say.title()

    def option_label(self, option: str) -> Message:
        return say.option(option)

    def value_label(self, option: str, value: Value) -> Message:
        return say.option_value(int(value))

    def level_name(self, level: int) -> Message:
        return say.level_name(level)

    def level_character(self, level: int) -> Message:
        return say.level_character(level)
