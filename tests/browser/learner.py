"""Somebody who knows no game: does what the coach says, by touching what has a ring around it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.visitor import Visitor

#: How long a lesson may take, where nobody has to read.
SECONDS = 90
#: What the coach says now, and whether anything is to be done about it.
_STATE = """() => {
  const coach = document.querySelector('section.coach');
  return {
    says: coach?.querySelector('.says')?.innerText.trim() ?? '',
    rings: document.querySelectorAll('[data-coached]').length,
    isRoundOver: document.querySelector('dialog[open]') !== null,
  };
}"""


class Learner:
    """A visitor at the table of a lesson."""

    def __init__(self, visitor: Visitor, game: str, lesson: str) -> None:
        self.visitor, self.say = visitor, visitor.say
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
            now = self.page.evaluate(_STATE)
            if now["isRoundOver"]:
                press(self.page.locator("dialog[open]").get_by_role("button").last)
                self.page.wait_for_timeout(100)
            elif now["says"] and now["says"] != said:
                said = now["says"]
                yield said
            elif self.button("web-coach-play").is_visible():
                if (last := self.page.evaluate(_STATE)["says"]) != said:
                    yield last
                return
            elif self.button("web-coach-next").is_visible():
                press(self.button("web-coach-next"))
            elif not (now["rings"] and self.touch()):
                self.page.wait_for_timeout(40)
        raise AssertionError(f"the lesson does not go on: {said}")

    def touch(self) -> bool:
        """Touch the first thing with a ring that is not chosen yet; the button that confirms when all are."""
        fresh = '[data-coached][aria-pressed="false"]:visible, [data-coached][data-action="confirm"]:visible'
        choices = "button[data-coached]:not([aria-pressed]):visible"  # an answer to choose
        camels = "[data-coached]:visible button:not([aria-disabled])"  # to give one by one
        for wanted in (fresh, choices, camels):
            found = self.page.locator(wanted)
            if found.count():
                press(found.last if wanted == camels else found.first)
                return True
        return False


def press(button: Locator) -> None:
    """Press a button that may be gone by then: the table goes on by itself."""
    with contextlib.suppress(TimeoutError):
        button.click(timeout=1500)
