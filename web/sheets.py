"""Draws docs/pictures/lessons/: for each lesson one sheet with a picture of every step, and what is said there.

Run by `make pictures`; alone: `python web/sheets.py`. All lessons in English, the first one of each game in every
language, on a phone.
"""

from __future__ import annotations

import base64
import sys
from html import escape

from camera import ROOT, Studio, keep, leave, settle, shot

from browser.learner import Learner
from serai import games
from serai.i18n.files import LANGUAGES
from serai.server.tables.lesson_files import listed

FOLDER = ROOT / "docs" / "pictures" / "lessons"
PHONE = (390, 844)
#: Pixels per point of the pictures, and how good they and the sheet are.
SCALE, QUALITY, SHEET_QUALITY = 0.56, 90, 42
COLUMNS = 6
_WIDTH = round(PHONE[0] * SCALE)
_LOOK = f"""
  body {{ margin: 0; padding: 10px; background: #fff; font: 12px/1.3 sans-serif; color: #222; }}
  main {{ display: grid; grid-template-columns: repeat({COLUMNS}, {_WIDTH}px); gap: 12px 10px; width: max-content; }}
  figure {{ margin: 0; }}
  img {{ display: block; width: {_WIDTH}px; border: 1px solid #ccc; box-sizing: border-box; }}
  h1 {{ margin: 0 0 8px; font-size: 17px; }}
"""


def take(studio: Studio) -> None:
    """All sheets."""
    for game in games.names():
        for number, (lesson, _) in enumerate(listed(game)):
            for language in LANGUAGES if number == 0 else ("en",):
                keep(FOLDER / f"{game}-{lesson}-{language}.webp", sheet(studio, game, lesson, language))


def sheet(studio: Studio, game: str, lesson: str, language: str) -> bytes:
    """A lesson from its first sentence to its last, as one picture."""
    ann = studio.visitor(size=PHONE, scale=SCALE, language=language)
    figures, learner = [], Learner(ann, game, lesson)
    for number, said in enumerate(learner.learn(), 1):
        ann.page.wait_for_timeout(120)  # rings come a moment later
        settle(ann.page)
        picture = base64.b64encode(shot(ann.page, QUALITY)).decode()
        caption = f"<figcaption><b>{number}</b> {escape(said)}</figcaption>"
        figures.append(f'<figure><img src="data:image/webp;base64,{picture}">{caption}</figure>')
    leave(ann)
    page = studio.browser.new_page(viewport={"width": 400, "height": 300})
    title = f"{game} · {lesson} · {language}"
    page.set_content(f'<html lang="{language}"><style>{_LOOK}</style><h1>{title}</h1><main>{"".join(figures)}</main>')
    settle(page)
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": width, "height": height})
    taken = shot(page, SHEET_QUALITY)
    page.close()
    return taken


if __name__ == "__main__":
    from camera import run

    sys.exit(run(take))
