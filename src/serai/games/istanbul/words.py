"""Resources, payments, tiles and cards of Istanbul as messages."""

from __future__ import annotations

from collections.abc import Iterable

from serai.core.message import Listing, Message
from serai.games.istanbul import messages as say
from serai.games.istanbul.moves import PAYMENT_ORDER, count_bundle
from serai.games.istanbul.rules import state as s

_COLOURS = tuple(s.LETTERS[: s.COLOURS])


def bundle(text: str) -> Listing:
    """Resources such as `RR3L` as a list of amounts: "2 cloth and 3 lira"."""
    counts = zip(s.LETTERS, count_bundle(text))
    return Listing(tuple(say.amount(letter, count) for letter, count in counts if count))


def payment(goods: str) -> Listing:
    """A payment such as `RRr` or `RYGB+RW`: small letters are brown tokens standing for a colour."""
    counted = ((letter, goods.count(letter)) for letter in PAYMENT_ORDER)
    return Listing(tuple(say.amount(letter, count) for letter, count in counted if count))


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
