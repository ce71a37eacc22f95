"""Seats and their secret links."""

from __future__ import annotations

from pathlib import Path

from serai.protocol import commands
from serai.server.tables.live import LiveTable
from server.local_tables import LocalTables, local_tables, refused


def kinds(inn: LocalTables, live: LiveTable) -> list[str]:
    return [type(row.entry).__name__ for row in inn.registry.reader.rows(live.table.id)]


async def test_sit__the_last_one_begins_the_game(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open")
        assert live.table.phase == "open" and live.table.turn is None
        link = live.links[1]
        with refused("table.bad-link"):
            await here.join(live, "Ben", link=link + "x")
        with refused("table.private"):
            await here.join(live, "Ben", seat=1)
        assert await here.join(live, "Ben", link=link) == 1
        assert live.table.phase == "playing" and live.table.turn is not None
        assert kinds(here, live) == ["Created", "Joined", "Started", "Drawn", "Drawn"]
        assert await here.join(live, "Ben", link=link) == 1, "who comes again finds the seat taken by oneself"
        with refused("table.bad-link"):
            await here.join(live, "Cem", link=link)


async def test_sit__public_tables_by_number(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open", "istanbul", is_public=True)
        with refused("table.no-seat"):
            await here.join(live, "Ben", seat=5)
        with refused("table.seat-taken"):
            await here.join(live, "Ben", seat=0)
        assert await here.join(live, "Ben", seat=2) == 2
        with refused("table.already-seated"):
            await here.join(live, "Ben", seat=1)
        assert await here.join(live, "Cem") == 1
        with refused("table.full"):
            await here.join(live, "Dia")


async def test_sit__several_seats_on_one_device(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me open", "istanbul", is_public=True)
        assert await here.join(live, "Ann", seat=1) == 1, "one's own seat, the one asked for"
        await here.do(live, "Ann", commands.Leave, seat=1)
        assert [place.is_open for place in live.table.places] == [False, True, True]


async def test_leave__a_seat_gets_a_new_link(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben open", "istanbul")
        old = dict(live.links)
        await here.do(live, "Ben", commands.Leave)
        assert live.table.open_seats == [1, 2]
        assert live.links[1] != old[1] and live.links[2] == old[2], "who left cannot come back by the old one"
        with refused("table.bad-link"):
            await here.join(live, "Ben", link=old[1])
        await here.join(live, "Ben", link=live.links[1])
        await here.do(live, "Ann", commands.Start)
        with refused("table.begun"):
            await here.do(live, "Ben", commands.Leave)
