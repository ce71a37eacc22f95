"""What a move of Istanbul is worth at a glance, in lira: a rule of thumb for simple bots, from a view alone."""

from __future__ import annotations

from serai.core.kernel import plain
from serai.core.moves import Move
from serai.games.istanbul import bundles
from serai.games.istanbul import moves as m
from serai.games.istanbul.position import IstanbulView
from serai.games.istanbul.rules.supply import dice_used
from serai.games.istanbul.words import effect_name

#: What resources are worth, in lira. A ruby is worth far more: rubies win the game.
_WORTH = {"R": 2.0, "Y": 2.0, "G": 2.0, "B": 2.0, "W": 3.0, "X": 2.0}
_RUBY = 40.0
#: A good of any colour.
_CHOICE = 2.0
_TILE = {"lira": 9.0, "crystal": 7.0, "card": 8.0, "bonus": 6.0, "action": 14.0, "die": 14.0}
#: A die not used is lost at the end of the turn; a token is not.
_DIE = 0.6
#: What the usual card brings, and how much better the best of several is.
_CARD = (0.0, 4.0, 6.0, 7.0, 7.5)


def _bundle_worth(text: str) -> float:
    counts = bundles.read_bundle(text)
    return sum(_WORTH[letter] * count for letter, count in zip("RYGBWX", counts)) + counts[-1]


def _cost(view: IstanbulView, goods: str, tokens_first: str = "") -> float:
    """What a payment costs: dice are cheap, for they do not last."""
    cost, tokens = 0.0, view.goods[view.seat]
    for colour in "RYGB":
        count = goods.count(colour)
        dice = plain(dice_used)(view.dice.count(colour), tokens.count(colour), count, colour in tokens_first)
        cost += _DIE * dice + _WORTH[colour] * (count - dice)
    browns = sum(letter.islower() or letter == "W" for letter in goods)
    return cost + _WORTH["W"] * browns


def _tile_worth(view: IstanbulView, name: str) -> float:
    """A tile pays every turn: the earlier, the better; the mosque ruby comes on top."""
    held, wanted = len(view.tiles[view.seat]), int(view.game.box.mosque_tiles)
    worth = _TILE[_effect(view, name)] * max(0.3, 1.4 - 0.05 * view.round)
    return worth + (_RUBY if held + 1 == wanted else _RUBY * 0.12 * (held < wanted))


def _effect(view: IstanbulView, tile: str) -> str:
    return effect_name(view.game.box, view.game.names["tiles"].index(tile))


def _reroll_worth(view: IstanbulView, faces: str) -> float:
    """Rerolling is worth a crystal where single faces make no pair; the other dice stay."""
    kept = view.dice
    for face in faces:
        kept = kept.replace(face, "", 1)
    pairs = max((kept.count(colour) for colour in "RYGB"), default=0)
    singles = sum(view.dice.count(face) == 1 for face in faces)
    return 0.8 * singles * (pairs >= 2) - 0.9 * (len(faces) - singles) - 1.5


def appraise(view: IstanbulView, move: Move) -> float:
    """The gain of a move, estimated in lira."""
    match move:
        case m.Keep() | m.Pass() | m.Done():
            return 0.0
        case m.Reroll(faces):
            return _reroll_worth(view, faces)
        case m.Same(goods) | m.Two(goods) | m.Three(goods) | m.Four(goods):
            return _bundle_worth(m.brings(move)) - _cost(view, goods, getattr(move, "tokens_first", ""))
        case m.Lira():
            bonus = sum(_effect(view, name) == "bonus" for name in view.tiles[view.seat])
            return float(view.game.box.lira_per_die) * view.dice.count("L") + _CHOICE * bonus
        case m.Cards(count):
            return _CARD[min(count, 4)]
        case m.BuyTile(name, goods):
            return _tile_worth(view, name) - _cost(view, goods)
        case m.BuyRuby(zone, goods):
            return _RUBY - (float(view.prices["lira"] or 0) if zone == "lira" else _cost(view, goods))
        case m.Play(name):
            return _card_worth(view, name)
        case m.Take(give, get, zone):
            return _bundle_worth(get) - _bundle_worth(give) + (_RUBY if zone else 0.0)
        case m.Swap(own, shown):
            return _tile_worth(view, shown) - _tile_worth(view, own)
    raise TypeError(f"{move!r} is not a player's move")


def _card_worth(view: IstanbulView, name: str) -> float:
    """The best of a card's offers that looks within reach, from the box alone."""
    box, number = view.game.box, view.game.names["cards"].index(name)
    best = 0.0
    for offer in range(int(box.offers[number, 0])):
        where = (number, 0, offer)
        owned = view.record.owned[view.seat]
        if (owned < box.give[where]).any() or (owned < box.if_own[where]).any():
            continue
        if int(view.record.card_dice) < int(box.if_dice[where]):
            continue
        gain = _bundle_worth(bundles.write_bundle(box.get[where].tolist())) + _CHOICE * int(box.choices[where])
        gain -= _bundle_worth(bundles.write_bundle(box.give[where].tolist())) + _CHOICE * int(box.give_any[where])
        best = max(best, gain + (_RUBY if box.ruby[where] else 0.0))
    return best
