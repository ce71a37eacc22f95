"""The page of bench/strength.py: written from the figures kept, nothing by hand."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

BENCH = Path(__file__).parent.parent / "bench"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    specification = importlib.util.spec_from_file_location("strength", BENCH / "strength.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    monkeypatch.setitem(sys.modules, "strength", module)
    specification.loader.exec_module(module)
    return module


def test_the_page_is_what_the_figures_say(strength: ModuleType) -> None:
    """`python bench/strength.py --page` writes it anew."""
    assert (BENCH / "strength.md").read_text("utf-8") == strength.page(strength.load())


def test_every_row_says_how_it_was_measured(strength: ModuleType) -> None:
    commands = [row.command for row in strength.rows()]
    assert len(set(commands)) == len(commands)
    assert set(json.loads((BENCH / "strength.json").read_text("utf-8"))["rows"]) <= set(commands)


def test_the_picture_holds_its_points(strength: ModuleType) -> None:
    drawn = strength.draw_curves({"jaipur": [(200, 0.55, 0.5, 0.6), (3200, 0.95, 0.9, 1.0)]})
    texts = [element.text for element in ElementTree.fromstring(drawn).iter() if element.text]
    assert "3,200" in texts and any("55 % with 200" in text for text in texts)
