"""Moves of Jaipur: what a player does (`+G`, `-LLL`, `+DG-LK`), and what chance does (`deal …`, `=PL`, `!2`).

Cards are written by their letters; the writer is canonical, the reader takes letters in any order
(`docs/notation.md` is the grammar).

>>> Exchange("GD", "KL")
Exchange(take='DG', give='LK')
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

from serai.core.errors import BadNotation, IllegalMove
from serai.core.moves import Letter, Letters, Move, MoveSet, Names, Number, Seat, move
from serai.games.jaipur.rules import state as s

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.games.jaipur.position import JaipurPosition

GOODS = s.LETTERS[: s.GOODS]


def _no_such_card(card: str, allowed: str) -> BadNotation:
    return BadNotation("jaipur.no-such-card", card=card[:20], allowed=", ".join(allowed))


CARDS = Letters(s.LETTERS, 3, _no_such_card, "jaipur.not-in-deck")
Good = Annotated[str, Letter(GOODS, 3, _no_such_card)]
Cards = Annotated[str, CARDS]
#: Few enough for two bits a kind.
FewCards = Annotated[str, Letters(s.LETTERS, 2, _no_such_card, "jaipur.not-in-deck")]
Rupees = Annotated[int, Number(60)]


@move(kind=s.TAKE_CAMELS, form="+K")
class TakeCamels(Move):
    """Take all camels of the market (J-TAKE-CAMELS)."""


@move(kind=s.TAKE_ONE, form="+{good}", pattern=r"\+(?P<good>[A-Za-z]+)")
class Take(Move):
    """Take one goods card from the market (J-TAKE-ONE)."""

    good: Good

    @classmethod
    def read_all(cls, found: Mapping[str, str]) -> Take:
        """Several cards are an exchange without its other half."""
        if len(found["good"]) > 1:
            raise BadNotation("jaipur.take-one-only")
        return cls(found["good"])


@move(kind=s.SELL, form="-{good}", pattern="-(?P<cards>[A-Za-z]+)")
class Sell(Move):
    """Sell `count` cards of one good (J-SELL)."""

    good: Good
    count: Annotated[int, Number(57)]

    def __post_init__(self) -> None:
        if self.count < 1:
            raise BadNotation("notation.unreadable", text=f"Sell({self.good!r}, {self.count})")

    def written(self) -> str:
        """One letter a card."""
        return "-" + self.good * self.count

    @classmethod
    def read_all(cls, found: Mapping[str, str]) -> Sell:
        """One letter a card, all of one good."""
        cards = found["cards"]
        if len(set(cards)) > 1:
            raise BadNotation("jaipur.sell-one-kind")
        if cards[0] == "K":
            raise BadNotation("jaipur.sell-camels")
        return cls(cards[0], len(cards))


@move(kind=s.EXCHANGE, form="+{take}-{give}", pattern=r"\+(?P<take>[A-Za-z]+)-(?P<give>[A-Za-z]*)")
class Exchange(Move):
    """Take goods from the market, give goods and camels (J-TAKE-MANY)."""

    take: Cards
    give: Cards

    @classmethod
    def digits(cls) -> list[tuple[str, int, int]]:
        """One choice a good: gained or given."""
        return [(good, 4 * kind, 4) for kind, good in enumerate(GOODS)]

    def pack(self, names: Names) -> int:
        """One number a good, gained or given: what does not fit that is refused here, by clause."""
        take, give, packed = self.take, self.give, 0
        if "K" in take:
            raise IllegalMove("jaipur.exchange-camels")
        if not set(take).isdisjoint(give):
            raise IllegalMove("jaipur.exchange-same")
        if len(take) != len(give):
            raise IllegalMove("jaipur.exchange-uneven")
        for kind, good in enumerate(GOODS):
            gained = take.count(good) - give.count(good)
            if not -7 <= gained <= 7:
                raise IllegalMove("jaipur.not-in-market" if gained > 0 else "jaipur.not-in-hand")
            packed |= (gained + 7) << (4 * kind)
        return packed

    @classmethod
    def unpack(cls, packed: int, names: Names) -> Exchange:
        """Camels make up the difference."""
        gained = [(packed >> (4 * kind) & 15) - 7 for kind in range(s.GOODS)]
        give = "".join([good * -count for good, count in zip(GOODS, gained)])
        return cls("".join([good * count for good, count in zip(GOODS, gained)]), give + "K" * sum(gained))


@move(kind=s.CHOOSE_FIRST, form="first {seat}", chance=True)
class First(Move):
    """The seat that starts the first round (J-SETUP 5)."""

    seat: Annotated[int, Seat(pattern="[0-9]")]


@move(kind=s.DEAL_CARDS, form="deal {first} {second} {market}", chance=True)
class Deal(Move):
    """The cards of both hands, camels included, and those that join the camels of the market (J-SETUP 2)."""

    first: Cards
    second: Cards
    market: FewCards


@move(kind=s.DRAW_CARDS, form="={cards}", chance=True)
class Refill(Move):
    """Cards from the deck into the market."""

    cards: Cards


@move(kind=s.DRAW_BONUS, form="!{rupees}", chance=True)
class Bonus(Move):
    """A bonus token of this value (J-BONUS)."""

    rupees: Rupees


PlayerMove = Take | TakeCamels | Sell | Exchange
ChanceMove = First | Deal | Refill | Bonus
MOVES = MoveSet("Jaipur", 3, TakeCamels, Take, Sell, Exchange, First, Deal, Refill, Bonus)


# --- As one seat saw it (J-SECRET) -----------------------------------------------------------------------------------


def write_seen(code: int, before: JaipurPosition, viewer: int) -> str:
    """The notation as `viewer` saw it: `?` for a card dealt or the value of a bonus token taken by another.

    Camels dealt are laid open at once.
    """
    move = before.game.move(code)
    if type(move) is Deal:  # compared, not matched: it is asked for every viewer of every move
        hands = [hand if seat == viewer else _covered(hand) for seat, hand in enumerate((move.first, move.second))]
        return f"deal {hands[0]} {hands[1]} {move.market}"
    return "!?" if type(move) is Bonus and before.active != viewer else before.game.write(code)


def _covered(hand: str) -> str:
    camels = hand.count("K")
    return "?" * (len(hand) - camels) + "K" * camels


def canonical_seen(game: Game, text: str) -> tuple[str, bool]:
    """An entry of a record seen from one seat (`??K`: a covered hand) in canonical form; and whether it is chance's."""
    if text == "!?":
        return text, True
    covered = rf"(\?(?=.{{{int(game.box.dealt) - 1}}} )\?*K*|[A-Z]+)"
    if len(text) <= 64 and (match := re.fullmatch(rf"deal {covered} {covered} ([A-Z]+)", text)):
        return "deal " + " ".join(part if "?" in part else CARDS.check(part) for part in match.groups()), True
    found = MOVES.parse(text)
    return found.written(), found.is_chance
