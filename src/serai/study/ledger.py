"""The ledger of a game: from the chances at the start to the result, every change entered once, so that it adds up.

With all cards open the network says what a position is worth to each seat. An outcome of chance is entered against the
weighted mean of all that could have come: luck, on average nothing. A decision is entered with what it gave up by the
judgement of what its player could know. What then still changed is entered as hidden cards: what nobody at the table
could know, and what the judgement did not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from serai.bots.full_values import FullValues
from serai.core.position import Position
from serai.core.record import Record

Amounts = NDArray[np.float64]
Kind = Literal["cards", "error", "hidden"]


@dataclass(frozen=True, slots=True)
class Posting:
    """One entry of the ledger: at which step of the record, by whom, and what it meant to each seat."""

    step: int
    kind: Kind
    #: Whose decision it was, or after whose decision chance answered; nothing at the start.
    seat: int | None
    amounts: Amounts


@dataclass(frozen=True, slots=True)
class Ledger:
    """All entries of a game, and the sums they make."""

    start: Amounts
    postings: tuple[Posting, ...]
    #: Each seat's chance after each step, all cards open; the first row is the start.
    curve: tuple[Amounts, ...]
    #: Each seat's result: its share of the victory, or its chance where the record ends.
    result: Amounts
    #: For each seat, how far the outcomes of chance could have taken it, as a standard deviation.
    spread: Amounts

    def total(self, kind: Kind, seat: int) -> float:
        """What all entries of a kind meant to a seat."""
        return float(sum(posting.amounts[seat] for posting in self.postings if posting.kind == kind))

    def own_errors(self, seat: int) -> float:
        """What a seat's own errors cost it."""
        return float(sum(p.amounts[seat] for p in self.postings if p.kind == "error" and p.seat == seat))

    def row(self, seat: int) -> dict[str, float]:
        """The sums of a seat; they add up to its result."""
        own = self.own_errors(seat)
        return {
            **{"start": float(self.start[seat]), "cards": self.total("cards", seat), "own_errors": own},
            **{"other_errors": self.total("error", seat) - own, "hidden": self.total("hidden", seat)},
            "result": float(self.result[seat]),
        }

    def luck_percentile(self, seat: int) -> float:
        """Of a hundred games with the same throws and draws, in how many this seat would have been less lucky."""
        if self.spread[seat] == 0:
            return 50.0
        return 100 * NormalDist().cdf(self.total("cards", seat) / float(self.spread[seat]))


def ledger_of(record: Record, losses: Mapping[int, float]) -> Ledger:
    """The ledger of a record; `losses` says by step what each decision gave up."""
    values, starter = FullValues(record.game), record.game.definition.starter
    postings: list[Posting] = []
    variance = np.zeros(record.game.seats)
    start: Amounts | None = None
    curve: list[Amounts] = []
    worth, seat = _before_chance(values, record.game.start()), None
    for step, (before, code, after) in enumerate(record.steps()):
        if not curve:
            curve.append(worth)
        if before.is_chance and starter is not None and start is None and isinstance(before.game.move(code), starter):
            worth = start = _before_chance(values, after)
            curve = [worth, worth]
            continue
        start = worth if start is None else start
        if before.is_chance:
            chances = values.chances(before)
            _post(postings, step, "hidden", seat, chances.mean - worth)
            worth = values.of(after)
            _post(postings, step, "cards", seat, worth - chances.mean)
            variance += chances.variance
        else:
            seat = before.mover
            error = _shared(losses.get(step, 0.0), seat, worth)
            _post(postings, step, "error", seat, error)
            last, worth = worth, _before_chance(values, after)
            _post(postings, step, "hidden", seat, worth - last - error)
        curve.append(worth)
    start = worth if start is None else start
    return Ledger(start, tuple(postings), tuple(curve or [worth]), worth, np.array([sqrt(one) for one in variance]))


def _before_chance(values: FullValues, position: Position) -> Amounts:
    """What a position is worth, the next outcome of chance still open."""
    return values.chances(position).mean if position.is_chance else values.of(position)


def _shared(loss: float, seat: int, worth: Amounts) -> Amounts:
    """What an error means to all: the one who erred loses, the others gain by their chances."""
    others = np.delete(worth, seat).sum()
    shares = worth / others if others > 0 else np.full(len(worth), 1 / max(1, len(worth) - 1))
    amounts: Amounts = loss * shares
    amounts[seat] = -loss
    return amounts


def _post(postings: list[Posting], step: int, kind: Kind, seat: int | None, amounts: Amounts) -> None:
    if np.any(amounts != 0.0):
        postings.append(Posting(step, kind, seat, amounts))
