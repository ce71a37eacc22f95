"""What is only looked at: a zone, a hint, a tile, the list of cards. None of it takes the place of what can be done."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.screens import MIDDLE, imported
from browser.visitor import Visitor
from browser.words import Words

say = Words()
_ACTIONS = """() => [...document.querySelectorAll('.actions button')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
_OVERLAP = """([note, piece]) => {
  const [one, other] = [note, piece].map((name) => document.querySelector(name).getBoundingClientRect());
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}"""


def asked_to_reroll(ann: Visitor) -> Page:
    """A new table of Istanbul whose first turn is the visitor's: everybody starts with a crystal."""
    for _ in range(30):
        table = ann.table("istanbul", "me", "bot:1")["table"]["id"]
        page = ann.go(f"/table/{table}")
        page.locator('[data-action="confirm"]').wait_for()
        if page.locator(".dice button").count():
            return page
    raise AssertionError("nobody is asked")


def test_a_zone_is_looked_at_while_dice_are_rerolled(visit: Visit) -> None:
    """The button stays what it is, and no action moves."""
    page = asked_to_reroll(visit())
    confirm = page.locator('[data-action="confirm"]')
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    before, kept = page.evaluate(_ACTIONS), confirm.inner_text()
    zone = page.locator('[data-place="zone-Y"]')
    zone.click(force=True)
    expect(page.locator(".bar .prompt")).to_have_text(zone.get_attribute("data-says") or "")
    expect(confirm).to_have_text(kept)
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    assert page.evaluate(_ACTIONS) == before


def test_a_hint_moves_no_action(visit: Visit) -> None:
    page = asked_to_reroll(visit())
    before = page.evaluate(_ACTIONS)
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    expect(page.locator(".bar .hint")).to_be_visible()
    assert page.evaluate(_ACTIONS) == before


def test_a_tile_is_explained_beside_it(visit: Visit) -> None:
    ann = visit()
    page = ann.go(f"/table/{imported(ann, 'istanbul', entries=MIDDLE['istanbul'])}")
    tile = page.locator('[data-place^="tile-"]').first
    tile.click(button="right", force=True)
    note = page.locator(".note[role='status']")
    expect(note.locator("strong")).to_have_text(tile.get_attribute("data-name") or "")
    expect(note).to_contain_text(tile.get_attribute("data-tells") or "")
    assert not page.evaluate(_OVERLAP, [".note[role='status']", '[data-place^="tile-"]'])


def test_the_list_of_cards_begins_with_the_tiles(visit: Visit) -> None:
    """What the rule sheet does not say is explained at the foot."""
    ann = visit()
    page = ann.go(f"/table/{imported(ann, 'istanbul', entries=MIDDLE['istanbul'])}")
    page.get_by_role("button", name=say("web-istanbul-card-list"), exact=True).click()
    sheet = page.locator("dialog[open]")
    tile, note = sheet.locator(".tiles .art").first, sheet.locator(".note")
    expect(tile).to_be_in_viewport()
    expect(note).to_contain_text("--components")
    assert note.evaluate("(note) => note === note.parentElement.lastElementChild")
