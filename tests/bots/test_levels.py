"""Levels: honest ones, the same on every machine, with a name and a character in every language."""

from __future__ import annotations

import pytest

from serai import games
from serai.bots import player
from serai.bots.levels import NUMBERS
from serai.core.random import seeded
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.lab.playing import play


@pytest.mark.parametrize("name", games.names())
def test_levels_play_the_same_on_every_machine(name: str) -> None:
    """By iterations and policy: the same view and the same random numbers give the same move."""
    game = games.load(name)
    record = play(game, [player("greedy")] * game.seats, 3, 0).record
    views = [before.view(before.turn) for before, *_ in record.steps() if before.turn is not None][::15]
    for number in NUMBERS:
        chosen = [[player(f"level:{number}").choose(view, seeded(9)).code for view in views] for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert all(code in view.legal_moves.codes for code, view in zip(chosen[0], views))


def test_levels_are_defined_without_a_clock() -> None:
    for levels in (games.definition(name).levels for name in games.names()):
        assert len(levels) == len(NUMBERS)
        assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
        assert not any(hasattr(level, "seconds") for level in levels)
        assert levels[-1].temperature == levels[-1].blindness == 0, "full strength does not err on purpose"


def test_a_beginner_errs_but_not_at_random() -> None:
    """Level 1 loses to `greedy` and beats `random`."""
    one_round, wins = games.load("jaipur", rounds=1), {"greedy": 0.0, "random": 0.0}
    for other in wins:
        for number in range(15):
            wins[other] += play(one_round, [player("level:1"), player(other)], 11, number).shares[0]
    assert wins["greedy"] <= 5 and wins["random"] >= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_level_has_a_name_and_a_character(name: str, language: str) -> None:
    say, definition = Translator(language, strict=True), games.definition(name)
    names = [say(definition.level_name(level)) for level in NUMBERS]
    characters = [say(definition.level_character(level)) for level in NUMBERS]
    assert len(set(names)) == len(set(characters)) == len(NUMBERS)
    assert all(character.endswith("." if language != "ja" else "。") for character in characters)
