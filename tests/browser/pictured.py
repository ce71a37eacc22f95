"""The screens that `web/pictures.py` takes pictures of: each function opens one for a visitor."""

from __future__ import annotations

from collections.abc import Callable

from browser.input import Mouse
from browser.players import IstanbulPlayer, JaipurPlayer
from browser.screens import MIDDLE, imported
from browser.visitor import Visitor

#: Here the first player of Jaipur holds five leather: a sale with a bonus.
SALE = 32


def home(ann: Visitor) -> None:
    """The first page."""
    ann.go("/")
    ann.page.get_by_role("button", name=ann.say("web-begin")).wait_for()


def jaipur(ann: Visitor) -> None:
    """A table of Jaipur with a sale that is about to be made."""
    ann.go(f"/table/{imported(ann, 'jaipur', entries=SALE, level=4)}")
    player = JaipurPlayer(ann.page, Mouse(), ann.say)
    player.wait()
    leather = player.hand.locator('button[data-kind="L"]')
    for place in range(leather.count()):
        leather.nth(place).click()
    ann.page.mouse.move(0, 0)
    ann.page.wait_for_function(
        "(text) => document.querySelector('[data-action=confirm]').innerText !== text", arg=ann.say("web-make-move")
    )


def istanbul(ann: Visitor) -> None:
    """A table of Istanbul with a ruby that is about to be bought."""
    ann.go(f"/table/{imported(ann, 'istanbul', entries=MIDDLE['istanbul'], level=4)}")
    player = IstanbulPlayer(ann.page, Mouse(), ann.say)
    player.wait()
    player.choose()
    ann.page.mouse.move(0, 0)
    ann.page.evaluate("scrollTo(0, 0)")
    ann.page.wait_for_function(
        "(text) => document.querySelector('[data-action=confirm]').innerText !== text", arg=ann.say("web-make-move")
    )


def summary(ann: Visitor) -> None:
    """The end of a match of Jaipur."""
    ann.go(f"/table/{imported(ann, 'jaipur')}")
    ann.page.locator('dialog[open] a[href^="/replay/"]').wait_for()


def replay(ann: Visitor) -> None:
    """A finished game of Istanbul, looked at step by step."""
    ann.go(f"/replay/{imported(ann, 'istanbul')}?step={MIDDLE['istanbul']}")
    ann.page.locator("main [data-place]").first.wait_for()


def rules(ann: Visitor) -> None:
    """The rules of Jaipur."""
    ann.go("/rules/jaipur")
    ann.page.locator("main section h2").first.wait_for()


SCREENS: tuple[Callable[[Visitor], None], ...] = (home, jaipur, istanbul, summary, replay, rules)
