"""Folds of logs and of snapshots."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.core.game import Game
from serai.core.position import Position
from serai.protocol import commands
from serai.protocol.tables import PerPlayer
from serai.server.storage.writer import Append, LogWriter
from serai.server.tables import snapshots
from serai.server.tables.live import LiveTable
from serai.server.tables.table import Table
from serai.server.tables.undo import length_before
from server.local_tables import LocalTables, local_tables

TABLES = [("jaipur", "me Ben", {"rounds": 1}), ("istanbul", "me Ben", {}), ("istanbul", "me Ben Cem Dia", {})]


def facts(table: Table) -> dict[str, Any]:
    """Everything a table knows."""
    apart = ("record", "times", "game", "_envelope")  # compared below, or worked out when it is asked for
    known = {name: getattr(table, name) for name in Table.__slots__ if name not in apart}
    record, times = table.record, vars(table.times)
    return known | times | {
        "log": record.log, "codes": record.codes, "position": bytes(record.position),
        "milestones": msgspec.json.encode(record.milestones), "result": record.result,
    }  # fmt: skip


async def pastime(here: LocalTables, live: LiveTable, choice: random.Random) -> None:
    """Something that happens at tables beside moves."""
    names = [place.name for place in live.table.places if place.guest is not None]
    name = choice.choice(names)
    seat = live.table.seats_of(here.id(name))[0]
    match choice.randrange(4):
        case 0:
            await here.do(live, name, commands.Say, "well …")
        case 1:
            await here.do(live, name, commands.Mute, (seat + 1) % len(live.table.places), choice.random() < 0.5)
        case 2 if length_before(live.table, seat) is not None and live.table.asks_undo is None:
            await here.do(live, name, commands.AskUndo, live.table.seq)
            if choice.random() < 0.7:
                other = next(one for one in names if one != name)
                await here.do(live, other, commands.AnswerUndo, choice.random() < 0.5, live.table.seq)
        case 3:
            here.clock.forward(seconds=choice.randrange(40))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
async def test_fold__the_same_from_log_and_snapshot(
    tmp_path: Path, game: str, seats: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 23)
    choice = random.Random(f"{game} {seats}")
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, game, options=options, clock=PerPlayer(60, 5) if len(seats) > 6 else None)
        shadow: Table | None = None
        told = 0
        for step in range(130):
            await here.play_out(live, choice, 1)
            if live.table.turn is None:
                break
            if choice.random() < 0.3:
                await pastime(here, live, choice)
            if step % 11 == 0:  # a copy made here goes on from here
                rows = here.registry.reader.rows(live.table.id)
                shadow = snapshots.thaw(live.table.id, rows[0], snapshots.freeze(live.table))
                told = live.table.seq
            elif step % 11 == 9 and shadow is not None:
                for row in here.registry.reader.rows(live.table.id, told):
                    shadow.apply(row)
                assert facts(shadow) == facts(live.table)
            if step % 40 == 5:
                assert facts(here.stored(live)) == facts(live.table)
            if step % 60 == 7:  # as after a restart: a snapshot, and the log behind it
                kept = here.registry.reader.find(live.table.id)
                assert kept is not None and (kept.snapshot is not None or live.table.seq < 40)
                del here.registry.live[live.table.id]
                before, live = live, await here.registry.open(live.table.id)
                assert live is not before and facts(live.table) == facts(before.table)
                assert live.seed == before.seed
        assert live.table.phase == "finished" or step == 129
        assert facts(here.stored(live)) == facts(live.table)
        first = here.registry.reader.rows(live.table.id)[0]
        thawed = snapshots.thaw(live.table.id, first, snapshots.freeze(live.table))
        assert thawed is not None and facts(thawed) == facts(live.table)


def _refuse(game: Game, state: bytes) -> Position:
    raise ValueError("buffer size must be a multiple of element size")


@pytest.mark.parametrize("unreadable", ["form", "state"])
async def test_fold__a_snapshot_that_cannot_be_read_is_no_loss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unreadable: str
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 10)
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        await here.play_out(live, random.Random(3), 20)
        if unreadable == "form":
            monkeypatch.setattr(snapshots, "_FORM", 99)
        else:  # as by a release whose record of a position has another size
            rows, frozen = here.registry.reader.rows(live.table.id), snapshots.freeze(live.table)
            kept = snapshots._decode(frozen)
            frozen = snapshots._encode(msgspec.structs.replace(kept, state=kept.state + b"more"))
            assert snapshots.thaw(live.table.id, rows[0], frozen) is None
            monkeypatch.setattr(snapshots, "_position", _refuse)
        here.registry.live.clear()
        again = await here.registry.open(live.table.id)
        assert again is not live and facts(again.table) == facts(live.table)


async def test_a_snapshot_that_was_not_stored_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An append is refused where another worker was quicker: the snapshot beside it is lost with it."""
    monkeypatch.setattr(snapshots, "EVERY", 10)
    append, refusals = LogWriter.append, 0

    async def refuse_first(writer: LogWriter, item: Append) -> bool:
        nonlocal refusals
        if item.snapshot is not None and not refusals:
            refusals += 1
            return False
        return await append(writer, item)

    monkeypatch.setattr(LogWriter, "append", refuse_first)
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        choice = random.Random(3)
        while not refusals:
            await here.play_out(live, choice, 1)
        kept = here.registry.reader.find(live.table.id)
        assert kept is not None and kept.snapshot is not None
