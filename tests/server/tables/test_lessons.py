"""The law of lessons: a script, its learner, and the game that goes on when it is over."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai import games
from serai.core import fairness
from serai.core.record import Record
from serai.protocol import commands
from serai.server.bots.seats import BotSeats
from serai.server.tables import hints
from serai.server.tables.export import exported
from serai.server.tables.lesson_files import files_of
from serai.server.tables.live import LiveTable
from serai.server.tables.new_tables import new_lesson
from serai.server.tables.plans import move
from serai.server.tables.snapshots import freeze, thaw
from server.local_tables import LocalTables, local_tables, refused

LESSONS = [(game, path.stem) for game in games.names() for path in files_of(game)]


class NoBots:
    """A dispatcher that must not be asked while the script lasts."""

    async def ask(self, request: object) -> Any:
        raise AssertionError("a bot was asked")


async def learn(here: LocalTables, game: str = "jaipur", id: str = "first") -> LiveTable:
    new = new_lesson(game, id, here.id("Ann"), "Ann", here.clock(), here.registry.new_seed())
    return await here.registry.store_new(new)


async def server_plays(here: LocalTables, live: LiveTable) -> None:
    """What the server makes until the learner is to move, or the script is over."""
    bots = BotSeats(here.registry, NoBots(), "instant")  # type: ignore[arg-type]
    while live.table.bot_to_move is not None and len(live.table.record.log) < live.table.drawn_from:
        await bots._move(live, live.table.bot_to_move, False)


def lesson_of(live: LiveTable) -> Any:
    shown = live.welcome(next(iter(live.watchers)), ()).game
    return shown.lesson if shown is not None else None


@pytest.mark.parametrize(("game", "id"), LESSONS)
async def test_a_lesson_from_its_first_to_its_last_step(tmp_path: Path, game: str, id: str) -> None:
    async with local_tables(tmp_path) as here:
        live = await learn(here, game, id)
        await here.watch(live, "Ann")
        for step in range(lesson_of(live).steps):
            await server_plays(here, live)
            told = lesson_of(live)
            assert (told.step, bool(told.say)) == (step, True)
            await here.move(live, "Ann", told.move)
        await server_plays(here, live)
        table = live.table
        assert len(table.record.log) == table.drawn_from
        told = lesson_of(live)
        assert told.say and told.move is None and told.step == told.steps
        assert [(entry.author, entry.text) for entry in table.record.log[len(table.created.given) :]] == [
            (line.who, line.move) for line in table.script
        ]
        assert here.stored(live).record.position == table.record.position


async def test_another_move_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await learn(here)
        before = live.table.seq
        with refused("lesson.other-move"):
            await here.move(live, "Ann", "+K")
        with refused("jaipur.not-in-hand"):  # what cannot be done at all has its own reason
            await here.move(live, "Ann", "-DD")
        assert live.table.seq == before
        await here.move(live, "Ann", "+L")


async def test_undo_goes_back_a_step_and_over_what_was_watched(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await learn(here)
        await here.watch(live, "Ann")
        steps = []
        for _ in range(6):
            await server_plays(here, live)
            steps.append(len(live.table.record.log))
            if len(steps) < 6:
                await here.move(live, "Ann", lesson_of(live).move)
        assert live.table.script[steps[4] + 1].is_watched
        for length in reversed(steps[:-1]):
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)
            assert len(live.table.record.log) == length
        with refused("table.no-undo"):
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)


async def test_undo_does_not_lead_from_the_own_game_back_into_the_lesson(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await learn(here)
        await here.watch(live, "Ann")
        for _ in range(lesson_of(live).steps):
            await server_plays(here, live)
            await here.move(live, "Ann", lesson_of(live).move)
        await server_plays(here, live)
        assert len(live.table.record.log) == live.table.drawn_from
        with refused("table.no-undo"):
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)


async def test_only_the_learner_is_told(tmp_path: Path) -> None:
    """Neither a spectator nor the learner is told what will come: no line of the script leaves the server."""
    async with local_tables(tmp_path) as here:
        live = await learn(here)
        learner, spectator = await here.watch(live, "Ann"), await here.watch(live, None)
        assert learner.told[0]["table"]["lesson"] == spectator.told[0]["table"]["lesson"] == "first"
        assert learner.told[0]["game"]["lesson"]["move"] == "+L"
        assert "lesson" not in spectator.told[0]["game"]
        assert all("script" not in frame.decode() for frame in learner.frames + spectator.frames)
        assert "=DPL" not in msgspec.json.encode(learner.told).decode()


async def test_a_hint_is_the_wanted_move(tmp_path: Path) -> None:
    async def advise(live: LiveTable, seat: int) -> Any:
        raise AssertionError("a bot was asked")

    async with local_tables(tmp_path) as here:
        live = await learn(here)
        hinted = await hints.hint(live, 0, commands.Hint("h", live.table.seq), advise)
        assert (hinted.move, hinted.chances) == ("+L", ())


async def test_after_the_script_chance_is_drawn_and_can_be_checked(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await learn(here)
        await here.watch(live, "Ann")
        for _ in range(6):
            await server_plays(here, live)
            await here.move(live, "Ann", lesson_of(live).move)
        await server_plays(here, live)
        table = live.table
        position = table.record.position
        for _ in range(14):  # both seats, by whatever comes first
            seat = table.turn
            assert seat is not None
            text = table.record.position.legal_moves.notation()[0]
            await here.registry.add(live, None, partial(move, table, seat, text, live.seed))
        assert lesson_of(live) is None, "the learner has moved alone"
        frozen = thaw(table.id, here.registry.reader.rows(table.id)[0], freeze(table))
        assert frozen is not None and frozen.tally == table.tally == here.stored(live).tally
        assert bytes(table.origin) == bytes(position)
        await here.do(live, "Ann", commands.Resign)
        record = exported(live, 0)
        assert isinstance(record, Record)
        assert (record.headers["lesson"], record.headers["given"]) == ("first", str(table.drawn_from))
        verdict = fairness.check(record)
        assert verdict.is_fair and verdict.checked > 0


async def test_a_rematch_is_no_lesson(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await learn(here)
        await here.do(live, "Ann", commands.Resign)
        await here.do(live, "Ann", commands.Rematch)
        again = here.registry.live[live.table.rematch or ""]
        assert again.table.created.lesson is None and not again.table.script


async def test_a_lesson_there_is_none_of(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        with refused("lesson.unknown"):
            await learn(here, "jaipur", "../first")


async def test_the_server_plays_at_its_pace(tmp_path: Path) -> None:
    """The others' moves come by themselves, as a bot's do."""
    async with local_tables(tmp_path) as here:
        bots = BotSeats(here.registry, NoBots(), "instant")  # type: ignore[arg-type]
        here.registry.subscribe(bots.look)
        live = await learn(here)
        await here.move(live, "Ann", "+L")
        async with asyncio.timeout(10):
            while live.table.turn != 0:
                await asyncio.sleep(0.02)
        await bots.close()
        assert live.table.record.log[-1].text == "=S"
