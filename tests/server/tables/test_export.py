"""Tables as records and records as tables."""

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
from serai.server.tables import export
from serai.server.tables.live import LiveTable
from serai.server.tables.table import Table
from serai.server.tables.undo import length_before
from server.local_tables import LocalTables, local_tables, refused

TABLES = [("jaipur", "me Ben", {"rounds": 1}), ("istanbul", "me Ben", {}), ("istanbul", "me Ben Cem Dia", {})]

SEED = bytes(range(32))


def facts(table: Table) -> dict[str, Any]:
    """Everything a table knows."""
    apart = ("record", "times", "game", "_envelope")  # compared below, or worked out when it is asked for
    known = {name: getattr(table, name) for name in Table.__slots__ if name not in apart}
    record, times = table.record, vars(table.times)
    return known | times | {
        "log": record.log, "codes": record.codes, "position": bytes(record.position),
        "milestones": msgspec.json.encode(record.milestones), "result": record.result,
    }  # fmt: skip


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
            export.imported(bodies.ImportedTable(writing.to_json(seen)), here.id("Ann"), "Ann", here.clock(), SEED)
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
    return await here.registry.store_new(export.imported(wanted, here.id("Ann"), "Ann", here.clock(), SEED))


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
