"""Many games at once, in compiled code: a batch of positions as one array of records.

    batch = Batch(games.load("jaipur"), 4096, seed=1)
    batch.play_random(100)              # 100 random decisions in every game
    moves, counts = batch.legal_moves() # packed, one row a game
    batch.play(moves[:, 0])             # a decision in every game, and the answers of chance

Every game has random numbers of its own, from the seed and its number: it is the same in a batch of any size. Finished
games stand still until `restart`. The functions are compiled when they are first called.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import index
from typing import Any, Generic

import numpy as np
from numpy.typing import ArrayLike, NDArray

from serai.core.contract import OVER
from serai.core.errors import IllegalMove
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.type_variables import PositionT
from serai.lab import batch_kernels as kernels

#: More games than this would need more memory than a player has.
MOST_GAMES = 1 << 22


class Batch(Generic[PositionT]):
    """Positions of many games of one kind, each waiting for a decision or finished."""

    def __init__(self, game: Game[PositionT], size: int, seed: int = 1) -> None:
        if not 1 <= index(size) <= MOST_GAMES:
            raise ValueError(f"a batch has 1 to {MOST_GAMES:,} games")
        self.game = game
        self._states = np.zeros(size, game.definition.state)
        self._moves = np.empty(game.definition.max_moves, np.int64)
        self._random = np.array([seeded(seed, number) for number in range(size)])
        self.restart()

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, number: int) -> PositionT:
        """One of the positions, as a value."""
        at = range(len(self))[index(number)]
        return self.game._position(self._states[at : at + 1].copy())

    def __iter__(self) -> Iterator[PositionT]:
        return (self[number] for number in range(len(self)))

    @property
    def states(self) -> NDArray[Any]:
        """The records of all games, read-only: `batch.states["rupees"]` is a field of each."""
        seen = self._states.view()
        seen.setflags(write=False)
        return seen

    @property
    def movers(self) -> NDArray[np.int8]:
        """The seat to move in each game, −2 where it is over."""
        found: NDArray[np.int8] = self._states["mover"].copy()
        return found

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Which games are over."""
        found: NDArray[np.bool_] = self._states["mover"] == OVER
        return found

    def restart(self, which: ArrayLike | None = None) -> None:
        """Begin these games anew (a mask, or their numbers; all if nothing is said), up to their first decision."""
        chosen = np.ones(len(self), np.bool_)
        if which is not None:
            chosen[:] = False
            chosen[np.asarray(which)] = True
        self._advance(np.where(chosen, kernels.RESTART, kernels.HOLD))

    def legal_moves(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The packed legal moves of every game, a row each, and how many there are; none where a game is over.

        Behind a row's moves there are zeros. `game.move(code)` gives the value of a packed move.
        """
        counts, listed = np.zeros(len(self), np.int64), np.zeros((len(self), 0), np.int64)
        kernels.list_legal(self.game.boxes, self._states, self._moves, listed, counts)
        listed = np.zeros((len(self), int(counts.max(initial=0))), np.int64)
        kernels.list_legal(self.game.boxes, self._states, self._moves, listed, counts)
        return listed, counts

    def play(self, codes: Sequence[int] | NDArray[np.int64]) -> None:
        """Make a packed move in every game that is not over, and let chance answer up to the next decision.

        If one of them is not legal, `IllegalMove` names it and the game, and nothing is changed anywhere.
        """
        chosen = _numbers(codes, "packed moves")
        if chosen.shape != (len(self),):
            raise ValueError(f"one move for each of {len(self)} games is needed, not {chosen.shape}")
        wrong = -self._advance(np.full(len(self), kernels.PLAY), chosen) - kernels.REFUSED
        if wrong >= 0:
            try:
                self[wrong].play_code(int(chosen[wrong]))
            except IllegalMove as error:
                error.move = f"game {wrong}, code {chosen[wrong]}"
                raise

    def play_random(self, decisions: int) -> int:
        """Make this many random decisions in every game, fewer where it ends; return how many were made in all."""
        if index(decisions) < 0:
            raise ValueError("not fewer than no decisions")
        return self._advance(np.full(len(self), kernels.RANDOM), decisions=decisions)

    def _advance(self, orders: NDArray[Any], codes: NDArray[np.int64] | None = None, decisions: int = 0) -> int:
        """How many decisions were made, or what `advance` answers for a move that is not legal."""
        given = np.zeros(len(self), np.int64) if codes is None else codes
        settings = orders.astype(np.int8), given, decisions, self._moves, self._random
        return int(kernels.advance(self.game.boxes, self._states, *settings))

    def observe(self, seats: ArrayLike | None = None) -> NDArray[Any]:
        """The view records of all games, for one seat or a seat each; if nothing is said, for the seat to move.

        Where a game is over and no seat is named, it is a spectator's. Nothing hidden from a seat is in its record.
        """
        given = np.maximum(self._states["mover"], -1) if seats is None else seats
        chosen = np.array(np.broadcast_to(_numbers(given, "seats"), len(self)))
        if chosen.min() < -1 or chosen.max() >= self.game.seats:
            raise ValueError(f"seats are −1 to {self.game.seats - 1}")
        views = np.zeros(len(self), self.game.definition.view)
        kernels.observe(self.game.boxes, self._states, chosen, views)
        views.setflags(write=False)
        return views


def _numbers(given: ArrayLike, what: str) -> NDArray[np.int64]:
    """Whole numbers as a new array of 64-bit integers, the one type that compiled code knows."""
    found = np.asarray(given)
    if found.dtype.kind not in "iu":
        raise TypeError(f"{what} are whole numbers, not {found.dtype}")
    return np.array(found, np.int64)
