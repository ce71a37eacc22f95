"""Games, positions, views, moves and errors are values: compared, hashed, copied, pickled, written and read back."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai import games
from serai.core import kernel
from serai.core.errors import BadInput, BadNotation, BadRecord, GameError, IllegalMove
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.record import Record
from serai.core.writing import to_json, to_text
from serai.games.jaipur import JaipurPosition, Sell, Take

NAMES = {"games": games}
CARDS = "[cards]\n" + "".join(
    f"{kind} = {count}\n"
    for kind, count in {
        "diamonds": 6, "gold": 6, "silver": 6, "cloth": 8, "spice": 8, "leather": 10, "camel": 12, "total": 56
    }.items()
)  # fmt: skip


@cache
def walk(name: str, seats: int, seed: int) -> tuple[Position, ...]:
    """The positions of a random game."""
    luck, position = random.Random(seed), games.load_with(name, {}, seats=seats).start()
    found = [position]
    while not position.is_over:
        if position.is_chance:
            position = position.chance(luck)
        else:
            position = position.play(luck.choice(position.legal_moves))
        found.append(position)
    return tuple(found)


@st.composite
def moments(draw: st.DrawFn) -> Position:
    """A position of either game with any number of players."""
    name = draw(st.sampled_from(games.names()))
    seats = draw(st.sampled_from(games.definition(name).seats))
    positions = walk(name, seats, draw(st.integers(0, 3)))
    return positions[draw(st.integers(0, len(positions) - 1))]


def copies(thing: Any) -> list[Any]:
    return [pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)]


def look_at(moment: Any) -> None:
    """Ask for every attribute: what is worked out is kept, and must not harm the value."""
    for name in dir(type(moment)):
        if not name.startswith("_"):
            with suppress(ValueError):  # a view without memory has no odds
                getattr(moment, name)
    str(moment), repr(moment), hash(moment), len(moment.legal_moves)


@settings(max_examples=60, deadline=None)
@given(position=moments(), is_looked_at=st.booleans())
def test_positions_are_values(position: Position, is_looked_at: bool) -> None:
    if is_looked_at:
        look_at(position)
    for again in copies(position):
        assert again == position and hash(again) == hash(position) and type(again) is type(position)
        assert again.game == position.game and again.trace == position.trace
        assert again.legal_moves == position.legal_moves
    assert eval(repr(position), NAMES) == position
    assert games.position(position.text) == position == position.game.position(position.text)
    assert pickle.loads(pickle.dumps({position: [position]})) == {position: [position]}


@settings(max_examples=80, deadline=None)
@given(position=moments(), data=st.data(), is_looked_at=st.booleans(), memory=st.booleans())
def test_views_are_values(position: Position, data: st.DataObject, is_looked_at: bool, memory: bool) -> None:
    seat = data.draw(st.integers(-1, position.game.seats - 1))
    view = position.view(seat, memory)
    if is_looked_at:
        look_at(view)
    for again in [*copies(view), eval(repr(view), NAMES)]:
        assert again == view and hash(again) == hash(view) and type(again) is type(view)
        assert again.with_memory == view.with_memory
        assert again.legal_moves == view.legal_moves
    if memory:
        assert games.view(view.text) == view


@settings(max_examples=60, deadline=None)
@given(position=moments(), data=st.data())
def test_moves_are_values(position: Position, data: st.DataObject) -> None:
    game, moves = position.game, position.legal_moves
    if not moves:
        return
    move = moves[data.draw(st.integers(0, len(moves) - 1))]
    module = __import__(f"serai.games.{game.id}", fromlist=["x"])  # where users import moves from
    for again in [*copies(move), eval(repr(move), vars(module)), game.parse_move(str(move))]:
        assert again == move and hash(again) == hash(move)
    assert str(move) == game.write(move) == f"{move}"
    assert moves.index(move) == moves.index(str(move)) and moves.count(str(move)) == 1
    assert moves == copy.deepcopy(moves) == pickle.loads(pickle.dumps(moves)) and len({moves, copy.copy(moves)}) == 1


def test_games_are_values(game: Game, tmp_path: Path) -> None:
    for again in [*copies(game), eval(repr(game), NAMES), games.load_with(game.id, game.options)]:
        assert again == game and hash(again) == hash(game) and type(again) is type(game)
        assert again.start() == game.start()
    assert game != games.load(next(name for name in games.names() if name != game.id))
    assert games.load("jaipur", rounds=1) != games.load("jaipur")
    assert games.load("istanbul", rules=1) != games.load("istanbul")
    (box := tmp_path / "mine.toml").write_text(CARDS, "utf-8")
    own = games.load("jaipur", components=box)
    assert own != games.load("jaipur") and eval(repr(own), NAMES) == own
    assert eval(repr(own.start()), NAMES) == own.start() != games.load("jaipur").start()


@settings(max_examples=40, deadline=None)
@given(position=moments())
def test_nothing_can_be_changed(position: Position) -> None:
    view = position.view(0)
    for moment in (position, view):
        before = bytes(moment)
        for name in ("game", "turn", "array", "anything"):
            with pytest.raises(AttributeError, match="never changes"):
                setattr(moment, name, None)
            with pytest.raises(AttributeError, match="never changes"):
                delattr(moment, name)
        with pytest.raises(ValueError, match="read-only"):
            moment.array["mover"][:] = 1
        with pytest.raises(ValueError, match="WRITEABLE"):
            moment.array.flags.writeable = True
        assert bytes(moment) == before
    if position.legal_moves:
        with pytest.raises(ValueError, match="read-only"):
            position.legal_moves.codes[0] = 0
    assert not position.game.boxes.flags.writeable


@settings(max_examples=40, deadline=None)
@given(position=moments())
def test_odds_are_fractions_that_add_up(position: Position) -> None:
    if position.is_chance:
        try:
            odds = position.odds()
        except ValueError:
            return  # a deal of whole hands
        assert sum(odds.values()) == 1 and all(isinstance(one, Fraction) and one > 0 for one in odds.values())
        assert list(odds) == [move for move, _ in position.outcomes()]
    else:
        assert position.odds() == {}


@settings(max_examples=60, deadline=None)
@given(position=moments(), seat=st.integers(-1, 1))
def test_what_is_unseen_and_its_odds_are_the_same_in_every_world(position: Position, seat: int) -> None:
    """Two positions that a seat cannot tell apart give it the same; and the odds are those of the worlds' decks."""
    view: Any = position.view(seat)
    for sample in range(3):
        world: Any = position.game.determinize(view, seeded(sample))
        twin: Any = world.view(seat)
        assert twin.unseen == view.unseen and twin.card_odds == view.card_odds
        if isinstance(world, JaipurPosition):
            hidden = Counter(world.deck) + Counter(
                "".join(hand for other, hand in enumerate(world.hands) if other != seat)
            )
            known = Counter("".join(known for other, known in enumerate(view.known) if other != seat and known))
            assert Counter(view.unseen) == hidden - known
            assert twin.bonus_odds == view.bonus_odds
            assert sum(view.card_odds.values()) == (1 if world.deck else 0)
            for odds, left in zip(view.bonus_odds, view.bonus_left):
                assert sum(odds.values()) == (1 if left else 0)
        else:
            assert Counter(view.unseen) == Counter(world.stack + world.deck)


def test_the_odds_of_a_view_are_those_of_the_worlds_behind_it() -> None:
    """Each card of the deck, counted over many worlds that fit the view: within five standard errors."""
    position = games.load("jaipur").start().play("first 1").play("deal DGLLK SSPLK GK").play("+G").play("=P")
    view, worlds = position.view(0), 600
    counts: Counter[str] = Counter()
    for sample in range(worlds):
        counts.update(position.game.determinize(view, seeded(sample)).deck)
    for card, chance in view.card_odds.items():
        share, spread = counts[card] / (worlds * view.deck_size), (float(chance * (1 - chance)) / worlds) ** 0.5
        assert abs(share - float(chance)) < 5 * spread, card


def test_a_view_without_memory_has_no_odds() -> None:
    view = games.load("jaipur").start().play("first 1").play("deal DGLLK SSPLK GK").view(0, memory=False)
    for name in ("unseen", "card_odds", "bonus_odds"):
        with pytest.raises(ValueError, match="memory"):
            getattr(view, name)
    assert "?" in str(view)


# --- Wrong arguments ------------------------------------------------------------------------------------------------


def dealt() -> Position:
    return games.load("jaipur").start().play("first 1").play("deal DDLLK SSPLK GL")


WRONG: dict[str, tuple[type[Exception], Callable[[], object]]] = {
    "chance(3)": (TypeError, lambda: games.load("jaipur").start().chance(3)),  # type: ignore[arg-type]
    "chance(None)": (TypeError, lambda: games.load("jaipur").start().chance(None)),  # type: ignore[arg-type]
    "chance of floats": (TypeError, lambda: games.load("jaipur").start().chance(np.zeros(4))),
    "chance too short": (TypeError, lambda: games.load("jaipur").start().chance(np.zeros(3, np.uint64))),
    "play(3)": (TypeError, lambda: dealt().play(3)),  # type: ignore[arg-type]
    "play(None)": (TypeError, lambda: dealt().play(None)),  # type: ignore[arg-type]
    "another game's move": (TypeError, lambda: games.load("istanbul").start().play(Take("G"))),
    "play_code(1.5)": (TypeError, lambda: dealt().play_code(1.5)),  # type: ignore[arg-type]
    "play_code(text)": (TypeError, lambda: dealt().play_code("+G")),  # type: ignore[arg-type]
    "view(1.5)": (TypeError, lambda: dealt().view(1.5)),  # type: ignore[arg-type]
    "view(text)": (TypeError, lambda: dealt().view("1")),  # type: ignore[arg-type]
    "view(2)": (ValueError, lambda: dealt().view(2)),
    "no move": (ValueError, lambda: dealt().legal_moves.index("+D")),
    "play by a seat of 1.0": (TypeError, lambda: dealt().play("+G", 1.0)),  # type: ignore[arg-type]
    "play by a seat '0'": (TypeError, lambda: dealt().play("+G", "0")),  # type: ignore[arg-type]
    "an unpacked number": (ValueError, lambda: dealt().game.move(-1)),
    "a number too large": (ValueError, lambda: dealt().game.move(10**30)),
    "a number of no kind": (ValueError, lambda: games.load("istanbul").move(31)),
    "a packed float": (TypeError, lambda: games.load("jaipur").move(2.5)),  # type: ignore[arg-type]
    "Sell('D', 1.5)": (TypeError, lambda: Sell("D", 1.5)),  # type: ignore[arg-type]
    "Sell('D', '2')": (TypeError, lambda: Sell("D", "2")),  # type: ignore[arg-type]
    "a line in two": (BadNotation, lambda: dealt().play("+G\n")),
    "half a sign": (BadNotation, lambda: dealt().play("\ud800")),
    "moves[99]": (IndexError, lambda: dealt().legal_moves[99]),
    "moves[10**30]": (IndexError, lambda: dealt().legal_moves[10**30]),
    "seen_by(1.0)": (TypeError, lambda: dealt_record().seen_by(1.0)),  # type: ignore[arg-type]
    "seen_by(None)": (TypeError, lambda: dealt_record().seen_by(None)),  # type: ignore[arg-type]
    "seen_by(2)": (ValueError, lambda: dealt_record().seen_by(2)),
    "until(-1)": (ValueError, lambda: dealt_record().until(-1)),
    "until(None)": (TypeError, lambda: dealt_record().until(None)),  # type: ignore[arg-type]
    "moves[1.5]": (TypeError, lambda: dealt().legal_moves[1.5]),  # type: ignore[call-overload]
    "determinize(position)": (TypeError, lambda: dealt().game.determinize(dealt(), seeded(1))),  # type: ignore[arg-type]
    "determinize, no luck": (TypeError, lambda: dealt().game.determinize(dealt().view(0), 1)),  # type: ignore[arg-type]
    "another array": (ValueError, lambda: type(dealt())(dealt().game, np.zeros(1))),
    "load(3)": (TypeError, lambda: games.load(3)),  # type: ignore[call-overload]
    "position(3)": (TypeError, lambda: games.position(3)),  # type: ignore[arg-type]
    "game.position(3)": (TypeError, lambda: dealt().game.position(3)),  # type: ignore[arg-type]
    "read(3)": (TypeError, lambda: games.read(3)),  # type: ignore[arg-type]
    "no file": (FileNotFoundError, lambda: list(games.read("nowhere.jsonl"))),
    "no game": (BadInput, lambda: games.position("chess:1 rnbqkbnr")),
    "half a position": (BadNotation, lambda: games.position("jaipur:1 stage:play")),
    "half a view": (BadNotation, lambda: games.view("jaipur-view:1 viewer:0")),
    "an impossible view": (
        BadNotation,
        lambda: games.view(dealt().view(0).text.replace("deck_size:40", "deck_size:9")),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_argument_gets_one_line(name: str) -> None:
    kind, call = WRONG[name]
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind and len(str(caught.value).splitlines()) == 1 and len(str(caught.value)) < 200


def test_numpy_may_drive_chance() -> None:
    start = games.load("jaipur").start()
    assert start.chance(np.random.default_rng(5)) == start.chance(np.random.default_rng(5))


# --- Errors ---------------------------------------------------------------------------------------------------------


def test_an_error_says_what_was_refused_and_why() -> None:
    with pytest.raises(IllegalMove) as caught:
        dealt().play(Sell("D", 1))
    assert str(caught.value) == "-D: You must sell at least 2 cards of this good at once. [jaipur.sell-min]"
    assert (caught.value.code, caught.value.move, caught.value.arguments) == ("jaipur.sell-min", "-D", {"count": 2})
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    with pytest.raises(IllegalMove, match="-D: You must"):
        dealt_record().play("-D")
    with pytest.raises(BadNotation) as unreadable:
        dealt().play("up")
    assert str(unreadable.value) == "“up” isn’t a move. [notation.unreadable]"


def dealt_record() -> Record:
    record = games.load("jaipur").record()
    for move in ("first 1", "deal DDLLK SSPLK GL"):
        record.play(move)
    return record


def test_an_error_without_a_sentence_says_its_code() -> None:
    assert str(GameError("nobody.knows", count=2)) == "nobody.knows (count 2)"


def test_what_an_error_quotes_breaks_no_line() -> None:
    with pytest.raises(BadNotation) as caught:
        dealt().play("+G\n\x1b[31m\ud800\u2028")
    assert str(caught.value) == "“+G\\n\\x1b[31m\\ud800\\u2028” isn’t a move. [notation.unreadable]"


def test_a_view_is_written_like_its_position(game: Game) -> None:
    position = walk(game.id, game.seats, 1)[20]
    lines = str(position).splitlines()
    assert len(lines) > 3
    for seat in range(-1, game.seats):
        seen = str(position.view(seat)).splitlines()
        assert [line[:4] for line in seen] == [line[:4] for line in lines]


# --- Records --------------------------------------------------------------------------------------------------------


def test_records_are_compared_and_copied() -> None:
    record, other = dealt_record(), dealt_record()
    for again in [*copies(record), record.until(2)]:
        assert again == record and again.position == record.position
    other.play("-DD")
    assert other != record == other.until(2) and record != 3
    assert repr(other) == "<Record of games.load('jaipur'): 3 entries, unfinished>"
    copied = copy.deepcopy(record)
    copied.play("+G")
    assert record == dealt_record() != copied


@pytest.mark.parametrize("form", ["json", "text", "gzip", "object", "open", "bytes", "packed bytes", "unpacking"])
def test_records_of_any_form_are_read_one_by_one(form: str, tmp_path: Path) -> None:
    import gzip
    import io
    import json

    records = [dealt_record() for _ in range(3)]
    records[1].play("-DD")
    lines = "".join(to_json(record) + "\n" for record in records)
    path = tmp_path / "games"
    if form == "json":
        path.write_text(lines, "utf-8")
    elif form == "text":
        path.write_text("".join(to_text(record) + "\n" for record in records), "utf-8")
    elif form == "gzip":
        path.write_bytes(gzip.compress(lines.encode()))
    elif form == "object":
        path.write_text(json.dumps(json.loads(to_json(records[1])), indent=1), "utf-8")
        records = records[1:2]
    packed = gzip.compress(lines.encode())
    opened = {
        "open": io.StringIO(lines),
        "bytes": io.BytesIO(lines.encode()),
        "packed bytes": io.BytesIO(packed),
        "unpacking": gzip.GzipFile(fileobj=io.BytesIO(packed)),
    }
    found = games.read(opened.get(form, str(path)))
    assert [to_json(record) for record in found] == [to_json(record) for record in records]
    if form in opened:
        assert not opened[form].closed
    else:
        assert eval(repr(found), NAMES)._source == str(path)
        assert [record.position for record in found.whole()] == [record.position for record in records]


def test_reading_is_lazy_and_tells_the_place_of_an_error(tmp_path: Path) -> None:
    (path := tmp_path / "games.jsonl").write_text(to_json(dealt_record()) + "\n{}\n", "utf-8")
    reading = iter(games.read(path))
    assert next(reading).game == games.load("jaipur")
    with pytest.raises(BadRecord, match="line 2"):
        next(reading)
    (tmp_path / "seen.txt").write_text(to_text(dealt_record().seen_by(1)), "utf-8")
    assert [record.viewer for record in games.read(tmp_path / "seen.txt")] == [1]
    assert list(games.read(tmp_path / "seen.txt").whole()) == []
    (tmp_path / "bytes").write_bytes(b"\xff\xfe game")
    with pytest.raises(BadInput, match=r"record\.encoding"):
        list(games.read(tmp_path / "bytes"))


def test_damaged_files_are_called_so(tmp_path: Path) -> None:
    import gzip

    packed = gzip.compress(b"".join(to_json(dealt_record()).encode() + b"\n" for _ in range(50)))
    damaged = [packed[:-20], packed[:40] + bytes(60) + packed[100:], b"\x1f\x8b" + bytes(range(200))]
    for number, data in enumerate(damaged):
        (path := tmp_path / f"{number}.gz").write_bytes(data)
        with pytest.raises(BadInput, match=r"damaged or cut short\. \[record\.damaged\]$"):
            list(games.read(path))
    with pytest.raises(IsADirectoryError):
        list(games.read(tmp_path))
    for data in (b"", b"\n \n"):
        (tmp_path / "empty").write_bytes(data)
        with pytest.raises(BadRecord, match="no record"):
            list(games.read(tmp_path / "empty"))


@pytest.mark.skipif(not kernel.IS_COMPILED, reason="runs as plain Python")
def test_no_more_is_compiled_than_was() -> None:
    """All of this uses the entry points with the types they were compiled for."""
    from serai.core import entry_points

    position = dealt()
    look_at(pickle.loads(pickle.dumps(position)))
    look_at(eval(repr(position.view(0)), NAMES))
    position.array["mover"], pickle.loads(pickle.dumps(position)).play("+G").chance(random.Random(1))
    for name in ("legal", "play", "chance", "observe", "determinize", "outcomes"):
        signatures = {str(one) for one in getattr(entry_points, name).signatures}
        assert len(signatures) <= len(games.names()) + 1, name
