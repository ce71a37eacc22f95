"""The law of clocks: none, some days for each turn, or some minutes for each player with an increment.

Nobody loses by the clock alone: when a player is late, an opponent may claim the game, or wait. After a round the
clock of the next one's starter stands still for a while: everybody can look at how it was scored (`pauses`).
"""

from serai.protocol.tables import Clock, PerTurn

_MINUTE = 60_000
_DAY = 24 * 60 * _MINUTE
#: How long the clock of the seat that starts the next round stands still, in milliseconds.
STANDS_AFTER_ROUND = 30_000


def start_of(clock: Clock) -> int:
    """The milliseconds on a clock when the game begins."""
    return clock.days * _DAY if isinstance(clock, PerTurn) else clock.minutes * _MINUTE


class Times:
    """What is on every player's clock in milliseconds, and whose clock is running since when.

    When the clock of the machine is set back, time stands still until it has caught up: nobody gains any.
    """

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        self.left = [start_of(clock) if clock else 0] * seats
        self.running: int | None = None
        self.since = 0
        #: For this long the running clock stands still first.
        self.free = 0

    def turn(self, seat: int | None, at: int, free: int = 0) -> None:
        """A turn is over: the clock of `seat` runs from now on, or none. A clock per turn is full again.

        `free` is how many milliseconds the new clock stands still first. A player who ends a round and starts the next
        one has two turns.
        """
        clock = self.clock
        if clock is None or (seat == self.running and not free):
            return
        at = max(at, self.since)
        if self.running is not None:
            left = max(0, self.left_now(self.running, at))
            self.left[self.running] = start_of(clock) if isinstance(clock, PerTurn) else left + clock.increment * 1000
        self.running, self.since, self.free = seat, at, free

    def back(self, seat: int | None, at: int) -> None:
        """A turn was taken back: the clock of `seat` runs again, without the increment. Nobody gains time by it."""
        clock = self.clock
        if clock is None or seat is None or seat == self.running:
            return
        at = max(at, self.since)
        if self.running is not None:
            left = self.left_now(self.running, at)
            self.left[self.running] = start_of(clock) if isinstance(clock, PerTurn) else left
        self.left[seat] = start_of(clock) if isinstance(clock, PerTurn) else self.left[seat] - clock.increment * 1000
        self.running, self.since, self.free = seat, at, 0

    def renew(self, seat: int, at: int) -> None:
        """A bot takes over a seat and has the full time."""
        if self.clock is not None:
            self.left[seat] = start_of(self.clock)
            if seat == self.running:
                self.since = max(at, self.since)

    def left_now(self, seat: int, now: int) -> int:
        """Milliseconds on a seat's clock, below zero if the player is late."""
        return self.left[seat] - (max(0, now - self.since - self.free) if seat == self.running else 0)

    def starts_in(self, now: int) -> int:
        """Milliseconds until the running clock begins to go down."""
        return max(0, self.since + self.free - now) if self.running is not None else 0

    def is_late(self, seat: int, now: int) -> bool:
        """Whether the time of a seat is up."""
        return self.clock is not None and seat == self.running and self.left_now(seat, now) < 0
