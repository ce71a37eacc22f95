"""Chance in the browser: nonces are given unasked, what was first seen is compared at the end, imports are told of."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.input import Mouse
from browser.players import JaipurPlayer, who_is_next
from browser.screens import MIDDLE, RECORDS
from browser.test_company import come_in, invite
from browser.words import Words

say = Words()


def test_both_browsers_take_part_in_chance_and_check_it(visit: Visit) -> None:
    ann, ben = visit(), visit()
    (link,) = invite(ann, "Jaipur")
    come_in(ben, link, "Ben")
    players = [JaipurPlayer(one.page, Mouse()) for one in (ann, ben)]
    players[who_is_next(*players)].move()
    id = ann.page.url.rsplit("/", 1)[1]
    nonces = ann.ask("GET", f"/api/tables/{id}")["table"]["nonces"]
    assert len(nonces) == 2 and all(one["hash"] and one["nonce"] for one in nonces)
    before = [frame for frame in ann.frames if '"asks_nonces":true' in frame]
    assert before and not any(one["nonce"] in frame for one in nonces for frame in before)
    ben.page.get_by_role("button", name=say("web-resign"), exact=True).click()
    ben.page.get_by_role("dialog").get_by_role("button", name=say("web-resign"), exact=True).click()
    expect(players[0].rematch).to_be_visible()

    kinds = ("seed", "commitment", "numbers", "own")
    for one in (ann, ben):
        page = one.go(f"/replay/{id}")
        for kind in kinds:
            expect(page.get_by_text(say(f"web-fair-{kind}", isRight="yes")).first).to_be_visible()
    # Somebody who was not there has no memory of the beginning, and is told so.
    page = visit().go(f"/replay/{id}")
    expect(page.get_by_text(say("web-fair-commitment", isRight="unknown")).first).to_be_visible()

    # A server that shows another commitment than at first is found out.
    kept = json.loads(ann.page.evaluate("localStorage.getItem('serai-fair')"))
    kept["tables"][id]["commitment"] = "0" * 64
    ann.page.evaluate("(kept) => localStorage.setItem('serai-fair', kept)", json.dumps(kept))
    page = ann.go(f"/replay/{id}")
    expect(page.get_by_text(say("web-fair-commitment", isRight="no")).first).to_be_visible()


def test_an_imported_game_is_told_of_before_and_after_one_sits_down(visit: Visit) -> None:
    ann, ben = visit(), visit()
    record = (RECORDS / "jaipur.json").read_text("utf-8")
    entries = MIDDLE["jaipur"]
    moves = sum(who != "*" for who, *_ in json.loads(record)["log"][:entries])
    ann.ask("GET", "/api/me")
    wanted = {"record": record, "seats": ["me", "open"], "entries": entries}
    made = ann.ask("POST", "/api/records", wanted)["table"]
    told = say("web-imported", moves=moves)
    expect(ann.go(f"/table/{made['id']}").get_by_text(told)).to_be_visible()
    page = ben.go(f"/join/{made['id']}/{made['links']['1']}")
    expect(page.get_by_text(told)).to_be_visible()
    page.get_by_role("button", name=say("web-join")).click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text(told)).to_be_visible()
