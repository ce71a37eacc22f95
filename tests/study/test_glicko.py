"""Glicko-2, beside the example that Glickman published with it."""

import pytest

from serai.study.glicko import LEAST_DEVIATION, MOST_DEVIATION, Rating, expected, meet, rated


def test_the_published_example() -> None:
    """Glickman, "Example of the Glicko-2 system": a win and two losses."""
    results = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), results)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_results_only_time_passes() -> None:
    found = rated(Rating(1500, 200, 0.06), [])
    assert found.value == 1500
    assert found.deviation == pytest.approx(200.2714, abs=0.001)


def test_fractions_of_a_period_add_up() -> None:
    half = Rating(1600, 80).aged(0.5).aged(0.5)
    assert half.deviation == pytest.approx(Rating(1600, 80).aged(1).deviation)


def test_both_sides_change_at_once_and_against_each_other() -> None:
    solver, puzzle = meet(Rating(), Rating(1700, 120), 1.0)
    assert solver.value > 1500 and puzzle.value < 1700
    assert solver.value - 1500 > 1700 - puzzle.value  # the puzzle is known better
    assert solver.deviation < MOST_DEVIATION


def test_a_rating_converges_on_the_strength_of_its_results() -> None:
    """Wins as often as somebody of 1700 would: the rating goes there, and is sure of it."""
    rating, puzzle = Rating(), Rating(1700, 60)
    for number in range(200):
        rating, _ = meet(rating, puzzle, float(number % 2))
    assert rating.value == pytest.approx(1700, abs=40)
    assert LEAST_DEVIATION <= rating.deviation < 80
    assert rating.interval[0] < 1700 < rating.interval[1]


def test_expected_share() -> None:
    assert expected(Rating(1500, 50), Rating(1500, 50)) == pytest.approx(0.5)
    assert expected(Rating(1900, 50), Rating(1500, 50)) > 0.89
    assert expected(Rating(1900, 350), Rating(1500, 350)) < expected(Rating(1900, 50), Rating(1500, 50))


def test_a_great_surprise_does_not_break_the_volatility() -> None:
    rating, _ = meet(Rating(600, 45), Rating(3000, 45), 1.0)
    assert 600 < rating.value < 3000 and 0 < rating.volatility <= 0.1
