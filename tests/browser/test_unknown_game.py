"""A game the app has no screens for: found on the home page, played on the plain table, and replayed.

The server's Jaipur is called `toy` on its way to the browser, where nobody knows a game of that name.
"""

from __future__ import annotations

from playwright.sync_api import Route, WebSocketRoute, expect

from browser.conftest import Visit
from browser.screens import imported
from browser.visitor import Visitor


def rename(ann: Visitor) -> None:
    """Let this visitor's pages be told of `toy` where the server says `jaipur`, and the other way round."""

    def asked(route: Route) -> None:
        sent = route.request.post_data
        answer = route.fetch(post_data=sent.replace('"toy"', '"jaipur"') if sent else None)
        route.fulfill(response=answer, body=answer.text().replace('"jaipur"', '"toy"'))

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: server.send(text))
        server.on_message(lambda text: socket.send(str(text).replace('"jaipur"', '"toy"')))

    ann.context.route("**/api/**", asked)
    ann.context.route_web_socket("**/live", opened)


def test_it_is_listed_played_and_replayed(visit: Visit) -> None:
    ann, say = visit(), visit().say
    rename(ann)
    page = ann.go("/")
    games = page.get_by_role("group", name=say("web-game"), exact=True)
    card = games.locator("label", has=page.locator('input[value="toy"]'))
    expect(card).to_contain_text("Jaipur")
    expect(games.locator("svg").first).to_be_visible()  # the other game shows some pieces
    expect(card.locator("svg")).to_have_count(0)
    card.click()
    page.get_by_role("button", name=say("web-begin")).click()
    heading = page.get_by_role("heading", name=say("web-your-moves"))
    moves = page.locator("section", has=heading).locator("button[aria-pressed]")
    for _ in range(3):
        moves.first.click()
        expect(page.locator("section", has=heading).get_by_role("status")).not_to_be_empty()
        shown = page.locator("pre").inner_text()
        page.get_by_role("button", name=say("web-make-move"), exact=True).click()
        expect(page.locator("pre")).not_to_have_text(shown)
        heading.wait_for()
    page.goto(f"/replay/{imported(ann, 'jaipur')}?step=40")
    expect(page.locator("pre")).to_contain_text('"market"')
    shown = page.locator("pre").inner_text()
    page.get_by_role("button", name=say("web-next"), exact=True).click()
    expect(page.locator("pre")).not_to_have_text(shown)


def test_it_has_no_rules_to_link_to(visit: Visit) -> None:
    ann, say = visit(), visit().say
    waiting = ann.table("jaipur", "me", "open")["table"]["id"]
    rename(ann)
    page = ann.go(f"/table/{waiting}")
    page.locator("main [readonly]").first.wait_for()
    expect(page.locator('main a[href^="/rules/"]')).to_have_count(0)
    page.goto("/rules/toy")
    expect(page.get_by_role("alert")).to_contain_text(say("web-nothing-here"))
    page.goto("/rules")
    expect(page.locator('main a[href="/rules/istanbul"]').first).to_be_visible()
    expect(page.locator('main a[href^="/rules/toy"], main a[href^="/rules/jaipur"]')).to_have_count(0)
