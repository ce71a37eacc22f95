"""Sealed chance: a seed of 32 bytes fixes the order of every stack and the fall of every die, whatever is played.

What comes of a name is HMAC-SHA256 of that name under the seed. A stack is shuffled by sorting: copy `c` of a kind of
card has the key of `"{stack} {kind} {c}"`, counted from 1, and the smallest key is on top. A number below `n` is the
remainder of the key of its name, read as one big number. `docs/fairness.md` says it in the words of a player.

A game declares in a `SealedChance` which stack answers when. What is still in a stack follows from the position; what
a position does not tell, such as how often a deck has been reshuffled, is kept beside it in a tally.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from serai.core.random import from_bits

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.position import Position

#: Shuffled stacks that are remembered: enough for several hundred games at once.
MOST_STACKS = 4096


def key_of(seed: bytes, name: str) -> bytes:
    """The 32 bytes that the seed gives to a name."""
    return hmac.digest(seed, name.encode(), "sha256")


def deal_seed(seed: int, number: int) -> bytes:
    """The seed of a game that nobody promised: one of many, with this number, from a seed that may be written down."""
    return hashlib.sha256(f"serai deal {seed} {number}".encode()).digest()


@lru_cache(maxsize=MOST_STACKS)
def _shuffled(seed: bytes, stack: str, kinds: tuple[str, ...], counts: tuple[int, ...]) -> bytes:
    keys = [
        (key_of(seed, f"{stack} {name} {copy}"), kind)
        for kind, (name, count) in enumerate(zip(kinds, counts))
        for copy in range(1, count + 1)
    ]
    return bytes([kind for _, kind in sorted(keys)])


class Envelope:
    """All stacks and dice of one game, by name."""

    __slots__ = ("seed",)

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def order(self, stack: str, kinds: tuple[str, ...], counts: Sequence[int]) -> bytes:
        """The order of a stack that holds `counts` cards of these kinds: kinds by their number, the top first."""
        return _shuffled(self.seed, stack, kinds, tuple(counts))

    def number(self, name: str, bound: int) -> int:
        """A number from 0 to `bound` − 1."""
        return int.from_bytes(key_of(self.seed, name), "big") % bound


class OpenEnvelope(Envelope):
    """An envelope that keeps every stack it was asked for, so that all of them can be shown."""

    __slots__ = ("stacks",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        #: By the name of a stack: the names of its cards, the top first.
        self.stacks: dict[str, tuple[str, ...]] = {}

    def order(self, stack: str, kinds: tuple[str, ...], counts: Sequence[int]) -> bytes:
        """The order of a stack, as `Envelope` gives it."""
        order = super().order(stack, kinds, counts)
        self.stacks[stack] = tuple(kinds[kind] for kind in order)
        return order


@dataclass(frozen=True, slots=True)
class SealedChance:
    """How a game takes its outcomes of chance from an envelope. A tally is immutable."""

    #: The tally at the position from which on chance is drawn: the start, or where a given record ends.
    begin: Callable[[Any], Any]
    #: The tally after one more packed move, of a player or of chance.
    after: Callable[[Game, Any, int], Any]
    #: The packed outcome for a position that waits for chance.
    draw: Callable[[Any, Any, Envelope], int]


def _count(game: Game, number: int, code: int) -> int:
    return number + bool(game.move(code).is_chance)


def _draw_numbered(position: Position, number: int, envelope: Envelope) -> int:
    bits = int.from_bytes(key_of(envelope.seed, f"draw {number + 1}"), "little")
    return position.draw(from_bits(bits))[0]


#: What a game gets that declares nothing: outcomes are numbered from 1, and each has a generator of its own.
NUMBERED = SealedChance(lambda origin: 0, _count, _draw_numbered)


class Sealed:
    """The sealed chance of one game that is being played: it follows every move, and draws."""

    def __init__(self, envelope: Envelope | bytes, origin: Position) -> None:
        self.envelope = Envelope(envelope) if isinstance(envelope, bytes) else envelope
        self._game = origin.game
        self._rules = origin.game.definition.sealed
        self._tally = self._rules.begin(origin)

    def follow(self, code: int) -> None:
        """Take note of a packed move, of a player or of chance."""
        self._tally = self._rules.after(self._game, self._tally, code)

    def draw(self, position: Position) -> int:
        """The packed outcome of chance at this position, which all moves followed so far have led to."""
        return self._rules.draw(position, self._tally, self.envelope)
