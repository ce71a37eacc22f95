"""Learns the network of a game by self-play: play with it, see who won, train it to predict that; and again.

make learn          or          python -m serai.lab.learning GAME --generations 24 --games 40000

Games begin by wandering (`contests.Wandering`): with moves that are not the best, and in the style of players who
hoard, hunt or hurry. What is learned is what good play makes of such positions; nothing is learned from the wandering.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from serai import games
from serai.bots.evaluation import Network
from serai.core.game import Game
from serai.core.levels import Style
from serai.core.random import seeded
from serai.lab.contests import Positions, Wandering, play, share_of_wins

HIDDEN = 64
#: How many of the last generations one learns from; the network of the leaves, in the end, from more.
_GENERATIONS_LEARNED = 5
_GENERATIONS_KEPT = 10
_LEAF_EPOCHS = 8
#: The positions kept for one number of seats, at most: a gigabyte.
_MOST_POSITIONS = 6_000_000
#: Games are played in lots; within a lot players keep their styles.
_LOT = 100
#: The share of players that have a style while a game wanders.
_STYLED = 0.6


def new_network(numbers: int, seed: int = 1) -> Network:
    """A network with random weights."""
    generator = np.random.default_rng(seed)
    network = np.zeros((numbers + 2, HIDDEN), np.float32)
    network[:numbers] = generator.normal(0, (2 / numbers) ** 0.5, (numbers, HIDDEN))
    network[numbers + 1] = generator.normal(0, 0.05, HIDDEN)
    return network


def play_to_learn(game: Game, network: Network, wanted: int, seed: int, wandering: Wandering) -> Positions:
    """Positions of `wanted` games that the network plays against itself, and who won them."""
    generator, random = np.random.default_rng(seed), seeded(seed)
    plain, lots = Style("", 0, 0.0), []
    for begun in range(0, wanted, _LOT):
        styles = [
            game.definition.styles[generator.integers(len(game.definition.styles))]
            if game.definition.styles and generator.random() < _STYLED
            else plain
            for _ in range(game.seats)
        ]
        size = min(_LOT, wanted - begun)
        _, kept = play(game, [network] * game.seats, [1] * game.seats, size, random, styles, wandering)
        lots.append(kept)
    return join(lots)


def join(parts: Sequence[Positions]) -> Positions:
    """All of them, at most the last `_MOST_POSITIONS`."""
    states, won = (np.concatenate([getattr(part, name) for part in parts]) for name in ("states", "won"))
    return Positions(parts[0].game, states[-_MOST_POSITIONS:], won[-_MOST_POSITIONS:])


def train(
    network: Network, data: Sequence[Positions], epochs: int, rate: float, seed: int, is_full: bool = False,
    batch: int = 4_096,
) -> float:  # fmt: skip
    """Fit the network to who won (cross-entropy over the seats, Adam), in place; return the mean loss at the end.

    `data` may hold games of several numbers of players: each batch is of one of them.
    """
    generator = np.random.default_rng(seed)
    first, second = np.zeros_like(network), np.zeros_like(network)
    steps = epochs * sum(len(part.won) // batch for part in data)
    step, losses = 0, [0.0]
    for _ in range(epochs):
        batches = []
        for part in data:
            order = generator.permutation(len(part.won))
            batches += [(part, order[i : i + batch]) for i in range(0, len(order) - batch + 1, batch)]
        losses = []
        for choice in generator.permutation(len(batches)):
            part, rows = batches[choice]
            loss, slope = _loss_and_slope(network, part.features(rows, is_full), part.won[rows])
            step += 1
            losses.append(loss)
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            pace = rate * (1 - 0.97 * step / steps)
            network -= pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return float(np.mean(losses))


def loss_on(network: Network, data: Positions, is_full: bool = False) -> float:
    """How well the network foretells who won: the mean cross-entropy."""
    rows = slice(0, 50_000)
    return _loss_and_slope(network, data.features(rows, is_full), data.won[rows])[0]


def _loss_and_slope(network: Network, features: NDArray[np.float32], won: NDArray[np.float32]) -> tuple[float, Network]:
    rows, seats, numbers = features.shape
    flat = features.reshape(-1, numbers)
    raw = flat @ network[:numbers] + network[numbers]
    hidden = np.maximum(raw, 0)
    scores = (hidden @ network[numbers + 1]).reshape(rows, seats)
    chances = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    loss = -float((won * np.log(chances + 1e-9)).sum(axis=1).mean())
    pull = ((chances - won) / rows).reshape(-1, 1).astype(np.float32)
    slope = np.empty_like(network)
    slope[numbers + 1] = (pull.T @ hidden)[0]
    back = pull * network[numbers + 1] * (raw > 0)
    slope[:numbers] = flat.T @ back
    slope[numbers] = back.sum(axis=0)
    return loss, slope


def _wandering_for(game: Game, network: Network) -> Wandering:
    """Up to half of a game wanders; how long games are is found by playing some."""
    every = Wandering(0, keep_one_in=1)
    _, kept = play(game, [network] * game.seats, [1] * game.seats, _LOT, seeded(1), wandering=every)
    return replace(every, longest=len(kept.won) // _LOT // 2, keep_one_in=3)


def learn(
    name: str, generations: int, wanted: int, seed: int, start: Network | None = None, out: Path | None = None
) -> tuple[Network, list[Positions]]:
    """Several generations; each plays with the network of the one before, and learns from the last few.

    Return the network, and the positions of the last games it played, by number of seats.
    """
    definition = games.definition(name)
    tables = [
        games.load_with(name, definition.learning_options, seats=seats if len(definition.seats) > 1 else None)
        for seats in definition.seats
    ]
    network = new_network(definition.feature_count) if start is None else start.copy()
    reference, history = network.copy(), list[list[Positions]]()
    for generation in range(generations):
        began, number = time.monotonic(), seed + 100 * generation
        wandering = [_wandering_for(game, network) for game in tables]
        if generation == 0 and start is None:
            wandering = [replace(how, temperature=0.3) for how in wandering]
        fresh = [
            play_to_learn(game, network, wanted // len(tables), number + i, how)
            for i, (game, how) in enumerate(zip(tables, wandering))
        ]
        losses = ", ".join(f"{loss_on(network, part):.4f}" for part in fresh)
        history = [*history[1 - _GENERATIONS_KEPT :], fresh]
        played = time.monotonic() - began
        is_last = generation == generations - 1
        data = [join([one[i] for one in history[-_GENERATIONS_LEARNED:]]) for i in range(len(tables))]
        train(network, data, 5 if is_last else 2, 0.002 if generation < 2 and start is None else 0.001, number)
        trained = time.monotonic() - began - played
        share = share_of_wins(tables[0], network, reference, 1, 1_000, seeded(number))
        if out is not None:
            np.save(out, network)
        _tell(
            f"{name} {generation}: {sum(len(part.won) for part in fresh)} positions in {played:.0f} s, "
            f"loss on them {losses}, trained {trained:.0f} s, wins {share:.1%} against the first"
        )
    return network, [join([one[i] for one in history]) for i in range(len(tables))]


def learn_leaves(name: str, data: Sequence[Positions], seed: int, start: Network | None = None) -> Network:
    """The network that judges leaves, from the same positions; a twentieth of them is kept aside to see how well."""
    network = new_network(games.definition(name).full_feature_count) if start is None else start.copy()
    cuts = [len(part.won) * 19 // 20 for part in data]
    aside = [Positions(part.game, part.states[cut:], part.won[cut:]) for part, cut in zip(data, cuts)]
    taught = [Positions(part.game, part.states[:cut], part.won[:cut]) for part, cut in zip(data, cuts)]
    began = time.monotonic()
    train(network, taught, _LEAF_EPOCHS, 0.002 if start is None else 0.001, seed, is_full=True, batch=2_048)
    losses = ", ".join(f"{loss_on(network, part, is_full=True):.4f}" for part in aside)
    _tell(f"{name}, leaves: trained {time.monotonic() - began:.0f} s, loss {losses}")
    return network


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Learn a game, or all of them, and write the networks beside its rules."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--generations", type=int, default=24)
    parser.add_argument("--games", type=int, default=40_000, help="in each generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a network to go on from")
    parser.add_argument("--out", type=Path, help="where to write the network, instead of beside the rules")
    parser.add_argument("--leaf-out", type=Path, help="the same for the network that judges leaves")
    arguments = parser.parse_args()
    start = np.load(arguments.start) if arguments.start else None
    for name in [arguments.game] if arguments.game else games.names():
        definition = games.definition(name)
        out = arguments.out or definition.network
        network, data = learn(name, arguments.generations, arguments.games, arguments.seed, start, out)
        np.save(out, network)
        if definition.full_feature_count != definition.feature_count:
            np.save(arguments.leaf_out or definition.leaf_network, learn_leaves(name, data, arguments.seed))


if __name__ == "__main__":
    main()
