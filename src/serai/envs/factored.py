"""Actions chosen step by step: first the kind of move, then one small choice after the other.

The choices are the digits of the packed move as its fields declare them (`Move.digits`). Which of them are open follows
from the legal moves alone: a digit may be chosen if a legal move has it. A choice with one answer is not asked.
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from serai.core.game import Game
from serai.core.kernel import kernel
from serai.envs.actions import Actions
from serai.envs.arguments import actions_array, chosen_games
from serai.envs.errors import IllegalAction
from serai.envs.kernels import HOLD
from serai.envs.vector import GameVectorEnv


@kernel
def ask(codes, legal, counts, shifts, widths, lengths, kind_mask, chosen, fixed, places, open_digits, complete):
    """Find the next choice with more than one answer in each game: mark what is open, or the action if all is chosen.

    `chosen` has the digits chosen so far at their places in the packed move, `fixed` a one for each bit of them;
    `places` counts the choices made. `complete` is the action, or −1.
    """
    for i in range(len(legal)):
        complete[i] = -1
        open_digits[i, :] = 0
        while counts[i] > 0:
            kind = chosen[i] & kind_mask if places[i] > 0 else 0
            if places[i] >= lengths[kind]:
                break
            shift, width = shifts[kind, places[i]], widths[kind, places[i]]
            answers, last = 0, np.int64(0)
            for j in range(counts[i]):
                code = codes[legal[i, j]]
                if code & fixed[i] == chosen[i]:
                    last = code >> shift & ((np.int64(1) << width) - 1)
                    answers += open_digits[i, last] == 0
                    open_digits[i, last] = 1
            if answers != 1:
                break
            open_digits[i, last] = 0
            chosen[i] |= last << shift
            fixed[i] |= ((np.int64(1) << width) - 1) << shift
            places[i] += 1
        if counts[i] > 0 and places[i] > 0 and places[i] >= lengths[chosen[i] & kind_mask]:
            for j in range(counts[i]):
                if codes[legal[i, j]] == chosen[i]:
                    complete[i] = legal[i, j]


class Choices:
    """The choices that make up the actions of a game, each with a name and the number of its possible answers."""

    def __init__(self, actions: Actions) -> None:
        moves = actions.game.definition.moves
        bits = moves.kind_bits
        self.actions, self.kind_mask = actions, (1 << bits) - 1
        kinds = [one for one in moves.by_kind.values() if not one.is_chance]
        digits = {one.kind: [("kind", 0, bits), *((n, bits + low, w) for n, low, w in one.digits())] for one in kinds}
        most = max(map(len, digits.values()))
        self.lengths = np.zeros(1 << bits, np.int64)
        self.shifts, self.widths = np.zeros((2, 1 << bits, most), np.int64)
        #: The number of the head that makes a choice, by kind and place; the kind itself has head 0.
        self.heads = np.zeros((1 << bits, most), np.int64)
        #: What each head chooses.
        self.names = ["kind"]
        for one in kinds:
            self.lengths[one.kind] = len(digits[one.kind])
            for place, (name, low, width) in enumerate(digits[one.kind]):
                self.shifts[one.kind, place], self.widths[one.kind, place] = low, width
                if place:
                    self.heads[one.kind, place] = len(self.names)
                    self.names.append(f"{one.__name__}.{name}.{place}")
        self.shifts[0, 0], self.widths[0, 0], self.lengths[0] = 0, bits, max(1, self.lengths[0])
        #: The most answers that a choice can have.
        self.size = 1 + max(self._largest(kind, place) for kind in digits for place in range(len(digits[kind])))

    def _largest(self, kind: int, place: int) -> int:
        codes = self.actions.codes[(self.actions.codes & self.kind_mask) == kind]
        digits = codes >> self.shifts[kind, place] & (1 << int(self.widths[kind, place])) - 1
        return int(digits.max(initial=0))


class FactoredVectorEnv(VectorEnv[dict[str, NDArray[Any]], NDArray[np.int64], NDArray[Any]]):
    """`GameVectorEnv` with small heads: each step is one choice, and the game goes on when a move is complete.

    The observation has three parts more: `head`, which choice is to be made (`choices.names`), `chosen`, the answers
    given so far by head (−1: none), and `action_mask`, the open answers.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str | Game, num_envs: int = 1, **options: Any) -> None:
        """Takes the options of `GameVectorEnv` but `mask` and `copy`: every array is the caller's own."""
        self.env = GameVectorEnv(game, num_envs, mask="list", copy=False, **options)
        self.game, self.num_envs, self.batch = self.env.game, self.env.num_envs, self.env.batch
        self.choices = Choices(self.env.actions)
        self._chosen, self._fixed, self._places = np.zeros((3, num_envs), np.int64)
        self._open = np.zeros((num_envs, self.choices.size), np.int8)
        self._complete = np.full(num_envs, -1, np.int64)
        self._answers = np.full((num_envs, len(self.choices.names)), -1, np.int16)
        heads = len(self.choices.names)
        self.single_observation_space = spaces.Dict(
            {
                "observation": self.env.number_space,
                "head": spaces.Discrete(heads),
                "chosen": spaces.Box(-1, self.choices.size - 1, (heads,), np.int16),
                "action_mask": spaces.Box(0, 1, (self.choices.size,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.choices.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        """Start all games anew, or those of `options["reset_mask"]`; the same seed gives the same games."""
        _, info = self.env.reset(seed=seed, options=options)
        wanted = chosen_games(options, self.num_envs)
        self._clear(np.ones(self.num_envs, np.bool_) if wanted is None else wanted)
        return self._observations(), _own(info)

    def step(self, actions: NDArray[np.int64]) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one choice in each game."""
        batch, digits = self.batch, actions_array(actions, self.num_envs)
        self.env.check_ready()
        was_over = batch.over.copy()
        places = np.clip(digits, 0, self.choices.size - 1)
        is_open = (digits == places) & (self._open[np.arange(self.num_envs), places] == 1)
        if not (is_open | was_over).all():
            wrong = int(np.flatnonzero(~(is_open | was_over))[0])
            raise IllegalAction(f"game {wrong}: {int(digits[wrong])} is no open answer to {self._asked(wrong)}")
        self._choose(np.where(was_over, 0, digits), ~was_over)
        self._ask()
        chosen = np.where(was_over, 0, np.where(self._complete >= 0, self._complete, HOLD))
        actors = batch.movers.copy()
        held = chosen == HOLD
        batch.advance(chosen)
        rewards = np.where(held, 0.0, batch.rewards[np.arange(self.num_envs), actors]).astype(np.float64)
        self._clear(~held)
        info = _own(self.env._info())
        return self._observations(), rewards, batch.over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _asked(self, i: int) -> str:
        return self.choices.names[int(self._heads()[i])]

    def _heads(self) -> NDArray[np.int64]:
        kinds = np.where(self._places > 0, self._chosen & self.choices.kind_mask, 0)
        return self.choices.heads[kinds, np.minimum(self._places, self.choices.heads.shape[1] - 1)]

    def _choose(self, digits: NDArray[np.int64], wanted: NDArray[np.bool_]) -> None:
        kinds = np.where(self._places > 0, self._chosen & self.choices.kind_mask, 0)
        places = np.minimum(self._places, self.choices.shifts.shape[1] - 1)
        shifts, widths = self.choices.shifts[kinds, places], self.choices.widths[kinds, places]
        self._answers[np.flatnonzero(wanted), self._heads()[wanted]] = digits[wanted]
        self._chosen[wanted] |= (digits << shifts)[wanted]
        self._fixed[wanted] |= (((1 << widths) - 1) << shifts)[wanted]
        self._places[wanted] += 1

    def _clear(self, wanted: NDArray[np.bool_]) -> None:
        for array in (self._chosen, self._fixed, self._places):
            array[wanted] = 0
        self._answers[wanted] = -1
        self._ask()
        # a single legal move leaves nothing to choose: its last answer is asked all the same
        for i in np.flatnonzero((self._complete >= 0) & ~self.batch.over):
            self._chosen[i] = self._fixed[i] = self._places[i] = 0
            self._open[i, self.env.actions.codes[self._complete[i]] & self.choices.kind_mask] = 1

    def _ask(self) -> None:
        batch, choices = self.batch, self.choices
        ask(
            batch.actions.codes, batch.legal, batch.counts, choices.shifts, choices.widths, choices.lengths,
            choices.kind_mask, self._chosen, self._fixed, self._places, self._open, self._complete,
        )  # fmt: skip

    def _observations(self) -> dict[str, NDArray[Any]]:
        return {
            "observation": self.batch.numbers.copy(),
            "head": self._heads(),
            "chosen": self._answers.copy(),
            "action_mask": self._open.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.env.close()


def _own(info: dict[str, Any]) -> dict[str, Any]:
    return {name: np.array(value) for name, value in info.items()}
