"""Puzzles: positions with one clearly best move, seen by the player to move.

A set is one file: a head that says the version of the format, the game and its rules, and the puzzles, packed by gzip.
Every game may come with one (`puzzles.json.gz` in its folder). What a puzzle keeps is the text of the mover's view, so
nothing that was hidden from the mover can get out of it. `serai.study.mining` finds them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Self

from serai import games
from serai.core.definition import Definition
from serai.core.errors import BadInput, GameError
from serai.core.game import Game
from serai.core.options import Value
from serai.core.view import View

#: The version of the format of the file.
VERSION = 1
FILE = "puzzles.json.gz"
#: A move that gives up no more than this beside the best solves a puzzle.
SOLVES = 0.02
#: Letters of ids: none that are mistaken for others.
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 7


@dataclass(frozen=True, slots=True)
class Valued:
    """A move in notation, the mover's chance to win with it, and what it gives up beside the best."""

    move: str
    value: float
    loss: float


@dataclass(frozen=True)
class Puzzle:
    """A position to solve. Its id is a hash of the position, which tells nothing of the solution."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Value]
    #: The text of the mover's view.
    view: str
    #: The moves that were judged, best first.
    moves: tuple[Valued, ...]
    #: The worse move that is played most often by those who do not find the solution.
    tempting: str
    #: How hard it is, on the scale of the solvers' ratings, by which levels find it.
    rating: int
    themes: tuple[str, ...] = ()

    @cached_property
    def loaded(self) -> Game:
        """The game with the options of the puzzle."""
        return games.shared(self.game, self.options, self.rules)

    @cached_property
    def seen(self) -> View:
        """What the solver sees."""
        return self.loaded.view(self.view)

    @property
    def best(self) -> Valued:
        """The best move."""
        return self.moves[0]

    @property
    def solutions(self) -> tuple[str, ...]:
        """The moves that solve it: the best, and all that are as good."""
        return tuple(valued.move for valued in self.moves if valued.loss <= SOLVES)

    def with_themes(self) -> Self:
        """The puzzle with the themes that the game names for it now."""
        view, game = self.seen, self.loaded
        themes = game.definition.themes(view, game.code(self.tempting), game.code(self.best.move))
        return replace(self, themes=tuple(themes))

    def to_object(self) -> dict[str, Any]:
        """The puzzle as its file holds it; the head of the file says the game and its rules."""
        document = asdict(self)
        moves = [[valued.move, round(valued.value, 3), round(valued.loss, 3)] for valued in self.moves]
        return {**document, "moves": moves, "options": dict(self.options), "themes": list(self.themes)}

    @classmethod
    def from_object(cls, document: Mapping[str, Any]) -> Self:
        """The puzzle of such an object."""
        moves = tuple(Valued(*valued) for valued in document["moves"])
        return cls(**{**document, "moves": moves, "themes": tuple(document["themes"])})


def id_of(view: View) -> str:
    """A short hash of a position as its mover sees it."""
    digest = hashlib.sha256(f"{view.text}{view.game.written_arguments}".encode()).digest()
    number = int.from_bytes(digest, "big")
    letters = []
    for _ in range(_ID_LENGTH):
        number, letter = divmod(number, len(_LETTERS))
        letters.append(_LETTERS[letter])
    return "".join(letters)


def write_set(path: Path, definition: Definition[Any, Any], puzzles: Iterable[Puzzle]) -> None:
    """Write a set; the file appears, or is replaced, when it is whole."""
    listed = []
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id):
        document = puzzle.to_object()
        del document["game"], document["rules"]
        listed.append(document)
    head = {"version": VERSION, "game": definition.id, "rules": definition.rules_version}
    lines = [f'"{name}":{json.dumps(value)}' for name, value in head.items()]
    shown = ",\n".join(json.dumps(document, ensure_ascii=False, separators=(",", ":")) for document in listed)
    text = "{" + ",".join(lines) + ',"puzzles":[\n' + shown + "\n]}\n"
    packed = gzip.compress(text.encode(), 9, mtime=0)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    with open(handle, "wb") as out:
        out.write(packed)
    Path(temporary).chmod(0o644)
    os.replace(temporary, path)


def read_set(path: Path, definition: Definition[Any, Any]) -> dict[str, Puzzle]:
    """The puzzles of a file by their ids; `BadInput` with the reason if it is not of this version, game and rules."""
    try:
        document = json.loads(gzip.decompress(path.read_bytes()))
        version, game, rules = document["version"], document["game"], document["rules"]
    except FileNotFoundError:
        raise BadInput("puzzles.no-file", file=path.name) from None
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError):
        raise BadInput("puzzles.unreadable", file=path.name) from None
    if version != VERSION:
        raise BadInput("puzzles.other-version", file=path.name, version=str(version)[:20], known=VERSION)
    if game != definition.id:
        raise BadInput("puzzles.other-game", file=path.name, game=str(game)[:40], wanted=definition.id)
    if rules not in definition.rules_versions:
        raise BadInput("puzzles.other-rules", file=path.name, rules=str(rules)[:20], known=definition.rules_version)
    try:
        found = [Puzzle.from_object({**puzzle, "game": game, "rules": rules}) for puzzle in document["puzzles"]]
    except (GameError, KeyError, TypeError, ValueError):
        raise BadInput("puzzles.unreadable", file=path.name) from None
    return {puzzle.id: puzzle for puzzle in found}


@lru_cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that come with a game, by their ids; none if it comes with none."""
    definition = games.definition(game)
    path = definition.folder / FILE
    return read_set(path, definition) if path.exists() else {}


def find(id: str) -> Puzzle | None:
    """The puzzle with this id, of whatever game."""
    return next((shipped(game)[id] for game in games.names() if id in shipped(game)), None)
