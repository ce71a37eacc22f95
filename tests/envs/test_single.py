"""One seat against bots: Gymnasium's own checks, every kind of bot, and bots that misbehave."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.utils.env_checker import check_env

from serai.envs import BadArgument, GameEnv, IllegalAction


def play(env: GameEnv, seed: int, games: int = 1) -> list[float]:
    rng, rewards = np.random.default_rng(seed), []
    observation, _ = env.reset(seed=seed)
    while len(rewards) < games:
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        if over:
            rewards.append(reward)
            last = info
            observation, _ = env.reset()
    assert last["seat"] in range(env.game.seats)
    return rewards


@pytest.mark.parametrize("name", ["jaipur", "istanbul"])
def test_gymnasiums_own_checks(name: str) -> None:
    env = gymnasium.make(f"serai/{name}-v0", on_illegal="end", opponent="random", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=1)
    assert len(env.unwrapped.render().splitlines()) > 3


def test_greedy_beats_a_random_learner() -> None:
    rewards = play(GameEnv("jaipur", opponent="greedy", rounds=1), 1, games=12)
    assert set(rewards) <= {1.0, -1.0, 0.0} and sum(rewards) < 0


def test_the_same_seed_gives_the_same_games() -> None:
    env = GameEnv("jaipur", opponent="greedy", rounds=1)
    assert play(env, 3, 4) == play(env, 3, 4)


def test_illegal_actions_raise_or_end_the_game() -> None:
    env = GameEnv("jaipur")
    with pytest.raises(BadArgument, match="call reset before step"):
        env.step(0)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=rf"^action {illegal} \(.*\) is not legal here$"):
        env.step(illegal)
    for wrong in (-1, 25_499, 2**70, True, 1.0, None, "x", np.array([illegal])):
        with pytest.raises(IllegalAction, match="is no action; they are 0 to 25498"):
            env.step(wrong)  # type: ignore[arg-type]
    legal = np.flatnonzero(observation["action_mask"])
    env.step(np.array(legal[0]))  # an array of no dimension is a number
    env = GameEnv("jaipur", on_illegal="end")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(BadArgument, match="call reset before step"):
        env.step(0)


def test_a_bot_that_breaks_down_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text(
        "class Bot:\n    def choose(self, view, budget, random):\n        print('noise')\n        raise SystemExit(3)\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{__import__('os').environ.get('PYTHONPATH', '')}")
    env = GameEnv("jaipur", opponent="broken_bot:Bot", seat=0, rounds=1)
    observation, info = env.reset(seed=1)
    for _ in range(2):
        if "forfeit" not in info:
            action = int(np.flatnonzero(observation["action_mask"])[0])
            observation, reward, over, _, info = env.step(action)
            assert (reward, over) == (1.0, True)
        assert info["forfeit"] == "bot.crashed"
        observation, info = env.reset()
    env.close()


def test_wrong_bots_and_seats_get_one_clear_line() -> None:
    with pytest.raises(BadArgument, match=r"^no bot 'nobody': .*\[cli\.unknown-bot\]$"):
        GameEnv("jaipur", opponent="nobody")
    for wrong in (None, 3, object(), [], dict):
        with pytest.raises(BadArgument, match="choose"):
            GameEnv("jaipur", opponent=wrong)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="seat must be a whole number from 0 to 1, not 2"):
        GameEnv("jaipur", seat=2)
    with pytest.raises(BadArgument, match="a seed must be"):
        GameEnv("jaipur").reset(seed=-1)


def test_an_opponent_may_be_a_class_of_ones_own_and_leaves_with_the_environment() -> None:
    class First:
        """Takes what comes first."""

        def choose(self, view: Any, budget: Any, random: Any) -> Any:
            return view.legal_moves[0]

    env = GameEnv("jaipur", opponent=First, rounds=1)
    assert set(play(env, 1, games=3)) <= {1.0, 0.0, -1.0} and repr(env).endswith("opponent='First')")
    env.close(), env.close()
    for call in (lambda: env.step(0), lambda: env.reset(seed=1)):
        with pytest.raises(ClosedEnvironmentError, match="was closed"):
            call()
