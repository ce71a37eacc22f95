"""Games of Istanbul played by the kernel, replayed by an independent implementation that shares no code with it."""

from __future__ import annotations

import json

import pytest

from oracle.istanbul_oracle import Mismatch, replay
from serai import games
from serai.bots import player
from serai.core.writing import to_json
from serai.lab.simulate import play_games


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_same_legal_moves_and_results(seats: int, name: str, rules: int) -> None:
    """A sample; `make oracle` replays 500 random games of each number of players."""
    game = games.load("istanbul", seats=seats, rules=rules)
    decisions = 0
    for record in play_games(game, [player(name)] * seats, 25, 41, with_legal=True):
        decisions += replay(json.loads(to_json(record)))
    assert decisions > 1_500


def test_the_rules_versions_differ_in_what_is_offered() -> None:
    """I-PAY-SHORT: by version 2 tokens may go first, and the oracle finds that a record of version 1 lacks it."""
    game = games.load("istanbul", seats=4)
    records = play_games(game, [player("random")] * 4, 25, 41, with_legal=True)
    documents = [json.loads(to_json(record)) for record in records]
    offered = [one for one in documents if any(" tokens " in " ".join(entry[2]) for entry in one["log"] if entry[2:])]
    assert len(offered) > 3
    for document in offered:
        replay(document)
        with pytest.raises(Mismatch):
            replay(document | {"rules": 1})


def test_the_oracle_notices_a_difference() -> None:
    game = games.load("istanbul", seats=3)
    (record,) = play_games(game, [player("greedy")] * 3, 1, 42, with_legal=True)
    replay(json.loads(to_json(record)))
    document = json.loads(to_json(record))
    entry = next(entry for entry in document["log"] if len(entry) == 3 and len(entry[2]) > 3)
    entry[2].remove(next(move for move in entry[2] if move != entry[1]))
    with pytest.raises(Mismatch):
        replay(document)
    document = json.loads(to_json(record))
    document["result"]["money"][0] += 1
    with pytest.raises(Mismatch):
        replay(document)
