"""What a move of Jaipur is worth at a glance, in rupees: a rule of thumb for simple bots, from a view alone."""

from functools import lru_cache

from serai.core.game import Game
from serai.core.kernel import plain
from serai.games.jaipur import moves as m
from serai.games.jaipur.position import JaipurView
from serai.games.jaipur.rules import apply
from serai.games.jaipur.rules import state as s

#: A camel helps later exchanges and may win the camel token.
_CAMEL = 0.7
#: A card in the hand is worth only a part of its token until it is sold.
_IN_HAND = 0.6
#: Selling too few cards gives up a bonus; by how many cards are missing for one.
_GIVEN_UP = {2: 2.5, 1: 1.0}


@lru_cache(maxsize=64)
def _mean_bonus(game: Game) -> tuple[float, ...]:
    """What a token of each bonus stack is worth on average."""
    values, counts = game.box.bonus_values.astype(int), game.box.bonus_counts.astype(int)
    return tuple(float((values[stack] * counts[stack]).sum() / counts[stack].sum()) for stack in range(s.BONUS_STACKS))


def _hand_worth(view: JaipurView, cards: str) -> float:
    """What the goods of a hand would bring, sold good by good from now on."""
    worth = 0.0
    for good in dict.fromkeys(cards):  # not a set: its order, and so the last bit of the sum, would change by run
        count = cards.count(good)
        worth += _IN_HAND * sum(view.tokens[good][:count]) + 0.5 * (count - 1)
    return worth


def appraise(view: JaipurView, move: m.PlayerMove) -> float:
    """The gain of a move: rupees at once, and how much better or worse the hand becomes."""
    match move:
        case m.Sell(good, count):
            stack = plain(apply.bonus_stack)(count)
            gain = sum(view.tokens[good][:count]) + (_mean_bonus(view.game)[stack] if stack >= 0 else 0.0)
            rest = view.hand.replace(good, "", count)
            return gain - _GIVEN_UP.get(-stack, 0.0) - (_hand_worth(view, view.hand) - _hand_worth(view, rest))
        case m.TakeCamels():
            return _CAMEL * view.market.count("K")
        case m.Take(good):
            return _hand_worth(view, view.hand + good) - _hand_worth(view, view.hand)
        case m.Exchange(take, give):
            kept = view.hand
            for card in give:
                kept = kept.replace(card, "", 1)
            gained = _hand_worth(view, kept + take) - _hand_worth(view, view.hand)
            return gained - _CAMEL * give.count("K")
    raise TypeError(f"{move!r} is not a player's move")
