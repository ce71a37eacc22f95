"""What every game hands to screens: the table, the moves in their parts, and what a move would do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import get_type_hints

import msgspec
import numpy as np
import pytest

from serai.bots import player
from serai.core.errors import IllegalMove
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.record_reader import RecordReader
from serai.core.view import View
from serai.core.wire import event_object, message_from, message_object
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.lab.simulate import play_game

SAYS = [Translator(language, strict=True) for language in LANGUAGES]


def positions(game: Game, seed: int, most: int) -> list[Position]:
    """Some positions of a random game, the last one included."""
    record = play_game(game, [player("random")] * game.seats, seed, 0)
    found = [game.start(), *(after for _, _, after in record.steps())]
    return [*found[:: max(1, len(found) // most)], found[-1]]


def looks(position: Position) -> Iterator[View]:
    """Every way to look at a position."""
    for seat in range(-1, position.game.seats):
        yield position.view(seat)
        yield position.view(seat, memory=False)


def sent(view: View) -> bytes:
    """Everything a screen is sent for a view, as bytes."""
    definition, codes = view.game.definition, view.legal_moves.codes.tolist()
    previews = [message_object(definition.preview(view, code)) for code in some(codes)]
    return msgspec.json.encode([definition.show(view), [definition.to_parts(view, code) for code in codes], previews])


def some(codes: list[int]) -> list[int]:
    return random.Random(len(codes)).sample(codes, min(len(codes), 6))


@pytest.mark.parametrize("seed", range(2))
def test_twin_worlds_look_the_same_on_a_screen(game: Game, seed: int) -> None:
    """Whatever is hidden may differ: a seat is sent the same bytes, with and without memory."""
    different = 0
    for position in positions(game, seed, 50):
        for seat in range(-1, game.seats):
            view = position.view(seat)
            for sample in range(2):
                world = game.determinize(view, seeded(seed, sample))
                different += world != position
                assert sent(world.view(seat)) == sent(view)
                assert sent(world.view(seat, memory=False)) == sent(position.view(seat, memory=False))
    names = set(game.definition.state.names or ())
    shows_everything = names < set(game.definition.view.names or ())
    assert different == 0 if shows_everything else different > 50


def test_what_is_shown_comes_back_from_json(game: Game) -> None:
    kind = get_type_hints(game.definition.show)["return"]
    moves = get_type_hints(game.definition.to_parts)["return"]
    for position in positions(game, 3, 40):
        for view in looks(position):
            shown = game.definition.show(view)
            assert msgspec.json.decode(msgspec.json.encode(shown), type=kind) == shown
            assert type(shown).__struct_config__.tag == game.id and shown.turn == view.turn
            for code in some(view.legal_moves.codes.tolist()):
                parts = game.definition.to_parts(view, code)
                assert msgspec.json.decode(msgspec.json.encode(parts), type=moves) == parts


def test_moves_in_their_parts_are_the_moves_of_the_notation(game: Game) -> None:
    """And no two legal moves have the same parts: whoever clicks them together has chosen one move."""
    for position in positions(game, 4, 60):
        seen = set()
        for code in position.legal_moves.codes.tolist():
            parts = game.definition.to_parts(position, code)
            assert parts.move == game.write(code)
            assert parts == game.definition.to_parts(position, code)  # they depend on nothing else: servers cache them
            seen.add(repr([getattr(parts, field.name) for field in fields(parts) if field.name != "move"]))
        assert len(seen) == len(position.legal_moves)


def test_a_move_is_found_by_its_parts(game: Game) -> None:
    definition, compared = game.definition, 0
    for position in positions(game, 8, 40):
        for code in position.legal_moves.codes.tolist() if position.turn is not None else ():
            parts = msgspec.to_builtins(definition.to_parts(position, code))
            if len(parts) > 1:  # a game without screens of its own has no other part
                del parts["move"]
            assert game.code(definition.from_parts(game, parts)) == code
            compared += 1
    assert compared > 20


def test_previews_can_be_said_in_every_language(game: Game) -> None:
    said: set[str] = set()
    for position in positions(game, 5, 80):
        if position.turn is None:
            continue
        for memory in (True, False):
            view = position.view(position.turn, memory)
            for code in some(view.legal_moves.codes.tolist()):
                preview = game.definition.preview(view, code)
                assert message_from(message_object(preview)) == preview
                said |= {say(preview) for say in SAYS}
    assert len(said) > 100


def test_a_preview_refuses_what_the_position_refuses(game: Game) -> None:
    """It is made from the view alone, and says no more and no less than the true position would."""
    refused, found = 0, [one for one in positions(game, 7, 60) if one.turn is not None]
    codes = sorted({code for position in found for code in some(position.legal_moves.codes.tolist())})
    for position in found:
        view = position.view(position.mover)
        for code in some(codes):
            try:
                position.play_code(code)
            except IllegalMove as error:
                with pytest.raises(IllegalMove) as also:
                    game.definition.preview(view, code)
                assert (also.value.code, also.value.arguments) == (error.code, error.arguments)
                refused += 1
            else:
                game.definition.preview(view, code)
    assert refused > 20


def test_events_can_be_said_in_every_language_after_a_journey(game: Game) -> None:
    """From the event to bytes and back to the same sentence, for every seat."""
    record = play_game(game, [player("random")] * game.seats, 6, 0)
    kinds = set()
    for before, code, after in record.steps():
        for event in game.definition.events(before, code, after):
            for viewer in range(-1, game.seats):
                seen = event.seen_by(viewer)
                told = msgspec.json.decode(msgspec.json.encode(event_object(seen)))
                kinds.add(told["type"])
                assert hash(seen) == hash(seen)  # a server writes the same event once for all
                direct = seen.message(lambda seat: f"<{seat}>")
                arrived = message_from(told["say"], lambda seat: f"<{seat}>")
                assert [say(arrived) for say in SAYS] == [say(direct) for say in SAYS]
    assert len(kinds) >= 8


def test_a_reader_reads_what_numpy_reads(game: Game) -> None:
    reader = RecordReader(game.definition.view)
    for position in positions(game, 7, 10):
        view = position.view(0)
        values = reader.read(bytes(view))
        for name in view.array.dtype.names or ():
            value, expected = getattr(values, name), view.array[name][0]
            is_read = np.frombuffer(value, expected.dtype) if isinstance(value, bytes) else np.array(value)
            assert is_read.reshape(-1).tolist() == expected.reshape(-1).tolist()
            assert np.array_equal(getattr(view.record, name), expected)


def test_the_box_can_be_shown(game: Game) -> None:
    box = game.definition.show_box(game)
    assert msgspec.json.decode(msgspec.json.encode(box))["cards"]
    for kind in (*box.cards, *getattr(box, "tiles", ())):
        for field in ("name", "says"):
            if hasattr(kind, field):
                assert all(say(message_from(getattr(kind, field))) for say in SAYS)
