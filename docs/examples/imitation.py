"""A bot that imitates another, then improves by playing with itself; in the arena it is `imitation:Learned`.

serai simulate jaipur --option rounds=1 --games 300 --bots greedy,greedy --dataset greedy.parquet
python docs/examples/imitation.py greedy.parquet --minutes 1.5
cd docs/examples && serai arena jaipur --option rounds=1 --bots imitation:Learned,greedy --deals 100
"""

# pyright: basic
import argparse
import time
from pathlib import Path

import numpy as np

from serai.envs.policy import PolicyBot


class Learned(PolicyBot):
    """Plays what this file has learned."""

    path = Path(__file__).with_name("imitation.npz")


def learn(dataset: Path, passes: int, minutes: float) -> None:
    """Imitate for some passes, improve for some minutes of processor time, and keep the network."""
    from serai.envs import Actions
    from serai.envs.learner import Settings, begin, imitate, improve, read_samples
    from serai.envs.selfplay import SelfPlay

    game, samples = read_samples(dataset)
    (network, optimizer), rng = begin(Actions(game), seed=1), np.random.default_rng(1)
    for number in range(passes):
        print(f"pass {number + 1}: loss {imitate(network, optimizer, samples, 512, rng):.3f}")
    network.policy().save(Learned.path)
    plays, began = SelfPlay(game, network, 512, seed=1), time.process_time()
    while (spent := time.process_time() - began) < 60 * minutes:
        for group in optimizer.param_groups:
            group["lr"] = 1e-3 * max(0.05, 1 - spent / (60 * minutes))  # small steps at the end
        found = improve(network, optimizer, plays.play(64), Settings(), rng)
        print(", ".join(f"{name} {value:.3f}" for name, value in found.items()))
    network.policy().save(Learned.path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=1.5)
    given = parser.parse_args()
    learn(given.dataset, given.passes, given.minutes)
