"""Moves of Istanbul in one line: `two RY`, `tile card-R RRr`, `take X>W`, `roll RRYLC`.

`docs/notation.md` is the grammar. The writer is canonical; the reader takes letters in any order.
"""

from __future__ import annotations

import re

from serai.core.errors import BadNotation
from serai.games.istanbul import moves as m

LONGEST = 300
_NAME = r"([A-Za-z][A-Za-z0-9-]*)"
_NAMES = rf"({_NAME}( {_NAME})*)"
_PLAIN: dict[str, m.Move] = {"keep": m.Keep(), "lira": m.Lira(), "pass": m.Pass(), "done": m.Done()}


def write(move: m.Move) -> str:
    """A move in canonical notation."""
    match move:
        case m.Keep() | m.Lira() | m.Pass() | m.Done():
            return type(move).__name__.lower()
        case m.Four(goods, tokens):
            return f"four {goods}>{tokens}"
        case m.Same(goods) | m.Two(goods) | m.Three(goods):
            return f"{type(move).__name__.lower()} {goods}"
        case m.Cards(count):
            return f"cards {count}"
        case m.BuyTile(tile, goods):
            return f"tile {tile} {goods}"
        case m.BuyRuby(zone, goods):
            return f"ruby {zone} {goods}" if goods else f"ruby {zone}"
        case m.Play(card):
            return f"play {card}"
        case m.Take(give, get, zone):
            taken = get + (" " if get and zone else "") + (f"ruby {zone}" if zone else "")
            return f"take {give}>{taken}" if give else f"take {taken}"
        case m.Swap(own, shown):
            return f"swap {own} {shown}"
        case m.Reroll(faces):
            return f"reroll {faces}"
        case m.Roll(faces):
            return f"roll {faces}"
        case m.First(seat):
            return f"first {seat + 1}"
        case m.Row(tiles):
            return " ".join(("row", *tiles))
        case m.Draw(cards):
            return " ".join(("draw", *cards))
        case m.Refill(tile):
            return f"={tile}"
    raise TypeError(f"{move!r} is not a move of Istanbul")


def parse(text: str) -> m.Move:
    """The move written in `text`; `BadNotation` names what is wrong with it."""
    if len(text) <= LONGEST and text.isascii():
        if text in _PLAIN:
            return _PLAIN[text]
        word, _, rest = text.partition(" ")
        if found := _parse_action(word, rest) or _parse_card(word, rest) or _parse_chance(text, word, rest):
            return found
    raise BadNotation("notation.unreadable", text=text[:64])


def _parse_action(word: str, rest: str) -> m.Move | None:
    if word in ("same", "two", "three") and re.fullmatch(r"[A-Za-z]+", rest):
        return m.Same(rest) if word == "same" else m.Two(rest) if word == "two" else m.Three(rest)
    if word == "four" and (match := re.fullmatch(r"([A-Za-z]+)>([A-Za-z]+)", rest)):
        return m.Four(match[1], match[2])
    if word == "cards" and re.fullmatch(r"[0-9]{1,2}", rest):
        return m.Cards(int(rest))
    if word == "tile" and (match := re.fullmatch(rf"{_NAME} ([A-Za-z]+)", rest)):
        return m.BuyTile(match[1], match[2])
    if word == "ruby" and (match := re.fullmatch(r"([A-Za-z]+)(?: ([A-Za-z]+(?:\+[A-Za-z]+)?))?", rest)):
        return m.BuyRuby(match[1], match[2] or "")
    if word == "reroll" and re.fullmatch(r"[A-Za-z]+", rest):
        return m.Reroll(rest)
    return None


def _parse_card(word: str, rest: str) -> m.Move | None:
    if word == "play" and re.fullmatch(_NAME, rest):
        return m.Play(rest)
    if word == "swap" and (match := re.fullmatch(rf"{_NAME} {_NAME}", rest)):
        return m.Swap(match[1], match[2])
    if word == "take":
        give, arrow, taken = rest.rpartition(">")
        match = re.fullmatch(r"([A-Z0-9]*)(?:(?:^| )ruby ([A-Za-z]+))?", taken)
        if match and taken and (give or not arrow) and re.fullmatch(r"[A-Z0-9]*", give):
            return m.Take(give, match[1], match[2])
    return None


def _parse_chance(text: str, word: str, rest: str) -> m.Move | None:
    if word == "roll" and re.fullmatch(r"[A-Za-z]+", rest):
        return m.Roll(rest)
    if word == "draw" and re.fullmatch(_NAMES, rest):
        return m.Draw(tuple(rest.split(" ")))
    if word == "row" and re.fullmatch(_NAMES, rest):
        return m.Row(tuple(rest.split(" ")))
    if match := re.fullmatch(rf"={_NAME}", text):
        return m.Refill(match[1])
    if word == "first" and re.fullmatch(r"[1-9]", rest):
        return m.First(int(rest) - 1)
    return None
