"""Sparring partners for the search, as bots for the arena: `sparring:Hoarder`, `sparring:HoardingSearch`.

`Hoarder` and `EarlyCloser` are players of a kind: they look two moves ahead by the game's rule of thumb, as a person
does who counts what a move brings and what it leaves to the next, and like one thing far more than it is worth.
`HoardingSearch` and `HurryingSearch` are this search with a mild liking (`core.levels.Style`): nearly as strong as
itself. The positions of `bench/calibration.md` are from games against these two.
"""

from __future__ import annotations

from serai import games
from serai.bots import Budget, Decision
from serai.bots.greedy import appraisals, highest
from serai.bots.search import Search
from serai.core.levels import Style
from serai.core.moves import Move
from serai.core.position import Position
from serai.core.random import Random
from serai.core.view import View
from serai.games.istanbul import moves as istanbul
from serai.games.istanbul.position import IstanbulView
from serai.games.jaipur import moves as jaipur
from serai.games.jaipur.position import JaipurPosition, JaipurView
from serai.lab.contests import features_of

# --- Players of a kind ------------------------------------------------------------------------------------------------

#: Worlds in which the reply is looked at, and how much of its gain counts as a loss.
_WORLDS, _REPLY = 2, 0.5


class TwoPly:
    """Takes the move of the highest gain and liking, less what it leaves to the player after it."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """The best move by the rule of thumb; the budget is not needed."""
        gains = {code: gain + self._liking(view, view.game.move(code)) for code, gain in appraisals(view).items()}
        if isinstance(view, JaipurView) and len(gains) > 1:  # in Istanbul a turn is many moves: no reply to look at
            worlds = [view.game.determinize(view, random) for _ in range(_WORLDS)]
            for code in gains:
                left = sum(_best_reply(world.play_code(code), view.seat, random) for world in worlds)
                gains[code] -= _REPLY * left / _WORLDS
        return Decision(highest(gains, random))

    def _liking(self, view: View, move: Move) -> float:
        if isinstance(view, JaipurView):
            return self.in_jaipur(view, move)
        return self.in_istanbul(view, move) if isinstance(view, IstanbulView) else 0.0

    def in_jaipur(self, view: JaipurView, move: Move) -> float:
        """What a move is worth beside its gain, in rupees."""
        raise NotImplementedError

    def in_istanbul(self, view: IstanbulView, move: Move) -> float:
        """What a move is worth beside its gain, in lira."""
        raise NotImplementedError


def _best_reply(position: JaipurPosition, seat: int, random: Random) -> float:
    """What the other player gains by the rule of thumb; nothing if the round is over."""
    while position.is_chance and position.round_result is None:
        position = position.chance(random)
    if position.turn is None or position.turn == seat:
        return 0.0
    return max(appraisals(position.view(position.turn)).values())


class Hoarder(TwoPly):
    """Collects camels, or goods, and gives hardly any away."""

    def in_jaipur(self, view: JaipurView, move: Move) -> float:
        """So much a camel."""
        match move:
            case jaipur.TakeCamels():
                return 1.2 * view.market.count("K")
            case jaipur.Exchange(_, give):
                return -1.0 * give.count("K")
        return 0.0

    def in_istanbul(self, view: IstanbulView, move: Move) -> float:
        """So much a good that is got, or paid."""
        match move:
            case istanbul.BuyTile(_, goods) | istanbul.BuyRuby(_, goods):
                return -3.0 * len(goods)
            case istanbul.Same() | istanbul.Two() | istanbul.Three() | istanbul.Four():
                return 4.0
        return 0.0


class EarlyCloser(TwoPly):
    """Sells at once and empties the shortest stacks; buys every ruby it can, and no tile that brings none."""

    def in_jaipur(self, view: JaipurView, move: Move) -> float:
        """So much a card of the stacks that it wants to empty."""
        wanted = _shortest(view)
        match move:
            case jaipur.Sell(good, count):
                return 3.0 + 1.5 * count * (good in wanted) + 6.0 * (count >= len(view.tokens[good]))
            case jaipur.Take(good):
                return 1.5 * (good in wanted)
            case jaipur.Exchange(take, _):
                return 1.0 * sum(good in wanted for good in take)
        return 0.0

    def in_istanbul(self, view: IstanbulView, move: Move) -> float:
        """A ruby before all else."""
        match move:
            case istanbul.BuyRuby():
                return 100.0
            case istanbul.BuyTile():
                completes = len(view.tiles[view.seat]) + 1 == int(view.game.box.mosque_tiles)
                return 60.0 if completes else -10.0
        return 0.0


def _shortest(view: JaipurView) -> list[str]:
    """The stacks that a round ends with if they are emptied: as many as it still takes, fewest tokens first."""
    left = sorted((good for good in view.tokens if view.tokens[good]), key=lambda good: len(view.tokens[good]))
    return left[: 3 - (len(view.tokens) - len(left))]


# --- The search with a liking -----------------------------------------------------------------------------------------

#: Which style of a game each kind of player has.
HOARDERS = {"jaipur": "camel hoarder", "istanbul": "hoarder of goods"}
HURRIERS = {"jaipur": "early closer", "istanbul": "ruby rusher"}


class Styled:
    """The search, its values bent by a style: by how much a move changes one feature of its own side."""

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


class HoardingSearch(Styled):
    """Takes camels, or goods, wherever it can."""

    def __init__(self) -> None:
        super().__init__(HOARDERS)


class HurryingSearch(Styled):
    """Wants the end: empties stacks, or buys rubies at once."""

    def __init__(self) -> None:
        super().__init__(HURRIERS)
