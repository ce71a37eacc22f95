"""What a game gets where it leaves a part of its `Definition` out: enough to play, watch and record it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from serai.core.errors import BadNotation
from serai.core.events import Event
from serai.core.message import Message

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.position import Position
    from serai.core.view import View


def plain_text(text: str) -> Message:
    """A text that is the same in every language."""
    return Message("plain-text", {"text": text})


def seat_name(seat: int | None) -> str | None:
    """A seat as records write it."""
    return None if seat is None or seat < 0 else str(seat + 1)


def canonical_seen(game: Game, text: str) -> tuple[str, bool]:
    """No entry of a record has a `?` in it."""
    move = game.parse_move(text)
    return game.write(move), move.is_chance


def result(position: Position, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The winner, from a field `winner` of the state; −1 is nobody."""
    return {"winner": seat_name(int(position.state.winner))}


@dataclass(frozen=True, slots=True)
class MoveMade(Event):
    """A move was made, or chance answered: it is told in notation."""

    #: Nothing for chance.
    seat: int | None
    move: str
    #: The notation as each viewer saw it, a spectator first.
    seen: tuple[str, ...] = ()

    def seen_by(self, viewer: int) -> Event:
        """The move as this seat saw it."""
        return replace(self, move=self.seen[viewer + 1], seen=()) if self.seen else self

    def message(self, name: Callable[[int], Message | str]) -> Message:
        """Who made it, and the notation."""
        if self.seat is None:
            return plain_text(self.move)
        return Message("event-move", {"name": name(self.seat), "move": self.move})


def events(before: Position, code: int, after: Position) -> Sequence[Event]:
    """The move in notation."""
    game = before.game
    seen = tuple(game.definition.write_seen(code, before, viewer) for viewer in range(-1, game.seats))
    return [MoveMade(before.turn, game.write(code), seen)]


def table(view: View) -> Sequence[Message]:
    """The fields of the view, one a line."""
    return [plain_text(f"{name}: {view.array[name][0]}") for name in view.array.dtype.names or ()]


def preview(view: View, code: int) -> Message:
    """What is offered, without what it brings."""
    return view.game.definition.describe_move(view.game, view.game.move(code))


def show(view: View) -> Any:
    """Who looks, who is to move, and the fields of the view."""
    fields = {name: view.array[name][0].tolist() for name in view.array.dtype.names or ()}
    viewer = view.seat if view.seat >= 0 else None
    return {"game": view.game.id, "viewer": viewer, "turn": view.turn, "fields": fields}


def from_parts(game: Game, parts: Mapping[str, Any]) -> Any:
    """The move of a notation."""
    if not isinstance(text := parts.get("move"), str):
        raise BadNotation("notation.unreadable", text="")
    return game.parse_move(text)
