"""A position and a view of Jaipur under the names of the rule book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import numpy as np

from serai.core.game import Game
from serai.core.position import Position
from serai.core.snapshot import Snapshot, lettered, letters, number, once, seat_or_none
from serai.core.view import View
from serai.games.jaipur.components import numbers_of
from serai.games.jaipur.moves import ChanceMove, PlayerMove
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules import view as views

REASONS = {s.THREE_STACKS: "three-stacks", s.EMPTY_DECK: "empty-deck", s.STALL: "stall"}


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended (J-SCORE)."""

    winner: int | None
    reason: str
    rupees: tuple[int, int]
    bonus_tokens: tuple[int, int]
    goods_tokens: tuple[int, int]
    camels: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winner (nobody, if it was drawn), the seals, and why its last round ended."""

    winner: int | None
    seals: tuple[int, int]
    reason: str


def _cards(field: str) -> once[str]:
    return lettered(field, s.LETTERS)


def _pair(field: str) -> once[tuple[int, int]]:
    return once(lambda table: tuple(getattr(table.record, field).tolist()))


def _bonus_values(field: str) -> once[tuple[tuple[int, ...], ...]]:
    """The values of the bonus tokens that a field counts, for each seat."""
    return once(
        lambda table: tuple(numbers_of(table.game).bonus(owned.ravel()) for owned in getattr(table.record, field))
    )


class _Table(Snapshot):
    """What positions and views show alike: everything that lies open on the table."""

    game: Jaipur
    #: The cards of the market, in canonical order.
    market = _cards("market")
    #: The cards sold so far.
    discard = _cards("discard")
    #: Seals of excellence of each seat.
    seals = _pair("seals")
    #: The number of the round, from 1; 0 before the first deal.
    round = number("round_number")
    #: What the goods tokens of each seat are worth.
    rupees = _pair("rupees")
    #: How many goods tokens each seat has.
    goods_tokens = _pair("goods_tokens")
    #: The winner of the match.
    winner = seat_or_none("winner")
    #: Whose turn it is, also while chance answers.
    active = number("seat")
    _reason = number("reason")
    _round_winner = seat_or_none("round_winner")
    _scores = _pair("scores")

    @property
    def stall_left(self) -> int:
        """Turns left before the round ends for want of progress (J-STALL)."""
        return numbers_of(self.game).stall_turns - int(self.record.stall)

    @once
    def tokens(self) -> Mapping[str, tuple[int, ...]]:
        """The values left on each stack of goods tokens, best first."""
        stacks, left = numbers_of(self.game).stacks, self.record.tokens.tolist()
        return MappingProxyType({letter: stacks[good][left[good]] for good, letter in enumerate(s.LETTERS[: s.GOODS])})

    @property
    def round_result(self) -> RoundResult | None:
        """How the round that has just been scored ended; nothing while one is being played."""
        if self._reason == s.NOT_ENDED:
            return None
        bonus_tokens = tuple(self.record.bonus_taken.reshape(2, -1).sum(axis=1).tolist())
        herds = tuple(self.record.herds.tolist())
        reason = REASONS[self._reason]
        return RoundResult(self._round_winner, reason, self._scores, bonus_tokens, self.goods_tokens, herds)

    def _lines(
        self,
        deck: int,
        hands: tuple[str, ...],
        herds: tuple[int | None, ...],
        bonus: Sequence[tuple[int | str, ...]],
    ) -> str:
        lines = [f"round {self.round}   seals {self.seals[0]}-{self.seals[1]}   deck {deck}"]
        lines.append(f"market  {' '.join(self.market)}")
        for seat in range(2):
            mark = ">" if self.turn == seat else " "
            lines.append(
                f"{mark} {seat + 1}  {' '.join(hands[seat]) or '-':15}"
                f" camels {'?' if herds[seat] is None else herds[seat]}"
                f"   rupees {self.rupees[seat]}   bonus {' '.join(map(str, bonus[seat])) or '-'}"
            )
        lines += [f"  {good}  {' '.join(map(str, left)) or '-'}" for good, left in self.tokens.items()]
        return "\n".join(lines)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; nothing while it goes on."""
        ended = self.round_result if self.is_over else None
        return Outcome(self.winner, self.seals, ended.reason) if ended else None


class JaipurPosition(Position["JaipurView", PlayerMove, ChanceMove], _Table):
    """A position of Jaipur: full information."""

    #: Camels of each seat.
    herds = _pair("herds")
    #: The cards left in the deck, which has no order.
    deck = _cards("deck")
    #: The values of the bonus tokens each seat has.
    bonus_tokens = _bonus_values("bonus_taken")

    @once
    def hands(self) -> tuple[str, str]:
        """The goods in each hand."""
        return letters(self.record.hands[0], s.LETTERS), letters(self.record.hands[1], s.LETTERS)

    def __str__(self) -> str:
        """The table as a few lines of text, by letters."""
        return self._lines(len(self.deck), self.hands, self.herds, self.bonus_tokens)


class JaipurView(View[PlayerMove], _Table):
    """What a seat may know of a position of Jaipur."""

    world: once[JaipurPosition]
    #: The same view with a perfect memory, where this one has none.
    _remembering: JaipurView | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return super().__reduce__() if self._remembering is None else (_forget, (self._remembering,))

    def __repr__(self) -> str:
        if self._remembering is None:
            return super().__repr__()
        return f"games.view({self._remembering.text!r}, memory=False{self.game.written_arguments})"

    #: The viewer's own goods.
    hand = _cards("hand")
    #: How many goods each hand holds.
    hand_sizes = _pair("hand_sizes")
    #: How many cards the deck holds.
    deck_size = number("deck_size")
    #: The values of bonus tokens the viewer has seen: its own, and everybody's once the round is scored.
    bonus_tokens = _bonus_values("bonus_seen")
    #: Bonus tokens left for sales of 3, of 4, and of 5 or more cards.
    bonus_left: once[tuple[int, ...]] = once(lambda view: tuple(view.record.bonus_left.tolist()))
    #: How many bonus tokens each seat took from each stack.
    bonus_taken: once[tuple[tuple[int, ...], ...]] = once(
        lambda view: tuple(map(tuple, view.record.bonus_taken.tolist()))
    )

    def __str__(self) -> str:
        """The table as a few lines of text, by letters; `?` is a card or token the viewer cannot see."""
        known = [self.hand if seat == self.seat else known or "" for seat, known in enumerate(self.known)]
        hands = tuple(cards.ljust(size, "?") for cards, size in zip(known, self.hand_sizes))
        unseen = [sum(taken) - len(seen) for taken, seen in zip(self.bonus_taken, self.bonus_tokens)]
        bonus = [(*seen, *"?" * count) for seen, count in zip(self.bonus_tokens, unseen)]
        return self._lines(self.deck_size, hands, self.herds, bonus)

    @property
    def herds(self) -> tuple[int | None, ...]:
        """Camels of each seat; nothing where only a memory would know."""
        return tuple(None if count == views.FORGOTTEN else count for count in self.record.herds.tolist())

    @property
    def known(self) -> tuple[str | None, ...]:
        """The cards of each hand that everybody saw entering it."""
        return tuple(None if hand[0] == views.FORGOTTEN else letters(hand, s.LETTERS) for hand in self.record.known)

    @property
    def has_memory(self) -> bool:
        """Whether this is all that a perfect memory would know."""
        return int(self.record.known[0, 0]) != views.FORGOTTEN

    def without_memory(self) -> JaipurView:
        """The view of a player who is not helped to remember: the table option `memory_aid` off."""
        # a copy of the bytes: NumPy would copy field by field
        array = np.frombuffer(bytearray(self.array.tobytes()), self.array.dtype)
        views.without_memory(array)
        forgetful = JaipurView(self.game, array)
        forgetful.__dict__["_remembering"] = self
        return forgetful

    @property
    def with_memory(self) -> JaipurView:
        """The view with a perfect memory that this one was made from."""
        return self._remembering or self

    @once
    def unseen(self) -> str:
        """The cards the viewer has not seen: those of the deck and those dealt to hands it does not see.

        Raises `ValueError` for a view without memory, as `card_odds` and `bonus_odds` do.
        """
        world = self.world
        seen = [self.hand if seat == self.seat else known for seat, known in enumerate(self.known)]
        hidden = "".join(_less(hand, known or "") for hand, known in zip(world.hands, seen))
        return "".join(sorted(world.deck + hidden, key=s.LETTERS.index))

    @once
    def card_odds(self) -> Mapping[str, Fraction]:
        """The probability of each kind to be the next card of the deck, by letter; nothing where the deck is empty.

        Camels of a hand are laid open, so all unseen camels are in the deck; unseen goods are as likely there as in a
        hand. What the other player's moves may betray is not weighed.
        """
        if not self.deck_size:
            return MappingProxyType({})
        camels = Fraction(self.unseen.count("K"), self.deck_size)
        goods = len(self.unseen) - self.unseen.count("K")
        odds = {good: (1 - camels) * Fraction(self.unseen.count(good), max(goods, 1)) for good in s.LETTERS[: s.GOODS]}
        return MappingProxyType(odds | {"K": camels})

    @once
    def bonus_odds(self) -> tuple[Mapping[int, Fraction], ...]:
        """The probability of each value to be the next bonus token, for sales of 3, of 4, and of 5 or more cards."""
        world, values = self.world.record, self.game.box.bonus_values.tolist()
        hidden = world.bonus_left + (world.bonus_taken - self.record.bonus_seen).sum(axis=0)
        found: list[Mapping[int, Fraction]] = []
        for stack, counts in enumerate(hidden.tolist()):
            left = self.bonus_left[stack] and sum(counts)
            chances = zip(values[stack], counts)
            found.append(MappingProxyType({value: Fraction(n, left) for value, n in chances if n} if left else {}))
        return tuple(found)


def _forget(view: JaipurView) -> JaipurView:
    return view.without_memory()


def _less(hand: str, known: str) -> str:
    """The cards of a hand without those that are known."""
    return "".join(letter * (hand.count(letter) - known.count(letter)) for letter in s.LETTERS)


class Jaipur(Game[JaipurPosition, JaipurView, PlayerMove, ChanceMove]):
    """Jaipur, ready to be played: `games.load("jaipur")`."""
