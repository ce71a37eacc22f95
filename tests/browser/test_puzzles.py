"""Puzzles and one's own mistakes through the screen: choosing, solving, going on; phone and desktop, axe clean."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.barriers import barriers
from browser.conftest import Visit
from browser.sight import unseen
from browser.visitor import DESKTOP, Visitor
from serai.i18n.files import LANGUAGES
from serai.study.puzzles import Puzzle, shipped

PHONE = (360, 640)


def a_taking_puzzle() -> Puzzle:
    """A puzzle that is solved by taking one card, and the place of that card in the market."""
    return next(one for one in shipped("jaipur").values() if re.fullmatch(r"\+[DGSCPL]", one.best.move))


def take(ann: Visitor, puzzle: Puzzle, letter: str) -> None:
    """Take a card of this kind from the market, as in play."""
    (legal,) = [one for one in _legal(ann, puzzle) if one["move"] == f"+{letter}"]
    cards = ann.page.locator("[data-place^='market-']")
    view = _shown(ann, puzzle)["view"]
    cards.nth(str(view["market"]).index(letter)).click()
    assert legal
    ann.page.locator("[data-action=confirm]:not([aria-disabled])").click()


def _shown(ann: Visitor, puzzle: Puzzle) -> dict[str, object]:
    shown: dict[str, object] = ann.ask("GET", f"/api/puzzle/{puzzle.id}")["shown"]
    return shown


def _legal(ann: Visitor, puzzle: Puzzle) -> list[dict[str, object]]:
    return list(_shown(ann, puzzle)["legal"])  # type: ignore[call-overload]


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_cards_can_be_hit_on_a_very_small_phone(visit: Visit, language: str) -> None:
    ann = visit(size=(320, 568), language=language)
    ann.go(f"/puzzle/{a_taking_puzzle().id}")
    ann.page.locator("[data-action=confirm]").wait_for()
    widths = [one.bounding_box() for one in ann.page.locator(".market button, .hand button").all()]
    assert widths and all(one and one["width"] >= 44 for one in widths), widths


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_is_solved_as_a_move_is_made(visit: Visit, size: tuple[int, int]) -> None:
    ann, puzzle = visit(size=size), a_taking_puzzle()
    ann.go("/puzzles")
    ann.page.get_by_role("heading", name=ann.say("web-study-puzzles-title"), level=1).wait_for()
    assert barriers(ann.page, "light") == []
    ann.go(f"/puzzle/{puzzle.id}")
    ann.page.locator("[data-action=confirm]").wait_for()
    for theme in puzzle.themes:
        assert theme not in ann.page.content()
    assert puzzle.best.move not in ann.page.title() + ann.page.url
    take(ann, puzzle, puzzle.best.move[1])
    answer = ann.page.get_by_role("region", name=ann.say("web-study-puzzles-answer"))
    expect(answer).to_contain_text(ann.say("web-study-puzzles-solved"))
    assert barriers(ann.page, "light") == []
    ann.page.get_by_role("button", name=ann.say("web-study-puzzles-back")).click()
    ann.page.get_by_role("button", name=ann.say("web-study-puzzles-show")).wait_for()
    ann.page.get_by_role("button", name=ann.say("web-study-puzzles-next"), exact=True).click()
    expect(ann.page).not_to_have_url(re.compile(puzzle.id))
    ann.page.locator("[data-action=confirm]").wait_for()


@pytest.mark.parametrize(
    "language", [pytest.param(one, marks=() if one == "ja" else pytest.mark.deep) for one in LANGUAGES]
)
def test_a_wrong_move_is_told_in_every_language(visit: Visit, language: str) -> None:
    ann = visit(language=language, size=PHONE)
    puzzle = next(
        one
        for one in shipped("jaipur").values()
        if any(re.fullmatch(r"\+[DGSCPL]", valued.move) and valued.loss > 0.1 for valued in one.moves)
    )
    wrong = next(valued for valued in puzzle.moves if re.fullmatch(r"\+[DGSCPL]", valued.move) and valued.loss > 0.1)
    ann.go(f"/puzzle/{puzzle.id}")
    ann.page.locator("[data-action=confirm]").wait_for()
    take(ann, puzzle, wrong.move[1])
    answer = ann.page.get_by_role("region", name=ann.say("web-study-puzzles-answer"))
    expect(answer).to_contain_text(ann.say("web-study-puzzles-missed"))
    # No loss of rating while it is still being estimated.
    expect(answer).to_contain_text(ann.say("web-study-puzzles-estimating", left=5))
    ann.page.get_by_role("button", name=ann.say("web-study-puzzles-show")).click()
    ann.page.get_by_role("button", name=ann.say("web-study-puzzles-back")).wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_ways_to_pay_are_one_row(visit: Visit, size: tuple[int, int]) -> None:
    """The answer as the server gives it, since what is paid is chosen on the table."""
    ann, puzzle = visit(size=size), shipped("istanbul")["zc7s4th"]
    solution = ann.ask("POST", f"/api/puzzle/{puzzle.id}/attempt", {"move": puzzle.best.move})
    ann.page.route("**/attempt", lambda route: route.fulfill(json=solution))
    ann.go(f"/puzzle/{puzzle.id}")
    ann.page.get_by_text(ann.say("istanbul-move-done")).last.click()
    ann.page.locator("[data-action=confirm]:visible").first.click()
    answer = ann.page.get_by_role("region", name=ann.say("web-study-puzzles-answer"))
    expect(answer.locator("li")).to_have_count(len(solution["moves"]))
    assert solution["moves"][0]["other_ways"] == 1
    share = f"{round(100 * solution['moves'][0]['other_value'])}%"
    expect(answer.locator("li").first).to_contain_text(ann.say("web-study-puzzles-other-ways", count=1, share=share))


def test_without_mistakes(visit: Visit) -> None:
    ann = visit()
    ann.go("/mistakes")
    expect(ann.page.locator("main")).to_contain_text(ann.say("web-study-puzzles-no-mistakes"))
    assert barriers(ann.page, "light") == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_that_everybody_saw_lie_open_in_a_puzzle(visit: Visit, size: tuple[int, int]) -> None:
    """The reason of an answer may rest on what the opponent is known to hold: it is there to be seen."""
    ann = visit(size=size)
    for puzzle in shipped("jaipur").values():
        position = ann.ask("GET", f"/api/puzzle/{puzzle.id}")
        other = 1 - position["seat"]
        known = position["shown"]["view"]["known"][other]
        if known:
            break
    ann.go(f"/puzzle/{puzzle.id}")
    hand = ann.page.locator(f"[data-place='hand-{other}']")
    cards = hand.locator("[data-kind]")
    expect(cards).to_have_count(len(known))
    assert sorted(cards.evaluate_all("(all) => all.map((one) => one.dataset.kind)")) == sorted(known)
    expect(ann.page.get_by_role("region", name=ann.say("web-study-puzzles-opponent"))).to_be_visible()
    assert unseen(ann.page, f"section:has(> [data-place='hand-{other}'])") == []
