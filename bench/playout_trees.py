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
from math import log
from pathlib import Path

import numpy as np
from correction_fit import regression

from serai import games
from serai.bots import Budget, Decision, tree
from serai.bots.evaluation import Network, network_of, prepare, scratch_for, value_of_move
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
_ROOM, _TEMPERATURE = 1 << 17, 0.03
_EXPLORATION, _PRIOR_TEMPERATURE, _PRIOR_VISITS = 0.6, 0.1, 1.0
_AT_A_TIME = 4
_UNIT = 1.0 / 2**53


@kernel
def play_out(box, worlds, moves, network, scratch, values, random, temperature):
    """Play `worlds[0]` to its end by the policy; write what each seat won into `values`. `worlds[1]` is overwritten."""
    seats = len(values)
    numbers, after = scratch[seats], worlds[1:2]
    while not contract.settled(box, worlds[0], values):
        if worlds[0].mover == CHANCE:
            contract.apply(box, worlds[0], contract.draw(box, worlds[0], random), CLOSED[0])
            continue
        n = np.int64(contract.legal(box, worlds[0], moves))
        best, best_score = moves[0], -1e30
        if n > 1:
            prepare(box, worlds[0], network, scratch, seats)
            for i in range(n):
                value = value_of_move(box, worlds[0], moves[at(i)], network, scratch, numbers, after, values)
                chosen = (np.float64(next64(random) >> np.uint64(11)) + 0.5) * _UNIT
                score = value - temperature * log(-log(chosen))  # the highest of these is a draw from the softmax
                if score > best_score:
                    best, best_score = moves[at(i)], score
        contract.apply(box, worlds[0], best, CLOSED[0])


@kernel
def grow(
    boxes, imagined, worlds, nodes, edges, table, tally, moves, choices, path, movers, network, scratch, values,
    random, iterations, exploration, prior_temperature, prior_visits, temperature,
):  # fmt: skip
    """Run more iterations on the tree of one imagined world, in which nothing is hidden but what chance will bring."""
    box, world = boxes[0], worlds[0]
    for _ in range(iterations):
        worlds[0] = imagined[0]
        node, depth = np.int64(1), 0
        while not contract.settled(box, world, values):
            if world.mover == CHANCE:
                outcome = contract.draw(box, world, random)
                edge = tree.edge_of(edges, table, tally, node, outcome)
                contract.apply(box, world, outcome, CLOSED[0])
            else:
                edge = np.int64(0)
                if nodes[node].evaluations > 0 and depth < tree.DEEPEST:
                    n = tree.list_edges(box, world, True, nodes, node, edges, table, tally, moves, choices)
                    if n > 0:
                        tree.look_at_moves(box, worlds, n, choices, edges, network, scratch, values, prior_temperature)
                        edge = tree.choose_edge(n, choices, edges, exploration, prior_visits)
                        path[depth] = edge
                        movers[depth] = world.mover
                        depth += 1
                        contract.apply(box, world, edges[edge].move, CLOSED[0])
                nodes[node].evaluations = 1
            if edge == 0 or tally[tree.NODES] == len(nodes):
                play_out(box, worlds, moves, network, scratch, values, random, temperature)
                break
            node = tree.child_of(edges, tally, edge)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += values[movers[i]]


@cache
def policy_of(game: str) -> Network:
    """The weighted sum as a network of two ReLUs: what is above zero, and what is below."""
    weights = np.load(FOLDER / f"{game}.npy")
    network = np.zeros((len(weights) + 2, 2), np.float32)
    network[:-2, 0], network[:-2, 1] = weights, -weights
    network[-1] = 1.0, -1.0
    return network


class PlayoutTrees:
    """Eight trees, each of one imagined world; every iteration is played out to the end."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The move with most visits in all trees."""
        legal = view.legal_moves.codes.tolist()
        if len(legal) == 1:
            return Decision(legal[0])
        trees = [self._tree(view, random) for _ in range(TREES)]
        began, done = time.perf_counter(), 0
        wanted = (budget.iterations or 1) if budget.seconds is None else 1 << 30
        while done < wanted and (budget.seconds is None or time.perf_counter() - began < budget.seconds):
            for arguments in trees:
                step = min(_AT_A_TIME, wanted - done)
                grow(*arguments, step, _EXPLORATION, _PRIOR_TEMPERATURE, _PRIOR_VISITS, _TEMPERATURE)
                done += step
        votes = np.zeros(len(legal), np.int64)
        for _, _, _, nodes, edges, *_ in trees:
            first, count = int(nodes[1]["first"]), int(nodes[1]["count"])
            votes[:count] += edges[first : first + count]["visits"]
        return Decision(legal[int(votes.argmax())], {}, dict(zip(legal, votes.tolist(), strict=True)), done)

    def _tree(self, view: View, random: Random):
        game, definition = view.game, view.game.definition
        network = policy_of(game.id)
        tally, nodes = np.ones(2, np.int64), np.zeros(_ROOM, tree.NODE)
        tally[tree.NODES], nodes[1]["evaluations"] = 2, 1
        return (
            *(game.boxes, game.determinize(view, random).array, np.zeros(2, definition.state), nodes),
            *(np.empty(_ROOM, tree.EDGE), np.zeros(2 * _ROOM, np.int32), tally),
            *(np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves, np.int64)),
            *(np.empty(tree.DEEPEST + 1, np.int64), np.empty(tree.DEEPEST + 1, np.int64)),
            *(network, scratch_for(network, network, game.seats), np.zeros(game.seats), random),
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
