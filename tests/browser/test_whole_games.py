"""Whole games against a bot, from the first page to the last, with a mouse and with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.input import Input, Keys, Mouse
from browser.players import IstanbulPlayer, JaipurPlayer
from browser.words import Words

say = Words()


def hands_of(way: str, page: Page) -> Input:
    return Mouse() if way == "mouse" else Keys(page)


def choose(page: Page, hands: Input, legend: str, option: str) -> None:
    """Choose one of several radio buttons."""
    group = page.get_by_role("group", name=legend, exact=True)
    wanted = group.get_by_role("radio", name=option)
    if isinstance(hands, Keys):
        checked = group.locator("input:checked")
        hands.reach(checked)
        for _ in range(group.get_by_role("radio").count()):
            if wanted.is_checked():
                break
            page.keyboard.press("ArrowRight")
    else:
        group.locator("label", has_text=option).click()
    expect(wanted).to_be_checked()


@pytest.mark.parametrize("way", [pytest.param("mouse", marks=pytest.mark.deep), "keys"])
@pytest.mark.parametrize("rounds", [1, pytest.param(3, marks=pytest.mark.deep)])
def test_jaipur(visit: Visit, way: str, rounds: int) -> None:
    page = visit().go()
    hands = hands_of(way, page)
    choose(page, hands, say("web-game"), "Jaipur")
    choose(page, hands, say("web-level"), say("jaipur-level-name", level=1))
    if rounds == 1:
        hands.press(page.locator("summary", has_text=say("web-more-options")))
        choose(page, hands, say("jaipur-option", option="rounds"), say("jaipur-option-value", value="rounds-1"))
    hands.press(page.get_by_role("button", name=say("web-begin")))
    player = JaipurPlayer(page, hands)
    assert player.play() >= (2 if rounds == 3 else 1)


@pytest.mark.parametrize("way", ["mouse", pytest.param("keys", marks=pytest.mark.deep)])
def test_istanbul(visit: Visit, way: str) -> None:
    page = visit().go()
    hands = hands_of(way, page)
    choose(page, hands, say("web-game"), "Istanbul")
    choose(page, hands, say("web-level"), say("istanbul-level-name", level=1))
    hands.press(page.get_by_role("button", name=say("web-begin")))
    player = IstanbulPlayer(page, hands)
    player.play()
    assert player.moves > 5
    expect(player.rematch).to_be_visible()
