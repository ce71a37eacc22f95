"""Jaipur in one line: moves (`+G`, `-LLL`, `+DG-LK`), chance (`deal …`, `=PL`, `!2`) and whole positions.

`docs/notation.md` is the grammar. The writer is canonical; the reader takes letters in any order.
"""

from __future__ import annotations

import re
from functools import lru_cache

from serai.core.errors import BadNotation
from serai.games.jaipur.moves import (
    Bonus,
    Deal,
    Exchange,
    First,
    Move,
    Refill,
    Sell,
    Take,
    TakeCamels,
    decode,
    in_order,
)

LONGEST = 64


def write(move: Move) -> str:
    """A move in canonical notation."""
    match move:
        case Take(good):
            return f"+{good}"
        case TakeCamels():
            return "+K"
        case Sell(good, count):
            return f"-{good * count}"
        case Exchange(take, give):
            return f"+{take}-{give}"
        case First(seat):
            return f"first {seat + 1}"
        case Deal(first, second, market):
            return f"deal {first} {second} {market}"
        case Refill(cards):
            return f"={cards}"
        case Bonus(rupees):
            return f"!{rupees}"
    raise TypeError(f"{move!r} is not a move of Jaipur")


@lru_cache(maxsize=65_536)
def write_code(code: int) -> str:
    """A packed move in canonical notation."""
    return write(decode(code))


def parse(text: str) -> Move:
    """The move written in `text`; `BadNotation` names what is wrong with it."""
    shown = text[:LONGEST]
    if len(text) > LONGEST or not text.isascii():
        raise BadNotation("notation.unreadable", text=shown)
    if match := re.fullmatch(r"\+([A-Za-z]+)(?:-([A-Za-z]*))?", text):
        return _parse_take(match[1], match[2])
    if match := re.fullmatch(r"-([A-Za-z]+)", text):
        return _parse_sale(match[1])
    if match := re.fullmatch(r"=([A-Za-z]+)", text):
        return Refill(match[1])
    if match := re.fullmatch(r"!([0-9]{1,2})", text):
        return Bonus(int(match[1]))
    if match := re.fullmatch(r"first ([0-9])", text):
        return First(int(match[1]) - 1)
    if match := re.fullmatch(r"deal ([A-Za-z]+) ([A-Za-z]+) ([A-Za-z]+)", text):
        return Deal(match[1], match[2], match[3])
    raise BadNotation("notation.unreadable", text=shown)


def _parse_take(take: str, give: str | None) -> Move:
    if give is not None:
        return Exchange(take, give)
    if take == "K":
        return TakeCamels()
    if len(take) == 1:
        return Take(take)
    raise BadNotation("jaipur.take-one-only")


def _parse_sale(cards: str) -> Move:
    if len(set(cards)) > 1:
        raise BadNotation("jaipur.sell-one-kind")
    if cards[0] == "K":
        raise BadNotation("jaipur.sell-camels")
    return Sell(cards[0], len(cards))


@lru_cache(maxsize=65_536)
def write_seen(code: int, actor: int, viewer: int) -> str:
    """The notation of a packed move as `viewer` saw it: `?` for a card or value hidden from that seat (J-SECRET).

    `actor` is whose turn it is, for a bonus token: only the taker sees its value. Camels dealt are laid open at once.
    """
    match decode(code):
        case Deal(first, second, market):
            hands = [hand if seat == viewer else _covered(hand) for seat, hand in enumerate((first, second))]
            return f"deal {hands[0]} {hands[1]} {market}"
        case Bonus() if actor != viewer:
            return "!?"
    return write_code(code)


def _covered(hand: str) -> str:
    camels = hand.count("K")
    return "?" * (len(hand) - camels) + "K" * camels


def canonical_seen(text: str, dealt: int) -> tuple[str, bool]:
    """An entry of a record seen from one seat in canonical form, and whether it is a move of chance.

    A hand of so many cards as are dealt may be covered: `??K`, the camels laid open.
    """
    if text == "!?":
        return text, True
    covered = rf"(\?(?=.{{{dealt - 1}}} )\?*K*|[A-Z]+)"
    if len(text) <= LONGEST and (match := re.fullmatch(rf"deal {covered} {covered} ([A-Z]+)", text)):
        parts = [part if "?" in part else in_order(part) for part in match.groups()]
        return "deal " + " ".join(parts), True
    move = parse(text)
    return write(move), isinstance(move, First | Deal | Refill | Bonus)
