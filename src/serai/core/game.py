"""A game with its box and options, ready to be played. What its package supplies is in `serai.core.contract`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from serai.core import entry_points
from serai.core.contract import Definition, Option, Value
from serai.core.errors import BadInput
from serai.core.random import Random

if TYPE_CHECKING:
    from serai.core.position import Position
    from serai.core.record import Record
    from serai.core.view import View

__all__ = ["Definition", "Game", "Memo", "Option", "Value"]

#: Moves of one game that are remembered in each form.
MOST_REMEMBERED = 65_536

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """Remembers what a function returned; when it is full it begins anew."""

    def __init__(self, make: Callable[[K], V], most: int = MOST_REMEMBERED) -> None:
        super().__init__()
        self._make = make
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made


def _for_rules(boxes: NDArray[Any], rules: int) -> NDArray[Any]:
    """The box with the version of the rules in its field `rules`, if it has one; read-only."""
    if "rules" not in (boxes.dtype.names or ()):
        return boxes
    boxes = boxes.copy()
    boxes["rules"] = rules
    boxes.flags.writeable = False
    return boxes


class Game:
    """A game ready to be played. Make one with `serai.games.load`."""

    def __init__(
        self,
        definition: Definition[Any, Any],
        components: Path | None = None,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> None:
        known = {option.name: option for option in definition.options}
        for name in options or {}:
            if name not in known:
                raise BadInput("options.unknown", option=str(name)[:40], allowed=", ".join(known))
        chosen = {name: option.default for name, option in known.items()}
        chosen |= {name: known[name].read(value) for name, value in (options or {}).items()}
        self.definition = definition
        #: The version of the rules that is played: the newest, unless another was asked for.
        self.rules = definition.rules_version if rules is None else rules
        if type(self.rules) is not int or self.rules not in definition.rules_versions:
            allowed = ", ".join(map(str, definition.rules_versions))
            raise BadInput("options.bad-value", option="rules", value=str(rules)[:40], allowed=allowed)
        self.id = definition.id
        self.name = definition.name
        self.options: Mapping[str, Value] = chosen
        self.components = components
        box = definition.load_box(components, chosen)
        self.boxes = _for_rules(box.array, self.rules)
        self._mark = box.mark
        #: What the components file calls its cards and tiles, by number.
        self.names = box.names
        #: Where each number of the box comes from, by its place in the file.
        self.sources = box.sources
        self._prepare()

    def _prepare(self) -> None:
        """What is the same for equal games, and does not travel between processes."""
        moves, names, option = self.definition.moves, self.names, self.definition.memory_option
        self.box = self.boxes[0]
        #: How many players sit at the table.
        self.seats = int(self.options.get("seats", self.definition.seats[0]))
        #: Whether the table shows what only a memory would know.
        self.has_memory = option is None or bool(self.options[option])
        # players make the same moves again and again
        self._moves: Memo[int, Any] = Memo(lambda code: moves.decode(code, names))
        self._written: Memo[int, str] = Memo(lambda code: self._moves[code].written())
        self._codes: Memo[str, int] = Memo(lambda text: moves.encode(moves.parse(text), names))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"<{self.name}{options}>"

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if not isinstance(value, Memo)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Come back from a pickle as before: the box stays read-only, or compiled code would not know its type."""
        self.__dict__.update(state)
        self.boxes.flags.writeable = False
        self._prepare()

    def with_rules(self, rules: int) -> Game:
        """The game with this box and these options by another version of the rules."""
        return Game(self.definition, self.components, self.options, rules)

    @property
    def components_mark(self) -> str | None:
        """A short hash that tells a box of the user's from the box of the game; nothing for the latter."""
        usual = self.definition.load_box(None, self.options).mark if self.components else self._mark
        return None if self._mark == usual else self._mark

    def start(self) -> Position:
        """The position before anything has happened: chance is to move."""
        states = np.zeros(1, self.definition.state)
        entry_points.begin(self.boxes, states)
        return self._position(states)

    def position(self, text: str) -> Position:
        """The position written in a position string."""
        return self._position(self.definition.read_position(self, text))

    def _position(self, states: Any) -> Position:
        found: Position = self.definition.position_class(self, states)
        return found

    def parse_move(self, text: str) -> Any:
        """The move written in `text`."""
        return self.definition.moves.parse(text)

    def code(self, move: Any) -> int:
        """The packed integer of a move given as a value or in notation."""
        return self._codes[move] if isinstance(move, str) else self.definition.moves.encode(move, self.names)

    def move(self, code: int) -> Any:
        """The move value of a packed integer."""
        return self._moves[code]

    def write(self, move: Any) -> str:
        """A move, packed or as a value, in canonical notation."""
        return self._written[move if isinstance(move, int) else self.code(move)]

    def determinize(self, view: View, random: Random) -> Position:
        """A random world that gives exactly this view, which must be one with memory; `BadInput` if there is none."""
        if not view.has_memory:
            raise ValueError("a view without memory fits no world exactly")
        view.check()
        states = np.zeros(1, self.definition.state)
        entry_points.determinize(self.boxes, view.array, random, states)
        return self._position(states)

    def record(self) -> Record:
        """An empty record, to be played into."""
        from serai.core.record import Record

        return Record(self)
