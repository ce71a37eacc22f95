"""What a move of Jaipur is worth at a glance, in rupees: a rule of thumb for simple bots, from a view alone."""

from __future__ import annotations

from serai.games.jaipur import moves as m
from serai.games.jaipur.position import JaipurView

#: A bonus token is worth about so much, by the number of cards sold.
_BONUS = {3: 2.0, 4: 5.0, 5: 9.0}
#: A camel helps later exchanges and may win the camel token.
_CAMEL = 0.7
#: A card in the hand is worth only a part of its token until it is sold.
_IN_HAND = 0.6
#: Selling fewer than three cards gives up a bonus.
_PATIENCE = {1: 2.5, 2: 1.0}


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
            gain = sum(view.tokens[good][:count]) + (_BONUS[min(count, 5)] if count >= 3 else 0.0)
            rest = view.hand.replace(good, "", count)
            return gain - _PATIENCE.get(count, 0.0) - (_hand_worth(view, view.hand) - _hand_worth(view, rest))
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
