"""Takes the pictures of docs/pictures/: the main screens by day and by night, on a desktop and on a phone.

Run by `make pictures`. The tables go on from records of `tests/browser/records`, so that the same cards lie there every
time; a Chromium takes the pictures and compresses them.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402
from browser.conftest import hosted, wait_until_ready  # noqa: E402
from browser.pictured import SCREENS  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
#: Width, height and pixels per point.
SIZES = {"desktop": (1280, 800, 1.25), "phone": (390, 844, 2.0)}
THEMES = ("light", "dark")
QUALITY = 80


def take(browser: Browser, url: str) -> None:
    """All pictures."""
    for size, (width, height, scale) in SIZES.items():
        for screen in SCREENS:
            ann = Visitor(browser, url, size=(width, height), scale=scale)
            ann.ask("GET", "/api/me")
            ann.ask("PATCH", "/api/me", {"name": "Ann"})
            screen(ann)
            camera = ann.context.new_cdp_session(ann.page)
            for theme in THEMES:
                ann.page.emulate_media(color_scheme=theme)
                # Colours that fade into each other have arrived, and fonts are there.
                ann.page.evaluate("""async () => {
                  await document.fonts.ready;
                  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
                }""")
                shot = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
                path = FOLDER / f"{screen.__name__}-{size}-{theme}.webp"
                path.write_bytes(base64.b64decode(shot["data"]))
                print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB", flush=True)
            if ann.wrong():
                sys.exit("\n".join(ann.wrong()))
            ann.close()


def main() -> int:
    """Take them; the exit code."""
    program = chromium.find_or_install()
    if program is None:
        print("This needs Chromium: put one on the PATH or name it in SERAI_CHROMIUM.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as server, sync_playwright() as playwright:
        wait_until_ready(server)
        browser = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        take(browser, server.url)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
