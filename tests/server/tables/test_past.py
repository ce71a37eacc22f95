"""What a reader who comes back is shown: the last positions, and where open cards lie."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from serai.protocol import commands
from serai.server.tables import export, presentation
from serai.server.tables.live import Watcher
from server.local_tables import LocalTables, Screen, local_tables, refused


async def screen(here: LocalTables, live: object, name: str | None, seen: int = 0, **wishes: object) -> Screen:
    """Somebody who asks for the past."""
    shown = Screen(Watcher(lambda frame: None, None))
    shown.watcher = Watcher(shown.frames.append, None if name is None else here.id(name), **wishes)  # type: ignore[arg-type]
    await here.registry.watch(live, shown.watcher, seen)  # type: ignore[arg-type]
    return shown


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
async def test_past__is_what_was_shown_then(tmp_path: Path, game: str) -> None:
    """Every position of a welcome is the one that was told when it was new, to each viewer."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", game)
        live_screens = {name: await here.watch(live, name) for name in ("Ann", "Ben", None)}
        await here.play_out(live, random.Random(3), most=40)
        for name, told in live_screens.items():
            then = {one["seq"]: one["game"] for one in told.told if one.get("game")}
            back = (await screen(here, live, name, past=16)).told[0]
            assert len(back["past"]) == 16
            assert back["past"][-1]["view"] == back["game"]["view"]
            assert back["past"][-1].get("layout") == back["game"].get("layout")
            for one in back["past"]:
                assert one["view"] == then[one["seq"]]["view"]
                assert one.get("layout", "") == then[one["seq"]].get("layout", "")
            assert "past" not in (await screen(here, live, name)).told[0], "only who asks is sent it"


async def test_past__begins_after_what_was_seen_and_after_an_undo(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me", "jaipur", undo="free")
        await here.play_out(live, random.Random(4), most=6)
        seen = live.table.seq
        await here.play_out(live, random.Random(5), most=3)
        back = (await screen(here, live, "Ann", seen, past=16)).told[0]
        assert [one["seq"] > seen for one in back["past"]] == [True] * 3
        await here.do(live, "Ann", commands.AskUndo, live.table.seq)
        await here.play_out(live, random.Random(6), most=2)
        back = (await screen(here, live, "Ann", past=16)).told[0]
        assert len(back["past"]) == 2, "what was taken back is no past"
        assert back["past"][-1]["view"] == back["game"]["view"]


async def test_layout__is_the_same_for_everybody_after_a_reload_and_in_a_replay(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", "jaipur", options={"rounds": 1})
        told = [await here.watch(live, name) for name in ("Ann", "Ben", None)]
        await here.play_out(live, random.Random(7))
        assert live.table.phase == "finished"
        orders = [{one["seq"]: one["game"].get("layout") for one in by.told if one.get("game")} for by in told]
        assert orders[0] == orders[1] == orders[2] and len(orders[0]) > 10
        assert here.stored(live).layout == live.table.layout
        history = msgspec.to_builtins(export.history(live, None, None))
        steps = [one["layout"] for one in history["steps"]]
        assert steps[-1] == live.table.layout
        assert {order for order in orders[0].values() if order} <= set(steps)


async def test_layout__after_an_undo_the_cards_lie_as_before(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me", "jaipur", undo="free")
        before = dict[int, str]()
        for number in range(6):
            await here.play_out(live, random.Random(number), most=1)
            before[len(live.table.record.codes)] = live.table.layout
        await here.do(live, "Ann", commands.AskUndo, live.table.seq)
        now = len(live.table.record.codes)
        assert now < max(before) and live.table.layout == before[now]
        assert here.stored(live).layout == live.table.layout


async def test_own__a_move_is_shown_from_the_seat_that_made_it_first(tmp_path: Path) -> None:
    """On one device: what the mover saw, then what the next player sees; neither holds what is not theirs."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me me", "jaipur")
        own = await screen(here, live, "Ann", follows_turn=True, shows_own=True)
        plain = await screen(here, live, "Ann", follows_turn=True)
        for number in range(12):
            mover = live.table.turn
            own.frames.clear()
            plain.frames.clear()
            await here.play_out(live, random.Random(number), most=1)
            if live.table.turn is None:
                break
            first, second = own.told
            assert [first["seat"], second["seat"]] == [mover, live.table.turn]
            assert first["game"]["view"]["viewer"] == mover and first["game"]["legal"] == []
            shown = presentation.game_shown(live.table, mover if mover is not None else -1)
            assert shown is not None and first["game"]["view"] == msgspec.json.decode(msgspec.json.encode(shown.view))
            assert first["seq"] == second["seq"] and plain.told == [second]


async def test_names__of_those_who_share_a_device(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me me", "istanbul", names=("Ann", " Ben ", ""))
        assert [place.name for place in live.table.places] == ["Ann", "Ben", ""]
        assert [place.name for place in here.stored(live).places] == ["Ann", "Ben", ""]
        alone = await here.table("me bot:1", "istanbul", names=("Zoe",))
        assert alone.table.places[0].name == "Ann", "one who plays alone has the name of a guest"
        with refused("guest.bad-name"):
            await here.table("me me", "istanbul", names=("Ann", "B\u202eob"))
