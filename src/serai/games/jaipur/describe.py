"""Moves and refusals of Jaipur as messages."""

from __future__ import annotations

from typing import Any

from serai.core.message import Message
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur import state as s
from serai.games.jaipur.events import cards
from serai.games.jaipur.position import JaipurView


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


def preview(view: JaipurView, chosen: m.Move) -> Message:
    """What a move would do now: "Sell 3 leather: 4 + 3 + 2, bonus token"."""
    match chosen:
        case m.TakeCamels():
            return say.move_take(say.cards("K", view.market.count("K")))
        case m.Sell(good, count):
            sold, tokens = say.cards(good, count), " + ".join(map(str, view.top_tokens(good, count)))
            stack = min(count - s.BONUS_FROM, s.BONUS_STACKS - 1)
            if stack >= 0 and view.bonus_left[stack] > 0:
                return say.preview_sell_bonus(sold, tokens) if tokens else say.preview_sell_bonus_only(sold)
            return say.preview_sell(sold, tokens) if tokens else say.preview_sell_for_nothing(sold)
        case m.Take() | m.Exchange():
            return move(chosen)
    raise TypeError(f"{chosen!r} is not a player's move")


def option_value(option: str, value: str | int | bool) -> Message:
    """What a value of an option means."""
    return say.option_value(f"{option}-{str(value).lower()}")


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
