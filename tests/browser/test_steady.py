"""Nothing moves under the finger: cards keep their size while they are chosen, and so does a lesson's banner."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.learner import Learner, sentences
from browser.screens import imported
from browser.sight import unseen
from browser.words import Words

say = Words()
PHONES = [(320, 568), (390, 844), (844, 390)]
#: Least width of a card that can be told apart and hit, in CSS pixels.
LEAST = 44
#: Entries of the record after which the first seat can exchange goods for camels.
EXCHANGE = 36
_SIZES = """() => [...document.querySelectorAll('.market button, .hand button')].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
})"""
_BANNER = "() => document.querySelector('section.coach').offsetHeight"
_CARD = """() => {
  const piece = document.querySelector('[data-place^="market-"], [data-place^="tile-"]');
  const { width, height } = piece.getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
}"""
#: Names that are written on the cards of the market and of the hand, as they are seen.
_NAMES = """() => [...document.querySelectorAll('.market button, .hand button')].map((card) =>
  [...card.querySelectorAll('text')].filter((one) =>
    one.checkVisibility() && one.textContent.toLowerCase() === card.title.toLowerCase()).length)"""


def exchange_offered(visit: Visit, size: tuple[int, int], **wishes: str) -> Page:
    """A table where two goods of the market can be exchanged for camels."""
    ann = visit(size=size, has_touch=True, **wishes)
    page = ann.go(f"/table/{imported(ann, 'jaipur', entries=EXCHANGE)}")
    page.locator('[data-action="confirm"]').wait_for()
    return page


@pytest.mark.parametrize("size", PHONES)
def test_cards_keep_their_size_while_an_exchange_is_put_together(visit: Visit, size: tuple[int, int]) -> None:
    page = exchange_offered(visit, size)
    goods = page.locator('[data-place^="market-"]:not([data-kind="K"])')
    main = page.locator('[data-action="confirm"]')
    before = page.evaluate(_SIZES)
    assert all(width >= LEAST for width, _ in before), before
    for at in (0, 1):
        goods.nth(at).click()
        expect(main).not_to_have_text(say("web-loading"))
        assert page.evaluate(_SIZES) == before, f"{at + 1} chosen"
    for count in (1, 2):
        page.get_by_role("button", name=say("web-jaipur-camel-more"), exact=True).click()
        expect(main).not_to_have_text(say("web-loading"))
        assert page.evaluate(_SIZES) == before, f"{count} camels given"
    assert unseen(page) == []


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_cards_have_their_names_on_a_very_small_phone(visit: Visit, language: str) -> None:
    page = exchange_offered(visit, PHONES[0], language=language)
    assert set(page.evaluate(_NAMES)) == {1}
    page = Learner(visit(size=PHONES[0], language=language), "jaipur", "first").page
    page.locator('[data-action="confirm"]').wait_for()
    assert set(page.evaluate(_NAMES)) == {1}


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
def test_the_banner_of_a_lesson_keeps_its_height(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """And with it the table below, from sentence to sentence of one turn."""
    learner = Learner(visit(size=size, has_touch=True), game, "first")
    texts = sentences(game, "first", "en")
    heights, cards = set(), []
    for said in itertools.islice(learner.learn(), 8):
        learner.page.wait_for_timeout(150)
        heights.add(learner.page.evaluate(_BANNER))
        if said in texts[:2]:
            cards.append(learner.page.evaluate(_CARD))
    assert len(heights) == 1, heights
    assert len(cards) == 2 and cards[0] == cards[1], cards


def test_escape_closes_the_topmost_window_only(visit: Visit) -> None:
    """The cards behind it stay chosen; then Escape is theirs."""
    page = exchange_offered(visit, (1280, 800))
    card = page.locator('[data-place^="market-"]:not([data-kind="K"])').first
    card.click()
    page.get_by_role("button", name=say("web-resign"), exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    card.focus()
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_a_hint_is_about_one_choice(visit: Visit) -> None:
    """It stands on the button, moves nothing, and goes with the choice."""
    page = exchange_offered(visit, (390, 844))
    before = page.evaluate(_SIZES)
    page.get_by_role("button", name=say("web-hint"), exact=True).click()
    note = page.locator('[data-action="confirm"] small')
    expect(note).to_be_visible()
    assert page.evaluate(_SIZES) == before
    page.locator('.market [aria-pressed="true"], .hand [aria-pressed="true"]').first.click()
    expect(note).to_have_count(0)


def test_resigning_is_behind_one_button_on_a_phone(visit: Visit) -> None:
    page = exchange_offered(visit, (390, 844))
    resign = page.get_by_role("button", name=say("web-resign"), exact=True)
    expect(resign).to_have_count(0)
    more = page.get_by_role("button", name=say("web-more"), exact=True)
    more.click()
    expect(resign).to_be_visible()
    page.keyboard.press("Escape")
    expect(resign).to_have_count(0)
    more.click()
    resign.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_lone_precious_card_says_why_it_cannot_be_sold(visit: Visit) -> None:
    """Nothing is grey before anything is chosen; a tap tells the reason."""
    learner = Learner(visit(size=(390, 844)), "jaipur", "first")
    page = learner.page
    silver = page.locator('.hand [data-kind="S"]').first
    expect(page.locator(".is-dim")).to_have_count(0)
    silver.click()
    expect(page.locator('[data-action="confirm"]')).to_contain_text("2")


def test_show_me_chooses_and_the_learner_makes_the_move(visit: Visit) -> None:
    """Pressed again, the lesson makes it."""
    learner = Learner(visit(), "jaipur", "first")
    goal, take, tokens = sentences("jaipur", "first", "en")[:3]
    page = learner.page
    learner.button("web-coach-next").click()
    learner.button("web-coach-skip").click()
    expect(page.locator('[data-place^="market-"][data-kind="L"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-action="confirm"][data-coached]')).to_be_visible()
    expect(learner.coach).to_contain_text(take)
    page.locator('[data-action="confirm"]').click()
    expect(learner.coach.locator(".said")).to_have_text(tokens)
    learner.button("web-coach-back").click()
    expect(learner.coach.locator(".said")).to_have_text(goal)
    learner.button("web-coach-next").click()
    learner.button("web-coach-skip").click()
    learner.button("web-coach-do").click()
    expect(learner.coach.locator(".said")).to_have_text(tokens)


def test_show_me_by_keyboard_leads_to_the_button(visit: Visit) -> None:
    learner = Learner(visit(), "istanbul", "first", has_keys=True)
    learner.press(learner.button("web-coach-next"))
    learner.press(learner.button("web-coach-skip"))
    expect(learner.page.locator('[data-action="confirm"]')).to_be_focused()
    expect(learner.page.locator('[data-action="confirm"]')).to_contain_text("Pay a crystal")


def test_nothing_is_left_unsaid(visit: Visit) -> None:
    """The wanted move waits until everything about it was read; what was chosen stays chosen."""
    learner = Learner(visit(), "jaipur", "first")
    page, said = learner.page, learner.coach.locator(".said")
    texts = sentences("jaipur", "first", "en")
    end = next(at for at, one in enumerate(texts) if one.startswith("The round ends"))
    for one in learner.learn():
        if one == texts[end]:
            break
    for card in page.locator('.hand [data-kind="S"]').all():
        if card.get_attribute("aria-pressed") == "false":
            card.click()
    confirm = page.locator('[data-action="confirm"]:not([aria-disabled])')
    for text in texts[end + 1 : end + 3]:
        confirm.click()
        expect(said).to_have_text(text)
        expect(page.locator("dialog[open]")).to_have_count(0)
    confirm.click()
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
def test_turns_that_pass_are_announced_first(visit: Visit, game: str) -> None:
    learner = Learner(visit(), game, "first")
    heard = []
    for one in learner.learn():
        heard.append(one)
        if one == sentences(game, "first", "en")[-3 if game == "jaipur" else -5]:
            break
    assert say("web-coach-later") in heard
    later = next(one for one in sentences(game, "first", "en") if one.startswith("A few"))
    assert heard.index(say("web-coach-later")) + 1 == heard.index(later)
