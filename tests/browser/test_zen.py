"""Zen mode in a real browser: only the game, and a way back to the rest."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit


def test_zen_leaves_the_height_of_a_phone_to_the_table(visit: Visit) -> None:
    ann = visit(size=(390, 844), settings={"isZen": True})
    made = ann.table("jaipur", "me", "bot:1")
    page = ann.go(f"/table/{made['table']['id']}")
    home, table = page.get_by_role("link", name="Serai"), page.locator(".board")
    expect(table).to_be_visible()
    expect(home).to_be_hidden()
    before = table.bounding_box()
    assert before and before["y"] < 40
    page.get_by_role("button", name=ann.say("web-top-bar")).click()
    expect(home).to_be_visible()
    assert table.bounding_box() == before, "the table has moved"
