"""A small network that chooses actions, in plain NumPy: what training made, ready to play. `learner.py` trains it.

One tower reads the observation and gives a value and a query; another reads what an action is made of (its digits,
`factored.Choices`) and gives a key. How good an action is, is the product of query and key: a head of 25,499 outputs is
never computed, only the keys of legal actions are looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.bots import Budget, Decision
from serai.core.game import Game
from serai.core.random import Random
from serai.core.view import View
from serai.envs import kernels
from serai.envs.actions import Actions
from serai.envs.batch import observation_of

Weights = dict[str, NDArray[np.float32]]
#: The layers of both towers, in the order of their use.
LAYERS = ("first", "second", "query", "value", "action_first", "action_key")


def parts_of(actions: Actions) -> NDArray[np.float32]:
    """A row for each action: a one for its kind, and for each of its digits one for the value it has."""
    moves = actions.game.definition.moves
    columns = []
    kinds = actions.codes & (1 << moves.kind_bits) - 1
    for one in moves.by_kind.values():
        if one.is_chance:
            continue
        columns.append(kinds == one.kind)
        for _, low, width in one.digits():
            digit = actions.codes >> moves.kind_bits + low & (1 << min(width, 62)) - 1
            own = np.unique(digit[kinds == one.kind])
            columns += [(kinds == one.kind) & (digit == value) for value in own] if len(own) > 1 else []
    return np.stack(columns, axis=1).astype(np.float32)


class Policy:
    """Chooses among legal actions by what a network thinks of them."""

    def __init__(self, actions: Actions, weights: Weights) -> None:
        self.actions, self.weights = actions, weights
        wanted = len(observation_of(actions.game))
        if weights["first.weight"].shape[1] != wanted:
            raise ValueError(
                f"a network for {weights['first.weight'].shape[1]} numbers; {actions.game.id} has {wanted}"
            )
        hidden = np.maximum(self._layer("action_first", parts_of(actions)), 0)
        self._keys = self._layer("action_key", hidden)

    def _layer(self, name: str, numbers: NDArray[np.float32]) -> NDArray[np.float32]:
        found: NDArray[np.float32] = numbers @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return found

    def judge(
        self, numbers: NDArray[np.float32], legal: NDArray[np.int32], rows: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The scores of the legal actions of many games in a flat list, and the value of each game to its player."""
        hidden = np.maximum(self._layer("first", numbers), 0)
        hidden = np.maximum(self._layer("second", hidden), 0)
        scores = np.einsum("ij,ij->i", self._layer("query", hidden)[rows], self._keys[legal])
        return scores, np.tanh(self._layer("value", hidden)[:, 0])

    def scores(self, numbers: NDArray[np.float32], legal: NDArray[np.int32]) -> NDArray[np.float32]:
        """How good each legal action is; the best is the largest."""
        hidden = np.maximum(self._layer("first", numbers), 0)
        hidden = np.maximum(self._layer("second", hidden), 0)
        found: NDArray[np.float32] = self._keys[legal] @ self._layer("query", hidden)
        return found

    def save(self, path: Path) -> None:
        """Write the network to a file."""
        np.savez_compressed(path, allow_pickle=False, **self.weights)

    @classmethod
    def load(cls, path: Path, game: Game) -> Policy:
        """The network of a file, for this game."""
        with np.load(path) as stored:
            return cls(Actions(game), {name: stored[name] for name in stored.files})


class PolicyBot:
    """A bot that plays what a network likes best. Subclass it and name a file to enter the arena."""

    #: The file of the network.
    path: Path

    def __init__(self, policy: Policy | None = None) -> None:
        self._policies: dict[str, Policy] = {}
        self._policy = policy

    def _of(self, game: Game) -> Policy:
        if self._policy is not None:
            return self._policy
        if repr(game) not in self._policies:
            self._policies[repr(game)] = Policy.load(self.path, game)
        return self._policies[repr(game)]

    def prepare(self, game: Game) -> None:
        """Load the network and what encodes a view, before anybody takes the time."""
        self._of(game)
        kernels.encode(game.boxes, game.start().view(0).array, np.empty(len(observation_of(game)), np.float32))

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The action the network likes best."""
        policy, codes = self._of(view.game), view.legal_moves.codes
        numbers = np.empty(len(observation_of(view.game)), np.float32)
        kernels.encode(view.game.boxes, view.array, numbers)
        return Decision(int(codes[int(policy.scores(numbers, policy.actions.ids(codes)).argmax())]))


def rows_of(legal: NDArray[np.int32], counts: NDArray[np.int32]) -> tuple[NDArray[Any], NDArray[Any]]:
    """The legal actions of many games in one flat list, and the game of each."""
    width = int(counts.max(initial=1))
    is_there = np.arange(width) < counts[:, None]
    return legal[:, :width][is_there], np.repeat(np.arange(len(counts)), counts)
