"""What a game folder hands over (`Definition`), and a game ready to be played (`Game`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from serai.core import calls
from serai.core.components import Box
from serai.core.errors import BadInput, BadNotation
from serai.core.events import Event
from serai.core.message import Message
from serai.core.random import Random

if TYPE_CHECKING:
    from serai.core.position import Position
    from serai.core.record import Record
    from serai.core.view import View

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its default first, then the other values it may have."""

    name: str
    values: tuple[Value, ...]
    #: Written into every record, even at its default.
    always_written: bool = False

    @property
    def default(self) -> Value:
        """The value that holds when nothing is said."""
        return self.values[0]

    def read(self, given: object) -> Value:
        """The value meant by `given`, which may be text from a command line or a file."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given == (str(value).lower() if isinstance(value, bool) else str(value)):
                return value
        allowed = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)
        raise BadInput("options.bad-value", option=self.name, value=_quoted(given), allowed=allowed)


def _quoted(given: object) -> str:
    """What was given, if it can be quoted in a sentence."""
    return str(given)[:40] if isinstance(given, str | int | float) else type(given).__name__


class Definition(ABC):
    """A game as its folder describes it. The compiled functions are supplied apart, by the type of the record."""

    id: ClassVar[str]
    name: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    #: Names of the numbers that `contract.refusal` answers.
    reasons: ClassVar[tuple[str, ...]]
    state: ClassVar[np.dtype[Any]]
    view: ClassVar[np.dtype[Any]]
    #: The size of the buffer `contract.legal` needs.
    max_moves: ClassVar[int]
    max_outcomes: ClassVar[int]
    position_class: ClassVar[type[Position]]
    view_class: ClassVar[type[View]]

    @abstractmethod
    def load_box(self, components: Path | None, options: Mapping[str, Value]) -> Box:
        """The box: the game's own tables, a user's file over them, and the options."""

    @abstractmethod
    def encode(self, game: Game, move: Any) -> int:
        """The packed integer of a move value."""

    @abstractmethod
    def decode(self, game: Game, code: int) -> Any:
        """The move value of a packed integer."""

    @abstractmethod
    def write(self, game: Game, code: int) -> str:
        """A packed move in canonical notation."""

    @abstractmethod
    def parse(self, game: Game, text: str) -> Any:
        """The move value written in `text`, or `BadNotation`."""

    @abstractmethod
    def write_seen(self, code: int, before: Position, viewer: int) -> str:
        """The notation of a move as this seat saw it: `?` for what was hidden from it."""

    @abstractmethod
    def refusal_arguments(self, game: Game, reason: str, code: int) -> dict[str, str | int]:
        """What the sentence of a refusal needs, from the move and the box alone: never from the position."""

    @abstractmethod
    def events(self, before: Position, code: int, after: Position) -> Sequence[Event]:
        """What happened by a move, told for everybody's eyes together; `Event.seen_by` makes it fit for one."""

    @abstractmethod
    def milestone(self, after: Position) -> dict[str, Any] | None:
        """What the record keeps of a position when it is reached, for example a round that has just been scored."""

    @abstractmethod
    def result(self, position: Position, milestones: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """The result of a finished game as the record holds it."""

    @abstractmethod
    def scores(self, result: Mapping[str, Any]) -> list[float]:
        """What each seat has to show for itself, in the game's own points: how clearly one won, not who did."""

    def winners(self, result: Mapping[str, Any]) -> list[int]:
        """The seats that won: several where they share the victory, all of them where nobody won."""
        winner = result["winner"]
        return list(range(len(self.scores(result)))) if winner is None else [int(winner) - 1]

    @abstractmethod
    def read_position(self, game: Game, text: str) -> NDArray[Any]:
        """The state written in a position string, or `BadNotation`."""

    @abstractmethod
    def write_position(self, position: Position) -> str:
        """The position string of a position."""

    def without_memory(self, view: View) -> View:
        """The view of a player who is not helped to remember; in most games the table shows everything."""
        return view

    @abstractmethod
    def canonical_seen(self, game: Game, text: str) -> tuple[str, bool]:
        """An entry of a record seen from one seat, `?` included, in canonical notation; and whether it is chance's."""

    @abstractmethod
    def table(self, view: View) -> Sequence[Message]:
        """The table as a player sees it, line by line."""

    @abstractmethod
    def forms(self) -> Message:
        """How moves are typed, by examples."""

    @abstractmethod
    def describe_move(self, game: Game, move: Any) -> Message:
        """A move as an offer on a menu ("Take gold")."""

    @abstractmethod
    def show(self, view: View) -> Any:
        """The table as a screen needs it: a Struct, complete, made from the view and therefore fit for its seat."""

    @abstractmethod
    def preview(self, view: View, code: int) -> Message:
        """What a legal move would do now, in one sentence for a button: "Sell 3 leather: 4 + 3 + 2, bonus token"."""

    @abstractmethod
    def spell(self, seen: Position | View, code: int) -> Any:
        """A legal move in its parts, a dataclass, so that screens build moves by clicks and never read notation."""

    def parts_key(self, seen: Position | View) -> Hashable:
        """What the parts of a move depend on besides the move itself; caches of parts are kept by it."""
        return ()

    def from_parts(self, game: Game, parts: Mapping[str, Any]) -> Any:
        """The move value with these parts (see `spell`; without `move`), or `BadNotation`."""
        raise BadNotation("notation.unreadable", text="")

    @abstractmethod
    def show_box(self, game: Game) -> Any:
        """The components as a screen needs them: what does not change during a game, a dataclass."""

    @abstractmethod
    def title(self) -> Message:
        """What the game is called where the reader lives."""

    @abstractmethod
    def option_label(self, option: str) -> Message:
        """What an option is called."""

    @abstractmethod
    def value_label(self, option: str, value: Value) -> Message:
        """What a value of an option means."""

    @abstractmethod
    def level_name(self, level: int) -> Message:
        """What the bot of this level is called in this game."""

    @abstractmethod
    def level_character(self, level: int) -> Message:
        """How the bot of this level plays, in one line."""


@lru_cache(maxsize=1 << 16)
def _code_of(game: Game, text: str) -> int:
    """Players write the same moves again and again."""
    return game.definition.encode(game, game.parse_move(text))


class Game:
    """A game with its box and options, ready to be played. Make one with `serai.games.load`."""

    def __init__(
        self, definition: Definition, components: Path | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        known = {option.name: option for option in definition.options}
        for name in options or {}:
            if name not in known:
                raise BadInput("options.unknown", option=str(name)[:40], allowed=", ".join(known))
        chosen = {name: option.default for name, option in known.items()}
        chosen |= {name: known[name].read(value) for name, value in (options or {}).items()}
        self.definition = definition
        self.id = definition.id
        self.name = definition.name
        self.options: Mapping[str, Value] = chosen
        self.components = components
        box = definition.load_box(components, chosen)
        self.boxes = box.array
        self._mark = box.mark
        self.box = self.boxes[0]
        #: What the components file calls its cards and tiles, by number.
        self.names = box.names
        #: Where each number of the box comes from, by its place in the file.
        self.sources = box.sources

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"<{self.name}{options}>"

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Come back from a pickle as before: the box stays read-only, or compiled code would not know its type."""
        self.__dict__.update(state)
        self.boxes.flags.writeable = False
        self.box = self.boxes[0]

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return int(self.options.get("seats", self.definition.seats[0]))

    @property
    def components_mark(self) -> str | None:
        """A short hash that tells a box of one's own from the box of the game; nothing for the latter."""
        if self.components is None:
            return None
        usual = self.definition.load_box(None, self.options)
        return None if self._mark == usual.mark else self._mark

    def start(self) -> Position:
        """The position before anything has happened: chance is to move."""
        states = np.zeros(1, self.definition.state)
        calls.begin(self.boxes, states)
        return self.definition.position_class(self, states)

    def position(self, text: str) -> Position:
        """The position written in a position string."""
        return self.definition.position_class(self, self.definition.read_position(self, text))

    def parse_move(self, text: str) -> Any:
        """The move written in `text`."""
        return self.definition.parse(self, text)

    def code(self, move: Any) -> int:
        """The packed integer of a move given as a value or in notation."""
        return _code_of(self, move) if isinstance(move, str) else self.definition.encode(self, move)

    def move(self, code: int) -> Any:
        """The move value of a packed integer."""
        return self.definition.decode(self, code)

    def write(self, move: Any) -> str:
        """A move, packed or as a value, in canonical notation."""
        return self.definition.write(self, move if isinstance(move, int) else self.code(move))

    def determinize(self, view: View, random: Random) -> Position:
        """A random world that gives exactly this view, which must be one with memory."""
        if not view.has_memory:
            raise ValueError("a view without memory fits no world exactly")
        states = np.zeros(1, self.definition.state)
        calls.determinize(self.boxes, view.array, random, states)
        return self.definition.position_class(self, states)

    def record(self) -> Record:
        """An empty record, to be played into."""
        from serai.core.record import Record

        return Record(self)
