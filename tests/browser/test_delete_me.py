"""A guest deletes themself in the dialog with their name."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.words import Words
from serai.i18n.files import LANGUAGES


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one != "en")]
)
def test_a_guest_deletes_themself(visit: Visit, language: str) -> None:
    """With a passphrase, which must be right; afterwards the browser is somebody new."""
    say, ann = Words(language), visit(language=language)
    page = ann.go()
    me = page.get_by_title(say("web-edit-name"))
    me.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name=say("web-your-name")).fill("Annabelle")
    dialog.get_by_role("button", name=say("web-save")).click()
    expect(me).to_contain_text("Annabelle")
    me.click()
    dialog.get_by_role("textbox", name=say("web-handle")).fill(f"annabelle-{language}")
    dialog.get_by_label(say("web-passphrase")).fill("correct horse")
    dialog.get_by_role("button", name=say("web-keep"), exact=True).click()
    me.click()
    dialog.get_by_role("button", name=say("web-delete-me"), exact=True).click()
    expect(dialog).to_contain_text(say("web-delete-me-says"))
    ann.allow("401", "Unauthorized")
    for passphrase in ("wrong horse", "correct horse"):
        dialog.get_by_label(say("web-passphrase")).fill(passphrase)
        dialog.get_by_role("button", name=say("web-delete-me-now"), exact=True).click()
        if passphrase.startswith("wrong"):
            expect(dialog.get_by_text(say("error-guest-wrong-passphrase"))).to_be_visible()
    expect(dialog).to_be_hidden()
    expect(me).not_to_contain_text("Annabelle")
