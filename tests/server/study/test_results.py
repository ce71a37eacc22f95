"""Results: what is kept of a finished game, what counts, and what a review adds."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, select

from serai.core import writing
from serai.protocol import bodies, commands
from serai.server.admin.guests import delete_guest, rename_guest
from serai.server.storage import results as stored
from serai.server.storage.database import migrate, open_database
from serai.server.storage.schema import results
from serai.server.study.results import Results, results_of
from serai.server.study.reviewed import Reviewed
from serai.server.study.road import road_of, streak
from serai.server.tables import export
from serai.server.tables.live import LiveTable
from serai.server.tables.new_tables import new_lesson
from serai.study import habits
from server import stored_tables
from server.local_tables import LocalTables, local_tables


async def at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    return work(*arguments)


def keeping(here: LocalTables) -> Results:
    """Results that are kept while the tables of a test are played."""
    kept = Results(engine_of(here), here.registry, at_once)
    here.registry.subscribe(kept.look)
    return kept


def engine_of(here: LocalTables) -> Engine:
    return here.registry.reader._engine


async def rows(here: LocalTables, kept: Results) -> dict[str, Any]:
    """The results by the name of the guest, when all are kept."""
    await kept.close()
    with engine_of(here).connect() as connection:
        found = connection.execute(select(results)).all()
    return {name: row for row in found for name, id in here._ids.items() if id == row.guest_id}


async def play_out(here: LocalTables, live: LiveTable, seed: int = 1) -> None:
    await here.play_out(live, random.Random(seed))
    assert live.table.phase == "finished"


async def test_a_game_played_to_its_end(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        kept = keeping(here)
        live = await here.table("me Ben", options={"rounds": 1})
        await play_out(here, live)
        found = await rows(here, kept)
        winners, record = live.table.ended.winners, live.table.record  # type: ignore[union-attr]
        outcomes = ["shared" if len(winners) > 1 else "won" if seat in winners else "lost" for seat in (0, 1)]
        assert [found[name].outcome for name in ("Ann", "Ben")] == outcomes
        assert found["Ann"].margin == -found["Ben"].margin
        for seat, (name, other) in enumerate((("Ann", "Ben"), ("Ben", "Ann"))):
            row = found[name]
            assert (row.game, row.seats, row.seat, row.ending, row.uncounted) == ("jaipur", 2, seat, "played", None)
            assert row.finished_at == live.table.changed_at
            assert [(one.name, one.level) for one in stored.read_opponents(row.opponents)] == [(other, None)]
            made = habits.from_object(stored.msgspec.json.decode(row.habits))
            assert sum(one.count for one in made.values()) == sum(entry.who == seat for entry in record.log)
            sold = [one for one in record.log if one.who == seat and one.text[0] == "-"]
            assert made.get("sell", habits.Habit()).count == len(sold)


async def test_twice_the_same_is_once__and_the_review_completes_it(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        kept = keeping(here)
        live = await here.table("me Ben", options={"rounds": 1})
        await play_out(here, live)
        before = await rows(here, kept)
        await kept.reviewed(reviewed(live, {"luck": 0.25, "luck_percentile": 90}))
        after = await rows(here, kept)
        assert (before["Ann"].decisions, after["Ann"].decisions) == (None, 2)
        assert (after["Ann"].losses, after["Ann"].luck) == (pytest.approx(0.05), 0.25)
        for _ in range(2):
            kept._known.clear()
            kept.look(live)
            await kept.reviewed(reviewed(live, {"luck": 0.25, "luck_percentile": 90}))
        assert await rows(here, kept) == after


async def test_a_review_may_come_before_the_result_is_kept(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", options={"rounds": 1})
        await play_out(here, live)
        kept = Results(engine_of(here), here.registry, at_once)
        await kept.reviewed(reviewed(live, {"luck": -0.1, "luck_percentile": 30}))
        found = await rows(here, kept)
        assert (found["Ann"].outcome is None, found["Ann"].luck) == (False, -0.1)


def reviewed(live: LiveTable, said: dict[str, Any]) -> Reviewed:
    """A review with two real decisions of the first seat, one that does not count, and one of the other."""
    losses = [(0, 0.05, "yes"), (0, 0.0, "yes"), (0, 0.3, "decided"), (1, 0.2, "yes")]
    decisions = [{"seat": seat, "loss": loss, "counts": counts} for seat, loss, counts in losses]
    places = live.table.places
    return Reviewed(
        table_id=live.table.id,
        game=live.table.game.id,
        guests=tuple(place.guest for place in places),
        names=tuple(place.name for place in places),
        levels=tuple(place.level for place in places),
        review={"seats": [said, {"luck": 0.0, "luck_percentile": 50}], "decisions": decisions},
        finished_at=live.table.changed_at,
    )


async def test_who_resigns_has_lost(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        kept = keeping(here)
        live = await here.table("me Ben")
        await here.do(live, "Ann", commands.Resign)
        found = await rows(here, kept)
        assert {name: (row.outcome, row.ending, row.margin, row.uncounted) for name, row in found.items()} == {
            "Ann": ("lost", "resigned", None, None),
            "Ben": ("won", "resigned", None, None),
        }


async def test_who_leaves_a_game_of_three_has_lost_and_the_bot_after_them_earns_nobody_a_seal(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        kept = keeping(here)
        live = await here.table("me Ben Cem", game="istanbul", options={"seats": 3})
        await here.play_out(live, random.Random(4), 6)
        await here.do(live, "Cem", commands.Resign)
        await here.do(live, "Ben", commands.Resign)
        await here.do(live, "Ann", commands.Resign)  # nobody is left
        found = await rows(here, kept)
        assert {name: (row.outcome, row.ending, row.uncounted) for name, row in found.items()} == {
            "Ann": ("lost", "resigned", None),
            "Ben": ("lost", "resigned", None),
            "Cem": ("lost", "resigned", None),
        }
        opponents = stored.read_opponents(found["Ann"].opponents)
        assert [(one.name, one.level, one.has_left) for one in opponents] == [("Ben", None, True), ("Cem", None, True)]


async def test_what_does_not_count(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        kept = keeping(here)
        alone = await here.table("me me", options={"rounds": 1})
        await play_out(here, alone)
        record = writing.to_json(export.exported(alone, -1))
        wanted = bodies.ImportedTable(record, ("me", "me"))
        again = export.imported(wanted, here.id("Ben"), "Ben", here.clock(), here.registry.new_seed())
        finished = await here.registry.store_new(again)
        assert finished.table.phase == "finished"
        lesson = new_lesson("jaipur", "first", here.id("Cem"), "Cem", here.clock(), here.registry.new_seed())
        learnt = await here.registry.store_new(lesson)
        await here.do(learnt, "Cem", commands.Resign)
        found = await rows(here, kept)
        assert {name: row.uncounted for name, row in found.items()} == {
            "Ann": "one-screen",
            "Ben": "imported",
            "Cem": "lesson",
        }
        road = road_of(engine_of(here), here.id("Ann"), "Ann")
        assert dict(road.uncounted) == {"one-screen": 1}
        assert [one.tally.played for one in road.games] == [0, 0]


async def test_a_renamed_opponent_is_renamed_and_a_deleted_one_forgotten(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        kept, engine = keeping(here), engine_of(here)
        live = await here.table("me Ben")
        await here.do(live, "Ben", commands.Resign)
        await rows(here, kept)
        [ben] = next(one for one in road_of(engine, here.id("Ann"), "Ann").games if one.game == "jaipur").opponents
        assert (ben.name, ben.tally.won, ben.tally.played) == ("Ben", 1, 1)
        rename_guest(engine, here.id("Ben"), "Benno", "host")
        [ben] = next(one for one in road_of(engine, here.id("Ann"), "Ann").games if one.game == "jaipur").opponents
        assert ben.name == "Benno"
        delete_guest(engine, here.id("Ben"), "host")
        found = await rows(here, kept)
        assert list(found) == ["Ann"]
        assert here.id("Ben") not in found["Ann"].opponents and "Ben" not in found["Ann"].opponents
        [nobody] = next(one for one in road_of(engine, here.id("Ann"), "Ann").games if one.game == "jaipur").opponents
        assert nobody.name == ""


async def test_older_tables_are_found_when_the_server_starts(tmp_path: Path) -> None:
    """All stored tables of all versions: each that is finished has results, and a second search finds nothing."""
    engine = open_database(f"sqlite:///{tmp_path / 'serai.db'}")
    migrate(engine)
    documents = stored_tables.all_tables()
    stored_tables.store(engine, documents)
    async with local_tables(tmp_path) as here:
        kept = Results(engine, here.registry, at_once)
        while kept._last is not None:
            await kept.catch_up()
        with engine.connect() as connection:
            known = set(connection.execute(select(results.c.table_id)).scalars())
        reader = here.registry.reader
        finished = [one for one in documents if one["expected"]["phase"] == "finished"]
        for document in finished:
            id = stored_tables.id_of(document)
            table = stored_tables_fold(id, reader)
            assert (id in known) == bool(results_of(table, reader.rows(id))), document["about"]
        assert len(known) > 3
    engine.dispose()


def stored_tables_fold(id: str, reader: Any) -> Any:
    from serai.server.tables.table import fold

    return fold(id, reader.rows(id))


def test_a_shared_victory_neither_adds_to_a_streak_nor_ends_it() -> None:
    class Row:
        def __init__(self, outcome: str) -> None:
            self.outcome = outcome

    words = {"w": "won", "s": "shared", "l": "lost"}
    played = [("", 0, 0), ("www", 3, 3), ("wwlw", 1, 2), ("wsw", 2, 2), ("wls", 0, 1), ("lwwwls", 0, 3)]
    for letters, now, best in played:
        found = streak(Row(words[letter]) for letter in letters)  # type: ignore[misc]
        assert (found.now, found.best) == (now, best), letters
