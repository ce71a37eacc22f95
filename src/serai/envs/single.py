"""`GameEnv`: one seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from serai.bots import Forfeit, Player, player
from serai.bots.hearing import Hearing
from serai.core.errors import GameError
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import Random, seeded
from serai.envs import kernels
from serai.envs.actions import Actions
from serai.envs.arguments import entropy, game_of, one_of, whole_number
from serai.envs.batch import observation_of
from serai.envs.drawing import drawn
from serai.envs.errors import BadArgument, IllegalAction

Seen = dict[str, NDArray[Any]]


class GameEnv(gymnasium.Env[Seen, np.int64]):
    """A game against bots, named as everywhere (`random`, `greedy`, `level:3`, `module:name` …).

    A bot that crashes, hangs or answers nonsense loses the game, as `info["forfeit"]` tells; the run goes on. An
    illegal action of the learner raises `IllegalAction`; with `on_illegal="end"` it loses the game instead.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str | Game, *, opponent: str | Player = "random", seat: int | None = None,
        on_illegal: str = "raise", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """`seat` is the learner's; without one it changes from game to game."""
        self.game = game_of(game, options)
        self.render_mode = one_of(render_mode, "render_mode", (None, *self.metadata["render_modes"]))
        self.on_illegal = one_of(on_illegal, "on_illegal", ("raise", "end"))
        self._wanted_seat = None if seat is None else whole_number(seat, "seat", 0, self.game.seats - 1)
        try:
            self.opponent = player(opponent) if isinstance(opponent, str) else opponent
        except GameError as error:
            raise BadArgument(f"no bot {str(opponent)[:40]!r}: {error.code}") from None
        self.actions = Actions(self.game)
        self._observation = observation_of(self.game)
        high = self._observation.high()
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(-high, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self.action_space = spaces.Discrete(len(self.actions))
        self._views = np.zeros(2, self.game.definition.view)
        self._run: int | None = None
        self._games = 0
        self._position: Position | None = None
        self._table = ExitStack()
        self._forfeit: Forfeit | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a new game; the same seed gives the same games again."""
        if seed is not None:
            whole_number(seed, "a seed", 0)
        super().reset(seed=seed)
        if seed is not None or self._run is None:
            self._run, self._games = entropy() if seed is None else int(seed), 0
        self._chance: Random = seeded(self._run, self._games, 0)
        self._randoms = [seeded(self._run, self._games, seat + 1) for seat in range(self.game.seats)]
        self.seat = self._games % self.game.seats if self._wanted_seat is None else self._wanted_seat
        self._games += 1
        self._table.close()
        self._forfeit = None
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self._seated = {seat: self._table.enter_context(self.opponent.seated()) for seat in others}
        self._hearing = Hearing(self._seated)
        self._position = self.game.start()
        self._until_my_turn()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make an action of the learner; the bots answer until it is to move again, or the game is over."""
        position = self._position
        if position is None or position.is_over or self._forfeit is not None:
            raise BadArgument("call reset before step: no game is being played")
        is_action = isinstance(action, int | np.integer) and 0 <= action < len(self.actions)
        code = int(self.actions.codes[action]) if is_action else None
        if code is None or code not in position.legal_moves.codes:
            if self.on_illegal == "end":
                self._position = None
                self._last = position
                return self._seen(position), -1.0, True, False, {**self._info(), "illegal": True}
            named = f" ({self.actions.name(int(action))})" if code is not None else ""
            raise IllegalAction(f"action {action!r}{named} is not legal here"[:200])
        self._play(code)
        self._until_my_turn()
        is_over = self._position is None or self._position.is_over or self._forfeit is not None
        return self._seen(), self._reward() if is_over else 0.0, is_over, False, self._info()

    def _play(self, code: int) -> None:
        assert self._position is not None
        self._hearing.note(self._position, code)
        self._position = self._position.play_code(code)

    def _until_my_turn(self) -> None:
        while (position := self._position) is not None and not position.is_over and position.turn != self.seat:
            if (seat := position.turn) is None:
                self._play_chance(position)
                continue
            self._hearing.tell(seat)
            try:
                self._play(self._seated[seat].choose(position.view(seat), self._randoms[seat]).code)
            except Forfeit as forfeit:
                self._forfeit = forfeit
                return

    def _play_chance(self, position: Position) -> None:
        code, after = position.draw(self._chance)
        self._hearing.note(position, code)
        self._position = after

    def _reward(self) -> float:
        """1 for a victory, −1 for a defeat of two; a bot that forfeits leaves the game to the learner."""
        if self._forfeit is not None:
            return 1.0
        assert self._position is not None
        shares, rewards = np.zeros(max(2, self.game.seats)), np.zeros(self.game.seats, np.float32)
        kernels.outcome(self.game.boxes, self._position.array.copy(), shares, rewards)
        return float(rewards[self.seat])

    def _seen(self, position: Position | None = None) -> Seen:
        position = position or self._position
        assert position is not None
        numbers, mask = np.empty(len(self._observation), np.float32), np.zeros(len(self.actions), np.int8)
        kernels.look(self.game.boxes, position.array.copy(), self.seat, self._views, numbers)
        if position.turn == self.seat:
            mask[self.actions.ids(position.legal_moves.codes)] = 1
        return {"observation": numbers, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat} | ({"forfeit": self._forfeit.code} if self._forfeit is not None else {})

    def render(self) -> str | None:
        """The table as the learner sees it."""
        position = self._position or getattr(self, "_last", None)
        if self.render_mode is None or position is None:
            return None
        text = drawn(position, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """End the bots' programs."""
        self._table.close()
