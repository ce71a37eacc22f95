"""Moves of Istanbul in their parts, so that screens build them by clicks and never read notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast
from weakref import WeakKeyDictionary

import msgspec

from serai.core.errors import BadNotation
from serai.core.game import Game
from serai.core.kernel import plain
from serai.games.istanbul import moves as m
from serai.games.istanbul import notation, supply
from serai.games.istanbul import state as s
from serai.games.istanbul.amounts import RESOURCES, Paid, Resource, counted_bundle, counted_payment
from serai.games.istanbul.position import IstanbulPosition, IstanbulView
from serai.games.istanbul.shown import Zone

Kind = Literal[
    "keep", "reroll", "same", "two", "three", "four", "lira", "cards", "tile", "ruby", "play", "take", "swap", "pass",
    "done",
]  # fmt: skip
Face = Literal["R", "Y", "G", "B", "L", "C"]
#: Actions paid with goods, which are dice or tokens; cards are paid with tokens alone (I-CARDS).
_PAID_WITH_DICE = ("same", "two", "three", "four", "tile", "ruby")
_dice_used = plain(supply.dice_used)
#: Moves remembered for one game; then it begins anew.
_MOST = 65_536
#: More of one thing than any move pays or takes.
_MOST_PAID = 99


@dataclass(frozen=True, slots=True)
class IstanbulSpelled:
    """A move in its parts. What lira dice bring is told by the table: `lira_now`."""

    #: In notation, as it is sent.
    move: str
    kind: Kind
    #: What is paid, as the move says it.
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
    #: The dice and the tokens, crystals and lira that the move takes here.
    spent_dice: dict[Face, int] = field(default_factory=dict)
    spent_tokens: dict[Paid, int] = field(default_factory=dict)


Key = tuple[tuple[int, ...], int]
#: By the key of the position and the code of the move; parts without what is spent have no key.
_SPELLED: WeakKeyDictionary[Game, dict[tuple[Key | None, int], IstanbulSpelled]] = WeakKeyDictionary()


def spell(seen: IstanbulPosition | IstanbulView, code: int) -> IstanbulSpelled:
    """A legal move in its parts."""
    known = _SPELLED.get(seen.game)
    if known is None:
        known = _SPELLED[seen.game] = {}
    found = known.get((seen.parts_key, code))
    if found is None:
        if len(known) >= _MOST:
            known.clear()
        parts = known.get((None, code))
        if parts is None:
            parts = known[None, code] = _spell(m.decode(seen.game.names, code))
        found = known[seen.parts_key, code] = _with_spent(parts, seen.parts_key)
    return found


def _with_spent(parts: IstanbulSpelled, key: Key) -> IstanbulSpelled:
    """The move with the dice and tokens that it takes, as the rules take them."""
    dice: dict[str, int] = dict(zip(s.FACE_LETTERS, key[0]))
    used: dict[Face, int] = {}
    tokens: dict[Paid, int] = {}
    for what, count in parts.pay.items():
        by_dice = _dice_used(dice[what], count) if what in dice and parts.kind in _PAID_WITH_DICE else 0
        if by_dice:
            used[cast(Face, what)] = by_dice
        if count > by_dice:
            tokens[what] = count - by_dice
    if parts.kind == "lira":
        used["L"] = dice.get("L", 0)
    elif parts.kind == "cards":
        used["C"] = parts.dice
    elif parts.kind == "ruby" and parts.zone == "lira":
        tokens["L"] = key[1]
    return IstanbulSpelled(
        parts.move, parts.kind, parts.pay, parts.get, parts.faces, parts.dice, parts.tile, parts.own, parts.zone,
        parts.card, used, tokens,
    )  # fmt: skip


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


def from_parts(parts: Mapping[str, Any]) -> m.Move:
    """The move with these parts, those without a meaning for its kind left aside."""
    try:
        given = msgspec.convert({"pay": {}, "get": {}, **parts, "move": ""}, IstanbulSpelled)
        if not all(0 <= count <= _MOST_PAID for count in (*given.pay.values(), *given.get.values())):
            raise ValueError("nobody has so much")
    except (msgspec.ValidationError, ValueError):
        raise BadNotation("notation.unreadable", text=str(parts)[:40]) from None
    return _from_parts(given)


def _from_parts(parts: IstanbulSpelled) -> m.Move:
    goods = "".join(letter * count for letter, count in parts.pay.items())
    match parts.kind:
        case "keep" | "lira" | "pass" | "done":
            return notation.parse(parts.kind)
        case "reroll":
            return m.Reroll(parts.faces)
        case "same":
            return m.Same(goods)
        case "two":
            return m.Two(goods)
        case "three":
            return m.Three(goods)
        case "four":
            return m.Four(goods, _bundle(parts.get))
        case "cards":
            return m.Cards(parts.dice)
        case "tile":
            return m.BuyTile(parts.tile or "", goods)
        case "ruby" if parts.zone == "all":
            return m.BuyRuby("all", _of_all_colours(parts.pay))
        case "ruby":
            return m.BuyRuby(parts.zone or "", "" if parts.zone == "lira" else goods)
        case "play":
            return m.Play(parts.card or "")
        case "take":
            return m.Take(_bundle(cast("dict[Resource, int]", parts.pay)), _bundle(parts.get), parts.zone)
        case "swap":
            return m.Swap(parts.own or "", parts.tile or "")


def _bundle(amounts: dict[Resource, int]) -> str:
    return m.write_bundle([amounts.get(resource, 0) for resource in RESOURCES])


def _of_all_colours(pay: dict[Paid, int]) -> str:
    """Goods for the zone of all colours: one of each, brown tokens for a colour among them, then the others."""
    goods = "".join(letter * count for letter, count in pay.items())
    each = ""
    for colour in m.COLOURS:
        each += colour.lower() if colour.lower() in goods else colour if colour in goods else ""
    for letter in each:
        goods = goods.replace(letter, "", 1)
    return f"{each}+{goods}" if goods else each
