"""Simple players: they read the page, press what it offers, and know no more of the rules than it takes to finish."""

from __future__ import annotations

import time
from collections import Counter

from playwright.sync_api import Locator, Page, expect

from browser.input import Input
from browser.words import Words

PRECIOUS = "DGS"
GOODS = "DGSCPL"
CAMEL = "K"


class Player:
    """What both games have in common."""

    def __init__(self, page: Page, hands: Input, say: Words | None = None) -> None:
        self.page = page
        self.hands = hands
        self.say = say or Words()
        self.moves = 0
        self.confirm = page.locator('[data-action="confirm"]')
        self.rematch = page.locator('[data-action="again"]')

    def group(self, key: str, **arguments: str) -> Locator:
        return self.page.locator(f'[role="group"][aria-label="{self.say(key, **arguments)}"]')


class JaipurPlayer(Player):
    """Takes the dearest card, sells three of a kind, or two where they are precious."""

    def __init__(self, page: Page, hands: Input, say: Words | None = None) -> None:
        super().__init__(page, hands, say)
        self.market = self.group("web-jaipur-market")
        self.hand = self.group("web-jaipur-own-hand")
        self.go_on = page.locator('[data-action="go-on"]')
        # One's turn: cards can be chosen, and none is. What was chosen stays so until the new position is here.
        label = self.say("web-jaipur-market")
        self.turn = page.locator(
            f'main:not(:has([aria-pressed="true"][data-kind])) [aria-label="{label}"] button:not([aria-disabled])'
        ).first

    def wait(self) -> str:
        """Until there is something to do: `turn`, `scored` or `over`."""
        self.turn.or_(self.go_on).or_(self.rematch).first.wait_for()
        if self.go_on.is_visible():
            return "scored"
        return "over" if self.rematch.is_visible() else "turn"

    def play(self, most: int = 400) -> int:
        """Play until the match is over, or `most` moves were made; return the number of rounds seen to their end."""
        rounds = 0
        while self.moves < most:
            match self.wait():
                case "over":
                    return rounds
                case "scored":
                    expect(self.go_on).not_to_have_text(self.say("web-count-skip"))
                    self.hands.press(self.go_on)
                    expect(self.go_on).to_have_count(0)
                    rounds += 1
                case _:
                    self.move()
        return rounds

    def move(self) -> None:
        self.hands.looks()
        row, places = self.choose()
        cards = row.get_by_role("button")
        for place in places:
            self.hands.press(cards.nth(place), "Space")
            expect(cards.nth(place)).to_have_attribute("aria-pressed", "true")
        expect(self.confirm).not_to_have_attribute("aria-disabled", "true")
        self.hands.press(self.confirm)
        self.moves += 1

    def choose(self) -> tuple[Locator, list[int]]:
        market, hand = self._kinds(self.market), self._kinds(self.hand)
        held = Counter(hand)
        ready = [good for good in GOODS if held[good] >= (2 if good in PRECIOUS else 3)]
        if not ready and len(hand) == 7:
            ready = [max((good for good in GOODS if held[good] >= 2), key=lambda good: held[good])]
        if ready:
            return self.hand, [place for place, kind in enumerate(hand) if kind == ready[0]]
        good = next((good for good in GOODS if good in market), CAMEL)
        return self.market, [market.index(good)]

    def is_about_to_take_camels(self) -> bool:
        """Whether the next move leaves the hand as it is."""
        row, places = self.choose()
        return self._kinds(row)[places[0]] == CAMEL

    def _kinds(self, row: Locator) -> list[str]:
        return row.get_by_role("button").evaluate_all("(cards) => cards.map((card) => card.dataset.kind)")


class IstanbulPlayer(Player):
    """Keeps the dice; buys rubies before tiles before cards; takes the first of what is offered."""

    def __init__(self, page: Page, hands: Input, say: Words | None = None) -> None:
        super().__init__(page, hands, say)
        self.turn = page.locator('[data-action="confirm"]:not([aria-busy])')
        self.actions = self.group("web-istanbul-actions").get_by_role("button")
        self.cards = self.group("web-istanbul-ask", what="card").get_by_role("button")
        asked = ("tile", "zone", "dice", "get", "offer", "own")
        labels = ", ".join(f'[role="group"][aria-label="{self.say("web-istanbul-ask", what=what)}"]' for what in asked)
        self.choices = page.locator(labels).get_by_role("button")

    def wait(self) -> str:
        self.turn.or_(self.rematch).first.wait_for()
        return "over" if self.rematch.is_visible() else "turn"

    def play(self, most: int = 1000) -> None:
        while self.moves < most and self.wait() == "turn":
            self.move()

    def move(self) -> None:
        self.hands.looks()
        self.choose()
        self.hands.press(self.confirm)
        self.moves += 1

    def choose(self) -> None:
        """Until there is a move to make."""
        while self.confirm.get_attribute("aria-disabled"):
            self.hands.press(self.next())

    def next(self) -> Locator:
        """What to press as long as the page asks for more."""
        if self.choices.count():
            return self.choices.first
        if self.cards.count():
            return self.cards.first
        offered = self.actions.evaluate_all("(all) => all.map((one) => one.ariaDisabled !== 'true')")
        open = [place for place, is_open in enumerate(offered) if is_open]
        # Listed from plain goods to rubies, and at the end the end of the turn.
        better = [place for place in open if place < len(offered) - 1]
        return self.actions.nth((better or open)[-1])


def who_is_next(*players: JaipurPlayer | IstanbulPlayer, seconds: float = 20.0) -> int:
    """Which of several players at one table can move; waits until one can."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for place, player in enumerate(players):
            if player.turn.is_visible():
                return place
        players[0].page.wait_for_timeout(10)
    raise AssertionError("nobody can move")
