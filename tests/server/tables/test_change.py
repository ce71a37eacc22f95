"""What is kept of past moves, and what is encoded ahead, is what would be worked out anew."""

from __future__ import annotations

import msgspec
import pytest

from serai import games
from serai.bots import player
from serai.core.record import Record
from serai.core.wire import event_object
from serai.lab.simulate import play_game
from serai.server.tables.change import Change
from serai.server.tables.presentation import legal_moves


@pytest.fixture(scope="module", params=["jaipur", "istanbul"])
def record(request: pytest.FixtureRequest) -> Record:
    game = games.load(request.param)
    return play_game(game, [player("random")] * game.seats, 3, 0)


def test_a_settled_change_tells_each_viewer_what_the_positions_told(record: Record) -> None:
    definition, hidden = record.game.definition, 0
    for before, code, after in record.steps():
        change = Change(before, code, after)
        change.settle()
        assert not hasattr(change, "before") and not hasattr(change, "after")
        told = []
        for viewer in range(-1, record.game.seats):
            move, events = change.seen_by(viewer)
            assert move == definition.write_seen(code, before, viewer)
            plain = [event_object(event.seen_by(viewer)) for event in definition.events(before, code, after)]
            assert [bytes(event) for event in events] == [msgspec.json.encode(event) for event in plain]
            told.append((move, [bytes(event) for event in events]))
        hidden += any(one != told[0] for one in told)
    assert hidden > 0 if record.game.id == "jaipur" else hidden == 0


def test_settling_twice_changes_nothing(record: Record) -> None:
    change = Change(*next(record.steps()))
    change.settle()
    seen = change.seen_by(0)
    change.settle()
    assert change.seen_by(0) is seen


def test_legal_moves_in_json_are_the_moves_in_their_parts(record: Record) -> None:
    """When a move is written for the first time, and when all of them are remembered."""
    definition, compared = record.game.definition, 0
    for position, _, _ in record.steps():
        codes = position.legal_moves.codes.tolist()
        plain = msgspec.json.encode([definition.to_parts(position, code) for code in codes])
        assert msgspec.json.encode(legal_moves(position)) == plain
        assert msgspec.json.encode(legal_moves(position)) == plain
        compared += len(codes)
    assert compared > 100
