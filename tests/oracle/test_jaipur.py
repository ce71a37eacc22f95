"""Games played by the kernel, replayed by an independent implementation that shares no code with it."""

from __future__ import annotations

import json

import pytest

from oracle.jaipur_oracle import Mismatch, replay
from serai import games
from serai.bots import player
from serai.core.writing import to_json
from serai.lab.simulate import play_games


@pytest.mark.parametrize("options", [{}, {"rounds": 1}, {"full_tie": "shared"}], ids=str)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_same_legal_moves_and_results(options: dict[str, object], bots: str) -> None:
    """A sample; `make oracle` replays 2,000 whole matches."""
    game = games.load("jaipur", **options)
    decisions = 0
    for record in play_games(game, [player(bots)] * 2, 40, 31, with_legal=True):
        decisions += replay(json.loads(to_json(record)))
    assert decisions > 1_500


def test_the_oracle_notices_a_difference() -> None:
    game = games.load("jaipur")
    (record,) = play_games(game, [player("random")] * 2, 1, 32, with_legal=True)
    document = json.loads(to_json(record))
    replay(document)
    entry = next(entry for entry in document["log"] if len(entry) == 3 and len(entry[2]) > 3)
    entry[2].remove(next(move for move in entry[2] if move != entry[1]))
    with pytest.raises(Mismatch):
        replay(document)
    document = json.loads(to_json(record))
    document["result"]["rounds"][0]["rupees"][0] += 1
    with pytest.raises(Mismatch):
        replay(document)
