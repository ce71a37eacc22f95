"""What a game says of mistakes, for every game: words that depend on the view alone, in five languages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from serai import games
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import seeded
from serai.core.view import View
from serai.core.wire import message_object
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator


def decisions(game: Game, wanted: int, seed: int = 1) -> Iterator[tuple[Position, int, int]]:
    """Positions of games of half clumsy players, each with two legal moves."""
    chance, choose = seeded(seed), random.Random(seed)
    position, found = game.start(), 0
    while found < wanted:
        if position.is_over:
            position = game.start()
        if position.is_chance:
            position = position.chance(chance)
            continue
        codes = position.legal_moves.codes.tolist()
        view = position.view(position.mover)
        likely = max(choose.sample(codes, min(6, len(codes))), key=lambda code: appraised(view, code))
        if len(codes) > 1 and choose.random() < 0.4:
            yield position, choose.choice([code for code in codes if code != likely]), likely
            found += 1
        position = position.play_code(likely if choose.random() < 0.8 else choose.choice(codes))


def appraised(view: View, code: int) -> float:
    return view.game.definition.appraise(view, view.game.move(code))


def words(view: View, played: int, better: int) -> bytes:
    """All that is said of a mistake, as it travels."""
    definition = view.game.definition
    told = [message_object(fact) for fact in definition.facts(view, played, better)]
    return json.dumps([told, list(definition.themes(view, played, better))]).encode()


def test_twin_worlds_are_told_the_same(game: Game) -> None:
    """J-SECRET, I-SECRET: whatever is hidden from the mover, the words are the same, byte by byte."""
    differ = 0
    for number, (position, played, better) in enumerate(decisions(game, 24)):
        seat = position.mover
        told = words(position.view(seat), played, better)
        for twin in (game.determinize(position.view(seat), seeded(number, k)) for k in range(2)):
            differ += bytes(twin) != bytes(position)
            assert words(twin.view(seat), played, better) == told
        assert words(game.view(position.view(seat).text), played, better) == told
        assert words(position.view(seat, memory=False), played, better) == told
    assert differ > 20 or game.id != "jaipur"


def test_a_few_sentences_in_five_languages(game: Game) -> None:
    said = set()
    say = {language: Translator(language, strict=True) for language in LANGUAGES}
    for position, played, better in decisions(game, 100, seed=2):
        view = position.view(position.mover)
        facts = game.definition.facts(view, played, better)
        assert len(facts) == len(set(map(str, facts))) <= 2
        for fact in facts:
            said.add(fact.key)
            for language, translate in say.items():
                text = translate(fact)
                assert text.endswith("。" if language == "ja" else ".") and "{" not in text and "  " not in text, text
        assert not game.definition.facts(view, better, better)
        assert set(game.definition.themes(view, played, better)) <= set(game.definition.theme_names)
    assert len(said) >= 8 or not game.definition.theme_names


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_and_feats_have_names(language: str) -> None:
    say = Translator(language, strict=True)
    for name in games.names():
        definition = games.definition(name)
        if definition.theme_names:
            labels = [say(definition.theme_label(theme)) for theme in definition.theme_names]
            assert len(set(labels)) == len(labels) > 5
            assert "34" in say(definition.feat_label(34))


def test_feats_are_counts_of_players_moves(game: Game) -> None:
    found = 0
    for position, played, _ in decisions(game, 100, seed=3):
        after = position.play_code(played)
        feat = game.definition.feat(position, played, after)
        assert isinstance(feat, int) and feat >= 0
        assert feat == game.definition.feat(position, played, type(after)(game, after.array))  # without a trace
        found += feat > 0
    assert found or not game.definition.theme_names
