"""What the scripts that take pictures share: a server of their own, a Chromium, visitors, pictures that are kept."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402
from browser.conftest import hosted, wait_until_ready  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

#: Colours that fade into each other have arrived, and fonts are there.
_SETTLED = """async () => {
  await document.fonts.ready;
  const ends = (one) => one.effect.getComputedTiming().endTime !== Infinity;
  await Promise.all(document.getAnimations().filter(ends).map((one) => one.finished.catch(() => null)));
}"""


class Studio:
    """A server with the built app and a Chromium that looks at it."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url

    def visitor(self, **wishes: Any) -> Visitor:
        """Somebody with a name."""
        ann = Visitor(self.browser, self.url, **wishes)
        ann.ask("GET", "/api/me")
        ann.ask("PATCH", "/api/me", {"name": "Ann"})
        return ann


def leave(ann: Visitor) -> None:
    """End if something went wrong in the page."""
    if ann.wrong():
        sys.exit("\n".join(ann.wrong()))
    ann.close()


def settle(page: Page) -> None:
    """Until nothing moves any more but what always does."""
    page.evaluate(_SETTLED)


def shot(page: Page, quality: int, **wishes: Any) -> bytes:
    """What is seen now, as a WebP."""
    camera = page.context.new_cdp_session(page)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality, **wishes})
    camera.detach()
    return base64.b64decode(taken["data"])


def keep(path: Path, picture: bytes) -> None:
    """Write a picture."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)
    print(f"{path.relative_to(ROOT)}  {len(picture) / 1000:.0f} kB", flush=True)


def run(*works: Callable[[Studio], None]) -> int:
    """Do them with a studio; the exit code."""
    program = chromium.find_or_install()
    if program is None:
        print("This needs Chromium: put one on the PATH or name it in SERAI_CHROMIUM.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as server, sync_playwright() as playwright:
        wait_until_ready(server)
        browser = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        for work in works:
            work(Studio(browser, server.url))
        browser.close()
    return 0
