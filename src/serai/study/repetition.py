"""When to see a position again: spaced repetition by FSRS, the library `fsrs` (the extra `play`)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler

#: Solved positions come again when nine of ten would still be known; failed ones the same day. No interval is drawn by
#: lot: the same answers lead to the same days.
_SCHEDULER = Scheduler(
    learning_steps=(timedelta(minutes=10),), relearning_steps=(timedelta(minutes=10),), maximum_interval=365,
    enable_fuzzing=False,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Memory:
    """How well a position is remembered, as JSON of the library, and when it is due, in milliseconds since 1970."""

    card: str
    due_at: int

    def answered(self, is_solved: bool, at: int) -> Memory:
        """The memory after an attempt."""
        rating = Rating.Good if is_solved else Rating.Again
        card, _ = _SCHEDULER.review_card(Card.from_json(self.card), rating, datetime.fromtimestamp(at / 1000, UTC))
        return _kept(card)


def new_memory(at: int) -> Memory:
    """A position that was never asked for: due at once."""
    return _kept(Card(card_id=1, due=datetime.fromtimestamp(at / 1000, UTC)))


def _kept(card: Card) -> Memory:
    return Memory(card.to_json(), int(card.due.timestamp() * 1000))
