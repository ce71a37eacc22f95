"""Which tables can be made."""

from __future__ import annotations

from pathlib import Path

from server.local_tables import local_tables, refused


async def test_create__what_cannot_be(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        with refused("table.host-not-seated"):
            await here.table("open bot:1")
        with refused("table.free-undo-alone"):
            await here.table("me open", undo="free")
        with refused("options.bad-value"):
            await here.table("me me me")
        with refused("options.bad-value"):
            await here.table("me me", options={"rounds": 7})
        assert here.registry.reader.count() == 0, "nothing is half made"
