"""The bot `search`: a tree search over many worlds that fit the view, with a learned evaluation."""

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from serai.bots import tree
from serai.bots.evaluation import leaf_network_of, network_of, scratch_for
from serai.bots.interface import Budget, Decision
from serai.core import cache, kernel
from serai.core.game import Game
from serai.core.random import Random, seeded
from serai.core.view import View

#: What a decision may use at most: edges of the tree, each with a node and two places of a table: 36 + 8 + 2·4 bytes,
#: 54 MB in all.
MOST_EDGES = 1 << 20
_LEAST_EDGES = 1 << 13
#: Edges that an iteration adds, and iterations in a second, by experience.
_EDGES_AN_ITERATION = 16
_ITERATIONS_A_SECOND = 200_000
#: Between two looks at the clock.
_AT_A_TIME = 32


@dataclass(frozen=True, slots=True)
class Search:
    """Searches one tree for all worlds. A pure function of view, budget (in iterations) and random generator."""

    #: The exploration constant (c_puct).
    exploration: float = 0.4
    #: The temperature of the softmax over priors that weighs exploration.
    prior_temperature: float = 0.06
    #: How many visits the prior counts for.
    prior_visits: float = 2.0
    #: How often a node is evaluated as a whole before its moves are.
    expansion_threshold: int = 3

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The move visited most often."""
        legal = view.legal_moves.codes
        if len(legal) == 1:
            return Decision(int(legal[0]))
        began = time.perf_counter()
        expected = budget.iterations or int((budget.seconds or 0.1) * _ITERATIONS_A_SECOND)
        grown = Tree(self, view, expected, random)
        while True:
            if budget.iterations is not None:
                step = budget.iterations - grown.iterations
            else:
                step = _AT_A_TIME if time.perf_counter() - began < (budget.seconds or 0.1) else 0
            if step == 0:
                break
            grown.grow(step)
        visits, values = grown.look_up(len(legal))
        best = int(np.lexsort((values, visits))[-1])
        codes = legal.tolist()
        return Decision(
            codes[best], dict(zip(codes, values.tolist())), dict(zip(codes, visits.tolist())), grown.iterations
        )


#: The search as it plays.
SEARCH = Search()


class Tree:
    """One tree, its room and its working space."""

    def __init__(self, search: Search, view: View, expected: int, random: Random) -> None:
        game, definition = view.game, view.game.definition
        network, leaf_network = network_of(definition), leaf_network_of(definition)
        wanted = max(_LEAST_EDGES, min(MOST_EDGES, expected * _EDGES_AN_ITERATION))
        room = min(1 << wanted.bit_length(), MOST_EDGES)
        self._edges, self._nodes, self._tally = (
            np.empty(room, tree.EDGE),
            np.zeros(room, tree.NODE),
            np.ones(2, np.int64),
        )
        self._nodes[1]["evaluations"] = search.expansion_threshold
        self._tally[tree.NODES] = 2
        self._arguments = (
            *(game.boxes, view.array, np.zeros(3, definition.state)),
            *(self._nodes, self._edges, np.zeros(2 * room, np.int32), self._tally),
            *(np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves, np.int64)),
            *(np.empty(tree.DEEPEST + 1, np.int64), np.empty(tree.DEEPEST + 1, np.int64)),
            *(network, leaf_network, scratch_for(network, leaf_network, game.seats), np.zeros(game.seats), random),
        )
        self._constants = (
            search.exploration, search.prior_temperature, search.prior_visits, search.expansion_threshold
        )  # fmt: skip
        self.iterations = 0

    def grow(self, iterations: int) -> None:
        """Run more iterations."""
        tree.search(*self._arguments, iterations, *self._constants)
        self.iterations += iterations

    def mean_of(self, move: int, iterations: int) -> float:
        """The mean of iterations that all begin with one move of the root, in the order of the legal ones.

        The root must have been grown. The chances are the viewer's.
        """
        root = self._nodes[1].copy()
        edge = int(root["first"]) + move
        self._nodes[1]["first"], self._nodes[1]["count"] = edge, 1
        before = float(self._edges[edge]["total"])
        self.grow(iterations)
        self._nodes[1] = root
        return (float(self._edges[edge]["total"]) - before) / iterations

    def look_up(self, moves: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Visits and values of the moves of the root."""
        visits, values = np.empty(moves, np.int64), np.empty(moves, np.float64)
        tree.look_up(self._edges, self._nodes, self._constants[2], visits, values)
        return visits, values


def is_compiled(game: Game) -> bool:
    """Whether the search was compiled for this game on this machine before."""
    return not kernel.IS_COMPILED or cache.is_compiled(kernel.FOLDER, f"search-{game.id}")


def compile_search(game: Game) -> None:
    """Compile the search for a game by making one decision."""
    position, chance = game.start(), seeded(0)
    while position.is_chance or len(position.legal_moves) < 2:
        position = position.chance(chance) if position.is_chance else position.play(position.legal_moves[0])
    Search().choose(position.view(position.mover), Budget(iterations=1), chance)
    cache.mark_compiled(kernel.FOLDER, f"search-{game.id}")
