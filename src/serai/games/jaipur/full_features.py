"""A position of Jaipur in more numbers than `features` has, for the network that judges the leaves of a search.

Counts are written as steps (at least one, at least two, …), because a third card of a good is worth more than the
second: a bonus comes into reach.
"""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.kernel import kernel, supplies
from serai.core.piles import size_of
from serai.games.jaipur.features import mean_bonuses, rupees, token_sum, usual_bonus
from serai.games.jaipur.rules import state as s

#: How many numbers `full_features` writes.
FULL_FEATURES = 288


@supplies(contract.full_features, s.STATE)
def full_features(box, state, seat, numbers):
    """Everything a careful player would count, seen from `seat`."""
    other = 1 - seat
    n, empty, nearly, my_closings, other_closings = 0, 0, 0, 0, 0
    my_worth, other_worth, my_best, other_best = 0.0, 0.0, 0.0, 0.0
    bonuses = mean_bonuses(box, state)
    for good in range(s.GOODS):
        mine, others = int(state.hands[seat, good]), int(state.hands[other, good])
        shown, left = int(state.market[good]), int(state.tokens[good])
        least = int(box.least_sale[good])
        empty += left == 0
        nearly += left == 1 or left == 2
        my_closings += 0 < left <= mine and mine >= least
        other_closings += 0 < left <= others and others >= least
        n = steps(mine, 5, numbers, n)
        n = steps(others, 5, numbers, n)
        n = steps(shown, 3, numbers, n)
        n = steps(left, 5, numbers, n)
        numbers[n] = left * 0.15
        numbers[n + 1] = state.deck[good] * 0.2
        top = int(box.token_counts[good]) - left
        numbers[n + 2] = box.tokens[good, top] * 0.15 if left > 0 else 0.0
        a, b = sale(box, state, bonuses, good, mine, 0), sale(box, state, bonuses, good, others, 0)
        numbers[n + 3], numbers[n + 4] = a * 0.06, b * 0.06
        numbers[n + 5] = sale(box, state, bonuses, good, mine, others if others >= least else 0) * 0.06
        numbers[n + 6] = sale(box, state, bonuses, good, others, mine if mine >= least else 0) * 0.06
        numbers[n + 7] = sale(box, state, bonuses, good, mine + shown, 0) * 0.04
        numbers[n + 8] = sale(box, state, bonuses, good, others + shown, 0) * 0.04
        numbers[n + 9] = sale(box, state, bonuses, good, mine + 1, 0) * 0.04
        numbers[n + 10] = sale(box, state, bonuses, good, others + 1, 0) * 0.04
        numbers[n + 11] = 1.0 if left <= mine and left > 0 else 0.0
        numbers[n + 12] = 1.0 if left <= others and left > 0 else 0.0
        numbers[n + 13] = (state.deck[good] + shown) * 0.15 if left > 0 else 0.0
        numbers[n + 14] = state.known[seat, good] * 0.3
        n += 15
        my_worth += a
        other_worth += b
        my_best, other_best = max(my_best, a), max(other_best, b)
    numbers[n], numbers[n + 1] = my_worth * 0.03, other_worth * 0.03
    numbers[n + 2], numbers[n + 3] = my_best * 0.06, other_best * 0.06
    n += 4
    n = of_camels(box, state, seat, other, numbers, n)
    n = of_hands(box, state, seat, other, numbers, n)
    return of_the_end(
        box, state, seat, numbers, n, empty, nearly, my_closings, other_closings, my_worth - other_worth
    )  # fmt: skip


@kernel
def steps(count, most, numbers, n):
    """1 for every step reached."""
    for i in range(most):
        numbers[n + i] = 1.0 if count > i else 0.0
    return n + most


@kernel
def sale(box, state, bonuses, good, count, sold_before):
    """What selling `count` cards of a good would bring with the average bonus, after `sold_before` were sold."""
    if count < box.least_sale[good]:
        return 0.0
    left = int(state.tokens[good])
    top = int(box.token_counts[good]) - left
    tokens = token_sum(box.tokens, good, top + sold_before, top + min(sold_before + count, left))
    return tokens + usual_bonus(bonuses, count)


@kernel
def of_camels(box, state, seat, other, numbers, n):
    """Herds, camels to come and the camel token: 27 numbers."""
    mine, others = int(state.herds[seat]), int(state.herds[other])
    n = steps(mine, 6, numbers, n)
    n = steps(others, 6, numbers, n)
    n = steps(int(state.market[s.CAMEL]), 5, numbers, n)
    numbers[n], numbers[n + 1] = mine * 0.15, others * 0.15
    numbers[n + 2] = state.deck[s.CAMEL] * 0.15
    lead = mine - others
    numbers[n + 3] = 1.0 if lead > 0 else 0.0
    numbers[n + 4] = 1.0 if lead < 0 else 0.0
    to_come = int(state.deck[s.CAMEL]) + int(state.market[s.CAMEL])
    numbers[n + 5] = 1.0 if lead > to_come else 0.0  # the token is decided, if no camel is given away
    numbers[n + 6] = 1.0 if -lead > to_come else 0.0
    numbers[n + 7] = 1.0 if lead > 2 else 0.0
    numbers[n + 8] = 1.0 if lead < -2 else 0.0
    numbers[n + 9] = min(4, max(-4, lead)) * 0.25
    return n + 10


@kernel
def of_hands(box, state, seat, other, numbers, n):
    """Room in the hands and what an exchange could reach: 23 numbers."""
    my_cards, other_cards = size_of(state.hands[seat]), size_of(state.hands[other])
    for i in range(2, 7):
        numbers[n] = 1.0 if my_cards > i else 0.0
        numbers[n + 1] = 1.0 if other_cards > i else 0.0
        n += 2
    numbers[n], numbers[n + 1] = my_cards * 0.15, other_cards * 0.15
    goods = size_of(state.market) - int(state.market[s.CAMEL])
    my_room, other_room = int(box.hand_limit) - my_cards, int(box.hand_limit) - other_cards
    numbers[n + 2] = goods * 0.2
    my_camels, other_camels = min(int(state.herds[seat]), my_room), min(int(state.herds[other]), other_room)
    numbers[n + 3], numbers[n + 4] = min(my_camels, goods) * 0.25, min(other_camels, goods) * 0.25
    numbers[n + 5], numbers[n + 6] = my_camels * 0.2, other_camels * 0.2
    for stack in range(s.BONUS_STACKS):
        left = size_of(state.bonus_left[stack])
        numbers[n + 7 + 2 * stack] = left * 0.15
        numbers[n + 8 + 2 * stack] = 1.0 if left > 0 else 0.0
    return n + 13


@kernel
def of_the_end(box, state, seat, numbers, n, empty, nearly, my_closings, other_closings, hand_lead):
    """Purses, how near the end is, and who could bring it about: 41 numbers."""
    other = 1 - seat
    mine, others = rupees(box, state, seat), rupees(box, state, other)
    camel = int(state.herds[seat]) - int(state.herds[other])
    token = float(box.camel_token) if camel > 0 else -float(box.camel_token) if camel < 0 else 0.0
    lead = mine - others
    numbers[n], numbers[n + 1] = mine * 0.015, others * 0.015
    numbers[n + 2], numbers[n + 3] = lead * 0.05, min(1.5, max(-1.5, lead * 0.15))
    numbers[n + 4] = (lead + token) * 0.05
    numbers[n + 5] = min(1.5, max(-1.5, (lead + token + hand_lead) * 0.1))
    n += 6
    deck = size_of(state.deck)
    after = deck - (int(state.owed) if state.stage == s.REFILL else 0)
    for i in (0, 1, 2, 3, 5, 8, 12, 17, 23):
        numbers[n] = 1.0 if after > i else 0.0
        n += 1
    numbers[n] = after * 0.025
    numbers[n + 1] = 1.0 / (1.0 + max(0, after))
    numbers[n + 2], numbers[n + 3] = (1.0 if empty > 0 else 0.0), (1.0 if empty > 1 else 0.0)
    numbers[n + 4] = nearly * 0.4
    numbers[n + 5], numbers[n + 6] = my_closings * 0.4, other_closings * 0.4
    next_mover = int(state.mover) if state.stage == s.PLAY else 1 - int(state.seat)
    to_move = 1.0 if next_mover == seat else 0.0
    numbers[n + 7] = to_move
    missing = int(box.stacks_to_end) - empty
    i_close, other_closes = my_closings > 0 and missing == 1, other_closings > 0 and missing == 1
    sure = min(1.5, max(-1.5, (lead + token) * 0.15))
    numbers[n + 8] = 1.0 if i_close and to_move > 0.0 else 0.0
    numbers[n + 9] = 1.0 if other_closes and to_move == 0.0 else 0.0
    numbers[n + 10] = sure if i_close or other_closes else 0.0
    near = 1.0 / (1.0 + max(0, after)) if missing > 1 else 0.5
    numbers[n + 11] = sure * near
    numbers[n + 12] = (1.0 if lead + token > 0 else -1.0 if lead + token < 0 else 0.0) * near
    numbers[n + 13] = 1.0 if i_close else 0.0
    numbers[n + 14] = 1.0 if other_closes else 0.0
    numbers[n + 15], numbers[n + 16] = state.goods_tokens[seat] * 0.05, state.goods_tokens[other] * 0.05
    numbers[n + 17] = state.owed * 0.2 if state.stage == s.REFILL else 0.0
    numbers[n + 18] = state.stall * 0.05
    numbers[n + 19] = 1.0 if state.stage == s.BONUS else 0.0
    numbers[n + 20] = to_move * min(1.0, max(-1.0, lead * 0.1))
    return n + 21
