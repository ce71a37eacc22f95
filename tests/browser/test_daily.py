"""The deal of the day and a duplicate match through the screen: tried once, results afterwards, in five languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import barriers
from browser.conftest import Visit
from browser.studied import play_out
from serai.i18n.files import LANGUAGES

PHONE, SMALL, DESKTOP = (390, 844), (320, 568), (1280, 800)


def check_look(page: Page) -> None:
    """Axe finds nothing by day and by night, and nothing is wider than the smallest screen."""
    assert barriers(page) == []
    before = page.viewport_size
    for width, height in (SMALL, PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert before is not None
    page.set_viewport_size(before)


@pytest.mark.parametrize(
    ("language", "size"),
    [("en", DESKTOP), *(pytest.param(one, PHONE, marks=pytest.mark.deep) for one in LANGUAGES)],
)
def test_the_deal_of_the_day(visit: Visit, language: str, size: tuple[int, int]) -> None:
    ben = visit()
    ben.ask("PATCH", "/api/me", {"name": "Ben"})
    play_out(ben, ben.ask("POST", "/api/daily/jaipur")["table"], 2)

    ann = visit(language=language, size=size)
    page, say = ann.go("/daily/jaipur"), ann.say
    play = page.get_by_role("button", name=say("web-study-daily-play"))
    expect(play).to_be_visible()
    games = page.get_by_role("navigation", name=say("web-study-daily-game"))
    expect(games.locator("a[aria-current=page]")).to_have_attribute("href", "/daily/jaipur")
    expect(games.locator('a[href="/daily/istanbul"]')).to_be_visible()
    expect(page.get_by_text(say("web-study-daily-countdown", time=""))).to_be_visible()
    expect(page.locator("main ol > li")).to_have_count(7)
    expect(page.get_by_text("Ben", exact=True)).to_have_count(0)  # nothing of others before one's own try
    check_look(page)
    play.click()
    page.wait_for_url(re.compile(r"/table/"))
    table = page.url.rpartition("/")[2]
    expect(page.locator('main [data-action="confirm"]').first).to_be_attached()
    expect(page.get_by_role("button", name=say("web-hint"))).to_have_count(0)
    page.goto("/daily/jaipur")
    expect(page.get_by_role("button", name=say("web-study-daily-continue"))).to_be_visible()

    play_out(ann, table)
    page.evaluate("localStorage.clear()")  # else what happened meanwhile would be shown step by step
    page.goto(f"/table/{table}")
    page.get_by_role("link", name=say("web-deal-results")).first.click()  # in place of another game
    expect(page.get_by_role("heading", name=say("web-study-daily-mine"))).to_be_visible()
    expect(page.get_by_role("link", name="Ben").first).to_be_visible()
    expect(page.locator("textarea")).to_have_value(re.compile(rf"{re.escape(ann.url)}/daily/jaipur"))
    expect(page.get_by_role("button", name=say("web-study-daily-play"))).to_have_count(0)
    page.get_by_text(say("web-study-daily-fair"), exact=True).click()
    expect(page.locator("details code")).to_have_count(2)  # promises, and no seed today
    check_look(page)
    page.get_by_role("link", name="Ben").first.click()
    page.wait_for_url(re.compile(r"/replay/"))
    expect(page.locator("main [data-place]").first).to_be_visible()


def test_alone_there_is_no_score_and_the_opening_can_be_practised(visit: Visit) -> None:
    ann = visit(size=PHONE)
    play_out(ann, ann.ask("POST", "/api/daily/istanbul")["table"])
    page, say = ann.go("/daily/istanbul"), ann.say
    expect(page.get_by_text(say("web-study-daily-first"))).to_be_visible()
    line = page.locator("tr.is-mine").first
    expect(line).to_contain_text("–")
    expect(line).not_to_contain_text("%")
    expect(page.get_by_text(say("web-study-daily-chart"))).to_have_count(0)  # one bar says nothing
    expect(page.get_by_role("link", name=say("web-study-daily-watch-yours"))).to_be_visible()
    check_look(page)
    page.get_by_role("button", name=say("web-study-daily-practise")).click()
    page.wait_for_url(re.compile(r"/table/"))
    made = ann.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert made["given"] > 0 and made.get("given_moves", 0) == 0 and "deal" not in made


def test_a_duplicate_match(visit: Visit) -> None:
    ann, ben = visit(), visit(size=PHONE)
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    page, say = ann.go("/duplicate?game=jaipur"), ann.say
    check_look(page)
    page.get_by_label(say("web-study-daily-deals")).select_option("1")
    page.get_by_role("button", name=say("web-study-daily-create")).click()
    page.wait_for_url(re.compile(r"/duplicate/\w+"))
    id = page.url.rpartition("/")[2]
    expect(page.get_by_label(say("web-study-daily-invite"))).to_be_visible()
    expect(page.locator("table")).to_have_count(0)  # nobody has played
    for policy in (1, 2):
        play_out(ann, ann.ask("POST", f"/api/duplicates/{id}")["table"], policy)

    other = ben.go(f"/duplicate/{id}")
    expect(other.get_by_role("columnheader", name="Ann")).to_be_visible()
    expect(other.locator("td a")).to_have_count(0)
    other.get_by_role("button", name=say("web-study-daily-take-part")).click()
    other.wait_for_url(re.compile(r"/table/"))
    play_out(ben, other.url.rpartition("/")[2], 3)
    play_out(ben, ben.ask("POST", f"/api/duplicates/{id}")["table"], 4)
    other.goto(f"/duplicate/{id}")
    expect(other.get_by_text(say("web-study-daily-all-played"))).to_be_visible()
    expect(other.locator("td a")).to_have_count(4)
    check_look(other)
