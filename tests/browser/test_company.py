"""Several people at one table, each with a browser of their own; and one who only watches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.input import Mouse
from browser.players import GOODS, PRECIOUS, IstanbulPlayer, JaipurPlayer, who_is_next
from browser.visitor import Visitor
from browser.words import Words

say = Words()


def invite(host: Visitor, game: str, seats: int = 2) -> list[str]:
    """Make a table for friends on the first page; a link for each of them, which is the same for all."""
    page = host.go()
    page.locator("label", has_text=say("web-play-friend")).click()
    page.get_by_role("group", name=say("web-game"), exact=True).locator("label", has_text=game).click()
    if seats > 2:
        page.get_by_role("group", name=say("web-player-count"), exact=True).locator(
            "label", has_text=str(seats)
        ).click()
    page.get_by_role("button", name=say("web-make-table")).click()
    return [page.get_by_role("textbox", name=say("web-one-link-label")).input_value()] * (seats - 1)


def come_in(guest: Visitor, link: str, name: str) -> Page:
    """Follow a link and sit down."""
    page = guest.go(link.removeprefix(guest.url))
    expect(page.get_by_role("textbox", name=say("web-your-name"))).not_to_have_value("")
    page.get_by_role("textbox", name=say("web-your-name")).fill(name)
    page.get_by_role("button", name=say("web-join")).click()
    return page


def sell_one(player: JaipurPlayer) -> int:
    """Sell a single card, which can be taken back since nothing new is seen by it; of how many, 0 if it cannot be."""
    cards = player.hand.get_by_role("button")
    kinds = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.kind)")
    plain = [place for place, kind in enumerate(kinds) if kind in GOODS and kind not in PRECIOUS]
    if not plain:
        return 0
    cards.nth(plain[0]).click()
    player.confirm.click()
    expect(cards).to_have_count(len(kinds) - 1)
    return len(kinds)


def test_a_friend_comes_by_a_link(visit: Visit) -> None:
    ann, ben = visit(), visit()
    (link,) = invite(ann, "Jaipur")
    come_in(ben, link, "Ben")
    players = [JaipurPlayer(one.page, Mouse()) for one in (ann, ben)]
    for _ in range(4):
        players[who_is_next(*players)].move()

    # Chat, heard by the other; and no longer, once muted.
    ann.page.get_by_role("textbox", name=say("web-chat")).fill("Salaam!")
    ann.page.get_by_role("button", name=say("web-send")).click()
    told = ben.page.get_by_role("region", name=say("web-log")).get_by_text("Salaam!")
    expect(told).to_be_visible()
    ben.page.get_by_role("button", name=say("web-hear", **{"is": "heard", "seat": ""}).strip()).click()
    expect(told).to_have_count(0)

    # Somebody takes back, if the other agrees.
    while not (cards := sell_one(players[now := who_is_next(*players)])):
        players[now].move()
    asking, other = (ann, ben) if now == 0 else (ben, ann)
    asking.page.get_by_role("button", name=say("web-undo"), exact=True).click()
    other.page.get_by_role("button", name=say("web-agree"), exact=True).click()
    expect(players[now].hand.get_by_role("button")).to_have_count(cards)
    assert who_is_next(*players) == now

    # One gives up; both want another game and find themselves in it.
    ben.page.get_by_role("button", name=say("web-resign"), exact=True).click()
    ben.page.get_by_role("dialog").get_by_role("button", name=say("web-resign"), exact=True).click()
    here = ann.page.url
    players[0].rematch.click()
    waiting = re.escape(say("web-rematch-waits", names="*")).replace(r"\*", "Ben")
    expect(ann.page.get_by_role("status").filter(has_text=re.compile(waiting))).to_be_visible()
    expect(ben.page).to_have_title(re.compile("^● "))
    ben.page.get_by_role("button", name=say("web-rematch"), exact=True).click()
    for one in (ann, ben):
        one.page.wait_for_url(lambda url: url != here and "/table/" in url)
    assert ann.page.url == ben.page.url
    players[who_is_next(*players)].move()


def test_resigning_among_several(visit: Visit) -> None:
    """People play on with a bot instead; among bots alone, the game is over."""
    ann, ben = visit(), visit()
    made = ann.table("istanbul", "me", "open", "bot:1")["table"]
    come_in(ben, f"/join/{made['id']}/{made['links']['1']}", "Ben")
    resign(ann, f"/table/{made['id']}", "goes-on")
    expect(ben.page.locator("[data-bust='0'] .portrait")).to_be_visible()
    assert ben.ask("GET", f"/api/tables/{made['id']}")["table"]["phase"] == "playing"

    alone = ann.table("istanbul", "me", "bot:1", "bot:1")["table"]["id"]
    resign(ann, f"/table/{alone}", "all-others-win")
    expect(ann.page.get_by_role("heading", name=say("web-you-resigned"))).to_be_visible()


def resign(visitor: Visitor, path: str, then: str) -> None:
    """Give up at a table, told beforehand what happens then."""
    page = visitor.go(path)
    page.get_by_role("button", name=say("web-resign"), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(say("web-resign-sure", then=then))
    dialog.get_by_role("button", name=say("web-resign"), exact=True).click()


@pytest.mark.deep
def test_four_at_a_table_of_istanbul(visit: Visit) -> None:
    people = [visit() for _ in range(4)]
    links = invite(people[0], "Istanbul", seats=4)
    for number, (guest, link) in enumerate(zip(people[1:], links, strict=True), start=2):
        come_in(guest, link, f"Guest {number}")
    players = [IstanbulPlayer(one.page, Mouse()) for one in people]
    moved = set()
    for _ in range(60):
        moved.add(now := who_is_next(*players))
        players[now].move()
        if len(moved) == 4:
            break
    assert moved == {0, 1, 2, 3}
    for one in people:
        for number in (2, 3, 4):
            expect(one.page.get_by_role("group", name=f"Guest {number}").first).to_be_visible()


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Every object within a JSON value, however deep."""
    if isinstance(value, dict):
        yield value
        for one in value.values():
            yield from objects(one)
    elif isinstance(value, list):
        for one in value:
            yield from objects(one)


def reached(visitor: Visitor) -> int:
    """The last entry of the table's log that somebody was told of."""
    frames = [json.loads(frame) for frame in visitor.frames]
    return max((frame["seq"] for frame in frames if frame["type"] in ("welcome", "news")), default=0)


def hands_in(visitor: Visitor) -> set[str]:
    """The hands somebody was shown."""
    found = (one.get("hand") for frame in visitor.frames for one in objects(json.loads(frame)))
    return {hand for hand in found if isinstance(hand, str)}


#: Where cards are written that lie, or were laid, before all eyes.
OPEN = {"market", "discard", "take", "give", "cards", "move"}


def assert_no_hidden_card(visitor: Visitor, hands: set[str]) -> None:
    """Nothing received, over sockets or as answers, holds a hand, nor anything else that is not for all eyes."""
    received = [*visitor.frames, *(answer.text() for answer in visitor.answers)]
    assert any('"market"' in text for text in received), "the table was not seen at all"
    seen: set[str] = set()
    for text in received:
        for one in objects(json.loads(text)):
            assert one.get("hand") is None and one.get("viewer") is None and not one.get("legal"), one
            assert "viewer" not in one or one["total"] is None, one
            seen |= {value for name, value in one.items() if isinstance(value, str) and name not in OPEN}
    # Input are written in order: long ones are found by their letters, wherever they are written.
    long = {hand for hand in hands if len(hand) >= 4}
    assert not {(hand, text) for hand in long for text in seen if hand in text}


def test_a_spectator_sees_no_hidden_card(visit: Visit) -> None:
    ann, ben, eve = visit(), visit(), visit()
    (link,) = invite(ann, "Jaipur")
    come_in(ben, link, "Ben")
    players = [JaipurPlayer(one.page, Mouse()) for one in (ann, ben)]
    who_is_next(*players)
    eve.go(ann.page.url.removeprefix(ann.url))
    expect(JaipurPlayer(eve.page, Mouse()).market).to_be_visible()
    for _ in range(6):
        players[who_is_next(*players)].move()
    who_is_next(*players)
    for _ in range(1000):
        if reached(eve) >= reached(ann):
            break
        eve.page.wait_for_timeout(10)

    hands = hands_in(ann) | hands_in(ben)
    assert any(len(hand) >= 4 for hand in hands)
    assert hands_in(eve) == set()
    assert_no_hidden_card(eve, hands)
    expect(JaipurPlayer(eve.page, Mouse()).hand).to_have_count(0)
    # The assertion means something: of a player, and of an eye that was told one hand, it does not hold.
    with pytest.raises(AssertionError):
        assert_no_hidden_card(ann, hands)
    eve.frames.append(json.dumps({"type": "news", "note": f"psst: {max(hands, key=len)}"}))
    with pytest.raises(AssertionError):
        assert_no_hidden_card(eve, hands)


def test_home_follows_a_game_where_others_are_to_move(visit: Visit) -> None:
    ann = visit()
    ann.table("jaipur", "me", "bot:1")
    (listed,) = ann.ask("GET", "/api/me/tables")["tables"]
    seat = next(i for i, one in enumerate(listed["seats"]) if one.get("is_you"))
    theirs = listed | {"turn": 1 - seat, "is_your_turn": False}
    mine = listed | {"turn": seat, "is_your_turn": True}
    shown = [theirs]
    ann.page.route("**/api/me/tables", lambda route: route.fulfill(json={"tables": shown}))
    page = ann.go()
    line = page.locator(f'a[href="/table/{listed["id"]}"]').first
    expect(line).to_be_visible()
    expect(line).not_to_contain_text(say("web-your-turn"))
    shown[:] = [mine]
    expect(line).to_contain_text(say("web-your-turn"), timeout=6_000)
    shown[:] = [theirs]
    page.evaluate("setTimeout(() => dispatchEvent(new Event('focus')), 2500)")  # somebody comes back to the page
    expect(line).not_to_contain_text(say("web-your-turn"), timeout=6_000)
