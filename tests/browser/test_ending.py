"""Endings: a round stands still until it was looked at, a result is in sight on every screen, and what comes after."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.input import Mouse
from browser.players import JaipurPlayer
from browser.screens import imported
from browser.visitor import Visitor

#: In the record of Jaipur: before the move that empties the deck in round 1, and before the last move of the match.
END_OF_ROUND, END_OF_MATCH = 70, 184
SIZES = [
    (320, 568), (390, 844), (844, 390), (820, 1180), (1180, 820), (1280, 800), (1366, 650), (1920, 1080), (2560, 1440),
]  # fmt: skip


def seq_of(ann: Visitor, table: str) -> int:
    return int(ann.ask("GET", f"/api/tables/{table}")["seq"])


def play(ann: Visitor, table: str, move: str) -> None:
    """Make a move beside the page, which shows what happens."""
    command = {"type": "move", "id": "from-beside", "move": move, "seen": seq_of(ann, table)}
    ann.ask("POST", f"/api/tables/{table}/commands", command)


def at_the_end_of_a_round(ann: Visitor) -> str:
    table = imported(ann, "jaipur", entries=END_OF_ROUND)
    ann.go(f"/table/{table}")
    JaipurPlayer(ann.page, Mouse(), ann.say).wait()
    play(ann, table, "+K")
    return table


def is_in_sight(one: Locator) -> bool:
    """Whether the middle of something is on the screen, and nothing lies over it."""
    found = one.evaluate(
        """(one) => {
          const box = one.getBoundingClientRect();
          const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return inside && !!hit && (one.contains(hit) || hit.contains(one));
        }"""
    )
    return bool(found)


def test_a_round_stands_still_until_it_was_looked_at(visit: Visit) -> None:
    ann = visit()
    table = at_the_end_of_a_round(ann)
    page, go_on = ann.page, ann.page.locator('[data-action="go-on"]')
    expect(go_on).to_have_text(ann.say("web-next-round"))
    expect(page.get_by_role("heading", name=ann.say("web-jaipur-round-end", round=1))).to_be_visible()
    dealt = seq_of(ann, table)
    page.wait_for_timeout(1500)
    assert seq_of(ann, table) == dealt, "the bot that starts the next round waits"
    next_round = page.get_by_text(ann.say("web-jaipur-round", round=2), exact=True)
    expect(next_round).to_have_count(0)
    panels = page.locator("main section.seat .rupees")
    totals = [int(re.findall(r"\d+", text)[0]) for text in panels.all_inner_texts()]
    page.locator("dialog[open] summary").click()
    cells = page.locator("dialog[open] .is-total td").all_inner_texts()
    assert sorted(totals) == sorted(map(int, cells)), "both players' totals are those of the scoring"
    go_on.click()
    expect(next_round).to_be_visible()
    JaipurPlayer(page, Mouse(), ann.say).wait()
    assert seq_of(ann, table) > dealt


def test_who_won_a_round_and_why_is_in_sight_on_every_screen(visit: Visit) -> None:
    ann = visit()
    at_the_end_of_a_round(ann)
    result, go_on = ann.page.locator("dialog[open]"), ann.page.locator('[data-action="go-on"]')
    expect(go_on).to_have_text(ann.say("web-next-round"))
    expect(result.locator(".total").first).to_have_text(ann.say("web-jaipur-rupees", rupees=80))
    expect(result.locator(".verdict")).to_contain_text(
        ann.say("web-jaipur-round-margin", who="you", seat="", margin=18)
    )
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        wanted = [result.locator(".why"), *result.locator(".total").all(), result.locator(".verdict"), go_on]
        hidden = [one.inner_text() for one in wanted if not is_in_sight(one)]
        assert not hidden, f"{width}x{height}: {hidden}"


def test_the_count_is_skipped_by_a_key(visit: Visit) -> None:
    ann = visit(settings={"speed": "slow"})
    at_the_end_of_a_round(ann)
    go_on = ann.page.locator('[data-action="go-on"]')
    expect(go_on).to_have_text(ann.say("web-count-skip"))
    log = ann.page.locator("[data-log]")
    assert "80" not in log.inner_text(), "the log tells the score before it is counted"
    ann.page.keyboard.press("x")
    expect(go_on).to_have_text(ann.say("web-next-round"))
    expect(log).to_contain_text("80")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text(ann.say("web-jaipur-round", round=2), exact=True)).to_be_visible()


def test_a_match_is_counted_before_anybody_is_called_winner(visit: Visit) -> None:
    ann = visit()
    table = imported(ann, "jaipur", entries=END_OF_MATCH)
    ann.go(f"/table/{table}")
    JaipurPlayer(ann.page, Mouse(), ann.say).wait()
    play(ann, table, "-PP")
    go_on, page = ann.page.locator('[data-action="go-on"]'), ann.page
    expect(go_on).to_have_text(ann.say("web-see-result"))
    expect(page.get_by_text(ann.say("web-you-win"))).to_have_count(0)
    go_on.click()
    expect(page.get_by_role("heading", name=ann.say("web-you-win"))).to_be_visible()
    page.get_by_role("button", name=ann.say("web-show-table")).last.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name=ann.say("web-show-result")).click()
    expect(page.locator("dialog[open] h2")).to_be_visible()
    page.get_by_role("button", name=ann.say("web-next-level")).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    made = ann.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert [seat.get("level") for seat in made["seats"]] == [None, 2] and made["options"]["rounds"] == 3


def test_a_game_without_a_move_is_not_reviewed(visit: Visit) -> None:
    """Whoever resigns at once has nothing to look at but the replay, and can share it."""
    ann = visit()
    page = ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:1')['table']['id']}")
    JaipurPlayer(page, Mouse(), ann.say).wait()
    page.get_by_role("button", name=ann.say("web-resign"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=ann.say("web-resign"), exact=True).click()
    result = page.locator("dialog[open]:has([data-action='again'])")
    expect(result.locator('a[href^="/replay/"]')).to_be_visible()
    expect(result.get_by_role("button", name=ann.say("web-picture"), exact=True)).to_be_enabled()
    expect(result.locator('a[href^="/review/"]')).to_have_count(0)


def test_after_a_loss_an_easier_level_is_offered(visit: Visit) -> None:
    ann = visit()
    table = imported(ann, "istanbul", level=2)
    page = ann.go(f"/table/{table}")
    easier = page.locator("dialog[open]").get_by_role("button", name=ann.say("web-easier-level"))
    expect(easier).to_be_visible()
    expect(page.get_by_role("button", name=ann.say("web-next-level"))).to_have_count(0)
    easier.click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    made = ann.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert [seat.get("level") for seat in made["seats"]] == [None, 1, 1]


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
def test_the_result_is_in_sight_on_every_screen(visit: Visit, game: str) -> None:
    ann = visit()
    table = imported(ann, game)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.go(f"/table/{table}")
        result = ann.page.locator("dialog[open]")
        result.locator("h2").wait_for()
        wanted = [result.locator("h2"), *result.locator(".score li").all(), result.locator('[data-action="again"]')]
        wanted.append(result.locator(".close"))
        hidden = [one.inner_text() for one in wanted if not is_in_sight(one)]
        assert not hidden, f"{width}x{height}: {hidden}"


def test_after_resigning_nothing_is_to_be_decided(visit: Visit) -> None:
    ann = visit(size=(390, 844))
    table = ann.table("istanbul", "me", "bot:1")["table"]["id"]
    page = ann.go(f"/table/{table}")
    expect(page.locator('[data-place="dice"]')).to_be_visible()
    ann.ask("POST", f"/api/tables/{table}/commands", {"type": "resign", "id": "enough"})
    page.locator("dialog[open] .close").click()
    expect(page.get_by_role("button", name=ann.say("web-show-result"))).to_be_visible()
    for gone in ('[data-place="dice"]', '[data-place^="action-"]', '[data-action="confirm"]'):
        expect(page.locator(gone)).to_have_count(0)


def test_the_buttons_stay_when_a_picture_was_saved(visit: Visit) -> None:
    ann = visit(size=(390, 844))
    page = ann.go(f"/table/{imported(ann, 'jaipur')}")
    share = page.get_by_role("button", name=ann.say("web-picture"), exact=True)
    expect(share).to_be_enabled()
    places = """() => [...document.querySelectorAll('.buttons > .button')].map((one) => {
      const box = one.getBoundingClientRect();
      return [one.innerText, Math.round(box.left), Math.round(box.width)];
    })"""
    before = page.evaluate(places)
    share.click()
    expect(page.get_by_text(ann.say("web-picture-saved"))).to_be_visible()
    assert page.evaluate(places) == before


def test_a_picture_to_share(visit: Visit, tmp_path: Path) -> None:
    ann = visit()
    ann.go(f"/table/{imported(ann, 'jaipur')}")
    button = ann.page.get_by_role("button", name=ann.say("web-picture"), exact=True)
    with ann.page.expect_download() as found:
        button.click()
    found.value.save_as(tmp_path / "result.png")
    data = (tmp_path / "result.png").read_bytes()
    size = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and size == (1200, 630)
    expect(ann.page.get_by_text(ann.say("web-picture-saved"))).to_be_visible()
    ann.page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = (tell) => tell(null); }")
    button.click()
    expect(ann.page.get_by_text(ann.say("web-picture-failed"))).to_be_visible()


def test_lists_tell_how_it_ended(visit: Visit) -> None:
    ann = visit()
    imported(ann, "jaipur")
    imported(ann, "istanbul")
    page = ann.go("/")
    page.locator("summary", has_text=ann.say("web-finished-games", count=2)).click()
    expect(page.get_by_text(ann.say("web-finished-as", how="won", score="2–1"), exact=True)).to_be_visible()
    expect(page.get_by_text(ann.say("web-finished-as", how="lost", score="5–6–4"), exact=True)).to_be_visible()


def test_a_game_is_listed_once(visit: Visit) -> None:
    ann = visit()
    table = imported(ann, "jaipur", entries=END_OF_ROUND)
    page = ann.go("/")
    expect(page.locator(f'a[href="/table/{table}"]')).to_have_count(1)
    expect(page.get_by_role("heading", name=ann.say("web-my-tables"))).to_have_count(0)


def shown(page: Page) -> tuple[str, str]:
    """The number of the step, and all cards on the table."""
    cards = page.locator("main [data-kind]").evaluate_all("(all) => all.map((one) => one.dataset.kind).sort().join('')")
    return page.locator("main .bar small").inner_text(), str(cards)


def test_a_replay_begins_at_round_1_and_keeps_up(visit: Visit) -> None:
    ann = visit(settings={"speed": "slow"})
    page = ann.go(f"/replay/{imported(ann, 'jaipur')}")
    expect(page.get_by_text(ann.say("web-jaipur-round", round=1), exact=True)).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(200)
    at_once = shown(page)
    page.reload()
    page.locator("main [data-kind]").first.wait_for()
    page.wait_for_timeout(300)
    assert shown(page) == at_once


def test_undo_after_the_bot_has_answered(visit: Visit) -> None:
    ann = visit()
    table = ann.table("jaipur", "me", "bot:1")["table"]["id"]
    page = ann.go(f"/table/{table}")
    player = JaipurPlayer(page, Mouse(), ann.say)
    player.wait()
    before = ann.ask("GET", f"/api/tables/{table}")["game"]["view"]["market"]
    player.move()
    page.wait_for_function("(n) => document.querySelectorAll('[data-kind]').length > n", arg=0)
    player.wait()
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["can_undo"]
    page.get_by_role("button", name=ann.say("web-undo"), exact=True).click()
    player.wait()
    undone = page.locator("[data-log] .is-undone")
    expect(undone.first).to_contain_text(ann.say("web-log-undone"))
    assert undone.count() >= 2, "the move and the bot's answer"
    after = ann.ask("GET", f"/api/tables/{table}")
    assert after["game"]["view"]["market"] == before and not after["table"].get("can_undo")


def test_no_name_is_broken_in_the_score(visit: Visit) -> None:
    """Each word of a name stands on one line, at every size and in every script."""
    broken = """() => [...document.querySelectorAll('dialog[open] h3 span')].flatMap((one) => {
      const text = one.firstChild, range = document.createRange();
      return [...text.data.matchAll(/[^\\s（）]+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      }).map(([word]) => word);
    })"""
    for language in ("en", "ru", "ja"):
        ann = visit(language=language, size=(390, 844))
        at_the_end_of_a_round(ann)
        expect(ann.page.locator('[data-action="go-on"]')).to_be_visible()
        for width, height in ((320, 568), (390, 844), (844, 390)):
            ann.page.set_viewport_size({"width": width, "height": height})
            assert ann.page.locator("dialog[open] h3 span").count() == 2
            assert ann.page.evaluate(broken) == [], (language, width)
