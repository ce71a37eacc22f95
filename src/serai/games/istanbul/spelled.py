"""Moves of Istanbul in their parts, so that screens build them by clicks and never read notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast
from weakref import WeakKeyDictionary

from serai.core.game import Game
from serai.games.istanbul import moves as m
from serai.games.istanbul import notation
from serai.games.istanbul.amounts import Paid, Resource, counted_bundle, counted_payment
from serai.games.istanbul.screen import Zone

Kind = Literal[
    "keep", "reroll", "same", "two", "three", "four", "lira", "cards", "tile", "ruby", "play", "take", "swap", "pass",
    "done",
]  # fmt: skip
#: Moves remembered for one game; then it begins anew.
_MOST = 65_536


@dataclass(frozen=True, slots=True)
class IstanbulSpelled:
    """A move in its parts. A price in lira and what lira dice bring depend on the table: `zones`, `lira_now`."""

    #: In notation, as it is sent.
    move: str
    kind: Kind
    #: What is paid; for goods the unused dice of a colour go before its tokens.
    pay: dict[Paid, int]
    #: What is taken from the supply.
    get: dict[Resource, int]
    #: `reroll`: the faces rolled again.
    faces: str = ""
    #: `cards`: how many card dice are used.
    dice: int = 0
    #: The tile bought, or taken in a swap for one's own.
    tile: str | None = None
    own: str | None = None
    #: The zone a ruby is taken from.
    zone: Zone | None = None
    #: `play`: the card carried out.
    card: str | None = None


_SPELLED: WeakKeyDictionary[Game, dict[int, IstanbulSpelled]] = WeakKeyDictionary()


def spell(game: Game, code: int) -> IstanbulSpelled:
    """A player's move in its parts."""
    known = _SPELLED.get(game)
    if known is None:
        known = _SPELLED[game] = {}
    found = known.get(code)
    if found is None:
        if len(known) >= _MOST:
            known.clear()
        found = known[code] = _spell(m.decode(game.names, code))
    return found


def _spell(move: m.Move) -> IstanbulSpelled:
    written = notation.write(move)
    match move:
        case m.Keep() | m.Lira() | m.Pass() | m.Done():
            return IstanbulSpelled(written, cast(Kind, written), {}, {})
        case m.Reroll(faces):
            return IstanbulSpelled(written, "reroll", {"X": 1}, {}, faces=faces)
        case m.Same(goods):
            return IstanbulSpelled(written, "same", counted_payment(goods), counted_bundle(goods[0].upper()))
        case m.Two(goods):
            return IstanbulSpelled(written, "two", counted_payment(goods), counted_bundle("X"))
        case m.Three(goods):
            return IstanbulSpelled(written, "three", counted_payment(goods), counted_bundle("W"))
        case m.Four(goods, tokens):
            return IstanbulSpelled(written, "four", counted_payment(goods), counted_bundle(tokens))
        case m.Cards(count):
            return IstanbulSpelled(written, "cards", {}, {}, dice=count)
        case m.BuyTile(tile, goods):
            return IstanbulSpelled(written, "tile", counted_payment(goods), {}, tile=tile)
        case m.BuyRuby(zone, goods):
            return IstanbulSpelled(written, "ruby", counted_payment(goods), {}, zone=cast(Zone, zone))
        case m.Play(card):
            return IstanbulSpelled(written, "play", {}, {}, card=card)
        case m.Take(give, get, zone):
            given = cast("dict[Paid, int]", counted_bundle(give))
            return IstanbulSpelled(written, "take", given, counted_bundle(get), zone=cast("Zone | None", zone))
        case m.Swap(own, shown):
            return IstanbulSpelled(written, "swap", {}, {}, tile=shown, own=own)
    raise TypeError(f"{move!r} is not a player's move")
