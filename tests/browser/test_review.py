"""The review of a finished game: found by its button, walked with keys, in five languages, on a phone and a desktop."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers
from browser.conftest import Visit, hosted, wait_until_ready
from browser.screens import imported
from browser.visitor import DESKTOP, Visitor
from serai.i18n.files import LANGUAGES
from server.hosted import Hosted

PHONE = (390, 844)
#: Pixels between the curve and the buttons below it.
_GAP = """(bar) => bar.querySelector('.row').getBoundingClientRect().top
  - bar.querySelector('[role=slider]').getBoundingClientRect().bottom"""


@pytest.fixture(scope="module")
def server(program: str, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that reviews games."""
    with hosted(tmp_path_factory.mktemp("reviews")) as running:
        wait_until_ready(running)
        yield running


def a_finished_table(ann: Visitor, moves: int = 3) -> str:
    """A game on one device of few moves, resigned: quickly judged."""
    id = str(ann.table("jaipur", "me", "me")["table"]["id"])
    for number in range(moves):
        at = ann.ask("GET", f"/api/tables/{id}?follow=turn")
        move = {"type": "move", "id": f"m{number}", "move": at["game"]["legal"][0]["move"], "seen": at["seq"]}
        ann.ask("POST", f"/api/tables/{id}/commands?seat={at['seat']}", move)
    ann.ask("POST", f"/api/tables/{id}/commands?seat=0", {"type": "resign", "id": "end"})
    return id


def test_the_table_has_room_in_every_window(visit: Visit) -> None:
    """The buttons are one row in sight; cards of a phone can be read; a low laptop has the layout of a laptop."""
    ann = visit()
    id = a_finished_table(ann)
    ann.allow("409")
    page = ann.page
    for path, size in (
        ("review", (844, 390)),
        ("replay", (844, 390)),
        ("review", PHONE),
        ("review", (1366, 650)),
    ):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/{path}/{id}?step=1")
        card = page.locator("[data-place='market-0']")
        expect(card).to_be_visible()
        buttons = [one.bounding_box() for one in page.locator(".stage .bar .row .button").all()]
        assert len({round(one["y"]) for one in buttons if one}) == 1, f"several rows at {size}"
        assert all(one and one["y"] + one["height"] <= size[1] for one in buttons), f"out of sight at {size}"
        cards, deck = card.bounding_box(), page.locator("[data-place='deck']").bounding_box()
        stack = page.locator("[data-place='stack-D']").bounding_box()
        assert cards and cards["width"] >= 52, f"cards of {cards} at {size}"
        assert deck and deck["width"] >= 30, f"a deck of {deck} at {size}"
        assert stack
        if size == PHONE:
            assert cards["width"] >= 56
        if size == (1366, 650):
            assert stack["x"] < cards["x"], "the tokens do not lie beside the market"


def test_tabs_are_one_line_and_what_can_be_done_is_in_sight(visit: Visit) -> None:
    ann = visit()
    id = a_finished_table(ann)
    for language in LANGUAGES:
        ben = visit(language=language, size=(320, 568))
        ben.context.add_cookies(ann.context.cookies())  # type: ignore[arg-type]
        ben.allow("409")
        ben.go(f"/review/{id}")
        ben.page.get_by_role("tab").first.wait_for()
        tabs = [one.bounding_box() for one in ben.page.get_by_role("tab").all()]
        assert len(tabs) == 3 and all(one and one["height"] <= 46 for one in tabs), f"{language}: {tabs}"
        assert ben.page.evaluate("document.documentElement.scrollWidth") <= 320
    ann.go(f"/replay/{id}?step=1")
    record = ann.page.locator("a[download]").last
    expect(record).to_be_visible()
    box = record.bounding_box()
    assert box and box["y"] + box["height"] <= DESKTOP[1], box


def test_an_istanbul_replay_fills_a_phone_on_its_side(visit: Visit) -> None:
    ann = visit(size=(844, 390))
    ann.go(f"/replay/{imported(ann, 'istanbul')}?step=60")
    table, own = (ann.page.locator(f".istanbul{one}") for one in ("", " .turn > .player"))
    expect(own).to_be_visible()
    whole, low = table.bounding_box(), own.bounding_box()
    assert whole and low and whole["y"] + whole["height"] - low["y"] - low["height"] < whole["height"] / 5


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one != "en")]
)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_review_is_walked_through(visit: Visit, language: str, size: tuple[int, int]) -> None:
    ann = visit(language=language, size=size)
    page = ann.page
    id = a_finished_table(ann)
    ann.allow("409")  # until it is made, the server says how far it is
    page.goto(f"/review/{id}")
    curve = page.get_by_role("slider", name=ann.say("web-study-review-curve"))
    expect(curve).to_be_visible(timeout=120_000)
    expect(page.get_by_text(ann.say("web-study-review-ledger"))).to_be_visible()
    # By keys to the first decision, and to the last step.
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"step=\d+"))
    expect(page.get_by_role("tab", selected=True)).to_have_text(ann.say("web-study-review-tab-move"))
    expect(page.locator(".verdict .band")).to_be_visible()
    expect(page.locator("[data-coached]").first).to_be_attached()
    page.keyboard.press("End")
    expect(page.get_by_text(ann.say("web-study-review-at-end"))).to_be_visible()
    page.keyboard.press("Home")
    if (hands := page.get_by_label(ann.say("web-study-review-open-hands"))).is_visible():
        hands.check()
        expect(page.locator(".held [data-kind]").first).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"
    for tab in ("move", "game", "steps"):
        page.locator(f"#review-{tab}").click()
        assert barriers(page) == [], tab


def test_a_phone_is_told_the_verdict_first(visit: Visit) -> None:
    """No table before the verdict; a moment brings it, and its sentence is shown whole."""
    ann = visit(size=PHONE, language="ru")
    page = ann.page
    id = a_finished_table(ann)
    ann.allow("409")
    page.goto(f"/review/{id}")
    verdict = page.locator(".skill")
    expect(verdict).to_be_visible(timeout=120_000)
    assert (box := verdict.bounding_box()) and box["y"] + box["height"] < PHONE[1]
    assert (curve := page.get_by_role("slider").bounding_box()) and curve["height"] >= 90
    expect(page.locator(".stage")).to_have_count(0)
    page.goto(f"/review/{id}?step=0")
    told = page.locator(".stage .told [role=status]")
    expect(told).to_be_visible()
    assert told.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    # In one look: the table above may still grow, and moves both.
    gap = page.locator(".stage .bar").evaluate(_GAP)
    assert gap >= 4


def test_the_end_of_a_game_leads_to_its_review(visit: Visit) -> None:
    ann = visit()
    id = a_finished_table(ann, 1)
    ann.page.goto(f"/table/{id}")
    ann.page.get_by_role("link", name=ann.say("web-review"), exact=True).first.click()
    expect(ann.page).to_have_url(re.compile(f"/review/{id}"))
    ann.allow("409")
    expect(ann.page.get_by_role("slider")).to_be_visible(timeout=120_000)
