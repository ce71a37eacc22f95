"""Information-set tree search, compiled, written once for every game over the contract.

One tree for many worlds. Each iteration samples a world that fits the view (determinization), walks down the tree in
it, evaluates the position where it leaves the tree, and adds the result to every decision on the way. A node is what
the searching seat has seen so far: moves, and outcomes of chance as far as that seat sees them. Which moves a node
offers depends on the world, so a decision weighs only the moves that are legal in the world at hand.

The prior of a move is its value one move ahead (`evaluation.value_of_move`): it counts as `prior_visits` visits, and
as the weight of the move in exploration, a softmax of temperature `prior_temperature`. One world can mislead: a move
that ends the round wins in one and loses in another. So moves are looked at again in other worlds, those that settle
something at every visit, all of them when a node was met 8, 64, 512 and 4,096 times; the prior is the mean.

Each player maximizes their own chance, with two players as with four. Valuing all moves of a node is most of the work,
so a node is evaluated as a whole until it was met `expansion_threshold` times.
"""
# mypy: disable-error-code="no-untyped-def"

from math import exp, sqrt

import numpy as np

from serai.bots.evaluation import at_stake, evaluate, prepare, settled_by, value_of_move
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.kernel import at, kernel
from serai.core.trace import CLOSED

#: A move, or an outcome of chance, out of a node.
_EDGE = [
    ("move", "i8"),
    ("node", "i4"),
    ("child", "i4"),  # 0: not yet made
    ("visits", "i4"),
    ("prior", "f4"),  # the mover's chance to win, one move ahead: the mean over the worlds it was looked at in
    ("weight", "f4"),  # of the prior in exploration
    ("looks", "i2"),  # in how many worlds it was looked at
    ("settles", "i2"),  # whether nothing is open after it, so that each world says 0 or 1
    ("total", "f8"),  # of the mover's chances where the iterations through here ended
]
#: What the searching seat has seen so far, and what it leads to.
_NODE = [
    ("first", "i4"),  # the edge of the first of its moves; the others follow
    ("count", "i2"),  # how many moves that are; 0: not yet looked at
    ("met", "i2"),  # how often an iteration came by
]
EDGE, NODE = np.dtype((np.record, _EDGE)), np.dtype((np.record, _NODE))
#: `tally` counts nodes and edges; both begin at 1, so that 0 can mean nothing.
NODES, EDGES = range(2)
#: Longer lines are evaluated where they stand.
DEEPEST = 200
#: How often a node was met is counted up to one more than this.
MOST_MET = 4_096
#: In how many worlds a move that settles something is looked at before its prior is believed.
MOST_LOOKS = 32


@kernel
def slot_of(edges, table, node, move):
    """Where the table holds an edge, or would hold it: open addressing, the table's length is a power of two.

    The edges of a node lie close together, where one look into memory finds several.
    """
    mask = len(table) - 1
    mixed = np.uint64(move) * np.uint64(0xC2B2AE3D27D4EB4F)
    place = np.uint64(node) * np.uint64(0x9E3779B97F4A7C15)
    slot = np.int64(((place >> np.uint64(20)) + (mixed >> np.uint64(57))) & np.uint64(mask))
    while True:
        edge = table[at(slot)]
        if edge == 0 or (edges[at(edge)].node == node and edges[at(edge)].move == move):
            return slot
        slot = (slot + 1) & mask


@kernel
def new_edge(edges, tally, node, move):
    """An edge more; there is room for it."""
    edge = np.int64(tally[EDGES])
    tally[EDGES] += 1
    edges[edge].move = move
    edges[edge].node = node
    edges[edge].child = 0
    edges[edge].visits = 0
    edges[edge].looks = 0
    edges[edge].settles = 0
    edges[edge].total = 0.0
    return edge


@kernel
def edge_of(edges, table, tally, node, move):
    """The edge of a move out of a node, made if need be; 0 if there is no room for it."""
    slot = slot_of(edges, table, node, move)
    edge = np.int64(table[at(slot)])
    if edge == 0 and tally[EDGES] < len(edges):
        edge = new_edge(edges, tally, node, move)
        table[at(slot)] = edge
    return edge


@kernel
def child_of(edges, tally, edge):
    """The node an edge leads to, made if need be."""
    if edges[edge].child == 0:
        edges[edge].child = tally[NODES]
        tally[NODES] += 1
    return np.int64(edges[edge].child)


@kernel
def list_edges(box, world, is_own, nodes, node, edges, table, tally, moves, choices):
    """Write the edges of the moves legal in this world into `choices`; return their number, 0 if there is no room.

    What the searching seat may do is the same in every world that leads to a node: those moves are listed once and
    never again. What another may do depends on its secrets; but often it is the very same list.
    """
    first, count = np.int64(nodes[node].first), np.int64(nodes[node].count)
    if is_own and count > 0:
        for i in range(count):
            choices[at(i)] = first + i
        return count
    n = np.int64(contract.legal(box, world, moves))
    if count == 0:
        if tally[EDGES] + n > len(edges):
            return 0
        nodes[node].first, nodes[node].count = tally[EDGES], n
        for i in range(n):
            if is_own:
                choices[at(i)] = new_edge(edges, tally, node, moves[at(i)])
            else:
                choices[at(i)] = edge_of(edges, table, tally, node, moves[at(i)])
        return n
    i = 0
    while i < n and i < count and edges[first + i].move == moves[at(i)]:
        choices[at(i)] = first + i
        i += 1
    while i < n:
        choices[at(i)] = edge_of(edges, table, tally, node, moves[at(i)])
        if choices[at(i)] == 0:
            return 0
        i += 1
    return n


@kernel
def look_at_moves(box, worlds, n, choices, edges, network, scratch, values, prior_temperature, is_due):
    """Value those moves one move ahead that were never met before; if `is_due`, all of them once more in this world.

    A move that settles the game or the round is looked at more often: in one world it wins or loses for certain.
    """
    is_ready = False
    numbers, after = scratch[len(values)], worlds[1:2]
    for i in range(n):
        edge = choices[at(i)]
        looks = edges[edge].looks
        if looks > 0 and not is_due and (not edges[edge].settles or looks >= MOST_LOOKS):
            continue
        if edges[edge].settles and settled_by(box, worlds[0], edges[edge].move, after, values):
            value = values[worlds[0].mover]
        else:
            if not is_ready:
                prepare(box, worlds[0], network, scratch, len(values))
                is_ready = True
            value = value_of_move(box, worlds[0], edges[edge].move, network, scratch, numbers, after, values)
        if looks == 0:
            edges[edge].prior = value
            edges[edge].settles = contract.settled(box, after[0], values)
        else:
            edges[edge].prior += (value - edges[edge].prior) / (looks + 1)
        edges[edge].looks = looks + 1
        edges[edge].weight = exp(edges[edge].prior / prior_temperature)


@kernel
def choose_edge(n, choices, edges, exploration, prior_visits, even_share):
    """The edge with the highest upper confidence bound (PUCT). `even_share` of the exploration looks at no prior."""
    weights, visits = 0.0, 0
    for i in range(n):
        edge = choices[at(i)]
        weights += edges[at(edge)].weight
        visits += edges[at(edge)].visits
    spread = exploration * sqrt(visits + 1.0)
    by_weight, even = (1.0 - even_share) * spread / weights, even_share * spread / n
    best, best_score = choices[0], -1e30
    for i in range(n):
        edge = edges[at(choices[at(i)])]
        score = (prior_visits * edge.prior + edge.total) / (prior_visits + edge.visits)
        score += (by_weight * edge.weight + even) / (1.0 + edge.visits)
        if score > best_score:
            best, best_score = choices[at(i)], score
    return best


@kernel
def rarest_edge(n, choices, edges, least):
    """The edge tried least often, if it was tried fewer times than `least`; otherwise 0."""
    rarest = choices[0]
    for i in range(1, n):
        if edges[at(choices[at(i)])].visits < edges[at(rarest)].visits:
            rarest = choices[at(i)]
    return rarest if edges[at(rarest)].visits < least else np.int64(0)


@kernel
def search(
    boxes, views, worlds, nodes, edges, table, tally, moves, choices, path, movers, network, leaf_network, scratch,
    values, random, iterations, exploration, prior_temperature, prior_visits, expansion_threshold, even_share,
    least_replies,
):  # fmt: skip
    """Run more iterations on the tree. `worlds` are three records: the world, one to try moves in, and a zeroed one.

    The other arrays are the tree (`nodes`, `edges`, `table`, `tally`) and working space. `least_replies` is how often
    every reply to a move of the root is tried before the search chooses among them.
    """
    box, view, world = boxes[0], views[0], worlds[0]
    for _ in range(iterations):
        worlds[0] = worlds[2]
        contract.determinize(box, view, random, world)
        node, depth = np.int64(1), 0
        while not contract.settled(box, world, values):
            if world.mover == CHANCE:
                outcome = contract.draw(box, world, random)
                edge = edge_of(edges, table, tally, node, contract.seen(box, world, outcome, view.viewer))
                contract.apply(box, world, outcome, CLOSED[0])
            else:
                met = np.int64(nodes[node].met)
                if met <= MOST_MET:
                    met += 1
                    nodes[node].met = met
                if met <= expansion_threshold or depth == DEEPEST:
                    evaluate(box, world, leaf_network, scratch, values)
                    break
                is_own = world.mover == view.viewer
                n = list_edges(box, world, is_own, nodes, node, edges, table, tally, moves, choices)
                edge = np.int64(0)
                if n > 0:
                    is_due = met == 8 or met == 64 or met == 512 or met == MOST_MET
                    look_at_moves(box, worlds, n, choices, edges, network, scratch, values, prior_temperature, is_due)
                    if depth == 1 and least_replies > 0:
                        edge = rarest_edge(n, choices, edges, least_replies)
                    if edge == 0:
                        edge = choose_edge(n, choices, edges, exploration, prior_visits, even_share)
                    path[depth] = edge
                    movers[depth] = world.mover
                    depth += 1
                    contract.apply(box, world, edges[edge].move, CLOSED[0])
            if edge == 0 or tally[NODES] == len(nodes):
                evaluate(box, world, leaf_network, scratch, values)  # no room left: the tree grows no further
                break
            node = child_of(edges, tally, edge)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += values[movers[i]]


@kernel
def stakes(boxes, views, worlds, values, random):
    """What the searching seat's chances lie between, as long as the round of the view lasts."""
    worlds[0] = worlds[2]
    contract.determinize(boxes[0], views[0], random, worlds[0])
    return at_stake(boxes[0], worlds[0], views[0].viewer, values)


@kernel
def look_up(edges, nodes, prior_visits, visits, values):
    """What became of the moves of the root: how often each was tried, and how it went."""
    for i in range(nodes[1].count):
        edge = edges[nodes[1].first + i]
        visits[i] = edge.visits
        values[i] = (prior_visits * edge.prior + edge.total) / (prior_visits + edge.visits)
