"""Long logs, long records and delayed tables cost no more than short ones: hardening findings 3, 4, 5 and 11."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import pytest

from serai.core.position import Position
from serai.core.writing import to_text
from serai.protocol import bodies, commands
from serai.protocol.tables import PerPlayer
from serai.server.storage import log
from serai.server.tables import export, registry, snapshots, table, undo
from serai.server.tables.commands import carry_out
from serai.server.tables.registry import MostAtTable
from server.local_tables import LocalTables, local_tables, refused


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every move that is played on a position, here or for a look ahead."""
    played: list[int] = []
    play = Position.play_code

    def counted(self: Position, code: int) -> Position:
        played.append(code)
        return play(self, code)

    monkeypatch.setattr(Position, "play_code", counted)
    return played


async def long_table(here: LocalTables) -> registry.LiveTable:
    """A table that goes on from a long record, which its host may take back from."""
    one = None
    while one is None or one.table.phase == "finished":  # chance may end a game early
        one = await here.table("me me", "istanbul")
        await here.play_out(one, random.Random(3), 150)
    wanted = bodies.ImportedTable(to_text(one.table.record), ("me", "me"))
    new = export.imported(wanted, here.id("Ann"), "Ann", here.clock(), bytes(32))
    return await here.registry.store_new(new)


async def table_to_take_back(here: LocalTables) -> registry.LiveTable:
    """A long table where the player to move has moved since the record; chance decides how soon that is."""
    while True:
        live = await long_table(here)
        for _ in range(20):
            await here.play_out(live, random.Random(1), 1)
            turn = live.table.turn
            if turn is not None and undo.can_ask(live.table, turn):
                return live


async def test_finding_3__a_word_plays_no_move_again(tmp_path: Path, plays: list[int]) -> None:
    async with local_tables(tmp_path) as here:
        live = await long_table(here)
        assert len(live.table.created.given) > 200
        plays.clear()
        for kind, *values in ((commands.Say, "word"), (commands.Mute, 1), (commands.Say, "again")):
            await here.do(live, "Ann", kind, *values)
        assert plays == []
        for _ in range(3):
            live = await table_to_take_back(here)
            plays.clear()
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)
            assert len(plays) <= 2 * 64, "from the last position that was kept, to look ahead and to do it"


async def test_finding_3__a_snapshot_is_read_without_playing(tmp_path: Path, plays: list[int]) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me", "istanbul")
        await here.play_out(live, random.Random(3), 60)
        for one, most in ((live, 0), (imported := await long_table(here), len(imported.table.created.given))):
            first, frozen = here.registry.reader.rows(one.table.id)[0], snapshots.freeze(one.table)
            plays.clear()
            thawed = snapshots.thaw(one.table.id, first, frozen)
            assert thawed is not None and len(plays) <= most, "only to find where sealed chance begins"
            assert thawed.record.codes == one.table.record.codes


async def test_finding_3__tables_are_folded_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me")
        await here.play_out(live, random.Random(3), 20)
        where: set[str] = set()
        apply = table.Table.apply

        def noted(self: table.Table, row: log.Row, change: table.Change | None = None) -> table.Change | None:
            where.add(threading.current_thread().name.split("_")[0])
            return apply(self, row, change)

        monkeypatch.setattr(table.Table, "apply", noted)
        del here.registry.live[live.table.id]
        again = await here.registry.open(live.table.id)
        screen = await here.watch(again, "Ann")
        assert where == {"folding"}
        assert len(screen.kinds) == live.table.seq
        where.clear()
        others = [await here.watch(again, name) for name in ("Ann", "Ben", None)]
        assert where == set(), "what was folded for one is kept for the next"
        assert all(len(other.kinds) == live.table.seq for other in others)


async def test_finding_4__a_table_takes_only_so_many_words(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        here.registry.most = MostAtTable(entries=40, words=10)
        live = await here.table("me Ben")
        for number in range(10):
            await here.do(live, "Ann" if number % 2 else "Ben", commands.Say, "a word")
        with refused("table.enough-said"):
            await here.do(live, "Ann", commands.Say, "a word")
        while live.table.seq < 40:
            await here.do(live, "Ann", commands.Mute, 1)
        with refused("table.too-long"):
            await here.do(live, "Ann", commands.Mute, 1)
        with refused("table.too-long"):
            await here.play_out(live, random.Random(1), 1)
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "finished" and here.stored(live).words == 10
        await here.do(live, "Ann", commands.Rematch)


async def test_finding_4__an_old_command_is_not_carried_out_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the last ones are remembered; of all others the log knows."""
    for module in (table, registry, snapshots):
        monkeypatch.setattr(module, "MOST_COMMANDS", 8)
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        say = [commands.Say(f"old{i}", f"word {i}") for i in range(30)]
        first = [await carry_out(here.registry, live, here.id("Ann"), None, one) for one in say]
        assert len(live.table.commands) == 8 and first == sorted(set(first))
        length = live.table.seq
        again = [await carry_out(here.registry, live, here.id("Ann"), None, one) for one in say]
        assert again == first and live.table.seq == length == here.stored(live).seq
        thawed = snapshots.thaw(
            live.table.id, here.registry.reader.rows(live.table.id)[0], snapshots.freeze(live.table)
        )
        assert thawed is not None and thawed.commands == live.table.commands and thawed.words == 30


async def test_finding_5__one_timer_for_a_delayed_table_and_none_for_a_look(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", delay=3600)
        for number in range(50):
            await here.do(live, "Ann", commands.Say, f"word {number}")
        loop = asyncio.get_running_loop()

        def timers() -> int:
            waiting = [timer for timer in loop._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
            return sum("DelayedSpectators" in repr(timer) for timer in waiting)

        for _ in range(20):
            await here.registry.look(live, (await _spectator()), 0)
        assert timers() == 0
        screens = [await here.watch(live, None) for _ in range(5)]
        await here.do(live, "Ann", commands.Say, "one more")
        assert timers() == 1
        for screen in screens:
            here.registry.leave(live, screen.watcher)
        assert timers() == 0
        for number in range(30):
            other = await here.table("me Ben", delay=3600, by=f"Guest {number}")
            await here.registry.look(other, (await _spectator()), 0)
        assert len(here.registry.delayed._delayed) <= 9, "few folds are kept that nobody watches"


async def _spectator() -> registry.Watcher:
    return registry.Watcher(lambda frame: None, None)


async def test_finding_11__the_clock_of_a_player_gains_nothing_when_it_is_set_back(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 0))
        turn = live.table.turn
        assert turn is not None
        here.clock.forward(seconds=-120)
        assert live.table.times.left_now(turn, here.clock()) == 300_000
        await here.play_out(live, random.Random(1), 1)
        assert max(live.table.times.left) <= 300_000
