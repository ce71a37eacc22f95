"""All data of a guest as one file, and the road, over the network."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import LargeBinary, insert, select

from serai.protocol import commands
from serai.server.storage import schema
from serai.server.study import own_data
from server.local_tables import local_tables
from server.visitors import Place, running

#: Columns that refer to guests since the first version of this file.
KNOWN = {
    ("guests", "id"),
    ("seats", "guest_id"),
    ("devices", "guest_id"),
    ("calls", "guest_id"),
    ("results", "guest_id"),
}
#: Names of columns that hold secrets wherever they are.
SECRET_NAMES = {"passphrase", "endpoint", "p256dh", "auth", "link", "seed", "secret", "key", "token"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"))


def test_every_table_that_refers_to_guests_is_exported() -> None:
    """By foreign key, and also by name: a column for a guest without a foreign key would be forgotten."""
    found = {(name, column.name) for name, column in own_data.owned()}
    assert found >= KNOWN
    named = {
        (table.name, column.name)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if "guest" in column.name or "opponent_id" in column.name
    }
    assert named <= found


def test_no_secret_is_exported() -> None:
    for name, column in own_data.owned():
        hidden = own_data.SECRETS.get(name, set())
        for other in column.table.columns:
            is_left_out = other.name in hidden or isinstance(other.type, LargeBinary)
            assert is_left_out or other.name not in SECRET_NAMES, f"{name}.{other.name}"


async def test_the_file_of_a_guest(tmp_path: Path) -> None:
    """What they did and said, also at a table they have left; nothing that others did, said or hold."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben", options={"rounds": 1})
        await here.do(live, "Ann", commands.Say, "hello from Ann")
        await here.do(live, "Ben", commands.Say, "hello from Ben")
        await here.play_out(live, random.Random(1), 8)
        left = await here.table("me open", by="Ben", is_public=True)
        await here.join(left, "Ann", seat=1)
        told = await here.do(left, "Ann", commands.Resign) if left.table.phase == "playing" else 0
        engine = here.registry.reader._engine
        with engine.begin() as connection:
            device = {"id": "d" * 22, "guest_id": here.id("Ann"), "endpoint": "https://push.example/secret-place"}
            device |= {"p256dh": "a-key", "auth": "a-secret", "language": "en", "zone": "UTC", "created_at": 1}
            connection.execute(insert(schema.devices).values(device))
        text = own_data.exported(engine, here.id("Ann")).decode()
        data = own_data.msgspec.json.decode(text)
        assert [guest["name"] for guest in data["guests"]] == ["Ann"]
        [table, other] = sorted(data["tables"], key=lambda one: one["id"] != live.table.id)
        assert (table["id"], table["game"], table["phase"]) == (live.table.id, "jaipur", "playing")
        said = [one["text"] for one in table["done"] if one["kind"] == "said"]
        moves = [one["move"] for one in table["done"] if one["kind"] == "moved"]
        assert said == ["hello from Ann"]
        assert moves == [entry.text for entry in live.table.record.log if entry.who == 0]
        assert ("resigned" in {one["kind"] for one in other["done"]}) == bool(told)
        assert data["devices"][0]["language"] == "en"
        for secret in ("secret-place", "a-key", "a-secret", "hello from Ben", here.id("Ben"), live.seed.hex()):
            assert secret not in text


async def test_a_guest_reads_road_and_data_over_the_network(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        made = (await ann.ask("POST", "/api/tables", {"game": "jaipur", "seats": ["me", "open"]})).json()
        link = made["table"]["links"]["1"]
        await ben.ask("POST", f"/api/tables/{made['table']['id']}/seats", {"link": link})
        resign = commands.Resign("r1")
        await ben.ask("POST", f"/api/tables/{made['table']['id']}/commands", resign)
        road = {}
        for _ in range(50):
            road = (await ann.ask("GET", "/api/me/road")).json()
            if road["games"][0]["tally"]["played"] or road["games"][1]["tally"]["played"]:
                break
        [mine] = [one for one in road["games"] if one["game"] == "jaipur"]
        assert mine["tally"] == {"played": 1, "won": 1, "shared": 0, "lost": 0}
        assert mine["streak"] == {"now": 1, "best": 1}
        assert [one["name"] for one in mine["opponents"]] == ["Ben"]
        assert [(one["level"], one["seals"], one["next_at"]) for one in mine["stations"]] == [
            (n, 0, 1) for n in range(1, 6)
        ]
        answer = await ann.ask("GET", "/api/me/data")
        assert answer.headers["content-disposition"].startswith("attachment")
        assert [one["outcome"] for one in answer.json()["results"]] == ["won"]
        with place.engine.connect() as connection:
            names = set(connection.execute(select(schema.guests.c.name)).scalars())
        assert {"Ann", "Ben"} <= names
