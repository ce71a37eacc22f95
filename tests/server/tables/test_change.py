"""What is kept of past moves, and what is encoded ahead, is what would be worked out anew."""

from __future__ import annotations

import msgspec
import pytest

from serai import games
from serai.bots import player
from serai.core.record import Record
from serai.core.wire import event_object
from serai.lab.simulate import play_game
from serai.server.storage import log
from serai.server.tables.change import Change
from serai.server.tables.presentation import happenings, legal_moves, moves_told
from serai.server.tables.table import Table


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


def test_what_is_kept_of_other_games_is_what_happened_in_this_one() -> None:
    """Moves that all saw alike are kept by little (`Definition.events_key`): it must decide what is told of them."""
    game, kept = games.load("jaipur"), 0
    for seed in range(8):
        for before, code, after in play_game(game, [player("random")] * 2, seed, 0).steps():
            kept += game.definition.events_key(before, code, after) is not None
            change = Change(before, code, after)
            for viewer in (0, 1, -1):
                move, events = change.seen_by(viewer)
                assert move == game.definition.write_seen(code, before, viewer)
                plain = [event_object(event.seen_by(viewer)) for event in game.definition.events(before, code, after)]
                assert [bytes(event) for event in events] == [msgspec.json.encode(event) for event in plain]
    assert kept > 500


@pytest.mark.parametrize("options", [{"memory_aid": False}, {"memory_aid": True}])
def test_the_table_shows_what_the_view_of_a_seat_holds(options: dict[str, bool]) -> None:
    game = games.load("jaipur", **options)
    for _, _, after in play_game(game, [player("random")] * 2, 1, 0).steps():
        for viewer in (-1, 0, 1):
            assert bytes(after.shown(viewer)) == bytes(after.view(viewer, memory=game.has_memory))


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


def test_moves_are_told_alike_however_they_are_put_together(record: Record) -> None:
    """`moves_told` is the short way to `happenings`; what it calls alike is the same for every viewer."""
    table, alike = Table("abcdefghij", log.Created(record.game.id, 1, dict(record.game.options), (), "", "")), 0
    for number, (before, code, after) in enumerate(record.steps(), 1):
        text = record.game.write(code)
        entry = log.Drawn(text) if before.is_chance else log.Moved(before.mover, text)
        steps = [(log.Row(number, 5, entry), Change(before, code, after))]
        told = {viewer: moves_told(steps, viewer) for viewer in range(-1, record.game.seats)}
        for viewer, (seen, _) in told.items():
            assert msgspec.json.encode(seen) == msgspec.json.encode(happenings(table, steps, viewer))
        if moves_told(steps, 0)[1]:
            alike += 1
            assert len({msgspec.json.encode(seen) for seen, _ in told.values()}) == 1
    assert alike > 0 if record.game.id == "jaipur" else alike == 0


def test_a_move_that_was_written_is_read_back_as_itself(record: Record) -> None:
    """A game remembers what it wrote, so that it need not read it: reading must give the same."""
    game = record.game
    for code in record.codes:
        assert game.code(game.write(code)) == game.definition.moves.encode(
            game.parse_move(game.write(code)), game.names
        )


def test_legal_moves_are_the_same_packed(record: Record) -> None:
    for before, _, _ in record.steps():
        assert before.legal_codes() == before.legal_moves.codes.tolist()
