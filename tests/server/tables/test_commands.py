"""Commands at a table that have no law of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.protocol import commands, frames
from serai.server.tables.commands import answer
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.table import STAND_IN
from server.local_tables import local_tables, refused, scripted


async def no_advice(live: LiveTable, seat: int) -> tuple[str, dict[str, float]]:
    raise AssertionError("nobody asks for a hint")


async def test_start__bots_take_the_open_seats(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben open open", "istanbul")
        with refused("table.not-begun"):
            await here.move(live, "Ann", "x")
        with refused("table.not-host"):
            await here.do(live, "Ben", commands.Start)
        with refused("table.not-seated"):
            await here.do(live, "Cem", commands.Start)
        await here.do(live, "Ann", commands.Start, 4)
        assert [place.level for place in live.table.places] == [None, None, 4, 4]
        assert live.table.phase == "playing"
        with refused("table.begun"):
            await here.do(live, "Ann", commands.Start)


async def test_stale__and_from_the_future(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        seq = live.table.seq
        await here.do(live, "Ben", commands.Say, "good luck")
        await here.do(live, "Ann", commands.Move, "-DD", seq)  # talk does not make a move stale
        for command in (commands.Move, commands.AskUndo):
            with refused("table.stale"):
                await here.do(live, "Ben", command, *(["-SS"] if command is commands.Move else []), seq)
            with refused("table.from-the-future"):
                await here.do(live, "Ben", command, *(["-SS"] if command is commands.Move else []), live.table.seq + 1)


async def test_resign__between_two_the_other_wins(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "finished" and live.table.turn is None
        assert live.table.ended is not None and (live.table.ended.how, live.table.ended.winners) == ("resigned", (0,))
        for command in (commands.Resign, commands.Claim):
            with refused("table.finished"):
                await here.do(live, "Ann", command)


async def test_of_several_seats_the_one_to_move_is_acted_for(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me", options={"rounds": 1})
        for _ in range(2):  # once for each seat
            text = live.table.record.position.legal_moves.notation()[0]
            tried = await answer(here.registry, no_advice, live, here.id("Ann"), None, commands.Try("t", text))
            assert isinstance(tried, frames.Tried) and tried.is_legal
            assert Watcher(lambda frame: None, here.id("Ann"), follows_turn=True).viewer(live.table) == live.table.turn
            await here.move(live, "Ann", text)
        await here.move(live, "Ann", live.table.record.position.legal_moves.notation()[0])
        resigning = live.table.turn
        assert resigning is not None
        await here.do(live, "Ann", commands.Resign)
        assert live.table.ended is not None and live.table.ended.winners == (1 - resigning,)


@pytest.mark.parametrize("seats", ["me Ben Cem", "me Ben Cem bot:2"])
async def test_resign__among_more_a_bot_goes_on_until_the_last_person_resigns(tmp_path: Path, seats: str) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, "istanbul")
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "playing"
        assert live.table.places[1].level == STAND_IN and live.table.places[1].guest is None
        with refused("table.not-seated"):
            await here.do(live, "Ben", commands.Resign)
        await here.do(live, "Cem", commands.Resign)
        await here.do(live, "Ann", commands.Resign)
        assert live.table.phase == "finished" and live.table.ended is not None
        others = tuple(range(1, len(live.table.places)))
        assert (live.table.ended.how, live.table.ended.winners) == ("resigned", others)
        assert live.table.places[0].guest == here.id("Ann"), "who lost is still there: for a rematch, and by name"


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
