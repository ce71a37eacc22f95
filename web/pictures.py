"""Takes the pictures of docs/pictures/: the main screens by day and by night, on a desktop and on a phone.

Run by `make pictures`. The tables are played for some turns, so that there is something to tell, and with other cards
every time; a Chromium takes the pictures and compresses them. One of them moves.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from moving import Frame, moving
from playwright.sync_api import Browser, CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402
from browser.conftest import hosted, wait_until_ready  # noqa: E402
from browser.pictured import SCREENS, film  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
#: Width, height and pixels per point.
SIZES = {"desktop": (1280, 800, 1.25), "phone": (390, 844, 2.0)}
THEMES = ("light", "dark")
QUALITY = 80
#: Of the moving one: pixels per point of a desktop, and its quality; it is many pictures.
FILM_SCALE, FILM_QUALITY = 0.55, 60


def take(browser: Browser, url: str) -> None:
    """All pictures."""
    for size, (width, height, scale) in SIZES.items():
        for screen in SCREENS:
            ann = visitor(browser, url, size=(width, height), scale=scale)
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
                keep(f"{screen.__name__}-{size}-{theme}.webp", base64.b64decode(shot["data"]))
            leave(ann)


def take_moving(browser: Browser, url: str) -> None:
    """A few turns, as they look while they are played."""
    for theme in THEMES:
        ann = visitor(browser, url, theme=theme, settings={"speed": "normal"})
        camera, frames = ann.context.new_cdp_session(ann.page), list[Frame]()
        for seconds in film(ann):
            frames += filmed(camera, seconds)
        keep(f"table-moving-{theme}.webp", moving(frames))
        leave(ann)


def filmed(camera: CDPSession, seconds: float) -> list[Frame]:
    """What is seen for so many seconds, as fast as pictures can be taken."""
    width, height, _ = SIZES["desktop"]
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": FILM_SCALE}
    wanted = {"format": "webp", "quality": FILM_QUALITY, "clip": clip}
    frames, end = [], time.monotonic() + seconds
    while (start := time.monotonic()) < end:
        picture = base64.b64decode(camera.send("Page.captureScreenshot", wanted)["data"])
        frames.append(Frame(picture, round(1000 * (time.monotonic() - start))))
    return frames


def visitor(browser: Browser, url: str, **wishes: Any) -> Visitor:
    """Somebody with a name."""
    ann = Visitor(browser, url, **wishes)
    ann.ask("GET", "/api/me")
    ann.ask("PATCH", "/api/me", {"name": "Ann"})
    return ann


def leave(ann: Visitor) -> None:
    """End if something went wrong in the page."""
    if ann.wrong():
        sys.exit("\n".join(ann.wrong()))
    ann.close()


def keep(name: str, picture: bytes) -> None:
    """Write a picture."""
    path = FOLDER / name
    path.write_bytes(picture)
    print(f"{path.relative_to(ROOT)}  {len(picture) / 1000:.0f} kB", flush=True)


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
        take_moving(browser, server.url)
        take(browser, server.url)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
