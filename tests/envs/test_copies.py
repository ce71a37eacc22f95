"""Environments are copied and pickled, in the middle of a game too: searches and worker processes do that."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from serai.envs import GameEnv, GameVectorEnv, istanbul_v0, jaipur_v0  # type: ignore[attr-defined]
from serai.envs.factored import FactoredVectorEnv

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


class Remembers:
    """A bot that wants to hear what happened."""

    def choose(self, view: Any, budget: Any, random: Any, since: Any) -> Any:
        return view.legal_moves[sum(len(one.move) for one in since) % len(view.legal_moves)]


def legal(mask: Any) -> list[int]:
    return np.flatnonzero(mask).tolist()


def play_aec(env: Any, steps: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(steps):
        observation, reward, over, _, _ = env.last()
        found += [env.agent_selection, observation["observation"].tobytes(), reward, over]
        if not env.agents:
            break
        env.step(None if over else legal(observation["action_mask"])[-1])
    return found


@pytest.mark.parametrize("how", ["deepcopy", "pickle"])
@pytest.mark.parametrize("make", [jaipur_v0.raw_env, jaipur_v0.env, istanbul_v0.raw_env])
def test_aec_environments(how: str, make: Callable[[], Any]) -> None:
    env = make()
    again = COPIES[how](env)
    env.reset(seed=1), again.reset(seed=1)
    assert play_aec(env, 7) == play_aec(again, 7)
    twins = [COPIES[how](env) for _ in range(2)]
    first = play_aec(twins[0], 60)
    assert first == play_aec(twins[1], 60) == play_aec(env, 60)  # none of them moved another


def play_vector(env: Any, steps: int, seed: int) -> list[bytes]:
    rng, found, batch = np.random.default_rng(seed), [], env.batch
    for _ in range(steps):
        if isinstance(env, FactoredVectorEnv):
            actions = (rng.random(env._open.shape) * env._open).argmax(axis=1)
        else:
            chosen = (rng.random(env.num_envs) * np.maximum(batch.counts, 1)).astype(int)
            actions = np.where(batch.over, 0, batch.legal[np.arange(env.num_envs), chosen])
        observations, rewards, over, _, info = env.step(actions)
        found += [one.tobytes() for one in (*observations.values(), rewards, over, *info.values())]
    return found


@pytest.mark.parametrize("how", ["deepcopy", "pickle"])
@pytest.mark.parametrize(
    "make",
    [
        lambda: GameVectorEnv("jaipur", 5, rounds=1),
        lambda: GameVectorEnv("istanbul", 4, mask="list", copy=False, records=True, threads=2, seats=3),
        lambda: FactoredVectorEnv("jaipur", 4, rounds=1),
    ],
    ids=["dense", "threads", "factored"],
)
def test_vector_environments(how: str, make: Callable[[], Any]) -> None:
    env = make()
    env.reset(seed=3)
    play_vector(env, 70, 1)
    twins = [COPIES[how](env) for _ in range(2)]
    first = play_vector(twins[0], 90, 2)
    assert first == play_vector(twins[1], 90, 2) == play_vector(env, 90, 2)
    assert env.observation_space == twins[0].observation_space
    for one in (env, *twins):
        one.close()


def play_single(env: Any, steps: int, observation: Any) -> list[Any]:
    found = []
    for _ in range(steps):
        observation, reward, over, _, info = env.step(legal(observation["action_mask"])[-1])
        found += [observation["observation"].tobytes(), reward, over, info["seat"]]
        if over:
            observation, _ = env.reset()
    return found


@pytest.mark.parametrize("how", ["deepcopy", "pickle"])
@pytest.mark.parametrize("opponent", ["greedy", Remembers])
def test_one_seat_against_bots(how: str, opponent: Any) -> None:
    """The bots are seated anew; what they were still to hear they hear."""
    env = GameEnv("jaipur", opponent=opponent, rounds=1)
    again = COPIES[how](env)
    observation, _ = env.reset(seed=4)
    again.reset(seed=4)
    assert play_single(env, 5, observation) == play_single(again, 5, observation)
    seen = env._seen()
    twins = [COPIES[how](env) for _ in range(2)]
    first = play_single(twins[0], 60, seen)
    assert first == play_single(twins[1], 60, seen) == play_single(env, 60, seen)
    env.close()
    with pytest.raises(Exception, match="was closed"):
        COPIES[how](env).reset()
