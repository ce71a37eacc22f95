"""Seats and their secret links."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serai.core.errors import GameError
from serai.protocol import commands
from serai.server.storage import log
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Planned
from serai.server.tables.seat_links import table_link
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


async def test_table_link__whoever_opens_it_takes_a_free_seat(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open", "istanbul")
        link = table_link(live.seed)
        with refused("table.bad-link"):
            await here.join(live, "Ben", link=link[:-1] + ("A" if link[-1] != "A" else "B"))
        assert await here.join(live, "Ben", link=link) == 1
        assert await here.join(live, "Ben", link=link) == 1, "the same guest again keeps the seat"
        assert await here.join(live, "Cem", link=link) == 2
        assert live.table.phase == "playing"
        with refused("table.full"):
            await here.join(live, "Dia", link=link)


async def test_table_link__only_the_host_is_shown_it(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben open", "istanbul")
        shown = {name: (await here.watch(live, name)).told[0]["table"] for name in ("Ann", "Ben", None)}
        assert shown["Ann"]["link"] == table_link(live.seed) not in shown["Ann"]["links"].values()
        assert "link" not in shown["Ben"] and "link" not in shown[None]
        assert live.seed.hex() not in str(shown)
        await here.do(live, "Ann", commands.Start)
        assert "link" not in (await here.watch(live, "Ann")).told[0]["table"], "nobody can be invited any more"


async def test_table_link__two_want_the_last_seat(tmp_path: Path) -> None:
    """Everybody at once: each seat has one guest, and the others are told that it is full."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open open", "istanbul")
        link, names = table_link(live.seed), [f"Guest {number}" for number in range(8)]
        for name in names:
            here.id(name)
        found = await asyncio.gather(*(here.join(live, name, link=link) for name in names), return_exceptions=True)
        assert sorted(one for one in found if isinstance(one, int)) == [1, 2, 3]
        assert {one.code for one in found if isinstance(one, GameError)} == {"table.full"}
        assert len({place.guest for place in live.table.places}) == 4


async def test_table_link__a_seat_link_and_the_table_link_at_once(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open", "istanbul")
        here.id("Ben"), here.id("Cem")
        by_seat = here.join(live, "Ben", link=live.links[1])
        found = await asyncio.gather(
            here.join(live, "Cem", link=table_link(live.seed)), by_seat, return_exceptions=True
        )
        # Who comes second by a seat's own link is told that it is taken; the link of the table finds the other one.
        assert found[0] in (1, 2)
        assert found[1] == 1 or getattr(found[1], "code", "") in ("table.seat-taken", "table.bad-link")


async def test_table_link__not_for_a_seat_that_was_opened_in_a_game(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem", "istanbul")
        await here.registry.add(live, None, lambda: [Planned(log.Opened(1))])
        with refused("table.full"):
            await here.join(live, "Dia", link=table_link(live.seed))
        assert await here.join(live, "Dia", link=live.links[1]) == 1
