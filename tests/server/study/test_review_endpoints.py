"""The endpoints of reviews, on a real server with a bot process: who may read one, and when."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

from serai.protocol.reviews import ReviewAnswer
from server.hosted import Hosted

Client = Callable[[Hosted], httpx.Client]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("reviews")
    with Hosted(f"sqlite:///{folder / 'serai.db'}", folder / "server.log", thinkers=1) as running:
        yield running


@pytest.fixture
def client() -> Iterator[Client]:
    """Makes guests of a server."""
    with ExitStack() as stack:
        yield lambda server: stack.enter_context(httpx.Client(base_url=server.url, timeout=30.0))


def a_table(me: httpx.Client, moves: int, **wishes: object) -> str:
    """A table on one device, where this many moves were made."""
    wanted = {"game": "jaipur", "seats": ["me", "me"], **wishes}
    id = str(me.post("/api/tables", json=wanted).json()["table"]["id"])
    for number in range(moves):
        at = me.get(f"/api/tables/{id}", params={"follow": "turn"}).json()
        move = {"type": "move", "id": f"m{number}", "move": at["game"]["legal"][0]["move"], "seen": at["seq"]}
        done = me.post(f"/api/tables/{id}/commands", json=move, params={"seat": at["seat"]})
        assert done.status_code == 200, done.text
    return id


def resign(me: httpx.Client, id: str) -> None:
    assert (
        me.post(f"/api/tables/{id}/commands", json={"type": "resign", "id": "r"}, params={"seat": 0}).status_code == 200
    )


def read(someone: httpx.Client, id: str, seconds: float = 120.0) -> ReviewAnswer:
    """The review, when it is there; until then it is told how far it is."""
    deadline = time.monotonic() + seconds
    while (answer := someone.get(f"/api/tables/{id}/review")).status_code != 200:
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (409, "review.not-ready"), answer.text
        assert 0 <= problem["args"]["done"] <= problem["args"]["of"]
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return msgspec.json.decode(answer.content, type=ReviewAnswer)


def test_a_review_is_given_out_when_the_game_is_over(hosted: Hosted, client: Client) -> None:
    me, stranger = client(hosted), client(hosted)
    id = a_table(me, 2)
    for someone in (me, stranger):
        for answer in (someone.get(f"/api/tables/{id}/review"), someone.post(f"/api/tables/{id}/review")):
            assert (answer.status_code, answer.json()["code"]) == (409, "table.not-finished")
    assert me.get("/api/tables/nothing22/review").status_code == 404
    resign(me, id)
    found = read(me, id)
    assert len(found.review.decisions) == 2 and not found.review.is_finished and found.can_deepen
    for row in found.review.ledger:
        parts = row.start + row.cards + row.own_errors + row.other_errors + row.hidden
        assert parts == pytest.approx(row.result, abs=1e-9)
    assert read(stranger, id) == found  # as with the history

    asked = me.post(f"/api/tables/{id}/review")
    assert asked.status_code == 202 and asked.json()["of"] == 2
    deadline = time.monotonic() + 120
    while (deeper := read(me, id)).review.iterations == found.review.iterations and time.monotonic() < deadline:
        time.sleep(0.2)
    assert deeper.review.iterations == 4 * found.review.iterations and not deeper.can_deepen
    again = me.post(f"/api/tables/{id}/review")
    assert (again.status_code, again.json()["code"]) == (409, "review.deepest")


def test_whoever_may_not_see_the_history_sees_no_review(hosted: Hosted, client: Client) -> None:
    me, stranger = client(hosted), client(hosted)
    id = a_table(me, 1, is_watched=False)
    resign(me, id)
    answer = stranger.get(f"/api/tables/{id}/review")
    assert (answer.status_code, answer.json()["code"]) == (403, "table.not-watched")
    assert len(read(me, id).review.decisions) == 1


def test_an_imported_record_is_reviewed_when_it_is_asked_for(hosted: Hosted, client: Client) -> None:
    me = client(hosted)
    first = a_table(me, 2)
    resign(me, first)
    record = me.get(f"/api/tables/{first}/record", params={"form": "json"}).text
    id = me.post("/api/records", json={"record": record}).json()["table"]["id"]
    resign(me, id)
    decisions = [(one.step, one.move) for one in read(me, id).review.decisions]
    assert decisions == [(one.step, one.move) for one in read(me, first).review.decisions]


def test_a_host_may_switch_reviews_off(tmp_path: Path, client: Client) -> None:
    with Hosted(f"sqlite:///{tmp_path / 'serai.db'}", tmp_path / "server.log", reviews=False) as server:
        me = client(server)
        id = a_table(me, 1)
        resign(me, id)
        answer = me.get(f"/api/tables/{id}/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "review.off")
