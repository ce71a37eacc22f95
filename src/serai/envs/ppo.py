"""The baseline: masked PPO by self-play, in PyTorch on a CPU.

    python -m serai.envs.ppo GAME --minutes 1.5 --seed 1 2 3 --out policy.npz --curve curve.svg

Minutes are of processor time on one core, so that a busy machine learns no less.
Plays with itself from nothing, and is measured against bots while it learns and at the end. The file it writes plays in
the arena as a `PolicyBot`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import numpy as np

from serai import games
from serai.bots import Player, player
from serai.core.game import Game
from serai.envs.actions import Actions
from serai.envs.curve import draw_curve
from serai.envs.learner import Network, Settings, begin, improve
from serai.envs.policy import Policy, PolicyBot
from serai.envs.selfplay import SelfPlay
from serai.lab.playing import play


def measure(policy: Policy, opponent: str, deals: int, seed: int = 1) -> tuple[float, float]:
    """The share of games won against a bot, each deal played twice with seats swapped; and its standard error."""
    game, learned = policy.actions.game, Player("policy", PolicyBot(policy))
    others = [player(opponent) for _ in range(game.seats - 1)]
    shares = []
    for number in range(deals):
        both = []
        for seat in range(game.seats):
            seated = [*others[:seat], learned, *others[seat:]]
            both.append(play(game, seated, seed, number, is_sealed=True).shares[seat])
        shares.append(float(np.mean(both)))
    return float(np.mean(shares)), float(np.std(shares) / sqrt(max(1, deals - 1)))


def train(
    game: Game, minutes: float, seed: int, opponents: Sequence[str], *, count: int = 512, steps: int = 64,
    rate: float = 1e-3, curve_every: float = 0.5, curve_deals: int = 40, threads: int = 1,
) -> tuple[Network, list[dict[str, float]]]:  # fmt: skip
    """Learn for some minutes of processor time, measuring included; return the network and the points of its curve."""
    network, optimizer = begin(Actions(game), seed, rate, threads)
    plays, rng = SelfPlay(game, network, count, seed), np.random.default_rng(seed)
    points: list[dict[str, float]] = []
    began, decisions, next_point = time.process_time(), 0, 0.0
    while (spent := (time.process_time() - began) / 60) < minutes:
        if spent >= next_point:
            point = {"minutes": round(spent, 2), "decisions": float(decisions)}
            point |= {name: measure(network.policy(), name, curve_deals, seed=7)[0] for name in opponents}
            points.append(point)
            print(json.dumps(point), file=sys.stderr, flush=True)
            next_point += curve_every
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.05, 1 - spent / minutes)
        samples = plays.play(steps)
        decisions += len(samples)
        improve(network, optimizer, samples, Settings(), rng)
    return network, points


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m serai.envs.ppo", description="Learn a game by self-play (PPO).")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--minutes", type=float, default=8.0, help="of processor time, measuring included")
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="one run for each seed, one after the other")
    parser.add_argument("--opponents", default="random,greedy", help="bots to be measured against")
    parser.add_argument("--deals", type=int, default=200, help="deals of the last measurement, each from every seat")
    parser.add_argument("--out", type=Path, help="where to write the network")
    parser.add_argument("--curve", type=Path, help="where to draw the curve (SVG)")
    given = parser.parse_args(arguments)
    game = games.load_with(given.game, games.definition(given.game).learning_options)
    opponents = given.opponents.split(",")
    curves = []
    for seed in given.seed:
        began, worked = time.perf_counter(), time.process_time()
        network, points = train(game, given.minutes, seed, opponents)
        policy = network.policy()
        spent = {"minutes": time.process_time() - worked, "minutes_by_the_clock": time.perf_counter() - began}
        if given.out:
            policy.save(given.out if len(given.seed) == 1 else given.out.with_stem(f"{given.out.stem}-{seed}"))
        last = {name: measure(policy, name, given.deals, seed=11) for name in opponents}
        against = {name: {"share": round(share, 4), "error": round(error, 4)} for name, (share, error) in last.items()}
        result = {"game": given.game, "seed": seed, **{name: round(seconds / 60, 2) for name, seconds in spent.items()}}
        result |= {"decisions": points[-1]["decisions"], "against": against}
        print(json.dumps(result | {"curve": points}), flush=True)
        curves.append(points)
    if given.curve:
        seeds = f"seed{'s' if len(given.seed) > 1 else ''} {', '.join(map(str, given.seed))}"
        draw_curve(given.curve, curves, opponents, f"{game.name}: PPO by self-play, {seeds}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
