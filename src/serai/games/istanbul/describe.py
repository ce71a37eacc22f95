"""Moves and refusals of Istanbul as messages."""

from __future__ import annotations

from serai.core.message import Message
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.words import bundle, card, faces, payment, tile


def move(move: m.Move) -> Message:
    """A move as an offer on a menu: "Give 2 cloth for a crystal"."""
    match move:
        case m.Keep():
            return say.move_keep()
        case m.Reroll(rolled):
            return say.move_reroll(faces(rolled))
        case m.Same(goods):
            return say.move_trade(payment(goods), bundle(goods[0].upper()))
        case m.Four(goods, tokens):
            return say.move_trade(payment(goods), bundle(tokens))
        case m.Two(goods):
            return say.move_trade(payment(goods), bundle("X"))
        case m.Three(goods):
            return say.move_trade(payment(goods), bundle("W"))
        case m.Lira():
            return say.move_lira()
        case m.Cards(count):
            return say.move_cards(count)
        case m.BuyTile(name, goods):
            return say.move_tile(tile(name), payment(goods))
        case m.BuyRuby(zone, goods):
            return say.move_ruby_lira() if zone == "lira" else say.move_ruby(payment(goods), zone)
        case m.Play(name):
            return say.move_play(card(name))
        case m.Take(give, get, zone):
            if zone is not None:
                return say.move_ruby(bundle(give), zone)
            return say.move_trade(bundle(give), bundle(get)) if give else say.move_take(bundle(get))
        case m.Swap(own, shown):
            return say.move_swap(tile(own), tile(shown))
        case m.Pass():
            return say.move_pass()
        case m.Done():
            return say.move_done()
    raise TypeError(f"{move!r} is not a player's move")
