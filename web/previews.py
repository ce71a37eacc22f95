"""Draws web/public/previews/: the pictures that messengers show beside links, one for each game and one for all.

Run it after the pieces of a game were drawn anew: `python web/previews.py`. It shows what the first page shows of a
game, large and alone, on the colours of its table.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402
from browser.conftest import hosted, wait_until_ready  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

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
    Object.assign(copy.style, fill, { blockSize: `${100 / every.length}vh`, borderRadius: '0', fontSize: '3.1rem' });
  });
  const corner = { position: 'fixed', insetInlineStart: '2rem', insetBlockEnd: '1.4rem', fontSize: '2.2rem' };
  Object.assign(mark.style, corner);
}"""


def main() -> int:
    """Draw them; the exit code."""
    program = chromium.find_or_install()
    if program is None:
        print("This needs Chromium: put one on the PATH or name it in SERAI_CHROMIUM.", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as server, sync_playwright() as playwright:
        wait_until_ready(server)
        browser = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        ann = Visitor(browser, server.url, size=SIZE)
        for name in [*(one["id"] for one in ann.ask("GET", "/api/games")["games"]), ALL]:
            ann.go("/").locator("label .glance").last.wait_for()
            ann.page.wait_for_load_state("networkidle")
            ann.page.evaluate(_ALL if name == ALL else _ALONE, name)
            path = FOLDER / f"{name}.jpg"
            ann.page.screenshot(path=path, type="jpeg", quality=QUALITY)
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB", flush=True)
        ann.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
