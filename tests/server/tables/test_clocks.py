"""Clocks, and claims when time is up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from serai.protocol import commands
from serai.protocol.tables import PerPlayer, PerTurn
from serai.server.tables.live import LiveTable
from server.local_tables import LocalTables, local_tables, refused, scripted


async def late_seat(here: LocalTables, live: LiveTable) -> tuple[str, str]:
    """Who is to move, and who waits."""
    names = ("Ann", "Ben")
    turn = live.table.turn
    assert turn is not None
    return names[turn], names[1 - turn]


async def test_clock__days_for_every_turn(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerTurn(2))
        mover, waiting = await late_seat(here, live)
        here.clock.forward(days=2)
        with refused("table.nobody-late"):
            await here.do(live, waiting, commands.Claim)
        here.clock.forward(seconds=1)
        assert live.table.phase == "playing", "nobody loses by the clock alone"
        with refused("table.nobody-late"):
            await here.do(live, mover, commands.Claim)
        await here.play_out(live, random.Random(1), 1)  # one may still move, and has all the time again
        assert all(left == 2 * 24 * 3600 * 1000 for left in live.table.times.left)
        here.clock.forward(days=2.1)
        loser = live.table.turn
        await here.do(live, mover, commands.Claim)
        assert live.table.ended is not None and loser is not None
        assert (live.table.ended.how, live.table.ended.winners) == ("time", (1 - loser,))


async def test_clock__minutes_for_a_player_and_an_increment(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 10))
        first = live.table.turn
        assert first is not None
        here.clock.forward(minutes=1)
        assert live.table.times.left_now(first, here.clock()) == 240_000
        await here.play_out(live, random.Random(1), 1)
        assert live.table.times.left[first] == 250_000
        here.clock.forward(minutes=4)
        await here.play_out(live, random.Random(2), 1)
        assert live.table.times.left[1 - first] == 70_000
        here.clock.forward(seconds=251)
        assert live.table.times.is_late(first, here.clock())
        await here.do(live, ("Ann", "Ben")[1 - first], commands.Claim)
        assert live.table.ended is not None and live.table.ended.winners == (1 - first,)


async def test_clock__among_more_a_bot_takes_the_late_seat(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem", "istanbul", clock=PerPlayer(1))
        late = live.table.turn
        assert late is not None
        here.clock.forward(minutes=2)
        await here.do(live, ("Ann", "Ben", "Cem")[(late + 1) % 3], commands.Claim)
        assert live.table.phase == "playing" and live.table.bot_to_move == late
        with refused("table.nobody-late"):  # the bot begins with a clock that is not late
            await here.do(live, ("Ann", "Ben", "Cem")[(late + 1) % 3], commands.Claim)


async def test_clock__taking_back_gives_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 10))
        for _ in range(3):
            await here.move(live, "Ann", "-DD")
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)
            await here.do(live, "Ben", commands.AnswerUndo, True, live.table.seq)
        assert max(live.table.times.left) <= 300_000 + 10_000, "increments are for moves that stay"
        assert live.table.times.left[1] == 300_000
