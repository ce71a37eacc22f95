"""Draws web/public/previews/: the pictures that messengers show beside links, one for each game and one for all.

Run it after the pieces of a game were drawn anew: `python web/previews.py`. It shows what the first page shows of a
game, large and alone, on the colours of its table.
"""

from __future__ import annotations

import sys

from camera import ROOT, Studio, keep, leave, run

FOLDER = ROOT / "web" / "public" / "previews"
#: As wide as messengers show it.
SIZE = (1200, 630)
QUALITY = 82

#: What is not of one game shows the pieces of all.
ALL = "serai"

_ALONE = """(game) => {
  const art = document.querySelector(`input[name=game][value=${game}]`).closest('label').querySelector('.glance');
  const mark = document.querySelector('header .home').cloneNode(true);
  const copy = art.cloneNode(true);
  document.body.replaceChildren(copy, mark);
  const fill = { position: 'fixed', inset: '0', inlineSize: '100vw', blockSize: '100vh', maxBlockSize: 'none' };
  Object.assign(copy.style, fill, { borderRadius: '0', fontSize: '4rem', aspectRatio: 'auto' });
  Object.assign(mark.style, { position: 'fixed', insetInlineStart: '2rem', insetBlockEnd: '1.4rem' });
  mark.style.fontSize = '2.2rem';
}"""

_ALL = """() => {
  const mark = document.querySelector('header .home').cloneNode(true);
  const every = [...document.querySelectorAll('label .glance')].map((art) => art.cloneNode(true));
  document.body.replaceChildren(...every, mark);
  every.forEach((copy, i) => {
    const fill = { position: 'fixed', insetInline: '0', insetBlockStart: `${(100 / every.length) * i}vh` };
    Object.assign(copy.style, fill, { blockSize: `${100 / every.length}vh`, borderRadius: '0', fontSize: '2.7rem' });
  });
  const corner = { position: 'fixed', insetInlineStart: '2rem', insetBlockEnd: '1.4rem', fontSize: '2.2rem' };
  Object.assign(mark.style, corner);
}"""


def draw(studio: Studio) -> None:
    """All of them."""
    ann = studio.visitor(size=SIZE)
    for name in [*(one["id"] for one in ann.ask("GET", "/api/games")["games"]), ALL]:
        ann.go("/").locator("label .glance").last.wait_for()
        ann.page.wait_for_load_state("networkidle")
        ann.page.evaluate(_ALL if name == ALL else _ALONE, name)
        keep(FOLDER / f"{name}.jpg", ann.page.screenshot(type="jpeg", quality=QUALITY))
    leave(ann)


if __name__ == "__main__":
    sys.exit(run(draw))
