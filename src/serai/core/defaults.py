"""What a game gets where it leaves a part of its `Definition` out: enough to play, watch and record it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core import contract, entry_points
from serai.core.errors import BadNotation
from serai.core.events import Event
from serai.core.game import Game
from serai.core.message import Message
from serai.core.position import Position
from serai.core.random import below, seeded
from serai.core.trace import CLOSED
from serai.core.view import View
from serai.core.view_string import read_fields


def plain_text(text: str) -> Message:
    """A text that is the same in every language."""
    return Message("plain-text", {"text": text})


def seat_name(seat: int | None) -> str | None:
    """A seat as records write it."""
    return None if seat is None or seat < 0 else str(seat + 1)


def write_seen(code: int, before: Position, viewer: int) -> str:
    """The whole move, or its first word and a `?` where the rules hide something of it (`contract.seen`)."""
    game = before.game
    is_seen = before.mover >= 0 or contract.seen(game.box, before.array[0], code, viewer) == code
    return game.write(code) if is_seen else game.write(code).partition(" ")[0] + " ?"


def canonical_seen(game: Game, text: str) -> tuple[str, bool]:
    """An entry in canonical form, and whether chance made it; one that hides something (`?`) is left as it is."""
    words = {move.form.partition(" ")[0] for move in game.definition.moves.by_kind.values() if move.is_chance}
    if "?" in text and len(text) < 300 and text.isascii() and text.partition(" ")[0] in words:
        return text, True
    move = game.parse_move(text)
    return game.write(move), move.is_chance


def write_position(position: Position) -> str:
    """All numbers of the state, field by field."""
    fields = {name: position.array[name].reshape(-1).tolist() for name in position.array.dtype.names or ()}
    return " ".join([f"{position.game.id}:1", *(f"{name}:{','.join(map(str, fields[name]))}" for name in fields)])


def read_position(game: Game, text: str) -> NDArray[Any]:
    """The state of such a line, which must account for every component of the box."""
    states = read_fields(f"{game.id}:1", game.definition.state, text)
    if not contract.OVER <= int(states["mover"][0]) < game.seats:
        raise BadNotation("position.field", field="mover")
    if entry_points.audit(game.boxes, states) != 0:
        raise BadNotation("position.field", field="state")
    return states


def result(position: Position, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The winner, from a field `winner` of the state; −1 is nobody."""
    return {"winner": seat_name(int(position.state.winner))}


@dataclass(frozen=True, slots=True)
class MoveMade(Event):
    """A move of a player or of chance was made; the sentence gives its notation."""

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
    view.with_memory.world.play_code(code)
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


def covering_positions(game: Game, games: int = 100) -> NDArray[Any]:
    """The positions in which players decide, in some random games."""
    random, states, found = seeded(0), np.zeros(1, game.definition.state), []
    moves = np.empty(game.definition.max_moves, np.int64)
    for _ in range(games):
        entry_points.begin(game.boxes, states)
        while (mover := int(states["mover"][0])) != contract.OVER:
            if mover >= 0:
                found.append(states.copy())
                move = int(moves[below(random, entry_points.legal(game.boxes, states, moves))])
                entry_points.play(game.boxes, states, move, states, CLOSED)
            else:
                entry_points.chance(game.boxes, states, random, states, CLOSED)
    return np.concatenate(found)
