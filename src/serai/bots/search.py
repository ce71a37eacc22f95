"""The bot `search`: a tree search over many worlds that fit the view, with a learned evaluation."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from serai.bots import tree
from serai.bots.evaluation import corrected, leaf_network_of, network_of, scratch_for
from serai.bots.interface import Budget, Decision
from serai.core import cache, kernel
from serai.core.game import Game
from serai.core.random import Random, below, seeded
from serai.core.view import View

#: What a decision may use at most: edges of the tree, each with a node and two places of a table: 40 + 8 + 2·4 bytes,
#: 59 MB in all.
MOST_EDGES = 1 << 20
#: The same for an analysis, 235 MB. Its tree must not be full before the moves in question have had their turn; only
#: looks of more than 100,000 iterations need so much.
MOST_EDGES_OF_ANALYSIS = 1 << 22
_LEAST_EDGES = 1 << 13
#: Edges that an iteration adds, and iterations in a second, by experience.
_EDGES_AN_ITERATION = 16
_ITERATIONS_A_SECOND = 200_000
#: Between two looks at the clock.
_AT_A_TIME = 32
#: How often a search that may stop early looks whether it can, at most.
_LOOKS = 64


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
    #: The share of exploration that all moves of a node get alike, whatever their priors say.
    even_share: float = 0.0
    #: Trees that grow side by side, each in a thread of its own with a share of the iterations.
    threads: int = 1
    #: Whether it ends as soon as no other move can be visited most often any more. The move is the same.
    stops_early: bool = False

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The move visited most often."""
        legal = view.legal_moves.codes
        if len(legal) == 1:
            return Decision(int(legal[0]))
        expected = budget.iterations or int((budget.seconds or 0.1) * _ITERATIONS_A_SECOND)
        shares = [expected // self.threads + (place < expected % self.threads) for place in range(self.threads)]
        randoms = [random, *(seeded(int(below(random, 2**32)), place) for place in range(1, self.threads))]
        trees = [Tree(self, view, share, source) for share, source in zip(shares, randoms)]
        if self.threads == 1:
            self._grow(trees[0], len(legal), budget.iterations, budget.seconds)
        else:
            with ThreadPoolExecutor(self.threads, "serai-search") as pool:
                wanted = shares if budget.iterations else [None] * self.threads
                list(pool.map(lambda tree, share: self._grow(tree, len(legal), share, budget.seconds), trees, wanted))
        visits, values = _together([tree.look_up(len(legal)) for tree in trees])
        values = trees[0].corrected(values)
        best = int(np.lexsort((values, visits))[-1])
        codes = legal.tolist()
        iterations = sum(tree.iterations for tree in trees)
        return Decision(codes[best], dict(zip(codes, values.tolist())), dict(zip(codes, visits.tolist())), iterations)

    def _grow(self, tree: "Tree", moves: int, iterations: int | None, seconds: float | None) -> None:
        """Grow one tree by its budget, or until its move is certain."""
        began, until = time.perf_counter(), seconds or 0.1
        looks = 0
        while True:
            if iterations is not None:
                left = iterations - tree.iterations
                step = min(left, max(_AT_A_TIME, iterations // _LOOKS)) if self.stops_early else left
            else:
                gone = time.perf_counter() - began
                left = int(tree.iterations * (until / gone - 1.0)) if gone < until else 0
                step = _AT_A_TIME if gone < until else 0
            looks += 1
            is_time_to_look = self.stops_early and tree.iterations and (iterations is not None or looks % 16 == 0)
            if step == 0 or (is_time_to_look and tree.lead(moves) > left):
                return
            tree.grow(step)


def _together(
    found: list[tuple[NDArray[np.int64], NDArray[np.float64]]],
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Visits of all trees, and the means of their values by visits."""
    if len(found) == 1:
        return found[0]
    visits = sum((visits for visits, _ in found), np.zeros_like(found[0][0]))
    weighted = sum((values * np.maximum(visits, 1) for visits, values in found), np.zeros_like(found[0][1]))
    return visits, weighted / sum((np.maximum(visits, 1) for visits, _ in found), np.zeros_like(visits))


#: The search as it plays.
SEARCH = Search()


class Tree:
    """One tree, its room and its working space."""

    def __init__(
        self, search: Search, view: View, expected: int, random: Random, most_edges: int | None = None
    ) -> None:
        game, definition = view.game, view.game.definition
        network, leaf_network = network_of(definition), leaf_network_of(definition)
        most = MOST_EDGES if most_edges is None else most_edges
        wanted = max(_LEAST_EDGES, min(most, expected * _EDGES_AN_ITERATION))
        room = min(1 << wanted.bit_length(), most)
        self._edges, self._nodes, self._tally = (
            np.empty(room, tree.EDGE),
            np.zeros(room, tree.NODE),
            np.ones(2, np.int64),
        )
        self._nodes[1]["met"] = search.expansion_threshold
        self._tally[tree.NODES] = 2
        self._arguments = (
            *(game.boxes, view.array, np.zeros(3, definition.state)),
            *(self._nodes, self._edges, np.zeros(2 * room, np.int32), self._tally),
            *(np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves, np.int64)),
            *(np.empty(tree.DEEPEST + 1, np.int64), np.empty(tree.DEEPEST + 1, np.int64)),
            *(network, leaf_network, scratch_for(network, leaf_network, game.seats), np.zeros(game.seats), random),
        )
        self._constants = (
            search.exploration, search.prior_temperature, search.prior_visits, search.expansion_threshold,
            search.even_share,
        )  # fmt: skip
        self.iterations = 0
        self.room = room
        self._game = game

    def grow(self, iterations: int, least_replies: int = 0) -> None:
        """Run more iterations. Every reply to a move of the root is tried at least `least_replies` times."""
        tree.search(*self._arguments, iterations, *self._constants, least_replies)
        self.iterations += iterations

    def mean_of(self, move: int, iterations: int, least_replies: int = 0) -> float:
        """The mean of iterations that all begin with one move of the root, in the order of the legal ones.

        The root must have been grown. The chances are the viewer's.
        """
        root = self._nodes[1].copy()
        edge = int(root["first"]) + move
        self._nodes[1]["first"], self._nodes[1]["count"] = edge, 1
        before = float(self._edges[edge]["total"])
        self.grow(iterations, least_replies)
        self._nodes[1] = root
        return (float(self._edges[edge]["total"]) - before) / iterations

    def corrected(self, chances: NDArray[np.float64], *, keeps_random: bool = False) -> NDArray[np.float64]:
        """Chances to win as they come true. With `keeps_random` the tree grows on as if nobody had asked."""
        game = self._game
        power, factor = game.definition.correction.get(game.seats, (1.0, 1.0))
        if (power, factor) == (1.0, 1.0):
            return chances
        boxes, views, worlds = self._arguments[:3]
        random = self._arguments[-1].copy() if keeps_random else self._arguments[-1]
        low, high = tree.stakes(boxes, views, worlds, np.zeros(game.seats), random)
        found: NDArray[np.float64] = corrected(chances, low, high, power, factor)
        return found

    def lead(self, moves: int) -> int:
        """How many visits more the first move has than the second."""
        visits, _ = self.look_up(moves)
        first, second = np.partition(visits, -2)[-2:][::-1].tolist()
        lead: int = first - second
        return lead

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
