"""Broken links, full and finished tables, lost seats, old pages: a friendly page says what to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.conftest import Visit
from browser.screens import imported
from browser.visitor import Visitor


def open_table(host: Visitor, **wishes: object) -> tuple[str, str]:
    """A table with a free seat: its id and the secret of the seat."""
    made = host.table("jaipur", "me", "open", **wishes)["table"]
    return made["id"], made["links"]["1"]


def broken_link(host: Visitor, _: Visitor) -> str:
    return f"/join/{open_table(host)[0]}/cutoff"


def seat_taken(host: Visitor, other: Visitor) -> str:
    table, secret = open_table(host)
    other.ask("GET", "/api/me")
    other.ask("POST", f"/api/tables/{table}/seats", {"link": secret})
    return f"/join/{table}/{secret}"


def finished(host: Visitor, _: Visitor) -> str:
    return f"/join/{imported(host, 'jaipur')}/anything"


def private(host: Visitor, _: Visitor) -> str:
    return f"/table/{open_table(host, is_watched=False)[0]}"


def still_played(host: Visitor, _: Visitor) -> str:
    return f"/replay/{imported(host, 'jaipur', entries=26)}"


#: What happened, what it is called, whether one still has to press the button to sit down, and what is offered.
STORIES: dict[str, tuple[Callable[[Visitor, Visitor], str], str, bool, str]] = {
    "a link cut off": (broken_link, "taken", True, "web-watch"),
    "a seat somebody has": (seat_taken, "taken", True, "web-watch"),
    "a game that is over": (finished, "over", False, "web-replay"),
    "a table of others": (private, "closed", False, "web-home"),
    "a replay too early": (still_played, "running", False, "web-home"),
    "no such table": (lambda *_: "/table/nosuchtable", "lost", False, "web-home"),
    "no such invitation": (lambda *_: "/join/nosuchtable/secret", "lost", False, "web-home"),
    "no such replay": (lambda *_: "/replay/nosuchtable", "lost", False, "web-home"),
}


#: The others differ little; they are told with `--deep`.
TELLING = {"a link cut off", "a game that is over", "no such table"}


@pytest.mark.parametrize(
    "story", [pytest.param(one, marks=() if one in TELLING else pytest.mark.deep) for one in STORIES]
)
def test_a_friendly_page(visit: Visit, story: str) -> None:
    make, what, sits_down, offer = STORIES[story]
    host, other, guest = visit(), visit(), visit(language="fr")
    guest.allow(r"40\d", "WebSocket")
    page, say = guest.go(make(host, other)), guest.say
    if sits_down:
        page.get_by_role("button", name=say("web-join")).click()
    notice = page.get_by_role("alert")
    expect(notice.get_by_role("heading")).to_have_text(say("web-notice-title", what=what))
    expect(notice).to_contain_text(say("web-notice-says", what=what))
    expect(notice.get_by_role("link", name=say(offer)).first).to_be_visible()
    notice.get_by_role("link", name=say("web-home")).click()
    expect(page.get_by_role("button", name=say("web-begin"))).to_be_visible()


def test_a_page_older_than_the_server(visit: Visit) -> None:
    ann = visit(language="ja")
    ann.allow("WebSocket")
    table = ann.table("jaipur", "me", "bot:1")["table"]["id"]

    def age(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(str(text).replace('"protocol":1', '"protocol":0')))

    ann.page.route_web_socket("**/live", age)
    page, say = ann.go(f"/table/{table}"), ann.say
    notice = page.get_by_role("alert")
    expect(notice.get_by_role("heading")).to_have_text(say("web-notice-title", what="old"))
    expect(notice).to_contain_text(say("web-notice-says", what="old"))
    expect(notice.get_by_role("button", name=say("web-reload"))).to_be_visible()


def test_a_lost_seat_is_watched(visit: Visit) -> None:
    """Who comes without the cookie that held the seat can still look on."""
    ann, stranger = visit(), visit()
    path = f"/table/{imported(ann, 'istanbul', entries=64)}"
    page = stranger.go(path)
    expect(page.get_by_text(stranger.say("web-watching")).first).to_be_visible()
    expect(page.locator('[data-action="confirm"]')).to_have_count(0)
