"""The browser's Back, and the keys: what is opened is closed, what is typed is typed, and the rest is played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.input import Mouse
from browser.players import JaipurPlayer
from browser.screens import MIDDLE, imported
from browser.words import Words

say = Words()
CHOSEN = '[data-digits~="{}"] button[aria-pressed="true"]'


def table(visit: Visit, **wishes: object) -> Page:
    """A table in the middle of a game against a bot, come to from home."""
    ann = visit(**wishes)
    id = imported(ann, "jaipur", entries=MIDDLE["jaipur"])
    ann.go()
    ann.page.locator(f'a[href="/table/{id}"]').first.click()
    assert JaipurPlayer(ann.page, Mouse()).wait() == "turn"
    return ann.page


# --- Back -----------------------------------------------------------------------------------------------------------


def test_back_closes_a_dialog_and_then_leaves(visit: Visit) -> None:
    page = table(visit, size=(390, 844))
    here = page.url
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name=say("web-settings")).click()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_be_hidden()
    assert page.url == here
    expect(page.locator('[data-action="confirm"]')).to_be_visible()
    page.go_back()
    expect(page).not_to_have_url(here)
    # Forward comes back to the table, and not to a dialog that is closed.
    page.go_forward()
    expect(page).to_have_url(here)
    expect(dialog).to_be_hidden()


def test_a_dialog_closed_by_a_button_is_not_in_the_way_of_back(visit: Visit) -> None:
    page = table(visit)
    here = page.url
    for close in ("Escape", say("web-close")):
        page.get_by_role("button", name=say("web-settings")).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        if close == "Escape":
            page.keyboard.press("Escape")
        else:
            page.get_by_role("dialog").get_by_role("button", name=close).click()
        expect(page.get_by_role("dialog")).to_be_hidden()
        page.wait_for_function("() => !history.state?.overlays")
    page.go_back()
    expect(page).not_to_have_url(here)


def test_a_link_in_a_dialog_leads_back_to_the_table(visit: Visit) -> None:
    page = table(visit)
    here = page.url
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_role("dialog").locator('a[href^="/about"], a[href^="/rules"]').first.click()
    expect(page).to_have_url(re.compile("/(about|rules)"))
    page.go_back()
    expect(page).to_have_url(here)
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.go_back()
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_dialog_does_not_survive_a_reload(visit: Visit) -> None:
    page = table(visit)
    here = page.url
    page.get_by_role("button", name=say("web-settings")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_function("() => history.state?.overlays === 1")
    page.reload()
    expect(page.locator('[data-action="confirm"]')).to_be_visible()
    page.wait_for_function("() => !history.state?.overlays")
    page.go_back()
    expect(page).not_to_have_url(here)


# --- Keys -----------------------------------------------------------------------------------------------------------


def test_digits_choose_and_enter_confirms(visit: Visit) -> None:
    page = table(visit)
    market, hand = page.locator(CHOSEN.format("offered")), page.locator(CHOSEN.format("own"))
    page.keyboard.press("Digit2")
    expect(market.first).to_be_visible()
    page.keyboard.press("Shift+Digit1")
    expect(hand).to_have_count(1)
    page.keyboard.press("Escape")
    expect(market).to_have_count(0)
    expect(hand).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator('[data-action="confirm"]:not([aria-disabled])')).to_be_visible()
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name=say("web-log")).locator("button, p").last).to_be_visible()
    JaipurPlayer(page, Mouse()).wait()


def test_steps_back_by_keys_and_by_lines_of_the_log(visit: Visit) -> None:
    page = table(visit)
    player = JaipurPlayer(page, Mouse())
    for _ in range(2):
        player.move()
        assert player.wait() == "turn"
    present = page.get_by_role("button", name=say("web-to-present"), exact=True).last
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press(",")
    page.keyboard.press(",")
    expect(page.locator(".past")).to_be_visible()
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(page.locator(".past")).to_have_count(0)
    lines = page.get_by_role("region", name=say("web-log")).get_by_role("button")
    lines.first.click()
    expect(page.locator(".past")).to_be_visible()
    present.click()
    expect(page.locator(".past")).to_have_count(0)


def test_the_first_arrow_enters_the_board(visit: Visit) -> None:
    page = table(visit)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    cards = page.locator('[data-digits~="offered"] button')
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()


def test_letters_do_nothing_where_one_types_or_does_not_want_them(visit: Visit) -> None:
    page = table(visit)
    sound = page.get_by_role("button", name=say("web-sound"), exact=True)
    was = sound.get_attribute("aria-pressed")
    page.keyboard.press("m")
    expect(sound).not_to_have_attribute("aria-pressed", was or "")
    page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", was or "")
    page.get_by_role("button", name=say("web-settings")).click()
    page.keyboard.press("m")  # within a dialog
    page.keyboard.press("Control+m")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(sound).to_have_attribute("aria-pressed", was or "")


def test_all_keys_are_told_and_can_be_switched_off(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/about")
    for key in ("hint", "undo", "number", "help", "play"):
        expect(page.get_by_text(say("web-key-says", what=key), exact=True)).to_be_visible()
    page.get_by_label(say("web-keys-on")).uncheck()
    page.goto(f"/table/{imported(ann, 'jaipur', entries=MIDDLE['jaipur'])}")
    JaipurPlayer(page, Mouse()).wait()
    page.keyboard.press("Digit2")
    page.wait_for_timeout(200)
    expect(page.locator(CHOSEN.format("offered"))).to_have_count(0)


# --- Home -----------------------------------------------------------------------------------------------------------

SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_home_does_not_jump_when_answers_come_late(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    imported(ann, "jaipur", entries=MIDDLE["jaipur"])
    page = ann.page
    page.add_init_script(SHIFTS)

    def later(route: object) -> None:
        page.wait_for_timeout(300)
        route.continue_()  # type: ignore[attr-defined]

    page.route(re.compile("/api/(games|me)"), later)
    ann.go()
    expect(page.locator('button[type="submit"]').first).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate("window.shifted") < 0.02
