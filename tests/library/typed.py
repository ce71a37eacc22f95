"""Lines as users write them: type checkers must know every type here (`test_typing.py`). Also run as it stands."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from typing import assert_type

from serai import games
from serai.core.game import Game
from serai.core.position import LegalMoves, Position
from serai.core.record import Record, SeenRecord
from serai.games.istanbul import Istanbul, IstanbulPosition, IstanbulView
from serai.games.jaipur import Exchange, Jaipur, JaipurPosition, JaipurView, Outcome, PlayerMove, Sell, Take, TakeCamels

jaipur = games.load("jaipur", rounds=1, full_tie="shared", memory_aid=True)
assert_type(jaipur, Jaipur)
position = jaipur.start().play("first 1").play("deal DDLLK SSPLK GL")
assert_type(position, JaipurPosition)
assert_type(position.play(Sell("D", 2)), JaipurPosition)
assert_type(position.hands, tuple[str, str])
assert_type(position.market, str)
assert_type(position.turn, int | None)
assert_type(position.outcome, Outcome | None)
assert_type(position.legal_moves, LegalMoves[PlayerMove])
assert_type(position.text, str)
assert_type(position.game, Jaipur)
view = position.view(0)
assert_type(view, JaipurView)
assert_type(view.hand, str)
assert_type(view.bonus_taken, tuple[tuple[int, ...], ...])
assert_type(view.card_odds, Mapping[str, Fraction])
assert_type(jaipur.determinize(view, random.Random(1)), JaipurPosition)
assert_type(jaipur.record(), Record[JaipurPosition])
assert_type(jaipur.record().chance(random.Random(1)), JaipurPosition)


def worth(move: PlayerMove) -> int:
    """Every player's move of the game is one of these."""
    match move:
        case Take(good):
            return len(good)
        case Sell(_, count):
            return count
        case Exchange(take, give):
            return len(take) - len(give)
        case TakeCamels():
            return 0


best = max(view.legal_moves, key=worth)
print(best, worth(best), position.play(best).text)

istanbul = games.load("istanbul", seats=3)
assert_type(istanbul, Istanbul)
row = istanbul.start().chance(random.Random(1)).chance(random.Random(2)).row
assert_type(row, tuple[str, ...])
assert_type(istanbul.start(), IstanbulPosition)
assert_type(istanbul.start().view(-1), IstanbulView)
assert_type(istanbul.start().view(-1).rubies, tuple[int, ...])

for name in games.names():
    assert_type(games.load(name), Game)
assert_type(games.position(position.text), Position)


def results(path: str) -> None:
    """Records of any form."""
    for record in games.read(path):
        assert_type(record, Record | SeenRecord)
