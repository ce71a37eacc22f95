"""The database: every version becomes the present one, and a table of a released rules version is readable for ever."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, select

from serai import games
from serai.client import Client, Refused
from serai.core import fairness, writing
from serai.core.errors import BadInput
from serai.core.reading import read_records
from serai.core.record import SPECTATOR, Record
from serai.protocol import bodies
from serai.server.bots.seats import request_for
from serai.server.bots.worker import BotWorker
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage import schema
from serai.server.storage.database import is_current, migrate, migrations, open_database
from serai.server.storage.log import Again, AnyEntry
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import LogWriter
from serai.server.tables import export, rematches
from serai.server.tables.plans import Planned, move
from serai.server.tables.registry import TableRegistry
from serai.server.tables.table import fold
from server import stored_tables
from server.fixtures.write import CASES, expectation, exports
from server.hosted import Hosted

#: Waits for a file to be there, so that all begin together, and migrates.
MIGRATE = """
import sys, time
from pathlib import Path
from serai.server.storage.database import migrate, open_database
engine = open_database(sys.argv[1])
print("here", flush=True)
while not Path(sys.argv[2]).exists():
    time.sleep(0.001)
migrate(engine)
"""


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = open_database(database)
    yield engine
    engine.dispose()


def differences(engine: Engine) -> list[tuple[Any, ...]]:
    """How a database differs from the schema of the code."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def versions() -> list[str]:
    """Every version a database may have, the first one first."""
    scripts = ScriptDirectory.from_config(migrations(""))
    return [script.revision for script in reversed(list(scripts.walk_revisions()))]


# --- The schema -----------------------------------------------------------------------------------------------------


def test_an_empty_database_becomes_the_present_one(engine: Engine) -> None:
    assert not is_current(engine)
    assert differences(engine)
    migrate(engine)
    assert is_current(engine)
    assert set(inspect(engine).get_table_names()) == {*schema.metadata.tables, "alembic_version"}
    assert differences(engine) == []


def test_the_comparison_notices_what_is_missing(engine: Engine) -> None:
    """Else the test above could pass by accident."""
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.exec_driver_sql("DROP INDEX ix_seats_guest_id")
        connection.exec_driver_sql("ALTER TABLE guests DROP COLUMN passphrase")
    assert {kind for kind, *_ in differences(engine)} == {"add_index", "add_column"}


def test_migrating_again_changes_nothing(engine: Engine) -> None:
    for version in [*versions(), "heads"]:
        migrate(engine, version)
    stored_tables.store(engine, [stored_tables.load("jaipur-finished")])
    with engine.connect() as connection:
        before = connection.execute(select(schema.entries)).all()
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(select(schema.entries)).all() == before
    assert differences(engine) == []


def test_several_processes_may_migrate_at_once(engine: Engine, database: str, tmp_path: Path) -> None:
    begin = tmp_path / "begin"
    command = [sys.executable, "-c", MIGRATE, database, str(begin)]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        process.stdout.readline()
    begin.touch()
    for process in processes:
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 0, errors.decode()
    assert is_current(engine)
    assert differences(engine) == []


# --- Old tables -----------------------------------------------------------------------------------------------------


def test_there_are_tables_of_every_rules_version_that_can_be_played() -> None:
    for game in games.names():
        newest = games.definition(game).rules_version
        for rules in range(1, newest + 1):
            names = {file.stem for file in stored_tables.FILES if file.parent.name == f"rules-{rules}"}
            assert {name for name in CASES if name.startswith(game)} <= names
    kinds = {
        entry["entry"].partition('"kind":"')[2].partition('"')[0]
        for document in stored_tables.all_tables()
        for entry in document["rows"]["entries"]
    }
    assert kinds == {kind.__struct_config__.tag for kind in get_args(AnyEntry)}


async def test_tables_of_every_version_fold_to_what_they_were(engine: Engine) -> None:
    """Written by version 0001 of the database, brought to the present one, read with a snapshot and without."""
    migrate(engine, "0001")
    documents = stored_tables.all_tables()
    stored_tables.store(engine, documents)
    migrate(engine)
    reader, writer = TableReader(engine), LogWriter(engine)
    registry = TableRegistry(writer, reader)
    for document in documents:
        id, expected = stored_tables.id_of(document), document["expected"]
        assert expectation(fold(id, reader.rows(id))) == expected, document["about"]
        assert expectation((await registry.open(id)).table) == expected, document["about"]
        assert exports(await registry.open(id)) == document["records"], document["about"]
    writer.close()


async def test_tables_of_every_version_play_on_by_their_own_rules(engine: Engine) -> None:
    """Their moves, exports and requests to bots name the version of the table."""
    migrate(engine)
    documents = [document for document in stored_tables.all_tables() if document["expected"]["phase"] == "playing"]
    stored_tables.store(engine, documents)
    writer, played = LogWriter(engine), set()
    registry = TableRegistry(writer, TableReader(engine))
    for document in documents:
        live, rules = await registry.open(stored_tables.id_of(document)), document["rules"]
        assert live.table.game.rules == live.table.created.rules == rules
        seat, length = live.table.turn or 0, len(live.table.record.log)
        request = request_for(live, seat, level=1)
        reply = BotWorker().answer(request)
        assert (request.rules, reply.error) == (rules, "")
        plans = list(move(live.table, seat, reply.move, live.seed))
        await registry.add(live, "on", lambda plans=plans: plans)  # type: ignore[misc]
        assert len(live.table.record.log) == length + len(plans)
        assert writing.to_object(export.exported(live, SPECTATOR))["rules"] == rules
        again = fold(live.table.id, registry.reader.rows(live.table.id))
        assert again.game.rules == rules and again.record.codes == live.table.record.codes
        played.add((again.game.id, rules))
    writer.close()
    assert played == {(game, rules) for game in games.names() for rules in games.definition(game).rules_versions}


async def test_what_grows_out_of_an_old_table_has_the_newest_rules(engine: Engine) -> None:
    """A rematch, and a table that goes on where a record ends."""
    migrate(engine)
    for rules in games.definition("istanbul").rules_versions:
        document = stored_tables.load("istanbul-2-finished", rules)
        stored_tables.store(engine, [document])
        table = fold(stored_tables.id_of(document), TableReader(engine).rows(stored_tables.id_of(document)))
        again = rematches.agreed(table, [Planned(Again(seat)) for seat in range(2)], 0, bytes(32))
        assert again is not None
        wanted = bodies.ImportedTable(document["records"]["whole"], ("me", "me"), 20)
        imported = export.imported(wanted, stored_tables.guest_of(document, 0), "Ann", 0, bytes(32))
        assert imported.table.created.given == tuple((one.author, one.text) for one in table.record.log[:20])
        assert table.game.rules == rules
        assert again.table.game.rules == imported.table.game.rules == 2


def test_records_of_every_version_are_read_written_and_fair() -> None:
    for document in stored_tables.all_tables():
        for text in document["records"].values():
            (record,) = read_records([text], games.load_with)
            assert writing.to_json(record) == text
            if isinstance(record, Record):
                assert fairness.check(record).is_fair
                assert fairness.check(record).checked > 0


# --- Rules of another version -----------------------------------------------------------------------------------------


async def test_a_table_of_other_rules_is_refused_and_everything_else_goes_on(database: str, tmp_path: Path) -> None:
    engine = open_database(database)
    migrate(engine)
    playing = stored_tables.load("jaipur-rematch")
    strange = stored_tables.of_other_rules(stored_tables.load("istanbul-3-unfinished"), rules=99)
    host, guest = (stored_tables.guest_of(document, 0) for document in (playing, strange))
    # Both are tables of one guest, and at the strange one a bot has been to move for long.
    for seat in strange["rows"]["seats"]:
        seat["guest_id"] = host if seat["guest_id"] == guest else None
    strange["rows"]["guests"] = []
    stored_tables.store(engine, [playing])
    stored_tables.store(engine, [strange], is_bots_turn=True)
    with pytest.raises(BadInput, match="other-rules"):
        fold(stored_tables.id_of(strange), TableReader(engine).rows(stored_tables.id_of(strange)))
    guests = Guests(engine, Keys(engine))
    tokens = [guests.token(stored_tables.guest_of(playing, seat)) for seat in (0, 1)]
    engine.dispose()
    with Hosted(database, tmp_path / "server.log") as server:
        async with Client(server.url, tokens[0]) as ann, Client(server.url, tokens[1]) as ben:
            with pytest.raises(Refused) as caught:
                await ann.read(stored_tables.id_of(strange))
            assert (caught.value.code, caught.value.status) == ("table.other-rules", 409)
            assert dict(caught.value.arguments) == {"rules": 99}
            with pytest.raises(Refused) as caught:
                async with ann.live(stored_tables.id_of(strange)):
                    pass
            assert caught.value.code == "table.other-rules"
            assert [table.id for table in (await ann.my_tables()).tables] == [stored_tables.id_of(playing)]
            async with ann.live(stored_tables.id_of(playing)) as left, ben.live(stored_tables.id_of(playing)) as right:
                assert left.seq == playing["expected"]["seq"]
                mover = left if left.is_my_turn else right
                assert (await mover.move(mover.legal[0])).seq == playing["expected"]["seq"] + 1
