"""Reviews: decisions are judged while a game runs, in silence, and the review is stored when it ends."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from serai.protocol import commands
from serai.server.bots.dispatcher import NoReply
from serai.server.bots.request import Reply, Request, view_of
from serai.server.bots.worker import BotWorker
from serai.server.slow_work import SlowWork
from serai.server.study import reviews
from serai.server.study.review_answer import shown
from serai.server.study.reviewed import Reviewed
from serai.server.study.reviews import Reviews
from serai.server.tables.live import LiveTable
from serai.study.review import review
from server.bots.tampering import until
from server.local_tables import LocalTables, local_tables, refused

ITERATIONS = 64


class Here:
    """Judges in this process, and keeps what it was asked; nothing while it is asleep."""

    has_workers, most_reviews = True, 1

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.is_awake, self.fails = True, False
        self._worker = BotWorker()

    def state(self, game: str) -> str:
        return "ready" if self.is_awake else "away"

    async def judge(self, request: Request) -> Reply:
        self.requests.append(request)
        if self.fails:
            raise NoReply("broken")
        return await asyncio.to_thread(self._worker.answer, request)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ITERATIONS", ITERATIONS)
    monkeypatch.setattr(reviews, "PAUSE", 0.01)


@asynccontextmanager
async def reviewed(here: LocalTables, dispatcher: Any, is_on: bool = True) -> AsyncIterator[Reviews]:
    slow = SlowWork()
    made = Reviews(here.registry.reader._engine, here.registry, dispatcher, slow, is_on)
    here.registry.subscribe(made.look)
    made.start()
    try:
        yield made
    finally:
        await made.close()
        here.registry._listeners.remove(made.look)
        slow.close()


async def a_game(here: LocalTables, moves: int = 6) -> LiveTable:
    """A round on one device, of this many moves."""
    live = await here.table("me me", options={"rounds": 1})
    await here.play_out(live, random.Random(2), moves)
    return live


def stored(made: Reviews, live: LiveTable) -> Any:
    found = made.stored.find(live.table.id)
    return None if found is None else found.review


async def test_a_whole_game_is_judged_as_it_is_played(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher, heard = Here(), list[Reviewed]()
        async with reviewed(here, dispatcher) as made:

            async def hear(one: Reviewed) -> None:
                heard.append(one)

            made.listeners.append(hear)
            live = await here.table("me me", options={"rounds": 1})
            screen = await here.watch(live, "Ann")
            await here.play_out(live, random.Random(2), 8)
            await until(lambda: len(dispatcher.requests) == 8)
            news = [one for one in screen.told if one["type"] == "news"]
            assert len(news) == 8 and {one["type"] for one in screen.told} <= {"welcome", "presence", "news"}
            assert stored(made, live) is None
            await here.play_out(live, random.Random(3))
            assert live.table.phase == "finished"
            await until(lambda: stored(made, live) is not None)
        record = live.table.record
        again = review(record, ITERATIONS).to_object()
        assert stored(made, live) == again  # the same as `serai review` makes of the record
        assert len(dispatcher.requests) == len(again["decisions"])  # each decision once
        assert [one.table_id for one in heard] == [live.table.id]
        assert heard[0].review == again and heard[0].guests == (here.id("Ann"),) * 2
        words = shown(again, record)
        assert all(one.say["key"] and one.parts["move"] for found in words.decisions for one in found.moves)


async def test_a_worker_is_told_the_view_of_the_mover_alone(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher = Here()
        async with reviewed(here, dispatcher):
            live = await a_game(here)
            await until(lambda: len(dispatcher.requests) == 6)
        decided = {at: before for at, (before, _, _) in enumerate(live.table.record.steps()) if before.turn is not None}
        for request, (at, before) in zip(dispatcher.requests, decided.items()):
            assert request.kind == "review" and request.seed == reviews.SEED
            assert bytes(view_of(request)) == bytes(before.view(before.mover))
            assert request.move == live.table.record.log[at].text
            assert live.seed not in bytes(request.view)


async def test_undo_takes_judgements_back(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher = Here()
        async with reviewed(here, dispatcher) as made:
            live = await here.table("me me", options={"rounds": 1}, undo="free")
            await here.play_out(live, random.Random(2), 5)
            await until(lambda: len(dispatcher.requests) == 5)
            await here.do(live, "Ann", commands.AskUndo, live.table.seq, seat=1 - (live.table.turn or 0))
            await here.play_out(live, random.Random(9))
            await until(lambda: stored(made, live) is not None)
        assert stored(made, live) == review(live.table.record, ITERATIONS).to_object()


async def test_what_is_missing_is_judged_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_tables(tmp_path) as here:
        monkeypatch.setattr(reviews, "now", here.clock)
        asleep, dispatcher = Here(), Here()
        asleep.is_awake = False
        async with reviewed(here, asleep) as made:
            live = await a_game(here, 500)
            assert live.table.phase == "finished"
            assert made.progress(live) == (0, sum(entry.who >= 0 for entry in live.table.record.log))
            assert not asleep.requests and stored(made, live) is None
        here.registry.live.clear()
        async with reviewed(here, dispatcher) as made:
            await until(lambda: stored(made, live) is not None)
        assert len(dispatcher.requests) == len(stored(made, live)["decisions"])


async def test_deeper_on_demand(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        async with reviewed(here, Here()) as made:
            heard = list[Reviewed]()

            async def hear(one: Reviewed) -> None:
                heard.append(one)

            made.listeners.append(hear)
            live = await a_game(here, 6)
            await here.do(live, "Ann", commands.Resign, seat=0)
            await until(lambda: stored(made, live) is not None)
            assert made.deepen(live) == (0, 6)
            await until(lambda: made.stored.iterations(live.table.id) == ITERATIONS * reviews.DEEPER)
            await until(lambda: made.deeper(live.table.id) is None)  # a moment after it is stored
        assert stored(made, live) == review(live.table.record, ITERATIONS * reviews.DEEPER).to_object()
        assert not stored(made, live)["is_finished"] and len(heard) == 1


async def test_refusals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher = Here()
        async with reviewed(here, dispatcher, is_on=False) as off:
            live = await a_game(here, 3)
            await here.do(live, "Ann", commands.Resign, seat=0)
            with refused("review.off"):
                off.progress(live)
        assert not dispatcher.requests
        async with reviewed(here, dispatcher) as made:
            monkeypatch.setattr(reviews, "MOST_DECISIONS", 2)
            with refused("review.too-long"):
                made.progress(live)
            monkeypatch.setattr(reviews, "MOST_DECISIONS", 100)
            monkeypatch.setattr(reviews, "MOST_WAITING", 0)
            with refused("server.busy"):
                made.progress(live)
            monkeypatch.setattr(reviews, "MOST_WAITING", 1)
            dispatcher.fails = True
            assert made.progress(live) == (0, 3)
            await until(lambda: live.table.id in made._failed)
            with refused("review.impossible"):
                made.progress(live)
        assert len(dispatcher.requests) == reviews.MOST_FAILURES


async def test_games_that_nobody_plays_on_are_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_KEPT", 3)
    monkeypatch.setattr(reviews, "_TIDY_EVERY", 1)
    async with local_tables(tmp_path) as here:
        dispatcher = Here()
        async with reviewed(here, dispatcher) as made:
            old = await a_game(here, 3)
            await until(lambda: len(made._jobs[old.table.id].judgements) == 3)
            new = await a_game(here, 3)
            await until(lambda: len(made._jobs[new.table.id].judgements) == 3)
            await here.play_out(new, random.Random(5), 1)
            assert set(made._jobs) == {new.table.id}
            await here.play_out(old, random.Random(5))  # at its end all is judged again
            await until(lambda: stored(made, old) is not None)
        assert stored(made, old) == review(old.table.record, ITERATIONS).to_object()


async def test_what_somebody_waits_for_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with local_tables(tmp_path) as here:
        dispatcher = Here()
        dispatcher.is_awake = False
        async with reviewed(here, dispatcher) as made:
            tables = [await a_game(here, moves) for moves in (2, 6, 4, 5)]
            for live in tables[1:]:
                await here.do(live, "Ann", commands.Resign, seat=0)
            assert made.progress(tables[3]) == (0, 5)
            dispatcher.is_awake = True
            await until(lambda: len(dispatcher.requests) == 17)
        order = list(dict.fromkeys(request.id.split(":")[0] for request in dispatcher.requests))
        playing, long, short, asked = (live.table.id for live in tables)
        assert order == [asked, short, long, playing]
