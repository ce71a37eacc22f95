"""A bot for Jaipur: imagines the refill of the market, and takes what leaves the least for the other player."""

from collections.abc import Sequence

from serai.bots import Budget, Happened
from serai.core.random import Random, below
from serai.games.jaipur import Exchange, JaipurView, PlayerMove, Sell, Take, TakeCamels


class MyBot:
    """Made anew for every game."""

    def __init__(self) -> None:
        #: What the other player took from the market, card by card.
        self.taken: list[str] = []

    def choose(
        self, view: JaipurView, budget: Budget, random: Random, since: Sequence[Happened] | None = None
    ) -> PlayerMove:
        """Decide for the viewer of `view`, who is to move."""
        for seat, move in since or ():
            if seat is not None and move.startswith("+"):
                self.taken += move[1:].partition("-")[0]
        moves = list(view.legal_moves)
        best = max(self.worth(view, move) for move in moves)
        good = [move for move in moves if self.worth(view, move) == best]
        return good[below(random, len(good))]

    def worth(self, view: JaipurView, move: PlayerMove) -> float:
        """What a move is worth, in rupees as it guesses them."""
        match move:
            case Sell(good, count):
                bonus = {3: 2.0, 4: 5.0}.get(count, 9.4 if count >= 5 else 0.0)
                return sum(view.tokens[good][:count]) + bonus - (1.5 if count < 3 and view.deck_size > 12 else 0.0)
            case Take(good):
                return 0.7 * self._top(view, good) + 0.3 * view.hand.count(good)
            case Exchange(take, give):
                gained = sum(self._top(view, good) for good in take)
                lost = sum(self._top(view, good) for good in give if good != "K")
                return 0.6 * (gained - lost) - 0.5 * give.count("K")
            case TakeCamels():
                return 0.6 * view.market.count("K") - 0.5 * float(1 - view.card_odds.get("K", 0))

    def _top(self, view: JaipurView, good: str) -> int:
        """The best token that is left of a good, one more if the other player collects it."""
        left = view.tokens[good]
        return left[0] + (self.taken.count(good) >= 2) if left else 0
