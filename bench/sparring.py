"""Sparring partners for the search, as bots for the arena: `sparring:Hoarder:iterations=1000`.

A styled player is the search with a liking (`core.levels.Style`): its choices are bent by how much a move changes one
feature of its own side.
"""

from __future__ import annotations

from serai import games
from serai.bots import Budget, Decision
from serai.bots.search import Search
from serai.core.levels import Style
from serai.core.position import Position
from serai.core.random import Random
from serai.core.view import View
from serai.lab.contests import features_of

#: Which style of a game each kind of player has.
HOARDERS = {"jaipur": "camel hoarder", "istanbul": "hoarder of goods"}
HURRIERS = {"jaipur": "early closer", "istanbul": "ruby rusher"}


class Styled:
    """The search, its values bent by a style."""

    def __init__(self, styles: dict[str, str], weight: float = 1.0) -> None:
        self._styles = styles
        self._weight = weight

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The move of the highest value and liking together."""
        thought = Search().choose(view, budget, random)
        if len(thought.values) < 2:
            return thought
        style, world = self.style(view.game.id), view.game.determinize(view, random)
        liking = self._weight * style.weight

        def had(position: Position) -> float:
            return liking * float(features_of(position, view.seat)[style.feature])

        liked = {code: value + had(world.play_code(code)) for code, value in thought.values.items()}
        return Decision(max(liked, key=lambda code: liked[code]), thought.values, thought.visits, thought.iterations)

    def style(self, game: str) -> Style:
        """The strongest style of this name."""
        wanted = [style for style in games.definition(game).styles if style.name == self._styles[game]]
        return max(wanted, key=lambda style: abs(style.weight))


class Hoarder(Styled):
    """Takes camels, or goods, wherever it can."""

    def __init__(self) -> None:
        super().__init__(HOARDERS)


class Hurrier(Styled):
    """Wants the end: empties stacks, or buys rubies at once."""

    def __init__(self) -> None:
        super().__init__(HURRIERS)
