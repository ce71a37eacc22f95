"""Web Push in a real Chromium: switched on, the tab closed, called, clicked, at the table.

Without a network Chromium has no push service of its own. So three things are stood in for: `pushManager.subscribe` in
the page gives a subscription whose private key the test has, with an endpoint at a push service on this machine; what
arrives there is decrypted and handed to Chromium by its debugger (`ServiceWorker.deliverPushMessage`); and the click on
the notification is sent to the service worker, whose wish to open a window is then granted. The server, the encryption,
the signature, the page, the service worker and the notification are the real ones.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from browser.conftest import hosted
from browser.visitor import Visitor
from server.hosted import Hosted
from server.push.service import PushService, Subscription, claims_of

#: A subscription as the browser's push service would make it.
SUBSCRIBE = """
(() => {
  const made = %s;
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async (options) => {
    const text = options.applicationServerKey;
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    kept = {
      endpoint: made.endpoint,
      options: { ...options, applicationServerKey: bytes.buffer },
      toJSON: () => ({ ...made, expirationTime: null }),
      unsubscribe: async () => { kept = null; return true; },
    };
    return kept;
  };
})();
"""


@pytest.fixture(scope="module")
def place(program: str, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server with a public address, which calls at once."""
    made = hosted(tmp_path_factory.mktemp("push"), push_local=True, call_after=0.2, thinkers=0)
    made._environment["SERAI_PUBLIC_URL"] = made.url
    with made:
        yield made


@pytest.fixture(scope="module")
def unnamed(program: str, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server without a public address."""
    with hosted(tmp_path_factory.mktemp("unnamed"), thinkers=0) as made:
        yield made


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


class Friend:
    """Ben, who plays by requests."""

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        self._http.patch("/api/me", json={"name": "Ben"})

    def join(self, made: dict[str, Any]) -> None:
        link, table = made["table"]["links"]["1"], made["table"]["id"]
        assert self._http.post(f"/api/tables/{table}/seats", json={"link": link}).status_code == 200

    def move(self, table: str) -> None:
        shown = self._http.get(f"/api/tables/{table}").json()
        body = {
            "type": "move",
            "id": f"m{shown['seq']}",
            "move": shown["game"]["legal"][0]["move"],
            "seen": shown["seq"],
        }
        assert self._http.post(f"/api/tables/{table}/commands", json=body).status_code == 200

    def turn(self, table: str) -> int:
        return int(self._http.get(f"/api/tables/{table}").json()["table"]["turn"])


@pytest.fixture
def ben(place: Hosted) -> Iterator[Friend]:
    with httpx.Client(base_url=place.url, timeout=20.0) as http:
        yield Friend(http)


def worker_of(page: Page, origin: str) -> tuple[CDPSession, str]:
    """Chromium's debugger, and the id of our service worker's registration."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def updated(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(origin))

    session.on("ServiceWorker.workerRegistrationUpdated", updated)
    session.send("ServiceWorker.enable")
    deadline = time.monotonic() + 20
    while not found and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    return session, found[-1]


def switch_on(one: Visitor) -> Page:
    page = one.page
    page.get_by_role("button", name=one.say("web-notify")).first.click()
    page.get_by_role("switch", name=one.say("web-call-switch")).check()
    return page


@pytest.mark.parametrize("language", ["en", pytest.param("ja", marks=pytest.mark.deep)])
def test_subscribed_closed_told_clicked_at_the_table(
    browser: Browser, place: Hosted, service: PushService, ben: Friend, language: str
) -> None:
    ann = Visitor(browser, place.url, language=language, has_worker=True)
    subscription = service.subscription(f"ann-{language}")
    ann.context.grant_permissions(["notifications"], origin=place.url)
    ann.context.add_init_script(SUBSCRIBE % json.dumps(subscription.json()))
    made = ann.table("jaipur", "me", "open", options={"rounds": 1})
    table = made["table"]["id"]

    # Subscribed, by a click in the waiting room.
    page = ann.go(f"/table/{table}")
    switch_on(ann)
    expect(page.get_by_text(ann.say("web-call-on"))).to_be_visible()

    # A test shows the answer of the push service.
    page.get_by_role("button", name=ann.say("web-call-test")).click()
    answer = ann.say("web-call-answer", how="accepted", service="127.0.0.1", status="201")
    expect(page.get_by_text(answer)).to_be_visible()
    assert json.loads(subscription.read(service.received[0].body))["title"] == ann.say("call-test")
    service.received.clear()

    # The tab is closed, and a friend plays.
    debugged = ann.context.new_page()
    session, registration = worker_of(debugged, place.url)
    page.close()
    ben.join(made)
    service.wait(1)
    if ben.turn(table) == 1:
        ben.move(table)
    title = ann.say("call-turn", game=ann.say("jaipur-title"))
    deadline = time.monotonic() + 20
    while True:
        message = service.received[-1]
        content = subscription.read(message.body)
        if json.loads(content)["title"] == title:
            break
        assert time.monotonic() < deadline, content
        time.sleep(0.05)

    # Told: what came is signed by the server's key, short of time and under one topic; Chromium shows it.
    key = ann.ask("GET", "/api/me/devices")["key"]
    claims = claims_of(message.headers["authorization"], key)
    assert claims["aud"] == service.origin and int(message.headers["ttl"]) > 0 and message.headers["topic"]
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": place.url, "registrationId": registration, "data": content.decode()},
    )
    worker = ann.context.service_workers[0]
    shown: list[dict[str, str]] = []
    while not shown and time.monotonic() < deadline + 20:
        shown = worker.evaluate(
            "async () => (await registration.getNotifications()).map(({title, body, tag, data, lang}) => "
            "({title, body, tag, data, lang}))"
        )
    (told,) = shown
    assert told["title"] == title and told["lang"] == language and told["data"] == f"/table/{table}"
    assert told["tag"] == f"serai-{table}"

    # Clicked: the service worker wants the page of the table, and there it is.
    opened = worker.evaluate("""async () => {
      const [notification] = await registration.getNotifications();
      const wanted = new Promise((resolve) => {
        clients.openWindow = async (path) => resolve(path);
      });
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
      return wanted;
    }""")
    page = ann.context.new_page()
    page.goto(opened)
    expect(page).to_have_url(re.compile(f"/table/{table}$"))
    expect(page).to_have_title(re.compile(re.escape(ann.say("web-your-turn"))))
    assert worker.evaluate("async () => (await registration.getNotifications()).length") == 0
    assert ann.wrong() == []
    ann.close()


def test_a_page_that_is_hidden_tells_so(browser: Browser, place: Hosted, service: PushService, ben: Friend) -> None:
    ann = Visitor(browser, place.url, has_worker=True)
    ann.context.grant_permissions(["notifications"], origin=place.url)
    ann.context.add_init_script(SUBSCRIBE % json.dumps(service.subscription("hidden").json()))
    made = ann.table("jaipur", "me", "open", options={"rounds": 1})
    table = made["table"]["id"]
    page = ann.go(f"/table/{table}")
    switch_on(ann)
    expect(page.get_by_text(ann.say("web-call-on"))).to_be_visible()
    ben.join(made)
    if ben.turn(table) == 0:
        page.wait_for_timeout(2500)
        assert service.received == []  # she looks
        return ann.close()
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true})")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(300)
    ben.move(table)
    service.wait(1)
    ann.close()


def test_refused_without_a_public_address_and_nothing_is_lost(browser: Browser, unnamed: Hosted) -> None:
    ann = Visitor(browser, unnamed.url, has_worker=True)
    ann.allow(r"409.*/api/me/devices", r"status of 409")
    ann.context.grant_permissions(["notifications"], origin=unnamed.url)
    made = ann.table("jaipur", "me", "open", options={"rounds": 1})
    page = ann.go(f"/table/{made['table']['id']}")
    switch_on(ann)
    expect(page.get_by_text(ann.say("error-push-no-public-address"))).to_be_visible()
    expect(page.get_by_text(ann.say("web-call-only-open"))).to_be_visible()  # the page itself still tells
    expect(page.get_by_role("switch")).to_be_checked()
    assert ann.wrong() == []
    ann.close()


def test_permission_refused_and_withdrawn(browser: Browser, place: Hosted, service: PushService) -> None:
    ann = Visitor(browser, place.url, has_worker=True)
    ann.context.add_init_script("Notification.requestPermission = async () => 'denied';")
    made = ann.table("jaipur", "me", "open", options={"rounds": 1})
    page = ann.go(f"/table/{made['table']['id']}")
    switched = page.get_by_role("button", name=ann.say("web-notify")).first
    switched.click()
    page.get_by_role("switch").click()
    expect(page.get_by_text(ann.say("web-notify-denied"))).to_be_visible()
    expect(page.get_by_role("switch")).not_to_be_checked()
    ann.close()

    ben = Visitor(browser, place.url, has_worker=True, settings={"isCalled": True, "notifies": True})
    ben.context.clear_permissions()
    page = ben.go("/")
    expect(page.get_by_text(ben.say("web-call-withdrawn"))).to_be_visible()
    assert ben.wrong() == []
    ben.close()


def test_a_subscription_that_the_browser_renews(browser: Browser, place: Hosted, service: PushService) -> None:
    ann = Visitor(browser, place.url, has_worker=True)
    old, new = service.subscription("old"), service.subscription("new")
    ann.context.grant_permissions(["notifications"], origin=place.url)
    ann.context.add_init_script(SUBSCRIBE % json.dumps(old.json()))
    made = ann.table("jaipur", "me", "open", options={"rounds": 1})
    page = ann.go(f"/table/{made['table']['id']}")
    switch_on(ann)
    expect(page.get_by_text(ann.say("web-call-on"))).to_be_visible()
    worker = ann.context.service_workers[0]
    worker.evaluate(
        """([before, after]) => {
          const event = new ExtendableEvent('pushsubscriptionchange');
          event.oldSubscription = { endpoint: before.endpoint, options: {} };
          event.newSubscription = { endpoint: after.endpoint, toJSON: () => after };
          dispatchEvent(event);
        }""",
        [old.json(), new.json()],
    )
    deadline = time.monotonic() + 20
    while True:
        answer = ann.context.request.post(
            place.url + "/api/me/devices/test",
            data=json.dumps({"endpoint": new.endpoint}),
            headers={"content-type": "application/json", "origin": place.url},
        )
        if answer.ok:
            break
        assert time.monotonic() < deadline, answer.text()
        time.sleep(0.2)
    assert len(ann.ask("GET", "/api/me/devices")["devices"]) == 1
    assert isinstance(new, Subscription) and new.read(service.received[-1].body)
    ann.close()
