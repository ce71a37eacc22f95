"""What a move of Istanbul would do now, in one sentence: it is tried out in the world of the view, and told."""

from __future__ import annotations

from serai.core.message import Message
from serai.core.random import seeded
from serai.games.istanbul import describe, effects
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.events import LiraTaken, MosqueRubyTaken, RubyBought
from serai.games.istanbul.position import IstanbulPosition, IstanbulView
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.screen import show
from serai.games.istanbul.telling import events
from serai.games.istanbul.words import bundle, card, payment, tile


def preview(view: IstanbulView, code: int) -> Message:
    """What a legal move would cost and bring; `IllegalMove` for any other."""
    game = view.game
    before = game.determinize(view, seeded(0))  # everything is public: this is the position itself
    after = before.play_code(code)
    assert isinstance(before, IstanbulPosition) and isinstance(after, IstanbulPosition)
    move = m.decode(game.names, code)
    for event in events(before, move, after):
        match event, move:
            case LiraTaken(taken=taken), _:
                return say.move_take(bundle(taken))
            case RubyBought(zone="lira", lira=lira), _:
                return say.move_ruby(bundle(f"{lira}L" if lira else ""), "lira")
            case MosqueRubyTaken(), m.BuyTile(name, goods):
                return say.preview_tile_ruby(tile(name), payment(goods))
    match move:
        case m.Play(name):
            number = game.names["cards"].index(name)
            return say.preview_play(card(name), effects.offers(game.box, number, s.ACTIVE))
        case m.Done():
            return say.preview_done(show(view).actions_left)
    return describe.move(move)
