"""What lists show of a table after entries that are about to be added."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from serai.server.storage import log
from serai.server.storage.writer import SeatKept, Standing
from serai.server.tables import registry, standing
from serai.server.tables.plans import Planned
from serai.server.tables.table import Table
from server.local_tables import local_tables


@pytest.mark.parametrize(("game", "seats"), [("jaipur", "me Ben"), ("jaipur", "me bot:1"), ("istanbul", "me Ben Cem")])
async def test_moves_give_what_a_table_ahead_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: str
) -> None:
    """The quick way for moves and the way for all other entries agree on every move of a game, its end included."""
    seen: list[Standing] = []

    def both(table: Table, rows: Sequence[log.Row], plans: Sequence[Planned]) -> tuple[Standing, list[SeatKept]]:
        found = standing.after(table, rows, plans)
        assert found == standing._by_applying(table, rows, plans)
        seen.append(found[0])
        return found

    monkeypatch.setattr(registry, "after", both)
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, game)
        while live.table.turn != 0:  # a bot may begin, for which nobody moves here
            live = await here.table(seats, game)
        await here.play_out(live, random.Random(7))
    if "bot" in seats:
        assert seen[-1].is_bots_turn
    else:
        assert len(seen) > 20 and seen[-1] == Standing("finished", None, False)
