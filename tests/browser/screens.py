"""Every screen of the app, with tables whose cards are always the same: they go on from records kept here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from browser.input import Mouse
from browser.players import IstanbulPlayer
from browser.visitor import Visitor

RECORDS = Path(__file__).parent / "records"
#: Where the records are left so that the first seat is to move in the middle of the game: entries of their logs.
MIDDLE = {"jaipur": 26, "istanbul": 64}
SEATS = {"jaipur": 2, "istanbul": 3, "istanbul-payments": 4, "istanbul-offers": 4}


def imported(visitor: Visitor, name: str, *, entries: int | None = None, level: int = 1) -> str:
    """A table that goes on from the first `entries` of a record, or from its end: the visitor against bots."""
    visitor.ask("GET", "/api/me")
    wanted = {"record": (RECORDS / f"{name}.json").read_text("utf-8"), "entries": entries}
    wanted["seats"] = ["me", *[f"bot:{level}"] * (SEATS[name] - 1)]
    return str(visitor.ask("POST", "/api/records", wanted)["table"]["id"])


def joinable(visitor: Visitor) -> str:
    """The path to a free seat of somebody else's table."""
    made = visitor.table("istanbul", "me", "open", "open")["table"]
    visitor.context.clear_cookies()
    return f"/join/{made['id']}/{made['links']['1']}"


@dataclass(frozen=True)
class Screen:
    """What to open, made by and for the visitor, and what is there when all of it is."""

    path: Callable[[Visitor], str]
    mark: str


def at(path: str) -> Callable[[Visitor], str]:
    """The same for everybody."""
    return lambda _: path


CONFIRM = '[data-action="confirm"]'
REPLAY = 'a[href^="/replay/"]'
SCREENS = {
    "home": Screen(lambda ann: "/" if imported(ann, "jaipur", entries=MIDDLE["jaipur"]) else "", 'a[href^="/table/"]'),
    "new": Screen(at("/new?game=istanbul"), "form"),
    "waiting": Screen(lambda ann: f"/table/{ann.table('istanbul', 'me', 'open', 'open')['table']['id']}", "[readonly]"),
    "join": Screen(joinable, "form"),
    "jaipur": Screen(lambda ann: f"/table/{imported(ann, 'jaipur', entries=MIDDLE['jaipur'])}", CONFIRM),
    "istanbul": Screen(lambda ann: f"/table/{imported(ann, 'istanbul', entries=MIDDLE['istanbul'])}", CONFIRM),
    "jaipur-over": Screen(lambda ann: f"/table/{imported(ann, 'jaipur')}", REPLAY),
    "istanbul-over": Screen(lambda ann: f"/table/{imported(ann, 'istanbul')}", REPLAY),
    "jaipur-replay": Screen(lambda ann: f"/replay/{imported(ann, 'jaipur')}?step=40", "[data-place]"),
    "istanbul-replay": Screen(lambda ann: f"/replay/{imported(ann, 'istanbul')}?step=60", "[data-place]"),
    "rules": Screen(at("/rules"), 'a[href="/rules/jaipur"]'),
    "jaipur-rules": Screen(at("/rules/jaipur"), "section h2"),
    "istanbul-rules": Screen(at("/rules/istanbul"), "section h2"),
    "about": Screen(at("/about"), "h1"),
    "nothing": Screen(at("/no/such/page"), '[role="alert"]'),
    "unknown": Screen(at("/table/nosuchtable"), '[role="alert"]'),
}
#: Each has most of what the others have; the others are looked at with `--deep`.
_TELLING = {"home", "waiting", "jaipur", "istanbul"}
SAMPLED = [pytest.param(name, marks=() if name in _TELLING else pytest.mark.deep) for name in SCREENS]
#: What the browser says about a table that is not there.
REFUSED = {"unknown": r"WebSocket|404|403"}


def open_screen(visitor: Visitor, name: str) -> None:
    """Show one of them, until all of it is there."""
    visitor.allow(REFUSED.get(name, "^$"))
    visitor.go(SCREENS[name].path(visitor))
    visitor.page.locator(f"main {SCREENS[name].mark}").first.wait_for()
    if name == "istanbul":  # something is chosen, so that the button says what it will do
        IstanbulPlayer(visitor.page, Mouse(), visitor.say).choose()
