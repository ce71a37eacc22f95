"""Habits: kinds of moves and their moments, for every game by its declarations."""

from __future__ import annotations

import pytest

from serai import games
from serai.bots.registry import player
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.lab.simulate import play_game
from serai.study import habits


@pytest.mark.parametrize("name", games.names())
def test_every_move_of_a_player_is_counted_once(name: str) -> None:
    game = games.load_with(name, {})
    record = play_game(game, [player("random")] * game.seats, 1, 1)
    plays = habits.seat_plays(record)
    for seat, play in enumerate(plays):
        made = sum(entry.who == seat for entry in record.log)
        assert sum(one.count for one in play.habits.values()) == made
        assert set(play.habits) <= set(habits.kinds(name))
        # The moments of all moves of a round have the mean one half.
        assert sum(one.moments for one in play.habits.values()) == pytest.approx(made / 2)
        if play.feat_step is not None:
            steps = list(record.steps())
            before, code, after = steps[play.feat_step]
            assert (before.mover, game.definition.feat(before, code, after)) == (seat, play.feat)
    again = habits.from_object(habits.to_object(plays[0].habits))
    assert {kind: one.count for kind, one in again.items()} == {k: one.count for k, one in plays[0].habits.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_kind_has_a_name_of_its_own(name: str, language: str) -> None:
    say = Translator(language, strict=True)
    said = [say(habits.kind_label(name, kind)) for kind in habits.kinds(name)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("name", games.names())
def test_level_5_was_measured_with_every_number_of_seats(name: str) -> None:
    for seats in games.definition(name).seats:
        strong = habits.strong_play(name, seats)
        assert strong and set(strong) <= set(habits.kinds(name))
        assert all(0 < (one.moment or 0) < 1 for one in strong.values())


def test_habits_of_several_games_add_up() -> None:
    total = habits.added([{"sell": habits.Habit(2, 1.0)}, {"sell": habits.Habit(1, 0.8), "take": habits.Habit(4, 2.0)}])
    assert (total["sell"].count, total["sell"].moment, total["take"].moment) == (3, pytest.approx(0.6), 0.5)
    assert habits.Habit().moment is None
