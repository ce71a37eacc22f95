"""The rules of Jaipur, in the order of the rule book. Each function cites its clause (`README.md` beside this file).

Compiled by Numba: the functions are untyped on purpose. They never check their input: `legal.py` knows what may be
played, and `legal.refusal` says why something may not.
"""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.contract import CHANCE, OVER
from serai.core.kernel import kernel, supplies
from serai.core.piles import size_of
from serai.core.trace import note
from serai.games.jaipur.rules import state as s

# --- Setting up -----------------------------------------------------------------------------------------------------


@supplies(contract.begin, s.STATE)
def begin(box, state):
    """J-SETUP 5: before anything else, chance says who starts the first round."""
    clear_table(box, state)
    state.stage, state.mover = s.FIRST, CHANCE
    state.seat, state.first, state.round_number = 0, 0, 0
    state.seals[0], state.seals[1] = 0, 0
    state.winner = s.NOBODY


@kernel
def clear_table(box, state):
    """J-SETUP 1 and 4: camels in the market, all other cards in the deck, all tokens on their stacks."""
    for kind in range(s.KINDS):
        state.market[kind], state.deck[kind] = 0, box.cards[kind]
    state.market[s.CAMEL] = box.market_camels
    state.deck[s.CAMEL] -= box.market_camels
    for good in range(s.GOODS):
        state.tokens[good], state.discard[good] = box.token_counts[good], 0
    for seat in range(2):
        state.herds[seat], state.rupees[seat], state.goods_tokens[seat], state.scores[seat] = 0, 0, 0, 0
        for good in range(s.GOODS):
            state.hands[seat, good], state.known[seat, good] = 0, 0
    for stack in range(s.BONUS_STACKS):
        for value in range(s.BONUS_VALUES):
            state.bonus_left[stack, value] = box.bonus_counts[stack, value]
            state.bonus_taken[0, stack, value], state.bonus_taken[1, stack, value] = 0, 0
    state.owed, state.stack, state.stall = 0, 0, 0
    state.reason, state.round_winner = s.NOT_ENDED, s.NOBODY


@kernel
def choose_first(state, seat):
    """J-SETUP 5: the first player of round 1 is random."""
    state.first = seat
    state.stage = s.DEAL


@kernel
def deal(box, state, payload):
    """J-SETUP 2 and 3: a hand each, cards for the market, and the camels of a hand go to its owner's herd."""
    clear_table(box, state)
    for kind in range(s.KINDS):
        for seat in range(2):
            count = s.count_of(payload >> (21 * seat), kind)
            state.deck[kind] -= count
            if kind == s.CAMEL:
                state.herds[seat] += count
            else:
                state.hands[seat, kind] += count
        count = (payload >> (42 + 2 * kind)) & 3
        state.deck[kind] -= count
        state.market[kind] += count
    state.round_number += 1
    state.seat = state.first
    state.stage, state.mover = s.PLAY, state.seat


# --- A turn: take … -------------------------------------------------------------------------------------------------


@kernel
def exchange(box, state, payload, trace):
    """J-TAKE-MANY: goods from the market against as many goods of the hand and camels of the herd."""
    camels = 0
    for good in range(s.GOODS):
        gained = s.delta_of(payload, good)
        camels += gained
        state.market[good] -= gained
        state.hands[state.seat, good] += gained
        if gained > 0:
            state.known[state.seat, good] += gained
        elif gained < 0:
            forget(state, good, -gained)
    state.herds[state.seat] -= camels
    state.market[s.CAMEL] += camels
    state.stall += 1
    end_turn(box, state, trace)
    left = box.stall_turns - state.stall
    if state.mover >= 0 and left == box.stall_warning and left > 0:
        note(trace, s.STALL_NEAR, left, 0, 0)


@kernel
def take_one(box, state, good, trace):
    """J-TAKE-ONE: one goods card into the hand; the deck owes the market a card."""
    state.market[good] -= 1
    state.hands[state.seat, good] += 1
    state.known[state.seat, good] += 1
    state.owed = 1
    await_refill(box, state, trace)


@kernel
def take_camels(box, state, trace):
    """J-TAKE-CAMELS: all camels of the market into the herd; the deck owes as many cards."""
    note(trace, s.CAMELS, state.seat, state.market[s.CAMEL], 0)
    state.owed = state.market[s.CAMEL]
    state.herds[state.seat] += state.market[s.CAMEL]
    state.market[s.CAMEL] = 0
    await_refill(box, state, trace)


@kernel
def await_refill(box, state, trace):
    """J-END (b): chance gives what the deck holds; an empty deck gives nothing and ends the round."""
    state.stall = 0
    if size_of(state.deck) > 0:
        state.stage, state.mover = s.REFILL, CHANCE
    else:
        end_turn(box, state, trace)


@kernel
def refill(box, state, payload, trace):
    """J-TAKE-ONE, J-TAKE-CAMELS: cards from the deck into the market."""
    for kind in range(s.KINDS):
        count = s.count_of(payload, kind)
        state.deck[kind] -= count
        state.market[kind] += count
        state.owed -= count
    end_turn(box, state, trace)


@kernel
def forget(state, good, count):
    """J-SECRET: cards that leave a hand are seen; the other player knows that many fewer."""
    state.known[state.seat, good] = max(0, state.known[state.seat, good] - count)


# --- … or sell ------------------------------------------------------------------------------------------------------


@kernel
def sell(box, state, good, count, trace):
    """J-SELL: cards of one good to the discard pile, tokens from the top of its stack, as far as they go."""
    state.hands[state.seat, good] -= count
    state.discard[good] += count
    forget(state, good, count)
    top = box.token_counts[good] - state.tokens[good]
    taken = min(count, state.tokens[good])
    for i in range(taken):
        state.rupees[state.seat] += box.tokens[good, top + i]
        note(trace, s.TOKEN, state.seat, good, box.tokens[good, top + i])
    state.tokens[good] -= taken
    state.goods_tokens[state.seat] += taken
    state.stall = 0
    await_bonus(box, state, count, trace)


@kernel
def bonus_stack(count):
    """J-BONUS: the stack a sale of `count` cards may draw from, or a negative number for none."""
    return min(count - s.BONUS_FROM, s.BONUS_STACKS - 1)


@kernel
def await_bonus(box, state, count, trace):
    """J-BONUS: counted by cards sold, not by tokens received; an empty stack gives nothing."""
    stack = bonus_stack(count)
    if stack >= 0 and size_of(state.bonus_left[stack]) > 0:
        note(trace, s.EARNED, state.seat, stack, 0)
        state.stage, state.mover, state.stack = s.BONUS, CHANCE, stack
    else:
        end_turn(box, state, trace)


@kernel
def take_bonus(box, state, value, trace):
    """J-BONUS: the token drawn goes to the seller."""
    i = s.value_index(box, state.stack, value)
    state.bonus_left[state.stack, i] -= 1
    state.bonus_taken[state.seat, state.stack, i] += 1
    state.stack = 0
    end_turn(box, state, trace)


# --- The end of a turn, of a round, of the match --------------------------------------------------------------------


@kernel
def end_turn(box, state, trace):
    """J-END, J-STALL: does the round end here? If not, the other player's turn begins (J-TURN)."""
    empty = 0
    for good in range(s.GOODS):
        empty += state.tokens[good] == 0
    if empty >= box.stacks_to_end:
        end_round(box, state, s.THREE_STACKS, trace)
    elif state.owed > 0:
        end_round(box, state, s.EMPTY_DECK, trace)
    elif state.stall >= box.stall_turns:
        end_round(box, state, s.STALL, trace)
    else:
        state.seat = 1 - state.seat
        state.stage, state.mover = s.PLAY, state.seat


@kernel
def end_round(box, state, reason, trace):
    """J-SCORE, then J-NEXT or J-WIN."""
    state.reason = reason
    for seat in range(2):
        state.scores[seat] = purse(box, state, seat)
        note(trace, s.SCORED, seat, camel_token(box, state.herds, seat), state.scores[seat])
    winner, by = round_winner(state)
    note(trace, s.DECIDED, winner, by, 0)
    state.round_winner = winner
    if winner != s.NOBODY:
        state.seals[winner] += 1
        state.first = 1 - winner
    else:
        state.first = 1 - state.first
        if box.share_full_tie:
            share_seals(box, state)
    if state.mover != OVER:
        end_match_or_go_on(box, state)


@kernel
def camel_token(box, herds, seat):
    """J-SCORE 1: rupees of the camel token, for the larger herd; equal herds leave it to nobody."""
    return int(box.camel_token) if herds[seat] > herds[1 - seat] else 0


@kernel
def purse(box, state, seat):
    """J-SCORE 1 and 2: the rupees of goods tokens, bonus tokens and, for the larger herd, the camel token."""
    total = int(state.rupees[seat]) + camel_token(box, state.herds, seat)
    for stack in range(s.BONUS_STACKS):
        for value in range(s.BONUS_VALUES):
            total += int(box.bonus_values[stack, value]) * int(state.bonus_taken[seat, stack, value])
    return total


@kernel
def round_winner(state):
    """J-SCORE 2 and 3: who wins the round, and by what."""
    first, second = 0, 0
    for stack in range(s.BONUS_STACKS):
        first += size_of(state.bonus_taken[0, stack])
        second += size_of(state.bonus_taken[1, stack])
    return compare(state.scores, (first, second), state.goods_tokens)


@kernel
def compare(rupees, bonus_tokens, goods_tokens):
    """J-SCORE 2 and 3: most rupees, then most bonus tokens, then most goods tokens; else nobody."""
    if rupees[0] != rupees[1]:
        return (0 if rupees[0] > rupees[1] else 1), s.BY_RUPEES
    if bonus_tokens[0] != bonus_tokens[1]:
        return (0 if bonus_tokens[0] > bonus_tokens[1] else 1), s.BY_BONUS_TOKENS
    if goods_tokens[0] != goods_tokens[1]:
        return (0 if goods_tokens[0] > goods_tokens[1] else 1), s.BY_GOODS_TOKENS
    return s.NOBODY, s.BY_NOTHING


@kernel
def share_seals(box, state):
    """J-SCORE 4, option `shared`: a seal each while the box has two; otherwise the match ends drawn."""
    if state.seals[0] + state.seals[1] + 2 <= box.seals:
        state.seals[0] += 1
        state.seals[1] += 1
    else:
        state.stage, state.mover = s.FINISHED, OVER


@kernel
def end_match_or_go_on(box, state):
    """J-WIN: enough seals win the match at once. J-NEXT: otherwise a new round is dealt."""
    reached = (state.seals[0] >= box.seals_to_win) + 2 * (state.seals[1] >= box.seals_to_win)
    if reached == 0:
        state.stage, state.mover = s.DEAL, CHANCE
        return
    state.stage, state.mover = s.FINISHED, OVER
    if reached < 3:
        state.winner = reached - 1


# --- Any move -------------------------------------------------------------------------------------------------------


@supplies(contract.apply, s.STATE)
def apply(box, state, move, trace):
    """Make a legal move of a player or of chance."""
    kind, payload = move & 7, move >> 3
    if kind == s.EXCHANGE:
        exchange(box, state, payload, trace)
    elif kind == s.TAKE_ONE:
        take_one(box, state, payload, trace)
    elif kind == s.TAKE_CAMELS:
        take_camels(box, state, trace)
    elif kind == s.SELL:
        sell(box, state, payload & 7, payload >> 3, trace)
    elif kind == s.DRAW_CARDS:
        refill(box, state, payload, trace)
    elif kind == s.DRAW_BONUS:
        take_bonus(box, state, payload, trace)
    elif kind == s.DEAL_CARDS:
        deal(box, state, payload)
    elif kind == s.CHOOSE_FIRST:
        choose_first(state, payload)
