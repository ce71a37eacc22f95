"""A mistake in Jaipur: the move that was played and a better one side by side, in numbers from the mover's view."""

from __future__ import annotations

from math import comb

from serai.core.kernel import plain
from serai.core.message import Message
from serai.core.random import seeded
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur.position import JaipurPosition, JaipurView
from serai.games.jaipur.rules import apply
from serai.games.jaipur.rules import state as s

#: Worlds that are looked at where a chance is counted: its error is about four points.
WORLDS = 120
#: With fewer cards the deck may run out before the next turn: two turns draw at most ten.
_LAST_CARDS = 10


class Mistake:
    """A move that was played and a better one, tried out in a world that fits the mover's view."""

    def __init__(self, view: JaipurView, played: int, better: int) -> None:
        self.view, self.me, self.other = view, view.seat, 1 - view.seat
        self.codes = played, better
        self.played, self.better = view.game.move(played), view.game.move(better)
        world, box = view.world, view.game.box
        self.after, self.after_better = world.play_code(played), world.play_code(better)
        self.limit = int(box.hand_limit)
        #: Cards of the other hand that everybody saw entering it.
        self.known = view.known[self.other] or ""
        #: Goods that lie in the market after one of the moves, and not after the other.
        self.surplus = _less(self.after.market, self.after_better.market)
        self.deficit = _less(self.after_better.market, self.after.market)
        #: Whether the round cannot end before the mover's next turn: many cards and stacks are left.
        empty = sum(not left for left in view.tokens.values())
        self.is_open = view.deck_size > _LAST_CARDS and empty < int(box.stacks_to_end) - 1

    def tokens(self, good: str, count: int, before: int = 0) -> int:
        """Rupees of the goods tokens for a sale, after `before` others were taken."""
        return sum(self.view.tokens[good][before : before + count])

    def bonus(self, count: int) -> float:
        """The mean value of the bonus token for a sale of this number of cards; 0 where there is none."""
        stack = plain(apply.bonus_stack)(count)
        return float(sum(value * odds for value, odds in self.view.bonus_odds[stack].items())) if stack >= 0 else 0.0

    def sale(self, good: str, count: int, before: int = 0) -> float:
        """Rupees of a sale, with the mean of its bonus token; nothing if the cards are too few for a sale."""
        return self.tokens(good, count, before) + self.bonus(count) if count >= self.least(good) else 0.0

    def sold(self, move: object, good: str) -> int:
        """Goods tokens of this good that a move takes: what is sold later brings less."""
        return move.count if isinstance(move, m.Sell) and move.good == good else 0

    def potential(self, after: JaipurPosition) -> float:
        """What the mover's hand would bring after a move if it were sold good by good, at current prices."""
        hand = after.hands[self.me]
        return sum(self.sale(good, hand.count(good)) for good in m.GOODS)

    def income(self, good: str, count: int, before: int = 0) -> Message:
        """What a sale brings, as a part of a sentence."""
        rupees, bonus = say.rupees(self.tokens(good, count, before)), round(self.bonus(count))
        return say.fact_income(rupees, bonus) if bonus else rupees

    def least(self, good: str) -> int:
        """Cards that a sale must have at least."""
        return int(self.view.game.box.least_sale[s.LETTERS.index(good)])

    def held_odds(self, good: str) -> list[float]:
        """The chance of each number of cards of this good in the other hand, from 0 on."""
        known, goods = self.known, self.view.unseen.replace("K", "")
        size, right = self.view.hand_sizes[self.other] - len(known), goods.count(good)
        ways = comb(len(goods), size)
        dealt = [comb(right, n) * comb(len(goods) - right, size - n) / ways for n in range(size + 1)]
        return [0.0] * known.count(good) + dealt

    def fall_odds(self, good: str, count: int) -> float:
        """The chance that the other player can sell enough of this good now to make `count` cards bring less later."""
        now = self.tokens(good, count)
        return sum(
            odds
            for n, odds in enumerate(self.held_odds(good))
            if n >= self.least(good) and self.tokens(good, count, n) < now
        )

    def danger(self, good: str, count: int) -> tuple[float, int]:
        """The chance that the other player can sell this good first, and what `count` cards then bring at most."""
        sold = max(self.known.count(good), self.least(good))
        return sum(self.held_odds(good)[sold:]), self.tokens(good, count, sold)

    def price(self, goods: str, move: object) -> int:
        """What goods would bring after a move, without bonus tokens."""
        return sum(self.tokens(good, goods.count(good), self.sold(move, good)) for good in dict.fromkeys(goods))

    def ended(self, code: int) -> list[JaipurPosition]:
        """Worlds in which this move ended the round; none if it does not."""
        found = []
        for number in range(WORLDS):
            random = seeded(number)
            after = settle(self.view.game.determinize(self.view, random).play_code(code), random)
            if after.round_result is None:  # whether it ends does not depend on hidden cards
                return []
            found.append(after)
        return found


def _less(cards: str, others: str) -> str:
    """Goods of one market without those of another."""
    return "".join(good * (cards.count(good) - others.count(good)) for good in m.GOODS)


def settle(position: JaipurPosition, random: object) -> JaipurPosition:
    """The position after all that chance still owes to a move."""
    while position.is_chance and position.round_result is None:
        position = position.chance(random)  # type: ignore[arg-type]
    return position
