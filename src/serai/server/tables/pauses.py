"""The law of pauses: the end of a round is looked at before the next one is played.

What is told: the position in which a round ended is told by itself, before what chance deals next, so that a screen
can stay there as long as its player likes. Nothing of the game changes: the next round is dealt and stored already.

Who waits: bots, for every player who is connected and whose client says when its player has looked (`Hello.says_seen`,
`Seen`), but never longer than `MOST_SECONDS`; a player who went away meanwhile is waited for `AWAY_SECONDS`. People do
not wait for each other: a player who has looked may move, and the others see it when they have looked.

What happens to clocks: that of the next round's starter stands still for a while, whoever looks for how long
(`clocks.STANDS_AFTER_ROUND`). A clock that waited for a command could be stopped for ever by not giving it.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from serai.server.storage import log
from serai.server.tables.change import Change

#: How long a bot waits for players who are connected, and for those who went away after the round had ended.
MOST_SECONDS, AWAY_SECONDS = 60.0, 5.0

Steps = Sequence[tuple[log.Row, Change | None]]


def parts(steps: Steps) -> Iterator[Steps]:
    """Steps as they are told: those up to the end of a round, and those after it."""
    start = 0
    for at, (_, change) in enumerate(steps[:-1], 1):
        if change is not None and change.after.game.definition.milestone(change.after):
            yield steps[start:at]
            start = at
    yield steps[start:]


@dataclass(slots=True)
class Pause:
    """Who is still to look at the end of the last round. Only in memory: after a restart nobody is waited for."""

    looking: set[str] = field(default_factory=set)
    began: float = 0.0

    def begin(self, guests: Iterable[str]) -> None:
        """A round has ended, and these players are there to look at it."""
        self.looking, self.began = set(guests), time.monotonic()

    def seen(self, guest: str) -> None:
        """A player has looked."""
        self.looking.discard(guest)

    def is_held(self, here: Iterable[str | None]) -> bool:
        """Whether bots are to wait; `here` are the players who are connected now."""
        most = MOST_SECONDS if not self.looking.isdisjoint(here) else AWAY_SECONDS
        return bool(self.looking) and time.monotonic() < self.began + most
