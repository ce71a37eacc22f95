"""Draws web/public/previews/: for each game the picture that messengers show beside a link to a table.

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
        for game in [one["id"] for one in ann.ask("GET", "/api/games")["games"]]:
            ann.go("/").locator(f"input[name=game][value={game}]").wait_for(state="attached")
            ann.page.wait_for_load_state("networkidle")
            ann.page.evaluate(_ALONE, game)
            path = FOLDER / f"{game}.jpg"
            ann.page.screenshot(path=path, type="jpeg", quality=QUALITY)
            print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1000:.0f} kB", flush=True)
        ann.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
