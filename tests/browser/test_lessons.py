"""Learning by playing: every lesson through the screen, the rules over the table, and what the pieces are."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.learner import Learner, sentences
from browser.sight import crowded, unseen
from browser.words import Words
from serai import games
from serai.i18n.files import LANGUAGES, lesson_text_folders
from serai.i18n.generate import parse
from serai.server.tables.lesson_files import files_of

say = Words()
LESSONS = [(game, path.stem) for game in games.names() for path in files_of(game)]
#: Least width of what a lesson on a very small phone needs, in CSS pixels: a card, the button that says what to do.
_LEAST = {'[data-place^="market-"], .hand [data-kind]': 40, ".bar .main button": 240}
_SMALL = """(least) => Object.entries(least).flatMap(([selector, width]) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    .map((one) => Math.round(one.getBoundingClientRect().width))
    .filter((found) => found < width).map((found) => `${selector} is ${found} px wide`))"""
FIRST = [(game, id) for game, id in LESSONS if id == "first"]


def check_learnt(learner: Learner, game: str, id: str, language: str) -> None:
    """Everything is said, in order, and what is done is what is said."""
    heard = list(learner.learn())
    wanted = sentences(game, id, language)
    assert [one for one in heard if one in wanted] == wanted
    learner.button("web-coach-play").click()
    expect(learner.coach).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "id"),
    [pytest.param(*one, marks=() if one in FIRST else pytest.mark.deep) for one in LESSONS],
)
def test_a_lesson_to_its_end(visit: Visit, game: str, id: str) -> None:
    ann = visit()
    learner = Learner(ann, game, id)
    check_learnt(learner, game, id, "en")
    assert f'"{game}/{id}"' in ann.page.evaluate("localStorage.getItem('serai')"), "it is remembered"


@pytest.mark.deep
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_in_every_language(visit: Visit, game: str, id: str, language: str) -> None:
    check_learnt(Learner(visit(language=language), game, id), game, id, language)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_on_a_phone(visit: Visit, game: str, id: str) -> None:
    """Nothing that has a ring is ever hidden or covered."""
    check_learnt(Learner(visit(size=(390, 844)), game, id), game, id, "en")


@pytest.mark.parametrize(
    "language",
    ["en", "ru", *(pytest.param(one, marks=pytest.mark.deep) for one in LANGUAGES if one not in ("en", "ru"))],
)
@pytest.mark.parametrize("game", games.names())
def test_a_lesson_on_a_very_small_phone(visit: Visit, game: str, language: str, request: pytest.FixtureRequest) -> None:
    """At every sentence the whole table and the button are on the screen, large enough, and nothing covers anything."""
    most = 1000 if request.config.getoption("--deep") else 6
    learner = Learner(visit(language=language, size=(320, 568), has_touch=True), game, "first")
    found = []
    for sentence in itertools.islice(learner.learn(), most):
        learner.page.wait_for_timeout(150)  # the box has grown or shrunk, and the table with it
        found.extend(f"{sentence[:40]}: {one}" for one in (*unseen(learner.page), *crowded(learner.page)))
        found.extend(f"{sentence[:40]}: {one}" for one in learner.page.evaluate(_SMALL, _LEAST))
    assert found == [], "\n".join(found)


def test_a_newcomer_is_offered_a_lesson_and_nobody_else(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/")
    offer = page.get_by_role("heading", name=say("web-learn-new-here"))
    expect(offer).to_be_visible()
    page.get_by_role("button", name=re.compile(say("web-learn-game", game="Jaipur"))).first.click()
    expect(page.locator("section.coach .said")).to_have_text(sentences("jaipur", "first", "en")[0])
    page.get_by_role("button", name=say("web-coach-leave"), exact=True).click()
    expect(page.get_by_role("heading", name=say("web-home-title"))).to_be_visible()
    expect(page.get_by_text(say("web-lesson"), exact=True).first).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)])
def test_a_newcomer_with_a_phone_sees_how_to_start(visit: Visit, size: tuple[int, int], language: str) -> None:
    """The lesson, the games and Start on the first screen, with what Start would start."""
    ann = visit(size=size, language=language)
    page, said = ann.go("/"), ann.say
    start = page.get_by_role("button", name=said("web-begin"), exact=True)
    start.wait_for()
    bar = page.locator("form .go").bounding_box()
    above = [page.locator("section.new button").first, page.locator("form input[name=game]").first]
    if size[1] > 800:
        above.append(page.locator("form .scale input").last)
    for one in above:
        box = one.bounding_box()
        assert bar and box and 0 <= box["y"] < bar["y"], f"{one}: {box}"
    assert bar["y"] + bar["height"] <= size[1] + 1
    for one in (start, page.locator("form .what")):
        box = one.bounding_box()
        assert box and box["y"] + box["height"] <= size[1], f"{one}: {box}"


@pytest.mark.parametrize("learnt", games.names())
def test_whoever_has_learnt_a_game_is_offered_the_other(visit: Visit, learnt: str) -> None:
    """At home, there also at its foot, and in the setup of a game; the rules of a game list its own lessons only."""
    names = {game: say(f"{game}-title") for game in games.names()}
    ann = visit(settings={"learnt": [f"{learnt}/first"]})
    page = ann.go("/")
    offer = page.locator("section.new")
    expect(offer.get_by_role("heading")).to_have_text(say("web-learn-next"))
    expect(offer.get_by_role("button")).to_have_count(1)
    for game, name in names.items():
        ann.go(f"/new?game={game}")
        setup = page.locator("form, section.new").get_by_role("button")
        expect(setup.filter(has_text=say("web-learn-game", game=name))).to_have_count(1)
    for other in names.keys() - {learnt}:
        ann.go(f"/rules/{learnt}")
        lessons = page.locator(".lessons").get_by_role("button")
        expect(lessons.first).to_have_class(re.compile("plain"))  # its own first, and foremost
        expect(lessons.last).to_have_class(re.compile("quiet"))
        expect(lessons.filter(has_text=say("web-learn-game", game=names[other]))).to_have_count(0)
        ann.go("/")
        page.locator(".links").get_by_role("button", name=say("web-learn-game", game=names[other]), exact=True).click()
        expect(page.locator("section.coach .said")).to_have_text(sentences(other, "first", "en")[0])


def test_another_move_costs_nothing_and_a_lesson_goes_on_after_a_reload(visit: Visit) -> None:
    ann = visit()
    learner = Learner(ann, "jaipur", "first")
    goal, first, second = sentences("jaipur", "first", "en")[:3]
    page, said = learner.page, learner.coach.locator(".said")
    expect(said).to_have_text(goal)
    learner.button("web-coach-next").click()
    page.locator('[data-place^="market-"][data-kind="G"]').click()
    page.locator('[data-action="confirm"]:not([aria-disabled])').click()
    expect(page.get_by_role("alert")).to_have_text(say("error-lesson-other-move"))
    expect(said).to_have_text(first)
    learner.button("web-coach-skip").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    learner.button("web-coach-do").click()
    expect(said).to_have_text(second)
    page.reload()
    expect(said).to_have_text(second)
    learner.button("web-coach-back").click()
    expect(said).to_have_text(goal)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_by_keyboard(visit: Visit, game: str, id: str) -> None:
    """Without a mouse; the sentence is in a live region."""
    learner = Learner(visit(), game, id, has_keys=True)
    expect(learner.coach.locator('[aria-live="polite"]')).to_contain_text(sentences(game, id, "en")[0])
    check_learnt(learner, game, id, "en")


@pytest.mark.parametrize(
    ("game", "piece", "chosen", "part"),
    [
        ("jaipur", '[data-place^="market-"][data-kind="K"]', "camels", "turn"),
        ("istanbul", '[data-place="dice"] [data-kind="C"]', "bazaar", "roll"),
    ],
)
def test_the_rules_lie_over_the_table(visit: Visit, game: str, piece: str, chosen: str, part: str) -> None:
    """They open at what is chosen, else at what is to be done; closed, the choice is still there."""
    page = Learner(visit(), game, "first").page
    sheet = page.locator("dialog[open]")
    page.get_by_role("button", name=say("web-guide-rules"), exact=True).click()
    expect(sheet.locator(".is-now")).to_have_attribute("id", re.compile(rf"-{part}$"))
    page.keyboard.press("Escape")
    page.locator(piece).first.click()
    page.keyboard.press("?")
    expect(sheet.locator(".is-now")).to_have_attribute("id", re.compile(rf"-{chosen}$"))
    expect(sheet.locator(".is-now")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(piece).first).to_have_attribute("aria-pressed", "true")


def test_every_piece_says_what_it_is(visit: Visit) -> None:
    """By the right button, by a key, and by a click while explaining; nothing is chosen by that."""
    page = Learner(visit(), "jaipur", "first").page
    camel = page.locator('[data-place^="market-"][data-kind="K"]').first
    (folder,) = [one for one in lesson_text_folders() if one.parent.parent.name == "jaipur"]
    texts = parse(folder / "en.ftl")
    about = {key: "".join(part.value for part in texts[key].value.elements) for key in texts if "-about-" in key}  # type: ignore[union-attr]
    note = page.locator(".note").last
    camel.click(button="right")
    expect(note).to_contain_text(about["jaipur-about-camel"])
    page.keyboard.press("Escape")
    expect(page.locator(".note")).to_have_count(0)
    camel.focus()
    page.keyboard.press("i")
    expect(note).to_contain_text(about["jaipur-about-camel"])
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").get_by_role("button", name=say("web-guide-explain")).click()
    for place, name in {"stack-D": "stack", "bonus-3": "bonus", "deck": "deck", "herd-0": "herd"}.items():
        page.locator(f'[data-place="{place}"]').click()
        expect(note).to_contain_text(about[f"jaipur-about-{name}"])
    camel.click()
    expect(note).to_contain_text(about["jaipur-about-camel"])
    expect(camel).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name=say("web-guide-done")).click()
    camel.click()
    expect(camel).to_have_attribute("aria-pressed", "true")


def test_a_tile_says_what_it_does(visit: Visit) -> None:
    """To a mouse that rests on it, and beside the refusal of a click; then the button is itself again."""
    page = Learner(visit(), "istanbul", "first").page
    tile = page.locator('[data-place^="tile-"]').first
    words = tile.get_attribute("data-says") or ""
    tile.hover(force=True)
    expect(page.get_by_role("tooltip").locator("strong")).to_have_text(tile.get_attribute("data-name") or "")
    expect(page.get_by_role("tooltip").locator("p")).to_have_text(tile.get_attribute("data-tells") or "")
    tile.click(force=True)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator(".bar .prompt")).to_have_text(words)
    page.keyboard.press("Escape")
    expect(page.locator(".bar .prompt")).not_to_have_text(words)


def test_whoever_is_invited_is_told_by_whom_and_offered_the_lesson(visit: Visit) -> None:
    ann, ben = visit(), visit()
    ann.ask("GET", "/api/me")
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    made = ann.table("jaipur", "me", "open")["table"]
    page = ben.go(f"/join/{made['id']}/{made['links']['1']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-join-invited", player="Ann", game="Jaipur"))
    page.locator(".new").get_by_role("button").click()
    expect(page.locator("section.coach .said")).to_have_text(sentences("jaipur", "first", "en")[0])
