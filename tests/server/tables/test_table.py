"""A table as the fold over its log: copies, and games that tables share."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from serai import games
from serai.core.errors import BadInput
from serai.protocol import commands
from serai.server.tables import undo
from serai.server.tables.table import replayed
from server.local_tables import local_tables


async def test_ahead__goes_on_without_the_table(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem", "istanbul")
        await here.play_out(live, random.Random(2), 12)
        await here.do(live, "Ann", commands.Mute, 1)
        copy, codes, seq = live.table.ahead(), list(live.table.record.codes), live.table.seq
        await here.do(live, "Ben", commands.Mute, 0)
        await here.play_out(live, random.Random(3), 12)
        await here.do(live, "Cem", commands.Resign)
        assert (copy.seq, copy.record.codes, copy.phase) == (seq, [], "playing"), "what is past is not copied"
        assert [place.guest for place in copy.places] == [here.id(name) for name in ("Ann", "Ben", "Cem")]
        assert [place.muted for place in copy.places] == [{1}, set(), set()]
        for row in here.registry.reader.rows(live.table.id, seq):
            copy.apply(row)
        assert codes + copy.record.codes == live.table.record.codes != codes
        assert copy.places == live.table.places and copy.commands.items() <= live.table.commands.items()
        assert copy.record.position == live.table.record.position
        assert (copy.phase, copy.turn, copy.again, copy.seq) == ("playing", live.table.turn, set(), live.table.seq)


async def test_ahead__an_undo_leads_to_the_same_position(tmp_path: Path) -> None:
    """Going back begins at a position that was kept on the way, and leads where the log leads."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me me", "istanbul", undo="free")
        await here.play_out(live, random.Random(5), 90)
        assert len(live.table.record.codes) > 128
        for _ in range(4):
            length = undo.length_before(live.table, live.table.record.log[-1].who)
            copy = live.table.ahead()
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)
            for row in here.registry.reader.rows(live.table.id, copy.seq):
                copy.apply(row)
            assert length is None or len(live.table.record.codes) <= length + 1
            fresh = replayed(live.table.game, live.table.record.codes)
            assert copy.record.position == live.table.record.position == fresh.position
            assert fresh.milestones == live.table.record.milestones == copy.record.milestones
            assert here.stored(live).record.codes == live.table.record.codes


async def test_games__are_shared_by_tables_with_equal_options(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        one, two = await here.table("me bot:1"), await here.table("me bot:2")
        other = await here.table("me bot:1", options={"rounds": 1})
        assert one.table.game is two.table.game is not other.table.game
    assert games.shared("jaipur", {"memory_aid": True}) is games.shared("jaipur", {"memory_aid": True})
    with pytest.raises(BadInput):  # 1 is no truth, though Python takes it for one
        games.shared("jaipur", {"memory_aid": 1})
