"""Positions of Jaipur that between them allow every move a player can ever make (`Definition.covering_positions`)."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.core.game import Game
from serai.games.jaipur.rules import state as s


def covering_positions(game: Game) -> NDArray[Any]:
    """Every market full of goods with every hand that can be given for it; and every hand of one good, to be sold."""
    box = game.box
    size, limit = int(box.market_size), int(box.hand_limit)
    markets = np.array([pile for pile in _piles(box.cards, size) if sum(pile) == size], np.int8)
    hands = np.array(list(_piles(box.cards, min(size, limit))), np.int8)
    states = np.zeros(len(markets) * len(hands), s.STATE)
    states["market"][:, : s.GOODS] = np.repeat(markets, len(hands), axis=0)
    states["hands"][:, 0] = np.tile(hands, (len(markets), 1))
    states["herds"][:, 0] = size
    sales = np.zeros(s.GOODS, s.STATE)
    sales["market"][:, s.CAMEL] = size
    sales["hands"][:, 0] = np.diag(np.minimum(box.cards[: s.GOODS], limit))
    found = np.concatenate([states, sales])
    found["stage"] = s.PLAY
    return found


def _piles(cards: NDArray[Any], most: int, good: int = 0) -> Iterator[tuple[int, ...]]:
    """All piles of at most `most` goods, from `good` on, that the box has the cards for."""
    if good == s.GOODS:
        yield ()
        return
    for count in range(min(most, int(cards[good])) + 1):
        for rest in _piles(cards, most - count, good + 1):
            yield count, *rest
