"""What mosque tiles and bazaar cards do, as messages made from the box: cards of a user's own box are told too."""

from __future__ import annotations

from typing import Any

from serai.core.message import Listing, Message
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.components import EFFECTS
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.words import bundle

_EFFECT_NAMES = {number: name for name, number in EFFECTS.items()}


def effect_name(box: Any, tile: int) -> str:
    """The effect of a tile as components files call it."""
    return _EFFECT_NAMES[int(box.tile_effect[tile])]


def tile_effect(box: Any, tile: int) -> Message:
    """What a mosque tile does (I-TILES)."""
    colour = s.LETTERS[int(box.tile_colour[tile])]
    return say.tile_effect(effect_name(box, tile), int(box.tile_amount[tile]), colour)


def card_effect(box: Any, card: int) -> Message:
    """What a bazaar card does, for the active player and for the others (I-CARDS)."""
    active = offers(box, card, s.ACTIVE)
    if int(box.offers[card, s.OTHERS]) == 0:
        return say.card_effect(active)
    return say.card_effect_others(active, offers(box, card, s.OTHERS))


def offers(box: Any, card: int, side: int) -> Message:
    """All that a card offers to one side: this, or that."""
    first, *others = (_offer(box, (card, side, number)) for number in range(int(box.offers[card, side])))
    for other in others:
        first = say.offer_or(first, other)
    return first


def _offer(box: Any, where: tuple[int, int, int]) -> Message:
    told = _deal(box, where)
    if box.if_own[where].any():
        told = say.offer_if_own(bundle(m.write_bundle(box.if_own[where].tolist())), told)
    if box.if_dice[where]:
        told = say.offer_if_dice(int(box.if_dice[where]), told)
    return told


def _deal(box: Any, where: tuple[int, int, int]) -> Message:
    """What is given and what is got."""
    if box.swap[where]:
        return say.offer_swap()
    give = bundle(m.write_bundle(box.give[where].tolist())).items
    get = bundle(m.write_bundle(box.get[where].tolist())).items
    if box.give_any[where]:
        give += (say.goods_any(int(box.give_any[where])),)
    if box.choices[where]:
        get += (say.goods_choice(int(box.choices[where])),)
    if box.ruby[where]:
        return say.offer_ruby(Listing(give)) if give else say.offer_ruby_free()
    return say.offer_trade(Listing(give), Listing(get)) if give else say.offer_take(Listing(get))
