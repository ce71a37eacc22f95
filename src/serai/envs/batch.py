"""A batch of games in arrays, advanced by one compiled call; what every environment of ours stands on."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core import cache, contract, kernel
from serai.core.game import Game
from serai.core.observation import Observation, Plain
from serai.core.position import Position
from serai.core.random import Random
from serai.envs import kernels
from serai.envs.actions import Actions
from serai.envs.errors import IllegalAction


def observation_of(game: Game) -> Observation:
    """How the game wants to be observed; every field of its view as it is, where it does not say."""
    definition = game.definition
    if definition.observation is not None:
        return definition.observation
    if definition.id not in _DEFAULTS:
        fields = [Plain(name) for name in definition.view.names or ()]
        _DEFAULTS[definition.id] = Observation(__name__, definition.view, *fields)
    return _DEFAULTS[definition.id]


_DEFAULTS: dict[str, Observation] = {}
_advance: Any = kernels.advance
#: The author of a game has overlooked something.
INCOMPLETE = "a legal move is missing among the covering positions of the game's actions"


def _direct(function: Any, *arguments: Any) -> Any:
    """The machine code for arguments of these types: Numba does not look at their types at every call."""
    function(*arguments)
    return function.get_overload(tuple(map(function.typeof_pyval, arguments))) if kernel.IS_COMPILED else function


class Batch:
    """`count` games of one kind. All arrays belong to the batch and change with every call."""

    def __init__(
        self, game: Game, count: int, *, has_mask: bool = False, has_records: bool = False, threads: int = 1
    ) -> None:
        definition = game.definition
        self.game, self.count, self.threads = game, count, max(1, min(threads, count))
        self.observation = observation_of(game)
        self.actions = Actions(game)
        self.states = np.zeros(count, definition.state)
        self.randoms: Random = np.ones((count, 4), np.uint64)
        #: The seat that is shown a game: the one to move or, when it is over, the one that moved last.
        self.movers = np.zeros(count, np.int8)
        #: The seat of the learner, whose opponents play at random; −1 where all seats are played from outside.
        self.agents = np.full(count, -1, np.int8)
        self.over = np.ones(count, np.bool_)
        self.rewards = np.zeros((count, game.seats), np.float32)
        #: What the player whose action it was got for it.
        self.earned = np.zeros(count, np.float64)
        width = min(definition.max_moves, len(self.actions))
        self.legal = np.full((count, width), -1, np.int32)
        self.counts = np.zeros(count, np.int32)
        self.mask = np.zeros((count, len(self.actions) if has_mask else 0), np.int8)
        self.numbers = np.zeros((count, len(self.observation)), np.float32)
        self.records = np.zeros(count if has_records else 0, definition.view)
        bounds = np.linspace(0, count, self.threads + 1).astype(int)
        self._slices = [slice(int(a), int(b)) for a, b in itertools.pairwise(bounds)]
        # what the compiled call is given besides the actions, cut for each thread once and for all
        self._before = [self._first_arguments(part) for part in self._slices]
        self._after = [
            tuple(array[part] for array in (
                self.agents, self.over, self.movers, self.earned, self.rewards, self.legal, self.counts, self.mask,
                self.numbers, self.records,
            ))
            for part in self._slices
        ]  # fmt: skip

        self._compile()

    def _compile(self) -> None:
        """Compile the call now if that was never done on this machine, and say so first; no game is touched."""
        mark = f"{self.game.id}-{cache.TOP_PART}-{cache.top_mark()}"
        if kernel.IS_COMPILED and not cache.is_compiled(kernel.FOLDER, mark):
            print(f"serai: compiling the environment of {self.game.name}, once …", file=sys.stderr, flush=True)
            _ = self._call
            cache.mark_compiled(kernel.FOLDER, mark)

    def _first_arguments(self, part: slice) -> tuple[Any, ...]:
        definition, actions = self.game.definition, self.actions
        views, moves = np.zeros(2, definition.view), np.empty(definition.max_moves, np.int64)
        values = np.zeros(max(2, self.game.seats), np.float64)
        own = (self.game.boxes, self.states[part], views, self.randoms[part], moves, values)
        return *own, actions.codes, actions.slots, actions.factors, actions.shift

    @cached_property
    def _call(self) -> Any:
        """The compiled call, without a look at the types of its arguments, which never change."""
        nothing = np.empty(0, np.int64)
        return _direct(_advance, *self._first_arguments(slice(0)), nothing, *(a[:0] for a in self._after[0]))

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads, "serai-batch")

    def checked(self, chosen: NDArray[np.int64]) -> NDArray[np.int64]:
        """Actions from outside, ready for `advance`; `IllegalAction` if one cannot be made, and nothing has changed."""
        wrong = kernels.first_illegal(chosen, self.over, self.legal, self.counts)
        if wrong != kernels.ALL_LEGAL and self.over[wrong]:
            chosen = np.where(self.over, 0, chosen)  # any number starts a new game
            wrong = kernels.first_illegal(chosen, self.over, self.legal, self.counts)
        if wrong != kernels.ALL_LEGAL:
            raise IllegalAction(self.refusal(int(chosen[wrong]), f"game {wrong}: " if self.count > 1 else ""))
        return chosen

    def refusal(self, action: int, where: str = "") -> str:
        """The sentence about an action that cannot be made."""
        if not 0 <= action < len(self.actions):
            return f"{where}{action} is no action; they are 0 to {len(self.actions) - 1}"
        return f"{where}action {action} ({self.actions.name(action)}) is not legal here"

    def advance(self, chosen: NDArray[np.int64]) -> None:
        """Make one action in each game (`kernels.RESET` and `kernels.HOLD` too); they must have been checked."""
        chosen = np.ascontiguousarray(chosen, np.int64)  # `_call` looks at no type: it would read a strided one wrongly
        if self.threads == 1:
            self._advance(0, chosen)
        else:
            list(self._pool.map(self._advance, range(self.threads), [chosen] * self.threads))

    def _advance(self, part: int, chosen: NDArray[np.int64]) -> None:
        unknown = self._call(*self._before[part], chosen[self._slices[part]], *self._after[part])
        if unknown:
            raise RuntimeError(INCOMPLETE)

    def advance_one(self) -> Callable[[NDArray[np.int64]], int]:
        """For a batch of one game: what checks an action and makes it (`kernels.advance_one`), ready to be called."""
        before, after = self._before[0], self._after[0]
        play = _direct(kernels.advance_one, *before, np.full(1, kernels.HOLD, np.int64), *after)
        return lambda chosen: play(*before, chosen, *after)

    def fill_mask(self) -> Callable[[NDArray[np.int8]], None]:
        """For a batch of one game: what writes the legal actions into a mask of zeros."""
        legal, counts = self.legal, self.counts
        fill = _direct(kernels.fill_mask, legal, counts, np.zeros(len(self.actions), np.int8))
        return lambda mask: fill(legal, counts, mask)

    def look(self, i: int, seat: int) -> tuple[NDArray[np.float32], NDArray[Any]]:
        """What a seat sees of game `i`, as numbers and as its view's record, in arrays of their own."""
        views, numbers = np.zeros(2, self.game.definition.view), np.empty(len(self.observation), np.float32)
        kernels.look(self.game.boxes, self.states[i : i + 1], seat, views, numbers)
        return numbers, views[:1]

    def position(self, i: int) -> Position:
        """Game `i` as a position: everything, for tests and for opponents' views. Not for a learner."""
        found: Position = self.game.definition.position_class(self.game, self.states[i : i + 1].copy())
        return found

    def is_over(self, i: int) -> bool:
        """Whether game `i` is over."""
        return int(self.states["mover"][i]) == contract.OVER

    @property
    def bytes_per_game(self) -> int:
        """Memory for each game, buffers included."""
        arrays = (self.states, self.randoms, self.movers, self.agents, self.over, self.rewards, self.legal)
        more = (self.earned, self.counts, self.mask, self.numbers, self.records)
        return sum(array.nbytes for array in arrays + more) // self.count

    def __reduce__(self) -> tuple[Any, ...]:
        # The compiled call holds slices of the arrays: a copy gets arrays and slices of its own.
        flags = self.mask.shape[1] > 0, len(self.records) > 0, self.threads
        return _again, (self.game, self.count, *flags, {name: getattr(self, name) for name in _CHANGING})

    def close(self) -> None:
        """End the threads."""
        if "_pool" in self.__dict__:
            self._pool.shutdown()


#: What makes one batch differ from another of its kind.
_CHANGING = (
    "states", "randoms", "movers", "agents", "over", "rewards", "earned", "legal", "counts", "mask", "numbers",
    "records",
)  # fmt: skip


def _again(
    game: Game, count: int, has_mask: bool, has_records: bool, threads: int, arrays: dict[str, NDArray[Any]]
) -> Batch:
    """A batch from its pickle, or its copy."""
    batch = Batch(game, count, has_mask=has_mask, has_records=has_records, threads=threads)
    for name, array in arrays.items():
        getattr(batch, name)[...] = array
    return batch
