"""Every screen of study in five languages, on a phone and a desktop, by day and by night: axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.barriers import barriers
from browser.conftest import Visit
from browser.studied import Studied
from browser.visitor import DESKTOP, Visitor
from serai.i18n.files import LANGUAGES
from server.hosted import Hosted

SIZES = ((390, 844), DESKTOP)
#: Words that do not fit where they stand: wider than their box, which hides the rest. `test_in_sight` looks at tables.
_CUT = """() => [...document.querySelectorAll('main :not([data-place] *)')].filter((one) => {
  const style = getComputedStyle(one);
  const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip';
  return isCut && one.scrollWidth > one.clientWidth + 1 && one.checkVisibility() && one.clientWidth > 1
    && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
}).map((one) => one.textContent.trim().slice(0, 80))"""


@pytest.fixture(scope="module")
def studied(browser: Browser, server: Hosted) -> Iterator[Studied]:
    ann, ben = Visitor(browser, server.url), Visitor(browser, server.url)
    yield Studied.by(ann, ben)
    ann.close()
    ben.close()


@pytest.mark.deep
@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_study(visit: Visit, studied: Studied, language: str, size: tuple[int, int]) -> None:
    ann = visit(language=language, size=size)
    ann.context.add_cookies(studied.cookies)  # type: ignore[arg-type]
    found = []
    for name, go in studied.screens(ann):
        go()
        if (wide := ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")) > 0:
            found.append(f"{name}: {wide} px too wide")
        found += [f"{name}: cut: {text}" for text in ann.page.evaluate(_CUT)]
        found += [f"{name}: {one}" for one in barriers(ann.page)]
    assert not found, "\n".join(found)
