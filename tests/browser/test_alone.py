"""What one does alone with the app: hints, taking back, one screen for two, themes, coming back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.input import Mouse
from browser.players import IstanbulPlayer, JaipurPlayer
from browser.screens import MIDDLE, imported
from browser.words import Words

say = Words()


@pytest.mark.parametrize("game", ["jaipur", pytest.param("istanbul", marks=pytest.mark.deep)])
def test_a_hint_chooses_a_move(visit: Visit, game: str) -> None:
    ann = visit()
    page = ann.go(f"/table/{imported(ann, game, entries=MIDDLE[game])}")
    player = (JaipurPlayer if game == "jaipur" else IstanbulPlayer)(page, Mouse())
    assert player.wait() == "turn"
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    chance = re.escape(say("web-hinted", move="*", chance="%")).replace(r"\*", ".+").replace("%", r"\d+.?%")
    expect(page.get_by_text(re.compile(chance))).to_be_visible()
    expect(player.confirm).not_to_have_attribute("aria-disabled", "true")
    player.confirm.click()
    player.wait()


def test_everything_can_be_taken_back_from_a_bot(visit: Visit) -> None:
    ann = visit()
    page = ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:1', undo='free')['table']['id']}")
    player = JaipurPlayer(page, Mouse())
    player.wait()
    kinds = "(cards) => cards.map((card) => card.dataset.kind)"
    before = player.market.get_by_role("button").evaluate_all(kinds)
    player.move()
    player.wait()
    page.get_by_role("button", name=say("web-undo"), exact=True).click()
    expect(page.get_by_role("region", name=say("web-log"))).to_contain_text(
        say("web-happened-undone", seat="").strip().split()[-1]
    )
    page.wait_for_function(  # perhaps in other places
        "([label, cards]) => cards === [...document.querySelectorAll(`[aria-label='${label}'] button`)]"
        ".map((card) => card.dataset.kind).sort().join()",
        arg=[say("web-jaipur-market"), ",".join(sorted(before))],
    )
    player.wait()
    player.move()


def test_one_screen_for_two(visit: Visit) -> None:
    """Nobody sees the other's hand: the device is handed over first."""
    ann = visit()
    page = ann.go()
    page.locator("label", has_text=say("web-pass-and-play")).click()
    page.get_by_role("group", name=say("web-game"), exact=True).locator("label", has_text="Jaipur").click()
    page.get_by_role("textbox", name=say("player", number=1)).fill("Nur")
    page.get_by_role("button", name=say("web-begin")).click()
    player = JaipurPlayer(page, Mouse())
    for name in ("Nur", say("player", number=2)):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    for _ in range(4):
        veil = page.get_by_role("button", name=say("web-jaipur-show-hand"))
        veil.wait_for()
        expect(player.hand).to_have_count(0)
        veil.click()
        expect(player.hand).to_be_visible()
        held, keeps = player.hand.get_by_role("button").count(), player.is_about_to_take_camels()
        player.move()
        # One's own move is seen first: one's hand is there until the device is handed on.
        hand_on = page.locator('[data-action="hand-on"]')
        hand_on.wait_for()
        if not keeps:
            expect(player.hand.get_by_role("button")).not_to_have_count(held)
        hand_on.click()


def test_the_theme_is_remembered(visit: Visit) -> None:
    ann = visit()
    page = ann.go()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_role("button", name=say("web-settings")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has_text=say("web-theme-name", theme="dark")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(ground) != light
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_looking_back_and_on(visit: Visit) -> None:
    """The past is looked at, nothing can be moved there, and the present is one press away."""
    ann = visit()
    page = ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:1')['table']['id']}")
    player = JaipurPlayer(page, Mouse())
    player.play(most=2)
    player.wait()
    page.get_by_role("button", name=say("web-earlier"), exact=True).click()
    expect(player.turn).to_have_count(0)
    page.get_by_role("button", name=say("web-to-present"), exact=True).first.click()
    expect(player.turn).to_be_visible()


def test_the_app_can_be_installed_and_comes_back(visit: Visit) -> None:
    """A worker keeps the files; a reload goes on with the game."""
    ann = visit(has_worker=True)
    page = ann.go(f"/table/{imported(ann, 'jaipur', entries=MIDDLE['jaipur'])}")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    manifest = json.loads(ann.context.request.get(ann.url + "/manifest.webmanifest").text())
    assert manifest["display"] == "standalone" and manifest["icons"] and manifest["start_url"]
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller !== null")
    player = JaipurPlayer(page, Mouse())
    assert player.wait() == "turn"
    player.move()
