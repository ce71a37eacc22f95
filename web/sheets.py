"""Draws docs/pictures/lessons/: for each lesson one sheet with a picture of every step, and what is said there.

Run by `make pictures`; alone: `python web/sheets.py`. All lessons in English, the first one of each game in every
language, on a phone.
"""

from __future__ import annotations

import base64
import sys
from html import escape

from camera import ROOT, Studio, keep, leave, run, settle, shot

from browser.learner import Learner, sentences
from serai import games
from serai.i18n.files import LANGUAGES
from serai.server.tables.lesson_files import listed

FOLDER = ROOT / "docs" / "pictures" / "lessons"
PHONE = (390, 844)
#: Pixels per point of the pictures in English and in other languages, and how good they and the sheet are.
SCALE, SMALL_SCALE, QUALITY, SHEET_QUALITY = 0.48, 0.36, 90, 34
COLUMNS = 6


def take(studio: Studio) -> None:
    """All sheets."""
    for game in games.names():
        for number, (lesson, _) in enumerate(listed(game)):
            for language in LANGUAGES if number == 0 else ("en",):
                keep(FOLDER / f"{game}-{lesson}-{language}.webp", sheet(studio, game, lesson, language))


def sheet(studio: Studio, game: str, lesson: str, language: str) -> bytes:
    """A lesson from its first sentence to its last, as one picture."""
    scale = SCALE if language == "en" else SMALL_SCALE
    ann = studio.visitor(size=PHONE, scale=2 * scale, language=language)
    wanted, figures, learner = set(sentences(game, lesson, language)), list[str](), Learner(ann, game, lesson)
    for said in learner.learn():
        if said not in wanted:
            continue  # somebody else's turn
        ann.page.wait_for_timeout(150)  # rings come a moment later
        settle(ann.page)
        picture = base64.b64encode(shot(ann.page, QUALITY)).decode()
        caption = f"<figcaption><b>{len(figures) + 1}</b> {escape(said)}</figcaption>"
        figures.append(f'<figure><img src="data:image/webp;base64,{picture}">{caption}</figure>')
    leave(ann)
    page = studio.browser.new_page(viewport={"width": 400, "height": 300})
    title = f"<h1>{game} · {lesson} · {language}</h1>"
    style = f"<style>{_style(round(PHONE[0] * scale))}</style>"
    page.set_content(f'<html lang="{language}">{style}{title}<main>{"".join(figures)}</main>')
    settle(page)
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    page.set_viewport_size({"width": width, "height": height})
    taken = shot(page, SHEET_QUALITY)
    page.close()
    return taken


def _style(width: int) -> str:
    return f"""
      body {{ margin: 0; padding: 8px; background: #fff; font: 12px/1.3 sans-serif; color: #222; }}
      main {{ display: grid; grid-template-columns: repeat({COLUMNS}, {width}px); gap: 12px 10px; width: max-content; }}
      figure {{ margin: 0; }}
      img {{ display: block; width: {width}px; border: 1px solid #ccc; box-sizing: border-box; }}
      h1 {{ margin: 0 0 8px; font-size: 16px; }}
    """


if __name__ == "__main__":
    sys.exit(run(take))
