"""The watch over the pages sees what it should: otherwise all other tests could pass by accident."""

from __future__ import annotations

import pytest

from browser.conftest import Visit

WRONGS = {
    "an error in the console": "console.error('ouch')",
    "an error of a script": "setTimeout(() => { throw new Error('ouch'); })",
    "a breach of the content policy": "document.body.setAttribute('style', 'color: red')",
    "an answer that is a refusal": "fetch('/api/tables/nosuchtable')",
    "a request that fails": "fetch('http://127.0.0.1:9/')",
}


@pytest.mark.parametrize("wrong", WRONGS)
def test_what_goes_wrong_is_seen(visit: Visit, wrong: str) -> None:
    ann = visit()
    ann.allow(".")
    page = ann.go("/about")
    assert not ann.problems
    page.evaluate(f"() => {{ {WRONGS[wrong]} }}")
    for _ in range(300):
        if ann.problems:
            break
        page.wait_for_timeout(10)
    assert ann.problems


def test_a_missing_message_is_seen(visit: Visit) -> None:
    """A text without one of its messages: the reader sees the key, and the console tells."""
    ann = visit()
    ann.allow("no message")
    ann.page.route(
        "**/assets/general-*.js",
        lambda route: route.fulfill(response=(got := route.fetch()), body=_without(got.text())),
    )
    ann.go("/")
    ann.page.wait_for_function("() => document.body.innerText.includes('web-tagline')")
    assert any("web-tagline" in one for one in ann.problems)


def _without(text: str) -> str:
    return text.replace("web-tagline =", "web-nothing =")
