"""How much is left to win: the search that sees the other hand against the search that does not (Jaipur).

python bench/ceiling.py --deals 200 --iterations 1000

Both play the same sealed deals from both seats. What the one that sees more wins above a half is what a perfect guess
of hidden cards would bring at the same thinking.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev

from serai import games
from serai.bots.interface import Budget
from serai.bots.search import Search
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.sealed import Sealed, deal_seed
from serai.core.view import View


def open_view(position: Position) -> View:
    """The view of the mover, the other hand known to it as if every card had been taken openly."""
    view = position.view(position.mover)
    array, other = view.array.copy(), 1 - position.mover
    array[0]["known"][other] = position.array[0]["hands"][other]
    return type(view)(view.game, array)


def share(game: Game, deal: int, seer: int, budget: Budget) -> float:
    """The share of the victory of the seat that sees more."""
    position = game.start()
    chance, random = Sealed(deal_seed(1, deal), position), seeded(1, deal, seer)
    while not position.is_over:
        if position.is_chance:
            code = chance.draw(position)
        else:
            view = open_view(position) if position.mover == seer else position.view(position.mover)
            code = Search().choose(view, budget, random).code
        position = position.play_code(code)
        chance.follow(code)
    milestone = game.definition.milestone(position)
    winners = game.definition.winners(game.definition.result(position, [milestone] if milestone else []))
    return (seer in winners) / len(winners)


def main() -> None:
    """Play, and say what came."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=1_000)
    arguments = parser.parse_args()
    game, budget = games.load("jaipur", rounds=1), Budget(iterations=arguments.iterations)
    found = [mean(share(game, deal, seer, budget) for seer in (0, 1)) for deal in range(arguments.deals)]
    margin = 1.96 * stdev(found) / sqrt(len(found))
    print(f"{2 * len(found)} rounds: {100 * mean(found):.1f} % ± {100 * margin:.1f}")


if __name__ == "__main__":
    main()
