"""Somebody who has studied: games that were reviewed, mistakes to repeat, a deal of the day, a duplicate match."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from browser.visitor import Visitor
from serai.core.random import below, seeded
from serai.study.puzzles import shipped

_numbers = itertools.count(1)


def play_out(visitor: Visitor, table: str, policy: int = 1, most: int = 10_000) -> None:
    """Finish a game beside the page, by moves that a number chooses; resign after the last of `most` moves."""
    random = seeded(policy)
    seen = visitor.ask("GET", f"/api/tables/{table}?follow=turn")
    while seen["table"]["phase"] == "playing":
        where = f"/api/tables/{table}/commands?seat={seen['seat']}"
        if most == 0:
            visitor.ask("POST", where, {"type": "resign", "id": f"t{next(_numbers)}"})
        elif legal := seen["game"]["legal"]:
            most -= 1
            move = legal[below(random, len(legal))]["move"]
            visitor.ask("POST", where, {"type": "move", "id": f"t{next(_numbers)}", "move": move, "seen": seen["seq"]})
        else:
            visitor.ask("GET", f"/api/tables/{table}?seen={seen['seq']}&wait=5")
        seen = visitor.ask("GET", f"/api/tables/{table}?follow=turn")


@dataclass
class Studied:
    """What a player has done, for the addresses of the screens about it."""

    cookies: list[dict[str, object]] = field(default_factory=list)
    reviewed: dict[str, str] = field(default_factory=dict)
    duplicate: str = ""

    @classmethod
    def by(cls, ann: Visitor, friend: Visitor) -> Studied:
        """Play all of it, badly, and wait for the reviews."""
        made = cls()
        ann.ask("PATCH", "/api/me", {"name": "Annabelle"})
        friend.ask("PATCH", "/api/me", {"name": "Ben"})
        jaipur = ann.table("jaipur", "me", "bot:1", options={"rounds": 1})["table"]["id"]
        play_out(ann, jaipur)
        istanbul = ann.table("istanbul", "me", "bot:1", "bot:2")["table"]["id"]
        play_out(ann, istanbul, most=25)
        made.reviewed = {"jaipur": jaipur, "istanbul": istanbul}
        for table in made.reviewed.values():
            _wait_for_review(ann, table)
        for player, policy in ((friend, 2), (ann, 1)):
            play_out(player, player.ask("POST", "/api/daily/jaipur")["table"], policy)
        made.duplicate = ann.ask("POST", "/api/duplicates", {"game": "jaipur", "deals": 1})["id"]
        for player, policy in ((ann, 1), (ann, 2), (friend, 3), (friend, 4)):
            play_out(player, player.ask("POST", f"/api/duplicates/{made.duplicate}")["table"], policy)
        made.cookies = [dict(one) for one in ann.context.cookies()]
        return made

    def screens(self, ann: Visitor) -> Iterator[tuple[str, Callable[[], None]]]:
        """Every screen of study by its name, and what opens it."""
        page = ann.page

        def at(path: str, ready: str) -> Callable[[], None]:
            def go() -> None:
                page.goto(path)
                expect(page.locator(ready).first).to_be_visible(timeout=60_000)

            return go

        for game, table in self.reviewed.items():
            for tab in ("move", "game", "steps"):
                yield f"review-{game}-{tab}", _review(page, table, tab)
        yield "replay", at(f"/replay/{self.reviewed['jaipur']}?step=9", "main [data-place]")
        yield "mistakes", at("/mistakes", "main .games section")

        def repeat() -> None:
            at("/mistakes", "main .games section")()
            page.locator("main p.row button").first.click()
            expect(page.locator("[data-action=confirm]")).to_be_visible()

        yield "mistake", repeat
        yield "puzzles", at("/puzzles", "main h1")
        for game in ("jaipur", "istanbul"):
            id = next(iter(shipped(game)))
            yield f"puzzle-{game}", at(f"/puzzle/{id}", "main [data-place]")
        yield "puzzle-answer", lambda: _answered(ann)
        yield "daily-before", at("/daily/istanbul", "main ol > li")
        yield "daily-after", at("/daily/jaipur", "main table")
        yield "duplicate-new", at("/duplicate?game=jaipur", "main select")
        yield "duplicate", at(f"/duplicate/{self.duplicate}", "main table")
        yield "road", at("/road", "main .way")


def _review(page: Page, table: str, tab: str) -> Callable[[], None]:
    def go() -> None:
        page.goto(f"/review/{table}?step=12")
        expect(page.get_by_role("slider").first).to_be_visible(timeout=60_000)
        page.locator(f"#review-{tab}").click()

    return go


def _answered(ann: Visitor) -> None:
    """A puzzle with the answer to a wrong move; told beside the page, for it depends on the puzzle how it is played."""
    page = ann.page
    puzzle = next(one for one in shipped("jaipur").values() if any(move.move == "+K" for move in one.moves[1:]))
    page.goto(f"/puzzle/{puzzle.id}")
    expect(page.locator("[data-action=confirm]")).to_be_visible()
    page.locator("[data-place^='market-'][data-kind=K], [data-place^='market-']:has([data-kind=K])").first.click()
    page.locator("[data-action=confirm]:not([aria-disabled])").click()
    expect(page.get_by_role("region", name=ann.say("web-study-puzzles-answer"))).to_be_visible()


def _wait_for_review(ann: Visitor, table: str, seconds: float = 240.0) -> None:
    deadline = time.monotonic() + seconds
    while not ann.context.request.get(f"{ann.url}/api/tables/{table}/review").ok:
        assert time.monotonic() < deadline, "no review"
        time.sleep(0.2)
