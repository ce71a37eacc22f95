"""The review of a game: every decision judged, luck told from skill, and a ledger that adds up to the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from serai.core.errors import BadInput
from serai.core.record import Record, SeenRecord
from serai.core.view import View
from serai.core.wire import message_object
from serai.study.judging import REVIEW_ITERATIONS, Judgement, judge
from serai.study.ledger import Ledger, Posting, ledger_of
from serai.study.skill import Skill, levels_like, skill_of

VERSION = 1
#: How many moments that decided a game are named, and how many of the luckiest and unluckiest of a seat.
MOST_MOMENTS = 8
MOST_LUCKY = 3
#: What moves the chances less than this decides nothing.
_LEAST_MOMENT = 0.03

#: Told how many decisions have been judged, of how many.
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the game, counted from 1, at a step of the record counted from 0."""

    number: int
    step: int
    seat: int
    view: View
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class Review:
    """What became of a game, and why."""

    record: Record
    decisions: tuple[Decision, ...]
    ledger: Ledger
    iterations: int
    seed: int

    def skill(self, seat: int) -> Skill:
        """The skill a seat showed in the decisions that count."""
        return skill_of(one.judgement.loss for one in self.of(seat) if one.judgement.counts == "yes")

    def of(self, seat: int) -> list[Decision]:
        """The decisions of a seat."""
        return [one for one in self.decisions if one.seat == seat]

    def errors(self, seat: int) -> list[Decision]:
        """A seat's decisions that gave up two points or more, and surely so."""
        return [one for one in self.of(seat) if one.judgement.is_error and one.judgement.counts == "yes"]

    @property
    def moments(self) -> list[Posting]:
        """What moved the chances most, largest first: errors and outcomes of chance."""
        found = [one for one in self.ledger.postings if one.kind != "hidden" and _size(one) >= _LEAST_MOMENT]
        return sorted(found, key=lambda one: (-_size(one), one.step))[:MOST_MOMENTS]

    def lucky(self, seat: int, sign: int) -> list[Posting]:
        """The luckiest outcomes of chance for a seat (sign 1), or the unluckiest (−1)."""
        found = [one for one in self.ledger.postings if one.kind == "cards" and sign * one.amounts[seat] > 0]
        return sorted(found, key=lambda one: (-sign * float(one.amounts[seat]), one.step))[:MOST_LUCKY]

    def to_object(self) -> dict[str, Any]:
        """For files and wires; `docs/review.md` explains it."""
        game = self.record.game
        seats = range(game.seats)
        return {
            **{"version": VERSION, "game": game.id, "rules": game.rules, "options": dict(game.options)},
            **{"is_finished": self.record.position.is_over, "iterations": self.iterations, "seed": self.seed},
            "seats": [self._seat_object(seat) for seat in seats],
            "ledger": [self.ledger.row(seat) for seat in seats],
            "entries": [
                {"step": one.step, "kind": one.kind, "seat": one.seat, "amounts": one.amounts.tolist()}
                for one in self.ledger.postings
            ],
            "curve": [[round(float(chance), 5) for chance in row] for row in self.ledger.curve],
            "moments": [_moment_object(one) for one in self.moments],
            "decisions": [self._decision_object(one) for one in self.decisions],
        }

    def _seat_object(self, seat: int) -> dict[str, Any]:
        skill, row = self.skill(seat), self.ledger.row(seat)
        number, interval, levels = skill.number, skill.interval, levels_like(self.record.game.id, skill)
        counts = [one.judgement.counts for one in self.of(seat)]
        return {
            "skill": None if number is None else round(number, 2),
            "interval": None if interval is None else [round(bound, 2) for bound in interval],
            **{"decisions": skill.decisions, "total": round(skill.total, 6), "squares": round(skill.squares, 8)},
            **{"forced": counts.count("forced"), "decided": counts.count("decided")},
            "levels": None if levels is None else list(levels),
            **{"luck": row["cards"], "luck_percentile": round(self.ledger.luck_percentile(seat), 1)},
            "adjusted": row["result"] - row["cards"],
            "errors": [one.number for one in self.errors(seat)],
            "luckiest": [one.step for one in self.lucky(seat, 1)],
            "unluckiest": [one.step for one in self.lucky(seat, -1)],
        }

    def _decision_object(self, one: Decision) -> dict[str, Any]:
        game, judgement = self.record.game, one.judgement
        kept = judgement.to_object(game)
        found, best = judgement.found, judgement.moves[0].value if judgement.moves else None
        decision = one.view, judgement.played, judgement.best
        facts = game.definition.facts(*decision) if judgement.is_error else ()
        themes = game.definition.themes(*decision) if judgement.is_error else ()
        return {
            **{"number": one.number, "step": one.step, "seat": one.seat, "move": kept["move"]},
            "best": game.write(judgement.best),
            **{"value": found.value if judgement.moves else None, "best_value": best},
            **{"loss": judgement.loss, "loss_margin": found.loss_margin},
            **{"counts": judgement.counts, "band": judgement.band},
            **{"moves": kept["moves"], "view": one.view.text},
            **{"facts": [message_object(fact) for fact in facts], "themes": list(themes)},
        }


def decisions_of(record: Record) -> Iterator[tuple[int, View, int]]:
    """Every decision of a record: its step, the view of the one who decided, and the packed move."""
    for step, (before, code, _) in enumerate(record.steps()):
        if before.turn is not None:
            yield step, before.view(before.mover), code


def review(
    record: Record | SeenRecord, iterations: int = REVIEW_ITERATIONS, seed: int = 1, progress: Progress | None = None
) -> Review:
    """Review a game, finished or not. `BadInput` for a record of one seat's view, or without a decision."""
    if isinstance(record, SeenRecord):
        raise BadInput("review.seen-record", seat=record.viewer + 1)
    found, judgements = list(decisions_of(record)), {}
    for number, (step, view, code) in enumerate(found, 1):
        judgements[step] = judge(view, code, iterations, seed)
        if progress is not None:
            progress(number, len(found))
    return assemble(record, judgements, iterations, seed)


def assemble(
    record: Record, judgements: Mapping[int, Judgement], iterations: int = REVIEW_ITERATIONS, seed: int = 1
) -> Review:
    """The review of a game whose decisions have been judged, by step. Quick."""
    decisions = [
        Decision(number, step, view.seat, view, judgements[step])
        for number, (step, view, _) in enumerate(decisions_of(record), 1)
    ]
    if not decisions:
        raise BadInput("review.no-decision")
    # The same decisions as for the skill, so that its mean times their number is what the ledger says.
    ledger = ledger_of(record, {one.step: one.judgement.loss for one in decisions if one.judgement.counts == "yes"})
    return Review(record, tuple(decisions), ledger, iterations, seed)


def _size(posting: Posting) -> float:
    return float(np.abs(posting.amounts).max())


def moment_seat(one: Posting) -> int:
    """The seat a moment is told of: the one it meant most to; of an error, the one who erred."""
    return one.seat if one.kind == "error" and one.seat is not None else int(np.abs(one.amounts).argmax())


def _moment_object(one: Posting) -> dict[str, Any]:
    seat = moment_seat(one)
    return {"step": one.step, "kind": one.kind, "seat": seat, "amount": float(one.amounts[seat])}
