"""`GameVectorEnv`: thousands of games in one compiled call, as a Gymnasium vector environment."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.core.game import Game
from serai.envs.arguments import (
    actions_array,
    chosen_games,
    entropy,
    game_of,
    generators,
    one_of,
    truth,
    whole_number,
)
from serai.envs.batch import Batch
from serai.envs.errors import BadArgument
from serai.envs.kernels import HOLD, RESET
from serai.lab.batch import MOST_GAMES

Observations = dict[str, NDArray[Any]]
#: How legal actions are told: a one for each action; a list of ids, −1 behind its end; not at all (only in `info`).
MASKS = ("dense", "list", None)


class GameVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Many games at once.

    Without an opponent the learner plays all seats: each observation is that of the player to move, `info["seat"]`
    says which one that is, and `reward` goes to the player whose action it was; `info["rewards"]` has all of them.
    With `opponent="random"` the learner has one seat of each game (`seat`, or by turns), and the others play at random.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self, game: str | Game, num_envs: int = 1, *, mask: str | None = "dense", copy: bool = True, threads: int = 1,
        opponent: str | None = None, seat: int | None = None, records: bool = False, **options: Any,
    ) -> None:  # fmt: skip
        """`copy=False` hands out the environment's own arrays, which the next call changes."""
        self.game = game_of(game, options)
        self.num_envs = whole_number(num_envs, "num_envs", 1, MOST_GAMES)
        self.mask = one_of(mask, "mask", MASKS)
        self.copy, self.has_records = truth(copy, "copy"), truth(records, "records")
        one_of(opponent, "opponent", (None, "random"))
        self.batch = Batch(
            self.game, self.num_envs, has_mask=mask == "dense", has_records=self.has_records,
            threads=whole_number(threads, "threads", 1, 256),
        )  # fmt: skip
        if opponent is not None:
            seats = np.arange(self.num_envs) % self.game.seats
            self.batch.agents[:] = seats if seat is None else whole_number(seat, "seat", 0, self.game.seats - 1)
        elif seat is not None:
            raise BadArgument("seat belongs to an opponent; without one the learner plays all seats")
        self.actions = self.batch.actions
        self._is_seeded = self._has_begun = False
        self._truncated = np.zeros(self.num_envs, np.bool_)
        high = self.batch.observation.high()
        self.number_space = spaces.Box(-high, high, dtype=np.float32)
        parts: dict[str, spaces.Space[Any]] = {"observation": self.number_space}
        if self.mask == "dense":
            parts["action_mask"] = spaces.Box(0, 1, (len(self.actions),), np.int8)
        elif self.mask == "list":
            parts["legal"] = spaces.Box(-1, len(self.actions) - 1, (self.batch.legal.shape[1],), np.int32)
        self.single_observation_space = spaces.Dict(parts)
        self.single_action_space = spaces.Discrete(len(self.actions))

    # Made when somebody asks: the bounds of a dense mask are as large as the mask itself.
    @cached_property
    def observation_space(self) -> gymnasium.Space[Any]:  # type: ignore[override]
        """The space of all observations together."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> gymnasium.Space[Any]:  # type: ignore[override]
        """The space of all actions together."""
        return batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observations, dict[str, Any]]:
        """Start all games anew, or those of `options["reset_mask"]`; the same seed gives the same games."""
        chosen = np.full(self.num_envs, RESET, np.int64)
        if self.closed:
            raise ClosedEnvironmentError("the environment was closed")
        if (wanted := chosen_games(options, self.num_envs)) is not None:
            if not self._has_begun:
                raise BadArgument("the first reset starts all games: no reset_mask")
            chosen[~wanted] = HOLD
        if seed is not None or not self._is_seeded:
            fresh = generators(entropy() if seed is None else seed, self.num_envs)
            self.batch.randoms[chosen == RESET] = fresh[chosen == RESET]
            self._is_seeded = True
        self.batch.advance(chosen)
        self._has_begun = True
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make an action in each game. A game that was over starts anew instead, whatever its action is."""
        chosen = actions_array(actions, self.num_envs)
        self.check_ready()
        batch = self.batch
        batch.advance(batch.checked(chosen))
        return self._observations(), batch.earned.copy(), batch.over.copy(), self._truncated.copy(), self._info()

    def check_ready(self) -> None:
        """Refuse a step before the first reset, or after the end."""
        if self.closed:
            raise ClosedEnvironmentError("the environment was closed")
        if not self._has_begun:
            raise BadArgument("call reset before step")

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _observations(self) -> Observations:
        found = {"observation": self._given(self.batch.numbers)}
        if self.mask == "dense":
            found["action_mask"] = self._given(self.batch.mask)
        elif self.mask == "list":
            found["legal"] = self._given(self.batch.legal)
        return found

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        info = {
            "seat": self._given(batch.movers),
            "rewards": self._given(batch.rewards),
            "legal_count": self._given(batch.counts),
        }
        if self.has_records:
            info["record"] = self._given(batch.records)
        return info

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()
