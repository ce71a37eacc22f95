"""What the host's tools do to a database, without a server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, select

from serai.cli import main
from serai.core.errors import BadInput
from serai.i18n.files import LANGUAGES
from serai.protocol import commands
from serai.protocol.tables import PerPlayer
from serai.server.admin import guests, statistics, tables
from serai.server.admin.follower import Follower
from serai.server.open_sockets import OpenSockets
from serai.server.storage import acts, schema
from serai.server.storage.database import migrate, open_database
from serai.server.storage.reader import TableReader
from serai.server.tables.new_tables import new_lesson
from serai.server.tables.table import fold
from server import stored_tables
from server.local_tables import local_tables, refused


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    migrate(engine)
    yield engine
    engine.dispose()


def test_every_stored_table_can_be_closed_and_its_seats_opened(engine: Engine) -> None:
    """Of all rules versions, also those that are not played here; what lists show is what the log folds to."""
    documents = stored_tables.all_tables()
    strange = stored_tables.of_other_rules(stored_tables.load("istanbul-3-unfinished"), rules=99)
    strange["rows"]["guests"] = []
    for row in strange["rows"]["tables"]:
        row["id"] = "strange234"
    for name in ("seats", "entries", "snapshots"):
        for row in strange["rows"][name]:
            row["table_id"] = "strange234"
    stored_tables.store(engine, [*documents, strange])
    for document in [*documents, strange]:
        id, phase = stored_tables.id_of(document), document["expected"]["phase"]
        shown = tables.show_table(engine, id)
        assert [seat.guest for seat in shown.seats] == [seat[0] for seat in document["expected"]["seats"]]
        assert [seat.level for seat in shown.seats] == [seat[1] for seat in document["expected"]["seats"]]
        if phase == "finished":
            with pytest.raises(BadInput, match=r"table\.finished"):
                tables.close_table(engine, id, "host")
            continue
        taken = next(seat.seat - 1 for seat in shown.seats if seat.kind == "guest")
        is_asking = any(one == "asked" for one in shown.kinds) and phase == "open"
        if is_asking:  # for nonces: for some seconds nobody gets up
            with pytest.raises(BadInput, match=r"table\.beginning"):
                tables.open_seat(engine, id, taken, "host")
        else:
            link = tables.open_seat(engine, id, taken, "host")
            assert TableReader(engine).seat_of_link(id, link) == taken
        tables.close_table(engine, id, "host")
        if id != "strange234":
            table = fold(id, TableReader(engine).rows(id))
            assert table.ended is not None and (table.ended.how, table.ended.winners) == ("abandoned", ())
            assert (taken in table.open_seats) == (not is_asking)
        with engine.connect() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one()
        assert (row.phase, row.turn, bool(row.is_bots_turn), row.seq) == (
            "finished",
            None,
            False,
            shown.table.entries + (1 if is_asking else 2),
        )
        tables.delete_table(engine, id, "host")
        with pytest.raises(BadInput, match=r"table\.unknown"):
            tables.show_table(engine, id)


def test_every_guest_of_stored_tables_can_be_renamed_and_deleted(engine: Engine) -> None:
    documents = stored_tables.all_tables()
    stored_tables.store(engine, documents)
    with engine.connect() as connection:
        everybody = list(connection.execute(select(schema.guests.c.id)).scalars())
    for guest in everybody[::2]:
        guests.rename_guest(engine, guest, "Renamed", "host")
    reader = TableReader(engine)
    for document in documents:
        id = stored_tables.id_of(document)
        table = fold(id, reader.rows(id))
        assert {place.name for place in table.places if place.guest in everybody[::2]} <= {"Renamed"}
        assert table.game.definition.write_position(table.record.position) == document["expected"]["position"]
    for number, guest in enumerate(everybody):
        guests.delete_guest(engine, guest, "host")
        with engine.connect() as connection:
            assert not any(guest in row.entry for row in connection.execute(select(schema.entries)))
        if number % 9:
            continue
        for document in documents:
            if (rows := reader.rows(id := stored_tables.id_of(document))) != []:
                table = fold(id, rows)
                assert table.game.definition.write_position(table.record.position) == document["expected"]["position"]
                with engine.connect() as connection:
                    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one()
                kept = (row.phase, row.turn, bool(row.is_bots_turn), row.seq)
                assert kept == (table.phase, table.turn, table.bot_to_move is not None or table.asks_nonces, table.seq)
    assert reader.count() == 0  # nobody is left who could want them
    assert statistics.read_statistics(engine, 14).guests == 0


async def test_who_takes_an_opened_seat_goes_on_with_the_full_time(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", clock=PerPlayer(10, 0))
        await here.play_out(live, random.Random(2), 4)
        turn = live.table.turn
        assert turn is not None
        here.clock.forward(minutes=9)
        engine = here.registry.reader._engine
        link = tables.open_seat(engine, live.table.id, turn, "host")
        here.registry.refresh(live.table.id)
        async with live.lock:
            await here.registry._catch_up(live)
        here.clock.forward(minutes=30)
        other = "Ann" if turn == 1 else "Ben"
        with refused("table.nobody-late"):  # nobody is there to be late
            await here.do(live, other, commands.Claim)
        assert await here.join(live, "Eve", link=link) == turn
        with refused("table.bad-link"):
            await here.join(live, "Zoe", link=link)
        assert live.table.times.left_now(turn, here.clock()) == 600_000
        await here.play_out(live, random.Random(3))
        assert live.table.phase == "finished"
        assert here.stored(live).record.codes == live.table.record.codes


def test_acts_are_read_in_the_order_of_their_commits(engine: Engine) -> None:
    """A worker that has read an act never misses an earlier one: the second writer waits for the first."""
    follower = Follower(engine, None, OpenSockets())  # type: ignore[arg-type]
    assert follower._last == 0
    for number in range(3):
        with tables.changing(engine) as connection:
            acts.write(connection, "ban", f"guest{number}", "host")
    assert [act.target for act in acts.after(engine, 1)] == ["guest1", "guest2"]
    assert [act.target for act in acts.latest(engine, 2)] == ["guest2", "guest1"]
    assert acts.last_id(engine) == 3


def test_statistics(engine: Engine) -> None:
    stored_tables.store(engine, [stored_tables.load("jaipur-finished"), stored_tables.load("jaipur-open")])
    found = statistics.read_statistics(engine, 3650)
    moved = sum('"kind":"moved"' in row["entry"] for row in stored_tables.load("jaipur-finished")["rows"]["entries"])
    assert found.tables == {"finished": 1, "open": 1} and found.games == {"jaipur": 2}
    assert sum(found.moves.values()) == moved > 10
    assert statistics.read_statistics(engine, 1).moves == {}
    assert found.database_bytes > 10_000 and found.lessons == 0


async def test_statistics__lessons_are_counted_by_themselves(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        made = (here.id("Ann"), "Ann", here.clock(), here.registry.new_seed())
        await here.registry.store_new(new_lesson("jaipur", "first", *made))
        await here.play_out(await here.table("me Ben"), random.Random(1), 5)
        engine = here.registry.reader._engine
        found = statistics.read_statistics(engine, 3650)
        assert (found.lessons, found.tables, found.games) == (1, {"playing": 1}, {"jaipur": 1})
        assert sum(found.moves.values()) > 0
        await here.registry.store_new(new_lesson("istanbul", "first", *made))
        assert statistics.read_statistics(engine, 3650).moves == found.moves, "the script of a lesson is no play"


# --- The command ------------------------------------------------------------------------------------------------------


def test_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'serai.db'}"

    def code(*words: str) -> str:
        assert main(["admin", *words, "--database", database]) == 2
        return capsys.readouterr().err.rpartition("[")[2].rstrip("]\n")

    assert code("stats") == "backup.no-database"
    assert not list(tmp_path.iterdir())  # and none was made
    engine = open_database(database)
    migrate(engine, "0001")
    assert code("stats") == "admin.other-version"
    migrate(engine)
    stored_tables.store(engine, [stored_tables.load("jaipur-unfinished")])
    id = stored_tables.id_of(stored_tables.load("jaipur-unfinished"))
    assert code("table", "nosuchtable") == "table.unknown"
    assert code("tables", "--phase", "ended") == "admin.unknown-phase"
    assert code("tables", "--guest", "nobody") == "admin.unknown-guest"
    assert code("ban", "nobody") == "admin.unknown-guest"
    assert code("open-seat", id, "3", "--yes") == "table.no-seat"
    assert code("close", id) == code("delete", id) == code("open-seat", id, "1") == "admin.needs-yes"
    # What cannot be done is said before anybody is asked.
    assert code("open-seat", id, "3") == "table.no-seat"
    assert code("close", "nosuchone") == code("delete", "nosuchone") == code("open-seat", "nosuchone", "1")
    assert code("close", "nosuchone") == "table.unknown"
    guest = stored_tables.guest_of(stored_tables.load("jaipur-unfinished"), 0)
    assert code("delete-guest", guest) == "admin.needs-yes"
    assert code("rename", guest, "\u200b") == "guest.bad-name"
    assert code("nothing") == "cli.command"
    assert main(["admin"]) == 2 and "[cli.missing]" in capsys.readouterr().err
    assert acts.latest(engine, 9) == []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, status in (("n", 1), ("", 1), ("yes", 0)):
        monkeypatch.setattr("sys.stdin.readline", lambda answer=answer: answer + "\n", raising=False)
        assert main(["admin", "close", id, "--database", database]) == status
    assert [act.act for act in acts.latest(engine, 9)] == ["close"]
    monkeypatch.setattr("sys.stdin.readline", lambda: pytest.fail("asked before it was checked"), raising=False)
    assert code("close", id) == code("open-seat", id, "1") == "table.finished"
    engine.dispose()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'serai.db'}"
    engine = open_database(database)
    migrate(engine)
    documents = [stored_tables.load("jaipur-unfinished"), stored_tables.load("jaipur-imported")]
    stored_tables.store(engine, documents)
    strange = {"id": "-" * 21 + "x", "name": "Dash", "created_at": 1, "seen_at": 1}  # an id may begin with a dash
    with tables.changing(engine) as connection:
        connection.execute(insert(schema.guests), strange)
    id = stored_tables.id_of(documents[0])
    guest = stored_tables.guest_of(documents[0], 0)
    for words in (
        ["tables"], ["table", id], ["table", stored_tables.id_of(documents[1])], ["guests"], ["guests", "no such"],
        ["open-seat", id, "2", "--yes"], ["rename", guest, "Anna"], ["ban", guest], ["guests", guest], ["unban", guest],
        ["close", id, "--yes"], ["delete", id, "--yes"], ["ban", strange["id"]],
        ["delete-guest", str(strange["id"]), "--yes"], ["stats"], ["log"],
    ):  # fmt: skip
        for form in ([], ["--json"]):
            again = form and words[0] in ("open-seat", "close", "delete", "delete-guest")
            if not again:
                assert main(["--lang", language, "admin", *map(str, words), "--database", database, *form]) == 0, words
                told = capsys.readouterr().out
                assert json.loads(told) is not None if form else "{" not in told and told.strip()
    assert len(acts.latest(engine, 50)) == 12
    engine.dispose()
