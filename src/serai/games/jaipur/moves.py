"""Moves of Jaipur as small values: what a player does, and what chance does. Cards are written by their letters.

>>> Exchange("GD", "KL")
Exchange(take='DG', give='LK')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from serai.core.errors import BadNotation, IllegalMove
from serai.games.jaipur import state as s

GOODS = s.LETTERS[: s.GOODS]


def in_order(cards: str, allowed: str = s.LETTERS) -> str:
    """Cards in canonical order; refuses a letter that is none."""
    for letter in cards:
        if letter not in allowed:
            raise BadNotation("jaipur.no-such-card", card=letter, allowed=", ".join(allowed))
    return "".join(sorted(cards, key=s.LETTERS.index))


def _check_good(letter: str) -> None:
    if len(letter) != 1 or letter not in GOODS:
        raise BadNotation("jaipur.no-such-card", card=letter[:20], allowed=", ".join(GOODS))


@dataclass(frozen=True, slots=True)
class Take:
    """Take one goods card from the market (J-TAKE-ONE)."""

    good: str

    def __post_init__(self) -> None:
        _check_good(self.good)


@dataclass(frozen=True, slots=True)
class TakeCamels:
    """Take all camels of the market (J-TAKE-CAMELS)."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell so many cards of one good (J-SELL)."""

    good: str
    count: int

    def __post_init__(self) -> None:
        _check_good(self.good)
        if self.count < 1:
            raise BadNotation("notation.unreadable", text=f"Sell({self.good!r}, {self.count})")


@dataclass(frozen=True, slots=True)
class Exchange:
    """Take goods from the market, give goods and camels (J-TAKE-MANY)."""

    take: str
    give: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "take", in_order(self.take))
        object.__setattr__(self, "give", in_order(self.give))


@dataclass(frozen=True, slots=True)
class First:
    """Chance: this seat starts the first round (J-SETUP 5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the cards of both hands, camels included, and those that join the camels of the market (J-SETUP 2)."""

    first: str
    second: str
    market: str

    def __post_init__(self) -> None:
        for field in ("first", "second", "market"):
            object.__setattr__(self, field, in_order(getattr(self, field)))


@dataclass(frozen=True, slots=True)
class Refill:
    """Chance: cards from the deck into the market."""

    cards: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", in_order(self.cards))


@dataclass(frozen=True, slots=True)
class Bonus:
    """Chance: a bonus token of this value (J-BONUS)."""

    rupees: int


PlayerMove = Take | TakeCamels | Sell | Exchange
ChanceMove = First | Deal | Refill | Bonus
Move = PlayerMove | ChanceMove


def encode(move: Move) -> int:
    """The packed integer of a move (`state.py`)."""
    match move:
        case Take(good):
            return _packed(s.TAKE_ONE, s.LETTERS.index(good))
        case TakeCamels():
            return _packed(s.TAKE_CAMELS, 0)
        case Sell(good, count):
            return _packed(s.SELL, s.LETTERS.index(good) | count << 3)
        case Exchange(take, give):
            return _encode_exchange(take, give)
        case First(seat):
            return _packed(s.CHOOSE_FIRST, seat)
        case Deal(first, second, market):
            hands = _pack_cards(first, 3) | _pack_cards(second, 3) << 21
            return _packed(s.DEAL_CARDS, hands | _pack_cards(market, 2) << 42)
        case Refill(cards):
            return _packed(s.DRAW_CARDS, _pack_cards(cards, 3))
        case Bonus(rupees):
            return _packed(s.DRAW_BONUS, rupees)
    raise TypeError(f"{move!r} is not a move of Jaipur")


@lru_cache(maxsize=65_536)
def decode(code: int) -> Move:
    """The move of a packed integer, the inverse of `encode`."""
    kind, payload = code & 7, code >> 3
    if kind == s.EXCHANGE:
        return _decode_exchange(payload)
    if kind == s.TAKE_ONE:
        return Take(s.LETTERS[payload])
    if kind == s.TAKE_CAMELS:
        return TakeCamels()
    if kind == s.SELL:
        return Sell(s.LETTERS[payload & 7], payload >> 3)
    if kind == s.CHOOSE_FIRST:
        return First(payload)
    if kind == s.DEAL_CARDS:
        return Deal(_unpack_cards(payload, 3), _unpack_cards(payload >> 21, 3), _unpack_cards(payload >> 42, 2))
    if kind == s.DRAW_CARDS:
        return Refill(_unpack_cards(payload, 3))
    return Bonus(payload)


def _packed(kind: int, payload: int) -> int:
    return payload << 3 | kind


def _pack_cards(cards: str, bits: int) -> int:
    payload = 0
    for kind, letter in enumerate(s.LETTERS):
        count = cards.count(letter)
        if count >= 1 << bits:
            raise IllegalMove("jaipur.not-in-deck")
        payload |= count << (bits * kind)
    return payload


def _unpack_cards(payload: int, bits: int) -> str:
    most = (1 << bits) - 1
    return "".join(letter * (payload >> (bits * kind) & most) for kind, letter in enumerate(s.LETTERS))


def _encode_exchange(take: str, give: str) -> int:
    """The packing knows one number a good, gained or given: what does not fit it is refused here, by clause."""
    if "K" in take:
        raise IllegalMove("jaipur.exchange-camels")
    for good in GOODS:
        if good in take and good in give:
            raise IllegalMove("jaipur.exchange-same")
    if len(take) != len(give):
        raise IllegalMove("jaipur.exchange-uneven")
    payload = 0
    for kind, good in enumerate(GOODS):
        gained = take.count(good) - give.count(good)
        if not -7 <= gained <= 7:
            raise IllegalMove("jaipur.not-in-market" if gained > 0 else "jaipur.not-in-hand")
        payload |= (gained + 7) << (4 * kind)
    return _packed(s.EXCHANGE, payload)


def _decode_exchange(payload: int) -> Exchange:
    take, give, camels = "", "", 0
    for kind, good in enumerate(GOODS):
        gained = (payload >> (4 * kind) & 15) - 7
        camels += gained
        take += good * gained
        give += good * -gained
    return Exchange(take, give + "K" * camels)
