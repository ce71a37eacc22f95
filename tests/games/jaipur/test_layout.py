"""Where the cards of the market lie on a screen."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from serai import games
from serai.core.random import seeded
from serai.core.record import Record
from serai.games.jaipur.layout import EMPTY, lay


def played(seed: int, most: int = 400, **options: int | bool) -> Record:
    """A game of random moves."""
    record, source = games.load("jaipur", **options).record(), seeded(seed)
    for number in range(most):
        position = record.position
        if position.is_over:
            break
        if position.is_chance:
            record.chance(source)
        else:
            moves = position.legal_moves.notation()
            record.play(moves[(seed + 7 * number) % len(moves)])
    return record


def layouts(record: Record) -> list[str]:
    """Where the cards lay after each entry."""
    found = [""]
    for code in record.codes:
        found.append(lay(record.game, found[-1], code))
    return found


def test_layout__cards_stay_where_they_are() -> None:
    game = games.load("jaipur", rounds=1)
    places = ""
    for text, expected in (
        ("first 1", ""),
        ("deal DSCCK DGPPL CP", "CPKKK"),
        ("+C", ".PKKK"),
        ("=L", "LPKKK"),
        ("+K", "LP..."),
        ("=DSS", "LPDSS"),
        ("+DS-PK", "LPPKS"),
        ("-LL", "LPPKS"),
        ("!2", "LPPKS"),
        ("+P", "L.PKS"),
        ("deal DSCCK DGPPL LL", "LLKKK"),
    ):
        places = lay(game, places, game.code(text))
        assert places == expected, text


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_layout__of_whole_games_has_the_cards_of_the_market(seed: int) -> None:
    """Every card of the market has a place, no place is filled twice, and what stays does not move."""
    record = played(seed, rounds=3)
    found = layouts(record)
    for (before, code, after), (old, new) in zip(record.steps(), pairwise(found)):
        shown = record.game.definition.show(after.view(-1))
        if shown.round == 0:
            assert new == ""
            continue
        assert Counter(new.replace(EMPTY, "")) == Counter(shown.market), record.game.write(code)
        is_deal = record.game.write(code).startswith("deal")
        if not is_deal and record.game.definition.show(before.view(-1)).round:
            moved = [place for place, (was, now) in enumerate(zip(old, new)) if was != now]
            assert len(new) == len(old) and all(
                EMPTY in (old[one], new[one]) or "-" in record.game.write(code) for one in moved
            )


def test_layout__is_the_same_however_far_one_looks() -> None:
    """It follows from the moves alone: folded in parts or anew it is the same."""
    record = played(5, rounds=1)
    found = layouts(record)
    for length in (3, 10, len(record.codes)):
        assert layouts(record.until(length))[-1] == found[length]
