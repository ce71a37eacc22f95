"""Information-set tree search, compiled, written once for every game over the contract.

One tree for many worlds. Each iteration imagines a world that fits the view, walks down the tree in it, judges the
position where it leaves the tree, and tells every decision on the way how that went. A node is what the searching seat
has seen so far: moves, and outcomes of chance as far as that seat sees them. Which moves a node offers depends on the
world, so a decision weighs only the moves that are legal in the world at hand.

A move is first valued one move ahead (`judging.value_of_move`): that value is its start, as if it had been tried
`trust` times, and its share of curiosity (`warmth`: how sharply better ones are preferred). What then counts is how it
went for the player who made it, whoever that is, with two players as with four. Valuing all moves of a node is most of
the work, so a node is only judged as a whole the first times it is met (`patience`).
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from math import exp, sqrt

import numpy as np

from serai.bots.judging import judge, prepare, value_of_move
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.kernel import at, kernel
from serai.core.trace import CLOSED

#: A move, or an outcome of chance, out of a node.
EDGE = np.dtype(
    (
        np.record,
        [
            ("move", "i8"),
            ("node", "i4"),
            ("child", "i4"),  # 0: not yet made
            ("visits", "i4"),
            ("start", "f4"),  # the mover's chance to win, one move ahead
            ("weight", "f4"),  # its share of curiosity
            ("total", "f8"),  # of the mover's chances where the iterations through here ended
        ],
    )
)
#: What the searching seat has seen so far, and what it leads to.
NODE = np.dtype(
    (
        np.record,
        [
            ("first", "i4"),  # the edge of the first of its moves; the others follow
            ("count", "i2"),  # how many moves that are; 0: not yet looked at
            ("judged", "i2"),  # how often it was the end of an iteration
        ],
    )
)
#: `tally` counts nodes and edges; both begin at 1, so that 0 can mean nothing.
NODES, EDGES = range(2)
#: Longer lines are judged where they stand.
DEEPEST = 200


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
    edges[edge].start = -1.0
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
def look_at_moves(box, worlds, n, choices, edges, mind, scratch, values, warmth):
    """Value those moves one move ahead that were never met before."""
    is_ready = False
    numbers, after = scratch[len(values)], worlds[1:2]
    for i in range(n):
        edge = choices[at(i)]
        if edges[edge].start < 0.0:
            if not is_ready:
                prepare(box, worlds[0], mind, scratch, len(values))
                is_ready = True
            start = value_of_move(box, worlds[0], edges[edge].move, mind, scratch, numbers, after, values)
            edges[edge].start = start
            edges[edge].weight = exp(start / warmth)


@kernel
def choose_edge(n, choices, edges, bold, trust):
    """The most promising of these: well tried and good, or hopeful and little tried."""
    curiosity, visits = 0.0, 0
    for i in range(n):
        edge = choices[at(i)]
        curiosity += edges[at(edge)].weight
        visits += edges[at(edge)].visits
    spread = bold * sqrt(visits + 1.0) / curiosity
    best, best_score = choices[0], -1e30
    for i in range(n):
        edge = edges[at(choices[at(i)])]
        score = (trust * edge.start + edge.total) / (trust + edge.visits) + spread * edge.weight / (1.0 + edge.visits)
        if score > best_score:
            best, best_score = choices[at(i)], score
    return best


@kernel
def search(
    boxes, views, worlds, nodes, edges, table, tally, moves, choices, path, movers, mind, scratch, values, random,
    iterations, bold, warmth, trust, patience,
):  # fmt: skip
    """So many iterations more. `worlds` are three records to work in, the last of them empty."""
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
                if nodes[node].judged < patience or depth == DEEPEST:
                    judge(box, world, mind, scratch, values)
                    nodes[node].judged += 1
                    break
                is_own = world.mover == view.viewer
                n = list_edges(box, world, is_own, nodes, node, edges, table, tally, moves, choices)
                edge = np.int64(0)
                if n > 0:
                    look_at_moves(box, worlds, n, choices, edges, mind, scratch, values, warmth)
                    edge = choose_edge(n, choices, edges, bold, trust)
                    path[depth] = edge
                    movers[depth] = world.mover
                    depth += 1
                    contract.apply(box, world, edges[edge].move, CLOSED[0])
            if edge == 0 or tally[NODES] == len(nodes):
                judge(box, world, mind, scratch, values)  # no room left: the tree grows no further
                break
            node = child_of(edges, tally, edge)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += values[movers[i]]


@kernel
def look_up(edges, nodes, trust, visits, values):
    """What became of the moves of the root: how often each was tried, and how it went."""
    for i in range(nodes[1].count):
        edge = edges[nodes[1].first + i]
        visits[i] = edge.visits
        values[i] = (trust * edge.start + edge.total) / (trust + edge.visits)
