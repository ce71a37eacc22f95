"""The box of Istanbul as a screen needs it: cards, tiles and prices, and where each number comes from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, cast

from serai.core.game import Game
from serai.core.wire import MessageObject, message_object
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.screen import (
    RESOURCES,
    Effect,
    IstanbulSpelled,
    Price,
    Resource,
    Zone,
    counted,
    numbers_of,
    spell_with_dice,
)
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
    """I-BOX, I-BOARD for so many players: every number a screen may want to show."""

    seats: int
    goal: int
    zones: tuple[ZoneKind, ...]
    mosque_rubies: int
    #: So many tiles earn a ruby of the mosque.
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
    examples: tuple[IstanbulSpelled, ...]
    #: Of the numbers of the board and of play, by their place in the components file.
    sources: dict[str, Source]


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
    box, numbers = game.box, numbers_of(game)
    board = f"board.{game.seats}"
    return IstanbulBox(
        seats=game.seats,
        goal=int(box.goal),
        zones=tuple(
            ZoneKind(
                zone=cast(Zone, name),
                name=message_object(say.zone(name)),
                prices=numbers.prices[zone],
                source=cast(Source, game.sources[f"{board}.{name if name in ('all', 'lira') else 'colour'}"]),
            )
            for zone, name in enumerate(s.ZONE_NAMES)
        ),
        mosque_rubies=int(box.mosque_rubies),
        mosque_tiles=int(box.mosque_tiles),
        tiles=tuple(_tile(game, number) for number in range(len(numbers.tiles))),
        cards=tuple(_card(game, number) for number in range(len(numbers.cards))),
        supply=counted(box.supply.tolist()),
        actions=numbers.actions,
        dice=numbers.dice,
        lira_per_die=int(box.lira_per_die),
        row_size=int(box.row),
        good_worth=int(box.good_worth),
        crystal_worth=int(box.crystal_worth),
        stall_rounds=numbers.stall_rounds,
        stall_warning=numbers.stall_warning,
        examples=tuple(spell_with_dice(move, faces) for move, faces in _EXAMPLES),
        sources=_sources(game, (board, "play", "supplies"), whole=True),
    )


def _tile(game: Game, number: int) -> TileKind:
    numbers, name = numbers_of(game), game.names["tiles"][number]
    sources, effect = _sources(game, (f"tiles.{name}",)), numbers.effects[number]
    price = counted(game.box.tile_price[number].tolist())
    given = RESOURCES[int(game.box.tile_colour[number])] if effect == "bonus" else None
    return TileKind(
        id=name,
        name=message_object(tile(name)),
        effect=effect,
        amount=int(game.box.tile_amount[number]) or None,
        colour=given or (next(iter(price)) if len(price) == 1 else None),
        says=message_object(tile_effect(game.box, number)),
        price=price,
        count=int(game.box.tile_counts[number]),
        sources=sources,
        has_ours="ours" in sources.values(),
    )


def _card(game: Game, number: int) -> CardKind:
    name = game.names["cards"][number]
    sources = _sources(game, (f"cards.{name}",))
    return CardKind(
        id=name,
        name=message_object(card(name)),
        says=message_object(card_effect(game.box, number)),
        count=int(game.box.card_counts[number]),
        sources=sources,
        has_ours="ours" in sources.values(),
    )


def _sources(game: Game, places: Iterable[str], whole: bool = False) -> dict[str, Source]:
    """Where the numbers at these places come from; by their last word, or by the whole place."""
    return {
        key if whole else key[len(place) + 1 :]: cast(Source, source)
        for place in places
        for key, source in game.sources.items()
        if key.startswith(place + ".")
    }
