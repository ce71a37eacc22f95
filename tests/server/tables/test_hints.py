"""The law of hints: who may ask, and when."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from serai.protocol import commands
from serai.server.tables.hints import MOST_MOVES, hint
from serai.server.tables.live import LiveTable
from server.local_tables import local_tables, refused, scripted


async def first(live: LiveTable, seat: int) -> tuple[str, Mapping[str, float]]:
    """A bot that would make the first legal move, and finds all equally good."""
    legal = live.table.record.position.legal_moves.notation()
    return legal[0], dict.fromkeys(legal, 0.5)


async def test_hint__against_bots_alone(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me bot:1")
        hinted = await hint(live, 0, commands.Hint("h", live.table.seq), first)
        legal = live.table.record.position.legal_moves.notation()
        assert (hinted.id, hinted.move) == ("h", legal[0])
        assert hinted.say["key"].startswith("jaipur-")
        assert hinted.chances == tuple((move, 0.5) for move in legal[:MOST_MOVES])
        with refused("table.stale"):
            await hint(live, 0, commands.Hint("h", 0), first)
        with refused("table.from-the-future"):
            await hint(live, 0, commands.Hint("h", live.table.seq + 1), first)


async def test_hint__of_a_position_that_is_gone(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """A player may undo a move while the bot thinks about the next one."""
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC", "=P")
    async with local_tables(tmp_path) as here:
        live = await here.table("me bot:1")

        async def slow(live: LiveTable, seat: int) -> tuple[str, Mapping[str, float]]:
            found = await first(live, seat)
            await here.move(live, "Ann", "+G")
            return found

        with refused("table.stale"):
            await hint(live, 0, commands.Hint("h", live.table.seq), slow)


async def test_hint__on_one_device_but_not_among_people(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        alone = await here.table("me me")
        assert (await hint(alone, 0, commands.Hint("h", alone.table.seq), first)).chances
        with refused("game.not-your-turn"):
            await hint(alone, 1, commands.Hint("h", alone.table.seq), first)
        friends = await here.table("me Ben")
        with refused("table.no-hints"):
            await hint(friends, 0, commands.Hint("h", friends.table.seq), first)
