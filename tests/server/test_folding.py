"""A table is a fold over its log: from memory, from the database, from a snapshot or from a record, it is the same."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai import games
from serai.core import fairness, reading, writing
from serai.core.record import Record, SeenRecord
from serai.protocol import bodies, commands
from serai.protocol.tables import PerPlayer
from serai.server.tables import export, log, snapshots
from serai.server.tables.live import LiveTable
from serai.server.tables.table import Table
from serai.server.tables.undo import length_before
from server.local_tables import LocalTables, local_tables
from server.test_table import refused

TABLES = [("jaipur", "me Ben", {"rounds": 1}), ("istanbul", "me Ben", {}), ("istanbul", "me Ben Cem Dia", {})]


def facts(table: Table) -> dict[str, Any]:
    """Everything a table knows."""
    known = {name: value for name, value in vars(table).items() if name not in ("record", "times", "game")}
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
        assert facts(snapshots.copy(live.table)) == facts(live.table)


async def test_fold__a_snapshot_that_cannot_be_read_is_no_loss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 10)
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        await here.play_out(live, random.Random(3), 20)
        monkeypatch.setattr(snapshots, "_FORM", 99)
        here.registry.live.clear()
        again = await here.registry.open(live.table.id)
        assert again is not live and facts(again.table) == facts(live.table)


def test_fold__entries_read_as_they_were_written() -> None:
    entries: list[log.AnyEntry] = [
        log.Created("jaipur", 1, {"rounds": 3}, (log.Seat("g", "Ann"), log.Seat(level=2)), "g", "c", PerPlayer(9, 1)),
        log.Joined(1, "h", "Ben"), log.Joined(1, level=4), log.Left(1), log.Started(), log.Moved(0, "-DD"),
        log.Drawn("=K"), log.Offered(0), log.Agreed(2), log.Declined(1), log.Undone(0, 4), log.Resigned(1),
        log.Claimed(0, 1), log.Said(0, "…"), log.Muted(0, 1, True), log.Again(0), log.Rematched("abcdefg"),
    ]  # fmt: skip
    assert [log.read(log.write(entry)) for entry in entries] == entries


# --- Records ----------------------------------------------------------------------------------------------------------


def read_back(text: str) -> Record | SeenRecord:
    [record] = reading.read_records(text.splitlines(), games.load_with)
    return record


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
async def test_record__out_and_in_again(tmp_path: Path, game: str, seats: str, options: dict[str, Any]) -> None:
    choice = random.Random(9)
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, game, options=options)
        await here.play_out(live, choice, 10)
        seen = export.exported(live, 0)
        assert isinstance(seen, SeenRecord) and live.seed.hex() not in writing.to_json(seen) + writing.to_text(seen)
        with refused("table.seen-record"):
            export.imported(bodies.ImportedTable(writing.to_json(seen)), here.id("Ann"), "Ann", here.registry)
        await here.play_out(live, choice)
        whole = export.exported(live, 0)
        assert isinstance(whole, Record)
        verdict = fairness.check(whole)
        assert verdict.is_fair and verdict.checked == live.table.chances
        assert verdict.commitment == live.table.created.commitment
        for form in (writing.to_json(whole), writing.to_text(whole)):
            back = read_back(form)
            assert isinstance(back, Record) and back.codes == whole.codes and fairness.check(back).is_fair
            shown = await _imported(here, form)  # complete: there to be looked at
            assert shown.table.phase == "finished" and shown.table.record.log == live.table.record.log


async def _imported(here: LocalTables, text: str, *seats: str, entries: int | None = None) -> LiveTable:
    wanted = bodies.ImportedTable(text, seats, entries)
    return await here.registry.store_new(export.imported(wanted, here.id("Ann"), "Ann", here.registry))


async def test_record__go_on_from_here(tmp_path: Path) -> None:
    choice = random.Random(2)
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", options={"rounds": 1})
        await here.play_out(live, choice)
        text = writing.to_json(export.exported(live, 0))
        length = len(live.table.record.log)
        for entries in (0, 1, 2, 7, length // 2):
            again = await _imported(here, text, "me", "me", entries=entries)
            given = len(again.table.created.given)
            assert given == entries
            assert again.table.record.log[:given] == live.table.record.log[:given]
            assert facts(here.stored(again)) == facts(again.table)
            assert again.table.phase == "playing"
            assert length_before(again.table, 0) is None, "what was given is not taken back"
            await here.play_out(again, choice)
            exported = export.exported(again, 0)
            assert isinstance(exported, Record)
            verdict = fairness.check(exported)
            assert verdict.is_fair and verdict.given == given
        with refused("table.seats-differ"):
            await _imported(here, text, "me", "me", "me", entries=5)
        with refused("table.host-not-seated"):
            await _imported(here, text, "bot:1", "bot:1", entries=5)
        opened = await _imported(here, text, "me", "open", entries=5)
        assert opened.table.phase == "open" and opened.links.keys() == {1}
        await here.join(opened, "Ben", link=opened.links[1])
        assert opened.table.phase == "playing"


async def test_record__tampering_shows(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", options={"rounds": 1})
        await here.play_out(live, random.Random(6), 5)
        await here.do(live, "Ben", commands.Resign)
        whole = export.exported(live, 1)
        assert isinstance(whole, Record) and whole.headers["ended"] == "resigned, 1"
        assert fairness.check(whole).is_fair
        other = read_back(writing.to_json(whole))
        assert isinstance(other, Record)
        other.headers["seed"] = "00" * 32
        assert not fairness.check(other).is_promised and fairness.check(other).differences


async def test_record__nonsense_is_refused(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", options={"rounds": 1})
        await here.play_out(live, random.Random(6))
        text = writing.to_json(export.exported(live, 0))
        with refused("table.one-record"):
            await _imported(here, text + "\n" + text)
        before = here.registry.reader.count()
        for nonsense in ("  ", "{}", "[" * 5000, '{"game": 3}', text[:-9], text.replace("jaipur", "chess"), "\x00\x00"):
            with pytest.raises(Exception) as refusal:
                await _imported(here, nonsense)
            assert getattr(refusal.value, "code", None), nonsense
        assert here.registry.reader.count() == before
