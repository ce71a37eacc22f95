"""Compiled code of the environments, written once for every game over the contract: one call advances a batch."""
# mypy: disable-error-code="no-untyped-def"

import numpy as np

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import at, kernel
from serai.core.random import below
from serai.core.trace import CLOSED
from serai.envs.prefetch import prefetch

#: Instead of an action: start this game anew; leave this game as it is.
RESET, HOLD = -1, -2
#: What `advance` answers where every action was legal.
ALL_LEGAL = -1
#: What `advance_one` answers instead of a seat: the action cannot be made; a legal move is no action.
ILLEGAL, UNKNOWN = -1, -2

#: A slot without an action.
EMPTY = np.uint64(0xFFFFFFFFFFFFFFFF)
FACTOR = np.uint64(0x9E3779B97F4A7C15)
_HALF, LOW = np.uint64(32), np.uint64(0xFFFFFFFF)


@kernel
def slot_of(code, shift):
    """Where the search for a packed move begins in a hash table of 2**(64 − shift) slots."""
    return np.int64((np.uint64(code) * FACTOR) >> np.uint64(shift))


@kernel
def collect(boxes, states, moves, shift, slots, found):
    """Write each packed move that is legal in one of these positions into `found`, once; return how many there are.

    `slots` is a hash table of places in `found`, −1 where it is empty.
    """
    count, last = 0, len(slots) - 1
    for i in range(len(states)):
        for j in range(contract.legal(boxes[0], states[i], moves)):
            code = moves[j]
            slot = slot_of(code, shift)
            while slots[slot] >= 0 and found[slots[slot]] != code:
                slot = (slot + 1) & last
            if slots[slot] < 0:
                if count == len(found):
                    return count
                slots[slot], found[count] = count, code
                count += 1
    return count


@kernel
def place_of(mixed, factors, shift):
    """The slot of a mixed code: a factor for its bucket, found by `fill_slots`, keeps all moves apart."""
    factor = np.uint64(factors[(mixed >> np.uint64(40)) & np.uint64(len(factors) - 1)])
    return (mixed * factor) >> np.uint64(shift)


@kernel
def entry_of(mixed, action):
    """What stands in the slot of an action: its id in the low half, half of the mixed code to know it by above.

    That half tells apart all codes below 2**32, because the factor that mixed them is odd.
    """
    return mixed << _HALF | np.uint64(action)


@kernel
def fill_slots(codes, order, starts, factors, shift, slots):
    """Find a factor for each bucket so that no two packed moves share a slot, and write their ids into the slots.

    `order` has the ids of one bucket after the other, from `starts[bucket]` on. Buckets with many moves come first,
    while there is room. Return whether a factor was found for all of them.
    """
    largest = 0
    for bucket in range(len(factors)):
        largest = max(largest, starts[bucket + 1] - starts[bucket])
    for size in range(largest, 0, -1):
        for bucket in range(len(factors)):
            if starts[bucket + 1] - starts[bucket] != size:
                continue
            is_free = False
            for attempt in range(1 << 20):
                factors[bucket] = np.uint64(2 * attempt + 1) * FACTOR & LOW
                is_free = True
                for i in range(starts[bucket], starts[bucket + 1]):
                    mixed = np.uint64(codes[order[i]]) * FACTOR
                    place = place_of(mixed, factors, shift)
                    if slots[place] != EMPTY:
                        is_free = False
                        for j in range(starts[bucket], i):
                            slots[place_of(np.uint64(codes[order[j]]) * FACTOR, factors, shift)] = EMPTY
                        break
                    slots[place] = entry_of(mixed, order[i])
                if is_free:
                    break
            if not is_free:
                return False
    return True


@kernel
def action_of(code, slots, factors, shift):
    """The id of a packed move, or −1 if it has none."""
    mixed = np.uint64(code) * FACTOR
    entry = slots[place_of(mixed, factors, shift)]
    action = entry & LOW
    return np.int64(action) if entry == entry_of(mixed, action) else np.int64(-1)


@kernel
def actions_of(listed, count, slots, factors, shift, actions):
    """The ids of some packed moves; return the number of moves that have none."""
    unknown = 0
    for i in range(count):
        actions[i] = action_of(listed[i], slots, factors, shift)
        unknown += actions[i] < 0
    return unknown


@kernel
def is_listed(row, count, action):
    """Whether an action is one of the first `count` of a list."""
    found = 0
    for i in range(count):  # to the end: without a branch the processor compares many at once
        found |= row[i] == action
    return found != 0


@kernel
def first_illegal(chosen, over, legal, counts):
    """The first game whose action cannot be made, or `ALL_LEGAL`. In a game that is over any action starts it anew.

    Negative numbers are never actions: `advance` gives some of them a meaning of its own.
    """
    for i in range(len(chosen)):
        action = chosen[i]
        if action < 0 or not (over[i] or is_listed(legal[i], counts[i], action)):
            return i
    return ALL_LEGAL


@kernel
def run_chance(box, state, random):
    """Let chance answer until a player is to move or the game is over."""
    while state.mover == CHANCE:
        contract.apply(box, state, contract.draw(box, state, random), CLOSED[0])


@kernel
def pay_out(box, state, values, rewards):
    """At the end: 1 for the only winner, 0 on average over the seats; shared victories share it."""
    contract.settled(box, state, values)
    seats = len(rewards)
    for seat in range(seats):
        rewards[seat] = (values[seat] * seats - 1.0) / (seats - 1.0)


@kernel
def show(box, state, seat, views, numbers):
    """Write what a seat may know as a view and as numbers; `views` is a record to write into and an empty one."""
    views[0] = views[1]
    contract.observe(box, state, seat, views[0])
    contract.encode(box, views[0], numbers)


@kernel
def look(boxes, states, seat, views, numbers):
    """Write what a seat may know of one position."""
    show(boxes[0], states[0], seat, views, numbers)


@kernel
def encode(boxes, views, numbers):
    """Write a view that somebody was given as numbers."""
    contract.encode(boxes[0], views[0], numbers)


@kernel
def outcome(boxes, states, values, rewards):
    """Write what each seat gets for a game that is over."""
    pay_out(boxes[0], states[0], values, rewards)


@kernel
def advance(
    boxes, states, views, randoms, moves, values, codes, slots, factors, shift, chosen,
    agents, over, movers, earned, rewards, legal, counts, mask, numbers, records,
):  # fmt: skip
    """Make the chosen action in each game of the batch; list the next player's actions and show it the game.

    Actions must have been checked (`first_illegal`). In a game that is over any action starts a new one. Where
    `agents` names a seat the others play at random. `movers` is the seat that is shown the game: the one to move or, at
    the end, the one that moved last; `earned` is what the player whose action it was got for it. Of `mask` only what
    was set is cleared. `mask` and `records` may have no columns. Return 0 if every legal move is an action, as it must
    be.
    """
    box = boxes[0]
    has_mask, has_records = mask.shape[1] > 0, records.shape[0] > 0
    unknown = np.uint64(0)
    for i in range(len(states)):
        action = chosen[i]
        if action == HOLD:
            continue
        state, random = states[i], randoms[i]
        if has_mask:
            for j in range(counts[i]):
                mask[i, at(legal[i, j])] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        mover = actor = np.int64(movers[i])
        if action == RESET or over[i]:
            contract.begin(box, state)
            over[i] = False
            mover = np.int64(0)
        else:
            contract.apply(box, state, codes[at(action)], CLOSED[0])
        run_chance(box, state, random)
        listed = 0
        while state.mover >= 0:
            mover = np.int64(state.mover)
            listed = contract.legal(box, state, moves)
            if agents[i] < 0 or agents[i] == mover:
                break
            contract.apply(box, state, moves[at(below(random, listed))], CLOSED[0])
            run_chance(box, state, random)
        if state.mover == OVER:
            over[i] = True
            listed = 0
            pay_out(box, state, values, rewards[i])
        earned[i] = rewards[i, actor]
        movers[i] = agents[i] if agents[i] >= 0 else mover
        for j in range(listed, counts[i]):
            legal[i, j] = -1  # what another player could do may tell what it holds
        counts[i] = listed
        for j in range(listed):
            mixed = np.uint64(moves[at(j)]) * FACTOR
            entry = slots[place_of(mixed, factors, shift)]
            unknown |= entry >> _HALF ^ (mixed & LOW)
            legal[i, j] = np.int32(entry & LOW)
        if has_mask:
            for j in range(listed):
                prefetch(mask[i], at(legal[i, j]))  # meanwhile the game is shown
        show(box, state, movers[i], views, numbers[i])
        if has_mask:
            for j in range(listed):
                mask[i, at(legal[i, j])] = 1
        if has_records:
            records[i] = views[0]
    return unknown


@kernel
def advance_one(
    boxes, states, views, randoms, moves, values, codes, slots, factors, shift, chosen,
    agents, over, movers, earned, rewards, legal, counts, mask, numbers, records,
):  # fmt: skip
    """Check an action and make it in the only game of a batch: one call where Python's calls are what takes longest.

    Return who is shown the game, and 256 more if it is over; or `ILLEGAL`, or `UNKNOWN`.
    """
    if chosen[0] != RESET and (over[0] or not is_listed(legal[0], counts[0], chosen[0])):
        return ILLEGAL
    unknown = advance(
        boxes, states, views, randoms, moves, values, codes, slots, factors, shift, chosen,
        agents, over, movers, earned, rewards, legal, counts, mask, numbers, records,
    )  # fmt: skip
    if unknown != 0:
        return UNKNOWN
    return np.int64(movers[0]) + (256 if over[0] else 0)


@kernel
def fill_mask(legal, counts, mask):
    """Set a one for each legal action of the only game of a batch."""
    for j in range(counts[0]):
        mask[at(legal[0, j])] = 1
