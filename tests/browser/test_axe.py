"""What axe says about every screen, by day and by night: nothing. `make test-browser` asks for all of them."""

from __future__ import annotations

import pytest

from browser.conftest import ROOT, Visit
from browser.screens import SAMPLED, open_screen


@pytest.fixture(scope="module")
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


@pytest.mark.parametrize("screen", SAMPLED)
def test_axe_finds_nothing(visit: Visit, axe: str, screen: str) -> None:
    ann = visit()
    open_screen(ann, screen)
    ann.page.evaluate(axe)
    for theme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=theme)
        # Colours that fade into each other are judged when they are there.
        ann.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
        result = ann.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        found = [
            f"{theme} {one['id']}: {node['html'][:200]}\n{node['failureSummary']}"
            for one in result["violations"]
            for node in one["nodes"]
        ]
        assert not found, "\n".join(found)
