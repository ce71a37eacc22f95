"""The bazaar cards (I-CARDS). A card is data: offers to the active player, and offers to each other player.

An offer may ask for card dice used (`if_dice`) or for something held (`if_own`), takes what is to be given and gives
what is to be got. What a player answers says all of it, so an answer is read without knowing the card:
`take X>W`, `take 3L>RY`, `take 10L>ruby all`, `swap lira-R die`.
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core.kernel import kernel
from serai.core.piles import size_of
from serai.core.trace import note
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.supply import give, take, take_ruby

#: A zone stands above the two bundles of an answer, counted from 1; 0 is none.
ZONE_SHIFT = 2 * s.BUNDLE_BITS
_ONE_BUNDLE = (1 << s.BUNDLE_BITS) - 1


@kernel
def given_in(answer):
    """The bundle an answer gives."""
    return answer & _ONE_BUNDLE


@kernel
def taken_in(answer):
    """The bundle an answer takes."""
    return answer >> s.BUNDLE_BITS & _ONE_BUNDLE


@kernel
def zone_in(answer):
    """The zone whose ruby an answer takes, or −1."""
    return (answer >> ZONE_SHIFT) - 1


# --- Drawing and carrying out ---------------------------------------------------------------------------------------


@kernel
def draw_cards(box, state, payload):
    """I-CARD: the discard is reshuffled when the deck runs out."""
    is_short = size_of(state.deck) < state.owed
    for i in range(s.MAX_DICE):
        card = s.listed(payload, s.CARD_BITS, i)
        if card >= 0:
            state.drawn[card] += 1
            if not is_short:
                state.deck[card] -= 1
    if is_short:
        for card in range(box.card_kinds):
            state.deck[card] += state.discard[card] - state.drawn[card]
            state.discard[card] = 0
    state.owed = 0
    only = is_one_kind(state.drawn)
    if only >= 0:
        play_card(box, state, only)
    else:
        state.stage = s.CHOOSE
        state.mover = state.seat


@kernel
def is_one_kind(pile):
    """The kind of card if all drawn are of one, else −1."""
    kind = -1
    drawn = size_of(pile)
    for card in range(len(pile)):
        if pile[card] == drawn:
            kind = card
    return kind


@kernel
def play_card(box, state, chosen):
    """I-CARD: carry out one, discard the others."""
    for card in range(box.card_kinds):
        state.discard[card] += state.drawn[card] - (1 if card == chosen else 0)
        state.drawn[card] = 0
    state.card = chosen
    state.stage = s.CARD_BEGINS


@kernel(allocates=True)
def ask(box, state, trace):
    """I-CARDS: the active player's part, then each other player clockwise; only players with a choice are asked."""
    first_answer = np.empty(1, np.int64)
    if state.stage == s.CARD_BEGINS:
        answers = list_answers(box, state, state.seat, s.ACTIVE, first_answer, 0)
        if answers > 1:
            state.stage = s.ANSWER
            state.mover = state.seat
            return
        # the last offer, which asks for nothing
        take_offer(box, state, state.seat, first_answer[0] >> s.KIND_BITS, trace)
        state.mover = state.seat
    other = (state.mover + 1) % box.seats
    while other != state.seat:
        if list_answers(box, state, other, s.OTHERS, first_answer, 0) > 0:
            state.stage = s.REPLY
            state.mover = other
            return
        other = (other + 1) % box.seats
    state.discard[state.card] += 1
    state.card = s.NOTHING
    state.card_dice = 0
    state.stage = s.INCOME if state.actions_begun == 0 else s.ACTION_OVER


# --- What may be answered -------------------------------------------------------------------------------------------


@kernel
def put(moves, n, move):
    """Write a move if there is room for it: a list of length one still counts them all, and holds the first."""
    if n < len(moves):
        moves[n] = move
    return n + 1


@kernel
def list_answers(box, state, seat, side, moves, n):
    """Every answer of this player to the card being carried out, offer by offer; return the end of the list."""
    for offer in range(box.offers[state.card, side]):
        if not is_open(box, state, seat, side, offer):
            continue
        if box.swap[state.card, side, offer]:
            n = list_swaps(box, state, seat, moves, n)
        else:
            n = list_payments(box, state, seat, side, offer, moves, n)
    return n


@kernel
def is_open(box, state, seat, side, offer):
    """Whether the condition of an offer is met and its price can be paid."""
    card = state.card
    if state.card_dice < box.if_dice[card, side, offer]:
        return False
    spare = 0
    for resource in range(s.RESOURCES):
        left = int(state.owned[seat, resource]) - int(box.give[card, side, offer, resource])
        if left < 0 or state.owned[seat, resource] < box.if_own[card, side, offer, resource]:
            return False
        if resource < s.GOODS:
            spare += left
    return spare >= box.give_any[card, side, offer]


@kernel
def list_swaps(box, state, seat, moves, n):
    """I-SWAP: any own tile against any that lies face up."""
    for own in range(box.tile_kinds):
        if state.tiles[seat, own] > 0:
            for shown in range(box.tile_kinds):
                if state.row[shown] > 0:
                    n = put(moves, n, s.packed(s.SWAP_TILES, own | shown << 5))
    return n


@kernel
def list_payments(box, state, seat, side, offer, moves, n):
    """An offer with every choice of goods to give and to take, and of the zone to take a ruby from."""
    card = state.card
    give = np.int64(0)
    get = np.int64(0)
    for resource in range(s.RESOURCES):
        give += int(box.give[card, side, offer, resource]) * s.one_of(resource)
        get += int(box.get[card, side, offer, resource]) * s.one_of(resource)
    any_goods = int(box.give_any[card, side, offer])
    for first in range(s.GOODS if any_goods >= 1 else 1):
        for second in range(first if any_goods >= 2 else 0, s.GOODS if any_goods >= 2 else 1):
            more = np.int64(0)
            if any_goods >= 1:
                more += s.one_of(first)
            if any_goods >= 2:
                more += s.one_of(second)
            if any_goods == 0 or has_goods(state, seat, give + more):
                n = list_choices(box, state, side, offer, give + more, get, moves, n)
    return n


@kernel
def has_goods(state, seat, bundle):
    """Whether a player owns the goods of a bundle."""
    for good in range(s.GOODS):
        if s.in_bundle(bundle, good) > state.owned[seat, good]:
            return False
    return True


@kernel
def list_choices(box, state, side, offer, give, get, moves, n):
    """Goods of choice, never brown, up to three of them; or a zone with a ruby left."""
    wanted = int(box.choices[state.card, side, offer])
    for a in range(s.COLOURS if wanted >= 1 else 1):
        for b in range(a if wanted >= 2 else 0, s.COLOURS if wanted >= 2 else 1):
            for c in range(b if wanted >= 3 else 0, s.COLOURS if wanted >= 3 else 1):
                chosen = get
                if wanted >= 1:
                    chosen += s.one_of(a)
                if wanted >= 2:
                    chosen += s.one_of(b)
                if wanted >= 3:
                    chosen += s.one_of(c)
                answer = give | chosen << s.BUNDLE_BITS
                if not box.ruby[state.card, side, offer]:
                    n = put(moves, n, s.packed(s.TAKE_OFFER, answer))
                    continue
                for zone in range(s.ZONES):
                    if state.zones[zone] > 0:
                        n = put(moves, n, s.packed(s.TAKE_OFFER, answer | np.int64(zone + 1) << ZONE_SHIFT))
    return n


@kernel
def is_offered(box, state, seat, side, answer):
    """Whether an answer is one of those `list_answers` lists, without listing them."""
    for offer in range(box.offers[state.card, side]):
        if box.swap[state.card, side, offer] or not is_open(box, state, seat, side, offer):
            continue
        if fits(box, state, seat, side, offer, answer):
            return True
    return False


@kernel
def fits(box, state, seat, side, offer, answer):
    """Whether an answer gives and takes exactly what an open offer says, choices included."""
    card = state.card
    give, get, zone = given_in(answer), taken_in(answer), zone_in(answer)
    any_goods, chosen = 0, 0
    for resource in range(s.RESOURCES):
        more_given = s.in_bundle(give, resource) - int(box.give[card, side, offer, resource])
        more_taken = s.in_bundle(get, resource) - int(box.get[card, side, offer, resource])
        if more_given < 0 or more_taken < 0:
            return False
        if (more_given > 0 and resource >= s.GOODS) or (more_taken > 0 and resource >= s.COLOURS):
            return False
        any_goods += more_given
        chosen += more_taken
    if any_goods != box.give_any[card, side, offer] or chosen != box.choices[card, side, offer]:
        return False
    if box.ruby[card, side, offer]:
        return 0 <= zone < s.ZONES and state.zones[zone] > 0 and has_goods(state, seat, give)
    return zone == -1 and has_goods(state, seat, give)


@kernel
def offers_swap(box, state):
    """Whether the card being carried out lets the active player swap tiles."""
    for offer in range(box.offers[state.card, 0]):
        if box.swap[state.card, 0, offer] and is_open(box, state, state.seat, 0, offer):
            return True
    return False


# --- What an answer does --------------------------------------------------------------------------------------------


@kernel
def take_offer(box, state, seat, answer, trace):
    """The price goes to the supply; then one resource after the other is taken; then the ruby."""
    note(trace, s.OFFER, seat, 0, 0)
    for resource in range(s.RESOURCES):
        give(state, seat, resource, s.in_bundle(given_in(answer), resource), trace)
    for resource in range(s.RESOURCES):
        amount = s.in_bundle(taken_in(answer), resource)
        if amount > 0:
            take(box, state, seat, resource, amount, trace)
    if zone_in(answer) >= 0:
        take_ruby_of(box, state, seat, zone_in(answer), trace)


@kernel
def take_ruby_of(box, state, seat, zone, trace):
    """The next ruby of a zone, whatever was paid for it."""
    state.zones[zone] -= 1
    note(trace, s.RUBY_TAKEN, seat, zone, 0)
    take_ruby(box, state, seat, trace)


@kernel
def swap_tiles(state, own, shown):
    """I-SWAP: the tile given takes the place of the one taken; what it did ends, what the new one does waits a turn."""
    seat = state.seat
    state.tiles[seat, own] -= 1
    if state.fresh[own] > 0:
        state.fresh[own] -= 1
    state.row[own] += 1
    state.row[shown] -= 1
    state.tiles[seat, shown] += 1
    state.fresh[shown] += 1
