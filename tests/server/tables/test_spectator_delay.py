"""Spectators: where there are none, and where they see later."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from serai.protocol import commands
from serai.server.storage.database import now
from serai.server.tables.spectator_delay import is_over_for
from server.local_tables import local_tables, refused


async def test_watch__not_where_it_is_not_wished(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem", "istanbul", is_watched=False)
        for name in ("Dia", None):
            with refused("table.not-watched"):
                await here.watch(live, name)
        screen = await here.watch(live, "Ben")
        await here.do(live, "Ben", commands.Resign)
        await asyncio.sleep(0.05)
        assert screen.told[-1]["code"] == "table.not-watched", "who left is a spectator like any other"
        seen = len(screen.frames)
        await here.do(live, "Ann", commands.Say, "psst")
        assert len(screen.frames) == seen


async def test_watch__nothing_early_where_there_is_a_delay(tmp_path: Path) -> None:
    async with local_tables(tmp_path, time=now) as here:
        live = await here.table("me Ben open", "istanbul", delay=1)
        screen = await here.watch(live, None)
        await screen.until(live.table.seq)
        early, began = len(screen.frames), now()
        await here.do(live, "Ann", commands.Start, 1)
        await here.play_out(live, random.Random(1), 1)
        await here.do(live, "Ben", commands.Say, "hush")
        await here.do(live, "Ann", commands.Resign)
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "finished"
        assert not is_over_for(live.table, -1, now()) and is_over_for(live.table, 1, now())
        late = await here.watch(live, None)  # somebody who comes now sees how it was
        assert late.told[-1]["table"]["phase"] == "open" and late.told[-1]["game"] is None
        assert here.registry.delayed.table_of(live, screen.watcher).seq < live.table.seq
        while now() < began + 900:
            assert len(screen.frames) == early
            assert live.seed.hex() not in str(screen.told)
            await asyncio.sleep(0.02)
        await screen.until(live.table.seq)
        for frame in screen.told[early:]:
            assert frame["type"] == "news"
            assert all(one["at"] + 1000 <= now() for one in frame["happenings"])
        await late.until(live.table.seq)
        assert screen.kinds[-4:] == late.kinds[-4:] and screen.kinds[-3:] == ["said", "resigned", "resigned"]
        assert screen.told[-1]["table"]["phase"] == "finished"
        assert is_over_for(live.table, -1, now())


async def test_watch__whoever_sits_down_sees_at_once(tmp_path: Path) -> None:
    async with local_tables(tmp_path, time=now) as here:
        live = await here.table("me open", delay=3600)
        screen = await here.watch(live, "Ben")
        assert screen.told[-1]["seat"] is None
        await here.join(live, "Ben", link=live.links[1])
        assert screen.told[-1]["type"] == "welcome" and screen.told[-1]["seat"] == 1
        assert screen.told[-1]["seq"] == live.table.seq
        assert screen.kinds[-4:] == ["joined", "started", "drawn", "drawn"]
        await here.do(live, "Ann", commands.Say, "welcome")
        assert screen.kinds[-1] == "said"


async def test_watch__whoever_gets_up_sees_with_the_delay(tmp_path: Path) -> None:
    async with local_tables(tmp_path, time=now) as here:
        live = await here.table("me Ben Cem", "istanbul", delay=3600)
        screen = await here.watch(live, "Ben")
        await here.do(live, "Ben", commands.Resign)
        await asyncio.sleep(0.1)
        assert screen.told[-1]["type"] == "welcome" and screen.told[-1]["seat"] is None
        assert screen.told[-1]["seq"] < live.table.seq and screen.told[-1]["table"]["phase"] == "open"
        seen = len(screen.frames)
        await here.do(live, "Ann", commands.Say, "psst")
        assert len(screen.frames) == seen
        assert here.registry.delayed.watchers(live) == {screen.watcher}
        here.registry.leave(live, screen.watcher)
        assert here.registry.delayed.watchers(live) == set()


async def test_watch__the_balcony_misses_nothing_while_it_is_built(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", delay=3600)
        read = here.registry.reader.rows
        moves = random.Random(4)

        def slowly(id: str, after: int = 0) -> object:
            rows = read(id, after)
            if len(reads) < 2:
                reads.append(len(rows))
                asyncio.run_coroutine_threadsafe(here.play_out(live, moves, 1), loop).result(10)
            return rows

        reads: list[int] = []
        loop = asyncio.get_running_loop()
        here.registry.reader.rows = slowly  # type: ignore[method-assign, assignment]
        screen = await here.watch(live, None)
        here.registry.reader.rows = read  # type: ignore[method-assign]
        balcony = here.registry.delayed._delayed[live.table.id]
        assert len(reads) == 2
        assert screen.told[-1]["seq"] == 1
        assert [row.seq for row in balcony.waiting] == list(range(2, live.table.seq + 1))
