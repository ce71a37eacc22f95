"""The law of hints: a player may ask a strong bot only where all other players are bots, and only when to move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from serai.core.wire import message_object
from serai.protocol import commands, frames
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Refusal, check_seen

#: Moves in a hint, at most.
MOST_MOVES = 3


class Advice(Protocol):
    """A legal move, and the chances to win with some moves, best first."""

    @property
    def move(self) -> str:
        """In notation."""

    @property
    def values(self) -> Mapping[str, float]:
        """By move."""


class Advisor(Protocol):
    """Asks the strongest bot."""

    async def advise(self, live: LiveTable, seat: int) -> Advice:
        """What the bot would do on this seat, decided from the seat's view."""


async def hint(live: LiveTable, seat: int, command: commands.Hint, advisor: Advisor) -> frames.Hinted:
    """What a strong bot would do; `Refusal` where another person plays, or if it is not this seat's turn."""
    table = live.table
    if table.others(seat):
        raise Refusal("table.no-hints")
    check_seen(table, command.seen)
    table.record.position.admit(seat)
    advice = await advisor.advise(live, seat)
    preview = table.game.definition.preview(table.record.position.view(seat), table.game.code(advice.move))
    chances = tuple(advice.values.items())[:MOST_MOVES]
    return frames.Hinted(command.id, advice.move, message_object(preview), chances)
