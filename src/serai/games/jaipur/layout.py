"""Where the cards of the market lie on a screen: the rules only count them, people point at them.

A card that stays keeps its place; a new one comes to the first empty place. So the order follows from the moves alone,
and everybody sees the same, after a reload and in a replay too.
"""

from functools import lru_cache

from serai.core.game import Game
from serai.games.jaipur import moves as m
from serai.games.jaipur.rules import state as s

#: A place without a card.
EMPTY = "."
CAMEL = s.LETTERS[s.CAMEL]


@lru_cache(maxsize=1 << 14)
def lay(game: Game, before: str, code: int) -> str:
    """The market after a packed move, a letter for each place; `before` is empty until the first deal."""
    match game.move(code):
        case m.Deal(_, _, market):
            return market + CAMEL * int(game.box.market_camels)  # written in order, camels last
        case m.Take(good):
            return before.replace(good, EMPTY, 1)
        case m.TakeCamels():
            return before.replace(CAMEL, EMPTY)
        case m.Exchange(take, give):
            for good in take:
                before = before.replace(good, EMPTY, 1)
            return _filled(before, give)
        case m.Refill(cards):
            return _filled(before, cards)
    return before


def _filled(places: str, cards: str) -> str:
    for card in cards:
        places = places.replace(EMPTY, card, 1) if EMPTY in places else places + card
    return places
