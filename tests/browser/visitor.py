"""People who visit a server with a browser; whatever goes wrong in their pages is written down."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket, expect

from browser.words import Words

#: Nothing moves unless a test wants to see it move.
SETTINGS = {"speed": "off"}
_START = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
try {
  if (!localStorage.getItem('serai')) localStorage.setItem('serai', '%s');
} catch {} // an empty page has no store
"""

DESKTOP = (1280, 800)
#: A machine that has much else to do is slow, not wrong: in milliseconds.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser context with one page, and what it received."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        scale: float = 1.0,
        theme: str = "light",
        settings: dict[str, Any] | None = None,
        has_worker: bool = False,
        has_touch: bool = False,
    ) -> None:
        self.url = url
        self.say = Words(language)
        #: What went wrong, and what may.
        self.problems: list[str] = []
        self.allowed: list[str] = []
        #: Every frame of every socket and every answer about tables, as text.
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            color_scheme="dark" if theme == "dark" else "light",
            service_workers="allow" if has_worker else "block",
            has_touch=has_touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_START % json.dumps(SETTINGS | (settings or {})))
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self.problems.append(f"error: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._socket)

    def go(self, path: str = "/") -> Page:
        """Open a page by its address, as if it was typed."""
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def allow(self, *patterns: str) -> None:
        """These problems (regular expressions) are part of the story."""
        self.allowed += patterns

    def wrong(self) -> list[str]:
        """All that went wrong and should not have."""
        return [one for one in self.problems if not any(re.search(pattern, one) for pattern in self.allowed)]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Speak to the server as this visitor, beside the page."""
        answer = self.context.request.fetch(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self.url},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, *seats: str, **wishes: Any) -> dict[str, Any]:
        """Make a table beside the page."""
        self.ask("GET", "/api/me")
        made: dict[str, Any] = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wishes})
        return made

    def close(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.problems.append(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # Going on to another page aborts what the old one still waited for.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)
        if response.status >= 400:
            self.problems.append(f"refused: {response.status} {response.url}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
