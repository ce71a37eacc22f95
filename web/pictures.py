"""Takes the pictures of docs/pictures/: the main screens by day and by night, on a desktop and on a phone, and lessons.

Run by `make pictures`. The tables are played for some turns, so that there is something to tell, and with other cards
every time; a Chromium takes the pictures and compresses them. One of them moves.
"""

from __future__ import annotations

import sys
import time

import sheets
from camera import ROOT, Studio, keep, leave, run, settle, shot
from moving import Frame, moving
from playwright.sync_api import Page

from browser.pictured import SCREENS, film

FOLDER = ROOT / "docs" / "pictures"
#: Width, height and pixels per point.
SIZES = {"desktop": (1280, 800, 1.25), "phone": (390, 844, 2.0)}
THEMES = ("light", "dark")
QUALITY = 80
#: Of the moving one: pixels per point of a desktop, and its quality; it is many pictures.
FILM_SCALE, FILM_QUALITY = 0.55, 50


def take(studio: Studio) -> None:
    """All pictures of screens that stand still."""
    for size, (width, height, scale) in SIZES.items():
        for screen in SCREENS:
            ann = studio.visitor(size=(width, height), scale=scale)
            screen(ann)
            for theme in THEMES:
                ann.page.emulate_media(color_scheme=theme)
                settle(ann.page)
                keep(FOLDER / f"{screen.__name__}-{size}-{theme}.webp", shot(ann.page, QUALITY))
            leave(ann)


def take_moving(studio: Studio) -> None:
    """A few turns, as they look while they are played."""
    for theme in THEMES:
        ann = studio.visitor(theme=theme, settings={"speed": "normal"})
        frames = [frame for seconds in film(ann) for frame in filmed(ann.page, seconds)]
        keep(FOLDER / f"table-moving-{theme}.webp", moving(frames))
        leave(ann)


def filmed(page: Page, seconds: float) -> list[Frame]:
    """What is seen for so many seconds, as fast as pictures can be taken."""
    width, height, _ = SIZES["desktop"]
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": FILM_SCALE}
    frames, end = [], time.monotonic() + seconds
    while (start := time.monotonic()) < end:
        picture = shot(page, FILM_QUALITY, clip=clip)
        frames.append(Frame(picture, round(1000 * (time.monotonic() - start))))
    return frames


if __name__ == "__main__":
    sys.exit(run(take_moving, take, sheets.take))
