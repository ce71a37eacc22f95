"""The box of Istanbul as a screen needs it: cards, tiles and prices, and where each number comes from."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, cast

from serai.core.game import Game
from serai.core.message import Message
from serai.core.wire import MessageObject, message_object
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.move_parts import IstanbulMoveParts, parts_with_dice
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.screen import RESOURCES, Effect, Price, Resource, Zone, counted, numbers_of
from serai.games.istanbul.words import card, card_effect, tile, tile_effect

#: The rule sheet; several public descriptions; one; ours: made to fit all totals; a user's own file.
Source = Literal["sheet", "pub", "one", "ours", "own"]


@dataclass(frozen=True, slots=True)
class TileKind:
    """A kind of mosque tile."""

    id: str
    name: MessageObject
    effect: Effect
    #: How many lira or crystals it brings; nothing for other effects.
    amount: int | None
    #: The colour it is drawn in: that of the good it brings, or the only one of its price.
    colour: Resource | None
    says: MessageObject
    price: dict[Resource, int]
    count: int
    #: Of its `effect`, `price` and `count`.
    sources: dict[str, Source]
    has_ours: bool


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of bazaar card."""

    id: str
    name: MessageObject
    says: MessageObject
    count: int
    #: Of its `count`, of what it is for the `active` player and of what `others-may` do.
    sources: dict[str, Source]
    has_ours: bool


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """A zone of the board."""

    zone: Zone
    name: MessageObject
    #: Of all its rubies, cheapest first.
    prices: tuple[Price, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class IstanbulBox:
    """I-BOX, I-BOARD for this number of players: every number a screen may want to show."""

    seats: int
    goal: int
    zones: tuple[ZoneKind, ...]
    mosque_rubies: int
    #: The number of tiles that earns a ruby of the mosque.
    mosque_tiles: int
    tiles: tuple[TileKind, ...]
    cards: tuple[CardKind, ...]
    supply: dict[Resource, int]
    actions: int
    dice: int
    lira_per_die: int
    row_size: int
    #: Lira in the tie-break.
    good_worth: int
    crystal_worth: int
    stall_rounds: int
    stall_warning: int
    #: An example of each exchange and of the actions with lira and card dice, all paid with dice.
    examples: tuple[IstanbulMoveParts, ...]
    #: Of the numbers of the board and of play, by their place in the components file.
    sources: dict[str, Source]


#: Numbers that have one name in the record and on a screen.
_PLAY = ("actions", "dice", "lira_per_die", "good_worth", "crystal_worth", "stall_rounds", "stall_warning")
_EXAMPLES = (
    (m.Same("RR"), "RR"),
    (m.Two("RY"), "RY"),
    (m.Three("RYG"), "RYG"),
    (m.Four("RYGB", "RY"), "RYGB"),
    (m.Lira(), "L"),
    (m.Cards(1), "C"),
)


def show_box(game: Game) -> IstanbulBox:
    """The components of this game."""
    box, numbers, board = game.box, numbers_of(game), f"board.{game.seats}"
    plain: dict[str, Any] = {name: int(box[name]) for name in ("goal", "mosque_rubies", "mosque_tiles", *_PLAY)}
    return IstanbulBox(
        seats=game.seats,
        zones=tuple(_zone(game, board, zone, name) for zone, name in enumerate(s.ZONE_NAMES)),
        tiles=tuple(_tile(game, number) for number in range(len(numbers.tiles))),
        cards=tuple(_card(game, number) for number in range(len(numbers.cards))),
        supply=counted(box.supply.tolist()),
        row_size=int(box.row),
        examples=tuple(parts_with_dice(move, faces) for move, faces in _EXAMPLES),
        sources=_sources(game, (board, "play", "supplies"), whole=True),
        **plain,
    )


def _zone(game: Game, board: str, zone: int, name: str) -> ZoneKind:
    source = cast(Source, game.sources[f"{board}.{name if name in ('all', 'lira') else 'colour'}"])
    return ZoneKind(cast(Zone, name), message_object(say.zone(name)), numbers_of(game).prices[zone], source)


def _tile(game: Game, number: int) -> TileKind:
    box, name = game.box, game.names["tiles"][number]
    effect, price = numbers_of(game).effects[number], counted(box.tile_price[number].tolist())
    given = RESOURCES[int(box.tile_colour[number])] if effect == "bonus" else None
    colour = given or (next(iter(price)) if len(price) == 1 else None)
    common = _thing(game, f"tiles.{name}", name, tile(name), tile_effect(box, number), box.tile_counts[number])
    return TileKind(effect=effect, amount=int(box.tile_amount[number]) or None, colour=colour, price=price, **common)


def _card(game: Game, number: int) -> CardKind:
    box, name = game.box, game.names["cards"][number]
    return CardKind(
        **_thing(game, f"cards.{name}", name, card(name), card_effect(box, number), box.card_counts[number])
    )


def _thing(game: Game, place: str, id: str, name: Message, says: Message, count: int) -> dict[str, Any]:
    """What tiles and cards have in common."""
    sources = _sources(game, (place,))
    common = {"id": id, "name": message_object(name), "says": message_object(says), "count": int(count)}
    return common | {"sources": sources, "has_ours": "ours" in sources.values()}


def _sources(game: Game, places: Iterable[str], whole: bool = False) -> dict[str, Source]:
    """Where the numbers at these places come from; by their last word, or by the whole place."""
    return {
        key if whole else key[len(place) + 1 :]: cast(Source, source)
        for place in places
        for key, source in game.sources.items()
        if key.startswith(place + ".")
    }
