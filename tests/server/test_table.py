"""A table clause by clause: who sits, what is taken back, who gives up, and whose time is up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from serai.core.contract import CHANCE
from serai.core.errors import GameError
from serai.core.random import seeded
from serai.protocol import commands
from serai.protocol.tables import PerPlayer, PerTurn
from serai.server.tables import log, plans
from serai.server.tables.live import LiveTable
from serai.server.tables.table import STAND_IN
from serai.server.tables.undo import length_before
from server.local_tables import LocalTables, local_tables


def refused(code: str) -> pytest.RaisesExc[GameError]:
    """Refused with exactly this code."""
    return pytest.RaisesExc(GameError, check=lambda error: error.code == code)


def kinds(inn: LocalTables, live: LiveTable) -> list[str]:
    return [type(row.entry).__name__ for row in inn.registry.reader.rows(live.table.id)]


# --- Sitting down -----------------------------------------------------------------------------------------------------


async def test_sit__the_last_one_begins_the_game(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open")
        assert live.table.phase == "open" and live.table.turn is None
        link = live.links[1]
        with refused("table.bad-link"):
            await here.join(live, "Ben", link=link + "x")
        with refused("table.private"):
            await here.join(live, "Ben", seat=1)
        assert await here.join(live, "Ben", link=link) == 1
        assert live.table.phase == "playing" and live.table.turn is not None
        assert kinds(here, live) == ["Created", "Joined", "Started", "Drawn", "Drawn"]
        assert await here.join(live, "Ben", link=link) == 1, "who comes again finds the seat taken by oneself"
        with refused("table.bad-link"):
            await here.join(live, "Cem", link=link)


async def test_sit__public_tables_by_number(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open", "istanbul", is_public=True)
        with refused("table.no-seat"):
            await here.join(live, "Ben", seat=5)
        with refused("table.seat-taken"):
            await here.join(live, "Ben", seat=0)
        assert await here.join(live, "Ben", seat=2) == 2
        with refused("table.already-seated"):
            await here.join(live, "Ben", seat=1)
        assert await here.join(live, "Cem") == 1
        with refused("table.full"):
            await here.join(live, "Dia")


async def test_sit__several_seats_on_one_device(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me me open", "istanbul", is_public=True)
        assert await here.join(live, "Ann", seat=1) == 1, "one's own seat, the one asked for"
        await here.do(live, "Ann", commands.Leave, seat=1)
        assert [place.is_open for place in live.table.places] == [False, True, True]


async def test_leave__a_seat_gets_a_new_link(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben open", "istanbul")
        old = dict(live.links)
        await here.do(live, "Ben", commands.Leave)
        assert live.table.open_seats == [1, 2]
        assert live.links[1] != old[1] and live.links[2] == old[2], "who left cannot come back by the old one"
        with refused("table.bad-link"):
            await here.join(live, "Ben", link=old[1])
        await here.join(live, "Ben", link=live.links[1])
        await here.do(live, "Ann", commands.Start)
        with refused("table.begun"):
            await here.do(live, "Ben", commands.Leave)


async def test_start__bots_take_the_open_seats(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben open open", "istanbul")
        with refused("table.not-begun"):
            await here.move(live, "Ann", "x")
        with refused("table.not-host"):
            await here.do(live, "Ben", commands.Start)
        with refused("table.not-seated"):
            await here.do(live, "Cem", commands.Start)
        await here.do(live, "Ann", commands.Start, 4)
        assert [place.level for place in live.table.places] == [None, None, 4, 4]
        assert live.table.phase == "playing"
        with refused("table.begun"):
            await here.do(live, "Ann", commands.Start)


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


# --- Taking back ------------------------------------------------------------------------------------------------------


def scripted(monkeypatch: pytest.MonkeyPatch, *outcomes: str) -> None:
    """Chance answers what the test wants first, and goes on by itself."""

    def chance(table: plans.Table, position: plans.Position, seed: bytes) -> object:
        number = table.chances
        while position.is_chance:
            given = outcomes[number] if number < len(outcomes) else None
            code = table.game.code(given) if given else position.draw(seeded(number))[0]
            after = position.play_code(code)
            yield plans.Planned(log.Drawn(table.game.write(code)), plans.Change(position, code, after))
            position, number = after, number + 1

    monkeypatch.setattr(plans, "chance", chance)


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


async def test_stale__and_from_the_future(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        seq = live.table.seq
        await here.do(live, "Ben", commands.Say, "good luck")
        await here.do(live, "Ann", commands.Move, "-DD", seq)  # talk does not make a move stale
        for command in (commands.Move, commands.AskUndo):
            with refused("table.stale"):
                await here.do(live, "Ben", command, *(["-SS"] if command is commands.Move else []), seq)
            with refused("table.from-the-future"):
                await here.do(live, "Ben", command, *(["-SS"] if command is commands.Move else []), live.table.seq + 1)


# --- Giving up, and time ----------------------------------------------------------------------------------------------


async def test_resign__between_two_the_other_wins(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "finished" and live.table.turn is None
        assert live.table.ended is not None and (live.table.ended.how, live.table.ended.winners) == ("resigned", (0,))
        for command in (commands.Resign, commands.Claim):
            with refused("table.finished"):
                await here.do(live, "Ann", command)


@pytest.mark.parametrize("seats", ["me Ben Cem", "me Ben Cem bot:2"])
async def test_resign__among_more_a_bot_goes_on(tmp_path: Path, seats: str) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table(seats, "istanbul")
        await here.do(live, "Ben", commands.Resign)
        assert live.table.phase == "playing"
        assert live.table.places[1].level == STAND_IN and live.table.places[1].guest is None
        with refused("table.not-seated"):
            await here.do(live, "Ben", commands.Resign)
        await here.do(live, "Cem", commands.Resign)
        await here.do(live, "Ann", commands.Resign)
        assert live.table.phase == "finished" and live.table.ended is not None
        assert (live.table.ended.how, live.table.ended.winners) == ("abandoned", ())


async def late_seat(here: LocalTables, live: LiveTable) -> tuple[str, str]:
    """Who is to move, and who waits."""
    names = ("Ann", "Ben")
    turn = live.table.turn
    assert turn is not None
    return names[turn], names[1 - turn]


async def test_clock__days_for_every_turn(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerTurn(2))
        mover, waiting = await late_seat(here, live)
        here.clock.forward(days=2)
        with refused("table.nobody-late"):
            await here.do(live, waiting, commands.Claim)
        here.clock.forward(seconds=1)
        assert live.table.phase == "playing", "nobody loses by the clock alone"
        with refused("table.nobody-late"):
            await here.do(live, mover, commands.Claim)
        await here.play_out(live, random.Random(1), 1)  # one may still move, and has all the time again
        assert all(left == 2 * 24 * 3600 * 1000 for left in live.table.times.left)
        here.clock.forward(days=2.1)
        loser = live.table.turn
        await here.do(live, mover, commands.Claim)
        assert live.table.ended is not None and loser is not None
        assert (live.table.ended.how, live.table.ended.winners) == ("time", (1 - loser,))


async def test_clock__minutes_for_a_player_and_an_increment(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 10))
        first = live.table.turn
        assert first is not None
        here.clock.forward(minutes=1)
        assert live.table.times.left_now(first, here.clock()) == 240_000
        await here.play_out(live, random.Random(1), 1)
        assert live.table.times.left[first] == 250_000
        here.clock.forward(minutes=4)
        await here.play_out(live, random.Random(2), 1)
        assert live.table.times.left[1 - first] == 70_000
        here.clock.forward(seconds=251)
        assert live.table.times.is_late(first, here.clock())
        await here.do(live, ("Ann", "Ben")[1 - first], commands.Claim)
        assert live.table.ended is not None and live.table.ended.winners == (1 - first,)


async def test_clock__among_more_a_bot_takes_the_late_seat(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben Cem", "istanbul", clock=PerPlayer(1))
        late = live.table.turn
        assert late is not None
        here.clock.forward(minutes=2)
        await here.do(live, ("Ann", "Ben", "Cem")[(late + 1) % 3], commands.Claim)
        assert live.table.phase == "playing" and live.table.bot_to_move == late
        with refused("table.nobody-late"):  # the bot begins with a clock that is not late
            await here.do(live, ("Ann", "Ben", "Cem")[(late + 1) % 3], commands.Claim)


async def test_clock__taking_back_gives_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, "first 1", "deal DDGGL SSLLK GC")
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(5, 10))
        for _ in range(3):
            await here.move(live, "Ann", "-DD")
            await here.do(live, "Ann", commands.AskUndo, live.table.seq)
            await here.do(live, "Ben", commands.AnswerUndo, True, live.table.seq)
        assert max(live.table.times.left) <= 300_000 + 10_000, "increments are for moves that stay"
        assert live.table.times.left[1] == 300_000
