"""Rematches."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.protocol import commands
from serai.protocol.tables import PerTurn
from server.local_tables import local_tables, refused


async def test_rematch__when_all_people_want_it_and_the_other_one_starts(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerTurn(3), options={"rounds": 1}, is_public=True)
        with refused("table.not-finished"):
            await here.do(live, "Ann", commands.Rematch)
        first = live.table.record.log[0].text
        await here.do(live, "Ann", commands.Resign)
        assert await here.do(live, "Ann", commands.Rematch) == live.table.seq
        assert live.table.again == {0} and live.table.rematch is None
        await here.do(live, "Ann", commands.Rematch)  # once is enough
        with refused("table.not-seated"):
            await here.do(live, "Cem", commands.Rematch)
        await here.do(live, "Ben", commands.Rematch)
        assert live.table.rematch is not None
        with refused("table.rematch-there"):
            await here.do(live, "Ben", commands.Rematch)
        again = await here.registry.open(live.table.rematch)
        assert again.table.created.after == live.table.id
        assert again.table.record.log[0].text == {"first 1": "first 2", "first 2": "first 1"}[first]
        assert again.table.phase == "playing" and again.table.created.clock == PerTurn(3)
        assert again.table.game.options["rounds"] == 1
        assert [place.guest for place in again.table.places] == [place.guest for place in live.table.places]
        assert again.seed != live.seed
        await here.do(again, "Ben", commands.Resign)
        for name in ("Ben", "Ann"):
            await here.do(again, name, commands.Rematch)
        third = await here.registry.open(again.table.rematch or "")
        assert third.table.record.log[0].text == first


@pytest.mark.parametrize(("seats", "levels"), [("me bot:4", [None, 4]), ("me bot:2 bot:4", [None, 2, 4])])
async def test_rematch__bots_agree_at_once(tmp_path: Path, seats: str, levels: list[int | None]) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, "jaipur" if len(levels) == 2 else "istanbul")
        await here.do(live, "Ann", commands.Resign)
        await here.do(live, "Ann", commands.Rematch)
        again = await here.registry.open(live.table.rematch or "")
        assert [place.level for place in again.table.places] == levels


async def test_rematch__not_for_somebody_whose_seat_a_bot_has_taken(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben bot:4", "istanbul")
        await here.do(live, "Ann", commands.Resign)
        await here.do(live, "Ben", commands.Resign)
        with refused("table.not-seated"):
            await here.do(live, "Ann", commands.Rematch)
