"""Dense actions: every move that a player can ever make with a box has a number, 0, 1, 2 ….

The numbers come from the rules themselves: a game names positions that between them allow every move
(`Definition.covering_positions`), the rules list what is legal there, and all of it, sorted by kind and packing, is the
table. It is the same for every number of players.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai import games
from serai.core import kernel
from serai.core.game import Game
from serai.core.moves import Move
from serai.envs import kernels
from serai.envs.errors import BadArgument

#: More actions than this are no dense table any more.
MOST_ACTIONS = 1 << 19


class Actions(Sequence[Move]):
    """The actions of a game: `actions[7]` is a move, `actions.id("+G")` its number."""

    def __init__(self, game: Game) -> None:
        if not isinstance(game, Game):
            raise BadArgument(f"a game is needed, as games.load gives it, not a {type(game).__name__}")
        self.game = game
        #: The packed move of every action.
        self.codes: NDArray[np.int64] = _codes(game)
        self.codes.flags.writeable = False
        # a hash table of ids for compiled code, without collisions: 2**(64 − `shift`) slots, a factor for each bucket
        self.slots, self.factors, self.shift = _hash_table(self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self.game.move(int(code)) for code in self.codes[index]]
        return self.game.move(self._code(index))

    def _code(self, action: Any) -> int:
        """The packed move of an action, counted from the end if it is negative, as everywhere in Python."""
        return int(self.codes[range(len(self))[action]])

    def __iter__(self) -> Iterator[Move]:
        return map(self.game.move, self.codes.tolist())

    def __contains__(self, move: object) -> bool:
        try:
            return self.find(move) is not None
        except Exception:  # whatever is no move at all
            return False

    def index(self, move: Any, start: int = 0, stop: int | None = None) -> int:
        """The number of a move, given as a value, in notation or packed; `ValueError` if it has none."""
        found = self.id(move)
        if found not in range(*slice(start, stop).indices(len(self))):
            raise ValueError(f"{move!r} is no action from {start} on")
        return found

    def id(self, move: Any) -> int:
        """The number of a move, given as a value, in notation or packed; `ValueError` if it has none."""
        found = self.find(move)
        if found is None:
            raise ValueError(f"{move!r} is no action of {self.game.id}")
        return found

    def find(self, move: Any) -> int | None:
        """The number of a move, or nothing where no player can ever make it."""
        code = int(move) if isinstance(move, int | np.integer) else self.game.code(move)
        if not -(2**63) <= code < 2**63:
            return None
        found = int(kernels.action_of(code, self.slots, self.factors, self.shift))
        return found if found >= 0 and self.codes[found] == code else None

    def name(self, action: int) -> str:
        """An action in notation."""
        return self.game.write(self._code(action))

    def names(self) -> list[str]:
        """All actions in notation."""
        return [self.game.write(code) for code in self.codes.tolist()]

    def ids(self, codes: NDArray[np.int64]) -> NDArray[np.int32]:
        """The numbers of packed moves, such as `position.legal_moves.codes`."""
        given = np.asarray(codes)
        if given.ndim != 1 or (given.dtype.kind not in "iu" and given.size):
            raise BadArgument(f"packed moves are a row of whole numbers, not {given.dtype} of shape {given.shape}")
        listed, found = np.ascontiguousarray(given, np.int64), np.empty(len(given), np.int32)
        if kernels.actions_of(listed, len(listed), self.slots, self.factors, self.shift, found):
            raise BadArgument(f"not all of these are packed moves that are actions of {self.game.id}")
        return found

    def mask(self, codes: NDArray[np.int64]) -> NDArray[np.int8]:
        """A one for each of these packed moves, a zero for every other action."""
        mask = np.zeros(len(self), np.int8)
        mask[self.ids(codes)] = 1
        return mask

    def __eq__(self, other: object) -> bool:
        return self.game == other.game if isinstance(other, Actions) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.game)

    def __copy__(self) -> Actions:
        return self

    def __deepcopy__(self, memo: object) -> Actions:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Actions, (self.game,)

    def __repr__(self) -> str:
        return f"Actions({self.game!r})"


def _codes(game: Game) -> NDArray[np.int64]:
    """All actions, from the cache if they were listed before."""
    tables = [_seated(game, seats) for seats in game.definition.seats]
    digest = hashlib.sha256(game.id.encode())
    for table in tables:
        digest.update(table.boxes.tobytes())
    kept = Path(kernel.FOLDER) / f"actions-{game.id}-{digest.hexdigest()[:16]}.npy"
    if kept.exists() and kernel.IS_COMPILED:
        stored: NDArray[np.int64] = np.load(kept)
        return stored
    found = np.unique(np.concatenate([_listed(table) for table in tables]))
    kinds = found & (1 << game.definition.moves.kind_bits) - 1
    codes: NDArray[np.int64] = found[np.lexsort((found, kinds))]
    if kernel.IS_COMPILED:
        unfinished = kept.with_suffix(f".{np.random.default_rng().integers(1 << 62):x}.part.npy")
        np.save(unfinished, codes)
        unfinished.replace(kept)  # another process that reads it meanwhile reads a whole file
    return codes


def _hash_table(codes: NDArray[np.int64]) -> tuple[NDArray[np.uint64], NDArray[np.uint32], int]:
    """Slots, factors and shift (`kernels.place_of`) that keep all packed moves apart; larger until that succeeds."""
    bits = max(4, len(codes).bit_length())
    buckets = 1 << max(1, bits - 3)
    mixed = codes.astype(np.uint64) * kernels.FACTOR
    bucket = (mixed >> np.uint64(40) & np.uint64(buckets - 1)).astype(np.int64)
    order = np.argsort(bucket, kind="stable")
    starts = np.searchsorted(bucket[order], np.arange(buckets + 1))
    while True:
        slots, factors = np.full(1 << bits, kernels.EMPTY), np.ones(buckets, np.uint32)
        if kernels.fill_slots(codes, order, starts, factors, 64 - bits, slots):
            slots[slots == kernels.EMPTY] &= ~kernels.LOW  # a reader of the lower half alone finds action 0
            return slots, factors, 64 - bits
        bits += 1


def _seated(game: Game, seats: int) -> Game:
    """The game with this box for another number of players."""
    if seats == game.seats:
        return game
    return games.load_with(game.id, {**game.options, "seats": seats}, game.components, rules=game.rules)


def _listed(game: Game) -> NDArray[np.int64]:
    """Every move that is legal in one of the game's covering positions, in any order."""
    found = np.empty(MOST_ACTIONS, np.int64)
    slots = np.full(2 * MOST_ACTIONS, -1, np.int32)
    moves = np.empty(game.definition.max_moves, np.int64)
    shift = 65 - len(slots).bit_length()
    count = kernels.collect(game.boxes, game.definition.covering_positions(game), moves, shift, slots, found)
    if count == MOST_ACTIONS:
        raise BadArgument(f"{game.id} has more than {MOST_ACTIONS} moves: too many for dense actions")
    return found[:count].copy()
