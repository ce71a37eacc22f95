"""Whole games at nine sizes of window: at every decision all that is needed for it is in sight and can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.input import Input, Keys, Mouse, Touch
from browser.players import IstanbulPlayer, JaipurPlayer
from browser.screens import MIDDLE, imported
from browser.sight import Sighted, crowded, resize, unseen
from browser.visitor import Visitor

SIZES = {
    "small-phone": (320, 568),
    "phone": (390, 844),
    "phone-on-its-side": (844, 390),
    "tablet": (820, 1180),
    "tablet-on-its-side": (1180, 820),
    "laptop": (1280, 800),
    "low-laptop": (1366, 650),
    "desktop": (1920, 1080),
    "large": (2560, 1440),
}
#: Entries of a record of Jaipur after which a sale with a bonus token is told: the longest news.
SALE = 30
WAYS = ("mouse", "touch", "keys")
#: The sample of every run: the tightest windows, each by another way, some moves each.
_SAMPLED = {
    ("small-phone", "istanbul", 4, "touch"),
    ("phone-on-its-side", "istanbul", 4, "touch"),
    ("low-laptop", "istanbul", 4, "mouse"),
    ("small-phone", "jaipur", 2, "touch"),
    ("low-laptop", "jaipur", 2, "keys"),
    ("phone-on-its-side", "jaipur", 2, "touch"),
}
_FEW = {"jaipur": 4, "istanbul": 9}
GAMES = [
    pytest.param(size, game, seats, way, marks=() if (size, game, seats, way) in _SAMPLED else pytest.mark.deep)
    for game, seats in (("jaipur", 2), ("istanbul", 2), ("istanbul", 4))
    for size in SIZES
    for way in WAYS
]


def hands_of(way: str, ann: Visitor) -> Input:
    return {"mouse": Mouse(), "touch": Touch(), "keys": Keys(ann.page)}[way]


@pytest.mark.parametrize(("size", "game", "seats", "way"), GAMES)
def test_a_game(visit: Visit, size: str, game: str, seats: int, way: str, request: pytest.FixtureRequest) -> None:
    most = 1000 if request.config.getoption("--deep") else _FEW[game]
    ann = visit(size=SIZES[size], has_touch=way == "touch")
    wishes = {"options": {"rounds": 1}} if game == "jaipur" else {}
    made = ann.table(game, "me", *["bot:1"] * (seats - 1), **wishes)
    page = ann.go(f"/table/{made['table']['id']}")
    hands = Sighted(page, hands_of(way, ann))
    player = (JaipurPlayer if game == "jaipur" else IstanbulPlayer)(page, hands)
    player.play(most)
    assert hands.looked >= player.moves > 3


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(one, marks=pytest.mark.deep) for one in ("fr", "it", "ja", "ru"))]
)
def test_many_choices(visit: Visit, language: str, request: pytest.FixtureRequest) -> None:
    """Eleven offers of a card, and sixteen ways to pay for a ruby, of six pieces each: as much as there ever is."""
    ann = visit(language=language)
    sizes = SIZES if request.config.getoption("--deep") else ("small-phone", "phone-on-its-side", "low-laptop")
    player = IstanbulPlayer(ann.page, Mouse(), ann.say)
    found = []

    def look(what: str, choices: int, within: str = ".choices") -> None:
        for name in sizes:
            width, height = SIZES[name]
            resize(ann.page, width, height)
            expect(ann.page.locator(f"{within} button")).to_have_count(choices)
            expect(ann.page.locator('[data-place="dice"]')).to_be_visible()  # one chooses by what one still has
            found.extend(f"{what}, {name}: {one}" for one in unseen(ann.page))

    ann.go(f"/table/{imported(ann, 'istanbul-offers')}")
    player.wait()
    look("offers", 11)
    ann.go(f"/table/{imported(ann, 'istanbul-payments')}")
    player.wait()
    ann.page.locator('[data-place="action-ruby"]').click()
    look("zones", 2)
    player.choices.last.click()
    look("some ways to pay", 6)
    ann.page.get_by_role("button", name=ann.say("web-istanbul-all-ways", count=16)).click()
    look("all ways to pay", 16, "dialog .ways")
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_long_words_stay_in_their_boxes(visit: Visit, language: str) -> None:
    """What to do and what happened, where both are longest and the room is least."""
    ann = visit(language=language, size=SIZES["small-phone"])
    page = ann.go(f"/table/{imported(ann, 'jaipur', entries=SALE)}")
    JaipurPlayer(page, Mouse(), ann.say).wait()
    for size in (SIZES["small-phone"], (360, 640)):
        resize(page, *size)
        assert crowded(page) == [], size


@pytest.mark.parametrize(("record", "entries"), [("istanbul", MIDDLE["istanbul"]), ("istanbul-payments", None)])
def test_actions_can_be_hit_on_a_phone(visit: Visit, record: str, entries: int | None) -> None:
    """With three and with four players, at the start of a turn: nobody waits for an answer first."""
    ann = visit(size=SIZES["phone"])
    page = ann.go(f"/table/{imported(ann, record, entries=entries)}")
    IstanbulPlayer(page, Mouse(), ann.say).wait()
    heights = page.locator('[data-place^="action-"]').evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(heights) == 9
    assert min(heights) >= 40
    assert unseen(page) == []


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
def test_a_replay(visit: Visit, game: str, request: pytest.FixtureRequest) -> None:
    """The whole table and the controls are in sight at every size; below them the page may go on."""
    ann = visit()
    page = ann.go(f"/replay/{imported(ann, game)}?step={MIDDLE[game]}")
    page.locator(".stage [data-place]").first.wait_for()
    forward = page.get_by_role("button", name=ann.say("web-next"), exact=True)
    for _ in range(60 if request.config.getoption("--deep") else 3):
        if forward.is_disabled():
            break
        forward.click()
        for name, (width, height) in SIZES.items():
            resize(page, width, height)
            page.evaluate("scrollTo(0, 0)")
            assert unseen(page, ".stage") == [], name


def test_what_is_covered_is_found(visit: Visit) -> None:
    """The proof of the proof: a bar over the hand, a card outside, a list that cuts off."""
    ann = visit(size=SIZES["low-laptop"])
    page = ann.go(f"/table/{imported(ann, 'jaipur', entries=MIDDLE['jaipur'])}")
    player = JaipurPlayer(page, Mouse())
    player.wait()
    assert unseen(page) == []
    wrong = {
        "covered": "position: fixed; inset: auto 0 0; block-size: 12rem; background: red; z-index: 9",
        "outside": "flex: none; block-size: 40rem",
    }
    for what, style in wrong.items():
        page.evaluate(
            "(style) => { const one = document.createElement('div'); one.id = 'wrong'; one.style.cssText = style;"
            " document.querySelector('main').prepend(one); }",
            style,
        )
        found = unseen(page)
        assert any(one.startswith(what) for one in found), found
        page.evaluate("document.getElementById('wrong').remove()")
    player.hand.evaluate("(row) => { row.style.overflow = 'hidden'; row.style.blockSize = '3rem'; }")
    assert any(one.startswith("cut off") for one in unseen(page))


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
@pytest.mark.parametrize(("size", "percent"), [((320, 256), 100), ((390, 844), 200)])
def test_the_bar_lets_go(visit: Visit, game: str, size: tuple[int, int], percent: int) -> None:
    """Much enlarged, the page scrolls and nothing stays over it: every control can be brought into sight."""
    ann = visit(size=size)
    page = ann.go(f"/table/{imported(ann, game, entries=MIDDLE[game])}")
    player = (JaipurPlayer if game == "jaipur" else IstanbulPlayer)(page, Mouse())
    player.wait()
    page.evaluate("(percent) => document.documentElement.style.fontSize = `${percent}%`", percent)
    stuck = page.evaluate(
        "[...document.querySelectorAll('main *')].filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))"
        ".map((one) => one.className)"
    )
    assert stuck == []
    buttons = page.locator("main button:visible")
    for place in range(buttons.count()):
        button = buttons.nth(place)
        button.evaluate("(one) => one.scrollIntoView({ block: 'nearest' })")
        hit = button.evaluate("""(one) => {
          const box = one.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2);
          return hit !== null && (one.contains(hit) || hit.contains(one));
        }""")
        assert hit, button.evaluate("(one) => one.outerHTML.slice(0, 200)")
    expect(player.confirm).to_be_visible()


#: Pieces that lie over another one, and words that are cut, of what is told about a player or heads the log.
_PILED = """() => {
  const found = [];
  const isShown = (one) => one.getBoundingClientRect().width > 0;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const pieces = shown('.goods .stack[data-place], .bonus [data-place], .piles > *, .market button, .us .seat');
  for (const [i, one] of pieces.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of pieces.slice(i + 1)) {
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 4 && down > 4) found.push(`${one.className} ${i} lies over ${other.className}`);
    }
  }
  for (const one of shown('.seat .start, .seat .rupees, .story h2')) {
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > one.textContent.trim().split(/\\s+/).length) found.push(`broken within a word: ${one.textContent}`);
    if (one.scrollWidth > one.clientWidth + 1) found.push(`cut: ${one.textContent}`);
  }
  return found;
}"""


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_very_large_text_has_its_room(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """With text of twice the size no piece lies over another and no word is broken."""
    ann = visit(size=size)
    page = ann.go(f"/table/{imported(ann, game, entries=MIDDLE[game])}")
    (JaipurPlayer if game == "jaipur" else IstanbulPlayer)(page, Mouse()).wait()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate(_PILED) == []


@pytest.mark.parametrize("game", ["jaipur", "istanbul"])
@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_a_small_screen_says_whose_turn_it_is(visit: Visit, game: str, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    page = ann.go(f"/table/{ann.table(game, 'me', 'bot:1')['table']['id']}")
    (JaipurPlayer if game == "jaipur" else IstanbulPlayer)(page, Mouse()).wait()
    expect(page.locator("main .turn:not(div)", has_text=ann.say("web-your-turn"))).to_be_visible()
    if game == "istanbul":
        expect(page.locator(".actions .deal").first).to_be_visible()
