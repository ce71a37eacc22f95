"""Friends with a browser each: one link for all, coming back, unread words, the order of the market, an outage."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, hosted, wait_until_ready
from browser.input import Mouse
from browser.players import JaipurPlayer, who_is_next
from browser.test_company import come_in
from browser.test_outage import GONE
from browser.visitor import Visitor
from browser.words import Words
from server.hosted import Hosted

say = Words()


def order(page: Page, words: Words = say) -> list[str]:
    """The market from left to right."""
    row = page.locator(f'[role="group"][aria-label="{words("web-jaipur-market")}"]')
    found: list[str] = row.get_by_role("button").evaluate_all("(cards) => cards.map((card) => card.dataset.kind)")
    return found


def settled(page: Page) -> None:
    """Until nothing of the past is being shown."""
    expect(page.locator(".returning")).to_have_count(0)


def new_tab(visitor: Visitor, path: str, **settings: Any) -> Page:
    """The old tab is closed, and the table opened in a new one."""
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.page.on("websocket", visitor._socket)
    if settings:
        visitor.page.add_init_script(f"localStorage.setItem('serai', '{json.dumps(settings)}')")
    return visitor.go(path)


def at_a_table(visit: Visit, **phone: Any) -> tuple[Visitor, Visitor, list[JaipurPlayer], str]:
    """Ann has invited Ben, who may have a phone."""
    ann, ben = visit(), visit(**phone)
    made = ann.table("jaipur", "me", "open", options={"rounds": 1})["table"]
    path = f"/table/{made['id']}"
    ann.go(path)
    come_in(ben, f"/join/{made['id']}/{made['link']}", "Ben")
    players = [JaipurPlayer(one.page, Mouse()) for one in (ann, ben)]
    who_is_next(*players)
    return ann, ben, players, path


def test_the_address_of_a_room_that_waits_is_the_invitation(visit: Visit) -> None:
    """Whoever copies it from the address bar has copied the link; once the game is on, it is the table's again."""
    ann, ben = visit(), visit()
    made = ann.table("jaipur", "me", "open")["table"]
    page = ann.go(f"/table/{made['id']}")
    expect(page).to_have_url(re.compile(f"/join/{made['id']}/{made['link']}$"))
    page.get_by_role("button", name=say("web-settings"), exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name=say("web-one-link", count=1))).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name=say("web-one-link", count=1))).to_be_visible()
    expect(page).to_have_url(re.compile("/join/"))
    come_in(ben, page.url, "Ben")
    expect(page.locator("[data-place^='market-']").first).to_be_visible()
    expect(page).to_have_url(re.compile(f"/table/{made['id']}$"))
    expect(ben.page).to_have_url(re.compile(f"/table/{made['id']}$"))


def test_the_table_one_waits_at_is_first_at_home(visit: Visit) -> None:
    """The room names its game; home begins with the way back to it and its link; a link is shown whole."""
    ann = visit(size=(390, 844))
    made = ann.table("jaipur", "me", "open")["table"]
    page = ann.go(f"/table/{made['id']}")
    waits = say("web-waiting-for-players", game="Jaipur", count=1)
    expect(page.get_by_role("heading", name=waits)).to_be_visible()
    link = page.get_by_role("textbox", name=say("web-one-link-label"))
    assert link.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 1")
    page = ann.go("/")
    first = page.locator("main .play > :first-child")
    expect(first.get_by_role("heading", name=waits)).to_be_visible()
    expect(first.get_by_role("button", name=say("web-copy-link"))).to_be_visible()
    first.get_by_role("link", name=say("web-go-to-table")).click()
    expect(page.get_by_role("heading", name=say("web-one-link", count=1))).to_be_visible()


def test_one_link_for_everybody(visit: Visit) -> None:
    """Two friends take the seats by one link; the third is told so and may watch. Seat links stay."""
    ann, ben, cem, dia = (visit() for _ in range(4))
    made = ann.table("istanbul", "me", "open", "open")["table"]
    page = ann.go(f"/table/{made['id']}")
    link = page.get_by_role("textbox", name=say("web-one-link-label")).input_value()
    assert link.endswith(f"/join/{made['id']}/{made['link']}")
    seat_link = page.get_by_role("textbox", name=say("web-link-of", seat=say("player", number=2)))
    expect(seat_link).to_have_count(0)
    page.get_by_text(say("web-seat-links"), exact=True).click()
    assert seat_link.input_value().endswith(made["links"]["1"])

    dia.go(link.removeprefix(dia.url))  # looks, and is too late
    come_in(ben, link, "Ben")
    come_in(cem, link, "Cem")
    expect(page.get_by_role("group", name="Cem").first).to_be_visible()
    dia.allow("409")
    dia.page.get_by_role("button", name=say("web-join")).click()
    full = dia.page.get_by_role("alert")
    expect(full).to_contain_text(say("web-notice-title", what="full"))
    dia.page.reload()
    expect(full).to_contain_text(say("web-notice-title", what="full"))
    expect(dia.page.get_by_role("button", name=say("web-join"))).to_have_count(0)
    full.get_by_role("link", name=say("web-watch")).click()
    expect(dia.page.get_by_role("group", name="Ben").first).to_be_visible()


def test_a_public_table_offers_a_seat(visit: Visit) -> None:
    ann, ben = visit(), visit()
    made = ann.table("jaipur", "me", "open", is_public=True, clock={"kind": "turn", "days": 1})["table"]
    page = ben.go(f"/table/{made['id']}")
    expect(page.get_by_text(say("web-clock-days", count=1))).to_be_visible()
    page.get_by_role("button", name=say("web-join")).click()
    JaipurPlayer(page, Mouse()).market.wait_for()
    private = ann.table("jaipur", "me", "open")["table"]
    ben.go(f"/table/{private['id']}")
    expect(ben.page.get_by_text(say("web-by-invitation"))).to_be_visible()
    expect(ben.page.get_by_role("button", name=say("web-join"))).to_have_count(0)


def test_words_that_were_not_read_are_counted(visit: Visit) -> None:
    ann, ben, _, _ = at_a_table(visit, size=(390, 844))
    for text in ("Salaam!", "A fine market today."):
        ann.page.get_by_role("textbox", name=say("web-chat")).fill(text)
        ann.page.get_by_role("button", name=say("web-send")).click()
    unread = ben.page.get_by_role("button", name=say("web-unread", label=say("web-story"), count=2), exact=True)
    expect(unread).to_be_visible()
    toast = ben.page.get_by_role("status").filter(has_text="A fine market today.")
    expect(toast).to_be_visible()
    # A note never lies over what is pressed to play.
    box, bar = toast.bounding_box(), ben.page.locator(".bar").last.bounding_box()
    assert box and bar and box["y"] + box["height"] <= bar["y"]
    ben.page.reload()
    expect(unread).to_be_visible()
    unread.click()
    expect(ben.page.get_by_role("dialog").get_by_text("Salaam!")).to_be_visible()
    ben.page.get_by_role("dialog").get_by_role("button", name=say("web-close"), exact=True).click()
    expect(ben.page.get_by_role("button", name=say("web-story"), exact=True)).to_be_visible()


def test_what_was_missed_is_shown_once(visit: Visit) -> None:
    """Ben closes the tab; Ann moves; Ben comes back: the move plays, can be skipped, is marked, and plays only once."""
    ann, ben, players, path = at_a_table(visit)
    if who_is_next(*players) == 1:
        players[1].move()
        who_is_next(*players)
    before = order(ben.page)
    ben.page.wait_for_timeout(100)
    new_tab(ben, "/about")
    players[0].move()
    expect(ann.page.get_by_role("button", name=say("web-earlier"), exact=True)).to_be_visible()
    page = new_tab(ben, path, speed="slow")
    expect(page.locator(".returning")).to_be_visible()
    JaipurPlayer(page, Mouse()).market.wait_for()
    assert order(page) == before, "at first it is as it was"
    page.keyboard.press("Escape")
    settled(page)
    player = JaipurPlayer(page, Mouse())
    expect(player.turn).to_be_visible()
    assert order(page) == order(ann.page)
    # One step back works after a reload too, and nothing plays twice.
    page = new_tab(ben, path, speed="slow")
    expect(JaipurPlayer(page, Mouse()).turn).to_be_visible()
    settled(page)
    page.get_by_role("button", name=say("web-earlier"), exact=True).click()
    assert order(page) == before


def test_the_market_has_one_order(visit: Visit) -> None:
    """For both friends and a spectator, live, after every reload and in the replay."""
    ann, ben, players, path = at_a_table(visit)
    eve = visit()
    eve.go(path)
    live = []
    for number in range(8):
        players[who_is_next(*players)].move()
        who_is_next(*players)
        live.append(order(ann.page))
        for other in (ben, eve):
            other.page.wait_for_function(
                "([label, cards]) => cards === [...document.querySelectorAll(`[aria-label='${label}'] button`)]"
                ".map((card) => card.dataset.kind).join()",
                arg=[say("web-jaipur-market"), ",".join(live[-1])],
            )
        if number % 3 == 2:
            for one in (ann, ben, eve):
                one.page.reload()
                JaipurPlayer(one.page, Mouse()).market.wait_for()
                settled(one.page)
                assert order(one.page) == live[-1]
    ben.ask("POST", f"/api{path.replace('table', 'tables')}/commands", {"type": "resign", "id": "bye"})
    history = eve.ask("GET", f"/api{path.replace('table', 'tables')}/history")
    steps = ["".join(cards) for cards in (one.get("layout", "") for one in history["steps"]) if "." not in cards]
    replayed = [one for place, one in enumerate(steps) if place == 0 or one != steps[place - 1]]
    shown = ["".join(one) for place, one in enumerate(live) if place == 0 or one != live[place - 1]]
    assert replayed[-len(shown) :] == shown


@pytest.fixture(scope="module")
def mortal(program: str, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that may be killed."""
    with hosted(tmp_path_factory.mktemp("mortal")) as running:
        wait_until_ready(running)
        yield running


def test_names_come_back_after_an_outage(visit: Visit, mortal: Hosted) -> None:
    """A page that was opened while the server was away asks for the catalogue again by itself."""
    ann = visit(url=mortal.url, has_worker=True)
    ann.allow(GONE, "50[0-9]", "Failed to load resource")
    page = ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:1')['table']['id']}")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    JaipurPlayer(page, Mouse()).wait()
    mortal.kill()
    page.reload()
    mortal.start()
    wait_until_ready(mortal)
    expect(page).to_have_title(re.compile("Jaipur"))
    expect(JaipurPlayer(page, Mouse()).turn).to_be_visible()


def test_offline_by_the_browser_is_said(visit: Visit) -> None:
    ann = visit()
    page = ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:1')['table']['id']}")
    JaipurPlayer(page, Mouse()).wait()
    notice = page.get_by_text(say("web-gone-offline"))
    ann.context.set_offline(True)
    expect(notice).to_be_visible()
    ann.context.set_offline(False)
    expect(notice).to_have_count(0)


def test_a_note_lies_above_a_dialog(visit: Visit) -> None:
    """What is said while a dialog is open can be read and closed."""
    ann, ben, _, _ = at_a_table(visit, size=(390, 844))
    ben.page.get_by_role("button", name=say("web-settings")).click()
    ann.page.get_by_role("textbox", name=say("web-chat")).fill("Salaam!")
    ann.page.get_by_role("button", name=say("web-send")).click()
    note = ben.page.get_by_role("dialog").get_by_role("status").filter(has_text="Salaam!")
    expect(note).to_be_visible()
    cross = note.get_by_role("button", name=say("web-close"), exact=True)
    is_on_top = "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
    is_on_top += " return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
    assert cross.evaluate(is_on_top)
    text = note.get_by_text("Salaam!").bounding_box()
    close = cross.bounding_box()
    assert text and close and close["x"] > text["x"] and abs(close["y"] - text["y"]) < close["height"], "in one line"
    cross.click()
    expect(note).to_have_count(0)
