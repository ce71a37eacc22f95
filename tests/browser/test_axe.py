"""What axe says about every screen, by day and by night: nothing serious. `make test-browser` asks for all of them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import ROOT, Visit
from browser.screens import SAMPLED, open_screen


@pytest.fixture(scope="module")
def axe() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def is_label(page: Page, found: dict[str, Any]) -> bool:
    """Whether a name that differs from the text inside is a fault.

    What is printed on a drawn piece is no label: ears do not hear it, and the name says what it means.
    """
    text = "(one) => { for (const art of one.querySelectorAll('[aria-hidden]')) art.remove(); return one.textContent; }"
    return bool(page.locator(found["target"][0]).evaluate(f"(one) => ({text})(one.cloneNode(true))").strip())


@pytest.mark.parametrize("screen", SAMPLED)
def test_axe_finds_nothing_serious(visit: Visit, axe: str, screen: str) -> None:
    ann = visit()
    open_screen(ann, screen)
    ann.page.evaluate(axe)
    for theme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=theme)
        # Colours that fade into each other are judged when they are there.
        ann.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
        result = ann.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        serious = [
            f"{theme} {one['id']}: {node['html'][:200]}\n{node['failureSummary']}"
            for one in result["violations"]
            for node in one["nodes"]
            if one["impact"] in ("serious", "critical")
            and (one["id"] != "label-content-name-mismatch" or is_label(ann.page, node))
        ]
        assert not serious, "\n".join(serious)
