"""Games as PettingZoo environments (AEC): `serai.envs.jaipur_v0.env()`, or `make("aec", "serai/jaipur-v0")`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from serai.core.game import Game
from serai.envs.arguments import entropy, game_of, generators, one_action, one_of
from serai.envs.batch import INCOMPLETE, Batch
from serai.envs.drawing import drawn, rendered
from serai.envs.errors import BadArgument, IllegalAction
from serai.envs.kernels import ILLEGAL, RESET

RENDER_MODES = ("human", "ansi")
#: What belongs to a batch's arrays, and is made anew with them.
_BOUND = {"_play", "_fill_mask", "_numbers"}
AECObservation = dict[str, NDArray[Any]]


def env(game: str | Game, render_mode: str | None = None, **options: Any) -> AECEnv[str, Any, Any]:
    """The game as one is to train on it: an illegal action loses at once, and calls out of order are refused."""
    wrapped: Any = raw_env(game, render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    ordered: AECEnv[str, Any, Any] = wrappers.OrderEnforcingWrapper(wrapped)
    return ordered


def raw_env(game: str | Game, render_mode: str | None = None, **options: Any) -> GameAEC:
    """The game without wrappers: fast, and an illegal action raises `IllegalAction`."""
    return GameAEC(game, render_mode, **options)


class GameAEC(AECEnv[str, AECObservation, "int | None"]):  # type: ignore[misc]
    """A game for two to four agents `player_0`, `player_1` …; each observation is made from that seat's view alone."""

    def __init__(self, game: str | Game, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = game_of(game, options)
        self.render_mode = one_of(render_mode, "render_mode", (None, *RENDER_MODES))
        self.metadata = {
            "name": f"{self.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._batch = Batch(self.game, 1)
        self.actions = self._batch.actions
        self._chosen = np.zeros(1, np.int64)
        #: The seat that is shown the game without being asked.
        self._shown = 0
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        high = self._batch.observation.high()
        space = spaces.Dict(
            {
                "observation": spaces.Box(-high, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self._mask_size = len(self.actions)
        self._is_seeded = False
        self.agents: list[str] = []
        self._bind()

    def _bind(self) -> None:
        """Get the compiled calls that work on the arrays of the batch."""
        self._play, self._fill_mask = self._batch.advance_one(), self._batch.fill_mask()
        self._numbers = self._batch.numbers[0]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _BOUND}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Come back from a pickle, or as a copy, in the middle of a game too: a search may copy environments."""
        self.__dict__.update(state)
        self._bind()

    def __repr__(self) -> str:
        mode = "" if self.render_mode is None else f", {self.render_mode!r}"
        return f"raw_env({self.game!r}{mode})"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of an observation and the mask of actions."""
        self._seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the game; `actions` has their names."""
        self._seat_of(agent)
        return self.action_spaces[agent]

    def _seat_of(self, agent: str) -> int:
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            raise BadArgument(f"no agent {agent!r}; there are {', '.join(self.possible_agents)}"[:200])
        return seat

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same game."""
        if seed is not None or not self._is_seeded:
            self._batch.randoms[:] = generators(entropy() if seed is None else seed, 1)
            self._is_seeded = True
        self._make(RESET)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None

    def _make(self, action: int) -> bool:
        """Make an action, or raise `IllegalAction`; return whether the game is over."""
        self._chosen[0] = action
        found = self._play(self._chosen)
        if found < 0:
            raise IllegalAction(self._batch.refusal(action)) if found == ILLEGAL else RuntimeError(INCOMPLETE)
        self._shown = found & 0xFF
        self.agent_selection = self.possible_agents[self._shown]
        return found > 0xFF

    def observe(self, agent: str) -> AECObservation:
        """What this agent may know, and its legal actions; none while another is to move."""
        seat = self._seat_of(agent)
        mask = np.zeros(self._mask_size, np.int8)
        if seat == self._shown:
            self._fill_mask(mask)
            return {"observation": self._numbers.copy(), "action_mask": mask}
        return {"observation": self._batch.look(0, seat)[0], "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the action of the agent to move; `None` when it is out of the game."""
        if not self._is_seeded:
            raise BadArgument("call reset before step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if type(action) is not int:
            number = one_action(action)
            if number is None:
                raise IllegalAction(f"{action!r} is no action; they are 0 to {len(self.actions) - 1}"[:200])
            action = number
        if action < 0 or action >= self._mask_size:
            raise IllegalAction(self._batch.refusal(action))
        is_over = self._make(action)
        self._cumulative_rewards[agent] = 0.0
        if is_over:
            for seat, one in enumerate(self.possible_agents):
                self.rewards[one] = float(self._batch.rewards[0, seat])
                self.terminations[one] = True
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the agent to move sees it."""
        if self.render_mode is None:
            return None
        return rendered(drawn(self._batch.position(0), self._shown), self.render_mode)

    def close(self) -> None:
        """There is nothing to be closed."""
