"""The page of bench/calibration.py, and how it takes and plays out decisions."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

from serai.core.random import seeded

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture
def calibration(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("calibration")


@pytest.fixture
def playouts(calibration: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Quick ones."""
    module: ModuleType = calibration.playouts
    for name in ("IN_GAMES", "FORECAST", "PLAYOUT"):
        monkeypatch.setattr(module, name, calibration.Budget(iterations=4))
    return module


def test_the_page_and_its_pictures_are_what_the_figures_say(calibration: ModuleType) -> None:
    """`python bench/calibration.py --page` writes them anew."""
    notes = calibration.load()
    assert (BENCH / "calibration.md").read_text("utf-8") == calibration.page(notes)
    for name, drawn in calibration.pictures(notes).items():
        assert (BENCH / name).read_text("utf-8") == drawn


def test_what_is_kept_is_small_and_comes_back(
    calibration: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert (BENCH / "calibration.json").stat().st_size < 300_000
    notes = calibration.load()
    monkeypatch.setattr(calibration, "RESULTS", tmp_path / "calibration.json")
    calibration.save(notes)
    assert calibration.load() == notes
    assert (tmp_path / "calibration.json").read_bytes() == (BENCH / "calibration.json").read_bytes()


def test_a_cell_is_bold_where_it_is_neither_near_nor_within_its_margin(calibration: ModuleType) -> None:
    def shown(said: float, wins: int, games: int) -> tuple[str, int]:
        count = calibration.Count()
        found = [calibration.Told(said, float(place < wins)) for place in range(games)]
        return calibration.cell(found, count), count.off

    assert shown(0.5, 600, 1000)[1] == 1 and shown(0.5, 600, 1000)[0].startswith("**0.500 → 0.600")
    assert shown(0.5, 58, 100) == ("0.500 → 0.580 ± 0.098 (100)", 0), "within its margin"
    assert shown(0.5, 52_500, 100_000)[1] == 0, "within three points"
    assert shown(0.5, 5, 10) == ("–", 0), "too few"


@pytest.mark.parametrize(("name", "seats"), [("jaipur", 2), ("istanbul", 3)])
def test_a_run_that_was_stopped_goes_on_where_it_was(
    playouts: ModuleType, name: str, seats: int, tmp_path: Path
) -> None:
    whole, stopped = tmp_path / "whole.jsonl", tmp_path / "stopped.jsonl"
    kind = (name, seats, "greedy")
    list(playouts.fill(whole, {kind: 12}, 5, has_all=False))
    list(playouts.fill(stopped, {kind: 1}, 5, has_all=False))
    assert len(playouts.read(stopped)) < len(playouts.read(whole))
    list(playouts.fill(stopped, {kind: 12}, 5, has_all=False))
    assert playouts.read(stopped) == playouts.read(whole)
    assert all(0 <= note.search <= 1 and 0 <= note.came <= 1 for note in playouts.read(whole))


def test_playouts_of_one_decision_have_luck_of_their_own(playouts: ModuleType) -> None:
    position = next(playouts.taken(playouts.load("jaipur", 2), "itself", 3, 0))
    code = int(position.legal_moves.codes[0])
    ended = [playouts.play_out(position, code, playouts.PLAYOUT, seeded(number)) for number in range(30)]
    assert {0.0, 1.0} <= set(ended)
    assert playouts.play_out(position, code, playouts.PLAYOUT, seeded(3)) == ended[3]
