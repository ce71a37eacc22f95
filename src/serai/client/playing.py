"""Bots that play from elsewhere: any bot of the library at a table of any service."""

import asyncio
import base64
import contextlib

import numpy as np

from serai import games
from serai.bots import Forfeit, Happened, Player
from serai.bots.interface import Listener
from serai.client.live import LiveTable, Refused
from serai.core.game import Game
from serai.core.random import Random
from serai.core.view import View
from serai.protocol.tables import TableInfo


def game_of(table: TableInfo) -> Game:
    """The game of a table."""
    return games.shared(table.game, table.options, table.rules)


def view_of(table: LiveTable) -> View:
    """The view of a table that was opened `with_record`."""
    assert table.table is not None and table.game is not None and table.game.record is not None
    game = game_of(table.table)
    array = np.frombuffer(base64.b64decode(table.game.record), game.definition.view).copy()
    view: View = game.definition.view_class(game, array)
    return view


def since(table: LiveTable, last: int) -> list[Happened] | None:
    """What this client's seat has seen after an entry of the log, its own moves left out.

    Nothing if that is not known: the game began before the first entry that was sent, or a move was taken back.
    """
    if last == 0 and not (table.happenings and table.happenings[0].kind == "created"):
        return None
    news = [one for one in table.happenings if one.seq > last]
    if any(one.kind == "undone" or (one.kind == "created" and one.events) for one in news):
        return None
    return [Happened(one.seat, one.move) for one in news if one.move is not None and one.seat != table.seat]


async def attend(table: LiveTable, player: Player, random: Random) -> None:
    """Let a bot play until the game is over; it thinks in a thread, and the connection lives on meanwhile.

    If it breaks down it resigns, so that nobody waits for it, and `Forfeit` is raised.
    """
    heard = 0
    with player.seated() as seated:
        while await table.my_turn():
            view, seen = view_of(table), table.seq
            if isinstance(seated.bot, Listener) and (news := since(table, heard)) is not None:
                seated.bot.hear(news)
            try:
                decision = await asyncio.to_thread(seated.choose, view, random)
            except Forfeit:
                with contextlib.suppress(Refused):  # the game is over already
                    await table.resign()
                raise
            heard = seen
            try:
                await table.move(view.game.write(decision.code), seen)
            except Refused as error:
                if error.code != "table.stale":  # something happened while it thought: it thinks again
                    raise
