"""A position and a view of Jaipur under the names of the rule book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np

from serai.core.contract import OVER
from serai.core.position import Position
from serai.core.view import View
from serai.games.jaipur.components import numbers_of
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


class _Table:
    """What positions and views show alike: everything that lies open on the table."""

    game: Any
    record: Any

    @cached_property
    def market(self) -> str:
        """The cards of the market, in canonical order."""
        return letters(self.record.market)

    @cached_property
    def discard(self) -> str:
        """The cards sold so far."""
        return letters(self.record.discard)

    @property
    def seals(self) -> tuple[int, int]:
        """Seals of excellence of each seat."""
        return _pair(self.record.seals)

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first deal."""
        return int(self.record.round_number)

    @property
    def rupees(self) -> tuple[int, int]:
        """What the goods tokens of each seat are worth."""
        return _pair(self.record.rupees)

    @property
    def goods_tokens(self) -> tuple[int, int]:
        """How many goods tokens each seat has."""
        return _pair(self.record.goods_tokens)

    @property
    def stall_left(self) -> int:
        """Turns left before the round ends for want of progress (J-STALL)."""
        return numbers_of(self.game).stall_turns - int(self.record.stall)

    @cached_property
    def tokens(self) -> Mapping[str, tuple[int, ...]]:
        """The values left on each stack of goods tokens, best first."""
        stacks, left = numbers_of(self.game).stacks, self.record.tokens.tolist()
        return MappingProxyType({letter: stacks[good][left[good]] for good, letter in enumerate(s.LETTERS[: s.GOODS])})

    @property
    def round_result(self) -> RoundResult | None:
        """How the round that has just been scored ended; nothing while one is being played."""
        if int(self.record.reason) == s.NOT_ENDED:
            return None
        winner = int(self.record.round_winner)
        return RoundResult(
            winner=winner if winner >= 0 else None,
            reason=REASONS[int(self.record.reason)],
            rupees=_pair(self.record.scores),
            bonus_tokens=_pair(self.record.bonus_taken.reshape(2, -1).sum(axis=1)),
            goods_tokens=self.goods_tokens,
            camels=_pair(self.record.herds),
        )

    @property
    def winner(self) -> int | None:
        """The winner of the match."""
        winner = int(self.record.winner)
        return winner if winner >= 0 else None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; nothing while it goes on."""
        if int(self.record.mover) != OVER or (last := self.round_result) is None:
            return None
        return Outcome(self.winner, self.seals, last.reason)


class JaipurPosition(Position, _Table):
    """A position of Jaipur: full information."""

    @cached_property
    def hands(self) -> tuple[str, str]:
        """The goods in each hand."""
        return letters(self.record.hands[0]), letters(self.record.hands[1])

    @property
    def herds(self) -> tuple[int, int]:
        """Camels of each seat."""
        return _pair(self.record.herds)

    @cached_property
    def deck(self) -> str:
        """The cards left in the deck, which has no order."""
        return letters(self.record.deck)

    @property
    def bonus_tokens(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The values of the bonus tokens each seat has."""
        first, second = (_bonus_values(self.game.box, self.record.bonus_taken[seat]) for seat in range(2))
        return first, second

    def __str__(self) -> str:
        """The table as a few lines of text, by letters."""
        lines = [f"round {self.round}   seals {self.seals[0]}-{self.seals[1]}   deck {len(self.deck)}"]
        lines.append(f"market  {' '.join(self.market)}")
        for seat in range(2):
            mark = ">" if self.turn == seat else " "
            bonus = " ".join(map(str, self.bonus_tokens[seat])) or "-"
            lines.append(
                f"{mark} {seat + 1}  {' '.join(self.hands[seat]) or '-':15} camels {self.herds[seat]}"
                f"   rupees {self.rupees[seat]}   bonus {bonus}"
            )
        lines += [f"  {good}  {' '.join(map(str, left)) or '-'}" for good, left in self.tokens.items()]
        return "\n".join(lines)


class JaipurView(View, _Table):
    """What a seat may know of a position of Jaipur."""

    #: The same view with a perfect memory, where this one has none.
    _remembering: JaipurView | None = None

    @cached_property
    def hand(self) -> str:
        """The viewer's own goods."""
        return letters(self.record.hand)

    @property
    def hand_sizes(self) -> tuple[int, int]:
        """How many goods each hand holds."""
        return _pair(self.record.hand_sizes)

    @property
    def herds(self) -> tuple[int | None, int | None]:
        """Camels of each seat; nothing where only a memory would know."""
        first, second = (None if count == views.FORGOTTEN else count for count in _pair(self.record.herds))
        return first, second

    @property
    def known(self) -> tuple[str | None, str | None]:
        """The cards of each hand that everybody saw entering it."""
        first, second = (
            None if self.record.known[i, 0] == views.FORGOTTEN else letters(self.record.known[i]) for i in (0, 1)
        )
        return first, second

    @property
    def deck_size(self) -> int:
        """How many cards the deck holds."""
        return int(self.record.deck_size)

    @property
    def bonus_left(self) -> tuple[int, int, int]:
        """Bonus tokens left for sales of 3, of 4, and of 5 or more cards."""
        three, four, five = self.record.bonus_left.tolist()
        return three, four, five

    @property
    def bonus_taken(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many bonus tokens each seat took from each stack."""
        first, second = self.record.bonus_taken.tolist()
        return tuple(first), tuple(second)

    @property
    def bonus_tokens(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The values of bonus tokens the viewer has seen: its own, and everybody's once the round is scored."""
        first, second = (_bonus_values(self.game.box, self.record.bonus_seen[seat]) for seat in range(2))
        return first, second

    @property
    def has_memory(self) -> bool:
        """Whether this is all that a perfect memory would know."""
        return int(self.record.known[0, 0]) != views.FORGOTTEN

    def without_memory(self) -> JaipurView:
        """The view of a player who is not helped to remember: the table option `memory_aid` off."""
        # a copy of the bytes: NumPy would copy field by field
        array = np.frombuffer(bytearray(bytes(self)), self.array.dtype)
        views.without_memory(array)
        forgetful = JaipurView(self.game, array)
        forgetful._remembering = self
        return forgetful

    @property
    def with_memory(self) -> JaipurView:
        """The view with a perfect memory that this one was made from."""
        return self._remembering or self


def letters(counts: Any) -> str:
    """Counts by kind as letters."""
    return "".join(letter * count for letter, count in zip(s.LETTERS, counts.tolist()))


def _pair(values: Any) -> tuple[int, int]:
    first, second = values.tolist()
    return first, second


def _bonus_values(box: Any, taken: Any) -> tuple[int, ...]:
    return tuple(
        int(box.bonus_values[stack, i])
        for stack in range(s.BONUS_STACKS)
        for i in range(s.BONUS_VALUES)
        for _ in range(int(taken[stack, i]))
    )
