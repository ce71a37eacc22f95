"""People at a table: playing again, talking, not listening, and looking on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from serai.protocol import commands
from serai.protocol.tables import PerTurn
from serai.server.storage.database import now
from serai.server.tables.spectator_delay import is_over_for
from server.local_tables import local_tables
from server.test_table import refused

# --- Again ------------------------------------------------------------------------------------------------------------


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


async def test_rematch__bots_agree_at_once(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me bot:2 bot:4", "istanbul")
        await here.do(live, "Ann", commands.Resign)
        assert live.table.phase == "finished"
        # Who gave up among more has left: nobody is there to want a rematch.
        with refused("table.not-seated"):
            await here.do(live, "Ann", commands.Rematch)
        duel = await here.table("me bot:4")
        await here.do(duel, "Ann", commands.Resign)
        await here.do(duel, "Ann", commands.Rematch)
        again = await here.registry.open(duel.table.rematch or "")
        assert [place.level for place in again.table.places] == [None, 4]


# --- Talk -------------------------------------------------------------------------------------------------------------


async def test_say__what_cannot_be_seen_is_left_out(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        screen = await here.watch(live, "Ben")
        await here.do(live, "Ann", commands.Say, "  a\x00\x1b[31mb\u202e\ud800  \n c\u200dd  ")
        [said] = [one for frame in screen.told for one in frame.get("happenings", ()) if one["kind"] == "said"]
        assert said["text"] == "a[31mb c\u200dd"
        for nothing in (" ", "\x00\x01", "\u202e\ud800", "\n\t"):
            with refused("table.nothing-said"):
                await here.do(live, "Ann", commands.Say, nothing)
        with refused("table.not-seated"):
            await here.do(live, "Cem", commands.Say, "may I?")


async def test_mute__hides_only_for_who_muted(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem", "istanbul")
        screens = {name: await here.watch(live, name) for name in ("Ann", "Ben", "Cem", None)}
        with refused("table.no-seat"):
            await here.do(live, "Ben", commands.Mute, 1)
        with refused("table.no-seat"):
            await here.do(live, "Ben", commands.Mute, 3)
        await here.do(live, "Ben", commands.Mute, 0)
        await here.do(live, "Ann", commands.Say, "can you hear me?")
        heard = {name: screen.kinds.count("said") for name, screen in screens.items()}
        assert heard == {"Ann": 1, "Ben": 0, "Cem": 1, None: 1}
        assert {name: screen.kinds.count("muted") for name, screen in screens.items()} == {
            "Ann": 0, "Ben": 1, "Cem": 0, None: 0,
        }  # fmt: skip
        assert all(frame.get("happenings") for frame in screens["Ann"].told if frame["type"] == "news"), "not a hint"
        for name, screen in screens.items():
            assert ("is_muted" in str(screen.told)) == (name == "Ben")
        assert "can you hear me" not in str((await here.watch(live, "Ben")).told), "nor when coming back"
        await here.do(live, "Ben", commands.Mute, 0, False)
        await here.do(live, "Ann", commands.Say, "and now?")
        assert "and now?" in str(screens["Ben"].told[-1])


# --- Looking on -------------------------------------------------------------------------------------------------------


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
        early = len(screen.frames)
        await here.do(live, "Ann", commands.Start, 1)
        began = now()
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
