"""Paying, taking from the supply and giving back to it (I-PAY, I-SHORT), and what tiles, rubies and goods count for."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from serai.core.kernel import kernel
from serai.core.trace import add, note
from serai.games.istanbul.rules import state as s


@kernel
def take(box, state, seat, resource, amount, trace):
    """I-SHORT: if the supply is too small, everybody who owns one returns one, until it suffices or nobody has any."""
    while state.supply[resource] < amount:
        returned = 0
        for owner in range(box.seats):
            if state.owned[owner, resource] > 0:
                give_back(state, owner, resource, 1)
                add(trace, s.RETURNED, owner, resource, 1)
                returned += 1
        if returned == 0:
            break
    taken = min(amount, state.supply[resource])
    state.supply[resource] -= taken
    state.owned[seat, resource] += taken
    note(trace, s.TAKEN, seat, resource, taken)


@kernel
def give(state, seat, resource, amount, trace):
    """A player pays with tokens, crystals or lira."""
    if amount > 0:
        give_back(state, seat, resource, amount)
        note(trace, s.GIVEN, seat, resource, amount)


@kernel
def give_back(state, seat, resource, amount):
    """Tokens, crystals or lira of a player go to the supply."""
    state.owned[seat, resource] -= amount
    state.supply[resource] += amount


@kernel
def goods_at_hand(state, colour):
    """I-PAY: goods of a colour the active player can use: unused dice, and tokens."""
    return int(state.dice[colour]) + int(state.owned[state.seat, colour])


@kernel
def dice_used(dice, tokens, goods, is_tokens_first):
    """I-PAY: how many of `goods` paid in a colour are dice: as many as possible, or as few (I-PAY-SHORT)."""
    return goods - min(goods, tokens) if is_tokens_first else min(goods, dice)


@kernel
def may_pay_tokens_first(box, state, colour, goods, amount):
    """I-PAY-SHORT: whether `amount` would run short if `goods` are paid dice first, and tokens can be paid instead."""
    if box.rules < s.TOKENS_FIRST:
        return False
    tokens = goods - min(goods, state.dice[colour])
    return tokens < min(goods, state.owned[state.seat, colour]) and state.supply[colour] + tokens < amount


@kernel
def pay(state, payment, trace):
    """I-PAY: dice of a colour before its tokens, or as the move says; brown tokens for what they stand for."""
    for colour in range(s.COLOURS):
        goods = s.paid(payment, colour)
        if goods > 0:
            is_tokens_first = s.is_tokens_first(payment, colour)
            dice = dice_used(state.dice[colour], state.owned[state.seat, colour], goods, is_tokens_first)
            use_dice(state, colour, dice, trace)
            give(state, state.seat, colour, goods - dice, trace)
    give(state, state.seat, s.BROWN, s.browns_of(payment), trace)


@kernel
def use_dice(state, face, dice, trace):
    """Dice are used up: they serve one action only."""
    if dice > 0:
        state.dice[face] -= dice
        note(trace, s.DICE_USED, state.seat, face, dice)


@kernel
def working(owned, fresh):
    """I-TILES: of the tiles of a kind that the active player owns, those taken this turn do nothing yet."""
    return int(owned) - int(fresh)


@kernel
def in_effect(box, state, effect):
    """I-TILES: how many tiles of the active player do this now."""
    total = 0
    for tile in range(box.tile_kinds):
        if box.tile_effect[tile] == effect:
            total += working(state.tiles[state.seat, tile], state.fresh[tile])
    return total


@kernel
def income_of(box, state, effect):
    """I-INCOME: how much the tiles of this effect bring together."""
    total = 0
    for tile in range(box.tile_kinds):
        if box.tile_effect[tile] == effect:
            total += int(box.tile_amount[tile]) * working(state.tiles[state.seat, tile], state.fresh[tile])
    return total


@kernel
def bonus_goods(box, state, colour):
    """I-LIRA: tokens of this colour that come with lira."""
    total = 0
    for tile in range(box.tile_kinds):
        if box.tile_effect[tile] == s.BONUS_GOOD and box.tile_colour[tile] == colour:
            total += working(state.tiles[state.seat, tile], state.fresh[tile])
    return total


@kernel
def price_of(box, state, zone):
    """I-BOARD: what the next ruby of a zone costs: goods, goods besides one of each colour, or lira."""
    return int(box.prices[zone, box.rubies[zone] - state.zones[zone]])


@kernel
def take_ruby(box, state, seat, trace):
    """A ruby of a zone or of the mosque for a player; I-END: the first player to have enough is noted."""
    state.rubies[seat] += 1
    state.ruby_taken = 1
    if state.rubies[seat] != box.goal:
        return
    for other in range(box.seats):
        if other != seat and state.rubies[other] >= box.goal:
            return
    note(trace, s.GOAL_REACHED, seat, state.rubies[seat], 0)


@kernel
def money_of(box, state, seat):
    """I-END: goods tokens, brown too, and crystals are sold for the tie-break."""
    money = int(state.owned[seat, s.LIRA]) + int(box.crystal_worth) * int(state.owned[seat, s.CRYSTAL])
    for good in range(s.GOODS):
        money += int(box.good_worth) * int(state.owned[seat, good])
    return money
