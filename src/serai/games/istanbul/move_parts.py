"""Moves of Istanbul in their parts, so that screens build them by clicks and never read notation."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import msgspec

from serai.core.errors import BadNotation, IllegalMove
from serai.core.game import Game
from serai.core.moves import Move
from serai.core.trace import Row
from serai.games.istanbul import bundles
from serai.games.istanbul import moves as m
from serai.games.istanbul.position import IstanbulPosition, IstanbulView
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.screen import PAID, RESOURCES, Paid, Resource, Zone, counted_bundle, counted_payment

Face = Literal["R", "Y", "G", "B", "L", "C"]
Kind = Literal[
    "keep", "reroll", "same", "two", "three", "four", "lira", "cards", "tile", "ruby", "play", "take", "swap", "pass",
    "done",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class IstanbulMoveParts:
    """A move in its parts. What lira dice bring is a field of the table: `lira_now`."""

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
    #: The tile bought, or taken in a swap for a tile of the player.
    tile: str | None = None
    own: str | None = None
    #: The zone a ruby is taken from.
    zone: Zone | None = None
    #: `play`: the card carried out.
    card: str | None = None
    #: `same`, `four`: the colours whose tokens are paid before dice (I-PAY-SHORT).
    tokens_first: str = ""
    #: The dice and the tokens, crystals and lira that the move takes here.
    spent_dice: dict[Face, int] = field(default_factory=dict)
    spent_tokens: dict[Paid, int] = field(default_factory=dict)


def parts_key(table: IstanbulPosition | IstanbulView) -> Hashable:
    """What the parts of a move depend on besides the move: the unused dice, the next price in lira, and tokens.

    Tokens matter where the supply has none left: they may be paid before dice then (I-PAY-SHORT).
    """
    record = table.record
    if int(record.stage) != s.ACT:
        return ()
    tokens = zip(record.supply[: s.COLOURS].tolist(), record.owned[record.seat, : s.COLOURS].tolist())
    scarce = [0 if left else count for left, count in tokens]
    return (*record.dice.tolist(), int(record.zones[s.LIRA_ZONE]), *scarce)


def to_parts(table: IstanbulPosition | IstanbulView, code: int) -> IstanbulMoveParts:
    """A move in its parts; for a legal one with the dice and tokens that the rules take for it."""
    try:
        rows = _rows(table, code)
    except IllegalMove:
        rows = []
    return _parts(table.game.move(code), rows)


def _rows(table: IstanbulPosition | IstanbulView, code: int) -> list[Row]:
    """What the rules say the mover pays and takes; `IllegalMove` for a move that is not legal."""
    world = table.world if isinstance(table, IstanbulView) else table
    return [row for row in world.play_code(code).trace or [] if row[1] == world.mover]


def parts_with_dice(move: Move, faces: str) -> IstanbulMoveParts:
    """A move in its parts, at some table where these dice pay for it."""
    return _parts(
        move,
        [(s.DICE_USED, 0, number, faces.count(face)) for number, face in enumerate(s.FACE_LETTERS) if face in faces],
    )


def _parts(move: Move, rows: list[Row]) -> IstanbulMoveParts:
    kind, pay = cast(Kind, move.form.partition(" ")[0]), _paid_by(move)
    by_dice = {cast(Face, s.FACE_LETTERS[face]): count for kind, _, face, count in rows if kind == s.DICE_USED}
    given = {cast(Paid, s.LETTERS[what]): count for kind, _, what, count in rows if kind == s.GIVEN}
    brown = {letter: count for letter, count in pay.items() if letter in "rygbW"}
    if sum(brown.values()) == given.get("W", 0):  # which colour a brown token stands for is in the move
        given.pop("W", None)
    tokens = {letter: count for letter in PAID if (count := {**given, **brown}.get(letter, 0))}
    return IstanbulMoveParts(
        move=move.written(),
        kind=kind,
        pay=pay,
        get=counted_bundle(m.brings(move)),
        faces=getattr(move, "faces", ""),
        dice=getattr(move, "count", 0),
        tile=getattr(move, "tile", None) or getattr(move, "shown", None),
        own=getattr(move, "own", None),
        zone=getattr(move, "zone", None),
        card=getattr(move, "card", None),
        tokens_first=getattr(move, "tokens_first", ""),
        spent_dice=by_dice,
        spent_tokens=tokens,
    )


def _paid_by(move: Move) -> dict[Paid, int]:
    """What a move says it pays."""
    match move:
        case m.Reroll():
            return {"X": 1}
        case m.Take(give):
            return cast("dict[Paid, int]", counted_bundle(give))
    return counted_payment(getattr(move, "goods", ""))


def from_parts(game: Game, parts: Mapping[str, Any]) -> Move:
    """The move with these parts, those without a meaning for its kind left aside; `BadNotation` if there is none."""
    try:
        given = msgspec.convert({"pay": {}, "get": {}, **parts, "move": ""}, IstanbulMoveParts)
        if not all(0 <= count <= bundles.MOST_PAID for count in (*given.pay.values(), *given.get.values())):
            raise ValueError("nobody has that much")
    except (msgspec.ValidationError, ValueError):
        raise BadNotation("notation.unreadable", text=str(parts)[:40]) from None
    goods = "".join(letter * count for letter, count in given.pay.items())
    get = _bundle(given.get)
    match given.kind:
        case "reroll":
            return m.Reroll(given.faces)
        case "same":
            return m.Same(goods, given.tokens_first)
        case "two" | "three":
            return {"two": m.Two, "three": m.Three}[given.kind](goods)
        case "four":
            return m.Four(goods, get, given.tokens_first)
        case "cards":
            return m.Cards(given.dice)
        case "tile":
            return m.BuyTile(given.tile or "", goods)
        case "ruby":
            return m.BuyRuby(given.zone or "", _of_all_colours(goods) if given.zone == "all" else goods)
        case "play":
            return m.Play(given.card or "")
        case "take":
            return m.Take(_bundle(cast("dict[Resource, int]", given.pay)), get, given.zone)
        case "swap":
            return m.Swap(given.own or "", given.tile or "")
    return m.MOVES.parse(given.kind)


def _bundle(amounts: dict[Resource, int]) -> str:
    return bundles.write_bundle([amounts.get(resource, 0) for resource in RESOURCES])


def _of_all_colours(goods: str) -> str:
    """Goods for the zone of all colours: one of each, brown tokens for a colour among them, then the others."""
    each = "".join(
        colour.lower() if colour.lower() in goods else colour for colour in m.COLOURS if colour in goods.upper()
    )
    for letter in each:
        goods = goods.replace(letter, "", 1)
    return f"{each}+{goods}" if goods else each
