"""The rules of Istanbul: The Dice Game, in the order of the rule book. Each function cites its clause (`README.md`).

Compiled by Numba: the functions are untyped on purpose. They never check their input: `legal.py` knows what may be
played, and `legal.refusal` says why something may not. Where only one thing can happen it happens: nobody is asked.

A move does what it says and sets a passing stage; `go_on` then leads the turn to whatever must be decided next.
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import kernel, supplies
from serai.games.istanbul.rules.cards import is_one_kind, list_answers, swap_tiles, take_offer, take_ruby
from serai.games.istanbul.rules.state import (
    ACT,
    ACTION_OVER,
    ACTIVE,
    ANSWER,
    BONUS_GOOD,
    BROWN,
    BUY_RUBY,
    BUY_TILE,
    CARD_BEGINS,
    CARD_FACE,
    CARD_GOES_ON,
    CARD_INCOME,
    CARDS,
    CHOOSE,
    CHOOSE_FIRST,
    COLOURS,
    CRYSTAL,
    CRYSTAL_INCOME,
    DONE,
    DRAW,
    DRAW_CARDS,
    DRAW_TILE,
    DRAW_WITH,
    FACES,
    FINISHED,
    FIRST,
    FOUR,
    GOODS,
    INCOME,
    KEEP,
    KIND_BITS,
    LIRA,
    LIRA_FACE,
    LIRA_INCOME,
    LIRA_ZONE,
    MAX_DICE,
    MAX_ROW,
    MORE_ACTIONS,
    MORE_DICE,
    NOT_ENDED,
    NOTHING,
    OTHERS,
    PAYMENT_BITS,
    PLAY_CARD,
    REFILL,
    REPLY,
    REROLL,
    REROLL_DICE,
    RESOURCES,
    ROLL,
    ROLL_DICE,
    ROW,
    RUBIES,
    SAME,
    SEATS,
    STALL,
    STATE,
    SWAP_TILES,
    TAKE_LIRA,
    TAKE_OFFER,
    THREE,
    TILES,
    TURN_BEGINS,
    TURN_OVER,
    TWO,
    ZONES,
    paid,
    stood_for,
    total_of,
)
from serai.games.istanbul.rules.supply import give_back, in_effect, income_of, pay, take

# --- Setting up -----------------------------------------------------------------------------------------------------


@supplies(contract.begin, STATE)
def begin(box, state):
    """I-SETUP: everything in its place, rubies on the zones; chance says who starts."""
    state.seat = 0
    state.first = 0
    state.round_number = 0
    state.stall = 0
    for resource in range(RESOURCES):
        state.supply[resource] = box.supply[resource]
        for seat in range(SEATS):
            state.owned[seat, resource] = 0
    for zone in range(ZONES):
        state.zones[zone] = box.rubies[zone]
    state.mosque = box.mosque_rubies
    for tile in range(TILES):
        state.fresh[tile] = 0
        state.row[tile] = 0
        state.stack[tile] = box.tile_counts[tile]
    for card in range(CARDS):
        state.deck[card] = box.card_counts[card]
        state.discard[card] = 0
        state.drawn[card] = 0
    for face in range(FACES):
        state.dice[face] = 0
    for seat in range(SEATS):
        state.rubies[seat] = 0
        state.mosque_paid[seat] = 0
        state.money[seat] = 0
        for tile in range(TILES):
            state.tiles[seat, tile] = 0
    state.card = NOTHING
    state.card_dice = 0
    state.owed = 0
    state.income_cards = 0
    state.actions_begun = 0
    state.ruby_taken = 0
    state.reason = NOT_ENDED
    state.winners = 0
    state.stage = FIRST
    state.mover = CHANCE


@kernel
def choose_first(box, state, seat):
    """I-SETUP: a crystal each, and lira by turn order."""
    state.first = seat
    state.seat = seat
    for turn in range(box.seats):
        owner = (seat + turn) % box.seats
        take(box, state, owner, CRYSTAL, box.start_crystals)
        take(box, state, owner, LIRA, box.start_lira[turn])
    state.stage = ROW


@kernel
def lay_row(state, payload):
    """I-SETUP: mosque tiles face up; the rest is the stack."""
    for i in range(MAX_ROW):
        tile = (payload >> (5 * i) & 31) - 1
        if tile >= 0:
            state.stack[tile] -= 1
            state.row[tile] += 1
    state.round_number = 1
    state.stage = TURN_BEGINS


# --- A turn: income, dice … -----------------------------------------------------------------------------------------


@kernel
def start_turn(box, state):
    """I-INCOME: lira, then crystals, then cards, from the tiles owned before this turn."""
    state.actions_begun = 0
    lira = income_of(box, state, LIRA_INCOME)
    if lira > 0:
        take(box, state, state.seat, LIRA, lira)
    crystals = income_of(box, state, CRYSTAL_INCOME)
    if crystals > 0:
        take(box, state, state.seat, CRYSTAL, crystals)
    state.income_cards = in_effect(box, state, CARD_INCOME)
    state.stage = INCOME


@kernel
def turn_over_or_roll(box, state):
    """I-INCOME: cards one by one; then I-ROLL: the dice and one's own extra dice."""
    state.mover = CHANCE
    if state.income_cards > 0:
        state.income_cards -= 1
        state.card_dice = 0
        state.owed = 1
        state.stage = DRAW
    else:
        state.owed = box.dice + in_effect(box, state, MORE_DICE)
        state.stage = ROLL


@kernel
def roll(state, payload):
    """I-ROLL: dice fall; who has a crystal may reroll."""
    for face in range(FACES):
        state.dice[face] += payload >> (4 * face) & 15
    state.owed = 0
    state.mover = state.seat
    state.stage = REROLL if state.owned[state.seat, CRYSTAL] > 0 else ACT


@kernel
def reroll(state, payload):
    """I-ROLL: a crystal for as many dice as one likes."""
    give_back(state, state.seat, CRYSTAL, 1)
    for face in range(FACES):
        count = payload >> (4 * face) & 15
        state.dice[face] -= count
        state.owed += count
    state.mover = CHANCE
    state.stage = ROLL


# --- … and actions --------------------------------------------------------------------------------------------------


@kernel
def act(box, state, kind, payload):
    """I-ACTIONS: pay, then take what the action gives."""
    state.actions_begun += 1
    state.stage = ACTION_OVER
    if kind == DRAW_WITH:
        draw_with(state, payload)
        return
    if kind == TAKE_LIRA:
        take_lira(box, state)
        return
    pay(state, payload)
    if kind == BUY_TILE:
        buy_tile(box, state, payload >> PAYMENT_BITS)
    elif kind == BUY_RUBY:
        buy_ruby(box, state, payload >> PAYMENT_BITS)
    elif kind == FOUR:
        take_chosen(box, state, payload >> PAYMENT_BITS)
    else:
        take(box, state, state.seat, reward(kind, payload), 1)


@kernel
def reward(kind, payment):
    """I-SAME: a token of the colour paid. I-TWO: a crystal. I-THREE: a brown token."""
    if kind == TWO:
        return CRYSTAL
    if kind == THREE:
        return BROWN
    colour = 0
    while paid(payment, colour) + stood_for(payment, colour) == 0:
        colour += 1
    return colour


@kernel
def take_chosen(box, state, chosen):
    """I-FOUR: tokens of choice, two bits a colour."""
    for colour in range(COLOURS):
        amount = chosen >> (2 * colour) & 3
        if amount > 0:
            take(box, state, state.seat, colour, amount)


@kernel
def take_lira(box, state):
    """I-LIRA: all lira dice at once, and a token for each bonus tile."""
    take(box, state, state.seat, LIRA, int(box.lira_per_die) * int(state.dice[LIRA_FACE]))
    state.dice[LIRA_FACE] = 0
    for colour in range(COLOURS):
        tokens = 0
        for tile in range(box.tile_kinds):
            if box.tile_effect[tile] == BONUS_GOOD and box.tile_colour[tile] == colour:
                tokens += int(state.tiles[state.seat, tile]) - int(state.fresh[tile])
        if tokens > 0:
            take(box, state, state.seat, colour, tokens)


@kernel
def draw_with(state, dice):
    """I-CARD: a card for each card die used."""
    state.dice[CARD_FACE] -= dice
    state.card_dice = dice
    state.owed = dice
    state.stage = DRAW
    state.mover = CHANCE


@kernel
def buy_tile(box, state, tile):
    """I-MOSQUE: the tile, which works from the next turn on; the row is refilled while the stack lasts."""
    state.row[tile] -= 1
    state.tiles[state.seat, tile] += 1
    state.fresh[tile] += 1
    take_mosque_ruby(box, state)
    if total_of(state.stack) > 0:
        state.stage = REFILL
        state.mover = CHANCE


@kernel
def take_mosque_ruby(box, state):
    """I-MOSQUE-RUBY: on holding exactly so many tiles for the first time."""
    seat = state.seat
    if state.mosque_paid[seat] or total_of(state.tiles[seat]) != box.mosque_tiles:
        return
    state.mosque_paid[seat] = 1
    if state.mosque > 0:
        state.mosque -= 1
        state.rubies[seat] += 1
        state.ruby_taken = 1


@kernel
def refill_row(state, tile):
    """I-MOSQUE: a tile of the stack joins the row."""
    state.stack[tile] -= 1
    state.row[tile] += 1
    state.stage = ACTION_OVER


@kernel
def price_of(box, state, zone):
    """I-BOARD: what the next ruby of a zone costs: goods, goods besides one of each colour, or lira."""
    return int(box.prices[zone, box.rubies[zone] - state.zones[zone]])


@kernel
def buy_ruby(box, state, zone):
    """I-RUBY: goods have been paid; lira is paid here."""
    if zone == LIRA_ZONE:
        give_back(state, state.seat, LIRA, price_of(box, state, LIRA_ZONE))
    take_ruby(state, state.seat, zone)


# --- Bazaar cards ---------------------------------------------------------------------------------------------------


@kernel
def draw_cards(box, state, payload):
    """I-CARD: the discard is reshuffled when the deck runs out."""
    is_short = total_of(state.deck) < state.owed
    for i in range(MAX_DICE):
        card = (payload >> (6 * i) & 63) - 1
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
        state.stage = CHOOSE
        state.mover = state.seat


@kernel
def play_card(box, state, chosen):
    """I-CARD: carry out one, discard the others."""
    for card in range(box.card_kinds):
        state.discard[card] += state.drawn[card] - (1 if card == chosen else 0)
        state.drawn[card] = 0
    state.card = chosen
    state.stage = CARD_BEGINS


@kernel
def ask(box, state):
    """I-CARDS: the active player's part, then each other player clockwise; only who has a choice is asked."""
    first_answer = np.empty(1, np.int64)
    if state.stage == CARD_BEGINS:
        answers = list_answers(box, state, state.seat, ACTIVE, first_answer, 0)
        if answers > 1:
            state.stage = ANSWER
            state.mover = state.seat
            return
        # the last offer, which asks for nothing
        take_offer(box, state, state.seat, first_answer[0] >> KIND_BITS)
        state.mover = state.seat
    other = (state.mover + 1) % box.seats
    while other != state.seat:
        if list_answers(box, state, other, OTHERS, first_answer, 0) > 0:
            state.stage = REPLY
            state.mover = other
            return
        other = (other + 1) % box.seats
    state.discard[state.card] += 1
    state.card = NOTHING
    state.card_dice = 0
    state.stage = INCOME if state.actions_begun == 0 else ACTION_OVER


# --- The end of a turn, of a round, of the game ---------------------------------------------------------------------


@kernel
def end_action(box, state):
    """I-ACT: two actions, and one more for each such tile owned before this turn."""
    if state.actions_begun < box.actions + in_effect(box, state, MORE_ACTIONS):
        state.stage = ACT
        state.mover = state.seat
    else:
        state.stage = TURN_OVER


@kernel
def end_turn(box, state):
    """I-TURN 4: the dice go to the next player. I-END: all have equal turns."""
    for face in range(FACES):
        state.dice[face] = 0
    for tile in range(box.tile_kinds):
        state.fresh[tile] = 0
    state.seat = (state.seat + 1) % box.seats
    state.stage = TURN_BEGINS
    if state.seat == state.first:
        end_round(box, state)


@kernel
def end_round(box, state):
    """I-END: with enough rubies somewhere the game is over. I-STALL: also if nobody gets any for very long."""
    state.stall = 0 if state.ruby_taken else state.stall + 1
    state.ruby_taken = 0
    for seat in range(box.seats):
        if state.rubies[seat] >= box.goal:
            finish(box, state, RUBIES)
            return
    if state.stall >= box.stall_rounds:
        finish(box, state, STALL)
    else:
        state.round_number += 1


@kernel
def finish(box, state, reason):
    """I-END: most rubies win, then most money; if that is equal too, the victory is shared."""
    state.stage = FINISHED
    state.mover = OVER
    state.reason = reason
    best = -1
    for seat in range(box.seats):
        state.money[seat] = money_of(box, state, seat)
        score = 100_000 * int(state.rubies[seat]) + int(state.money[seat])
        if score > best:
            best = score
            state.winners = 0
        if score == best:
            state.winners |= 1 << seat


@kernel
def money_of(box, state, seat):
    """I-END: goods tokens, brown too, and crystals are sold for the tie-break."""
    money = int(state.owned[seat, LIRA]) + int(box.crystal_worth) * int(state.owned[seat, CRYSTAL])
    for good in range(GOODS):
        money += int(box.good_worth) * int(state.owned[seat, good])
    return money


# --- Any move -------------------------------------------------------------------------------------------------------


@supplies(contract.apply, STATE)
def apply(box, state, move, trace):
    """Make a legal move of a player or of chance, and lead the turn to the next decision."""
    kind = move & 31
    payload = move >> KIND_BITS
    if SAME <= kind <= BUY_RUBY:
        act(box, state, kind, payload)
    elif kind == KEEP:
        state.stage = ACT
    elif kind == REROLL_DICE:
        reroll(state, payload)
    elif kind == ROLL_DICE:
        roll(state, payload)
    elif kind == DONE:
        state.stage = TURN_OVER
    elif kind >= CHOOSE_FIRST:
        set_out(box, state, kind, payload)
    else:
        carry_out(box, state, kind, payload)
    go_on(box, state)


@kernel
def set_out(box, state, kind, payload):
    """What chance lays on the table."""
    if kind == DRAW_CARDS:
        draw_cards(box, state, payload)
    elif kind == DRAW_TILE:
        refill_row(state, payload)
    elif kind == CHOOSE_FIRST:
        choose_first(box, state, payload)
    else:
        lay_row(state, payload)


@kernel
def carry_out(box, state, kind, payload):
    """I-CARDS: a card is chosen, or somebody answers it."""
    if kind == PLAY_CARD:
        play_card(box, state, payload)
        return
    if kind == SWAP_TILES:
        swap_tiles(state, payload & 31, payload >> 5)
    elif kind == TAKE_OFFER:
        take_offer(box, state, state.mover, payload)
    state.stage = CARD_GOES_ON


@kernel
def go_on(box, state):
    """From one passing stage to the next, until somebody or chance must decide."""
    if state.stage in (CARD_BEGINS, CARD_GOES_ON):
        ask(box, state)
    if state.stage == ACTION_OVER:
        end_action(box, state)
    if state.stage == TURN_OVER:
        end_turn(box, state)
    if state.stage == TURN_BEGINS:
        start_turn(box, state)
    if state.stage == INCOME:
        turn_over_or_roll(box, state)
