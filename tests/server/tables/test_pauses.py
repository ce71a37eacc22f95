"""The law of pauses: the end of a round is told by itself, bots wait for those who look, and clocks stand still."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from serai.protocol import commands
from serai.protocol.tables import PerPlayer
from serai.server.bots.seats import BotSeats
from serai.server.tables import pauses
from serai.server.tables.clocks import STANDS_AFTER_ROUND
from serai.server.tables.commands import answer
from serai.server.tables.live import LiveTable
from serai.server.tables.undo import length_before
from server.bots.test_seats import First
from server.local_tables import LocalTables, Screen, local_tables, refused


async def nobody(live: LiveTable, seat: int) -> Any:
    raise AssertionError("no hint was asked for")


async def say_seen(here: LocalTables, live: LiveTable, name: str, seen: int | None = None) -> None:
    command = commands.Seen(f"s{live.table.seq}", live.table.seq if seen is None else seen)
    await answer(here.registry, nobody, live, here.id(name), None, command)


async def play_a_round(here: LocalTables, live: LiveTable, choice: random.Random) -> None:
    """Random moves by people until the first round has been scored."""
    while not live.table.record.milestones:
        assert live.table.turn is not None
        await here.play_out(live, choice, 1)


def frames_of_end(screen: Screen) -> tuple[dict[str, Any], dict[str, Any]]:
    """The frame that ended the round, and the next one."""
    told = [frame for frame in screen.told if frame["type"] == "news" and "game" in frame]
    at = next(i for i, frame in enumerate(told) if frame["game"]["view"]["scoring"] is not None)
    return told[at], told[at + 1]


async def test_pause__another_worker_shows_the_market_as_it_lay(tmp_path: Path) -> None:
    """What was said after the end of a round is an entry of the log, but none of the record."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        screen = await here.watch(live, "Ann")
        elsewhere = here.elsewhere()
        same = await elsewhere.registry.open(live.table.id)
        seen_elsewhere = await elsewhere.watch(same, "Ben")
        await play_a_round(here, live, random.Random(4))
        for number in range(12):
            await here.do(live, "Ann", commands.Say, f"{number}!")
        elsewhere.registry.refresh(live.table.id)
        await seen_elsewhere.until(live.table.seq)
        layouts = [frames_of_end(one)[0]["game"]["layout"] for one in (screen, seen_elsewhere)]
        assert layouts[0] and layouts[0] == layouts[1]


async def test_pause__the_end_is_told_before_the_next_deal(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        screens = {name: await here.watch(live, name) for name in ("Ann", "Ben", None)}
        await play_a_round(here, live, random.Random(4))
        for screen in screens.values():
            end, deal = frames_of_end(screen)
            assert end["game"]["view"]["scoring"]["round"] == 1 and end["game"]["view"]["round"] == 1
            assert "turn" not in end and "can_undo" not in end and end["game"]["legal"] == []
            types = [event["type"] for one in end["happenings"] for event in one.get("events", ())]
            assert "RoundScored" in types and "RoundDealt" not in types
            assert deal["game"]["view"]["round"] == 2 and deal["game"]["view"]["scoring"] is None
            assert [one["seq"] for one in deal["happenings"]] == [end["seq"] + 1], "nothing is lost, nothing told twice"
            assert deal["seq"] == live.table.seq
        hands = [screens[name].told[-2]["game"]["view"]["hand"] for name in ("Ann", "Ben", None)]
        assert hands[2] is None, "a spectator sees no hand, not even at the end of a round"


async def test_pause__delayed_spectators_see_the_end_before_the_next_deal(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", delay=1)
        screen = await here.watch(live, None)
        await play_a_round(here, live, random.Random(4))
        here.clock.forward(seconds=2)
        await screen.until(live.table.seq)
        end, deal = frames_of_end(screen)
        types = [event["type"] for one in end["happenings"] for event in one.get("events", ())]
        assert "RoundScored" in types and "RoundDealt" not in types
        assert deal["game"]["view"]["round"] == 2 and deal["seq"] == end["seq"] + 1


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "MOST_SECONDS", 1.0)
    monkeypatch.setattr(pauses, "AWAY_SECONDS", 0.3)


async def until(live: LiveTable, seq: int, seconds: float = 10.0) -> bool:
    """Whether somebody moves within that time."""
    try:
        async with asyncio.timeout(seconds):
            while live.table.seq <= seq:
                await asyncio.sleep(0.01)
    except TimeoutError:
        return False
    return True


async def at_the_end_of_a_round(here: LocalTables, says_seen: bool) -> tuple[LiveTable, BotSeats, Screen]:
    """A round against a bot has ended, the bot starts the next one; somebody may be looking."""
    dispatcher: Any = First()
    bots = BotSeats(here.registry, dispatcher, "instant")
    for seed in range(50):
        live = await here.table("me bot:1")
        screen = await here.watch(live, "Ann")
        screen.watcher.says_seen = says_seen
        choice = random.Random(seed)
        while not live.table.record.milestones:
            if live.table.bot_to_move is None:
                await here.play_out(live, choice, 1)
            else:
                await bots._move(live, live.table.bot_to_move, False)
        if live.table.bot_to_move is not None and live.table.paused:
            bots.look(live)
            return live, bots, screen
        here.registry.leave(live, screen.watcher)
    raise AssertionError("the bot never starts a second round")


async def test_pause__a_bot_waits_until_the_player_has_looked(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live, bots, _ = await at_the_end_of_a_round(here, says_seen=True)
        seq = live.table.seq
        assert live.is_held() and not await until(live, seq, 0.5)
        await say_seen(here, live, "Ann", live.table.paused - 1)
        assert live.is_held(), "what was seen is older than the end of the round"
        with refused("table.not-seated"):
            await say_seen(here, live, "Ben")
        await say_seen(here, live, "Ann")
        assert await until(live, seq) and not live.is_held() and live.table.seq == here.stored(live).seq
        await bots.close()


async def test_pause__nobody_waits_for_a_client_that_says_nothing(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live, bots, _ = await at_the_end_of_a_round(here, says_seen=False)
        assert await until(live, live.table.seq, 20.0)
        await bots.close()


@pytest.mark.usefixtures("quick")
async def test_pause__ends_by_itself(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live, bots, _ = await at_the_end_of_a_round(here, says_seen=True)
        assert await until(live, live.table.seq, 10.0), "nothing waits for ever"
        await bots.close()


async def test_pause__whoever_has_gone_away_is_not_waited_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "AWAY_SECONDS", 0.3)
    async with local_tables(tmp_path) as here:
        live, bots, screen = await at_the_end_of_a_round(here, says_seen=True)
        here.registry.leave(live, screen.watcher)
        assert await until(live, live.table.seq, 10.0)
        await bots.close()


async def test_pause__the_clock_of_the_starter_stands_still_for_a_while(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 0))
        screen = await here.watch(live, "Ann")
        await play_a_round(here, live, random.Random(4))
        turn, times = live.table.turn, live.table.times
        assert turn is not None and frames_of_end(screen)[1]["times"]["starts_in"] == STANDS_AFTER_ROUND
        here.clock.forward(seconds=STANDS_AFTER_ROUND / 1000)
        assert times.left_now(turn, here.clock()) == 300_000
        here.clock.forward(seconds=10)
        assert times.left_now(turn, here.clock()) == 290_000
        assert here.stored(live).times.left_now(turn, here.clock()) == 290_000
        await here.play_out(live, random.Random(5), 1)
        assert times.left[turn] == 290_000 and not live.table.paused
        here.clock.forward(seconds=10)
        assert times.left_now(1 - turn, here.clock()) == 290_000, "only the first turn of a round"


async def test_pause__a_scored_round_is_not_taken_back(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live, bots, _ = await at_the_end_of_a_round(here, says_seen=True)
        assert length_before(live.table, 0) is None
        await bots.close()
