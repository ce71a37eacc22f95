"""Whom a table gives reason to call, and what a call says, in every language."""

from __future__ import annotations

import json

import pytest

from serai import games
from serai.core.random import seeded
from serai.i18n.files import LANGUAGES
from serai.protocol.tables import Clock, PerPlayer, PerTurn
from serai.server.push.calls import Call
from serai.server.push.reasons import calls_after, guest_to_move, is_short, short_at, still_holds
from serai.server.push.texts import push_for
from serai.server.storage import log
from serai.server.tables.table import Table, fold

MINUTE = 60_000
SEATS = (log.Seat("ann", "Ann"), log.Seat("ben", "Ben"))


def rows(clock: Clock | None = None, seats: tuple[log.Seat, ...] = SEATS) -> list[log.Row]:
    """A table of two that has begun, with the cards dealt, and its first move made a minute later."""
    created = log.Created("jaipur", 1, {"rounds": 1}, seats, "ann", "", clock)
    position, found = games.load("jaipur", rounds=1).start(), [created, log.Started()]
    game = position.game
    while position.is_chance:
        code, position = position.draw(seeded(3))
        found.append(log.Drawn(game.write(code)))
    code = int(position.legal_moves.codes[0])
    found.append(log.Moved(position.turn, game.write(code)))
    position = position.play_code(code)
    made = [log.Row(seq, 0 if seq < len(found) else MINUTE, entry) for seq, entry in enumerate(found, 1)]
    while position.is_chance:
        code, position = position.draw(seeded(3))
        made.append(log.Row(len(made) + 1, MINUTE, log.Drawn(game.write(code))))
    return made


def turn_call(table: Table, entries: list[log.Row]) -> Call:
    (call,) = calls_after(table, entries, due_at=7)
    return call


def test_a_move_calls_the_next_player_and_names_who_moved() -> None:
    entries = rows()
    table = fold("abcdef", entries)
    call = turn_call(table, entries)
    turn = table.turn or 0
    assert (call.guest, call.kind, call.seq) == (SEATS[turn].guest, "turn", table.position_seq)
    assert call.seat == 1 - turn and still_holds(table, call)
    assert not still_holds(table, Call("abcdef", SEATS[1 - turn].guest or "", "turn", call.seq, 0, 0))


@pytest.mark.parametrize(
    "seats", [(log.Seat("ann", "Ann"), log.Seat(level=1)), (log.Seat("ann", "Ann"), log.Seat("ann", "Ann"))]
)
def test_who_plays_alone_is_never_called(seats: tuple[log.Seat, ...]) -> None:
    entries = rows(seats=seats)
    table = fold("abcdef", entries)
    assert guest_to_move(table) is None and list(calls_after(table, entries, 0)) == []


@pytest.mark.parametrize(("clock", "left", "said"), [
    (PerTurn(1), 24 * 60, "4 hours"), (PerTurn(30), 30 * 24 * 60, "6 days"), (PerPlayer(10), 10, "2 minutes"),
])  # fmt: skip
def test_a_clock_runs_out_when_a_fifth_is_left(clock: Clock, left: int, said: str) -> None:
    entries = rows(clock)
    table = fold("abcdef", entries)
    call, now = turn_call(table, entries), MINUTE
    at = short_at(table, call.guest, now)
    assert at == now + left * MINUTE * 4 // 5 and not is_short(table, at - 1000) and is_short(table, at)
    before, after = (json.loads(push_for(table, call, "en", when).content) for when in (now, at))
    assert before["title"] == "Your turn · Jaipur"
    assert after["title"] == "Time is running out · Jaipur" and said in after["body"]
    assert push_for(table, call, "en", at).urgency == "high"
    assert push_for(table, call, "en", at).ttl <= left * 60 // 5
    assert short_at(table, call.guest, at) is None


def test_a_muted_player_calls_nobody() -> None:
    entries = rows()
    entries.append(log.Row(len(entries) + 1, MINUTE, log.Resigned(0)))
    entries.append(log.Row(len(entries) + 1, MINUTE, log.Again(0)))
    table = fold("abcdef", entries)
    (call,) = calls_after(table, entries[-1:], 0)
    assert (call.guest, call.kind, call.seat) == ("ben", "rematch", 0) and still_holds(table, call)
    table.apply(log.Row(len(entries) + 1, MINUTE, log.Muted(1, 0, True)))
    assert not still_holds(table, call)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_is_said_in_every_language(language: str) -> None:
    entries = rows(PerTurn(3))
    table = fold("abcdef", entries)
    call = turn_call(table, entries)
    others = [Call("abcdef", "ann", kind, 1, 1, 0) for kind in ("joined", "rematch")]  # type: ignore[arg-type]
    for one in (call, Call("abcdef", call.guest, "turn", call.seq, None, 0), *others):
        said = json.loads(push_for(table, one, language, MINUTE).content)
        assert said.keys() == {"title", "body", "path", "tag", "language"}
        assert "call-" not in said["title"] + said["body"] and "{" not in said["title"] + said["body"]
