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

from serai.bots.judging import judge, value_of_move
from serai.core import contract
from serai.core.contract import CHANCE
from serai.core.kernel import at, kernel

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
#: `tally` counts nodes and edges; both begin at 1, so that 0 can mean nothing.
NODES, EDGES = range(2)
#: Longer lines are judged where they stand.
DEEPEST = 200


@kernel
def slot_of(edges, table, node, move):
    """Where the table holds an edge, or would hold it: open addressing, the table's length is a power of two."""
    mask = len(table) - 1
    mixed = np.uint64(node) * np.uint64(0x9E3779B97F4A7C15) ^ np.uint64(move) * np.uint64(0xC2B2AE3D27D4EB4F)
    mixed ^= mixed >> np.uint64(29)
    slot = np.int64(mixed & np.uint64(mask))
    while True:
        edge = table[at(slot)]
        if edge == 0 or (edges[edge].node == node and edges[edge].move == move):
            return slot
        slot = (slot + 1) & mask


@kernel
def edge_of(edges, table, tally, node, move):
    """The edge of a move out of a node, made if need be; 0 if there is no room for it."""
    slot = slot_of(edges, table, node, move)
    edge = np.int64(table[at(slot)])
    if edge == 0 and tally[EDGES] < len(edges):
        edge = np.int64(tally[EDGES])
        tally[EDGES] += 1
        table[at(slot)] = edge
        edges[edge].move = move
        edges[edge].node = node
        edges[edge].child = 0
        edges[edge].visits = 0
        edges[edge].start = -1.0
        edges[edge].total = 0.0
    return edge


@kernel
def child_of(edges, tally, edge):
    """The node an edge leads to, made if need be."""
    if edges[edge].child == 0:
        edges[edge].child = tally[NODES]
        tally[NODES] += 1
    return np.int64(edges[edge].child)


@kernel
def choose_edge(box, worlds, n, moves, choices, edges, mind, scratch, values, bold, warmth, trust):
    """The most promising of the moves legal in this world: well tried and good, or hopeful and little tried."""
    curiosity, visits = 0.0, 0
    for i in range(n):
        edge = choices[i]
        if edges[edge].start < 0.0:
            start = value_of_move(box, worlds[0], moves[i], mind, scratch, worlds[1:2], values)
            edges[edge].start = start
            edges[edge].weight = exp(start / warmth)
        curiosity += edges[edge].weight
        visits += edges[edge].visits
    spread = bold * sqrt(visits + 1.0) / curiosity
    best, best_score = 0, -1e30
    for i in range(n):
        edge = edges[choices[i]]
        score = (trust * edge.start + edge.total) / (trust + edge.visits) + spread * edge.weight / (1.0 + edge.visits)
        if score > best_score:
            best, best_score = i, score
    return best


@kernel
def search(
    boxes, views, worlds, judged, edges, table, tally, moves, choices, path, movers, mind, scratch, values, random,
    iterations, bold, warmth, trust, patience,
):  # fmt: skip
    """So many iterations more. `worlds` are three records to work in, the last of them empty.

    `judged` counts how often a node was the end of an iteration.
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
                contract.apply(box, world, outcome)
            else:
                if judged[node] < patience or depth == DEEPEST:
                    judge(box, world, mind, scratch, values)
                    judged[node] += 1
                    break
                n = contract.legal(box, world, moves)
                edge = np.int64(1)
                for i in range(n):
                    choices[i] = edge_of(edges, table, tally, node, moves[i])
                    edge = min(edge, choices[i])
                if edge > 0:
                    chosen = choose_edge(
                        box, worlds, n, moves, choices, edges, mind, scratch, values, bold, warmth, trust
                    )
                    edge = choices[chosen]
                    path[depth] = edge
                    movers[depth] = world.mover
                    depth += 1
                    contract.apply(box, world, moves[chosen])
            if edge == 0 or tally[NODES] == len(judged):
                judge(box, world, mind, scratch, values)  # no room left: the tree grows no further
                break
            node = child_of(edges, tally, edge)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += values[movers[i]]


@kernel
def look_up(edges, table, codes, trust, visits, values):
    """What became of the moves of the root: how often each was tried, and how it went."""
    for i in range(len(codes)):
        edge = table[slot_of(edges, table, 1, codes[i])]
        visits[i] = edges[edge].visits
        values[i] = (trust * edges[edge].start + edges[edge].total) / (trust + edges[edge].visits)
