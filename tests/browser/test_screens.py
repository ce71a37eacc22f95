"""Every screen in every language and at every size."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from fluent.syntax import ast
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.screens import CONFIRM, SAMPLED, SCREENS, open_screen
from browser.visitor import DESKTOP
from browser.words import Words
from serai.i18n.files import LANGUAGES, text_folders, web_text_folders
from serai.i18n.generate import parse

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "ja": "日本語", "ru": "Русский"}
SIZES = [(320, 640), (390, 844), (1280, 800), (2560, 1440)]
#: All that can be read or heard.
_SAID = """() => {
  const names = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)));
  const body = document.body.cloneNode(true);
  body.querySelectorAll('noscript').forEach((one) => one.remove()); // in the language the page was asked for in
  return [document.title, body.textContent, ...names].join('\\n');
}"""
#: English words that are no words of the other languages; the games keep their names.
_ENGLISH = re.compile(r"\b(the|and|with|your|you|of|for|are|cards?|moves?)\b", re.IGNORECASE)
_GAME = "Istanbul: The Dice Game"


@lru_cache
def texts(language: str) -> dict[str, str]:
    """The messages without variables, by key."""
    found = {}
    for folder in (*text_folders(), *web_text_folders()):
        for key, message in parse(folder / f"{language}.ftl").items():
            parts = message.value.elements if message.value else []
            if len(parts) == 1 and isinstance(parts[0], ast.TextElement):
                found[key] = parts[0].value
    return found


@lru_cache
def keys() -> frozenset[str]:
    """Every key that cannot be mistaken for a word."""
    folders = (*text_folders(), *web_text_folders())
    return frozenset(key for folder in folders for key in parse(folder / "en.ftl") if "-" in key)


def left_over(said: str, language: str) -> set[str]:
    """English sentences, and English words, that a reader of another language would meet."""
    english, own = texts("en"), texts(language)
    differ = {text for key, text in english.items() if own.get(key) != text and len(text) >= 8}
    sentences = {text for text in differ if re.search(rf"\b{re.escape(text)}", said)}
    # What the other language says itself is no English: « Continue » is French, too.
    sentences = {text for text in sentences if not any(re.search(rf"\b{re.escape(text)}", one) for one in own.values())}
    return sentences | set(_ENGLISH.findall(said.replace(_GAME, "")))


def switch(page: Page, say: Words, language: str) -> Words:
    """Choose another language in the bar at the top; where a dialog covers it, as somebody who chose it before."""
    if page.locator("dialog[open]").count():
        page.evaluate(
            """(language) => localStorage.setItem(
              'serai', JSON.stringify({ ...JSON.parse(localStorage.getItem('serai')), language }))""",
            language,
        )
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        return Words(language)
    page.get_by_role("button", name=re.compile(f"^{re.escape(say('web-language'))}")).click()
    page.get_by_role("menuitemradio", name=NAMES[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    return Words(language)


def too_large(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """What does not fit: at each size, with normal text and with text of twice the size."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for percent in (100, 200) if width > 320 else (100,):
            page.evaluate("(percent) => document.documentElement.style.fontSize = `${percent}%`", percent)
            extra = page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
            if extra > 0:
                found.append(f"{width} x {height}, text {percent} %: {extra} px too wide")
            if page.locator(CONFIRM).count() and not is_reachable(page):
                found.append(f"{width} x {height}, text {percent} %: the button is out of reach")
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return found


def is_reachable(page: Page) -> bool:
    """Whether the button that makes a move can be scrolled to and hit."""
    return bool(
        page.locator(CONFIRM).evaluate("""(button) => {
          button.scrollIntoView({ block: 'nearest' });
          const box = button.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return hit !== null && button.contains(hit);
        }""")
    )


@pytest.mark.parametrize("screen", SAMPLED)
def test_every_language_at_every_size(visit: Visit, screen: str, request: pytest.FixtureRequest) -> None:
    # The strangest words and the longest; without `--deep` the longest on a phone, where there is the least room.
    measured = {"ja": SIZES, "ru": SIZES} if request.config.getoption("--deep") else {"ru": SIZES[:2]}
    ann = visit()
    open_screen(ann, screen)
    say, found = ann.say, []
    for language in (*LANGUAGES[1:], "en"):
        say = switch(ann.page, say, language)
        ann.page.locator(f"main {SCREENS[screen].mark}").first.wait_for()
        said = ann.page.evaluate(_SAID)
        assert not keys() & set(re.split(r"[^\w-]+", said)), language
        if language != "en":
            assert not left_over(said, language), language
        found += [f"{language} {problem}" for problem in too_large(ann.page, measured.get(language, []))]
    assert left_over(said, "fr"), "English is not found where it is"
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_chooses_the_language(visit: Visit, language: str) -> None:
    ann = visit(language=language)
    page = ann.go()
    expect(page.get_by_role("button", name=ann.say("web-begin"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
