"""Measures the environments beside their peers, in one run on one core: steps per second with observation and mask.

    python bench/envs.py [--seconds 1] [--times 3] [--only "serai vector"]

A step is one decision: observation and legal actions are made, one legal action is chosen, and the environment is
stepped; choosing is not measured. Seconds are of processor time, so that a busy machine slows nobody: read the ratios.
Only the rows "by the clock" are of the clock, with two threads each: run them on a quiet machine.
Peers that are not installed are left out: `pip install "pettingzoo[classic]" rlcard open_spiel jax pgx`.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
Clock = Callable[[], float]
clock: Clock = time.process_time
wall: Clock = time.perf_counter
#: Steps per second of the fastest tenth of the calls: what a machine does that nobody else works on.
FASTEST: dict[str, float] = {}


def c_loop(seconds: float) -> float:
    """The hand-written loop in C: every legal move listed, one made; no observation, no mask."""
    from serai.lab import bench

    with tempfile.TemporaryDirectory() as folder:
        program = bench._compile_c("jaipur", Path(folder))
        if program is None:
            raise ImportError("no C compiler")
        plies, before = int(4_000_000 * seconds), _children()
        subprocess.run([str(program), str(plies), "1"], capture_output=True, check=True)
        return plies / (_children() - before)


def _children() -> float:
    """The processor time of all programs started so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def vector(
    name: str, count: int, mask: str | None, copy: bool = False, threads: int = 1, clock: Clock = clock
) -> Callable[[float], float]:
    """Our vector environment."""

    def run(seconds: float) -> float:
        from serai.envs import GameVectorEnv

        env = GameVectorEnv(name, count, mask=mask, copy=copy, threads=threads)
        env.reset(seed=1)
        rng, every, spent, steps = np.random.default_rng(1), np.arange(count), 0.0, 0
        batch, calls = env.batch, []
        while spent < seconds:
            picked = (rng.random(count) * np.maximum(batch.counts, 1)).astype(np.int64)
            actions = np.where(batch.over, 0, batch.legal[every, picked]).astype(np.int64)
            began, at = clock(), time.perf_counter()
            env.step(actions)
            calls.append(time.perf_counter() - at)
            spent += clock() - began
            steps += count
        kind = f"{name} {count} {mask}{' copies' * copy}{f' {threads} threads' * (threads > 1)}"
        FASTEST[kind] = count / sorted(calls)[len(calls) // 10]
        return steps / spent

    return run


def aec(make: Callable[[], Any]) -> Callable[[float], float]:
    """An AEC environment of PettingZoo: `last` and `step`."""

    def run(seconds: float) -> float:
        env, rng, spent, steps = make(), np.random.default_rng(1), 0.0, 0
        env.reset(seed=1)
        for warm in (True, False):
            spent, steps = 0.0, 0
            while spent < (0.05 if warm else seconds):
                if not env.agents:
                    began = clock()
                    env.reset()
                    spent += clock() - began
                    continue
                began = clock()
                observation, _, over, cut, _ = env.last()
                spent += clock() - began
                mask = observation["action_mask"] if isinstance(observation, dict) else None
                action = None if over or cut else int(rng.choice(np.flatnonzero(mask)))
                began = clock()
                env.step(action)
                spent += clock() - began
                steps += action is not None
        return steps / spent

    return run


def ours_aec(name: str) -> Callable[[float], float]:
    """Our raw AEC environment."""

    def make() -> Any:
        from serai.envs import aec as ours

        return ours.raw_env(name)

    return aec(make)


def classic(module: str) -> Callable[[float], float]:
    """An environment of pettingzoo.classic without wrappers."""

    def make() -> Any:
        from importlib import import_module

        return import_module(f"pettingzoo.classic.{module}").raw_env()

    return aec(make)


def spiel(name: str) -> Callable[[float], float]:
    """A game of OpenSpiel from Python: mask, tensor of the player to move, `apply_action`."""

    def run(seconds: float) -> float:
        import pyspiel

        if name.startswith("serai_"):
            import serai.envs.openspiel  # noqa: F401
        game = pyspiel.load_game(name)
        tensor = game.get_type().provides_observation_tensor
        rng, spent, steps, state = np.random.default_rng(1), 0.0, 0, game.new_initial_state()
        while spent < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                action = int(outcomes[int(rng.choice(len(odds), p=odds))])
                began = clock()
            else:
                began = clock()
                legal = state.legal_actions()
                np.asarray(state.legal_actions_mask(), np.int8)
                seen = state.observation_tensor if tensor else state.information_state_tensor
                np.asarray(seen(state.current_player()), np.float32)
                spent += clock() - began
                action = legal[int(rng.integers(len(legal)))]
                steps += 1
                began = clock()
            state.apply_action(action)
            spent += clock() - began
        return steps / spent

    return run


def rlcard(name: str) -> Callable[[float], float]:
    """A game of RLCard: `step` gives observation and legal actions."""

    def run(seconds: float) -> float:
        import rlcard as package

        env, rng, spent, steps = package.make(name, config={"seed": 1}), np.random.default_rng(1), 0.0, 0
        state, _ = env.reset()
        while spent < seconds:
            action = int(rng.choice(list(state["legal_actions"])))
            began = clock()
            state, _ = env.step(action)
            if env.is_over():
                state, _ = env.reset()
            spent += clock() - began
            steps += 1
        return steps / spent

    return run


def pgx(name: str, count: int = 1024, clock: Clock = clock) -> Callable[[float], float]:
    """A game of Pgx: `count` games in one compiled call, actions chosen inside it, finished games begun anew."""

    def run(seconds: float) -> float:
        import jax
        import pgx as package
        from pgx.experimental.wrappers import auto_reset

        env = package.make(name)
        init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def turn(state: Any, key: Any) -> Any:
            key, choose, again = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choose, logits, axis=-1)
            return step(state, actions, jax.random.split(again, count)), key

        key = jax.random.PRNGKey(1)
        state = jax.jit(init)(jax.random.split(key, count))
        state, key = turn(state, key)
        jax.block_until_ready(state.observation)
        began, steps = clock(), 0
        while clock() - began < seconds:
            state, key = turn(state, key)
            jax.block_until_ready(state.observation)
            steps += count
        return steps / (clock() - began)

    return run


MEASURED: dict[str, Callable[[float], float]] = {
    "C loop, Jaipur (no observation, no mask)": c_loop,
    "serai vector, Jaipur, 256 games, dense mask, own arrays": vector("jaipur", 256, "dense"),
    "serai vector, Jaipur, 1024 games, dense mask, own arrays": vector("jaipur", 1024, "dense"),
    "serai vector, Jaipur, 1024 games, legal lists, own arrays": vector("jaipur", 1024, "list"),
    "serai vector, Jaipur, 1024 games, legal lists, copies": vector("jaipur", 1024, "list", copy=True),
    "serai vector, Jaipur, 1024 games, dense mask, copies": vector("jaipur", 1024, "dense", copy=True),
    "serai vector, Istanbul, 1024 games, dense mask, own arrays": vector("istanbul", 1024, "dense"),
    "serai vector, Istanbul, 1024 games, legal lists, own arrays": vector("istanbul", 1024, "list"),
    "serai AEC raw, Jaipur": ours_aec("jaipur"),
    "serai AEC raw, Istanbul": ours_aec("istanbul"),
    "serai in OpenSpiel (Python game), Jaipur": spiel("serai_jaipur"),
    "Pgx backgammon, 1024 games": pgx("backgammon"),
    "by the clock, Pgx backgammon, its threads": pgx("backgammon", clock=wall),
    "by the clock, serai vector, Jaipur, lists, two threads": vector("jaipur", 1024, "list", threads=2, clock=wall),
    "by the clock, serai vector, Jaipur, dense, two threads": vector("jaipur", 1024, "dense", threads=2, clock=wall),
    "PettingZoo classic, connect four": classic("connect_four_v3"),
    "PettingZoo classic, chess": classic("chess_v6"),
    "PettingZoo classic, Leduc hold'em": classic("leduc_holdem_v4"),
    "PettingZoo classic, Texas hold'em": classic("texas_holdem_v4"),
    "PettingZoo classic, gin rummy or hanabi": classic("hanabi_v5"),
    "OpenSpiel from Python, hearts": spiel("hearts"),
    "OpenSpiel from Python, crazy eights": spiel("crazy_eights"),
    "OpenSpiel from Python, gin rummy": spiel("gin_rummy"),
    "RLCard, gin rummy": rlcard("gin-rummy"),
    "RLCard, UNO": rlcard("uno"),
}
#: What is measured beside the loop in C, just before and just after: a busy machine slows both.
BESIDE_C = "serai vector, Jaipur"
RATIOS: dict[str, list[float]] = {}
#: Runs once, so that what it compiles is not measured.
_WARM = 0.02


def measured(seconds: float, times: int) -> Iterator[tuple[str, float | str]]:
    """Each environment in turn, several times; the median. Jaipur's vector environments stand between runs in C."""
    for name, run in MEASURED.items():
        try:
            run(_WARM)
            found = []
            for _ in range(times):
                before = c_loop(seconds / 2) if name.startswith(BESIDE_C) else 0.0
                found.append(run(seconds))
                if before:
                    RATIOS.setdefault(name, []).append(found[-1] * (1 / before + 1 / c_loop(seconds / 2)) / 2)
            yield name, sorted(found)[times // 2]
        except Exception as error:  # a peer that is missing or broken is said so
            yield name, f"not measured: {type(error).__name__} {error}".splitlines()[0][:90]


def memory() -> dict[str, int]:
    """Bytes for each game of our environments, buffers included."""
    from serai import games
    from serai.envs.batch import Batch

    found = {}
    for name in games.names():
        game = games.load(name)
        found[f"{game.name}, dense mask"] = Batch(game, 64, has_mask=True).bytes_per_game
        found[f"{game.name}, legal lists"] = Batch(game, 64).bytes_per_game
    return found


def main() -> None:
    """Measure, print, and write the page if asked."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--only", default="")
    parser.add_argument("--json", type=Path, help="where to keep the figures")
    given = parser.parse_args()
    results: dict[str, float | str] = {}
    for name in list(MEASURED):
        if given.only not in name:
            del MEASURED[name]
    for name, speed in measured(given.seconds, given.times):
        results[name] = speed
        beside = f"  {sorted(RATIOS[name])[given.times // 2]:.3f} of C" if name in RATIOS else ""
        print(f"{name:64} {speed if isinstance(speed, str) else f'{speed:,.0f}'}{beside}", flush=True)
    kept = {"steps_per_s": results, "ratios_to_c": RATIOS, "fastest_tenth": FASTEST, "bytes_per_game": memory()}
    for name, speed in FASTEST.items():
        print(f"fastest tenth of calls: {name:40} {speed:,.0f}")
    print(json.dumps(kept["bytes_per_game"]))
    if given.json:
        given.json.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main())
