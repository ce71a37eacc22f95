"""A sparring partner of the kind that public programs are: `playout_trees:PlayoutTrees:seconds=0.05` in the arena.

It keeps a tree for each of eight imagined worlds (PUCT), and plays every iteration out to the end of the round by a
quick policy that was learned: a weighted sum of the game's features, without a hidden layer. The trees vote with their
visits. It shares the rules and the features with the search, but no network and no judgement of leaves. For two seats.

python bench/playout_trees.py jaipur istanbul        learn the policies anew (`bench/linear/`), a minute each
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import sys
import time
from functools import cache
from math import exp, log
from pathlib import Path

import numpy as np
from correction_fit import regression
from numpy.typing import NDArray

from serai import games
from serai.bots import Budget, Decision, tree
from serai.bots.evaluation import network_of
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.kernel import at, kernel
from serai.core.random import Random, next64, seeded
from serai.core.trace import CLOSED
from serai.core.view import View
from serai.lab.contests import Wandering, play

FOLDER = Path(__file__).resolve().parent / "linear"
TREES = 8
#: Edges of a tree, and how freely playouts choose: the temperature of a softmax over chances to win.
_ROOM, _TEMPERATURE = 1 << 16, 0.03
#: One playout says little about a move, so the policy's prior counts as much as several playouts.
_EXPLORATION, _PRIOR_TEMPERATURE, _PRIOR_VISITS = 0.4, 0.06, 8.0
_UNIT = 1.0 / 2**53
#: A move this many temperatures worse than the best would be drawn less than once in 20,000 times: it is left out.
_HOPELESS = 10.0


@kernel
def chance_after(box, state, move, after, places, weights, numbers, values):
    """The mover's chance to win after a move, by the weighted sum; `after` is a record to work in."""
    after[0] = state
    contract.apply(box, after[0], move, CLOSED[0])
    if contract.settled(box, after[0], values):
        return values[state.mover]
    contract.features(box, after[0], state.mover, numbers)
    total = 0.0
    for i in range(len(places)):
        total += weights[i] * numbers[places[i]]
    return 1.0 / (1.0 + exp(-total))


@kernel
def play_out(box, worlds, moves, places, weights, numbers, values, random, temperature):
    """Play `worlds[0]` to its end by the policy; write what each seat won into `values`. `worlds[1]` is overwritten."""
    after = worlds[1:2]
    while not contract.settled(box, worlds[0], values):
        if worlds[0].mover == CHANCE:
            contract.apply(box, worlds[0], contract.draw(box, worlds[0], random), CLOSED[0])
            continue
        n = np.int64(contract.legal(box, worlds[0], moves))
        best, best_score = moves[0], -1e30
        if n > 1:
            for i in range(n):
                value = chance_after(box, worlds[0], moves[at(i)], after, places, weights, numbers, values)
                if value < best_score - _HOPELESS * temperature:
                    continue
                chosen = (np.float64(next64(random) >> np.uint64(11)) + 0.5) * _UNIT
                score = value - temperature * log(-log(chosen))  # the highest of these is a draw from the softmax
                if score > best_score:
                    best, best_score = moves[at(i)], score
        contract.apply(box, worlds[0], best, CLOSED[0])


@kernel
def grow(
    box, imagined, worlds, nodes, edges, table, tally, moves, choices, path, movers, places, weights, numbers, values,
    random, exploration, prior_temperature, prior_visits, temperature,
):  # fmt: skip
    """Run one iteration on the tree of one imagined world, in which nothing is hidden but what chance will bring."""
    worlds[0] = imagined[0]
    world, after = worlds[0], worlds[1:2]
    node, depth = np.int64(1), 0
    while not contract.settled(box, world, values):
        if world.mover == CHANCE:
            outcome = contract.draw(box, world, random)
            edge = tree.edge_of(edges, table, tally, node, outcome)
            contract.apply(box, world, outcome, CLOSED[0])
        else:
            edge = np.int64(0)
            if nodes[node].met > 0 and depth < tree.DEEPEST:
                n = tree.list_edges(box, world, True, nodes, node, edges, table, tally, moves, choices)
                for i in range(n):
                    edge = choices[at(i)]
                    if edges[edge].looks == 0:
                        chance = chance_after(box, world, edges[edge].move, after, places, weights, numbers, values)
                        edges[edge].prior, edges[edge].looks = chance, 1
                        edges[edge].weight = exp(chance / prior_temperature)
                if n > 0:
                    edge = tree.choose_edge(n, choices, edges, exploration, prior_visits, 0.0)
                    path[depth] = edge
                    movers[depth] = world.mover
                    depth += 1
                    contract.apply(box, world, edges[edge].move, CLOSED[0])
            nodes[node].met = 1
        if edge == 0 or tally[tree.NODES] == len(nodes):
            play_out(box, worlds, moves, places, weights, numbers, values, random, temperature)
            break
        node = tree.child_of(edges, tally, edge)
    for i in range(depth):
        edges[path[i]].visits += 1
        edges[path[i]].total += values[movers[i]]


@kernel
def grow_all(
    boxes, imagined, worlds, nodes, edges, tables, tallies, moves, choices, path, movers, places, weights, numbers,
    values, random, iterations, exploration, prior_temperature, prior_visits, temperature,
):  # fmt: skip
    """Run `iterations` iterations on every tree, one tree after the other."""
    for _ in range(iterations):
        for number in range(len(imagined)):
            grow(
                boxes[0], imagined[number : number + 1], worlds, nodes[number], edges[number], tables[number],
                tallies[number], moves, choices, path, movers, places, weights, numbers, values, random,
                exploration, prior_temperature, prior_visits, temperature,
            )  # fmt: skip


@cache
def policy_of(game: str) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The places of features that count, and their weights in the odds to win.

    A feature of one seat stands beside that of the other with the opposite weight. So twice the sum for the mover is
    the difference of both seats' sums; whose turn it is adds the same to every move and is left out.
    """
    weights = np.load(FOLDER / f"{game}.npy").astype(np.float64)
    places = np.flatnonzero(weights)
    return places, 2.0 * weights[places]


class PlayoutTrees:
    """Eight trees, each of one imagined world; every iteration is played out to the end."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The move with most visits in all trees."""
        legal = view.legal_moves.codes.tolist()
        if len(legal) == 1:
            return Decision(legal[0])
        began, done = time.perf_counter(), 0
        arguments = self._trees(view, random)
        wanted = max(TREES, budget.iterations or 1) if budget.seconds is None else 1 << 30
        while done < wanted and (budget.seconds is None or time.perf_counter() - began < budget.seconds):
            rounds = 1 if budget.seconds is not None else wanted // TREES
            grow_all(*arguments, rounds, _EXPLORATION, _PRIOR_TEMPERATURE, _PRIOR_VISITS, _TEMPERATURE)
            done += rounds * TREES
        votes = np.zeros(len(legal), np.int64)
        for nodes, edges in zip(arguments[3], arguments[4], strict=True):
            first, count = int(nodes[1]["first"]), int(nodes[1]["count"])
            votes[:count] += edges[first : first + count]["visits"]
        return Decision(legal[int(votes.argmax())], {}, dict(zip(legal, votes.tolist(), strict=True)), done)

    def _trees(self, view: View, random: Random):
        game, definition = view.game, view.game.definition
        places, weights = policy_of(game.id)
        imagined = np.concatenate([game.determinize(view, random).array for _ in range(TREES)])
        tallies, nodes = np.ones((TREES, 2), np.int64), np.zeros((TREES, _ROOM), tree.NODE)
        tallies[:, tree.NODES], nodes["met"][:, 1] = 2, 1
        return (
            *(game.boxes, imagined, np.zeros(2, definition.state), nodes),
            *(np.empty((TREES, _ROOM), tree.EDGE), np.zeros((TREES, 2 * _ROOM), np.int32), tallies),
            *(np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves, np.int64)),
            *(np.empty(tree.DEEPEST + 1, np.int64), np.empty(tree.DEEPEST + 1, np.int64)),
            *(places, weights, np.zeros(definition.feature_count + 16, np.float32), np.zeros(game.seats), random),
        )


def learn(name: str, wanted: int = 4_000) -> None:
    """Fit the weights to who won games of the quick network against itself that began by wandering."""
    game = games.load_with(name, {"rounds": 1} if name == "jaipur" else {}, seats=2 if name == "istanbul" else None)
    network = network_of(game.definition)
    _, kept = play(game, [network] * 2, [1, 1], wanted, seeded(5), wandering=Wandering(20))
    features = kept.features(slice(None), False).astype(np.float64)
    columns, start = features[:, 0] - features[:, 1], np.zeros(features.shape[2])
    weights, loss = regression(columns, kept.won[:, 0].astype(np.float64), start)
    FOLDER.mkdir(exist_ok=True)
    np.save(FOLDER / f"{name}.npy", weights.astype(np.float32))
    print(f"{name}: {len(columns)} positions, loss {loss:.4f}")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        learn(chosen)
