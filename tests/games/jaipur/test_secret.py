"""The leak test (J-SECRET): two worlds that differ only in what a seat cannot know look the same to it, byte by byte.

The twins are made here by hand, from what the rules page calls secret; `observe` and `determinize` are not used.
"""

from __future__ import annotations

import json
import random
from itertools import product

import msgspec
import pytest

from serai.bots import player
from serai.core.contract import CHANCE
from serai.core.errors import GameError
from serai.core.game import Game
from serai.core.message import Message
from serai.core.record import Entry, EntryError, Record, fold
from serai.core.wire import event_object, message_object
from serai.core.writing import to_json, to_text
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator
from serai.lab.simulate import play_game

GOODS = "DGSCPL"


def test_secret__a_record_seen_from_a_seat_marks_the_unknown(jaipur: Game) -> None:
    """J-SECRET: `?` for a card or value never seen; camels dealt are laid open."""
    record = jaipur.record()
    for move in ("first 1", "deal DGGPK SSLLK GL", "+G", "=C", "-SS", "-GGG", "!2"):
        record.play(move)
    assert [entry.text for entry in record.seen_by(0).log][1] == "deal DGGPK ????K GL"
    assert [entry.text for entry in record.seen_by(1).log][1] == "deal ????K SSLLK GL"
    assert record.seen_by(0).log[-1].text == "!2"
    assert record.seen_by(1).log[-1].text == "!?"
    assert "legal" not in to_json(record.seen_by(1))


def rounds_of(record: Record) -> list[tuple[int, int]]:
    """Where each round begins (its deal) and ends (the last entry before the next deal)."""
    starts = [i for i, entry in enumerate(record.log) if entry.text.startswith("deal")]
    return list(zip(starts, [*starts[1:], len(record.log)]))


def never_shown(record: Record, start: int, end: int, seat: int) -> str:
    """Cards dealt to a seat that the other player has not seen when the round ends."""
    dealt = list(record.log[start].text.split()[1 + seat].replace("K", ""))
    taken: list[str] = []
    for entry in record.log[start:end]:
        if entry.who != seat:
            continue
        take, _, give = entry.text[1:].partition("-") if entry.text[0] == "+" else ("", "", entry.text[1:])
        for card in give.replace("K", ""):
            pile = taken if card in taken else dealt  # a card seen entering is taken to leave first
            pile.remove(card)
        taken += take.replace("K", "")
    return "".join(dealt)


def left_in_deck(record: Record, start: int, end: int) -> str:
    """Goods that nobody saw in the round: the box, less hands dealt, less all that was drawn."""
    unseen = list("DDDDDDGGGGGGSSSSSSCCCCCCCCPPPPPPPPLLLLLLLLLL")
    for entry in record.log[start:end]:
        shown = entry.text[5:] if entry.text.startswith("deal") else entry.text[1:] if entry.text[0] == "=" else ""
        for card in shown:
            if card in GOODS:
                unseen.remove(card)
    return "".join(unseen)


def retold(game: Game, record: Record, changes: dict[int, str]) -> Record:
    """The same record with some entries changed; it must still be a legal game."""
    log = [Entry(entry.who, changes.get(i, entry.text)) for i, entry in enumerate(record.log)]
    return fold(game, log, {})


def twins(game: Game, number: int) -> list[tuple[int, Record, Record]]:
    """Pairs of games that the viewer cannot tell apart: another card dealt to the opponent, never shown."""
    whole = play_game(game, [player("random"), player("greedy")], 21, number)
    found = []
    for start, last in rounds_of(whole):
        for viewer, length in product((0, 1), (2, 12, 30, last - start)):
            end = min(start + length, last)
            record = fold(game, [Entry(entry.who, entry.text) for entry in whole.log[:end]], {})
            other = 1 - viewer
            hidden, deck = never_shown(record, start, end, other), left_in_deck(record, start, end)
            swaps = [(mine, drawn) for mine in sorted(set(hidden)) for drawn in sorted(set(deck)) if mine != drawn]
            if swaps:
                mine, drawn = random.Random(number).choice(swaps)
                deal = record.log[start].text.split()
                deal[1 + other] = "".join(sorted(deal[1 + other].replace(mine, drawn, 1), key="DGSCPLK".index))
                found.append((viewer, record, retold(game, record, {start: " ".join(deal)})))
    return found


def seen(record: Record, viewer: int) -> list[bytes]:
    """Everything that reaches a seat during a game, as bytes: views, events in every language, legal moves, errors."""
    says = [translator(language) for language in LANGUAGES]
    tries = ["+D", "+K", "-DD", "-LLL", "+DG-LK", "+GS-KK", "+DD-SS", "=P", "!2", "nonsense"]
    show = record.game.definition.show
    out = []
    for before, code, after in record.steps():
        out.append(bytes(after.view(viewer)))
        out.append(bytes(after.view(viewer).without_memory()))
        out.append(msgspec.json.encode([show(after.view(viewer)), show(after.view(viewer, memory=False))]))
        if after.turn == viewer:
            out.append(json.dumps(after.legal_moves.notation()).encode())
            codes = after.legal_moves.codes[:3].tolist()
            previews = [record.game.definition.preview(after.view(viewer), code) for code in codes]
            out.append(msgspec.json.encode([message_object(preview) for preview in previews]))
            for text in tries:
                try:
                    after.play(text, seat=viewer)
                except GameError as error:
                    out.append(f"{type(error).__name__} {error} {[say.error(error) for say in says]}".encode())
        for event in record.game.definition.events(before, code, after):
            told = event.seen_by(viewer)
            out.append(msgspec.json.encode(event_object(told)))
            sentences = [say(told.message(lambda seat: Message("player", {"number": seat + 1}))) for say in says]
            out.append(f"{told!r} {sentences}".encode())
    return out


@pytest.mark.parametrize("number", range(6))
def test_secret__twin_games_look_the_same(jaipur: Game, number: int) -> None:
    """J-SECRET: another hidden card, the same bytes for the seat that cannot see it."""
    pairs = twins(jaipur, number)
    assert len(pairs) >= 4
    for viewer, one, two in pairs:
        assert [entry.text for entry in one.log] != [entry.text for entry in two.log]
        assert seen(one, viewer) == seen(two, viewer)
        assert to_json(one.seen_by(viewer)) == to_json(two.seen_by(viewer))
        assert to_text(one.seen_by(viewer)) == to_text(two.seen_by(viewer))
        assert seen(one, 1 - viewer) != seen(two, 1 - viewer), "the owner does see the difference"


def test_secret__bonus_values_stay_with_their_owner_until_scoring(jaipur: Game) -> None:
    """J-SECRET: another bonus token drawn by the opponent, the same bytes until the round is scored."""
    compared = 0
    for number in range(3):
        record = play_game(jaipur, [player("greedy"), player("greedy")], 22, number)
        start, end = rounds_of(record)[0]
        for i in range(start, end - 1):
            if not record.log[i].text.startswith("!"):
                continue
            owner, value = record.log[i - 1].who, int(record.log[i].text[1:])
            stack = next(stack for stack in ([1, 2, 3], [4, 5, 6], [8, 9, 10]) if value in stack)
            cut = [Entry(entry.who, entry.text) for entry in record.log[: end - 1]]
            for other in stack:
                try:
                    changed = [*cut[:i], Entry(CHANCE, f"!{other}"), *cut[i + 1 :]]
                    one, two = fold(jaipur, cut, {}), fold(jaipur, changed, {})
                except EntryError:
                    continue  # no such token was left
                if other == value or one.position.round_result is not None:
                    continue
                assert seen(one, 1 - owner) == seen(two, 1 - owner)
                assert to_json(one.seen_by(1 - owner)) == to_json(two.seen_by(1 - owner))
                assert seen(one, -1) == seen(two, -1), "nor do spectators"
                assert to_json(one.seen_by(owner)) != to_json(two.seen_by(owner))
                compared += 1
    assert compared >= 5
