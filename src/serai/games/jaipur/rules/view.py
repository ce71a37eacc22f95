"""What a seat may know (J-SECRET): the view record, and worlds sampled from a view."""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.kernel import kernel, supplies
from serai.core.piles import pick, size_of
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules.apply import purse, round_winner

observe_fields, restore_fields = s.FIELDS.observe, s.FIELDS.restore

#: What `audit` answers where seals, scores and winner do not fit each other.
MATCH_FAULT = 5
#: In a view without memory: what only a memory would know.
FORGOTTEN = -1


@supplies(contract.observe, s.STATE)
def observe(box, state, seat, view):
    """J-SECRET: what the declaration shows, and the values of bonus tokens: the owner's until the round is scored."""
    observe_fields(box, state, seat, view)
    for owner in range(2):
        if owner == seat or state.reason != s.NOT_ENDED:
            for stack in range(s.BONUS_STACKS):
                for value in range(s.BONUS_VALUES):
                    view.bonus_seen[owner, stack, value] = state.bonus_taken[owner, stack, value]


@supplies(contract.seen, s.STATE)
def seen(box, state, move, seat):
    """J-SECRET: only the taker sees the value of a bonus token."""
    if state.stage == s.BONUS and seat != state.seat:
        return s.packed(s.DRAW_BONUS, 0)
    return move


@kernel
def without_memory(views):
    """Memory aid off: only what lies on the table. The other herd is one pile until it is counted (J-SCORE 1)."""
    view = views[0]
    for owner in range(2):
        if owner != view.viewer and view.reason == s.NOT_ENDED:
            view.herds[owner] = FORGOTTEN
        for good in range(s.GOODS):
            view.known[owner, good] = FORGOTTEN


@supplies(contract.determinize, s.VIEW)
def determinize(box, view, random, state):
    """A world that gives this view: unknown cards of a hand and unseen bonus tokens are drawn, the rest remains."""
    restore_fields(view, state)
    for kind in range(s.KINDS):
        state.deck[kind] = box.cards[kind] - view.market[kind]
    for owner in range(2):
        state.deck[s.CAMEL] -= view.herds[owner]
        for good in range(s.GOODS):
            if owner != view.viewer:
                state.hands[owner, good] = view.known[owner, good]
            state.deck[good] -= state.hands[owner, good]
    for good in range(s.GOODS):
        state.deck[good] -= view.discard[good]
    imagine_hands(view, random, state)
    imagine_bonus(box, view, random, state)


@kernel
def imagine_hands(view, random, state):
    """Fill the hands the viewer cannot see with goods from the cards nobody has shown: never a camel."""
    goods_left = size_of(state.deck) - int(state.deck[s.CAMEL])
    for owner in range(2):
        for _ in range(view.hand_sizes[owner] - size_of(state.hands[owner])):
            state.hands[owner, pick(state.deck, random, goods_left)] += 1
            goods_left -= 1


@kernel
def imagine_bonus(box, view, random, state):
    """Draw values for the tokens whose owner alone has seen them."""
    for stack in range(s.BONUS_STACKS):
        left = state.bonus_left[stack]
        tokens_left = 0
        for value in range(s.BONUS_VALUES):
            left[value] = box.bonus_counts[stack, value]
            for owner in range(2):
                state.bonus_taken[owner, stack, value] = view.bonus_seen[owner, stack, value]
                left[value] -= view.bonus_seen[owner, stack, value]
            tokens_left += left[value]
        for owner in range(2):
            for _ in range(view.bonus_taken[owner, stack] - size_of(state.bonus_taken[owner, stack])):
                state.bonus_taken[owner, stack, pick(left, random, tokens_left)] += 1
                tokens_left -= 1


@supplies(contract.audit, s.STATE)
def audit(box, state):
    """J-BOX: 1 cards, 2 goods tokens, 3 bonus tokens do not add up; 4 impossible knowledge, 5 the match."""
    for kind in range(s.KINDS):
        total = state.market[kind] + state.deck[kind]
        least = min(state.market[kind], state.deck[kind])
        for seat in range(2):
            count = state.herds[seat] if kind == s.CAMEL else state.hands[seat, kind]
            total += count
            least = min(least, count)
            if kind != s.CAMEL and not 0 <= state.known[seat, kind] <= count:
                return 4
        if kind != s.CAMEL:
            total += state.discard[kind]
            least = min(least, state.discard[kind])
        if total != box.cards[kind] or least < 0:
            return 1
    return audit_tokens(box, state)


@kernel
def audit_tokens(box, state):
    """Tokens, and the rupees on them, are on their stack or with a player."""
    gone, worth = 0, 0
    for good in range(s.GOODS):
        if not 0 <= state.tokens[good] <= box.token_counts[good]:
            return 2
        for i in range(box.token_counts[good] - state.tokens[good]):
            gone += 1
            worth += int(box.tokens[good, i])
    if gone != state.goods_tokens[0] + state.goods_tokens[1] or worth != state.rupees[0] + state.rupees[1]:
        return 2
    for stack in range(s.BONUS_STACKS):
        for value in range(s.BONUS_VALUES):
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
    if state.reason != s.NOT_ENDED:
        if state.scores[0] != purse(box, state, 0) or state.scores[1] != purse(box, state, 1):
            return MATCH_FAULT
        if state.round_winner != round_winner(state)[0]:
            return MATCH_FAULT
    first_won, second_won = state.seals[0] >= box.seals_to_win, state.seals[1] >= box.seals_to_win
    if state.stage != s.FINISHED:
        return MATCH_FAULT if first_won or second_won or state.winner != s.NOBODY else 0
    if first_won != second_won:
        return 0 if state.winner == (1 if second_won else 0) else MATCH_FAULT
    is_drawn = box.share_full_tie and state.round_winner == s.NOBODY and state.winner == s.NOBODY
    return 0 if is_drawn else MATCH_FAULT
