"""What a search needs to know of Jaipur: when a round is decided, and the features of a position for the network."""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.contract import OVER
from serai.core.kernel import kernel, supplies
from serai.core.levels import Style
from serai.core.observation_code import sum_between, sum_of_products
from serai.core.piles import size_of
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules.apply import bonus_stack

#: How many numbers `features` writes.
FEATURES = 66
#: `token_sum(tokens, good, first, end)`, and the rupees of bonus tokens: counts times values.
token_sum, bonus_sum = sum_between(s.TOKENS), sum_of_products(s.BONUS_VALUES)
#: Between equals the player who starts a round wins it a little more often: measured by self-play.
STARTER_WINS = 0.55
#: What chances become before they are shown: `make calibration` says how near they come to the truth.
CORRECTION = {2: (1.2, 0.73)}
#: Players that learning meets beside its own kind; the numbers are places in `features`.
STYLES = (
    *(Style("camel hoarder", 42, weight) for weight in (0.05, 0.1, 0.2)),
    Style("camel giver", 42, -0.1),
    *(Style("bonus hunter", stack, -0.4) for stack in (54, 55, 56)),
    *(Style("early seller", 57, weight) for weight in (0.5, 1.0)),
    Style("early closer", 61, 0.3),
    Style("rupee grabber", 51, 0.5),
    Style("card collector", 47, 0.2),
    Style("empty-handed", 47, -0.2),
)


@supplies(contract.settled, s.STATE)
def settled(box, state, values):
    """A round has been scored: what remains of the match is a matter of seals and of who starts."""
    if state.mover == OVER:
        first = 1.0 if state.winner == 0 else 0.0 if state.winner == 1 else 0.5
    elif state.stage == s.DEAL and state.round_number > 0:
        first = match_chance(box, state.seals[0], state.seals[1], state.first)
    else:
        return False
    values[0], values[1] = first, 1.0 - first
    return True


@supplies(contract.stake, s.STATE)
def stake(box, state, values):
    """What winning or losing this round means for the match; the loser starts the next one."""
    mine, others = int(state.seals[0]), int(state.seals[1])
    if_won = 1.0 if mine + 1 >= box.seals_to_win else match_chance(box, mine + 1, others, 1)
    if_lost = 0.0 if others + 1 >= box.seals_to_win else match_chance(box, mine, others + 1, 0)
    values[0] = if_lost + (if_won - if_lost) * values[0]
    values[1] = 1.0 - values[0]


@kernel
def match_chance(box, mine, others, starter):
    """J-WIN between equals: the chance of seat 0 to win the match from the seals of both and who starts."""
    wins_round = STARTER_WINS if starter == 0 else 1.0 - STARTER_WINS
    if mine + 1 >= box.seals_to_win:
        after_win = 1.0
    else:  # seat 1 lost and starts; then, if it wins, seat 0 does
        after_win = 1.0 - STARTER_WINS + STARTER_WINS * (STARTER_WINS if others + 1 < box.seals_to_win else 0.0)
    if others + 1 >= box.seals_to_win:
        after_loss = 0.0
    else:
        after_loss = STARTER_WINS * (1.0 - STARTER_WINS if mine + 1 < box.seals_to_win else 1.0)
    return wins_round * after_win + (1.0 - wins_round) * after_loss


@supplies(contract.features, s.STATE)
def features(box, state, seat, numbers):
    """Hands, market, stacks and purses, seen from `seat`; what a hand would bring if it were sold now."""
    other = 1 - seat
    n, empty = 0, 0
    bonuses = mean_bonuses(box, state)
    for good in range(s.GOODS):
        left = int(state.tokens[good])
        top = int(box.token_counts[good]) - left
        empty += left == 0
        numbers[n], numbers[n + 1] = state.hands[seat, good] * 0.3, state.hands[other, good] * 0.3
        numbers[n + 2], numbers[n + 3] = state.market[good] * 0.5, left * 0.15
        numbers[n + 4] = worth(box, state, bonuses, seat, good, top, left)
        numbers[n + 5] = worth(box, state, bonuses, other, good, top, left)
        numbers[n + 6] = box.tokens[good, top] * 0.15 if left > 0 else 0.0
        n += 7
    mine, others = int(state.herds[seat]), int(state.herds[other])
    numbers[n], numbers[n + 1] = mine * 0.2, others * 0.2
    numbers[n + 2] = state.market[s.CAMEL] * 0.3
    numbers[n + 3] = 1.0 if mine > others else 0.0
    numbers[n + 4] = 1.0 if mine < others else 0.0
    n += 5
    my_cards, other_cards = size_of(state.hands[seat]), size_of(state.hands[other])
    numbers[n], numbers[n + 1] = my_cards * 0.15, other_cards * 0.15
    numbers[n + 2] = 1.0 if my_cards >= box.hand_limit else 0.0
    numbers[n + 3] = 1.0 if other_cards >= box.hand_limit else 0.0
    n += 4
    my_rupees, other_rupees = rupees(box, state, seat), rupees(box, state, other)
    numbers[n], numbers[n + 1] = my_rupees * 0.02, other_rupees * 0.02
    numbers[n + 2] = (my_rupees - other_rupees) * 0.1
    n += 3
    for stack in range(s.BONUS_STACKS):
        numbers[n] = size_of(state.bonus_left[stack]) * 0.15
        n += 1
    numbers[n], numbers[n + 1] = state.goods_tokens[seat] * 0.05, state.goods_tokens[other] * 0.05
    deck = size_of(state.deck)
    numbers[n + 2] = deck * 0.025
    numbers[n + 3] = 1.0 if deck <= 3 else 0.0
    numbers[n + 4] = empty * 0.4
    numbers[n + 5] = 1.0 if empty == box.stacks_to_end - 1 else 0.0
    next_mover = state.mover if state.stage == s.PLAY else 1 - state.seat
    numbers[n + 6] = 1.0 if next_mover == seat else 0.0
    numbers[n + 7] = state.owed * 0.2 if state.stage == s.REFILL else 0.0
    numbers[n + 8] = state.stall * 0.05
    return n + 9


@kernel
def worth(box, state, bonuses, seat, good, top, left):
    """What the cards of one good in a hand would bring now, the usual bonus included."""
    count = int(state.hands[seat, good])
    if count < box.least_sale[good]:
        return 0.0
    return (token_sum(box.tokens, good, top, top + min(count, left)) + usual_bonus(bonuses, count)) * 0.06


@kernel
def usual_bonus(bonuses, count):
    """What the bonus token for a sale of `count` cards is worth on average; `bonuses` are the means of the stacks."""
    stack = bonus_stack(count)
    return bonuses[0] if stack == 0 else bonuses[1] if stack == 1 else bonuses[2] if stack == 2 else 0.0


@kernel
def mean_bonuses(box, state):
    """What the next token of each bonus stack is worth on average."""
    return mean_bonus(box, state, 0), mean_bonus(box, state, 1), mean_bonus(box, state, 2)


@kernel
def mean_bonus(box, state, stack):
    """What the next token of a bonus stack is worth on average; nothing, if there is none."""
    left = state.bonus_left[stack]
    return bonus_sum(left, box.bonus_values[stack]) / max(1, size_of(left))


@kernel
def rupees(box, state, seat):
    """The purse of a seat, a bonus token about to be drawn at its average."""
    total = float(state.rupees[seat])
    for stack in range(s.BONUS_STACKS):
        total += bonus_sum(state.bonus_taken[seat, stack], box.bonus_values[stack])
    if state.stage == s.BONUS and state.seat == seat:
        total += mean_bonus(box, state, state.stack)
    return total
