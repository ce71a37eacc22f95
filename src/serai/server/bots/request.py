"""What passes between a server and the processes that think for it. A view is all they are told of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
import numpy as np

from serai import games
from serai.core.game import Game
from serai.core.view import View

Kind = Literal["move", "hint"]


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to be made: by a bot of a level, or as a hint, which is a strong player's opinion."""

    #: Whose it is, in the words of whoever asks; it comes back with the thought.
    id: str
    game: str
    #: The options of the game, the number of seats among them where it is one.
    options: dict[str, str | int | bool]
    #: The bytes of the mover's `View`: never more than the mover knows.
    view: bytes
    level: int = 5
    #: What the bot's own dice begin with.
    seed: int = 0
    kind: Kind = "move"


class Thought(msgspec.Struct, frozen=True, kw_only=True, tag="thought"):
    """A decision: the move in notation and, for a hint, the mover's chance to win with the best few moves."""

    id: str
    move: str
    #: By move, the best one first; empty where the bot had no opinion.
    values: dict[str, float] = {}
    #: Whether it was made in a hurry, because nobody could think about it properly.
    is_fallback: bool = False


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """A job that was understood but could not be done; another process could not do it either."""

    id: str
    #: In plain English, for the log.
    reason: str


class Ready(msgspec.Struct, frozen=True, kw_only=True, tag="ready"):
    """A process can think about this game without compiling anything first."""

    game: str


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """A job on its way: its own number, the rules it was asked by, and where the answer goes."""

    number: str
    rules: int
    job: Job
    answers: str = ""


Answer = Thought | Failed | Ready

read_answer = msgspec.json.Decoder(Answer).decode
read_errand = msgspec.json.Decoder(Errand).decode
write = msgspec.json.Encoder().encode


def view_of(job: Job) -> View:
    """The view a job is about; `BadInput` or `ValueError` if there is none such, or nothing to decide in it."""
    game = _game(job.game, tuple(sorted(job.options.items())))
    definition = game.definition
    if len(job.view) != definition.view.itemsize:
        raise ValueError(f"no view of {job.game}: {len(job.view)} bytes")
    view = definition.view_class(game, np.frombuffer(job.view, definition.view).copy())
    if view.turn is None or view.turn != view.seat:
        raise ValueError("the viewer is not to move")
    return view


@lru_cache(maxsize=64)
def _game(name: str, options: tuple[tuple[str, str | int | bool], ...]) -> Game:
    return games.load_with(name, dict(options))
