"""Games between searches in bulk, compiled: what the networks learn from, and quick contests of two of them.

Each player has a network, a number of iterations and perhaps a style (`core.levels.Style`): a liking that bends its
choices, so that learning meets players it would never become by itself, such as one that hoards camels.
"""
# mypy: disable-error-code="no-untyped-def"

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.bots import tree
from serai.bots.evaluation import Network, scratch_for
from serai.bots.search import SEARCH, Search
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.game import Game
from serai.core.kernel import kernel
from serai.core.levels import Style
from serai.core.position import Position
from serai.core.random import Random, below, next64
from serai.core.trace import CLOSED

_UNIT = 1.0 / 2**53
#: A style, compiled; a weight of 0 is none.
_STYLE = np.dtype((np.record, [("feature", "i4"), ("weight", "f4")]))
_PLAIN = Style("", 0, 0.0)
#: Edges that an iteration adds at most, by experience; a tree that is full grows no further.
_EDGES_AN_ITERATION = 24


@kernel
def choose_by_visits(n, visits, values):
    """The move visited most often; among equals the one of higher value."""
    best = 0
    for i in range(1, n):
        if visits[i] > visits[best] or (visits[i] == visits[best] and values[i] > values[best]):
            best = i
    return best


@kernel
def choose_by_odds(n, values, temperature, random):
    """A move by a softmax over the values."""
    top, total = values[0], 0.0
    for i in range(1, n):
        top = max(top, values[i])
    for i in range(n):
        total += exp((values[i] - top) / temperature)
    rank = (next64(random) >> np.uint64(11)) * _UNIT * total
    for i in range(n):
        rank -= exp((values[i] - top) / temperature)
        if rank <= 0.0:
            return i
    return n - 1


@kernel
def bend(box, worlds, seat, first, n, edges, values, numbers, style):
    """Add to the value of every move of the root what it changes of the feature that a style likes."""
    contract.features(box, worlds[0], seat, numbers)
    before = numbers[style.feature]
    for i in range(n):
        worlds[1] = worlds[0]
        contract.apply(box, worlds[1], edges[first + i].move, CLOSED[0])
        contract.features(box, worlds[1], seat, numbers)
        values[i] += style.weight * (numbers[style.feature] - before)


@kernel
def contest(
    boxes, states, views, worlds, nodes, edges, table, tally, moves, choices, path, movers, networks, leaf_networks,
    scratch, values, visits, found, random, wanted, iterations, styles, temperature, blunders, longest_prefix,
    keep_one_in, kept, won, results, exploration, prior_temperature, prior_visits, expansion_threshold, even_share,
):  # fmt: skip
    """Play `wanted` games and add every player's share of victories to `results`; players change seats every game.

    The first decisions of a game, up to `longest_prefix`, wander: by the styles, a softmax of this temperature, and a
    few random moves in a thousand (`blunders`). From there on everybody plays as well as they can, and only those
    positions are kept (`kept`, who won in `won`), one in `keep_one_in`. So positions that good play does not reach are
    known by what good play makes of them. Without a prefix styles last to the end. Return how many were kept.
    """
    box, state, seats = boxes[0], states[0], len(values)
    count = 0
    for game in range(wanted):
        contract.begin(box, state)
        first_kept, decisions = count, 0
        prefix = below(random, longest_prefix) if longest_prefix > 0 else 0
        while not contract.settled(box, state, values):
            if state.mover == CHANCE:
                contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])
            else:
                n = contract.legal(box, state, moves)
                if n == 1:
                    move = moves[0]
                elif decisions < prefix and below(random, 1000) < blunders:
                    move = moves[below(random, n)]
                else:
                    player, style = (state.mover + game) % seats, styles[(state.mover + game) % seats]
                    views[0] = views[1]
                    contract.observe(box, state, state.mover, views[0])
                    nodes[: tally[tree.NODES]] = nodes[-1]
                    table[:] = 0
                    nodes[1].met = expansion_threshold
                    tally[tree.NODES], tally[tree.EDGES] = 2, 1
                    tree.search(
                        boxes, views, worlds, nodes, edges, table, tally, moves, choices, path, movers,
                        networks[player], leaf_networks[player], scratch, values, random, iterations[player],
                        exploration, prior_temperature, prior_visits, expansion_threshold, even_share, 0,
                    )  # fmt: skip
                    tree.look_up(edges, nodes, prior_visits, visits, found)
                    n, first = np.int64(nodes[1].count), np.int64(nodes[1].first)
                    if style.weight != 0.0 and (decisions < prefix or longest_prefix == 0):
                        worlds[0] = worlds[2]
                        contract.determinize(box, views[0], random, worlds[0])
                        bend(box, worlds, state.mover, first, n, edges, found, scratch[seats], style)
                        best = choose_by_odds(n, found, temperature, random)
                    elif decisions < prefix:
                        best = choose_by_odds(n, found, temperature, random)
                    else:
                        best = choose_by_visits(n, visits, found)
                    move = edges[first + best].move
                contract.apply(box, state, move, CLOSED[0])
                decisions += 1
            if decisions >= prefix and count < len(won) and below(random, keep_one_in) == 0:
                kept[count] = state
                count += 1
        while count > first_kept and contract.settled(box, kept[count - 1], values):
            count -= 1
        contract.settled(box, state, values)
        for i in range(first_kept, count):
            for seat in range(seats):
                won[i, seat] = values[seat]
        for seat in range(seats):
            results[(seat + game) % seats] += values[seat]
    return count


@kernel
def describe(boxes, states, numbers):
    """Write the features of every seat for every state."""
    for i in range(len(states)):
        for seat in range(numbers.shape[1]):
            contract.features(boxes[0], states[i], seat, numbers[i, seat])


@kernel
def describe_fully(boxes, states, numbers):
    """The same for the features of the network that judges leaves."""
    for i in range(len(states)):
        for seat in range(numbers.shape[1]):
            contract.full_features(boxes[0], states[i], seat, numbers[i, seat])


def features_of(position: Position, seat: int) -> NDArray[np.float32]:
    """The features of one position, seen from one seat."""
    numbers = np.zeros((1, position.game.seats, position.game.definition.feature_count), np.float32)
    describe(position.game.boxes, position.array, numbers)
    found: NDArray[np.float32] = numbers[0, seat]
    return found


@dataclass(frozen=True)
class Positions:
    """Positions of many games of one kind, and each seat's share of the victory in the end."""

    game: Game
    states: NDArray[Any]
    won: NDArray[np.float32]

    def features(self, rows: Any, is_full: bool) -> NDArray[np.float32]:
        """The features of some positions: (position, seat, feature)."""
        definition, states = self.game.definition, self.states[rows]
        count = definition.full_feature_count if is_full else definition.feature_count
        numbers = np.zeros((len(states), self.game.seats, count), np.float32)
        if is_full:
            describe_fully(self.game.boxes, states, numbers)
        else:
            describe(self.game.boxes, states, numbers)
        return numbers


@dataclass(frozen=True)
class Wandering:
    """How the first decisions of a game are made, so that unusual positions are met; and which positions are kept."""

    longest: int
    temperature: float = 0.03
    blunders: int = 30
    keep_one_in: int = 3


def play(
    game: Game, networks: Sequence[Network], iterations: Sequence[int], wanted: int, random: Random,
    styles: Sequence[Style] = (), wandering: Wandering | None = None, leaf_networks: Sequence[Network] = (),
    search: Search = SEARCH,
) -> tuple[NDArray[np.float64], Positions]:  # fmt: skip
    """Play games between as many networks as there are seats; each player's share of victories, and what was kept."""
    definition, seats = game.definition, game.seats
    room = 1 << (definition.max_moves + _EDGES_AN_ITERATION * max(iterations)).bit_length()
    tally, results = np.ones(2, np.int64), np.zeros(seats)
    tally[tree.NODES] = 2
    capacity = wanted * 200 // wandering.keep_one_in if wandering else 0
    kept, won = np.zeros(capacity, definition.state), np.zeros((capacity, seats), np.float32)
    likings = [(style.feature, style.weight) for style in styles or [_PLAIN] * seats]
    leaves = leaf_networks or networks
    how = wandering or Wandering(0, temperature=0.005)
    count = contest(
        game.boxes, np.zeros(1, definition.state), np.zeros(2, definition.view), np.zeros(3, definition.state),
        np.zeros(room, tree.NODE), np.empty(room, tree.EDGE), np.zeros(2 * room, np.int32), tally,
        np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves, np.int64),
        np.empty(tree.DEEPEST + 1, np.int64), np.empty(tree.DEEPEST + 1, np.int64),
        np.stack(networks), np.stack(leaves), scratch_for(networks[0], leaves[0], seats), np.zeros(seats),
        np.empty(definition.max_moves, np.int64), np.empty(definition.max_moves), random, wanted,
        np.array(iterations), np.array(likings, _STYLE), how.temperature, how.blunders, how.longest, how.keep_one_in,
        kept, won, results, search.exploration, search.prior_temperature, search.prior_visits,
        search.expansion_threshold, search.even_share,
    )  # fmt: skip
    return results / wanted, Positions(game, kept[:count].copy(), won[:count].copy())


def share_of_wins(game: Game, first: Network, other: Network, iterations: int, wanted: int, random: Any) -> float:
    """The victories of one network, one seat of each game, as a share of what seats win on average: 0.5 is equal."""
    results, _ = play(game, [first, *[other] * (game.seats - 1)], [iterations] * game.seats, wanted, random)
    return float(results[0] / (results[0] + results[1:].mean()))
