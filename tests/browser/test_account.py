"""One's own login, through the screen: kept, changed, left on all devices, and come back to."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.words import Words

say = Words()


def opened(page: Page) -> None:
    """The dialog of one's name."""
    page.get_by_title(say("web-edit-name")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_passphrase_is_changed_and_all_devices_are_logged_out(visit: Visit) -> None:
    ann, phone = visit(), visit(size=(390, 844))
    ann.allow("401", "400")
    page = ann.go()
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    page.reload()
    opened(page)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("web-handle"), exact=True).fill("ann-of-jaipur")
    dialog.get_by_label(say("web-passphrase"), exact=True).fill("camels at dusk")
    dialog.get_by_role("button", name=say("web-keep"), exact=True).click()
    expect(dialog).to_be_hidden()
    # On another device, too.
    other = phone.go()
    opened(other)
    other.get_by_role("button", name=say("web-log-in"), exact=True).click()
    other.get_by_label(say("web-handle"), exact=True).fill("ann-of-jaipur")
    other.get_by_label(say("web-passphrase"), exact=True).fill("camels at dusk")
    other.get_by_role("button", name=say("web-go-on"), exact=True).click()
    expect(other.get_by_title(say("web-edit-name"))).to_contain_text("Ann")
    # Another passphrase: the old one must be given.
    opened(page)
    change = say("web-passphrase-change")
    dialog.get_by_role("button", name=change, exact=True).click()
    for old in ("wrong one", "camels at dusk"):
        dialog.get_by_label(say("web-passphrase-old"), exact=True).fill(old)
        dialog.get_by_label(say("web-passphrase-new"), exact=True).fill("gold in the morning")
        dialog.get_by_role("button", name=change, exact=True).click()
        if old == "wrong one":
            expect(dialog.get_by_text(say("error-guest-old-passphrase"))).to_be_visible()
    expect(page.get_by_text(say("web-passphrase-changed"))).to_be_visible()
    other.reload()
    expect(other.get_by_title(say("web-edit-name"))).not_to_contain_text("Ann")
    # Everywhere, this device included; and back with the new one.
    dialog.get_by_role("button", name=say("web-log-out-all"), exact=True).click()
    expect(dialog.get_by_text(say("web-log-out-all-says"))).to_be_visible()
    dialog.get_by_role("button", name=say("web-log-out-all"), exact=True).click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_title(say("web-edit-name"))).not_to_contain_text("Ann")
    opened(page)
    page.get_by_role("button", name=say("web-log-in"), exact=True).click()
    page.get_by_label(say("web-handle"), exact=True).fill("ann-of-jaipur")
    page.get_by_label(say("web-passphrase"), exact=True).fill("gold in the morning")
    page.get_by_role("button", name=say("web-go-on"), exact=True).click()
    expect(page.get_by_title(say("web-edit-name"))).to_contain_text("Ann")
