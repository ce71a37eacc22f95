"""PettingZoo's own tests on every game, and what its wrappers promise."""

from __future__ import annotations

import warnings
from functools import partial

import numpy as np
import pytest
from pettingzoo.env_registry import registration

with warnings.catch_warnings():
    # where its classic environments are installed too, its tests import one of them in a way it has deprecated
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.render_test import render_test

import serai.envs
from serai.envs import BadArgument, IllegalAction, aec, jaipur_v0  # type: ignore[attr-defined]

TABLES = [("jaipur", {}), ("jaipur", {"rounds": 1}), *(("istanbul", {"seats": seats}) for seats in (2, 3, 4))]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_pettingzoos_own_tests(name: str, options: dict[str, int], capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(getattr(serai.envs, f"{name}_v0").env, **options)
    with warnings.catch_warnings():
        # it knows environments with masks in their observations by a list of its own names
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # of a game that is over
        api_test(make(), num_cycles=150)
    seed_test(make, 60)
    render_test(make)
    capsys.readouterr()


def test_it_is_registered() -> None:
    env = registration.make("aec", "serai/istanbul-v0", seats=4)
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert str(env) == "istanbul_v0"


def test_rewards_are_told_to_everybody_at_the_end() -> None:
    env, rng = jaipur_v0.raw_env(rounds=1), np.random.default_rng(2)
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(totals.values()) == [-1.0, 1.0] and env.agents == []


def test_who_is_not_to_move_has_no_actions_and_sees_its_own_view() -> None:
    env = jaipur_v0.raw_env()
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.observe(other)["observation"].tobytes() != env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(BadArgument, match="no agent 'player_7'"):
        env.observe("player_7")


def test_the_raw_environment_raises_and_the_wrapped_one_ends_the_game() -> None:
    raw = jaipur_v0.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 25_499, 2**70, 1.5, True, None, "x", np.array([1, 2])):
        with pytest.raises(IllegalAction):
            raw.step(wrong)  # type: ignore[arg-type]
    env = jaipur_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values()) and env.rewards[loser] == -1


def test_wrong_options_get_one_clear_line() -> None:
    with pytest.raises(BadArgument, match=r"options\.bad-value"):
        aec.raw_env("istanbul", seats=5)
    with pytest.raises(BadArgument, match="render_mode must be one of None, 'human', 'ansi'"):
        jaipur_v0.env(render_mode="rgb_array")
    with pytest.raises(BadArgument, match="a seed must be a whole number of 0 or more"):
        jaipur_v0.raw_env().reset(seed=-3)
    raw = jaipur_v0.raw_env()
    with pytest.raises(BadArgument, match="call reset before step"):
        raw.step(0)
    for wrong in ("player_7", 0, None, [], np.zeros(2)):
        for ask in (raw.observe, raw.action_space, raw.observation_space):
            with pytest.raises(BadArgument, match="there are player_0, player_1"):
                ask(wrong)  # type: ignore[arg-type]
    assert {"jaipur_v0", "istanbul_v0", "GameEnv", "Actions"} <= set(dir(serai.envs)) and "Any" not in dir(serai.envs)
    with pytest.raises(AttributeError, match="no attribute 'chess_v0'"):
        serai.envs.chess_v0  # noqa: B018
