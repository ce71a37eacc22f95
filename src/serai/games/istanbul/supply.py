"""Taking from the supply and giving back to it (I-SHORT, I-PAY), and what mosque tiles are worth now."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from serai.core.kernel import kernel
from serai.games.istanbul.state import BROWN, COLOURS, browns_of, paid


@kernel
def take(box, state, seat, resource, amount):
    """I-SHORT: if the supply is too small, everybody who owns one returns one, until it suffices or nobody has any."""
    while state.supply[resource] < amount:
        returned = 0
        for owner in range(box.seats):
            if state.owned[owner, resource] > 0:
                give_back(state, owner, resource, 1)
                returned += 1
        if returned == 0:
            break
    taken = min(amount, state.supply[resource])
    state.supply[resource] -= taken
    state.owned[seat, resource] += taken


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
def dice_used(dice, goods):
    """I-PAY: how many of these goods of a colour are paid with its unused dice; dice go before tokens."""
    return min(goods, dice)


@kernel
def pay(state, payment):
    """I-PAY: dice of a colour before its tokens; brown tokens for what they stand for."""
    for colour in range(COLOURS):
        goods = paid(payment, colour)
        dice = dice_used(state.dice[colour], goods)
        state.dice[colour] -= dice
        give_back(state, state.seat, colour, goods - dice)
    give_back(state, state.seat, BROWN, browns_of(payment))


@kernel
def in_effect(box, state, effect):
    """Tiles of the active player that do this and were owned before this turn (I-TILES)."""
    total = 0
    for tile in range(box.tile_kinds):
        if box.tile_effect[tile] == effect:
            total += int(state.tiles[state.seat, tile]) - int(state.fresh[tile])
    return total


@kernel
def income_of(box, state, effect):
    """I-INCOME: how much the tiles of this effect bring together."""
    total = 0
    for tile in range(box.tile_kinds):
        if box.tile_effect[tile] == effect:
            total += int(box.tile_amount[tile]) * (int(state.tiles[state.seat, tile]) - int(state.fresh[tile]))
    return total
