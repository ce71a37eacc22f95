"""Moves of Istanbul: The Dice Game as small values: what a player does, and what chance does.

Goods are written by their letters; in a payment a small letter is a brown token standing for the colour.

>>> Two("yR")
Two(goods='Ry')
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from serai.core import trace
from serai.core.errors import BadNotation, IllegalMove
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import reward

COLOURS = s.LETTERS[: s.COLOURS]
#: The order of letters in a payment: a colour, then brown tokens standing for it.
PAYMENT_ORDER = "".join(colour + colour.lower() for colour in COLOURS) + "W"

Names = Mapping[str, Sequence[str]]


def in_order(letters: str, order: str) -> str:
    """Letters in canonical order; refuses one that means nothing here."""
    for letter in letters:
        if letter not in order:
            raise BadNotation("istanbul.no-such-letter", letter=letter, allowed=", ".join(order))
    return "".join(sorted(letters, key=order.index))


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the dice as they fell (I-ROLL)."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Reroll these faces for a crystal (I-ROLL)."""

    faces: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", in_order(self.faces, s.FACE_LETTERS))


@dataclass(frozen=True, slots=True)
class _Payment:
    goods: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "goods", in_order(self.goods, PAYMENT_ORDER[:-1]))


@dataclass(frozen=True, slots=True)
class Same(_Payment):
    """Two goods of one colour for a token of it (I-SAME)."""


@dataclass(frozen=True, slots=True)
class Two(_Payment):
    """Two different goods for a crystal (I-TWO)."""


@dataclass(frozen=True, slots=True)
class Three(_Payment):
    """Three different goods for a brown token (I-THREE)."""


@dataclass(frozen=True, slots=True)
class Four(_Payment):
    """Four different goods for two tokens of choice (I-FOUR)."""

    tokens: str

    def __post_init__(self) -> None:
        _Payment.__post_init__(self)
        object.__setattr__(self, "tokens", in_order(self.tokens, COLOURS))


@dataclass(frozen=True, slots=True)
class Lira:
    """Take lira for all lira dice (I-LIRA)."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Draw bazaar cards with so many card dice (I-CARD)."""

    count: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= s.MAX_DICE:
            raise BadNotation("notation.unreadable", text=f"cards {self.count}"[:40])


@dataclass(frozen=True, slots=True)
class BuyTile:
    """Buy a mosque tile (I-MOSQUE)."""

    tile: str
    goods: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "goods", in_order(self.goods, PAYMENT_ORDER[:-1]))


@dataclass(frozen=True, slots=True)
class BuyRuby:
    """Buy the next ruby of a zone (I-RUBY): R, Y, G, B, `all` or `lira`.

    The goods of `all` are one of each colour and then, behind a plus, those of any colour; `W` is a brown one.
    """

    zone: str
    goods: str = ""

    def __post_init__(self) -> None:
        if self.zone not in s.ZONE_NAMES:
            raise BadNotation("istanbul.no-such-zone", zone=self.zone[:20], allowed=", ".join(s.ZONE_NAMES))
        each, plus, extra = self.goods.partition("+")
        if self.zone == "all":
            goods = in_order(each, PAYMENT_ORDER[:-1]) + plus + in_order(extra, COLOURS + "W")
        else:
            goods = in_order(self.goods, PAYMENT_ORDER[:-1])
        object.__setattr__(self, "goods", goods)


@dataclass(frozen=True, slots=True)
class Play:
    """Carry out one of the cards drawn (I-CARD)."""

    card: str


@dataclass(frozen=True, slots=True)
class Take:
    """Answer a card (I-CARDS): give a bundle such as `WX5L`, take another, and maybe a ruby of a zone."""

    give: str
    get: str
    zone: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "give", write_bundle(read_bundle(self.give)))
        object.__setattr__(self, "get", write_bundle(read_bundle(self.get)))
        if not self.get and self.zone is None:
            raise BadNotation("notation.unreadable", text="take")
        if self.zone is not None and self.zone not in s.ZONE_NAMES:
            raise BadNotation("istanbul.no-such-zone", zone=self.zone[:20], allowed=", ".join(s.ZONE_NAMES))


@dataclass(frozen=True, slots=True)
class Swap:
    """Give one's own mosque tile for one that lies face up (I-SWAP)."""

    own: str
    shown: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what another player's card offers (I-CARDS)."""


@dataclass(frozen=True, slots=True)
class Done:
    """End one's turn before all actions are used (I-ACT)."""


@dataclass(frozen=True, slots=True)
class First:
    """Chance: this seat starts (I-SETUP)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Row:
    """Chance: the mosque tiles that lie face up (I-SETUP)."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: dice fall (I-ROLL)."""

    faces: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "faces", in_order(self.faces, s.FACE_LETTERS))


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: bazaar cards from the deck (I-CARD)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refill:
    """Chance: a mosque tile joins the row (I-MOSQUE)."""

    tile: str


PlayerMove = (*(Keep, Reroll, Same, Two, Three, Four, Lira, Cards, BuyTile, BuyRuby, Play, Take, Swap, Pass, Done),)
ChanceMove = (First, Row, Roll, Draw, Refill)
Move = (
    Keep | Reroll | Same | Two | Three | Four | Lira | Cards | BuyTile | BuyRuby | Play | Take | Swap | Pass | Done
) | (First | Row | Roll | Draw | Refill)

_BY_PAYMENT = {Same: s.SAME, Two: s.TWO, Three: s.THREE, Four: s.FOUR}
_PLAIN: dict[int, Move] = {s.KEEP: Keep(), s.TAKE_LIRA: Lira(), s.PASS: Pass(), s.DONE: Done()}


# --- Bundles of resources -------------------------------------------------------------------------------------------


def count_bundle(text: str) -> tuple[int, ...]:
    """How many of each resource a text such as `WX5L` names, however many."""
    match = re.fullmatch(r"([^0-9]*?)(?:([1-9][0-9]*)(?=L))?([^0-9]*)", text)
    if match is None:
        raise BadNotation("notation.unreadable", text=text[:40])
    letters = in_order(match[1] + match[3], s.LETTERS)
    counts = [letters.count(letter) for letter in s.LETTERS]
    if match[2]:
        counts[s.LIRA] += int(match[2]) - 1
    return tuple(counts)


def read_bundle(text: str) -> tuple[int, ...]:
    """The same of a bundle in a move, which has its limits (`state.py`)."""
    counts = count_bundle(text)
    if any(count > most for count, most in zip(counts, (7, 7, 7, 7, 7, 15, 99))):
        raise BadNotation("notation.unreadable", text=text[:40])
    return counts


def write_bundle(counts: Sequence[int]) -> str:
    """Resources as a text: letters, and lira as a number."""
    letters = "".join(letter * count for letter, count in zip(s.LETTERS[:-1], counts))
    return letters + (f"{counts[s.LIRA]}L" if counts[s.LIRA] else "")


_SHIFTS = (0, 3, 6, 9, 12, 15, 19)
_MASKS = (7, 7, 7, 7, 7, 15, 127)


def _pack_bundle(text: str) -> int:
    return sum(count << shift for count, shift in zip(read_bundle(text), _SHIFTS))


def _unpack_bundle(bundle: int) -> str:
    return write_bundle([bundle >> shift & mask for shift, mask in zip(_SHIFTS, _MASKS)])


# --- What a move did ------------------------------------------------------------------------------------------------


def rows_of(rows: Sequence[trace.Row], part: int | None = None) -> list[trace.Row]:
    """The rows of a trace that tell of the move itself, or of a part that began with it: `OFFER` or `TURN`."""
    found, here = [], None
    for row in rows:
        here = row[0] if row[0] in (s.OFFER, s.TURN) else here
        if here == part:
            found.append(row)
    return found


def sum_of(rows: Sequence[trace.Row], kind: int, seat: int) -> str:
    """All resources of one kind of row, such as `TAKEN`, as a text: `WX5L`."""
    counts = [0] * s.RESOURCES
    for of_kind, of_seat, resource, amount in rows:
        if (of_kind, of_seat) == (kind, seat):
            counts[resource] += amount
    return write_bundle(counts)


def brings(move: Move) -> str:
    """What a move by itself takes from the supply: the reward of an exchange, or what the answer to a card says."""
    match move:
        case Four(_, tokens):
            return tokens
        case Same(goods) | Two(goods) | Three(goods):
            return s.LETTERS[reward(_BY_PAYMENT[type(move)], _pack_payment(goods))]
        case Take(_, get):
            return get
    return ""


# --- Packing --------------------------------------------------------------------------------------------------------


def encode(names: Names, move: Move) -> int:
    """The packed integer of a move (`state.py`)."""
    kind, payload = _encode(names, move)
    return payload << s.KIND_BITS | kind


def _encode(names: Names, move: Move) -> tuple[int, int]:
    match move:
        case Keep() | Lira() | Pass() | Done():
            return next(kind for kind, plain in _PLAIN.items() if plain == move), 0
        case Four(goods, tokens):
            if len(tokens) != 2:
                raise IllegalMove("istanbul.two-tokens")
            chosen = sum(tokens.count(colour) << 2 * i for i, colour in enumerate(COLOURS))
            return s.FOUR, _pack_payment(goods) | chosen << s.PAYMENT_BITS
        case Same(goods) | Two(goods) | Three(goods):
            return _BY_PAYMENT[type(move)], _pack_payment(goods)
        case Cards(count):
            return s.DRAW_WITH, count
        case BuyTile(tile, goods):
            return s.BUY_TILE, _pack_payment(goods) | _index(names, "tiles", tile) << s.PAYMENT_BITS
        case BuyRuby(zone, goods):
            return s.BUY_RUBY, _pack_ruby(zone, goods) | s.ZONE_NAMES.index(zone) << s.PAYMENT_BITS
        case Play(card):
            return s.PLAY_CARD, _index(names, "cards", card)
        case Take(give, get, zone):
            taken = 0 if zone is None else s.ZONE_NAMES.index(zone) + 1
            answer = _pack_bundle(give) | _pack_bundle(get) << s.BUNDLE_BITS
            return s.TAKE_OFFER, answer | taken << 2 * s.BUNDLE_BITS
        case Swap(own, shown):
            return s.SWAP_TILES, _index(names, "tiles", own) | _index(names, "tiles", shown) << 5
        case Reroll(faces):
            return s.REROLL_DICE, _pack_faces(faces)
        case Roll(faces):
            return s.ROLL_DICE, _pack_faces(faces)
        case First(seat):
            return s.CHOOSE_FIRST, seat
        case Row(tiles):
            return s.LAY_ROW, _pack_names(names, "tiles", tiles, 5, s.MAX_ROW)
        case Draw(cards):
            return s.DRAW_CARDS, _pack_names(names, "cards", cards, 6, s.MAX_DICE)
        case Refill(tile):
            return s.DRAW_TILE, _index(names, "tiles", tile)
    raise TypeError(f"{move!r} is not a move of Istanbul")


def _index(names: Names, table: str, name: str) -> int:
    if name not in names[table]:
        raise BadNotation("istanbul.no-such-tile" if table == "tiles" else "istanbul.no-such-card", name=name[:24])
    return names[table].index(name)


def _pack_names(names: Names, table: str, chosen: Sequence[str], bits: int, most: int) -> int:
    numbers = sorted(_index(names, table, name) + 1 for name in chosen)
    if len(numbers) > most:
        raise IllegalMove("istanbul.draw-count" if table == "cards" else "istanbul.row-count")
    return sum(number << bits * i for i, number in enumerate(numbers))


def _pack_faces(faces: str) -> int:
    if len(faces) > 15:
        raise IllegalMove("istanbul.roll-count")
    return sum(faces.count(face) << 4 * i for i, face in enumerate(s.FACE_LETTERS))


def _pack_payment(goods: str) -> int:
    payload = goods.count("W") << 32
    for i, colour in enumerate(COLOURS):
        payload |= goods.count(colour) << 4 * i | goods.count(colour.lower()) << 16 + 4 * i
    if any(goods.count(letter) > 15 for letter in goods):
        raise IllegalMove("istanbul.wrong-price")
    return payload


def _pack_ruby(zone: str, goods: str) -> int:
    """For `all` the packing knows no plus: what it could not tell apart is refused here."""
    each, _, extra = goods.partition("+")
    is_twofold = any(letter.islower() and letter.upper() in extra for letter in each)
    if zone == "all" and (each.upper() != COLOURS or is_twofold):
        raise IllegalMove("istanbul.wrong-price")
    if zone == "lira" and goods:
        raise IllegalMove("istanbul.wrong-price")
    return _pack_payment(goods)


def decode(names: Names, code: int) -> Move:
    """The move of a packed integer, the inverse of `encode`."""
    return _decode(tuple(names["tiles"]), tuple(names["cards"]), code)


@lru_cache(maxsize=65_536)
def _decode(tiles: tuple[str, ...], cards: tuple[str, ...], code: int) -> Move:
    kind, payload = code & 31, code >> s.KIND_BITS
    argument = payload >> s.PAYMENT_BITS
    if kind in _PLAIN:
        return _PLAIN[kind]
    if kind in (s.SAME, s.TWO, s.THREE):
        return (Same, Two, Three)[kind - s.SAME](_unpack_payment(payload))
    if kind == s.FOUR:
        return Four(_unpack_payment(payload), "".join(c * (argument >> 2 * i & 3) for i, c in enumerate(COLOURS)))
    if kind == s.DRAW_WITH:
        return Cards(payload)
    if kind == s.BUY_TILE:
        return BuyTile(tiles[argument], _unpack_payment(payload))
    if kind == s.BUY_RUBY:
        return BuyRuby(s.ZONE_NAMES[argument], _unpack_ruby(s.ZONE_NAMES[argument], payload))
    if kind == s.PLAY_CARD:
        return Play(cards[payload])
    if kind == s.TAKE_OFFER:
        zone, one = payload >> 2 * s.BUNDLE_BITS, (1 << s.BUNDLE_BITS) - 1
        give, get = _unpack_bundle(payload & one), _unpack_bundle(payload >> s.BUNDLE_BITS & one)
        return Take(give, get, s.ZONE_NAMES[zone - 1] if zone else None)
    if kind == s.SWAP_TILES:
        return Swap(tiles[payload & 31], tiles[payload >> 5])
    if kind in (s.REROLL_DICE, s.ROLL_DICE):
        faces = "".join(face * (payload >> 4 * i & 15) for i, face in enumerate(s.FACE_LETTERS))
        return Reroll(faces) if kind == s.REROLL_DICE else Roll(faces)
    if kind == s.CHOOSE_FIRST:
        return First(payload)
    if kind == s.LAY_ROW:
        return Row(_unpack_names(tiles, payload, 5))
    if kind == s.DRAW_CARDS:
        return Draw(_unpack_names(cards, payload, 6))
    return Refill(tiles[payload])


def _unpack_names(names: tuple[str, ...], payload: int, bits: int) -> tuple[str, ...]:
    found = []
    while payload:
        found.append(names[(payload & (1 << bits) - 1) - 1])
        payload >>= bits
    return tuple(found)


def _unpack_payment(payload: int) -> str:
    return "".join(
        colour * (payload >> 4 * i & 15) + colour.lower() * (payload >> 16 + 4 * i & 15)
        for i, colour in enumerate(COLOURS)
    )


def _unpack_ruby(zone: str, payload: int) -> str:
    goods = _unpack_payment(payload)
    if zone != "all":
        return goods
    each = "".join(colour if colour in goods else colour.lower() for colour in COLOURS)
    extra = "".join(colour * (goods.count(colour) - 1) for colour in COLOURS) + "W" * (payload >> 32 & 15)
    return each + ("+" + extra if extra else "")
