"""Cards in the hand: dragged, tapped twice, camels tapped out of the herd; and what all of it sounds like."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.screens import MIDDLE, imported
from browser.words import Words
from serai.server.http import site

say = Words()
ASSETS = Path(site.__file__).parents[1] / "site" / "assets"
SOUNDS = ("card", "take", "token", "bonus", "dice", "camel", "turn", "seal", "win", "lose", "said")


class Seat:
    """A player in the middle of a game of Jaipur, to move."""

    def __init__(self, visit: Visit) -> None:
        ann = visit()
        self.page = ann.go(f"/table/{imported(ann, 'jaipur', entries=MIDDLE['jaipur'])}")
        self.market, self.hand = (
            self.page.locator(f'[role="group"][aria-label="{say(key)}"]')
            for key in ("web-jaipur-market", "web-jaipur-own-hand")
        )
        self.market.locator("button:not([aria-disabled])").first.wait_for()
        #: A good of the market; there is room in the hand.
        self.good = self.market.locator('button:not([data-kind="K"])').first
        self.held = self.hand.get_by_role("button").count()


def drag(page: Page, piece: Locator, to: Locator) -> None:
    """With the mouse, in several steps."""
    begin, end = piece.bounding_box(), to.bounding_box()
    assert begin and end
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_a_card_dragged_into_the_hand_is_taken(visit: Visit) -> None:
    seat = Seat(visit)
    drag(seat.page, seat.good, seat.page.locator('[data-place="hand-0"]'))
    expect(seat.hand.get_by_role("button")).to_have_count(seat.held + 1)


def test_a_card_dragged_anywhere_else_goes_back_and_is_not_even_chosen(visit: Visit) -> None:
    seat = Seat(visit)
    drag(seat.page, seat.good, seat.page.locator('[data-place="deck"]'))
    expect(seat.good).to_have_attribute("aria-pressed", "false")
    seat.good.click()
    expect(seat.good).to_have_attribute("aria-pressed", "true")


def test_a_card_clicked_twice_is_taken(visit: Visit) -> None:
    seat = Seat(visit)
    seat.good.dblclick()
    expect(seat.hand.get_by_role("button")).to_have_count(seat.held + 1)


def test_camels_are_tapped_out_of_the_herd(visit: Visit) -> None:
    page = Seat(visit).page
    stepper = page.get_by_role("button", name=say("web-jaipur-camel-more"), exact=True)
    expect(stepper).to_have_count(0)
    page.locator('button[data-place="herd-0"]').click()
    expect(stepper).to_be_visible()
    page.keyboard.press("Escape")
    expect(stepper).to_have_count(0)


def test_sounds_are_short_and_soft(visit: Visit) -> None:
    """Each rendered offline: heard, not clipped, over within three seconds."""
    page = visit().go()
    name = next(ASSETS.glob("synth-*.js")).name
    levels = page.evaluate(
        """async ([file, names]) => {
          const { outlet, render } = await import(`/assets/${file}`);
          const found = {};
          for (const name of names) {
            const audio = new OfflineAudioContext(1, 44100 * 3, 44100);
            render(audio, outlet(audio), name, 0);
            const samples = (await audio.startRendering()).getChannelData(0);
            let peak = 0;
            let last = 0;
            samples.forEach((value, i) => {
              peak = Math.max(peak, Math.abs(value));
              if (Math.abs(value) > 0.002) last = i;
            });
            found[name] = [peak, last / 44100];
          }
          return found;
        }""",
        [name, list(SOUNDS)],
    )
    print({name: (round(peak, 3), round(length, 2)) for name, (peak, length) in levels.items()})
    for name, (peak, length) in levels.items():
        assert 0.03 < peak < 0.8, f"{name} peaks at {peak}"
        assert 0.05 < length < 2.6, f"{name} lasts {length} s"
