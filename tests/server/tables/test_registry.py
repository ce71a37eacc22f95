"""What is stored stays true, whatever fails afterwards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from serai.server.tables.live import LiveTable
from server.local_tables import local_tables


async def test_a_listener_that_fails_takes_nothing_back(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live, heard = await here.table("me Ben"), list[LiveTable]()

        def fails(live: LiveTable) -> None:
            raise RuntimeError("broken")

        here.registry.subscribe(fails)
        here.registry.subscribe(heard.append)
        before = live.table.seq
        await here.play_out(live, random.Random(1), 3)
        assert live.table.seq >= before + 3 and here.stored(live).seq == live.table.seq
        assert heard, "the others are told"


async def test_a_listener_may_leave_out_moves_but_not_the_end_of_a_game(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        all_of_them, few = list[str](), list[str]()
        here.registry.subscribe(lambda live: all_of_them.append(live.table.phase))
        here.registry.subscribe(lambda live: few.append(live.table.phase), of_moves=False)
        await here.play_out(live, random.Random(1), 3)
        assert all_of_them == ["playing"] * 3 and few == []
        await here.play_out(live, random.Random(1), 2_000)
        assert few == ["finished"] and all_of_them[-1] == "finished"


async def test_watchers_that_cannot_be_told_read_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        seen = live.table.seq

        def fails(self: LiveTable, steps: object) -> None:
            raise RuntimeError("broken")

        with monkeypatch.context() as broken:
            broken.setattr(LiveTable, "broadcast", fails)
            await here.play_out(live, random.Random(1), 1)
        await here.play_out(live, random.Random(1), 1)
        assert here.stored(live).seq == live.table.seq
        screen = await here.watch(live, "Ann", seen)
        told = [one["seq"] for one in screen.told[0]["happenings"]]
        assert told == list(range(seen + 1, live.table.seq + 1)), "without a hole"


async def test_a_failed_look_at_the_log_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        elsewhere = here.elsewhere()
        same = await elsewhere.registry.open(live.table.id)
        await here.play_out(live, random.Random(1), 2)

        def fails(*_: object) -> object:
            raise OperationalError("SELECT", {}, Exception("locked"))

        with monkeypatch.context() as locked:
            locked.setattr(elsewhere.registry.reader, "rows", fails)
            with pytest.raises(OperationalError):
                await elsewhere.registry._catch_up(same)
        assert same.is_behind
        await elsewhere.registry._catch_up(same)
        assert same.table.seq == live.table.seq and not same.is_behind
