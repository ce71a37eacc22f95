"""My road in a real browser: an empty one, a whole one, its charts by keyboard, the file of one's data, the way out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import create_engine, insert

from browser.barriers import barriers
from browser.conftest import Visit
from browser.visitor import Visitor
from serai.i18n.files import LANGUAGES
from serai.server.storage.schema import results
from server.hosted import Hosted

SIZES = [(320, 568), (1280, 800)]
#: All sizes that pages are looked at with, but those above.
MORE = [(360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1920, 1080), (2560, 1440)]


def kept(server: Hosted, ann: Visitor, games: int) -> None:
    """Results of the visitor: wins against the first two levels and a loss, all of them reviewed."""
    guest = ann.context.cookies()[0]["value"].split(".")[0]
    database = server._command[server._command.index("--database") + 1]
    engine = create_engine(database)
    made: list[dict[str, Any]] = []
    for number in range(games):
        is_lost = number == games - 1
        made.append(
            {
                "guest_id": guest,
                "table_id": f"road{guest[:4].lower().replace('_', 'a').replace('-', 'b')}{number}",
                "game": "jaipur",
                "seats": 2,
                "seat": 0,
                "opponents": json.dumps([{"level": 1 + number % 2}]),
                "uncounted": None,
                "outcome": "lost" if is_lost else "won",
                "ending": "played",
                "is_aided": False,
                "margin": 5.0,
                "feat": 10 + number,
                "feat_step": 12,
                "habits": json.dumps({"sell": [8, 4.5], "take": [12, 6.0], "take-camels": [3, 1.5]}),
                "finished_at": 1_790_000_000_000 + number * 86_400_000,
                "decisions": 20,
                "losses": 0.4,
                "loss_squares": 0.03,
                "luck": 0.1 - 0.05 * number,
                "luck_percentile": 70,
            }
        )
    with engine.begin() as connection:
        connection.execute(insert(results), made)
    engine.dispose()


def test_few_games_say_how_many_are_missing(visit: Visit, server: Hosted) -> None:
    """Of two games there is no chart and no figure of skill; a lesson that was finished is named, but is no game."""
    ann = visit(settings={"learnt": ["jaipur/basics"]})
    say, page = ann.say, ann.go("/road")
    expect(page.get_by_text(say("web-study-road-new"))).to_be_visible()
    expect(page.get_by_text(say("web-study-road-lessons", count=1))).to_be_visible()
    kept(server, ann, 2)
    page.reload()
    expect(page.get_by_text(say("web-study-road-more-games", count=3))).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(page.locator("dt", has_text=say("web-study-road-skill"))).to_have_count(0)


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one != "en")]
)
def test_the_road(visit: Visit, server: Hosted, language: str) -> None:
    """From the home page to the road, in every language; nothing is wider than the screen, and axe finds nothing."""
    ann = visit(language=language, settings={"last": {"game": "jaipur"}})
    say, page = ann.say, ann.go()
    page.get_by_role("link", name=say("web-home-study-road"), exact=False).last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-study-road-title"))
    expect(page.get_by_text(say("web-study-road-new"))).to_be_visible()
    ann.ask("PATCH", "/api/me", {"name": "Annabelle"})
    kept(server, ann, 6)
    page.reload()
    way = page.locator(".way").first
    expect(way.get_by_role("img", name=say("web-study-road-seal", rank=1))).to_have_count(2)
    expect(way.get_by_role("img", name=say("web-study-road-seal", rank=2))).to_have_count(1)
    skill = page.get_by_role("slider", name=say("web-study-road-skill"))
    expect(skill).to_have_attribute("aria-valuenow", "6")
    skill.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(skill).to_have_attribute("aria-valuenow", "2")
    page.get_by_text(say("web-study-road-as-table")).first.click()
    expect(page.locator("details tbody tr")).to_have_count(6)
    for size in [*SIZES, *(MORE if language != "en" else [])]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert size not in SIZES or barriers(page) == [], size


def test_ones_data_are_taken_along_and_deleted(visit: Visit, server: Hosted) -> None:
    ann = visit()
    ann.ask("PATCH", "/api/me", {"name": "Annabelle"})
    ann.table("jaipur", "me", "bot:1")
    kept(server, ann, 2)
    say, page = ann.say, ann.go("/road")
    expect(page.get_by_text(say("web-study-road-running", count=1))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("web-study-road-export")).click()
    data = json.loads(download.value.path().read_text("utf-8"))
    assert [one["name"] for one in data["guests"]] == ["Annabelle"]
    assert (len(data["results"]), len(data["tables"])) == (2, 1)
    page.get_by_role("button", name=say("web-delete-me"), exact=True).click()
    name = page.get_by_role("textbox", name=say("web-study-road-type-name", name="Annabelle"))
    for typed in ("Anna", "Annabelle"):
        name.fill(typed)
        page.get_by_role("button", name=say("web-delete-me-now"), exact=True).click()
        if typed == "Anna":
            expect(page.get_by_text(say("web-study-road-other-name"))).to_be_visible()
    expect(page.get_by_text(say("web-study-road-new"))).to_be_visible()
    assert ann.ask("GET", "/api/me")["name"] != "Annabelle"
