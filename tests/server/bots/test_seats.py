"""Bots at tables and hints, with a dispatcher that plays the first legal move."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from serai.protocol import commands
from serai.server.bots.request import Reply, Request, view_of
from serai.server.bots.seats import BotSeats
from serai.server.tables.hints import hint
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Refusal
from server.local_tables import local_tables


class First:
    """Plays the first legal move, and keeps what it was asked."""

    def __init__(self) -> None:
        self.requests: list[Request] = []

    async def ask(self, request: Request) -> Reply:
        self.requests.append(request)
        moves = view_of(request).legal_moves.notation()
        return Reply(id=request.id, move=moves[0], values=dict.fromkeys(moves[:5], 0.5))


async def until_a_person_is_to_move(live: LiveTable) -> None:
    async with asyncio.timeout(10):
        while live.table.bot_to_move is not None or live.table.position_seq == 0:
            await asyncio.sleep(0.01)


async def test_bots_move_until_a_person_is_to_move(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher: Any = First()
        bots = BotSeats(here.registry, dispatcher, "instant")
        here.registry.subscribe(bots.look)
        live = await here.table("me bot:2 bot:4", "istanbul")
        await until_a_person_is_to_move(live)
        while not dispatcher.requests:
            await here.play_out(live, random.Random(1), 1)
            await until_a_person_is_to_move(live)
        assert {request.level for request in dispatcher.requests} <= {2, 4}
        assert all(request.kind == "move" and request.game == "istanbul" for request in dispatcher.requests)
        assert here.stored(live).seq == live.table.seq
        await bots.close()


async def test_hints_are_for_those_who_play_against_bots_alone(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher: Any = First()
        live = await here.table("me bot:1")
        while live.table.turn != 0:
            bots = BotSeats(here.registry, dispatcher, "instant")
            bots.look(live)
            await until_a_person_is_to_move(live)
            await bots.close()
        hinted = await hint(live, 0, commands.Hint("h", live.table.seq), BotSeats(here.registry, dispatcher).advise)
        legal = live.table.record.position.legal_moves.notation()
        assert hinted.move == legal[0] and [move for move, _ in hinted.chances] == legal[:3]
        assert (dispatcher.requests[-1].kind, dispatcher.requests[-1].level) == ("hint", 5)
        friends = await here.table("me Ben")
        with pytest.raises(Refusal) as refused:
            await hint(friends, 0, commands.Hint("h", friends.table.seq), BotSeats(here.registry, dispatcher).advise)
        assert refused.value.code == "table.no-hints"
