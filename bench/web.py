"""Measures the web app in a real Chromium and writes bench/web.md: sizes, first loads, from a click to the screen.

    python bench/web.py            some minutes; on a machine that does nothing else
    python bench/web.py --quick    a few loads and moves, printed only: a minute once the rules are compiled

Everything is timed inside the page. Beside every figure stands what cannot be avoided: a page without anything in it
from the same server, and a press that asks no server.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402
from browser.conftest import hosted, wait_until_ready  # noqa: E402
from browser.input import Mouse  # noqa: E402
from browser.players import IstanbulPlayer, JaipurPlayer  # noqa: E402
from browser.screens import MIDDLE, imported  # noqa: E402
from browser.visitor import Visitor  # noqa: E402

#: What was promised: kilobytes of JavaScript of home and of a table, and of the catalogue on the wire.
MOST_HOME, MOST_TABLE, MOST_CATALOGUE = 100, 150, 15
#: Milliseconds to be interactive, and for a move to be seen.
MOST_LOAD, MOST_MOVE = 1000, 100
#: Games that are begun for a few moves, at most: a machine on which no press is ever seen is not asked for ever.
MOST_GAMES = 6

#: The mark is there, has been painted, and the page has time for the next task.
_INTERACTIVE = """
(() => {
  const look = () => {
    if (!document.querySelector(%r)) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())));
  };
  document.addEventListener('readystatechange', look, { once: true });
})()
"""
_ENTRIES = """() => ['navigation', 'resource'].flatMap((kind) =>
  performance.getEntriesByType(kind).map((one) => [one.name, one.encodedBodySize]))"""
#: From a press on the button that makes a move, or on a card, to the task after the frame that shows the change.
#: What lies where is told by the names of the places, without what a second sentence says can be done there (it goes
#: away with the press itself); what is chosen, by what is pressed, what is asked next and what the button says: an
#: answer to a question of Istanbul presses nothing down, it takes the question away.
_PRESSES = """
(() => {
  window.presses = [];
  const places = () => [...document.querySelectorAll('[data-place]')].flatMap((place) =>
    [place, ...place.querySelectorAll('[aria-label], [title]')].map((one) =>
      (one.getAttribute('aria-label') ?? one.getAttribute('title'))?.split('. ')[0])).join('|');
  const chosen = () => [...document.querySelectorAll(
    '[aria-pressed="true"], [aria-checked="true"], [data-place="choice"] button, [data-action="confirm"]')].map((one) =>
      one.textContent + one.className).join('|');
  const watch = (what, since, read) => {
    const before = read();
    const look = () => {
      if (read() === before) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.presses.push([what, performance.now() - since]);
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button?.matches('[data-action="confirm"]')) watch('move', event.timeStamp, places);
    else if (button?.matches('[data-kind], [aria-pressed]')) watch('choice', event.timeStamp, chosen);
  }, true);
})()
"""


@dataclass
class Loaded:
    """How a page was loaded, again and again."""

    name: str
    #: Milliseconds with nothing kept, and once more with everything kept.
    cold: list[float]
    warm: list[float]
    #: Kilobytes of JavaScript as they travel, and of everything.
    script: float
    catalogue: float
    all: float


@dataclass
class Pressed:
    """How long presses took to be seen, in milliseconds."""

    name: str
    times: list[float]


def load(
    browser: Browser, url: str, name: str, mark: str, path: Callable[[Visitor], str], times: int, has_worker: bool
) -> Loaded:
    """Open a page `times` times, each time as a new guest, then once more."""
    cold, warm, script, catalogue, everything = [], [], 0.0, 0.0, 0.0
    for _ in range(times):
        visitor = Visitor(browser, url, settings={"speed": "normal"}, has_worker=has_worker)
        visitor.context.add_init_script(_INTERACTIVE % mark)
        place = path(visitor)
        for found in (cold, warm):
            visitor.page.goto(place)
            visitor.page.wait_for_function("() => window.interactive")
            found.append(visitor.page.evaluate("window.interactive"))
            if found is cold:
                entries = visitor.page.evaluate(_ENTRIES)
                script = sum(size for address, size in entries if address.endswith(".js")) / 1000
                catalogue = sum(size for address, size in entries if "/api/games" in address) / 1000
                everything = sum(size for _, size in entries) / 1000
                if script and has_worker:  # an app, whose worker keeps its files for the next time
                    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        visitor.close()
    return Loaded(name, cold, warm, script, catalogue, everything)


def play(browser: Browser, url: str, game: str, speed: str, moves: int) -> list[Pressed]:
    """Play against a bot; what a choice and what a move takes to be seen."""
    taken: dict[str, list[float]] = {"choice": [], "move": []}
    players = {"jaipur": JaipurPlayer, "istanbul": IstanbulPlayer}
    for _ in range(MOST_GAMES):
        if len(taken["move"]) >= moves:
            break
        visitor = Visitor(browser, url, settings={"speed": speed})
        visitor.context.add_init_script(_PRESSES)
        visitor.go(f"/table/{visitor.table(game, 'me', 'bot:1')['table']['id']}")
        players[game](visitor.page, Mouse()).play(most=moves - len(taken["move"]))
        visitor.page.wait_for_timeout(100)  # the last one is still to be seen
        for what, milliseconds in visitor.page.evaluate("window.presses"):
            taken[what].append(milliseconds)
        visitor.close()
    return [Pressed(f"{game}, {what}, animation {speed}", found) for what, found in taken.items()]


def measure(
    browser: Browser, url: str, loads: int, moves: int, *, is_quick: bool
) -> tuple[list[Loaded], list[Pressed]]:
    """All of it; in a hurry without the service worker, which takes seconds to keep its files, and in one speed."""
    pages: dict[str, tuple[str, Callable[[Visitor], str]]] = {
        "nothing: `/healthz`": ("body", lambda _: "/healthz"),
        "home": ('button[type="submit"]', lambda _: "/"),
        "a table of Jaipur": (
            '[data-action="confirm"]',
            lambda ann: f"/table/{imported(ann, 'jaipur', entries=MIDDLE['jaipur'])}",
        ),
        "a table of Istanbul": (
            '[data-action="confirm"]',
            lambda ann: f"/table/{imported(ann, 'istanbul', entries=MIDDLE['istanbul'])}",
        ),
    }
    loaded = [load(browser, url, name, mark, path, loads, not is_quick) for name, (mark, path) in pages.items()]
    speeds = ("normal",) if is_quick else ("off", "normal")
    pressed = [one for game in MIDDLE for speed in speeds for one in play(browser, url, game, speed, moves)]
    return loaded, pressed


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def page(loaded: Sequence[Loaded], pressed: Sequence[Pressed], facts: dict[str, Any]) -> str:
    """What was measured, in words and tables."""
    home = next(one for one in loaded if one.name == "home")
    tables = max((one for one in loaded if one.name.startswith("a table")), key=lambda one: one.script)
    worst_load = max(statistics.median(one.cold) for one in loaded)
    moves = [time for one in pressed if ", move" in one.name for time in one.times]
    if not moves:
        sys.exit("No move was seen on the screen: this machine is too busy to measure anything.")
    p95 = quantile(moves, 0.95)

    def verdict(value: float, most: float) -> str:
        return "kept" if value <= most else "**not kept**"

    lines = [
        "# The web app, measured",
        "",
        f"Written by `make bench-web` (`bench/web.py`) on {facts['date']}.",
        "",
        f"Server, bots and browser on one machine: {facts['cores']} cores, {facts['machine']}, load "
        f"{facts['load']:.1f} when it began. Chromium {facts['chromium']}, 1280 × 800, without a graphics processor. "
        f"{facts['loads']} loads of each page, {facts['moves']} moves of each kind.",
        "",
        "| promised | measured | |",
        "|---|---|---|",
        f"| home: at most {MOST_HOME} kB of compressed JavaScript | {home.script:.0f} kB "
        f"| {verdict(home.script, MOST_HOME)} |",
        f"| a table: at most {MOST_TABLE} kB of compressed JavaScript | {tables.script:.0f} kB "
        f"| {verdict(tables.script, MOST_TABLE)} |",
        f"| the catalogue: at most {MOST_CATALOGUE} kB on the wire | {home.catalogue:.1f} kB for home, "
        f"{tables.catalogue:.1f} kB for a table | {verdict(max(home.catalogue, tables.catalogue), MOST_CATALOGUE)} |",
        f"| interactive within {MOST_LOAD / 1000:.0f} s | {worst_load:.0f} ms, the median of the slowest page "
        f"| {verdict(worst_load, MOST_LOAD)} |",
        f"| a move on the screen within {MOST_MOVE} ms of the click | {statistics.median(moves):.0f} ms, "
        f"95 % within {p95:.0f} ms | {verdict(p95, MOST_MOVE)} |",
        "",
        "## Loading",
        "",
        "From the beginning of the navigation until the first thing to press has been painted and the page is free for "
        "the next task, in ms. *New*: with nothing kept in the browser. *Again*: with what the first visit kept.",
        "",
        "| page | JavaScript | all | new: median | worst | again: median | worst |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {one.name} | {one.script:.0f} kB | {one.all:.0f} kB | {statistics.median(one.cold):.0f} | "
            f"{max(one.cold):.0f} | {statistics.median(one.warm):.0f} | {max(one.warm):.0f} |"
            for one in loaded
        ),
        "",
        "## From a click to the screen",
        "",
        "From the time stamp of the click to the first task after the frame that shows the change, in ms. A choice "
        "asks no server: it is what the browser alone needs. A move goes to the server, is written to the disk, and "
        "comes back.",
        "",
        "| press | times | median | 95 % | worst |",
        "|---|--:|--:|--:|--:|",
        *(
            f"| {one.name} | {len(one.times)} | {statistics.median(one.times):.0f} | {quantile(one.times, 0.95):.0f} | "
            f"{max(one.times):.0f} |"
            for one in pressed
            if one.times
        ),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure, print, and write the page unless in a hurry; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quick", action="store_true", help="a few loads and moves; nothing is written")
    is_quick = parser.parse_args().quick
    program = chromium.find_or_install()
    if program is None:
        print("This needs Chromium: put one on the PATH or name it in SERAI_CHROMIUM.", file=sys.stderr)
        return 2
    loads, moves = (2, 4) if is_quick else (12, 40)
    facts: dict[str, Any] = {
        "date": time.strftime("%Y-%m-%d"),
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "load": os.getloadavg()[0],
        "loads": loads,
        "moves": moves,
    }
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder)) as server, sync_playwright() as playwright:
        wait_until_ready(server)
        browser = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        facts["chromium"] = browser.version
        written = page(*measure(browser, server.url, loads, moves, is_quick=is_quick), facts)
        browser.close()
    print(written)
    if not is_quick:
        (ROOT / "bench" / "web.md").write_text(written, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
