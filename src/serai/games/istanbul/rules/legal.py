"""What may be played: the list of legal moves, and the reason why a move is refused."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core import contract
from serai.core.contract import LEGAL, NOT_A_MOVE, WRONG_TIME
from serai.core.kernel import at, kernel, supplies
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.cards import is_offered, list_answers, offers_swap
from serai.games.istanbul.rules.chance import chance_refusal
from serai.games.istanbul.rules.payments import (
    PAIRS,
    all_payments,
    exchanges,
    fixed_payments,
    payment_refusal,
    zone_payments,
)
from serai.games.istanbul.rules.supply import may_pay_tokens_first, price_of


@supplies(contract.legal, s.STATE)
def legal(box, state, moves):
    """Every move of the player who is asked, in a fixed order."""
    if state.stage == s.ACT:
        return actions(box, state, moves)
    if state.stage == s.REROLL:
        return rerolls(state, moves)
    if state.stage == s.CHOOSE:
        n = 0
        for card in range(box.card_kinds):
            if state.drawn[card] > 0:
                moves[at(n)] = s.packed(s.PLAY_CARD, card)
                n += 1
        return n
    if state.stage == s.ANSWER:
        return list_answers(box, state, state.seat, s.ACTIVE, moves, 0)
    n = list_answers(box, state, state.mover, s.OTHERS, moves, 0)
    moves[at(n)] = s.packed(s.PASS, 0)
    return n + 1


@kernel
def rerolls(state, moves):
    """I-ROLL: keep the dice, or reroll any of them: every multiset of faces.

    Each face appends the list so far with one more of it, as often as there are dice: the loop reads on into what it
    has just written.
    """
    moves[0] = s.packed(s.KEEP, 0)
    moves[1] = s.packed(s.REROLL_DICE, 0)
    n = 2
    for face in range(s.FACES):
        one = np.int64(1) << (s.KIND_BITS + 4 * face)
        more = (n - 1) * int(state.dice[face])
        length = n - 1
        for i in range(1, 1 + more):
            moves[at(i + length)] = moves[at(i)] + one
        n += more
    moves[1] = moves[at(n - 1)]  # the empty choice is none; the last one takes its place
    return n - 1


@kernel
def actions(box, state, moves):
    """I-ACTIONS, in the order of the rule book; a player may also stop."""
    n = exchanges(box, state, moves, 0)
    if state.dice[s.LIRA_FACE] > 0:
        moves[at(n)] = s.packed(s.TAKE_LIRA, 0)
        n += 1
    for dice in range(1, state.dice[s.CARD_FACE] + 1):
        moves[at(n)] = s.packed(s.DRAW_WITH, dice)
        n += 1
    for tile in range(box.tile_kinds):
        if state.row[tile] > 0:
            move = s.packed(s.BUY_TILE, np.int64(tile) << s.PAYMENT_BITS)
            n = fixed_payments(state, box.tile_price[tile], move, moves, n)
    for zone in range(s.ZONES):
        if state.zones[zone] > 0:
            n = rubies(box, state, zone, moves, n)
    moves[at(n)] = s.packed(s.DONE, 0)
    return n + 1


@kernel
def rubies(box, state, zone, moves, n):
    """I-RUBY: every way to pay for the next ruby of a zone."""
    price = price_of(box, state, zone)
    move = s.packed(s.BUY_RUBY, np.int64(zone) << s.PAYMENT_BITS)
    if zone == s.LIRA_ZONE:
        if state.owned[state.seat, s.LIRA] >= price:
            moves[at(n)] = move
            n += 1
        return n
    if zone == s.ALL_ZONE:
        return all_payments(state, s.COLOURS + price, move, moves, n)
    return zone_payments(state, zone, price, move, moves, n)


# --- Why a move is refused ------------------------------------------------------------------------------------------


@supplies(contract.refusal, s.STATE)
def refusal(box, state, move):
    """The reason why a move cannot be made, the first that applies."""
    kind = move & 31
    payload = move >> s.KIND_BITS
    if kind > s.DRAW_TILE or payload < 0:
        return NOT_A_MOVE
    if kind >= s.CHOOSE_FIRST:
        return chance_refusal(box, state, kind, payload)
    if s.SAME <= kind <= s.BUY_RUBY:
        return action_refusal(box, state, kind, payload) if state.stage == s.ACT else WRONG_TIME
    if kind in (s.KEEP, s.REROLL_DICE):
        return reroll_refusal(state, kind, payload) if state.stage == s.REROLL else WRONG_TIME
    if kind == s.PLAY_CARD:
        if state.stage != s.CHOOSE:
            return WRONG_TIME
        if payload >= box.card_kinds:
            return NOT_A_MOVE
        return LEGAL if state.drawn[payload] > 0 else s.NOT_DRAWN
    if kind in (s.DONE, s.PASS):
        if state.stage != (s.ACT if kind == s.DONE else s.REPLY):
            return WRONG_TIME
        return LEGAL if payload == 0 else NOT_A_MOVE
    if state.stage != s.ANSWER and state.stage != s.REPLY:
        return WRONG_TIME
    if kind == s.TAKE_OFFER:
        side = s.ACTIVE if state.stage == s.ANSWER else s.OTHERS
        return LEGAL if is_offered(box, state, state.mover, side, payload) else s.NOT_OFFERED
    return swap_refusal(box, state, payload)


@kernel
def swap_refusal(box, state, payload):
    """I-SWAP."""
    own, shown = payload & 31, payload >> 5
    if own >= box.tile_kinds or shown >= box.tile_kinds:
        return NOT_A_MOVE
    if state.stage != s.ANSWER or not offers_swap(box, state):
        return s.NOT_OFFERED
    if state.tiles[state.seat, own] == 0:
        return s.NOT_OWNED
    return LEGAL if state.row[shown] > 0 else s.NOT_IN_ROW


@kernel
def reroll_refusal(state, kind, payload):
    """I-ROLL."""
    if kind == s.KEEP:
        return LEGAL if payload == 0 else NOT_A_MOVE
    if payload == 0 or payload >> (4 * s.FACES) != 0:
        return NOT_A_MOVE
    for face in range(s.FACES):
        if payload >> (4 * face) & 15 > state.dice[face]:
            return s.NO_DICE
    return LEGAL


@kernel
def action_refusal(box, state, kind, payload):
    """I-ACTIONS."""
    if kind == s.TAKE_LIRA:
        if payload != 0:
            return NOT_A_MOVE
        return LEGAL if state.dice[s.LIRA_FACE] > 0 else s.NO_DICE
    if kind == s.DRAW_WITH:
        if payload == 0 or payload > 15:
            return NOT_A_MOVE
        return LEGAL if payload <= state.dice[s.CARD_FACE] else s.NO_DICE
    argument = payload >> s.PAYMENT_BITS
    if kind == s.BUY_TILE:
        return tile_refusal(box, state, argument, payload)
    if kind == s.BUY_RUBY:
        return ruby_refusal(box, state, argument, payload)
    chosen, tokens_first = argument & 255, payload >> s.FIRST_BITS
    if tokens_first >= (16 if kind in (s.SAME, s.FOUR) else 1):
        return NOT_A_MOVE
    if kind == s.FOUR:
        if not is_pair(chosen):
            return NOT_A_MOVE
    elif chosen != 0:
        return NOT_A_MOVE
    if payload >> 32 & 15 or not is_shape(kind, payload):
        return s.WRONG_PRICE
    reason = payment_refusal(state, payload)
    return order_refusal(box, state, kind, payload) if reason == LEGAL and tokens_first else reason


@kernel
def order_refusal(box, state, kind, payload):
    """I-PAY-SHORT: tokens may go first in every colour of which the move says so."""
    for colour in range(s.COLOURS):
        if s.is_tokens_first(payload, colour):
            amount = 1 if kind == s.SAME else payload >> (s.PAYMENT_BITS + 2 * colour) & 3
            if not may_pay_tokens_first(box, state, colour, s.paid(payload, colour), amount):
                return s.DICE_FIRST
    return LEGAL


@kernel
def is_pair(chosen):
    """Whether two tokens are chosen, as I-FOUR gives them."""
    for pair in PAIRS:
        if pair == chosen:
            return True
    return False


@kernel
def is_shape(kind, payment):
    """Whether a payment is two goods of one colour, or the right number of different colours."""
    colours, most = 0, 0
    for colour in range(s.COLOURS):
        goods = s.paid(payment, colour) + s.stood_for(payment, colour)
        colours += goods > 0
        most = max(most, goods)
    if kind == s.SAME:
        return colours == 1 and most == 2
    wanted = 2 if kind == s.TWO else 3 if kind == s.THREE else 4
    return colours == wanted and most == 1


@kernel
def tile_refusal(box, state, tile, payment):
    """I-MOSQUE."""
    if tile >= box.tile_kinds:
        return NOT_A_MOVE
    if state.row[tile] == 0:
        return s.NOT_IN_ROW
    if payment >> 32 & 15:
        return s.WRONG_PRICE
    for colour in range(s.COLOURS):
        if s.paid(payment, colour) + s.stood_for(payment, colour) != box.tile_price[tile, colour]:
            return s.WRONG_PRICE
    return payment_refusal(state, payment)


@kernel
def ruby_refusal(box, state, zone, payment):
    """I-RUBY."""
    if zone >= s.ZONES:
        return NOT_A_MOVE
    if state.zones[zone] == 0:
        return s.ZONE_EMPTY
    price = price_of(box, state, zone)
    goods = payment & ((np.int64(1) << s.PAYMENT_BITS) - 1)
    if zone == s.LIRA_ZONE:
        if goods != 0:
            return NOT_A_MOVE
        return LEGAL if state.owned[state.seat, s.LIRA] >= price else s.NO_LIRA
    spare = goods >> 32 & 15
    total = spare
    for colour in range(s.COLOURS):
        by_colour, browns = s.paid(goods, colour), s.stood_for(goods, colour)
        total += by_colour + browns
        if zone == s.ALL_ZONE:
            # one of each; what a brown token stands for is written only where the colour itself is missing
            if browns != (by_colour == 0):
                return s.WRONG_PRICE
        elif by_colour + browns != (price if colour == zone else 0) or spare:
            return s.WRONG_PRICE
    if zone == s.ALL_ZONE and total != s.COLOURS + price:
        return s.WRONG_PRICE
    return payment_refusal(state, goods)
