"""Moves of Istanbul: The Dice Game: of players (`two RY`, `tile card-R RRr`) and of chance (`roll RRYLC`).

Goods are written by their letters; in a payment a small letter is a brown token standing for the colour. The writer is
canonical, the reader takes letters in any order (`docs/notation.md` is the grammar).

>>> Two("yR")
Two(goods='Ry')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from serai.core.errors import BadNotation, IllegalMove
from serai.core.kernel import plain
from serai.core.moves import Letters, Move, MoveSet, Name, Names, Number, Part, Seat, SomeNames, move
from serai.games.istanbul.bundles import in_order, no_such_letter, read_bundle, write_bundle
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import reward

COLOURS = s.LETTERS[: s.COLOURS]
#: The order of letters in a payment: a colour, then brown tokens standing for it.
PAYMENT_ORDER = "".join(colour + colour.lower() for colour in COLOURS) + "W"


# --- The parts of moves ---------------------------------------------------------------------------------------------


class _Faces(Letters):
    """Faces of dice."""

    def pack(self, value: str, names: Names) -> int:
        if len(value) > 15:
            raise IllegalMove(self.too_many)
        return super().pack(value, names)


class _Payment(Part):
    """Goods of each colour, and brown tokens standing for it or for none (`W`)."""

    bits = s.PAYMENT_BITS
    digits: tuple[int, ...] = (4,) * 9
    pattern = "[A-Za-z]+"

    def check(self, value: str) -> str:
        return in_order(value, PAYMENT_ORDER[:-1])

    def pack(self, value: str, names: Names) -> int:
        if any(value.count(letter) > 15 for letter in value):
            raise IllegalMove("istanbul.wrong-price")
        packed = value.count("W") << 32
        for i, colour in enumerate(COLOURS):
            packed |= value.count(colour) << 4 * i | value.count(colour.lower()) << 16 + 4 * i
        return packed

    def unpack(self, number: int, names: Names) -> str:
        return "".join(
            colour * (number >> 4 * i & 15) + colour.lower() * (number >> 16 + 4 * i & 15)
            for i, colour in enumerate(COLOURS)
        )


class _PaymentOfSame(_Payment):
    """A payment, and the room that I-FOUR needs for the tokens of choice."""

    bits = s.FIRST_BITS
    digits = (*_Payment.digits, s.CHOSEN_BITS)


class _TokensFirst(Letters):
    """Colours whose tokens are paid before dice (I-PAY-SHORT), behind a word; mostly none."""

    def write(self, value: str) -> str:
        return f" tokens {value}" if value else ""


class _RubyPayment(_Payment):
    """What a ruby is paid with; the zone decides what it looks like, so `BuyRuby` checks it."""

    def check(self, value: str) -> str:
        return value


class _Zone(Part):
    """The name of a zone, or of none."""

    bits = 12
    pattern = "[A-Za-z]+"

    def check(self, value: str | None) -> str | None:
        if value is not None and value not in s.ZONE_NAMES:
            raise BadNotation("istanbul.no-such-zone", zone=value[:20], allowed=", ".join(s.ZONE_NAMES))
        return value

    def pack(self, value: str | None, names: Names) -> int:
        return 0 if value is None else s.ZONE_NAMES.index(value) + 1

    def unpack(self, number: int, names: Names) -> str | None:
        return s.ZONE_NAMES[number - 1] if number else None

    def read(self, text: str) -> str | None:
        return text or None


class _Bundle(Part):
    """Resources such as `WX5L`."""

    bits = s.BUNDLE_BITS
    digits = (3, 3, 3, 3, 3, 4, 7)
    pattern = "[A-Z0-9]*"
    _shifts = (0, 3, 6, 9, 12, 15, 19)
    _masks = (7, 7, 7, 7, 7, 15, 127)

    def check(self, value: str) -> str:
        return write_bundle(read_bundle(value))

    def pack(self, value: str, names: Names) -> int:
        return sum(count << shift for count, shift in zip(read_bundle(value), self._shifts))

    def unpack(self, number: int, names: Names) -> str:
        return write_bundle([number >> shift & mask for shift, mask in zip(self._shifts, self._masks)])


#: How the colours whose tokens go first are read.
_TOKENS_FIRST = r"(?: tokens (?P<tokens_first>[A-Za-z]+))?"
_TILE = Name("tiles", s.TILE_BITS, "istanbul.no-such-tile")
_CARD = Name("cards", s.CARD_BITS, "istanbul.no-such-card")
Faces = Annotated[str, _Faces(s.FACE_LETTERS, 4, no_such_letter, "istanbul.roll-count")]
Payment = Annotated[str, _Payment()]
TokensFirst = Annotated[str, _TokensFirst(COLOURS, 1, no_such_letter, "istanbul.dice-first")]
Bundle = Annotated[str, _Bundle()]
Tile = Annotated[str, _TILE]
Card = Annotated[str, _CARD]


# --- What players do ------------------------------------------------------------------------------------------------


@move(kind=s.KEEP, form="keep")
class Keep(Move):
    """Keep the dice as they fell (I-ROLL)."""


@move(kind=s.REROLL_DICE, form="reroll {faces}")
class Reroll(Move):
    """Reroll these faces for a crystal (I-ROLL)."""

    faces: Faces


@move(kind=s.SAME, form="same {goods}{tokens_first}", pattern=rf"same (?P<goods>[A-Za-z]+){_TOKENS_FIRST}")
class Same(Move):
    """Two goods of one colour for a token of it (I-SAME)."""

    goods: Annotated[str, _PaymentOfSame()]
    tokens_first: TokensFirst = ""


@move(kind=s.TWO, form="two {goods}")
class Two(Move):
    """Two different goods for a crystal (I-TWO)."""

    goods: Payment


@move(kind=s.THREE, form="three {goods}")
class Three(Move):
    """Three different goods for a brown token (I-THREE)."""

    goods: Payment


@move(
    kind=s.FOUR,
    form="four {goods}>{tokens}{tokens_first}",
    pattern=rf"four (?P<goods>[A-Za-z]+)>(?P<tokens>[A-Za-z]+){_TOKENS_FIRST}",
)
class Four(Move):
    """Four different goods for two tokens of choice (I-FOUR)."""

    goods: Payment
    tokens: Annotated[str, Letters(COLOURS, 2, no_such_letter, "istanbul.two-tokens")]
    tokens_first: TokensFirst = ""

    def pack(self, names: Names) -> int:
        """Two tokens, no more and no fewer."""
        if len(self.tokens) != 2:
            raise IllegalMove("istanbul.two-tokens")
        return Move.pack(self, names)


@move(kind=s.TAKE_LIRA, form="lira")
class Lira(Move):
    """Take lira for all lira dice (I-LIRA)."""


@move(kind=s.DRAW_WITH, form="cards {count}")
class Cards(Move):
    """Draw bazaar cards with `count` card dice (I-CARD)."""

    count: Annotated[int, Number(8)]

    def __post_init__(self) -> None:
        if not 1 <= self.count <= s.MAX_DICE:
            raise BadNotation("notation.unreadable", text=f"cards {self.count}"[:40])


@move(kind=s.BUY_TILE, form="tile {tile} {goods}", packed=("goods", "tile"))
class BuyTile(Move):
    """Buy a mosque tile (I-MOSQUE)."""

    tile: Tile
    goods: Payment


@move(
    kind=s.BUY_RUBY,
    form="ruby {zone} {goods}",
    pattern=r"ruby (?P<zone>[A-Za-z]+)(?: (?P<goods>[A-Za-z]+(?:\+[A-Za-z]+)?))?",
)
class BuyRuby(Move):
    """Buy the next ruby of a zone (I-RUBY): R, Y, G, B, `all` or `lira`.

    The goods of `all` are one of each colour and then, behind a plus, those of any colour; `W` is a brown one.
    """

    zone: Annotated[str, _Zone()]
    goods: Annotated[str, _RubyPayment()] = ""

    def __post_init__(self) -> None:
        each, plus, extra = self.goods.partition("+")
        if self.zone == "all":
            goods = in_order(each, PAYMENT_ORDER[:-1]) + plus + in_order(extra, COLOURS + "W")
        else:
            goods = in_order(self.goods, PAYMENT_ORDER[:-1])
        object.__setattr__(self, "goods", goods)

    def written(self) -> str:
        """The lira zone is paid without goods."""
        return Move.written(self).rstrip()

    @classmethod
    def digits(cls) -> list[tuple[str, int, int]]:
        """The zone is packed above the goods, and chosen first."""
        goods = [("goods", 4 * i, 4) for i in range(s.PAYMENT_BITS // 4)]
        return [("zone", s.PAYMENT_BITS, cls.parts["zone"].bits), *goods]

    def pack(self, names: Names) -> int:
        """For `all` the packing knows no plus: what it could not tell apart is refused here."""
        each, _, extra = self.goods.partition("+")
        is_twofold = any(letter.islower() and letter.upper() in extra for letter in each)
        if self.zone == "all" and (each.upper() != COLOURS or is_twofold):
            raise IllegalMove("istanbul.wrong-price")
        if self.zone == "lira" and self.goods:
            raise IllegalMove("istanbul.wrong-price")
        goods = self.parts["goods"].pack(self.goods, names)
        return goods | s.ZONE_NAMES.index(self.zone) << s.PAYMENT_BITS

    @classmethod
    def unpack(cls, packed: int, names: Names) -> BuyRuby:
        """For `all`: one of each colour, brown where the colour is missing, then the others."""
        zone, goods = s.ZONE_NAMES[packed >> s.PAYMENT_BITS], cls.parts["goods"].unpack(packed, names)
        if zone != "all":
            return cls(zone, goods)
        each = "".join(colour if colour in goods else colour.lower() for colour in COLOURS)
        extra = "".join(colour * (goods.count(colour) - 1) for colour in COLOURS) + "W" * (packed >> 32 & 15)
        return cls(zone, each + ("+" + extra if extra else ""))


@move(kind=s.PLAY_CARD, form="play {card}")
class Play(Move):
    """Carry out one of the cards drawn (I-CARD)."""

    card: Card


@move(
    kind=s.TAKE_OFFER,
    form="take",
    pattern=r"take (?:(?P<give>[A-Z0-9]+)>)?(?P<get>[A-Z0-9]*)(?:(?:(?<=[ >])| )ruby (?P<zone>[A-Za-z]+))?",
)
class Take(Move):
    """Answer a card (I-CARDS): give a bundle such as `WX5L`, take another, and maybe a ruby of a zone."""

    give: Bundle
    get: Bundle
    zone: Annotated[str | None, _Zone()] = None

    def __post_init__(self) -> None:
        if not self.get and self.zone is None:
            raise BadNotation("notation.unreadable", text="take")

    def written(self) -> str:
        """What is given, an arrow, what is taken."""
        taken = " ".join(part for part in (self.get, f"ruby {self.zone}" if self.zone else "") if part)
        return f"take {self.give}>{taken}" if self.give else f"take {taken}"

    @classmethod
    def read_all(cls, found: Mapping[str, str]) -> Take | None:
        """Something must be taken."""
        return cls(found["give"] or "", found["get"], found["zone"]) if found["get"] or found["zone"] else None


@move(kind=s.SWAP_TILES, form="swap {own} {shown}")
class Swap(Move):
    """Give a mosque tile of the player for one that lies face up (I-SWAP)."""

    own: Tile
    shown: Tile


@move(kind=s.PASS, form="pass")
class Pass(Move):
    """Decline what another player's card offers (I-CARDS)."""


@move(kind=s.DONE, form="done")
class Done(Move):
    """End one's turn before all actions are used (I-ACT)."""


# --- What chance does -----------------------------------------------------------------------------------------------


@move(kind=s.CHOOSE_FIRST, form="first {seat}", chance=True)
class First(Move):
    """The seat that starts (I-SETUP)."""

    seat: Annotated[int, Seat()]


@move(kind=s.LAY_ROW, form="row {tiles}", chance=True)
class Row(Move):
    """The mosque tiles that lie face up (I-SETUP)."""

    tiles: Annotated[tuple[str, ...], SomeNames(_TILE, s.MAX_ROW, "istanbul.row-count")]


@move(kind=s.ROLL_DICE, form="roll {faces}", chance=True)
class Roll(Move):
    """How dice fall (I-ROLL)."""

    faces: Faces


@move(kind=s.DRAW_CARDS, form="draw {cards}", chance=True)
class Draw(Move):
    """Bazaar cards from the deck (I-CARD)."""

    cards: Annotated[tuple[str, ...], SomeNames(_CARD, s.MAX_DICE, "istanbul.draw-count")]


@move(kind=s.DRAW_TILE, form="={tile}", chance=True)
class Refill(Move):
    """A mosque tile that joins the row (I-MOSQUE)."""

    tile: Tile


PlayerMove = (
    Keep | Reroll | Same | Two | Three | Four | Lira | Cards | BuyTile | BuyRuby | Play | Take | Swap | Pass | Done
)
ChanceMove = First | Row | Roll | Draw | Refill
_PLAYER = (Keep, Reroll, Same, Two, Three, Four, Lira, Cards, BuyTile, BuyRuby, Play, Take, Swap, Pass, Done)
MOVES = MoveSet("Istanbul", s.KIND_BITS, *_PLAYER, First, Row, Roll, Draw, Refill, longest=300)


def brings(move: Move) -> str:
    """What a move by itself takes from the supply: the reward of an exchange, or what the answer to a card says."""
    match move:
        case Four(tokens=tokens):
            return tokens
        case Same() | Two() | Three():
            return s.LETTERS[plain(reward)(move.kind, move.pack({}))]
        case Take(_, get):
            return get
    return ""


def aim(move: Move) -> object:
    """What a move is for, whatever is paid for it: a ruby of a zone, a tile, or what it takes from the supply."""
    match move:
        case BuyRuby(zone):
            return BuyRuby, zone
        case BuyTile(tile):
            return BuyTile, tile
        case Take(_, get, zone):
            return Take, get, zone
        case Same() | Two() | Three() | Four():
            return type(move), brings(move)
    return move
