"""Learns the network of a game by self-play: play with it, see who won, train it to predict that; and again.

make learn          or          python -m serai.lab.learning GAME --generations 8 --games 40000
"""
# mypy: disable-error-code="no-untyped-def"

import argparse
import sys
import time
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai import games
from serai.bots.evaluation import Network, prepare, scratch_for, value_of_move
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.game import Game
from serai.core.kernel import kernel
from serai.core.random import below, next64, seeded
from serai.core.trace import CLOSED

HIDDEN = 64
#: One position in this many is kept: neighbours are nearly equal.
KEEP_ONE_IN = 4
_UNIT = 1.0 / 2**53


@kernel
def choose_softly(box, state, moves, n, network, scratch, after, values, temperature, random):
    """A move sampled by a softmax over the values one move ahead; at temperature 0 the best."""
    weights = np.empty(n, np.float64)
    best = 0
    prepare(box, state, network, scratch, len(values))
    numbers = scratch[len(values)]
    for i in range(n):
        weights[i] = value_of_move(box, state, moves[i], network, scratch, numbers, after, values)
        if weights[i] > weights[best]:
            best = i
    if temperature <= 0.0:
        return moves[best]
    top, total = weights[best], 0.0
    for i in range(n):
        weights[i] = exp((weights[i] - top) / temperature)
        total += weights[i]
    rank = (next64(random) >> np.uint64(11)) * _UNIT * total
    for i in range(n):
        rank -= weights[i]
        if rank <= 0.0:
            return moves[i]
    return moves[best]


@kernel
def self_play(boxes, states, views, moves, network, scratch, values, random, wanted, temperature, blunders, kept, won):
    """Play `wanted` games (or rounds); keep positions seen from every seat in `kept`, and who won in `won`.

    A mover decides in a world imagined from its view, never in the true one. A few moves in a thousand (`blunders`) are
    random, so that bad positions are known too. `states` and `views` are records to work in, the last of each empty.
    Return how many positions were kept.
    """
    box, state = boxes[0], states[0]
    count = 0
    for _ in range(wanted):
        contract.begin(box, state)
        first = count
        while not contract.settled(box, state, values):
            if state.mover == CHANCE:
                contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])
            else:
                views[0] = views[1]
                contract.observe(box, state, state.mover, views[0])
                states[1] = states[3]
                contract.determinize(box, views[0], random, states[1])
                n = contract.legal(box, states[1], moves)
                if below(random, 1000) < blunders:
                    move = moves[below(random, n)]
                else:
                    world, after = states[1], states[2:3]
                    move = choose_softly(box, world, moves, n, network, scratch, after, values, temperature, random)
                contract.apply(box, state, move, CLOSED[0])
            if count < len(won) and below(random, KEEP_ONE_IN) == 0 and not contract.settled(box, state, values):
                for seat in range(len(values)):
                    contract.features(box, state, seat, kept[count, seat])
                count += 1
        for i in range(first, count):
            for seat in range(len(values)):
                won[i, seat] = values[seat]
    return count


def play_to_learn(
    game: Game, network: Network, wanted: int, seed: int, temperature: float, blunders: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Positions of `wanted` games and who won them: (position, seat, feature) and (position, seat)."""
    definition, capacity = game.definition, wanted * 120
    kept = np.zeros((capacity, game.seats, network.shape[0] - 2), np.float32)
    won = np.zeros((capacity, game.seats), np.float32)
    states, views = np.zeros(4, definition.state), np.zeros(2, definition.view)
    moves, values = np.empty(definition.max_moves, np.int64), np.zeros(game.seats)
    scratch, random = scratch_for(network, game.seats), seeded(seed)
    count = self_play(
        game.boxes, states, views, moves, network, scratch, values, random, wanted, temperature, blunders, kept, won
    )
    return kept[:count], won[:count]


def new_network(numbers: int, seed: int = 1) -> Network:
    """A network with random weights."""
    generator = np.random.default_rng(seed)
    network = np.zeros((numbers + 2, HIDDEN), np.float32)
    network[:numbers] = generator.normal(0, (2 / numbers) ** 0.5, (numbers, HIDDEN))
    network[numbers + 1] = generator.normal(0, 0.05, HIDDEN)
    return network


def train(network: Network, data: list[Any], epochs: int, rate: float, seed: int, batch: int = 2_048) -> float:
    """Fit the network to who won (cross-entropy over the seats, Adam), in place; return the mean loss at the end.

    `data` may hold games of several numbers of players: each batch is of one of them.
    """
    generator = np.random.default_rng(seed)
    first, second = np.zeros_like(network), np.zeros_like(network)
    steps = epochs * sum(len(won) // batch for _, won in data)
    step, losses = 0, [0.0]
    for _ in range(epochs):
        batches = []
        for kept, won in data:
            order = generator.permutation(len(won))
            batches += [(kept, won, order[i : i + batch]) for i in range(0, len(order) - batch + 1, batch)]
        losses = []
        for choice in generator.permutation(len(batches)):
            kept, won, rows = batches[choice]
            loss, slope = _loss_and_slope(network, kept[rows], won[rows])
            step += 1
            losses.append(loss)
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            pace = rate * (1 - 0.95 * step / steps)
            network -= pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return float(np.mean(losses))


def _loss_and_slope(network: Network, kept: Any, won: Any) -> tuple[float, Network]:
    rows, seats, numbers = kept.shape
    flat = kept.reshape(-1, numbers)
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


def learn(name: str, generations: int, wanted: int, seed: int, start: Network | None = None) -> Network:
    """Several generations; each plays with the network of the one before, and learns from the last three."""
    definition = games.definition(name)
    tables = [
        games.load_with(name, definition.learning_options, seats=seats if len(definition.seats) > 1 else None)
        for seats in definition.seats
    ]
    network = start if start is not None else new_network(definition.feature_count)
    history: list[list[Any]] = []
    for generation in range(generations):
        began = time.monotonic()
        temperature = 0.3 if generation == 0 and start is None else 0.04
        fresh = [
            play_to_learn(game, network, wanted // len(tables), seed + 100 * generation + i, temperature, 20)
            for i, game in enumerate(tables)
        ]
        history = [*history[-2:], fresh]
        data = [pair for one in history for pair in one]
        played = time.monotonic() - began
        loss = train(network, data, 2 if generation < generations - 1 else 6, 0.002, seed + generation)
        figures = f"{sum(len(won) for _, won in fresh)} positions, {played:.0f} s, loss {loss:.4f}"
        print(f"{name} {generation}: {figures}", file=sys.stderr, flush=True)
    return network


def main() -> None:
    """Learn a game, or all of them, and write each network beside its rules."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a network to go on from")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    start = np.load(arguments.start) if arguments.start else None
    for name in [arguments.game] if arguments.game else games.names():
        network = learn(name, arguments.generations, arguments.games, arguments.seed, start)
        np.save(arguments.out or games.definition(name).network, network)


if __name__ == "__main__":
    main()
