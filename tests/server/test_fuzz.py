"""Nonsense of every kind, by the thousands: always an answer with a code, never a failure, and no harm done.

`make fuzz` tries many more than `make test` does.
"""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.specs.openapi import checks
from websockets.sync.client import ClientConnection, connect

from serai.protocol import frames
from serai.server.http.endpoints import openapi
from serai.server.http.rest import ENDPOINTS
from serai.server.tables.table import fold
from server.visitors import Place, running

EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "0"))
_read = msgspec.json.Decoder(frames.AnyFrame).decode


def examples(few: int) -> settings:
    """A few examples, the same in every run; or as many as were asked for, other ones in every run."""
    return settings(
        max_examples=EXAMPLES or few, derandomize=not EXAMPLES, deadline=None, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"))


# --- REST -------------------------------------------------------------------------------------------------------------


class Town:
    """Guests and tables that requests can be about."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.choice = random.Random(1)
        self.clients = [httpx.Client(base_url=place.server.url, timeout=20.0) for _ in range(3)]
        for client in self.clients:
            client.get("/api/me")
        made = [self._table(seats) for seats in (["me", "open"], ["me", "me"], ["me", "me"])]
        self.tables = [one["table"]["id"] for one in made]
        self.links = list(made[0]["table"]["links"].values())
        self.clients[0].post(f"/api/tables/{self.tables[2]}/commands", json={"type": "resign", "id": "x"})
        self.record = self.clients[0].get(f"/api/tables/{self.tables[2]}/record").text

    def _table(self, seats: list[str]) -> dict[str, Any]:
        answer = self.clients[0].post("/api/tables", json={"game": "jaipur", "seats": seats, "is_public": True})
        found: dict[str, Any] = answer.json()
        return found

    def bend(self, case: schemathesis.Case) -> dict[str, str]:
        """Make a request meaningful now and then: a real table, a real guest, a real record."""
        if "table" in (case.path_parameters or {}) and self.choice.random() < 0.8:
            case.path_parameters["table"] = self.choice.choice(self.tables)
        if str((case.query or {}).get("wait", "")).isdigit():
            case.query["wait"] = 0
        if isinstance(case.body, dict) and self.choice.random() < 0.3:
            wishes = {"record": self.record, "link": self.links[0], "seen": 5, "game": "jaipur", "options": {}}
            case.body |= {name: value for name, value in wishes.items() if name in case.body}
        client = self.choice.choice([None, *self.clients])
        return {} if client is None else {"serai_guest": client.cookies["serai_guest"]}

    def close(self) -> None:
        for client in self.clients:
            client.close()


@pytest.fixture(scope="module")
def town(place: Place) -> Iterator[Town]:
    found = Town(place)
    yield found
    found.close()


schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))


@schema.parametrize()
@examples(12)
def test_requests__answered_as_described(case: schemathesis.Case, town: Town) -> None:
    """No failure, no answer but those the description promises, in the form it promises."""
    cookies = town.bend(case)
    response = case.call(base_url=town.place.server.url, cookies=cookies, timeout=20)
    assert response.status_code < 500, (response.status_code, case.as_curl_command())
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
        ],
    )
    if response.status_code >= 400:
        assert response.json().keys() == {"code", "args", "message"}


def test_requests__the_description_is_the_one_served(place: Place) -> None:
    assert httpx.get(place.server.url + "/api/openapi.json").json() == json.loads(json.dumps(openapi(ENDPOINTS)))


# --- Frames -----------------------------------------------------------------------------------------------------------

values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=30),
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(some.text(max_size=10), inner, max_size=5),
    max_leaves=12,
)
moves = some.text("DGSCPLK+-=!?0123456789 ", min_size=1, max_size=12) | some.sampled_from(["+D", "-LL", "+K", "+DG-KK"])
ids = some.sampled_from(["a", "b", "c:1"]) | some.from_regex(r"[\w.:-]{1,40}", fullmatch=True)
seen = some.integers(0, 60) | some.integers(0, 2**31 - 1)
commands = some.one_of(
    some.fixed_dictionaries({"type": some.just("move"), "id": ids, "move": moves, "seen": seen}),
    some.fixed_dictionaries({"type": some.just("try"), "id": ids, "move": moves}),
    some.fixed_dictionaries({"type": some.just("hint"), "id": ids, "seen": seen}),
    some.fixed_dictionaries({"type": some.just("say"), "id": ids, "text": some.text(max_size=40)}),
    some.fixed_dictionaries({"type": some.just("mute"), "id": ids, "whom": some.integers(-1, 9)}),
    some.fixed_dictionaries({"type": some.just("undo"), "id": ids, "seen": seen}),
    some.fixed_dictionaries({"type": some.just("answer-undo"), "id": ids, "accepts": some.booleans(), "seen": seen}),
    some.fixed_dictionaries(
        {"type": some.sampled_from(["claim", "start", "leave", "rematch", "resign", "nothing"]), "id": ids}
    ),
)
mutated = some.builds(
    lambda command, field, value, is_gone: (
        {name: content for name, content in command.items() if name != field} if is_gone else command | {field: value}
    ),
    commands,
    some.sampled_from(["type", "id", "move", "seen", "text", "whom", "accepts", "more"]),
    values,
    some.booleans(),
)
texts = some.one_of(
    some.one_of(values, commands, commands, mutated, mutated).map(json.dumps),
    some.text(max_size=200),
    some.builds(lambda text, at, what: text[:at] + what + text[at + 1 :], commands.map(json.dumps),
                some.integers(0, 80), some.text(max_size=2)),
)  # fmt: skip
nonsense = texts.filter(lambda text: len(text.encode("utf-8", "replace")) < 16_000) | some.binary(max_size=100)


class Table:
    """A table with two people at it, and one of them on the line."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.people = [httpx.Client(base_url=place.server.url, timeout=20.0) for _ in range(2)]
        self.numbers = itertools.count()
        self.lines = ExitStack()
        self.id = ""
        self.socket: ClientConnection
        self.renew()

    def renew(self) -> None:
        """Another table, when the game is over."""
        self.lines.close()
        made = self.people[0].post("/api/tables", json={"game": "jaipur", "seats": ["me", "open"]}).json()["table"]
        self.id = made["id"]
        self.people[1].post(f"/api/tables/{self.id}/seats", json={"link": made["links"]["1"]})
        cookie = {"cookie": f"serai_guest={self.people[0].cookies['serai_guest']}"}
        address = f"{self.place.server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        self.socket = self.lines.enter_context(
            connect(address, additional_headers=cookie, compression=None, max_size=None)
        )
        self.socket.send('{"type":"hello","protocol":1}')
        while not isinstance(_read(self.socket.recv(20)), frames.Welcome):
            pass

    def answers(self, frame: str | bytes) -> list[frames.AnyFrame]:
        """What a frame is answered by: everything before the answer to the question behind it, but for news."""
        question = f"question-{next(self.numbers)}"
        self.socket.send(frame)
        self.socket.send(json.dumps({"type": "try", "id": question, "move": "+D"}))
        found = []
        while getattr(heard := _read(self.socket.recv(20)), "id", None) != question:
            if isinstance(heard, frames.News) and heard.table is not None and heard.table.phase == "finished":
                self.id = ""
            if not isinstance(heard, frames.News | frames.Presence):
                found.append(heard)
        return found

    def check(self, id: str) -> None:
        """The log is a game by the rules, and what everybody sees is its fold."""
        rows = self.place.reader.rows(id)
        table = fold(id, rows)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        for person in self.people:
            shown = person.get(f"/api/tables/{id}").json()
            assert shown["seq"] == table.seq and shown["table"]["phase"] == table.phase


@pytest.fixture(scope="module")
def table(place: Place) -> Iterator[Table]:
    found = Table(place)
    yield found
    found.lines.close()
    for person in found.people:
        person.close()


@examples(250)
@given(frame=nonsense)
def test_frames__each_has_one_answer(table: Table, frame: str | bytes) -> None:
    before = table.id
    [answer] = table.answers(frame)
    assert isinstance(answer, frames.Done | frames.Refused | frames.Tried)
    if isinstance(answer, frames.Refused):
        assert answer.code != "server.failed" and answer.message and answer.message != answer.code
    if not table.id:
        table.check(before)
        table.renew()


@examples(25)
@given(frame=nonsense)
def test_frames__as_a_hello(table: Table, frame: str | bytes) -> None:
    address = f"{table.place.server.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
    with connect(address, compression=None, max_size=None) as socket:
        socket.send(frame)
        answer = _read(socket.recv(20))
        assert isinstance(answer, frames.Refused) and answer.code.startswith("protocol.")


def test_frames__no_harm_was_done(table: Table) -> None:
    table.check(table.id)
    assert "Traceback" not in table.place.log.read_text("utf-8")
