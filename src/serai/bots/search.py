"""The bot `search`: a tree search over many worlds that fit the view, with a learned evaluation."""

import time
from dataclasses import dataclass

import numpy as np

from serai.bots import tree
from serai.bots.evaluation import network_of, scratch_for
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
        game, definition = view.game, view.game.definition
        network = network_of(definition)
        expected = budget.iterations or int((budget.seconds or 0.1) * _ITERATIONS_A_SECOND)
        wanted = max(_LEAST_EDGES, min(MOST_EDGES, expected * _EDGES_AN_ITERATION))
        room = min(1 << wanted.bit_length(), MOST_EDGES)
        edges, table = np.empty(room, tree.EDGE), np.zeros(2 * room, np.int32)
        nodes, tally = np.zeros(room, tree.NODE), np.ones(2, np.int64)
        nodes[1]["evaluations"] = self.expansion_threshold
        tally[tree.NODES] = 2
        arguments = (
            *(game.boxes, view.array, np.zeros(3, definition.state), nodes, edges, table, tally),
            *(np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves, np.int64)),
            *(np.empty(tree.DEEPEST + 1, np.int64), np.empty(tree.DEEPEST + 1, np.int64)),
            *(network, scratch_for(network, game.seats), np.zeros(game.seats), random),
        )
        constants = (self.exploration, self.prior_temperature, self.prior_visits, self.expansion_threshold)
        done = 0
        while True:
            if budget.iterations is not None:
                step = budget.iterations - done
            else:
                step = _AT_A_TIME if time.perf_counter() - began < (budget.seconds or 0.1) else 0
            if step == 0:
                break
            tree.search(*arguments, step, *constants)
            done += step
        visits, values = np.empty(len(legal), np.int64), np.empty(len(legal), np.float64)
        tree.look_up(edges, nodes, self.prior_visits, visits, values)
        best = int(np.lexsort((values, visits))[-1])
        codes = legal.tolist()
        return Decision(codes[best], dict(zip(codes, values.tolist())), dict(zip(codes, visits.tolist())), done)


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
