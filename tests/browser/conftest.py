"""A real Chromium, a real server with the built app, and visitors. Without a Chromium all of it is skipped."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

pytest.importorskip("playwright", reason="browser tests need Playwright: pip install -e '.[dev]'")

from playwright.sync_api import Browser, sync_playwright

from browser import chromium
from browser.visitor import Visitor
from serai.server.http import site
from server.hosted import Hosted

ROOT = Path(__file__).resolve().parents[2]
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def program() -> str:
    """Chromium."""
    found = chromium.find_or_install()
    if found is None:
        pytest.skip("browser tests need Chromium: put one on the PATH or name it in SERAI_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def built() -> None:
    """The web app; `make test` has built it before."""
    if not (site.FOLDER / "index.html").is_file():
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


def hosted(folder: Path, **settings: object) -> Hosted:
    """A server whose bots answer at once."""
    return Hosted(f"sqlite:///{folder / 'serai.db'}", folder / "server.log", **{"thinkers": 1, **settings})


def wait_until_ready(server: Hosted, seconds: float = 240.0) -> None:
    """Until the rules are compiled and the bots can think."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        games = httpx.get(server.url + "/api/status", timeout=20.0).json()["games"]
        if all(one["rules"] == "ready" and one["bots"] == "ready" for one in games.values()):
            return
        time.sleep(0.1)
    raise TimeoutError(str(games))


@pytest.fixture(scope="session")
def server(program: str, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """The server of all tests but those that kill it. It reviews no games: that would be most of its work."""
    with hosted(tmp_path_factory.mktemp("server"), reviews=False) as running:
        wait_until_ready(running)
        yield running


@pytest.fixture(scope="module")
def browser(program: str) -> Iterator[Browser]:
    """One Chromium a module: while it runs, other tests of the process could not run event loops of their own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=list(chromium.FLAGS))
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Hosted) -> Iterator[Visit]:
    """`visit(language="fr", size=(390, 844))`: somebody new each time; nothing may go wrong in their pages."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, wishes.pop("url", server.url), **wishes))
        return visitors[-1]

    yield come
    wrong = [one for visitor in visitors for one in visitor.wrong()]
    for visitor in visitors:
        visitor.close()
    assert not wrong, "\n".join(wrong)
