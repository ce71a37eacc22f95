"""What axe says about every screen, by day and by night: nothing. `make test-browser` asks for all of them."""

from __future__ import annotations

import pytest

from browser.barriers import barriers
from browser.conftest import Visit
from browser.screens import SAMPLED, open_screen


@pytest.mark.parametrize("screen", SAMPLED)
def test_axe_finds_nothing(visit: Visit, screen: str) -> None:
    ann = visit()
    open_screen(ann, screen)
    assert barriers(ann.page) == []


def test_axe_finds_what_is_wrong(visit: Visit) -> None:
    """By day any barrier; by night a colour that is too weak there."""
    page = visit().go("/about")
    page.evaluate(
        """() => {
          const weak = '<button></button><p id="weak">hard to read</p>';
          document.querySelector('h1').insertAdjacentHTML('afterend', weak);
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('#weak { color: light-dark(black, #777); background: light-dark(white, #666); }');
          document.adoptedStyleSheets.push(sheet);
        }"""
    )
    found = [one.split(":")[0] for one in barriers(page)]
    assert found == ["light button-name", "dark color-contrast"]
