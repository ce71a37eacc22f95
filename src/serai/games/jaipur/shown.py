"""The table of Jaipur as a screen needs it, made from a view and nothing else, and moves in their parts.

Cards are written by their letters, always in the same order: `DGSCPLK`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from serai.core.errors import BadNotation
from serai.core.layout import Layout
from serai.games.jaipur import moves as m
from serai.games.jaipur import notation
from serai.games.jaipur import state as s
from serai.games.jaipur.numbers import Numbers, numbers_of
from serai.games.jaipur.position import JaipurView
from serai.games.jaipur.scoring import Scoring, scoring
from serai.games.jaipur.view import FORGOTTEN, VIEW

Stage = Literal["first", "deal", "play", "refill", "bonus", "over"]
Good = Literal["D", "G", "S", "C", "P", "L"]

_STAGES: tuple[Stage, ...] = ("first", "deal", "play", "refill", "bonus", "over")
_GOODS: tuple[Good, ...] = ("D", "G", "S", "C", "P", "L")


class MatchResult(Struct, frozen=True, gc=False):
    """J-WIN: nobody wins a drawn match."""

    winner: int | None
    seals: tuple[int, int]


class JaipurShown(Struct, frozen=True, gc=False, tag_field="game", tag="jaipur"):
    """The table as one seat sees it; what lists two things lists them by seat."""

    #: Who looks; nothing for a spectator.
    viewer: int | None
    #: What the game waits for: chance, but in `play`.
    stage: Stage
    #: The seat to move; nothing while chance is to move or the match is over.
    turn: int | None
    #: Whose turn it is, also while chance answers.
    active: int
    #: Who began the round; once it is scored, who begins the next.
    starter: int
    #: 0 before the first deal.
    round: int
    seals: tuple[int, int]
    market: str
    #: One's own goods; nothing for a spectator.
    hand: str | None
    hand_sizes: tuple[int, int]
    #: Camels; nothing where only a memory would know.
    herds: tuple[int | None, int | None]
    #: Cards of each hand that everybody saw entering it; nothing without the memory aid.
    known: tuple[str | None, str | None]
    #: Cards left in the deck.
    deck: int
    #: The cards sold, face up.
    discard: str
    #: The values left on each stack of goods tokens, best first.
    tokens: Mapping[Good, tuple[int, ...]]
    goods_tokens: tuple[int, int]
    #: Of the goods tokens: everybody saw them.
    rupees: tuple[int, int]
    #: Bonus tokens left for 3, for 4, and for 5 or more cards.
    bonus_left: tuple[int, int, int]
    #: How many each seat took from each of these stacks.
    bonus_taken: tuple[tuple[int, int, int], tuple[int, int, int]]
    #: The values of bonus tokens one has seen: one's own, and everybody's once the round is scored.
    bonus_seen: tuple[tuple[int, ...], tuple[int, ...]]
    #: Rupees of one's own goods and bonus tokens; nothing for a spectator.
    total: int | None
    #: Turns left before the round ends for want of progress, and whether that is near (J-STALL).
    stall_left: int
    is_stalling: bool
    #: Of the round that has just ended.
    scoring: Scoring | None
    result: MatchResult | None


_LAYOUT = Layout(VIEW)
_AT = {name: _LAYOUT.at(name) for name in ("viewer", "mover", "stage", "seat", "deck_size", "stall", "round_number")}
_VIEWER, _MOVER, _STAGE, _SEAT, _DECK, _STALL, _ROUND = _AT.values()
_FIRST, _WINNER, _REASON = (_LAYOUT.at(name) for name in ("first", "winner", "reason"))
_MARKET, _HAND, _HAND_SIZES, _HERDS, _DISCARD = (
    _LAYOUT[name] for name in ("market", "hand", "hand_sizes", "herds", "discard")
)
_TOKENS, _GOODS_TOKENS, _RUPEES, _BONUS_LEFT, _SEALS = (
    _LAYOUT[name] for name in ("tokens", "goods_tokens", "rupees", "bonus_left", "seals")
)


def _halves(name: str) -> tuple[slice, slice]:
    """The places of what each seat has."""
    place = _LAYOUT[name]
    middle = (place.start + place.stop) // 2
    return slice(place.start, middle), slice(middle, place.stop)


_KNOWN = _halves("known")
_TAKEN = _halves("bonus_taken")
_SEEN = _halves("bonus_seen")
#: So many cards of a kind, written down.
_WRITTEN = tuple(tuple(letter * count for count in range(61)) for letter in s.LETTERS)


# What changes seldom is remembered: a position differs little from the one before, and both seats are shown the same.


@lru_cache(maxsize=1 << 14)
def _cards(counts: tuple[int, ...]) -> str:
    return "".join([written[count] for written, count in zip(_WRITTEN, counts) if count])


def show(view: JaipurView) -> JaipurShown:
    """The table as the view's seat sees it."""
    n, numbers = _LAYOUT.read(view.array), numbers_of(view.game)
    viewer, mover, is_over = n[_VIEWER], n[_MOVER], n[_STAGE] == s.FINISHED
    seen = [_values(numbers, n[place]) if any(n[place]) else () for place in _SEEN]
    rupees: tuple[int, int] = n[_RUPEES]  # type: ignore[assignment]
    winner, stall_left = n[_WINNER], numbers.stall_turns - n[_STALL]
    return JaipurShown(
        viewer=viewer if viewer >= 0 else None,
        stage=_STAGES[n[_STAGE]],
        turn=mover if mover >= 0 else None,
        active=n[_SEAT],
        starter=n[_FIRST],
        round=n[_ROUND],
        seals=n[_SEALS],  # type: ignore[arg-type]
        market=_cards(n[_MARKET]),
        hand=_cards(n[_HAND]) if viewer >= 0 else None,
        hand_sizes=n[_HAND_SIZES],  # type: ignore[arg-type]
        herds=tuple([None if herd == FORGOTTEN else herd for herd in n[_HERDS]]),  # type: ignore[arg-type]
        known=tuple(  # type: ignore[arg-type]
            [None if n[place.start] == FORGOTTEN else _cards(n[place]) for place in _KNOWN]
        ),
        deck=n[_DECK],
        discard=_cards(n[_DISCARD]),
        tokens=_stacks(numbers, n[_TOKENS]),
        goods_tokens=n[_GOODS_TOKENS],  # type: ignore[arg-type]
        rupees=rupees,
        bonus_left=n[_BONUS_LEFT],  # type: ignore[arg-type]
        bonus_taken=(n[_TAKEN[0]], n[_TAKEN[1]]),  # type: ignore[arg-type]
        bonus_seen=(seen[0], seen[1]),
        total=rupees[viewer] + sum(seen[viewer]) if viewer >= 0 else None,
        stall_left=stall_left,
        is_stalling=stall_left <= numbers.stall_warning,
        scoring=scoring(view) if n[_REASON] != s.NOT_ENDED else None,
        result=MatchResult(winner if winner >= 0 else None, n[_SEALS]) if is_over else None,  # type: ignore[arg-type]
    )


@lru_cache(maxsize=1 << 14)
def _stacks(numbers: Numbers, left: tuple[int, ...]) -> Mapping[Good, tuple[int, ...]]:
    return {good: stack[count] for good, stack, count in zip(_GOODS, numbers.stacks, left)}


def _values(numbers: Numbers, counts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([value for value, count in zip(numbers.bonus_values, counts) if count for _ in range(count)])


# --- Moves in their parts -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class JaipurSpelled:
    """A move: cards taken from the market and cards given or sold, the camels of one's herd among them."""

    #: In notation, as it is sent.
    move: str
    kind: Literal["take", "camels", "exchange", "sell"]
    #: `K` for all the camels of the market.
    take: str
    give: str


@lru_cache(maxsize=65_536)
def spell(code: int) -> JaipurSpelled:
    """A player's move in its parts."""
    written, move = notation.write_code(code), m.decode(code)
    match move:
        case m.Take(good):
            return JaipurSpelled(written, "take", good, "")
        case m.TakeCamels():
            return JaipurSpelled(written, "camels", "K", "")
        case m.Exchange(take, give):
            return JaipurSpelled(written, "exchange", take, give)
        case m.Sell(good, count):
            return JaipurSpelled(written, "sell", "", good * count)
    raise TypeError(f"{move!r} is not a player's move")


def from_parts(parts: Mapping[str, Any]) -> m.Move:
    """The move that takes and gives these cards; several cards taken are an exchange, even if none is given yet."""
    take, give = parts.get("take", ""), parts.get("give", "")
    if not all(isinstance(cards, str) and (cards.isalpha() or not cards) for cards in (take, give)):
        raise BadNotation("notation.unreadable", text=f"{take}-{give}"[:40])
    if not take:
        return notation.parse(f"-{give}")
    return notation.parse(f"+{take}-{give}" if give or len(take) > 1 else f"+{take}")
