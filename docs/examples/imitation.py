"""A bot that imitates another, then improves by playing with itself; in the arena it is `imitation:Learned`.

serai simulate jaipur --option rounds=1 --games 400 --bots greedy,greedy --dataset greedy.parquet
python docs/examples/imitation.py greedy.parquet --minutes 1
cd docs/examples && serai arena jaipur --option rounds=1 --bots imitation:Learned,greedy --deals 100
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from serai.envs.policy import PolicyBot


class Learned(PolicyBot):
    """Plays what this file has learned."""

    path = Path(__file__).with_name("imitation.npz")


def read(file):
    """The decisions of a dataset, and the game they were made in."""
    import pyarrow.parquet as pq

    from serai import games
    from serai.envs.learner import Samples

    table = pq.read_table(file)
    metadata = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    game = games.load_with(metadata["serai.game"], json.loads(metadata["serai.options"]))
    lists = table["legal"].combine_chunks()
    legal, starts = lists.values.to_numpy(), lists.offsets.to_numpy().astype(np.int64)
    actions = table["action"].to_numpy()
    chosen = np.array([int(np.searchsorted(legal[a:b], c)) for a, b, c in zip(starts, starts[1:], actions)])
    observation = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    rewards, nothing = table["reward"].to_numpy(), np.zeros(len(table), np.float32)
    return game, Samples(observation, legal, starts, chosen, nothing, nothing, rewards)


def main():
    """Imitate for some passes, improve for some minutes of processor time, and keep the network."""
    parser = argparse.ArgumentParser()
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--passes", type=int, default=8)
    parser.add_argument("--minutes", type=float, default=1.0)
    given = parser.parse_args()

    import torch

    from serai.envs import Actions
    from serai.envs.learner import Network, Settings, imitate, improve
    from serai.envs.selfplay import SelfPlay

    torch.manual_seed(1)
    torch.set_num_threads(1)
    game, samples = read(given.dataset)
    network, rng = Network(Actions(game)), np.random.default_rng(1)
    optimizer = torch.optim.Adam(network.parameters(), 1e-3)
    for number in range(given.passes):
        print(f"pass {number + 1}: loss {imitate(network, optimizer, samples, 512, rng):.3f}")
    network.policy().save(Learned.path)
    plays, began = SelfPlay(game, network, 512, seed=1), time.process_time()
    while time.process_time() - began < 60 * given.minutes:
        found = improve(network, optimizer, plays.play(64), Settings(), rng)
        print(", ".join(f"{name} {value:.3f}" for name, value in found.items()))
    network.policy().save(Learned.path)


if __name__ == "__main__":
    main()
