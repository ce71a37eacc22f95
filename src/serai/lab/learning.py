"""Learns the judgement of a game by self-play: play with it, see who won, make it foretell that; and again.

make learn          or          python -m serai.lab.learning jaipur --generations 8 --games 40000
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai import games
from serai.bots.judging import Mind, prepare, scratch_for, value_of_move
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.game import Game
from serai.core.kernel import kernel
from serai.core.random import below, next64, seeded
from serai.core.trace import CLOSED

HIDDEN = 64
#: One position in so many is kept: neighbours say nearly the same.
KEEP_ONE_IN = 4
_UNIT = 1.0 / 2**53


@kernel
def choose_softly(box, state, moves, n, mind, scratch, after, values, warmth, random):
    """A move by its value one move ahead: the better, the likelier; with no warmth, the best."""
    weights = np.empty(n, np.float64)
    best = 0
    prepare(box, state, mind, scratch, len(values))
    numbers = scratch[len(values)]
    for i in range(n):
        weights[i] = value_of_move(box, state, moves[i], mind, scratch, numbers, after, values)
        if weights[i] > weights[best]:
            best = i
    if warmth <= 0.0:
        return moves[best]
    top, total = weights[best], 0.0
    for i in range(n):
        weights[i] = exp((weights[i] - top) / warmth)
        total += weights[i]
    rank = (next64(random) >> np.uint64(11)) * _UNIT * total
    for i in range(n):
        rank -= weights[i]
        if rank <= 0.0:
            return moves[i]
    return moves[best]


@kernel
def self_play(boxes, states, views, moves, mind, scratch, values, random, wanted, warmth, blunders, kept, won):
    """Play so many games (or rounds); keep positions seen from every seat in `kept`, and who won in `won`.

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
                    move = choose_softly(box, states[1], moves, n, mind, scratch, states[2:3], values, warmth, random)
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
    game: Game, mind: Mind, wanted: int, seed: int, warmth: float, blunders: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Positions of so many games and who won them: (position, seat, feature) and (position, seat)."""
    definition, numbers = game.definition, mind.shape[0] - 2
    capacity = wanted * 120
    kept = np.zeros((capacity, game.seats, numbers), np.float32)
    won = np.zeros((capacity, game.seats), np.float32)
    states, views = np.zeros(4, definition.state), np.zeros(2, definition.view)
    moves, values = np.empty(definition.max_moves, np.int64), np.zeros(game.seats)
    scratch = scratch_for(mind, game.seats)
    count = self_play(
        game.boxes, states, views, moves, mind, scratch, values, seeded(seed), wanted, warmth, blunders, kept, won
    )
    return kept[:count], won[:count]


# --- Training ---------------------------------------------------------------------------------------------------------


def new_mind(numbers: int, seed: int = 1) -> Mind:
    """A network that knows nothing yet."""
    generator = np.random.default_rng(seed)
    mind = np.zeros((numbers + 2, HIDDEN), np.float32)
    mind[:numbers] = generator.normal(0, (2 / numbers) ** 0.5, (numbers, HIDDEN))
    mind[numbers + 1] = generator.normal(0, 0.05, HIDDEN)
    return mind


def train(mind: Mind, data: list[Any], epochs: int, rate: float, seed: int, batch: int = 2_048) -> float:
    """Fit the network to who won (cross-entropy over the seats, Adam), in place; return the mean loss at the end.

    `data` may hold games of several numbers of players: each batch is of one of them.
    """
    generator = np.random.default_rng(seed)
    first, second = np.zeros_like(mind), np.zeros_like(mind)
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
            loss, slope = _loss_and_slope(mind, kept[rows], won[rows])
            step += 1
            losses.append(loss)
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            mind -= (
                rate
                * (1 - 0.95 * step / steps)
                * (first / (1 - 0.9**step))
                / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            )
    return float(np.mean(losses))


def _loss_and_slope(mind: Mind, kept: Any, won: Any) -> tuple[float, Mind]:
    rows, seats, numbers = kept.shape
    flat = kept.reshape(-1, numbers)
    raw = flat @ mind[:numbers] + mind[numbers]
    hidden = np.maximum(raw, 0)
    prospects = (hidden @ mind[numbers + 1]).reshape(rows, seats)
    chances = np.exp(prospects - prospects.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    loss = -float((won * np.log(chances + 1e-9)).sum(axis=1).mean())
    pull = ((chances - won) / rows).reshape(-1, 1).astype(np.float32)
    slope = np.empty_like(mind)
    slope[numbers + 1] = (pull.T @ hidden)[0]
    back = pull * mind[numbers + 1] * (raw > 0)
    slope[:numbers] = flat.T @ back
    slope[numbers] = back.sum(axis=0)
    return loss, slope


def learn(name: str, generations: int, wanted: int, seed: int, start: Mind | None = None) -> Mind:
    """Several generations; each plays with the network of the one before, and learns from the last three."""
    tables = [
        games.load_with(name, {"rounds": 1} if name == "jaipur" else {}, seats=seats)
        for seats in games.definition(name).seats
    ]
    try:
        numbers = import_module(f"serai.games.{name}.prospects").FEATURES
    except ModuleNotFoundError:
        numbers = import_module(f"serai.games.{name}.features").FEATURES
    mind = start if start is not None else new_mind(numbers)
    history: list[list[Any]] = []
    for generation in range(generations):
        began = time.monotonic()
        warmth = 0.3 if generation == 0 and start is None else 0.04
        fresh = [
            play_to_learn(game, mind, wanted // len(tables), seed + 100 * generation + i, warmth, 20)
            for i, game in enumerate(tables)
        ]
        history = [*history[-2:], fresh]
        data = [pair for one in history for pair in one]
        played = time.monotonic() - began
        loss = train(mind, data, 2 if generation < generations - 1 else 6, 0.002, seed + generation)
        positions = sum(len(won) for _, won in fresh)
        print(
            f"{name} {generation}: {positions} positions, {played:.0f} s, loss {loss:.4f}", file=sys.stderr, flush=True
        )
    return mind


def main() -> None:
    """Learn a game and write its network beside its rules."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="a network to go on from")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    start = np.load(arguments.start) if arguments.start else None
    mind = learn(arguments.game, arguments.generations, arguments.games, arguments.seed, start)
    out = arguments.out or Path(games.__file__).parent / arguments.game / "mind.npy"
    np.save(out, mind)


if __name__ == "__main__":
    main()
