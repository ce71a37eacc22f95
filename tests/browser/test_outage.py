"""The server is killed and comes back: the page says so, waits, and goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit, hosted, wait_until_ready
from browser.input import Mouse
from browser.players import IstanbulPlayer, JaipurPlayer
from browser.words import Words
from server.hosted import Hosted

say = Words()
#: What a browser says about a server that is not there.
GONE = r"WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_RESET"


@pytest.fixture(scope="module")
def mortal(program: str, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server that may be killed."""
    with hosted(tmp_path_factory.mktemp("mortal")) as running:
        wait_until_ready(running)
        yield running


@pytest.mark.parametrize("game", ["jaipur", pytest.param("istanbul", marks=pytest.mark.deep)])
def test_play_goes_on_after_a_crash(visit: Visit, mortal: Hosted, game: str) -> None:
    ann = visit(url=mortal.url)
    ann.allow(GONE)
    made = ann.table(game, "me", "bot:1")
    page = ann.go(f"/table/{made['table']['id']}")
    page.evaluate("window.stays = true")
    player = (JaipurPlayer if game == "jaipur" else IstanbulPlayer)(page, Mouse())
    player.play(most=2)
    player.wait()

    mortal.kill()
    lost = page.get_by_role("status").filter(has_text=say("web-connection", state="waiting"))
    expect(lost).to_be_visible()
    # A move made meanwhile is not lost either: it is sent when the server is back.
    player.move()
    mortal.start()
    wait_until_ready(mortal)
    expect(lost).to_have_count(0)
    player.play(most=5)
    assert player.moves == 5
    assert page.evaluate("window.stays"), "the page was loaded anew"


def test_the_first_page_says_that_the_server_is_away(visit: Visit, mortal: Hosted) -> None:
    ann = visit(url=mortal.url)
    ann.allow(GONE)
    page = ann.go()
    page.wait_for_load_state("networkidle")  # its lists are there
    begin = page.get_by_role("button", name=say("web-begin"))
    expect(begin).to_be_visible()
    mortal.kill()
    begin.click()
    expect(page.get_by_role("alert")).to_contain_text(say("web-offline"))
    mortal.start()
    wait_until_ready(mortal)
    begin.click()
    page.wait_for_url("**/table/*")
