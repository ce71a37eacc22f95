"""The vector environment: the same games as the rules play, many at once; Gymnasium's conventions."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode

from serai.core.game import Game
from serai.core.random import seeded
from serai.envs import BadArgument, GameVectorEnv, IllegalAction
from serai.envs.factored import FactoredVectorEnv


def pick(env: GameVectorEnv, rng: np.random.Generator) -> np.ndarray:
    counts = env.batch.counts
    chosen = (rng.random(env.num_envs) * np.maximum(counts, 1)).astype(int)
    return np.where(env.batch.over, 0, env.batch.legal[np.arange(env.num_envs), chosen])


def run(env: GameVectorEnv, steps: int, seed: int = 1) -> list[bytes]:
    """All that came out of it, as bytes."""
    rng, found = np.random.default_rng(seed), []
    observations, info = env.reset(seed=seed)
    for _ in range(steps):
        found += [value.tobytes() for value in (*observations.values(), *info.values())]
        observations, rewards, over, _, info = env.step(pick(env, rng))
        found += [rewards.tobytes(), over.tobytes()]
    return found


def test_it_plays_the_games_that_the_rules_play(game: Game) -> None:
    """Move by move the same as the public API with the same random numbers."""
    env, rng = GameVectorEnv(game, 2), np.random.default_rng(4)
    env.reset(seed=8)
    random, position = seeded(8, 1), game.start()
    for _ in range(400):
        while position.is_chance:
            position = position.chance(random)
        assert bytes(env.batch.position(1)) == bytes(position)
        assert (
            env.actions.codes[env.batch.legal[1, : env.batch.counts[1]]].tolist() == position.legal_moves.codes.tolist()
        )
        actions = pick(env, rng)
        position = game.start() if position.is_over else position.play_code(int(env.actions.codes[actions[1]]))
        env.step(actions)


def test_next_step_autoreset(jaipur: Game) -> None:
    assert GameVectorEnv.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env, rng = GameVectorEnv("jaipur", 16, rounds=1), np.random.default_rng(0)
    env.reset(seed=1)
    ended, won = np.zeros(16, bool), 0
    for _ in range(400):
        actors = env.batch.movers.copy()
        observations, rewards, over, truncated, info = env.step(pick(env, rng))
        assert not truncated.any() and not (over & ended).any()  # a game that was over starts anew
        assert (info["rewards"][~over] == 0).all() and (abs(info["rewards"].sum(axis=1)) < 1e-6).all()
        assert rewards.tolist() == info["rewards"][np.arange(16), actors].tolist()
        assert (observations["action_mask"].sum(axis=1) == info["legal_count"]).all()
        assert (info["legal_count"] > 0).tolist() == (~over).tolist()
        won += int((info["rewards"] == 1).sum())
        ended = over
    assert won > 16


def test_lists_and_masks_say_the_same_and_keep_nothing_of_earlier_turns() -> None:
    """What the other player could do would tell what it holds: nothing of it stays behind the end of a list."""
    dense, short = GameVectorEnv("jaipur", 8), GameVectorEnv("jaipur", 8, mask="list")
    rng = np.random.default_rng(3)
    masks, lists = dense.reset(seed=5)[0], short.reset(seed=5)[0]
    for _ in range(300):
        for mask, row in zip(masks["action_mask"], lists["legal"]):
            count = int(mask.sum())
            assert sorted(row[:count].tolist()) == np.flatnonzero(mask).tolist() and (row[count:] == -1).all()
        actions = pick(dense, rng)
        masks, lists = dense.step(actions)[0], short.step(actions)[0]


TABLES = [("jaipur", {}), *(("istanbul", {"seats": seats}) for seats in (2, 3, 4))]


def digests() -> list[str]:
    """A digest of all that comes out of some games of each kind, views as records included."""
    found = []
    for name, options in TABLES:
        env = GameVectorEnv(name, 6, mask="list", records=True, **options)
        found.append(hashlib.sha256(b"".join(run(env, 150))).hexdigest())
    return found


def test_a_seed_decides_everything_in_every_process_and_with_any_threads() -> None:
    alone = digests()
    program = "import sys; sys.path.insert(0, sys.argv[1]); import test_vector; print(*test_vector.digests())"
    other = subprocess.run(
        [sys.executable, "-c", program, str(Path(__file__).parent)], capture_output=True, text=True, check=True
    )
    assert other.stdout.split() == alone and len(set(alone)) == len(TABLES)
    for (name, options), digest in zip(TABLES, alone):
        env = GameVectorEnv(name, 6, mask="list", records=True, threads=3, **options)
        assert hashlib.sha256(b"".join(run(env, 150))).hexdigest() == digest
        assert hashlib.sha256(b"".join(run(env, 150, seed=2))).hexdigest() != digest
        env.close()


def test_arrays_are_the_callers_unless_it_wants_speed() -> None:
    for copy in (True, False):
        env = GameVectorEnv("jaipur", 3, copy=copy)
        first, info = env.reset(seed=1)
        kept = first["observation"].copy()
        env.step(pick(env, np.random.default_rng(1)))
        assert (first["observation"].tobytes() == kept.tobytes()) is copy
        assert np.shares_memory(first["action_mask"], env.batch.mask) is not copy
        assert np.shares_memory(info["seat"], env.batch.movers) is not copy


def test_games_may_be_reset_one_by_one() -> None:
    env = GameVectorEnv("jaipur", 3)
    with pytest.raises(BadArgument, match="first reset"):
        env.reset(options={"reset_mask": np.array([True, False, False])})
    env.reset(seed=1)
    env.step(pick(env, np.random.default_rng(1)))
    before = [bytes(env.batch.position(i)) for i in range(3)]
    env.reset(options={"reset_mask": np.array([False, True, False])})
    assert [bytes(env.batch.position(i)) == before[i] for i in range(3)] == [True, False, True]


def test_a_random_opponent_leaves_the_learner_its_own_turns() -> None:
    env, rng = GameVectorEnv("istanbul", 6, opponent="random", seats=3), np.random.default_rng(2)
    _, info = env.reset(seed=1)
    rewards = []
    for _ in range(600):
        assert info["seat"].tolist() == [0, 1, 2, 0, 1, 2]
        playing = ~env.batch.over
        assert (env.batch.states["mover"][playing] == info["seat"][playing]).all()
        _, reward, over, _, info = env.step(pick(env, rng))
        rewards += reward[over].tolist()
    assert set(rewards) <= {1.0, -0.5, 0.25} and len(rewards) > 6
    assert (GameVectorEnv("jaipur", 4, opponent="random", seat=1).reset(seed=1)[1]["seat"] == 1).all()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": 3}, "named by a string"),
        ({"rounds": 2}, "options.bad-value"),
        ({"players": 2}, "options.unknown"),
        ({"num_envs": 0}, "num_envs must be a whole number from 1 to 4194304, not 0"),
        ({"num_envs": 10**18}, "num_envs must be a whole number from 1 to 4194304"),
        ({"num_envs": 2.0}, "num_envs must be a whole number"),
        ({"mask": "sparse"}, "mask must be one of 'dense', 'list', None, not 'sparse'"),
        ({"mask": np.zeros(2)}, "mask must be one of"),
        ({"copy": 1}, "copy must be True or False, not 1"),
        ({"records": np.ones(2)}, "records must be True or False"),
        ({"threads": 0}, "threads must be a whole number from 1 to 256"),
        ({"opponent": "greedy"}, "opponent must be one of"),
        ({"seat": 1}, "seat belongs to an opponent"),
        ({"opponent": "random", "seat": 2}, "seat must be a whole number from 0 to 1"),
    ],
)
def test_wrong_arguments_get_one_clear_line(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(BadArgument) as refused:
        GameVectorEnv(**{"game": "jaipur", "num_envs": 2, **arguments})
    assert words in str(refused.value) and "\n" not in str(refused.value)


def test_wrong_actions_and_seeds_change_nothing() -> None:
    env = GameVectorEnv("jaipur", 2)
    with pytest.raises(BadArgument, match="reset before step"):
        env.step(np.zeros(2, int))
    for seed in (-1, 1.5, "x", [1], [1, -2], True):
        with pytest.raises(BadArgument, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=[3, 4])
    before = env.batch.states.tobytes()
    for wrong in (np.zeros(3, int), np.zeros(2), [[0], [0]], [[0], [0, 1]], "ab", None):
        with pytest.raises(BadArgument, match="2 games need 2 whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]
    legal = env.batch.legal[:, 0].astype(int)
    illegal = int(np.flatnonzero(env.batch.mask[1] == 0)[0])
    name = env.actions.name(illegal).replace("+", r"\+")
    with pytest.raises(IllegalAction, match=rf"^game 1: action {illegal} \({name}\) is not legal here$"):
        env.step(np.array([legal[0], illegal]))
    for action in (-1, -2, 25_499, 2**62):
        with pytest.raises(IllegalAction, match="is no action; they are 0 to 25498"):
            env.step(np.array([legal[0], action]))
    assert env.batch.states.tobytes() == before


@pytest.mark.parametrize("kind", [GameVectorEnv, FactoredVectorEnv])
def test_wrong_options_of_reset_are_refused(kind: Any) -> None:
    env = kind("jaipur", 2)
    env.reset(seed=1)
    for wrong in (3, "x", [1], np.zeros(2), {"mask": None}):
        with pytest.raises(BadArgument, match="options of reset are"):
            env.reset(options=wrong)
    for mask in ([True], [1, 0], "ab"):
        with pytest.raises(BadArgument, match="reset_mask must be 2 truth values"):
            env.reset(options={"reset_mask": mask})
    before = env.batch.states.copy()
    env.reset(options={"reset_mask": np.array([False, True])})
    assert (env.batch.states == before).tolist() == [True, False]


@pytest.mark.parametrize("kind", [GameVectorEnv, FactoredVectorEnv])
@pytest.mark.parametrize("threads", [1, 2])
def test_before_the_first_reset_and_after_the_end_nothing_can_be_done(kind: Any, threads: int) -> None:
    env = kind("jaipur", 2, threads=threads)
    with pytest.raises(BadArgument, match="call reset before step"):
        env.step(np.zeros(2, int))
    env.reset(seed=1)
    env.close(), env.close()
    for call in (lambda: env.step(np.zeros(2, int)), lambda: env.reset(seed=1)):
        with pytest.raises(ClosedEnvironmentError, match="was closed"):
            call()


def test_actions_may_lie_apart_in_memory_and_be_of_any_size() -> None:
    """The compiled call is given arrays of one layout, whatever the caller has."""
    usual, strided = GameVectorEnv("jaipur", 16), GameVectorEnv("jaipur", 16)
    usual.reset(seed=2), strided.reset(seed=2)
    rng = np.random.default_rng(2)
    for step in range(60):
        actions = pick(usual, rng)
        apart = np.stack([actions, np.zeros_like(actions)], axis=1).astype((np.int32, np.int64)[step % 2])[:, 0]
        usual.step(actions), strided.step(apart)
        assert bytes(usual.batch.states) == bytes(strided.batch.states)


def test_negative_numbers_start_a_game_that_is_over_and_are_no_actions_elsewhere() -> None:
    env, rng = GameVectorEnv("jaipur", 4, rounds=1), np.random.default_rng(0)
    env.reset(seed=1)
    while not env.batch.over.any():
        env.step(pick(env, rng))
    ended = env.batch.over.copy()
    env.step(np.where(ended, -2, pick(env, rng)))
    assert not env.batch.over[ended].any()
    for wrong in (-1, -2, -3):
        with pytest.raises(IllegalAction, match=rf"^game 0: {wrong} is no action"):
            env.step(np.where(np.arange(4) == 0, wrong, pick(env, rng)))


def test_gymnasium_makes_it_by_its_registered_name() -> None:
    env = gymnasium.make_vec("serai/jaipur-v0", num_envs=3, rounds=1)
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations) and isinstance(env.unwrapped, GameVectorEnv)
    assert env.action_space.shape == (3,)


def test_step_by_step_plays_whole_games_with_small_heads(game: Game) -> None:
    env, rng = FactoredVectorEnv(game, 8), np.random.default_rng(1)
    observations, _ = env.reset(seed=1)
    assert env.choices.size <= 64
    made, ended = set(), 0
    for _ in range(1200):
        assert env.observation_space.contains(observations)
        mask = observations["action_mask"]
        assert ((mask.sum(axis=1) > 0) | env.batch.over).all()
        before = env.batch.states.copy()
        legal = [set(row[:count].tolist()) for row, count in zip(env.batch.legal, env.batch.counts)]
        observations, _, over, _, _ = env.step((rng.random(mask.shape) * mask).argmax(axis=1))
        for i in np.flatnonzero((env._complete >= 0) & (before != env.batch.states)):
            made.add(len(legal[i]))
        ended += int(over.sum())
    assert ended > 2 or game.seats > 2
    wrong = np.full(8, env.choices.size)
    with pytest.raises(IllegalAction, match="no open answer to"):
        env.step(wrong)


def test_step_by_step_reaches_every_legal_move(jaipur: Game) -> None:
    """All paths from one position: exactly its legal moves."""
    env = FactoredVectorEnv(jaipur, 1)
    env.reset(seed=11)
    start, legal = env.batch.states.copy(), set(env.batch.legal[0, : env.batch.counts[0]].tolist())
    paths: list[list[int]] = [[]]
    reached: set[tuple[int, ...]] = set()
    while paths:
        path = paths.pop()
        env.reset(seed=11)
        assert env.batch.states.tobytes() == start.tobytes()
        for digit in path:
            env.step(np.array([digit]))
        if env.batch.states.tobytes() != start.tobytes():
            reached.add(tuple(path))
        else:
            paths += [[*path, int(digit)] for digit in np.flatnonzero(env._open[0])]
    assert len(reached) == len(legal)
