"""Moves, previews and refusals of Jaipur as messages."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from serai.core.message import Listing, Message
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur.rules import state as s

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.moves import Move
    from serai.games.jaipur.position import JaipurView


@lru_cache(maxsize=1 << 12)
def cards(letters: str) -> Listing:
    """Cards as a list of counted kinds: "2 gold and 1 camel"."""
    return Listing(tuple(say.cards(letter, letters.count(letter)) for letter in s.LETTERS if letter in letters))


def describe_move(game: Game, move: Move) -> Message:
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


def preview(view: JaipurView, code: int) -> Message:
    """What a legal move would do ("Sell 3 leather: 4 + 3 + 2, bonus token"); `IllegalMove` for any other move."""
    game = view.game
    trace = view.with_memory.world.play_code(code).trace or []
    match move := game.move(code):
        case m.TakeCamels():
            return say.move_take(say.cards("K", next(count for kind, _, count, _ in trace if kind == s.CAMELS)))
        case m.Sell(good, count):
            sold = say.cards(good, count)
            tokens = " + ".join(str(rupees) for kind, _, _, rupees in trace if kind == s.TOKEN)
            if any(kind == s.EARNED for kind, *_ in trace):
                return say.preview_sell_bonus(sold, tokens) if tokens else say.preview_sell_bonus_only(sold)
            return say.preview_sell(sold, tokens) if tokens else say.preview_sell_for_nothing(sold)
    return describe_move(game, move)


def refusal_arguments(game: Game, reason: str, code: int) -> dict[str, str | int]:
    """The numbers a refusal names: they come from the box and from the move itself, never from the position."""
    box = game.box
    if reason == "sell-min":
        sale = game.move(code)
        assert isinstance(sale, m.Sell)
        return {"count": int(box.least_sale[m.GOODS.index(sale.good)])}
    if reason == "deal-count":
        return {"hand": int(box.dealt), "market": int(box.market_size) - int(box.market_camels)}
    return {"limit": int(box.hand_limit)} if reason == "hand-limit" else {}
