"""The network in PyTorch, and learning from what was played: masked PPO over lists of legal actions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from serai import games
from serai.core.game import Game
from serai.envs.actions import Actions
from serai.envs.batch import observation_of
from serai.envs.policy import LAYERS, Policy, parts_of


class Network(nn.Module):
    """Both towers of `serai.envs.policy`."""

    def __init__(self, actions: Actions, hidden: int = 128, keys: int = 32) -> None:
        super().__init__()
        self.actions = actions
        self.parts = torch.from_numpy(parts_of(actions))
        self.first = nn.Linear(len(observation_of(actions.game)), hidden)
        self.second = nn.Linear(hidden, hidden)
        self.query = nn.Linear(hidden, keys)
        self.value = nn.Linear(hidden, 1)
        self.action_first = nn.Linear(self.parts.shape[1], 64)
        self.action_key = nn.Linear(64, keys)
        for layer in (self.query, self.value):
            nn.init.orthogonal_(layer.weight, 0.1)
            nn.init.zeros_(layer.bias)

    def forward(self, numbers: Tensor, legal: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each legal action's probability, and the value of each position to its player."""
        hidden = torch.relu(self.second(torch.relu(self.first(numbers))))
        some, places = torch.unique(legal, return_inverse=True)  # many positions share their actions
        keys = self.action_key(torch.relu(self.action_first(self.parts[some])))
        logits = (self.query(hidden)[rows] * keys[places]).sum(dim=1)
        return log_softmax(logits, rows, len(numbers)), torch.tanh(self.value(hidden)[:, 0])

    def policy(self) -> Policy:
        """The network as it is now, for play."""
        weights = {
            f"{name}.{kind}": getattr(getattr(self, name), kind) for name in LAYERS for kind in ("weight", "bias")
        }
        return Policy(self.actions, {name: value.detach().numpy().copy() for name, value in weights.items()})


def log_softmax(logits: Tensor, rows: Tensor, count: int) -> Tensor:
    """Log-softmax over the entries of each row of a flat list."""
    most = torch.full((count,), -torch.inf).scatter_reduce(0, rows, logits.detach(), "amax")
    shifted = logits - most[rows]
    total = torch.zeros(count).index_add(0, rows, shifted.exp())
    return shifted - total.log()[rows]


def per_row(values: Tensor, rows: Tensor, count: int) -> Tensor:
    """The sum of each row of a flat list."""
    return torch.zeros(count).index_add(0, rows, values)


@dataclass
class Samples:
    """Decisions to learn from; `starts` tells where the legal actions of each begin in the flat lists."""

    numbers: NDArray[np.float32]
    legal: NDArray[np.int32]
    starts: NDArray[np.int64]
    #: Where the chosen action stands among the legal ones of its decision.
    chosen: NDArray[np.int64]
    log_chance: NDArray[np.float32]
    advantages: NDArray[np.float32]
    returns: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.numbers)

    def parts(self, size: int, rng: np.random.Generator) -> Iterator[tuple[NDArray[np.int64], Tensor, Tensor, Tensor]]:
        """All decisions in random order, `size` at a time: which, their legal actions, the row of each, the chosen."""
        counts = np.diff(self.starts)
        order = rng.permutation(len(self))
        for i in range(0, len(order), size):
            some = order[i : i + size]
            sizes = counts[some]
            begins = np.concatenate([[0], np.cumsum(sizes)[:-1]])
            places = np.arange(sizes.sum()) - np.repeat(begins, sizes) + np.repeat(self.starts[some], sizes)
            rows = torch.from_numpy(np.repeat(np.arange(len(some)), sizes))
            chosen = torch.from_numpy(begins + self.chosen[some])
            yield some, torch.from_numpy(self.legal[places].astype(np.int64)), rows, chosen


@dataclass(frozen=True)
class Settings:
    """What PPO is told."""

    epochs: int = 3
    minibatch: int = 2048
    clip: float = 0.2
    value_weight: float = 0.5
    entropy_weight: float = 0.01
    most_norm: float = 0.5


def improve(
    network: Network, optimizer: torch.optim.Optimizer, samples: Samples, settings: Settings, rng: np.random.Generator
) -> dict[str, float]:
    """PPO: make good actions likelier, within the clip; learn to predict the result."""
    sums = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "kl": 0.0}
    updates = 0
    for _ in range(settings.epochs):
        for some, legal, rows, chosen in samples.parts(settings.minibatch, rng):
            old = torch.from_numpy(samples.log_chance[some])
            advantages = torch.from_numpy(samples.advantages[some])
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
            log_chances, values = network(torch.from_numpy(samples.numbers[some]), legal, rows)
            ratio = (log_chances[chosen] - old).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.minimum(ratio * advantages, clipped * advantages).mean()
            value_loss = (values - torch.from_numpy(samples.returns[some])).square().mean()
            entropy = -per_row(log_chances.exp() * log_chances, rows, len(some)).mean()
            loss = policy_loss + settings.value_weight * value_loss - settings.entropy_weight * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.most_norm)
            optimizer.step()
            updates += 1
            with torch.no_grad():
                found = (policy_loss, value_loss, entropy, (old - log_chances[chosen]).mean())
            for name, value in zip(sums, found):
                sums[name] += value.item()
    return {name: value / updates for name, value in sums.items()}


def imitate(
    network: Network, optimizer: torch.optim.Optimizer, samples: Samples, size: int, rng: np.random.Generator
) -> float:
    """Make the chosen actions likelier, whoever chose them, and learn to predict the result; return the mean loss."""
    losses = []
    for some, legal, rows, chosen in samples.parts(size, rng):
        log_chances, values = network(torch.from_numpy(samples.numbers[some]), legal, rows)
        loss = -log_chances[chosen].mean() + (values - torch.from_numpy(samples.returns[some])).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    return float(np.mean(losses))


def begin(actions: Actions, seed: int, rate: float = 1e-3, threads: int = 1) -> tuple[Network, torch.optim.Optimizer]:
    """A new network and what trains it; the seed decides its first weights."""
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    network = Network(actions)
    return network, torch.optim.Adam(network.parameters(), rate, eps=1e-5)


def read_samples(path: Path) -> tuple[Game, Samples]:
    """The decisions of a Parquet file that `serai simulate --dataset` wrote, and the game they were made in."""
    import pyarrow.parquet as pq

    table = pq.read_table(path)
    metadata = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    game = games.load_with(metadata["serai.game"], json.loads(metadata["serai.options"]))
    lists = table["legal"].combine_chunks()
    legal, starts = lists.values.to_numpy(), lists.offsets.to_numpy().astype(np.int64)
    actions = table["action"].to_numpy()
    chosen = np.array([int(np.searchsorted(legal[a:b], c)) for a, b, c in zip(starts, starts[1:], actions)])
    numbers = table["observation"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    nothing = np.zeros(len(table), np.float32)
    return game, Samples(numbers, legal, starts, chosen, nothing, nothing, table["reward"].to_numpy())
