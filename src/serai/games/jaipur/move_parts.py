"""Moves of Jaipur in their parts, so that screens build them by clicks and never read notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from serai.core.errors import BadNotation
from serai.core.game import Game
from serai.core.moves import Move
from serai.games.jaipur import moves as m
from serai.games.jaipur.position import JaipurPosition, JaipurView


@dataclass(frozen=True, slots=True)
class JaipurMoveParts:
    """A move: cards taken from the market and cards given or sold, the camels of the player's herd among them."""

    #: In notation, as it is sent.
    move: str
    kind: Literal["take", "camels", "exchange", "sell"]
    #: `K` for all the camels of the market.
    take: str
    give: str


def to_parts(table: JaipurPosition | JaipurView, code: int) -> JaipurMoveParts:
    """A player's move in its parts."""
    move, written = table.game.move(code), table.game.write(code)
    match move:
        case m.Take(good):
            return JaipurMoveParts(written, "take", good, "")
        case m.TakeCamels():
            return JaipurMoveParts(written, "camels", "K", "")
        case m.Exchange(take, give):
            return JaipurMoveParts(written, "exchange", take, give)
        case m.Sell(good, count):
            return JaipurMoveParts(written, "sell", "", good * count)
    raise TypeError(f"{move!r} is not a player's move")


def from_parts(game: Game, parts: Mapping[str, Any]) -> Move:
    """The move that takes and gives these cards; several cards taken are an exchange, even if none is given yet."""
    take, give = parts.get("take", ""), parts.get("give", "")
    if not all(isinstance(cards, str) and (cards.isalpha() or not cards) for cards in (take, give)):
        raise BadNotation("notation.unreadable", text=f"{take}-{give}"[:40])
    if not take:
        return m.MOVES.parse(f"-{give}")
    return m.MOVES.parse(f"+{take}-{give}" if give or len(take) > 1 else f"+{take}")
