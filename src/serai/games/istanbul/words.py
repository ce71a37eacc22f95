"""Istanbul in sentences: resources, tiles and cards, what cards and tiles do, moves, and previews of moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.core.game import Game
from serai.core.message import Listing, Message
from serai.core.moves import Move
from serai.games.istanbul import bundles
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.bundles import rows_of, sum_of
from serai.games.istanbul.components import EFFECTS
from serai.games.istanbul.position import IstanbulView
from serai.games.istanbul.rules import state as s

_COLOURS = tuple(s.LETTERS[: s.COLOURS])
_EFFECT_NAMES = {number: name for name, number in EFFECTS.items()}

# --- Things ---------------------------------------------------------------------------------------------------------


def bundle(text: str) -> Listing:
    """Resources such as `RR3L` as a list of amounts: "2 cloth and 3 lira"."""
    counts = zip(s.LETTERS, bundles.count_bundle(text))
    return Listing(tuple(say.amount(letter, count) for letter, count in counts if count))


def gain(text: str) -> Listing:
    """Resources such as `R2L` that a trade brings, goods as tokens: "1 cloth token and 2 lira"."""
    goods = s.LETTERS[: s.GOODS]
    counts = zip(s.LETTERS, bundles.count_bundle(text))
    named = ((say.tokens if letter in goods else say.amount)(letter, count) for letter, count in counts if count)
    return Listing(tuple(named))


def payment(goods: str) -> Listing:
    """A payment such as `RRr` or `RYGB+RW`: small letters are brown tokens standing for a colour."""
    counted = ((letter, goods.count(letter)) for letter in m.PAYMENT_ORDER)
    return Listing(tuple(say.amount(letter, count) for letter, count in counted if count))


def colours(letters: str) -> Listing:
    """Colours such as `RY` as a list: "cloth and fruit"."""
    return Listing(tuple(map(say.colour, letters)))


def faces(rolled: str) -> Listing:
    """Faces of dice as a list: "2 cloth and 1 card"."""
    counted = ((face, rolled.count(face)) for face in s.FACE_LETTERS)
    return Listing(tuple(say.face(face, count) for face, count in counted if count), " · ")


def tile(name: str) -> Message:
    """A mosque tile; one of a user's own box is called by its name there."""
    kind, _, colour = name.rpartition("-")
    return say.tile_of_colour(kind, colour, name) if colour in _COLOURS else say.tile(name, name)


def card(name: str) -> Message:
    """A bazaar card; one of a user's own box is called by its name there."""
    kind, _, colour = name.rpartition("-")
    return say.card_of_colour(kind, colour, name) if colour in _COLOURS else say.card(name, name)


def tiles(names: Iterable[str]) -> Listing:
    """Several tiles."""
    return Listing(tuple(map(tile, names)))


def cards(names: Iterable[str]) -> Listing:
    """Several cards."""
    return Listing(tuple(map(card, names)))


# --- What tiles and cards do ----------------------------------------------------------------------------------------


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
    offer = _deal(box, where)
    if box.if_own[where].any():
        offer = say.offer_if_own(bundle(bundles.write_bundle(box.if_own[where].tolist())), offer)
    if box.if_dice[where]:
        offer = say.offer_if_dice(int(box.if_dice[where]), offer)
    return offer


def _deal(box: Any, where: tuple[int, int, int]) -> Message:
    """What is given and what is got."""
    if box.swap[where]:
        return say.offer_swap()
    give = bundle(bundles.write_bundle(box.give[where].tolist())).items
    get = bundle(bundles.write_bundle(box.get[where].tolist())).items
    if box.give_any[where]:
        give += (say.goods_any(int(box.give_any[where])),)
    if box.choices[where]:
        get += (say.goods_choice(int(box.choices[where])),)
    if box.ruby[where]:
        return say.offer_ruby(Listing(give)) if give else say.offer_ruby_free()
    return say.offer_trade(Listing(give), Listing(get)) if give else say.offer_take(Listing(get))


# --- Moves ----------------------------------------------------------------------------------------------------------


def describe_move(game: Game, move: Move, taken: str | None = None) -> Message:
    """A move as an offer on a menu, "Use 2 cloth to get 1 cloth token"; `taken`: what it brings, if tried out."""
    got = m.brings(move) if taken is None else taken
    match move:
        case m.Keep():
            return say.move_keep()
        case m.Reroll(rolled):
            return say.move_reroll(faces(rolled))
        case m.Same(goods, first) | m.Four(goods, _, first) if first:
            return say.move_trade_tokens_first(payment(goods), gain(got), colours(first))
        case m.Same(goods) | m.Two(goods) | m.Three(goods) | m.Four(goods):
            return say.move_trade(payment(goods), gain(got))
        case m.Lira():
            return say.move_lira() if taken is None else say.move_take(bundle(taken))
        case m.Cards(count):
            return say.move_cards(count)
        case m.BuyTile(name, goods):
            return say.move_tile(tile(name), payment(goods))
        case m.BuyRuby(zone, goods):
            return say.move_ruby_lira() if zone == "lira" else say.move_ruby(payment(goods), zone)
        case m.Play(name):
            return say.move_play(card(name))
        case m.Take(give, _, zone):
            if zone is not None:
                return say.move_ruby(bundle(give), zone)
            return say.move_trade(bundle(give), bundle(got)) if give else say.move_take(bundle(got))
        case m.Swap(own, shown):
            return say.move_swap(tile(own), tile(shown))
        case m.Pass():
            return say.move_pass()
        case m.Done():
            return say.move_done()
    raise TypeError(f"{move!r} is not a player's move")


def preview(view: IstanbulView, code: int) -> Message:
    """What a legal move would cost and bring, tried out in a world of the view; `IllegalMove` for any other move."""
    game, tried, seat = view.game, view.game.move(code), view.turn or 0
    trace = view.world.play_code(code).trace or []
    rows = rows_of(trace, s.OFFER if isinstance(tried, m.Take) else None)
    match tried:
        case m.BuyRuby(zone="lira"):
            return say.move_ruby(bundle(sum_of(rows, s.GIVEN, seat)), "lira")
        case m.BuyTile(name, goods) if any(kind == s.MOSQUE_RUBY for kind, *_ in rows):
            return say.preview_tile_ruby(tile(name), payment(goods))
        case m.Play(name):
            return say.preview_play(card(name), offers(game.box, game.names["cards"].index(name), s.ACTIVE))
        case m.Done():
            return say.preview_done(view.actions_left)
    return describe_move(game, tried, sum_of(rows, s.TAKEN, seat))
