"""Chance in small steps: a deal of whole hands is one card after the other, a roll one die after the other.

A game says in `Definition.sealed` from which stack and which numbers an outcome is made. Here the stacks are in no
order yet: a card that nobody has drawn is a chance node when it is looked at, with the odds of each card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.core.position import Position
from serai.core.sealed import NUMBERED, Envelope

#: What has been drawn: by the name of a stack and a place in it, or by the name of a number and place 0.
Drawn = Mapping[tuple[str, int], int]


@dataclass(frozen=True)
class Question:
    """What chance has to say next: what it is about, and each possible answer with its weight and its name."""

    about: tuple[str, int]
    answers: tuple[tuple[int, int], ...]
    names: Mapping[int, str]


class _Asked(Exception):
    def __init__(self, question: Question) -> None:
        self.question = question


class _Stack:
    """Some cards of stacks, in their order; a card is drawn only when it is looked at."""

    def __init__(self, envelope: StepEnvelope, places: Sequence[tuple[str, int]]) -> None:
        self._envelope, self._places = envelope, places

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return _Stack(self._envelope, self._places[index])
        return self._envelope.card(*self._places[index])

    def __iter__(self) -> Iterator[int]:
        return (self._envelope.card(*place) for place in self._places)

    def __add__(self, other: _Stack) -> _Stack:
        return _Stack(self._envelope, [*self._places, *other._places])


class StepEnvelope(Envelope):
    """An envelope whose contents are decided one by one."""

    __slots__ = ("_stacks", "drawn")

    def __init__(self, drawn: Drawn) -> None:
        super().__init__(b"")
        self.drawn = drawn
        self._stacks: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {}

    def order(self, stack: str, kinds: tuple[str, ...], counts: Sequence[int]) -> Any:
        """The cards of a stack, to be looked at."""
        self._stacks[stack] = kinds, tuple(counts)
        return _Stack(self, [(stack, place) for place in range(sum(counts))])

    def card(self, stack: str, place: int) -> int:
        """The kind of a card."""
        if (stack, place) in self.drawn:
            return self.drawn[stack, place]
        kinds, counts = self._stacks[stack]
        left = list(counts)
        for (name, _), kind in self.drawn.items():
            if name == stack:
                left[kind] -= 1
        answers = tuple((kind, count) for kind, count in enumerate(left) if count > 0)
        raise _Asked(Question((stack, place), answers, dict(enumerate(kinds))))

    def number(self, name: str, bound: int) -> int:
        """A number below a bound."""
        if (name, 0) in self.drawn:
            return self.drawn[name, 0]
        answers = tuple((number, 1) for number in range(bound))
        raise _Asked(Question((name, 0), answers, {number: str(number) for number in range(bound)}))


def next_step(position: Position, tally: Any, drawn: Drawn) -> int | Question:
    """The packed outcome of chance at a position, or what chance has to say before it is known."""
    game = position.game
    if game.definition.sealed is NUMBERED:
        place = ("outcome", len(drawn))
        found = position.outcomes()
        codes = {game.code(move): (game.write(game.code(move)), weight) for move, weight in found}
        answers = tuple((i, weight) for i, (_, weight) in enumerate(codes.values()))
        return Question(place, answers, {i: name for i, (name, _) in enumerate(codes.values())})
    try:
        return game.definition.sealed.draw(position, tally, StepEnvelope(drawn))
    except _Asked as asked:
        return asked.question
