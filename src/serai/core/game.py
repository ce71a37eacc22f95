"""A game with its box and options, ready to be played. Its package supplies what `definition.py` asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from serai.core import entry_points, view_string
from serai.core.errors import BadInput
from serai.core.options import Value
from serai.core.random import Source, generator_of
from serai.core.type_variables import ChanceMove, PlayerMove, PositionT, ViewT

if TYPE_CHECKING:
    from serai.core.definition import Definition
    from serai.core.record import Record
    from serai.core.view import View

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
        made = self._make(key)
        self.put(key, made)
        return made

    def put(self, key: K, value: V) -> None:
        """Remember a value that is known already."""
        if len(self) >= self._most:
            self.clear()
        self[key] = value


def _for_rules(boxes: NDArray[Any], rules: int) -> NDArray[Any]:
    """The box with the version of the rules in its field `rules`, if it has one; read-only."""
    if "rules" not in (boxes.dtype.names or ()):
        return boxes
    boxes = boxes.copy()
    boxes["rules"] = rules
    boxes.flags.writeable = False
    return boxes


class Game(Generic[PositionT, ViewT, PlayerMove, ChanceMove]):
    """A game ready to be played. Make one with `serai.games.load`.

    It is a value: games with the same box, options and rules are equal, and it can be hashed, copied and pickled.
    """

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
        named = tuple(sorted((table, tuple(of)) for table, of in names.items()))
        self._value = (self.id, self.rules, tuple(sorted(self.options.items())), self.boxes.tobytes(), named)
        self._hash = hash(self._value)
        self.box = self.boxes[0]
        #: How many players sit at the table.
        self.seats = int(self.options.get("seats", self.definition.seats[0]))
        #: Whether the table shows what only a memory would know.
        self.has_memory = option is None or bool(self.options[option])
        # players make the same moves again and again
        self._moves: Memo[int, PlayerMove | ChanceMove] = Memo(lambda code: cast(Any, moves.decode(index(code), names)))
        self._written: Memo[int, str] = Memo(self._write)
        self._codes: Memo[str, int] = Memo(lambda text: moves.encode(moves.parse(text), names))

    def _write(self, code: int) -> str:
        """A packed move in canonical notation, which need not be read when it comes back: it is this move again."""
        text = self._moves[code].written()
        self._codes.put(text, code)
        return text

    def __repr__(self) -> str:
        return f"games.load({self.id!r}{self.written_arguments})"

    @property
    def written_arguments(self) -> str:
        """What has to be said besides the id to load this game again, as Python writes it: `, rounds=1`."""
        given = {option.name: option.default for option in self.definition.options}
        more = {name: value for name, value in self.options.items() if value != given[name]}
        if self.rules != self.definition.rules_version:
            more["rules"] = self.rules
        if self.components is not None:
            more["components"] = str(self.components)
        return "".join(f", {name}={value!r}" for name, value in more.items())

    def __eq__(self, other: object) -> bool:
        return self._value == other._value if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        return self._hash

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if not isinstance(value, Memo)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Come back from a pickle as before: the box stays read-only, or compiled code would not know its type."""
        self.__dict__.update(state)
        self.boxes.flags.writeable = False
        self._prepare()

    def with_rules(self, rules: int) -> Self:
        """The game with this box and these options by another version of the rules."""
        return type(self)(self.definition, self.components, self.options, rules)

    @property
    def components_mark(self) -> str | None:
        """A short hash that tells a box of the user's from the box of the game; nothing for the latter."""
        usual = self.definition.load_box(None, self.options).mark if self.components else self._mark
        return None if self._mark == usual else self._mark

    def start(self) -> PositionT:
        """The position before anything has happened: chance is to move."""
        states = np.zeros(1, self.definition.state)
        entry_points.begin(self.boxes, states)
        return self._position(states)

    def position(self, text: str) -> PositionT:
        """The position written in a position string, as `Position.text` gives it; `BadNotation` if it is none."""
        return self._position(self.definition.read_position(self, _checked(text)))

    def view(self, text: str, memory: bool = True) -> ViewT:
        """The view written in a view string, as `View.text` gives it; `BadInput` if no position gives such a view.

        Without `memory`: as a player sees it who is not helped to remember.
        """
        view: ViewT = self.definition.view_class(self, view_string.read(self, _checked(text)))
        view.check()
        return view if memory else self.definition.without_memory(view)

    def _position(self, states: Any) -> PositionT:
        found: PositionT = self.definition.position_class(self, states)
        return found

    def parse_move(self, text: str) -> PlayerMove | ChanceMove:
        """The move written in `text`; `BadNotation` if it is none."""
        found: Any = self.definition.moves.parse(_checked(text))
        return found  # type: ignore[no-any-return]

    def code(self, move: object) -> int:
        """The packed integer of a move given as a value or in notation."""
        return self._codes[move] if isinstance(move, str) else self.definition.moves.encode(move, self.names)

    def move(self, code: int) -> PlayerMove | ChanceMove:
        """The move value of a packed integer; `ValueError` if no move is packed so."""
        return self._moves[code]

    def write(self, move: object) -> str:
        """A move, packed or as a value, in canonical notation."""
        return self._written[move if isinstance(move, int) else self.code(move)]

    def determinize(self, view: View, random: Source) -> PositionT:
        """A random world that gives exactly this view, which must be one with memory; `BadInput` if there is none."""
        if not isinstance(view, self.definition.view_class):
            raise TypeError(f"a view of {self.name} is needed, not {type(view).__name__}")
        if not view.has_memory:
            raise ValueError("a view without memory fits no world exactly")
        view.check()
        states = np.zeros(1, self.definition.state)
        entry_points.determinize(self.boxes, view._array, generator_of(random), states)
        return self._position(states)

    def record(self) -> Record[PositionT]:
        """An empty record, to be played into."""
        from serai.core.record import Record

        return Record(self)


def _checked(text: object) -> str:
    """The text, if it is one."""
    if not isinstance(text, str):
        raise TypeError(f"a text is needed, not {type(text).__name__}")
    return text
