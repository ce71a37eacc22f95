"""Somebody who knows no game: does what the coach says, by touching what has a ring around it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.visitor import Visitor
from serai.i18n.generate import parse
from serai.server.tables.lesson_files import files_of, read_lesson

#: How long a lesson may take, where nobody has to read.
SECONDS = 150
#: What the coach says now, and whether anything is to be done about it.
_STATE = """([next, play]) => {
  const coach = document.querySelector('section.coach');
  const buttons = [...(coach?.querySelectorAll('button') ?? [])].map((one) => one.innerText.trim());
  return {
    hasNext: buttons.includes(next),
    isOver: buttons.includes(play),
    says: coach?.querySelector('.said')?.innerText.trim() ?? '',
    rings: document.querySelectorAll('[data-coached]').length,
    isRoundOver: document.querySelector('dialog[open]') !== null,
  };
}"""
#: What was before the learner when nothing went on.
_SEEN = """() => [...document.querySelectorAll('[data-coached], [data-action=confirm], [role=alert]')]
  .map((one) => one.cloneNode(false).outerHTML + one.innerText)"""


def sentences(game: str, id: str, language: str) -> list[str]:
    """Everything a lesson says, in order."""
    (path,) = [path for path in files_of(game) if path.stem == id]
    lesson = read_lesson(path).lesson
    keys = [key for line in lesson.script for key in line.say] + [*lesson.farewell]
    texts = parse(path.parent / "text" / f"{language}.ftl")
    return ["".join(part.value for part in texts[key].value.elements) for key in keys]  # type: ignore[union-attr]


class Learner:
    """A visitor at the table of a lesson; with `has_keys` it is learnt without a mouse."""

    def __init__(self, visitor: Visitor, game: str, lesson: str, *, has_keys: bool = False) -> None:
        self.visitor, self.say, self.has_keys = visitor, visitor.say, has_keys
        visitor.ask("GET", "/api/me")
        made = visitor.ask("POST", "/api/lessons", {"game": game, "lesson": lesson})
        self.table: str = made["table"]["id"]
        self.page: Page = visitor.go(f"/table/{self.table}")
        self.coach: Locator = self.page.locator("section.coach")
        expect(self.coach).to_be_visible()

    def button(self, key: str) -> Locator:
        """A button of the coach."""
        return self.coach.get_by_role("button", name=self.say(key), exact=True)

    def learn(self) -> Iterator[str]:
        """Do everything the coach asks for, up to the farewell; yields every sentence when it is said."""
        said, deadline = "", time.monotonic() + SECONDS
        while time.monotonic() < deadline:
            now = self.page.evaluate(_STATE, [self.say("web-coach-next"), self.say("web-coach-play")])
            if now["isRoundOver"]:
                self.press(self.page.locator("dialog[open]").get_by_role("button").last)
                self.page.wait_for_timeout(100)
            elif now["says"] and now["says"] != said:
                said = now["says"]
                yield said
            elif now["isOver"]:
                return
            elif now["hasNext"] and now["says"]:
                self.press(self.button("web-coach-next"))
            elif not (now["rings"] and self.touch()):
                self.page.wait_for_timeout(40)
        seen = self.page.evaluate(_SEEN)
        raise AssertionError(f"the lesson does not go on: {said} {now} {seen}")

    def touch(self) -> bool:
        """Touch the first thing with a ring that is not chosen yet; the button that confirms when all are."""
        # One that is not ready is not waited for: by then it may mean the next move.
        ready = '[data-coached][data-action="confirm"]:not([aria-disabled="true"])'
        fresh = f'[data-coached][aria-pressed="false"]:visible, {ready}:visible'
        choices = "button[data-coached]:not([aria-pressed]):visible"  # an answer to choose
        camels = "[data-coached]:visible button:not([aria-disabled])"  # to give one by one
        for wanted in (fresh, choices, camels):
            found = self.page.locator(wanted)
            if found.count():
                self.press(found.last if wanted == camels else found.first)
                return True
        if self.page.locator('[aria-pressed="true"][data-kind]:not([data-coached]):visible').count():
            self.page.keyboard.press("Escape")  # something else was chosen while the table changed
        return False

    def press(self, button: Locator) -> None:
        """Press a button that may be gone by then: the table goes on by itself."""
        with contextlib.suppress(TimeoutError):
            if self.has_keys:
                button.focus(timeout=1500)
                self.page.keyboard.press("Space")
            else:
                button.click(timeout=1500)
