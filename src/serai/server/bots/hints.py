"""Hints: what a strong player would do. They are given only to a player who plays against bots alone."""

from __future__ import annotations

from serai.core.wire import message_object
from serai.server import wire
from serai.server.bots.dispatcher import Dispatcher
from serai.server.bots.seats import request_for
from serai.server.deciding import Refusal, check_seen
from serai.server.live_table import LiveTable

#: Moves in a hint, at most.
_MOST_MOVES = 3


async def hint(dispatcher: Dispatcher, live: LiveTable, seat: int, command: wire.Hint) -> wire.Hinted:
    """The move of the strongest level, in notation and in words, and the chance to win with the best few moves.

    `Refusal` if other people play at the table, or it is not this seat's turn.
    """
    table = live.table
    if table.others(seat):
        raise Refusal("table.no-hints")
    check_seen(table, command.seen)
    table.record.position.admit(seat)
    reply = await dispatcher.ask(request_for(live, seat, level=5, is_hint=True))
    code, view = table.game.code(reply.move), table.record.position.view(seat)
    chances = tuple(list(reply.values.items())[:_MOST_MOVES])
    return wire.Hinted(command.id, reply.move, message_object(table.game.definition.preview(view, code)), chances)
