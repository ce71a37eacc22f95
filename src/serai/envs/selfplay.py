"""Plays many games with a network against itself, and works out what each decision was worth."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from serai.core.game import Game
from serai.envs.arguments import generators
from serai.envs.batch import Batch
from serai.envs.kernels import RESET
from serai.envs.learner import Network, Samples
from serai.envs.policy import Policy, rows_of


class SelfPlay:
    """Games that a network plays with itself, kept going from one `play` to the next."""

    def __init__(self, game: Game, network: Network, games: int, seed: int) -> None:
        self.network, self.count = network, games
        self.batch = Batch(game, games)
        self.batch.randoms[:] = generators(seed, games)
        self.batch.advance(np.full(games, RESET, np.int64))
        self._rng = np.random.default_rng(seed)

    def play(self, steps: int, discount: float = 1.0, trace: float = 0.9) -> Samples:
        """Make `steps` decisions in each game; every seat learns from its own decisions (GAE)."""
        batch, count = self.batch, self.count
        seats = batch.game.seats
        numbers = np.empty((steps, count, len(batch.observation)), np.float32)
        values, log_chances = np.empty((2, steps + 1, count), np.float32)
        movers, chosen = np.empty((2, steps, count), np.int64)
        rewards = np.zeros((steps, count, seats), np.float32)
        over, played = np.zeros((2, steps, count), np.bool_)
        legal, sizes = [], []
        policy = self.network.policy()
        for t in range(steps):
            numbers[t], movers[t], played[t] = batch.numbers, batch.movers, ~batch.over
            flat, rows = rows_of(batch.legal, batch.counts)
            picked, log_chances[t], values[t] = self._pick(policy, flat, rows)
            chosen[t] = picked
            actions = np.where(batch.over, 0, batch.legal[np.arange(count), picked])
            legal.append(flat)
            sizes.append(batch.counts.copy())
            batch.advance(actions.astype(np.int64))
            over[t], rewards[t] = batch.over & played[t], batch.rewards
        _, _, values[steps] = self._pick(policy, *rows_of(batch.legal, batch.counts))
        advantages = self._advantages(values, rewards, movers, over, played, discount, trace)
        kept = played.reshape(-1)
        starts = np.concatenate([[0], np.cumsum(np.concatenate(sizes)[kept])])
        return Samples(
            numbers.reshape(steps * count, -1)[kept], np.concatenate(legal), starts,
            chosen.reshape(-1)[kept], log_chances[:-1].reshape(-1)[kept],
            advantages.reshape(-1)[kept], (advantages + values[:-1]).reshape(-1)[kept],
        )  # fmt: skip

    def _pick(
        self, policy: Policy, flat: NDArray[np.int32], rows: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.float32], NDArray[np.float32]]:
        """A legal action for each game by its probability: its place in the list, the logarithm of that, the value."""
        scores, values = policy.judge(self.batch.numbers, flat, rows)
        counts = self.batch.counts
        playing = np.flatnonzero(counts)
        places, log_chance = np.zeros(self.count, np.int64), np.zeros(self.count, np.float32)
        starts = (np.cumsum(counts) - counts)[playing]
        scores -= np.repeat(np.maximum.reduceat(scores, starts), counts[playing])
        totals = np.add.reduceat(np.exp(scores), starts)
        # the largest of score and Gumbel noise is a draw by chance
        noisy = scores - np.log(-np.log(self._rng.random(len(scores), np.float32) + 1e-20) + 1e-20)
        hits = np.flatnonzero(noisy == np.repeat(np.maximum.reduceat(noisy, starts), counts[playing]))
        found = np.empty(self.count, np.int64)
        found[rows[hits]] = hits
        places[playing] = found[playing] - starts
        log_chance[playing] = scores[found[playing]] - np.log(totals)
        return places, log_chance, values

    def _advantages(
        self, values: NDArray[np.float32], rewards: NDArray[np.float32], movers: NDArray[np.int64],
        over: NDArray[np.bool_], played: NDArray[np.bool_], discount: float, trace: float,
    ) -> NDArray[np.float32]:  # fmt: skip
        """Backwards through the decisions: each seat looks to its own next decision, or to the end of the game."""
        steps, count = movers.shape
        seats, every = rewards.shape[2], np.arange(count)
        # beyond the last step the value is that of the seat to move; the others share what remains
        ahead = np.repeat(-values[steps][:, None] / (seats - 1), seats, axis=1)
        ahead[every, self.batch.movers] = values[steps]
        ahead[self.batch.over] = 0.0
        later = np.zeros((count, seats), np.float32)
        found = np.zeros((steps, count), np.float32)
        for t in range(steps - 1, -1, -1):
            ended = over[t]
            ahead[ended], later[ended] = rewards[t][ended], 0.0
            mover = movers[t]
            delta = discount * ahead[every, mover] - values[t]
            found[t] = delta + discount * trace * later[every, mover]
            live = played[t]
            ahead[every[live], mover[live]] = values[t][live]
            later[every[live], mover[live]] = found[t][live]
        return found
