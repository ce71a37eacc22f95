"""What axe says about a page: everything by day, and by night all that depends on colours."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

_AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: The rules whose verdict a theme can change; of all others the second theme would only hear the same again.
_OF_COLOURS = ("color-contrast", "link-in-text-block")


def barriers(page: Page, *themes: Literal["light", "dark"]) -> list[str]:
    """What keeps people from using the page as it is, in these themes; without any, in both."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE.read_text("utf-8"))
    found = []
    for number, theme in enumerate(themes or ("light", "dark")):
        page.emulate_media(color_scheme=theme)
        # Colours that fade into each other are judged when they are there.
        page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
        for one in _violations(page, _OF_COLOURS if number else ()):
            found.append(f"{theme} {one}")
    return found


def _violations(page: Page, rules: Sequence[str]) -> list[str]:
    result = page.evaluate(
        "(rules) => axe.run(document, { resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) })",
        list(rules),
    )
    return [
        f"{one['id']}: {node['html'][:200]}\n{node['failureSummary']}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
