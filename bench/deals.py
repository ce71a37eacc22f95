"""How much sealed deals narrow the arena's intervals: the same bots and deals, sealed and from a stream of numbers.

    python bench/deals.py [deals [game]]

A stream is how chance was drawn before: the games of a deal share the first cards, and whatever comes after the first
different move is other luck. What is compared is the standard deviation, over deals, of the first bot's share of the
victory and of its margin in points; an interval is as wide as that is large.
"""

import sys
from itertools import groupby
from statistics import mean, stdev
from typing import Any
from zlib import crc32

from serai import games
from serai.bots.greedy import appraisals, highest
from serai.bots.interface import Budget
from serai.core.position import Position
from serai.core.random import Random, from_bits
from serai.core.sealed import Sealed
from serai.core.view import View
from serai.lab import playing
from serai.lab.arena import Contest, Deal, play_deals
from serai.lab.score import Score

CONTESTS: tuple[tuple[str, dict[str, Any], tuple[str, ...], int], ...] = (
    ("jaipur", {"rounds": 1}, ("deals:careless", "greedy"), 8),
    ("jaipur", {"rounds": 1}, ("level:2", "greedy"), 4),
    ("jaipur", {"rounds": 1}, ("level:3", "greedy"), 2),
    ("jaipur", {"rounds": 1}, ("level:4", "level:3"), 1),
    ("istanbul", {"seats": 2}, ("deals:careless", "greedy"), 8),
    ("istanbul", {"seats": 2}, ("level:2", "greedy"), 4),
    ("istanbul", {"seats": 2}, ("level:3", "greedy"), 2),
    ("istanbul", {"seats": 2}, ("level:4", "level:3"), 1),
)


def careless(view: View, budget: Budget, random: Random) -> int:
    """Plays as `greedy` does, but one move in fifty anyhow: two bots that nearly always do the same."""
    best, mark = highest(appraisals(view), random), crc32(bytes(view))
    return best if mark % 50 else int(view.legal_moves.codes[mark % len(view.legal_moves)])


class Stream:
    """Chance as it was: one stream of numbers a deal."""

    def __init__(self, seed: bytes, origin: Position) -> None:
        self._random = from_bits(int.from_bytes(seed, "little"))

    def follow(self, code: int) -> None:
        """What is played changes nothing but where the stream is."""

    def draw(self, position: Position) -> int:
        """The next outcome."""
        return position.draw(self._random)[0]


class Alone(Stream):
    """A stream of its own for every game: deals that are not duplicate at all."""

    games = 0

    def __init__(self, seed: bytes, origin: Position) -> None:
        type(self).games += 1
        super().__init__(bytes(byte ^ self.games % 251 for byte in seed), origin)


def measured(name: str, options: dict[str, Any], bots: tuple[str, ...], deals: int, source: Any) -> tuple[float, ...]:
    """The first bot's win rate and its deviation over deals, its margin and that one's deviation."""
    playing.Sealed = source  # type: ignore[misc]
    contest = Contest(games.load_with(name, options), bots, seed=12)
    score, margins = Score(bots, contest.game.seats), []
    for deal in play_deals(contest, deals):
        score.add(deal)
        margins.append(mean(_margins(deal)))
    return mean(score.by_deal[0]), stdev(score.by_deal[0]), mean(margins), stdev(margins)


def _margins(deal: Deal) -> list[float]:
    return [one.scores[one.bots.index(0)] - one.scores[one.bots.index(1)] for one in deal if one.scores is not None]


def _ratio(a: float, b: float) -> str:
    return f"{a / b:.2f}" if b else "–"


def main() -> None:
    """Print a table, a line a contest."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    wanted = sys.argv[2:] or ["jaipur", "istanbul"]
    print("| game | bots | deals | win rate | deviation: alone | stream | sealed | sealed / stream | of margins |")
    print("|---|---|---|---|---|---|---|---|---|")
    for name, contests in groupby(CONTESTS, lambda one: one[0]):
        for _, options, bots, factor in contests if name in wanted else ():
            alone, stream, sealed = (
                measured(name, options, bots, deals * factor, source) for source in (Alone, Stream, Sealed)
            )
            print(
                f"| {name} | {bots[0]} – {bots[1]} | {deals * factor} | {sealed[0]:.3f} | {alone[1]:.3f} "
                f"| {stream[1]:.3f} | {sealed[1]:.3f} | {_ratio(sealed[1], stream[1])} "
                f"| {_ratio(sealed[3], stream[3])} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
