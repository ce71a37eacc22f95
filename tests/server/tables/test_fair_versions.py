"""New tables have sealed chance; tables from before go on as they began, and both are checked afterwards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from serai.core import fairness
from serai.core.record import Record
from serai.protocol import bodies, commands
from serai.server.storage import log
from serai.server.tables import export, new_tables
from serai.server.tables.live import LiveTable
from server.local_tables import LocalTables, local_tables

SEED = bytes(range(32))
GAMES = [("jaipur", ("me", "me")), ("istanbul", ("me", "me")), ("istanbul", ("me", "me", "me", "me"))]


async def made(
    here: LocalTables, fair: int, game: str, seats: tuple[str, ...], given: tuple[str, ...] = ()
) -> LiveTable:
    """A table of some version; all seats are Ann's, so undo is free."""
    wanted = bodies.NewTable(game, seats, undo="free")
    created = new_tables.new_table(wanted, here.id("Ann"), "Ann", here.clock(), SEED).table.created
    assert created.fair == fairness.VERSION == 2
    created = replace(created, fair=fair, given=tuple(("*", text) for text in given))
    return await here.registry.store_new(new_tables.made(created, here.clock(), SEED))


def drawn(live: LiveTable) -> list[str]:
    return [entry.text for entry in live.table.record.log if entry.author == "*"]


@pytest.mark.parametrize("fair", fairness.VERSIONS)
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_table_is_checked_by_its_version(tmp_path: Path, game: str, seats: tuple[str, ...], fair: int) -> None:
    async with local_tables(tmp_path) as here:
        live = await made(here, fair, game, seats)
        await here.play_out(live, random.Random(4))
        record = export.exported(live, 0)
        assert isinstance(record, Record) and record.headers.get("fair") == (None if fair == 1 else "2")
        assert ("nonces" in record.headers) == (fair == 2)
        verdict = fairness.check(record)
        assert verdict.is_fair and verdict.version == fair and verdict.checked == live.table.chances
        assert here.stored(live).tally == live.table.tally


def test_a_stored_table_without_a_version_has_the_first() -> None:
    text = (
        '{"kind":"created","game":"jaipur","rules":1,"options":{"rounds":1},"seats":[{"guest":"g"},{"level":1}],'
        '"host":"g","commitment":"00"}'
    )
    entry = log.read(text)
    assert isinstance(entry, log.Created) and entry.fair == 1
    assert "fair" not in log.write(entry) and '"fair":2' in log.write(replace(entry, fair=2))


@pytest.mark.parametrize("fair", fairness.VERSIONS)
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_what_is_undone_and_played_again_meets_the_same_chance(
    tmp_path: Path, game: str, seats: tuple[str, ...], fair: int
) -> None:
    async with local_tables(tmp_path) as here:
        live = await made(here, fair, game, seats)
        choice = random.Random(8)
        for _ in range(25):
            seat = live.table.turn
            if seat is None:
                break
            text = choice.choice(live.table.record.position.legal_moves.notation())
            await here.do(live, "Ann", commands.Move, text, live.table.seq, seat=seat)
            after = bytes(live.table.record.position)
            await here.do(live, "Ann", commands.AskUndo, live.table.seq, seat=seat)
            assert bytes(live.table.record.position) != after
            await here.do(live, "Ann", commands.Move, text, live.table.seq, seat=seat)
            assert bytes(live.table.record.position) == after


async def test_sealed__other_moves_meet_the_same_cards(tmp_path: Path) -> None:
    """A card taken and undone: whichever card is taken, the same one takes its place."""
    async with local_tables(tmp_path) as here:
        live = await made(here, 2, "jaipur", ("me", "me"), given=("first 1", "deal DGLLK SSPLK GP"))
        refills = set()
        for move in ("+G", "+P"):
            await here.do(live, "Ann", commands.Move, move, live.table.seq, seat=0)
            refills.add(drawn(live)[-1])
            await here.do(live, "Ann", commands.AskUndo, live.table.seq, seat=0)
        assert len(refills) == 1
        await here.do(live, "Ann", commands.Move, "+K", live.table.seq, seat=0)
        assert refills.pop()[1:] in drawn(live)[-1][1:], "and it is the first of three"


async def test_sealed__a_rematch_has_stacks_of_its_own(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await made(here, 1, "jaipur", ("me", "me"))
        await here.do(live, "Ann", commands.Resign, seat=0)
        await here.do(live, "Ann", commands.Rematch, seat=0)
        assert live.table.rematch is not None
        again = await here.registry.open(live.table.rematch)
        assert again.table.created.fair == 2 and len(again.table.created.given) == 1
        await here.play_out(again, random.Random(5))
        record = export.exported(again, 0)
        assert isinstance(record, Record) and fairness.check(record).is_fair
        assert record.headers["given"] == "1"
