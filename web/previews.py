"""Draws web/public/previews/: for each game the picture that messengers show beside a link to a table.

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


def draw(studio: Studio) -> None:
    """All of them."""
    ann = studio.visitor(size=SIZE)
    for game in [one["id"] for one in ann.ask("GET", "/api/games")["games"]]:
        ann.go("/").locator(f"input[name=game][value={game}]").wait_for(state="attached")
        ann.page.wait_for_load_state("networkidle")
        ann.page.evaluate(_ALONE, game)
        keep(FOLDER / f"{game}.jpg", ann.page.screenshot(type="jpeg", quality=QUALITY))
    leave(ann)


if __name__ == "__main__":
    sys.exit(run(draw))
