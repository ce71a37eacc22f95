"""A review that was stored, as listeners are told of it."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The review of a finished game, and who played: guests, names and levels of bots by seat."""

    table_id: str
    game: str
    guests: tuple[str | None, ...]
    names: tuple[str, ...]
    levels: tuple[int | None, ...]
    #: As `serai.study.review.Review.to_object` writes it.
    review: dict[str, Any]
    #: Milliseconds since 1970.
    finished_at: int
