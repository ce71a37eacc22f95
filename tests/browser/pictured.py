"""The screens that `web/pictures.py` takes pictures of: each function opens one for a visitor."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from browser.input import Mouse
from browser.players import IstanbulPlayer, JaipurPlayer
from browser.screens import MIDDLE, imported
from browser.visitor import Visitor

#: Turns that are played on before a picture is taken, so that the log has something to tell.
TURNS = 6


def home(ann: Visitor) -> None:
    """The first page."""
    ann.go("/")
    ann.page.get_by_role("button", name=ann.say("web-begin")).wait_for()


def jaipur(ann: Visitor) -> None:
    """A table of Jaipur some turns after its beginning, with cards that are about to be taken or sold."""
    ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:3')['table']['id']}")
    player = JaipurPlayer(ann.page, Mouse(), ann.say)
    for _ in range(TURNS):
        if player.wait() == "turn":
            player.move()
    if player.wait() == "turn":
        row, places = player.choose()
        for place in places:
            row.get_by_role("button").nth(place).click()
    settle(ann)


def istanbul(ann: Visitor) -> None:
    """A table of Istanbul some turns after its beginning, with a move that is about to be made."""
    ann.go(f"/table/{ann.table('istanbul', 'me', 'bot:3', 'bot:2')['table']['id']}")
    player = IstanbulPlayer(ann.page, Mouse(), ann.say)
    for _ in range(3 * TURNS):
        if player.wait() == "turn":
            player.move()
    player.wait()
    player.choose()
    settle(ann)


def settle(ann: Visitor) -> None:
    """Until the button says what will happen, with nothing pointed at."""
    ann.page.mouse.move(0, 0)
    ann.page.evaluate("scrollTo(0, 0)")
    ann.page.wait_for_function(
        "(text) => document.querySelector('[data-action=confirm]').innerText !== text", arg=ann.say("web-make-move")
    )


def film(ann: Visitor) -> Iterator[float]:
    """Two turns of Jaipur and the bot's answers: does something, then yields for how long it is worth seeing."""
    ann.go(f"/table/{ann.table('jaipur', 'me', 'bot:3')['table']['id']}")
    player = JaipurPlayer(ann.page, Mouse(), ann.say)
    for _ in range(TURNS):
        if player.wait() == "turn":
            player.move()
    player.wait()
    ann.page.wait_for_timeout(1500)
    yield 0.6
    for _ in range(2):
        if player.wait() != "turn":
            break
        row, places = player.choose()
        for place in places:
            row.get_by_role("button").nth(place).click()
            yield 0.3
        yield 0.7
        player.confirm.click()
        ann.page.mouse.move(0, 0)
        yield 3.5
    yield 0.8


def summary(ann: Visitor) -> None:
    """The end of a match of Jaipur."""
    ann.go(f"/table/{imported(ann, 'jaipur')}")
    ann.page.locator('dialog[open] a[href^="/replay/"]').wait_for()
    ann.page.locator("dialog[open] .lines li").first.wait_for()  # what decided it is read from the record


def replay(ann: Visitor) -> None:
    """A finished game of Istanbul, looked at step by step."""
    ann.go(f"/replay/{imported(ann, 'istanbul')}?step={MIDDLE['istanbul']}")
    ann.page.locator("main [data-place]").first.wait_for()


def rules(ann: Visitor) -> None:
    """The rules of Jaipur."""
    ann.go("/rules/jaipur")
    ann.page.locator("main section h2").first.wait_for()


SCREENS: tuple[Callable[[Visitor], None], ...] = (home, jaipur, istanbul, summary, replay, rules)
