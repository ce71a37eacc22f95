"""`GameEnv`: one seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError
from numpy.typing import NDArray

from serai.bots import Forfeit
from serai.bots.in_process import BotLike, player_of
from serai.bots.moves_since import MovesSince
from serai.core.errors import GameError
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import Random, seeded
from serai.envs import kernels
from serai.envs.actions import Actions
from serai.envs.arguments import entropy, game_of, one_action, one_of, whole_number
from serai.envs.batch import observation_of
from serai.envs.drawing import drawn, rendered
from serai.envs.errors import BadArgument, IllegalAction

Seen = dict[str, NDArray[Any]]
#: What belongs to bots at the table, or to compiled code, and is made anew in a copy.
_SEATED = {"_table", "_seated", "_moves_since", "_observation"}


class GameEnv(gymnasium.Env[Seen, np.int64]):
    """A game against bots, named as everywhere (`random`, `greedy`, `level:3`, `module:name` …).

    A bot that crashes, hangs or answers nonsense loses the game, as `info["forfeit"]` tells; the run goes on. An
    illegal action of the learner raises `IllegalAction`; with `on_illegal="end"` it loses the game instead.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str | Game, *, opponent: BotLike = "random", seat: int | None = None,
        on_illegal: str = "raise", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """`seat` is the learner's; without one it changes from game to game.

        `opponent` is a bot's name or, as in an arena from Python, a function or a class of yours.
        """
        self.game = game_of(game, options)
        self.render_mode = one_of(render_mode, "render_mode", (None, *self.metadata["render_modes"]))
        self.on_illegal = one_of(on_illegal, "on_illegal", ("raise", "end"))
        self._wanted_seat = None if seat is None else whole_number(seat, "seat", 0, self.game.seats - 1)
        try:
            self.opponent = player_of(opponent)
        except GameError as error:
            raise BadArgument(f"no bot {str(opponent)[:40]!r}: {error}") from None
        except TypeError as error:
            raise BadArgument(str(error)) from None
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
        self._is_closed = False

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name not in _SEATED}
        return kept | {"since": self._moves_since.pending()} if self._is_playing else kept

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Come back from a pickle, or as a copy. In the middle of a game the bots are seated anew."""
        since = state.pop("since", None)
        self.__dict__.update(state)
        self._observation, self._table = observation_of(self.game), ExitStack()
        if since is not None:
            self._seat_bots()
            self._moves_since.go_on(since)

    def __repr__(self) -> str:
        return f"GameEnv({self.game!r}, opponent={self.opponent.name!r})"

    @property
    def _is_playing(self) -> bool:
        return self._position is not None and not self._position.is_over and self._forfeit is None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Start a new game; the same seed gives the same games again."""
        self._check_open()
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
        self._seat_bots()
        self._position = self.game.start()
        self._until_my_turn()
        return self._seen(), self._info()

    def _seat_bots(self) -> None:
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self._seated = {seat: self._table.enter_context(self.opponent.seated()) for seat in others}
        self._moves_since = MovesSince(self._seated)

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make an action of the learner; the bots answer until it is to move again, or the game is over."""
        self._check_open()
        position = self._position
        if position is None or not self._is_playing:
            raise BadArgument("call reset before step: no game is being played")
        number = one_action(action)
        code = int(self.actions.codes[number]) if number is not None and 0 <= number < len(self.actions) else None
        if code is None or code not in position.legal_moves.codes:
            if self.on_illegal == "end":
                self._position = None
                self._last = position
                return self._seen(position), -1.0, True, False, {**self._info(), "illegal": True}
            if number is None or code is None:
                raise IllegalAction(f"{action!r} is no action; they are 0 to {len(self.actions) - 1}"[:200])
            raise IllegalAction(f"action {number} ({self.actions.name(number)}) is not legal here")
        self._play(code)
        self._until_my_turn()
        is_over = not self._is_playing
        return self._seen(), self._reward() if is_over else 0.0, is_over, False, self._info()

    def _play(self, code: int) -> None:
        assert self._position is not None
        self._moves_since.note(self._position, code)
        self._position = self._position.play_code(code)

    def _until_my_turn(self) -> None:
        while (position := self._position) is not None and not position.is_over and position.turn != self.seat:
            if (seat := position.turn) is None:
                self._play_chance(position)
                continue
            self._moves_since.tell(seat)
            try:
                self._play(self._seated[seat].choose(position.view(seat), self._randoms[seat]).code)
            except Forfeit as forfeit:
                self._forfeit = forfeit
                return

    def _play_chance(self, position: Position) -> None:
        code, after = position.draw(self._chance)
        self._moves_since.note(position, code)
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

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the last observation as truth values, by the name that sb3-contrib's `MaskablePPO` asks for."""
        position = self._position
        if position is None or position.turn != self.seat:
            return np.zeros(len(self.actions), np.bool_)
        return self.actions.mask(position.legal_moves.codes).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat} | ({"forfeit": self._forfeit.code} if self._forfeit is not None else {})

    def render(self) -> str | None:
        """The table as the learner sees it."""
        position = self._position or getattr(self, "_last", None)
        if self.render_mode is None or position is None:
            return None
        return rendered(drawn(position, self.seat), self.render_mode)

    def close(self) -> None:
        """End the bots' programs; no game can be played any more."""
        self._is_closed = True
        self._table.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise ClosedEnvironmentError("the environment was closed")
