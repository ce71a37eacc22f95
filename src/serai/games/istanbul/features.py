"""What a search needs to know of Istanbul: when a game is decided, and a position in numbers."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from serai.core import contract
from serai.core.contract import OVER
from serai.core.kernel import kernel, supplies
from serai.core.levels import Style
from serai.core.piles import size_of
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.supply import in_effect, money_of, price_of

#: How many numbers `features` writes.
FEATURES = 62
#: Players that learning meets beside its own kind; the numbers are places in `features`.
STYLES = (
    *(Style("miser", 19, weight) for weight in (0.4, 1.0)),
    *(Style("tile collector", 26, weight) for weight in (0.2, 0.6)),
    *(Style("crystal collector", 18, weight) for weight in (0.1, 0.3)),
    *(Style("hoarder of goods", 17, weight) for weight in (0.2, 0.6)),
    Style("ruby rusher", 0, 0.3),
    Style("late buyer", 0, -0.2),
)


@supplies(contract.settled, s.STATE)
def settled(box, state, values):
    """I-END: the winners share the game."""
    if state.mover != OVER:
        return False
    winners = 0
    for seat in range(box.seats):
        winners += state.winners >> seat & 1
    for seat in range(box.seats):
        values[seat] = (state.winners >> seat & 1) / winners
    return True


@supplies(contract.features, s.STATE)
def features(box, state, seat, numbers):
    """Rubies, means to buy more, tiles and the dice on the table, seen from `seat`."""
    goal = int(box.goal)
    is_active = state.seat == seat and state.stage != s.FINISHED
    best, total = 0, 0
    for other in range(box.seats):
        if other != seat:
            best = max(best, int(state.rubies[other]))
            total += int(state.rubies[other])
    mine = int(state.rubies[seat])
    turns_away = (seat - state.seat) % box.seats
    turns_left_in_round = (state.first - 1 - state.seat) % box.seats
    numbers[0] = mine * 0.3
    numbers[1] = (goal - mine) * 0.2
    numbers[2] = best * 0.3
    numbers[3] = (mine - best) * 0.3
    numbers[4] = total * 0.1
    numbers[5] = 1.0 if is_active else 0.0
    numbers[6] = turns_away * 0.3
    is_last_round = mine >= goal or best >= goal
    # who has no turn left before the end cannot gain any more
    numbers[7] = 1.0 if is_last_round and turns_away > turns_left_in_round else 0.0
    numbers[8] = 1.0 if is_last_round and turns_away <= turns_left_in_round else 0.0
    numbers[9] = 1.0 if is_last_round and mine > best else 0.0
    numbers[10] = 1.0 if is_last_round and mine < best else 0.0
    numbers[11] = box.seats * 0.25
    goods = 0
    for good in range(s.GOODS):
        numbers[12 + good] = state.owned[seat, good] * 0.3
        goods += int(state.owned[seat, good])
    numbers[17] = goods * 0.1
    numbers[18] = state.owned[seat, s.CRYSTAL] * 0.3
    numbers[19] = state.owned[seat, s.LIRA] * 0.05
    n = tiles_in_numbers(box, state, seat, numbers, 20)
    n = rubies_in_reach(box, state, seat, is_active, numbers, n)
    for face in range(s.FACES):
        numbers[n] = state.dice[face] * 0.3 if is_active else 0.0
        n += 1
    actions = box.actions + in_effect(box, state, s.MORE_ACTIONS) - state.actions_begun
    numbers[n] = actions * 0.4 if is_active else 0.0
    numbers[n + 1] = 1.0 if is_active and state.stage == s.REROLL else 0.0
    numbers[n + 2] = state.owed * 0.2 if is_active and state.stage == s.ROLL else 0.0
    numbers[n + 3] = 1.0 if is_active and state.stage == s.REFILL else 0.0
    numbers[n + 4] = state.round_number * 0.03
    numbers[n + 5] = money_of(box, state, seat) * 0.02
    return n + 6


@kernel
def tiles_in_numbers(box, state, seat, numbers, n):
    """Tiles by what they do, and how far the ruby of the mosque is."""
    for effect in (s.LIRA_INCOME, s.CRYSTAL_INCOME, s.CARD_INCOME, s.MORE_ACTIONS, s.MORE_DICE):
        count = 0
        for tile in range(box.tile_kinds):
            if box.tile_effect[tile] == effect:
                count += int(state.tiles[seat, tile])
        numbers[n] = count * 0.5
        n += 1
    tiles = size_of(state.tiles[seat])
    bonus = tiles
    for i in range(5):
        bonus -= int(numbers[n - 5 + i] * 2.0 + 0.5)
    numbers[n] = bonus * 0.5
    missing = int(box.mosque_tiles) - tiles
    is_open = not state.mosque_paid[seat] and state.mosque > 0
    numbers[n + 1] = tiles * 0.2
    numbers[n + 2] = 1.0 if is_open and missing == 1 else 0.0
    numbers[n + 3] = 1.0 if is_open and missing == 2 else 0.0
    numbers[n + 4] = max(0, missing) * 0.2 if is_open else 1.5
    return n + 5


@kernel
def rubies_in_reach(box, state, seat, is_active, numbers, n):
    """For each zone: rubies left, and how many goods (or lira) are missing for the next one."""
    brown = int(state.owned[seat, s.BROWN])
    total, colours = brown, 0
    cheapest = 15
    for zone in range(s.COLOURS):
        have = int(state.owned[seat, zone]) + (int(state.dice[zone]) if is_active else 0)
        total += have
        colours += have > 0
        n, cheapest = one_zone(box, state, zone, have + brown, 1, numbers, n, cheapest)
    all_have = min(total, colours + brown) if colours + brown < s.COLOURS else total
    n, cheapest = one_zone(box, state, s.ALL_ZONE, all_have - s.COLOURS, 1, numbers, n, cheapest)
    n, cheapest = one_zone(box, state, s.LIRA_ZONE, state.owned[seat, s.LIRA], 2, numbers, n, cheapest)
    numbers[n] = cheapest * 0.2
    left = 0
    for zone in range(s.ZONES):
        left += int(state.zones[zone])
    numbers[n + 1] = left * 0.05
    return n + 2


@kernel
def one_zone(box, state, zone, have, unit, numbers, n, cheapest):
    """Three numbers a zone: can be paid now, what is missing, how many rubies are left."""
    left = int(state.zones[zone])
    if left == 0:
        numbers[n] = 0.0
        numbers[n + 1] = 1.5
        numbers[n + 2] = 0.0
        return n + 3, cheapest
    missing = max(0, price_of(box, state, zone) - have)
    numbers[n] = 1.0 if missing == 0 else 0.0
    numbers[n + 1] = missing * 0.25 / unit
    numbers[n + 2] = left * 0.2
    return n + 3, min(cheapest, (missing + unit - 1) // unit)
