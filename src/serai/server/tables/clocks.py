"""Clocks: none, so many days a turn, or so many minutes a player with an increment.

Nobody loses by the clock alone: when a player is late, the opponent may claim the game, or wait.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE


class PerTurn(Struct, frozen=True, tag_field="kind", tag="turn"):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]

    @property
    def start(self) -> int:
        """The milliseconds on a clock when the game begins."""
        return self.days * _DAY

    def after_turn(self, left: int) -> int:
        """What is on the clock for the next turn."""
        return self.start

    def interrupted(self, left: int) -> int:
        """What is on the clock when the turn was not made after all, because the one before was taken back."""
        return self.start

    def taken_back(self, left: int) -> int:
        """What is on the clock when the last turn is to be made again."""
        return self.start


class PerPlayer(Struct, frozen=True, tag_field="kind", tag="player"):
    """So many minutes for the whole game, and some seconds more for every turn."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=180)] = 0

    @property
    def start(self) -> int:
        """The milliseconds on a clock when the game begins."""
        return self.minutes * _MINUTE

    def after_turn(self, left: int) -> int:
        """What is on the clock after a turn that left so much."""
        return max(0, left) + self.increment * 1000

    def interrupted(self, left: int) -> int:
        """What is on the clock when the turn was not made after all, because the one before was taken back."""
        return left

    def taken_back(self, left: int) -> int:
        """What is on the clock when the last turn is to be made again: what was added for it goes."""
        return left - self.increment * 1000


Clock = PerTurn | PerPlayer


class Times:
    """What is on every player's clock, and whose is running."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [clock.start if clock else 0] * seats
        self.running: int | None = None
        self.since = 0

    def turn(self, seat: int | None, at: int) -> None:
        """From now on this seat's clock runs (nobody's, if nothing is given)."""
        if self.clock is None or seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.clock.after_turn(self.left[self.running] - (at - self.since))
        self.running, self.since = seat, at

    def back(self, seat: int | None, at: int) -> None:
        """A turn was taken back: this seat's clock runs again, and nobody gains time by it."""
        if self.clock is None or seat is None or seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.clock.interrupted(self.left[self.running] - (at - self.since))
        self.left[seat] = self.clock.taken_back(self.left[seat])
        self.running, self.since = seat, at

    def renew(self, seat: int, at: int) -> None:
        """Somebody else sits there now, and has all the time again."""
        if self.clock is not None:
            self.left[seat] = self.clock.start
            if seat == self.running:
                self.since = at

    def left_now(self, seat: int, now: int) -> int:
        """Milliseconds on a seat's clock, below zero if it is late."""
        return self.left[seat] - (now - self.since if seat == self.running else 0)

    def is_late(self, seat: int, now: int) -> bool:
        """Whether the time of a seat is up."""
        return self.clock is not None and seat == self.running and self.left_now(seat, now) < 0
