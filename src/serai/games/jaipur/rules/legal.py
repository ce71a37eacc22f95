"""What may be played: the list of legal moves, and the reason why a move is refused."""
# mypy: disable-error-code="no-untyped-def"

from serai.core import contract
from serai.core.contract import LEGAL, NOT_A_MOVE, WRONG_TIME
from serai.core.kernel import at, kernel, supplies
from serai.core.piles import size_of
from serai.games.jaipur.rules import state as s

#: The reasons of `refusal`, in its own numbering; each is the last part of an error code (`jaipur.hand-limit`).
REASONS = (
    *("legal", "not-a-move", "wrong-time", "not-in-market", "no-camels", "hand-limit", "not-in-hand", "sell-min"),
    *("not-in-herd", "exchange-one", "exchange-uneven", "not-in-deck", "refill-count", "deal-count", "no-such-bonus"),
)
NOT_IN_MARKET, NO_CAMELS, HAND_LIMIT, NOT_IN_HAND, SELL_MIN, NOT_IN_HERD = range(3, 9)
EXCHANGE_ONE, EXCHANGE_UNEVEN, NOT_IN_DECK, REFILL_COUNT, DEAL_COUNT, NO_SUCH_BONUS = range(9, 15)


@kernel
def room(box, state):
    """J-HAND: how many cards more the hand of the player to move may hold; camels in the herd do not count."""
    return box.hand_limit - size_of(state.hands[state.seat])


@kernel
def camels_to_give(box, state):
    """How many camels an exchange may give: each brings a card more into the hand (J-HAND)."""
    return min(room(box, state), state.herds[state.seat])


@kernel
def can_sell(box, state, good, count):
    """J-SELL, J-SELL-MIN."""
    return box.least_sale[good] <= count <= state.hands[state.seat, good]


@supplies(contract.legal, s.STATE)
def legal(box, state, moves):
    """J-TURN: every take, then every sale, then every exchange."""
    n = 0
    if room(box, state) > 0:
        for good in range(s.GOODS):
            moves[at(n)] = s.packed(s.TAKE_ONE, good)
            n += state.market[good] > 0
    moves[at(n)] = s.packed(s.TAKE_CAMELS, 0)
    n += state.market[s.CAMEL] > 0
    for good in range(s.GOODS):
        for count in range(box.least_sale[good], state.hands[state.seat, good] + 1):
            moves[at(n)] = s.packed(s.SELL, good | count << 3)
            n += 1
    return exchanges(box, state, moves, n)


#: Where `exchanges` works, behind the list of moves.
TAKES = s.MAX_MOVES
GIVES = TAKES + 32
GIVES_OF_SIZE = GIVES + 96
SIZES = GIVES_OF_SIZE + 8 * 32
#: A choice of cards has four bits a good, and the number of cards above them.
SIZE_SHIFT = 24
ONE_EACH = 0x111111


@kernel
def choices(cards, moves, start):
    """Write all ways to pick any number of these goods from `start` on; return how many there are.

    Each good appends the list so far with one more of it, as often as there are cards: the loop reads on into what it
    has just written.
    """
    length = 1
    moves[start] = 0
    for good in range(s.GOODS):
        one = (1 << (4 * good)) + (1 << SIZE_SHIFT)
        more = length * int(cards[good])
        for i in range(start, start + more):
            moves[at(i + length)] = moves[at(i)] + one
        length += more
    return length


@kernel
def exchanges(box, state, moves, n):
    """J-TAKE-MANY: every choice of two or more market goods with every choice of hand goods that fits.

    Camels make up the difference: at most as many as the herd has and the hand limit allows (J-HAND). With the gives
    grouped by size, only a good on both sides is left to refuse; that test cannot be predicted, so instead of
    branching every pair is written, and the end of the list moves on only past those that stand.
    """
    if state.market[s.CAMEL] + 2 > box.market_size:
        return n
    camels = camels_to_give(box, state)
    for size in range(8):
        moves[SIZES + size] = 0
    for i in range(GIVES, GIVES + choices(state.hands[state.seat], moves, GIVES)):
        give = moves[at(i)]
        size = give >> SIZE_SHIFT
        count = moves[at(SIZES + size)]
        moves[at(GIVES_OF_SIZE + 32 * size + count)] = give - (size << SIZE_SHIFT)
        moves[at(SIZES + size)] = count + 1
    for i in range(TAKES, TAKES + choices(state.market, moves, TAKES)):
        take = moves[at(i)]
        size = take >> SIZE_SHIFT
        if size < 2:
            continue
        take -= size << SIZE_SHIFT
        taken = ((take | take >> 1 | take >> 2) & ONE_EACH) * 15
        for given in range(max(0, size - camels), size + 1):
            start = GIVES_OF_SIZE + 32 * given
            for j in range(start, start + moves[at(SIZES + given)]):
                give = moves[at(j)]
                moves[at(n)] = s.packed(s.EXCHANGE, s.NO_CHANGE + take - give)
                n += (give & taken) == 0
    return n


@supplies(contract.refusal, s.STATE)
def refusal(box, state, move):
    """The reason why a move cannot be made, the first that applies in the order of the rule book."""
    kind, payload = move & 7, move >> 3
    if state.stage != s.STAGE_OF[kind]:
        return WRONG_TIME
    if kind == s.CHOOSE_FIRST:
        return LEGAL if payload in (0, 1) else NOT_A_MOVE
    if kind == s.DEAL_CARDS:
        return deal_refusal(box, state, payload)
    if kind == s.DRAW_CARDS:
        return refill_refusal(state, payload)
    if kind == s.DRAW_BONUS:
        i = s.value_index(box, state.stack, payload)
        return LEGAL if i >= 0 and state.bonus_left[state.stack, i] > 0 else NO_SUCH_BONUS
    return player_refusal(box, state, kind, payload)


@kernel
def player_refusal(box, state, kind, payload):
    """Takes and sales; exchanges have a function of their own."""
    if kind == s.EXCHANGE:
        return exchange_refusal(box, state, payload)
    if kind == s.TAKE_CAMELS:
        if payload != 0:
            return NOT_A_MOVE
        return LEGAL if state.market[s.CAMEL] > 0 else NO_CAMELS
    good = payload & 7
    if kind == s.TAKE_ONE:
        if payload < 0 or payload >= s.GOODS:
            return NOT_A_MOVE
        if state.market[good] == 0:
            return NOT_IN_MARKET
        return LEGAL if room(box, state) > 0 else HAND_LIMIT
    count = payload >> 3
    if good >= s.GOODS or count < 1:
        return NOT_A_MOVE
    if count > state.hands[state.seat, good]:
        return NOT_IN_HAND
    return LEGAL if can_sell(box, state, good, count) else SELL_MIN


@kernel
def exchange_refusal(box, state, payload):
    """J-TAKE-MANY and J-HAND; that no good is both taken and given is in the packing itself."""
    if payload < 0 or payload >> (4 * s.GOODS) != 0:
        return NOT_A_MOVE
    taken = 0
    camels = 0
    for good in range(s.GOODS):
        gained = s.delta_of(payload, good)
        if gained > state.market[good]:
            return NOT_IN_MARKET
        if -gained > state.hands[state.seat, good]:
            return NOT_IN_HAND
        taken += max(gained, 0)
        camels += gained
    if camels < 0:
        return EXCHANGE_UNEVEN
    if taken < 2:
        return EXCHANGE_ONE
    if camels > state.herds[state.seat]:
        return NOT_IN_HERD
    return LEGAL if camels <= camels_to_give(box, state) else HAND_LIMIT


@kernel
def refill_refusal(state, payload):
    """As many cards as are owed, or all that the deck holds."""
    if payload < 0 or payload >> (3 * s.KINDS) != 0:
        return NOT_A_MOVE
    total = 0
    for kind in range(s.KINDS):
        count = s.count_of(payload, kind)
        if count > state.deck[kind]:
            return NOT_IN_DECK
        total += count
    return LEGAL if total == min(state.owed, size_of(state.deck)) else REFILL_COUNT


@kernel
def deal_refusal(box, state, payload):
    """J-SETUP 2: `dealt` cards to each hand, and the market made full, out of one box."""
    if payload < 0 or payload >> 56 != 0:
        return NOT_A_MOVE
    first, second, market = 0, 0, 0
    for kind in range(s.KINDS):
        a = s.count_of(payload, kind)
        b = s.count_of(payload >> 21, kind)
        c = (payload >> (42 + 2 * kind)) & 3
        camels = box.market_camels if kind == s.CAMEL else 0
        if a + b + c > box.cards[kind] - camels:
            return NOT_IN_DECK
        first, second, market = first + a, second + b, market + c
    if first == box.dealt and second == box.dealt and market == box.market_size - box.market_camels:
        return LEGAL
    return DEAL_COUNT
