"""What a seat may know (J-SECRET): the view record, and worlds sampled from a view."""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

import numpy as np

from serai.core import contract
from serai.core.kernel import kernel, supplies
from serai.games.jaipur.chance import pick
from serai.games.jaipur.rules import purse, round_winner
from serai.games.jaipur.state import (
    BONUS_STACKS,
    BONUS_VALUES,
    CAMEL,
    FINISHED,
    GOODS,
    KINDS,
    NOBODY,
    NOT_ENDED,
    STATE,
    cards_in,
)

#: What `audit` answers where seals, scores and winner do not fit each other.
MATCH_FAULT = 5
#: In a view without memory: what only a memory would know.
FORGOTTEN = -1

VIEW = np.dtype(
    (
        np.record,
        [
            ("viewer", "i1"),  # a seat, or −1: a spectator
            ("mover", "i1"),
            ("stage", "i1"),
            ("seat", "i1"),
            ("owed", "i1"),
            ("stack", "i1"),
            ("market", "i1", KINDS),
            ("hand", "i1", GOODS),  # the viewer's own
            ("hand_sizes", "i1", 2),
            ("herds", "i1", 2),
            ("known", "i1", (2, GOODS)),
            ("deck_size", "i2"),
            ("discard", "i1", GOODS),
            ("tokens", "i1", GOODS),
            ("goods_tokens", "i1", 2),
            ("rupees", "i2", 2),  # of the goods tokens
            ("bonus_left", "i1", BONUS_STACKS),
            ("bonus_taken", "i1", (2, BONUS_STACKS)),
            ("bonus_seen", "i1", (2, BONUS_STACKS, BONUS_VALUES)),  # the viewer's; everybody's once scored
            ("stall", "i1"),
            ("round_number", "i2"),
            ("first", "i1"),
            ("seals", "i1", 2),
            ("winner", "i1"),
            ("reason", "i1"),
            ("round_winner", "i1"),
            ("scores", "i2", 2),
        ],
    )
)


@supplies(contract.observe, STATE)
def observe(box, state, seat, view):
    """J-SECRET: copy field by field what this seat may know; nothing here is computed from a hidden part."""
    view.viewer = seat
    view.mover = state.mover
    view.stage = state.stage
    view.seat = state.seat
    view.owed = state.owed
    view.stack = state.stack
    view.deck_size = cards_in(state.deck)
    view.stall = state.stall
    view.round_number = state.round_number
    view.first = state.first
    view.winner = state.winner
    view.reason = state.reason
    view.round_winner = state.round_winner
    for kind in range(KINDS):
        view.market[kind] = state.market[kind]
    for good in range(GOODS):
        view.discard[good] = state.discard[good]
        view.tokens[good] = state.tokens[good]
    for owner in range(2):
        view.hand_sizes[owner] = cards_in(state.hands[owner])
        view.herds[owner] = state.herds[owner]
        view.goods_tokens[owner] = state.goods_tokens[owner]
        view.rupees[owner] = state.rupees[owner]
        view.seals[owner] = state.seals[owner]
        view.scores[owner] = state.scores[owner]
        for good in range(GOODS):
            view.known[owner, good] = state.known[owner, good]
            if owner == seat:
                view.hand[good] = state.hands[owner, good]
    observe_bonus(state, seat, view)


@kernel
def observe_bonus(state, seat, view):
    """How many tokens lie where is public; their values are the owner's until the round is scored."""
    is_scored = state.reason != NOT_ENDED
    for stack in range(BONUS_STACKS):
        view.bonus_left[stack] = cards_in(state.bonus_left[stack])
        for owner in range(2):
            view.bonus_taken[owner, stack] = cards_in(state.bonus_taken[owner, stack])
            if owner == seat or is_scored:
                for value in range(BONUS_VALUES):
                    view.bonus_seen[owner, stack, value] = state.bonus_taken[owner, stack, value]


@kernel
def without_memory(views):
    """Memory aid off: only what lies on the table. The other herd is one pile until it is counted (J-SCORE 1)."""
    view = views[0]
    for owner in range(2):
        if owner != view.viewer and view.reason == NOT_ENDED:
            view.herds[owner] = FORGOTTEN
        for good in range(GOODS):
            view.known[owner, good] = FORGOTTEN


@supplies(contract.determinize, VIEW)
def determinize(box, view, random, state):
    """A world that gives this view: unknown cards of a hand and unseen bonus tokens are drawn, the rest remains."""
    state.mover = view.mover
    state.stage = view.stage
    state.seat = view.seat
    state.owed = view.owed
    state.stack = view.stack
    state.stall = view.stall
    state.round_number = view.round_number
    state.first = view.first
    state.winner = view.winner
    state.reason = view.reason
    state.round_winner = view.round_winner
    for kind in range(KINDS):
        state.market[kind] = view.market[kind]
        state.deck[kind] = box.cards[kind] - view.market[kind]
    for good in range(GOODS):
        state.discard[good] = view.discard[good]
        state.tokens[good] = view.tokens[good]
        state.deck[good] -= view.discard[good]
    for owner in range(2):
        state.goods_tokens[owner] = view.goods_tokens[owner]
        state.rupees[owner] = view.rupees[owner]
        state.seals[owner] = view.seals[owner]
        state.scores[owner] = view.scores[owner]
        state.herds[owner] = view.herds[owner]
        state.deck[CAMEL] -= view.herds[owner]
        for good in range(GOODS):
            state.known[owner, good] = view.known[owner, good]
            state.hands[owner, good] = view.hand[good] if owner == view.viewer else view.known[owner, good]
            state.deck[good] -= state.hands[owner, good]
    imagine_hands(view, random, state)
    imagine_bonus(box, view, random, state)


@kernel
def imagine_hands(view, random, state):
    """Fill the hands the viewer cannot see with goods from the cards nobody has shown: never a camel."""
    goods_left = cards_in(state.deck) - int(state.deck[CAMEL])
    for owner in range(2):
        for _ in range(view.hand_sizes[owner] - cards_in(state.hands[owner])):
            state.hands[owner, pick(state.deck, random, goods_left)] += 1
            goods_left -= 1


@kernel
def imagine_bonus(box, view, random, state):
    """Draw values for the tokens whose owner alone has seen them."""
    for stack in range(BONUS_STACKS):
        left = state.bonus_left[stack]
        tokens_left = 0
        for value in range(BONUS_VALUES):
            left[value] = box.bonus_counts[stack, value]
            for owner in range(2):
                state.bonus_taken[owner, stack, value] = view.bonus_seen[owner, stack, value]
                left[value] -= view.bonus_seen[owner, stack, value]
            tokens_left += left[value]
        for owner in range(2):
            for _ in range(view.bonus_taken[owner, stack] - cards_in(state.bonus_taken[owner, stack])):
                state.bonus_taken[owner, stack, pick(left, random, tokens_left)] += 1
                tokens_left -= 1


@supplies(contract.audit, STATE)
def audit(box, state):
    """J-BOX: 1 cards, 2 goods tokens, 3 bonus tokens do not add up; 4 impossible knowledge, 5 the match."""
    for kind in range(KINDS):
        total = state.market[kind] + state.deck[kind]
        least = min(state.market[kind], state.deck[kind])
        for seat in range(2):
            count = state.herds[seat] if kind == CAMEL else state.hands[seat, kind]
            total += count
            least = min(least, count)
            if kind != CAMEL and not 0 <= state.known[seat, kind] <= count:
                return 4
        if kind != CAMEL:
            total += state.discard[kind]
            least = min(least, state.discard[kind])
        if total != box.cards[kind] or least < 0:
            return 1
    return audit_tokens(box, state)


@kernel
def audit_tokens(box, state):
    """Tokens, and the rupees on them, are on their stack or with a player."""
    gone, worth = 0, 0
    for good in range(GOODS):
        if not 0 <= state.tokens[good] <= box.token_counts[good]:
            return 2
        for i in range(box.token_counts[good] - state.tokens[good]):
            gone += 1
            worth += int(box.tokens[good, i])
    if gone != state.goods_tokens[0] + state.goods_tokens[1] or worth != state.rupees[0] + state.rupees[1]:
        return 2
    for stack in range(BONUS_STACKS):
        for value in range(BONUS_VALUES):
            taken = state.bonus_taken[0, stack, value] + state.bonus_taken[1, stack, value]
            left = state.bonus_left[stack, value]
            if left < 0 or left + taken != box.bonus_counts[stack, value]:
                return 3
    return audit_match(box, state)


@kernel
def audit_match(box, state):
    """Seals are given out once each; an ended round is scored by the rules; a finished match has its winner."""
    if state.seals[0] + state.seals[1] > box.seals:
        return MATCH_FAULT
    if state.reason != NOT_ENDED:
        if state.scores[0] != purse(box, state, 0) or state.scores[1] != purse(box, state, 1):
            return MATCH_FAULT
        if state.round_winner != round_winner(state):
            return MATCH_FAULT
    first_won = state.seals[0] >= box.seals_to_win
    second_won = state.seals[1] >= box.seals_to_win
    if state.stage != FINISHED:
        return MATCH_FAULT if first_won or second_won or state.winner != NOBODY else 0
    if first_won != second_won:
        return 0 if state.winner == (1 if second_won else 0) else MATCH_FAULT
    is_drawn = box.share_full_tie and state.round_winner == NOBODY and state.winner == NOBODY
    return 0 if is_drawn else MATCH_FAULT
