"""Two workers on one PostgreSQL and one Redis: any of them serves any table, and they never contradict each other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from serai.client import Client, LiveTable, Refused
from serai.protocol import frames
from server.hosted import Hosted


@pytest.fixture
def pair(postgres_database: str, redis: str, tmp_path: Path) -> Iterator[tuple[Hosted, Hosted]]:
    """Two servers that share everything."""
    with (
        Hosted(postgres_database, tmp_path / "one.log", redis) as one,
        Hosted(postgres_database, tmp_path / "two.log", redis) as two,
    ):
        yield one, two


async def test_simultaneous_moves_on_two_workers(pair: tuple[Hosted, Hosted]) -> None:
    one, two = pair
    choice = random.Random(1)
    contests = conflicts = 0
    async with Client(one.url) as here:
        made = await here.create("jaipur", ["me", "me"])  # one guest for both seats: who moves is always the same guest
        async with Client(two.url, here.token) as there:
            id = made.table.id
            async with here.live(id, follows_turn=True) as first, there.live(id, follows_turn=True) as second:
                while not first.is_over and contests < 40:
                    async with asyncio.timeout(10):
                        while first.seq != second.seq:
                            await asyncio.sleep(0.002)
                    seen, legal = first.seq, first.legal
                    answers = await asyncio.gather(
                        first.move(choice.choice(legal), seen),
                        second.move(choice.choice(legal), seen),
                        return_exceptions=True,
                    )
                    contests += 1
                    done = [answer for answer in answers if isinstance(answer, frames.Done)]
                    refused = [answer for answer in answers if isinstance(answer, Refused)]
                    assert len(done) == len(refused) == 1, answers
                    assert done[0].seq == seen + 1
                    assert refused[0].code == "table.stale"
                    loser = second if answers[0] is done[0] else first
                    assert loser.seq > seen  # it was told the present state before the refusal
                    conflicts += 1
                truth = await here.read(id)
                again = await there.read(id)
    assert conflicts == contests >= 20
    assert msgspec.to_builtins(truth.game) == msgspec.to_builtins(again.game)
    assert [one.seq for one in truth.happenings] == list(range(1, truth.seq + 1))


async def _play(table: LiveTable, choice: random.Random) -> None:
    while not table.is_over:
        if table.is_my_turn and table.legal:
            await table.move(choice.choice(table.legal))
        else:
            await table.news(20)


async def test_friends_on_different_workers(pair: tuple[Hosted, Hosted]) -> None:
    one, two = pair
    choice = random.Random(2)
    async with Client(one.url) as ann, Client(two.url) as ben:
        made = await ann.create("jaipur", ["me", "open"], {"rounds": 1})
        id = made.table.id
        await ben.join(id, made.table.links[1])
        async with ann.live(id) as first, ben.live(id) as second:
            async with asyncio.timeout(10):
                while first.presence is None or first.presence.seats != (True, True):
                    await asyncio.sleep(0.01)
            await first.say("hello")
            await asyncio.gather(_play(first, choice), _play(second, choice))
            assert first.table is not None and second.table is not None
            assert first.table.outcome == second.table.outcome
            assert first.seq == second.seq
            told = [(one.seq, one.kind) for one in second.happenings]
            assert told == [(one.seq, one.kind) for one in first.happenings]
            assert "said" in [kind for _, kind in told]


async def test_who_knows_more_is_not_told_less(pair: tuple[Hosted, Hosted]) -> None:
    """A player who changes the worker sees at least what was seen before, whatever the new one had in memory."""
    one, two = pair
    choice = random.Random(4)
    async with Client(one.url) as ann:
        made = await ann.create("jaipur", ["me", "me"])
        id = made.table.id
        async with Client(two.url, ann.token) as there:
            await there.read(id)  # in the memory of the other worker from now on
            async with ann.live(id, follows_turn=True) as table:
                for _ in range(5):
                    await table.move(choice.choice(table.legal))
                    elsewhere = there.live(id, follows_turn=True)
                    elsewhere.seq = table.seq  # as a client that was cut off comes back
                    async with elsewhere as again:
                        assert again.seq >= table.seq
