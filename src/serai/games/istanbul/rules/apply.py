"""The rules of Istanbul: The Dice Game, in the order of the rule book. Each function cites its clause (`README.md`).

Compiled by Numba: the functions are untyped on purpose. They never check their input: `legal.py` knows what may be
played, and `legal.refusal` says why something may not. Where only one thing can happen it happens: nobody is asked.

A move does what it says and sets a passing stage; `go_on` then leads the turn to whatever must be decided next.
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import kernel, supplies
from serai.core.piles import size_of
from serai.core.trace import note
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.cards import ask, draw_cards, play_card, swap_tiles, take_offer, take_ruby_of
from serai.games.istanbul.rules.supply import (
    bonus_goods,
    give,
    in_effect,
    income_of,
    money_of,
    pay,
    price_of,
    take,
    take_ruby,
    use_dice,
)

# --- Setting up -----------------------------------------------------------------------------------------------------


@supplies(contract.begin, s.STATE)
def begin(box, state):
    """I-SETUP: everything in its place, rubies on the zones; chance says who starts."""
    state.seat = 0
    state.first = 0
    state.round_number = 0
    state.stall = 0
    for resource in range(s.RESOURCES):
        state.supply[resource] = box.supply[resource]
        for seat in range(s.SEATS):
            state.owned[seat, resource] = 0
    for zone in range(s.ZONES):
        state.zones[zone] = box.rubies[zone]
    state.mosque = box.mosque_rubies
    for tile in range(s.TILES):
        state.fresh[tile] = 0
        state.row[tile] = 0
        state.stack[tile] = box.tile_counts[tile]
    for card in range(s.CARDS):
        state.deck[card] = box.card_counts[card]
        state.discard[card] = 0
        state.drawn[card] = 0
    for face in range(s.FACES):
        state.dice[face] = 0
    for seat in range(s.SEATS):
        state.rubies[seat] = 0
        state.mosque_paid[seat] = 0
        state.money[seat] = 0
        for tile in range(s.TILES):
            state.tiles[seat, tile] = 0
    state.card = s.NOTHING
    state.card_dice = 0
    state.owed = 0
    state.income_cards = 0
    state.actions_begun = 0
    state.ruby_taken = 0
    state.reason = s.NOT_ENDED
    state.winners = 0
    state.stage = s.FIRST
    state.mover = CHANCE


@kernel
def choose_first(box, state, seat, trace):
    """I-SETUP: a crystal each, and lira by turn order."""
    state.first = seat
    state.seat = seat
    for turn in range(box.seats):
        owner = (seat + turn) % box.seats
        take(box, state, owner, s.CRYSTAL, box.start_crystals, trace)
        take(box, state, owner, s.LIRA, box.start_lira[turn], trace)
    state.stage = s.ROW


@kernel
def lay_row(state, payload):
    """I-SETUP: mosque tiles face up; the rest is the stack."""
    for i in range(s.MAX_ROW):
        tile = s.listed(payload, s.TILE_BITS, i)
        if tile >= 0:
            state.stack[tile] -= 1
            state.row[tile] += 1
    state.round_number = 1
    state.stage = s.TURN_BEGINS


# --- A turn: income, dice … -----------------------------------------------------------------------------------------


@kernel
def start_turn(box, state, trace):
    """I-INCOME: lira, then crystals, then cards, from the tiles owned before this turn."""
    note(trace, s.TURN, state.seat, 0, 0)
    state.actions_begun = 0
    lira = income_of(box, state, s.LIRA_INCOME)
    if lira > 0:
        take(box, state, state.seat, s.LIRA, lira, trace)
    crystals = income_of(box, state, s.CRYSTAL_INCOME)
    if crystals > 0:
        take(box, state, state.seat, s.CRYSTAL, crystals, trace)
    state.income_cards = in_effect(box, state, s.CARD_INCOME)
    state.stage = s.INCOME


@kernel
def turn_over_or_roll(box, state):
    """I-INCOME: cards one by one; then I-ROLL: the dice and the player's extra dice."""
    state.mover = CHANCE
    if state.income_cards > 0:
        state.income_cards -= 1
        state.card_dice = 0
        state.owed = 1
        state.stage = s.DRAW
    else:
        state.owed = box.dice + in_effect(box, state, s.MORE_DICE)
        state.stage = s.ROLL


@kernel
def roll(state, payload):
    """I-ROLL: dice fall; a player with a crystal may reroll."""
    for face in range(s.FACES):
        state.dice[face] += payload >> (4 * face) & 15
    state.owed = 0
    state.mover = state.seat
    state.stage = s.REROLL if state.owned[state.seat, s.CRYSTAL] > 0 else s.ACT


@kernel
def reroll(state, payload, trace):
    """I-ROLL: a crystal for as many dice as one likes."""
    give(state, state.seat, s.CRYSTAL, 1, trace)
    for face in range(s.FACES):
        count = payload >> (4 * face) & 15
        state.dice[face] -= count
        state.owed += count
    state.mover = CHANCE
    state.stage = s.ROLL


# --- … and actions --------------------------------------------------------------------------------------------------


@kernel
def act(box, state, kind, payload, trace):
    """I-ACTIONS: pay, then take what the action gives."""
    state.actions_begun += 1
    state.stage = s.ACTION_OVER
    if kind == s.DRAW_WITH:
        draw_with(state, payload, trace)
        return
    if kind == s.TAKE_LIRA:
        take_lira(box, state, trace)
        return
    pay(state, payload, trace)
    if kind == s.BUY_TILE:
        buy_tile(box, state, payload >> s.PAYMENT_BITS, trace)
    elif kind == s.BUY_RUBY:
        buy_ruby(box, state, payload >> s.PAYMENT_BITS, trace)
    elif kind == s.FOUR:
        take_chosen(box, state, payload >> s.PAYMENT_BITS, trace)
    else:
        take(box, state, state.seat, reward(kind, payload), 1, trace)


@kernel
def reward(kind, payment):
    """I-SAME: a token of the colour paid. I-TWO: a crystal. I-THREE: a brown token."""
    if kind == s.TWO:
        return s.CRYSTAL
    if kind == s.THREE:
        return s.BROWN
    colour = 0
    while s.paid(payment, colour) + s.stood_for(payment, colour) == 0:
        colour += 1
    return colour


@kernel
def take_chosen(box, state, chosen, trace):
    """I-FOUR: tokens of choice, two bits a colour."""
    for colour in range(s.COLOURS):
        amount = chosen >> (2 * colour) & 3
        if amount > 0:
            take(box, state, state.seat, colour, amount, trace)


@kernel
def take_lira(box, state, trace):
    """I-LIRA: all lira dice at once, and a token for each bonus tile."""
    dice = int(state.dice[s.LIRA_FACE])
    use_dice(state, s.LIRA_FACE, dice, trace)
    take(box, state, state.seat, s.LIRA, int(box.lira_per_die) * dice, trace)
    for colour in range(s.COLOURS):
        tokens = bonus_goods(box, state, colour)
        if tokens > 0:
            take(box, state, state.seat, colour, tokens, trace)


@kernel
def draw_with(state, dice, trace):
    """I-CARD: a card for each card die used."""
    use_dice(state, s.CARD_FACE, dice, trace)
    state.card_dice = dice
    state.owed = dice
    state.stage = s.DRAW
    state.mover = CHANCE


@kernel
def buy_tile(box, state, tile, trace):
    """I-MOSQUE: the tile, which works from the next turn on; the row is refilled while the stack lasts."""
    state.row[tile] -= 1
    state.tiles[state.seat, tile] += 1
    state.fresh[tile] += 1
    take_mosque_ruby(box, state, trace)
    if size_of(state.stack) > 0:
        state.stage = s.REFILL
        state.mover = CHANCE


@kernel
def take_mosque_ruby(box, state, trace):
    """I-MOSQUE-RUBY: on holding exactly `mosque_tiles` tiles for the first time."""
    seat = state.seat
    if state.mosque_paid[seat] or size_of(state.tiles[seat]) != box.mosque_tiles:
        return
    state.mosque_paid[seat] = 1
    if state.mosque > 0:
        state.mosque -= 1
        note(trace, s.MOSQUE_RUBY, seat, box.mosque_tiles, 0)
        take_ruby(box, state, seat, trace)


@kernel
def refill_row(state, tile):
    """I-MOSQUE: a tile of the stack joins the row."""
    state.stack[tile] -= 1
    state.row[tile] += 1
    state.stage = s.ACTION_OVER


@kernel
def buy_ruby(box, state, zone, trace):
    """I-RUBY: goods have been paid; lira is paid here."""
    if zone == s.LIRA_ZONE:
        give(state, state.seat, s.LIRA, price_of(box, state, s.LIRA_ZONE), trace)
    take_ruby_of(box, state, state.seat, zone, trace)


# --- The end of a turn, of a round, of the game ---------------------------------------------------------------------


@kernel
def end_action(box, state):
    """I-ACT: two actions, and one more for each such tile owned before this turn."""
    if state.actions_begun < box.actions + in_effect(box, state, s.MORE_ACTIONS):
        state.stage = s.ACT
        state.mover = state.seat
    else:
        state.stage = s.TURN_OVER


@kernel
def end_turn(box, state):
    """I-TURN 4: the dice go to the next player. I-END: all have equal turns."""
    for face in range(s.FACES):
        state.dice[face] = 0
    for tile in range(box.tile_kinds):
        state.fresh[tile] = 0
    state.seat = (state.seat + 1) % box.seats
    state.stage = s.TURN_BEGINS
    if state.seat == state.first:
        end_round(box, state)


@kernel
def end_round(box, state):
    """I-END: with enough rubies somewhere the game is over. I-STALL: also if nobody gets any for very long."""
    state.stall = 0 if state.ruby_taken else state.stall + 1
    state.ruby_taken = 0
    for seat in range(box.seats):
        if state.rubies[seat] >= box.goal:
            finish(box, state, s.RUBIES)
            return
    if state.stall >= box.stall_rounds:
        finish(box, state, s.STALL)
    else:
        state.round_number += 1


@kernel
def standing(state, seat):
    """I-END: a number that is larger for more rubies and, with equally many, for more money."""
    return 100_000 * int(state.rubies[seat]) + int(state.money[seat])


@kernel
def finish(box, state, reason):
    """I-END: most rubies win, then most money; if that is equal too, the victory is shared."""
    state.stage = s.FINISHED
    state.mover = OVER
    state.reason = reason
    best = -1
    for seat in range(box.seats):
        state.money[seat] = money_of(box, state, seat)
        score = standing(state, seat)
        if score > best:
            best = score
            state.winners = 0
        if score == best:
            state.winners |= 1 << seat


# --- Any move -------------------------------------------------------------------------------------------------------


@supplies(contract.apply, s.STATE)
def apply(box, state, move, trace):
    """Make a legal move of a player or of chance, and lead the turn to the next decision."""
    kind = move & 31
    payload = move >> s.KIND_BITS
    if s.SAME <= kind <= s.BUY_RUBY:
        act(box, state, kind, payload, trace)
    elif kind == s.KEEP:
        state.stage = s.ACT
    elif kind == s.REROLL_DICE:
        reroll(state, payload, trace)
    elif kind == s.ROLL_DICE:
        roll(state, payload)
    elif kind == s.DONE:
        state.stage = s.TURN_OVER
    elif kind >= s.CHOOSE_FIRST:
        set_out(box, state, kind, payload, trace)
    else:
        carry_out(box, state, kind, payload, trace)
    go_on(box, state, trace)


@kernel
def set_out(box, state, kind, payload, trace):
    """What chance lays on the table."""
    if kind == s.DRAW_CARDS:
        draw_cards(box, state, payload)
    elif kind == s.DRAW_TILE:
        refill_row(state, payload)
    elif kind == s.CHOOSE_FIRST:
        choose_first(box, state, payload, trace)
    else:
        lay_row(state, payload)


@kernel
def carry_out(box, state, kind, payload, trace):
    """I-CARDS: a card is chosen, or somebody answers it."""
    if kind == s.PLAY_CARD:
        play_card(box, state, payload)
        return
    if kind == s.SWAP_TILES:
        swap_tiles(state, payload & 31, payload >> 5)
    elif kind == s.TAKE_OFFER:
        take_offer(box, state, state.mover, payload, trace)
    state.stage = s.CARD_GOES_ON


@kernel
def go_on(box, state, trace):
    """From one passing stage to the next, until somebody or chance must decide."""
    if state.stage in (s.CARD_BEGINS, s.CARD_GOES_ON):
        ask(box, state, trace)
    if state.stage == s.ACTION_OVER:
        end_action(box, state)
    if state.stage == s.TURN_OVER:
        end_turn(box, state)
    if state.stage == s.TURN_BEGINS:
        start_turn(box, state, trace)
    if state.stage == s.INCOME:
        turn_over_or_roll(box, state)
