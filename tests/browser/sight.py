"""Whether everything needed for a decision is in sight: inside the window, large enough, not cut off, not covered."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from browser.input import Input

#: Side of the smallest thing that can be hit, in CSS pixels (WCAG 2.5.8).
LEAST = 24
#: What can be pressed, and every piece that lies on the table or may be chosen.
_CONTROLS = ":is(button, a[href], input, summary, [role=radio])"
_PIECES = ":is([data-place], .dice .die, .drawn .card, .is-current)"
_UNSEEN = """([controls, pieces, least, within]) => {
  const found = [];
  const told = (one) =>
    one.getAttribute('aria-label') ?? (one.textContent.trim() || one.dataset.place || one.className);
  const root = document.querySelector('dialog[open]') ?? document.querySelector(within);
  const page = document.scrollingElement;
  if (root.localName === 'main' && page.scrollHeight > innerHeight + 1)
    found.push(`the page is ${page.scrollHeight - innerHeight} px too high`);
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  for (const one of root.querySelectorAll(`${controls}, ${pieces}`)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    // A radio button that is heard but not seen has a label that is both.
    const shown = one.localName === 'input' ? (one.closest('label') ?? one) : one;
    const box = shown.getBoundingClientRect();
    const isControl = one.matches(controls);
    const name = `${one.localName} "${told(one).slice(0, 60)}"`;
    const at = `${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`;
    if (isControl && (box.width < least || box.height < least)) found.push(`too small: ${at}`);
    // Lines of the log lead back to the past: they are scrolled to, and no decision needs them.
    if (box.width < 1 || box.height < 1 || one.closest('[data-log]')) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      found.push(`outside: ${at}`);
      continue;
    }
    for (let holder = shown.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
      if (getComputedStyle(holder).overflow === 'visible') continue;
      const frame = holder.getBoundingClientRect();
      const across = Math.max(frame.left - box.left, box.right - frame.right);
      const cut = Math.max(across, frame.top - box.top, box.bottom - frame.bottom);
      if (cut > 2) found.push(`cut off by ${Math.round(cut)} px: ${at}`);
    }
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (hit && (shown.contains(hit) || hit.contains(shown))) continue;
      const over = hit ? `${hit.localName}.${hit.getAttribute('class') ?? ''}` : 'nothing';
      found.push(`covered by ${over} at ${x} ${y}: ${at}`);
      break;
    }
  }
  return found;
}"""


#: Texts that are drawn into boxes of a given size: what to decide, what happened, and the buttons of a lesson.
_CROWDED = """() => {
  const found = [];
  for (const one of document.querySelectorAll('.bar .main button, .bar .prompt, .now, .coach .button')) {
    const text = one.innerText.trim();
    if (!text || !one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const [drawn, box] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
    if (box.width < 2) continue; // only heard
    // Letters need a pixel within a border; without one, a line may be lower than its letters.
    const room = one.localName === 'button' ? parseFloat(getComputedStyle(one).borderTopWidth) + 1 : -2;
    const least = Math.min(
      drawn.top - box.top, box.bottom - drawn.bottom, drawn.left - box.left, box.right - drawn.right);
    if (least < room) found.push(`crowded by ${(room - least).toFixed(1)} px: "${text}"`);
    if (one.scrollHeight > one.clientHeight + 3) found.push(`cut off: "${text}"`);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1 && !/\\s/.test(text) && one.closest('.coach')) found.push(`broken within the word: "${text}"`);
  }
  return found;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Another size of window, until the page is laid out for it: panels are made anew, in a frame or two."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))")


def unseen(page: Page, within: str = "main") -> list[str]:
    """What one may need now and cannot see or hit without scrolling."""
    found: list[str] = page.evaluate(_UNSEEN, [_CONTROLS, _PIECES, LEAST, within])
    return found


def crowded(page: Page) -> list[str]:
    """Texts that touch or leave their boxes, or are broken within a word."""
    found: list[str] = page.evaluate(_CROWDED)
    return found


class Sighted:
    """Plays like `hands`; before every press everything has to be in sight."""

    def __init__(self, page: Page, hands: Input) -> None:
        self.page = page
        self.hands = hands
        #: How often it was looked.
        self.looked = 0

    def press(self, target: Locator, key: str = "Enter") -> None:
        self.looks()
        self.hands.press(target, key)

    def looks(self) -> None:
        found = unseen(self.page)
        size = self.page.viewport_size or {}
        assert not found, "\n".join([f"{size.get('width')} x {size.get('height')}:", *found])
        self.looked += 1
