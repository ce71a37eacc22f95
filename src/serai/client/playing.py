"""Bots that play from elsewhere: any bot of the library at a table of any service."""

import asyncio
import base64

import numpy as np

from serai import games
from serai.bots import Player
from serai.client.live import LiveTable, Refused
from serai.core.game import Game
from serai.core.random import Random
from serai.core.view import View
from serai.protocol.tables import TableShown


def game_of(table: TableShown) -> Game:
    """The game of a table."""
    return games.shared(table.game, table.options, table.rules)


def view_of(table: LiveTable) -> View:
    """The view of a table that was opened `with_record`."""
    assert table.table is not None and table.game is not None and table.game.record is not None
    game = game_of(table.table)
    array = np.frombuffer(base64.b64decode(table.game.record), game.definition.view).copy()
    view: View = game.definition.view_class(game, array)
    return view


async def attend(table: LiveTable, player: Player, random: Random) -> None:
    """Let a bot play until the game is over; it thinks in a thread, and the connection lives on meanwhile."""
    with player.seated() as seated:
        while await table.my_turn():
            view, seen = view_of(table), table.seq
            decision = await asyncio.to_thread(seated.choose, view, random)
            try:
                await table.move(view.game.write(decision.code), seen)
            except Refused as error:
                if error.code != "table.stale":  # something happened while it thought: it thinks again
                    raise
