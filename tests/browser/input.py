"""Three ways to press what a page shows: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page

#: Where the keyboard stands: on the target, before it, behind it, or beside it in a group that arrows walk through.
#: What is focused must show it, by an outline or a shadow of its own or of its label; and where the focus comes it
#: must not lie under something else.
_WHERE = """(target, comes) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { at: 'nowhere', seen: 'lost' };
  const shown = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
  const box = shown.getBoundingClientRect();
  const style = getComputedStyle(shown);
  const marked = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
  const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].map(([x, y]) =>
    document.elementFromPoint(box.x + box.width * x, box.y + box.height * y));
  const open = points.some((one) => one && (shown.contains(one) || one.contains(shown)));
  const name = focused.outerHTML.slice(0, 160);
  const seen = !marked && focused.id !== 'content' ? `no mark: ${name}` : !open && comes ? `hidden: ${name}` : '';
  if (focused === target) return { at: 'target', seen };
  const group = target.closest('[role="group"], [role="radiogroup"], fieldset, .list');
  if (group && group.contains(focused) && target.tabIndex === -1) {
    const all = [...group.querySelectorAll('button, a[href], [role="radio"]')];
    return { at: all.indexOf(focused) < all.indexOf(target) ? 'left' : 'right', seen };
  }
  const isBefore = focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { at: isBefore ? 'before' : 'behind', seen };
}"""


class Input(Protocol):
    """How one plays."""

    def press(self, target: Locator, key: str = "Enter") -> None:
        """Press a button or a card; `key` for a player who has only keys."""

    def looks(self) -> None:
        """It is one's turn: time to make sure of where one stands."""


class Mouse:
    """Clicks."""

    def press(self, target: Locator, key: str = "Enter") -> None:
        target.click()

    def looks(self) -> None:
        pass


class Touch:
    """Taps."""

    def press(self, target: Locator, key: str = "Enter") -> None:
        target.tap()

    def looks(self) -> None:
        pass


class Keys:
    """Tab, arrows, Enter and the space bar; nothing else, and never without seeing where one is."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def press(self, target: Locator, key: str = "Enter") -> None:
        self.reach(target)
        self._key(key)

    def reach(self, target: Locator) -> None:
        keys = {"before": "Tab", "behind": "Shift+Tab", "nowhere": "Tab", "left": "ArrowRight", "right": "ArrowLeft"}
        was: list[str] = []
        for _ in range(150):
            where = target.evaluate(_WHERE, bool(was))
            assert not where["seen"] or where["at"] == "nowhere", where["seen"]
            if where["at"] == "target":
                return
            was.append(where["at"])
            # Tab leaves the page at its end and comes back at its beginning.
            self._key(keys[where["at"]])
        raise AssertionError(f"no way to {target}: {was[-20:]}")

    def looks(self) -> None:
        """The focus is on something, and can be seen there."""
        where = self.page.locator("body").evaluate(_WHERE, False)
        assert not where["seen"], where["seen"]

    def _key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1
