"""Moves and refusals of Jaipur as messages."""

from __future__ import annotations

from typing import Any

from serai.core.message import Message
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur.events import cards


def move(move: m.PlayerMove) -> Message:
    """A move as an offer on a menu: "Sell 3 leather"."""
    match move:
        case m.Take(good):
            return say.move_take(say.cards(good, 1))
        case m.TakeCamels():
            return say.move_take_camels()
        case m.Sell(good, count):
            return say.move_sell(say.cards(good, count))
        case m.Exchange(take, give):
            return say.move_exchange(cards(take), cards(give))
    raise TypeError(f"{move!r} is not a player's move")


def refusal_arguments(reason: str, box: Any, code: int) -> dict[str, str | int]:
    """The numbers a refusal names: they come from the box and from the move itself, never from the position."""
    if reason == "hand-limit":
        return {"limit": int(box.hand_limit)}
    if reason == "sell-min":
        good = (code >> 3) & 7
        return {"count": int(box.least_sale[good])}
    if reason == "deal-count":
        return {"hand": int(box.dealt), "market": int(box.market_size) - int(box.market_camels)}
    return {}
