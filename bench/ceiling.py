"""How much is left to win: a search that sees more against the search that does not (Jaipur, single rounds).

python bench/ceiling.py --deals 100 --iterations 1000            the other hand is open to one of them
python bench/ceiling.py --deals 40 --order                       and it knows every card to come

Both play the same sealed deals from both seats. What the one that sees more wins above a half is what is left to win
by guessing hidden cards, and by foreseeing chance, at the same thinking. The one that knows the order plays each of its
most promising moves to the end of the round several times, with the cards as they will come, and takes the move that
wins most often: a lower bound for such knowledge.
"""

from __future__ import annotations

import argparse
from copy import copy
from math import sqrt
from statistics import mean, stdev

from serai import games
from serai.bots.interface import Budget
from serai.bots.search import Search
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import Random, seeded
from serai.core.sealed import Sealed, deal_seed
from serai.core.view import View

#: The moves that are played to the end, how often, and how much is thought at each move on the way.
CANDIDATES, PLAYOUTS, ON_THE_WAY = 6, 6, Budget(iterations=4)


def open_view(position: Position) -> View:
    """The view of the mover, the other hand known to it as if every card had been taken openly."""
    view = position.view(position.mover)
    array, other = view.array.copy(), 1 - position.mover
    array[0]["known"][other] = position.array[0]["hands"][other]
    return type(view)(view.game, array, is_given=True)


def ended(game: Game, position: Position, seat: int) -> float:
    """The share of the victory of a seat."""
    milestone = game.definition.milestone(position)
    winners = game.definition.winners(game.definition.result(position, [milestone] if milestone else []))
    return (seat in winners) / len(winners)


def play_out(game: Game, position: Position, chance: Sealed, seat: int, random: Random) -> float:
    """Play a round to its end with the cards as they will come; the share of the victory of a seat."""
    chance = copy(chance)
    while not position.is_over:
        if position.is_chance:
            code = chance.draw(position)
        else:
            code = Search().choose(open_view(position), ON_THE_WAY, random).code
        position = position.play_code(code)
        chance.follow(code)
    return ended(game, position, seat)


def foreseen(game: Game, position: Position, chance: Sealed, budget: Budget, random: Random) -> int:
    """The move of one who knows the order of the deck."""
    thought = Search().choose(open_view(position), budget, random)
    promising = sorted(thought.visits, key=lambda code: -thought.visits[code])[:CANDIDATES] or [thought.code]
    if len(promising) == 1:
        return promising[0]
    won = {}
    for code in promising:
        after, follows = position.play_code(code), copy(chance)
        follows.follow(code)
        won[code] = mean(play_out(game, after, follows, position.mover, random) for _ in range(PLAYOUTS))
    return max(promising, key=lambda code: (won[code], thought.values[code]))


def share(game: Game, deal: int, seer: int, budget: Budget, knows_order: bool) -> float:
    """The share of the victory of the seat that sees more."""
    position = game.start()
    chance, random = Sealed(deal_seed(1, deal), position), seeded(1, deal, seer)
    while not position.is_over:
        if position.is_chance:
            code = chance.draw(position)
        elif position.mover == seer and knows_order:
            code = foreseen(game, position, chance, budget, random)
        else:
            view = open_view(position) if position.mover == seer else position.view(position.mover)
            code = Search().choose(view, budget, random).code
        position = position.play_code(code)
        chance.follow(code)
    return ended(game, position, seer)


def main() -> None:
    """Play, and say what came."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=1_000)
    parser.add_argument("--order", action="store_true", help="it also knows every card to come")
    arguments = parser.parse_args()
    game, budget = games.load("jaipur", rounds=1), Budget(iterations=arguments.iterations)
    found: list[float] = []
    for deal in range(arguments.deals):
        found.append(mean(share(game, deal, seer, budget, arguments.order) for seer in (0, 1)))
        if len(found) > 1 and (len(found) % 5 == 0 or len(found) == arguments.deals):
            margin = 1.96 * stdev(found) / sqrt(len(found))
            print(f"{2 * len(found)} rounds: {100 * mean(found):.1f} % ± {100 * margin:.1f}", flush=True)


if __name__ == "__main__":
    main()
