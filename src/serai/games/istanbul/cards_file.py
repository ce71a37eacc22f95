"""Reads the bazaar cards of a components file: the vocabulary of offers (I-CARDS), checked and packed into the box."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from serai.core.components import Table
from serai.core.errors import BadInput
from serai.games.istanbul.rules import state as s

#: The keys of an offer.
OFFER_KEYS = ("give", "get", "choose", "if-dice", "if-own", "ruby", "swap")
#: The keys that a file may leave out of a tile or a card, with the values they then have.
DEFAULTS: dict[str, dict[str, Any]] = {"tiles": {"count": 1}, "cards": {"count": 1, "others-may": []}}
_LIRA = re.compile(r"(\d{1,2})L")
#: What the packing of an answer has room for (`state.py`): goods of one kind, crystals, lira.
_MOST = (7, 7, 7, 7, 7, 15, 99)


def names_in(things: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of the tiles or cards of a table, in their order."""
    return tuple(name for name in things if name not in ("total", "source"))


def tables_of(kind: str, things: Mapping[str, Any], most: int, keys: Sequence[str]) -> Iterator[tuple[int, Table]]:
    """The tables of all tiles or cards with their numbers; `BadInput` where a name or a key cannot be used."""
    names = names_in(things)
    if not 1 <= len(names) <= most:
        raise BadInput("istanbul.components-kinds", table=kind, most=most)
    for number, name in enumerate(names):
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]{0,23}", name):  # names are words of the notation
            raise BadInput("istanbul.components-name", table=kind, name=name[:40])
        if not isinstance(things[name], dict):
            raise BadInput("components.unknown-key", table=kind, key=name)
        table = Table(f"{kind}.{name}", DEFAULTS[kind] | things[name])
        table.only("count", *keys, "source")
        yield number, table


def load_cards(box: Any, cards: Mapping[str, Any]) -> None:
    """Fill the card tables of the box."""
    for card, table in tables_of("cards", cards, s.CARDS, ("active", "others-may")):
        box.card_counts[card] = table.number("count", 1, 60)
        _load_offers(box, card, s.ACTIVE, table, "active")
        _load_offers(box, card, s.OTHERS, table, "others-may")
        box.card_kinds = card + 1
    total, dice = int(box.card_counts.sum(dtype=int)), int(box.dice) + int(box.extra_dice)
    Table("cards", cards).check_total(total)
    if total < dice:
        raise BadInput("istanbul.components-few-cards", needed=dice)


def _load_offers(box: Any, card: int, side: int, table: Table, key: str) -> None:
    offers = table[key]
    least = 1 if side == s.ACTIVE else 0
    if not isinstance(offers, list) or not least <= len(offers) <= s.OFFERS:
        raise BadInput("istanbul.components-offers", table=table.name, key=key, least=least, most=s.OFFERS)
    box.offers[card, side] = len(offers)
    seen: set[Any] = set()
    for number, offer in enumerate(offers):
        where = (card, side, number)
        if not isinstance(offer, dict):
            raise BadInput("istanbul.components-offers", table=table.name, key=key, least=least, most=s.OFFERS)
        _load_offer(box, where, Table(f"{table.name}.{key}", offer))
        answers = set(_answers(box, where))
        if seen & answers:
            raise BadInput("istanbul.components-same-offer", table=table.name, key=key)
        seen |= answers
    if side == s.ACTIVE and not _is_free(box, (card, side, len(offers) - 1)):
        raise BadInput("istanbul.components-no-way-out", table=table.name)


def _load_offer(box: Any, where: tuple[int, int, int], table: Table) -> None:
    for word in table:
        if word not in OFFER_KEYS:
            raise BadInput("istanbul.components-word", table=table.name, word=word[:40], allowed=", ".join(OFFER_KEYS))
    side = where[1]
    box.give[where], box.give_any[where] = _bundle(table, "give", with_any=True)
    box.get[where], _ = _bundle(table, "get")
    box.if_own[where], _ = _bundle(table, "if-own")
    box.choices[where] = table.number("choose", 0, s.MAX_CHOICE, default=0)
    box.if_dice[where] = table.number("if-dice", 1, s.MAX_DICE, default=0)
    box.ruby[where] = table.truth("ruby")
    box.swap[where] = table.truth("swap")
    is_plain_take = box.get[where].any() or box.choices[where] > 0
    if side == s.OTHERS and (box.ruby[where] or box.swap[where] or box.if_dice[where]):
        raise BadInput("istanbul.components-active-only", table=table.name)
    if box.swap[where] and (box.give[where].any() or box.give_any[where] or is_plain_take or box.ruby[where]):
        raise BadInput("istanbul.components-swap-alone", table=table.name)
    if box.ruby[where] and box.choices[where]:
        raise BadInput("istanbul.components-ruby-choice", table=table.name)
    if not (is_plain_take or box.ruby[where] or box.swap[where]):
        raise BadInput("istanbul.components-empty-offer", table=table.name)
    total = box.get[where][: s.COLOURS].astype(int) + box.choices[where]
    given = box.give[where][: s.GOODS].astype(int) + box.give_any[where]
    if total.max() > _MOST[0] or given.max() > _MOST[0]:
        raise BadInput("istanbul.components-bundle", table=table.name, key="choose", text=str(int(box.choices[where])))


def _bundle(table: Table, key: str, with_any: bool = False) -> tuple[list[int], int]:
    """The resources written in a text such as `RR3L`, and how many goods of any kind (`*`)."""
    if key not in table:
        return [0] * s.RESOURCES, 0
    text = table.text(key)
    lira = sum(int(number) for number in _LIRA.findall(text))
    letters = _LIRA.sub("", text)
    counts = [letters.count(letter) for letter in s.LETTERS[:-1]] + [lira]
    any_goods = letters.count("*")
    is_read = len(letters) == sum(counts[:-1]) + any_goods and any_goods <= (s.MAX_ANY if with_any else 0)
    if not is_read or not text or any(count > most for count, most in zip(counts, _MOST)):
        raise BadInput("istanbul.components-bundle", table=table.name, key=key, text=text[:40])
    return counts, any_goods


def _answers(box: Any, where: tuple[int, int, int]) -> Iterator[Any]:
    """All answers an offer can have, choices included: two offers of a card must not share one."""
    if box.swap[where]:
        yield "swap"
        return
    for any_goods in combinations_with_replacement(range(s.GOODS), int(box.give_any[where])):
        for chosen in combinations_with_replacement(range(s.COLOURS), int(box.choices[where])):
            give, get = box.give[where].tolist(), box.get[where].tolist()
            for good in any_goods:
                give[good] += 1
            for colour in chosen:
                get[colour] += 1
            yield tuple(give), tuple(get), bool(box.ruby[where])


def _is_free(box: Any, where: tuple[int, int, int]) -> bool:
    """Whether an offer can always be taken: the active player must have an answer to every card."""
    asks = box.give[where].any() or box.give_any[where] or box.if_own[where].any() or box.if_dice[where]
    return not (asks or box.ruby[where] or box.swap[where])
