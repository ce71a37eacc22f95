"""The law of hints: a player may ask a strong bot only where all other players are bots, and only when to move.

While a lesson has its script, the hint is the move that is wanted.
"""

from collections.abc import Awaitable, Callable, Mapping

from serai.core.wire import message_object
from serai.protocol import commands, frames
from serai.server.tables import deals, lessons
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Refusal, check_seen

#: Moves in a hint, at most.
MOST_MOVES = 3
#: Asks the strongest bot, which sees the view of the seat: its move, and the chances to win by move, best first.
Advise = Callable[[LiveTable, int], Awaitable[tuple[str, Mapping[str, float]]]]


async def hint(live: LiveTable, seat: int, command: commands.Hint, advise: Advise) -> frames.Hinted:
    """What a strong bot would do; `Refusal` where another person plays, or if it is not this seat's turn."""
    table = live.table
    if table.others(seat) or table.open_seats:
        raise Refusal("table.no-hints")
    deals.check_alone(table)
    check_seen(table, command.seen)
    table.record.position.admit(seat)
    view, line = table.record.position.view(seat), lessons.next_line(table)
    move, values = (line.move, {}) if line is not None else await advise(live, seat)
    check_seen(table, command.seen)  # the player may have moved, or undone a move, while the bot was thinking
    preview = table.game.definition.preview(view, table.game.code(move))
    return frames.Hinted(command.id, move, message_object(preview), tuple(values.items())[:MOST_MOVES])
