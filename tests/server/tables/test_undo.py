"""The law of undo: how far back, who must agree, what it does to clocks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from serai.core.contract import CHANCE
from serai.protocol import commands
from serai.server.bots.seats import BotSeats
from serai.server.tables.undo import length_before
from server.bots.test_seats import First
from server.local_tables import local_tables, refused, scripted


async def test_undo__offered_declined_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        table = live.table
        with refused("table.no-undo"):  # nothing was decided yet
            await here.do(live, "Ann", commands.AskUndo, table.seq)
        before = table.record.position
        await here.move(live, "Ann", "-DD")
        assert (length_before(table, 0), length_before(table, 1)) == (2, None)
        with refused("table.undo-not-asked"):
            await here.do(live, "Ben", commands.AnswerUndo, True, table.seq)
        await here.do(live, "Ann", commands.AskUndo, table.seq)
        assert table.asks_undo == 0
        with refused("table.undo-asked"):
            await here.do(live, "Ann", commands.AskUndo, table.seq)
        with refused("table.undo-not-asked"):  # one cannot agree with oneself
            await here.do(live, "Ann", commands.AnswerUndo, True, table.seq)
        await here.do(live, "Ben", commands.AnswerUndo, False, table.seq)
        assert table.asks_undo is None and table.record.position != before
        await here.do(live, "Ann", commands.AskUndo, table.seq)
        await here.do(live, "Ben", commands.AnswerUndo, True, table.seq)
        assert table.record.position == before and table.turn == 0 and table.asks_undo is None
        assert here.stored(live).record.position == before
        await here.move(live, "Ann", "-GG")
        await here.do(live, "Ann", commands.AskUndo, table.seq)
        await here.move(live, "Ben", "-SS")
        assert table.asks_undo is None, "a move is an answer"


async def test_undo__all_others_are_asked(tmp_path: Path) -> None:
    """Nobody is forced: among more than two everybody has to agree, and one is enough to decline."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem Dia", "istanbul")
        table, choice = live.table, random.Random(5)
        while not any(length_before(table, seat) is not None for seat in range(4)):
            await here.play_out(live, choice, 1)
        seat = next(seat for seat in range(4) if length_before(table, seat) is not None)
        names = [place.name for place in table.places]
        asking, others = names[seat], [name for name in names if name != names[seat]]
        length = length_before(table, seat)
        await here.do(live, asking, commands.AskUndo, table.seq)
        await here.do(live, others[0], commands.AnswerUndo, True, table.seq)
        await here.do(live, others[1], commands.AnswerUndo, False, table.seq)
        assert table.asks_undo is None and table.agreed == set()
        await here.do(live, asking, commands.AskUndo, table.seq)
        for name in (others[2], others[0], others[0]):
            await here.do(live, name, commands.AnswerUndo, True, table.seq)
        assert table.asks_undo == seat and len(table.agreed) == 2 and len(table.record.log) > (length or 0)
        assert here.stored(live).agreed == table.agreed
        await here.do(live, others[1], commands.AnswerUndo, True, table.seq)
        assert len(table.record.log) == length and table.asks_undo is None and table.agreed == set()


async def test_undo__never_behind_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        for name, text in (("Ann", "-DD"), ("Ben", "-SS")):
            await here.move(live, name, text)
        assert (length_before(live.table, 0), length_before(live.table, 1)) == (None, 3), (
            "Ben has shown two cards since"
        )
        await here.do(live, "Ben", commands.AskUndo, live.table.seq)
        await here.move(live, "Ann", "+G")  # a card is revealed in its place
        assert live.table.record.log[-1].who == CHANCE
        for name in ("Ann", "Ben"):
            with refused("table.no-undo"):
                await here.do(live, name, commands.AskUndo, live.table.seq)
        with refused("table.undo-not-asked"):
            await here.do(live, "Ann", commands.AnswerUndo, True, live.table.seq)


@pytest.mark.parametrize(("game", "seats"), [("jaipur", "me Ben"), ("istanbul", "me Ben Cem")])
async def test_undo__exactly_as_far_as_no_chance(tmp_path: Path, game: str, seats: str) -> None:
    choice = random.Random(8)
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, game)
        possible = 0
        for _ in range(60):
            await here.play_out(live, choice, 1)
            entries = live.table.record.log
            for seat in range(len(live.table.places)):
                last = max(i for i, entry in enumerate(entries) if entry.who != seat)
                mine = [i for i, entry in enumerate(entries) if i > last]
                assert length_before(live.table, seat) == (mine[-1] if mine and live.table.turn is not None else None)
                possible += bool(mine)
        assert possible > 5


async def test_undo__free_against_bots_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me bot:1", undo="free")
        before = live.table.record.position
        await here.move(live, "Ann", "+G")
        drawn = live.table.record.log[-1]
        assert drawn.who == CHANCE
        await here.do(live, "Ann", commands.AskUndo, live.table.seq)
        assert live.table.record.position == before
        await here.move(live, "Ann", "+G")
        assert live.table.record.log[-1] == drawn, "another try gets the same card: chance cannot be asked twice"


async def test_undo__off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me bot:1", undo="off")
        await here.move(live, "Ann", "-DD")
        with refused("table.undo-off"):
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)


async def test_undo__against_bots_the_last_decision_after_their_answer(tmp_path: Path) -> None:
    """The bot has answered and cards were drawn: one's own last decision, and no more, can still be taken back."""
    dispatcher: Any = First()
    async with local_tables(tmp_path) as here:
        live = await here.table("me bot:1")
        bots, table = BotSeats(here.registry, dispatcher, "instant"), live.table
        for _ in range(3):  # three turns each
            while table.bot_to_move is not None:
                await bots._move(live, table.bot_to_move, False)
            mine = len(table.record.log)
            before = table.record.position
            text = next(text for text in before.legal_moves.notation() if text.startswith("+"))
            await here.move(live, "Ann", text)
            answers = table.record.log[mine:]
            while table.bot_to_move is not None:
                await bots._move(live, table.bot_to_move, False)
        assert length_before(table, 0) == mine
        await here.do(live, "Ann", commands.AskUndo, table.seq)
        assert table.record.position == before and here.stored(live).undo_floor == table.undo_floor == mine
        with refused("table.no-undo"):  # the decision before it stands
            await here.do(live, "Ann", commands.AskUndo, table.seq)
        await here.move(live, "Ann", text)
        assert table.record.log[mine : mine + len(answers)] == answers, "sealed stacks give the same cards again"
        assert length_before(table, 0) == mine, "and one may think again"


async def test_undo__several_at_one_device_have_secrets(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me")
        choice = random.Random(3)
        while not any(entry.who == CHANCE for entry in live.table.record.log[3:]):
            await here.play_out(live, choice, 1)
        while live.table.record.log[-1].who != CHANCE:
            await here.play_out(live, choice, 1)
        assert length_before(live.table, 0) is None and length_before(live.table, 1) is None
